"""`cutlass.utils.blackwell_helpers`: multiplies into tensor memory, and tiles of shared memory for
them (sm_100a).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec import cute
from cutec.cute.nvgpu import cpasync, tcgen05, warp
from cutec.cute.nvgpu.common import OperandMajorMode
from cutec.cute.nvgpu.tcgen05 import get_tmem_copy_properties as get_tmem_copy_properties
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import (
    BFloat16,
    Float4E2M1FN,
    Float6E2M3FN,
    Float6E3M2FN,
    Float8E4M3FN,
    Float8E5M2,
    Float8E8M0FNU,
    Float16,
    Float32,
    Int8,
    TFloat32,
    Uint8,
)
from cutec.layout import Layout
from cutec.loc_ip import take_loc_ip
from cutec.target.tensor_memory import LANES, QUARTER, SHAPES, Access
from cutec.utils import sm120_helpers
from cutec.utils.hopper_helpers import get_smem_layout_atom, make_smem_layout_epi as make_smem_layout_epi, staged_layout
from cutec.utils.layout_enum import LayoutEnum

if TYPE_CHECKING:
    from cutec.cute.atoms import CopyAtom
    from cutec.cute.tiled_mma import TiledMma
    from cutec.layout import ComposedLayout


def make_smem_layout(
    leading_mode: OperandMajorMode, smem_tile_shape: tuple[int, int], a_dtype: NumberClass, num_stages: int
) -> ComposedLayout:
    """Shared memory for tiles: (rows, columns, stages), swizzled, contiguous along columns (K) or
    rows (MN). Raises E0445 for no stage.
    """
    layout = LayoutEnum.ROW_MAJOR if leading_mode is OperandMajorMode.K else LayoutEnum.COL_MAJOR
    return staged_layout(layout, smem_tile_shape, a_dtype, num_stages)


_ELEMENTS, _NARROW, _WORD, _LINE_BITS = 4096, 4, 32, 128  # of an epilogue tile
_WIDE_ROW = 32  # elements of 32 bits in a row of MN_SW128_32B
_LEAST_ROWS, _WARPS = 64, 4  # of a block's tile; that reach all lanes
_MIXED_K = 32  # of a multiply of mixed types: a byte of shared memory for each element
_INSTRUCTION_K_BITS = 256  # of an instruction, for every type (PTX ISA, "tcgen05.mma", "Matrix Shape")


def make_trivial_tiled_mma(a_dtype: NumberClass, *rest: Any, **named: Any) -> TiledMma:
    """The multiply into tensor memory of M × N = `mma_tiler_mn` for types and major modes:
    (a_dtype, b_dtype, a_leading_mode, b_leading_mode, acc_dtype, cta_group, mma_tiler_mn,
    a_source=OperandSource.SMEM); `b_dtype` may be left out. Raises E0431 for types that no
    instruction multiplies.
    """
    if rest and isinstance(rest[0], OperandMajorMode):
        rest = (a_dtype, *rest)
    return _trivial_tiled_mma(a_dtype, *rest, **named)


def _trivial_tiled_mma(
    a_dtype: NumberClass,
    b_dtype: NumberClass,
    a_leading_mode: OperandMajorMode,
    b_leading_mode: OperandMajorMode,
    acc_dtype: NumberClass,
    cta_group: tcgen05.CtaGroup,
    mma_tiler_mn: tuple[int, int],
    a_source: tcgen05.OperandSource = tcgen05.OperandSource.SMEM,
) -> TiledMma:
    shape = (*mma_tiler_mn, _INSTRUCTION_K_BITS // a_dtype.width)
    how = (shape, cta_group, a_source, a_leading_mode, b_leading_mode)
    if a_dtype is b_dtype and a_dtype in (Float16, BFloat16):
        op: tcgen05.MmaOp = tcgen05.MmaF16BF16Op(a_dtype, acc_dtype, *how)
    elif a_dtype is b_dtype and a_dtype in (Float8E4M3FN, Float8E5M2):
        op = tcgen05.MmaFP8Op(a_dtype, acc_dtype, *how)
    elif {a_dtype, b_dtype} <= {Float8E4M3FN, Float8E5M2, Float6E2M3FN, Float6E3M2FN, Float4E2M1FN}:
        op = tcgen05.MmaF8F6F4Op(a_dtype, b_dtype, acc_dtype, (*mma_tiler_mn, _MIXED_K), *how[1:])
    elif {a_dtype, b_dtype} <= {Float32, TFloat32}:
        op = tcgen05.MmaTF32Op(*how)
    elif a_dtype is b_dtype and a_dtype in (Int8, Uint8):
        op = tcgen05.MmaI8Op(a_dtype, *how)
    else:
        raise error(
            "E0431",
            f"no multiply of {a_dtype.name} and {b_dtype.name} into tensor memory",
            user_location(),
            help="f16, bf16, tf32, s8 and u8 have one, with both operands of one type; floats of 8, 6 and 4 bits",
        )
    return cute.make_tiled_mma(op)


def make_blockscaled_trivial_tiled_mma(a_dtype: NumberClass, *rest: Any, **named: Any) -> TiledMma:
    """The block-scaled multiply into tensor memory of M × N = `mma_tiler_mn` for types and major
    modes: (a_dtype, b_dtype, a_leading_mode, b_leading_mode, sf_dtype, sf_vec_size, cta_group,
    mma_tiler_mn, a_source=OperandSource.SMEM); `b_dtype` may be left out. Raises E0431 for types
    that no instruction multiplies.
    """
    if rest and isinstance(rest[0], OperandMajorMode):
        rest = (a_dtype, *rest)
    return _scaled_tiled_mma(a_dtype, *rest, **named)


def _scaled_tiled_mma(
    a_dtype: NumberClass,
    b_dtype: NumberClass,
    a_leading_mode: OperandMajorMode,
    b_leading_mode: OperandMajorMode,
    sf_dtype: NumberClass,
    sf_vec_size: int,
    cta_group: tcgen05.CtaGroup,
    mma_tiler_mn: tuple[int, int],
    a_source: tcgen05.OperandSource = tcgen05.OperandSource.SMEM,
) -> TiledMma:
    k = _INSTRUCTION_K_BITS // max(a_dtype.width, b_dtype.width)
    how = ((*mma_tiler_mn, k), cta_group, a_source)
    majors = (a_leading_mode, b_leading_mode)
    if a_dtype is b_dtype is Float4E2M1FN and set(majors) == {OperandMajorMode.K} and sf_vec_size in (16, 32):
        if sf_vec_size == 16:
            return cute.make_tiled_mma(tcgen05.MmaMXF4NVF4Op(sf_dtype, *how))
        if sf_dtype is Float8E8M0FNU:
            return cute.make_tiled_mma(tcgen05.MmaMXF4Op(*how))
    elif sf_vec_size == 32 and sf_dtype is Float8E8M0FNU:
        shape = ((*mma_tiler_mn, _MIXED_K), *how[1:])
        return cute.make_tiled_mma(tcgen05.MmaMXF8F6F4Op(a_dtype, b_dtype, *shape, *majors))
    raise error(
        "E0431",
        f"no block-scaled multiply of {a_dtype.name} and {b_dtype.name} with a {sf_dtype.name} for {sf_vec_size}",
        user_location(),
        help="e2m1 with scales for 16 (ue4m3, ue8m0), K-major; floats of 8, 6 and 4 bits with a ue8m0 for 32",
    )


def get_smem_layout_atom_ab(
    major_mode: OperandMajorMode, element_type: NumberClass, smem_shape_mn_k: tuple[int, int]
) -> tcgen05.SmemLayoutAtomKind:
    """The tile with the widest swizzle that divides an operand's extent along its major mode; of
    an M- or N-major one of 32 bits the only one that is multiplied. Raises E0431 if that does not
    divide the extent.
    """
    layout = LayoutEnum.ROW_MAJOR if major_mode is OperandMajorMode.K else LayoutEnum.COL_MAJOR
    extents: Any = cute.product_each(smem_shape_mn_k)
    if major_mode is OperandMajorMode.MN and element_type.width == _WORD:
        if extents[0] % _WIDE_ROW:
            raise error(
                "E0431",
                f"an M- or N-major operand of {element_type.name} with {extents[0]} rows",
                user_location(),
                help=f"rows are a multiple of {_WIDE_ROW}, one of the swizzle's pattern",
            )
        return tcgen05.SmemLayoutAtomKind.MN_SW128_32B
    return get_smem_layout_atom(layout, element_type, extents[major_mode is OperandMajorMode.K])


def _operand_layout(tile: Any, major_mode: OperandMajorMode, dtype: NumberClass, stages: int) -> ComposedLayout:
    """((MN, K) of an instruction, MN, K, stages), swizzled."""
    (rows, columns), many_rows, many_columns = tile
    kind = get_smem_layout_atom_ab(major_mode, dtype, (rows * many_rows, columns * many_columns))
    order = (1, 2, 3) if major_mode is OperandMajorMode.K else (2, 1, 3)
    return tcgen05.tile_to_mma_shape(tcgen05.make_smem_layout_atom(kind, dtype), (*tile, stages), order)


def make_smem_layout_a(
    tiled_mma: TiledMma,
    mma_tiler_mnk: tuple[int, int, int],
    a_dtype: NumberClass,
    num_stages: int,
    *,
    is_k_major: bool | None = None,
) -> ComposedLayout:
    """Shared memory for A: ((M, K) of an instruction, M, K, stages); `is_k_major` where it is not
    as the multiply reads it, of an A that goes to tensor memory say. Raises E0445 for no stage.
    """
    _check_stages(num_stages)
    tile = tiled_mma.partition_shape_A((mma_tiler_mnk[0], mma_tiler_mnk[2]))
    return _operand_layout(tile, _major(is_k_major, tiled_mma.op.a_major_mode), a_dtype, num_stages)


def _major(is_k_major: bool | None, otherwise: OperandMajorMode) -> OperandMajorMode:
    if is_k_major is None:
        return otherwise
    return OperandMajorMode.K if is_k_major else OperandMajorMode.MN


def make_smem_layout_b(
    tiled_mma: TiledMma,
    mma_tiler_mnk: tuple[int, int, int],
    b_dtype: NumberClass,
    num_stages: int,
    *,
    is_k_major: bool | None = None,
) -> ComposedLayout:
    """Shared memory for B: ((N, K) of an instruction, N, K, stages), `is_k_major` as for A. Raises
    E0445 for no stage.
    """
    _check_stages(num_stages)
    tile = tiled_mma.partition_shape_B((mma_tiler_mnk[1], mma_tiler_mnk[2]))
    return _operand_layout(tile, _major(is_k_major, tiled_mma.op.b_major_mode), b_dtype, num_stages)


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
    """The TMA load of A: multicast where several blocks along N need it."""
    return _tma_load(cluster_shape_mnk[1], atom_thr_id)


def cluster_shape_to_tma_atom_B(
    cluster_shape_mnk: tuple[int, ...], atom_thr_id: Layout
) -> cpasync.CopyBulkTensorTileG2SOp:
    """The TMA load of B: multicast where several blocks, or pairs, along M need it."""
    return _tma_load(cluster_shape_mnk[0] // cute.size(atom_thr_id), atom_thr_id)


def cluster_shape_to_tma_atom_SFB(
    cluster_shape_mnk: tuple[int, ...], atom_thr_id: Layout
) -> cpasync.CopyBulkTensorTileG2SOp:
    """The TMA load of B's scale factors: multicast where several blocks along M need them. Both
    blocks of a pair have all of them.
    """
    return _tma_load(cluster_shape_mnk[0], atom_thr_id)


def _tma_load(sharing: int, atom_thr_id: Layout) -> cpasync.CopyBulkTensorTileG2SOp:
    group = tcgen05.CtaGroup(cute.size(atom_thr_id))
    return (cpasync.CopyBulkTensorTileG2SMulticastOp if sharing > 1 else cpasync.CopyBulkTensorTileG2SOp)(group)


def check_gemm_tma_alignment(
    m: int,
    n: int,
    k: int,
    a_dtype: NumberClass,
    b_dtype: NumberClass,
    d_dtype: NumberClass,
    a_major: str,
    b_major: str,
    d_major: str,
    output_tensor_name: str = "D",
) -> None:
    """Raises `cute.testing.CantImplementError` for extents that TMA cannot copy: the contiguous
    mode of A (M or K, `a_major` "m" or "k"), of B (N or K) and of D (M or N) is a multiple of 16
    bytes. Host functions ask before they compile.
    """
    extents = {"m": m, "n": n, "k": k}
    for name, dtype, major, modes in (
        ("A", a_dtype, a_major, "mk"),
        ("B", b_dtype, b_major, "nk"),
        (output_tensor_name, d_dtype, d_major, "mn"),
    ):
        if major not in tuple(modes):
            raise cute.testing.CantImplementError(f"{name} is {' or '.join(modes)}-major, not {major!r}")
        line = _LINE_BITS // dtype.width
        if extents[major] % line:
            raise cute.testing.CantImplementError(
                f"TMA copies {name} by lines of 16 bytes along {major.upper()}: its extent is a multiple of {line}"
                f" {dtype.name}, not {extents[major]}"
            )


def compute_epilogue_tile_shape(
    cta_tile_shape: tuple[int, ...],
    use_2cta_instrs: bool,
    layout_d: LayoutEnum,
    elem_ty_d: NumberClass,
    *,
    layout_c: LayoutEnum | None = None,
    elem_ty_c: NumberClass | None = None,
) -> tuple[int, int | Layout]:
    """The part (M, N) of a block's tile that is stored at once, as CUTLASS chooses it
    (sm100_builder.inl): 4096 elements without C, with C 16 to 64 columns; at least 16 bytes of a
    row. A block of a pair with 64 rows has half of the columns in other lanes: its part has columns
    of both halves, N/2 apart.
    """
    rows, columns = cta_tile_shape[:2]
    of_c = (
        {} if elem_ty_c is None or layout_c is None else {"width_c": elem_ty_c.width, "m_major_c": _m_major(layout_c)}
    )
    down, across = compute_epilogue_tile_size(
        rows, columns, use_2cta_instrs, elem_ty_d.width, m_major_d=_m_major(layout_d), **of_c
    )
    halves = 2 if _halves(rows, use_2cta_instrs) else 1
    apart: Any = cute.coalesce(Layout((across // halves, halves), (1, columns // halves)))
    return down, across if apart.stride == 1 else apart


def compute_epilogue_tile_size(
    cta_m: int,
    cta_n: int,
    use_2cta_instrs: bool,
    width_d: int,
    width_c: int | None = None,
    *,
    m_major_d: bool = False,
    m_major_c: bool = False,
) -> tuple[int, int]:
    """The rows and columns of the part of a block's tile that is stored at once, as
    `compute_epilogue_tile_shape` chooses them, for elements of D, and C, of so many bits.
    """
    halves = 2 if _halves(cta_m, use_2cta_instrs) else 1
    down = min(cta_m, QUARTER * _WARPS // halves)
    least = [_least_columns(m_major_d, width_d)]
    if width_c is not None:
        least.append(_least_columns(m_major_c, width_c))
    across = min(cta_n, max(_columns_at_once(down, cta_n, width_d, width_c), halves * max(least)))
    return down, across if cta_n % across == 0 else cta_n


def compute_acc_tmem_cols_per_stage(
    cta_tile_m: int,
    cta_tile_n: int,
    use_2cta: bool,
    mma_n: int | None = None,
    transform_a_source_is_tmem: bool = False,
) -> int:
    """Columns of tensor memory for a block's sums of a tile in 32 bits: as many as the tile has,
    half of them where the halves lie in different lanes. N of the instruction and where A comes
    from change nothing.
    """
    return cta_tile_n // 2 if _halves(cta_tile_m, use_2cta) else cta_tile_n


def _columns_at_once(rows: int, columns: int, width_d: int, width_c: int | None) -> int:
    width = max(width_d, width_c or 0)
    if width_c is None:
        return (_ELEMENTS * 2 if width == _NARROW else _ELEMENTS) // rows
    if width == _WORD:
        return 16 if rows > _LEAST_ROWS and columns <= LANES else 32
    return 32 if width == _WORD // 2 and columns <= LANES else 64


def _m_major(layout: LayoutEnum) -> bool:
    return layout is not LayoutEnum.ROW_MAJOR


def _least_columns(m_major: bool, width: int) -> int:
    """Columns of at least 16 bytes, for TMA."""
    return 8 if m_major else _LINE_BITS // width


def _halves(rows: int, use_2cta_instrs: bool) -> bool:
    """Whether a block's D has the two halves of its columns in different lanes."""
    return use_2cta_instrs and rows == _LEAST_ROWS


