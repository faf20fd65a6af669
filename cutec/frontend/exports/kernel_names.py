"""Names of kernels that tell the exports of one function apart, in profilers too: the exports
`gemm_f16_tile64` and `gemm_f16_tile128` of `gemm` launch `gemm_kernel_f16_tile64` and
`gemm_kernel_f16_tile128`. Exports of two classes that share a method append their names. The
kernels of a function that is exported once keep their names.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence

from cutec.frontend.exports.entry import entry_of
from cutec.frontend.exports.export import Export
from cutec.records import replace


def told_apart(exports: Sequence[Export]) -> list[Export]:
    """All exports of a kernel file, with what they append to the names of kernels. It depends on
    what is declared, not on what is built.
    """
    entries = [entry_of(export.function, starred=True, kernels=True) for export in exports]
    suffixes = [_suffix(export.name, entry.name) for export, entry in zip(exports, entries)]
    shared = _counts(entry.python for entry in entries)
    alike = _counts((entry.python, suffix) for entry, suffix in zip(entries, suffixes))
    return [
        replace(export, kernel_suffix=suffix if alike[entry.python, suffix] == 1 else f"_{export.name}")
        if shared[entry.python] > 1
        else export
        for export, entry, suffix in zip(exports, entries, suffixes)
    ]


def _counts(things: Iterable[Hashable]) -> dict[Hashable, int]:
    count: dict[Hashable, int] = {}
    for thing in things:
        count[thing] = count.get(thing, 0) + 1
    return count


def _suffix(export: str, entry: str) -> str:
    """What the export's name adds to the entry's, in the letters of a PTX identifier."""
    added = export.removeprefix(entry)
    if added and (added == export or not added.startswith("_")):
        added = f"_{export}"
    return ptx_name(added)


def ptx_name(name: str) -> str:
    """A Python name in the letters of a PTX identifier: `größe` is `gr__e`."""
    return re.sub(r"\W", "_", name, flags=re.ASCII)
