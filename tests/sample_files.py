"""The files of samples/, and the exports of a file that stand for all of them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from pathlib import Path
from typing import Any

from cutec.frontend.exports.export import Export

FOLDER = Path(__file__).parents[1] / "samples"
SAMPLES = sorted(FOLDER.glob("*.py"))
WARP = 32
ARCH = "sm_90a"  # for exports that name no arch


def arch_of(export: Export) -> str:
    """The arch that tests trace an export for: the first one that it names."""
    return export.arch[0] if export.arch else ARCH


def traits(value: Any, *place: Hashable) -> Iterator[Hashable]:
    """What of a constant decides which code is traced, with its place. Of a number: whether it is
    0, 1, less than a warp, a warp, or more.
    """
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from traits(part, *place, number)
    else:
        counts = isinstance(value, int) and not isinstance(value, bool)
        yield *place, bisect_left((0, 1, WARP - 1, WARP), value) if counts else value


def telling(exports: Iterable[Export]) -> list[Export]:
    """A file's exports without those whose code others have too: that differ from them in numbers
    or in f16 and bf16 alone, or combine what they have one by one. `traits` says of constants, and
    the types of parameters, what there is to have.
    """
    found: dict[Hashable, tuple[Export, set[Hashable]]] = {}
    seen: Counter[Hashable] = Counter()
    for number, export in enumerate(exports):
        here: set[Hashable] = {*export.signature.params}
        for name, value in export.constexprs.items():
            here |= {*traits(value, name)}
        new = {(export.function, repr(trait).replace("bf16", "f16")) for trait in here}
        if not here or not all(seen[trait] for trait in new):
            found[number] = export, new
            seen.update(new)
    # of what came first, later ones may have all
    for number, (_, here) in [*found.items()]:
        if here and all(seen[trait] > 1 for trait in here):
            del found[number]
            seen.subtract(here)
    return [export for export, _ in found.values()]
