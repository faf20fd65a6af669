"""Waiting, electing, clocks and sizes by `cute.arch`."""

from __future__ import annotations

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.testing import simulate

A = cute.arch


@cute.kernel
def producers(out: cute.Tensor):
    """Warp 0 arrives and goes on, warp 1 waits for it."""
    tid, _, _ = A.thread_idx()
    words = A.alloc_smem(cutec.Int32, 32)
    if tid < 32:
        A.store(words + tid, tid + 5)
        A.barrier_arrive(barrier_id=3, number_of_threads=64)
    else:
        A.barrier(barrier_id=3, number_of_threads=64)
        out[tid - 32] = A.load(words + 63 - tid)


def test_arriving_without_waiting() -> None:
    out = np.zeros(32, np.int32)
    run(producers, out, block=64)
    assert (out == np.arange(32)[::-1] + 5).all()


@cute.kernel
def elected(out: cute.Tensor):
    tid, _, _ = A.thread_idx()
    with A.elect_one():
        A.atomic_add(out.iterator + tid // 32, 1)
        if tid >= 32:
            A.atomic_add(out.iterator + 7, 1)


@pytest.mark.parametrize("arch", ["sm_80", "sm_90a"])
def test_one_thread_a_warp(arch: str) -> None:
    out = np.zeros(8, np.int32)
    run(elected, out, block=96, arch=arch)
    assert out.tolist() == [1, 1, 1, 0, 0, 0, 0, 2]


@cute.kernel
def leaves_the_body(out: cute.Tensor):
    value = cutec.Int32(0)
    with A.elect_one():
        value = out[0] + 1
    out[1] = value


def test_what_the_elected_thread_computes_stays_with_it() -> None:
    with pytest.raises(CutecError) as caught:
        run(leaves_the_body, np.zeros(2, np.int32), block=32)
    assert caught.value.code == "E0310"


@cute.kernel
def mixed_reductions(out: cute.Tensor):
    """The same barrier again and again, and two halves of a block at barriers of their own."""
    tid, _, _ = A.thread_idx()
    for k in range(5):
        out[tid, k] = A.barrier_red(tid % (k + 2) == 0, "popc")
    half = tid // 64
    both = A.barrier_red(tid % 64 < 10, "popc", barrier_id=1 + half, number_of_threads=64) * 1000
    if half == 0:
        out[tid, 5] = both + A.barrier_red(tid == 3, "or", barrier_id=4, number_of_threads=64).to(cutec.Int32)
    else:
        out[tid, 5] = both + A.barrier_red(tid > 3, "and", barrier_id=5, number_of_threads=64).to(cutec.Int32)


def test_reductions_at_barriers() -> None:
    out = np.zeros((3 * 128, 6), np.int32)

    @cute.kernel
    def blocks(out: cute.Tensor):
        tid, _, _ = A.thread_idx()
        i = A.block_idx()[0] * 128 + tid
        for k in range(5):
            out[i, k] = A.barrier_red(i % (k + 2) == 0, "popc")
        out[i, 5] = A.barrier_red(tid < 1000, "and").to(cutec.Int32)

    run(blocks, out, grid=3, block=128)
    i = np.arange(3 * 128).reshape(3, 128)
    for k in range(5):
        assert (out[:, k].reshape(3, 128) == (i % (k + 2) == 0).sum(1, keepdims=True)).all()
    assert (out[:, 5] == 1).all()
    one = np.zeros((128, 6), np.int32)
    run(mixed_reductions, one, block=128)
    assert (one[:, 5] == 10001).all() and (one[:, 0] == 64).all()


@cute.kernel
def reductions_of_single_threads(out: cute.Tensor):
    """Threads of a warp come to barriers from two places, in each round those of two warps."""
    tid, _, _ = A.thread_idx()
    for k in range(4):
        if tid % 3 == 0:
            out[tid, k] = A.barrier_red(tid % (k + 2) == 0, "popc", number_of_threads=64, barrier_id=2, aligned=False)
        else:
            out[tid, k] = A.barrier_red(tid < 50, "popc", barrier_id=2, number_of_threads=64, aligned=False)
    if tid < 40:
        out[tid, 4] = A.barrier_red(tid < 40, "and", aligned=False).to(cutec.Int32)
    else:
        out[tid, 4] = A.barrier_red(tid < 63, "and", aligned=False).to(cutec.Int32)


def test_reductions_at_barriers_to_which_threads_come_from_several_places() -> None:
    out, t = np.zeros((64, 5), np.int32), np.arange(64)
    run(reductions_of_single_threads, out, block=64)
    wanted = [np.where(t % 3 == 0, t % (k + 2) == 0, t < 50).sum() for k in range(4)]
    assert (out == [*wanted, 0]).all()


@cute.kernel
def times(out: cute.Tensor):
    a, b = A.clock64(), A.globaltimer()
    A.nanosleep(50)
    later = A.clock64() >= a
    out[0] = later.to(cutec.Int32)
    out[1] = (A.globaltimer() >= b).to(cutec.Int32)
    out[2] = (A.clock() ^ A.clock() ^ A.globaltimer_lo()).to(cutec.Int32) * 0 + A.nwarpid() + A.physical_warp_id()
    out[3] = A.smid() - A.smid() + (A.nsmid() > 0).to(cutec.Int32) + A.gridid() * 0


def test_clocks_grow() -> None:
    out = np.zeros(4, np.int32)
    run(times, out, block=32)
    assert out.tolist() == [1, 1, 1, 1]


@cute.kernel
def shared_sizes(out: cute.Tensor):
    words = A.alloc_smem(cutec.Int32, 16)
    A.store(words, A.dynamic_smem_size())
    out[0] = A.load(words)
    out[1] = A.total_smem_size()
    out[2] = A.get_dyn_smem_size()
    out[3] = A.aggr_smem_size()


@cute.jit
def with_dynamic(out: cute.Tensor):
    shared_sizes(out).launch(grid=1, block=1, smem=512)


def test_sizes_of_shared_memory() -> None:
    """As on an H200: whole units of 128 bytes; and what is used, with 1 KB of the driver's."""
    out = np.zeros(4, np.int32)
    simulate(with_dynamic, out)
    assert out.tolist() == [512, 640, 512, 576 + 1024]


@cute.kernel
def ordering(out: cute.Tensor):
    A.griddepcontrol_wait()
    A.setmaxregister_increase(128)
    for fence in (
        A.fence_acq_rel_cta,
        A.fence_acq_rel_cluster,
        A.fence_acq_rel_gpu,
        A.fence_acq_rel_sys,
        lambda: A.fence_sync_restrict("release"),
        lambda: A.fence_sync_restrict("acquire"),
        A.fence_view_async_shared,
    ):
        fence()
    for kind in ("alias", "async", "async.global"):
        A.fence_proxy(kind)
    A.fence_proxy("async.shared", space="cluster")
    A.griddepcontrol_launch_dependents()
    A.setmaxregister_decrease(24)
    out[0] = 3


def test_what_only_orders_changes_nothing() -> None:
    out = np.zeros(1, np.int32)
    run(ordering, out, block=1, arch="sm_90a")
    assert out[0] == 3


@cute.kernel
def from_two_places(out: cute.Tensor, aligned: cutec.Constexpr):
    tid, _, _ = A.thread_idx()
    if tid % 2 == 0:
        A.cluster_arrive(aligned=aligned)
        A.cluster_wait(aligned=aligned)
    else:
        A.cluster_arrive(aligned=aligned)
        A.cluster_wait(aligned=aligned)
    out[A.block_idx()[0] * 32 + tid] = tid


@cute.jit
def in_clusters(out: cute.Tensor, aligned: cutec.Constexpr):
    from_two_places(out, aligned).launch(grid=2, block=32, cluster=(2, 1, 1))


def test_threads_of_a_warp_come_to_the_clusters_barrier_from_several_places() -> None:
    out = np.full(64, -1, np.int32)
    simulate(in_clusters, out, False)
    assert (out == np.arange(64) % 32).all()
    with pytest.raises(CutecError) as caught:
        simulate(in_clusters, out, True)
    assert caught.value.code == "E5043"
