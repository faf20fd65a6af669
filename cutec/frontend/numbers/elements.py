"""Elementwise operators: operands are TensorSSA, numerics or Python numbers, in any mix; they are
promoted to one class and broadcast to one shape.

A TensorSSA has the class of its elements; the rules for classes are those of scalars (`promotion`),
the rules for shapes are those of `broadcast`.
"""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any, TypeAlias, overload

from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import arith
from cutec.frontend.numbers.broadcast import common_shape
from cutec.frontend.numbers.integer_power import emit_integer_power
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Boolean, Int32, Numeric, as_numeric, is_number, select
from cutec.frontend.numbers.operators import (
    COMPARISONS,
    DIVISIONS,
    binary as numbers_binary,
    check_computable,
    compare_as_integers,
    decided_by_range,
    has_no_result,
    negative_power,
    not_a_number,
    python_number,
    small_integer,
)
from cutec.frontend.numbers.promotion import (
    default_class,
    is_of_booleans,
    literal_class,
    operand_class,
    operation_class,
    promote,
    promote_comparison,
)
from cutec.frontend.numbers.tensor_ssa import TensorSSA, full
from cutec.ir.core import Value
from cutec.loc_ip import taking_loc_ip
from cutec.records import NamedTuple

if TYPE_CHECKING:
    from cutec.frontend.numbers.number import NumberT

Operand: TypeAlias = "TensorSSA | Numeric | float"


class Promoted(NamedTuple):
    """Operands in one class and shape: IR values, scalars (shape None) or vectors."""

    values: list[Value]
    shape: Any
    kind: NumberClass

    def wrap(self, value: Value, kind: NumberClass | None = None) -> Any:
        """A result in the operands' shape, in their class or in another."""
        kind = kind or self.kind
        return kind(value) if self.shape is None else TensorSSA(value, self.shape, kind)

    def undefined(self) -> Any:
        """A result that is not computed, see `operators.has_no_result`."""
        return self.wrap(builder().value("ub.poison", (), self.values[0].type))


def is_operand(value: Any) -> bool:
    """Whether a value is a TensorSSA or a number."""
    return isinstance(value, TensorSSA) or is_number(value)


def promote_operands(operands: list[Any], kind: NumberClass | None = None) -> Promoted:
    """Promote operands to one class (`kind` or their common class) and broadcast to one shape.

    Raises E0204 for a value that is no operand, E0202 for a literal that does not fit, E0402 for
    shapes that do not broadcast.
    """
    kind = kind or common_class(operands)
    shapes = [x.shape for x in operands if isinstance(x, TensorSSA)]
    if not shapes:
        return Promoted([as_numeric(x, kind).to(kind).ir for x in operands], None, kind)
    shape = common_shape(shapes)
    return Promoted([spread(x, shape, kind).ir for x in operands], shape, kind)


def common_class(operands: list[Any]) -> NumberClass:
    """The class to which operands are promoted; Python numbers take the class of the others."""
    for operand in operands:
        if not is_operand(operand):
            raise not_a_number("a number or a TensorSSA is needed here", operand)
    typed = [class_of(x) for x in operands if not _is_literal(x)]
    literals = [python_number(x) for x in operands if _is_literal(x)]
    kind = reduce(promote, typed or [default_class(x) for x in literals])
    for number in literals:
        kind = _fitting(literal_class(number, kind), number)
    return kind


def class_of(value: Any) -> NumberClass:
    """The class of a numeric, or of the elements of a TensorSSA."""
    return value.dtype if isinstance(value, TensorSSA) else type(value)


def spread(value: Any, shape: Any, kind: NumberClass) -> TensorSSA:
    """A number or TensorSSA as a TensorSSA of this shape and class."""
    if isinstance(value, TensorSSA):
        return value.broadcast_to(shape).to(kind)
    return full(shape, value, kind)


