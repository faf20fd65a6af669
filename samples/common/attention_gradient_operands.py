"""What warpgroups of attention's backward pass compute with (`attention_backward.py`):
operands and sums of their multiplies, which blocks of queries pass by, numbers of their queries,
where dS of all warpgroups meets, how dQ leaves; and the warp that brings in tiles and blocks.
"""

from common.attention import LOG2_E, NOTHING, hide_row, multiply, round_to
from common.attention_gradients import QuerySpan, part_layout, parts_layout, transposed
from common.attention_tiles import following
from common.attention_turned import WarpRing

import cutec
from cutec import Constexpr, cute, pipeline
from cutec.cute.nvgpu import cpasync, warp


@cute.jit
def load_tiles(
    plan: Constexpr, tiles, posts, sequences, window, rings, atoms, tensors, shared, numbers, shared_numbers, ratio
):
    """Tell of tile after tile, and bring in K and V, and blocks of Q and dO with their numbers; or,
    *whole*, Q with logarithms, and dO with O, of which the first block comes before K and V: its
    deltas are found meanwhile. Only one warp comes here, of which one thread loads.
    """
    states = [pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, ring.num_stages) for ring in rings]
    bulk = cute.make_copy_atom(cpasync.CopyBulkG2SOp(), cutec.Float32)

    def bring(which, number, head, batch):
        """A tile of K (0) or V (1), a block of Q (2), dO (3) or O (4)."""
        ring, state = rings[which], states[which]
        tile = cute.local_tile(tensors[which], plan.extents[which], (number, 0, head, batch))
        into, from_ = cpasync.tma_partition(
            atoms[which], 0, cute.make_layout(1), cute.group_modes(shared[which], 0, 2), cute.group_modes(tile, 0, 2)
        )
        ring.producer_acquire(state)
        barrier = ring.producer_get_barrier(state)
        cute.copy(atoms[which], from_, into[None, state.index], tma_bar_ptr=barrier)
        return barrier

    def bring_numbers(which, number, head, batch, barrier):
        """The logarithms of a block of Q (2), the deltas of dO (3)."""
        place = shared_numbers[which - 2][None, states[which].index]
        cute.copy(bulk, numbers[which - 2][batch, head, number, None], place, mbar_ptr=barrier)

    def bring_keys(number, head, batch):
        for which in cutec.range_constexpr(2):
            bring(which, number, head, batch)
            states[which].advance()

    at_post = posts.state(pipeline.PipelineUserType.Producer)
    # without queries there is nothing to load but what lies outside of Q and dO: zeros
    beyond = cutec.Int32(sequences.rows == 0)
    tile, found, at = following(tiles, tiles.start(), sequences)
    while found:
        n, head, batch, _, rows, _, columns = tile
        posts.send(at_post, n, head, batch)
        span = QuerySpan(plan, window, rows, columns, n * plan.rows)
        if cutec.const_expr(not plan.whole):
            bring_keys(n, head, batch)
        for j in range(ratio):
            for i in range(span.count):
                stage, barriers, logs = states[2].index, [], None
                if cutec.const_expr(plan.whole):
                    logs = logs_of(plan, numbers[0][None, head * ratio + j, batch], sequences.rows, i)
                for which in cutec.range_constexpr(2, len(rings)):
                    barriers.append(bring(which, span.first + i + beyond, head * ratio + j, batch))
                    if cutec.const_expr(not plan.whole):
                        bring_numbers(which, span.first + i, head * ratio + j, batch, barriers[-1])
                    states[which].advance()
                if cutec.const_expr(plan.whole):
                    if i + j == 0:
                        bring_keys(n, head, batch)
                    put_logs(plan, logs, shared_numbers[0][None, stage], barriers[0])
        tile, found, at = following(tiles, at, sequences)
    posts.send(at_post, *[-1] * posts.length)


