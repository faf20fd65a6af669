"""Tiled copies: copy atoms repeated over threads and values, and the partition of a tensor among
the threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cutec import layout as cl
from cutec.cute.arch.common import threads_of_block
from cutec.cute.atoms import CopyAtom, Table, emitted
from cutec.cute.nvgpu.common import UnitAtom
from cutec.cute.tuples import check_static
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.flow.flatten import NodeHandler, register
from cutec.frontend.numbers.numeric import Numeric
from cutec.frontend.tensors.layouts import apply, as_value
from cutec.frontend.tensors.tensor import Tensor, derived, with_layout
from cutec.ir.core import Op, Value
from cutec.layout import ComposedLayout, Layout, LayoutError
from cutec.layout.tiled import CopyTiling, cotiled
from cutec.loc_ip import take_loc_ip
from cutec.ops.cute.atom_types import make_tiled_copy as tiled_payload

if TYPE_CHECKING:
    from cutec.cute.operands import AnyLayout, Int, Tiler

_LARGE = 2**18  # strides beyond which offsets inside a tile may need more than 32 bits


def sliced(tensor: Tensor, name: str, tiled: Any, index: Any, **attrs: Any) -> Tensor:
    """The part of a tensor that belongs to thread `index` of a tiled operation; a layout operation
    gives it as (layout, offset).
    """
    affine = tensor.layout.outer if isinstance(tensor.layout, ComposedLayout) else tensor.layout
    strides = [d for d in cl.flatten_to_tuple(affine.stride) if isinstance(d, int)]
    index = tensor.wide(index) if max(strides, default=0) >= _LARGE else index
    return derived(tensor, lambda whole: whole.part(*apply(name, whole.mapping, tiled, index, **attrs)))


class TiledCopy(CopyAtom):
    """An atom spread over threads and values: `layout_tv_tiled` maps (thread, value) to a position
    in the tile `tiler_mn`. `cute.size` of it is the number of threads.
    """

    unit: UnitAtom | None = None  # the atom that copies, where threads only have the parts

    def __init__(self, atom: CopyAtom | UnitAtom, layout_tv: Layout, tiler_mn: Any):
        parts: Any = CopyAtom(*atom.by_threads(), {}) if isinstance(atom, UnitAtom) else atom
        vars(self).update(vars(parts), _fields=dict(parts.fields), _value=None)
        if isinstance(atom, UnitAtom):
            self.unit = atom
        try:
            self.payload = tiled_payload(parts.payload.atom, layout_tv, tiler_mn)
        except LayoutError as err:
            raise error(
                "E0434",
                str(err),
                user_location(),
                help="threads and values of the layout have to be multiples of the atom's",
            ) from None
        self.layout_tv_tiled = layout_tv

    @property
    def tiler_mn(self) -> tuple[Layout, ...]:
        """The tile, as a layout for each of its modes: `cute.size(tiler_mn[0])` rows."""
        tiler = self.payload.tiler
        return as_layouts(tiler if isinstance(tiler, (tuple, list)) else (tiler,))

    @property
    def tiling(self) -> CopyTiling:
        """The layouts that follow from the arrangement."""
        return self.payload.tiling

    @property
    def size(self) -> int:
        """The number of threads that take part."""
        threads = cl.size(self.layout_tv_tiled, 0)
        assert isinstance(threads, int)
        return threads

    @property
    def layout_src_tv_tiled(self) -> Layout:
        """(thread, value) to the tile's column-major index, as values are read."""
        return self.tiling.side_tv(self.tiling.source)

    @property
    def layout_dst_tv_tiled(self) -> Layout:
        """(thread, value) to the tile's column-major index, as values are written."""
        return self.tiling.side_tv(self.tiling.target)

    def _table(self) -> Table:
        tiler = ",".join(map(str, self.tiler_mn))
        return {"Tiled Copy": {"Tiler MN": f"({tiler})", "TV Layout tiled": self.layout_tv_tiled}, **super()._table()}

    def _made(self) -> Value:
        tiler = as_value(self.payload.tiler, ("shape",))
        return emitted("cute.make_tiled_copy", [super()._made(), as_value(self.layout_tv_tiled), tiler])

    def get_slice(self, thr_idx: Int) -> ThrCopy:
        """The part of one thread. Raises E0404 for anything but an index, E0434 for an index that
        no thread has.
        """
        check_thread(thr_idx, self.size, "copy")
        return ThrCopy(self, thr_idx)

    def retile(self, tensor: Tensor) -> Tensor:
        """Registers that another tiled operation laid out, in the shape of this copy's
        partitions.
        """
        return with_layout(tensor, lambda layout: apply("retile", layout, self))


