"""Helpers for multiplies with scales of blocks on sm_120: the order of N, layouts of scales in
shared memory, and each thread's scales in registers. Their public names are in
`utils.blackwell_helpers` and `utils.blockscaled_layout`.

Scales lie in chunks of 128 rows and 4 blocks along K, 512 bytes, as those of sm_100
(`utils.blockscaled_layout`). The layouts agree with CUTLASS's (sm120_blockscaled_mma_builder.inl,
sm120_blockscaled_mma_tma.hpp).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec import cute
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.layout import Layout
from cutec.layout.tiled import MmaTiling
from cutec.loc_ip import take_loc_ip
from cutec.utils.layout_enum import LayoutEnum

if TYPE_CHECKING:
    from cutec.cute.atoms import CopyAtom
    from cutec.cute.tiled_mma import ThrMma, TiledMma
    from cutec.frontend.tensors.tensor import Tensor

_ROWS, _BLOCKS, _CHUNK = 128, 4, 512  # of a chunk of scales; its bytes
# Threads of a quad take neighbouring tiles of 8 columns from 32: 0, 16, 8, 24.
_COLUMNS = {8: Layout(8), 16: Layout((8, 2), (1, 8)), 32: Layout((8, 2, 2), (1, 16, 8))}


def get_permutation_mnk(
    tile_shape_mnk: tuple[int, int, int], sf_vec_size: int, use_mxf8f6f4: bool = False
) -> tuple[int, Layout, int]:
    """The permutation of M, N and K for multiplies with scales: 128 rows, 32 columns of which the
    middle tiles of 8 change places, K of one instruction (32 if elements have bytes, else 64).
    Raises E0434 for a tile of less than 8 columns.
    """
    m, n, _ = tile_shape_mnk
    columns = next((layout for extent, layout in reversed(_COLUMNS.items()) if extent <= n), None)
    if columns is None:
        raise error("E0434", f"a tile of {n} columns", user_location(), help="take 8 columns, 16, or 32 and more")
    return min(m, _ROWS), columns, 32 if use_mxf8f6f4 else 64


def sm120_make_smem_layout_sfa(
    tiled_mma: TiledMma, tile_shape_mnk: tuple[int, int, int], sf_vec_size: int, num_stages: int
) -> Layout:
    """Shared memory for the scales of A: (M, K, stages) to the byte, those of a block the same.
    Raises E0434 for rows or blocks that are no whole chunks.
    """
    return _staged(tiled_mma, tile_shape_mnk[0], tile_shape_mnk[2], sf_vec_size, num_stages)


def sm120_make_smem_layout_sfb(
    tiled_mma: TiledMma, tile_shape_mnk: tuple[int, int, int], sf_vec_size: int, num_stages: int
) -> Layout:
    """The same for B: (N, K, stages), with at least a whole chunk of rows."""
    return _staged(tiled_mma, max(tile_shape_mnk[1], _ROWS), tile_shape_mnk[2], sf_vec_size, num_stages)


def _staged(tiled_mma: TiledMma, rows: int, k: int, vector: int, stages: int) -> Layout:
    chunks, blocks = rows // _ROWS, tiled_mma.shape_mnk[2] // vector
    if rows % _ROWS or k % (vector * _BLOCKS):
        raise error(
            "E0434",
            f"scales of {rows} rows and {k} elements along K are no whole chunks",
            user_location(),
            help=f"take multiples of {_ROWS} rows and of {vector * _BLOCKS} elements along K",
        )
    along_k = k // vector // _BLOCKS
    shape = (32, 4, chunks), ((vector, blocks), _BLOCKS // blocks, along_k), stages
    stride = (16, 4, _CHUNK), ((0, 1), blocks, chunks * _CHUNK), along_k * chunks * _CHUNK
    return Layout(shape, stride)


def _tiling(tiled_mma: TiledMma) -> MmaTiling:
    """The arrangement of a multiply, with the layouts of its scales in the place of A's and B's.
    Raises E0434 for a multiply without scales.
    """
    tiling, scaling = tiled_mma.tiling, tiled_mma.row.scaling
    if scaling is None:
        raise error(
            "E0434",
            f"{tiled_mma.row.name} has no scales",
            user_location(),
            help="nvgpu.warp.MmaMXF4NVF4Op, MmaMXF4Op, MmaMXF8Op and MmaMXF8F6F4Op have them",
        )
    return tiling._replace(tv=(scaling.layout("A"), scaling.layout("B"), tiling.tv[2]))


def get_layoutSFA_TV(tiled_mma: TiledMma) -> Layout:
    """(thread, value) to the column-major index (m, k) of the scale of A that it holds."""
    return _tiling(tiled_mma).operand_tv("A")


def get_layoutSFB_TV(tiled_mma: TiledMma) -> Layout:
    """(thread, value) to the column-major index (n, k) of the scale of B that it holds."""
    return _tiling(tiled_mma).operand_tv("B")


def partition_fragment_SFA(sfa_tensor: Tensor, thr_mma: ThrMma, tidx: Any) -> Tensor:
    """Registers for a thread's scales of A, (values, M, K): of the tensor's type, a value for each
    element along K, those of a block the same.
    """
    return _fragment(sfa_tensor, thr_mma, "A")


def partition_fragment_SFB(sfb_tensor: Tensor, thr_mma: ThrMma, tidx: Any) -> Tensor:
    """Registers for a thread's scales of B, (values, N, K)."""
    return _fragment(sfb_tensor, thr_mma, "B")


def _fragment(scales: Tensor, thr_mma: ThrMma, operand: str) -> Tensor:
    part, _ = _tiling(thr_mma).partition(scales.layout, operand, 0)
    return cute.make_fragment_like(part, scales.element_type)


def sm120_get_smem_store_op(layout_d: LayoutEnum, elem_ty_d: NumberClass, elem_ty_acc: NumberClass) -> CopyAtom:
    """The copy atom that takes results from registers to shared memory: `stmatrix` of two matrices
    for elements of 16 bits, else plain stores.
    """
    if elem_ty_d.width == 16:
        return cute.make_copy_atom(cute.nvgpu.warp.StMatrix8x8x16bOp(layout_d.is_m_major_c(), 2), elem_ty_d)
    return cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), elem_ty_d)


take_loc_ip(globals())
