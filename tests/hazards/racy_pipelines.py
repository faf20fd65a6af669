"""Pipelines, used as their authors did not mean it. `racy` says how to read this."""

from racy import BYTES, TILE, TILES, kernel

import cutec
from cutec import cute, pipeline
from cutec.cute import arch as A
from cutec.cute.nvgpu import cpasync

static = cutec.range_constexpr
Thread = pipeline.Agent.Thread
PRODUCER, CONSUMER = pipeline.PipelineUserType.Producer, pipeline.PipelineUserType.Consumer


def group(count):
    return pipeline.CooperativeGroup(Thread, count)


@kernel(
    "E5032",
    "E5008",
    "E5008",
    "E5037",
    "E5008",
    "E5030",
    "E5035",
    "E5014",
    "E5039",
    "E5032",
    "E5037",
    None,
    "E5008",
    "E5037",
    "E5003",
)
def tma(x, y, t, wrong):
    """A warp brings tiles, three warps use them."""
    ring = pipeline.PipelineTmaAsync.create(
        num_stages=4,
        producer_group=group(2 if wrong == 13 else 1),
        consumer_group=group({1: 1, 2: 4}.get(wrong, 3)),
        tx_count=BYTES,
        barrier_storage=t.bars,
    )
    if t.warp == 0:
        state = pipeline.make_pipeline_state(PRODUCER, 4)
        for i in range(TILES + (1 if wrong == 9 else 0)):
            if cutec.const_expr(wrong == 7):
                ring.sync_object_empty.wait(state.index, state.phase)
                with A.elect_one():
                    A.mbarrier_arrive(ring.sync_object_full.get_barrier(state.index))  # with 7
            else:
                ring.producer_acquire(state)  # at 2 3 5 8 13
            into = t.to[None, 0 if cutec.const_expr(wrong == 15) else state.index]
            # at 1 7 9 10, with 4 6 8 11 15
            cute.copy(t.load, t.src[None, i % TILES], into, tma_bar_ptr=ring.producer_get_barrier(state))
            ring.producer_commit(state)
            if cutec.const_expr(wrong != 8):
                state.advance()
        if cutec.const_expr(wrong == 12):
            ring.producer_tail(state)
        if cutec.const_expr(wrong == 14):
            ring.sync_object_empty.wait(state.index, state.phase ^ 1)  # at 14
    else:
        state = pipeline.make_pipeline_state(CONSUMER, 3 if wrong == 5 else 4)
        for i in range(TILES):
            if cutec.const_expr(wrong != 6):
                ring.consumer_wait(state)  # at 4 11, with 2 3 5 13
            if cutec.const_expr(wrong == 10):
                ring.consumer_release(state)
            y[i * TILE + t.tid - 32] = t.sm[t.tid - 32, state.index]  # at 6 15, with 1 10
            A.sync_warp()
            if cutec.const_expr(wrong not in (3, 10)):
                ring.consumer_release(state)
            if cutec.const_expr(wrong == 4):
                if i % 4 != 3:
                    state.advance()
                else:
                    state = pipeline.make_pipeline_state(CONSUMER, 4)
            elif cutec.const_expr(wrong == 11):
                if i != 2:
                    state.advance()
            else:
                state.advance()


@kernel("E5005", "E5005", "E5008", "E5008", "E5005", None)
def threads(x, y, t, wrong):
    """A warp fills buffers with ordinary stores, another warp empties them."""
    count = 1 if cutec.const_expr(wrong in (1, 2)) else 32
    ring = pipeline.PipelineAsync.create(
        num_stages=2,
        producer_group=group(count if wrong != 3 else 64),
        consumer_group=group(32),
        barrier_storage=t.bars,
        defer_sync=False,
    )
    if t.warp == 0:
        producer = ring.make_producer()
        for i in range(TILES):
            slot = producer.acquire_and_advance()  # at 3 4
            t.sm[t.tid, slot.index] = x[i * TILE + t.tid]  # at 5, with 1 2
            if cutec.const_expr(wrong == 1):
                if t.tid == 0:
                    slot.commit()
            elif cutec.const_expr(wrong == 2):
                with A.elect_one():
                    slot.commit()
            elif cutec.const_expr(wrong == 4):
                if i != 3:
                    slot.commit()
            else:
                slot.commit()
    elif t.warp == 1:
        consumer = ring.make_consumer()
        for i in range(TILES):
            slot = consumer.wait_and_advance()  # with 3 4
            if cutec.const_expr(wrong == 5):
                slot.release()
            y[i * TILE + t.tid] = t.sm[(t.tid + 1) % 32, slot.index]  # at 1 2, with 5
            if cutec.const_expr(wrong != 5):
                slot.release()


