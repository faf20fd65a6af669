"""`cute.arch` in kernels: indices, barriers, shuffles, votes and warp reductions."""

from __future__ import annotations

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec._mlir.dialects import arith, nvvm
from cutec.diag import CutecError
from cutec.testing import simulate

LANES = np.arange(64)


@cute.kernel
def indices(out: cute.Tensor):
    tid, block, size, blocks = (
        cute.arch.thread_idx(),
        cute.arch.block_idx(),
        cute.arch.block_dim(),
        cute.arch.grid_dim(),
    )
    linear = tid[0] + size[0] * (tid[1] + size[1] * tid[2])
    number = block[0] + blocks[0] * (block[1] + blocks[1] * block[2])
    row = out[number * (size[0] * size[1] * size[2]) + linear, None]
    values = (*tid, *block, *size, *blocks, cute.arch.lane_idx(), cute.arch.warp_idx())
    for i in cutec.range_constexpr(14):
        row[i] = values[i]


def test_indices() -> None:
    out = np.full((2 * 3 * 2 * 48, 14), -1, np.int32)
    run(indices, out, grid=[2, 3, 2], block=[4, 6, 2])
    position = 0
    for block in np.ndindex(2, 3, 2):
        for thread in np.ndindex(2, 6, 4):
            linear = position % 48
            assert out[position].tolist() == [*thread[::-1], *block[::-1], 4, 6, 2, 2, 3, 2, linear % 32, linear // 32]
            position += 1


@cute.kernel
def shuffles(a: cute.Tensor, out: cute.Tensor, function):
    tid, _, _ = cute.arch.thread_idx()
    out[tid] = function(a[tid])


def lane(index: np.ndarray) -> np.ndarray:
    """Where each of 64 threads reads: from lane `index` of its warp."""
    return LANES // 32 * 32 + index


SHUFFLES = {
    "broadcast": (lambda v: cute.arch.shuffle_sync(v, 3), lane(3)),
    "down": (lambda v: cute.arch.shuffle_sync_down(v, 5), np.where(LANES % 32 + 5 < 32, LANES + 5, LANES)),
    "up": (lambda v: cute.arch.shuffle_sync_up(v, 2), np.where(LANES % 32 >= 2, LANES - 2, LANES)),
    "butterfly": (lambda v: cute.arch.shuffle_sync_bfly(v, 9), lane(LANES % 32 ^ 9)),
    "uniform": (lambda v: cute.arch.shuffle_sync(v, 0), lane(0)),
}


@pytest.mark.parametrize("dtype", ["int32", "float32", "float16", "int8", "int64", "float64", "uint32"])
@pytest.mark.parametrize("name", SHUFFLES)
def test_shuffles(name: str, dtype: str) -> None:
    function, source = SHUFFLES[name]
    a = (np.arange(64) * 3 - (0 if dtype[0] == "u" else 90)).astype(dtype)
    if dtype in ("int64", "float64"):
        a = a * (1 << 40) + 1
    out = np.zeros_like(a)
    run(shuffles, a.astype(dtype), out.astype(dtype) if out.dtype != dtype else out, function, block=64)
    assert (out == a[source]).all()


def test_shuffles_of_truth_values() -> None:
    a, out = np.arange(64) % 3 == 0, np.zeros(64, bool)
    run(shuffles, a, out, SHUFFLES["butterfly"][0], block=64)
    assert (out == a[SHUFFLES["butterfly"][1]]).all()


@cute.kernel
def reductions(a: cute.Tensor, out: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    value = a[tid]
    out[0, tid] = cute.arch.warp_reduction_sum(value)
    out[1, tid] = cute.arch.warp_reduction_max(value)
    out[2, tid] = cute.arch.warp_reduction(value, lambda x, y: x * y, threads_in_group=4)
    out[3, tid] = cute.arch.warp_reduction(value, cutec.min, threads_in_group=8)
    out[4, tid] = cute.arch.warp_reduction_sum(value, threads_in_group=16)


@pytest.mark.parametrize("dtype", ["int32", "float32", "int64"])
def test_warp_reductions(dtype: str) -> None:
    a = np.random.default_rng(3).integers(-4, 5, 64).astype(dtype)
    out = np.zeros((5, 64), dtype)
    run(reductions, a, out, block=64)
    for row, (group, function) in enumerate([(32, np.sum), (32, np.max), (4, np.prod), (8, np.min), (16, np.sum)]):
        assert (out[row] == np.repeat(function(a.reshape(-1, group), axis=1), group)).all(), row


@cute.kernel
def votes(a: cute.Tensor, out: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    ballot = cute.arch.vote_ballot_sync(a[tid] > 0)
    out[0, tid] = ballot
    out[1, tid] = cute.arch.vote_any_sync(a[tid] > 0)
    out[2, tid] = cute.arch.vote_all_sync(a[tid] > 0)
    out[3, tid] = cute.arch.vote_uni_sync(a[tid] > 0)
    out[4, tid] = cute.arch.popc(ballot)
    cute.arch.sync_warp()


def test_votes() -> None:
    a = np.zeros(96, np.int32)
    a[[3, 7, 31]] = 1
    a[32:64] = 1
    out = np.zeros((5, 96), np.int32)
    run(votes, a, out, block=96)
    rows = out[:, ::32]
    assert rows[0].view(np.uint32).tolist() == [1 << 3 | 1 << 7 | 1 << 31, 2**32 - 1, 0]
    assert rows[1:].tolist() == [[1, 1, 0], [0, 1, 0], [0, 1, 1], [3, 32, 0]]


@cute.kernel
def named_barrier(out: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    shared = cute.make_tensor(cute.arch.alloc_smem(cutec.Int32, 64), 64)
    if tid < 64:
        shared[tid] = tid
        cute.arch.barrier(barrier_id=3, number_of_threads=64)
        out[tid] = shared[63 - tid]


def test_a_named_barrier_for_some_of_the_warps() -> None:
    out = np.zeros(64, np.int32)
    run(named_barrier, out, block=128)
    assert (out == 63 - LANES).all()


@cute.kernel
def scalars(out: cute.Tensor, x):
    out[0], out[1] = cute.arch.fmax(x, 2.0), cute.arch.fmin(x, 2.0)
    out[2] = cute.arch.exp2(x)
    out[3] = cute.arch.make_warp_uniform(cutec.Int32(5))


def test_scalar_functions() -> None:
    out = np.zeros(4, np.float32)
    run(scalars, out, 3.0, block=32)
    assert out.tolist() == [3, 2, 8, 5]


@cute.kernel
def magnitudes(out: cute.Tensor, x):
    out[0], out[1] = cute.arch.fmax(x, 2.0, abs=True), cute.arch.fmin(x, 2.0, abs=True)
    out[2], out[3] = cute.arch.fmax(x, -4.0, abs=True), cute.arch.fmax(x, 0.5, cutec.Float32(-1), abs=True)


def test_largest_magnitudes() -> None:
    """The sign is negative where an odd number of operands is, as of PTX `max.xorsign.abs`."""
    out = np.zeros(4, np.float32)
    run(magnitudes, out, -3.0, block=32)
    assert out.tolist() == [-3, -2, 4, 3]


@cute.kernel
def without_subnormals(out: cute.Tensor, x: cute.Tensor):
    small, none, three = x[0], x[1], x[2]
    out[0], out[1] = cute.arch.fmax(small, 0.0, ftz=True), cute.arch.fmin(-small, 1.0, ftz=True)
    out[2], out[3] = cute.arch.fmax(none, three, ftz=True), cute.arch.fmax(none, three, nan=True, ftz=True)
    out[4], out[5] = cute.arch.fmin(three, -4.0, abs=True, ftz=True), cute.arch.fmax(small, 0.0)
    out[6] = cutec.Float32(nvvm.fmin(three.ir_value(), none.ir_value(), ftz=True))
    out[7] = cutec.Float32(nvvm.rcp_approx_ftz_f(arith.addf(three.ir, three.ir, fastmath=arith.FastMathFlags.fast)))


def test_extrema_without_subnormals() -> None:
    out, x = np.ones(8, np.float32), np.array([1e-40, np.nan, 4], np.float32)
    run(without_subnormals, out, x, block=32)
    np.testing.assert_array_equal(out, np.array([0, 0, 4, np.nan, -4, 1e-40, 4, 0.125], np.float32))
    assert np.signbit(out[1])


@cute.kernel
def flush_halves(out: cute.Tensor):
    out[0] = cute.arch.fmax(out[0], out[0], ftz=True)


def test_halves_are_not_flushed() -> None:
    with pytest.raises(CutecError, match="fmax with ftz"):
        run(flush_halves, np.zeros(1, np.float16))


@cute.kernel
def shuffle_a_tensor(out: cute.Tensor):
    cute.arch.shuffle_sync(cute.full((4,), 1, cutec.Int32), 0)


def test_a_tensor_cannot_be_shuffled() -> None:
    with pytest.raises(CutecError, match="E0404"):
        run(shuffle_a_tensor, np.zeros(4, np.int32))


@pytest.mark.parametrize("arguments", [{"barrier_id": 16}, {"barrier_id": 1, "number_of_threads": 48}])
def test_barriers_that_do_not_exist_are_refused(arguments):
    @cute.kernel
    def meet(x: cute.Tensor):
        cute.arch.barrier(**arguments)

    @cute.jit
    def entry(x: cute.Tensor):
        meet(x).launch(grid=[1, 1, 1], block=[128, 1, 1])

    with pytest.raises(CutecError, match="E0416"):
        simulate(entry, np.zeros(4, np.float32))
