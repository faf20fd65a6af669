"""`cutec show --lines`: what each line of Python became, and what it costs by the static model."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cutec.artifact.bundle import Bundle
from cutec.artifact.manifest import MANIFEST
from cutec.cli import output
from cutec.cli.machine_code import Kernel, chosen, kernels
from cutec.cost.bulk import UNKNOWN_COPIES, Copies, copies_of, has_copies
from cutec.cost.cards import Card, card_for
from cutec.cost.kinds import SHORT
from cutec.cost.lines import LineCost, innermost, line_costs, line_in
from cutec.cost.model import cycles_by_pipe, weigh
from cutec.cost.throughput import multiplied_type
from cutec.diag.source import line_of
from cutec.driver.options.finding import FoundFiles, search_folders
from cutec.records import NamedTuple, asdict, dataclass
from cutec.toolchain.find import find_toolset

_BAR = 8
_LEGEND = "bytes: of each thread; bulk: of bulk copies (TMA), each issued by one thread"
_UNKNOWN = "(no line)"
_EIGHTHS = " ▏▎▍▌▋▊▉"


@dataclass(frozen=True)
class Choice:
    """What to show: `exports` and `archs` (() for all), on which `card` (None: a default one), with
    how many `trips` of a loop, the `top` lines alone, lines of `callees` or of the kernel's file.
    """

    exports: tuple[str, ...]
    archs: tuple[str, ...]
    card: str | None
    trips: float
    top: int | None
    callees: bool


class Costs(NamedTuple):
    """A kernel with its bulk copies, and the costs of its lines on a card."""

    kernel: Kernel
    copies: Copies
    card: Card
    lines: list[LineCost]


def show_lines(bundle: Bundle, choice: Choice, as_json: bool) -> None:
    """Print the tables, one per kernel. Raises E1004, E1045, E1101, E2001, E3006."""
    files = FoundFiles(search_folders(bundle.directory), bundle.manifest.sources)
    images = chosen(bundle, choice.exports, choice.archs)
    with output.progress(not as_json) as progress:
        found = list(kernels(bundle, images, find_toolset(), progress))
    costs = [_costs(kernel, _copies(bundle, kernel), choice) for kernel in found]
    if as_json:
        output.json_result([_data(cost, files) for cost in costs])
        return
    _tell_newer(bundle, costs, files)
    for number, cost in enumerate(costs):
        output.result("\n".join(["", *_table(cost, choice.trips, files)][0 if number else 1 :]))


def _tell_newer(bundle: Bundle, costs: list[Costs], files: FoundFiles) -> None:
    """Say which source files were written after the bundle: their lines may be others now."""
    built = (bundle.directory / MANIFEST).stat().st_mtime
    for file in sorted({line.file for cost in costs for line in cost.lines}):
        path = Path(files.path(file))
        if path.is_file() and path.stat().st_mtime > built:
            output.talk(f"{file} is newer than the bundle: the lines shown may not be those that were built")


def _copies(bundle: Bundle, kernel: Kernel) -> Copies:
    found = copies_of([kernel.function], bundle, kernel.export, kernel.arch.name)
    return found.get(kernel.function.name, UNKNOWN_COPIES)


def _costs(kernel: Kernel, copies: Copies, choice: Choice) -> Costs:
    card = card_for(kernel.arch, choice.card)
    place = innermost if choice.callees else line_in(kernel.export.source.file)
    lines = line_costs(kernel.function, card, choice.trips, place, copies)
    if choice.top is not None:
        kept = sorted(lines, key=lambda line: -line.share)[: choice.top]
        lines = [line for line in lines if line in kept]
    return Costs(kernel, copies, card, lines)


def _table(cost: Costs, trips: float, files: FoundFiles) -> Iterator[str]:
    kernel, card, bulk = cost.kernel, cost.card, has_copies(cost.kernel.function)
    registers = f", {kernel.used.registers} registers" if kernel.used else ""
    yield f"{kernel.export.name} on {card.described(kernel.arch)}: {kernel.function.name}"
    count = f"{len(kernel.function.instructions)} instructions{registers}"
    yield f"{count}; a static estimate, each loop counts {trips:g} times"
    yield from _pipes(cost, trips)
    yield from _roofline(kernel, card)
    if bulk:
        yield _LEGEND
    file = None
    for line in cost.lines:
        if line.file != file:
            file = line.file
            yield from ("", output.cut(file or _UNKNOWN), _header(bulk))
        yield from _rows(line, bulk, files)


def _header(bulk: bool) -> str:
    return f" line   share {'':{_BAR}}  regs  bytes  {'  bulk  ' if bulk else ''}{'limit':13}  instructions"


def _pipes(cost: Costs, trips: float) -> Iterator[str]:
    """The shares of the pipes, the largest first."""
    cycles = cycles_by_pipe(weigh(cost.kernel.function, cost.card, trips, cost.copies))
    total = sum(cycles.values())
    largest = sorted((pipe for pipe in cycles if cycles[pipe] >= total / 100), key=lambda pipe: -cycles[pipe])
    yield output.cut("cycles: " + ", ".join(f"{pipe} {cycles[pipe] / total:.0%}" for pipe in largest))


def _roofline(kernel: Kernel, card: Card) -> Iterator[str]:
    """What a call computes and moves, if its export says so, and what the card has for that."""
    stated = (("operations", kernel.export.flops), ("bytes", kernel.export.bytes))
    if work := ", ".join(f"{formula} {what}" for what, formula in stated if formula):
        yield output.cut(f"a call: {work}")
        kind = multiplied_type(kernel.function)
        if peak := card.peaks.get(kind):
            yield output.cut(
                f"{card.name}: {peak / card.bandwidth:.0f} {kind} operations in the time of a byte of device memory"
            )


def _rows(line: LineCost, bulk: bool, files: FoundFiles) -> Iterator[str]:
    mix = sorted(line.instructions.items(), key=lambda item: -item[1])
    kinds = ", ".join(f"{SHORT[kind]} {number}" for kind, number in mix)
    live = "-" if line.live is None else str(line.live)
    moved = f"{sum(line.bytes.values()) or '-':>5}" + (f"  {_bulk(line):>6}" if bulk else "")
    number = line.line or "-"
    yield output.cut(f"{number:>5}  {line.share:6.1%} {_bar(line.share)}  {live:>4}  {moved}  {line.limit:13}  {kinds}")
    if text := _text(line, files):
        yield output.cut(f"       {text}")


def _bulk(line: LineCost) -> str:
    """Bytes of bulk copies: `512+?` where those of others are unknown; "-" without any."""
    known = sum(size or 0 for size in line.bulk.values())
    if None not in line.bulk.values():
        return str(known or "-")
    return f"{known}+?" if known else "?"


def _text(line: LineCost, files: FoundFiles) -> str:
    return (line_of(files.path(line.file), line.line) or "").strip()


def _bar(share: float) -> str:
    """A share as a bar of eighths of characters, or of `#` where there are none."""
    if not output.is_utf8(sys.stdout):
        return ("#" * round(share * _BAR)).ljust(_BAR)
    whole, eighths = divmod(round(share * _BAR * 8), 8)
    return ("█" * whole + _EIGHTHS[eighths].strip()).ljust(_BAR)


def _data(cost: Costs, files: FoundFiles) -> dict[str, Any]:
    kernel = cost.kernel
    return {
        "export": kernel.export.name,
        "kernel": kernel.function.name,
        "arch": kernel.arch.name,
        "card": cost.card.name,
        "instructions": len(kernel.function.instructions),
        "resources": asdict(kernel.used) if kernel.used else None,
        "lines": [asdict(line) | {"text": _text(line, files)} for line in cost.lines],
    }