def _narrow(rows: int, use_2cta_instrs: bool) -> bool:
    """Whether a block's D has half of the lanes."""
    return rows == _LEAST_ROWS and not use_2cta_instrs


def get_smem_store_op(
    layout_d: LayoutEnum, elem_ty_d: NumberClass, elem_ty_acc: NumberClass, tiled_tmem_load: Any
) -> CopyAtom:
    """The atom that stores in shared memory what a thread has loaded from tensor memory by
    `tiled_tmem_load`: `stmatrix` of up to four matrices where a load leaves their fragments in
    registers (sm100_builder.inl), else stores as wide as are provably aligned.
    """
    lanes, bits, repeats, packing = tcgen05.get_tmem_copy_properties(tiled_tmem_load)
    widths, m_major = (elem_ty_d.width, elem_ty_acc.width), layout_d.is_m_major_c()
    load = lanes, bits, packing is tcgen05.Pack.PACK_16b_IN_32b
    op: Any = cute.nvgpu.CopyUniversalOp()
    if (load, widths) in _MATRICES_OF_WORDS and not (m_major and widths == (_WORD, _WORD)):
        op = warp.StMatrix8x8x16bOp(m_major, 4 if repeats > 1 else 2)
    elif (load, widths) == _MATRICES_OF_BYTES and m_major:
        op = warp.StMatrix16x8x8bOp(min(repeats, 4))
    return cute.make_copy_atom(op, elem_ty_d)


