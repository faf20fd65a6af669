"""Argument types of an export. Each has a text form, for build specs and the command line:

f32[m,n]                    row-major compact tensor, 16-byte aligned
out f16[m,n{div=8}]:(1,m)   column-major; written only; n is a multiple of 8
f32[4,n]:(?{div=4},1)@32    dynamic 64-bit stride, a multiple of 4 elements; 32-byte aligned
bf16[m{i64},n] noalias      m takes 64 bits; overlaps no other tensor
i32    f32*@16    stream    none      a scalar, a pointer, the stream, an absent argument
workspace f32[(m + 127) // 128, n]    scratch memory of the call (`workspaces`)
event                                 the handle of an event that a launch records, an i64
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence, Set as AbstractSet
from functools import lru_cache
from typing import Any

from cutec.artifact.signature import DTYPE_BITS, ROLES, SCALAR_TYPES
from cutec.diag import CutecError, error as diagnostic
from cutec.digits import decimal
from cutec.frontend.core.location import user_location
from cutec.frontend.exports import workspaces
from cutec.frontend.exports.workspaces import WorkspaceSpec
from cutec.lazy_pattern import pattern
from cutec.records import dataclass, replace

DEFAULT_ALIGN = 16
LONG_NAMES = {
    "Boolean": "i1",
    "Int8": "i8",
    "Int16": "i16",
    "Int32": "i32",
    "Int64": "i64",
    "Uint8": "u8",
    "Uint16": "u16",
    "Uint32": "u32",
    "Uint64": "u64",
    "Float16": "f16",
    "BFloat16": "bf16",
    "TFloat32": "tf32",
    "Float32": "f32",
    "Float64": "f64",
    "Float8E4M3FN": "f8E4M3FN",
    "Float8E5M2": "f8E5M2",
    "Float8E4M3": "f8E4M3",
    "Float8E4M3B11FNUZ": "f8E4M3B11FNUZ",
    "Float8E8M0FNU": "f8E8M0FNU",
    "Int4": "i4",
    "Uint4": "u4",
    "Float6E3M2FN": "f6E3M2FN",
    "Float6E2M3FN": "f6E2M3FN",
    "Float4E2M1FN": "f4E2M1FN",
}


@dataclass(frozen=True, slots=True)
class SymbolSpec:
    """A dynamic extent. `width` None: 32 bits, unless another mention of the symbol says 64."""

    name: str
    width: int | None = None
    div: int = 1


@dataclass(frozen=True, slots=True)
class StrideSpec:
    """A dynamic stride that is a multiple of `div` elements."""

    div: int = 1


@dataclass(frozen=True, slots=True)
class TensorSpec:
    """A tensor argument. `stride` holds ints, `StrideSpec`s or products of symbols (`"m*n"`); None
    means compact in `order`.
    """

    dtype: str
    shape: tuple[int | SymbolSpec, ...]
    stride: tuple[int | StrideSpec | str, ...] | None = None
    order: tuple[int, ...] | None = None
    align: int = DEFAULT_ALIGN
    noalias: bool = False
    role: str = "inout"


@dataclass(frozen=True, slots=True)
class ScalarSpec:
    """A number passed by value; `default` is its value where a call omits it."""

    dtype: str
    default: bool | int | float | None = None


@dataclass(frozen=True, slots=True)
class PointerSpec:
    """An address in global memory; `align` in bytes (0: that of an element)."""

    dtype: str
    align: int = 0


@dataclass(frozen=True, slots=True)
class StreamSpec:
    """The stream that the kernels are launched on."""


EVENT = ScalarSpec("i64")  # the handle of an event
ArgSpec = TensorSpec | ScalarSpec | PointerSpec | StreamSpec | WorkspaceSpec | None


def _error(code: str, message: str, help: str = "") -> CutecError:
    """An error at the user's line; readers of spec files set their own place."""
    return diagnostic(code, message, user_location(), help=help)


def symbol(name: str, width: int | None = None, div: int = 1) -> SymbolSpec:
    """A dynamic extent: an integer of `width` bits (32 or 64; default 32), known to be a multiple
    of `div`.
    """
    if (
        not isinstance(name, str)
        or not name.isidentifier()
        or width not in (None, 32, 64)
        or not isinstance(div, int)
        or div < 1
    ):
        raise _error(
            "E1010",
            f"symbol({name!r}, width={width!r}, div={div!r}) is not a symbol",
            help="the name is an identifier, the width 32 or 64, the divisor at least 1",
        )
    return SymbolSpec(name, width, div)


