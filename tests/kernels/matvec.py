"""y = alpha·A·x through a struct in shared memory, in three dtypes and for rows at any distance."""

import cutec
import cutec.cute as cute

TILE = 128


@cute.kernel
def matvec_kernel(a: cute.Tensor, x: cute.Tensor, y: cute.Tensor, alpha: cutec.Float32):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    row = bid * TILE + tid
    m, k = a.shape

    @cute.struct
    class Storage:
        xs: cute.struct.Align[cute.struct.MemRange[cutec.Float32, TILE], 16]

    smem = cutec.utils.SmemAllocator()
    storage = smem.allocate(Storage)
    xs = storage.xs.get_tensor(cute.make_layout(TILE))
    acc = cutec.Float32(0.0)
    for k0 in range(0, k, TILE):
        if k0 + tid < k:
            xs[tid] = x[k0 + tid]
        else:
            xs[tid] = 0.0
        cute.arch.sync_threads()
        if row < m:
            for j in range(TILE):
                if k0 + j < k:
                    acc += a[row, k0 + j].to(cutec.Float32) * xs[j]
        cute.arch.sync_threads()
    if row < m:
        y[row] = alpha * acc


@cute.jit
def matvec(a: cute.Tensor, x: cute.Tensor, y: cute.Tensor, alpha: cutec.Float32):
    matvec_kernel(a, x, y, alpha).launch(grid=[cute.ceil_div(a.shape[0], TILE), 1, 1], block=[TILE, 1, 1])


def ref(a, x, alpha):
    return alpha * (a @ x)


cutec.export(
    matvec, ["in $d[m,k]", "in f32[k]", "out f32[m]", "f32"], variants={"d": ["f32", "f16", "bf16"]}, reference=ref
)
cutec.export(matvec, ["in f32[m,k]:(?,1)", "in f32[k]", "out f32[m]", "f32"], name="matvec_strided", reference=ref)
