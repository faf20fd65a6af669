"""TMA atoms in kernels: loads and stores of tiles of every layout, multicast, reductions, and what
the unit cannot do.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync
from cutec.cute.nvgpu.warpgroup import SmemLayoutAtomKind, make_smem_layout_atom
from cutec.diag import CutecError
from cutec.testing import simulate


@cute.kernel
def move_kernel(
    load: cpasync.TmaAtom,
    mA: cute.Tensor,
    store: cpasync.TmaAtom,
    mB: cute.Tensor,
    dtype: cutec.Constexpr,
    layout: cutec.Constexpr,
    tile: cutec.Constexpr,
):
    smem = cutec.utils.SmemAllocator()
    outer, inner = (layout.outer, layout.inner) if cutec.const_expr(hasattr(layout, "outer")) else (layout, None)
    shared = smem.allocate_tensor(dtype, outer, 1024, inner)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    x, y, z = cute.arch.block_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(dtype, layout))
    cute.arch.sync_threads()
    coord = (x, y, z, *[0] * len(tile))[: len(tile)]
    gA, gB = cute.local_tile(mA, tile, coord), cute.local_tile(mB, tile, coord)
    modes = len(tile)
    sA, tA = cpasync.tma_partition(
        load, 0, cute.make_layout(1), cute.group_modes(shared, 0, modes), cute.group_modes(gA, 0, modes)
    )
    sB, tB = cpasync.tma_partition(
        store, 0, cute.make_layout(1), cute.group_modes(shared, 0, modes), cute.group_modes(gB, 0, modes)
    )
    cute.copy(load, tA[None], sA[None], tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    cute.copy(store, sB[None], tB[None])
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def move(a: cute.Tensor, b: cute.Tensor, layout: cutec.Constexpr, tile: cutec.Constexpr, to: cutec.Constexpr):
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, layout, tile)
    store, mB = cpasync.make_tiled_tma_atom(to, b, layout, tile)
    grid = [*(cute.ceil_div(extent, n) for extent, n in zip(a.shape, tile)), 1][:3]
    move_kernel(load, mA, store, mB, a.element_type, layout, tile).launch(grid=grid, block=(32, 1, 1))


STORE = cpasync.CopyBulkTensorTileS2GOp()


def tile_of(kind: SmemLayoutAtomKind, shape: tuple[int, ...], dtype: Any = cutec.Float32) -> Any:
    return cute.tile_to_shape(make_smem_layout_atom(kind, dtype), shape, tuple(range(len(shape))))


@pytest.mark.parametrize("kind", SmemLayoutAtomKind)
def test_tiles_of_every_kind_go_there_and_back(kind: SmemLayoutAtomKind):
    a = np.arange(70 * 100, dtype=np.float32).reshape(70, 100)
    if kind.name.startswith("MN"):
        a = np.asfortranarray(np.arange(72 * 50, dtype=np.float32).reshape(72, 50))
    b = np.zeros_like(a)
    arch = "sm_100a" if kind is SmemLayoutAtomKind.MN_SW128_32B else "sm_90a"
    simulate(move, a, b, tile_of(kind, (32, 32)), (32, 32), STORE, arch=arch)
    assert (a == b).all()


@cute.kernel
def elements_kernel(
    load: cpasync.TmaAtom,
    mA: cute.Tensor,
    store: cpasync.TmaAtom,
    mB: cute.Tensor,
    b: cute.Tensor,
    layout: cutec.Constexpr,
    first: cutec.Constexpr,
):
    smem = cutec.utils.SmemAllocator()
    outer, inner = (layout.outer, layout.inner) if cutec.const_expr(hasattr(layout, "outer")) else (layout, None)
    shared = smem.allocate_tensor(b.element_type, outer, 1024, inner)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size(outer) * b.element_type.width // 8)
    cute.arch.sync_threads()
    extents, modes = tuple(cute.size(outer, mode=[i]) for i in range(cute.rank(outer))), cute.rank(outer)
    mA = cute.domain_offset(first, mA) if cutec.const_expr(first is not None) else mA
    tile, there = (cute.local_tile(m, extents, (0,) * modes) for m in (mA, mB))
    one, held = cute.make_layout(1), cute.group_modes(shared, 0, modes)
    to, of = cpasync.tma_partition(load, 0, one, held, cute.group_modes(tile, 0, modes))
    back, into = cpasync.tma_partition(store, 0, one, held, cute.group_modes(there, 0, modes))
    cute.copy(load, of, to, tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    for i in range(tid, cute.size(outer), 32):
        shared[i] = shared[i] + b.element_type(1)
    cute.arch.fence_view_async_shared()
    cute.arch.sync_threads()
    cute.copy(store, back, into)
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def elements(a: cute.Tensor, b: cute.Tensor, layout: cutec.Constexpr, first: cutec.Constexpr):
    outer = layout.outer if cutec.const_expr(hasattr(layout, "outer")) else layout
    extents = tuple(cute.size(outer, mode=[i]) for i in range(cute.rank(outer)))
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, layout, extents)
    store, mB = cpasync.make_tiled_tma_atom(STORE, b, layout, extents)
    elements_kernel(load, mA, store, mB, b, layout, first).launch(grid=1, block=32)


def swizzled(bits: int, shape: Any, stride: Any) -> Any:
    return cute.make_composed_layout(cute.make_swizzle(bits, 4, 3), 0, cute.make_layout(shape, stride=stride))


L = cute.make_layout
TILES_OF_PARTS = [
    swizzled(3, (16, 64), (64, 1)),
    swizzled(3, (16, 128), (128, 1)),  # rows longer than those of the swizzle, as in the public DSL
    swizzled(3, (16, 256), (256, 1)),
    swizzled(2, (16, 64), (64, 1)),
    swizzled(2, (8, 128), (128, 1)),
    swizzled(1, (16, 32), (32, 1)),
    swizzled(1, (16, 64), (64, 1)),
    swizzled(2, (64, 16), (1, 64)),
    L((16, 64), stride=(128, 1)),  # with gaps
    L((16, 32), stride=(64, 1)),
    L(((8, 2), 64), stride=((64, 1024), 1)),
    swizzled(3, ((8, 2), 64), ((64, 1024), 1)),
    swizzled(3, (16, 64), (128, 1)),
    swizzled(2, (16, 32), (64, 1)),
    L((16, (32, 2)), stride=(32, (1, 1024))),
    L((4, 320), stride=(320, 1)),
    L((4, 8, 64), stride=(1024, 64, 1)),
    L((4, 8, 64), stride=(1024, 128, 1)),
]


@pytest.mark.parametrize("tile", TILES_OF_PARTS, ids=str)
def test_tiles_of_several_boxes(tile: Any):
    outer = getattr(tile, "outer", tile)
    extents = [cute.size(outer, mode=[i]) for i in range(cute.rank(outer))]
    columns = outer.stride[0] == 1
    large = [n + 3 if i < len(extents) - 1 else n + 32 for i, n in enumerate(extents)]
    large = [n + 32 if i == 0 else n + 3 for i, n in enumerate(extents)] if columns else large
    a = np.arange(np.prod(large), dtype=np.int64).reshape(large) % 1000
    a = np.asarray(a.astype(np.float16), order="F" if columns else "C")
    b = np.zeros(extents, np.float16, order="F" if columns else "C")
    simulate(elements, a, b, tile, None)
    assert (a[tuple(slice(n) for n in extents)] + 1 == b).all()


def test_parts_of_rows_lie_in_the_tensor_as_a_whole():
    """Beyond a tensor's rows are zeros, not the next row; rows of no whole parts are refused."""
    tile = swizzled(2, (16, 64), (64, 1))
    a, b = np.arange(10 * 32, dtype=np.float16).reshape(10, 32), np.zeros((16, 64), np.float16)
    simulate(elements, a, b, tile, None)
    assert (b[:10, :32] == a + 1).all() and (b[:, 32:] == 1).all() and (b[10:] == 1).all()
    a = np.zeros((16, 72), np.float16)
    with pytest.raises(CutecError, match="32 elements, which do not divide the tensor's 72"):
        simulate(elements, a, b, tile, None, types={"a": "f16[16,72]"})
    with pytest.raises(CutecError, match="is a multiple of 32 elements") as caught:
        simulate(elements, a, b, tile, None)
    assert caught.value.code == "E4032"


