"""Kernels that convert numbers to narrow formats and back: run on the interpreter by
`test_narrow_types.py`, and exported for a GPU by `tests/features/narrow.py`.
"""

from __future__ import annotations

import cutec
from cutec import cute

THREADS = 128


@cute.jit
def bits_of(value: cutec.Numeric):
    """The bits of a number of 8 bits or fewer, as Uint8."""
    kind = type(value)
    if cutec.const_expr(kind.width == 8):
        return value.bitcast(cutec.Uint8)
    registers = cute.make_rmem_tensor(8, kind)
    registers.fill(value)
    return cute.recast_tensor(registers, cutec.Uint8)[0] & ((1 << kind.width) - 1)


@cute.jit
def from_bits(bits: cutec.Uint8, kind: cutec.Constexpr):
    """The inverse of `bits_of`."""
    if cutec.const_expr(kind.width == 8):
        return bits.bitcast(kind)
    registers = cute.make_rmem_tensor(8, kind)
    cute.recast_tensor(registers, cutec.Uint8).fill(bits)
    return registers[0]


@cute.kernel
def narrow_kernel(x: cute.Tensor, bits: cute.Tensor, kind: cutec.Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    i = bid * THREADS + tid
    if i < cute.size(x):
        bits[i] = bits_of(x[i].to(kind))


@cute.jit
def narrow(x: cute.Tensor, bits: cute.Tensor, kind: cutec.Constexpr):
    """The bits of each number in a format."""
    narrow_kernel(x, bits, kind).launch(grid=[cute.ceil_div(cute.size(x), THREADS), 1, 1], block=[THREADS, 1, 1])


@cute.kernel
def widen_kernel(bits: cute.Tensor, y: cute.Tensor, kind: cutec.Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    i = bid * THREADS + tid
    if i < cute.size(y):
        y[i] = from_bits(bits[i], kind).to(y.element_type)


@cute.jit
def widen(bits: cute.Tensor, y: cute.Tensor, kind: cutec.Constexpr):
    """The number that bits stand for in a format."""
    widen_kernel(bits, y, kind).launch(grid=[cute.ceil_div(cute.size(y), THREADS), 1, 1], block=[THREADS, 1, 1])


@cute.kernel
def packed_kernel(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor, kind: cutec.Constexpr, per_thread: cutec.Constexpr):
    i, _, _ = cute.arch.thread_idx()
    narrow = cute.recast_tensor(y, kind)
    cute.local_tile(narrow, (per_thread,), (i,)).store(cute.local_tile(x, (per_thread,), (i,)).load().to(kind))
    cute.arch.sync_threads()
    last = cute.size(x) - 1
    for k in cutec.range_constexpr(per_thread):
        z[last - (i * per_thread + k)] = narrow[last - (i * per_thread + k)].to(cutec.Float32)


@cute.jit
def packed(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor, kind: cutec.Constexpr, per_thread: cutec.Constexpr):
    """Each thread converts `per_thread` numbers as a vector into the bytes that they fill, and
    reads other threads' one by one.
    """
    packed_kernel(x, y, z, kind, per_thread).launch(grid=[1, 1, 1], block=[cute.size(x) // per_thread, 1, 1])
