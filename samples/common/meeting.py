"""The warps of a row tell each other what they have found about it, a few numbers each: through
the block's shared memory, or by stores into the shared memories of all blocks of a cluster.
"""

import cutec
from cutec import cute

WARP = 32


class Meeting:
    """A place in shared memory where each warp of a row leaves `count` numbers, once. In a cluster
    a barrier counts the bytes that arrive.
    """

    def __init__(self, plan, smem, count, first):
        self.plan, self.count, self.met, self.first = plan, count, plan.warps * plan.cluster, first
        self.place = smem.allocate_tensor(cutec.Float32, cute.make_layout((self.met, count, plan.rows)))
        self.barrier = smem.allocate_array(cutec.Int64, 1)

    @staticmethod
    @cute.jit
    def places(plan, smem, counts):
        """A meeting for each count. Blocks wait at the first until all of a cluster have begun."""
        meetings = [Meeting(plan, smem, count, first=i == 0) for i, count in enumerate(counts)]
        if cutec.const_expr(plan.cluster > 1):
            if cute.arch.thread_idx()[0] == 0:
                for meeting in meetings:
                    cute.arch.mbarrier_init(meeting.barrier, 1)
                cute.arch.mbarrier_init_fence()
                for meeting in meetings:
                    cute.arch.mbarrier_arrive_and_expect_tx(meeting.barrier, meeting.met * meeting.count * 4)
            cute.arch.cluster_arrive_relaxed()
        return meetings

    def joined(self, numbers, join):
        """`join` over what all warps of the row have found."""
        told = self.told(numbers)
        numbers = told[0]
        for more in told[1:]:
            numbers = join(numbers, more)
        return self.over_lanes(numbers, join)

    def told(self, numbers):
        """The numbers of all warps of the row: each lane has those of another, or of several."""
        if self.met == 1:
            return [numbers]
        self.tell(numbers)
        tid, _, _ = cute.arch.thread_idx()
        return [
            [self.place[(first + tid % WARP) % self.met, i, tid // self.plan.threads] for i in range(self.count)]
            for first in range(0, self.met, WARP)
        ]

    def over_lanes(self, numbers, join):
        """`join` over what lanes have been told."""
        for i in range(min(WARP, self.met).bit_length() - 1):
            numbers = join(numbers, [cute.arch.shuffle_sync_bfly(number, 1 << i) for number in numbers])
        return numbers

    @cute.jit
    def tell(self, numbers):
        """This warp's numbers to all warps of its row."""
        tid, _, _ = cute.arch.thread_idx()
        lane, warp, row = tid % WARP, tid % self.plan.threads // WARP, tid // self.plan.threads
        if cutec.const_expr(self.plan.cluster > 1):
            if cutec.const_expr(self.first):
                cute.arch.cluster_wait()  # all have begun
            if lane < self.plan.cluster:
                there = cute.arch.map_dsmem_ptr(self.place.iterator, lane)
                counts = cute.arch.map_dsmem_ptr(self.barrier, lane)
                for i in cutec.range_constexpr(self.count):
                    offset = cute.crd2idx((self.plan.rank() * self.plan.warps + warp, i, row), self.place.layout)
                    cute.arch.store_async_dsmem(there + offset, numbers[i], counts)
            cute.arch.mbarrier_wait(self.barrier, 0)
        else:
            if lane == 0:
                for i in cutec.range_constexpr(self.count):
                    self.place[warp, i, row] = numbers[i]
            cute.arch.sync_threads()
