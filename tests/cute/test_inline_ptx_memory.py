"""Inline PTX that accesses memory, on the interpreter: loads, stores, atomic operations, copies."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cute import arch as A
from cutec.diag import CutecError
from cutec.testing import simulate

THREADS = 32


def ran(body: Any, x: np.ndarray, y: np.ndarray, blocks: int = 1, cluster: int = 1) -> np.ndarray:
    """`body(x, y, shared, barrier, i)` of each thread; y afterwards."""

    @cute.struct
    class Storage:
        shared: cute.struct.Align[cute.struct.MemRange[cutec.Float32, 64], 128]
        barrier: cutec.Int64

    @cute.kernel
    def kernel(x: cute.Tensor, y: cute.Tensor):
        storage = cutec.utils.SmemAllocator().allocate(Storage)
        shared = storage.shared.get_tensor(cute.make_layout(64))
        body(x, y, shared, storage.barrier.ptr, A.thread_idx()[0])

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor):
        kernel(x, y).launch(grid=[blocks, 1, 1], block=[THREADS, 1, 1], cluster=[cluster, 1, 1])

    simulate(entry, x, y)
    return y


def numbers(count: int = THREADS, dtype: Any = np.float32) -> np.ndarray:
    return np.arange(1, count + 1).astype(dtype)


def test_loads_and_stores() -> None:
    """By pointers and by addresses, vectors, offsets, under predicates."""

    def body(x: Any, y: Any, shared: Any, barrier: Any, i: Any) -> None:
        pair = A.inline_ptx(
            "ld.global.nc.L1::no_allocate.v2.f32 {$0, $1}, [$2 + 8];", x.iterator + 2 * i, [cutec.Float32] * 2
        )
        place = (shared.iterator + 2 * i).toint().to(cutec.Int32)
        A.inline_ptx("@$3 st.shared::cta.v2.f32 [$0], {$1, $2};", [place, *pair, i < 31])
        A.sync_warp()
        far = A.inline_ptx("ld.shared.f32 $0, [$1 + -8];", shared.iterator + 2 * i % 60 + 2, cutec.Float32)
        A.inline_ptx("st.relaxed.gpu.global.f32 [$0], $1;", [(y.iterator + i).toint(), far])

    x, y = numbers(66), np.zeros(THREADS, np.float32)
    assert np.array_equal(ran(body, x, y), x[2 + 2 * np.arange(THREADS) % 60])


def test_a_narrow_load_fills_its_register() -> None:
    def body(x: Any, y: Any, shared: Any, barrier: Any, i: Any) -> None:
        text = "{.reg .s32 t; ld.global.s8 t, [$1]; st.global.b16 [$2], t; mov.b32 $0, t;}"
        y[2 * i] = A.inline_ptx(text, [x.iterator + i, y.iterator + 2 * i + 1], cutec.Int32)

    x, y = numbers(THREADS, np.int8) * 100, np.zeros(2 * THREADS, np.int32)
    ran(body, x, y)
    assert np.array_equal(y[::2], x) and np.array_equal(y[1::2], x.astype(np.int16).view(np.uint16))


def test_atomic_operations() -> None:
    def body(x: Any, y: Any, shared: Any, barrier: Any, i: Any) -> None:
        old = A.inline_ptx("atom.acq_rel.gpu.global.add.u32 $0, [$1], $2;", [y.iterator, i], cutec.Int32)
        A.inline_ptx("red.global.max.s32 [$0 + 4], $1;", [y.iterator, old])
        A.inline_ptx("atom.global.cas.b32 _, [$0 + 8], 0, 7;", [y.iterator])

    assert ran(body, numbers(), np.zeros(3, np.int32)).tolist() == [496, 465, 7]


def test_vectors_of_sums() -> None:
    """`red` of four f32, from a vector register."""
    text = """{
        .reg .v4 .f32 abcd;
        mov.f32 abcd.x, $1; mov.f32 abcd.y, $1; mov.f32 abcd.z, 0f3F800000; mov.f32 abcd.w, abcd.z;
        red.global.add.v4.f32 [$0], abcd;
    }"""

    def body(x: Any, y: Any, shared: Any, barrier: Any, i: Any) -> None:
        A.inline_ptx(text, [y.iterator.toint(), x[i]])

    assert ran(body, numbers(), np.zeros(4, np.float32)).tolist() == [528, 528, 32, 32]


def test_barriers_of_single_threads() -> None:
    """Two halves of a warp meet at `barrier.sync`, which without `.aligned` each may come to."""

    def body(x: Any, y: Any, shared: Any, barrier: Any, i: Any) -> None:
        shared[i] = x[i]
        if i < 16:
            A.inline_ptx("barrier.cta.sync 2, 32;")
        else:
            A.inline_ptx("barrier.sync 2, $0;", [cutec.Int32(32)])
        y[i] = shared[31 - i]

    assert np.array_equal(ran(cute.jit(body), numbers(), np.zeros(THREADS, np.float32)), numbers()[::-1])


def test_reductions_at_barriers() -> None:
    """`bar.red`, and `barrier.red`, to which the halves of a warp come from two places."""
    text = "{ .reg .pred p, q; setp.gt.s32 p, $1, 9; %s.pred q, 1, 32, !p; selp.u32 $0, 1, 0, q; }"

    def body(x: Any, y: Any, shared: Any, barrier: Any, i: Any) -> None:
        found = A.inline_ptx("{ .reg .pred p; setp.gt.s32 p, $1, 9; bar.red.popc.u32 $0, 0, p; }", i, cutec.Int32)
        any_ = A.inline_ptx(text % "bar.red.or", i, cutec.Int32)
        if i < 16:
            found += 100 * A.inline_ptx(text % "barrier.cta.red.and", i, cutec.Int32)
        else:
            found += 100 * A.inline_ptx(text % "barrier.red.and", i - 32, cutec.Int32)
        y[i] = cutec.Float32(found + 1000 * any_)

    assert (ran(cute.jit(body), numbers(), np.zeros(THREADS, np.float32)) == 1022).all()


WAIT = "mbarrier.try_wait.parity.shared::cta.b64 $0, [$1], 0;"


def test_bulk_copies() -> None:
    """A load that a barrier counts, and a sum onto global memory in a bulk group."""

    def body(x: Any, y: Any, shared: Any, barrier: Any, i: Any) -> None:
        inside, bar = [p.toint().to(cutec.Int32) for p in (shared.iterator, barrier)]
        if i == 0:
            A.inline_ptx("mbarrier.init.shared::cta.b64 [$0], 1;", bar)
            A.inline_ptx("fence.mbarrier_init.release.cluster;")
            A.inline_ptx("mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 128;", bar)
            load = "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];"
            A.inline_ptx(load, [inside, x.iterator.toint(), cutec.Int32(128), bar])
        A.inline_ptx("bar.sync 0;")
        while not A.inline_ptx(WAIT, bar, cutec.Boolean):
            pass
        shared[i] = shared[i] * 2
        A.inline_ptx("fence.proxy.async.shared::cta; bar.sync 1, 32;")
        if i == 0:
            add = "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [$0], [$1], $2;"
            A.inline_ptx(add, [y.iterator, inside, cutec.Int32(128)])
            A.inline_ptx("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;")

    assert np.array_equal(ran(body, numbers(), np.ones(THREADS, np.float32)), 2 * numbers() + 1)


def test_numbers_sent_to_another_block() -> None:
    """`mapa` and `st.async`."""

    def body(x: Any, y: Any, shared: Any, barrier: Any, i: Any) -> None:
        rank = A.block_idx_in_cluster()
        if i == 0:
            A.mbarrier_init(barrier, 1)
            A.mbarrier_init_fence()
            A.mbarrier_arrive_and_expect_tx(barrier, 128)
        A.cluster_arrive()
        A.cluster_wait()
        to, bar = [
            A.inline_ptx("mapa.shared::cluster.u32 $0, $1, $2;", [p.toint().to(cutec.Int32), rank ^ 1], cutec.Int32)
            for p in (shared.iterator + i, barrier)
        ]
        send = "st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [$0], $1, [$2];"
        A.inline_ptx(send, [to, x[rank * THREADS + i], bar])
        A.mbarrier_wait(barrier, 0)
        y[rank * THREADS + i] = shared[i]
        A.cluster_arrive()
        A.cluster_wait()

    x = numbers(64)
    assert np.array_equal(ran(body, x, np.zeros(64, np.float32), 2, 2), np.roll(x, 32))


@pytest.mark.parametrize(
    "text",
    [
        "ld.global.v2.f32 {$0, $0, $0}, [$1];",
        "ld.param.f32 $0, [$1];",
        "ld.global.f32 $0, $1;",
        "atom.global.avg.f32 $0, [$1], $0;",
        "fence.sc; mov.b32 $0, 0;",
    ],
)
def test_forms_that_are_not_known(text: str) -> None:
    def body(x: Any, y: Any, shared: Any, barrier: Any, i: Any) -> None:
        y[i] = A.inline_ptx(text, x.iterator, cutec.Float32)

    with pytest.raises(CutecError, match="E5025"):
        ran(body, numbers(), numbers())
