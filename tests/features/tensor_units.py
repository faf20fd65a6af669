"""The TMA unit on tensors of one to five dimensions, with prefetches and every reduction; signs and
saturation of wgmma.
"""

import cutec
from cutec import Constexpr, cute, pipeline
from cutec.cute.nvgpu import cpasync, warpgroup

TILE = 8  # of the first dimension; the others are whole


@cute.kernel
def move_kernel(
    load: cpasync.TmaAtom, mA: cute.Tensor, store: cpasync.TmaAtom, mB: cute.Tensor, dtype: Constexpr, layout: Constexpr
):
    """Thread 0 copies a tile to shared memory and from there to the other tensor, or onto it."""
    smem = cutec.utils.SmemAllocator()
    shared = smem.allocate_tensor(dtype, layout, 1024)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    modes, coord = cute.rank(layout), (block, *[0] * (cute.rank(layout) - 1))
    sides = []
    for atom, tensor in ((load, mA), (store, mB)):
        tile = cute.local_tile(tensor, layout.shape, coord)
        sides.append(
            cpasync.tma_partition(
                atom, 0, cute.make_layout(1), cute.group_modes(shared, 0, modes), cute.group_modes(tile, 0, modes)
            )
        )
    if tid == 0:
        cpasync.prefetch_descriptor(load)
        cute.prefetch(load, sides[0][1])
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(dtype, layout))
        cute.copy(load, sides[0][1], sides[0][0], tma_bar_ptr=bar)
        cute.arch.mbarrier_wait(bar, 0)
        cute.copy(store, sides[1][0], sides[1][1])
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def move(a: cute.Tensor, b: cute.Tensor, to: Constexpr):
    # the contiguous mode first
    turned = [
        cute.make_tensor(t.iterator, cute.select(t.layout, mode=list(reversed(range(cute.rank(t)))))) for t in (a, b)
    ]
    layout = cute.make_layout((TILE, *turned[0].shape[1:]))
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), turned[0], layout, layout.shape)
    store, mB = cpasync.make_tiled_tma_atom(to, turned[1], layout, layout.shape)
    move_kernel(load, mA, store, mB, a.element_type, layout).launch(
        grid=cute.ceil_div(turned[0].shape[0], TILE), block=32
    )


@cute.kernel
def parts_kernel(
    load: cpasync.TmaAtom, mA: cute.Tensor, a: cute.Tensor, b: cute.Tensor, maps: cute.Tensor, rows: Constexpr
):
    """Each block has a tensor map of its own, for its `rows` rows of a: what of a tile lies beyond
    them is zero.
    """
    smem = cutec.utils.SmemAllocator()
    layout = cute.make_layout((32, TILE))
    shared = smem.allocate_tensor(a.element_type, layout, 1024)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    desc = cute.recast_ptr(maps.iterator + block * 16, dtype=cutec.Int64).align(128)
    cpasync.copy_tensormap(load, desc)
    cute.arch.sync_warp()
    first = block * rows
    mine = cute.make_tensor(a.iterator + first * 32, cute.make_layout((32, rows), stride=(1, 32)))
    cpasync.update_tma_descriptor(load, mine, desc)
    cute.arch.sync_warp()
    cpasync.fence_tma_desc_release()
    cpasync.fence_tma_desc_acquire(desc)
    tile = cute.local_tile(mA, layout.shape, (0, 0))
    to, of = cpasync.tma_partition(
        load, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(tile, 0, 2)
    )
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(a.element_type, layout))
    cute.arch.sync_warp()
    cute.copy(load, of, to, tma_bar_ptr=bar, tma_desc_ptr=desc)
    cute.arch.mbarrier_wait(bar, 0)
    for i in cutec.range_constexpr(TILE):
        b[block * TILE + i, tid] = shared[tid, i]


@cute.jit
def parts(a: cute.Tensor, b: cute.Tensor, maps: cute.Tensor, rows: Constexpr):
    turned = cute.make_tensor(a.iterator, cute.select(a.layout, mode=[1, 0]))
    load, mA = cpasync.make_tiled_tma_atom(
        cpasync.CopyBulkTensorTileG2SOp(), turned, cute.make_layout((32, TILE)), (32, TILE)
    )
    parts_kernel(load, mA, a, b, maps, rows).launch(grid=cute.ceil_div(a.shape[0], rows), block=32)