def test_parts_of_rows_begin_where_the_tile_does():
    tile = swizzled(2, (16, 64), (64, 1))
    a, b = np.arange(16 * 128, dtype=np.float16).reshape(16, 128), np.zeros((16, 64), np.float16)
    simulate(elements, a, b, tile, (0, 32))
    assert (b == a[:, 32:96] + 1).all()
    with pytest.raises(CutecError, match="begins at a multiple of 32 elements of them, not at 8"):
        simulate(elements, a, b, tile, (0, 8))


def test_boxes_begin_at_multiples_of_128_bytes():
    for tile, says, helps in (
        (L((16, 64), stride=(72, 1)), "72 elements apart, expected multiples of 64", "swizzle rows instead"),
        (swizzled(2, (16, 48), (48, 1)), "48 consecutive elements do not divide into boxes of 32", "its swizzle"),
        (
            L((4, 300), stride=(300, 1)),
            "300 consecutive elements do not divide",
            "up to 256 elements, or a multiple of 8",
        ),
    ):
        a, b = np.zeros((2, *getattr(tile, "outer", tile).shape), np.float16)
        with pytest.raises(CutecError, match=says) as caught:
            simulate(elements, a, b, tile, None)
        assert caught.value.help and helps in caught.value.help


@cute.kernel
def shared_kernel(load: cpasync.TmaAtom, mA: cute.Tensor, b: cute.Tensor, layout: cutec.Constexpr):
    smem = cutec.utils.SmemAllocator()
    shared = smem.allocate_tensor(b.element_type, layout.outer, 1024, layout.inner)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    rank = cute.arch.block_idx_in_cluster()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(b.element_type, layout))
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()
    tile = cute.local_tile(mA, layout.outer.shape, (1, 1))
    blocks = b.shape[0]
    to, of = cpasync.tma_partition(
        load, rank, cute.make_layout(blocks), cute.group_modes(shared, 0, 2), cute.group_modes(tile, 0, 2)
    )
    cute.copy(load, of, to, tma_bar_ptr=bar, mcast_mask=cutec.Int16((1 << blocks) - 1))
    cute.arch.mbarrier_wait(bar, 0)
    for i in range(layout.outer.shape[0]):
        for j in range(tid, layout.outer.shape[1], 32):
            b[rank, i, j] = shared[i, j]
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()


