"""Memory order on the interpreter: accesses that releases, acquires and fences order do not race,
others do. Threads that spin let others run.
"""

from __future__ import annotations

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec.diag import CutecError

A = cute.arch


@cute.jit
def wait(flag, order: cutec.Constexpr):
    seen = cutec.Int32(0)
    while seen == 0:
        seen = A.load(flag, sem=order)


@cute.jit
def acquire(flag):
    wait(flag, "acquire")


@cute.jit
def relaxed_then_fence(flag):
    wait(flag, "relaxed")
    A.fence_acq_rel_cta()


@cute.jit
def only_relaxed(flag):
    wait(flag, "relaxed")


@cute.jit
def swap(flag):
    old = cutec.Int32(0)
    while old == 0:
        old = A.atomic_cas(flag, 1, 2, sem="acquire", scope="cta")
        if old == 2:
            old = cutec.Int32(1)


@cute.jit
def release(flag):
    A.store(flag, 1, sem="release", scope="cta")


@cute.jit
def fence_then_relaxed(flag):
    A.fence_acq_rel_cta()
    A.store(flag, 1, sem="relaxed", scope="cta")


@cute.jit
def exchange(flag):
    A.atomic_exch(flag, 1, sem="release")


@cute.jit
def reduce(flag):
    A.red(flag, 1, op="max", sem="release")


@cute.jit
def only_store(flag):
    A.store(flag, 1, sem="relaxed")


SENDERS = [release, fence_then_relaxed, exchange, reduce]
RECEIVERS = [acquire, relaxed_then_fence, swap]


@pytest.mark.parametrize("receive", RECEIVERS, ids=lambda f: f.__name__)
@pytest.mark.parametrize("send", SENDERS, ids=lambda f: f.__name__)
def test_release_and_acquire_order(send, receive) -> None:
    out = np.zeros(32, np.int32)
    launch(out, send, receive)
    assert (out == np.arange(32) * 3).all()


@pytest.mark.parametrize(
    ("send", "receive"), [(only_store, acquire), (release, only_relaxed), (only_store, only_relaxed)]
)
def test_half_of_the_pattern_is_a_race(send, receive) -> None:
    with pytest.raises(CutecError) as caught:
        launch(np.zeros(32, np.int32), send, receive)
    assert caught.value.code == "E5005" and "stored to" in caught.value.message


def launch(out, send, receive) -> None:
    @cute.kernel
    def kernel(out: cute.Tensor):
        message(out, send, receive)

    run(kernel, out, block=64)


@cute.jit
def message(out, send, receive):
    """Warp 0 leaves numbers in shared memory and sets a flag; warp 1 waits for it and reads
    them.
    """
    tid, _, _ = A.thread_idx()
    data, flag = A.alloc_smem(cutec.Int32, 32), A.alloc_smem(cutec.Int32, 1)
    if tid == 0:
        A.store(flag, 0)
    A.sync_threads()
    if tid < 32:
        A.store(data + tid, tid * 3)
        A.sync_warp()
        if tid == 0:
            send(flag)
    else:
        receive(flag)
        out[tid - 32] = A.load(data + tid - 32)


@cute.kernel
def plain_flag(out: cute.Tensor):
    tid, _, _ = A.thread_idx()
    flag = A.alloc_smem(cutec.Int32, 1)
    if tid == 0:
        A.store(flag, 7)
    out[tid] = A.load(flag, sem="relaxed")


def test_a_weak_store_races_with_a_strong_load() -> None:
    with pytest.raises(CutecError) as caught:
        run(plain_flag, np.zeros(64, np.int32), block=64)
    assert caught.value.code in ("E5003", "E5005")


@cute.kernel
def forever(out: cute.Tensor):
    while A.load(out.iterator, sem="relaxed") == 0:
        A.nanosleep(10)


@pytest.mark.tools  # for its time: it runs until the limit of steps
def test_a_signal_that_never_comes_is_told() -> None:
    with pytest.raises(CutecError) as caught:
        run(forever, np.zeros(1, np.int32), block=32)
    assert caught.value.code == "E5008"


@cute.kernel
def locked(out: cute.Tensor):
    """A lock in global memory, taken by one thread of each block at a time."""
    tid, _, _ = A.thread_idx()
    if tid == 0:
        taken = cutec.Int32(1)
        while taken != 0:
            taken = A.atomic_exch(out.iterator, 1, sem="acquire")
        count = A.load(out.iterator + 1)
        A.store(out.iterator + 1, count + 1)
        A.atomic_exch(out.iterator, 0, sem="release")


def test_a_lock() -> None:
    out = np.zeros(2, np.int32)
    run(locked, out, grid=20, block=32)
    assert out.tolist() == [0, 20]


def test_what_nothing_has_written_is_followed_by_element() -> None:
    out = np.zeros(32, np.int32)
    launch_half(out, 1)
    assert (out == np.arange(32) * 3).all()
    with pytest.raises(CutecError) as caught:
        launch_half(out, 3)
    assert caught.value.code == "E5003"


def launch_half(out, use) -> None:
    @cute.kernel
    def kernel(out: cute.Tensor):
        half_written_body(out, use)

    run(kernel, out, block=32)


@cute.jit
def half_written_body(out, use: cutec.Constexpr):
    tid, _, _ = A.thread_idx()
    words = A.alloc_smem(cutec.Int32, 4 * 32)
    A.store(words + 4 * tid, tid)
    A.store(words + 4 * tid + 1, tid * 2)
    loaded = A.load(words + 4 * tid, count=4)
    out[tid] = loaded[0] + loaded[use]
