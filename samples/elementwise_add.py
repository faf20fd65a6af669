"""c = a + b for matrices: a thread-value layout, 128-bit accesses, predicates only on the tiles at
the edge.

A block works on a tile of 4×32 threads with 4×(128 bits) each: `make_tiled_copy_tv` says which
thread holds which element, the atom how many bits it moves at once. Where rows are not a multiple
of 16 bytes long, the same code moves single elements. Names follow CuTe (docs/letters.md).
"""

import cutec
from cutec import cute


@cute.kernel
def add_tile(mA: cute.Tensor, mB: cute.Tensor, mC: cute.Tensor, idC: cute.Tensor, tiled_copy: cute.TiledCopy):
    tid, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    tile_m, tile_n = map(cute.size, tiled_copy.tiler_mn)
    m, n = mC.shape

    # This block's tile of each tensor, and this thread's part of that: ((atom values, atoms), 1,
    # 1).
    thr_copy = tiled_copy.get_slice(tid)
    tXgA, tXgB, tXgC = (thr_copy.partition_S(cute.local_tile(x, tiled_copy.tiler_mn, (by, bx))) for x in (mA, mB, mC))
    tXrA, tXrB, tXrC = (cute.make_fragment_like(x) for x in (tXgA, tXgB, tXgC))

    if (by + 1) * tile_m <= m and (bx + 1) * tile_n <= n:
        cute.copy(tiled_copy, tXgA, tXrA)
        cute.copy(tiled_copy, tXgB, tXrB)
        tXrC.store(tXrA.load() + tXrB.load())
        cute.copy(tiled_copy, tXrC, tXgC)
    else:
        tXcC = thr_copy.partition_S(cute.local_tile(idC, tiled_copy.tiler_mn, (by, bx)))
        tXpC = cute.make_rmem_tensor(tXcC.shape, cutec.Boolean)
        for i in cutec.range_constexpr(cute.size(tXpC)):
            tXpC[i] = cute.elem_less(tXcC[i], mC.shape)
        tXrA.fill(0)
        tXrB.fill(0)
        cute.copy(tiled_copy, tXgA, tXrA, pred=tXpC)
        cute.copy(tiled_copy, tXgB, tXrB, pred=tXpC)
        tXrC.store(tXrA.load() + tXrB.load())
        cute.copy(tiled_copy, tXrC, tXgC, pred=tXpC)


@cute.jit
def elementwise_add(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    vector = 128 // a.element_type.width
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), a.element_type)
    tiled_copy = cute.make_tiled_copy_tv(
        atom, cute.make_ordered_layout((4, 32), order=(1, 0)), cute.make_ordered_layout((4, vector), order=(1, 0))
    )
    tile_m, tile_n = map(cute.size, tiled_copy.tiler_mn)
    m, n = c.shape
    add_tile(a, b, c, cute.make_identity_tensor(c.shape), tiled_copy).launch(
        grid=[cute.ceil_div(n, tile_n), cute.ceil_div(m, tile_m), 1], block=[tiled_copy.size, 1, 1]
    )


def reference(a, b):
    return a + b


cutec.export(
    elementwise_add,
    args=["in $dtype[m,n{div=8}]", "in $dtype[m,n]", "out $dtype[m,n]"],
    variants={"dtype": ("f32", "f16", "bf16")},
    reference=reference,
)
cutec.export(
    elementwise_add,
    name="elementwise_add_any",
    args=["in f32[m,n]", "in f32[m,n]", "out f32[m,n]"],
    reference=reference,
)
