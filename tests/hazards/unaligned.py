"""Named barriers to which the threads of a warp come from several places, for mutants of them."""

import cutec
from cutec import cute

THREADS = 64
FULL, EMPTY, LAST = 1, 4, 8  # barriers: of the first stage each, and one for all


@cute.kernel
def shift_kernel(x: cute.Tensor, y: cute.Tensor):
    """Warp 1 fills two stages in turn. Lanes of warp 0 read them, some of them doubled. At
    last the threads of warp 0 that have seen a positive number are counted.
    """
    tid, _, _ = cute.arch.thread_idx()
    lane, rows = tid % 32, cute.size(x, mode=[0])
    stages = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout((2, 32), stride=(32, 1)))
    positive = cutec.Int32(0)
    for i in range(rows):
        stage = i % 2
        if tid >= 32:
            if i >= 2:
                cute.arch.barrier(barrier_id=EMPTY + stage, number_of_threads=THREADS, aligned=False)
            stages[stage, lane] = x[i, lane]
            if lane % 3 == 0:
                cute.arch.barrier_arrive(barrier_id=FULL + stage, number_of_threads=THREADS, aligned=False)
            else:
                cute.arch.barrier_arrive(barrier_id=FULL + stage, number_of_threads=THREADS, aligned=False)
        else:
            value = cutec.Float32(0.0)
            if lane % 2 == 0:
                cute.arch.barrier(barrier_id=FULL + stage, number_of_threads=THREADS, aligned=False)
                value = stages[stage, (lane + 1) % 32]
            else:
                cute.arch.barrier(barrier_id=FULL + stage, number_of_threads=THREADS, aligned=False)
                value = stages[stage, (lane + 1) % 32] * 2.0
            y[i, lane] = value
            if value > 0.0:
                positive += 1
            if i + 2 < rows:
                cute.arch.barrier_arrive(barrier_id=EMPTY + stage, number_of_threads=THREADS, aligned=False)
    count = cutec.Int32(0)
    if tid % 2 == 0:
        count = cute.arch.barrier_red(positive > 0, "popc", barrier_id=LAST, number_of_threads=THREADS, aligned=False)
    else:
        count = cute.arch.barrier_red(positive > 0, "popc", barrier_id=LAST, number_of_threads=THREADS, aligned=False)
    y[rows + tid // 32, lane] = count.to(cutec.Float32)


@cute.jit
def shift(x: cute.Tensor, y: cute.Tensor):
    shift_kernel(x, y).launch(grid=1, block=THREADS)


cutec.export(shift, args=["in f32[m,32]", "inout f32[n,32]"])
