"""The operations of host programs: their types and their semantics.

Values are Python numbers: an integer of N bits as a signed int in [-2^(N-1), 2^(N-1)), an i1 as 0
or 1, a pointer as an unsigned int, a float as a Python float that its type can hold. The semantics
is an expression over `{0} {1} {2}` (the arguments, each a name or a literal, so repeating one is
cheap), `{w}` (the type's width in bits) and `{m}` (2^w - 1): `artifact.host` joins them into one
function.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence
from functools import partial

from cutec.records import dataclass

INT_BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}
FLOATS = ("f32", "f64")
# f16 and bf16 are only passed through to kernels; there is no arithmetic on them.
# A tensor map is an argument of 128 bytes.
TYPES = (*INT_BITS, "f16", "bf16", *FLOATS, "ptr", "tensor_map")


@dataclass(frozen=True, slots=True)
class HostOp:
    """`args` and `result` are types or the type variables of `TYPE_SETS`; equal variables stand for
    equal types. `meaning` is the expression.

    `wraps`: the expression can leave the result type's range and is wrapped into it (integers
    modulo 2^w, f32 rounded). `width_of`: whether `{w}` is the width of the "result" or of the first
    "arg".
    """

    args: tuple[str, ...]
    result: str
    meaning: str
    wraps: bool = False
    width_of: str = "result"


TYPE_SETS: dict[str, tuple[str, ...]] = {
    "int": tuple(INT_BITS),
    "wide": tuple(INT_BITS),
    "float": FLOATS,
    "float2": FLOATS,
    "cmp": (*INT_BITS, "ptr"),
    "any": TYPES,
}

# Instead of the expression of operations whose value is known when the function is made.
KNOWN_EARLY = ""
# Functions of floats, by their names in C's library (`math.h`), of one and of two arguments: f32 is
# computed in f64 and rounded.
FUNCTIONS = ("exp", "log", "log2", "log10", "sin", "cos", "tan", "tanh", "asin", "acos", "atan")
FUNCTIONS += ("floor", "ceil", "trunc", "rint", "fabs")
FUNCTIONS_OF_TWO = ("pow", "fmod", "atan2", "copysign")
_INT2 = ("int", "int")
_FLOAT2 = ("float", "float")
_COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}

OPS: dict[str, HostOp] = {
    # Integers. floordiv and mod round towards minus infinity; divs and rems truncate, as C does;
    # divu and remu are unsigned.
    "add": HostOp(_INT2, "int", "{0} + {1}", wraps=True),
    "sub": HostOp(_INT2, "int", "{0} - {1}", wraps=True),
    "mul": HostOp(_INT2, "int", "{0} * {1}", wraps=True),
    "floordiv": HostOp(_INT2, "int", "{0} // {1}", wraps=True),
    "mod": HostOp(_INT2, "int", "{0} % {1}"),
    "divs": HostOp(_INT2, "int", "truncated_div({0}, {1})", wraps=True),
    "rems": HostOp(_INT2, "int", "{0} - {1} * truncated_div({0}, {1})"),
    "divu": HostOp(_INT2, "int", "({0} & {m}) // ({1} & {m})", wraps=True),
    "remu": HostOp(_INT2, "int", "({0} & {m}) % ({1} & {m})", wraps=True),
    "min": HostOp(_INT2, "int", "{0} if {0} < {1} else {1}"),
    "max": HostOp(_INT2, "int", "{0} if {0} > {1} else {1}"),
    "and": HostOp(_INT2, "int", "{0} & {1}"),
    "or": HostOp(_INT2, "int", "{0} | {1}"),
    "xor": HostOp(_INT2, "int", "{0} ^ {1}"),
    # A shift by the width or more gives 0 (shl, shru) or the sign (shrs), as PTX's do; the amount
    # is unsigned.
    "shl": HostOp(_INT2, "int", "{0} << min({1} & {m}, {w})", wraps=True),
    "shrs": HostOp(_INT2, "int", "{0} >> min({1} & {m}, {w})"),
    "shru": HostOp(_INT2, "int", "({0} & {m}) >> min({1} & {m}, {w})", wraps=True),
    # High half of the product, signed and unsigned.
    "mulhi": HostOp(_INT2, "int", "({0} * {1}) >> {w}"),
    "mulhiu": HostOp(_INT2, "int", "(({0} & {m}) * ({1} & {m})) >> {w}", wraps=True),
    "clz": HostOp(("int",), "int", "{w} - ({0} & {m}).bit_length()", wraps=True),
    # Unsigned comparisons of pointers come for free: pointers are unsigned.
    **{
        f"cmp.{k}": HostOp(("cmp", "cmp"), "i1", f"1 if {{0}} {op} {{1}} else 0")
        for k, op in _COMPARISONS.items()
        if k in ("eq", "ne")
    },
    **{
        f"cmp.s{k}": HostOp(_INT2, "i1", f"1 if {{0}} {op} {{1}} else 0")
        for k, op in _COMPARISONS.items()
        if k not in ("eq", "ne")
    },
    **{
        f"cmp.u{k}": HostOp(("cmp", "cmp"), "i1", f"1 if {{0}} & {{m}} {op} {{1}} & {{m}} else 0", width_of="arg")
        for k, op in _COMPARISONS.items()
        if k not in ("eq", "ne")
    },
    "select": HostOp(("i1", "any", "any"), "any", "{1} if {0} else {2}"),
    # Conversions. Float to integer truncates and saturates, NaN gives 0 (as PTX's cvt.rzi does).
    "sext": HostOp(("wide",), "int", "sign_extend({0}, {w})", width_of="arg"),
    "zext": HostOp(("wide",), "int", "{0} & {m}", wraps=True, width_of="arg"),
    "trunc": HostOp(("wide",), "int", "{0}", wraps=True),
    "sitofp": HostOp(("int",), "float", "float(sign_extend({0}, {w}))", wraps=True, width_of="arg"),
    "uitofp": HostOp(("int",), "float", "float({0} & {m})", wraps=True, width_of="arg"),
    "fptosi": HostOp(("float",), "int", "saturate({0}, -({m} >> 1) - 1, {m} >> 1)", wraps=True),
    "fptoui": HostOp(("float",), "int", "saturate({0}, 0, {m})", wraps=True),
    "fpext": HostOp(("float2",), "float", "{0}"),
    "fptrunc": HostOp(("float2",), "float", "{0}", wraps=True),
    # Floats, IEEE 754 round to nearest even. Products of f32 are exact in f64, so rounding once
    # more gives the f32 result; for sums and quotients double rounding is innocuous too, since 53
    # >= 2 * 24 + 2 bits.
    "addf": HostOp(_FLOAT2, "float", "{0} + {1}", wraps=True),
    "subf": HostOp(_FLOAT2, "float", "{0} - {1}", wraps=True),
    "mulf": HostOp(_FLOAT2, "float", "{0} * {1}", wraps=True),
    "divf": HostOp(_FLOAT2, "float", "float_div({0}, {1})", wraps=True),
    "negf": HostOp(("float",), "float", "-{0}"),
    "minf": HostOp(_FLOAT2, "float", "{0} if {0} < {1} or {0} != {0} else {1}"),
    "maxf": HostOp(_FLOAT2, "float", "{0} if {0} > {1} or {0} != {0} else {1}"),
    "sqrtf": HostOp(("float",), "float", "float_sqrt({0})", wraps=True),
    **{f"{name}f": HostOp(("float",), "float", f'float_function("{name}", {{0}})', wraps=True) for name in FUNCTIONS},
    **{
        f"{name}f": HostOp(_FLOAT2, "float", f'float_function("{name}", {{0}}, {{1}})', wraps=True)
        for name in FUNCTIONS_OF_TWO
    },
    **{f"cmpf.{k}": HostOp(_FLOAT2, "i1", f"1 if {{0}} {op} {{1}} else 0") for k, op in _COMPARISONS.items()},
    # Pointers: a byte offset.
    "ptr_add": HostOp(("ptr", "i64"), "ptr", "({0} + {1}) & 0xffffffffffffffff"),
    "ptrtoint": HostOp(("ptr",), "i64", "{0}", wraps=True),
    "inttoptr": HostOp(("i64",), "ptr", "{0} & 0xffffffffffffffff"),
    # Division by an invariant unsigned 32-bit divisor without dividing (Granlund and Montgomery,
    # PLDI 1994, figure 4.1): with t = mulhiu(multiplier, n), n / d == (t + ((n - t) >> shift1)) >>
    # shift2.
    "fastdiv_multiplier": HostOp(("i32",), "i32", "fastdiv({0} & {m})[0]", wraps=True),
    "fastdiv_shift1": HostOp(("i32",), "i32", "fastdiv({0} & {m})[1]"),
    "fastdiv_shift2": HostOp(("i32",), "i32", "fastdiv({0} & {m})[2]"),
    # What a FastDivmodDivisor of the kernel language carries: the multiplier in the high half, the
    # divisor in the low one.
    "fastdiv": HostOp(("i32",), "i64", "fastdiv({0} & {m})[0] << 32 | {0} & {m}", wraps=True, width_of="arg"),
    # Facts about the device a bundle is loaded on; `value` names the CUdevice_attribute without its
    # prefix, in lower case.
    "device_attr": HostOp((), "i32", KNOWN_EARLY),
    # How many clusters of that many blocks can be resident at once.
    "max_active_clusters": HostOp(("i32",), "i32", KNOWN_EARLY),
    "const": HostOp((), "any", KNOWN_EARLY),
    # What the round before has carried into this one; 0 in the first.
    "carried": HostOp((), "any", KNOWN_EARLY),
    # A tensor map (`artifact.tensor_map`) of an address, extents and strides; `value` is its
    # recipe.
    "tensor_map": HostOp(("ptr",), "tensor_map", KNOWN_EARLY),
}


def result_type(op: str, arg_types: Sequence[str]) -> str:
    """The type of a result that follows from the types of the arguments; "" if it does not."""
    spec = OPS[op]
    if spec.result not in TYPE_SETS:
        return spec.result
    place = spec.args.index(spec.result) if spec.result in spec.args else len(arg_types)
    return arg_types[place] if place < len(arg_types) else ""


def truncated_div(a: int, b: int) -> int:
    """C's quotient: rounded towards zero."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def sign_extend(value: int, width: int) -> int:
    """`value` with its sign extended. Only an i1 changes, whose 1 is the sign bit."""
    return -value if width == 1 else value