# (Lanes, bits of a lane, whether it packs) of a load, and bits of D and of its sums, whose
# registers are fragments of 8x8 matrices, two to a repeat, or of 16x8 bytes, one to a repeat.
_MATRICES_OF_WORDS = (
    ((16, 128, False), (32, 32)),
    ((16, 256, False), (16, 32)),
    ((16, 128, True), (16, 16)),
)
_MATRICES_OF_BYTES = ((16, 256, False), (8, 32))


def get_tmem_load_op(
    cta_tile_shape: tuple[int, int, int],
    layout_d: LayoutEnum,
    elem_ty_d: NumberClass,
    elem_ty_acc: NumberClass,
    epi_tile: Any,
    use_2cta_instrs: bool,
) -> CopyAtom:
    """The atom that loads an epilogue tile (M, N) of sums from tensor memory, in accesses as wide
    as divide N, of the shape that CUTLASS chooses (sm100_builder.inl) for stores of D: a row of a
    thread; for M-major D of at most 16 bits fragments as C of mma.m16n8. Where D has 64 rows of one
    block a warp has 16 lanes: those fragments, for N-major D of 32 bits 128 bits of a row. Sums of
    16 bits are packed. Raises E0434 for an N that no access divides.
    """
    packs = elem_ty_acc.width == _WORD // 2
    kind = _tmem_load(_narrow(cta_tile_shape[0], use_2cta_instrs), layout_d, elem_ty_d, packs)
    halves = 2 if _halves(cta_tile_shape[0], use_2cta_instrs) else 1
    extent: Any = cute.size(epi_tile[1])
    columns, repeats = Access(kind.shape, 1, packs).columns, SHAPES[kind.shape].repeats
    if extent % (columns * halves):
        raise error(
            "E0434",
            f"{kind.__name__} loads {columns} columns, which do not divide an epilogue tile of {extent}",
            user_location(),
            help=f"take a multiple of {columns * halves} columns",
        )
    several = extent // columns // halves
    pack = tcgen05.Pack.PACK_16b_IN_32b if packs else tcgen05.Pack.NONE
    return cute.make_copy_atom(kind(tcgen05.Repetition(min(several & -several, repeats[-1])), pack), elem_ty_acc)


