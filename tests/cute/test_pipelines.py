"""Pipelines between groups of threads, on the interpreter."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from cute_kit import run
from exporting import export_of

import cutec
from cutec import cute, pipeline
from cutec.diag import CutecError
from cutec.frontend.kernels.trace import trace
from cutec.lowering import LowerOptions, device_module, lower
from cutec.pipeline.groups import MbarrierArray
from cutec.render import module_text
from cutec.testing import simulate

STAGES, WARP = 3, 32


def ring(kind, producers: int, consumers: int, storage, defer_sync: bool = False):
    """A pipeline between threads."""
    group = pipeline.CooperativeGroup
    return kind.create(
        num_stages=STAGES,
        producer_group=group(pipeline.Agent.Thread, producers),
        consumer_group=group(pipeline.Agent.Thread, consumers),
        barrier_storage=storage,
        defer_sync=defer_sync,
    )


@cute.kernel
def by_threads(a: cute.Tensor, b: cute.Tensor):
    """One warp fills buffers, another empties them, by states."""
    tidx, _, _ = cute.arch.thread_idx()
    smem = cutec.utils.SmemAllocator()
    buffers = smem.allocate_tensor(cutec.Float32, cute.make_layout((WARP, STAGES)))
    main = ring(pipeline.PipelineAsync, WARP, WARP, None)
    steps = cute.size(a) // WARP
    lane = tidx % WARP
    if tidx < WARP:
        state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, STAGES)
        for _ in cutec.range(steps):
            main.producer_acquire(state)
            buffers[lane, state.index] = a[state.count * WARP + lane]
            main.producer_commit(state)
            state.advance()
        main.producer_tail(state)
    else:
        state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, STAGES)
        for step in cutec.range(steps):
            token = main.consumer_try_wait(state)
            main.consumer_wait(state, token)
            b[step * WARP + lane] = 2.0 * buffers[WARP - 1 - lane, state.index]
            main.consumer_release(state)
            state.advance()


@cute.kernel
def by_handles(a: cute.Tensor, b: cute.Tensor):
    """The same by cp.async and handles."""
    tidx, _, _ = cute.arch.thread_idx()
    smem = cutec.utils.SmemAllocator()
    barriers = smem.allocate_array(cutec.Int64, 2 * STAGES)
    buffers = smem.allocate_tensor(cutec.Float32, cute.make_layout((WARP, STAGES)))
    main = ring(pipeline.PipelineCpAsync, WARP, WARP, barriers, defer_sync=True)
    pipeline.pipeline_init_arrive()
    pipeline.pipeline_init_wait()
    producer, consumer = main.make_participants()
    steps = cute.size(a) // WARP
    lane = tidx % WARP
    atom = cute.make_copy_atom(cute.nvgpu.cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)
    source = cute.zipped_divide(a, (1,))
    if tidx < WARP:
        for _ in cutec.range(steps):
            handle = producer.acquire_and_advance()
            cute.copy(
                atom, source[(None, handle.count * WARP + lane)], cute.local_tile(buffers, (1, 1), (lane, handle.index))
            )
            handle.commit()
        producer.tail()
    else:
        for _ in cutec.range(steps):
            index = consumer._PipelineConsumer__state.index  # as public kernels read it
            handle = consumer.wait_and_advance()
            b[handle.count * WARP + lane] = 2.0 * buffers[WARP - 1 - lane, index]
            handle.release()


@cute.kernel
def in_turns(a: cute.Tensor, b: cute.Tensor):
    """Two warps append to a list, in turns."""
    tidx, _, _ = cute.arch.thread_idx()
    smem = cutec.utils.SmemAllocator()
    barriers = smem.allocate_array(cutec.Int64, 2)
    end = smem.allocate_tensor(cutec.Int32, cute.make_layout(1))
    if tidx == 0:
        end[0] = 0
    group = tidx // WARP
    order = pipeline.PipelineOrder.create(barriers, 1, 2, group, pipeline.CooperativeGroup(pipeline.Agent.Thread, WARP))
    for _ in cutec.range(cute.size(b) // 2):
        order.wait()
        place = end[0]
        cute.arch.sync_warp()
        if tidx % WARP == 0:
            b[place] = group.to(cutec.Float32)
            end[0] = place + 1
        cute.arch.sync_warp()
        order.arrive()


@cute.struct
class Turns:
    """Room for two barriers, and as much again before the aligned field."""

    barriers: cute.struct.MemRange[cutec.Int64, 2]
    words: cute.struct.Align[cute.struct.MemRange[cutec.Float32, 4], 128]


@cute.kernel
def in_turns_of_two_sections(b: cute.Tensor):
    """Two warps, each with a state of its own, take turns in two sections of a round."""
    tidx, _, _ = cute.arch.thread_idx()
    group = cute.arch.make_warp_uniform(tidx // WARP)
    storage = cutec.utils.SmemAllocator().allocate(Turns)
    everyone = pipeline.CooperativeGroup(pipeline.Agent.Thread, WARP)
    order = pipeline.PipelineOrder.create(storage.barriers.data_ptr(), 2, 2, group, everyone)
    state = order.state
    for i in cutec.range(cute.size(b) // 2):
        order.wait(state)
        if tidx % WARP == 0:
            b[2 * i + group] = group.to(cutec.Float32)
        state = order.arrive(state)


def test_turns_by_a_state_of_the_kernel():
    b = np.zeros(8, np.float32)
    run(in_turns_of_two_sections, b, grid=1, block=2 * WARP)
    assert list(b) == [0, 1] * 4


@cute.kernel
def by_number(a: cute.Tensor, b: cute.Tensor):
    """Named barriers: one warp arrives, the other waits."""
    tidx, _, _ = cute.arch.thread_idx()
    shared = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout(WARP))
    ready = pipeline.NamedBarrier(barrier_id=1, num_threads=2 * WARP)
    if tidx < WARP:
        shared[tidx] = a[tidx]
        ready.arrive()
    else:
        ready.arrive_and_wait()
        b[tidx - WARP] = shared[2 * WARP - 1 - tidx]
    pipeline.sync(barrier_id=2)


def launched(kernel):
    @cute.jit
    def host(a: cute.Tensor, b: cute.Tensor):
        kernel(a, b).launch(grid=1, block=2 * WARP)

    return host


@pytest.mark.parametrize("kernel", [by_threads, by_handles], ids=["threads", "handles"])
@pytest.mark.parametrize("steps", [0, 1, STAGES, 8])
def test_every_buffer_arrives(kernel, steps: int) -> None:
    a = np.arange(steps * WARP, dtype=np.float32)
    b = np.zeros_like(a)
    simulate(launched(kernel), a, b)
    np.testing.assert_array_equal(b.reshape(-1, WARP), 2 * a.reshape(-1, WARP)[:, ::-1])


def test_groups_take_turns() -> None:
    b = np.full(10, 7, np.float32)
    simulate(launched(in_turns), np.zeros(1, np.float32), b)
    assert b.tolist() == [0, 1] * 5


def test_named_barriers() -> None:
    a, b = np.arange(WARP, dtype=np.float32), np.zeros(WARP, np.float32)
    simulate(launched(by_number), a, b)
    assert b.tolist() == a[::-1].tolist()


@cute.kernel
def by_copies(a: cute.Tensor, b: cute.Tensor):
    """A warp copies a buffer asynchronously, and its arrival comes with the copies."""
    tidx, _, _ = cute.arch.thread_idx()
    bar = cute.arch.alloc_smem(cutec.Int64, 1, alignment=8)
    buffer = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout(WARP), 16)
    full = MbarrierArray(bar, 1, WARP)
    if tidx == 0:
        full.init()
    cute.arch.sync_threads()
    if tidx < WARP:
        atom = cute.make_copy_atom(cute.nvgpu.cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)
        cute.copy(atom, cute.local_tile(a, (1,), (tidx,)), cute.local_tile(buffer, (1,), (tidx,)))
        full.arrive_cp_async_mbarrier(0)
    else:
        full.wait(0, 0)
        b[tidx - WARP] = buffer[2 * WARP - 1 - tidx]


def test_copies_arrive() -> None:
    a, b = np.arange(WARP, dtype=np.float32), np.zeros(WARP, np.float32)
    simulate(launched(by_copies), a, b)
    assert b.tolist() == a[::-1].tolist()


def test_a_state_counts_and_wraps() -> None:
    """In plain numbers: states work at trace time too."""
    state = pipeline.PipelineState(2, 0, 0, 0)
    seen = []
    for _ in range(5):
        seen.append((int(state.index), int(state.phase), int(state.count)))
        state.advance()
    assert seen == [(0, 0, 0), (1, 0, 1), (0, 1, 2), (1, 1, 3), (0, 0, 4)]


@cute.kernel
def by_some(a: cute.Tensor, b: cute.Tensor, producers: cutec.Int32):
    """Some threads fill buffers: how many is known at run time."""
    tidx, _, _ = cute.arch.thread_idx()
    buffers = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout((WARP, STAGES)))
    main = ring(pipeline.PipelineAsync, producers, WARP, None)
    steps = cute.size(b) // WARP
    fills = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, STAGES)
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, STAGES)
    if tidx < producers:
        for step in cutec.range(steps):
            main.producer_acquire(fills)
            for lane in cutec.range(tidx, WARP, producers):
                buffers[lane, fills.index] = a[step * WARP + lane]
            main.producer_commit(fills)
            fills.advance()
    elif tidx >= WARP:
        for step in cutec.range(steps):
            main.consumer_wait(state)
            b[step * WARP + tidx - WARP] = buffers[tidx - WARP, state.index]
            main.consumer_release(state)
            state.advance()


@pytest.mark.parametrize("producers", [1, 5, WARP])
def test_a_group_whose_size_is_known_at_run_time(producers: int) -> None:
    @cute.jit
    def host(a: cute.Tensor, b: cute.Tensor, producers: cutec.Int32):
        by_some(a, b, producers).launch(grid=1, block=2 * WARP)

    a, b = np.arange(5 * WARP, dtype=np.float32), np.zeros(5 * WARP, np.float32)
    simulate(host, a, b, producers)
    np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize(
    "make",
    [
        lambda: pipeline.CooperativeGroup(pipeline.Agent.Thread, 0),
        lambda: pipeline.CooperativeGroup(pipeline.Agent.Thread, cutec.Float32(2.0)),
        lambda: pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, -1),
        lambda: pipeline.PipelineTmaStore.create(num_stages=0, producer_group=None),
        lambda: pipeline.PipelineTmaMultiConsumersAsync(None, None, 16, None, None).consumer_release(
            None, pipeline.PipelineOp.TmaLoad
        ),
    ],
)
def test_what_cannot_be_is_refused(make) -> None:
    with pytest.raises(CutecError) as caught:
        make()
    assert caught.value.code == "E0445"


@cute.kernel
def to_the_first_block(b: cute.Tensor):
    """The first block of a cluster gives numbers to all, and waits until all have read them."""
    tid, _, _ = cute.arch.thread_idx()
    rank = cute.arch.block_idx_in_cluster()
    buffers = cutec.utils.SmemAllocator().allocate_tensor(cutec.Int32, cute.make_layout((1,)))
    readers = pipeline.CooperativeGroup(pipeline.Agent.Thread, 2)
    empty = pipeline.PipelineAsync.create(
        num_stages=1,
        producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, 1),
        consumer_group=readers,
        producer_mask=None,
        consumer_mask=0,
    )
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()
    if tid == 0:
        buffers[0] = rank + 5
        b[rank] = buffers[0]
        empty.consumer_release(pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 1))
        if rank == 0:
            cute.arch.mbarrier_wait(empty.sync_object_empty.get_barrier(0), 0)
            b[2] = 1
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()


@cute.jit
def in_a_cluster(b: cute.Tensor):
    to_the_first_block(b).launch(grid=2, block=32, cluster=(2, 1, 1))


def test_consumers_arrive_in_the_block_that_the_mask_names() -> None:
    b = np.zeros(3, np.int32)
    simulate(in_a_cluster, b)
    assert b.tolist() == [5, 6, 1]


def test_an_unknown_keyword_is_refused() -> None:
    @cute.kernel
    def kernel():
        group = pipeline.CooperativeGroup(pipeline.Agent.Thread, 1)
        pipeline.PipelineAsync.create(num_stages=1, producer_group=group, consumer_group=group, consumer_maks=0)

    @cute.jit
    def entry():
        kernel().launch(grid=1, block=32)

    with pytest.raises(TypeError, match="consumer_maks"):
        simulate(entry)


def test_a_program_puts_its_own_wait_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Public programs replace `cute.arch.mbarrier_wait` by a function of a pointer and a phase."""
    calls = list[tuple[object, object]]()
    monkeypatch.setattr(cute.arch, "mbarrier_wait", lambda pointer, phase: calls.append((pointer, phase)))
    storage: Any = 100
    MbarrierArray(storage, num_stages=2, count=1).wait(1, 0)
    assert calls == [(101, 0)]


@cute.kernel
def acquired(a: cute.Tensor, producers: cutec.Constexpr):
    main = pipeline.PipelineTmaAsync.create(
        num_stages=STAGES,
        producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, producers),
        consumer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread),
        tx_count=512,
    )
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, STAGES)
    main.producer_acquire(state)
    main.consumer_wait(pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, STAGES))


@cute.jit
def acquire(a: cute.Tensor, producers: cutec.Constexpr):
    acquired(a, producers).launch(grid=1, block=64)


@pytest.mark.parametrize(("producers", "asleep"), [(1, 0), (33, 1)], ids=["TMA alone", "TMA and a warp that gathers"])
def test_several_producers_wait_asleep(producers: int, asleep: int) -> None:
    """Warps that wait for the same buffer take no turns of those that multiply; consumers are in a
    hurry.
    """
    export = export_of(acquire, ["f32[64]"], {"producers": producers})
    text = module_text(device_module(lower(trace(export, "sm_90a").module, LowerOptions())), locations=False)
    waits = [line for line in text.replace("\\0A", "\n").splitlines() if "mbarrier.try_wait" in line]
    assert len(waits) == 2 and sum(line.rstrip().endswith(", 10000000;") for line in waits) == asleep
