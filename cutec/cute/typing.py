"""`cute.typing`: the names that annotate parameters of kernels."""

from cutec.frontend.kernels import language
from cutec.frontend.tensors.int_tuples import (
    Coord as Coord,
    IntTuple as IntTuple,
    Shape as Shape,
    Stride as Stride,
    Tile as Tile,
)
from cutec.frontend.tensors.pointers import AddressSpace as AddressSpace, Pointer as Pointer
from cutec.frontend.tensors.tensor import Tensor as Tensor
from cutec.layout import ComposedLayout as ComposedLayout, Layout as Layout, Swizzle as Swizzle

Tiler = Tile
globals().update({name: getattr(language, name) for name in language.__all__ if name[0].isupper()})
Int = language.Integer
__all__ = [name for name in dir() if name[0].isupper()]
