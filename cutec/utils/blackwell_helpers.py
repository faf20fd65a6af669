"""`cutlass.utils.blackwell_helpers`: multiplies into tensor memory by one block, and tiles of
shared memory for them (sm_100a). The other names refuse to be used.
"""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, Any

from cutec import cute
from cutec.cute.nvgpu import cpasync, tcgen05
from cutec.cute.nvgpu.common import OperandMajorMode
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.elsewhere import BLACKWELL, names_elsewhere
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import BFloat16, Float8E4M3FN, Float8E5M2, Float16, Float32, Int8, TFloat32, Uint8
from cutec.loc_ip import take_loc_ip
from cutec.target.tensor_memory import SHAPES
from cutec.utils.hopper_helpers import get_smem_layout_atom, make_smem_layout_epi as make_smem_layout_epi, staged_layout
from cutec.utils.layout_enum import LayoutEnum

if TYPE_CHECKING:
    from cutec.cute.atoms import CopyAtom
    from cutec.cute.tiled_mma import TiledMma
    from cutec.layout import ComposedLayout, Layout

_NAMES = """
check_gemm_tma_alignment cluster_shape_to_tma_atom_SFB compute_epilogue_tile_size
get_layoutSFA_TV get_layoutSFB_TV get_permutation_mnk get_tmem_copy_properties
make_blockscaled_trivial_tiled_mma partition_fragment_SFA partition_fragment_SFB
sm120_get_smem_store_op
"""

_find, _absent = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), BLACKWELL))


def __getattr__(name: str) -> Any:
    return _find(name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_absent()})


def make_smem_layout(
    leading_mode: OperandMajorMode, smem_tile_shape: tuple[int, int], a_dtype: NumberClass, num_stages: int
) -> ComposedLayout:
    """Shared memory for tiles: (rows, columns, stages), swizzled, contiguous along columns (K) or
    rows (MN). Raises E0445 for no stage.
    """
    layout = LayoutEnum.ROW_MAJOR if leading_mode is OperandMajorMode.K else LayoutEnum.COL_MAJOR
    return staged_layout(layout, smem_tile_shape, a_dtype, num_stages)


_ROW_BITS, _COLUMNS = 1024, 32  # of an epilogue tile: the widest swizzle of a row; where D is column-major
_INSTRUCTION_K_BITS = 256  # of an instruction, for every type (PTX ISA, "tcgen05.mma", "Matrix Shape")