@kernel("E5038", "E5033", "E5038", None)
def stores(x, y, t, wrong):
    """Tiles leave through two buffers."""
    ring = pipeline.PipelineTmaStore.create(num_stages=2, producer_group=group(32))
    for i in range(TILES):
        if cutec.const_expr(wrong != 1):
            if t.warp == 0:
                ring.producer_acquire()
            A.barrier(barrier_id=1, number_of_threads=TILE)
        t.sm[t.tid, i % 2] = x[i * TILE + t.tid]  # at 1, with 2
        if cutec.const_expr(wrong != 2):
            A.fence_view_async_shared()
        A.barrier(barrier_id=1, number_of_threads=TILE)
        if t.warp == 0:
            cute.copy(t.store, t.of[None, i % 2], t.dst[None, i])  # at 2 3, with 1
            ring.producer_commit()
    if cutec.const_expr(wrong not in (3,)):
        if t.warp == 0:
            ring.producer_tail()


@kernel("E5031", "E5031", "E5031", None)
def asynchronous(x, y, t, wrong):
    """A warp brings tiles by cp.async, another one uses them: a buffer is full when the copies have
    completed.
    """
    ring = pipeline.PipelineCpAsync.create(
        num_stages=2, producer_group=group(32), consumer_group=group(32), barrier_storage=t.bars
    )
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)
    if t.warp == 0:
        state = pipeline.make_pipeline_state(PRODUCER, 2)
        for i in range(TILES):
            ring.producer_acquire(state)
            # with 1 3
            cute.copy(
                atom,
                cute.local_tile(x, (1,), (i * TILE + t.tid,)),
                cute.local_tile(t.sm, (1, 1), (t.tid, state.index))[None, 0],
            )
            if cutec.const_expr(wrong == 1):
                A.mbarrier_arrive(ring.sync_object_full.get_barrier(state.index))
            elif cutec.const_expr(wrong == 3):
                if i == 0:
                    A.mbarrier_arrive(ring.sync_object_full.get_barrier(state.index))
                else:
                    ring.producer_commit(state)
            else:
                ring.producer_commit(state)
            state.advance()
    elif t.warp == 1:
        state = pipeline.make_pipeline_state(CONSUMER, 2)
        for i in range(TILES):
            if cutec.const_expr(wrong != 2):
                ring.consumer_wait(state)
            y[i * TILE + t.tid - 32] = t.sm[(t.tid + 1) % 32, state.index]  # at 1 3
            ring.consumer_release(state)
            state.advance()


@kernel("E5005", "E5005", None, threads=256)
def turns(x, y, t, wrong):
    """Two warpgroups take turns with one buffer."""
    who = t.warp // 4
    order = pipeline.PipelineOrder.create(t.bars, 1, 2, who, group(128))
    for i in range(4):
        if cutec.const_expr(wrong != 1):
            order.wait()
        t.sm[t.tid % 128, 0] = x[i * TILE + t.tid % 128]  # at 1 2, with 1
        A.barrier(barrier_id=1 + who, number_of_threads=128)
        y[(2 * i + who) % TILES * TILE + t.tid % 128] = t.sm[TILE - 1 - t.tid % 128, 0]
        if cutec.const_expr(wrong == 2):
            if i != 1:
                order.arrive()
        else:
            order.arrive()


@kernel("E5032", "E5037", "E5032")
def one_buffer_of_two_rings(x, y, t, wrong):
    """A warp loads tiles into buffers that two kinds of readers empty, each with barriers of its
    own. It announces the bytes before it waits for the second kind.
    """
    stages = 4
    full, first, second = t.bars, t.bars + stages, t.bars + 2 * stages
    if t.tid == 0:
        for i in static(3 * stages):
            A.mbarrier_init(full + i, 1)
        A.mbarrier_init_fence()
    A.sync_threads()
    stage, phase = cutec.Int32(0), cutec.Int32(0)
    for i in range(TILES):
        if t.warp == 0:
            A.mbarrier_wait(first + stage, phase ^ 1)
            with A.elect_one():
                A.mbarrier_arrive_and_expect_tx(full + stage, BYTES)
            if cutec.const_expr(wrong == 2):
                A.mbarrier_wait(second + stage, 1)  # at 2
            elif cutec.const_expr(wrong != 1):
                A.mbarrier_wait(second + stage, phase ^ 1)
            # at 1 3
            cute.copy(t.load, t.src[None, i], t.to[None, stage], tma_bar_ptr=full + stage)
        elif t.warp < 3:
            A.mbarrier_wait(full + stage, phase)
            found = t.sm[t.tid - 32, stage]  # with 1 3
            if cutec.const_expr(wrong != 3):  # the lane that releases has read, the others may not have
                A.sync_warp()
            with A.elect_one():
                if t.warp == 1:
                    A.mbarrier_arrive(first + stage)
                else:
                    A.mbarrier_arrive(second + stage)
            y[i * TILE + t.tid - 32] = found
        stage += 1
        if stage == stages:
            stage, phase = cutec.Int32(0), phase ^ 1