def tensor(
    dtype: Any,
    shape: Sequence[int | str | SymbolSpec],
    *,
    stride: Sequence[int | str | None] | None = None,
    order: Sequence[int] | None = None,
    align: int = DEFAULT_ALIGN,
    div: Mapping[str, int] | None = None,
    noalias: bool = False,
    role: str = "inout",
) -> TensorSpec:
    """A tensor in global memory.

    dtype: "f32", "Float32" or the class. shape: ints, symbol names (also `"n{div=8}"`) or
    `symbol(...)`. stride: in elements; ints, None or "?" (dynamic, also `"?{div=8}"`), or products
    of symbols that make the tensor compact ("n"). order: dimensions of a compact tensor, fastest
    first; the default is row-major. Give `stride` or `order`, not both. align: alignment of the
    first element in bytes. div: what each named symbol is a multiple of. noalias: it overlaps no
    other tensor of the call (checked at launch). role: "in", "out" or "inout".
    """
    if stride is not None and order is not None:
        raise _error("E1010", "a tensor takes stride= or order=, not both")
    if role not in ROLES:
        raise _error("E1010", f"a tensor has no role {role!r}", help=f"one of {', '.join(ROLES)}")
    if not isinstance(align, int) or align < 1 or align & (align - 1):
        raise _error("E1010", f"alignment {align!r} of a tensor is not a power of two of bytes")
    dims = tuple(_extent(extent) for extent in _sequence(shape, "shape"))
    dims = _with_divisors(dims, div or {})
    strides = None if stride is None else tuple(_stride(s) for s in _sequence(stride, "stride"))
    return TensorSpec(
        dtype_name(dtype), dims, strides, None if order is None else tuple(order), align, bool(noalias), role
    )


def scalar(dtype: Any) -> ScalarSpec:
    """A number passed by value: "i32", "Float32" or the class."""
    name = dtype_name(dtype)
    if not name.startswith("$") and name not in SCALAR_TYPES:
        raise _error("E1013", f"a scalar argument cannot be of dtype {name}", help=f"one of {', '.join(SCALAR_TYPES)}")
    return ScalarSpec(name)


def pointer(dtype: Any, align: int = 0) -> PointerSpec:
    """An address of elements in global memory, a multiple of `align` bytes (0: of the size of an
    element).
    """
    if not isinstance(align, int) or align < 0 or align & (align - 1):
        raise _error("E1010", f"alignment {align!r} of a pointer is not a power of two of bytes")
    return PointerSpec(dtype_name(dtype), align)


def stream() -> StreamSpec:
    """The stream that the kernels are launched on."""
    return StreamSpec()


def workspace(
    dtype: Any, shape: Sequence[int | str], *, zeroed: bool = False, align: int = DEFAULT_ALIGN, when: str = ""
) -> WorkspaceSpec:
    """Scratch memory of each call, row-major, which the runtime has ready unless a caller gives it.

    shape: ints, and sums over the symbols and integer scalars of the other arguments
    (`"(m + 127) // 128"`). zeroed: the memory is zero before each call, and the kernels leave it
    zero. align: of the memory in bytes. when: a guard over keys of variants (`"$splits > 1"`);
    where it does not hold there is no workspace, and the parameter is None.
    """
    return workspaces.checked(dtype_name(dtype), shape, align, zeroed, when)


def dtype_name(dtype: Any) -> str:
    """The artifact's name of a dtype given as "f32", "Float32", "$variant" or a numeric class.
    Raises E1013.
    """
    text = dtype if isinstance(dtype, str) else getattr(dtype, "short", "") or getattr(dtype, "__name__", repr(dtype))
    name = LONG_NAMES.get(text.rpartition(".")[2] if not text.startswith("$") else text, text)
    if name in DTYPE_BITS or name.startswith("$"):
        return name
    raise _error("E1013", f"unknown dtype {text!r}", help=f"one of {', '.join(DTYPE_BITS)}, or its long name (Float32)")


