"""Primitives on numbers in registers and in memory, on the interpreter."""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec._mlir.dialects import llvm
from cutec.cutlass_dsl import T
from cutec.diag import CutecError
from cutec.experimental import primitives as prims
from cutec.testing import simulate

SMEM = cutec.AddressSpace.smem
FAR = np.array([-(2**31), -40000, -32769, -32768, -129, -128, -9, -1, 0, 1, 7, 127, 128, 255, 32767, 2**31 - 1])


@cute.kernel
def words_kernel(x: cute.Tensor, y: cute.Tensor, f: cute.Tensor, types: cutec.Constexpr):
    i = cute.arch.thread_idx()[0]
    other = x[15 - i]
    for column, (width, signed) in enumerate(types):
        to = T.i16() if width == 16 else T.i8()
        if cutec.const_expr(width == 16):
            y[i, column] = prims.convert_and_pack_integer(x[i], other, to, is_signed=signed)
        else:
            y[i, column] = prims.convert_and_pack_integer(x[i], other, to, src_c=x[i], is_signed=signed)
    bits = prims.mov_b32(f[i], target_type=cutec.Uint32)
    f[i] = prims.mov_b32(bits ^ cutec.Uint32(1 << 31), target_type=cutec.Float32)
    low, high = cute.arch.exp_packed_f32x2((f[i], f[i] * 2))
    f[i] = high - low


@cute.jit
def words(x: cute.Tensor, y: cute.Tensor, f: cute.Tensor, types: cutec.Constexpr):
    words_kernel(x, y, f, types).launch(grid=1, block=16)


def test_words_as_other_numbers() -> None:
    types = ((16, True), (16, False), (8, True), (8, False))
    x, y = FAR.astype(np.int32), np.zeros((16, 4), np.int32)
    f = np.linspace(-2, 2, 16, dtype=np.float32)
    expected = np.exp(-2 * f) - np.exp(-f)
    simulate(words, x, y, f, types)
    for column, (width, signed) in enumerate(types):
        least = -(2 ** (width - 1)) if signed else 0
        near = np.clip(x.astype(np.int64), least, least + 2**width - 1) & (2**width - 1)
        above = x.astype(np.int64) << 16 if width == 8 else 0
        assert (y[:, column] == (above | near << width | near[::-1]).astype(np.int32)).all(), (width, signed)
    np.testing.assert_allclose(f, expected, rtol=1e-5, atol=1e-6)


@cute.kernel
def atomics_kernel(counts: cute.Tensor, old: cute.Tensor):
    i = cute.arch.thread_idx()[0]
    shared = cutec.Array(cutec.Int32, 1, space=SMEM, alignment=8)
    if i == 0:
        shared[0] = 5
    prims.barrier_cta_sync(0)
    old[i] = prims.atomicrmw(prims.AtomicOp.INC, counts.iterator, cutec.Int32(20))
    prims.atomicrmw(prims.AtomicOp.MAX, counts.iterator + 1, i, mem_order=prims.MemOrder.RELAXED)
    prims.atomicrmw(prims.AtomicOp.ADD, shared, i, syncscope=prims.MemScope.CTA, space=prims.SharedSpace.shared_cta)
    prims.barrier_cta_sync(0)
    if i == 0:
        counts[2] = shared[0]


@cute.jit
def atomics(counts: cute.Tensor, old: cute.Tensor):
    atomics_kernel(counts, old).launch(grid=1, block=32)


def test_atomic_operations() -> None:
    counts, old = np.zeros(3, np.int32), np.zeros(32, np.int32)
    simulate(atomics, counts, old)
    assert counts.tolist() == [32 % 21, 31, 5 + sum(range(32))]
    assert sorted(old) == sorted([*range(21), *range(11)])


@cute.kernel
def reduce_kernel(y: cute.Tensor, op: cutec.Constexpr, type: cutec.Constexpr, kind: cutec.Constexpr):
    i = cute.arch.thread_idx()[0]
    tile = cutec.Array(kind, 32, space=SMEM, alignment=128)
    tile[i] = kind(i)
    prims.fence_proxy(prims.Proxy.ASYNC_SHARED, space=prims.SharedSpace.shared_cta)
    prims.barrier_cta_sync(0)
    if i == 0:
        prims.cp_reduce_async_bulk_global_shared_cta(
            llvm.addrspacecast(llvm.PointerType.get(1), y.iterator.to_llvm_ptr()),
            tile,
            32 * kind.width // 8,
            op=op,
            type=type,
            noftz=kind is cutec.Float16,
        )
        prims.cp_async_bulk_commit_group()
        prims.cp_async_bulk_wait_group(0)


@cute.jit
def reduce(y: cute.Tensor, op: cutec.Constexpr, type: cutec.Constexpr, kind: cutec.Constexpr):
    reduce_kernel(y, op, type, kind).launch(grid=1, block=32)


@pytest.mark.parametrize(
    ("op", "dtype", "kind", "function"),
    [
        ("ADD", "F32", cutec.Float32, np.add),
        ("MAX", "F16", cutec.Float16, np.maximum),
        ("XOR", "B32", cutec.Int32, np.bitwise_xor),
        ("MIN", "S32", cutec.Int32, np.minimum),
    ],
)
def test_bulk_reductions(op: str, dtype: str, kind: type, function: np.ufunc) -> None:
    numpy = {cutec.Float32: np.float32, cutec.Float16: np.float16, cutec.Int32: np.int32}[kind]
    before = np.full(32, 9, numpy)
    y = before.copy()
    simulate(reduce, y, prims.CpReduceOp[op], prims.CpReduceType[dtype], kind)
    assert (y == function(before, np.arange(32).astype(numpy))).all()


def test_reductions_that_are_not_there() -> None:
    with pytest.raises(CutecError, match="the type of max cannot be 'f32'"):
        simulate(reduce, np.zeros(32, np.float32), prims.CpReduceOp.MAX, prims.CpReduceType.F32, cutec.Float32)
