"""The names of the kernel language that need no `cute.` prefix: `cutec.Int32`, `cutec.range`,
`cutec.const_expr`, …
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeVar

from cutec.frontend.core.context import current
from cutec.frontend.flow.logic import all_, and_, any_, not_, or_
from cutec.frontend.numbers.elements import where as select_
from cutec.frontend.numbers.number_class import NumberClass as NumericMeta
from cutec.frontend.numbers.numeric import (
    BFloat16,
    Boolean,
    Float,
    Float4E2M1FN,
    Float4E2M1FNx2,
    Float6E2M3FN,
    Float6E3M2FN,
    Float6E3M2FNx4,
    Float8E4M3,
    Float8E4M3B11FNUZ,
    Float8E4M3FN,
    Float8E5M2,
    Float8E8M0FNU,
    Float16,
    Float32,
    Float64,
    Int4,
    Int8,
    Int16,
    Int32,
    Int64,
    Int128,
    Integer,
    Numeric,
    TFloat32,
    Uint4,
    Uint8,
    Uint16,
    Uint32,
    Uint64,
    Uint128,
    as_class as dtype,
    as_numeric,
    maximum as max,
    minimum as min,
    trunc_div,
    trunc_mod,
)
from cutec.frontend.numbers.ranges import Range as range, range_constexpr
from cutec.frontend.rewriting.function import const_expr, dynamic_expr
from cutec.frontend.tensors.pointers import AddressSpace, Pointer, inttoptr
from cutec.loc_ip import taking_loc_ip
from cutec.target.arch import Arch, parse_arch

range_dynamic = range  # an older name of it

if TYPE_CHECKING:
    _V = TypeVar("_V")
    Constexpr = Annotated[_V, "known when compiling"]  # to a type checker the value itself
    """Annotation of a parameter whose value is known when compiling: `Constexpr` or
    `Constexpr[int]`.
    """
else:

    class Constexpr:
        """Annotation of a parameter whose value is known when compiling: `Constexpr` or
        `Constexpr[int]`.
        """

        def __class_getitem__(cls, kind):
            return cls


@taking_loc_ip
def target_arch() -> Arch:
    """The arch that is being built for: `.name` ("sm_90a"), `.capability` (90), `.suffix`,
    `.limits`. Each arch is traced anew, so code may branch on it with `const_expr`. Raises E0101
    outside a build.
    """
    return parse_arch(current().arch)


__all__ = [
    "AddressSpace",
    "BFloat16",
    "Boolean",
    "Constexpr",
    "Float",
    "Float4E2M1FN",
    "Float4E2M1FNx2",
    "Float6E2M3FN",
    "Float6E3M2FN",
    "Float6E3M2FNx4",
    "Float8E4M3",
    "Float8E4M3B11FNUZ",
    "Float8E4M3FN",
    "Float8E5M2",
    "Float8E8M0FNU",
    "Float16",
    "Float32",
    "Float64",
    "Int4",
    "Int8",
    "Int16",
    "Int32",
    "Int64",
    "Int128",
    "Integer",
    "Numeric",
    "NumericMeta",
    "Pointer",
    "TFloat32",
    "Uint4",
    "Uint8",
    "Uint16",
    "Uint32",
    "Uint64",
    "Uint128",
    "all_",
    "and_",
    "any_",
    "as_numeric",
    "const_expr",
    "dtype",
    "dynamic_expr",
    "inttoptr",
    "max",
    "min",
    "not_",
    "or_",
    "range",
    "range_constexpr",
    "range_dynamic",
    "select_",
    "target_arch",
    "trunc_div",
    "trunc_mod",
]