class ThrCopy(TiledCopy):
    """One thread's part of a tiled copy."""

    def __init__(self, tiled: TiledCopy, thr_idx: Int):
        vars(self).update(vars(tiled))
        self.tiled = tiled
        self.thr_idx = thr_idx

    @property
    def ir(self) -> Value:
        return self.tiled.ir

    def partition_S(self, src: Tensor) -> Tensor:
        """The part of a source that this thread reads, of shape ((atom values, atoms), rest
        modes…).
        """
        return sliced(src, "partition_s", self.tiled, self.thr_idx)

    def partition_D(self, dst: Tensor) -> Tensor:
        """The part of a destination that this thread writes, with as many atoms as in
        `partition_S`.
        """
        return sliced(dst, "partition_d", self.tiled, self.thr_idx)


def as_layouts(modes: Sequence[Any]) -> tuple[Any, ...]:
    """The modes of a tile as layouts; None stays."""
    return tuple(
        [mode if mode is None else check_static(mode) if isinstance(mode, Layout) else Layout(mode) for mode in modes]
    )


def check_thread(index: Any, size: int, what: str) -> None:
    """Refuse anything but an integer (E0404), an index that none of `size` threads has, and the
    thread's own index if the arrangement has more threads than the block (E0434).
    """
    if isinstance(index, (tuple, list)):
        raise error(
            "E0404",
            f"get_slice takes one index, not {len(index)}",
            user_location(),
            help="tid, _, _ = cute.arch.thread_idx()",
        )
    number = index.python if isinstance(index, Numeric) and index.is_static else index
    if isinstance(number, int) and not 0 <= number < size:
        raise error(
            "E0434",
            f"thread {number} of a tiled {what} of {size} threads",
            user_location(),
            help=f"threads are 0 to {size - 1}",
        )
    block = threads_of_block()
    if block is not None and size > block and _is_thread_idx(index):
        raise error(
            "E0434",
            f"a tiled {what} of {size} threads in a block of {block}",
            user_location(),
            help=f"launch with block={size}, or lay {block} threads out",
        )


def _is_thread_idx(index: Any) -> bool:
    """Whether a number is the thread's index in a block of one dimension."""
    op = index.ir.owner if isinstance(index, Numeric) and not index.is_static else None
    return isinstance(op, Op) and op.name == "nvvm.read.ptx.sreg.tid.x"


def make_layout_tv(thr_layout: AnyLayout, val_layout: AnyLayout) -> tuple[Any, Layout]:
    """The tile shape and the thread-value layout of threads and values laid out over (M, N)."""
    return apply("make_layout_tv", thr_layout, val_layout)


def make_tiled_copy_tv(atom: CopyAtom, thr_layout: Layout, val_layout: Layout) -> TiledCopy:
    """A tiled copy of threads laid out as `thr_layout`, each with values laid out as
    `val_layout`.
    """
    for layout in (thr_layout, val_layout):
        if isinstance(layout, (int, tuple, list)):
            raise error(
                "E0410",
                f"make_tiled_copy_tv takes layouts of threads and of values, not {layout}",
                user_location(),
                help="cute.make_layout((32, 4), stride=(4, 1))",
            )
    tiler, layout_tv = cl.make_layout_tv(check_static(thr_layout), check_static(val_layout))
    return TiledCopy(atom, layout_tv, tiler)


def make_tiled_copy(atom: CopyAtom, layout_tv: Layout, tiler_mn: Tiler) -> TiledCopy:
    """A tiled copy of a thread-value layout over a tile."""
    return TiledCopy(atom, layout_tv, tiler_mn)


def make_tiled_copy_S(atom: CopyAtom, tiled_copy: TiledCopy) -> TiledCopy:
    """A tiled copy in which each thread has the values that it reads in another one."""
    return TiledCopy(atom, tiled_copy.layout_src_tv_tiled, tiled_copy.tiler_mn)


def make_tiled_copy_D(atom: CopyAtom, tiled_copy: TiledCopy) -> TiledCopy:
    """A tiled copy in which each thread has the values that it writes in another one."""
    return TiledCopy(atom, tiled_copy.layout_dst_tv_tiled, tiled_copy.tiler_mn)


def make_cotiled_copy(atom: CopyAtom, atom_layout_tv: Layout, data_layout: Layout) -> TiledCopy:
    """The tiled copy in which each (thread, value) has the element at the offset that
    `atom_layout_tv` gives in data of a static layout.
    """
    return TiledCopy(atom, *cotiled(atom_layout_tv, data_layout))


class _ThreadHandler(NodeHandler):
    """The slice of a thread: the tiled operation and the thread's index."""

    def decompose(self, obj: Any) -> tuple[Sequence[Any], Any, Sequence[str]]:
        return [obj.tiled, obj.thr_idx], None, [".tiled", ".thr_idx"]

    def build(self, tag: type, aux: Any, parts: list[Any]) -> Any:
        return tag(*parts)


THREAD_HANDLER = _ThreadHandler()
register(ThrCopy, THREAD_HANDLER)


take_loc_ip(globals())
