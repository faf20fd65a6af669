"""The functions of a library as public C++ programs call those that `export_to_c` writes: by a
module that is loaded first, and with a struct for each tensor, of its address and its dynamic
extents and strides.

    scale_Tensor_x_t x = {pointer, {rows, columns}, {columns}};
    cute_dsl_scale_wrapper(&module, &x, 2.0f, stream);

Names and order are those of "Ahead-of-Time (AOT) Compilation" in NVIDIA/cutlass' media/docs, and of
its examples/python/CuTeDSL/dsl_tutorials/export.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from cutec.artifact.signature import Param, ScalarParam, Signature, StreamParam, TensorParam
from cutec.library.c_names import is_taken
from cutec.library.interface import SCALARS, interface_of, unreserved
from cutec.library.parameters import takes_scalar
from cutec.library.program import c_string

_STREAM = "struct CUstream_st *"


def add(functions: Sequence[dict[str, Any]]) -> None:
    """Add to each function of a library what `cute_abi.h.j2` and `cute_abi.c.j2` print of it."""
    for function in functions:
        function["cute_abi"] = described(function["name"], function["export"].signature.interface)


def described(name: str, signature: Signature) -> dict[str, Any]:
    """What the templates print of a function `name` with that signature."""
    names = _names(signature)
    types = {param.name: _type(param, f"{name}_Tensor_{param.name}_t") for param in signature.params}
    return {
        "name": name,
        "tensors": [_tensor(types[t.name].removesuffix(" *"), t, signature) for t in signature.tensors],
        "parameters": [f"{types[p.name]}{names[p.name]}" for p in signature.params],
        "packed": [_unpacked(types[p.name], i) for i, p in enumerate(signature.params)],
        "takes": list(_takes(signature, names)),
        "stream": names[signature.stream.name] if signature.stream else "NULL",
        "described": c_string(json.dumps([_row(param, signature) for param in signature.params])),
    }


def _names(signature: Signature) -> dict[str, str]:
    """The parameters' names in C: none hides what the function uses."""
    taken, found = {"module", "call"}, dict[str, str]()
    for param in signature.params:
        name = unreserved(param.name)
        while name in taken or is_taken(name):
            name += "_"
        taken.add(name)
        found[param.name] = name
    return found


def dynamic_extents(tensor: TensorParam) -> list[int]:
    """The dimensions whose extents calls give."""
    return [dim for dim, extent in enumerate(tensor.shape) if isinstance(extent, str)]


def dynamic_strides(tensor: TensorParam) -> list[int]:
    """The dimensions whose strides are no constants. Those of a compact tensor follow from its
    extents all the same.
    """
    if tensor.order is None:
        return [dim for dim, stride in enumerate(tensor.stride) if stride is None]
    symbolic = [isinstance(tensor.shape[dim], str) for dim in tensor.order]
    return sorted(dim for place, dim in enumerate(tensor.order) if any(symbolic[:place]))


def _type(param: Param, struct: str) -> str:
    if isinstance(param, TensorParam):
        return f"{struct} *"
    if isinstance(param, StreamParam):
        return _STREAM
    return f"{SCALARS[param.dtype]} " if isinstance(param, ScalarParam) else "void *"


def _tensor(struct: str, tensor: TensorParam, signature: Signature) -> dict[str, Any]:
    widths = {symbol.name: symbol.width for symbol in signature.symbols}
    extents = dynamic_extents(tensor)
    width = max((widths[str(tensor.shape[dim])] for dim in extents), default=32)
    return {
        "type": struct,
        "width": width,
        "extents": len(extents),
        "strides": len(dynamic_strides(tensor)),
        "extent_dims": ", ".join(map(str, extents)),
        "stride_dims": ", ".join(map(str, dynamic_strides(tensor))),
    }


def _unpacked(type: str, number: int) -> str:
    """A parameter in a list of addresses of arguments."""
    given = f"args[{number}]"
    return f"({type.rstrip()}){given}" if "_Tensor_" in type else f"*({type}*){given}"


def _takes(signature: Signature, names: dict[str, str]) -> Iterator[str]:
    """Statements that take a `call` from the parameters."""
    bound: set[str] = set()
    strides = list(interface_of(signature).strides)
    symbols = [symbol.name for symbol in signature.symbols]
    for number, param in enumerate(signature.params):
        name = names[param.name]
        if isinstance(param, TensorParam):
            yield f"call.pointer[{number}] = (uint64_t)(uintptr_t){name}->data;"
            for place, dim in enumerate(dynamic_extents(param)):
                symbol = str(param.shape[dim])
                if symbol not in bound:
                    yield f"call.symbol[{symbols.index(symbol)}] = {name}->dynamic_shapes[{place}];"
                bound.add(symbol)
            for place, dim in enumerate(dynamic_strides(param)):
                if (param.name, dim) in strides:
                    yield f"call.stride[{strides.index((param.name, dim))}] = {name}->dynamic_strides[{place}];"
        elif isinstance(param, ScalarParam):
            yield from takes_scalar(number, param, name, "call.")
        elif not isinstance(param, StreamParam):
            yield f"call.pointer[{number}] = (uint64_t)(uintptr_t){name};"


def _row(param: Param, signature: Signature) -> list[Any]:
    """A parameter for programs that read the library: its name and kind; of a tensor the dtype, the
    rank, and which extents (of how many bits) and strides its struct has.
    """
    if isinstance(param, TensorParam):
        width = _tensor("", param, signature)["width"]
        return [param.name, "tensor", param.dtype, param.rank, dynamic_extents(param), width, dynamic_strides(param)]
    if isinstance(param, ScalarParam):
        return [param.name, "scalar", param.dtype]
    return [param.name, "stream" if isinstance(param, StreamParam) else "pointer"]
