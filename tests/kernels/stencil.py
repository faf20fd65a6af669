"""One step of diffusion on a matrix: two-dimensional blocks, bounds, or/else, a loop that Python
unrolls.
"""

import cutec
from cutec import cute

BX, BY = 32, 8


@cute.kernel
def stencil_kernel(src: cute.Tensor, dst: cute.Tensor):
    tx, ty, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    x = bx * BX + tx
    y = by * BY + ty
    h, w = src.shape
    if x < w and y < h:
        if x == 0 or y == 0 or x == w - 1 or y == h - 1:
            dst[y, x] = src[y, x]
        else:
            acc = src[y, x] * -4.0
            for d in (-1, 1):
                acc += src[y + d, x]
                acc += src[y, x + d]
            dst[y, x] = src[y, x] + 0.1 * acc


@cute.jit
def stencil(src: cute.Tensor, dst: cute.Tensor):
    h, w = src.shape
    stencil_kernel(src, dst).launch(grid=[cute.ceil_div(w, BX), cute.ceil_div(h, BY), 1], block=[BX, BY, 1])


def ref(src):
    out = src.copy()
    c = src[1:-1, 1:-1]
    out[1:-1, 1:-1] = c + 0.1 * (src[:-2, 1:-1] + src[2:, 1:-1] + src[1:-1, :-2] + src[1:-1, 2:] - 4 * c)
    return out


cutec.export(stencil, ["in f32[h,w]", "out f32[h,w]"], reference=ref)