def _tmem_load(narrow: bool, layout_d: LayoutEnum, elem_ty_d: NumberClass, packs: bool) -> Any:
    """The class of the load. A register of packed sums is two of a row: fragments as C of mma.m16n8
    are then those of 16x128b.
    """
    transposed = layout_d is LayoutEnum.COL_MAJOR and elem_ty_d.width <= _WORD // 2
    if packs:
        return tcgen05.Ld16x128bOp if narrow or transposed else tcgen05.Ld32x32bOp
    if transposed:
        return tcgen05.Ld16x256bOp
    if not narrow:
        return tcgen05.Ld32x32bOp
    wide = layout_d is LayoutEnum.ROW_MAJOR and elem_ty_d.width == _WORD
    return tcgen05.Ld16x128bOp if wide else tcgen05.Ld16x256bOp


# Of sm_120.
get_layoutSFA_TV = sm120_helpers.get_layoutSFA_TV
get_layoutSFB_TV = sm120_helpers.get_layoutSFB_TV
get_permutation_mnk = sm120_helpers.get_permutation_mnk
partition_fragment_SFA = sm120_helpers.partition_fragment_SFA
partition_fragment_SFB = sm120_helpers.partition_fragment_SFB
sm120_get_smem_store_op = sm120_helpers.sm120_get_smem_store_op

make_smem_layout_atom = tcgen05.make_smem_layout_atom
tile_to_mma_shape = tcgen05.tile_to_mma_shape


take_loc_ip(globals())
