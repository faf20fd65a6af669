"""A parameter in the text form that build specs use, e.g. `out f32[m,n{div=8}]:(1,m)@16`.
(`frontend.exports.argspec.parse` reads it.)
"""

from __future__ import annotations

from cutec.artifact.signature import (
    Param,
    PointerParam,
    ScalarParam,
    Signature,
    StreamParam,
    TensorParam,
    WorkspaceParam,
    row_major,
)


def param_text(param: Param, signature: Signature) -> str:
    """The text of a parameter of `signature`: role, dtype, shape with the facts of its symbols,
    strides, alignment.
    """
    if isinstance(param, StreamParam):
        return "stream"
    if isinstance(param, ScalarParam):
        return param.dtype if param.default is None else f"{param.dtype} = {param.default}"
    if isinstance(param, PointerParam):
        return f"{param.dtype}*@{param.align}"
    if isinstance(param, WorkspaceParam) and param.absent:
        return "none"
    if isinstance(param, WorkspaceParam):
        words = "workspace zeroed" if param.zeroed else "workspace"
        return f"{words} {param.dtype}[{','.join(map(str, param.shape))}]@{param.align}"
    role = "" if param.role == "inout" else param.role + " "
    shape = ",".join(_extent(e, signature) for e in param.shape)
    return f"{role}{param.dtype}[{shape}]{_stride(param)}@{param.align}{' noalias' if param.noalias else ''}"


def _extent(extent: int | str, signature: Signature) -> str:
    if isinstance(extent, int):
        return str(extent)
    symbol = signature.symbol(extent)
    facts = [f for f, on in (("i64", symbol.width == 64), (f"div={symbol.div}", symbol.div > 1)) if on]
    return extent + (f"{{{' '.join(facts)}}}" if facts else "")


def _stride(param: TensorParam) -> str:
    """Strides, unless the tensor is row-major compact."""
    if param.order == row_major(param.rank):
        return ""
    if param.order is None:
        return ":(" + ",".join(map(_free_stride, param.stride, param.stride_div)) + ")"
    strides = ["1"] * param.rank
    for position, dim in enumerate(param.order):
        strides[dim] = "*".join(str(param.shape[faster]) for faster in param.order[:position]) or "1"
    return f":({','.join(strides)})"


def _free_stride(stride: int | None, div: int) -> str:
    return str(stride) if stride is not None else "?" if div == 1 else f"?{{div={div}}}"
