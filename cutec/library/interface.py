"""What a C caller sees of a function: the fields of its struct of arguments, and their names.

typedef struct {            for a bf16[m, k]@16 with rows k apart, out d f32[m], scale f32
    size_t size;
    void *stream;
    const void *a;
    void *d;
    float scale;
    int64_t m, k;
    int64_t a_stride0;
} gemm_args;
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cutec.artifact.signature import (
    Param,
    PointerParam,
    ScalarParam,
    Signature,
    StreamParam,
    TensorParam,
    WorkspaceParam,
)
from cutec.library.values import C_TYPES
from cutec.records import dataclass

# Words that no field or function may be called (C17, 6.4.1; C++20, [lex.key], [lex.digraph]).
_WORDS = """
alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class
co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype default
delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long
mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register
reinterpret_cast requires restrict return short signed sizeof static static_assert static_cast struct switch
template this thread_local throw true try typedef typeid typename typeof typeof_unqual union unsigned using virtual
void volatile wchar_t while xor xor_eq linux unix errno stdin stdout stderr
"""
# Macros of the headers that generated code or its callers include (C17, 7), beside `_MACRO`'s.
_MACROS = """
ANY BUFSIZ CHAR_BIT CLOCKS_PER_SEC DRIVER_LIBRARY EOF HUGE_VAL HUGE_VALF HUGE_VALL INFINITY L_ctermid L_tmpnam NAN
NULL UNUSED WCONTINUED WEXITED WNOHANG WNOWAIT WSTOPPED WUNTRACED sched_priority
"""
RESERVED = frozenset((_WORDS + _MACROS).split())
_MACRO = re.compile(
    r"_[A-Z_]\w*"  # reserved in all of C (7.1.3)
    r"|(U?(CHAR|SHRT|INT|LONG|LLONG|INT(_LEAST|_FAST)?\d+|INTPTR|INTMAX)|SCHAR|S?SIZE|PTRDIFF|SIG_ATOMIC|WCHAR|WINT"
    r"|FILENAME|FOPEN|MB_CUR|MB_LEN|RAND|TMP)_(MAX|MIN)"
    r"|(FLT|L?DBL)_(DIG|EPSILON|MANT_DIG|(MAX|MIN)(_10)?(_EXP)?)|(CLOCK|EXIT|PTHREAD|RTLD|SCHED|SEEK)_[A-Z_]+|TIMER_ABSTIME|TIME_UTC"
)
# The type of a scalar parameter in C. Half-precision floats are rounded when a call takes them.
SCALARS = C_TYPES | {
    "i1": "uint8_t",
    "u8": "uint8_t",
    "u16": "uint16_t",
    "u32": "uint32_t",
    "u64": "uint64_t",
    "f16": "float",
    "bf16": "float",
}


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a struct of arguments. `default`: the text that initialises it."""

    name: str
    type: str
    comment: str
    default: str = "0"


@dataclass(frozen=True, slots=True)
class Interface:
    """The fields of a function's struct of arguments, after `size`. The names of fields by what
    they are for: of parameters, of workspaces' bytes, of symbols, and of strides by tensor and
    dimension.
    """

    fields: tuple[Field, ...]
    params: dict[str, str]
    bytes: dict[str, str]
    symbols: dict[str, str]
    strides: dict[tuple[str, int], str]
    stream: str


def interface_of(signature: Signature) -> Interface:
    """The interface of a function with that signature."""
    taken = {"size"}
    stream = _unique(signature.stream.name if signature.stream else "stream", taken)
    params: dict[str, str] = {}
    sizes: dict[str, str] = {}
    for param in signature.params:
        if not isinstance(param, StreamParam):
            params[param.name] = _unique(param.name, taken)
        if isinstance(param, WorkspaceParam):
            sizes[param.name] = _unique(f"{param.name}_bytes", taken)
    symbols = {symbol.name: _unique(symbol.name, taken) for symbol in signature.symbols}
    strides = {(t.name, d): _unique(f"{t.name}_stride{d}", taken) for t, d in dynamic_strides(signature)}
    fields = [Field(stream, "void *", "CUstream or cudaStream_t; NULL: the default stream", "NULL")]
    for param in signature.params:
        fields += _param_fields(param, params, sizes)
    fields += [Field(symbols[s.name], "int64_t ", _extent(s.div, s.width)) for s in signature.symbols]
    fields += [
        Field(name, "int64_t ", _stride(signature.param(tensor), dim)) for (tensor, dim), name in strides.items()
    ]
    return Interface(tuple(fields), params, sizes, symbols, strides, stream)


