"""Copies of scale factors from shared to tensor memory (PTX ISA, "tcgen05.cp"), which one thread
gives the tensor core: they are complete before multiplies that the same thread gives it later.

A copy moves chunks of 512 bytes (`cutec.utils.blockscaled_layout`), or two behind each other. A
partition is (((32,16), chunks), 1, 1, 1, …): lane and byte of a chunk, then the chunks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cutec import layout as cl
from cutec.cute.arch.tcgen05 import require_tcgen05
from cutec.cute.nvgpu.common import CopyOp, CtaGroup, UnitAtom
from cutec.cute.nvgpu.election import emit_elected
from cutec.cute.tiled_copy import check_thread
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.tensors.tensor import Tensor, make_tensor
from cutec.ir.attrs import Typed
from cutec.ir.types import I32
from cutec.layout import Layout
from cutec.layout.modes import static_size
from cutec.loc_ip import take_loc_ip
from cutec.records import dataclass
from cutec.target.tensor_memory import LANE_SHIFT, QUARTER

if TYPE_CHECKING:
    from cutec.cute.operands import Int

_BYTES = 16  # of a lane, in a chunk
_LANE = 4 << LANE_SHIFT  # bytes between lanes, as layouts count them
_HALF = 2 * QUARTER * _LANE  # between halves of the lanes
_BYTE = 8  # bits


@dataclass(frozen=True)
class ScaleCopyOp(CopyOp):
    """A copy of scale factors; of a pair of blocks each from its own memory to its own."""

    cta_group: CtaGroup = CtaGroup.ONE

    halves: ClassVar[int] = 1  # of the lanes, that get rows of their own

    def unit_atom(self, value_type: NumberClass, num_bits: int = 0) -> ScaleCopy:
        """The atom. Raises E0411 for elements that are no bytes, E0420 for an arch without it."""
        require_tcgen05(type(self).__name__)
        if value_type.width != _BYTE:
            raise error(
                "E0411",
                f"{type(self).__name__} copies scale factors of 8 bits, not {value_type.name}",
                user_location(),
                help="cute.make_copy_atom(op, cutec.Float8E8M0FNU)",
            )
        return ScaleCopy(self)


class Cp4x32x128bOp(ScaleCopyOp):
    """32 rows of 16 bytes from shared memory to 4 columns of tensor memory, the same in each
    quarter of the lanes.
    """


class Cp2x64x128b0123Op(ScaleCopyOp):
    """64 rows of 16 bytes: the first 32 go to the first two quarters of the lanes, the others to
    the last two. Scale factors of B are so where a pair of blocks multiplies 128 rows.
    """

    halves = 2


class ScaleCopy(UnitAtom):
    """A copy of scale factors; tiled by `make_s2t_copy` it also partitions."""

    def __init__(self, op: ScaleCopyOp):
        self.op = op

    def copy(self, src: Any, dst: Any, **fields: Any) -> None:
        given = [name for name, value in fields.items() if value is not None]
        if given:
            raise error("E0411", f"a copy to tensor memory takes no {given[0]}", user_location(), help="leave it out")
        attrs = {"group": Typed(self.op.cta_group.value, I32), "halves": Typed(self.op.halves, I32)}
        emit_elected(lambda: builder().emit("cute_nvgpu.tmem_copy_scales", [src.ir, dst.ir], (), attrs))

    def prefetch(self, src: Any, cache_policy: Any) -> None:
        raise error("E0404", "a copy to tensor memory has no prefetch", user_location(), help="cute.copy copies it")

    def __str__(self) -> str:
        shape = "32x128b.warpx4" if self.op.halves == 1 else "64x128b.warpx2::01_23"
        return f"tcgen05.cp<{shape}, cta_group::{self.op.cta_group.value}>"

    def tiled(self, tensor: Tensor) -> TiledScaleCopy:
        """The copy that fills a tensor of scale factors in tensor memory."""
        held, halves = _without_copies(tensor.layout, self.op), self.op.halves
        count, chunk = static_size(held), QUARTER * halves * _BYTES
        if count % chunk:
            raise error(
                "E0434",
                f"{count} scale factors of {tensor.layout}, which {type(self.op).__name__} copies by {chunk}",
                user_location(),
                help="give all rows of a tile, in multiples of 128, with 4 scale factors each",
            )
        numbers = cl.left_inverse(held)
        lanes = Layout((QUARTER, halves), (_LANE, _HALF)) if halves > 1 else Layout(QUARTER, _LANE)
        extents = lanes, Layout(_BYTES), Layout(count // chunk, _BYTES)
        return TiledScaleCopy(self.op, [cl.composition(numbers, part) for part in extents], tensor.layout.shape)


class TiledScaleCopy(ScaleCopy):
    """The copy of all scale factors of a tensor in tensor memory, its tile; larger tensors are
    several of them along K. `order`: the numbers of the tile's elements along the lanes, along the
    bytes of a lane, and from chunk to chunk.
    """

    tiler_mn = None  # the tile is the tensor

    def __init__(self, op: ScaleCopyOp, order: list[Layout], shape: Any):
        super().__init__(op)
        self.order = order
        self._shape = shape  # of the tensor in tensor memory

    @property
    def layout_src_tv_tiled(self) -> Layout:
        """(thread, value) to the column-major index of scale factors in shared memory."""
        lanes, bytes_, chunks = self.order
        return cl.make_layout(Layout(1, 0), cl.make_layout(cl.make_layout(lanes, bytes_), chunks))

    @property
    def layout_dst_tv_tiled(self) -> Layout:
        """The same of those in tensor memory, which are there once in each quarter of the lanes, or
        in each of two.
        """
        ((*rows, copies), blocks), *rest = self._shape
        inside, behind = cl.size(tuple(rows)), cl.size((blocks, *rest))
        spread = Layout((inside, behind), (1, inside * cl.size(copies)))
        lanes, bytes_, chunks = [cl.composition(spread, part) for part in self.order]
        return cl.make_layout(Layout(1, 0), cl.make_layout(cl.make_layout(lanes, bytes_), chunks))

    def get_slice(self, thr_idx: Int) -> TiledScaleCopy:
        """The one thread's part: all of it."""
        check_thread(thr_idx, 1, "copy")
        return self

    def partition_S(self, src: Tensor) -> Tensor:
        """Scale factors in shared memory, compact as those in tensor memory; further modes are
        kept.
        """
        modes = [cl.get(src.layout, mode) for mode in range(src.layout.rank)]
        return make_tensor(src.iterator, self._parts(cl.make_layout(*modes[:3]), modes[3:]))

    def partition_D(self, dst: Tensor) -> Tensor:
        """Scale factors in tensor memory."""
        return make_tensor(dst.iterator, self._parts(_without_copies(dst.layout, self.op), []))

    def _parts(self, layout: Layout, behind: list[Layout]) -> Layout:
        one, found = Layout(1, 0), [cl.coalesce(cl.composition(layout, part)) for part in self.order]
        lanes, bytes_, chunks = found
        tile = cl.make_layout(cl.make_layout(lanes, bytes_), chunks)
        held, whole = cl.size(tile), cl.size(layout)
        if whole % held:
            raise error(
                "E0434",
                f"{whole} scale factors of {layout}, which a copy of {held} does not divide",
                user_location(),
                help="tcgen05.make_s2t_copy(atom, tensor) takes the tensor, or one along K",
            )
        tiles = cl.coalesce(cl.composition(layout, Layout(whole // held, held)))
        return cl.make_layout(tile, one, one, tiles, *behind)


def _without_copies(layout: Any, op: ScaleCopyOp) -> Layout:
    """((((rows), copies), blocks), MN, K) without the copies in the quarters of the lanes; of the
    rows of two halves (((rows), 2, copies), …). Raises E0434 for another layout.
    """
    modes = layout.shape[0][0] if isinstance(layout.shape, tuple) and isinstance(layout.shape[0], tuple) else None
    if not isinstance(modes, tuple) or len(modes) != op.halves + 1:
        raise error(
            "E0434",
            f"{type(op).__name__} copies scale factors of {_LAID_OUT[op.halves]}, not {layout}",
            user_location(),
            help="Cp4x32x128bOp fills make_tmem_layout_sfa, Cp2x64x128b0123Op the layout of B of a pair with M 128",
        )
    ((*rows, _), blocks), *rest = layout.shape
    ((*row_steps, _), block_steps), *steps = layout.stride
    several = op.halves > 1
    first, first_steps = (tuple(rows), tuple(row_steps)) if several else (rows[0], row_steps[0])
    return Layout(((first, blocks), *rest), ((first_steps, block_steps), *steps))


_LAID_OUT = {1: "(((rows, 4), blocks), MN, K)", 2: "(((rows, 2, 2), blocks), MN, K)"}


take_loc_ip(globals())
