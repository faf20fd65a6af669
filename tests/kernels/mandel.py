"""Planes of the Mandelbrot set: four values carried by a `while`, and/or, a rank-3 tensor with
run-time strides, printf.
"""

import numpy as np

import cutec
from cutec import cute


@cute.kernel
def mandel_kernel(out: cute.Tensor, iters: cutec.Int32, sx: cutec.Float32):
    tx, ty, _ = cute.arch.thread_idx()
    bx, by, bz = cute.arch.block_idx()
    x, y = bx * 16 + tx, by * 16 + ty
    _d, h, w = out.shape
    if x < w:
        if y < h:
            cr = cutec.Float32(x) * sx / w - 2.0
            ci = cutec.Float32(y) * 2.0 / h - 1.0
            zr, zi, k, best = cutec.Float32(0), cutec.Float32(0), 0, cutec.Float32(1e30)
            while k < iters and zr * zr + zi * zi < 4.0:
                zr, zi = zr * zr - zi * zi + cr, 2.0 * zr * zi + ci
                m = zr * zr + zi * zi
                best = m if m < best else best
                k += 1
            if bz == 0 and x == 0 and y == 0:
                cute.printf("k=%d zr=%f\n", k, zr)
            out[bz, y, x] = cutec.Float32(k) + bz + best


@cute.jit
def mandel(out: cute.Tensor, iters: cutec.Int32, sx: cutec.Float32):
    d, h, w = out.shape
    mandel_kernel(out, iters, sx).launch(grid=[cute.ceil_div(w, 16), cute.ceil_div(h, 16), d], block=[16, 16, 1])


def ref(d, h, w, iters, sx):
    f = np.float32
    y, x = np.mgrid[0:h, 0:w].astype(f)
    cr, ci = x * f(sx) / f(w) - f(2), y * f(2) / f(h) - f(1)
    zr, zi, k, best = (np.zeros((h, w), f) for _ in range(4))
    best += f(1e30)
    for _ in range(iters):
        live = zr * zr + zi * zi < 4
        zr, zi = np.where(live, zr * zr - zi * zi + cr, zr), np.where(live, f(2) * zr * zi + ci, zi)
        best = np.where(live, np.minimum(best, zr * zr + zi * zi), best)
        k += live
    return k[None] + np.arange(d, dtype=f)[:, None, None] + best


cutec.export(mandel, ["out f32[d,h,w]:(?,?,1)", "i32", "f32"])
