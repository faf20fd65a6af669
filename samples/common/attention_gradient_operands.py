"""What warpgroups of attention's backward pass compute with (`attention_backward.py`):
operands and sums of their multiplies, which blocks of queries pass by, where dS of all warpgroups
meets; and the warp that brings in tiles and blocks.
"""

from common.attention import hide_row, multiply, round_to
from common.attention_gradients import QuerySpan, transposed
from common.attention_tiles import following

import cutec
from cutec import Constexpr, cute, pipeline
from cutec.cute.nvgpu import cpasync, warp


@cute.jit
def load_tiles(
    plan: Constexpr, tiles, posts, sequences, window, rings, atoms, tensors, shared, numbers, shared_numbers, ratio
):
    """Tell of tile after tile, and bring in K and V, and blocks of Q and dO with their numbers.
    Only one warp comes here, of which one thread loads.
    """
    states = [pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, ring.num_stages) for ring in rings]
    bulk = cute.make_copy_atom(cpasync.CopyBulkG2SOp(), cutec.Float32)

    def bring(which, number, head, batch):
        """A tile of K (0) or V (1), a block of Q (2) or dO (3)."""
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

    at_post = posts.state(pipeline.PipelineUserType.Producer)
    # without queries there is nothing to load but what lies outside of Q and dO: zeros
    beyond = cutec.Int32(sequences.rows == 0)
    tile, found, at = following(tiles, tiles.start(), sequences)
    while found:
        n, head, batch, _, rows, _, columns = tile
        posts.send(at_post, n, head, batch)
        span = QuerySpan(plan, window, rows, columns, n * plan.rows)
        bring(0, n, head, batch)
        states[0].advance()
        bring(1, n, head, batch)
        states[1].advance()
        for j in range(ratio):
            for i in range(span.count):
                for which in cutec.range_constexpr(2, 4):
                    barrier = bring(which, span.first + i + beyond, head * ratio + j, batch)
                    bring_numbers(which, span.first + i, head * ratio + j, batch, barrier)
                    states[which].advance()
        tile, found, at = following(tiles, at, sequences)
    posts.send(at_post, *[-1] * posts.length)


class Operands:
    """Operands of a warpgroup's multiplies, and its sums."""

    def __init__(self, plan, group, thread, shared, staged):
        self.plan, self.group, self.thread, self.staged = plan, group, thread, staged
        self.send = cute.make_copy_atom(cpasync.CopyReduceBulkS2GOp(), cutec.Float32)
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

    def numbers_of(self, shared_numbers, stage):
        """Of a thread's queries, the first two and all that are a multiple of 8 further."""
        start = shared_numbers.iterator + stage * self.plan.queries + cute.arch.lane_idx() % 4 * 2
        mine = cute.make_tensor(start, cute.make_layout((2, self.plan.queries // 8), stride=(1, 8)))
        found = cute.make_rmem_tensor((2, self.plan.queries // 8), cutec.Float32)
        cute.autovec_copy(mine, found)
        return found.load()

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

    def start_dP(self, shared_numbers, stage):
        """What dP begins with: so dS is a product."""
        deltas = self.numbers_of(shared_numbers, stage)
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

    def place_of_dQ(self):
        """Where a warp has what it adds to dQ, in shared memory."""
        return self.staged.iterator + self.thread // 32 * self.plan.staged

    def stage_dQ(self):
        """Put a part of dQ into shared memory, in the order in which threads have it."""
        cute.arch.cp_async_bulk_wait_group(0, read=True)  # for what the warp sent before
        cute.arch.sync_warp()
        for i in range(0, cute.size(self.acc_dQ), 4):
            part = cute.make_tensor(self.acc_dQ.iterator + i, cute.make_layout(4))
            place = self.place_of_dQ() + (i * 32 + self.thread % 32 * 4)
            cute.autovec_copy(part, cute.make_tensor(place, cute.make_layout(4)))

    def send_dQ(self, sums):
        """Send it to `sums` of a block of queries. A fence and `sync_warp` were before."""
        whole = cute.make_layout(32 * cute.size(self.acc_dQ))
        to = sums.iterator + self.thread // 32 * 32 * cute.size(self.acc_dQ)
        cute.copy(self.send, cute.make_tensor(self.place_of_dQ(), whole), cute.make_tensor(to, whole))
        cute.arch.cp_async_bulk_commit_group()


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

    def sums(self, sums, batch):
        return sums[batch, self.head, self.block, None]

    @cute.jit
    def advance(self):
        self.block += 1
        if self.block == self.span.first + self.span.count:
            self.block, self.head = self.span.first, self.head + 1
