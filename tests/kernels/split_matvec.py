"""The product of a matrix and a vector, whose columns several blocks share (split K): each block
leaves its sums in a workspace, and the last one of a tile, by a counter, adds them up.
"""

import cutec
from cutec import cute

ROWS = 64  # of a block; a thread has one


@cute.kernel
def matvec_kernel(a: cute.Tensor, x: cute.Tensor, y: cute.Tensor, parts, counters, splits: cutec.Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    tile, split, _ = cute.arch.block_idx()
    row = tile * ROWS + tid
    n = a.shape[1]
    share = cute.ceil_div(n, splits)
    total = cutec.Float32(0)
    if row < a.shape[0]:
        for k in range(split * share, min((split + 1) * share, n)):
            total += a[row, k] * x[k]
        if cutec.const_expr(splits == 1):
            y[row] = total
        else:
            parts[split, row] = total
    if cutec.const_expr(splits > 1):
        last = cute.make_tensor(cute.arch.alloc_smem(cutec.Int32, 1), cute.make_layout(1))
        cute.arch.sync_threads()
        if tid == 0:
            cute.arch.fence_acq_rel_gpu()
            # the last block finds splits - 1, and leaves 0 for the next call
            last[0] = cutec.Int32(cute.arch.atomic_inc(counters.iterator + tile, splits - 1) == splits - 1)
            cute.arch.fence_acq_rel_gpu()
        cute.arch.sync_threads()
        if last[0] == 1:
            if row < a.shape[0]:
                total = cutec.Float32(0)
                for part in range(splits):
                    total += parts[part, row]
                y[row] = total


@cute.jit
def matvec(
    a: cute.Tensor, x: cute.Tensor, y: cute.Tensor, parts: cute.Tensor, counters: cute.Tensor, splits: cutec.Constexpr
):
    tiles = cute.ceil_div(a.shape[0], ROWS)
    matvec_kernel(a, x, y, parts, counters, splits).launch(grid=[tiles, splits, 1], block=[ROWS, 1, 1])


def ref(a, x):
    return a @ x


cutec.export(
    matvec,
    [
        "in f32[m,n]",
        "in f32[n]",
        "out f32[m]",
        "workspace f32[$splits, m] if $splits > 1",
        "workspace zeroed u32[(m + 63) // 64] if $splits > 1",
    ],
    choose=[("n >= 4 * m", {"splits": 4}), ("", {"splits": 1})],
    reference=ref,
)