def saturate(value: float, low: int, high: int) -> int:
    """`value` truncated to an integer in [low, high]; NaN gives 0."""
    if value != value:
        return 0
    return low if value <= low else high if value >= high else int(value)


def float_div(a: float, b: float) -> float:
    """IEEE quotient, division by zero included."""
    if b:
        return a / b
    return math.nan if a == 0 or a != a else math.copysign(math.inf, a) * math.copysign(1.0, b)


def float_sqrt(a: float) -> float:
    """IEEE square root: NaN for negative numbers."""
    return math.sqrt(a) if a >= 0 else math.nan


def _log(name: str, a: float) -> float:
    return getattr(math, name)(a) if a > 0 or a != a else -math.inf if a == 0 else math.nan


def _pow(a: float, b: float) -> float:
    odd = math.isfinite(b) and math.fmod(b, 2) in (1, -1)
    try:
        return math.pow(a, b)
    except OverflowError:
        return -math.inf if a < 0 and odd else math.inf
    except ValueError:  # of 0, or a root of a negative number
        return math.nan if a else math.copysign(math.inf, a) if odd else math.inf


def _whole(function: Callable[[float], int]) -> Callable[[float], float]:
    return lambda a: math.copysign(function(a), a) if math.isfinite(a) else a


_FUNCTIONS: dict[str, Callable[..., float]] = {
    **{name: partial(_log, name) for name in ("log", "log2", "log10")},
    "pow": _pow,
    "floor": _whole(math.floor),
    "ceil": _whole(math.ceil),
    "trunc": _whole(math.trunc),
    "rint": _whole(round),
}


