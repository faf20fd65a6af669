"""Choices of sm_90a kernels that follow from types and layouts: multiplies, tiles of shared memory,
stores of results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec import cute
from cutec.cute.nvgpu import warp, warpgroup
from cutec.cute.nvgpu.common import CopyUniversalOp
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import BFloat16, Float8E4M3FN, Float8E5M2, Float16, Float32, Int8, TFloat32, Uint8
from cutec.layout import Layout, coalesce, flatten_to_tuple
from cutec.loc_ip import take_loc_ip
from cutec.utils.layout_enum import LayoutEnum

if TYPE_CHECKING:
    from cutec.cute.tiled_mma import TiledMma
    from cutec.layout import ComposedLayout

_INSTRUCTION_K_BITS = 256  # of an instruction, for every type (PTX ISA, "wgmma.mma_async")
_SWIZZLES = ((1024, "SW128"), (512, "SW64"), (256, "SW32"))  # bits of a row


def make_trivial_tiled_mma(
    a_dtype: NumberClass,
    b_dtype: NumberClass,
    a_leading_mode: warpgroup.OperandMajorMode,
    b_leading_mode: warpgroup.OperandMajorMode,
    acc_dtype: NumberClass,
    atom_layout_mnk: tuple[int, int, int],
    tiler_mn: tuple[int, int],
    a_source: warpgroup.OperandSource = warpgroup.OperandSource.SMEM,
) -> TiledMma:
    """The warpgroup multiply of M × N = `tiler_mn` for types and major modes, repeated as
    `atom_layout_mnk` says. Raises E0431 for types that no instruction multiplies.
    """
    shape = (*tiler_mn, _INSTRUCTION_K_BITS // a_dtype.width)
    majors = (a_source, a_leading_mode, b_leading_mode)
    if a_dtype in (Float16, BFloat16):
        if a_dtype is not b_dtype:
            raise error(
                "E0431",
                f"no warpgroup multiply of {a_dtype.name} by {b_dtype.name}",
                user_location(),
                help="convert one of them",
            )
        op = warpgroup.MmaF16BF16Op(a_dtype, acc_dtype, shape, *majors)
    elif a_dtype in (Float8E4M3FN, Float8E5M2):
        op = warpgroup.MmaF8Op(a_dtype, b_dtype, acc_dtype, shape, *majors)
    elif a_dtype in (Int8, Uint8):
        op = warpgroup.MmaI8Op(a_dtype, b_dtype, acc_dtype, shape, *majors)
    elif a_dtype in (Float32, TFloat32):
        op = warpgroup.MmaTF32Op(shape, *majors)
    else:
        raise error(
            "E0431",
            f"no warpgroup multiply of {a_dtype.name}",
            user_location(),
            help="f16, bf16, tf32, e4m3, e5m2, s8 and u8 have one",
        )
    return cute.make_tiled_mma(op, atom_layout_mnk)


def get_smem_layout_atom(
    layout: LayoutEnum, element_type: NumberClass, major_mode_size: int
) -> warpgroup.SmemLayoutAtomKind:
    """The tile with the widest swizzle that divides `major_mode_size` elements along the contiguous
    mode.
    """
    bits = major_mode_size * element_type.width
    name = next((name for size, name in _SWIZZLES if bits % size == 0), "INTER")
    return warpgroup.SmemLayoutAtomKind[f"{'K' if layout is LayoutEnum.ROW_MAJOR else 'MN'}_{name}"]


def staged_layout(
    layout: LayoutEnum,
    shape: tuple[int, ...],
    dtype: NumberClass,
    stages: int,
    order: tuple[int, ...] | None = None,
    contiguous: int | None = None,
) -> Any:
    """A swizzled layout of `stages` matrices of a shape, contiguous along the mode that `layout`
    says; a shape of more modes says how many there are itself. `contiguous`: how many elements of
    that mode are neighbours in the tensor (default: all). Raises E0445 for no stage.
    """
    if stages < 1:
        raise error(
            "E0445",
            f"{stages} stages of {shape[0]} x {shape[1]} {dtype.name}",
            user_location(),
            help="if the number follows from the size of shared memory, not even one stage fits: take a smaller tile",
        )
    row_major = layout is LayoutEnum.ROW_MAJOR
    neighbours = contiguous or shape[1 if row_major else 0]
    atom = warpgroup.make_smem_layout_atom(get_smem_layout_atom(layout, dtype, neighbours), dtype)
    target = shape if len(shape) > 2 else (*shape, stages)
    inner = (0, 1) if row_major else (1, 0)
    return cute.tile_to_shape(atom, target, order or (*inner, *range(2, len(target))))


def make_smem_layout_a(
    a_layout: LayoutEnum, mma_tiler_mnk: tuple[int, int, int], a_dtype: NumberClass, num_stages: int
) -> ComposedLayout:
    """Shared memory for A: (M, K, stages)."""
    return staged_layout(a_layout, (mma_tiler_mnk[0], mma_tiler_mnk[2]), a_dtype, num_stages)


def make_smem_layout_b(
    b_layout: LayoutEnum, mma_tiler_mnk: tuple[int, int, int], b_dtype: NumberClass, num_stages: int
) -> ComposedLayout:
    """Shared memory for B: (N, K, stages)."""
    return staged_layout(b_layout, (mma_tiler_mnk[1], mma_tiler_mnk[2]), b_dtype, num_stages)


def make_smem_layout_epi(
    epi_dtype: NumberClass,
    epi_layout: LayoutEnum,
    epi_tile: tuple[int, int],
    epi_stage: int,
    smem_trg_shape: Any = None,
    smem_order: tuple[int, ...] | None = None,
) -> ComposedLayout:
    """Shared memory from which results are stored: (M, N, stages), or of the shape
    `smem_trg_shape`, whose modes behind M and N take the place of the stages.
    """
    shape = tuple(map(cute.size, epi_tile)) if smem_trg_shape is None else tuple(smem_trg_shape)
    major = epi_tile[1 if epi_layout is LayoutEnum.ROW_MAJOR else 0]
    contiguous: Any = flatten_to_tuple(coalesce(major).shape)[0] if isinstance(major, Layout) else None
    return staged_layout(epi_layout, shape, epi_dtype, epi_stage, smem_order, contiguous)


def compute_tile_shape_or_override(
    tile_shape_mnk: tuple[int, int, int],
    element_type: NumberClass,
    is_cooperative: bool = False,
    epi_tile_override: tuple[int, int] | None = None,
) -> tuple[int, int]:
    """The part (M, N) of a tile that is stored at once: rows of one warpgroup, or of two that
    cooperate.
    """
    if epi_tile_override is not None:
        return epi_tile_override
    rows = 128 if is_cooperative else 64
    columns = 64 if element_type.width == 8 and not is_cooperative else 32
    return min(rows, tile_shape_mnk[0]), min(columns, tile_shape_mnk[1])


def sm90_get_smem_store_op(layout_d: LayoutEnum, elem_ty_d: NumberClass, elem_ty_acc: NumberClass) -> Any:
    """The copy atom that takes results from registers to shared memory: `stmatrix` for elements of
    16 bits, else plain stores.
    """
    if elem_ty_d.width == 16 and elem_ty_acc.width in (16, 32):
        return cute.make_copy_atom(warp.StMatrix8x8x16bOp(layout_d.is_m_major_c(), 4), elem_ty_d)
    return cute.make_copy_atom(CopyUniversalOp(), elem_ty_d)


get_smem_store_op = sm90_get_smem_store_op


# Their names in `utils`.
sm90_get_smem_layout_atom = get_smem_layout_atom
sm90_make_trivial_tiled_mma = make_trivial_tiled_mma


take_loc_ip(globals())
