"""Forms of asynchronous copies that the samples do not need: to several blocks at once, with
policies for the L2 cache, rounded on their way, of 4, 8 and 16 bytes.
"""

from clusters import barrier_for, together

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import L2PrefetchSize, LoadCacheMode, cpasync, warpgroup

N = 128  # elements of a tile
CLUSTER = 4
LIMIT = 300  # elements that are copied


@cute.kernel
def shared_out_kernel(a: cute.Tensor, b: cute.Tensor):
    """Each block of a cluster loads a tile for itself and for the block after the next one, in
    bulk, and stores the two that it gets.
    """
    smem = cutec.utils.SmemAllocator()
    tiles = smem.allocate_tensor(a.element_type, cute.make_layout((N, CLUSTER)), 128)
    bar = barrier_for(2 * N * a.element_type.width // 8)
    block, _, _ = cute.arch.block_idx()
    rank = cute.arch.block_idx_in_cluster()
    policy = cute.arch.create_cache_policy("evict_last")
    load = cute.make_copy_atom(cpasync.CopyBulkG2SMulticastOp(), a.element_type)
    store = cute.make_copy_atom(cpasync.CopyBulkS2GOp(), a.element_type)
    mask = (1 << rank) | (1 << (rank ^ 2))
    cute.prefetch(load, cute.local_tile(a, (N,), (block,)), cache_policy=policy)
    cute.copy(
        load, cute.local_tile(a, (N,), (block,)), tiles[None, rank], mbar_ptr=bar, mcast_mask=mask, cache_policy=policy
    )
    cute.arch.mbarrier_wait(bar, 0)
    for i in cutec.range_constexpr(2):
        cute.copy(store, tiles[None, rank % 2 + 2 * i], cute.local_tile(b, (N,), (2 * block + i,)), cache_policy=policy)
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)
    together()


@cute.jit
def shared_out(a: cute.Tensor, b: cute.Tensor):
    shared_out_kernel(a, b).launch(grid=2 * CLUSTER, block=32, cluster=CLUSTER)


PIXELS, CHANNELS = 32, 64


