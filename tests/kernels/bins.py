"""Count, last index and smallest element of each bin: a loop that carries three values through
nested branches.
"""

import numpy as np

import cutec
from cutec import cute

BINS = 16


@cute.kernel
def hist_kernel(x: cute.Tensor, h: cute.Tensor):
    """One thread per bin and row; counts, minimum and last index carried."""
    b, _, _ = cute.arch.thread_idx()
    r, _, _ = cute.arch.block_idx()
    n = x.shape[1]
    count = cutec.Int32(0)
    last = cutec.Int32(-1)
    lowest = cutec.Int32(2**31 - 1)
    for i in cutec.range(n, unroll=4):
        v = x[r, i]
        if v % BINS == b:
            count += 1
            last = i
            if v < lowest:
                lowest = v
    h[r, b, 0] = count
    h[r, b, 1] = last
    h[r, b, 2] = lowest


@cute.jit
def hist(x: cute.Tensor, h: cute.Tensor):
    hist_kernel(x, h).launch(grid=[x.shape[0], 1, 1], block=[BINS, 1, 1])


def ref(x):
    r, _n = x.shape
    out = np.zeros((r, BINS, 3), np.int32)
    for b in range(BINS):
        m = (x % BINS) == b
        out[:, b, 0] = m.sum(1)
        out[:, b, 1] = [np.nonzero(q)[0][-1] if q.any() else -1 for q in m]
        out[:, b, 2] = [v[q].min() if q.any() else 2**31 - 1 for v, q in zip(x, m)]
    return out


cutec.export(hist, ["in i32[r,n]", "out i32[r,16,3]"], reference=ref)
