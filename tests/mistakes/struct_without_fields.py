"""A struct whose fields have values but no types."""

import cutlass
import cutlass.cute as cute


@cute.kernel
def kernel(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    @cute.struct  # error: E0409
    class S:
        a = 1
    s = cutlass.utils.SmemAllocator().allocate(S)
    x[tid] = 1.0


@cute.jit
def host(x: cute.Tensor):
    kernel(x).launch(grid=1, block=32)


cutlass.export(host, ["f32[m]"])