@cute.kernel
def columns_kernel(load: cpasync.Im2colAtom, b: cute.Tensor, output: Constexpr):
    """The first block of each cluster loads a column of pixels for all of it; each stores its part
    of the pixels.
    """
    smem = cutec.utils.SmemAllocator()
    tile = cute.tile_to_shape(
        warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, b.element_type),
        (PIXELS, CHANNELS),
        (0, 1),
    )
    column = smem.allocate_tensor(b.element_type, tile.outer, 1024, tile.inner)
    bar = barrier_for(cute.size_in_bytes(b.element_type, tile))
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    rank = cute.arch.block_idx_in_cluster()
    first = block // CLUSTER * PIXELS
    if rank == 0:
        policy = cute.arch.create_cache_policy("evict_first")
        cute.copy(
            load,
            load.column(first, output, (1, 1)),
            column,
            tma_bar_ptr=bar,
            mcast_mask=(1 << CLUSTER) - 1,
            cache_policy=policy,
        )
    cute.arch.mbarrier_wait(bar, 0)
    for i in range(tid, PIXELS // CLUSTER * CHANNELS, 32):
        pixel = rank * (PIXELS // CLUSTER) + i // CHANNELS
        b[first + pixel, i % CHANNELS] = column[pixel, i % CHANNELS]
    together()


@cute.jit
def columns(a: cute.Tensor, b: cute.Tensor):
    """(images, height, width, channels), of which a filter of 3×3 sees the middle."""
    turned = cute.make_tensor(a.iterator, cute.select(a.layout, mode=[3, 2, 1, 0]))
    tile = cute.tile_to_shape(
        warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, a.element_type),
        (PIXELS, CHANNELS),
        (0, 1),
    )
    load = cpasync.make_im2col_tma_atom(
        cpasync.CopyBulkTensorTileG2SMulticastOp(), turned, tile, (PIXELS, CHANNELS), (-1, -1), (-1, -1)
    )
    columns_kernel(load, b, (a.shape[2], a.shape[1])).launch(
        grid=CLUSTER * (b.shape[0] // PIXELS), block=32, cluster=CLUSTER
    )


@cute.kernel
def rounded_kernel(
    load: cpasync.TmaAtom, mA: cute.Tensor, store: cpasync.TmaAtom, mB: cute.Tensor, dtype: Constexpr, layout: Constexpr
):
    """Tiles there and back, with policies for the L2 cache."""
    smem = cutec.utils.SmemAllocator()
    tile = smem.allocate_tensor(dtype, layout, 1024)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    row, column, _ = cute.arch.block_idx()
    sides = []
    for atom, tensor in ((load, mA), (store, mB)):
        there = cute.local_tile(tensor, layout.shape, (row, column))
        sides.append(
            cpasync.tma_partition(
                atom, 0, cute.make_layout(1), cute.group_modes(tile, 0, 2), cute.group_modes(there, 0, 2)
            )
        )
    first, last = (
        cute.arch.create_cache_policy("evict_first"),
        cute.arch.create_cache_policy("evict_last", 0.5, "evict_first"),
    )
    if tid == 0:
        cute.prefetch(load, sides[0][1], cache_policy=first)
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(dtype, layout))
        cute.copy(load, sides[0][1], sides[0][0], tma_bar_ptr=bar, cache_policy=first)
        cute.arch.mbarrier_wait(bar, 0)
        cute.copy(store, sides[1][0], sides[1][1], cache_policy=last)
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def rounded(a: cute.Tensor, b: cute.Tensor):
    """By tensor maps that say tf32, loads round."""
    layout = cute.make_ordered_layout((16, 32), order=(1, 0))
    load, mA = cpasync.make_tiled_tma_atom(
        cpasync.CopyBulkTensorTileG2SOp(), a, layout, layout.shape, internal_type=cutec.TFloat32
    )
    store, mB = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileS2GOp(), b, layout, layout.shape)
    grid = cute.ceil_div(a.shape, layout.shape)
    rounded_kernel(load, mA, store, mB, a.element_type, layout).launch(grid=(*grid, 1), block=32)


@cute.kernel
def asynchronous_kernel(a: cute.Tensor, b: cute.Tensor, op: Constexpr, per_thread: Constexpr, prefetch: Constexpr):
    """cp.async of as many elements per thread as an instruction takes, of those below the limit
    only.
    """
    smem = cutec.utils.SmemAllocator()
    tile = smem.allocate_tensor(a.element_type, cute.make_layout((per_thread, 32)), 128)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    source, target = [cute.local_tile(t, (per_thread,), (block * 32 + tid,)) for t in (a, b)]
    tile[None, tid].fill(-1)
    predicate = cute.make_rmem_tensor(1, cutec.Boolean)
    predicate[0] = (block * 32 + tid) * per_thread < LIMIT
    bits = per_thread * a.element_type.width
    atom = cute.make_copy_atom(op, a.element_type, num_bits_per_copy=bits, l2_prefetch_size=prefetch)
    cute.copy(atom, source, tile[None, tid], pred=predicate)
    cute.arch.cp_async_commit_group()
    cute.arch.cp_async_wait_group(0)
    cute.autovec_copy(tile[None, tid], target)


