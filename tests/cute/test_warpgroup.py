"""Warpgroup multiplies written with tiled multiplies and shared memory tiles, on the
interpreter.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup
from cutec.cute.nvgpu.warpgroup import OperandMajorMode as Major, OperandSource, SmemLayoutAtomKind
from cutec.diag import CutecError
from cutec.testing import simulate


@cute.kernel
def tile_kernel(
    a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, mma: cute.TiledMma, kinds: cutec.Constexpr, twice: cutec.Constexpr
):
    """One tile: operands go to shared memory element by element; then fence, multiply, commit,
    wait.
    """
    smem = cutec.utils.SmemAllocator()
    tiles = [
        cute.tile_to_shape(warpgroup.make_smem_layout_atom(kind, x.element_type), x.shape, (0, 1))
        for kind, x in zip(kinds, (a, b))
    ]
    sA, sB = [smem.allocate_tensor(x.element_type, tile.outer, 1024, tile.inner) for tile, x in zip(tiles, (a, b))]
    tid, _, _ = cute.arch.thread_idx()
    threads = mma.size
    for i in range(tid, cute.size(a), threads):
        sA[i] = a[i]
    for i in range(tid, cute.size(b), threads):
        sB[i] = b[i]
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.sync_threads()
    thr = mma.get_slice(tid)
    tCsA, tCsB, tCgC = thr.partition_A(sA), thr.partition_B(sB), thr.partition_C(c)
    tCrA, tCrB = mma.make_fragment_A(tCsA), mma.make_fragment_B(tCsB)
    acc = mma.make_fragment_C(tCgC)
    if cutec.const_expr(tCrA is not tCsA):
        cute.autovec_copy(tCsA, tCrA)
    mma.set(warpgroup.Field.ACCUMULATE, False)
    warpgroup.fence()
    cute.gemm(mma, acc, tCrA, tCrB, acc)
    if cutec.const_expr(twice):
        mma.set(warpgroup.Field.ACCUMULATE, True)
        for k in cutec.range_constexpr(cute.size(tCrA, mode=[2])):
            cute.gemm(mma, acc, tCrA[None, None, k], tCrB[None, None, k], acc)
    warpgroup.commit_group()
    warpgroup.wait_group(0)
    cute.basic_copy(acc, tCgC)


@cute.jit
def tile(
    a: cute.Tensor,
    b: cute.Tensor,
    c: cute.Tensor,
    op: cutec.Constexpr,
    atoms: cutec.Constexpr,
    kinds: cutec.Constexpr,
    twice: cutec.Constexpr,
):
    mma = cute.make_tiled_mma(op, atoms)
    tile_kernel(a, b, c, mma, kinds, twice).launch(grid=(1, 1, 1), block=(mma.size, 1, 1))


def check(
    op: Any,
    shape: tuple[int, int, int],
    dtype: Any,
    kinds: tuple[Any, Any],
    atoms: tuple[int, int, int] = (1, 1, 1),
    twice: bool = False,
    types: tuple[str, str] = ("bf16", "f32"),
) -> None:
    m, n, k = shape
    rng = np.random.default_rng(1)
    a, b = (rng.integers(-3, 4, extent).astype(dtype) for extent in ((m, k), (n, k)))
    c = np.zeros((m, n), np.float32 if types[1] == "f32" else np.int32)
    stated = {"a": f"{types[0]}[{m},{k}]", "b": f"{types[0]}[{n},{k}]", "c": f"{types[1]}[{m},{n}]"}
    simulate(tile, a, b, c, op, atoms, kinds, twice, types=stated)
    assert (c == (2 if twice else 1) * (a.astype(np.float64) @ b.astype(np.float64).T)).all()


K128 = (SmemLayoutAtomKind.K_SW128,) * 2


def bf16(n: int, **more: Any) -> warpgroup.MmaF16BF16Op:
    return warpgroup.MmaF16BF16Op(cutec.BFloat16, cutec.Float32, (64, n, 16), **more)


BF16 = pytest.importorskip("ml_dtypes").bfloat16


@pytest.mark.parametrize("twice", [False, True])
def test_a_tile(twice: bool):
    check(bf16(64), (64, 64, 64), BF16, K128, twice=twice)


def test_two_warpgroups_and_several_tiles():
    check(bf16(64), (256, 128, 128), BF16, K128, atoms=(2, 1, 1))


@pytest.mark.parametrize("name", ["INTER", "SW32", "SW64", "SW128"])
@pytest.mark.parametrize("majors", [(Major.K, Major.K), (Major.MN, Major.K), (Major.K, Major.MN), (Major.MN, Major.MN)])
def test_swizzles_and_majors(name: str, majors: tuple[Major, Major]):
    kinds = tuple(SmemLayoutAtomKind[f"{major.name}_{name}"] for major in majors)
    check(bf16(64, a_major_mode=majors[0], b_major_mode=majors[1]), (64, 64, 64), BF16, kinds)


def test_a_swizzle_of_pieces_of_32_bytes_is_refused():
    kinds = (SmemLayoutAtomKind.MN_SW128_32B, SmemLayoutAtomKind.MN_SW128)
    with pytest.raises(CutecError, match="keep pieces of 16 bytes whole"):
        check(bf16(64, a_major_mode=Major.MN, b_major_mode=Major.MN), (64, 64, 64), BF16, kinds)


@pytest.mark.parametrize("major", [Major.K, Major.MN])
def test_left_operand_from_registers(major: Major):
    """These have one order, whatever the order of A's tensor is."""
    check(bf16(32, a_src=OperandSource.RMEM, a_major_mode=major), (64, 32, 64), BF16, K128)


