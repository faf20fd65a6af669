"""Operations of host programs as expressions of C: the same semantics as `artifact.host_ops`.

Values are variables of the types in `C_TYPES`. Integers wrap: arithmetic is done on `uint64_t`, and
the result converted to the type. (Converting to a smaller signed type keeps the low bits with gcc
and clang, as their manuals say of this implementation-defined behaviour.)
"""

from __future__ import annotations

import math
import struct

from cutec.artifact.host_ops import FUNCTIONS, FUNCTIONS_OF_TWO, INT_BITS

C_TYPES = {
    "i1": "uint8_t",
    "i8": "int8_t",
    "i16": "int16_t",
    "i32": "int32_t",
    "i64": "int64_t",
    "f16": "uint16_t",
    "bf16": "uint16_t",
    "f32": "float",
    "f64": "double",
    "ptr": "uint64_t",
}

_COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}

# `{0} {1} {2}` are arguments, `{u0} {u1}` these as unsigned numbers of the type that `host_ops`
# says, `{w}` is its width, `{T}` the C type of the result. Functions are those of
# `templates/export/arithmetic.c.j2`.
_EXPRESSIONS = {
    "add": "({T})((uint64_t){0} + (uint64_t){1})",
    "sub": "({T})((uint64_t){0} - (uint64_t){1})",
    "mul": "({T})((uint64_t){0} * (uint64_t){1})",
    "floordiv": "({T})floor_quotient({0}, {1})",
    "mod": "({T})floor_remainder({0}, {1})",
    "divs": "({T})quotient({0}, {1})",
    "rems": "({T})remainder_of({0}, {1})",
    "divu": "({T})({u0} / {u1})",
    "remu": "({T})({u0} % {u1})",
    "min": "{0} < {1} ? {0} : {1}",
    "max": "{0} > {1} ? {0} : {1}",
    "and": "({T})({0} & {1})",
    "or": "({T})({0} | {1})",
    "xor": "({T})({0} ^ {1})",
    "shl": "({T})shift_left((uint64_t){0}, {u1}, {w})",
    "shrs": "({T})shift_right({0}, {u1}, {w})",
    "shru": "({T})shift_right_logical({u0}, {u1}, {w})",
    "mulhi": "({T})high_product({0}, {1}, {w})",
    "mulhiu": "({T})high_product_unsigned({u0}, {u1}, {w})",
    "clz": "({T})leading_zeros({u0}, {w})",
    "select": "{0} ? {1} : {2}",
    "zext": "({T}){u0}",
    "trunc": "({T}){0}",
    "sitofp": "({T})(double){0}",
    "uitofp": "({T})(double){u0}",
    "fptosi": "({T})saturate({0}, {w})",
    "fptoui": "({T})saturate_unsigned({0}, {w})",
    "fpext": "{0}",
    "fptrunc": "(float){0}",
    "addf": "sum_{t}({0}, {1})",
    "subf": "sum_{t}({0}, -{1})",
    "mulf": "product_{t}({0}, {1})",
    "divf": "quotient_{t}({0}, {1})",
    "negf": "-{0}",
    "minf": "{0} < {1} || {0} != {0} ? {0} : {1}",
    "maxf": "{0} > {1} || {0} != {0} ? {0} : {1}",
    "sqrtf": "({T})sqrt({0})",
    **{f"{name}f": f"({{T}}){name}({{0}})" for name in FUNCTIONS},
    **{f"{name}f": f"({{T}}){name}({{0}}, {{1}})" for name in FUNCTIONS_OF_TWO},
    "ptr_add": "{0} + (uint64_t){1}",
    "ptrtoint": "(int64_t){0}",
    "inttoptr": "(uint64_t){0}",
    "fastdiv_multiplier": "fast_divisor({0}).multiplier",
    "fastdiv_shift1": "fast_divisor({0}).shift1",
    "fastdiv_shift2": "fast_divisor({0}).shift2",
    "fastdiv": "({T})((uint64_t)(uint32_t)fast_divisor({0}).multiplier << 32 | {u0})",
    **{f"cmp.{k}": f"{{0}} {op} {{1}}" for k, op in _COMPARISONS.items() if k in ("eq", "ne")},
    **{f"cmp.s{k}": f"{{0}} {op} {{1}}" for k, op in _COMPARISONS.items() if k not in ("eq", "ne")},
    **{f"cmp.u{k}": f"{{u0}} {op} {{u1}}" for k, op in _COMPARISONS.items() if k not in ("eq", "ne")},
    **{f"cmpf.{k}": f"{{0}} {op} {{1}}" for k, op in _COMPARISONS.items()},
}
# Operations whose second argument must not be 0; a fast divisor's only argument must not.
DIVISIONS = {"floordiv": 1, "mod": 1, "divs": 1, "rems": 1, "divu": 1, "remu": 1} | dict.fromkeys(
    ("fastdiv", "fastdiv_multiplier", "fastdiv_shift1", "fastdiv_shift2"), 0
)
# Operations whose result for an i1 can be another number than 0 and 1.
_LEAVING = "add sub mul floordiv divs rems mod mulhi shl shrs clz trunc fptosi fptoui"
_LEAVING_I1 = frozenset(_LEAVING.split())
# Operations of `host_ops` whose width is that of the first argument.
_OF_ARGUMENT = ("sext", "zext", "sitofp", "uitofp", "fastdiv")


def expression(op: str, type: str, arg_types: list[str], args: list[str]) -> str:
    """The C expression of an operation whose result has `type`, over variables `args`."""
    of_argument = op in _OF_ARGUMENT or op.startswith("cmp.u")
    width = INT_BITS.get(arg_types[0] if of_argument else type, 64)
    if op == "sext":
        return f"({C_TYPES[type]})-{args[0]}" if width == 1 else args[0]
    if op == "sitofp" and width == 1:
        return f"({C_TYPES[type]})-{args[0]}"  # not -(double), which is -0.0 for 0
    unsigned = {f"u{i}": _unsigned(arg, width) for i, arg in enumerate(args)}
    text = _EXPRESSIONS[op].format(*args, **unsigned, w=width, T=C_TYPES[type], t=type)
    return f"({text}) & 1" if type == "i1" and op in _LEAVING_I1 else text


def _unsigned(text: str, width: int) -> str:
    return f"((uint64_t){text} & 1)" if width == 1 else f"(uint{width}_t){text}"


def literal(type: str, value: object) -> str:
    """A constant of a type."""
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, float):
        return _float(type, value)
    assert isinstance(value, int)
    if type == "ptr":
        return f"{value:#x}ull"
    if value == -(1 << 63):
        return "(-0x7fffffffffffffffll - 1)"
    suffix = "ll" if type == "i64" else ""
    if value == -(1 << 31):
        return "(-0x7fffffff - 1)"
    return f"{value}{suffix}" if value >= 0 else f"({value}{suffix})"


def _float(type: str, value: float) -> str:
    if not math.isfinite(value):
        (bits,) = struct.unpack("<Q", struct.pack("<d", value))
        return f"({C_TYPES[type]})float_of_bits({bits:#x}ull)"
    return f"({C_TYPES[type]}){value.hex()}" if value or math.copysign(1, value) > 0 else f"({C_TYPES[type]})-0.0"
