"""Interleaved tensors, NC/8HWC8 and the like with one to three dimensions of space, by the TMA
unit: tiles, and columns of pixels, to shared memory, as it lies there, and from there to another
tensor, or onto it.
"""

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import cpasync
from cutec.cute.nvgpu.warpgroup import SmemLayoutAtomKind, make_smem_layout_atom

PIXELS = 32  # of a column
SWIZZLES = {
    "none": None,
    "32B": SmemLayoutAtomKind.K_SW32,
    "64B": SmemLayoutAtomKind.K_SW64,
    "128B": SmemLayoutAtomKind.K_SW128,
}


@cute.kernel
def move_kernel(
    load: cpasync.TmaAtom,
    mA: cute.Tensor,
    store: cpasync.TmaAtom,
    mB: cute.Tensor,
    raw: cute.Tensor,
    layout: Constexpr,
    counts: Constexpr,
):
    """A block a tile, of which there are `counts`."""
    smem = cutec.utils.SmemAllocator()
    base = cute.arch.alloc_smem(raw.element_type, cute.size(layout), 1024)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    rank = cute.rank(layout)
    shared = cute.make_tensor(base, layout)
    sides = []
    for atom, tensor in ((load, mA), (store, mB)):
        tile = cute.local_tile(tensor, layout.shape, (0, *cute.idx2crd(block, counts)))
        sides.append(
            cpasync.tma_partition(
                atom, 0, cute.make_layout(1), cute.group_modes(shared, 0, rank), cute.group_modes(tile, 0, rank)
            )
        )
    if tid == 0:
        cute.prefetch(load, sides[0][1])
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(raw.element_type, layout))
    cute.arch.sync_threads()
    if tid == 0:
        cute.copy(load, sides[0][1], sides[0][0], tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    linear = cute.make_tensor(base, cute.make_layout(cute.size(layout)))
    for i in range(tid, cute.size(layout), 32):
        raw[block, i] = linear[i]
    if tid == 0:
        cute.copy(store, sides[1][0], sides[1][1])
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def move(
    a: cute.Tensor,
    b: cute.Tensor,
    raw: cute.Tensor,
    to: Constexpr,
    interleave: Constexpr,
    swizzle: Constexpr,
    step: Constexpr,
    extents: Constexpr,
):
    """(images, slices, …, width, channels of a slice), of which every `step`-th along the width is
    taken, in tiles of `extents`.
    """
    rank = cute.rank(a)
    turned = [cute.make_tensor(t.iterator, cute.select(t.layout, mode=list(reversed(range(rank))))) for t in (a, b)]
    layout = cute.make_layout((a.shape[rank - 1], *reversed(extents)))
    tile = layout
    if cutec.const_expr(swizzle != "none"):
        tile = cute.make_composed_layout(make_smem_layout_atom(SWIZZLES[swizzle], a.element_type).inner, 0, layout)
    every = (1, step, *[1] * (rank - 2))
    to_shared = cpasync.CopyBulkTensorTileG2SOp()
    load, mA = cpasync.make_tiled_tma_atom(
        to_shared, turned[0], tile, layout.shape, interleave=interleave, element_strides=every
    )
    store, mB = cpasync.make_tiled_tma_atom(to, turned[1], tile, layout.shape, interleave=interleave)
    counts = cute.ceil_div(mA.shape[1:], layout.shape[1:])
    move_kernel(load, mA, store, mB, raw, layout, counts).launch(grid=cute.size(counts), block=32)


@cute.kernel
def columns_kernel(
    load: cpasync.Im2colAtom,
    store: cpasync.Im2colAtom,
    raw: cute.Tensor,
    output: Constexpr,
    filter: Constexpr,
    slices: Constexpr,
):
    """A block a column of pixels, at a position in a filter, and as many slices of it as there
    are.
    """
    smem = cutec.utils.SmemAllocator()
    column = smem.allocate_tensor(raw.element_type, column_layout(raw.shape[2], slices), 1024)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    if tid == 0:
        cute.prefetch(load, load.column(block * PIXELS, output, filter))
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(raw.element_type, column.layout))
        cute.copy(load, load.column(block * PIXELS, output, filter), column, tma_bar_ptr=bar)
    cute.arch.sync_threads()
    cute.arch.mbarrier_wait(bar, 0)
    linear = cute.make_tensor(column.iterator, cute.make_layout(cute.size(column)))
    for i in range(tid, cute.size(linear), 32):
        raw[block, i // raw.shape[2], i % raw.shape[2]] = linear[i]
    cute.arch.sync_threads()
    if tid == 0:
        cute.copy(store, column, store.column(block * PIXELS, output))
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)


