"""Copies of 256 bits, between global memory and registers: each thread moves 32 bytes at once."""

from __future__ import annotations

from typing import Any

import cutec
from cutec import cute

THREADS = 32


def make(kind: Any, tiled: bool = True, hints: Any = None) -> Any:
    """The function that doubles numbers of a type, by a tiled copy or by copies of a thread's row,
    with hints.
    """
    values = 256 // kind.width

    @cute.kernel
    def kernel(a: cute.Tensor, b: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        block, _, _ = cute.arch.block_idx()
        atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), kind, num_bits_per_copy=256, **(hints or {}))
        source, target = (cute.local_tile(each, (THREADS, values), (block, 0)) for each in (a, b))
        if tiled:
            copy = cute.make_tiled_copy_tv(atom, cute.make_layout(THREADS), cute.make_layout((1, values)))
            source, target = copy.get_slice(tid).partition_S(source), copy.get_slice(tid).partition_D(target)
        else:
            copy, source, target = atom, source[tid, None], target[tid, None]
        held = cute.make_fragment_like(source)
        cute.copy(copy, source, held)
        held.store(held.load() * held.element_type(2))
        cute.copy(copy, held, target)

    @cute.jit
    def host(a: cute.Tensor, b: cute.Tensor):
        kernel(a, b).launch(grid=(cute.size(a, mode=[0]) // THREADS, 1, 1), block=(THREADS, 1, 1))

    return host


for name, kind in {"f32": cutec.Float32, "f16": cutec.Float16, "i8": cutec.Int8, "i64": cutec.Int64}.items():
    matrix = f"{name}[m{{div=32}},{256 // kind.width}] @32"
    for tiled in (True, False):
        cutec.export(
            make(kind, tiled),
            [f"in {matrix}", f"out {matrix}"],
            name=f"{name}_{'tiled' if tiled else 'rows'}",
            arch=["sm_100a", "sm_120", "sm_90a"],
        )
