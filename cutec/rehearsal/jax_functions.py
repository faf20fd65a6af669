"""What JAX makes of functions, in a rehearsal: `jit`, `grad`, `vmap`, `shard_map`, `custom_vjp`,
exported programs. Each calls the function that it was given.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cutec.rehearsal import jax_trees
from cutec.rehearsal.jax_arrays import Array, Extent
from cutec.rehearsal.unknown import Module, Quiet, no_effect

Function = Callable[..., Any]
_differentiating = [False]


@contextmanager
def _taking_gradients(now: bool) -> Iterator[None]:
    before, _differentiating[0] = _differentiating[0], now
    try:
        yield
    finally:
        _differentiating[0] = before


class Jitted:
    """`jax.jit(f)`: a call is one of `f`, once for each kind of arguments, as JAX traces it."""

    def __init__(self, function: Function):
        functools.update_wrapper(self, function)
        self._function = function
        self._results: dict[Any, Any] = {}

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        leaves, structure = jax_trees.flatten((args, kwargs))
        try:
            key = (structure, *map(_kind, leaves), _differentiating[0])
            if key not in self._results:
                self._results[key] = self._function(*args, **kwargs)
        except TypeError as exc:
            if "unhashable" not in str(exc):
                raise
            return self._function(*args, **kwargs)
        return self._results[key]

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        return self if instance is None else functools.partial(self, instance)

    def lower(self, *args: Any, **kwargs: Any) -> Any:
        """What JAX would compile: nothing is known of it but that it can be called."""
        self(*args, **kwargs)
        names = {"as_text": lambda *args, **options: "", "compile": lambda *args, **options: self}
        return Module("jax.stages", names)

    trace = lower


def _kind(leaf: Any) -> Any:
    return (leaf.shape, leaf.dtype) if isinstance(leaf, Array) else (type(leaf), leaf)


def transformed(function: Function | None = None, **options: Any) -> Any:
    """`jax.jit`, also as a decorator with options."""
    return Jitted if function is None else Jitted(function)


class CustomDerivative:
    """`jax.custom_vjp`: a call is one of the function; where gradients are taken, of the functions
    that compute them.
    """

    def __init__(self, function: Function, *args: Any, nondiff_argnums: Sequence[int] = (), **options: Any):
        functools.update_wrapper(self, function)
        self._function, self._fixed = function, tuple(nondiff_argnums)
        self._forward: Function | None = None
        self._backward: Function = no_effect

    def defvjp(self, fwd: Function, bwd: Function, **options: Any) -> None:
        """The functions that compute gradients."""
        self._forward, self._backward = fwd, bwd

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if not _differentiating[0] or self._forward is None:
            return self._function(*args, **kwargs)
        with _taking_gradients(False):  # they call the function itself
            results, kept = self._forward(*args, **kwargs)
            self._backward(*(args[i] for i in self._fixed), kept, results)
        return results


def gradient(function: Function, argnums: Any = 0, has_aux: bool = False, **options: Any) -> Function:
    """`jax.grad`: the function is called, and gradients are like its arguments."""
    both = value_and_gradient(function, argnums, has_aux, **options)

    def differentiated(*args: Any, **kwargs: Any) -> Any:
        value, gradients = both(*args, **kwargs)
        return (gradients, value[1]) if has_aux else gradients

    return differentiated


def value_and_gradient(function: Function, argnums: Any = 0, has_aux: bool = False, **options: Any) -> Function:
    """`jax.value_and_grad`."""

    def differentiated(*args: Any, **kwargs: Any) -> Any:
        with _taking_gradients(True):
            value = function(*args, **kwargs)
        return value, args[argnums] if isinstance(argnums, int) else tuple(args[i] for i in argnums)

    return differentiated


def vectorised(function: Function, in_axes: Any = 0, out_axes: Any = 0, **options: Any) -> Function:
    """`jax.vmap`: the function is called for one element of the batch."""

    def batched(*args: Any, **kwargs: Any) -> Any:
        axes = in_axes if isinstance(in_axes, (tuple, list)) else (in_axes,) * len(args)
        counts = list[Any]()

        def element(array: Any, axis: Any) -> Any:
            if axis is None or not isinstance(array, Array):
                return array
            counts.append(array.shape[axis])
            kept = list(array.shape)
            del kept[axis]
            return Array(kept, array.dtype)

        given = [jax_trees.mapped(functools.partial(element, axis=axis), arg) for arg, axis in zip(args, axes)]
        results = function(*given, **kwargs)
        return jax_trees.mapped(
            lambda x: Array([*counts[:1], *x.shape], x.dtype) if isinstance(x, Array) else x, results
        )

    return batched


def sharded(f: Function | None = None, **options: Any) -> Any:
    """`jax.shard_map` on the one device of a rehearsal, also as a decorator."""
    return (lambda function: function) if f is None else f


class CustomPartitioning:
    """`custom_partitioning(f)`: a call is one of `f`."""

    def __init__(self, function: Function, **options: Any):
        self._function = function

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._function(*args, **kwargs)

    def def_partition(self, *args: Any, **options: Any) -> None:
        """How it is partitioned: not needed for one device."""


class Exported:
    """A program that `jax.export` made."""

    def __init__(self, function: Function, described: Sequence[Any]):
        self._function = function
        self._leaves = jax_trees.leaves(described)
        arrays = jax_trees.mapped(lambda leaf: Array(leaf.shape, leaf.dtype), tuple(described))
        self._results = function(*arrays)

    def serialize(self, **options: Any) -> Blob:
        """Bytes that stand for it."""
        made = Blob(b"a program in a rehearsal")
        made.exported = self
        return made

    def call(self, *args: Any) -> Any:
        """Its results, with the extents that the arguments have."""
        known: dict[Any, Any] = {}
        for wanted, given in zip(self._leaves, jax_trees.leaves(args)):
            known.update({e: n for e, n in zip(wanted.shape, given.shape) if isinstance(e, Extent)})
        return jax_trees.mapped(lambda x: Array([known.get(e, e) for e in x.shape], x.dtype), self._results)


class Blob(bytes):
    """An exported program as bytes."""

    exported: Exported


def make_export() -> Module:
    """`jax.export`."""

    def export(function: Function, **options: Any) -> Function:
        return lambda *described: Exported(function, described)

    def symbolic_shape(text: str, **options: Any) -> tuple[Any, ...]:
        parts = [part.strip() for part in text.split(",")]
        return tuple(int(part) if part.isdigit() else Extent(part) for part in parts if part)

    return Module(
        "jax.export",
        {
            "export": export,
            "deserialize": lambda blob, **options: blob.exported,
            "symbolic_shape": symbolic_shape,
            "DisabledSafetyCheck": Quiet("jax.export.DisabledSafetyCheck"),
        },
    )
