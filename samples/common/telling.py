"""What the warps of a row tell each other, row after row: each leaves a few numbers in the shared
memory of all blocks that share the row, and goes on; it waits for those of the others later.
"""

import cutec
from cutec import cute

WARP = 32
# Places for numbers. Who tells its numbers of a turn has been told those of two turns before, and
# so knows that all have read those of four turns before, in whose place it writes.
DEPTH = 4


class Telling:
    """Places where each warp of a row leaves `count` numbers, with a barrier for each row: in a
    cluster it counts the bytes that arrive, in a block the warps.
    """

    def __init__(self, plan, smem, count):
        self.plan, self.count, self.met = plan, count, plan.warps * plan.cluster
        if self.met > 1:
            layout = cute.make_layout((self.met, count, plan.rows, DEPTH))
            self.place = smem.allocate_tensor(cutec.Float32, layout)
            self.barriers = smem.allocate_array(cutec.Int64, plan.rows * DEPTH)

    @cute.jit
    def begin(self):
        """Make the barriers. All have them after `ready`."""
        if cutec.const_expr(self.met > 1):
            tid = cute.arch.thread_idx()[0]
            if tid < self.plan.rows * DEPTH:
                cute.arch.mbarrier_init(self.barriers + tid, 1 if self.plan.cluster > 1 else self.plan.warps)
            cute.arch.mbarrier_init_fence()
            if cutec.const_expr(self.plan.cluster > 1):
                cute.arch.cluster_arrive()

    @cute.jit
    def ready(self):
        if cutec.const_expr(self.plan.cluster > 1):
            cute.arch.cluster_wait()
        elif cutec.const_expr(self.met > 1):
            cute.arch.sync_threads()

    def barrier(self, turn):
        """That of this thread's row."""
        return self.barriers + (self.plan.group() * DEPTH + turn % DEPTH)

    @cute.jit
    def tell(self, numbers, turn):
        """This warp's numbers to all warps of its row."""
        if cutec.const_expr(self.met > 1):
            tid = cute.arch.thread_idx()[0] % self.plan.threads
            lane, warp = tid % WARP, tid // WARP
            place, barrier = self.place[None, None, self.plan.group(), turn % DEPTH], self.barrier(turn)
            if cutec.const_expr(self.plan.cluster > 1):
                if tid == 0:
                    cute.arch.mbarrier_arrive_and_expect_tx(barrier, self.met * self.count * 4)
                if lane < self.plan.cluster:
                    there, counts = (cute.arch.map_dsmem_ptr(pointer, lane) for pointer in (place.iterator, barrier))
                    for i in cutec.range_constexpr(self.count):
                        offset = cute.crd2idx((self.plan.rank() * self.plan.warps + warp, i), place.layout)
                        cute.arch.store_async_dsmem(there + offset, numbers[i], counts)
            elif lane == 0:
                for i in cutec.range_constexpr(self.count):
                    place[warp, i] = numbers[i]
                cute.arch.mbarrier_arrive(barrier)
        return numbers

    @cute.jit
    def wait(self, turn):
        """Until all warps of the row have told their numbers."""
        if cutec.const_expr(self.met > 1):
            cute.arch.mbarrier_wait(self.barrier(turn), turn // DEPTH % 2)

    def gather(self, turn):
        """Nothing is to be done between telling and hearing."""

    def heard(self, numbers, turn):
        """The numbers of all warps of the row: each lane has those of another, or of several."""
        if self.met == 1:
            return [numbers]
        self.wait(turn)
        place, lane = self.place[None, None, self.plan.group(), turn % DEPTH], cute.arch.thread_idx()[0] % WARP
        return [[place[(first + lane) % self.met, i] for i in range(self.count)] for first in range(0, self.met, WARP)]

    def joined(self, heard, join):
        """`join` over what lanes have heard."""
        numbers = heard[0]
        for more in heard[1:]:
            numbers = join(numbers, more)
        return self.over_lanes(numbers, join)

    def over_lanes(self, numbers, join):
        """`join` over lanes, each of which has heard another warp."""
        return over_lanes(numbers, join, min(WARP, self.met))

    def finish(self, turn):
        """Wait for a last turn's numbers, which nobody needs: a block must not end before others
        have written to it.
        """
        if self.plan.cluster > 1:
            cute.arch.mbarrier_wait(self.barrier(turn), turn // DEPTH % 2)


def over_lanes(numbers, join, lanes):
    """`join` over lanes of a warp."""
    for i in range(lanes.bit_length() - 1):
        numbers = join(numbers, [cute.arch.shuffle_sync_bfly(number, 1 << i) for number in numbers])
    return numbers