def float_function(name: str, *args: float) -> float:
    """A function of C's library: infinite where it overflows, NaN where there is no number."""
    try:
        return (_FUNCTIONS.get(name) or getattr(math, name))(*args)
    except OverflowError:
        return math.inf
    except ValueError:
        return math.nan


def round_f32(value: float) -> float:
    """`value` as the nearest f32."""
    try:
        return struct.unpack("<f", struct.pack("<f", value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


def fastdiv(divisor: int) -> tuple[int, int, int]:
    """Multiplier and the two shifts for dividing by `divisor` (1 <= divisor < 2^32). Raises
    ZeroDivisionError.
    """
    if not divisor:
        raise ZeroDivisionError("fastdiv by zero")
    log = (divisor - 1).bit_length()
    return ((1 << 32) * ((1 << log) - divisor)) // divisor + 1, min(log, 1), max(log - 1, 0)


HELPERS: dict[str, Callable] = {
    f.__name__: f
    for f in (
        truncated_div,
        sign_extend,
        saturate,
        float_div,
        float_sqrt,
        float_function,
        round_f32,
        fastdiv,
        min,
        float,
    )
}


def wrap(value: int, width: int) -> int:
    """`value` modulo 2^width, as the signed integer of that width (an i1 stays 0 or 1)."""
    value &= (1 << width) - 1
    return value - (1 << width) if width > 1 and value >> (width - 1) else value


def expression(op: str, type: str, arg_types: tuple[str, ...], args: tuple[str, ...], leaving: str = "both") -> str:
    """The Python expression of one operation over the texts `args` (names or literals). Types must
    have been checked.

    `leaving`: on which side these arguments can take an integer out of range, as far as the caller
    knows: "both", "above", "neither".
    """
    spec = OPS[op]
    sized = arg_types[0] if spec.width_of == "arg" else type
    width = INT_BITS.get(sized, 64)
    text = spec.meaning.format(*args, w=width, m=hex((1 << width) - 1))
    if not spec.wraps or leaving == "neither" or type == "f64":
        return text
    if type == "f32":
        return f"round_f32({text})"
    if type == "i1":
        return f"({text}) & 1"
    # A range check costs a third of wrapping unconditionally (30 against 90 ns), and leaving the
    # range is rare.
    width = INT_BITS[type]
    half = hex(1 << (width - 1))
    low = "" if leaving == "above" else f"-{half} <= "
    return f"t if {low}(t := {text}) < {half} else ((t + {half}) & {hex((1 << width) - 1)}) - {half}"
