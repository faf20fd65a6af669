"""`cutec cache`: look at the build cache, explain it, check it, and make room in it."""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Sequence

import click

from cutec.cli.group import Group
from cutec.cli.output import columns, size_text
from cutec.driver.cache.entry import CacheEntry
from cutec.driver.cache.room import parse_size
from cutec.driver.cache.store import DiskStore
from cutec.records import asdict

_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
_EXIT_BAD, _EXIT_USAGE = 1, 2
_LEAST = 8  # characters of a shortened column


@click.group(cls=Group, name="cache", short_help="List, explain, check or clear the build cache.")
@click.help_option("-h", "--help")
def command() -> None:
    """The build cache: builds and results of tools by their inputs. CUTEC_CACHE_DIR names its
    folder, CUTEC_CACHE_SIZE limits its size.
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
    """Show the folder, number and size of the entries of each kind, and the limit."""
    store = DiskStore()
    kinds: dict[str, list[int]] = {}
    for entry in store.entries():
        kinds.setdefault(entry.kind, []).append(entry.size)
    if as_json:
        data = {kind: {"entries": len(sizes), "bytes": sum(sizes)} for kind, sizes in sorted(kinds.items())}
        sizes = {"bytes": store.total(), "limit": store.limit or None}
        click.echo(json.dumps({"folder": str(store.root), **sizes, "kinds": data}, indent=2))
        return
    click.echo(store.root)
    for kind, sizes in sorted(kinds.items()):
        click.echo(_stats_line(kind, sizes))
    click.echo(_stats_line("total", [size for sizes in kinds.values() for size in sizes]))
    most = f"of at most {size_text(store.limit)}" if store.limit else "without a limit"
    click.echo(f"{'on disk':<24} {size_text(store.total()):>9}  {most}")


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


@command.command(short_help="Remove what was not used for the longest time.")
@click.option(
    "--max-size", metavar="SIZE", default="", help="Leave at most this: 500M, 2G.  [default: CUTEC_CACHE_SIZE]"
)
@click.help_option("-h", "--help")
def gc(max_size: str) -> None:
    """Remove the entries that were not used for the longest time, until the cache has its size.
    Builds do so too when they exceed it.
    """
    store = DiskStore()
    most = parse_size(max_size) if max_size else store.limit
    if most is None:
        raise click.BadParameter(f"{max_size!r} is not a size such as 500M or 2G", param_hint="--max-size")
    if not max_size and not most:
        click.echo("removed nothing: the cache has no limit (CUTEC_CACHE_SIZE=0)")
        return
    count, size = store.evict(most)
    click.echo(f"removed {count} files, {size_text(size)}; {size_text(store.total())} are left")


@command.command(short_help="Check all entries, and remove bad ones.")
@click.help_option("-h", "--help")
def verify() -> None:
    """Read every entry, and check its key and its checksum. Entries that are not right are removed;
    the next build makes them again. Exit status: 0 if all were right, else 1.
    """
    found = DiskStore().verify()
    for key, problem in sorted(found.removed.items()):
        click.echo(f"removed {key[:12]}: it was {problem}")
    click.echo(f"{found.whole} right, {len(found.removed)} removed")
    if found.removed:
        sys.exit(_EXIT_BAD)


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
    if unit not in _UNITS or not number.replace(".", "", 1).isdecimal():
        raise click.BadParameter(f"{text!r} is not an age such as 30m, 12h or 7d", param_hint="--older-than")
    return float(number) * _UNITS[unit]
