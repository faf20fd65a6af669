"""Options of `cutec` and `cutec build`, which are made in every build, also in one that the cache
answers.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import click


class Option(click.Option):
    """An option whose help is shown as it is written. click would clean it of indentation by
    `inspect`, and loading that takes a seventh of a cached build.
    """

    def __init__(self, *args: Any, help: str | None = None, **more: Any):
        super().__init__(*args, **more)
        self.help = help


option = partial(click.option, cls=Option)
help_option = click.help_option("-h", "--help", cls=Option)