def binary(op: str, a: Any, b: Any) -> Any:
    """`a op b` element by element, at least one typed; op as in `arith.emit_binary`, or a
    comparison. The rules are those of scalars. Raises the errors of `promote_operands`, E0201 for
    operands that the operator does not take, E0203 for storage formats.
    """
    if not (is_operand(a) and is_operand(b)):
        return NotImplemented
    if not any(isinstance(x, TensorSSA) for x in (a, b)):
        return numbers_binary(op, a, b)
    if op in COMPARISONS:
        return _compare(op, a, b)
    if is_of_booleans(op, *_classes(op, a, b)):
        return binary(op, Int32(a) if _is_literal(a) else a.to(Int32), b).to(Boolean)
    if op in ("shl", "shr"):
        return _shift(op, a, b)
    kind = operation_class(op, *_classes(op, a, b))
    check_computable(kind)
    promoted = promote_operands([a, b], kind)
    if op in DIVISIONS and promoted.kind.is_integer and _is_known(b) and has_no_result(op, int(b)):
        return promoted.undefined()
    x, y = promoted.values
    return promoted.wrap(arith.emit_binary(op, x, y, promoted.kind))


def power(base: Any, exponent: Any) -> Any:
    """`base ** exponent`: multiplications where the exponent is a known integer up to 64, by
    squaring for other integers, `math.powf` for other floats. Raises E0206 for integers with a
    known negative exponent.
    """
    if not (is_operand(base) and is_operand(exponent)):
        return NotImplemented
    kind = operation_class("mul", *_classes("mul", base, exponent))
    check_computable(kind)
    known = small_integer(exponent)
    if isinstance(base, TensorSSA) and known is not None:
        promoted = promote_operands([base], kind)
        if known >= 0:
            return promoted.wrap(arith.emit_power(promoted.values[0], known, kind))
        if kind.is_float:
            return kind(1.0) / promoted.wrap(arith.emit_power(promoted.values[0], -known, kind))
    promoted = promote_operands([base, exponent], kind)
    if kind.is_integer:
        if known is not None and known < 0:
            raise negative_power(kind)
        number, power = promoted.values
        return promoted.wrap(emit_integer_power(number, power, kind))
    return promoted.wrap(builder().value("math.powf", promoted.values, promoted.values[0].type))


@overload
def where(cond: TensorSSA, x: Operand, y: Operand) -> TensorSSA: ...
@overload
def where(cond: Operand, x: TensorSSA, y: Operand) -> TensorSSA: ...
@overload
def where(cond: Operand, x: Operand, y: TensorSSA) -> TensorSSA: ...
@overload
def where(cond: Numeric | bool, x: NumberT, y: NumberT) -> NumberT: ...
@overload
def where(cond: Numeric | bool, x: Numeric | float, y: Numeric | float) -> Any: ...
@taking_loc_ip
def where(cond: Any, x: Any, y: Any) -> Any:
    """Element by element, `x` where the condition holds and `y` elsewhere. Scalars give a
    scalar.
    """
    kind = common_class([x, y])
    shapes = [value.shape for value in (cond, x, y) if isinstance(value, TensorSSA)]
    if not shapes:
        return select(cond, x, y)
    shape = common_shape(shapes)
    c, a, b = spread(cond, shape, Boolean), spread(x, shape, kind), spread(y, shape, kind)
    return TensorSSA(arith.emit_select(c.ir, a.ir, b.ir), shape, kind)


def _compare(op: str, a: Any, b: Any) -> TensorSSA:
    if isinstance(a, float) or isinstance(b, float):
        op, _, number = compare_as_integers(op, *_representatives(a, b))
        a, b = a if isinstance(a, TensorSSA) else b, number
    if (decided_for_all := _decided(op, a, b)) is not None:
        return decided_for_all
    classes = _classes(op, a, b)
    check_computable(promote(*classes))
    kind = promote_comparison(*classes)
    if kind is not None:
        promoted = promote_operands([a, b], kind)
        x, y = promoted.values
        return promoted.wrap(arith.emit_compare(op, x, y, kind), Boolean)
    signed = a if class_of(a).signed else b
    unsigned = promote(*classes)
    compared = _compare(op, a.to(unsigned), b.to(unsigned))
    if op == "ne" or op in (("lt", "le") if signed is a else ("gt", "ge")):
        return binary("or", binary("lt", signed, 0), compared)
    return binary("and", binary("ge", signed, 0), compared)


