"""The classes in which operands meet. They are those of the public DSL, whose results for every
pair of classes are in tests/frontend/number_classes.json.

Typed with typed:

* the same class stays, and nothing is widened to 32 bits first: `Int8 + Int8` is Int8, as in NumPy,
  and the sum of two Booleans is Boolean, true if one of them is;
* two floats: the wider; of one width, Float16 and Float32 before BFloat16 and TFloat32;
* float with integer: the integer counts as the float of its width, one of 8 bits or a Boolean as
  the other operand's: `Int32 + Float16` is Float32, `Int64 + Float32` is Float64, `Int8 + BFloat16`
  is BFloat16, `Int16 + BFloat16` is Float16;
* two integers of one signedness: the wider; of different signedness: the wider, and at equal width
  the unsigned one, as in C. Comparisons of mixed signedness are exact instead.

A Python number beside an operator has the class that it has by itself: Int32 (Int64 where it does
not fit) or Float32, True and False that of the other operand. So `Float16(x) + 1.0` and
`Float16(x) * 2` are Float32, and `Int8(x) + 1` is Int32. Beside a function that chooses or computes
(`cute.where`, `cute.math`) it takes the class of the others.

Operators: `/` on integers gives Float32; comparisons give Boolean. Storage formats are operands
where the common class computes: `Float8E4M3FN(x) * 2` is Float32.
"""

from __future__ import annotations

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass, by_name, integer_class


def promote(a: NumberClass, b: NumberClass) -> NumberClass:
    """The common class of two typed operands of an arithmetic operator."""
    if a is b:
        return a
    if a.is_float or b.is_float:
        return _wider_float(_float_beside(a, b), _float_beside(b, a))
    if a.width != b.width:
        return a if a.width > b.width else b
    return b if a.signed else a


def _float_beside(kind: NumberClass, other: NumberClass) -> NumberClass:
    """The float class for which a class counts beside a float or an integer."""
    if kind.is_float:
        return kind
    return other if kind.width <= 8 else by_name(f"Float{min(kind.width, 64)}")


def _wider_float(a: NumberClass, b: NumberClass) -> NumberClass:
    if a.width != b.width:
        return a if a.width > b.width else b
    return b if b.name in ("Float16", "Float32") else a


def promote_comparison(a: NumberClass, b: NumberClass) -> NumberClass | None:
    """The class in which two operands are compared. For integers it holds every value of both;
    None if no class of 64 bits or less does.
    """
    if a.is_float or b.is_float or a.signed == b.signed:
        return promote(a, b)
    signed, unsigned = (a, b) if a.signed else (b, a)
    if signed.width > unsigned.width:
        return signed
    return integer_class(2 * unsigned.width, True) if unsigned.width <= 32 else None


def is_of_booleans(op: str, a: NumberClass, b: NumberClass) -> bool:
    """Whether `a op b` computes with two Booleans, as with 0 and 1: the result is Boolean again."""
    return a.width == b.width == 1 and op not in (*COMPARISONS, *_LOGICAL, "truediv")


def operation_class(op: str, a: NumberClass, b: NumberClass) -> NumberClass:
    """The class of the operands and the result of `a op b`, for an operator of
    `arith.emit_binary`. Raises E0201 for a bit operation on floats.
    """
    kind = promote(a, b)
    if op in _BITWISE and (a.is_float or b.is_float):
        raise error(
            "E0201",
            f"{_BITWISE[op]} takes integers, not {a.name} and {b.name}",
            user_location(),
            help=TO_INTEGER,
        )
    if kind.is_integer and op == "truediv":
        return by_name("Float32")
    return by_name("Int32") if kind.width == 1 and op not in _LOGICAL else kind


TO_INTEGER = "convert first, x.to(cutec.Int32), or reinterpret the bits, x.bitcast(cutec.Int32)"
COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")
_BITWISE = {"and": "&", "or": "|", "xor": "^", "shl": "<<", "shr": ">>"}
_LOGICAL = ("and", "or", "xor", "min", "max")  # of two Booleans a Boolean


def literal_class(number: bool | float, other: NumberClass) -> NumberClass:
    """The class of a Python number beside one of class `other`, where it is chosen or computed."""
    if isinstance(number, bool):
        return other
    if isinstance(number, float):
        return other if other.is_float else by_name("Float32")
    if other.width == 1 and other.is_integer:
        return default_class(number)
    return other


def operand_class(op: str, number: bool | float, other: NumberClass) -> NumberClass:
    """The class of a Python number that an operator takes beside an operand of class `other`. What
    an integer is compared with keeps its value in the class of the other.
    """
    if isinstance(number, bool) or op == "select":
        return literal_class(number, other)
    if op in COMPARISONS and other.is_integer and isinstance(number, int):
        return literal_class(number, other)
    alone = default_class(number)
    return alone if alone.width <= 64 or other.is_float else literal_class(number, other)


def default_class(number: bool | float) -> NumberClass:
    """The class of a Python number on its own: Boolean, Int32 (Int64 or Int128 if it does not fit)
    or Float32. Raises E0202 for an integer that does not fit 128 bits.
    """
    if isinstance(number, bool):
        return by_name("Boolean")
    if isinstance(number, float):
        return by_name("Float32")
    for width in (32, 64, 128):
        if -(1 << (width - 1)) <= number < 1 << (width - 1):
            return integer_class(width, True)
    raise error(
        "E0202",
        f"{number} does not fit in 128 bits",
        user_location(),
        help="use a float, or compute with such numbers in Python while compiling",
    )
