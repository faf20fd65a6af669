"""Barriers in shared memory: phases, parities, bytes, other blocks' barriers, and what is said when
a phase never ends.
"""

from __future__ import annotations

import numpy as np
import pytest
from kernel_kit import Kernel, line_of

from cutec.diag import CutecError
from cutec.ir.core import Value
from cutec.ir.types import F32, I1, I32, I64, ptr


def barrier_kernel(arrivals: int | None = None, *more: object) -> tuple[Kernel, Value, Value]:
    """(kernel, thread index, a barrier for that many arrivals that thread 0 has initialised)."""
    k = Kernel(ptr(1), *more)
    bar, tid = k.shared("bar", 16), k.sreg("tid.x")
    if arrivals is not None:
        with k.when(k.compare("eq", tid, 0)):
            k.emit("cutec.mbarrier.init", (bar, k.const(arrivals)))
        k.barrier()
    return k, tid, bar


def wait(k: Kernel, bar: Value, parity: int | Value) -> None:
    k.emit("cutec.mbarrier.wait.parity", (bar, parity if isinstance(parity, Value) else k.const(parity)))


def message_of(k: Kernel, *args: object, **launch: object) -> tuple[str, str]:
    with pytest.raises(CutecError) as caught:
        k.run(*args, **launch)
    return caught.value.code, "\n".join([caught.value.message, *(n.message for n in caught.value.notes)])


def test_consumers_see_what_the_producer_wrote_before_it_arrived():
    k, tid, bar = barrier_kernel(1)
    data = k.shared("data", 4)
    with k.when(k.compare("eq", tid, 64)):
        k.store(k.const(7.0, F32), data)
        k.emit("cutec.mbarrier.arrive", (bar,))
    wait(k, bar, 0)
    k.store(k.load(data), k.at(k.args[0], tid))
    out = np.zeros(96, np.float32)
    k.run(out, block=96)
    assert (out == 7).all()


def test_reading_without_waiting_is_a_race():
    k, tid, bar = barrier_kernel(1)
    data = k.shared("data", 4)
    with k.when(k.compare("eq", tid, 0)):
        k.store(k.const(7.0, F32), data)
        k.emit("cutec.mbarrier.arrive", (bar,))
    k.store(k.load(data), k.at(k.args[0], tid))
    assert message_of(k, np.zeros(64, np.float32), block=64)[0] == "E5005"


def test_a_ring_of_one_stage_alternates_parities():
    """Warp 0 produces numbers, warp 1 consumes them, through a full and an empty barrier."""
    k = Kernel(ptr(1), name="kernel")
    full, empty, data, tid = k.shared("full", 8), k.shared("empty", 8), k.shared("data", 4), k.sreg("tid.x")
    with k.when(k.compare("eq", tid, 0)):
        k.emit("cutec.mbarrier.init", (full, k.const(1)))
        k.emit("cutec.mbarrier.init", (empty, k.const(1)))
    k.barrier()

    def produce(i: Value) -> None:
        wait(k, empty, k.binary("andi", k.binary("addi", i, 1), 1))
        k.store(k.op("arith.sitofp", i, to=F32), data)
        k.emit("cutec.mbarrier.arrive", (full,))

    def consume(i: Value) -> None:
        wait(k, full, k.binary("andi", i, 1))
        k.store(k.load(data), k.at(k.args[0], i))
        k.emit("cutec.mbarrier.arrive", (empty,))

    with k.when(k.compare("eq", tid, 0)):
        k.loop(0, 10, 1, [], produce)
    with k.when(k.compare("eq", tid, 32)):
        k.loop(0, 10, 1, [], consume)
    out = np.zeros(10, np.float32)
    k.run(out, block=64)
    assert out.tolist() == list(range(10))


def test_bytes_hold_a_phase_open():
    k, tid, bar = barrier_kernel(1)
    with k.when(k.compare("eq", tid, 0)):
        k.emit("cutec.mbarrier.arrive.expect_tx", (bar, k.const(100)))
    k.barrier()
    before = k.op("cutec.mbarrier.test_wait.parity", bar, k.const(0), to=I1)
    k.barrier()
    with k.when(k.compare("eq", tid, 0)):
        k.emit("cutec.mbarrier.complete_tx", (bar, k.const(100)))
    k.barrier()
    after = k.op("cutec.mbarrier.test_wait.parity", bar, k.const(0), to=I1)
    for offset, value in ((0, before), (32, after)):
        k.store(k.op("arith.extui", value, to=I32), k.at(k.args[0], k.binary("addi", tid, offset), I32))
    out = np.full(64, 9, np.int32)
    k.run(out)
    assert out.tolist() == [0] * 32 + [1] * 32


