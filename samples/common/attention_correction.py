"""The correction warps of attention on Blackwell: they shrink O, and store it."""

from common.attention_halves import HALF, PART, accessing
from common.attention_tiles import Span

import cutec
from cutec import Constexpr, cute, pipeline
from cutec.cute.nvgpu import cpasync, tcgen05


@cute.jit
def scale_sums(plan: Constexpr, thread, sums: cute.Tensor, factor):
    """Multiply a thread's row of O."""
    load_O, tO = accessing(tcgen05.Ld32x32bOp, sums, thread)
    store_O, tO_out = accessing(tcgen05.St32x32bOp, sums, thread)
    for part in cutec.range_constexpr(plan.depth // PART):
        values = cute.make_rmem_tensor(((PART, 1), 1), cutec.Float32)
        cute.copy(load_O, tO[None, None, part], values)
        values.store(values.load() * factor)
        cute.copy(store_O, values, tO_out[None, None, part])
    cute.arch.fence_view_async_tmem_store()


@cute.jit
def stage_sums(plan: Constexpr, thread, sums: cute.Tensor, factor, sO: cute.Tensor):
    """A thread's row of O, multiplied, goes to shared memory, rounded."""
    load_O, tO = accessing(tcgen05.Ld32x32bOp, sums, thread)
    piece = 128 // plan.dtype.width
    for part in cutec.range_constexpr(plan.depth // PART):
        values = cute.make_rmem_tensor(((PART, 1), 1), cutec.Float32)
        cute.copy(load_O, tO[None, None, part], values)
        rounded = cute.make_rmem_tensor((piece, PART // piece), plan.dtype)
        rounded.store((values.load() * factor).to(plan.dtype).reshape(rounded.shape))
        for i in cutec.range_constexpr(PART // piece):
            place = thread, part * (PART // piece) + i
            cute.autovec_copy(rounded[None, i], cute.local_tile(sO, (1, piece), place)[0, None])


@cute.jit
def store_rows(plan: Constexpr, thread, sO: cute.Tensor, gO: cute.Tensor, rows):
    """O goes to memory, `gO` and what follows, of which `rows` rows exist."""
    piece = 128 // plan.dtype.width
    across = plan.depth // piece  # pieces of a row
    for i in cutec.range(across, unroll=4):
        place = (i * HALF + thread) // across, (i * HALF + thread) % across
        if place[0] < rows:
            values = cute.make_rmem_tensor((1, piece), plan.dtype)
            cute.autovec_copy(cute.local_tile(sO, (1, piece), place), values)
            cute.autovec_copy(values, cute.local_tile(gO, (1, piece), place))


@cute.jit
def correct_tiles(
    plan: Constexpr, thread, posts, sequences, window, meet, memory, sO: cute.Tensor, tma_O, mO: cute.Tensor
):
    """Shrink O where maxima grow, and store it, tile after tile. The TMA unit bounds it; but not by
    the ends of packed sequences, whose rows are stored by threads.
    """
    store = pipeline.PipelineTmaStore.create(
        num_stages=1, producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, HALF)
    )
    leads = thread < 32
    at_post = posts.state(pipeline.PipelineUserType.Consumer)
    phase = cutec.Int32(0)
    m, head, batch, *where = posts.take(at_post)
    while m >= 0:
        turn = at_post.index ^ 1  # of two stages, the one of this tile
        first_row, rows, columns = sequences.of_post(where)
        span = Span(plan, window, rows, columns, m * plan.rows)
        begin, rest = first_row + m * plan.rows, rows - m * plan.rows
        for half in cutec.range_constexpr(2):
            meet.operands.arrive(half)  # nothing of the tile before is left in O
        for _ in range(1, span.count):
            for half in cutec.range_constexpr(2):
                meet.grown.wait(half, phase)
                factor = meet.factors[thread, half]
                if cute.arch.vote_any_sync(factor != 1.0):
                    scale_sums(plan, thread, memory.sums(half), factor)
                meet.operands.arrive(half)
            phase ^= 1
        for half in cutec.range_constexpr(2):
            meet.summed.wait(half, turn)
            factor = meet.inverses[thread, half]
            meet.taken.arrive(half)
            meet.sums.wait(half, turn)
            if cutec.const_expr(not plan.packed):
                if leads:
                    store.producer_acquire()  # the TMA unit has read what was in sO
            cute.arch.barrier(barrier_id=2, number_of_threads=HALF)
            if cutec.const_expr(plan.packed):
                # itself, but not known to be: else addresses would take up registers all the time
                thread = cute.arch.shuffle_sync(thread, thread % 32)
            stage_sums(plan, thread, memory.sums(half), factor, sO)
            cute.arch.fence_view_async_shared()
            cute.arch.barrier(barrier_id=2, number_of_threads=HALF)
            if cutec.const_expr(plan.packed):
                gO = cute.domain_offset((begin + half * HALF, 0), mO[None, None, head, 0])
                store_rows(plan, thread, sO, gO, rest - half * HALF)
            elif leads:
                tile = cute.local_tile(mO, (HALF, plan.depth), (2 * m + half, 0, head, batch))
                parts = cute.group_modes(sO, 0, 2), cute.group_modes(tile, 0, 2)
                tOsO, tOgO = cpasync.tma_partition(tma_O, 0, cute.make_layout(1), *parts)
                cute.copy(tma_O, tOsO, tOgO)
                store.producer_commit()
        m, head, batch, *where = posts.take(at_post)
    if leads:
        store.producer_tail()