@cute.jit
def asynchronous(
    a: cute.Tensor,
    b: cute.Tensor,
    op: Constexpr,
    per_thread: Constexpr,
    prefetch: Constexpr = L2PrefetchSize.NONE,
):
    asynchronous_kernel(a, b, op, per_thread, prefetch).launch(grid=a.shape[0] // (32 * per_thread), block=32)


@cute.kernel
def cotiled_kernel(a: cute.Tensor, b: cute.Tensor):
    """What each thread has of a tile is said by offsets; read as 16×32 and written as 32×16 they
    are the same. Each element is told its thread.
    """
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), a.element_type, num_bits_per_copy=a.element_type.width)
    rows, columns = cute.make_layout((16, 32), stride=(32, 1)), cute.make_layout((32, 16), stride=(1, 32))
    held = cute.make_layout((32, 4), stride=(4, 1))  # thread, value: four neighbours of a row
    source, target = cute.make_cotiled_copy(atom, held, rows), cute.make_cotiled_copy(atom, held, columns)
    tile_a = cute.make_tensor(a.iterator + block * 512, rows)
    tile_b = cute.make_tensor(b.iterator + block * 512, columns)
    part_a, part_b = source.get_slice(tid).partition_S(tile_a), target.get_slice(tid).partition_D(tile_b)
    values = cute.make_fragment_like(part_a)
    cute.copy(source, part_a, values)
    for i in cutec.range_constexpr(cute.size(values)):
        values[i] = values[i] * 4 + i % 4 + 100 * tid
    cute.copy(target, target.get_slice(tid).retile(values), part_b)


@cute.jit
def cotiled(a: cute.Tensor, b: cute.Tensor):
    cotiled_kernel(a, b).launch(grid=a.shape[0], block=32)


def pairs(a):
    """What each block gets: the tiles of the lower and of the upper of the two blocks, two apart,
    that it is one of.
    """
    import numpy as np

    tiles = a.reshape(-1, CLUSTER, N)
    return np.stack([tiles[:, [r % 2, r % 2 + 2]] for r in range(CLUSTER)], axis=1).reshape(-1)


def pixels(a):
    return a.reshape(-1, a.shape[-1])


def as_tf32(a):
    import numpy as np

    words = a.astype(np.float32).view(np.uint32).astype(np.int64)
    return ((words + 0xFFF + (words >> 13 & 1)) & 0xFFFFE000).astype(np.uint32).view(np.float32)


def below(a):
    import numpy as np

    return np.where(np.arange(len(a)) < LIMIT, a, 0).astype(a.dtype)


def below_or_kept(a):
    import numpy as np

    return np.where(np.arange(len(a)) < LIMIT, a, -1).astype(a.dtype)


def with_holders(a):
    import numpy as np

    offset = np.arange(512, dtype=np.int32)
    return a * 4 + offset % 4 + 100 * (offset // 4 % 32)


cutec.export(
    shared_out, args=[f"in f32[{2 * CLUSTER * N}]", f"out f32[{4 * CLUSTER * N}]"], reference=pairs, arch="sm_90a"
)
cutec.export(columns, args=["in bf16[2,8,8,64]", "out bf16[128,64]"], reference=pixels, arch="sm_90a")
cutec.export(rounded, args=["in f32[40,64]", "out f32[40,64]"], reference=as_tf32, arch="sm_90a")
cutec.export(cotiled, args=["in i32[3,512]", "out i32[3,512]"], reference=with_holders, arch="sm_90a")
for _per_thread, _mode in ((1, "ALWAYS"), (2, "ALWAYS"), (4, "ALWAYS"), (4, "GLOBAL")):
    for _zeros in (True, False):
        cutec.export(
            asynchronous,
            name=f"asynchronous_{4 * _per_thread}_{_mode.lower()}_{'zeros' if _zeros else 'kept'}",
            args=["in i32[512]", "out i32[512]"],
            constexpr={"op": cpasync.CopyG2SOp(LoadCacheMode[_mode], _zeros), "per_thread": _per_thread},
            reference=below if _zeros else below_or_kept,
            arch="sm_90a",
        )
for _per_thread, _mode, _size in ((1, "ALWAYS", "64B"), (4, "ALWAYS", "256B"), (4, "GLOBAL", "128B")):
    cutec.export(
        asynchronous,
        name=f"asynchronous_{4 * _per_thread}_{_mode.lower()}_l2_{_size.lower()}",
        args=["in i32[512]", "out i32[512]"],
        constexpr={
            "op": cpasync.CopyG2SOp(LoadCacheMode[_mode]),
            "per_thread": _per_thread,
            "prefetch": L2PrefetchSize[f"SIZE_{_size}"],
        },
        reference=below,
        arch="sm_90a",
    )
