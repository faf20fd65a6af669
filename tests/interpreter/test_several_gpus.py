"""Several GPUs on the interpreter: kernels of all run at once, and what nothing orders between two
GPUs is reported as a race.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

import cutec
from cutec import Constexpr, cute, utils
from cutec.cute.nvgpu import cpasync
from cutec.diag import CutecError
from cutec.testing import simulate_gpus
from cutec.utils import distributed

THREADS = 32


@cute.jit
def raise_flag(flag, mistake: Constexpr):
    """Tell the other GPU that what this block has stored is there."""
    cute.arch.sync_threads()
    if cute.arch.thread_idx()[0] == 0:
        order = "relaxed" if mistake == "a relaxed signal" else "release"
        scope = "gpu" if mistake == "a signal of the scope gpu" else "sys"
        distributed.red_add1(flag, order=order, scope=scope)


@cute.jit
def wait_for_flag(flag, mistake: Constexpr):
    if cutec.const_expr(mistake != "no wait"):
        if cute.arch.thread_idx()[0] == 0:
            scope = "gpu" if mistake == "a wait of the scope gpu" else "sys"
            if cutec.const_expr(mistake == "a relaxed wait"):
                distributed.spin_lock_atom_cas_relaxed_wait(flag, expected_val=1, reset_val=0, scope=scope)
            else:
                distributed.spin_lock_atom_cas_acquire_wait(flag, expected_val=1, reset_val=0, scope=scope)
        if cutec.const_expr(mistake != "no barrier behind the wait"):
            cute.arch.sync_threads()


@cute.kernel
def swap_kernel(rank, box, flags, other_box, other_flags, out, mistake: Constexpr):
    """Each block leaves a message in the other GPU's box, and reads its own."""
    tid, block = cute.arch.thread_idx()[0], cute.arch.block_idx()[0]
    for turn in cutec.range_constexpr(2):
        if cutec.const_expr(turn > 0 and mistake != "no leave"):  # the first message has been read
            wait_for_flag(flags.iterator + 2 * block + 1, "")
        other_box[block, tid] = 100 * (rank + 1) + 10 * turn + block
        raise_flag(other_flags.iterator + 2 * block, mistake)
        wait_for_flag(flags.iterator + 2 * block, mistake)
        out[block, turn, tid] = box[block, THREADS - 1 - tid]
        if cutec.const_expr(turn == 0 and mistake != "no leave"):
            raise_flag(other_flags.iterator + 2 * block + 1, "")


@cute.jit
def swap(
    rank: cutec.Int32,
    box: cute.Tensor,
    flags: cute.Tensor,
    other_box: cute.Tensor,
    other_flags: cute.Tensor,
    out: cute.Tensor,
    mistake: Constexpr = "",
):
    swap_kernel(rank, box, flags, other_box, other_flags, out, mistake).launch(grid=2, block=THREADS)


def swapped(mistake: str = "", seeds: tuple[int | None, ...] = (None,)) -> list[np.ndarray]:
    boxes = [np.zeros((2, THREADS), np.int32) for _ in range(2)]
    flags = [np.zeros((2, 2), np.int32) for _ in range(2)]
    out = [np.zeros((2, 2, THREADS), np.int32) for _ in range(2)]
    calls = [(r, boxes[r], flags[r], boxes[1 - r], flags[1 - r], out[r]) for r in range(2)]
    simulate_gpus(swap, *calls, mistake=mistake, seeds=seeds)
    assert not any(f.any() for f in flags)
    return out


@pytest.mark.slow
def test_gpus_run_at_once_and_reach_each_others_memory() -> None:
    for rank, out in enumerate(swapped(seeds=(None, *range(50)))):
        want = 100 * (2 - rank) + 10 * np.arange(2)[:, None] + np.arange(2)[:, None, None]
        assert (out == np.broadcast_to(want, out.shape)).all()


