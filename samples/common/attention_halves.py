"""What the tasks of attention on Blackwell share: a tile is two halves of 128 rows, each with
scores S, exponentials P and sums O in tensor memory, a row in each lane.
"""

import cutec
from cutec import cute
from cutec.cute.nvgpu import tcgen05

HALF, COLUMNS = 128, 128  # rows of an instruction; columns of a block
SOFTMAX, CORRECTION, MULTIPLIES, LOADS = 0, 8, 12, 13  # first warps
PART = 32  # columns of tensor memory that a thread takes at once


class Signals:
    """Barriers of shared memory, one for each half, at which as many threads arrive, or once the
    tensor core. What they did to tensor memory before is seen by those that wait.
    """

    def __init__(self, smem, arrivals):
        self.first, self.arrivals = smem.allocate_array(cutec.Int64, 2), arrivals

    def begin(self):
        for half in range(2):
            cute.arch.mbarrier_init(self.first + half, self.arrivals)

    def arrive(self, half):
        cute.arch.tcgen05_fence("before")
        cute.arch.mbarrier_arrive(self.first + half)

    @cute.jit
    def commit(self, half):
        """The tensor core arrives when it has done what it was given."""
        with cute.arch.elect_one():
            tcgen05.commit(self.first + half)

    def wait(self, half, phase):
        cute.arch.mbarrier_wait(self.first + half, phase)
        cute.arch.tcgen05_fence("after")


class Meetings:
    """Where tasks wait for each other, and what softmax tells the correction: a number a row."""

    def __init__(self, smem):
        self.scores = Signals(smem, 1)  # S is computed, and all that the tensor core got before
        self.operands = Signals(smem, 2 * HALF)  # P is stored, and O fits to it
        self.grown = Signals(smem, HALF)  # `factors` are stored
        self.summed = Signals(smem, HALF)  # `inverses` are
        self.taken = Signals(smem, HALF)  # and read
        self.sums = Signals(smem, 1)  # O is complete
        rows = cute.make_layout((HALF, 2))
        self.factors = smem.allocate_tensor(cutec.Float32, rows)  # that O shrinks by
        self.inverses = smem.allocate_tensor(cutec.Float32, rows)  # of the rows' sums of exponentials

    def begin(self):
        for each in (self.scores, self.operands, self.grown, self.summed, self.taken, self.sums):
            each.begin()


class TensorMemory:
    """S, P and O of both halves: as operands of multiplies, or by (row, column). Made when it is
    allocated; all that use it `leave` before it is freed.
    """

    def __init__(self, plan, tmem):
        tmem.wait_for_alloc()
        self.pointer = pointer = tmem.retrieve_ptr(cutec.Float32)
        qk, pv = plan.tiled_mma_QK, plan.tiled_mma_PV
        tStS = qk.make_fragment_C(qk.partition_shape_C((HALF, COLUMNS))).layout
        tOtO = pv.make_fragment_C(pv.partition_shape_C((HALF, plan.depth))).layout
        tOrP = pv.make_fragment_A(pv.partition_shape_A((HALF, COLUMNS))).layout
        scores = [pointer + half * COLUMNS for half in range(2)]
        sums = [pointer + 2 * COLUMNS + half * plan.depth for half in range(2)]
        self.tStS = [cute.make_tensor(place, tStS) for place in scores]
        self.tOtO = [cute.make_tensor(place, tOtO) for place in sums]
        self.tOrP = [cute.make_tensor(cute.recast_ptr(place, dtype=plan.dtype), tOrP) for place in scores]

    @staticmethod
    def leave():
        cute.arch.barrier(barrier_id=1, number_of_threads=32 * LOADS)

    def scores(self, half):
        return self.tStS[half][(None, None), 0, 0]

    def powers(self, half):
        """Pairs of P as words."""
        scores = self.scores(half)
        return cute.make_tensor(
            scores.iterator, cute.composition(scores.layout, cute.make_layout((HALF, COLUMNS // 2)))
        )

    def sums(self, half):
        return self.tOtO[half][(None, None), 0, 0]


def accessing(access, tensor, thread):
    """A copy between a thread's row of tensor memory and registers, and its part of a tensor."""
    copy = tcgen05.make_tmem_copy(cute.make_copy_atom(access(tcgen05.Repetition(PART)), cutec.Float32), tensor)
    mine = copy.get_slice(thread)
    return copy, (mine.partition_S if access is tcgen05.Ld32x32bOp else mine.partition_D)(tensor)