@cute.jit
def shared_by_blocks(a: cute.Tensor, b: cute.Tensor, layout: cutec.Constexpr, blocks: cutec.Constexpr):
    op = cpasync.CopyBulkTensorTileG2SMulticastOp()
    load, mA = cpasync.make_tiled_tma_atom(op, a, layout, layout.outer.shape, blocks)
    shared_kernel(load, mA, b, layout).launch(grid=blocks, block=32, cluster=(blocks, 1, 1))


@pytest.mark.parametrize(
    ("rows", "columns", "blocks", "major"),
    [(16, 64, 2, "k"), (16, 128, 2, "k"), (1, 128, 2, "k"), (2, 256, 8, "k"), (12, 192, 3, "k"), (256, 6, 2, "mn")],
)
def test_blocks_share_tiles(rows: int, columns: int, blocks: int, major: str):
    """Rows of up to 512 bytes for a swizzle of 128: each of the blocks loads as many boxes."""
    outer = cute.make_layout((rows, columns), stride=(columns, 1) if major == "k" else (1, rows))
    tile = cute.make_composed_layout(cute.make_swizzle(3, 4, 3), 0, outer)
    a = (np.arange(520 * 512) % 2039).astype(np.float16).reshape(520, 512)
    whole = a if major == "k" else np.asfortranarray(a)
    b = np.zeros((blocks, rows, columns), np.float16)
    simulate(shared_by_blocks, whole, b, tile, blocks, types={"b": f"f16[{blocks},{rows},{columns}]"})
    assert (a[rows : 2 * rows, columns : 2 * columns] == b).all()


def test_boxes_that_no_number_of_blocks_shares():
    tile = cute.make_composed_layout(cute.make_swizzle(3, 4, 3), 0, cute.make_layout((16, 128), stride=(128, 1)))
    a, b = np.zeros((16, 128), np.float16), np.zeros((3, 16, 128), np.float16)
    with pytest.raises(CutecError, match=r"boxes of \[64\], 32 of them, do not divide among 3 blocks"):
        simulate(shared_by_blocks, a, b, tile, 3, types={"b": "f16[3,16,128]"})


