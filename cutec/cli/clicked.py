"""Declared commands and options as click's."""

from __future__ import annotations

from typing import Any

import click

from cutec.cli.declared import Declared, Option
from cutec.environment import variable


def command(declared: Declared) -> click.Command:
    """click's command of a declaration."""
    return click.command(name=declared.name, short_help=declared.short_help)(options(declared.options)(declared.run))


def options(*groups: tuple[Option, ...]) -> Any:
    """A decorator that adds groups of options, in their order."""

    def add(function: Any) -> Any:
        for option in reversed([option for group in groups for option in group]):
            function = _decorator(option)(function)
        return function

    return add


def _decorator(option: Option) -> Any:
    if not option.flags:
        return click.argument(option.name, required=False, metavar=option.metavar)
    more: dict[str, Any] = {"is_flag": True, "default": option.unset()} if option.switch else {"metavar": option.metavar, "default": option.default}
    if option.switch and option.default is not None or option.within:
        more["show_default"] = True
    if option.within:
        more["type"] = click.IntRange(*option.within)
        del more["metavar"]
    if option.multiple:
        more |= {"multiple": True, "callback": _joined if option.joined else None}
    if option.variable:
        more["envvar"] = list(variable(option.variable).names)
    return click.option(*option.flags.split(), option.name, help=option.help, **more)


def _joined(ctx: click.Context, option: click.Parameter, values: tuple[str, ...]) -> str | None:
    """An option that may be repeated as one list with commas."""
    return ",".join(values) or None
