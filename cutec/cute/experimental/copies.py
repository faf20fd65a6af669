"""Partitions of tiles among threads, and copies that leave out what is outside of a tensor."""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, Any

from cutec.cute.algebra import composition, elem_less, size, zipped_divide
from cutec.cute.copying import copy as copy_by_atom
from cutec.cute.tuples import append_ones
from cutec.frontend.numbers.numeric import Boolean, Numeric
from cutec.frontend.tensors.layouts import is_dynamic
from cutec.frontend.tensors.pointers import AddressSpace
from cutec.frontend.tensors.tensor import Tensor, made_again, make_identity_tensor, make_rmem_tensor, source_of
from cutec.layout import ScaledBasis, flatten_to_tuple
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.atoms import CopyAtom
    from cutec.cute.nvgpu.common import UnitAtom
    from cutec.cute.operands import Int, Tiler
    from cutec.cute.tiled_copy import ThrCopy
    from cutec.layout import Layout


def partition(tensor: Tensor, thread: Int, *, layout_tv: Layout, tiler: Tiler | None) -> Tensor:
    """The part of a thread: (values, tiles). The tensor is cut into tiles of `tiler` (None: it is
    one tile), and `layout_tv` maps (thread, value) to the column-major index in a tile.
    """
    if tiler is None:
        return append_ones(composition(tensor, layout_tv)[thread, None])
    by_thread = composition(zipped_divide(tensor, tiler), (layout_tv, None))
    return by_thread[(thread, None), None]


def copy(src: Tensor, dst: Tensor, *, copy_atom: CopyAtom | UnitAtom) -> None:
    """Copy by an atom, as `cute.copy`. Of a part of a tensor in global memory only the elements
    inside of that tensor are read or written: the others of `dst` stay as they are. Raises what
    `cute.copy` raises.
    """
    inside = [pred for side in (src, dst) if (pred := _inside(side, copy_atom)) is not None]
    if len(inside) == 2:
        both = make_rmem_tensor(max(map(size, inside)), Boolean)
        for i in range(size(both)):
            parts = [pred[i // (size(both) // size(pred))] for pred in inside]
            both[i] = parts[0] & parts[1]
        inside = [both]
    copy_by_atom(copy_atom, src, dst, **({"pred": inside[0]} if inside else {}))


def partition_and_copy(thr_copy: ThrCopy, src: Tensor, dst: Tensor) -> None:
    """Copy between a tile and registers of a thread: the tile is partitioned, the registers are
    the thread's already, in the order of the copy's values. Of two tiles both are partitioned.
    """
    parts = [
        side if side.memspace is AddressSpace.rmem else cut(side)
        for side, cut in ((src, thr_copy.partition_S), (dst, thr_copy.partition_D))
    ]
    copy(*parts, copy_atom=thr_copy)


def _inside(part: Tensor, atom: Any) -> Tensor | None:
    """A predicate for each run of elements: whether it is inside of the tensor that `part` is of.
    None: there is no such tensor, as all of it is copied.
    """
    whole = source_of(part)
    if whole is part or whole.memspace is not AddressSpace.gmem or is_dynamic(part.shape):
        return None
    places = made_again(part, make_identity_tensor(whole.shape))
    count: Any = size(places)
    run = _run(places, whole.shape, max(1, getattr(atom, "num_bits", 0) // part.element_type.width))
    inside = make_rmem_tensor(count // run, Boolean)
    for i in range(count // run):
        inside[i] = elem_less(places[i * run], whole.shape)
    return inside


def _run(places: Tensor, shape: Any, most: int) -> int:
    """The number of consecutive elements that are inside or outside of a tensor together: they go
    along one of its modes, whose extent and the place of the first they divide.
    """
    extent, step = (flatten_to_tuple(part)[0] for part in (places.layout.shape, places.layout.stride))
    if not isinstance(step, ScaledBasis) or not isinstance(step.value, int) or step.value != 1:
        return 1
    first: Any = places.iterator
    along: Any = shape
    for mode in step.modes:
        first, along = (part[mode] if isinstance(part, tuple) else part for part in (first, along))
    return gcd(extent, most, *[n.div if isinstance(n, Numeric) else n for n in (first, along)])


take_loc_ip(globals())