def _decided(op: str, a: Any, b: Any) -> TensorSSA | None:
    """The result of comparing integers with a literal outside the range of their class, which is
    the same for all elements; None for other comparisons.
    """
    if not (_is_literal(a) or _is_literal(b)):
        return None
    result = decided_by_range(op, *_representatives(a, b))
    return None if result is None else full((a if isinstance(a, TensorSSA) else b).shape, result, Boolean)


def _representatives(a: Any, b: Any) -> tuple[Any, Any]:
    """A TensorSSA and a literal, with the TensorSSA replaced by a number of its class."""
    return (a.dtype(0), b) if isinstance(a, TensorSSA) else (a, b.dtype(0))


def _shift(op: str, a: Any, b: Any) -> TensorSSA:
    """A shift. By a known amount of the width or more the result is Python's: 0, or -1 for a
    negative number shifted right.
    """
    kind = operation_class(op, *_classes(op, a, b))
    if _is_known(b):
        if has_no_result(op, int(b)):
            return promote_operands([a, 0], kind).undefined()
        if int(b) >= kind.width and (op == "shl" or not kind.signed):
            return full(a.shape, 0, kind)
        b = min(int(b), kind.width - 1)
    promoted = promote_operands([a, b], kind)
    x, y = promoted.values
    return promoted.wrap(arith.emit_binary(op, x, y, kind))


def _classes(op: str, a: Any, b: Any) -> tuple[NumberClass, NumberClass]:
    """The classes of two operands of an operator, at least one typed. A Python number has the class
    that it takes beside the other operand.
    """
    if _is_literal(a):
        return _fitting(operand_class(op, python_number(a), class_of(b)), python_number(a)), class_of(b)
    if _is_literal(b):
        return class_of(a), _fitting(operand_class(op, python_number(b), class_of(a)), python_number(b))
    return class_of(a), class_of(b)


def _fitting(kind: NumberClass, number: bool | float) -> NumberClass:
    """The class, which has to hold a number: else E0202."""
    if kind.is_integer and kind.width > 1 and not -(1 << (kind.width - 1)) <= number < 1 << kind.width:
        help = f"convert the other operand: .to({default_class(number).name})"
        raise error("E0202", f"{number} does not fit {kind.name}", user_location(), help=help)
    return kind


def _is_literal(value: Any) -> bool:
    return not isinstance(value, (TensorSSA, Numeric))


def _is_known(value: Any) -> bool:
    return not isinstance(value, TensorSSA) and as_numeric(value).is_static


def _install_operators() -> None:
    """Give TensorSSA the binary operators that it declares, forward and reflected."""
    names = {
        "add": "add",
        "sub": "sub",
        "mul": "mul",
        "truediv": "truediv",
        "floordiv": "floordiv",
        "mod": "mod",
        "and": "and",
        "or": "or",
        "xor": "xor",
        "lshift": "shl",
        "rshift": "shr",
        "pow": "pow",
    }

    def apply(op: str, a: Any, b: Any) -> Any:
        return power(a, b) if op == "pow" else binary(op, a, b)

    for python, op in names.items():
        setattr(TensorSSA, f"__{python}__", lambda self, other, op=op: apply(op, self, other))
        setattr(TensorSSA, f"__r{python}__", lambda self, other, op=op: apply(op, other, self))
    for op in COMPARISONS:
        setattr(TensorSSA, f"__{op}__", lambda self, other, op=op: binary(op, self, other))


_install_operators()
