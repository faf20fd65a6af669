"""`jax.lax` in a rehearsal: loops call their body once, conditions all of their branches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutec.rehearsal import jax_trees
from cutec.rehearsal.jax_arrays import Array, elementwise
from cutec.rehearsal.unknown import Module

Function = Callable[..., Any]
_ELEMENTWISE = """
abs add ceil clamp cos div exp exp2 expm1 floor log log1p logistic max min mul neg pow rem round rsqrt select sign sin
sqrt square sub tanh
"""
_SAME = "optimization_barrier stop_gradient pvary psum pmean pmax pmin"  # on one device


def _number() -> Array:
    return Array((), "int32")


def _fori_loop(lower: Any, upper: Any, body_fun: Function, init_val: Any, **options: Any) -> Any:
    if isinstance(lower, int) and isinstance(upper, int) and upper <= lower:
        return init_val
    return body_fun(_number(), init_val)


def _while_loop(cond_fun: Function, body_fun: Function, init_val: Any) -> Any:
    cond_fun(init_val)
    return body_fun(init_val)


def _scan(f: Function, init: Any, xs: Any = None, length: Any = None, **options: Any) -> tuple[Any, Any]:
    count = length if length is not None else jax_trees.leaves(xs)[0].shape[0]
    carried, made = f(init, jax_trees.mapped(lambda x: Array(x.shape[1:], x.dtype), xs))
    return carried, jax_trees.mapped(lambda x: Array((count, *x.shape), x.dtype), made)


def _map(f: Function, xs: Any, **options: Any) -> Any:
    return _scan(lambda carried, x: (carried, f(x)), None, xs)[1]


def _cond(pred: Any, true_fun: Function, false_fun: Function, *operands: Any, **options: Any) -> Any:
    return _switch(pred, (false_fun, true_fun), *operands)


def _switch(index: Any, branches: Sequence[Function], *operands: Any, **options: Any) -> Any:
    return [branch(*operands) for branch in branches][-1]


def _slice(operand: Array, start_indices: Any, limit_indices: Any, strides: Any = None) -> Array:
    steps = strides or (1,) * operand.ndim
    extents = [-((first - last) // step) for first, last, step in zip(start_indices, limit_indices, steps)]
    return Array(extents, operand.dtype)


def _in_dim(operand: Array, start_index: Any, slice_size: int, axis: int = 0) -> Array:
    shape = list(operand.shape)
    shape[axis] = slice_size
    return Array(shape, operand.dtype)


def _same(value: Any, *args: Any, **options: Any) -> Any:
    return value


def make_lax() -> Module:
    """`jax.lax`."""
    return Module(
        "jax.lax",
        {
            **dict.fromkeys(_ELEMENTWISE.split(), elementwise),
            **dict.fromkeys(_SAME.split(), _same),
            "fori_loop": _fori_loop,
            "while_loop": _while_loop,
            "scan": _scan,
            "map": _map,
            "cond": _cond,
            "switch": _switch,
            "slice": _slice,
            "dynamic_slice": lambda operand, start_indices, slice_sizes: Array(slice_sizes, operand.dtype),
            "dynamic_slice_in_dim": _in_dim,
            "dynamic_update_slice": _same,
            "dynamic_update_slice_in_dim": _same,
            "convert_element_type": lambda operand, new_dtype: operand.astype(new_dtype),
            "reshape": lambda operand, new_sizes: operand.reshape(new_sizes),
            "transpose": lambda operand, permutation: operand.transpose(permutation),
            "axis_index": lambda name: _number(),
        },
    )