def column_layout(channels, slices):
    """(pixels, channels): all pixels of a slice, then those of the next."""
    return cute.make_layout((PIXELS, (channels, slices)), stride=(channels, (1, channels * PIXELS)))


@cute.jit
def columns(a: cute.Tensor, b: cute.Tensor, raw: cute.Tensor, interleave: Constexpr, how: Constexpr):
    """`how`: corners, strides, and the position in the filter. Pixels of a's bounding box go where
    they lie in that of b, which is within the images.
    """
    lower, upper, strides, filter, to = how
    rank = cute.rank(a)
    turned = [cute.make_tensor(t.iterator, cute.select(t.layout, mode=list(reversed(range(rank))))) for t in (a, b)]
    channels, *extents, slices, images = turned[0].shape
    output = tuple((extent + hi - lo - 1) // s + 1 for extent, lo, hi, s in zip(extents, lower, upper, strides))
    layout = column_layout(channels, slices)
    if cutec.const_expr(interleave == "32B"):
        layout = cute.make_composed_layout(make_smem_layout_atom(SWIZZLES["32B"], a.element_type).inner, 0, layout)
    tile = (PIXELS, channels * slices)
    within = [0] * len(lower), [hi - lo for lo, hi in zip(lower, upper)]
    load = cpasync.make_im2col_tma_atom(
        cpasync.CopyBulkTensorTileG2SOp(), turned[0], layout, tile, lower, upper, strides, interleave=interleave
    )
    store = cpasync.make_im2col_tma_atom(to, turned[1], layout, tile, *within, strides, interleave=interleave)
    columns_kernel(load, store, raw, output, filter, slices).launch(
        grid=cute.ceil_div(cute.size(output) * images, PIXELS), block=32
    )


def tiles(a, extents, swizzle, pieces=1):
    """Shared memory of each block; a slice has `pieces` of 16 bytes."""
    import numpy as np

    padded = np.pad(a, [(0, -n % t) for n, t in zip(a.shape, extents)] + [(0, 0)])
    cut = padded.reshape([n for extent, t in zip(padded.shape, extents) for n in (extent // t, t)] + [a.shape[-1]])
    rank = len(extents)
    lines = cut.transpose(*range(0, 2 * rank, 2), *range(1, 2 * rank, 2), 2 * rank).reshape(
        -1, int(np.prod(extents)) * pieces, a.shape[-1] // pieces
    )
    return swizzled(lines, swizzle).reshape(len(lines), -1)


def swizzled(lines, swizzle):
    """Lines of 16 bytes of each block where they lie."""
    import numpy as np

    position = np.arange(lines.shape[1])
    bits = {"none": 0, "32B": 1, "64B": 3, "128B": 7}[swizzle]
    there = np.empty_like(lines)
    there[:, position ^ (position >> 3 & bits)] = lines
    return there


def moved(a, b, extents, swizzle, step=1, pieces=1):
    """The other tensor gets what is taken, and zeros from the rest of a tile; beyond it stays as it
    was.
    """
    import numpy as np

    width, tile = a.shape[-2], extents[-1]
    taken = a[..., ::step, :]
    whole = np.pad(taken, [(0, 0)] * (a.ndim - 2) + [(0, -taken.shape[-2] % tile), (0, 0)])[..., :width, :]
    result = b.copy()
    result[..., : whole.shape[-2], :] = whole
    return result, tiles(taken, extents, swizzle, pieces)


def gathered(a, b, how, pieces=1):
    """Where the pixels of columns go, and shared memory of each block."""
    import numpy as np

    lower, upper, strides, filter, to = how
    _images, slices, *space, channels = a.shape
    counts = [(n + hi - lo - 1) // s + 1 for n, lo, hi, s in zip(reversed(space), lower, upper, strides)]
    pixel = np.stack(np.meshgrid(*map(np.arange, reversed(counts)), indexing="ij"), axis=-1).reshape(-1, len(space))
    place = pixel * strides[::-1]
    seen = place + np.add(lower, filter)[::-1]
    inside = ((seen >= 0) & (seen < space)).all(1)
    values = a[(slice(None), slice(None), *np.where(inside[:, None], seen, 0).T)] * inside[:, None]
    column = values.transpose(0, 2, 1, 3).reshape(-1, slices, channels)
    column = (
        np.pad(column, ((0, -len(column) % PIXELS), (0, 0), (0, 0)))
        .reshape(-1, PIXELS, slices, channels)
        .transpose(0, 2, 1, 3)
    )
    lines = column.reshape(len(column), -1, channels // pieces)
    result = b.copy()
    there = (slice(None), slice(None), *place.T)
    result[there] = values + b[there] if to is _ADD else values
    return result, swizzled(lines, "32B" if pieces == 2 else "none").reshape(len(column), -1, channels)


def columns_in_a_line(a, b):
    return gathered(a, b, _IN_A_LINE)


def columns_of_a_plane(a, b):
    return gathered(a, b, _OF_A_PLANE)


def columns_by_32(a, b):
    return gathered(a, b, _BY_32, 2)


def columns_in_space(a, b):
    return gathered(a, b, _IN_SPACE)


def columns_added(a, b):
    return gathered(a, b, _ADDED)


# tiles: images, slices, (depth, (height,)) width
_PLANE, _LINE, _SPACE, _IMAGES = (1, 2, 2, 8), (1, 2, 8), (1, 2, 2, 2, 8), (2, 2, 2, 8)


def plain(a, b):
    return moved(a, b, _PLANE, "none")


def line(a, b):
    return moved(a, b, _LINE, "none")


def line_by_32(a, b):
    return moved(a, b, (1, 2, 4), "32B", pieces=2)


def space(a, b):
    return moved(a, b, _SPACE, "none")


def space_by_32(a, b):
    return moved(a, b, _SPACE, "32B", pieces=2)


def images(a, b):
    return moved(a, b, _IMAGES, "64B")


def images_by_32(a, b):
    return moved(a, b, _IMAGES, "32B", pieces=2)


def by_32(a, b):
    return moved(a, b, _PLANE, "32B", pieces=2)


def by_64(a, b):
    return moved(a, b, _PLANE, "64B")


def by_128(a, b):
    return moved(a, b, _PLANE, "128B")


def one_slice(a, b):
    return moved(a, b, (1, 1, 2, 16), "none")


def every_second(a, b):
    return moved(a, b, _PLANE, "none", 2)


def added(a, b):
    return b + a, tiles(a, _PLANE, "32B", 2)


_COPY, _ADD = cpasync.CopyBulkTensorTileS2GOp(), cpasync.CopyReduceBulkTensorTileS2GOp("add")
_SIZES = {"f16": 2, "bf16": 2, "i32": 4, "f32": 4, "u8": 1}
_FLAT = (2, 3, 3, 13)
for _name, _dtype, _interleave, _swizzle, _step, _to, _extents, _shape, _reference in (
    ("plain_16", "f16", "16B", "none", 1, _COPY, _PLANE, _FLAT, plain),
    ("plain_32", "bf16", "32B", "32B", 1, _COPY, _PLANE, _FLAT, by_32),
    ("wide_16", "f16", "16B", "128B", 1, _COPY, _PLANE, _FLAT, by_128),
    ("half_16", "i32", "16B", "64B", 1, _COPY, _PLANE, _FLAT, by_64),
    ("sparse_16", "f16", "16B", "none", 2, _COPY, _PLANE, _FLAT, every_second),
    ("added_32", "f32", "32B", "32B", 1, _ADD, _PLANE, _FLAT, added),
    ("line_16", "bf16", "16B", "none", 1, _COPY, _LINE, (3, 5, 19), line),
    ("line_32", "f32", "32B", "32B", 1, _COPY, (1, 2, 4), (3, 5, 19), line_by_32),
    ("space_16", "f16", "16B", "none", 1, _COPY, _SPACE, (2, 3, 3, 5, 11), space),
    ("space_32", "f16", "32B", "32B", 1, _COPY, _SPACE, (2, 3, 3, 5, 11), space_by_32),
    ("images_16", "f16", "16B", "64B", 1, _COPY, _IMAGES, (3, 3, 3, 13), images),
    ("images_32", "f32", "32B", "32B", 1, _COPY, _IMAGES, (3, 3, 3, 13), images_by_32),
    ("bytes_16", "u8", "16B", "none", 1, _COPY, (1, 1, 2, 16), (2, 3, 3, 21), one_slice),
):
    _c = int(_interleave[:2]) // _SIZES[_dtype]
    _blocks, _elements = 1, _c
    for _n, _t, _s in zip(_shape, _extents, (*[1] * (len(_shape) - 1), _step)):
        _blocks, _elements = _blocks * -(-_n // (_t * _s)), _elements * _t
    _tensor = f"{_dtype}[{','.join(map(str, (*_shape, _c)))}]@32"
    cutec.export(
        move,
        name=_name,
        args=[f"in {_tensor}", f"inout {_tensor}", f"out {_dtype}[{_blocks},{_elements}]"],
        reference=_reference,
        arch="sm_90a",
        constexpr={"to": _to, "interleave": _interleave, "swizzle": _swizzle, "step": _step, "extents": _extents},
    )

# Corners, strides, and the position in the filter, width first; what a store does.
_IN_A_LINE = ((-1,), (-2,), (1,), (3,), _COPY)
_OF_A_PLANE = ((-1, -1), (-1, -1), (1, 1), (2, 1), _COPY)
_BY_32 = ((-1, 0), (-1, -1), (2, 3), (0, 1), _COPY)
_IN_SPACE = ((0, -1, -1), (-1, -1, -1), (1, 1, 2), (1, 0, 1), _COPY)
_ADDED = ((0, 0), (-1, -2), (1, 1), (1, 2), _ADD)
for _name, _dtype, _interleave, _shape, _how, _reference in (
    ("columns_1d", "f32", "16B", (2, 2, 21), _IN_A_LINE, columns_in_a_line),
    ("columns_16", "f16", "16B", (2, 3, 7, 9), _OF_A_PLANE, columns_of_a_plane),
    ("columns_32", "bf16", "32B", (3, 2, 9, 11), _BY_32, columns_by_32),
    ("columns_3d", "f16", "16B", (2, 2, 5, 4, 6), _IN_SPACE, columns_in_space),
    ("columns_added", "f16", "16B", (2, 3, 7, 9), _ADDED, columns_added),
):
    _c, _pixels = int(_interleave[:2]) // _SIZES[_dtype], _shape[0]
    for _n, _low, _high, _step in zip(reversed(_shape[2:]), *_how[:3]):
        _pixels *= (_n + _high - _low - 1) // _step + 1
    _tensor = f"{_dtype}[{','.join(map(str, (*_shape, _c)))}]@32"
    cutec.export(
        columns,
        name=_name,
        args=[f"in {_tensor}", f"inout {_tensor}", f"out {_dtype}[{-(-_pixels // PIXELS)},{_shape[1] * PIXELS},{_c}]"],
        constexpr={"interleave": _interleave, "how": _how},
        reference=_reference,
        arch="sm_90a",
    )