def test_the_state_of_an_arrival_names_its_phase():
    k, tid, bar = barrier_kernel(32)
    state = k.op("cutec.mbarrier.arrive", bar, to=I64)
    k.barrier()
    k.store(k.op("arith.extui", k.op("cutec.mbarrier.test_wait", bar, state, to=I1), to=I32), k.at(k.args[0], tid, I32))
    out = np.zeros(32, np.int32)
    k.run(out)
    assert out.all()


def test_trying_to_wait_waits_for_what_comes():
    k, tid, bar = barrier_kernel(1)
    with k.when(k.compare("slt", tid, 32)):
        ended = k.op("cutec.mbarrier.try_wait.parity", bar, k.const(0), to=I1)
        k.store(k.op("arith.extui", ended, to=I32), k.at(k.args[0], tid, I32))
    with k.when(k.compare("eq", tid, 32)):
        k.emit("cutec.mbarrier.arrive", (bar,))
    out = np.zeros(32, np.int32)
    k.run(out, block=64)
    assert out.all()


def test_trying_to_wait_gives_up_where_nothing_comes():
    k, tid, bar = barrier_kernel(1)
    ended = k.op("cutec.mbarrier.try_wait.parity", bar, k.const(0), to=I1)
    k.store(k.op("arith.extui", ended, to=I32), k.at(k.args[0], tid, I32))
    out = np.ones(32, np.int32)
    k.run(out)
    assert not out.any()


def test_arriving_at_another_blocks_barrier():
    k = Kernel(ptr(1))
    bar, tid, rank = k.shared("bar", 8), k.sreg("tid.x"), k.sreg("cluster.ctarank")
    with k.when(k.compare("eq", tid, 0)):
        k.emit("cutec.mbarrier.init", (bar, k.const(2)))
    k.emit("nvvm.cluster.arrive", aligned=None)
    k.emit("nvvm.cluster.wait", aligned=None)
    with k.when(k.compare("slt", tid, 2)):
        k.emit("cutec.mbarrier.arrive", (k.op("nvvm.mapa", bar, tid, to=ptr(7)),))
    wait(k, bar, 0)
    k.store(k.const(1), k.at(k.args[0], k.global_index(), I32))
    out = np.zeros(4 * 32, np.int32)
    k.run(out, grid=4, cluster=(2, 1, 1))
    assert out.all() and rank is not None


def test_loading_from_another_blocks_shared_memory():
    k = Kernel(ptr(1))
    data, tid, rank = k.shared("data", 128), k.sreg("tid.x"), k.sreg("cluster.ctarank")
    k.store(k.binary("addi", k.binary("muli", k.sreg("ctaid.x"), 100), tid), k.at(data, tid, I32))
    k.emit("nvvm.cluster.arrive", aligned=None)
    k.emit("nvvm.cluster.wait", aligned=None)
    other = k.op("nvvm.mapa", k.at(data, tid, I32), k.binary("xori", rank, 1), to=ptr(7))
    k.store(k.load(other, I32), k.at(k.args[0], k.global_index(), I32))
    out = np.zeros(4 * 32, np.int32)
    k.run(out, grid=4, cluster=(2, 1, 1))
    assert out.reshape(4, 32).tolist() == [[100 * (b ^ 1) + t for t in range(32)] for b in range(4)]


def test_a_phase_that_never_ends_says_what_is_missing():
    k, tid, bar = barrier_kernel(3)
    with k.when(k.compare("eq", tid, 0)):
        k.emit("cutec.mbarrier.arrive.expect_tx", (bar, k.const(64)))
    wait(k, bar, 0)
    code, text = message_of(k, np.zeros(1, np.float32))
    assert code == "E5008" and "2 of 3 arrivals and 64 bytes to come" in text and "byte 0 of bar" in text


def test_a_barrier_that_was_never_initialised():
    k, _tid, bar = barrier_kernel(None)
    k.emit("cutec.mbarrier.arrive", (bar,))
    with pytest.raises(CutecError) as caught:
        k.run(np.zeros(1, np.float32))
    assert caught.value.code == "E5014" and caught.value.place.line == line_of(k, "cutec.mbarrier.arrive")


def test_more_arrivals_than_a_phase_takes():
    k, tid, bar = barrier_kernel(1)
    with k.when(k.compare("eq", tid, 0)):
        k.emit("cutec.mbarrier.expect_tx", (bar, k.const(4)))
    k.barrier()
    k.emit("cutec.mbarrier.arrive", (bar,))
    assert message_of(k, np.zeros(1, np.float32))[0] == "E5014"
