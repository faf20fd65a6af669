"""`cutec explain`: the meaning of a diagnostic code."""

from __future__ import annotations

import textwrap

import click

from cutec.cli import output
from cutec.diag import error
from cutec.diag.catalog import entries


@click.command(short_help="Explain a diagnostic code.")
@click.argument("code", required=False)
@click.option("--list", "list_all", is_flag=True, help="List every code with its title.")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def command(code: str | None, list_all: bool, as_json: bool) -> None:
    """Explain a diagnostic CODE such as E0310, or --list them all.

    The first digit says who has to act: E0 the kernel's source, E1 the command line or spec, E2 the
    tools, E3 a bundle, E4 the GPU or driver, E5 a finding of a run, E9 cutec itself.
    """
    known = entries()
    if list_all or code is None:
        titles = {name: entry.title for name, entry in known.items()}
        output.json_result(titles) if as_json else output.result(
            "\n".join(f"{name}  {title}" for name, title in titles.items())
        )
        return
    code = code.upper()
    if code not in known:
        raise error("E1041", f"{code} is no diagnostic code of this version", help="`cutec explain --list` lists them")
    entry = known[code]
    if as_json:
        output.json_result({"code": code, "title": entry.title, "why": entry.why, "example": entry.example})
        return
    paragraphs = [textwrap.fill(" ".join(p.split()), 80) for p in entry.why.split("\n\n")]
    example = textwrap.indent(textwrap.dedent(entry.example).strip("\n"), "    ")
    output.result("\n\n".join([f"{code}: {entry.title}", *paragraphs, *([example] if example else [])]))
