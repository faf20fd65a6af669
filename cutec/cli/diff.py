"""`cutec diff`: two builds beside each other."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import click

from cutec.artifact.manifest import Resources
from cutec.cli import failures, output
from cutec.cli.build import HOW, options
from cutec.cli.diff_sides import Side, by_arch, given_for, matched, side
from cutec.cli.machine_code import Kernel
from cutec.cost.compare import Comparison, compare, pairs, sass_diff
from cutec.diag.source import line_of
from cutec.records import asdict, dataclass

DIFFERENT, FAILED = 1, 2
_RESOURCES = ("registers", "spill_stores", "spill_loads", "stack", "shared", "dynamic_shared", "blocks", "occupancy")


@dataclass(frozen=True)
class Pair:
    """One kernel on both sides, and what differs."""

    a: Kernel
    b: Kernel
    found: Comparison
    resources: dict[str, tuple[Any, Any]]

    @property
    def same(self) -> bool:
        """Whether nothing differs."""
        return self.found.same and all(x == y for x, y in self.resources.values())


@click.command(short_help="Compare the machine code of two builds.")
@click.argument("a", metavar="A")
@click.argument("b", metavar="[B]", required=False)
@click.option("--a", "words_a", default="", metavar="OPTIONS", help="More options of the build of A, as one text.")
@click.option("--b", "words_b", default="", metavar="OPTIONS", help="More options of the build of B.")
@click.option("--arch", "archs", multiple=True, metavar="ARCH", help="Only this arch; with two and no B, compare them.")
@click.option("--export", "--entry", "exports", multiple=True, metavar="NAME", help="Only this export; repeatable.")
@click.option("--sass", "with_sass", is_flag=True, help="Show the machine code as a unified diff, by lines of Python.")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
@options(HOW)
def command(
    a: str,
    b: str | None,
    words_a: str,
    words_b: str,
    exports: tuple[str, ...],
    with_sass: bool,
    as_json: bool,
    **how: Any,
) -> int:
    """Compare A and B: bundles (a folder or its manifest), or kernel files, which are built for it
    with the options below. --a and --b give one side options of its own:

    cutec diff gemm.py gemm.py --arch sm_90a --b '-O2'

    Exit status: 0 the same machine code and resources; 1 they differ; 2 and more: an error.
    """
    try:
        left, right = _sides(a, b, (words_a, words_b), {**how, "entry": ",".join(exports) or None}, not as_json)
    except Exception as exc:  # status 1 says that the sides differ
        return max(failures.report(exc, sys.argv[1:]), FAILED)
    keys, only_a, only_b = matched(left, right)
    found = [pair for one, other in keys for pair in _pairs(left.kernels[one], right.kernels[other])]
    same = not only_a and not only_b and all(pair.same for pair in found)
    if as_json:
        data = [_data(pair, left, right, with_sass) for pair in found]
        output.json_result({"same": same, "only_a": only_a, "only_b": only_b, "kernels": data})
    else:
        output.result("\n".join(_report(left, right, only_a, only_b, found, with_sass)))
    return 0 if same else DIFFERENT


def _sides(a: str, b: str | None, words: tuple[str, str], shared: dict[str, Any], shows: bool) -> tuple[Side, Side]:
    with output.progress(shows) as progress:
        first = side(_name("A", a, words[0]), a, given_for("--a", a, shared, words[0]), progress)
        if b is None:
            return by_arch(first)
        return first, side(_name("B", b, words[1]), b, given_for("--b", b, shared, words[1]), progress)


def _name(letter: str, path: str, words: str) -> str:
    return " ".join(filter(None, (letter, path, words)))


def _pairs(a: list[Kernel], b: list[Kernel]) -> Iterator[Pair]:
    kernels = {id(kernel.function): kernel for kernel in (*a, *b)}
    for x, y in pairs([k.function for k in a], [k.function for k in b]):
        one, other = kernels[id(x)], kernels[id(y)]
        files = one.export.source.file, other.export.source.file
        yield Pair(one, other, compare(x, y, *files), _resources(one.used, other.used))


def _resources(a: Resources | None, b: Resources | None) -> dict[str, tuple[Any, Any]]:
    """What ptxas reported of both; nothing where a manifest does not say."""
    return {name: (getattr(a, name), getattr(b, name)) for name in _RESOURCES} if a and b else {}


def _report(
    a: Side, b: Side, only_a: list[str], only_b: list[str], found: list[Pair], with_sass: bool
) -> Iterator[str]:
    yield f"{a.name} → {b.name}"
    yield from (f"only in A: {name}" for name in only_a)
    yield from (f"only in B: {name}" for name in only_b)
    if not found:
        yield "nothing is in both"
    for pair in found:
        yield from _pair_lines(pair, b)
        if with_sass and not pair.found.same:
            yield from ("", *_sass(pair, a, b))


def _pair_lines(pair: Pair, b: Side) -> Iterator[str]:
    archs = dict.fromkeys((pair.a.arch.name, pair.b.arch.name))
    title = f"{pair.a.export.name} {' → '.join(archs)}: {pair.a.function.name}"
    if pair.same:
        yield f"{title}: same machine code"
        return
    yield from ("", title)
    if pair.found.same:
        yield "  same machine code"
    rows = [*_rows(pair.resources), *_rows({"code bytes": pair.found.size}), *_rows(pair.found.mix)]
    yield from output.columns(rows).splitlines()
    for change in pair.found.lines:
        text = (line_of(b.files.path(change.file), change.line) or "").strip()
        where = f"{change.file}:{change.line}" if change.file else "(no line)"
        yield output.cut(f"  {where}  {change.before} → {change.after}  {text}".rstrip())


def _rows(values: dict[str, tuple[Any, Any]]) -> Iterator[list[str]]:
    for name, (before, after) in values.items():
        if before != after:
            yield [f"  {name.replace('_', ' ')}", f"{_number(before)} → {_number(after)}"]


def _number(value: Any) -> str:
    return "-" if value is None else f"{value:.0%}" if isinstance(value, float) else str(value)


def _sass(pair: Pair, a: Side, b: Side) -> list[str]:
    names = f"{a.name} {pair.a.title}", f"{b.name} {pair.b.title}"
    return sass_diff(pair.a.function, pair.b.function, a.files.path, b.files.path, names)


def _data(pair: Pair, a: Side, b: Side, with_sass: bool) -> dict[str, Any]:
    return {
        "export": pair.a.export.name,
        "archs": [pair.a.arch.name, pair.b.arch.name],
        "kernels": [pair.a.function.name, pair.b.function.name],
        "same": pair.same,
        "resources": pair.resources,
        **asdict(pair.found),
        **({"sass": _sass(pair, a, b)} if with_sass else {}),
    }