@cute.jit
def logs_of(plan: Constexpr, logs: cute.Tensor, rows, number):
    """Logarithms of a lane's queries in a block, every 32nd; infinite behind the last query."""
    found = cute.make_rmem_tensor((plan.queries + 31) // 32, cutec.Float32)
    found.fill(cutec.Float32.inf)
    for i in cutec.range_constexpr(cute.size(found)):
        query = number * plan.queries + 32 * i + cute.arch.lane_idx()
        if query < rows:
            found[i] = logs[query]
    return found


@cute.jit
def put_logs(plan: Constexpr, logs: cute.Tensor, place: cute.Tensor, barrier):
    """Put them into shared memory, to base 2, and infinite where a query sees nothing."""
    for i in cutec.range_constexpr(cute.size(logs)):
        query, log = 32 * i + cute.arch.lane_idx(), logs[i] * LOG2_E
        if query < plan.queries:
            place[query] = cute.where(log == NOTHING, cutec.Float32.inf, log)
    cute.arch.sync_warp()
    if cute.arch.lane_idx() == 0:
        cute.arch.mbarrier_arrive(barrier)


class Operands:
    """Operands of a warpgroup's multiplies, and its sums."""

    def __init__(self, plan, group, thread, shared):
        self.plan, self.group, self.thread = plan, group, thread
        sK, sV, sQ, sdO, sdS = shared
        # a warpgroup multiplies as one: all its threads tell the same addresses
        of_S, of_V, of_K, of_Q = (
            mma.get_slice(group * 128) for mma in (plan.mma_S, plan.mma_V, plan.mma_K, plan.mma_Q)
        )
        seen = [
            cute.make_tensor(x.iterator, layout.outer)
            for x, layout in zip(
                (sK, sQ, sdO, sdS), (plan.sKt_layout, plan.sQt_layout, plan.sdOt_layout, plan.sdSt_layout)
            )
        ]
        self.tSrK = plan.mma_S.make_fragment_A(of_S.partition_A(sK))[None, None, None, 0]
        self.tSrQ = plan.mma_S.make_fragment_B(of_S.partition_B(sQ))
        self.tPrV = plan.mma_P.make_fragment_A(of_S.partition_A(sV))[None, None, None, 0]
        self.tPrdO = plan.mma_P.make_fragment_B(of_S.partition_B(sdO))
        if plan.turned:
            self.tQrK = plan.mma_Q.make_fragment_A(of_Q.partition_A(seen[0]))[None, None, None, 0]
            self.tQrdS = plan.mma_Q.make_fragment_B(of_Q.partition_B(sdS))
        else:
            self.tQrK = plan.mma_Q.make_fragment_B(of_Q.partition_B(seen[0]))[None, None, None, 0]
            self.tQrdS = plan.mma_Q.make_fragment_A(of_Q.partition_A(sdS))
        self.tKrQ = plan.mma_K.make_fragment_B(of_K.partition_B(seen[1]))
        self.tVrdO = plan.mma_V.make_fragment_B(of_V.partition_B(seen[2]))
        scores = plan.rows, plan.queries
        if plan.dS_in_registers:
            self.tKrdS = plan.mma_K.make_fragment_A(plan.mma_K.partition_shape_A(scores))
        else:
            self.tKrdS = plan.mma_K.make_fragment_A(of_K.partition_A(seen[3]))
        self.tVrP = plan.mma_V.make_fragment_A(plan.mma_V.partition_shape_A(scores))
        self.acc_S, self.acc_dP, self.acc_dV, self.acc_dK = (
            mma.make_fragment_C(mma.partition_shape_C(shape))
            for mma, shape in (
                (plan.mma_S, scores),
                (plan.mma_S, scores),
                (plan.mma_V, (plan.rows, plan.depth_v)),
                (plan.mma_K, (plan.rows, plan.depth)),
            )
        )
        self.acc_P = cute.make_rmem_tensor_like(self.acc_S) if plan.capped else self.acc_S
        # in the place of dP, which is rounded then
        acc_dQ = plan.mma_Q.make_fragment_C(plan.mma_Q.partition_shape_C(plan.shape_of_dQ))
        self.acc_dQ = cute.make_tensor(self.acc_dP.iterator, acc_dQ.layout)
        self.store = cute.make_copy_atom(warp.StMatrix8x8x16bOp(True, 4), plan.dtype)
        copy = cute.make_tiled_copy_C(self.store, plan.mma_S)
        self.tRsdS = copy.get_slice(thread).partition_D(transposed(sdS))
        self.offsets = cute.make_rmem_tensor((2, plan.queries // 8), cutec.Int32)
        for i in range(plan.queries // 4):
            self.offsets[i] = i // 2 * 8 + i % 2

    @cute.jit
    def hide(self, acc, column, row, span, instead):
        """Put `instead` where keys from `column` on are not seen by queries from `row` on."""
        if span.edge(column, row):
            lane = cute.arch.lane_idx()
            for r in cutec.range_constexpr(2):
                own = column + self.thread % 128 // 32 * 16 + lane // 4 + 8 * r
                hide_row(acc[(None, r, None), 0, 0], self.offsets, row + lane % 4 * 2, span.ends(own), instead)

    def exponentials(self, r, logs, scaling):
        """P of a row r from scores. With a cap, `acc_S` has the slopes of its scores afterwards."""
        scores, powers = (acc[(None, r, None), 0, 0] for acc in (self.acc_S, self.acc_P))
        values = scores.load()
        if self.plan.capped:
            values = cute.math.tanh(values * scaling.slope, fastmath=True)
            scores.store(1.0 - values * values)
        powers.store(cute.math.exp2(values * scaling.factor - logs, fastmath=True))

    def start_dP(self, deltas):
        """What dP begins with: so dS is a product."""
        for r in range(2):
            self.acc_dP[(None, r, None), 0, 0].store(deltas)

    def put_dS(self, buffer):
        """Round dS, into shared memory, and registers if there are enough."""
        place = self.tRsdS[None, None, None, buffer]
        rounded = cute.make_rmem_tensor(place.shape, self.plan.dtype)
        rounded.store(self.acc_dP.load().to(self.plan.dtype).reshape(rounded.shape))
        cute.copy(self.store, rounded, place)
        if self.plan.dS_in_registers:
            round_to(self.tKrdS, self.acc_dP)

    def dS_of(self, buffer):
        """dSᵀ, the first operand of the multiply for dK."""
        return self.tKrdS if self.plan.dS_in_registers else self.tKrdS[None, None, None, buffer]

    def multiply_dQ(self, buffer):
        operands = self.tQrK, self.tQrdS[None, None, None, buffer]
        multiply(self.plan.mma_Q, self.acc_dQ, *(operands if self.plan.turned else operands[::-1]))


class SumsOfDQ:
    """A warp's part of dQ is added to sums in memory, in the order in which threads have it."""

    def __init__(self, plan, thread, staged, sums):
        self.plan, self.thread, self.staged, self.sums = plan, thread, staged, sums
        self.add = cute.make_copy_atom(cpasync.CopyReduceBulkS2GOp(), cutec.Float32)

    def target(self, walk, batch):
        """Where a block of queries has its sums."""
        return self.sums[batch, walk.head, walk.block, None]

    def place(self):
        """A warp's, in shared memory."""
        return self.staged.iterator + self.thread // 32 * self.plan.staged

    def stage(self, acc_dQ):
        """Put a part of dQ into shared memory."""
        cute.arch.cp_async_bulk_wait_group(0, read=True)  # for what the warp sent before
        cute.arch.sync_warp()
        for i in range(0, cute.size(acc_dQ), 4):
            part = cute.make_tensor(acc_dQ.iterator + i, cute.make_layout(4))
            place = self.place() + (i * 32 + self.thread % 32 * 4)
            cute.autovec_copy(part, cute.make_tensor(place, cute.make_layout(4)))

    def send(self, target):
        """Send it. A fence and `sync_warp` were before."""
        own = self.plan.queries * self.plan.depth // self.plan.threads  # of a thread
        to, part = target.iterator + self.thread // 32 * 32 * own, cute.make_layout(32 * own)
        cute.copy(self.add, cute.make_tensor(self.place(), part), cute.make_tensor(to, part))
        cute.arch.cp_async_bulk_commit_group()


class RowsOfDQ:
    """A warp's part of dQ is complete where a tile has all keys, and leaves by TMA."""

    def __init__(self, plan, thread, staged, tma_dQ, mdQ, scale):
        self.plan, self.thread, self.tma_dQ, self.mdQ, self.scale = plan, thread, tma_dQ, mdQ, scale
        self.store = cute.make_copy_atom(warp.StMatrix8x8x16bOp(plan.turned, 4), plan.dtype)
        layout, part = parts_layout(plan), part_layout(plan)
        start = cute.recast_ptr(staged.iterator, layout.inner, plan.dtype)
        order = [1, 0] if plan.turned else [0, 1]
        parts = cute.make_tensor(start, cute.select(layout.outer, order))
        self.tRsdQ = cute.make_tiled_copy_C(self.store, plan.mma_Q).get_slice(thread).partition_D(parts)
        own = start + thread // 32 * (plan.staged * 32 // plan.dtype.width)
        self.own = cute.group_modes(cute.make_tensor(own, part.outer), 0, 2)

    def target(self, walk, batch):
        """A block of dQ in memory."""
        return cute.local_tile(self.mdQ, (self.plan.queries, self.plan.depth), (walk.block, 0, walk.head, batch))

    def stage(self, acc_dQ):
        """Put a part of dQ into shared memory, scaled and rounded."""
        cute.arch.cp_async_bulk_wait_group(0, read=True)  # for what the warp sent before
        cute.arch.sync_warp()
        rounded = cute.make_rmem_tensor(self.tRsdQ.shape, self.plan.dtype)
        rounded.store((acc_dQ.load() * self.scale).to(self.plan.dtype).reshape(rounded.shape))
        cute.copy(self.store, rounded, self.tRsdQ)

    def send(self, target):
        """Send it. A fence and `sync_warp` were before."""
        number = self.thread // 32
        across = self.plan.depth // self.plan.part_of_dQ[1]
        down = self.plan.queries // self.plan.part_of_dQ[0]
        at = (number // across, number % across) if self.plan.turned else (number % down, number // down)
        tile = cute.group_modes(cute.local_tile(target, self.plan.part_of_dQ, at), 0, 2)
        from_, into = cpasync.tma_partition(self.tma_dQ, 0, cute.make_layout(1), self.own, tile)
        cute.copy(self.tma_dQ, from_, into)
        cute.arch.cp_async_bulk_commit_group()


class Numbers:
    """Two numbers of each query of a block, in shared memory: its logarithm to base 2, infinite
    where the query sees nothing, and its delta, -rowsum(O ∘ dO). They come with Q and dO; *whole*,
    warps that load nothing find deltas.
    """

    def __init__(self, smem, plan):
        self.plan, stages = plan, (plan.tiles_of_q, plan.tiles_of_do)
        self.shared = [
            smem.allocate_tensor(cutec.Float32, cute.make_layout((plan.queries, count)), 128) for count in stages
        ]
        if plan.whole:
            finders, warps = (
                pipeline.CooperativeGroup(pipeline.Agent.Thread, count) for count in (plan.finders, plan.groups * 4)
            )
            # nobody tells that deltas are taken: finders wait for a dO in whose place another was
            self.found = WarpRing.create(
                num_stages=plan.tiles_of_do,
                producer_group=finders,
                consumer_group=warps,
                barrier_storage=smem.allocate_array(cutec.Int64, 2 * plan.tiles_of_do),
            )

    def of_thread(self, which, stage):
        """Of a thread's queries, the first two and all that are a multiple of 8 further."""
        start = self.shared[which].iterator + stage * self.plan.queries + cute.arch.lane_idx() % 4 * 2
        mine = cute.make_tensor(start, cute.make_layout((2, self.plan.queries // 8), stride=(1, 8)))
        found = cute.make_rmem_tensor((2, self.plan.queries // 8), cutec.Float32)
        cute.autovec_copy(mine, found)
        return found.load()

    def logs(self, at):
        """Those that came with Q."""
        return self.of_thread(0, at.index)

    def deltas(self, at):
        """Those of dO."""
        if self.plan.whole:
            self.found.consumer_wait(at)
        return self.of_thread(1, at.index)


def use(ring, number):
    """A reader's state in the use of a ring with that number."""
    return pipeline.PipelineState(ring.num_stages, number, number % ring.num_stages, number // ring.num_stages % 2)


@cute.jit
def find_deltas(plan: Constexpr, finder, posts, sequences, window, rings, shared, numbers, ratio):
    """Find deltas of block after block of queries, from dO and O in shared memory. The warps beside
    the one that loads come here. One number says where all rings are: there are few registers.
    """
    ring_do, ring_o = rings
    sdO, sO = shared
    lane, number = cute.arch.lane_idx(), cutec.Int32(0)
    at_post = posts.state(pipeline.PipelineUserType.Consumer)
    n, _, _ = posts.take(at_post)
    while n >= 0:
        span = QuerySpan(plan, window, sequences.rows, sequences.columns, n * plan.rows)
        for _ in range(ratio * span.count):
            at_do, at_o = use(ring_do, number), use(ring_o, number)
            ring_do.consumer_wait(at_do)
            ring_o.consumer_wait(at_o)
            for i in range(finder, plan.queries // 8, plan.finders):
                row, quarter = 8 * i + lane // 4, lane % 4
                total = sum_of_products(sdO[None, None, at_do.index], sO[None, None, 0], row, quarter)
                if quarter == 0:
                    numbers.shared[1][row, at_do.index] = -total
            numbers.found.producer_commit(at_do)
            ring_do.consumer_release(at_do)
            ring_o.consumer_release(at_o)
            number += 1
        n, _, _ = posts.take(at_post)


def sum_of_products(one, other, row, quarter):
    """Of a row of two matrices in shared memory; four threads have a quarter of it each. Threads of
    rows of 128 bytes begin at different pieces: those of rows beside each other lie in other banks.
    """
    piece = 128 // one.element_type.width
    across = cute.size(one, mode=[1]) // (4 * piece)
    total = cutec.Float32(0)
    for i in range(across):
        place = row, quarter + 4 * (i if across % 2 else i ^ (row % 2))
        parts = [cute.make_rmem_tensor((1, piece), one.element_type) for _ in range(2)]
        for part, matrix in zip(parts, (one, other)):
            cute.autovec_copy(cute.local_tile(matrix, (1, piece), place), part)
        a, b = (part.load().to(cutec.Float32) for part in parts)
        total += (a * b).reduce(cute.ReductionOp.ADD, cutec.Float32(0))
    for step in (1, 2):
        total += cute.arch.shuffle_sync_bfly(total, step)
    return total


class Exchange:
    """Warpgroups' parts of dS meet in buffers of shared memory, from which all take them for dQ."""

    def __init__(self, smem, plan):
        warps = pipeline.CooperativeGroup(pipeline.Agent.Thread, plan.groups * 4)
        self.ring = pipeline.PipelineAsync.create(
            num_stages=plan.tiles_of_ds,
            producer_group=warps,
            consumer_group=warps,
            barrier_storage=smem.allocate_array(cutec.Int64, 2 * plan.tiles_of_ds),
        )

    def states(self):
        users = pipeline.PipelineUserType.Producer, pipeline.PipelineUserType.Consumer
        return [pipeline.make_pipeline_state(user, self.ring.num_stages) for user in users]

    @cute.jit
    def tell(self, at):
        """A warp's part is there."""
        cute.arch.sync_warp()
        if cute.arch.lane_idx() == 0:
            self.ring.producer_commit(at)

    @cute.jit
    def leave(self, at):
        """A warp has taken all."""
        if cute.arch.lane_idx() == 0:
            self.ring.consumer_release(at)
        at.advance()


class Walk:
    """The blocks of queries that see a tile's keys, head after head of those that share them: `at`
    one and its successors.
    """

    def __init__(self, plan, span, head):
        self.plan, self.span, self.block, self.head = plan, span, span.first, head

    @property
    def row(self):
        return self.block * self.plan.queries

    @cute.jit
    def advance(self):
        self.block += 1
        if self.block == self.span.first + self.span.count:
            self.block, self.head = self.span.first, self.head + 1
