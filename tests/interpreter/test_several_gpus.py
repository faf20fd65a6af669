"""Several GPUs on the interpreter: kernels of all run at once, and what nothing orders between two
GPUs is reported as a race.
"""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import Constexpr, cute
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