@cute.kernel
def several_kernel(
    load: cpasync.TmaAtom, mA: cute.Tensor, store: cpasync.TmaAtom, mB: cute.Tensor, layout: cutec.Constexpr
):
    smem = cutec.utils.SmemAllocator()
    shared = smem.allocate_tensor(cutec.Float16, layout.outer, 1024, layout.inner)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(cutec.Float16, layout))
    cute.arch.sync_threads()
    one = cute.make_layout(1)
    parts = []
    for atom, tensor in ((load, mA), (store, mB)):
        tiles = cute.local_tile(tensor, (8, 64), (None, None))
        parts.append(cpasync.tma_partition(atom, 0, one, cute.group_modes(shared, 0, 2), cute.group_modes(tiles, 0, 2)))
    (sA, tA), (sB, tB) = parts
    cute.prefetch(load, tA)
    cute.copy(load, tA, sA, tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    cute.copy(store, sB, tB)
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def several(a: cute.Tensor, b: cute.Tensor, layout: cutec.Constexpr):
    one = cute.slice_(layout, (None, None, 0))
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, one, (8, 64))
    store, mB = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileS2GOp(), b, one, (8, 64))
    several_kernel(load, mA, store, mB, layout).launch(grid=1, block=32)


def copy_several(stages: int) -> tuple[np.ndarray, np.ndarray]:
    """2 by 3 tiles through so many stages: what there was, and what there is."""
    atom = make_smem_layout_atom(SmemLayoutAtomKind.K_SW128, cutec.Float16)
    layout = cute.tile_to_shape(atom, (8, 64, stages), order=(0, 1, 2))
    a, b = (np.arange(16 * 192) % 2039).astype(np.float16).reshape(16, 192), np.zeros((16, 192), np.float16)
    simulate(several, a, b, layout, types={"a": "f16[16,192]", "b": "f16[16,192]"})
    return a, b


def test_several_tiles_are_copied_at_once():
    a, b = copy_several(6)
    assert (a == b).all()


def test_several_tiles_need_as_many_stages():
    with pytest.raises(CutecError, match="this TMA atom copies 512 elements, 1024 bytes, not the 3072"):
        copy_several(4)


@cute.kernel
def info_kernel(load: cpasync.TmaInfo, store: cpasync.TmaInfo, dtype: cutec.Constexpr):
    """A tile there and back, by what knows atom, coordinates and the tile's layout."""
    smem = cutec.utils.SmemAllocator()
    layout = load.smem_layout
    shared = smem.allocate_tensor(dtype, layout.outer, 1024, layout.inner)
    bar = smem.allocate_array(cutec.Int64, 1)
    if cute.arch.thread_idx()[0] == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(dtype, layout))
    cute.arch.sync_threads()
    parts = []
    for info in (load, store):
        tile = cute.local_tile(info.tma_tensor, (32, 32), (0, 0))
        parts.append(
            cpasync.tma_partition(
                info.atom, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(tile, 0, 2)
            )
        )
    cute.copy(load.atom, parts[0][1], parts[0][0], tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    cute.copy(store.atom, *parts[1])
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def move_by_info(a: cute.Tensor, b: cute.Tensor, layout: cutec.Constexpr):
    load = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, layout, (32, 32))
    info_kernel(load, cpasync.make_tiled_tma_atom(STORE, b, layout, (32, 32)), a.element_type).launch(grid=1, block=32)


def test_what_is_made_is_handed_over_as_a_whole():
    a = np.arange(32 * 32, dtype=np.float32).reshape(32, 32)
    b = np.zeros_like(a)
    simulate(move_by_info, a, b, tile_of(SmemLayoutAtomKind.K_SW128, (32, 32)))
    assert (a == b).all()


@cute.jit
def move_with_a_gap(a: cute.Tensor, b: cute.Tensor, layout: cutec.Constexpr, whole: cutec.Constexpr):
    """The first tile of 64 rows and columns 0 to 31 and 64 to 95, there and back to a tile of
    `whole` neighbours.
    """
    gap = (64, cute.make_layout((32, 2), stride=(1, 64)))
    to = (64, 64) if cutec.const_expr(whole) else gap
    tiles = [cute.composition(cute.make_identity_layout(t.shape), tile) for t, tile in ((a, gap), (b, to))]
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, layout, tiles[0])
    store, mB = cpasync.make_tiled_tma_atom(STORE, b, layout, tiles[1])
    gap_kernel(load, mA, store, mB, layout, gap, to).launch(grid=1, block=32)


