"""Tensors that callers may pass: PyTorch's, anything with `__cuda_array_interface__`, anything with
DLPack. None of these libraries is imported.
"""

from __future__ import annotations

import ctypes
import math
import sys
from collections.abc import Callable
from typing import Any

from cutec.artifact.signature import DTYPE_BITS
from cutec.diag import CutecError, error
from cutec.records import dataclass, replace

# Our dtype names by those of torch and NumPy.
NAMES = {
    "bool": "i1",
    "int8": "i8",
    "int16": "i16",
    "int32": "i32",
    "int64": "i64",
    "uint8": "u8",
    "uint16": "u16",
    "uint32": "u32",
    "uint64": "u64",
    "float16": "f16",
    "bfloat16": "bf16",
    "float32": "f32",
    "float64": "f64",
    "float8_e4m3fn": "f8E4M3FN",
    "float8_e5m2": "f8E5M2",
    "float8_e4m3": "f8E4M3",
    "float8_e4m3b11fnuz": "f8E4M3B11FNUZ",
    "float8_e8m0fnu": "f8E8M0FNU",
}

# DLDataTypeCode and bits (dlpack.h) -> our name.
DLPACK = {
    (0, 8): "i8",
    (0, 16): "i16",
    (0, 32): "i32",
    (0, 64): "i64",
    (1, 8): "u8",
    (1, 16): "u16",
    (1, 32): "u32",
    (1, 64): "u64",
    (2, 16): "f16",
    (2, 32): "f32",
    (2, 64): "f64",
    (4, 16): "bf16",
    (6, 8): "i1",
    (8, 8): "f8E4M3",
    (9, 8): "f8E4M3B11FNUZ",
    (10, 8): "f8E4M3FN",
    (12, 8): "f8E5M2",
    (14, 8): "f8E8M0FNU",
    (0, 4): "i4",
    (1, 4): "u4",
    (15, 6): "f6E2M3FN",
    (16, 6): "f6E3M2FN",
    (17, 4): "f4E2M1FN",
}
_TORCH_TYPES = {
    "i1": "BoolTensor",
    "i8": "CharTensor",
    "i16": "ShortTensor",
    "i32": "IntTensor",
    "i64": "LongTensor",
    "u8": "ByteTensor",
    "f16": "HalfTensor",
    "bf16": "BFloat16Tensor",
    "f32": "FloatTensor",
    "tf32": "FloatTensor",
    "f64": "DoubleTensor",
}
_CUDA_DEVICES = (2, 13)  # kDLCUDA, kDLCUDAManaged
_TYPESTR = {
    "b1": "i1",
    "i1": "i8",
    "i2": "i16",
    "i4": "i32",
    "i8": "i64",
    "u1": "u8",
    "u2": "u16",
    "u4": "u32",
    "u8": "u64",
    "f2": "f16",
    "f4": "f32",
    "f8": "f64",
}


@dataclass(frozen=True, slots=True)
class TensorView:
    """A tensor as the checks see it: address of element (0, ..., 0), extents, strides in elements,
    our name of the dtype (or its owner's, where we have none), and the CUDA device, None for host
    memory. `keep` keeps the memory alive.
    """

    pointer: int
    shape: tuple[int, ...]
    stride: tuple[int, ...]
    dtype: str
    device: int | None
    keep: Any = None

    @property
    def span(self) -> tuple[int, int]:
        """Addresses of the first byte that the tensor covers and of the one after the last."""
        bits = DTYPE_BITS.get(self.dtype, 8)
        if 0 in self.shape:
            return self.pointer, self.pointer
        ends = [(extent - 1) * stride for extent, stride in zip(self.shape, self.stride)]
        low, high = sum(min(e, 0) for e in ends), sum(max(e, 0) for e in ends)
        return self.pointer + low * bits // 8, self.pointer - (-(high + 1) * bits // 8)


_PAIRS = {"float4_e2m1fn": "f4E2M1FN"}  # torch's name → ours
# Dtypes whose elements are bytes that may hold packed elements: plain bytes, and pairs of 4-bit
# numbers as torch and DLPack name them.
_BYTES = ("u8", "i8", "float4_e2m1fn_x2", "f4E2M1FN_x2", "i4_x2", "u4_x2")


