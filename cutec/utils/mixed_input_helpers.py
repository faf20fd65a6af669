"""`cutlass.utils.mixed_input_helpers`: multiplies by tcgen05 whose A has narrower elements than B.
Warps load A from shared memory, convert it to the type of B (and scale it), and store it where the
multiply reads it: a K-major A in tensor memory, an M-major one in shared memory.

Scales are one for each row and `scale_granularity_k` elements along K. Their layouts have a mode of
stride 0 for the elements that share one: (M, K, L) as ((gm, M / gm), (gk, K / gk), L).
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any

from cutec import cute
from cutec.cute.nvgpu import OperandMajorMode, cpasync, tcgen05
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.layout import ComposedLayout, Layout, Swizzle
from cutec.loc_ip import take_loc_ip
from cutec.utils import blackwell_helpers as helpers
from cutec.utils.contiguous_groups import (
    ContiguousGGSearchState,
    ContiguousGroupWorkTileInfo,
    contiguous_group_search,
    create_initial_contiguous_group_search_state,
    make_contiguous_group_work_tile_info,
)
from cutec.utils.mixed_input_limits import (
    get_divisibility,
    is_shuffle_a,
    is_valid_mma_tiler_and_cluster_shape,
    is_valid_scale_granularity,
    is_valid_tensor_alignment,
)

if TYPE_CHECKING:
    from cutec.cute.atoms import CopyAtom
    from cutec.cute.operands import Int
    from cutec.cute.tiled_copy import TiledCopy
    from cutec.cute.tiled_mma import TiledMma
    from cutec.frontend.numbers.number_class import NumberClass
    from cutec.frontend.numbers.tensor_ssa import TensorSSA
    from cutec.frontend.tensors.tensor import Tensor
    from cutec.utils.layout_enum import LayoutEnum

    MayBe = Any  # None where it is not needed

_ORDER = (0, 2, 1, 3, 4, 6, 5, 7)  # of eight elements of a shuffled A; it is its own inverse
_THREADS = 128  # that transform A
_RUN = 8  # elements of a row that a thread transforms at once: 16 bytes of 16-bit elements
_UNSWIZZLED = Swizzle(0, 4, 3)


class TransformMode(enum.Enum):
    """What becomes of A: it is converted, or converted and scaled."""

    ConvertOnly = 1
    ConvertScale = 2


def get_transform_a_source(a_major_mode: OperandMajorMode) -> tcgen05.OperandSource:
    """The memory that the multiply reads the transformed A from: tensor memory, of which a thread
    has a row, or for an M-major A shared memory.
    """
    k_major = a_major_mode is OperandMajorMode.K
    return tcgen05.OperandSource.TMEM if k_major else tcgen05.OperandSource.SMEM


def get_tma_atom_kind(mcast: bool, use_2cta_instrs: bool, is_b: bool) -> cpasync.CopyBulkTensorTileG2SOp:
    """The load of A or B. Blocks of a pair transform their own rows of A, and wait for them alone;
    B is for both.
    """
    group = tcgen05.CtaGroup.TWO if use_2cta_instrs and is_b else tcgen05.CtaGroup.ONE
    return cpasync.CopyBulkTensorTileG2SMulticastOp(group) if mcast else cpasync.CopyBulkTensorTileG2SOp(group)


# -- layouts ---------------------------------------------------------------------------------------


def compute_smem_layout(
    tiled_mma: TiledMma,
    mma_tiler_mnk: tuple[int, int, int],
    a_dtype: NumberClass,
    b_dtype: NumberClass,
    load2trans_stage_count: int,
    trans2mma_stage_count: int,
) -> tuple[ComposedLayout, ComposedLayout, ComposedLayout]:
    """The layouts in shared memory of A as it is loaded, of the transformed A, and of B. Of a
    transformed A in tensor memory the shape counts.
    """
    return (
        helpers.make_smem_layout_a(tiled_mma, mma_tiler_mnk, a_dtype, load2trans_stage_count),
        helpers.make_smem_layout_a(tiled_mma, mma_tiler_mnk, tiled_mma.op.a_dtype, trans2mma_stage_count),
        helpers.make_smem_layout_b(tiled_mma, mma_tiler_mnk, b_dtype, load2trans_stage_count),
    )


def get_gmem_layout_scale(
    scale_shape_mkl: tuple[Any, Any, Any],
    scale_granularity_m: int,
    scale_granularity_k: int,
    scale_major_mode: OperandMajorMode,
) -> Layout:
    """The layout of the scales of an A of the shape (M, K, L), compact, M or K first."""
    m, k, batches = scale_shape_mkl
    rows, steps = cute.ceil_div(m, scale_granularity_m), cute.ceil_div(k, scale_granularity_k)
    down, across = (1, rows) if scale_major_mode is OperandMajorMode.MN else (steps, 1)
    return cute.make_layout(
        ((scale_granularity_m, rows), (scale_granularity_k, steps), batches),
        stride=((0, down), (0, across), rows * steps),
    )


def get_smem_layout_scale(
    mma_tiler: tuple[int, int, int],
    use_2cta_instrs: bool,
    scale_granularity_m: int,
    scale_granularity_k: int,
    scale_major_mode: OperandMajorMode,
    a_scale_dtype: NumberClass,
    num_scale_load2trans_stage: int,
) -> tuple[tuple[int, int], ComposedLayout, ComposedLayout]:
    """(tile, layout of a stage, layout of all stages) of a block's scales in shared memory. The
    tile (M, K) is the block's part of A's; of more than a tile of K, one scale is for all of it.
    """
    m, k = mma_tiler[0] // (2 if use_2cta_instrs else 1), mma_tiler[2]
    down, across = min(scale_granularity_m, m), min(scale_granularity_k, k)
    rows, steps = m // down, k // across
    first, second = (1, rows) if scale_major_mode is OperandMajorMode.MN else (steps, 1)
    shape, stride = ((down, rows), (across, steps)), ((0, first), (0, second))
    stage = Layout(shape, stride)
    stages = Layout((*shape, num_scale_load2trans_stage), (*stride, rows * steps))
    return (m, k), ComposedLayout(_UNSWIZZLED, 0, stage), ComposedLayout(_UNSWIZZLED, 0, stages)


def scale_tma_partition(
    tCsS: Tensor,
    tCgS: Tensor,
    tma_atom_s: cpasync.TmaAtom,
    block_in_cluster_coord_vmnk: tuple[Int, ...],
    scale_cta_layout: Layout,
) -> tuple[Tensor, Tensor]:
    """A block's parts of the scales in shared memory, ((box, boxes), stages), and of their
    coordinates, ((box, boxes), tiles of M, K and L), by its place among the blocks that share them.
    """
    return cpasync.tma_partition(
        tma_atom_s,
        block_in_cluster_coord_vmnk[2],
        scale_cta_layout,
        cute.group_modes(tCsS, 0, 3),
        cute.group_modes(tCgS, 0, 3),
    )


# -- the transformation of A -----------------------------------------------------------------------


def get_copy_atom_a_transform(
    mma_dtype: NumberClass,
    use_2cta_instrs: bool,
    transform_a_source: tcgen05.OperandSource,
    a_smem_shape: Any,
    a_dtype: NumberClass,
) -> CopyAtom:
    """The atom for a k-block of A, of the shape ((M, K), …) in shared memory. To tensor memory
    rows; where 64 rows of one block lie in 16 lanes of each quarter, fragments of 16 lanes. In
    shared memory words of the loaded A.
    """
    if transform_a_source is tcgen05.OperandSource.SMEM:
        return cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), a_dtype, num_bits_per_copy=32)
    rows, depth = a_smem_shape[0]
    columns = cute.size(depth) * mma_dtype.width // 32
    if cute.size(rows) == 64 and not use_2cta_instrs:
        return cute.make_copy_atom(tcgen05.St16x256bOp(tcgen05.Repetition(columns // 8)), mma_dtype)
    return cute.make_copy_atom(tcgen05.St32x32bOp(tcgen05.Repetition(columns)), mma_dtype)


def transform_partition(
    transform_a_source: tcgen05.OperandSource,
    scale_mode: TransformMode,
    copy_atom_a_input: MayBe,
    copy_atom_a_transform: CopyAtom,
    sA_input: Tensor,
    A_transform: Tensor,
    transform_local_tidx: Int,
) -> tuple[MayBe, MayBe, Tensor, Tensor]:
    """(copy of scales, copy to tensor memory, a thread's part of the loaded A, its part of the
    transformed A) for `store_transformed_a` and `scale_partition`. Copies that are not needed are
    None. Both parts are (values, tiles of the atom, M, K, stages) with the same elements.
    """
    scales = scale_mode is TransformMode.ConvertScale
    if transform_a_source is tcgen05.OperandSource.TMEM:
        store = tcgen05.make_tmem_copy(copy_atom_a_transform, A_transform[None, None, None, 0])
        thread = store.get_slice(transform_local_tidx)
        source = thread.partition_S(_for_both_halves(sA_input, A_transform))
        load = cute.make_tiled_copy_S(copy_atom_a_input, store) if scales else None
        return load, store, source, thread.partition_D(A_transform)
    load = _runs_of_rows(copy_atom_a_transform, cute.size(sA_input, mode=[0, 0]))
    thread = load.get_slice(transform_local_tidx)
    return load if scales else None, None, thread.partition_S(sA_input), thread.partition_D(A_transform)


def _for_both_halves(source: Tensor, target: Tensor) -> Tensor:
    """A with its rows twice, if tensor memory has them twice: those of a block of a pair with 64
    rows.
    """
    rows, (times, rest) = cute.size(source, mode=[0, 0]), (cute.size(target, mode=[0, 0]), source.layout)
    if times == rows:
        return source
    (down, across), *modes = rest.shape
    (step, along), *strides = rest.stride
    twice = cute.make_layout((((down, times // rows), across), *modes), stride=(((step, 0), along), *strides))
    return cute.make_tensor(source.iterator, twice)


def _runs_of_rows(atom: CopyAtom, rows: int) -> TiledCopy:
    """The copy of a k-block of an M-major A: threads have runs along M, as many as are in 64 rows
    or fewer; the others follow along K.
    """
    runs = min(rows, 64) // _RUN
    tile = Layout((runs, _THREADS // runs, _RUN), (_RUN, rows, 1))
    return cute.make_tiled_copy(atom, Layout((_THREADS, _RUN), (1, _THREADS)), (tile, Layout(1, 0), Layout(1, 0)))


def scale_partition(
    src_copy_a: TiledCopy, tCsS: Tensor, transform_local_tidx: Int, mma_dtype: NumberClass
) -> tuple[TiledCopy, Tensor, Tensor, Tensor]:
    """(a thread's copy, its part of the scales in shared memory, registers for one stage, the same
    registers with a scale for each element of A).
    """
    thread = src_copy_a.get_slice(transform_local_tidx)
    part = thread.partition_S(tCsS)
    every = cute.make_rmem_tensor_like(part[None, None, None, None, 0], mma_dtype)
    return thread, part, cute.make_tensor(every.iterator, cute.filter_zeros(every.layout)), every


def cvt_tensor_a(src: Tensor, dtype: NumberClass, shuffle: bool) -> TensorSSA:
    """The elements of a part of A in another class, exactly. `shuffle`: of eight elements along K
    the second and third, and the sixth and seventh, have changed places in memory.
    """
    values = src.load().to(dtype)
    if not shuffle:
        return values
    count = cute.size(src)
    if count % len(_ORDER):
        raise error(
            "E0402",
            f"a shuffled A is converted eight elements at a time, not {count}",
            user_location(),
            help="take multiples of eight elements along K, or shuffle=False for an A in its own order",
        )
    mixed, ordered = (cute.make_rmem_tensor(src.shape, dtype) for _ in range(2))
    mixed.store(values)
    for i in range(count):
        ordered[i] = mixed[i - i % 8 + _ORDER[i % 8]]
    return ordered.load()


def store_transformed_a(src_a: Tensor, dst_a: Tensor, copy_atom_a: MayBe) -> None:
    """Store a thread's part of the transformed A, by a copy to tensor memory or to shared
    memory.
    """
    if copy_atom_a is None:
        cute.autovec_copy(src_a, dst_a)
    else:
        cute.copy(copy_atom_a, src_a, dst_a)


# -- the epilogue ----------------------------------------------------------------------------------


def epilog_tmem_copy_and_partition(
    cta_tile_shape_mnk: tuple[int, int, int],
    c_layout: LayoutEnum,
    c_dtype: NumberClass,
    acc_dtype: NumberClass,
    tidx: Int,
    tAcc: Tensor,
    gC_mnl: Tensor,
    epi_tile: Any,
    use_2cta_instrs: bool,
) -> tuple[TiledCopy, Tensor, Tensor]:
    """(copy, its part of the sums in tensor memory, registers for one part) of a thread. `tAcc` is
    (tile, M, N, stages), `gC_mnl` (tile, M, N, tiles of M, N and L); the part of the sums is
    (values, M, N, parts of M, parts of N, stages).
    """
    atom = helpers.get_tmem_load_op(cta_tile_shape_mnk, c_layout, c_dtype, acc_dtype, epi_tile, use_2cta_instrs)
    sums = cute.flat_divide(tAcc[(None, None), 0, 0, None], epi_tile)
    copy = tcgen05.make_tmem_copy(atom, sums[None, None, 0, 0, 0])
    thread = copy.get_slice(tidx)
    target = thread.partition_D(_epilogue_tiles(gC_mnl, epi_tile))
    registers = cute.make_rmem_tensor(target[None, None, None, 0, 0, 0, 0, 0].shape, acc_dtype)
    return copy, thread.partition_S(sums), registers


def _epilogue_tiles(gC_mnl: Tensor, epi_tile: Any) -> Tensor:
    """C as (part's M, part's N, parts of M, parts of N, tiles of M, N and L)."""
    return cute.flat_divide(gC_mnl[(None, None), 0, 0, None, None, None], epi_tile)


def epilog_smem_copy_and_partition(
    c_layout: LayoutEnum,
    c_dtype: NumberClass,
    acc_dtype: NumberClass,
    tiled_copy_t2r: TiledCopy,
    tTR_rC: Tensor,
    tidx: Int,
    sC: Tensor,
) -> tuple[TiledCopy, Tensor, Tensor]:
    """(copy, a thread's registers, its part of shared memory) for the stores of what
    `tiled_copy_t2r` has loaded. `sC` is (M, N, stages).
    """
    atom = helpers.get_smem_store_op(c_layout, c_dtype, acc_dtype, tiled_copy_t2r)
    copy = cute.make_tiled_copy_D(atom, tiled_copy_t2r)
    return copy, copy.retile(tTR_rC), copy.get_slice(tidx).partition_D(sC)


def epilog_gmem_copy_and_partition(
    c_dtype: NumberClass,
    tidx: Int,
    tma_atom_c: MayBe,
    tiled_copy_t2r: MayBe,
    gC_mnl_tma: MayBe,
    gC_mnl_simt: MayBe,
    epi_tile: Any,
    sC: MayBe,
) -> tuple[MayBe, MayBe, MayBe, MayBe, MayBe]:
    """(atom, part of shared memory, part of C) of a store by TMA, and (atom, part of C) of stores
    from registers; None for the one whose atom or copy is None.
    """
    shared = target = atom = mine = None
    if tma_atom_c is not None:
        parts = _epilogue_tiles(gC_mnl_tma, epi_tile)
        shared, target = cpasync.tma_partition(
            tma_atom_c, 0, cute.make_layout(1), cute.group_modes(sC, 0, 2), cute.group_modes(parts, 0, 2)
        )
    if tiled_copy_t2r is not None:
        atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), c_dtype)
        mine = tiled_copy_t2r.get_slice(tidx).partition_D(_epilogue_tiles(gC_mnl_simt, epi_tile))
    return tma_atom_c, shared, target, atom, mine


__all__ = [
    "ContiguousGGSearchState",
    "ContiguousGroupWorkTileInfo",
    "TransformMode",
    "compute_smem_layout",
    "contiguous_group_search",
    "create_initial_contiguous_group_search_state",
    "cvt_tensor_a",
    "epilog_gmem_copy_and_partition",
    "epilog_smem_copy_and_partition",
    "epilog_tmem_copy_and_partition",
    "get_copy_atom_a_transform",
    "get_divisibility",
    "get_gmem_layout_scale",
    "get_smem_layout_scale",
    "get_tma_atom_kind",
    "get_transform_a_source",
    "is_shuffle_a",
    "is_valid_mma_tiler_and_cluster_shape",
    "is_valid_scale_granularity",
    "is_valid_tensor_alignment",
    "make_contiguous_group_work_tile_info",
    "scale_partition",
    "scale_tma_partition",
    "store_transformed_a",
    "transform_partition",
]


take_loc_ip(globals())