def argument(value: Any) -> ArgSpec:
    """An argument spec from a spec, its text form, a numeric class (a scalar), or None. Raises
    E1010.
    """
    if value is None or isinstance(value, (TensorSpec, ScalarSpec, PointerSpec, StreamSpec, WorkspaceSpec)):
        return value
    if isinstance(value, str):
        return parse(value)
    if getattr(value, "short", None):
        return scalar(value)
    shape = getattr(value, "shape", None)
    if isinstance(shape, tuple):
        extents = ",".join(chr(ord("m") + i) for i in range(len(shape)))
        raise _error(
            "E1010",
            f"an array ({type(value).__name__}) is not an argument type",
            help=f'a type, not a value: "f32[{extents}]" for any extents, or "f32[{",".join(map(str, shape))}]"',
        )
    if isinstance(value, (int, float)):
        raise _error(
            "E1010",
            f"{value!r} is not an argument type",
            help='a type, not a value: "i32" or "f32"; a value that is known when compiling goes into constexpr={...}',
        )
    raise _error(
        "E1010",
        f"{value!r} is not an argument type",
        help='use cutec.tensor("f32", ("n",)), cutec.scalar("i32"), cutec.stream() or the text form',
    )


# -- the text form ---------------------------------------------------------------------------------

_ARGUMENT = pattern(
    r"(?:(?P<role>inout|in|out)\s+)?(?P<dtype>[$\w.]+)\s*(?P<pointer>\*)?\s*(?:\[(?P<shape>[^\]]*)\])?\s*(?::\s*\((?P<stride>[^)]*)\))?"
    r"\s*(?:@\s*(?P<align>\d+))?\s*(?P<noalias>\bnoalias)?"
)
_FACTS = pattern(r"(?P<head>[^{}]*?)\s*(?:\{(?P<facts>[^{}]*)\})?")


@lru_cache(maxsize=1024)
def parse(text: str) -> ArgSpec:
    """The argument spec of a text form; cached, since all variants of an export parse the same
    texts. Raises E1010 or E1013.
    """
    if text.split(None, 1)[:1] == ["workspace"]:
        found = workspaces.parse(text.strip(), DEFAULT_ALIGN)
        return replace(found, dtype=dtype_name(found.dtype))
    match = _ARGUMENT.fullmatch(text.strip())
    if match is None:
        raise _error(
            "E1010",
            f"{text!r} is not an argument type",
            help='for example "f32[m,n]", "out f16[m,n]:(1,m)@16", "i32", "stream" or "none"',
        )
    part = match.groupdict()
    align = decimal(part["align"]) if part["align"] else None
    if part["align"] and align is None:
        raise _error("E1010", f"alignment {part['align']} of {part['dtype']} is no number of bytes")
    if part["pointer"] and not (part["role"] or part["shape"] or part["noalias"]):
        return pointer(part["dtype"], align or 0)
    if part["shape"] is None or part["pointer"]:
        return _parse_plain(text.strip(), part)
    return tensor(
        part["dtype"],
        _split(part["shape"]),
        stride=None if part["stride"] is None else _split(part["stride"]),
        align=DEFAULT_ALIGN if align is None else align,
        noalias=part["noalias"] is not None,
        role=part["role"] or "inout",
    )


def _parse_plain(text: str, part: Mapping[str, str | None]) -> ArgSpec:
    if part["dtype"] != text:
        raise _error(
            "E1010",
            f"{text!r} is not an argument type",
            help="role, stride, alignment and noalias need a shape: f32[n]",
        )
    if text in ("stream", "none"):
        return StreamSpec() if text == "stream" else None
    return EVENT if text == "event" else scalar(text)


def _split(text: str) -> list[int | str]:
    """Comma-separated entries; a trailing comma is allowed, and decimal entries become ints."""
    entries = [e.strip() for e in text.split(",")]
    if entries[-1] == "":
        entries.pop()
    return [e if (number := decimal(e)) is None else number for e in entries]


