"""Groups of commands whose messages point to the help of the command that was meant."""

from __future__ import annotations

from typing import Any

import click


class Group(click.Group):
    """A group. click's parser does not say of which command an option lacks its value; this class
    does.
    """

    def invoke(self, ctx: click.Context) -> Any:
        """As click's. Raises UsageError with the context of the command."""
        try:
            return super().invoke(ctx)
        except click.UsageError as exc:
            name = ctx.invoked_subcommand or ""
            command = self.get_command(ctx, name)
            if exc.ctx is None and command is not None:
                exc.ctx = click.Context(command, info_name=name, parent=ctx)
            raise
