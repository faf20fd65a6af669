"""Handlers of XLA that are functions of Python: they get the memory of a call's arrays.

JAX's own callbacks make arrays of JAX of what they are given, which waits for a thread of XLA's
pool. Where as many callbacks run as the pool has threads (one for each device), all wait forever.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Sequence
from typing import Any

from cutec.records import dataclass

_METADATA, _SCALAR, _INTERNAL = 1, 3, 13  # of an extension, an attribute, an error


def _structure(name: str, *fields: Any) -> Any:
    return type(name, (ctypes.Structure,), {"_fields_": list(fields)})


def _sized(name: str, *fields: Any) -> Any:
    """A structure of XLA's C interface, which begins with its size and extensions."""
    return _structure(name, ("bytes", ctypes.c_size_t), ("extensions", ctypes.c_void_p), *fields)


def _pointers(kind: Any) -> Any:
    return ctypes.POINTER(ctypes.POINTER(kind))


# XLA's C interface, version 0.1 (xla/ffi/api/c_api.h, OpenXLA): what handlers use of it.
_Version = _sized("_Version", ("major", ctypes.c_int), ("minor", ctypes.c_int))
_Metadata = _structure("_Metadata", ("bytes", ctypes.c_size_t), ("version", _Version), ("traits", ctypes.c_uint32))
_Extension = _structure(
    "_Extension",
    ("bytes", ctypes.c_size_t),
    ("type", ctypes.c_int),
    ("next", ctypes.c_void_p),
    ("metadata", ctypes.POINTER(_Metadata)),  # if it is of that type
)
_Buffer = _sized(
    "_Buffer",
    ("dtype", ctypes.c_int),
    ("data", ctypes.c_void_p),
    ("rank", ctypes.c_int64),
    ("extents", ctypes.POINTER(ctypes.c_int64)),
)
_Buffers = _sized("_Buffers", ("count", ctypes.c_int64), ("types", ctypes.c_void_p), ("each", _pointers(_Buffer)))
_Text = _structure("_Text", ("begin", ctypes.c_void_p), ("length", ctypes.c_size_t))
_Scalar = _structure("_Scalar", ("dtype", ctypes.c_int), ("value", ctypes.POINTER(ctypes.c_int64)))
_Attributes = _sized(
    "_Attributes",
    ("count", ctypes.c_int64),
    ("types", ctypes.POINTER(ctypes.c_int)),
    ("names", _pointers(_Text)),
    ("each", _pointers(_Scalar)),
)
_Error = _sized("_Error", ("message", ctypes.c_char_p), ("code", ctypes.c_int))
_Api = _sized(
    "_Api",
    ("version", _Version),
    ("internal", ctypes.c_void_p),
    ("create_error", ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.POINTER(_Error))),
)
_Frame = _structure(
    "_Frame",
    ("bytes", ctypes.c_size_t),
    ("extensions", ctypes.POINTER(_Extension)),
    ("api", ctypes.POINTER(_Api)),
    ("context", ctypes.c_void_p),
    ("stage", ctypes.c_int),
    ("operands", _Buffers),
    ("results", _Buffers),
    ("attributes", _Attributes),
)
HANDLER = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.POINTER(_Frame))


@dataclass(frozen=True)
class Memory:
    """The memory of an array: its address, and its extents."""

    address: int
    shape: tuple[int, ...]


def handler(call: Callable[[int, Sequence[Memory], Sequence[Memory]], None]) -> Any:
    """A handler that calls `call(number, operands, results)`, where the attribute `number` is the
    first of the call's. What it raises is the call's error. It is to be kept.
    """
    return HANDLER(functools.partial(_handle, call))


def _handle(call: Callable[[int, Sequence[Memory], Sequence[Memory]], None], at: Any) -> int | None:
    frame = at[0]
    if frame.extensions and frame.extensions[0].type == _METADATA:
        version = frame.extensions[0].metadata[0].version
        version.major, version.minor = 0, 1
        return None
    try:
        call(_number(frame.attributes), _memory(frame.operands), _memory(frame.results))
    except BaseException as e:  # C called it
        message = f"{type(e).__name__}: {e}".encode()
        return frame.api[0].create_error(_Error(ctypes.sizeof(_Error), None, message, _INTERNAL))
    return None


def _memory(buffers: Any) -> list[Memory]:
    found = [buffers.each[i][0] for i in range(buffers.count)]
    return [Memory(buffer.data or 0, tuple(buffer.extents[: buffer.rank])) for buffer in found]


def _number(attributes: Any) -> int:
    if attributes.count < 1 or attributes.types[0] != _SCALAR:
        raise ValueError("a call without the number of its function")
    return attributes.each[0][0].value[0]