def unpacked(tensor: TensorView, dtype: str) -> TensorView:
    """A tensor of bytes as one of the elements narrower than a byte that lie in it: the (last)
    dimension of stride 1 has more elements then. Other tensors stay as they are, as do those whose
    bytes do not divide into such elements.
    """
    bits = DTYPE_BITS[dtype]
    dims = [d for d, s in enumerate(tensor.stride) if s == 1]
    pairs = tensor.dtype.removesuffix("_x2")
    if (
        bits >= 8
        or tensor.dtype not in _BYTES
        or not dims
        or (pairs in DTYPE_BITS and pairs != tensor.dtype and pairs != dtype)
    ):
        return tensor
    inner = max(dims, key=lambda d: (tensor.shape[d] > 1, d))
    sizes = [tensor.shape[inner], *(s for d, s in enumerate(tensor.stride) if d != inner)]
    if any(8 * n % bits for n in sizes):
        return tensor
    shape = tuple(8 * n // bits if d == inner else n for d, n in enumerate(tensor.shape))
    stride = tuple(s if d == inner else 8 * s // bits for d, s in enumerate(tensor.stride))
    return replace(tensor, shape=shape, stride=stride, dtype=dtype)


def in_pairs(tensor: TensorView) -> TensorView:
    """A tensor of pairs of 4-bit numbers as one of the numbers; others stay as they are."""
    pairs = tensor.dtype.removesuffix("_x2")
    return tensor if pairs == tensor.dtype else unpacked(tensor, _PAIRS.get(pairs, pairs))


def compact(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Row-major strides."""
    return tuple(math.prod(shape[i + 1 :]) for i in range(len(shape)))


def view(value: Any, name: str, driver: Any, stream: int) -> TensorView:
    """The argument `name` as a tensor. Raises E4020 if it is none, E4027 if its memory is not a
    CUDA device's.
    """
    if hasattr(value, "data_ptr") and hasattr(value, "get_device"):
        return _torch(value, name)
    interface = getattr(value, "__cuda_array_interface__", None)
    if interface is not None and interface["typestr"][1:] in _TYPESTR:
        return _cuda_array(interface, value, driver)
    if hasattr(value, "__dlpack__"):
        return _dlpack(value, name, stream)
    raise error(
        "E4020",
        f"argument {name!r} is a {type(value).__name__}, expected a tensor on the GPU",
        help="anything with DLPack or __cuda_array_interface__ will do: a tensor of PyTorch, CuPy, JAX, Numba",
    )


def view_anywhere(value: Any, name: str) -> TensorView:
    """A value as a tensor, wherever its memory is: `device` is None for host memory. A tensor
    without memory (PyTorch's FakeTensor) gets address 0. Raises E4020 if it is none.
    """
    if hasattr(value, "data_ptr") and hasattr(value, "get_device"):
        device = value.get_device()
        text = str(value.dtype).removeprefix("torch.")
        try:
            pointer = value.data_ptr()
        except RuntimeError:
            pointer = 0
        return TensorView(
            pointer,
            tuple(value.shape),
            tuple(value.stride()),
            NAMES.get(text, text),
            device if device >= 0 else None,
            value,
        )
    if hasattr(value, "__array_interface__") and hasattr(value, "strides"):
        size = value.dtype.itemsize
        stride = tuple(s // size for s in value.strides)
        text = str(value.dtype.name)
        return TensorView(
            value.__array_interface__["data"][0], tuple(value.shape), stride, NAMES.get(text, text), None, value
        )
    if hasattr(value, "__dlpack__"):
        kind, ordinal = value.__dlpack_device__()
        made = _from_capsule(value, value.__dlpack__(), name)
        return replace(made, device=int(ordinal) if int(kind) in _CUDA_DEVICES else None)
    raise error(
        "E4020",
        f"{name} is a {type(value).__name__}, expected a tensor",
        help="anything with DLPack will do: of PyTorch, CuPy, JAX, NumPy",
    )


def is_tensor(value: Any) -> bool:
    """Whether `view_anywhere` takes a value."""
    kind = type(value)
    if hasattr(kind, "data_ptr") and hasattr(kind, "get_device"):
        return True
    return hasattr(kind, "__dlpack__") or (
        hasattr(kind, "__array_interface__") and hasattr(kind, "strides") and bool(getattr(value, "ndim", 0))
    )


def host_memory(name: str, what: str) -> CutecError:
    """The diagnostic for a tensor that is not in GPU memory."""
    return error(
        "E4027",
        f"argument {name!r} is in {what}, expected device_type=cuda",
        help="copy it to the GPU first, e.g. x.cuda()",
    )


def _torch(value: Any, name: str) -> TensorView:
    try:
        device, pointer = value.get_device(), value.data_ptr()
        shape, stride = tuple(value.shape), tuple(value.stride())
    except RuntimeError as e:  # sparse, fake and functional tensors have no memory of their own
        raise error(
            "E4020",
            f"argument {name!r} is a {type(value).__name__} without plain memory: {str(e).splitlines()[0]}",
            help="make a dense tensor of it first, e.g. x.to_dense()",
        ) from e
    if device < 0:
        raise host_memory(name, f"{value.device} memory")
    text = str(value.dtype).removeprefix("torch.")
    return TensorView(pointer, shape, stride, NAMES.get(text, text), device, value)


def torch_test(tensor: Any, dtype: str) -> Callable[[Any], bool]:
    """A predicate: is a value a torch GPU tensor with `tensor`'s dtype?

    torch's old tensor types (torch.cuda.FloatTensor, ...) test device and dtype in one call, in a
    third of the time of two attribute reads. Not every dtype has such a type.
    """
    legacy = getattr(getattr(sys.modules.get("torch"), "cuda", None), _TORCH_TYPES.get(dtype, ""), None)
    if legacy is not None and legacy.__instancecheck__(tensor):
        return legacy.__instancecheck__
    own = tensor.dtype
    return lambda other: other.dtype is own and other.is_cuda


def _cuda_array(interface: dict[str, Any], value: Any, driver: Any) -> TensorView:
    """CUDA Array Interface, version 2 and 3: strides are in bytes, None for C-contiguous."""
    shape, pointer = tuple(interface["shape"]), interface["data"][0]
    dtype = _TYPESTR[interface["typestr"][1:]]
    strides = interface.get("strides")
    stride = compact(shape) if strides is None else tuple(s // (DTYPE_BITS[dtype] // 8) for s in strides)
    device = driver.pointer_device(pointer) if pointer else driver.current_device()
    return TensorView(pointer, shape, stride, dtype, device, value)


class _DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


# DLManagedTensorVersioned begins with version (8 bytes), manager_ctx, deleter and flags (8 bytes
# each); the older struct with the tensor.
_CAPSULES = {b"dltensor": 0, b"dltensor_versioned": 32}
_FLAGS, _SUBBYTE_TYPE_PADDED = 24, 1 << 2
_get_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_get_pointer.restype, _get_pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, (ctypes.py_object, ctypes.c_char_p)


def _dlpack(value: Any, name: str, stream: int) -> TensorView:
    """The tensor of a DLPack capsule, which is kept and not consumed: it lives until the launch has
    been queued, as the caller's tensor does.
    """
    kind, ordinal = value.__dlpack_device__()
    if int(kind) not in _CUDA_DEVICES:
        raise host_memory(name, "host memory" if int(kind) in (1, 3) else f"memory of DLPack device type {int(kind)}")
    # In DLPack's counting of streams 1 is the legacy default stream; the producer makes the stream
    # wait for its own pending work.
    return replace(_from_capsule(value, value.__dlpack__(stream=stream or 1), name), device=int(ordinal))


def _from_capsule(value: Any, capsule: Any, name: str) -> TensorView:
    for label, offset in _CAPSULES.items():
        if _is_valid(capsule, label):
            address = _get_pointer(capsule, label)
            tensor = _DLTensor.from_address(address + offset)
            padded = offset and ctypes.c_uint64.from_address(address + _FLAGS).value & _SUBBYTE_TYPE_PADDED
            break
    else:
        raise error(
            "E4020",
            f"argument {name!r} gives a DLPack capsule of an unknown kind",
            help="pass a tensor of a library with DLPack 0.x or 1.x",
        )
    shape = tuple(tensor.shape[: tensor.ndim])
    stride = tuple(tensor.strides[: tensor.ndim]) if tensor.strides else compact(shape)
    dtype = DLPACK.get((tensor.code, tensor.bits), f"DLPack type {tensor.code} of {tensor.bits} bits")
    if tensor.bits < 8 and padded:
        dtype = f"{dtype} in bytes of their own"
    elif tensor.lanes != 1:
        dtype = f"{dtype}_x2" if tensor.bits * tensor.lanes == 8 else f"{dtype} in vectors of {tensor.lanes}"
    return TensorView((tensor.data or 0) + tensor.byte_offset, shape, stride, dtype, None, (value, capsule))