@cute.kernel
def gap_kernel(
    load: cpasync.TmaAtom,
    mA: cute.Tensor,
    store: cpasync.TmaAtom,
    mB: cute.Tensor,
    layout: cutec.Constexpr,
    gap: cutec.Constexpr,
    to: cutec.Constexpr,
):
    smem = cutec.utils.SmemAllocator()
    shared = smem.allocate_tensor(cutec.Float16, layout.outer, 1024, layout.inner)
    bar = smem.allocate_array(cutec.Int64, 1)
    if cute.arch.thread_idx()[0] == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(cutec.Float16, layout))
    cute.arch.sync_threads()
    one, inside = cute.make_layout(1), cute.group_modes(shared, 0, 2)
    sA, tA = cpasync.tma_partition(load, 0, one, inside, cute.zipped_divide(mA, gap))
    sB, tB = cpasync.tma_partition(store, 0, one, inside, cute.zipped_divide(mB, to))
    cute.copy(load, tA[None, (0, 0)], sA[None], tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    cute.copy(store, sB[None], tB[None, (0, 0)])
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)


@pytest.mark.parametrize("whole", [False, True])
def test_a_tile_with_a_gap(whole: bool):
    """As an epilogue tile of two parts of the columns is."""
    a = np.arange(64 * 128, dtype=np.float16).reshape(64, 128)
    b = np.zeros_like(a)
    simulate(move_with_a_gap, a, b, tile_of(SmemLayoutAtomKind.K_SW64, (64, 64), cutec.Float16), whole)
    expected = np.zeros_like(a)
    parts = (slice(0, 32), slice(32, 64)) if whole else (slice(0, 32), slice(64, 96))
    for to, source in zip(parts, (slice(0, 32), slice(64, 96))):
        expected[:, to] = a[:, source]
    np.testing.assert_array_equal(b, expected)


def test_three_modes():
    a = np.arange(20 * 12 * 6, dtype=np.float32).reshape(6, 20, 12).transpose(1, 2, 0)  # (m, k, l)
    b = np.zeros((6, 20, 12), np.float32).transpose(1, 2, 0)
    simulate(move, a, b, cute.make_layout((8, 8, 1), stride=(8, 1, 64)), (8, 8, 1), STORE)
    assert (a == b).all()


def test_a_mode_of_extent_1_has_any_stride():
    """The unit takes multiples of 16 bytes, but has one place to go to there."""
    a, b = np.arange(16 * 32, dtype=np.float32).reshape(16, 32, 1), np.zeros((16, 32, 1), np.float32)
    of_one = "f32[16,32,1]:(32,1,1)"
    simulate(
        move, a, b, cute.make_layout((8, 8, 1), stride=(8, 1, 64)), (8, 8, 1), STORE, types={"a": of_one, "b": of_one}
    )
    assert (a == b).all()


def test_six_modes_of_which_one_has_extent_1():
    """A tensor map has five dimensions."""
    a = np.arange(2 * 3 * 2 * 4 * 32, dtype=np.float32).reshape(2, 3, 2, 4, 32, 1).transpose(4, 3, 2, 1, 0, 5)
    b = np.zeros_like(a, order="K")
    types = dict.fromkeys("ab", "f32[32,4,2,3,2,1]:(1,32,128,256,768,1)")
    tile = (32, 4, 2, 3, 2, 1)
    simulate(move, a, b, cute.make_layout(tile), tile, STORE, types=types)
    assert (a == b).all()


@cute.kernel
def outer_modes_kernel(
    load: cpasync.TmaAtom, mA: cute.Tensor, store: cpasync.TmaAtom, mB: cute.Tensor, tile: cutec.Constexpr
):
    tid, _, _ = cute.arch.thread_idx()
    place, _, _ = cute.arch.block_idx()
    outer = len(tile) - 2
    bar = cutec.utils.SmemAllocator().allocate_array(cutec.Int64, 1)
    shared = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float16, cute.make_ordered_layout(tile, rows(tile)), 128)
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, 2 * cute.size(tile))
    cute.arch.sync_threads()
    tiles = tuple([cute.ceil_div(n, t) for n, t in zip(mA.shape[:outer], tile)])
    which = (*cute.idx2crd(place, tiles), 0, 0)
    held, one = cute.group_modes(shared, 0, outer + 2), cute.make_layout(1)
    there, here = [cute.group_modes(cute.local_tile(m, tile, which), 0, outer + 2) for m in (mA, mB)]
    to, of = cpasync.tma_partition(load, 0, one, held, there)
    back, into = cpasync.tma_partition(store, 0, one, held, here)
    cute.copy(load, of, to, tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    cute.copy(store, back, into)
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)


