"""Every operation of a warp on matrices: each atom of mma.sync and mma.sp in a kernel of its own,
and one kernel with ldmatrix, stmatrix and cp.async in all their forms.
"""

from __future__ import annotations

from typing import Any

from kernel_kit import Kernel
from one_operation import kernel_of

from cutec.ir.attrs import IntArray, Raw, Typed
from cutec.ir.core import Op, module
from cutec.ir.types import I32, Type, ptr
from cutec.layout import Layout
from cutec.lowering.device import DATA_LAYOUT, TRIPLE
from cutec.ops.nvgpu.multiply import register_type
from cutec.target.copy_atoms import L2_PREFETCHES
from cutec.target.mma_atoms import ELEMENTS, MMA_ATOMS, MmaRow

ROWS = [row for row in MMA_ATOMS.values() if row.intrinsic]


def rows_for(arch: str) -> list[MmaRow]:
    """The atoms that an arch with a suffix has alone; for any other arch those of all."""
    alone = [row for row in ROWS if row.arch == arch]
    return alone or [row for row in ROWS if not row.arch.startswith("sm_12")]


def every_matrix_operation(arch: str = "sm_90a") -> Op:
    """The module with all of an arch; never run."""
    whole = module(**{"llvm.target_triple": TRIPLE, "llvm.data_layout": DATA_LAYOUT})
    for number, row in enumerate(rows_for(arch)):
        types = [register_type(name) for name, count in zip(row.types[1:], operand_counts(row)) for _ in range(count)]
        types += [I32] * (2 * (row.scaling is not None))
        whole.body.ops += kernel_of_atom(row, types, f"atom_{number}").finish().body.ops
    whole.body.ops += matrix_moves().finish().body.ops
    return whole


def register_count(tv: Layout, name: str) -> int:
    """Registers of a thread's values of a type (PTX's name)."""
    return tv[1].size() * ELEMENTS[name][1] // max(32, ELEMENTS[name][1])


def operand_counts(row: MmaRow) -> list[int]:
    """Registers of A, B and C."""
    return [register_count(tv, name) for tv, name in zip((*row.tv[:2], row.addend), row.types[1:])]


def attributes(row: MmaRow) -> dict[str, Any]:
    """Of a multiply with scales: those of the first bytes and threads."""
    selectors = {} if row.scaling is None else {"selectors": IntArray((0, 0, 0, 0), 16)}
    return {"atom": row.name, "intrin": row.intrinsic, **selectors}


def result_types(row: MmaRow) -> list[Type]:
    return [register_type(row.types[0])] * register_count(row.tv[2], row.types[0])


def matrix_moves() -> Kernel:
    k = Kernel(ptr(1), name="matrix_moves")
    shared = k.shared("words", 1024)
    for count in (1, 2, 4):
        for transposed in (False, True):
            loaded = k.emit("cutec.ldmatrix", [shared], [I32] * count, transposed=transposed)
            k.emit("cutec.stmatrix", [shared, *loaded.results], (), transposed=transposed)
    for size, cache in ((4, "ca"), (8, "ca"), (16, "ca"), (16, "cg")):
        attrs = {"size": Typed(size, I32), "modifier": Raw(f"#nvvm<load_cache_modifier {cache}>")}
        k.emit("nvvm.cp.async.shared.global", [shared, k.args[0]], (), **attrs)
        k.emit("nvvm.cp.async.shared.global", [shared, k.args[0], k.const(0)], (), **attrs)
        for prefetch in L2_PREFETCHES:
            hinted = {"size": attrs["size"], "cache": cache, "l2_prefetch": prefetch}
            k.emit("cutec.cp.async", [shared, k.args[0]], (), **hinted)
            k.emit("cutec.cp.async", [shared, k.args[0], k.const(0)], (), **hinted)
    k.emit("nvvm.cp.async.commit.group")
    k.emit("nvvm.cp.async.wait.group", n=Typed(0, I32))
    k.store(k.load(shared, I32), k.args[0])
    return k


def kernel_of_atom(row: MmaRow, types: list[Type], name: str) -> Kernel:
    if not row.sparse:
        return kernel_of("cutec.mma.sync", types, result_types(row), name, **attributes(row))
    k = Kernel(*[ptr(1)] * (len(types) + 2), name=name)
    values = [k.load(k.args[i], ty) for i, ty in enumerate(types)]
    made = k.emit(
        "cutec.mma.sync", [*values, k.load(k.args[-1], I32), k.const(0)], result_types(row), **attributes(row)
    )
    for i, value in enumerate(made.results):
        k.store(value, k.at(k.args[-2], i, value.type))
    return k
