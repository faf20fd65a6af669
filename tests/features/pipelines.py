"""Pipelines between warps in each of their forms: threads, cp.async and TMA fill buffers, by states
and by handles, with tokens; stores from a ring of buffers; turns.
"""

import cutec
from cutec import Constexpr, cute, pipeline
from cutec.cute.nvgpu import cpasync

STAGES, WARP, TILE = 3, 32, 128


@cute.jit
def group(size: Constexpr):
    return pipeline.CooperativeGroup(pipeline.Agent.Thread, size)


@cute.kernel
def by_threads_kernel(a: cute.Tensor, b: cute.Tensor):
    """Two warps fill buffers, two empty them backwards, by states; each side tries before it
    waits.
    """
    smem = cutec.utils.SmemAllocator()
    buffers = smem.allocate_tensor(a.element_type, cute.make_layout((2 * WARP, STAGES)))
    ring = pipeline.PipelineAsync.create(
        num_stages=STAGES, producer_group=group(2 * WARP), consumer_group=group(2 * WARP)
    )
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    place = tid % (2 * WARP)
    if tid < 2 * WARP:
        state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, STAGES)
        for step in range(a.shape[1]):
            ring.producer_acquire(state, ring.producer_try_acquire(state))
            buffers[place, state.index] = a[block, step, place]
            ring.producer_commit(state)
            state.advance()
        ring.producer_tail(state)
    else:
        state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, STAGES)
        for step in range(a.shape[1]):
            ring.consumer_wait(state, ring.consumer_try_wait(state))
            b[block, step, place] = buffers[2 * WARP - 1 - place, state.index]
            ring.consumer_release(state)
            state.advance()


@cute.kernel
def by_copies_kernel(a: cute.Tensor, b: cute.Tensor):
    """One warp fills buffers by cp.async, two empty them backwards, by handles."""
    smem = cutec.utils.SmemAllocator()
    buffers = smem.allocate_tensor(a.element_type, cute.make_layout((2 * WARP, STAGES)), 16)
    barriers = smem.allocate_array(cutec.Int64, 2 * STAGES)
    ring = pipeline.PipelineCpAsync.create(
        num_stages=STAGES,
        producer_group=group(WARP),
        consumer_group=group(2 * WARP),
        barrier_storage=barriers,
        defer_sync=True,
    )
    pipeline.pipeline_init_arrive()
    pipeline.pipeline_init_wait()
    producer, consumer = ring.make_participants()
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(), a.element_type, num_bits_per_copy=64)
    if tid < WARP:
        for step in range(a.shape[1]):
            handle = producer.acquire_and_advance(producer.try_acquire())
            cute.copy(
                atom,
                cute.local_tile(a[block, step, None], (2,), (tid,)),
                cute.local_tile(buffers[None, handle.index], (2,), (tid,)),
            )
            handle.commit()
        producer.tail()
    else:
        place = tid - WARP
        for _ in range(a.shape[1]):
            handle = consumer.wait_and_advance(consumer.try_wait())
            b[block, handle.count, place] = buffers[2 * WARP - 1 - place, handle.index]
            handle.release()


