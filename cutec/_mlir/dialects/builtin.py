"""Operations of the `builtin` dialect: values under other types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cutec._mlir.dialects.vector import value_of
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.elsewhere import dialect_elsewhere
from cutec.ir.core import Value
from cutec.ir.types import FloatType, IntegerType, PtrType, Type
from cutec.loc_ip import take_loc_ip


def unrealized_conversion_cast(results_: Sequence[Type], inputs: Sequence[Any]) -> Value | list[Value]:
    """Numbers and addresses as other types of as many bits: a value, or a list of several. Raises
    E0204 for types that do not fit.
    """
    made = [_converted(value_of(value), wanted) for wanted, value in zip(results_, inputs, strict=True)]
    return made[0] if len(made) == 1 else made


def _converted(value: Value, wanted: Type) -> Value:
    return value if value.type == wanted else builder().value(_conversion(value.type, wanted), [value], wanted)


def _conversion(given: Type, wanted: Type) -> str:
    """The operation that converts."""
    numbers = (IntegerType, FloatType)
    if isinstance(given, numbers) and isinstance(wanted, numbers) and given.width == wanted.width:
        return "arith.bitcast"
    if isinstance(given, PtrType) and isinstance(wanted, IntegerType):
        return "llvm.ptrtoint"
    if isinstance(given, IntegerType) and isinstance(wanted, PtrType):
        return "llvm.inttoptr"
    raise error(
        "E0204",
        f"a value of type {given.mlir} has no form of type {wanted.mlir}",
        user_location(),
        help="llvm.bitcast takes types of as many bits; numbers convert with .to(dtype)",
    )


if not TYPE_CHECKING:
    __getattr__ = dialect_elsewhere(__name__, "write the program in Python: cutec makes the modules")
take_loc_ip(globals())