def rows(tile: tuple[int, ...]) -> tuple[int, ...]:
    """The order of a layout whose last mode is contiguous."""
    return tuple(range(len(tile)))[::-1]


@cute.jit
def outer_modes(a: cute.Tensor, b: cute.Tensor, tile: cutec.Constexpr):
    layout, outer = cute.make_ordered_layout(tile, rows(tile)), len(tile) - 2
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, layout, tile)
    store, mB = cpasync.make_tiled_tma_atom(STORE, b, layout, tile)
    blocks = 1
    for n, t in zip(a.shape[:outer], tile):
        blocks = blocks * cute.ceil_div(n, t)
    outer_modes_kernel(load, mA, store, mB, tile).launch(grid=blocks, block=32)


@pytest.mark.parametrize(
    ("shape", "tile", "order", "spec"),
    [
        ((2, 3, 2, 2, 8, 64), (1, 1, 1, 1, 8, 64), (0, 1, 2, 3, 4, 5), "f16[p,q,r,s,m,k{div=8}]"),
        ((2, 3, 2, 2, 8, 64), (1, 1, 1, 1, 8, 64), (0, 1, 2, 3, 4, 5), "f16[2,3,2,2,8,64]"),
        ((2, 3, 2, 2, 8, 64), (2, 1, 1, 1, 8, 64), (0, 1, 2, 3, 4, 5), "f16[2,3,2,2,8,64]"),
        ((2, 3, 4, 2, 8, 64), (1, 1, 1, 1, 8, 64), (3, 1, 0, 2, 4, 5), "f16[p,q,r,s,m,k]:(?,?,?,?,?,1)"),
        ((1, 3, 1, 2, 8, 64), (1, 1, 1, 1, 8, 64), (0, 1, 2, 3, 4, 5), "f16[p,q,r,s,m,k]:(?,?,?,?,?,1)"),
        ((2, 2, 1, 2, 3, 8, 64), (1, 1, 1, 1, 1, 8, 64), (1, 0, 2, 3, 4, 5, 6), "f16[o,p,q,r,s,m,k]:(?,?,?,?,?,?,1)"),
    ],
)
def test_more_than_five_modes(shape: tuple[int, ...], tile: tuple[int, ...], order: tuple[int, ...], spec: str):
    """Modes in which boxes have one index share a dimension of the tensor map."""
    lying = (np.arange(np.prod(shape)) % 1999).astype(np.float16).reshape([shape[mode] for mode in order])
    a = lying.transpose(np.argsort(order))
    b = np.zeros_like(a, order="C")
    simulate(outer_modes, a, b, tile, types={"a": spec})
    assert (a == b).all()


def test_modes_whose_strides_are_no_multiples():
    a = np.zeros((2, 2, 2, 2, 8, 64), np.float16)
    sparse = np.lib.stride_tricks.as_strided(np.zeros(1 << 16, np.float16), a.shape, (16384, 8192, 3072, 2048, 128, 2))
    with pytest.raises(CutecError, match="strides of the outer modes are multiples of the smallest") as caught:
        simulate(outer_modes, a, sparse, (1, 1, 1, 1, 8, 64), types={"b": "f16[p,q,r,s,m,k]:(?,?,?,?,?,1)"})
    assert caught.value.code == "E4032"


def test_reductions_add_to_what_is_there():
    a, b = np.ones((16, 32), np.float32), np.full((16, 32), 5, np.float32)
    simulate(
        move,
        a,
        b,
        tile_of(SmemLayoutAtomKind.K_SW128, (16, 32)),
        (16, 32),
        cpasync.CopyReduceBulkTensorTileS2GOp("add"),
    )
    assert (b == 6).all()


def test_a_swizzle_of_pieces_of_32_bytes_needs_blackwell():
    a = np.asfortranarray(np.zeros((32, 32), np.float32))
    with pytest.raises(CutecError, match="needs sm_100 or newer") as caught:
        simulate(move, a, np.zeros_like(a), tile_of(SmemLayoutAtomKind.MN_SW128_32B, (32, 32)), (32, 32), STORE)
    assert caught.value.code == "E0420"


BAD = [
    ((16, 32), SmemLayoutAtomKind.MN_SW128, {}, "has stride"),
    ((16, 30), SmemLayoutAtomKind.K_SW128, {"a": "f32[16,30]", "b": "f32[16,30]"}, "120 bytes"),
]


