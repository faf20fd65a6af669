"""Multiplies of sm_120 with scales of blocks in kernels, as NVIDIA's are written: partitions of
scales, tiled copies of them to registers, `cute.gemm` with pairs, against NumPy.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp
from cutec.diag import CutecError
from cutec.testing import simulate
from cutec.utils import blackwell_helpers as sm120, sm120_helpers

TILE = (128, 64, 128)
E4M3, E5M2, E8M0 = ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2, ml_dtypes.float8_e8m0fnu


def tiled(op):
    permutation = sm120.get_permutation_mnk(TILE, op.sf_vec_size, op.shape()[2] == 32)
    return cute.make_tiled_mma(op, cute.make_layout((2, 2, 1)), permutation_mnk=permutation)


def row_major(tensor, rows: int, columns: int):
    return cute.make_tensor(tensor.iterator, cute.make_layout((rows, columns), stride=(columns, 1)))


def scales_in_registers(mma, scales, operand: str, thread):
    """A thread's scales of A or B, copied by the layout that says who has which."""
    m, n, k = (cute.size(extent) for extent in mma.permutation_mnk)
    if operand == "A":
        tv, tile, part = sm120.get_layoutSFA_TV(mma), (m, k), sm120.partition_fragment_SFA
    else:
        tv, tile, part = sm120.get_layoutSFB_TV(mma), (n, k), sm120.partition_fragment_SFB
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), scales.element_type)
    copy = cute.make_tiled_copy(atom, tv, tile).get_slice(thread)
    held = part(scales, mma.get_slice(thread), thread)
    cute.copy(copy, cute.filter_zeros(copy.partition_S(scales)), cute.filter_zeros(copy.retile(held)))
    return held


@cute.kernel
def multiply(a: cute.Tensor, b: cute.Tensor, sfa: cute.Tensor, sfb: cute.Tensor, c: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    op = warp.MmaMXF8F6F4Op(a.element_type, b.element_type, cutec.Float32, sfa.element_type)
    mma = tiled(op)
    part = mma.get_slice(thread)
    m, n, k = TILE
    a, b, c = (row_major(x, *extents) for x, extents in ((a, (m, k)), (b, (n, k)), (c, (m, n))))
    tCgA, tCgB, tCgC = part.partition_A(a), part.partition_B(b), part.partition_C(c)
    tCrA, tCrB, tCrC = mma.make_fragment_A(tCgA), mma.make_fragment_B(tCgB), mma.make_fragment_C(tCgC)
    cute.autovec_copy(tCgA, tCrA)
    cute.autovec_copy(tCgB, tCrB)
    of_a = sm120_helpers.sm120_make_smem_layout_sfa(mma, TILE, op.sf_vec_size, 1)
    of_b = sm120_helpers.sm120_make_smem_layout_sfb(mma, TILE, op.sf_vec_size, 1)
    gSFA = cute.make_tensor(sfa.iterator, cute.slice_(of_a, (None, None, 0)))
    gSFB = cute.make_tensor(sfb.iterator, cute.slice_(of_b, (None, None, 0)))
    tCrSFA = scales_in_registers(mma, gSFA, "A", thread)
    tCrSFB = scales_in_registers(mma, gSFB, "B", thread)
    tCrSFA = cute.group_modes(tCrSFA, 2, cute.rank(tCrSFA))
    tCrSFB = cute.group_modes(tCrSFB, 2, cute.rank(tCrSFB))
    tCrC.fill(0.0)
    for k in cutec.range_constexpr(cute.size(tCrA, mode=[2])):
        cute.gemm(
            mma,
            tCrC,
            [tCrA[None, None, k], tCrSFA[None, None, k]],
            [tCrB[None, None, k], tCrSFB[None, None, k]],
            tCrC,
        )
    cute.autovec_copy(tCrC, tCgC)


@cute.jit
def host(a: cute.Tensor, b: cute.Tensor, sfa: cute.Tensor, sfb: cute.Tensor, c: cute.Tensor):
    multiply(a, b, sfa, sfb, c).launch(grid=(1, 1, 1), block=(128, 1, 1))


def in_chunks(scales: np.ndarray) -> np.ndarray:
    """Scales (rows, blocks) as chunks of 128 rows and 4 blocks have them: row 32j + i at 16i +
    4j.
    """
    rows, blocks = scales.shape
    whole = np.zeros((-(-rows // 128) * 128, blocks), scales.dtype)
    whole[:rows] = scales
    chunks = whole.reshape(-1, 4, 32, blocks // 4, 4)  # chunk, j, i, chunk of K, block
    return np.ascontiguousarray(chunks.transpose(3, 0, 2, 1, 4)).reshape(-1)


@pytest.mark.parametrize(("left", "right"), [(E4M3, E4M3), (E5M2, E4M3)])
def test_scaled_products_of_four_warps(left, right) -> None:
    rng = np.random.default_rng(0)
    m, n, k = TILE
    a = rng.standard_normal((m, k)).astype(left)
    b = rng.standard_normal((n, k)).astype(right)
    sfa, sfb = (rng.integers(124, 131, (rows, k // 32), np.uint8).view(E8M0) for rows in (m, n))
    c = np.zeros((m, n), np.float32)
    simulate(host, a, b, in_chunks(sfa), in_chunks(sfb), c, arch="sm_120a")
    wide = [np.repeat(s.astype(np.float64), 32, axis=1) for s in (sfa, sfb)]
    wanted = (a.astype(np.float64) * wide[0]) @ (b.astype(np.float64) * wide[1]).T
    np.testing.assert_allclose(c, wanted, rtol=1e-5, atol=1e-5 * np.abs(wanted).max())


def test_operations_name_their_scales() -> None:
    nvf4 = warp.MmaMXF4NVF4Op(cutec.Float4E2M1FN, cutec.Float32, cutec.Float8E4M3FN)
    assert (nvf4.sf_vec_size, nvf4.mma_row().name) == (16, "SM120_16x8x64_F32E2M1E2M1F32_TN_MXF4NVF4_UE4M3_VS16")
    mxf4 = warp.MmaMXF4Op(cutec.Float4E2M1FN, cutec.Float32, cutec.Float8E8M0FNU)
    assert (mxf4.sf_vec_size, mxf4.mma_row().types[1]) == (32, "e2m1")
    mixed = warp.MmaMXF8F6F4Op(cutec.Float4E2M1FN, cutec.Float8E5M2, cutec.Float32, cutec.Float8E8M0FNU)
    assert mixed.fragment_type("a") is cutec.Int8 and mixed.fragment_type("b") is cutec.Float8E5M2
    plain = warp.MmaF8F6F4Op(cutec.Float6E3M2FN, cutec.Float16, b_dtype=cutec.Float4E2M1FN)
    assert plain.mma_row().name == "SM120_16x8x32_F16E3M2E2M1F16_TN_F8F6F4"


def test_scales_and_types_that_no_kind_has() -> None:
    for op in (
        warp.MmaMXF4Op(cutec.Float4E2M1FN, cutec.Float32, cutec.Float8E4M3FN),
        warp.MmaMXF4Op(cutec.Float8E4M3FN, cutec.Float32, cutec.Float8E8M0FNU),
        warp.MmaMXF8Op(cutec.Float8E4M3FN, cutec.Float16, cutec.Float8E8M0FNU),
    ):
        with pytest.raises(CutecError) as caught:
            op.mma_row()
        assert caught.value.code == "E0431"
