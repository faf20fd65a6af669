"""The parameters of a function as the templates print them: what the header says of them, their
tables, and how a call is taken from a struct of arguments.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cutec.artifact.host_ops import wrap
from cutec.artifact.signature import (
    DTYPE_BITS,
    Param,
    PointerParam,
    ScalarParam,
    Signature,
    StreamParam,
    TensorParam,
    WorkspaceParam,
)
from cutec.library.interface import Interface, description
from cutec.library.program import SLOTS, c_string
from cutec.library.values import literal
from cutec.runtime.tensors import DLPACK

_KINDS = {
    TensorParam: "TENSOR",
    ScalarParam: "SCALAR",
    PointerParam: "POINTER",
    WorkspaceParam: "WORKSPACE",
    StreamParam: "STREAM",
}

_CODES = {name: code for (code, _), name in DLPACK.items()} | {"tf32": 2}


def about(signature: Signature, forms: int) -> Iterator[str]:
    """What the header says of a function's parameters, line by line."""
    for param in signature.params:
        if not isinstance(param, StreamParam):
            yield f"{param.name}: {description(param)}"
    if forms > 1:
        yield f"A call takes one of {forms} forms, by its extents and integers."


def tables(function: int, signature: Signature) -> Iterator[dict[str, Any]]:
    """Per parameter a row of the table `params_{function}`, and the numbers of its dimensions."""
    symbols = {s.name: i for i, s in enumerate(signature.symbols)}
    first = 0
    for number, param in enumerate(signature.params):
        tensor = param if isinstance(param, TensorParam) else None
        dtype = getattr(param, "dtype", "")
        chosen = sum(s is None for s in tensor.stride) if tensor and tensor.order is None else 0
        values: dict[str, Any] = {
            "number": number,
            "name": c_string(param.name),
            "dtype": c_string(dtype),
            "shape": c_string(", ".join(map(str, tensor.shape)) if tensor else ""),
            "kind": _KINDS[type(param)],
            "rank": tensor.rank if tensor else 0,
            "code": _CODES.get(dtype, 0),
            "bits": DTYPE_BITS.get(dtype, 0),
            "preset": _preset(param),
            "output": int(bool(tensor and tensor.role != "in")),
            "noalias": int(bool(tensor and tensor.noalias)),
            "ordered": int(bool(tensor and tensor.order is not None)),
            "align": getattr(param, "align", 0) or 1,
            "first_stride": first,
            "chosen_strides": chosen,
            "tables": "NULL, NULL, NULL, NULL",
        }
        if tensor and tensor.rank:
            values["extents"] = [e if isinstance(e, int) else -1 - symbols[e] for e in tensor.shape]
            values["strides"] = ["ANY" if s is None else s for s in tensor.stride]
            values["divisors"] = list(tensor.stride_div)
            values["order"] = list(tensor.order) if tensor.order is not None else None
            names = [f"{table}_{function}_{number}" for table in ("extents", "strides", "divisors")]
            names.append("NULL" if tensor.order is None else f"order_{function}_{number}")
            values["tables"] = ", ".join(names)
        first += chosen
        yield values


def _preset(param: Param) -> str:
    """The fields of a scalar's default as integer and float, or nothing."""
    if not isinstance(param, ScalarParam) or param.default is None:
        return ""
    if isinstance(param.default, float):
        return f"0, {literal('f64', param.default)}"
    wrapped = wrap(int(param.default), 64)
    return f"{literal('i64', wrapped)}, 0.0"


def takes(signature: Signature, interface: Interface) -> Iterator[str]:
    """Statements that take a call `c` from the fields of the struct `a`."""
    for number, param in enumerate(signature.params):
        if isinstance(param, StreamParam):
            continue
        field = interface.params[param.name]
        if isinstance(param, (TensorParam, PointerParam, WorkspaceParam)):
            yield f"c->pointer[{number}] = (uint64_t)(uintptr_t)a->{field};"
        if isinstance(param, WorkspaceParam):
            yield f"c->given[{number}] = a->{interface.bytes[param.name]};"
        elif isinstance(param, ScalarParam):
            yield from takes_scalar(number, param, f"a->{field}", "c->")
    for number, symbol in enumerate(signature.symbols):
        yield f"c->symbol[{number}] = a->{interface.symbols[symbol.name]};"
    for number, name in enumerate(interface.strides.values()):
        yield f"c->stride[{number}] = a->{name};"


def takes_scalar(number: int, param: ScalarParam, given: str, call: str) -> Iterator[str]:
    """Statements that take a scalar parameter from the expression `given`; `call`: `c->`, where the
    call is `*c`.
    """
    if param.dtype in ("f16", "bf16"):
        yield "{"
        yield f"    int status = scalar_{param.dtype}({c_string(param.name)}, {given}, &{call}scalar[{number}]);"
        yield "    if (status)"
        yield "        return status;"
        yield "}"
    elif param.dtype == "i1":
        yield f"{call}scalar[{number}].u8 = {given} != 0;"
    else:
        leaf = {"u": "i"}.get(param.dtype[0], param.dtype[0]) + param.dtype[1:]
        cast = f"(int{param.dtype[1:]}_t)" if param.dtype[0] == "u" else ""
        yield f"{call}scalar[{number}].{SLOTS[leaf]} = {cast}{given};"