@pytest.mark.parametrize(("shape", "kind", "types", "says"), BAD)
def test_what_the_unit_cannot_do(shape: tuple[int, int], kind: SmemLayoutAtomKind, types: dict[str, str], says: str):
    a, b = (np.zeros(shape, np.float32) for _ in range(2))
    with pytest.raises(CutecError) as caught:
        simulate(move, a, b, tile_of(kind, (32, 32)), (32, 32), STORE, types=types)
    assert caught.value.code == "E0440" and says in caught.value.message


def test_strides_are_checked_at_a_call():
    a, b = (np.zeros((16, 30), np.float32) for _ in range(2))
    with pytest.raises(CutecError) as caught:
        simulate(move, a, b, tile_of(SmemLayoutAtomKind.K_SW128, (32, 32)), (32, 32), STORE)
    assert caught.value.code == "E3013" and "120 bytes" in caught.value.message


# -- dimensions, reductions, prefetches, operands of multiplies ------------------------------------


@cute.kernel
def dimensions_kernel(
    load: cpasync.TmaAtom,
    mA: cute.Tensor,
    store: cpasync.TmaAtom,
    mB: cute.Tensor,
    dtype: cutec.Constexpr,
    layout: cutec.Constexpr,
):
    """Thread 0 alone copies each tile there and back: the first mode is tiled, the others are
    whole.
    """
    smem = cutec.utils.SmemAllocator()
    shared = smem.allocate_tensor(dtype, layout, 1024)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
    cute.arch.sync_threads()
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
        cute.prefetch(load, sides[0][1])
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(dtype, layout))
        cute.copy(load, sides[0][1], sides[0][0], tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    if tid < 1:
        cute.copy(store, sides[1][0], sides[1][1])
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def dimensions(a: cute.Tensor, b: cute.Tensor, tile: cutec.Constexpr, to: cutec.Constexpr):
    layout = cute.make_layout(tile)
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, layout, tile)
    store, mB = cpasync.make_tiled_tma_atom(to, b, layout, tile)
    dimensions_kernel(load, mA, store, mB, a.element_type, layout).launch(
        grid=cute.ceil_div(a.shape[0], tile[0]), block=(64, 1, 1)
    )


@pytest.mark.parametrize("shape", [(36,), (36, 3), (20, 4, 3), (20, 2, 3, 4), (20, 2, 2, 3, 2)])
def test_one_to_five_dimensions(shape: tuple[int, ...]):
    a = np.asfortranarray(np.arange(np.prod(shape), dtype=np.float32).reshape(shape, order="F"))
    b = np.zeros_like(a)
    simulate(dimensions, a, b, (8, *shape[1:]), STORE)
    assert (a == b).all()


