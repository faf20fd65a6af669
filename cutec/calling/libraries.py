"""Shared libraries of exported functions as modules. A function has the convention of C (see
`library/cute_abi.py`) if it was compiled without `--enable-tvm-ffi`, else that of TVM-FFI.
"""

from __future__ import annotations

import ctypes
import inspect
import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cutec.artifact.signature import PointerParam, ScalarParam
from cutec.calling.arguments import C_TYPES, converted
from cutec.calling.no_launch import launch_nothing
from cutec.calling.protocols import adapted
from cutec.diag import error
from cutec.frontend.exports.argspec import StreamSpec, scalar
from cutec.runtime.check import pointer_leaf, scalar_leaf
from cutec.runtime.streams import stream_handle
from cutec.runtime.tensors import TensorView, host_memory, unpacked, view_anywhere

_SCALARS = C_TYPES | {"f16": ctypes.c_float, "bf16": ctypes.c_float}
_TEXT = ctypes.c_char_p
_PLAIN, _TVM_FFI = "cutec_parameters_", "__tvm_ffi_"  # symbols of functions, before their names


class Library:
    """Functions of a shared library, as attributes and items."""

    def __init__(self, functions: Mapping[str, Any]):
        self._functions = functions

    def __getattr__(self, name: str) -> Any:
        functions = self.__dict__.get("_functions", {})
        if name not in functions:
            raise AttributeError(f"this library has no function {name!r}, only {', '.join(functions)}")
        return functions[name]

    __getitem__ = __getattr__


def opened(shared: Path, through_tvm_ffi: Callable[[Path], Any]) -> Library:
    """A shared library, loaded. `through_tvm_ffi` loads it for functions that were compiled for
    TVM-FFI. Raises OSError for a file that does not load.
    """
    library, code = ctypes.CDLL(str(shared), mode=ctypes.RTLD_LOCAL), shared.read_bytes()
    functions: dict[str, Any] = {name: Function(library, name) for name in _names(code, _PLAIN)}
    if others := [name for name in _names(code, _TVM_FFI) if name not in functions]:
        module = through_tvm_ffi(shared)
        functions |= {name: getattr(module, name) for name in others}
    return Library(functions)


def rehearsed(shared: Path) -> Library:
    """A shared library whose functions launch nothing."""
    code = shared.read_bytes()
    return Library(dict.fromkeys([*_names(code, _PLAIN), *_names(code, _TVM_FFI)], launch_nothing))


def _names(code: bytes, symbol: str) -> list[str]:
    """The functions for which a library has a symbol, whose names stand in its table of strings."""
    return sorted(name.decode() for name in set(re.findall(rf"\0{symbol}(\w+)(?=\0)".encode(), code)))


class Function:
    """A function of a library. Calls give its arguments by place or by name, as the compiled
    function took them.

    Tensors are on the GPU, of the dtypes and ranks that it was compiled for. Nothing else is looked
    at: it takes their dynamic extents and strides as they are. Raises E0106, E402x, and what the
    library says.
    """

    def __init__(self, library: ctypes.CDLL, name: str):
        self.__name__ = name
        parameters = _TEXT.in_dll(library, f"cutec_parameters_{name}").value or b"[]"
        self._rows: list[list[Any]] = json.loads(parameters)
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        self.__signature__ = inspect.Signature([inspect.Parameter(row[0], kind) for row in self._rows])
        self._call: Callable[..., int] = library[f"cutec_packed_{name}"]
        self._message: Any = library[f"{name}_message"]
        self._message.restype = _TEXT

    def __call__(self, *args: Any, **kwargs: Any) -> None:
        try:
            given = self.__signature__.bind(*args, **kwargs).arguments
        except TypeError as exc:
            names = ", ".join(self.__signature__.parameters)
            raise error("E0106", f"{self.__name__}: {exc}", help=f"{self.__name__}({names})") from None
        values = [_argument(row, given[row[0]]) for row in self._rows]
        status = ctypes.c_int32()
        addresses = [ctypes.addressof(value) for value in (*values, status)]
        if code := self._call((ctypes.c_void_p * len(addresses))(*addresses), len(addresses)):
            raise error(f"E{code:04d}", self._message().decode())


def _argument(row: list[Any], value: Any) -> Any:
    """An argument as C has it, for a row of the library's table of parameters."""
    name, kind, *more = row
    if kind == "scalar":
        return _scalar(ScalarParam(name, *more), value)
    value = converted(adapted(value), StreamSpec())
    if kind == "tensor":
        return _tensor(name, value, *more)
    return ctypes.c_void_p(stream_handle(value) if kind == "stream" else pointer_leaf(PointerParam(name, "u8"), value))


def _scalar(param: ScalarParam, value: Any) -> Any:
    value = converted(adapted(value), scalar(param.dtype))
    scalar_leaf(param, value)
    return _SCALARS[param.dtype](float(value) if param.dtype[0] in "fb" else value.__index__())


def _tensor(name: str, value: Any, dtype: str, rank: int, extents: list[int], width: int, strides: list[int]) -> Any:
    """The struct of a tensor: its address, some of its extents and strides. Raises E4020 to E4023,
    E4027.
    """
    found = value if isinstance(value, TensorView) else view_anywhere(value, f"argument {name!r}")
    if found.device is None:
        raise host_memory(name, "host memory")
    tensor = unpacked(found, dtype)
    if tensor.dtype != dtype and (tensor.dtype, dtype) != ("f32", "tf32"):
        raise error("E4021", f"argument {name!r} has dtype {tensor.dtype}, expected {dtype}")
    if len(tensor.shape) != rank:
        shape = list(tensor.shape)
        raise error("E4022", f"argument {name!r} has {len(shape)} dimensions {shape}, expected {rank}")
    for dim in extents:
        if tensor.shape[dim].bit_length() >= width:
            what = f"argument {name!r} has extent {tensor.shape[dim]} in dimension {dim}"
            raise error("E4023", f"{what}, too large for an integer of {width} bits")
    made = _struct(len(extents), width, len(strides))()
    made.data = tensor.pointer
    made.dynamic_shapes[:] = [tensor.shape[dim] for dim in extents]
    made.dynamic_strides[:] = [tensor.stride[dim] for dim in strides]
    return made


@cache
def _struct(extents: int, width: int, strides: int) -> type[Any]:
    """The class of a tensor's struct."""
    extent = ctypes.c_int64 if width == 64 else ctypes.c_int32
    fields = [
        ("data", ctypes.c_void_p),
        ("dynamic_shapes", extent * extents),
        ("dynamic_strides", ctypes.c_int64 * strides),
    ]
    return type("Tensor", (ctypes.Structure,), {"_fields_": fields})
