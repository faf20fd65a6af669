"""Products: a layout repeated along another one, in six arrangements of the modes, and the
repetition up to a shape.

    block (M, N), tiler (TilerM, TilerN)
    logical_product ((M,TilerM), (N,TilerN))     by mode; (block, repetitions) for layouts
    zipped_product  ((M,N), (TilerM,TilerN))
    tiled_product   ((M,N), TilerM, TilerN)
    flat_product    (M, N, TilerM, TilerN)
    blocked_product ((M,TilerM), (N,TilerN))     the tiler's layout over whole blocks
    raked_product   ((TilerM,M), (TilerN,N))     the same blocks interleaved

The copies go where the block has room:

    logical_product(A, B) = (A, complement(A, size(A)·cosize(B)) o B)
    block 2:4, tiler 3:1      complement(2:4, 6) = 4:1, room for four blocks below stride 4
                              the product is (2,3):(4,1)
"""

from __future__ import annotations

from typing import overload

from cutec.layout.basis import ScaledBasis
from cutec.layout.complement import complement
from cutec.layout.compose import composition
from cutec.layout.construct import make_ordered_layout
from cutec.layout.divide import Complement, flat, tiled, unzip, zipped
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import as_tuple, ceil_div, flatten_to_tuple, format_tuple, product_each, wrap
from cutec.layout.layout import Layout, LayoutBase, LayoutT, check_layout, new_layout
from cutec.layout.leaf import Leaf
from cutec.layout.modes import append
from cutec.layout.text import format_text


@overload
def logical_product(block: Layout, tiler: object, complement: Complement = complement) -> Layout: ...
@overload
def logical_product(block: LayoutBase, tiler: object, complement: Complement = complement) -> LayoutBase: ...
def logical_product(block: LayoutBase, tiler: object, complement: Complement = complement) -> LayoutBase:
    """(block, copies): the second mode, compatible with `tiler`, says where the copies start. A
    tuple of tilers multiplies mode by mode. `complement` may be another form of that function.

    >>> logical_product(Layout((2, 2), (4, 1)), Layout(6))
    ((2,2),(2,3)):((4,1),(2,8))
    """
    if not isinstance(block, Layout):
        return check_layout(block).map_outer(lambda outer: logical_product(outer, tiler, complement))
    if tiler is None:
        return block
    if isinstance(tiler, (tuple, list)):
        if len(tiler) > block.rank:
            raise LayoutError(
                f"tiler {format_text(tiler)} has more modes than {block}",
                "give the tiler one entry for each mode of the block, or fewer",
            )
        parts = [logical_product(block[i], t, complement) for i, t in enumerate(tiler)] + [
            block[i] for i in range(len(tiler), block.rank)
        ]
        return new_layout(tuple(p.shape for p in parts), tuple(p.stride for p in parts))
    if isinstance(tiler, (int, Leaf)):
        tiler = Layout(tiler)
    if not isinstance(tiler, Layout):
        raise LayoutError(f"{block} cannot be multiplied by {tiler!r}, which is no tiler")
    with_bases = any(isinstance(d, ScaledBasis) for d in flatten_to_tuple(block.stride))
    room = complement(block, None if with_bases else block.size() * tiler.cosize())
    return zipped(block, composition(room, tiler))


def zipped_product(block: LayoutT, tiler: object) -> LayoutT:
    """((M, N, ...), (TilerM, TilerN, ...)).

    >>> zipped_product(Layout((2, 2)), Layout((3, 4)))
    ((2,2),(3,4)):((1,2),(4,12))
    """
    return check_layout(block).map_outer(lambda outer: zipped(*unzip(logical_product, outer, tiler)))


def tiled_product(block: LayoutT, tiler: object) -> LayoutT:
    """((M, N, ...), TilerM, TilerN, ...).

    >>> tiled_product(Layout((2, 2)), Layout((3, 4)))
    ((2,2),3,4):((1,2),4,12)
    """
    return check_layout(block).map_outer(lambda outer: tiled(*unzip(logical_product, outer, tiler)))


def flat_product(block: LayoutT, tiler: object) -> LayoutT:
    """(M, N, ..., TilerM, TilerN, ...).

    >>> flat_product(Layout((2, 2)), Layout((3, 4)))
    (2,2,3,4):(1,2,4,12)
    """
    return check_layout(block).map_outer(lambda outer: flat(*unzip(logical_product, outer, tiler)))


def blocked_product(block: LayoutT, tiler: Layout, complement: Complement = complement) -> LayoutT:
    """Blocks side by side: mode i runs through a block first, then through the tiler.

    >>> blocked_product(Layout((3, 4), (4, 1)), Layout((2, 5)))
    ((3,2),(4,5)):((4,12),(1,24))
    """
    return check_layout(block).map_outer(lambda outer: _zip_modes(*_factors(outer, tiler, complement)))


def raked_product(block: LayoutT, tiler: Layout, complement: Complement = complement) -> LayoutT:
    """Blocks interleaved: mode i runs through the tiler first, then through a block (a cyclic
    distribution).

    >>> raked_product(Layout((3, 4), (4, 1)), Layout((2, 5)))
    ((2,3),(5,4)):((12,4),(24,1))
    """
    return check_layout(block).map_outer(lambda outer: _zip_modes(*reversed(_factors(outer, tiler, complement))))


def _factors(block: Layout, tiler: Layout, complement: Complement) -> tuple[Layout, Layout]:
    """Block and copies at equal rank."""
    if not isinstance(tiler, Layout):
        raise LayoutError(f"{block} cannot be multiplied by {tiler!r}: a blocked or raked product takes a layout")
    rank = max(block.rank, tiler.rank)
    padded: Layout = append(block, up_to_rank=rank)
    result = logical_product(padded, append(tiler, up_to_rank=rank), complement)
    return result[0], result[1]


def _zip_modes(a: Layout, b: Layout) -> Layout:
    """((a0,b0), (a1,b1), ...); (a,b) for integer shapes."""
    if not isinstance(a.shape, tuple) or not isinstance(b.shape, tuple):
        return zipped(a, b)
    return new_layout(tuple(zip(a.shape, b.shape)), tuple(zip(wrap(a.stride), wrap(b.stride))))


def tile_to_shape(block: LayoutT, trg_shape: object, order: object = None) -> LayoutT:
    """`block` repeated to cover `trg_shape`, rounded up to whole blocks. The repetitions are laid
    out in `order`, column-major when left out.

    >>> tile_to_shape(Layout((3, 2)), (6, 8))
    ((3,2),(2,4)):((1,6),(3,12))
    """
    target = as_tuple(trg_shape, "shape")
    rank = len(wrap(target))
    if block.rank > rank:
        raise LayoutError(
            f"{block} has more modes than the shape {format_tuple(trg_shape)} that it is tiled to",
            "give the shape an extent for each mode of the layout",
        )

    def tile(outer: Layout) -> Layout:
        padded: Layout = append(outer, up_to_rank=rank)
        counts = ceil_div(product_each(target), product_each(padded.shape))
        copies = Layout(counts) if order is None else make_ordered_layout(counts, order)
        return blocked_product(padded, copies)

    return check_layout(block).map_outer(tile)
