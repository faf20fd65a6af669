"""Copies by loads and stores with hints: memory order and scope, cache operators, eviction
priorities (PTX ISA, "ld", "st").

Each run of elements that lies in one piece in memory is one access, by `cute.arch.load` or `store`;
the other side is in registers.
"""

from __future__ import annotations

from typing import Any

from cutec.cute.arch.load_store import load, store
from cutec.diag import error
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.frontend.tensors.layouts import apply
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.frontend.tensors.tensor import Tensor, make_rmem_tensor
from cutec.ops.cute.access import Run, runs
from cutec.ops.cute.load_store import access_side
from cutec.ops.cute.types import payload_of

# Keyword of `make_copy_atom` and `autovec_copy` → (that of `load`, that of `store`; "" where there
# is none)
HINTS = {
    "memory_order": ("sem", "sem"),
    "memory_scope": ("scope", "scope"),
    "load_cache_mode": ("cop", ""),
    "store_cache_mode": ("", "cop"),
    "l1c_evict_priority": ("level1_eviction_priority", "level1_eviction_priority"),
    "l2_prefetch_size": ("level_prefetch_size", ""),
    "cache_policy": ("cache_policy", "cache_policy"),
    "invariant": ("nc", ""),
}


def hints_of(given: dict[str, Any]) -> dict[str, Any]:
    """The hints that are set. Raises E0411 for an unknown keyword."""
    unknown = [name for name in given if name not in HINTS]
    if unknown:
        raise error(
            "E0411",
            f"a copy atom has no {unknown[0]}",
            user_location(),
            help=f"it has num_bits_per_copy, {', '.join(HINTS)}",
        )
    return {name: value for name, value in given.items() if getattr(value, "value", value) not in (None, False)}


def copy_with_hints(hints: dict[str, Any], src: Tensor, dst: Tensor, pred: Tensor | None, bits: int) -> None:
    """Copy between memory and registers, accesses of up to `bits`. Raises E0411 where neither side
    is in registers, or an access has no such hint.
    """
    loads = dst.memspace is AddressSpace.rmem
    if not loads and src.memspace is not AddressSpace.rmem:
        raise error(
            "E0411",
            f"accesses with {', '.join(hints)} go from or to registers, not from {src.memspace.name} to"
            f" {dst.memspace.name}",
            user_location(),
            help="copy to registers first: cute.make_fragment_like(src)",
        )
    options = {}
    for name, value in hints.items():
        keyword = HINTS[name][0 if loads else 1]
        if not keyword:
            raise error(
                "E0411",
                f"a {'load' if loads else 'store'} has no {name}",
                user_location(),
                help="leave it out of this atom",
            )
        options[keyword] = value
    memory, registers = (src, dst) if loads else (dst, src)
    count = apply("size", memory.layout)
    flags = apply("size", pred.layout) if pred is not None else 0
    for run in runs([access_side(payload_of(memory.ir.type), count)], count, bits):
        pointer = memory.iterator + apply("layout_eval", run.indices[0], memory.layout)
        if pred is None:
            _access(loads, pointer, registers, run, options)
            continue
        if len({i * flags // count for i in run.indices}) > 1:
            raise error(
                "E0411",
                f"one predicate for each of {len(run.indices)} elements of an access with {', '.join(hints)}",
                user_location(),
                help="num_bits_per_copy of one element, or one predicate per access",
            )
        with guarded(pred[run.indices[0] * flags // count].ir):
            _access(loads, pointer, registers, run, options)


def _access(loads: bool, pointer: Pointer, registers: Tensor, run: Run, options: dict[str, Any]) -> None:
    count, kind = len(run.indices), registers.element_type
    if loads:
        value = load(pointer, kind, count=count, **options)
        for position, index in enumerate(run.indices):
            registers[index] = value[position]
        return
    part = make_rmem_tensor(count, kind)
    for position, index in enumerate(run.indices):
        part[position] = registers[index]
    store(pointer, part.load(), **options)
