"""Names of the kernels of a call, which profilers show: what the call was compiled for follows the
kernel's own name and that of the function that launches it.

    gemm_kernel_f16_d1_tile64x128     the kernel `gemm_kernel` of `gemm`
    kernel_softmax_f32_1024           the kernel `kernel` of `softmax`

In this order: the dtypes of the arguments, once if they are the same, else in runs (`2f16_f32`);
the layouts, unless all tensors have one dimension of stride 1: static extents (`128x64`,
row-major), or of dynamic tensors the strides (`d1`: dynamic, then 1); the alignment, unless it is
that of an element (`a16`); compile-time values other than the defaults, and arguments whose default
is None by their names. A digest of the code follows where that does not say all: other layouts,
containers, methods and other objects, unnamed functions, variables of an enclosing function.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from itertools import groupby
from types import BuiltinFunctionType, FunctionType
from typing import Any

from cutec.artifact.signature import DTYPE_BITS, concrete_compact_stride
from cutec.calling.arguments import Fixed, Leaf, Node
from cutec.calling.frozen import freeze
from cutec.frontend.core.kernel_naming import KernelNaming
from cutec.frontend.exports.argspec import (
    ArgSpec,
    PointerSpec,
    ScalarSpec,
    StreamSpec,
    StrideSpec,
    SymbolSpec,
    TensorSpec,
)
from cutec.frontend.exports.entry import EntryFunction, EntryParameter
from cutec.frontend.exports.variants import value_text
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.rewriting.function import JitFunction

_NUMBERS = (bool, int, float)
_STRIDES: dict[Any, str] = {StrideSpec(): "d", 1: "1", 0: "0"}


def naming_of(function: Any, entry: EntryFunction, nodes: Mapping[str, Node]) -> KernelNaming:
    """How the kernels of a call are named. It depends on the kinds of the arguments alone."""
    named = {p.name: p for p in entry.parameters}
    parameters = {name: named.get(name) or EntryParameter(name, None, True) for name in nodes}
    specs: dict[str, ArgSpec] = {}
    for node in nodes.values():
        node.specs(specs)
    free = [spec for name, spec in specs.items() if not (name in named and named[name].implied())]
    layouts = _layouts([spec for spec in specs.values() if isinstance(spec, TensorSpec)])
    aligned = _alignment([spec for spec in specs.values() if isinstance(spec, (TensorSpec, PointerSpec))])
    values = [_value(parameters[name], node) for name, node in nodes.items()]
    parts = [_dtypes(free), layouts, aligned, *values]
    receiver = _receiver(function)
    return KernelNaming(
        type(receiver).__name__.lower() if entry.name == "__call__" else entry.name,
        "".join(f"_{part}" for part in parts if part),
        None in parts or receiver is not None or any(not isinstance(n, (Fixed, Leaf)) for n in nodes.values()),
        closures=True,
    )


def _receiver(function: Any) -> Any:
    """The object whose attributes the code may depend on, if there is one with attributes."""
    receiver = getattr(function, "__self__", None)
    if receiver is None and not isinstance(function, JitFunction):
        receiver = function
    return receiver


def _dtypes(specs: Sequence[ArgSpec]) -> str:
    dtypes = [spec.dtype for spec in specs if isinstance(spec, (TensorSpec, PointerSpec, ScalarSpec))]
    runs = [(dtype, len(list(run))) for dtype, run in groupby(dtypes)]
    if len(runs) == 1:
        return runs[0][0]
    return "_".join(dtype if count == 1 else f"{count}{dtype}" for dtype, count in runs)


def _layouts(tensors: Sequence[TensorSpec]) -> str | None:
    """The layouts, once if they are the same; None where a short text does not say all."""
    symbols = [e.name for tensor in tensors for e in tensor.shape if isinstance(e, SymbolSpec)]
    if len(set(symbols)) < len(symbols):
        return None
    texts = [_layout(tensor) for tensor in tensors]
    if None in texts:
        return None
    distinct = set(texts)
    return "" if distinct <= {"1"} else "_".join(filter(None, distinct if len(distinct) == 1 else texts))


def _layout(tensor: TensorSpec) -> str | None:
    if not tensor.shape or tensor.noalias or tensor.role != "inout":
        return None
    shape = tuple([e for e in tensor.shape if isinstance(e, int)])
    if len(shape) == len(tensor.shape):
        compact = tensor.stride == concrete_compact_stride(shape, tuple(reversed(range(len(shape)))))
        return "x".join(map(str, shape)) if compact and shape != (1,) else None
    plain = all(isinstance(e, SymbolSpec) and (e.width, e.div) in ((None, 1), (32, 1)) for e in tensor.shape)
    text = "".join(_STRIDES.get(s, "?") for s in tensor.stride or ())
    return text if plain and (text == "1" or ("d" in text and "?" not in text)) else None


def _alignment(pointers: Iterable[TensorSpec | PointerSpec]) -> str | None:
    """The alignment in bytes, if it is one and not that of an element."""
    given = {spec.align if spec.align not in (0, max(1, DTYPE_BITS[spec.dtype] // 8)) else 0 for spec in pointers}
    if len(given) > 1:
        return None
    return "".join(f"a{align}" for align in given if align)


def _value(parameter: EntryParameter, node: Node) -> str | None:
    """A compile-time value after its parameter's name, classes of numbers alone. Of a run-time
    parameter that may be None, its name. Empty for defaults and streams; None for a value that no
    short text tells.
    """
    if isinstance(parameter.implied(), StreamSpec) or isinstance(getattr(node, "spec", None), StreamSpec):
        return ""
    if not isinstance(node, Fixed):
        return parameter.name if parameter.optional and parameter.default is None else ""
    value = node.value
    if parameter.optional and freeze(value) == freeze(parameter.default):
        return ""
    text = _text(value)
    if text is None:
        return None
    if isinstance(value, NumberClass) and not parameter.optional:
        return text
    return f"{parameter.name}_{text}" if text[0].isalpha() else parameter.name + text


def _text(value: Any) -> str | None:
    if isinstance(value, (tuple, list)):
        parts = [_text(part) if not isinstance(part, (tuple, list)) else None for part in value]
        return None if None in parts or not parts else "x".join(filter(None, parts))
    if isinstance(value, Enum):
        return _name(value.name)
    if isinstance(value, (str, FunctionType, JitFunction, BuiltinFunctionType, type)):
        return _name(value)
    return value_text(value) if value is None or type(value) in _NUMBERS else None


def _name(value: Any) -> str | None:
    """A text, or the name of a global function or class; None if it is not made of letters."""
    name = value if isinstance(value, str) else value.short if isinstance(value, NumberClass) else value.__qualname__
    return name if re.fullmatch(r"\w+", name, re.ASCII) else None
