"""Kernels that convert every number of an array to a narrow format and back."""

from __future__ import annotations

import cutec
from cutec import cute

THREADS = 128


@cute.kernel
def narrow_kernel(x: cute.Tensor, bits: cute.Tensor, back: cute.Tensor, kind: cutec.Constexpr):
    """The bits of each number in the format, and what they stand for."""
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    i = bid * THREADS + tid
    if i < cute.size(x):
        value = x[i].to(kind)
        if cutec.const_expr(kind.width == 8):
            bits[i] = value.bitcast(cutec.Uint8)
        else:
            pair = cute.make_rmem_tensor(8, kind)
            pair.fill(value)
            bits[i] = cute.recast_tensor(pair, cutec.Uint8)[0] & ((1 << kind.width) - 1)
        back[i] = value.to(back.element_type)


@cute.jit
def narrow(x: cute.Tensor, bits: cute.Tensor, back: cute.Tensor, kind: cutec.Constexpr):
    narrow_kernel(x, bits, back, kind).launch(grid=[cute.ceil_div(cute.size(x), THREADS), 1, 1], block=[THREADS, 1, 1])


@cute.kernel
def packed_kernel(x: cute.Tensor, y: cute.Tensor, kind: cutec.Constexpr, per_thread: cutec.Constexpr):
    """Each thread converts `per_thread` numbers and packs them into the bytes that they fill, then reads them back one by one."""
    i, _, _ = cute.arch.thread_idx()
    numbers = cute.local_tile(x, (per_thread,), (i,))
    narrow = cute.recast_tensor(y, kind)
    cute.local_tile(narrow, (per_thread,), (i,)).store(numbers.load().to(kind))
    for k in cutec.range_constexpr(per_thread):
        numbers[k] = narrow[i * per_thread + k].to(cutec.Float32)


@cute.jit
def packed(x: cute.Tensor, y: cute.Tensor, kind: cutec.Constexpr, per_thread: cutec.Constexpr):
    packed_kernel(x, y, kind, per_thread).launch(grid=[1, 1, 1], block=[cute.size(x) // per_thread, 1, 1])
