"""Copies beyond loads and stores: between blocks of a cluster, reductions, prefetches, loads and
stores with order and hints.
"""

from clusters import barrier_for, together

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import (
    CacheEvictionPriority,
    CopyG2ROp,
    CopyR2GOp,
    LoadCacheMode,
    MemoryOrder,
    MemoryScope,
    cpasync,
)

N = 128  # elements of a tile
CLUSTER = 2


@cute.kernel
def stores_kernel(a: cute.Tensor, b: cute.Tensor, per_thread: Constexpr):
    """Each thread stores its numbers in the other block of its cluster (st.async)."""
    smem = cutec.utils.SmemAllocator()
    inbox = smem.allocate_tensor(a.element_type, cute.make_layout((per_thread, N // per_thread)), 128)
    bar = barrier_for(N * a.element_type.width // 8)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    other = cute.arch.block_idx_in_cluster() ^ 1
    values = cute.make_rmem_tensor(per_thread, a.element_type)
    cute.basic_copy(cute.local_tile(cute.local_tile(a, (N,), (block,)), (per_thread,), (tid,)), values)
    place = cute.make_tensor(cute.arch.map_dsmem_ptr(inbox.iterator, other), inbox.layout)
    atom = cute.make_copy_atom(cpasync.CopyDsmemStoreOp(), a.element_type)
    cute.copy(atom, values, place[None, tid], mbar_ptr=cute.arch.map_dsmem_ptr(bar, other))
    cute.arch.mbarrier_wait(bar, 0)
    cute.basic_copy(inbox[None, tid], cute.local_tile(cute.local_tile(b, (N,), (block,)), (per_thread,), (tid,)))
    together()


@cute.kernel
def sums_kernel(a: cute.Tensor, b: cute.Tensor, kind: Constexpr):
    """Each block's tile goes onto that of the other block (cp.reduce.async.bulk), issued by thread
    0, and from there onto b.
    """
    smem = cutec.utils.SmemAllocator()
    mine = smem.allocate_tensor(a.element_type, cute.make_layout(N), 128)
    sums = smem.allocate_tensor(a.element_type, cute.make_layout(N), 128)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    other = cute.arch.block_idx_in_cluster() ^ 1
    tile = cute.local_tile(a, (N,), (block,))
    for i in range(tid, N, 32):
        mine[i] = tile[i]
        sums[i] = a.element_type(5)
    cute.arch.fence_proxy("async.shared", space="cta")
    bar = barrier_for(N * a.element_type.width // 8)
    place = cute.make_tensor(cute.arch.map_dsmem_ptr(sums.iterator, other), sums.layout)
    send = cute.make_copy_atom(cpasync.CopyReduceBulkS2SOp(kind), a.element_type)
    store = cute.make_copy_atom(cpasync.CopyReduceBulkS2GOp(kind), a.element_type)
    if tid == 0:
        cute.copy(send, mine, place, mbar_ptr=cute.arch.map_dsmem_ptr(bar, other))
    cute.arch.mbarrier_wait(bar, 0)
    cute.arch.fence_proxy("async.shared", space="cta")
    if tid % 32 == 0:
        cute.copy(store, sums, b)
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)
    together()


@cute.kernel
def remote_kernel(a: cute.Tensor, b: cute.Tensor):
    """Thread t of each block adds its number to place t % 8 of the other block (red.async), stores
    it there, and counts who came.
    """
    smem = cutec.utils.SmemAllocator()
    totals = smem.allocate_tensor(cutec.Int32, cute.make_layout(16), 128)
    inbox = smem.allocate_tensor(cutec.Int32, cute.make_layout(32), 128)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    if tid < 16:
        totals[tid] = 0
    cute.arch.sync_threads()
    bar = barrier_for(32 * 4 * 3)
    other = cute.arch.block_idx_in_cluster() ^ 1
    far, there, theirs = [cute.arch.map_dsmem_ptr(p, other) for p in (bar, totals.iterator, inbox.iterator)]
    number = a[block * 32 + tid]
    cute.arch.red_async(there + tid % 8, number, far)
    cute.arch.red_async(there + 8 + tid % 8, number, far, op="max")
    cute.arch.store_async_dsmem(theirs + tid, number, far)
    cute.arch.mbarrier_wait(bar, 0)
    b[block * 48 + tid] = inbox[tid]
    if tid < 16:
        b[block * 48 + 32 + tid] = totals[tid]
    together()


@cute.kernel
def hinted_kernel(a: cute.Tensor, b: cute.Tensor):
    """Loads of the last use, volatile ones, those that leave no trace in the cache; stores that are
    seen by all GPUs.
    """
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    mine = [cute.local_tile(t, (4,), (block * 32 + tid,)) for t in (a, b)]
    atoms = [
        cute.make_copy_atom(
            CopyG2ROp(), a.element_type, num_bits_per_copy=128, load_cache_mode=LoadCacheMode.STREAMING
        ),
        cute.make_copy_atom(CopyG2ROp(), a.element_type, memory_order=MemoryOrder.VOLATILE),
        cute.make_copy_atom(
            CopyG2ROp(), a.element_type, l1c_evict_priority=CacheEvictionPriority.NO_ALLOCATE, invariant=True
        ),
        cute.make_copy_atom(
            CopyG2ROp(),
            a.element_type,
            num_bits_per_copy=32,
            memory_order=MemoryOrder.ACQUIRE,
            memory_scope=MemoryScope.GPU,
        ),
    ]
    total = cute.make_rmem_tensor(4, a.element_type)
    total.fill(0)
    for atom in atoms:
        values = cute.make_rmem_tensor(4, a.element_type)
        values.fill(0)
        cute.copy(atom, mine[0], values)
        total.store(total.load() + values.load())
    out = cute.make_copy_atom(
        CopyR2GOp(),
        a.element_type,
        num_bits_per_copy=32,
        memory_order=MemoryOrder.RELAXED,
        memory_scope=MemoryScope.SYS,
    )
    cute.copy(out, total, mine[1])


@cute.jit
def stores(a: cute.Tensor, b: cute.Tensor, per_thread: Constexpr):
    stores_kernel(a, b, per_thread).launch(grid=2 * CLUSTER, block=N // per_thread, cluster=CLUSTER)


@cute.jit
def sums(a: cute.Tensor, b: cute.Tensor, kind: Constexpr):
    sums_kernel(a, b, kind).launch(grid=2 * CLUSTER, block=32, cluster=CLUSTER)


@cute.jit
def remote(a: cute.Tensor, b: cute.Tensor):
    remote_kernel(a, b).launch(grid=2 * CLUSTER, block=32, cluster=CLUSTER)


@cute.jit
def hinted(a: cute.Tensor, b: cute.Tensor):
    hinted_kernel(a, b).launch(grid=4, block=32)


def swapped(a):
    return a.reshape(-1, N)[[1, 0, 3, 2]].reshape(-1)


def reduced(kind):
    import numpy as np

    fold = {
        "add": np.add,
        "min": np.minimum,
        "max": np.maximum,
        "and": np.bitwise_and,
        "or": np.bitwise_or,
        "xor": np.bitwise_xor,
    }[kind]

    def tiles(a, b):
        result = b.copy()
        for tile in fold(a.reshape(-1, N), a.dtype.type(5)):
            result = fold(result, tile)
        return result

    return tiles


def added(a, b):
    return reduced("add")(a, b)


def least(a, b):
    return reduced("min")(a, b)


def greatest(a, b):
    return reduced("max")(a, b)


def in_all(a, b):
    return reduced("and")(a, b)


def in_any(a, b):
    return reduced("or")(a, b)


def in_odd(a, b):
    return reduced("xor")(a, b)


def gathered(a):
    import numpy as np

    tiles = a.reshape(4, 32)[[1, 0, 3, 2]]
    eights = tiles.reshape(4, 4, 8)
    sums = eights.astype(np.int64).sum(axis=1).astype(np.int32)
    return np.concatenate([tiles, sums, np.maximum(eights.max(axis=1), 0)], axis=1).reshape(-1)


def fourfold(a):
    return 4 * a


for _kind, _per_thread in (("f32", 1), ("f32", 4), ("i32", 2), ("i64", 2), ("f64", 1)):
    cutec.export(
        stores,
        name=f"stores_{_kind}_{_per_thread}",
        args=[f"in {_kind}[512]", f"out {_kind}[512]"],
        constexpr={"per_thread": _per_thread},
        reference=swapped,
        arch="sm_90a",
    )
for _name, _kind, _reference in (
    ("add", "i32", added),
    ("add", "u32", added),
    ("min", "i32", least),
    ("max", "u32", greatest),
    ("and", "i32", in_all),
    ("or", "u32", in_any),
    ("xor", "u32", in_odd),
):
    cutec.export(
        sums,
        name=f"sums_{_name}_{_kind}",
        args=[f"in {_kind}[512]", f"inout {_kind}[128]"],
        constexpr={"kind": _name},
        reference=_reference,
        arch="sm_90a",
    )
cutec.export(remote, args=["in i32[128]", "out i32[192]"], reference=gathered, arch="sm_90a")
cutec.export(hinted, args=["in f32[512]", "out f32[512]"], reference=fourfold, arch="sm_90a")
