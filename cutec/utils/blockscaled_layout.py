"""`cutec.utils.blockscaled_layout`: layouts of the scale factors of block-scaled multiplies
(sm_100a, sm_120a), in global, shared and tensor memory.

A scale factor, a byte, is for `sf_vec_size` neighbours along K of one row of A or of B. A *chunk*
is the scale factors of 128 rows and 4 blocks along K, 512 bytes. Row r = 32 j + i has its four at
byte 16 i + 4 j:

    ((32,4),(16,4)):((16,4),(0,1))      (row, k) → byte; the 16 elements of a block have one

Chunks follow each other along K, then along M or N. `tcgen05.cp.32x128b.warpx4` copies a chunk from
shared to 4 columns of tensor memory, the same in each quarter of the lanes.

Source: PTX ISA, "Block Scaling for tcgen05.mma" (layouts of scale factors); the layouts agree with
CUTLASS's (sm100_blockscaled_layout.hpp, mma_traits_sm100_frag.hpp).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec import cute, layout as cl
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.layout import Layout
from cutec.loc_ip import take_loc_ip
from cutec.records import dataclass
from cutec.target.tensor_memory import LANE_SHIFT, LANES, QUARTER
from cutec.utils import sm120_helpers

if TYPE_CHECKING:
    from cutec.cute.tiled_mma import TiledMma

_ROWS, _BLOCKS = 128, 4  # of a chunk
_WORD = 4  # scale factors of a column of tensor memory
_QUARTERS = 4


@dataclass(frozen=True)
class BlockScaledBasicChunk:
    """A chunk of scale factors for blocks of `sf_vec_size` elements. `major_mode`: the mode that
    comes second, K of (row, k), or first, MN of (k, row).
    """

    sf_vec_size: int
    major_mode: Any = cute.nvgpu.OperandMajorMode.K

    @property
    def layout(self) -> Layout:
        """(row, k) to the byte; MN-major (k, row)."""
        rows, blocks = Layout((QUARTER, 4), (16, 4)), Layout((self.sf_vec_size, _BLOCKS), (0, 1))
        modes = (rows, blocks) if self.major_mode is cute.nvgpu.OperandMajorMode.K else (blocks, rows)
        return cl.make_layout(*modes)


def tile_atom_to_shape_SF(Shape: tuple[Any, ...], sf_vec_size: int) -> Any:
    """The layout of the scale factors of a tensor (M or N, K, L): (((32,4), chunks), ((vec, 4),
    chunks), L), whole chunks, those along K next to each other. The tensor's extents are rounded up
    to whole chunks.
    """
    return cute.tile_to_shape(BlockScaledBasicChunk(sf_vec_size).layout, Shape, (2, 1, 3))


def make_smem_layout_sf(tile_shape: tuple[int, int], sf_vec_size: int, num_stages: int) -> Any:
    """Shared memory for the scale factors of a tile (rows, K): (((32,4), chunks), ((vec, 4),
    chunks), stages), whole chunks, those along K next to each other.
    """
    stage = cute.tile_to_shape(BlockScaledBasicChunk(sf_vec_size).layout, tuple(tile_shape), (2, 1))
    return cute.append(stage, cute.make_layout(num_stages, stride=cute.cosize(stage)))


def make_smem_layout_sfa(
    tiled_mma: TiledMma, mma_tiler_mnk: tuple[int, int, int], sf_vec_size: int, num_stages: int
) -> Layout:
    """Shared memory for a block's scale factors of A: ((rows, (vec, blocks)) of an instruction, 1,
    K, stages). Raises E0434 for rows or blocks that are no whole chunks, E0445 for no stage.
    """
    blocks: Any = cl.size(tiled_mma.thr_id)
    return _in_shared_memory(tiled_mma, mma_tiler_mnk[0] // blocks, mma_tiler_mnk[2], sf_vec_size, num_stages)


def make_smem_layout_sfb(
    tiled_mma: TiledMma, mma_tiler_mnk: tuple[int, int, int], sf_vec_size: int, num_stages: int
) -> Layout:
    """The same for B, whose scale factors each block of a pair has for all of N, rounded up to
    whole chunks. Raises E0434 for blocks that are no whole chunks.
    """
    columns = -(-mma_tiler_mnk[1] // _ROWS) * _ROWS
    return _in_shared_memory(tiled_mma, columns, mma_tiler_mnk[2], sf_vec_size, num_stages)


def _in_shared_memory(tiled_mma: TiledMma, rows: int, k: int, vec: int, stages: int) -> Layout:
    scaling = getattr(tiled_mma.row, "scaling", None)
    if scaling is not None and scaling.vector != vec:
        raise error(
            "E0434",
            f"a scale factor for {vec} elements of K, where {tiled_mma.row.name} has one for {scaling.vector}",
            user_location(),
            help=f"sf_vec_size is the multiply's: {scaling.vector}",
        )
    if stages < 1:
        raise error("E0445", f"{stages} stages of shared memory", user_location(), help="take one, or a smaller tile")
    per_instruction, all_blocks = tiled_mma.shape_mnk[2] // vec, k // vec
    if rows % _ROWS or all_blocks % _BLOCKS or _BLOCKS % per_instruction:
        raise error(
            "E0434",
            f"scale factors of {rows} rows and {all_blocks} blocks along K, {per_instruction} for an instruction",
            user_location(),
            help=f"take multiples of {_ROWS} rows and of {_BLOCKS * vec} elements along K",
        )
    chunk = _ROWS * _BLOCKS
    column = rows // _ROWS * chunk  # bytes of all rows
    shape = (
        (((QUARTER, 4), rows // _ROWS), (vec, per_instruction)),
        1,
        (_BLOCKS // per_instruction, all_blocks // _BLOCKS),
    )
    stride = ((((16, 4), chunk), (0, 1)), 0, (per_instruction, column))
    return Layout((*shape, stages), (*stride, all_blocks // _BLOCKS * column))


def make_tmem_layout_sfa(
    tiled_mma: TiledMma, mma_tiler_mnk: tuple[int, int, int], sf_vec_size: int, smem_layout: Layout
) -> Layout:
    """Tensor memory for the scale factors of A that one stage of shared memory has:
    ((((32, rows/32), 4), (vec, blocks)) of an instruction, 1, K), counted in bytes of columns. Row
    32 j + i is in lane i of each quarter, 4 scale factors to a column, the rows 32 below in the
    next one.
    """
    return _in_tensor_memory(smem_layout)


def make_tmem_layout_sfb(
    tiled_mma: TiledMma, mma_tiler_mnk: tuple[int, int, int], sf_vec_size: int, smem_layout: Layout
) -> Layout:
    """The same for B. Where a pair of blocks multiplies 128 rows, the first half of the rows is in
    the first two quarters and the second half in the others, twice each: ((((32, rows/64), 2, 2),
    (vec, blocks)), 1, K). `Cp2x64x128b0123Op` copies them. Raises E0434 for halves that are no
    multiples of 64 rows: the second one would not be where the instruction reads it.
    """
    halves = cl.size(tiled_mma.thr_id) == 2 and tiled_mma.shape_mnk[0] == _ROWS
    if halves and tiled_mma.shape_mnk[1] % _ROWS:
        raise error(
            "E0434",
            f"{tiled_mma.row.name} reads the second half of B's scale factors in other lanes than those that are"
            f" filled up to {_ROWS} rows have",
            user_location(),
            help=f"take an N that is a multiple of {_ROWS}, 256 rows for a pair of blocks, or one block",
        )
    return _in_tensor_memory(smem_layout, halves)


def _in_tensor_memory(smem: Layout, halves: bool = False) -> Layout:
    """Lanes first, then bytes of columns, then laid out in tensor memory."""
    tile, *rest = smem.shape
    (rows, (vec, blocks)) = tile
    several: Any = cl.size(rows)
    word = LANES * _WORD
    places = (
        (((QUARTER, several // QUARTER // 2), 2, 2), ((1, word), 2 * QUARTER, QUARTER))
        if halves
        else (((QUARTER, several // QUARTER), _QUARTERS), ((1, word), QUARTER))
    )
    first = Layout((places[0], (vec, blocks)), (places[1], (0, LANES)))
    whole = cl.tiled_product(first, Layout(tuple(rest)))
    lanes_and_bytes = Layout((LANES, 1 << 14), (_WORD << LANE_SHIFT, 1))
    return cl.composition(lanes_and_bytes, whole)


# Of sm_120.
sm120_make_smem_layout_sfa = sm120_helpers.sm120_make_smem_layout_sfa
sm120_make_smem_layout_sfb = sm120_helpers.sm120_make_smem_layout_sfb


take_loc_ip(globals())