@cute.kernel
def managed_kernel(
    load: cpasync.TmaAtom,
    mA: cute.Tensor,
    a: cute.Tensor,
    b: cute.Tensor,
    maps: cute.Tensor,
    rows: Constexpr,
    mode: Constexpr,
):
    """The same by a `TensorMapManager`: warp 1 changes the map, in global or in shared memory, and
    warp 0 copies with it.
    """
    smem = cutec.utils.SmemAllocator()
    layout = cute.make_layout((32, TILE))
    shared = smem.allocate_tensor(a.element_type, layout, 1024)
    bar, own = (
        smem.allocate_array(cutec.Int64, 1),
        smem.allocate_tensor(cutec.Int64, cute.make_layout(16), 128).iterator,
    )
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    manager = cutec.utils.TensorMapManager(mode)
    pointer = manager.get_tensormap_ptr(maps.iterator + block * 16)
    manager.init_tensormap_from_atom(load, own if mode is cutec.utils.TensorMapUpdateMode.SMEM else pointer, 1)
    manager.fence_tensormap_initialization()
    mine = cute.make_tensor(a.iterator + block * rows * 32, cute.make_layout((32, rows), stride=(1, 32)))
    manager.update_tensormap((mine,), (load,), (pointer,), 1, (own,))
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(a.element_type, layout))
    cute.arch.sync_threads()
    tile = cute.local_tile(mA, layout.shape, (0, 0))
    to, of = cpasync.tma_partition(
        load, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(tile, 0, 2)
    )
    if tid < 32:
        manager.fence_tensormap_update(pointer)
        cute.copy(
            load, of, to, tma_bar_ptr=bar, tma_desc_ptr=manager.get_tensormap_ptr(pointer, cute.AddressSpace.generic)
        )
        cute.arch.mbarrier_wait(bar, 0)
        for i in cutec.range_constexpr(TILE):
            b[block * TILE + i, tid] = shared[tid, i]


@cute.jit
def managed(a: cute.Tensor, b: cute.Tensor, maps: cute.Tensor, rows: Constexpr, mode: Constexpr):
    turned = cute.make_tensor(a.iterator, cute.select(a.layout, mode=[1, 0]))
    load, mA = cpasync.make_tiled_tma_atom(
        cpasync.CopyBulkTensorTileG2SOp(), turned, cute.make_layout((32, TILE)), (32, TILE)
    )
    managed_kernel(load, mA, a, b, maps, rows, mode).launch(grid=cute.ceil_div(a.shape[0], rows), block=64)