def dynamic_strides(signature: Signature) -> Iterator[tuple[TensorParam, int]]:
    """The strides that callers give: those that neither the declaration nor the extents decide."""
    for tensor in signature.tensors:
        if tensor.order is None:
            yield from ((tensor, dim) for dim, stride in enumerate(tensor.stride) if stride is None)


def unreserved(name: str) -> str:
    """A name that C and C++ leave to programs."""
    name = re.sub(r"\W", lambda match: f"_{ord(match[0]):x}_", name, flags=re.ASCII)
    return f"{name}_" if name in RESERVED or _MACRO.fullmatch(name) else name


def _unique(name: str, taken: set[str]) -> str:
    name = unreserved(name)
    while name in taken:
        name += "_"
    taken.add(name)
    return name


def _param_fields(param: object, names: dict[str, str], sizes: dict[str, str]) -> Iterator[Field]:
    if isinstance(param, TensorParam):
        what = f"{param.role} {tensor_text(param)}"
        yield Field(names[param.name], "const void *" if param.role == "in" else "void *", what, "NULL")
    elif isinstance(param, PointerParam):
        yield Field(names[param.name], "void *", f"{param.dtype} in GPU memory, aligned to {param.align}", "NULL")
    elif isinstance(param, WorkspaceParam):
        yield Field(names[param.name], "void *", "workspace in GPU memory, see ..._workspace_size", "NULL")
        yield Field(sizes[param.name], "size_t ", f"bytes of {names[param.name]}")
    elif isinstance(param, ScalarParam):
        yield Field(names[param.name], f"{SCALARS[param.dtype]} ", param.dtype, _preset(param))


def _preset(param: ScalarParam) -> str:
    """A scalar's default in C, 0 without one; no literal of a signed type is 2^63."""
    number = 0 if param.default is None else param.default
    if isinstance(number, float):
        return repr(number) if param.dtype == "f64" else f"{number!r}f"
    return "INT64_MIN" if number == -1 << 63 else f"{int(number)}{'u' * (number >= 1 << 63)}"


def description(param: Param) -> str:
    """What a parameter is, for the documentation of a function."""
    if isinstance(param, TensorParam):
        return f"{param.role} {tensor_text(param)}"
    if isinstance(param, PointerParam):
        return f"address of {param.dtype}"
    if isinstance(param, WorkspaceParam):
        return f"workspace {param.dtype}"
    return "stream" if isinstance(param, StreamParam) else param.dtype


def tensor_text(param: TensorParam) -> str:
    """`bf16[m, k], strides [*, 1], aligned to 16`."""
    shape = ", ".join(map(str, param.shape))
    if param.order is not None:
        layout = "row-major" if param.order == tuple(reversed(range(param.rank))) else f"order {list(param.order)}"
    else:
        layout = "strides [" + ", ".join("*" if s is None else str(s) for s in param.stride) + "]"
    return f"{param.dtype}[{shape}], {layout}, aligned to {param.align}"


def _extent(div: int, width: int) -> str:
    return ("extent" if div == 1 else f"extent, a multiple of {div}") + ("" if width == 64 else ", below 2^31")


def _stride(param: object, dim: int) -> str:
    assert isinstance(param, TensorParam)
    div = param.stride_div[dim]
    return f"elements from one index of dimension {dim} to the next" + ("" if div == 1 else f", a multiple of {div}")
