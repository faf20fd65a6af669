"""Interleaved tensors, NC/8HWC8 and the like, by the TMA unit: tiles to shared memory, as it lies there, and from there to another tensor, or onto it. For the
interpreter: on an H200 these kernels wait for ever, and the runtime refuses them."""

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import cpasync
from cutec.cute.nvgpu.warpgroup import SmemLayoutAtomKind, make_smem_layout_atom

TILE = (8, 2, 2)  # of width, height and slices of channels
SWIZZLES = {"none": None, "32B": SmemLayoutAtomKind.K_SW32, "64B": SmemLayoutAtomKind.K_SW64, "128B": SmemLayoutAtomKind.K_SW128}


@cute.kernel
def move_kernel(load: cpasync.TmaAtom, mA: cute.Tensor, store: cpasync.TmaAtom, mB: cute.Tensor, raw: cute.Tensor, layout: Constexpr):
    """A block a tile: of width along x, of height along y, of slices and images along z."""
    smem = cutec.utils.SmemAllocator()
    base = cute.arch.alloc_smem(raw.element_type, cute.size(layout), 1024)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    x, y, z = cute.arch.block_idx()
    width, height, _ = cute.arch.grid_dim()
    slices = cute.ceil_div(mA.shape[3], TILE[2])
    shared = cute.make_tensor(base, layout)
    sides = []
    for atom, tensor in ((load, mA), (store, mB)):
        tile = cute.local_tile(tensor, layout.shape, (0, x, y, z % slices, z // slices))
        sides.append(cpasync.tma_partition(atom, 0, cute.make_layout(1), cute.group_modes(shared, 0, 5), cute.group_modes(tile, 0, 5)))
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
        raw[x + width * (y + height * z), i] = linear[i]
    if tid == 0:
        cute.copy(store, sides[1][0], sides[1][1])
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def move(a: cute.Tensor, b: cute.Tensor, raw: cute.Tensor, to: Constexpr, interleave: Constexpr, swizzle: Constexpr, step: Constexpr):
    """(images, slices, height, width, channels of a slice), of which every `step`-th along the width is taken."""
    turned = [cute.make_tensor(t.iterator, cute.select(t.layout, mode=[4, 3, 2, 1, 0])) for t in (a, b)]
    layout = cute.make_layout((a.shape[4], *TILE, 1))
    tile = layout
    if cutec.const_expr(swizzle != "none"):
        tile = cute.make_composed_layout(make_smem_layout_atom(SWIZZLES[swizzle], a.element_type).inner, 0, layout)
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), turned[0], tile, layout.shape, interleave=interleave, element_strides=(1, step, 1, 1, 1))
    store, mB = cpasync.make_tiled_tma_atom(to, turned[1], tile, layout.shape, interleave=interleave)
    grid = [cute.ceil_div(mA.shape[mode], extent) for mode, extent in zip((1, 2, 3), TILE)]
    move_kernel(load, mA, store, mB, raw, layout).launch(grid=(grid[0], grid[1], grid[2] * mA.shape[4]), block=32)


def tiles(a, step, swizzle, pieces=1):
    """Shared memory of each block; a slice has `pieces` of 16 bytes."""
    import numpy as np

    a = a[:, :, :, ::step]
    images, slices, height, width, channels = a.shape
    counts = [-(-n // t) for n, t in zip((width, height, slices), TILE)]
    padded = np.zeros((images, counts[2] * TILE[2], counts[1] * TILE[1], counts[0] * TILE[0], channels), a.dtype)
    padded[:, :slices, :height, :width] = a
    cut = padded.reshape(images, counts[2], TILE[2], counts[1], TILE[1], counts[0], TILE[0], channels).transpose(0, 1, 3, 5, 2, 4, 6, 7)
    lines = cut.reshape(images * counts[2] * counts[1] * counts[0], -1, channels // pieces)  # of 16 bytes
    position = np.arange(lines.shape[1])
    bits = {"none": 0, "32B": 1, "64B": 3, "128B": 7}[swizzle]
    there = np.empty_like(lines)
    there[:, position ^ (position >> 3 & bits)] = lines
    return there.reshape(len(lines), -1)


def moved(a, b, swizzle, step=1, pieces=1):
    """The other tensor gets what is taken, and zeros from the rest of a tile; beyond it stays as it was."""
    import numpy as np

    result = b.copy()
    taken = a[:, :, :, ::step]
    whole = np.pad(taken, ((0, 0), (0, 0), (0, 0), (0, -taken.shape[3] % TILE[0]), (0, 0)))[:, :, :, : a.shape[3]]
    result[:, :, :, : whole.shape[3]] = whole
    return result, tiles(a, step, swizzle, pieces)


def plain(a, b):
    return moved(a, b, "none")


def by_32(a, b):
    return moved(a, b, "32B", pieces=2)


def by_64(a, b):
    return moved(a, b, "64B")


def by_128(a, b):
    return moved(a, b, "128B")


def every_second(a, b):
    return moved(a, b, "none", 2)


def added(a, b):
    return b + a, tiles(a, 1, "32B", 2)


_COPY, _ADD = cpasync.CopyBulkTensorTileS2GOp(), cpasync.CopyReduceBulkTensorTileS2GOp("add")
for _name, _dtype, _interleave, _swizzle, _step, _to, _reference in (
    ("plain_16", "f16", "16B", "none", 1, _COPY, plain), ("plain_32", "bf16", "32B", "32B", 1, _COPY, by_32), ("wide_16", "f16", "16B", "128B", 1, _COPY, by_128),
    ("half_16", "i32", "16B", "64B", 1, _COPY, by_64), ("sparse_16", "f16", "16B", "none", 2, _COPY, every_second), ("added_32", "f32", "32B", "32B", 1, _ADD, added),
):  # fmt: skip
    _c = int(_interleave[:2]) // {"f16": 2, "bf16": 2, "i32": 4, "f32": 4}[_dtype]
    _width = -(-13 // _step)
    _shape, _blocks = f"[2,3,3,13,{_c}]", 2 * 2 * 2 * -(-_width // TILE[0])
    _elements = _c * TILE[0] * TILE[1] * TILE[2]
    cutec.export(move, name=_name, args=[f"in {_dtype}{_shape}@32", f"inout {_dtype}{_shape}@32", f"out {_dtype}[{_blocks},{_elements}]"],
                 constexpr={"to": _to, "interleave": _interleave, "swizzle": _swizzle, "step": _step}, reference=_reference, arch="sm_90a")  # fmt: skip
