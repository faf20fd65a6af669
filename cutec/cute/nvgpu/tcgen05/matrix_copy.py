"""Copies of matrices from shared to tensor memory (PTX ISA, "tcgen05.cp"), which one thread gives
the tensor core: rows of A, metadata, any words. They are complete before multiplies that the same
thread gives it later.

    atom = cute.make_copy_atom(tcgen05.Cp128x256bOp(), cutec.Float16)
    copy = tcgen05.make_s2t_copy(atom, tA)           # tA: (128, 16) in tensor memory, say
    mine = copy.get_slice(0)
    cute.copy(copy, mine.partition_S(sA), mine.partition_D(tA))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cutec import layout as cl
from cutec.cute.arch.tcgen05 import require_tcgen05
from cutec.cute.nvgpu.common import CopyOp, CtaGroup, UnitAtom
from cutec.cute.nvgpu.election import emit_elected
from cutec.cute.nvgpu.tcgen05.scale_copy import ScaleCopy, TiledScaleCopy
from cutec.cute.tiled_copy import check_thread
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.tensors.pointers import AddressSpace
from cutec.frontend.tensors.tensor import Tensor, make_tensor
from cutec.ir.attrs import Typed
from cutec.ir.types import I32
from cutec.layout import ComposedLayout, Layout, LayoutError
from cutec.layout.modes import static_size
from cutec.layout.tiled import CopyTiling, cotiled
from cutec.loc_ip import take_loc_ip
from cutec.records import dataclass
from cutec.target.tensor_memory import WORD, copied_elements

if TYPE_CHECKING:
    from cutec.cute.operands import Int

_LEAST = 4  # bits of an element


@dataclass(frozen=True)
class MatrixCopyOp(CopyOp):
    """A copy of rows; of a pair of blocks each from its own memory to its own."""

    cta_group: CtaGroup = CtaGroup.ONE

    shape: ClassVar[str]
    quarters: ClassVar[str] = ""

    def unit_atom(self, value_type: NumberClass, num_bits: int = 0) -> MatrixCopy:
        """The atom. Raises E0411 for elements that do not fill columns of 32 bits, E0420 for an
        arch without it.
        """
        require_tcgen05(type(self).__name__)
        if WORD % value_type.width or value_type.width < _LEAST:
            raise error(
                "E0411",
                f"{type(self).__name__} copies columns of {WORD} bits, not elements of {value_type.width}",
                user_location(),
                help="take elements of 4, 8, 16 or 32 bits: recast both tensors",
            )
        return MatrixCopy(self, value_type)


class Cp128x256bOp(MatrixCopyOp):
    """128 rows of 32 bytes to 8 columns."""

    shape = "128x256b"


class Cp128x128bOp(MatrixCopyOp):
    """128 rows of 16 bytes to 4 columns."""

    shape = "128x128b"


class Cp4x256bOp(MatrixCopyOp):
    """4 rows of 32 bytes to 8 columns of the first lane of each quarter."""

    shape = "4x256b"


class Cp2x64x128b0213Op(MatrixCopyOp):
    """64 rows of 16 bytes to 4 columns of lanes 0 to 63, and once more of lanes 64 to 127: as A of
    a pair of blocks that multiplies 128 rows is there. The second mode of a source along the lanes
    has a stride of 0.
    """

    shape = "64x128b"
    quarters = "warpx2::02_13"


class MatrixCopy(UnitAtom):
    """A copy of rows; tiled by `make_s2t_copy` it also partitions."""

    def __init__(self, op: MatrixCopyOp, dtype: NumberClass):
        self.op, self.dtype = op, dtype

    def copy(self, src: Any, dst: Any, **fields: Any) -> None:
        given = [name for name, value in fields.items() if value is not None]
        if given:
            raise error("E0411", f"a copy to tensor memory takes no {given[0]}", user_location(), help="leave it out")
        attrs: dict[str, Any] = {"group": Typed(self.op.cta_group.value, I32), "shape": self.op.shape}
        attrs |= {"quarters": self.op.quarters} if self.op.quarters else {}
        emit_elected(lambda: builder().emit("cute_nvgpu.tmem_copy_matrix", [src.ir, dst.ir], (), attrs))

    def prefetch(self, src: Any, cache_policy: Any) -> None:
        raise error("E0404", "a copy to tensor memory has no prefetch", user_location(), help="cute.copy copies it")

    def tiled(self, tensor: Tensor) -> TiledMatrixCopy:
        """The copy that fills a tensor in tensor memory. Raises E0434 for one that lacks what the
        copy writes.
        """
        whole = copied_elements(self.op.shape, self.op.quarters, self.dtype.width)
        try:
            tv, tiler = cotiled(Layout((1, whole.shape), (0, whole.stride)), tensor.layout)
        except LayoutError as err:
            help = "slice the tensor to (rows, columns) that the copy covers"
            raise error("E0434", str(err), user_location(), help=help) from None
        return TiledMatrixCopy(self.op, self.dtype, tv, tiler)

    def __str__(self) -> str:
        shape = ".".join(filter(None, (self.op.shape, self.op.quarters)))
        return f"tcgen05.cp<{shape}, cta_group::{self.op.cta_group.value}>"


class TiledMatrixCopy(MatrixCopy):
    """The copy of a tile of a tensor in tensor memory, `tiler_mn`; larger tensors are several."""

    def __init__(self, op: MatrixCopyOp, dtype: NumberClass, tv: Layout, tiler: Any):
        super().__init__(op, dtype)
        one = Layout((1, static_size(tv, 1)), (0, 1))
        self.tiler_mn = tiler
        self._tiling = CopyTiling(one, one, one, tv, tiler)
        self.layout_src_tv_tiled = self.layout_dst_tv_tiled = tv

    def get_slice(self, thr_idx: Int) -> TiledMatrixCopy:
        """The one thread's part: all of it."""
        check_thread(thr_idx, 1, "copy")
        return self

    def partition_S(self, src: Tensor) -> Tensor:
        """The tiles of a source in shared memory: ((elements, 1), rest modes…)."""
        return self._part(src)

    def partition_D(self, dst: Tensor) -> Tensor:
        """The tiles of a target in tensor memory."""
        return self._part(dst)

    def _part(self, tensor: Tensor) -> Tensor:
        layout = tensor.layout
        plain = layout.outer if isinstance(layout, ComposedLayout) else layout
        part: Any = self._tiling.partition(plain, self._tiling.source, 0)[0]
        if isinstance(layout, ComposedLayout):
            part = cl.make_composed_layout(layout.inner, layout.offset, part)
        return make_tensor(tensor.iterator, part)


def make_s2t_copy(atom: Any, tmem_tensor: Tensor) -> TiledScaleCopy | TiledMatrixCopy:
    """The copy that fills a tensor in tensor memory from shared memory. One of scale factors, as
    `make_tmem_layout_sfa` lays them out, goes without modes of stride 0. Raises E0404 for another
    atom or tensor, E0434 for one that whole copies do not fill.
    """
    tensor: Any = tmem_tensor
    known = isinstance(atom, (ScaleCopy, MatrixCopy))
    if not known or not isinstance(tensor, Tensor) or tensor.memspace is not AddressSpace.tmem:
        raise error(
            "E0404",
            f"make_s2t_copy takes an atom of tcgen05.Cp… and a tensor in tensor memory, not {atom!r}",
            user_location(),
            help="cute.make_copy_atom(tcgen05.Cp4x32x128bOp(cta_group), sf_dtype)",
        )
    return atom.tiled(tensor)


def get_s2t_smem_desc_tensor(atom: ScaleCopy | MatrixCopy, smem_tensor: Tensor) -> Tensor:
    """The source of a copy to tensor memory: the tensor, whose descriptors follow from its layout
    where it is copied.
    """
    return smem_tensor


take_loc_ip(globals())