@pytest.mark.parametrize(
    "mistake",
    [
        "no wait",
        "no leave",
        "no barrier behind the wait",
        "a relaxed signal",
        "a relaxed wait",
        "a signal of the scope gpu",
        "a wait of the scope gpu",
    ],
)
def test_what_no_signal_orders_is_a_race_between_gpus(mistake: str) -> None:
    with pytest.raises(CutecError) as caught:
        swapped(mistake)
    assert caught.value.code == "E5044"
    text = " ".join([caught.value.message, *(note.message for note in caught.value.notes)])
    assert "of another GPU" in text and "GPU 0" in text and "GPU 1" in text
    assert "scope sys" in caught.value.help


@cute.kernel
def bulk_kernel(tma_out, out_place, tma_in, in_place, box, flags, other_box, other_flags, got, mistake: Constexpr):
    """A message goes by a bulk store and is read by threads, the next one by threads and is read by
    a bulk load.
    """
    tid, smem = cute.arch.thread_idx()[0], utils.SmemAllocator()
    tile = smem.allocate_tensor(cutec.Int32, cute.make_layout((1, THREADS)), 128)
    barrier = smem.allocate_array(cutec.Int64, 1)
    if tid == 0:
        cute.arch.mbarrier_init(barrier, 1)
        cute.arch.mbarrier_init_fence()
    tile[0, tid] = got[0, tid]
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.sync_threads()
    sD, gD = cpasync.tma_partition(
        tma_out, 0, cute.make_layout(1), cute.group_modes(tile, 0, 2), cute.group_modes(out_place, 0, 2)
    )
    cute.copy(tma_out, sD, gD)
    cute.arch.cp_async_bulk_commit_group()
    if cutec.const_expr(mistake == "a store that may not have arrived"):
        cute.arch.cp_async_bulk_wait_group(0, read=True)
    else:
        cute.arch.cp_async_bulk_wait_group(0)
    raise_flag(other_flags.iterator, "")
    wait_for_flag(flags.iterator, "")
    got[0, tid] = box[0, tid] + 1
    if cutec.const_expr(mistake != "a store to what is not read yet"):
        raise_flag(other_flags.iterator + 1, "")
        wait_for_flag(flags.iterator + 1, "")
    other_box[0, tid] = got[0, tid]
    raise_flag(other_flags.iterator + 2, "")
    wait_for_flag(flags.iterator + 2, "no wait" if mistake == "a load of what may not be there" else "")
    cute.arch.fence_proxy("async")
    sB, gB = cpasync.tma_partition(
        tma_in, 0, cute.make_layout(1), cute.group_modes(tile, 0, 2), cute.group_modes(in_place, 0, 2)
    )
    if tid == 0:
        cute.arch.mbarrier_arrive_and_expect_tx(barrier, 4 * THREADS)
    cute.copy(tma_in, gB, sB, tma_bar_ptr=barrier)
    cute.arch.mbarrier_wait(barrier, 0)
    got[0, tid] = tile[0, tid]
    if cutec.const_expr(mistake == "a store to what is not loaded yet"):
        other_box[0, tid] = 0
    elif cutec.const_expr(mistake == "last"):
        raise_flag(other_flags.iterator + 3, "")
        wait_for_flag(flags.iterator + 3, "")
        other_box[0, tid] = 7


@cute.jit
def bulk(
    box: cute.Tensor,
    flags: cute.Tensor,
    other_box: cute.Tensor,
    other_flags: cute.Tensor,
    got: cute.Tensor,
    mistake: Constexpr = "",
):
    layout, tile = cute.make_layout((1, THREADS)), (1, THREADS)
    out = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileS2GOp(), other_box, layout, tile)
    back = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), box, layout, tile)
    bulk_kernel(*out, *back, box, flags, other_box, other_flags, got, mistake).launch(grid=1, block=THREADS)


def sent(mistake: str, seeds: Sequence[int | None] = (None,)) -> list[np.ndarray]:
    boxes = [np.zeros((1, THREADS), np.int32) for _ in range(2)]
    flags = [np.zeros(4, np.int32) for _ in range(2)]
    got = [np.arange(THREADS, dtype=np.int32)[None] + 100 * gpu for gpu in range(2)]
    calls = [(boxes[r], flags[r], boxes[1 - r], flags[1 - r], got[r]) for r in range(2)]
    types = dict.fromkeys(("box", "other_box"), f"i32[1,{THREADS}]")
    simulate_gpus(bulk, *calls, mistake=mistake, seeds=seeds, types=types)
    return got