def _facts(text: str, what: str) -> tuple[str, int | None, int]:
    """`head{i64 div=8}` as (head, width, divisor)."""
    match = _FACTS.fullmatch(text)
    width, div = None, 1
    if match is None:
        raise _error("E1010", f"{text!r} is not {what}")
    for fact in (match["facts"] or "").split():
        if fact in ("i32", "i64"):
            width = int(fact[1:])
        elif fact.startswith("div=") and (number := decimal(fact[4:])):
            div = number
        else:
            raise _error("E1010", f"unknown fact {fact!r} in {text!r}", help="div=8, i32 or i64")
    return match["head"], width, div


def _extent(value: Any) -> int | SymbolSpec | str:
    if isinstance(value, SymbolSpec) or (isinstance(value, int) and not isinstance(value, bool) and value >= 0):
        return value
    if isinstance(value, str):
        name, width, div = _facts(value, "an extent")
        if name.isidentifier() or name.startswith("$"):
            return SymbolSpec(name, width, div)
    raise _error(
        "E1010",
        f"{value!r} is not an extent of a shape",
        help='a number, a name ("n"), or cutec.symbol("n", width=64, div=8)',
    )


def _stride(value: Any) -> int | StrideSpec | str:
    if value is None or value == "?":
        return StrideSpec()
    if isinstance(value, SymbolSpec):
        return value.name
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str):
        head, _, div = _facts(value, "a stride")
        if head == "?":
            return StrideSpec(div)
        if all(f.strip().isidentifier() or decimal(f.strip()) is not None for f in head.split("*")):
            return head
    raise _error(
        "E1010",
        f"{value!r} is not a stride",
        help='a number, "?" (dynamic), "?{div=8}", or a product of symbols such as "n" or "m*n"',
    )


def _sequence(value: Any, what: str) -> Sequence[Any]:
    if isinstance(value, (tuple, list)):
        return value
    raise _error("E1010", f"the {what} of a tensor is a tuple or list, not {value!r}")


def _with_divisors(dims: tuple[Any, ...], div: Mapping[str, int]) -> tuple[Any, ...]:
    names = {d.name for d in dims if isinstance(d, SymbolSpec)}
    for name, divisor in div.items():
        if name not in names or not isinstance(divisor, int) or divisor < 1:
            raise _error(
                "E1010",
                f"div={{{name!r}: {divisor!r}}} is no divisor of an extent",
                help=f"the shape's symbols are {', '.join(sorted(names)) or 'none'}",
            )
    return tuple(
        replace(d, div=math.lcm(d.div, div[d.name])) if isinstance(d, SymbolSpec) and d.name in div else d for d in dims
    )


# -- variants --------------------------------------------------------------------------------------


def placeholders(spec: ArgSpec) -> set[str]:
    """Names of the variant keys (`$key`) that a spec mentions."""
    if isinstance(spec, WorkspaceSpec):
        return workspaces.placeholders(spec)
    if not isinstance(spec, (TensorSpec, ScalarSpec, PointerSpec)):
        return set()
    names = {spec.dtype} | (
        {d.name for d in spec.shape if isinstance(d, SymbolSpec)} if isinstance(spec, TensorSpec) else set()
    )
    return {n[1:] for n in names if n.startswith("$")}


def substitute(spec: ArgSpec, keys: AbstractSet[str], variant: Mapping[str, Any]) -> ArgSpec:
    """`spec`, which mentions `keys`, with the variant's value for each `$key`. Raises E1017 for an
    unknown key.
    """
    missing = keys - variant.keys()
    if missing:
        raise _error(
            "E1017", f"${min(missing)} names no variant key", help=f"the keys are {', '.join(variant) or 'none'}"
        )
    if isinstance(spec, ScalarSpec):
        return scalar(variant[spec.dtype[1:]])
    if isinstance(spec, PointerSpec):
        return pointer(variant[spec.dtype[1:]], spec.align)
    assert isinstance(spec, (TensorSpec, WorkspaceSpec))
    dtype = dtype_name(variant[spec.dtype[1:]]) if spec.dtype.startswith("$") else spec.dtype
    if isinstance(spec, WorkspaceSpec):
        return replace(workspaces.substitute(spec, variant), dtype=dtype)
    dims = tuple(
        _extent(variant[d.name[1:]]) if isinstance(d, SymbolSpec) and d.name.startswith("$") else d for d in spec.shape
    )
    return replace(spec, dtype=dtype, shape=dims)
