"""What kernels of attention's forward on Hopper share besides scores: turns of warpgroups, blocks
that pass by, and the ways out of O.
"""

from common.attention import LN_2

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import warp


class Turns:
    """Warpgroups start their multiplies in turns: each waits at a barrier of its own, to which the
    one before it arrives.
    """

    def __init__(self, group, plan):
        self.group, self.plan = group, plan

    @cute.jit
    def begin(self):
        if self.group == self.plan.groups - 1:
            self.pass_on()  # the first one's turn

    @cute.jit
    def end(self):
        if self.group == 0:
            self.wait()  # whose turn it is now

    def wait(self):
        if self.plan.turns:
            cute.arch.barrier(barrier_id=1 + self.group, number_of_threads=256)

    def pass_on(self):
        if self.plan.turns:
            cute.arch.barrier_arrive(barrier_id=1 + (self.group + 1) % self.plan.groups, number_of_threads=256)


@cute.jit
def finish(top: cute.Tensor, total: cute.Tensor, shrink: cute.Tensor, logs: cute.Tensor, row, rows):
    """`shrink`: what O of two rows has to be multiplied by at the end; L of them."""
    lane = cute.arch.lane_idx()
    for r in cutec.range_constexpr(2):
        for other in (1, 2):
            total[r] = total[r] + cute.arch.shuffle_sync_bfly(total[r], other)
        shrink[r] = cute.arch.rcp_approx(total[r])
        if total[r] == 0.0:  # a row that sees nothing
            shrink[r] = cutec.Float32(0)
        if lane % 4 == 0 and row + 8 * r < rows:
            logs[row + 8 * r] = (top[r] + cute.math.log2(total[r], fastmath=True)) * LN_2


@cute.jit
def pass_by(turns, ring_k, at_k, ring_v, at_v, clear):
    """Let a block pass that the warpgroup's rows do not see. `clear`: what is done with V."""
    ring_k.consumer_wait(at_k)
    ring_k.consumer_release(at_k)
    at_k.advance()
    ring_v.consumer_wait(at_v)
    clear()
    ring_v.consumer_release(at_v)
    at_v.advance()
    turns.wait()
    turns.pass_on()


@cute.jit
def send(plan: Constexpr, thread, acc_O: cute.Tensor, sO: cute.Tensor, gO: cute.Tensor, rows, release: Constexpr):
    """A warp's sums leave: rounded, by stmatrix into the rows of shared memory that its Q was in,
    from there in pieces of 16 bytes; in two halves of the columns where Q has bytes. `gO`: the tile
    in memory and what follows, of which `rows` rows exist. `release` lets Q be loaded again.
    """
    # itself, but not known to be: else addresses would take up registers all the time
    thread = cute.arch.shuffle_sync(thread, thread % 32)
    store = cute.make_copy_atom(warp.StMatrix8x8x16bOp(False, 4), plan.of_o)
    tRsO = cute.make_tiled_copy_C(store, plan.tiled_mma_O).get_slice(thread).partition_D(sO)
    tRrO = cute.make_rmem_tensor(tRsO.shape, plan.of_o)
    size = cute.size(tRrO)
    parts = cute.make_tensor(acc_O.iterator, cute.make_layout((size, plan.parts_of_o)))
    piece = 128 // plan.of_o.width
    across = plan.depth_v // plan.parts_of_o // piece  # pieces of a row
    lane = thread % 32
    pieces = [cute.make_rmem_tensor((1, piece), plan.of_o) for _ in range(across // 2)]
    places = [(thread // 32 * 16 + (lane + 32 * i) // across, (lane + 32 * i) % across) for i in range(across // 2)]
    for part in cutec.range_constexpr(plan.parts_of_o):
        tRrO.store(parts[None, part].load().to(plan.of_o).reshape(tRrO.shape))
        cute.copy(store, tRrO, tRsO)
        cute.arch.sync_warp()
        for i in cutec.range_constexpr(len(pieces)):
            cute.autovec_copy(cute.local_tile(sO, (1, piece), places[i]), pieces[i])
        if cutec.const_expr(part + 1 == plan.parts_of_o):
            cute.arch.fence_view_async_shared()
        cute.arch.sync_warp()
        if cutec.const_expr(part + 1 == plan.parts_of_o):
            release()
        for i in cutec.range_constexpr(len(pieces)):
            row, column = places[i]
            if row < rows:
                cute.autovec_copy(pieces[i], cute.local_tile(gO, (1, piece), (row, part * across + column)))


@cute.jit
def exchange(words: cute.Tensor, lane):
    """Four lanes beside each other exchange their four words each: the i-th lane gets all i-th
    ones, in the order of the lanes.
    """
    for step in (1, 2):
        upper = lane & step != 0
        for i in (0, 3 - step):
            low, high = words[i], words[i + step]
            found = cute.arch.shuffle_sync_bfly(cute.where(upper, low, high), step)
            words[i], words[i + step] = cute.where(upper, found, low), cute.where(upper, high, found)


@cute.jit
def send_from_registers(plan: Constexpr, thread, acc_O: cute.Tensor, gO: cute.Tensor, rows):
    """As `send`, without shared memory: of 32 columns, four lanes that share a row get 8 each, and
    store them as 16 bytes.
    """
    piece, lane = 128 // plan.of_o.width, thread % 32
    for r in cutec.range_constexpr(2):
        row = thread // 32 * 16 + lane // 4 + 8 * r
        mine = cute.make_rmem_tensor(plan.depth_v // 4, plan.of_o)
        mine.store(acc_O[(None, r, None), 0, 0].load().to(plan.of_o).reshape(mine.shape))
        for i in cutec.range_constexpr(plan.depth_v // (4 * piece)):
            part = cute.local_tile(mine, (piece,), (i,))
            exchange(cute.recast_tensor(part, cutec.Int32), lane)
            if row < rows:
                into = cute.local_tile(gO, (1, piece), (row, 4 * i + lane % 4))
                cute.autovec_copy(part, into[0, None])
