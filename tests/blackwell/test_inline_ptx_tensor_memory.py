"""Inline PTX that allocates tensor memory, accesses it and orders accesses, on the interpreter."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cute import arch as A
from cutec.diag import CutecError
from cutec.testing import simulate

THREADS, COLUMNS = 128, 32


def ran(body: Any, y: np.ndarray) -> np.ndarray:
    """`body(y, t, i, barrier)` of each thread, `t`: where its warp's lanes are; y afterwards."""

    @cute.struct
    class Storage:
        address: cutec.Int32
        barrier: cutec.Int64

    @cute.kernel
    def kernel(y: cute.Tensor):
        i = A.thread_idx()[0]
        storage = cutec.utils.SmemAllocator().allocate(Storage)
        if A.make_warp_uniform(A.warp_idx()) == 0:
            place = storage.address.ptr.toint().to(cutec.Int32)
            A.inline_ptx(f"tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], {COLUMNS};", place)
            A.inline_ptx("tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;")
            if i == 0:
                A.mbarrier_init(storage.barrier.ptr, 1)
                A.mbarrier_init_fence()
        A.sync_threads()
        address = storage.address.ptr.load()
        body(y, address + (i // 32 << 21), i, storage.barrier.ptr)
        A.inline_ptx("tcgen05.fence::before_thread_sync;")
        A.sync_threads()
        A.inline_ptx("tcgen05.fence::after_thread_sync;")
        if A.make_warp_uniform(A.warp_idx()) == 0:
            A.inline_ptx(f"tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, {COLUMNS};", address)

    @cute.jit
    def entry(y: cute.Tensor):
        kernel(y).launch(grid=[1, 1, 1], block=[THREADS, 1, 1])

    simulate(entry, y, arch="sm_100a")
    return y


def test_stores_and_loads() -> None:
    """Columns 1 and 2 of a row, and of half the rows each two columns, two apart."""

    def body(y: Any, t: Any, i: Any, barrier: Any) -> None:
        stored = [t, *[10 * i + column for column in range(4)]]
        A.inline_ptx("tcgen05.st.sync.aligned.32x32b.x4.b32 [$0], {$1, $2, $3, $4};", stored)
        A.inline_ptx("tcgen05.wait::st.sync.aligned;")
        loads = (
            "tcgen05.ld.sync.aligned.32x32b.x2.b32 {$0, $1}, [$3 + 1];"
            "tcgen05.ld.sync.aligned.16x32bx2.x1.b32 $2, [$3], 2;"
            "tcgen05.wait::ld.sync.aligned;"
        )
        for column, value in enumerate(A.inline_ptx(loads, t, [cutec.Int32] * 3)):
            y[i, column] = value

    threads = np.arange(THREADS)
    rows = 10 * threads
    halves = 10 * (threads // 32 * 32 + threads % 16) + 2 * (threads % 32 // 16)
    assert np.array_equal(ran(body, np.zeros((THREADS, 3), np.int32)).T, [rows + 1, rows + 2, halves])


def test_commits_arrive() -> None:
    """With no multiply under way, at once."""

    def body(y: Any, t: Any, i: Any, barrier: Any) -> None:
        if i == 0:
            place = barrier.toint().to(cutec.Int32)
            A.inline_ptx("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", place)
        A.mbarrier_wait(barrier, 0)
        y[i] = 1

    assert ran(body, np.zeros(THREADS, np.int32)).all()


def test_a_store_that_nothing_waits_for() -> None:
    def body(y: Any, t: Any, i: Any, barrier: Any) -> None:
        A.inline_ptx("tcgen05.st.sync.aligned.32x32b.x1.b32 [$0], $1;", [t, i])
        load = "tcgen05.ld.sync.aligned.32x32b.x1.b32 $0, [$1]; tcgen05.wait::ld.sync.aligned;"
        y[i] = A.inline_ptx(load, t, cutec.Int32)

    with pytest.raises(CutecError, match="E5054"):
        ran(body, np.zeros(THREADS, np.int32))


@pytest.mark.parametrize(
    "text",
    [
        "tcgen05.fence::after_thread_sync.sync;",
        "tcgen05.fence::after_thread_sync 0;",
        "tcgen05.wait::ld;",
        "mov.b32 $0, 0; tcgen05.ld.sync.aligned.32x32b.x2.b32 $0, [$1];",
        "mov.b32 $0, 0; tcgen05.ld.sync.aligned.32x32b.x3.b32 {$0, $0, $0}, [$1];",
        "mov.b32 $0, 0; tcgen05.ld.sync.aligned.16x32bx2.x1.b32 $0, [$1];",
        "mov.b32 $0, 0; tcgen05.ld.sync.aligned.8x8b.x1.b32 $0, [$1];",
        "tcgen05.st.sync.aligned.32x32b.x1.pack::16b.b32 [$1], 0;",
        "tcgen05.relinquish_alloc_permit.cta_group::3.sync.aligned;",
        "tcgen05.commit.cta_group::1.b64 [$1];",
        "tcgen05.cp.cta_group::1.128x256b [$1], 0;",
        "tcgen05;",
    ],
)
def test_what_is_not_known(text: str) -> None:
    def body(y: Any, t: Any, i: Any, barrier: Any) -> None:
        y[i] = A.inline_ptx(text if "$0" in text else f"mov.b32 $0, 0; {text}", t, cutec.Int32)

    with pytest.raises(CutecError, match=r"E5025.*tcgen05|tcgen05.*E5025"):
        ran(body, np.zeros(THREADS, np.int32))
