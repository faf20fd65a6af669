"""Tensors with swizzled layouts: the parts of threads have pointers and layouts without a swizzle,
from which tensors can be made; and the address of a swizzled pointer is the one before the swizzle.
"""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute, utils
from cutec.cute.nvgpu import OperandMajorMode, warp, warpgroup
from cutec.testing import simulate

KIND = warpgroup.SmemLayoutAtomKind


def swizzled(pointer: cute.Pointer) -> cute.Pointer:
    """The pointer to where its swizzle puts its address."""
    swizzle, address = pointer.type.swizzle_type, pointer.toint()
    source = address & (((1 << swizzle.num_bits) - 1) << (swizzle.num_base + swizzle.num_shift))
    placed = address ^ (source >> swizzle.num_shift)
    return cute.make_ptr(pointer.dtype, placed, pointer.memspace, assumed_align=pointer.alignment)


def with_layout(tensor: cute.Tensor) -> cute.Tensor:
    """The same memory, with the swizzle in the layout."""
    width, swizzle = tensor.element_type.width, tensor.iterator.type.swizzle_type
    composed = cute.make_composed_layout(swizzle, 0, cute.recast_layout(8, width, tensor.layout))
    pointer = cute.recast_ptr(tensor.iterator, dtype=tensor.element_type)
    return cute.make_tensor(pointer, cute.recast_layout(width, 8, composed))


@cute.kernel
def store_kernel(y: cute.Tensor, kind: cutec.Constexpr, way: cutec.Constexpr):
    tid = cute.arch.thread_idx()[0]
    atom = cute.tile_to_shape(warpgroup.make_smem_layout_atom(kind, cutec.Float16), (64, 64), (0, 1))
    smem = utils.SmemAllocator().allocate_tensor(cutec.Float16, atom.outer, 1024, swizzle=atom.inner)
    tile = cute.make_tensor(smem.iterator, cute.select(smem.layout, [1, 0])) if way == "transposed" else smem
    k = OperandMajorMode.K
    mma = utils.sm90.make_trivial_tiled_mma(cutec.Float16, cutec.Float16, k, k, cutec.Float32, (1, 1, 1), (64, 64))
    sums = cute.make_rmem_tensor(mma.partition_shape_C((64, 64)), cutec.Float16)
    at = mma.get_slice(tid).partition_C(cute.make_identity_tensor((64, 64)))
    for i in cutec.range_constexpr(cute.size(sums)):
        sums[i] = cutec.Float16(at[i][0] * 64 + at[i][1] - 2048)
    store_atom = cute.make_copy_atom(warp.StMatrix8x8x16bOp(way == "transposed", 4), cutec.Float16)
    copy = cute.make_tiled_copy_C(store_atom, mma)
    mine = copy.get_slice(tid)
    own = mine.partition_D(with_layout(tile))
    print(own.layout)
    target = own
    if cutec.const_expr(way != "through the swizzle"):
        target = cute.make_tensor(swizzled(mine.partition_D(tile).iterator), own.layout)
    if cutec.const_expr(way == "pointer and layout"):
        target = cute.make_tensor(own.iterator, own.layout)
    cute.copy(copy, mine.retile(sums), target)
    cute.arch.sync_threads()
    for j in cutec.range(32):
        y[(tid + 128 * j) // 64, (tid + 128 * j) % 64] = tile[(tid + 128 * j) // 64, (tid + 128 * j) % 64]


@cute.jit
def store(y: cute.Tensor, kind: cutec.Constexpr, way: cutec.Constexpr):
    store_kernel(y, kind, way).launch(grid=1, block=128)


@pytest.mark.parametrize("way", ["by hand", "pointer and layout", "through the swizzle", "transposed"])
@pytest.mark.parametrize("kind", ["K_SW128", "K_SW64"])
def test_parts_of_threads(way: str, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    y = np.zeros((64, 64), np.float16)
    simulate(store, y, KIND[kind], way, arch="sm_90a")
    assert (y == np.arange(-2048, 2048).reshape(64, 64)).all()
    if way != "transposed":  # as NVIDIA's compiler prints them
        rows = {"K_SW128": "((8,(2,2)),1,1):((1,(?{div=16},?{div=32})),0,0)", "K_SW64": "(?{div=16},2048)"}[kind]
        assert rows in capsys.readouterr().out


@cute.kernel
def rows_kernel(x: cute.Tensor, y: cute.Tensor, words: cute.Tensor, threads: cutec.Constexpr):
    """Threads write their rows by pointers and layouts without swizzle, and read rows as words."""
    tid = cute.arch.thread_idx()[0]
    atom = cute.tile_to_shape(warpgroup.make_smem_layout_atom(KIND.K_SW128, cutec.Float16), (64, 64), (0, 1))
    tile = utils.SmemAllocator().allocate_tensor(cutec.Float16, atom.outer, 1024, swizzle=atom.inner)
    copy_atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float16, num_bits_per_copy=128)
    rows = cute.make_ordered_layout((threads // 8, 8), (1, 0))
    copy = cute.make_tiled_copy_tv(copy_atom, rows, cute.make_layout((1, 8)))
    mine = copy.get_slice(tid)
    own = mine.partition_D(with_layout(tile))
    print(own.layout)
    values = cute.make_rmem_tensor(own.shape, cutec.Float16)
    cute.autovec_copy(mine.partition_S(cute.local_tile(x, (64, 64), (0, 0))), values)
    cute.copy(copy, values, cute.make_tensor(swizzled(mine.partition_D(tile).iterator), own.layout))
    cute.arch.sync_threads()
    for j in cutec.range(64):
        y[tid, j] = tile[tid, j]
    row = cute.recast_tensor(with_layout(tile)[tid, None], cutec.Uint32)
    for j in cutec.range_constexpr(32):
        words[tid, j] = row[j]


@cute.jit
def rows(x: cute.Tensor, y: cute.Tensor, words: cute.Tensor, threads: cutec.Constexpr):
    rows_kernel(x, y, words, threads).launch(grid=1, block=threads)


@pytest.mark.parametrize(("threads", "layout"), [(32, "((1,0),(?{div=32},512),0"), (64, "((1,0),512,0")])
def test_rows_of_threads(threads: int, layout: str, capsys: pytest.CaptureFixture[str]) -> None:
    x = np.arange(-2048, 2048).reshape(64, 64).astype(np.float16)
    y, words = np.zeros((threads, 64), np.float16), np.zeros((threads, 32), np.uint32)
    simulate(rows, x, y, words, threads, arch="sm_90a")
    assert (y == x[:threads]).all()
    assert (words == x[:threads].copy().view(np.uint32)).all(), "recast strides may be negative"
    assert layout in capsys.readouterr().out, "as NVIDIA's compiler prints it"
