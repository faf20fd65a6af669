"""Names of kernels that tell the exports of one file apart, in profilers too: the exports
`gemm_f16_tile64` and `gemm_f16_tile128` of `gemm` launch `gemm_kernel_f16_tile64` and
`gemm_kernel_f16_tile128`. Where two entries may launch a kernel of one name, as do classes that
share a method, the name ends with the whole export: `normalise_softmax`, `normalise_rmsnorm`. The
kernels of a function that is exported once, and that no other one launches, keep their names.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from cutec.frontend.core.kernel_naming import KernelNaming, ptx_name
from cutec.frontend.exports.entry import entry_of
from cutec.frontend.exports.export import Export
from cutec.ir.core import identity
from cutec.lazy import LazyModule
from cutec.records import replace

kernels_of = LazyModule("cutec.frontend.exports.kernels_of")  # for files with several entries


def told_apart(exports: Sequence[Export]) -> list[Export]:
    """All exports of a kernel file, with how their kernels are named. It depends on what is
    declared, not on what is built.
    """
    if len(exports) < 2:
        return list(exports)
    functions = {identity(export.function): export.function for export in exports}  # variants share one
    found = {key: entry_of(function, starred=True, kernels=True) for key, function in functions.items()}
    entries = [found[identity(export.function)] for export in exports]
    suffixes = [_suffix(export.name, entry.name) for export, entry in zip(exports, entries)]
    owners = [(entry.python, entry.name) for entry in entries]
    exported = _counts(owners)
    shared = _shared(owners, exports) if len(exported) > 1 else set()
    launches = any(export.launch for export in exports)  # of kernels, which keep their own names
    result = []
    for export, owner, suffix in zip(exports, owners, suffixes):
        naming = KernelNaming(suffix=suffix if exported[owner] > 1 else "")
        if owner in shared:
            naming = KernelNaming(suffix=f"_{export.name}") if launches else _with_entry(export)
        result.append(replace(export, naming=naming))
    return result


def _with_entry(export: Export) -> KernelNaming:
    return KernelNaming(export.base, export.name.removeprefix(export.base))


def _shared(owners: Sequence[Hashable], exports: Sequence[Export]) -> set[Hashable]:
    """The host functions that may launch a kernel of the name of another entry's."""
    kernels: dict[Hashable, set[str]] = {}
    hosts = set[Hashable]()
    for owner, export in {(owner, identity(e.function)): (owner, e) for owner, e in zip(owners, exports)}.values():
        kernels[owner] = kernels.get(owner, set()) | kernels_of.kernels_of(export.function)
        if export.launch is None:
            hosts.add(owner)
    count = _counts(name for names in kernels.values() for name in names)
    return {owner for owner in hosts if any(count[name] > 1 for name in kernels[owner])}


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
