"""`cutlass.jax.testing`: arrays to try kernels with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.jax.types import jax_module


def create_tensor(shape: Sequence[int], dtype: Any, key: Any) -> Any:
    """A new array of random elements: normally distributed floats, integers from -8 to 8 (from 0
    for unsigned ones), booleans. `key`: of `jax.random`. Raises E4314 without JAX.
    """
    jax = jax_module("testing.create_tensor")
    wanted = jax.numpy.dtype(dtype)
    if jax.numpy.issubdtype(wanted, jax.numpy.floating):
        return jax.random.normal(key, tuple(shape)).astype(wanted)
    least = -8 if jax.numpy.issubdtype(wanted, jax.numpy.signedinteger) else 0
    most = 1 if wanted.name == "bool" else 8
    return jax.random.randint(key, tuple(shape), least, most + 1).astype(wanted)
