"""A derived pipeline asks which threads of a warp release buffers; the alignment of a pointer."""

import numpy as np
from cutlass import Int32, cute, pipeline
from cutlass.cute.runtime import from_dlpack


class OwnPipeline(pipeline.PipelineTmaAsync):
    """Counts the threads that release."""

    @staticmethod
    def releasing(layout, tid):
        return pipeline.PipelineTmaAsync.init_empty_barrier_arrive_signal(layout, tid)


@cute.kernel
def count(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    _, alone = OwnPipeline.releasing(cute.make_layout((1, 1, 1, 1)), tid)
    there, pair = OwnPipeline.releasing(cute.make_layout((1, 2, 1, 1)), tid)
    x[tid] = Int32(alone) + 10 * Int32(pair) + 100 * there + x.iterator.max_alignment * 10000


@cute.jit
def run(x: cute.Tensor):
    count(x).launch(grid=[2, 1, 1], block=[32, 1, 1], cluster=[2, 1, 1])


x = np.zeros(32, np.int32)
cute.compile(run, from_dlpack(x, assumed_align=4))(from_dlpack(x, assumed_align=4))
print(x[:4])
# prints: [40011 40110 40200 40300]