def test_bulk_copies_that_signals_order() -> None:
    for mistake in ("", "last"):
        for gpu, got in enumerate(sent(mistake, [None, *range(10)])):
            assert (got == np.arange(THREADS) + 100 * gpu + 1).all()  # there and back


@pytest.mark.parametrize(
    ("mistake", "said"),
    [
        ("a store that may not have arrived", "before the"),
        ("a store to what is not read yet", "of another GPU"),
        ("a load of what may not be there", "of another GPU"),
        ("a store to what is not loaded yet", "of another GPU"),
    ],
)
def test_bulk_copies_that_nothing_orders(mistake: str, said: str) -> None:
    with pytest.raises(CutecError) as caught:
        sent(mistake)
    assert caught.value.code == "E5044" and said in caught.value.message
    assert "GPU 1" in str(caught.value.notes)


def test_kernels_that_gpus_do_not_launch_alike() -> None:
    @cute.kernel
    def kernel(x: cute.Tensor):
        x[0] = 1

    @cute.jit
    def host(x: cute.Tensor, blocks: cutec.Int32):
        kernel(x).launch(grid=blocks, block=1)

    with pytest.raises(CutecError, match="GPU 1 launches") as caught:
        simulate_gpus(host, (np.zeros(1, np.int32), 1), (np.zeros(1, np.int32), 2))
    assert caught.value.code == "E5011"


def test_what_is_known_when_compiling_is_the_same_on_all_gpus() -> None:
    with pytest.raises(CutecError, match="mistake is 'no wait' on GPU 1 and '' on GPU 0"):
        zeros = [np.zeros((2, THREADS), np.int32) for _ in range(4)]
        simulate_gpus(swap, (0, *zeros, zeros[0][None], ""), (1, *zeros, zeros[0][None], "no wait"))


@pytest.mark.parametrize("waits", [False, True])
def test_blocks_that_wait_fit_on_a_gpu_at_once(waits: bool) -> None:
    @cute.kernel
    def kernel(x: cute.Tensor, y: cute.Tensor):
        block = cute.arch.block_idx()[0]
        if cutec.const_expr(waits):
            while cute.arch.load(x.iterator, sem="acquire", scope="sys") == 0:
                pass
        y[block] = block

    @cute.jit
    def host(x: cute.Tensor, y: cute.Tensor):
        kernel(x, y).launch(grid=y.shape[0], block=1024)

    x, y = np.ones(1, np.int32), [np.zeros(300, np.int32) for _ in range(2)]
    if waits:
        with pytest.raises(CutecError, match="300 blocks on each of 2 GPUs"):
            simulate_gpus(host, (x, y[0]), (x, y[1]))
    else:
        simulate_gpus(host, (x, y[0]), (x, y[1]), check_hazards=False)
        assert all((of_gpu == np.arange(300)).all() for of_gpu in y)


@pytest.mark.parametrize("sem", ["release", "relaxed"])
def test_a_release_publishes_what_its_thread_did_since_its_last_fence(sem: str) -> None:
    @cute.kernel
    def kernel(x: cute.Tensor, flag: cute.Tensor, y: cute.Tensor):
        if cute.arch.block_idx()[0] == 0:
            cute.arch.fence_acq_rel_gpu()
            x[0] = 7
            cute.arch.store(flag.iterator, cutec.Int32(1), sem=sem, scope="gpu")
        else:
            while cute.arch.load(flag.iterator, sem="acquire", scope="gpu") == 0:
                pass
            y[0] = x[0]

    @cute.jit
    def host(x: cute.Tensor, flag: cute.Tensor, y: cute.Tensor):
        kernel(x, flag, y).launch(grid=2, block=1)

    x, flag, y = (np.zeros(1, np.int32) for _ in range(3))
    if sem == "release":
        simulate_gpus(host, (x, flag, y), seeds=[None, 0, 1])
        assert y[0] == 7
    else:
        with pytest.raises(CutecError) as caught:
            simulate_gpus(host, (x, flag, y))
        assert caught.value.code == "E5044"