def make_trivial_tiled_mma(
    ab_dtype: NumberClass,
    a_leading_mode: OperandMajorMode,
    b_leading_mode: OperandMajorMode,
    acc_dtype: NumberClass,
    cta_group: tcgen05.CtaGroup,
    mma_tiler_mn: tuple[int, int],
    a_source: tcgen05.OperandSource = tcgen05.OperandSource.SMEM,
) -> TiledMma:
    """The multiply into tensor memory of M × N = `mma_tiler_mn` for types and major modes. Raises
    E0431 for types that no instruction multiplies, E0432 for a pair of blocks.
    """
    shape = (*mma_tiler_mn, _INSTRUCTION_K_BITS // ab_dtype.width)
    how = (shape, cta_group, a_source, a_leading_mode, b_leading_mode)
    if ab_dtype in (Float16, BFloat16):
        op: tcgen05.MmaOp = tcgen05.MmaF16BF16Op(ab_dtype, acc_dtype, *how)
    elif ab_dtype in (Float8E4M3FN, Float8E5M2):
        op = tcgen05.MmaFP8Op(ab_dtype, acc_dtype, *how)
    elif ab_dtype in (Float32, TFloat32):
        op = tcgen05.MmaTF32Op(*how)
    elif ab_dtype in (Int8, Uint8):
        op = tcgen05.MmaI8Op(ab_dtype, *how)
    else:
        raise error(
            "E0431",
            f"no multiply of {ab_dtype.name} into tensor memory",
            user_location(),
            help="f16, bf16, tf32, e4m3, e5m2, s8 and u8 have one",
        )
    return cute.make_tiled_mma(op)


def get_smem_layout_atom_ab(
    major_mode: OperandMajorMode, element_type: NumberClass, smem_shape_mn_k: tuple[int, int]
) -> tcgen05.SmemLayoutAtomKind:
    """The tile with the widest swizzle that divides an operand's extent along its major mode."""
    layout = LayoutEnum.ROW_MAJOR if major_mode is OperandMajorMode.K else LayoutEnum.COL_MAJOR
    extents: Any = cute.product_each(smem_shape_mn_k)
    return get_smem_layout_atom(layout, element_type, extents[major_mode is OperandMajorMode.K])


def _operand_layout(tile: Any, major_mode: OperandMajorMode, dtype: NumberClass, stages: int) -> ComposedLayout:
    """((MN, K) of an instruction, MN, K, stages), swizzled."""
    (rows, columns), many_rows, many_columns = tile
    kind = get_smem_layout_atom_ab(major_mode, dtype, (rows * many_rows, columns * many_columns))
    order = (1, 2, 3) if major_mode is OperandMajorMode.K else (2, 1, 3)
    return tcgen05.tile_to_mma_shape(tcgen05.make_smem_layout_atom(kind, dtype), (*tile, stages), order)


def make_smem_layout_a(
    tiled_mma: TiledMma, mma_tiler_mnk: tuple[int, int, int], a_dtype: NumberClass, num_stages: int
) -> ComposedLayout:
    """Shared memory for A: ((M, K) of an instruction, M, K, stages). Raises E0445 for no stage."""
    _check_stages(num_stages)
    tile = tiled_mma.partition_shape_A((mma_tiler_mnk[0], mma_tiler_mnk[2]))
    return _operand_layout(tile, tiled_mma.op.a_major_mode, a_dtype, num_stages)


def make_smem_layout_b(
    tiled_mma: TiledMma, mma_tiler_mnk: tuple[int, int, int], b_dtype: NumberClass, num_stages: int
) -> ComposedLayout:
    """Shared memory for B: ((N, K) of an instruction, N, K, stages). Raises E0445 for no stage."""
    _check_stages(num_stages)
    tile = tiled_mma.partition_shape_B((mma_tiler_mnk[1], mma_tiler_mnk[2]))
    return _operand_layout(tile, tiled_mma.op.b_major_mode, b_dtype, num_stages)


def _check_stages(num_stages: int) -> None:
    if num_stages < 1:
        raise error(
            "E0445",
            f"{num_stages} stages of shared memory",
            user_location(),
            help="if the number follows from the size of shared memory, not even one stage fits: take a smaller tile",
        )


def cluster_shape_to_tma_atom_A(
    cluster_shape_mnk: tuple[int, ...], atom_thr_id: Layout
) -> cpasync.CopyBulkTensorTileG2SOp:
    """The TMA load of A: multicast where several blocks along N need it. Raises E0432 for
    multiplies by pairs of blocks.
    """
    return _tma_load(cluster_shape_mnk[1], atom_thr_id)


def cluster_shape_to_tma_atom_B(
    cluster_shape_mnk: tuple[int, ...], atom_thr_id: Layout
) -> cpasync.CopyBulkTensorTileG2SOp:
    """The TMA load of B: multicast where several blocks along M need it. Raises E0432 for
    multiplies by pairs of blocks.
    """
    return _tma_load(cluster_shape_mnk[0], atom_thr_id)


def _tma_load(sharing: int, atom_thr_id: Layout) -> cpasync.CopyBulkTensorTileG2SOp:
    group = tcgen05.CtaGroup(cute.size(atom_thr_id))
    return (cpasync.CopyBulkTensorTileG2SMulticastOp if sharing > 1 else cpasync.CopyBulkTensorTileG2SOp)(group)


def compute_epilogue_tile_shape(
    cta_tile_shape: tuple[int, ...],
    use_2cta_instrs: bool,
    layout_d: LayoutEnum,
    elem_ty_d: NumberClass,
    *,
    layout_c: LayoutEnum | None = None,
    elem_ty_c: NumberClass | None = None,
) -> tuple[int, int]:
    """The part (M, N) of a block's tile that is stored at once: all rows, and columns that make
    rows of 128 bytes where D is row-major, else 32. Raises E0432 for pairs of blocks.
    """
    _one_block(use_2cta_instrs)
    rows, columns = cta_tile_shape[:2]
    return rows, gcd(columns, _ROW_BITS // elem_ty_d.width if layout_d is LayoutEnum.ROW_MAJOR else _COLUMNS)


def get_smem_store_op(
    layout_d: LayoutEnum, elem_ty_d: NumberClass, elem_ty_acc: NumberClass, tiled_tmem_load: Any
) -> CopyAtom:
    """The atom that stores what a thread has loaded from tensor memory in shared memory: stores as
    wide as are provably aligned.
    """
    return cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), elem_ty_d)


def _one_block(use_2cta_instrs: bool) -> None:
    if use_2cta_instrs:
        raise error(
            "E0432", "multiplies by pairs of blocks are not supported", user_location(), help="use_2cta_instrs=False"
        )


def get_tmem_load_op(
    cta_tile_shape: tuple[int, int, int],
    layout_d: LayoutEnum,
    elem_ty_d: NumberClass,
    elem_ty_acc: NumberClass,
    epi_tile: Any,
    use_2cta_instrs: bool,
) -> CopyAtom:
    """The atom that loads an epilogue tile (M, N) of sums from tensor memory, in accesses as wide
    as divide N: a row of a thread where the block's tile has 128 rows, else 16 lanes of each warp.
    Raises E0432 for pairs of blocks, E0434 for an N that no access divides.
    """
    _one_block(use_2cta_instrs)
    kind, columns = (tcgen05.Ld16x256bOp, 8) if cta_tile_shape[0] == 64 else (tcgen05.Ld32x32bOp, 1)
    extents: Any = cute.product_each(cute.shape(epi_tile))
    most, several = SHAPES[kind.shape].repeats[-1], extents[1] // columns
    if extents[1] % columns:
        raise error(
            "E0434",
            f"{kind.__name__} loads {columns} columns, which do not divide an epilogue tile of {extents[1]}",
            user_location(),
            help=f"take a multiple of {columns} columns",
        )
    return cute.make_copy_atom(kind(tcgen05.Repetition(min(several & -several, most))), elem_ty_acc)


make_smem_layout_atom = tcgen05.make_smem_layout_atom
tile_to_mma_shape = tcgen05.tile_to_mma_shape


take_loc_ip(globals())
