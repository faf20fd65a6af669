"""NumPy arrays as tensors, for `cutec run`: they are made for a parameter, filled and saved."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

import ml_dtypes
import numpy as np

from cutec.artifact.signature import DTYPE_BITS, Signature, TensorParam, strides_of
from cutec.records import dataclass

_DTYPES = {
    "i1": np.bool_,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "u8": np.uint8,
    "u16": np.uint16,
    "u32": np.uint32,
    "u64": np.uint64,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "tf32": np.float32,
    "f32": np.float32,
    "f64": np.float64,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E4M3": ml_dtypes.float8_e4m3,
    "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
    "i4": np.int8,
    "u4": np.uint8,
    "f6E3M2FN": ml_dtypes.float6_e3m2fn,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
}

_SEVERAL = (300, 100, 32, 16, 8)  # default extents where there are several symbols, the first that fits
_DEFAULT_ELEMENTS = 1 << 22  # of all tensors together

# The largest allowed error against a reference in float64, relative to the reference or to its root
# mean square: a few units in the last place of the dtype, and room for approximate math functions.
TOLERANCE = {
    "f64": 1e-10,
    "f32": 1e-5,
    "tf32": 2e-3,
    "f16": 4e-3,
    "bf16": 2e-2,
    "f8E4M3FN": 0.13,
    "f8E5M2": 0.25,
    "f8E4M3": 0.13,
    "f8E4M3B11FNUZ": 0.13,
    "f8E8M0FNU": 1.0,
    "f6E3M2FN": 0.25,
    "f6E2M3FN": 0.13,
    "f4E2M1FN": 0.5,
}


def numpy_dtype(dtype: str) -> np.dtype:
    """The NumPy dtype (ml_dtypes' for the narrow floats) of one of ours."""
    return np.dtype(_DTYPES[dtype])


# dtypes of torch that NumPy lacks -> integers of the same bits.
_IMPORT_AS = {"bfloat16": "int16", **dict.fromkeys(("float8_e4m3fn", "float8_e5m2"), "int8")}
_IMPORT_AS |= dict.fromkeys(("float8_e8m0fnu", "float4_e2m1fn_x2"), "uint8")


def host_array(value: Any, dtype: str) -> np.ndarray | None:
    """A tensor in host memory as an array that shares this memory, of the NumPy dtype of `dtype`
    ("" for its own); None if the memory is elsewhere. Tensors of torch dtypes that NumPy lacks are
    passed as integers of the same bits.
    """
    if isinstance(value, np.ndarray):
        array = value
    elif hasattr(value, "get_device") and hasattr(value, "view"):
        if value.get_device() >= 0:
            return None
        import_as = _IMPORT_AS.get(str(value.dtype).removeprefix("torch."))
        plain = value if import_as is None else value.view(getattr(sys.modules["torch"], import_as))
        array = plain.detach().numpy()
    else:
        if int(value.__dlpack_device__()[0]) != 1:
            return None
        array = np.from_dlpack(value)
    want = array.dtype if not dtype else numpy_dtype(dtype)
    return array if array.dtype == want or array.itemsize != want.itemsize else array.view(want)


@dataclass(frozen=True, slots=True)
class HostTensor:
    """`array` is the tensor; `memory` is all that it covers, one-dimensional and without gaps, and
    shares memory with it. Elements narrower than a byte have a byte each here; `stored` and
    `restore` convert to the form on a device and back.
    """

    param: TensorParam
    array: np.ndarray
    memory: np.ndarray

    @property
    def stride(self) -> tuple[int, ...]:
        """Strides in elements."""
        return tuple(s // self.array.itemsize for s in self.array.strides)

    def stored(self) -> np.ndarray:
        """The memory as it is on a device: itself, or a copy in which elements narrower than a byte
        lie without gaps.
        """
        bits = DTYPE_BITS[self.param.dtype]
        if bits >= 8:
            return self.memory
        return np.packbits(self.memory.view(np.uint8)[:, None] >> np.arange(bits) & 1, bitorder="little")

    def restore(self, stored: np.ndarray) -> None:
        """Take over the contents of `stored`, which a kernel has changed."""
        bits = DTYPE_BITS[self.param.dtype]
        if bits >= 8:
            return
        apart = np.unpackbits(stored, count=bits * len(self.memory), bitorder="little").reshape(-1, bits)
        codes = np.packbits(apart, axis=1, bitorder="little")[:, 0]
        self.memory.view(np.uint8)[...] = (codes ^ 8) - np.uint8(8) if self.param.dtype == "i4" else codes


def make_tensor(param: TensorParam, extents: Mapping[str, int]) -> HostTensor:
    """A tensor of zeros with strides that the parameter allows: those of its order if it has one,
    else row-major with rows padded to divisors.
    """
    shape = shape_of(param, extents)
    stride = strides_of(param, shape)
    memory = np.zeros(_covered(shape, stride), numpy_dtype(param.dtype))
    bits = memory.view(f"u{memory.itemsize}")  # as_strided does not know all of ml_dtypes' types
    array = np.lib.stride_tricks.as_strided(bits, shape, [s * memory.itemsize for s in stride]).view(memory.dtype)
    return HostTensor(param, array, memory)


def shape_of(param: TensorParam, extents: Mapping[str, int]) -> tuple[int, ...]:
    """The shape of a parameter for these extents of its symbols."""
    return tuple(extents[e] if isinstance(e, str) else e for e in param.shape)


def covered_bytes(param: TensorParam, extents: Mapping[str, int]) -> int:
    """The bytes of the memory that `make_tensor` makes for a parameter."""
    shape = shape_of(param, extents)
    return _covered(shape, strides_of(param, shape)) * numpy_dtype(param.dtype).itemsize


def _covered(shape: Sequence[int], stride: Sequence[int]) -> int:
    """The elements from the first to the last one of a tensor."""
    return 0 if 0 in shape else 1 + sum((e - 1) * s for e, s in zip(shape, stride))


def zeros(dtype: str, shape: tuple[int, ...]) -> np.ndarray:
    """Zeros as they are on a device: elements narrower than a byte as the bytes that hold them."""
    bits = DTYPE_BITS[dtype]
    return np.zeros((prod(shape) * bits + 7) // 8, np.uint8) if bits < 8 else np.zeros(shape, numpy_dtype(dtype))


def first_nonzero(array: np.ndarray) -> tuple[int, Any] | None:
    """The first element of a compact array with a bit set, by its number; None if there is none."""
    found = np.flatnonzero(array.reshape(-1).view(np.uint8))
    element = int(found[0]) // array.itemsize if len(found) else None
    return None if element is None else (element, array.reshape(-1)[element])


def default_extents(
    signature: Signature, known: Mapping[str, int], accepted: Callable[[Mapping[str, int]], bool] = lambda _: True
) -> dict[str, int]:
    """An extent for each symbol without one: about 1000 (about 300 where there are several), a
    multiple of its divisor. Less if the tensors together would have more than 4 million elements,
    since five symbols of 300 are more than a machine holds, or if these are not `accepted`.
    """
    sizes = (1000, *_SEVERAL) if len(signature.symbols) == 1 else _SEVERAL
    candidates = [
        {s.name: -(-size // s.div) * s.div for s in signature.symbols if s.name not in known} for size in sizes
    ]
    fit = [c for c in candidates if _elements(signature, {**known, **c}) <= _DEFAULT_ELEMENTS] or candidates[-1:]
    return next((c for c in fit if accepted({**known, **c})), fit[0])


def _elements(signature: Signature, extents: Mapping[str, int]) -> int:
    return sum(prod(shape_of(t, extents)) for t in signature.tensors)


def generator(seed: int) -> np.random.Generator:
    """Random numbers that depend on `seed` alone."""
    return np.random.default_rng(seed)


def random_integers(dtype: str) -> tuple[int, int]:
    """The least and the greatest random element of an integer dtype, but for truth values."""
    low = 0 if dtype[0] == "u" else -8
    return low, low + (15 if dtype[1:] == "4" else 16)


def fill_random(tensor: HostTensor, rng: np.random.Generator) -> None:
    """Standard normal floats (powers of two where the dtype has no others), integers from -8 to 8
    (0 to 16 unsigned; one less in 4 bits), any truth values.
    """
    shape, dtype = tensor.array.shape, tensor.param.dtype
    if dtype == "i1":
        tensor.array[...] = rng.integers(0, 2, shape).astype(bool)
    elif dtype[0] in "iu":
        low, high = random_integers(dtype)
        tensor.array[...] = rng.integers(low, high + 1, shape).astype(tensor.array.dtype)
    elif dtype == "f8E8M0FNU":
        tensor.array[...] = np.exp2(rng.integers(-8, 9, shape)).astype(tensor.array.dtype)
    else:
        tensor.array[...] = rng.standard_normal(shape).astype(tensor.array.dtype)


def poison(tensor: HostTensor) -> None:
    """Fill with values that no kernel should leave: NaN, or a pattern of bytes for integers."""
    if tensor.param.dtype[0] in "iu":
        tensor.memory.view(np.uint8)[...] = 1 if tensor.param.dtype == "i1" else 0xA5
    else:
        tensor.memory[...] = np.nan


def for_reference(tensor: HostTensor) -> np.ndarray:
    """A copy for a reference function: floats in float64, so that the reference is exact to more
    digits than the result.
    """
    return tensor.array.copy() if tensor.param.dtype[0] in "iu" else tensor.array.astype(np.float64)
