"""`cutec cache`: look at the build cache, explain it, and empty it."""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Sequence

import click

from cutec.cli.group import Group
from cutec.cli.output import columns, size_text
from cutec.driver.cache.store import CacheEntry, DiskStore
from cutec.records import asdict

_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
_EXIT_USAGE = 2
_LEAST = 8  # characters of a shortened column


@click.group(cls=Group, name="cache", short_help="List, explain or clear the build cache.")
@click.help_option("-h", "--help")
def command() -> None:
    """The build cache: builds and results of tools by their inputs. CUTEC_CACHE_DIR names its
    folder.
    """


@command.command(name="list", short_help="List entries, newest first.")
@click.option("--json", "as_json", is_flag=True, help="Print the entries as JSON.")
@click.help_option("-h", "--help")
def list_entries(as_json: bool) -> None:
    """List entries: key, what it is, age, size, arch, function, and why it was built. Long texts
    are cut to the width of the terminal: `cutec cache explain` and --json have them in full.
    """
    entries = sorted(DiskStore().entries(), key=lambda e: e.time, reverse=True)
    if as_json:
        click.echo(json.dumps([asdict(e) for e in entries], indent=2))
        return
    rows = [("KEY", "KIND", "AGE", "SIZE", "ARCH", "FUNCTION", "WHY"), *(_row(e) for e in entries)]
    click.echo(columns(_fitted(rows, shutil.get_terminal_size().columns)))


@command.command(short_help="Show how many entries there are and their size.")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
@click.help_option("-h", "--help")
def stats(as_json: bool) -> None:
    """Show the folder, and number and size of the entries of each kind."""
    store = DiskStore()
    kinds: dict[str, list[int]] = {}
    for entry in store.entries():
        kinds.setdefault(entry.kind, []).append(entry.size)
    if as_json:
        data = {kind: {"entries": len(sizes), "bytes": sum(sizes)} for kind, sizes in sorted(kinds.items())}
        click.echo(json.dumps({"folder": str(store.root), "kinds": data}, indent=2))
        return
    click.echo(store.root)
    for kind, sizes in sorted(kinds.items()):
        click.echo(_stats_line(kind, sizes))
    click.echo(_stats_line("total", [size for sizes in kinds.values() for size in sizes]))


def _stats_line(kind: str, sizes: Sequence[int]) -> str:
    noun = "entry" if len(sizes) == 1 else "entries"
    return f"{kind:<8} {len(sizes):>6} {noun:<7}  {size_text(sum(sizes)):>9}"


@command.command(short_help="Remove entries.")
@click.option("--older-than", metavar="AGE", default="", help="Only those older than this: 30m, 12h, 7d.")
@click.help_option("-h", "--help")
def clear(older_than: str) -> None:
    """Remove all entries, or those that are older than AGE."""
    count, size = DiskStore().clear(_seconds(older_than) if older_than else 0.0)
    click.echo(f"removed {count} entries, {size_text(size)}")


@command.command(short_help="Say why something was rebuilt.")
@click.argument("what")
@click.help_option("-h", "--help")
def explain(what: str) -> None:
    """Say why results were built: WHAT is a function, or the beginning (4 or more digits) of a key
    that `cutec cache list` shows.
    """
    entries = DiskStore().find(what)
    if not entries:
        click.echo(f"cutec: the cache has nothing of {what!r}; `cutec cache list` shows what it has", err=True)
        sys.exit(_EXIT_USAGE)
    for entry in entries:
        click.echo(
            f"{entry.key[:12]}  {entry.kind} of {entry.function} for {entry.arch}, {age_text(time.time() - entry.time)}"
            f" ago: {entry.reason}"
        )


def _row(entry: CacheEntry) -> tuple[str, ...]:
    return (
        entry.key[:12],
        entry.kind,
        age_text(time.time() - entry.time),
        size_text(entry.size),
        entry.arch,
        entry.function,
        entry.reason,
    )


def _fitted(rows: Sequence[Sequence[str]], width: int, gap: int = 2) -> list[list[str]]:
    """Rows whose last three cells are cut so that a line has at most `width` characters. The
    shorter columns get their space first.
    """
    widths = [max(map(len, column)) for column in zip(*rows)]
    fixed, free = widths[:-3], widths[-3:]
    left = max(width - sum(fixed) - gap * (len(widths) - 1), 3 * _LEAST)
    for rank, index in enumerate(sorted(range(3), key=lambda i: free[i])):
        free[index] = min(free[index], left // (3 - rank))
        left -= free[index]
    return [[_cut(cell, size) for cell, size in zip(row, [*fixed, *free])] for row in rows]


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def age_text(seconds: float) -> str:
    """The largest unit that fits: `5s`, `12m`, `3h`, `8d`."""
    unit = next((u for u in reversed(_UNITS) if seconds >= _UNITS[u]), "s")
    return f"{int(max(0.0, seconds) // _UNITS[unit])}{unit}"


def _seconds(text: str) -> float:
    number, unit = text[:-1], text[-1:]
    if unit not in _UNITS or not number.replace(".", "", 1).isdigit():
        raise click.BadParameter(f"{text!r} is not an age such as 30m, 12h or 7d", param_hint="--older-than")
    return float(number) * _UNITS[unit]