def test_other_types():
    check(warpgroup.MmaTF32Op((64, 32, 8)), (64, 32, 64), np.float32, K128, types=("f32", "f32"))
    check(
        warpgroup.MmaI8Op(cutec.Int8, cutec.Int8, cutec.Int32, (64, 32, 32)),
        (64, 32, 128),
        np.int8,
        K128,
        types=("i8", "i32"),
    )


@cute.kernel
def signs_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, op: cutec.Constexpr, how: cutec.Constexpr, times):
    """`times` times D = ±A ±B + D; in a loop that sets another field of the atom."""
    smem = cutec.utils.SmemAllocator()
    atom = warpgroup.make_smem_layout_atom(SmemLayoutAtomKind.K_SW128, a.element_type)
    tiles = [cute.tile_to_shape(atom, x.shape, (0, 1)) for x in (a, b)]
    sA, sB = [smem.allocate_tensor(a.element_type, tile.outer, 1024, tile.inner) for tile in tiles]
    tid, _, _ = cute.arch.thread_idx()
    for i in range(tid, cute.size(a), 128):
        sA[i] = a[i]
    for i in range(tid, cute.size(b), 128):
        sB[i] = b[i]
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.sync_threads()
    mma = cute.make_tiled_mma(op)
    thr = mma.get_slice(tid)
    tCrA, tCrB = mma.make_fragment_A(thr.partition_A(sA)), mma.make_fragment_B(thr.partition_B(sB))
    tCgC = thr.partition_C(c)
    acc = mma.make_fragment_C(tCgC)
    for field, value in how:
        mma.set(field, value)
    mma.set(warpgroup.Field.ACCUMULATE, False)
    for _ in range(times):
        warpgroup.fence()
        cute.gemm(mma, acc, tCrA, tCrB, acc)
        mma.set(warpgroup.Field.ACCUMULATE, True)
        warpgroup.commit_group()
        warpgroup.wait_group(0)
    cute.basic_copy(acc, tCgC)


@cute.jit
def signs(
    a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, op: cutec.Constexpr, how: cutec.Constexpr, times: cutec.Int32
):
    signs_kernel(a, b, c, op, how, times).launch(grid=1, block=128)


@pytest.mark.parametrize("fields", [("NEGATE_A",), ("NEGATE_B",), ("NEGATE_A", "NEGATE_B")])
def test_signs_of_operands(fields: tuple[str, ...]):
    rng = np.random.default_rng(2)
    a, b = (rng.integers(-3, 4, (rows, 64)).astype(BF16) for rows in (64, 16))
    c = np.zeros((64, 16), np.float32)
    how = tuple((warpgroup.Field[name], True) for name in fields)
    simulate(signs, a, b, c, bf16(16), how, 3, types={"a": "bf16[64,64]", "b": "bf16[16,64]", "c": "f32[64,16]"})
    assert (c == 3 * (-1) ** len(fields) * (a.astype(np.float64) @ b.astype(np.float64).T)).all()


@cute.kernel
def changed_sign_kernel(c: cute.Tensor, n):
    smem = cutec.utils.SmemAllocator()
    atom = warpgroup.make_smem_layout_atom(SmemLayoutAtomKind.K_SW128, cutec.BFloat16)
    tiles = [cute.tile_to_shape(atom, (rows, 64), (0, 1)) for rows in (64, 8)]
    sA, sB = [smem.allocate_tensor(cutec.BFloat16, tile.outer, 1024, tile.inner) for tile in tiles]
    mma = cute.make_tiled_mma(bf16(8))
    tid, _, _ = cute.arch.thread_idx()
    thr = mma.get_slice(tid)
    acc = mma.make_fragment_C(thr.partition_C(c))
    if n > 3:
        mma.set(warpgroup.Field.NEGATE_A, True)
    cute.gemm(mma, acc, mma.make_fragment_A(thr.partition_A(sA)), mma.make_fragment_B(thr.partition_B(sB)), acc)


@cute.jit
def changed_sign(c: cute.Tensor, n: cutec.Int32):
    changed_sign_kernel(c, n).launch(grid=1, block=128)


def test_a_sign_that_a_branch_changed_is_refused():
    with pytest.raises(
        cutec.diag.CutecError, match="negate_a of SM90_64x8x16_F32BF16BF16_SS is part of the instruction"
    ):
        simulate(changed_sign, np.zeros((64, 8), np.float32), 1, types={"c": "f32[64,8]"})


def test_sparse_multiplies_say_what_they_lack():
    op = warpgroup.MmaSparseOp(cutec.Float16, cutec.Float16, cutec.Float32, (64, 64, 16))
    with pytest.raises(cutec.diag.CutecError, match="no warpgroup multiply of shape") as caught:
        cute.make_tiled_mma(op)
    assert "64 x N x 32" in caught.value.help
