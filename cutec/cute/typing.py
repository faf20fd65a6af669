"""`cute.typing`: the names that annotate parameters of kernels."""

from typing import (  # noqa: UP035 - programs import these names from here
    Any as Any,
    List as List,
    Literal as Literal,
    Optional as Optional,
    Tuple as Tuple,
    Type as Type,
    Union as Union,
)

from cutec.calling.symbols import (
    SymInt as SymInt,
    sym_int as sym_int,
    sym_int32 as sym_int32,
    sym_int64 as sym_int64,
)
from cutec.frontend.kernels.language import (
    BFloat16 as BFloat16,
    Boolean as Boolean,
    Constexpr as Constexpr,
    Float as Float,
    Float4E2M1FN as Float4E2M1FN,
    Float6E2M3FN as Float6E2M3FN,
    Float6E3M2FN as Float6E3M2FN,
    Float8E4M3 as Float8E4M3,
    Float8E4M3B11FNUZ as Float8E4M3B11FNUZ,
    Float8E4M3FN as Float8E4M3FN,
    Float8E5M2 as Float8E5M2,
    Float8E8M0FNU as Float8E8M0FNU,
    Float16 as Float16,
    Float32 as Float32,
    Float64 as Float64,
    Int4 as Int4,
    Int8 as Int8,
    Int16 as Int16,
    Int32 as Int32,
    Int64 as Int64,
    Int128 as Int128,
    Numeric as Numeric,
    NumericMeta as NumericMeta,
    TFloat32 as TFloat32,
    Uint4 as Uint4,
    Uint8 as Uint8,
    Uint16 as Uint16,
    Uint32 as Uint32,
    Uint64 as Uint64,
    Uint128 as Uint128,
)
from cutec.frontend.tensors.int_tuples import (
    Coord as Coord,
    Int as Int,
    IntTuple as IntTuple,
    Shape as Shape,
    Stride as Stride,
    Tile as Tile,
)
from cutec.frontend.tensors.pointers import AddressSpace as AddressSpace, Pointer as Pointer
from cutec.frontend.tensors.tensor import Tensor as Tensor
from cutec.ir import types_by_name
from cutec.layout import ComposedLayout as ComposedLayout, Layout as Layout, Swizzle as Swizzle

Tiler = Tile
T = types_by_name
