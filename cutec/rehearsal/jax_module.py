"""The stub of JAX in a rehearsal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ml_dtypes
import numpy as np

from cutec.rehearsal import jax_trees
from cutec.rehearsal.jax_arrays import (
    Array,
    broadcast,
    dtype_of,
    elementwise,
    is_floating,
    matmul,
    promoted,
    reduced,
)
from cutec.rehearsal.jax_functions import (
    CustomDerivative,
    CustomPartitioning,
    gradient,
    make_export,
    sharded,
    transformed,
    value_and_gradient,
    vectorised,
)
from cutec.rehearsal.jax_lax import make_lax
from cutec.rehearsal.unknown import Module, Quiet, no_effect
from cutec.rehearsal.unread import Unread

_DTYPES = """
int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64 complex64 bool_
integer signedinteger unsignedinteger floating inexact number generic
"""
_NARROW = "bfloat16 float8_e4m3fn float8_e5m2 float8_e4m3 float8_e4m3b11fnuz float8_e8m0fnu int4 uint4"
_ELEMENTWISE = """
abs absolute add ceil clip cos divide exp exp2 floor floor_divide log log2 maximum minimum mod multiply negative power
remainder round rsqrt sign sin sqrt square subtract tanh true_divide where
"""
_ACTIVATIONS = "relu sigmoid silu swish gelu tanh softplus leaky_relu elu softmax log_softmax"
_REDUCED = "sum mean max min prod std var amax amin argmax argmin"
_COMPARED = "equal not_equal less less_equal greater greater_equal isclose isnan isfinite isinf logical_and logical_or"


class ShapeDtypeStruct:
    """`jax.ShapeDtypeStruct`."""

    def __init__(self, shape: Sequence[Any], dtype: Any, **options: Any):
        self.shape, self.dtype = tuple(shape), dtype_of(dtype)

    def __repr__(self) -> str:
        return f"ShapeDtypeStruct(shape={self.shape}, dtype={self.dtype.name})"


class Device:
    """The one GPU of a rehearsal."""

    id = process_index = 0
    platform = "gpu"
    device_kind = "rehearsal"


class Mesh:
    """`jax.make_mesh`, also of other things that place arrays: their arguments do not matter."""

    def __init__(self, *args: Any, **options: Any):
        self.devices = np.array([Device()])
        self.size = 1


def _shape(given: Any) -> tuple[Any, ...]:
    return tuple(given) if isinstance(given, (tuple, list)) else (given,)


def _made(shape: Any, *args: Any, dtype: Any = None, **options: Any) -> Array:
    return Array(_shape(shape), dtype or next((a for a in args if _is_dtype(a)), "float32"))


def _is_dtype(value: Any) -> bool:
    return isinstance(value, (type, np.dtype, str))


def _array(value: Any, dtype: Any = None, **options: Any) -> Any:
    """An array of numbers, of nested lists of them or of arrays."""
    if isinstance(value, Unread):
        return value.astype(dtype) if dtype is not None else value
    if isinstance(value, (tuple, list)) and any(isinstance(part, Unread) for part in value):
        parts = [_array(part) for part in value]
        return Array([len(parts), *broadcast(*(part.shape for part in parts))], dtype or promoted(*parts))
    made = np.asarray(value)
    return Array(made.shape, dtype or ("float32" if made.dtype.kind == "f" else made.dtype))


def _like(x: Any, *args: Any, dtype: Any = None, shape: Any = None, **options: Any) -> Array:
    return Array(x.shape if shape is None else _shape(shape), dtype or x.dtype)


def _arange(*limits: Any, dtype: Any = None, **options: Any) -> Array:
    return Array([len(np.arange(*limits))], dtype or np.asarray(sum(limits)).dtype.name.replace("64", "32"))


def _pad(x: Array, widths: Any, *args: Any, **options: Any) -> Array:
    pairs = [widths] * x.ndim if isinstance(widths, int) or isinstance(widths[0], int) else list(widths)
    sums = [2 * pair if isinstance(pair, int) else pair[0] + pair[1] for pair in pairs]
    return Array([extent if more == 0 else extent + more for extent, more in zip(x.shape, sums)], x.dtype)


def _concatenate(arrays: Sequence[Array], axis: int = 0, **options: Any) -> Array:
    shape = list(arrays[0].shape)
    shape[axis] = sum(array.shape[axis] for array in arrays)
    return Array(shape, promoted(*arrays))


def _stack(arrays: Sequence[Array], axis: int = 0, **options: Any) -> Array:
    shape = list(arrays[0].shape)
    shape.insert(axis % (len(shape) + 1), len(arrays))
    return Array(shape, promoted(*arrays))


def _is_kind(dtype: Any, kind: Any) -> bool:
    if kind in (np.floating, np.inexact) and is_floating(dtype):
        return True
    return bool(np.issubdtype(np.dtype(dtype), kind))


def _agree(*args: Any, **options: Any) -> bool:
    """A check of results, which a rehearsal does not have, passes."""
    return True


def make_numpy() -> Module:
    """`jax.numpy`."""
    names: dict[str, Any] = {name: getattr(np, name) for name in _DTYPES.split()}
    names |= {name: getattr(ml_dtypes, name) for name in _NARROW.split() if hasattr(ml_dtypes, name)}
    names |= dict.fromkeys(_ELEMENTWISE.split(), elementwise)
    names |= {name: lambda *xs, **options: elementwise(*xs, dtype="bool") for name in _COMPARED.split()}
    names |= dict.fromkeys(_REDUCED.split(), reduced)
    names |= dict.fromkeys(("zeros", "ones", "empty"), _made)
    names |= dict.fromkeys(("zeros_like", "ones_like", "empty_like", "full_like"), _like)
    names |= {name: _method(name) for name in ("reshape", "transpose", "ravel", "swapaxes", "astype")}
    return Module(
        "jax.numpy",
        names
        | {
            "ndarray": Array,
            "dtype": np.dtype,
            "issubdtype": _is_kind,
            "finfo": ml_dtypes.finfo,
            "iinfo": ml_dtypes.iinfo,
            "pi": np.pi,
            "inf": np.inf,
            "nan": np.nan,
            "newaxis": None,
            "full": lambda shape, value, dtype=None, **options: _made(shape, dtype=dtype or _array(value).dtype),
            "array": _array,
            "asarray": _array,
            "arange": _arange,
            "pad": _pad,
            "concatenate": _concatenate,
            "stack": _stack,
            "matmul": matmul,
            "dot": matmul,
            "broadcast_to": lambda x, shape: Array(shape, x.dtype),
            "expand_dims": lambda x, axis: Array([*x.shape[:axis], 1, *x.shape[axis:]], x.dtype),
            "allclose": _agree,
            "array_equal": _agree,
        },
    )


def _method(name: str) -> Callable[..., Any]:
    return lambda x, *args, **options: getattr(x, name)(*args, **options)


def make_random() -> Module:
    """`jax.random`."""

    def key(*args: Any, **options: Any) -> Array:
        return Array((2,), "uint32")

    def floats(key: Any, shape: Any = (), *args: Any, dtype: Any = None, **options: Any) -> Array:
        return _made(shape, *args, dtype=dtype)

    def integers(key: Any, shape: Any, minval: Any = 0, maxval: Any = 1, dtype: Any = "int32") -> Array:
        return Array(_shape(shape), dtype)

    names = dict.fromkeys(("normal", "uniform", "truncated_normal", "exponential"), floats)
    names |= dict.fromkeys(("key", "PRNGKey", "fold_in"), key)
    split = {"split": lambda key, num=2: Array([*_shape(num), 2], "uint32")}
    more = {"randint": integers, "bernoulli": lambda key, p=0.5, shape=(): Array(_shape(shape), "bool")}
    return Module("jax.random", {**names, **split, **more})


def make_ffi() -> Module:
    """`jax.ffi`: calls of libraries give arrays without elements."""

    def ffi_call(target: str, result_shape_dtypes: Any, **options: Any) -> Callable[..., Any]:
        return lambda *args, **attributes: jax_trees.mapped(
            lambda described: Array(described.shape, described.dtype), result_shape_dtypes
        )

    return Module("jax.ffi", {"ffi_call": ffi_call, "register_ffi_target": no_effect, "pycapsule": no_effect})


def make_jax() -> dict[str, Module]:
    """The stub and its submodules, by name."""
    numpy, random, ffi, export = make_numpy(), make_random(), make_ffi(), make_export()
    nn = Module("jax.nn", dict.fromkeys(_ACTIVATIONS.split(), lambda x, *args, **options: elementwise(x)))
    placing = ("NamedSharding", "PartitionSpec", "Mesh", "SingleDeviceSharding")
    sharding = Module("jax.sharding", {**dict.fromkeys(placing, Mesh), "AxisType": Quiet("jax.sharding.AxisType")})
    partitioning = Module("jax.experimental.custom_partitioning", {"custom_partitioning": CustomPartitioning})
    mapping = Module("jax.experimental.shard_map", {"shard_map": sharded})
    trees = jax_trees.make_trees()
    parts = (numpy, random, ffi, export, nn, sharding, make_lax(), *trees)
    jax = Module(
        "jax",
        {
            **{module.__name__.rpartition(".")[2]: module for module in parts},
            "Array": Array,
            "ShapeDtypeStruct": ShapeDtypeStruct,
            "jit": transformed,
            "grad": gradient,
            "value_and_grad": value_and_gradient,
            "vmap": vectorised,
            "shard_map": sharded,
            "custom_vjp": CustomDerivative,
            "eval_shape": lambda function, *args, **kwargs: function(*args, **kwargs),
            "block_until_ready": _same,
            "device_put": _same,
            "device_get": _same,
            "devices": lambda *args: [Device()],
            "local_devices": lambda *args: [Device()],
            "device_count": lambda *args: 1,
            "local_device_count": lambda *args: 1,
            "process_index": lambda *args: 0,
            "default_backend": lambda: "gpu",
            "make_mesh": Mesh,
            "config": Quiet("jax.config"),
        },
    )
    return {module.__name__: module for module in (jax, *parts, partitioning, mapping)}


def _same(value: Any, *args: Any, **options: Any) -> Any:
    return value
