"""A kernel file for `cutec run`: y = alpha * x, but for the last `skip` elements."""

SCALE = """
import cutec
from cutec import cute


@cute.kernel
def scale_kernel(x: cute.Tensor, y: cute.Tensor, alpha: cutec.Float32, skip: cutec.Int32):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    i = bid * 128 + tid
    if i < cute.size(y) - skip:
        y[i] = x[i] * alpha


@cute.jit
def scale(x: cute.Tensor, y: cute.Tensor, alpha: cutec.Float32, skip: cutec.Int32):
    scale_kernel(x, y, alpha, skip).launch(grid=[cute.ceil_div(cute.size(y), 128), 1, 1], block=[128, 1, 1])


def reference(x, alpha, skip):
    return x * alpha


cutec.export(
    scale,
    args=["in f32[n{div=4}]", "out f32[n{div=4}]", "f32", "i32"],
    reference=reference,
    bytes="8*n",
    flops="n",
)
"""
