"""Powers of integers with run-time exponents, without branches: square and multiply over all bits
of the exponent.
"""

from __future__ import annotations

from cutec.frontend.numbers.arith import constant, emit_binary, emit_compare, emit_select, emit_unary
from cutec.frontend.numbers.number_class import NumberClass
from cutec.ir.core import Value


def emit_integer_power(base: Value, exponent: Value, kind: NumberClass) -> Value:
    """`base ** exponent` in one integer class, scalars or vectors, wrapping. A negative exponent
    gives the truncated quotient: 0, except for the bases 1 and -1 (whose power depends on the
    lowest bit of the exponent) and 0 (undefined).
    """
    one, zero = constant(1, base.type), constant(0, base.type)
    result, power = one, base
    for bit in range(kind.width):
        mask = -(1 << bit) if kind.signed and bit == kind.width - 1 else 1 << bit
        chosen = emit_compare("ne", emit_binary("and", exponent, constant(mask, base.type), kind), zero, kind)
        result = emit_select(chosen, emit_binary("mul", result, power, kind), result)
        power = emit_binary("mul", power, power, kind)
    if not kind.signed:
        return result
    is_unit = emit_compare("le", emit_unary("abs", base, kind), one, kind)
    is_negative = emit_compare("lt", exponent, zero, kind)
    return emit_select(is_negative, emit_select(is_unit, result, zero), result)