FOLDS = {
    "add": np.add,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


@pytest.mark.parametrize("kind", FOLDS)
def test_every_reduction(kind: str):
    rng = np.random.default_rng(4)
    a, b = (np.asfortranarray(rng.integers(0, 1000, (40, 3)).astype(np.int32)) for _ in range(2))
    want = FOLDS[kind](b, a)
    simulate(dimensions, a, b, (8, 3), cpasync.CopyReduceBulkTensorTileS2GOp(cute.ReductionKind(kind)))
    assert (b == want).all()


def test_only_loads_prefetch():
    with pytest.raises(CutecError, match="prefetch takes an atom that loads and coordinates"):
        simulate(wrong_prefetch, np.zeros((32, 32), np.float32))


@cute.kernel
def wrong_prefetch_kernel(store: cpasync.TmaAtom, tensor: cute.Tensor):
    cute.prefetch(store, tensor)


@cute.jit
def wrong_prefetch(a: cute.Tensor):
    store, tensor = cpasync.make_tiled_tma_atom(STORE, a, tile_of(SmemLayoutAtomKind.K_SW128, (32, 32)), (32, 32))
    wrong_prefetch_kernel(store, tensor).launch(grid=1, block=32)


@cute.kernel
def operands_kernel(
    atoms: cutec.Constexpr,
    load_a: cpasync.TmaAtom,
    mA: cute.Tensor,
    load_b: cpasync.TmaAtom,
    mB: cute.Tensor,
    c: cute.Tensor,
    tiler: cutec.Constexpr,
):
    """One tile by wgmma, its operands by atoms made for the operands of the multiply."""
    smem = cutec.utils.SmemAllocator()
    kind = SmemLayoutAtomKind.K_SW128
    tiles = [
        cute.tile_to_shape(make_smem_layout_atom(kind, cutec.Float16), (tiler[mode], tiler[2]), (0, 1))
        for mode in (0, 1)
    ]
    sA, sB = [smem.allocate_tensor(cutec.Float16, tile.outer, 1024, tile.inner) for tile in tiles]
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, sum(cute.size_in_bytes(cutec.Float16, tile) for tile in tiles))
    cute.arch.sync_threads()
    mma = cute.make_tiled_mma(atoms)
    thread = mma.get_slice(tid)
    for load, tensor, shared, mode in ((load_a, mA, sA, 0), (load_b, mB, sB, 1)):
        tile = cute.local_tile(tensor, (tiler[mode], tiler[2]), (0, 0))
        to, of = cpasync.tma_partition(
            load, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(tile, 0, 2)
        )
        if tid == 0:
            cute.copy(load, of, to, tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    part = thread.partition_C(c)
    sums = mma.make_fragment_C(part)
    mma.set(cute.nvgpu.warpgroup.Field.ACCUMULATE, False)
    cute.gemm(mma, sums, mma.make_fragment_A(thread.partition_A(sA)), mma.make_fragment_B(thread.partition_B(sB)), sums)
    cute.nvgpu.warpgroup.commit_group()
    cute.nvgpu.warpgroup.wait_group(0)
    cute.basic_copy(sums, part)


@cute.jit
def operands(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, tiler: cutec.Constexpr):
    op = cute.nvgpu.warpgroup.MmaF16BF16Op(cutec.Float16, cutec.Float32, (64, tiler[1], 16))
    mma = cute.make_tiled_mma(op)
    atom = make_smem_layout_atom(SmemLayoutAtomKind.K_SW128, cutec.Float16)
    whole = cute.tile_to_shape(atom, (tiler[0], tiler[2]), (0, 1))
    # as a partition: ((M, K), tiles of M, tiles of K)
    split = cute.logical_divide(whole.outer, (cute.make_layout(64), cute.make_layout(16)))
    (rows, more_rows), (columns, more_columns) = split.shape
    (down, far_down), (across, far_across) = split.stride
    parted = cute.make_layout(((rows, columns), more_rows, more_columns), stride=((down, across), far_down, far_across))
    load = cpasync.CopyBulkTensorTileG2SOp()
    load_a, mA = cute.nvgpu.make_tiled_tma_atom_A(
        load, a, cute.make_composed_layout(whole.inner, 0, parted), tiler, mma, (1, 1, 1, 1)
    )
    load_b, mB = cute.nvgpu.make_tiled_tma_atom_B(
        load, b, cute.tile_to_shape(atom, (tiler[1], tiler[2]), (0, 1)), tiler, mma
    )
    operands_kernel(op, load_a, mA, load_b, mB, c, tiler).launch(grid=1, block=128)


def test_atoms_for_the_operands_of_a_multiply():
    rng = np.random.default_rng(5)
    a, b = (rng.integers(-4, 5, (rows, 64)).astype(np.float16) for rows in (128, 32))
    c = np.zeros((128, 32), np.float32)
    simulate(operands, a, b, c, (128, 32, 64), types={"a": "f16[128,64]", "b": "f16[32,64]", "c": "f32[128,32]"})
    assert (c == a.astype(np.float32) @ b.astype(np.float32).T).all()


@cute.kernel
def prefetch(atom: cpasync.TmaAtom):
    cpasync.prefetch_descriptor(atom)


@cute.jit
def one_and_staged(a: cute.Tensor, one: cutec.Constexpr, staged: cutec.Constexpr):
    atoms = [cpasync.make_tiled_tma_atom(STORE, a, layout, (16, 64))[0] for layout in (one, staged)]
    assert atoms[0].boxes == atoms[1].boxes and str(atoms[0]) == str(atoms[1])
    prefetch(atoms[1]).launch(grid=1, block=32)


def test_a_layout_with_stages_is_that_of_one() -> None:
    layouts = [tile_of(SmemLayoutAtomKind.K_SW128, shape) for shape in ((16, 64), (16, 64, 3))]
    simulate(one_and_staged, np.zeros((16, 64), np.float32), *layouts)
    other = tile_of(SmemLayoutAtomKind.K_SW128, (32, 64, 3))
    with pytest.raises(CutecError, match="E0440"):
        simulate(one_and_staged, np.zeros((16, 64), np.float32), layouts[0], other)