@cute.kernel
def strided_kernel(load: cpasync.TmaAtom, mA: cute.Tensor, b: cute.Tensor):
    """A tile of the rows that are taken, with what lies outside of the tensor."""
    smem = cutec.utils.SmemAllocator()
    layout = cute.make_layout((32, TILE))
    shared = smem.allocate_tensor(b.element_type, layout, 1024)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    tile = cute.local_tile(mA, layout.shape, (0, block))
    to, of = cpasync.tma_partition(
        load, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(tile, 0, 2)
    )
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(b.element_type, layout))
    cute.arch.sync_warp()
    cute.copy(load, of, to, tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    for i in cutec.range_constexpr(TILE):
        b[block * TILE + i, tid] = shared[tid, i]


@cute.jit
def strided(a: cute.Tensor, b: cute.Tensor, step: Constexpr, fill: Constexpr, promotion: Constexpr):
    turned = cute.make_tensor(a.iterator, cute.select(a.layout, mode=[1, 0]))
    load, mA = cpasync.make_tiled_tma_atom(
        cpasync.CopyBulkTensorTileG2SOp(),
        turned,
        cute.make_layout((32, TILE)),
        (32, TILE),
        element_strides=(1, step),
        oob_fill=fill,
        l2_promotion=promotion,
    )
    strided_kernel(load, mA, b).launch(grid=cute.ceil_div(mA.shape[1], TILE), block=32)


@cute.kernel
def consumers_kernel(load: cpasync.TmaAtom, mA: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    """Warp 0 has tiles loaded; warps 1 and 2 store what they hold twice over, warp 3 sums it up."""
    stages, layout = 2, cute.make_layout((32, TILE))
    smem = cutec.utils.SmemAllocator()
    shared = smem.allocate_tensor(cutec.Float32, cute.make_layout((32, TILE, stages)), 1024)
    group = pipeline.CooperativeGroup
    ring = pipeline.PipelineTmaMultiConsumersAsync.create(
        num_stages=stages,
        producer_group=group(pipeline.Agent.Thread, 1),
        consumer_group_async=group(pipeline.Agent.Thread, 3 * 32),
        tx_count=cute.size_in_bytes(cutec.Float32, layout),
        barrier_storage=smem.allocate_array(cutec.Int64, 2 * stages),
    )
    tid, _, _ = cute.arch.thread_idx()
    lane, warp = tid % 32, cute.arch.make_warp_uniform(cute.arch.warp_idx())
    tiles = cute.local_tile(mA, layout.shape, (0, None))
    to, of = cpasync.tma_partition(
        load, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(tiles, 0, 2)
    )
    producer, consumer = ring.make_participants()
    if warp == 0:
        for _ in cutec.range(cute.size(of, mode=[1])):
            filled = producer.acquire_and_advance()
            cute.copy(load, of[None, filled.count], to[None, filled.index], tma_bar_ptr=filled.barrier)
        producer.tail()
    elif warp == 3:
        sums = cutec.Float32(0)
        for _ in cutec.range(cute.size(of, mode=[1])):
            held = consumer.wait_and_advance()
            for i in cutec.range_constexpr(TILE):
                sums += shared[lane, i, held.index]
            held.release()
        c[lane] = sums
    else:
        for _ in cutec.range(cute.size(of, mode=[1])):
            held = consumer.wait_and_advance()
            for i in cutec.range_constexpr(TILE // 2):
                row = 2 * i + warp - 1
                b[held.count * TILE + row, lane] = 2 * shared[lane, row, held.index]
            held.release()


@cute.jit
def consumers(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    turned = cute.make_tensor(a.iterator, cute.select(a.layout, mode=[1, 0]))
    load, mA = cpasync.make_tiled_tma_atom(
        cpasync.CopyBulkTensorTileG2SOp(), turned, cute.make_layout((32, TILE)), (32, TILE)
    )
    consumers_kernel(load, mA, b, c).launch(grid=1, block=128)


@cute.kernel
def multiply_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, op: Constexpr, signs: Constexpr):
    """C = C ± A B twice over: the second time the other way round where `signs` says so."""
    smem = cutec.utils.SmemAllocator()
    atom = warpgroup.make_smem_layout_atom(
        warpgroup.SmemLayoutAtomKind.K_SW128 if a.element_type.width == 16 else warpgroup.SmemLayoutAtomKind.K_SW64,
        a.element_type,
    )
    tiles = [cute.tile_to_shape(atom, x.shape, (0, 1)) for x in (a, b)]
    sA, sB = [smem.allocate_tensor(a.element_type, tile.outer, 1024, tile.inner) for tile in tiles]
    tid, _, _ = cute.arch.thread_idx()
    for source, shared in ((a, sA), (b, sB)):
        for i in range(tid, cute.size(source), 128):
            shared[i] = source[i]
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.sync_threads()
    mma = cute.make_tiled_mma(op)
    thread = mma.get_slice(tid)
    part = thread.partition_C(c)
    sums = mma.make_fragment_C(part)
    cute.basic_copy(part, sums)
    for field in signs:
        mma.set(field, True)
    warpgroup.fence()
    cute.gemm(mma, sums, mma.make_fragment_A(thread.partition_A(sA)), mma.make_fragment_B(thread.partition_B(sB)), sums)
    warpgroup.commit_group()
    warpgroup.wait_group(0)
    cute.basic_copy(sums, part)


@cute.jit
def multiply(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, op: Constexpr, signs: Constexpr):
    multiply_kernel(a, b, c, op, signs).launch(grid=1, block=128)


def padded(a, maps):
    import numpy as np

    return np.pad(a.reshape(4, 6, 32), ((0, 0), (0, TILE - 6), (0, 0))).reshape(-1, 32)


def same(a, b):
    return a


def added(a, b):
    return b + a


def least(a, b):
    import numpy as np

    return np.minimum(a, b)


def greatest(a, b):
    import numpy as np

    return np.maximum(a, b)


def in_all(a, b):
    return b & a


def in_any(a, b):
    return b | a


def in_odd(a, b):
    return b ^ a


def every_second(a):
    return filled(a, 2, 0)


def every_third_or_nan(a):
    return filled(a, 3, float("nan"))


def every_one_or_nan(a):
    return filled(a, 1, float("nan"))


def filled(a, step, fill):
    import numpy as np

    rows = a[::step]
    return np.pad(rows, ((0, -len(rows) % TILE), (0, 0)), constant_values=fill)


def doubled_and_summed(a):
    return 2 * a, a.astype("f8").sum(axis=0)


def counted_up(a, b):
    """b + 1, from a on 0 again; without signs."""
    import numpy as np

    bound, count = (x.view(f"u{x.itemsize}") for x in (a, b))
    return np.where(count >= bound, 0, count + 1).astype(count.dtype).view(b.dtype)


def counted_down(a, b):
    """b - 1; a where that is beyond it or b is 0; without signs."""
    import numpy as np

    bound, count = (x.view(f"u{x.itemsize}") for x in (a, b))
    return np.where((count == 0) | (count > bound), bound, count - 1).astype(count.dtype).view(b.dtype)


def plus(a, b, c):
    return c.astype("f8") + a.astype("f8") @ b.astype("f8").T


def common_bits(a, b, c):
    import numpy as np

    return c + np.unpackbits(a[:, None] & b[None], axis=2).sum(-1, dtype=np.int32)


def minus(a, b, c):
    return c.astype("f8") - a.astype("f8") @ b.astype("f8").T


STORE = cpasync.CopyBulkTensorTileS2GOp()
for _dims in ("36", "3,36", "3,4,20", "4,3,2,20", "2,3,2,2,20"):
    cutec.export(
        move,
        name=f"move_{_dims.count(',') + 1}d",
        args=[f"in f32[{_dims}]", f"inout f32[{_dims}]"],
        constexpr={"to": STORE},
        reference=same,
        arch="sm_90a",
    )
_INTEGERS = ("u32", "i32", "u64", "i64")
for _kind, _dtypes, _reference in (
    ("add", (*_INTEGERS, "f16", "bf16", "f32", "f64"), added),
    ("min", (*_INTEGERS, "f16", "bf16"), least),
    ("max", (*_INTEGERS, "f16", "bf16"), greatest),
    ("and", _INTEGERS, in_all),
    ("or", _INTEGERS, in_any),
    ("xor", _INTEGERS, in_odd),
    ("inc", ("u32", "i32"), counted_up),
    ("dec", ("u32", "i32"), counted_down),
):
    for _dtype in _dtypes:
        cutec.export(
            move,
            name=f"reduce_{_kind}_{_dtype}",
            args=[f"in {_dtype}[3,40]", f"inout {_dtype}[3,40]"],
            constexpr={"to": cpasync.CopyReduceBulkTensorTileS2GOp(_kind)},
            reference=_reference,
            arch="sm_90a",
        )
cutec.export(
    parts,
    args=["in f32[24,32]", "out f32[32,32]", "inout i64[64]@128"],
    constexpr={"rows": 6},
    reference=padded,
    arch="sm_90a",
)
for _step, _fill, _promotion, _reference in (
    (2, "zero", "none", every_second),
    (3, "nan", "256B", every_third_or_nan),
    (1, "nan", "64B", every_one_or_nan),
):
    _taken = -(-45 // _step)
    _rows = -(-_taken // TILE) * TILE
    cutec.export(
        strided,
        name=f"every_{_step}_{_fill}",
        args=["in f32[45,32]", f"out f32[{_rows},32]"],
        reference=_reference,
        arch="sm_90a",
        constexpr={"step": _step, "fill": _fill, "promotion": _promotion},
    )
cutec.export(
    consumers, args=["in f32[48,32]", "out f32[48,32]", "out f32[32]"], reference=doubled_and_summed, arch="sm_90a"
)
for _mode in cutec.utils.TensorMapUpdateMode:
    cutec.export(
        managed,
        name=f"managed_in_{_mode.value}",
        args=["in f32[24,32]", "out f32[32,32]", "inout i64[64]@128"],
        constexpr={"rows": 6, "mode": _mode},
        reference=padded,
        arch="sm_90a",
    )
cutec.export(
    multiply,
    name="multiply_bits",
    args=["in u8[64,64]", "in u8[24,64]", "inout i32[64,24]"],
    reference=common_bits,
    arch="sm_90a",
    constexpr={"op": warpgroup.MmaB1Op((64, 24, 256)), "signs": ()},
)
_A, _B = warpgroup.Field.NEGATE_A, warpgroup.Field.NEGATE_B
for _name, _signs, _reference in (
    ("plus", (), plus),
    ("minus_a", (_A,), minus),
    ("minus_b", (_B,), minus),
    ("minus_both", (_A, _B), plus),
):
    _op = warpgroup.MmaF16BF16Op(cutec.Float16, cutec.Float32, (64, 16, 16))
    cutec.export(
        multiply,
        name=f"multiply_{_name}",
        args=["in f16[64,64]", "in f16[16,64]", "inout f32[64,16]"],
        constexpr={"op": _op, "signs": _signs},
        reference=_reference,
        arch="sm_90a",
    )
