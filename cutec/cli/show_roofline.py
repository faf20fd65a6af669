"""`cutec show --roofline`: a call at given extents, by the static model: what bounds it."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from cutec.artifact.bundle import Bundle
from cutec.artifact.choice import guard_names
from cutec.artifact.expression import evaluate
from cutec.artifact.manifest import Export
from cutec.artifact.signature import ScalarParam
from cutec.cli import output
from cutec.cost.bulk import LOAD, SEND, STORE
from cutec.cost.cards import Card, card_for
from cutec.cost.predict import Estimate, Model
from cutec.cost.throughput import COLUMNS
from cutec.diag import error
from cutec.records import NamedTuple
from cutec.runtime.arrays import default_extents
from cutec.target.arch import Arch, parse_arch


class Call(NamedTuple):
    """A call of an export on a card: the values of its symbols and scalars, and its launches.
    `rate`: operations per second, if the export states them; `peak` of the card for what it
    multiplies; `why` there is no estimate.
    """

    export: Export
    arch: Arch
    card: Card
    values: dict[str, int]
    launches: list[Estimate]
    rate: float | None = None
    peak: float | None = None
    why: str = ""

    @property
    def seconds(self) -> float:
        return sum(launch.seconds for launch in self.launches)


def show_roofline(
    bundle: Bundle,
    names: tuple[str, ...],
    archs: tuple[str, ...],
    card: str | None,
    settings: Mapping[str, str],
    as_json: bool,
) -> None:
    """Print what bounds a call of each export that is named (of a choice: of the form that it
    takes), of all where none is. Raises E1004, E1045, E1050, E1053, E1095, E1101.
    """
    wanted = [parse_arch(name) for name in archs] or [parse_arch(name) for name in bundle.manifest.archs]
    for arch in wanted:
        if arch.name not in bundle.manifest.archs:
            has = ", ".join(bundle.manifest.archs)
            raise error("E1101", f"the bundle is not built for {arch.name}", help=f"it has {has}")
    exports = list(_exports(bundle, names, settings))
    calls = [_call(bundle, export, arch, card_for(arch, card), settings) for export in exports for arch in wanted]
    if as_json:
        output.json_result([_data(call) for call in calls])
        return
    output.result("\n\n".join("\n".join(map(_wrapped, _lines(call))) for call in calls))


def _exports(bundle: Bundle, names: tuple[str, ...], settings: Mapping[str, str]) -> Iterator[Export]:
    exports = {export.name: export for export in bundle.manifest.exports}
    choices = {choice.name: choice for choice in bundle.manifest.choices}
    forms = bundle.manifest.forms
    for name in names or (*choices, *(name for name in exports if name not in forms)):
        if name in choices:
            values = _values(exports[choices[name].forms[0].export], settings)
            taken = choices[name].export(values)
            if taken is None:
                raise error("E1050", choices[name].refusal(values))
            yield exports[taken]
        elif name in exports:
            yield exports[name]
        else:
            raise error("E1004", f"no export is called {name!r}", help=f"there are {', '.join([*choices, *exports])}")


def _values(export: Export, settings: Mapping[str, str]) -> dict[str, int]:
    """The values of symbols and integers: those that are set, else defaults as `cutec run` has
    them. Raises E1050.
    """
    signature, names = export.signature, guard_names(export.signature)
    scalars = [p for p in signature.params if isinstance(p, ScalarParam) and p.name in names]
    values = {p.name: 1 if p.default is None else int(p.default) for p in scalars}
    for name, text in settings.items():
        if name not in names:
            known = ", ".join(sorted(names)) or "none"
            raise error("E1050", f"--set {name}=...: there is no such symbol or integer", help=f"there are {known}")
        try:
            values[name] = int(text, 0)
        except ValueError:
            raise error("E1050", f"--set {name}={text}: expected an integer") from None
    for symbol in signature.symbols:
        value = values.get(symbol.name, 0)
        if value < 0:
            raise error("E1050", f"--set {symbol.name}={value}: an extent is 0 or more")
        if value % symbol.div:
            raise error("E1050", f"--set {symbol.name}={value}: {symbol.name} has to be a multiple of {symbol.div}")
    values |= default_extents(signature, values)
    return {s.name: values[s.name] for s in signature.symbols} | values


def _call(bundle: Bundle, export: Export, arch: Arch, card: Card, settings: Mapping[str, str]) -> Call:
    values = _values(export, settings)
    model = Model(bundle, export, arch, card)
    call = Call(export, arch, card, values, [])
    if why := model.refusal(values):
        return call._replace(why=f"{card.name} cannot launch {why}")
    launches = model.estimates(values)
    seconds = sum(launch.seconds for launch in launches)
    rate = evaluate(export.flops, values) / seconds if export.flops and seconds else None
    return call._replace(launches=launches, rate=rate, peak=card.peaks.get(model.multiplied or "f32"))


# -- text ------------------------------------------------------------------------------------------


def _lines(call: Call) -> Iterator[str]:
    sizes = " ".join(f"{name}={value}" for name, value in call.values.items())
    yield f"{call.export.name} on {call.card.described(call.arch)}: {sizes}"
    if call.why:
        yield f"  {call.why}"
        return
    rate = f", {_rate(call.rate)}" if call.rate else ""
    share = f", {call.rate / call.peak:.0%} of the peak" if call.rate and call.peak else ""
    yield f"{_time(call.seconds)}{rate}{share}; a static estimate"
    for launch in call.launches:
        yield from _launch(launch, call.card)


def _launch(e: Estimate, card: Card) -> Iterator[str]:
    cluster = math.prod(e.launch.cluster or (1,))
    together = f", clusters of {cluster}" if cluster > 1 else ""
    grid = " × ".join(map(str, e.launch.grid))
    yield f"  {e.launch.kernel}: {grid} blocks of {math.prod(e.launch.block)} threads{together}"
    bounds = sorted(e.bounds.items(), key=lambda bound: bound[1])
    held = ", ".join(f"{count} by {what}" for what, count in bounds)
    yield f"    an SM holds {e.resident} at once: {held}"
    yield f"    the busiest SM does {e.turns}, in {_time(e.sm)}:"
    cycles = e.sm * card.fast
    for pipe in sorted(e.pipes, key=lambda pipe: -e.pipes[pipe]):
        if e.pipes[pipe] >= cycles / 100 or pipe == COLUMNS:
            yield f"      {pipe:14} {e.pipes[pipe]:12,.0f} cycles  {e.pipes[pipe] / cycles:5.0%}"
    if e.drain:
        yield f"      {'last epilogue':14} {e.drain:12,.0f} cycles  {e.drain / cycles:5.0%}  (nothing multiplies)"
    if copied := ", ".join(f"{_TMA[way]} {output.size_text(round(size))}" for way, size in e.copied.items() if size):
        yield f"    TMA {copied}{', and copies of unknown size' * e.unsized}"
    elif e.unsized:
        yield "    TMA makes copies of unknown size"
    yield f"    device memory {_time(e.memory)}, L2 {_time(e.l2)}, until blocks begin {_time(e.begin)}"
    yield f"    bound by {e.bound}"
    if e.guessed:
        yield f"    loops that depend on data {_turns(*e.repeated)}"


def _turns(outer: float, inner: float) -> str:
    if outer == inner == 1:
        return "make one turn"
    inside = f", loops in them {inner:.3g}" if inner > 1 else ""
    return f"make {outer:.3g} turns{inside}, by the results and operations stated"


_TMA = {LOAD: "loads", STORE: "stores", SEND: "sends to other blocks"}


def _wrapped(line: str) -> str:
    """A line of the table in lines of at most 80 characters."""
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.fill(line, 80, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)


def _time(seconds: float) -> str:
    return f"{seconds * 1e6:.4g} µs" if seconds < 1e-3 else f"{seconds * 1e3:.4g} ms"


def _rate(rate: float) -> str:
    return f"{rate / 1e12:.4g} TFLOP/s"


def _data(call: Call) -> dict[str, Any]:
    return {
        "export": call.export.name,
        "arch": call.arch.name,
        "card": call.card.name,
        "values": call.values,
        "refused": call.why or None,
        "seconds": call.seconds,
        "rate": call.rate,
        "peak": call.peak,
        "launches": [
            {
                "kernel": e.launch.kernel,
                "grid": list(e.launch.grid),
                "block": list(e.launch.block),
                "cluster": list(e.launch.cluster) if e.launch.cluster else None,
                "bounds": e.bounds,
                "resident": e.resident,
                "turns": e.turns,
                "cycles": e.pipes,
                "drain": e.drain,
                "tma": e.copied,
                "tma_unknown": e.unsized,
                "seconds": {"begin": e.begin, "sm": e.sm, "memory": e.memory, "l2": e.l2},
                "bound": e.bound,
                "guessed": e.guessed,
                "repeated": e.repeated[0],
                "repeated_inside": e.repeated[1],
            }
            for e in call.launches
        ],
    }
