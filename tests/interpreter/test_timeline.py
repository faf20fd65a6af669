"""The timeline of a block: who works, and who waits for what until when."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hopper_operations import grouped, grouped_results
from kernel_kit import Kernel, line_of

from cutec.diag import CutecError
from cutec.interpreter.recording import spans as recording_spans
from cutec.interpreter.recording.transfers import LATENCY, RATE
from cutec.interpreter.values.timeline import Span, Timeline
from cutec.ir.attrs import IntArray, Raw, Typed
from cutec.ir.core import Value
from cutec.ir.types import F32, I1, I32, I64, ptr
from cutec.ops.primitives.wgmma import descriptor_fields

BYTES, STAGES, TILES = 1024, 2, 6


def wait(k: Kernel, bar: Value, parity: Value) -> None:
    k.emit("cutec.mbarrier.wait.parity", (bar, parity))


def ring(releases: bool = True) -> Kernel:
    """Warp 0 loads TILES tiles through STAGES buffers, warps 1 and 2 store their first element."""
    k = Kernel(ptr(1), ptr(1))
    full, empty, data = k.shared("full", 8 * STAGES), k.shared("empty", 8 * STAGES), k.shared("data", BYTES * STAGES)
    tid = k.sreg("tid.x")
    with k.when(k.compare("eq", tid, 0)):
        for stage in range(STAGES):
            k.emit("cutec.mbarrier.init", (k.at(full, stage, I64), k.const(1)))
            k.emit("cutec.mbarrier.init", (k.at(empty, stage, I64), k.const(2)))
    k.barrier()

    def place(i: Value) -> tuple[Value, Value, Value, Value]:
        stage, parity = k.binary("remui", i, STAGES), k.binary("andi", k.binary("divui", i, STAGES), 1)
        buffer = k.at(data, k.binary("muli", stage, BYTES // 4))
        return k.at(full, stage, I64), k.at(empty, stage, I64), buffer, parity

    def produce(i: Value) -> None:
        ready, free, buffer, parity = place(i)
        wait(k, free, k.binary("xori", parity, 1))
        k.emit("cutec.mbarrier.arrive.expect_tx", (ready, k.const(BYTES)))
        source = k.at(k.args[1], k.binary("muli", i, BYTES // 4))
        grouped(k, "cutec.bulk.load", [buffer], [source], [k.const(BYTES)], [ready], [], [])

    def consume(i: Value) -> None:
        ready, free, buffer, parity = place(i)
        wait(k, ready, parity)
        k.store(k.load(buffer), k.at(k.args[0], i))
        if releases:
            k.emit("cutec.mbarrier.arrive", (free,))

    with k.when(k.compare("eq", tid, 0)):
        k.loop(0, TILES, 1, [], produce)
    with k.when(k.compare("eq", k.binary("andi", tid, 31), 0)), k.when(k.compare("sgt", tid, 0)):
        k.loop(0, TILES, 1, [], consume)
    return k


def recorded(k: Kernel, *args: Any, block: int = 96, **options: Any) -> Timeline:
    """The timeline of block 0, also of a run that ends with a finding."""
    try:
        k.run(*args, block=block, options={"timeline": 0, **options})
    except CutecError as found:
        assert found.code == "E5008"
    (timeline,) = k.timelines
    return timeline


def of_ring(k: Kernel, **options: Any) -> Timeline:
    tiles = np.arange(TILES * BYTES // 4, dtype=np.float32)
    return recorded(k, np.zeros(TILES, np.float32), tiles, **options)


def of(timeline: Timeline, actor: str, kind: str) -> list[Span]:
    return [s for s in timeline.spans if (s.actor, s.kind) == (actor, kind)]


def test_a_pipeline_shows_copies_and_who_waits_for_them():
    k = ring()
    timeline = of_ring(k)
    copies = of(timeline, "bulk copies", "copy")
    assert [(c.barrier, c.phase) for c in copies] == [(f"byte {8 * (i % 2)} of full", i // 2) for i in range(TILES)]
    assert [c.what for c in copies[:2]] == [f"loads {BYTES} bytes into byte {BYTES * i} of data" for i in range(2)]
    assert copies[0].end - copies[0].begin == LATENCY + BYTES // RATE and copies[1].begin < copies[0].end
    waits = [w for w in of(timeline, "warp 1", "wait") if "full" in str(w.barrier)]
    # the warp waits for the first copy of each round of the ring until the copy ends
    assert [(w.phase, w.end) for w in waits if w.barrier == "byte 0 of full"] == [(c.phase, c.end) for c in copies[::2]]
    assert waits[0].what == "waits for phase 0 of the barrier at byte 0 of full"
    assert waits[0].place is not None and waits[0].place.line == line_of(k, "cutec.mbarrier.wait.parity", 1)
    # the producer waits for the first release of the first buffer, and issues the next copy then
    (first, *_) = [w for w in of(timeline, "warp 0", "wait") if "empty" in str(w.barrier)]
    assert (first.barrier, first.phase) == ("byte 0 of empty", 0) and copies[0].end < first.end <= copies[2].begin
    assert not timeline.truncated and timeline.end == max(s.end for s in timeline.spans)


def test_warps_side_by_side_have_the_same_times():
    timeline = of_ring(ring())
    one, two = ([s for s in timeline.spans if s.actor == f"warp {n}"] for n in (1, 2))
    assert [(s.kind, s.begin, s.end, s.what) for s in one] == [(s.kind, s.begin, s.end, s.what) for s in two]


def test_spans_of_a_warp_do_not_overlap():
    timeline = of_ring(ring())
    for warp in range(3):
        mine = [s for s in timeline.spans if s.actor == f"warp {warp}"]
        assert all(a.end <= b.begin for a, b in pairwise(mine)) and all(s.begin < s.end for s in mine)


@pytest.mark.parametrize("options", [{"hazards": True}, {"hazards": True, "seed": 3}], ids=["hazards", "seed"])
def test_the_order_of_the_run_does_not_matter(options: dict[str, Any]):
    assert of_ring(ring(), **options) == of_ring(ring())


def test_a_deadlock_shows_who_waits_for_which_phase():
    timeline = of_ring(ring(releases=False))
    last = {n: of(timeline, f"warp {n}", "wait")[-1] for n in range(3)}
    assert (last[0].barrier, last[0].phase) == ("byte 0 of empty", 0)
    assert (last[1].barrier, last[1].phase) == (last[2].barrier, last[2].phase) == ("byte 0 of full", 1)
    assert {s.end for s in last.values()} == {timeline.end}


def test_a_barrier_ends_when_the_last_warp_has_come():
    k = Kernel(ptr(1))
    tid = k.sreg("tid.x")
    with k.when(k.compare("slt", tid, 32)):
        k.loop(0, 10, 1, [], lambda i: k.store(i, k.at(k.args[0], tid, I32)))
    k.barrier()
    k.barrier(k.const(1), k.const(64))
    timeline = recorded(k, np.zeros(64, np.int32), block=64)
    (meets,) = of(timeline, "warp 1", "wait")
    assert (meets.barrier, meets.phase) == ("barrier 0", 0) and not of(timeline, "warp 0", "wait")
    assert meets.end == max(s.end for s in of(timeline, "warp 0", "work") if s.begin < meets.end)
    first = of(timeline, "warp 0", "work")[0]
    assert first.what == f"runs line {first.place.line if first.place else 0}"


def test_a_barrier_that_is_never_complete():
    k = Kernel()
    with k.when(k.compare("slt", k.sreg("tid.x"), 32)):
        k.barrier(k.const(2), k.const(64))
    with pytest.raises(CutecError):
        k.run(block=64, options={"timeline": 0})
    (stuck,) = of(k.timelines[0], "warp 0", "wait")
    assert (stuck.barrier, stuck.phase, stuck.end) == ("barrier 2", 0, k.timelines[0].end)


def test_cp_async_ends_before_the_wait_for_its_group():
    k = Kernel(ptr(1))
    data, tid = k.shared("data", 1024), k.sreg("tid.x")
    for half in range(2):
        at = k.binary("addi", k.binary("muli", tid, 4), 128 * half)
        attrs = {"size": Typed(16, I32), "modifier": Raw("#nvvm.load_cache_modifier<cg>")}
        k.emit("nvvm.cp.async.shared.global", [k.at(data, at), k.at(k.args[0], at)], (), **attrs)
        k.emit("nvvm.cp.async.commit.group")
    for pending in (1, 0):
        k.emit("nvvm.cp.async.wait.group", n=Typed(pending, I32))
    timeline = recorded(k, np.zeros(256, np.float32), block=32)
    copies, waits = of(timeline, "cp.async of warp 0", "copy"), of(timeline, "warp 0", "wait")
    assert [c.end for c in copies] == [w.end for w in waits]
    assert copies[1].what == "loads 512 bytes into byte 512 of data and beyond"
    assert waits[0].what == "waits for its cp.async copies, but for 1 group"


def test_multiplies_run_one_after_the_other_beside_their_warps():
    k = Kernel(ptr(1))
    data = k.shared("data", 32768)
    fields = Typed(descriptor_fields(16, 1024, "128B"), I64)
    operand = k.op("cutec.wgmma.descriptor", data, to=I64, fields=fields)
    one = IntArray((0,))
    attrs = {"shape": IntArray((64, 128, 16)), "a": "f16", "b": "f16", "d": "f32", "a_steps": one, "b_steps": one}
    for _ in range(2):
        sums = [k.const(0.0, F32)] * 64
        grouped_results(
            k, "cutec.wgmma.mma_async", [F32] * 64, sums, [operand], [operand], [k.const(False, I1)], **attrs
        )
        k.emit("nvvm.wgmma.commit.group.sync.aligned")
    k.emit("cutec.wgmma.wait_group", group=Typed(0, I32))
    timeline = recorded(k, np.zeros(1, np.float32), block=128)
    first, second = of(timeline, "multiplies of warpgroup 0", "multiply")
    assert first.end - first.begin == 64 * 128 * 16 // 2048 and second.begin == first.end
    assert first.what == "multiplies 64 x 128 x 16 of f16"
    assert [of(timeline, f"warp {n}", "wait")[-1].end for n in range(4)] == [second.end] * 4


def test_bulk_stores_and_the_cluster_barrier():
    k = Kernel(ptr(1))
    data, tid = k.shared("data", 256), k.sreg("tid.x")
    k.store(tid, k.at(data, tid, I32))
    k.barrier()
    with k.when(k.compare("eq", k.sreg("cluster.ctarank"), 1)):
        k.loop(0, 10, 1, [], lambda i: k.store(i, k.at(k.args[0], tid, I32)))
    k.emit("nvvm.cluster.arrive", aligned=None)
    k.emit("nvvm.cluster.wait", aligned=None)
    with k.when(k.compare("eq", tid, 0)):
        grouped(k, "cutec.bulk.store", [k.args[0]], [data], [k.const(128)], [])
        k.emit("nvvm.cp.async.bulk.commit.group")
        k.emit("nvvm.cp.async.bulk.wait_group", group=Typed(0, I32))
    out = np.zeros(64, np.int32)
    k.run(out, block=32, grid=2, cluster=(2, 1, 1), options={"timeline": 0})
    (timeline,) = k.timelines
    (copy,) = of(timeline, "bulk copies", "copy")
    meets, stores = of(timeline, "warp 0", "wait")
    assert (meets.barrier, meets.phase) == ("the cluster's barrier", 0)  # the other block comes later
    assert copy.what == "stores 128 bytes from byte 0 of data" and stores.end == copy.end
    assert timeline.block == (0, 0, 0)


def test_each_launch_records_its_own_block():
    k = Kernel(ptr(1))
    k.store(k.const(1), k.at(k.args[0], k.global_index(), I32))
    k.run(np.zeros(6 * 32, np.int32), grid=(2, 3, 1), options={"timeline": 3})
    assert [t.block for t in k.timelines] == [(1, 1, 0)]
    k.run(np.zeros(32, np.int32), options={"timeline": 3})
    assert not k.timelines


def test_too_many_spans_are_joined_then_left_out(monkeypatch: pytest.MonkeyPatch):
    whole = of_ring(ring(releases=False))
    waits = [s for s in whole.spans if s.kind == "wait"]
    monkeypatch.setattr(recording_spans, "MOST", len(whole.spans) // 2)
    joined = of_ring(ring(releases=False))
    assert [s for s in joined.spans if s.kind == "wait"] == waits and not joined.truncated
    assert len(joined.spans) < len(whole.spans) and any(" to " in s.what for s in joined.spans if s.kind == "work")
    monkeypatch.setattr(recording_spans, "MOST", 4)
    cut = of_ring(ring(releases=False))
    assert cut.truncated and cut.end == whole.end
    assert [s for s in cut.spans if s.end == cut.end] == [s for s in waits if s.end == whole.end]  # who waits for ever
