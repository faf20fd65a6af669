"""Two Float32 of each thread, rounded stochastically to 16 bits, and four to 8, 6 or 4 bits
(`cvt.rs`).
"""

from __future__ import annotations

from typing import Any

import cutec
from cutec import cute

THREADS = 128


def make(kind: Any) -> Any:
    """The function that rounds pairs (n, 2) to a type by random bits (n)."""

    @cute.kernel
    def kernel(a: cute.Tensor, bits: cute.Tensor, b: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        block, _, _ = cute.arch.block_idx()
        i = block * THREADS + tid
        if i < cute.size(bits):
            b[i, None].store(cute.arch.cvt_rs_f32x2(a[i, None].load(), bits[i], kind))

    @cute.jit
    def host(a: cute.Tensor, bits: cute.Tensor, b: cute.Tensor):
        kernel(a, bits, b).launch(grid=(cute.ceil_div(cute.size(bits), THREADS), 1, 1), block=(THREADS, 1, 1))

    return host


def make_four(kind: Any) -> Any:
    """The function that rounds (n, 4) to a type by random bits (n), and gives the results as
    Float32.
    """

    @cute.kernel
    def kernel(a: cute.Tensor, bits: cute.Tensor, b: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        block, _, _ = cute.arch.block_idx()
        i = block * THREADS + tid
        if i < cute.size(bits):
            b[i, None].store(cute.arch.cvt_rs_f32x4(a[i, None].load(), bits[i], kind).to(cutec.Float32))

    @cute.jit
    def host(a: cute.Tensor, bits: cute.Tensor, b: cute.Tensor):
        kernel(a, bits, b).launch(grid=(cute.ceil_div(cute.size(bits), THREADS), 1, 1), block=(THREADS, 1, 1))

    return host


NARROW = {
    "e4m3": cutec.Float8E4M3FN,
    "e5m2": cutec.Float8E5M2,
    "e2m3": cutec.Float6E2M3FN,
    "e3m2": cutec.Float6E3M2FN,
    "e2m1": cutec.Float4E2M1FN,
}

for name, kind in NARROW.items():
    cutec.export(
        make_four(kind),
        ["in f32[n,4]", "in u32[n]", "out f32[n,4]"],
        name=f"to_{name}",
        arch=["sm_100a", "sm_103a"],
    )

for name, kind in {"f16": cutec.Float16, "bf16": cutec.BFloat16}.items():
    cutec.export(
        make(kind),
        ["in f32[n,2]", "in u32[n]", f"out {name}[n,2]"],
        name=f"to_{name}",
        arch=["sm_100a", "sm_103a"],
    )