@cute.kernel
def by_tma_kernel(
    load: cpasync.TmaAtom, mA: cute.Tensor, store: cpasync.TmaAtom, mB: cute.Tensor, dtype: Constexpr, steps: Constexpr
):
    """A warp loads tiles, another doubles them into buffers of a second ring and stores those."""
    smem = cutec.utils.SmemAllocator()
    full, sums = [
        smem.allocate_tensor(dtype, cute.make_layout((1, TILE, stages), stride=(0, 1, TILE)), 128)
        for stages in (STAGES, 2)
    ]
    ring = pipeline.PipelineTmaAsync.create(
        num_stages=STAGES, producer_group=group(1), consumer_group=group(1), tx_count=TILE * dtype.width // 8
    )
    out = pipeline.PipelineTmaStore.create(num_stages=2, producer_group=group(WARP))
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    sides = []
    for atom, tensor, buffers in ((load, mA, full), (store, mB, sums)):
        tiles = cute.local_tile(tensor, (1, TILE), (None, 0))
        sides.append(
            cpasync.tma_partition(
                atom, 0, cute.make_layout(1), cute.group_modes(buffers, 0, 2), cute.group_modes(tiles, 0, 2)
            )
        )
    producer, consumer = ring.make_participants()
    if tid < WARP:
        for step in range(steps):
            handle = producer.acquire_and_advance()
            cute.copy(
                load,
                sides[0][1][None, block * steps + step],
                sides[0][0][None, handle.index],
                tma_bar_ptr=handle.barrier,
            )
            handle.commit()
        producer.tail()
    else:
        for step in range(steps):
            handle = consumer.wait_and_advance()
            out.producer_acquire()
            cute.arch.sync_warp()
            for i in cutec.range_constexpr(TILE // WARP):
                sums[0, tid - WARP + i * WARP, step % 2] = 2 * full[0, tid - WARP + i * WARP, handle.index]
            cute.arch.fence_proxy("async.shared", space="cta")
            cute.arch.sync_warp()  # one lane releases the buffer for all
            handle.release()
            cute.copy(store, sides[1][0][None, step % 2], sides[1][1][None, block * steps + step])
            out.producer_commit()
        out.producer_tail()


@cute.kernel
def in_turns_kernel(b: cute.Tensor, depth: Constexpr, length: Constexpr):
    """Warps append their numbers to a list for each section of a round, in turns."""
    smem = cutec.utils.SmemAllocator()
    barriers = smem.allocate_array(cutec.Int64, depth * length)
    ends = smem.allocate_tensor(cutec.Int32, cute.make_layout(depth))
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    if tid < depth:
        ends[tid] = 0
    mine = tid // WARP
    order = pipeline.PipelineOrder.create(barriers, depth, length, mine, group(WARP))
    for step in range(b.shape[2] // length * depth):
        order.wait()
        place = ends[step % depth]
        cute.arch.sync_warp()
        if tid % WARP == 0:
            b[block, step % depth, place] = mine * 100 + step
            ends[step % depth] = place + 1
        cute.arch.sync_warp()
        order.arrive()


@cute.kernel
def named_kernel(a: cute.Tensor, b: cute.Tensor):
    """One warp writes a buffer that two others read, again and again: they meet at two of the
    block's barriers.
    """
    smem = cutec.utils.SmemAllocator()
    buffer = smem.allocate_tensor(a.element_type, cute.make_layout(2 * WARP))
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    full, empty = [pipeline.NamedBarrier(barrier_id=i, num_threads=3 * WARP) for i in (1, 2)]
    for step in range(a.shape[1]):
        if tid < WARP:
            for i in cutec.range_constexpr(2):
                buffer[tid + i * WARP] = a[block, step, tid + i * WARP]
            full.arrive()
            empty.arrive_and_wait()
        else:
            full.arrive_and_wait()
            b[block, step, tid - WARP] = buffer[3 * WARP - 1 - tid]
            empty.arrive()


@cute.kernel
def leaving_kernel(a: cute.Tensor, b: cute.Tensor):
    """Pair w of warps sums all rows but the last w, and leaves: phases from then on take fewer
    arrivals. Bytes of a phase are counted by hand.
    """
    smem = cutec.utils.SmemAllocator()
    bar = smem.allocate_array(cutec.Int64, 1)
    row = smem.allocate_tensor(a.element_type, cute.make_layout(2 * WARP))
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    warp, place = tid // (2 * WARP), tid % (2 * WARP)
    if tid == 0:
        cute.arch.mbarrier_init(bar, b.shape[1] * 2 * WARP)
        cute.arch.mbarrier_init_fence()
    cute.arch.sync_threads()
    total = cutec.Float32(0)
    for step in range(b.shape[1] - warp):
        if tid < 2 * WARP:
            row[place] = a[block, step, place]
            cute.arch.mbarrier_expect_tx(bar, 4)
            cute.arch.mbarrier_complete_tx(bar, 4)
        cute.arch.mbarrier_arrive(bar)
        cute.arch.mbarrier_wait(bar, 0)
        total += row[2 * WARP - 1 - place]
        if step == b.shape[1] - warp - 1:
            cute.arch.mbarrier_arrive_drop(bar)
        else:
            cute.arch.mbarrier_arrive(bar)
            cute.arch.mbarrier_wait(bar, 1)
    b[block, warp, place] = total


@cute.jit
def handed_on(a: cute.Tensor, b: cute.Tensor, kernel: Constexpr, threads: Constexpr):
    kernel(a, b).launch(grid=a.shape[0], block=threads)


@cute.jit
def by_tma(a: cute.Tensor, b: cute.Tensor, steps: Constexpr):
    layout = cute.make_layout((1, TILE), stride=(0, 1))
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, layout, (1, TILE))
    store, mB = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileS2GOp(), b, layout, (1, TILE))
    by_tma_kernel(load, mA, store, mB, a.element_type, steps).launch(grid=a.shape[0] // steps, block=2 * WARP)


@cute.jit
def in_turns(b: cute.Tensor, depth: Constexpr, length: Constexpr):
    in_turns_kernel(b, depth, length).launch(grid=b.shape[0], block=length * WARP)


def backwards(a):
    return a[..., ::-1]


def doubled(a):
    return 2 * a


def summed(a):
    import numpy as np

    return np.cumsum(a[..., ::-1], axis=1)[:, ::-1]


def turns(count, depth, length):
    import numpy as np

    place, section = np.arange(count), np.arange(depth)[:, None]
    return np.broadcast_to(place % length * 100 + place // length * depth + section, (4, depth, count)).astype(np.int32)


def turns_of_two():
    return turns(20, 1, 2)


def turns_of_three():
    return turns(21, 2, 3)


_KERNELS = {
    "threads": (by_threads_kernel, 4 * WARP),
    "cp_async": (by_copies_kernel, 3 * WARP),
    "named_barriers": (named_kernel, 3 * WARP),
}
for _name, (_kernel, _threads) in _KERNELS.items():
    for _steps in (1, 17):
        cutec.export(
            handed_on,
            name=f"{_name}_{_steps}",
            args=[f"in f32[5,{_steps},{2 * WARP}]", f"out f32[5,{_steps},{2 * WARP}]"],
            constexpr={"kernel": _kernel, "threads": _threads},
            reference=backwards,
            arch="sm_90a",
        )
for _steps in (2, 17):
    cutec.export(
        by_tma,
        name=f"tma_{_steps}",
        args=[f"in f32[{3 * _steps},{TILE}]", f"out f32[{3 * _steps},{TILE}]"],
        constexpr={"steps": _steps},
        reference=doubled,
        arch="sm_90a",
    )
for _groups in (1, 4):
    cutec.export(
        handed_on,
        name=f"leaving_{_groups}",
        args=[f"in f32[3,{_groups},{2 * WARP}]", f"out f32[3,{_groups},{2 * WARP}]"],
        reference=summed,
        constexpr={"kernel": leaving_kernel, "threads": _groups * 2 * WARP},
        arch="sm_90a",
    )
for _name, _count, _depth, _length, _reference in (
    ("turns_of_two", 20, 1, 2, turns_of_two),
    ("turns_of_three", 21, 2, 3, turns_of_three),
):
    cutec.export(
        in_turns,
        name=_name,
        args=[f"out i32[4,{_depth},{_count}]"],
        constexpr={"depth": _depth, "length": _length},
        reference=_reference,
        arch="sm_90a",
    )
