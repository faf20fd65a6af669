"""A convolution as an implicit GEMM: A's tiles are columns of pixels that the TMA unit loads in
im2col mode, one for each position of the filter.
"""

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import cpasync, warpgroup

PIXELS = 64  # of a tile
SWIZZLE = warpgroup.SmemLayoutAtomKind.K_SW128


@cute.kernel
def convolve_kernel(
    load: cpasync.Im2colAtom,
    weights: cute.Tensor,
    out: cute.Tensor,
    channels: Constexpr,
    filters: Constexpr,
    output: Constexpr,
    size: Constexpr,
    dilation: Constexpr,
):
    """`output` (width, ...) pixels of an image, `size` (width, ...) of the filter. Weights
    (positions of the filter, filters, channels).
    """
    smem = cutec.utils.SmemAllocator()
    atom = warpgroup.make_smem_layout_atom(SWIZZLE, weights.element_type)
    tiles = [cute.tile_to_shape(atom, (rows, channels), (0, 1)) for rows in (PIXELS, filters)]
    sA, sB = [smem.allocate_tensor(weights.element_type, tile.outer, 1024, tile.inner) for tile in tiles]
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
    cute.arch.sync_threads()
    mma = cute.make_tiled_mma(warpgroup.MmaF16BF16Op(weights.element_type, cutec.Float32, (64, filters, 16)))
    thread = mma.get_slice(tid)
    tile = cute.local_tile(out, (PIXELS, filters), (block, 0))
    part = thread.partition_C(tile)
    sums = mma.make_fragment_C(part)
    frag_a, frag_b = mma.make_fragment_A(thread.partition_A(sA)), mma.make_fragment_B(thread.partition_B(sB))
    mma.set(warpgroup.Field.ACCUMULATE, False)
    for position in range(cute.size(size)):
        place = cute.idx2crd(position, size)
        if tid == 0:
            cute.arch.mbarrier_arrive_and_expect_tx(bar, PIXELS * channels * 2)
            column = load.column(block * PIXELS, output, [n * d for n, d in zip(place, dilation)])
            cute.copy(load, column, sA, tma_bar_ptr=bar)
        for i in range(tid, filters * channels, 128):
            sB[i // channels, i % channels] = weights[position, i // channels, i % channels]
        cute.arch.fence_proxy("async.shared", space="cta")
        cute.arch.sync_threads()
        cute.arch.mbarrier_wait(bar, position % 2)
        warpgroup.fence()
        cute.gemm(mma, sums, frag_a, frag_b, sums)
        mma.set(warpgroup.Field.ACCUMULATE, True)
        warpgroup.commit_group()
        warpgroup.wait_group(0)
        cute.arch.sync_threads()
    pixels = cute.size(out, mode=[0])
    where = thread.partition_C(cute.local_tile(cute.make_identity_tensor(out.shape), (PIXELS, filters), (block, 0)))
    for i in cutec.range_constexpr(cute.size(sums)):
        if where[i][0] < pixels:
            part[i] = sums[i]


@cute.jit
def convolve(image: cute.Tensor, weights: cute.Tensor, out: cute.Tensor, how: Constexpr):
    """`how`: size of the filter, padding, stride and dilation, (width, ...) each. The image is
    (images, ..., width, channels).
    """
    size, padding, stride, dilation = how
    rank = cute.rank(image)
    turned = cute.make_tensor(image.iterator, cute.select(image.layout, mode=list(reversed(range(rank)))))
    channels, *extents, _images = turned.shape
    lower = [-p for p in padding]
    upper = [p - (n - 1) * d for n, p, d in zip(size, padding, dilation)]
    output = tuple((extent + hi - lo - 1) // s + 1 for extent, lo, hi, s in zip(extents, lower, upper, stride))
    atom = warpgroup.make_smem_layout_atom(SWIZZLE, image.element_type)
    tile = cute.tile_to_shape(atom, (PIXELS, channels), (0, 1))
    load = cpasync.make_im2col_tma_atom(
        cpasync.CopyBulkTensorTileG2SOp(), turned, tile, (PIXELS, channels), lower, upper, stride
    )
    filters = cute.size(weights, mode=[1])
    blocks = cute.ceil_div(cute.size(out, mode=[0]), PIXELS)
    convolve_kernel(load, weights, out, channels, filters, output, size, dilation).launch(grid=blocks, block=128)


@cute.kernel
def scatter_kernel(
    load: cpasync.Im2colAtom, store: cpasync.Im2colAtom, dtype: Constexpr, channels: Constexpr, output: Constexpr
):
    """A column of pixels of one image goes onto the other, where they lie in the bounding box."""
    smem = cutec.utils.SmemAllocator()
    tile = cute.tile_to_shape(warpgroup.make_smem_layout_atom(SWIZZLE, dtype), (PIXELS, channels), (0, 1))
    shared = smem.allocate_tensor(dtype, tile.outer, 1024, tile.inner)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    if tid == 0:
        cute.prefetch(load, load.column(block * PIXELS, output))
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(dtype, tile))
        cute.copy(load, load.column(block * PIXELS, output), shared, tma_bar_ptr=bar)
        cute.arch.mbarrier_wait(bar, 0)
        cute.copy(store, shared, store.column(block * PIXELS, output))
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def scatter(a: cute.Tensor, b: cute.Tensor, to: Constexpr, lower: Constexpr, upper: Constexpr, stride: Constexpr):
    turned = [
        cute.make_tensor(t.iterator, cute.select(t.layout, mode=list(reversed(range(cute.rank(t)))))) for t in (a, b)
    ]
    channels, *extents, images = turned[0].shape
    output = tuple((extent + hi - lo - 1) // s + 1 for extent, lo, hi, s in zip(extents, lower, upper, stride))
    tile = cute.tile_to_shape(warpgroup.make_smem_layout_atom(SWIZZLE, a.element_type), (PIXELS, channels), (0, 1))
    load, store = [
        cpasync.make_im2col_tma_atom(op, t, tile, (PIXELS, channels), lower, upper, stride)
        for op, t in zip((cpasync.CopyBulkTensorTileG2SOp(), to), turned)
    ]
    blocks = cute.ceil_div(cute.size(output) * images, PIXELS)
    scatter_kernel(load, store, a.element_type, channels, output).launch(grid=blocks, block=32)


def box_copied(a, b):
    """Corners (1, 1) and (-1, 0), every pixel: columns 1 to width-2 and rows 1 and on."""
    result = b.copy()
    result[:, 1:, 1:-1] = a[:, 1:, 1:-1]
    return result


def second_added(a, b):
    """Every second column and third row."""
    result = b.copy()
    result[:, ::3, ::2] += a[:, ::3, ::2]
    return result


def exact(size, padding, stride, dilation):
    """The reference for a convolution, every pixel by itself."""
    import itertools

    import numpy as np

    def reference(image, weights):
        pads = [(p, p) for p in reversed(padding)]
        padded = np.pad(image.astype(np.float64), [(0, 0), *pads, (0, 0)])
        extents = [
            (n + 2 * p - (f - 1) * d - 1) // s + 1
            # width first
            for n, p, f, d, s in zip(reversed(image.shape[1:-1]), padding, size, dilation, stride)
        ]
        result = np.zeros((image.shape[0], *reversed(extents), weights.shape[1]))
        # the last is width, which runs first
        for number, place in enumerate(itertools.product(*[range(n) for n in reversed(size)])):
            first = [n * d for n, d in zip(place, reversed(dilation))]
            window = padded[
                (
                    slice(None),
                    *[slice(f, f + (n - 1) * s + 1, s) for f, n, s in zip(first, reversed(extents), reversed(stride))],
                )
            ]
            result += window @ weights[number].astype(np.float64).T
        return result.reshape(-1, weights.shape[1])

    return reference


def plain(image, weights):
    return exact((3, 3), (1, 1), (1, 1), (1, 1))(image, weights)


def strided(image, weights):
    return exact((3, 2), (1, 0), (2, 2), (1, 2))(image, weights)


def line(image, weights):
    return exact((5,), (2,), (1,), (1,))(image, weights)


def solid(image, weights):
    return exact((2, 2, 2), (1, 1, 1), (1, 1, 1), (1, 1, 1))(image, weights)


CASES = {
    # size, padding, stride, dilation (width first); extents (images, ..., width, channels);
    # filters; output pixels; reference
    "plain": (((3, 3), (1, 1), (1, 1), (1, 1)), (2, 9, 11, 64), 32, 2 * 9 * 11, plain),
    "strided": (((3, 2), (1, 0), (2, 2), (1, 2)), (3, 9, 12, 128), 16, 3 * 4 * 6, strided),
    "line": (((5,), (2,), (1,), (1,)), (4, 33, 64), 8, 4 * 33, line),
    "solid": (((2, 2, 2), (1, 1, 1), (1, 1, 1), (1, 1, 1)), (2, 3, 4, 5, 64), 8, 2 * 4 * 5 * 6, solid),
}
for _name, (_how, _image, _filters, _pixels, _reference) in CASES.items():
    _positions = 1
    for _n in _how[0]:
        _positions *= _n
    cutec.export(
        convolve,
        name=_name,
        args=[
            f"in bf16[{','.join(map(str, _image))}]",
            f"in bf16[{_positions},{_filters},{_image[-1]}]",
            f"out f32[{_pixels},{_filters}]",
        ],
        constexpr={"how": _how},
        reference=_reference,
        arch="sm_90a",
    )
cutec.export(
    scatter,
    name="scatter",
    args=["in bf16[2,9,11,128]", "inout bf16[2,9,11,128]"],
    reference=box_copied,
    arch="sm_90a",
    constexpr={"to": cpasync.CopyBulkTensorTileS2GOp(), "lower": (1, 1), "upper": (-1, 0), "stride": (1, 1)},
)
cutec.export(
    scatter,
    name="scatter_add",
    args=["in f32[2,9,12,32]", "inout f32[2,9,12,32]"],
    reference=second_added,
    arch="sm_90a",
    constexpr={"to": cpasync.CopyReduceBulkTensorTileS2GOp("add"), "lower": (0, 0), "upper": (0, 0), "stride": (2, 3)},
)
