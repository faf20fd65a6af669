"""How a compiled function runs in a program of JAX: as a call of its library, or on the
interpreter.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cutec.jax import handlers
from cutec.lazy import LazyModule

if TYPE_CHECKING:
    from cutec.calling.compiled import CompiledFunction
    from cutec.jax.frames import Memory

numpy = LazyModule("numpy")


def called(
    jax: Any,
    compiled: CompiledFunction,
    operands: Sequence[Any],
    results: Sequence[Any],
    aliases: Mapping[int, int],
    graph: bool,
) -> Sequence[Any]:
    """The results of a call. The function's parameters are the stream, the operands, and the
    results that no operand becomes; those that operands become (`aliases`) are the first. `graph`:
    whether XLA may record the call into a CUDA graph. Raises E20xx where the library is not in the
    cache and no C compiler makes it.
    """
    if compiled.built.files is None:
        return _untouched(jax, operands, results, aliases)
    if compiled.options.device == "cpu":
        return _interpreted(jax, compiled, operands, results, aliases)
    fresh = len(results) - len(aliases)
    roles = ["inout" if i in aliases else "in" for i in range(len(operands))] + ["out"] * fresh
    library = handlers.library_of(compiled.built.files, roles, compiled.arch)
    return handlers.ffi_call(jax, library, operands, results, aliases, graph)


def _untouched(jax: Any, operands: Sequence[Any], results: Sequence[Any], aliases: Mapping[int, int]) -> Sequence[Any]:
    """The results of a function that launches nothing."""
    given = {target: operands[source] for source, target in aliases.items()}
    return [given[i] if i in given else jax.numpy.zeros(r.shape, r.dtype) for i, r in enumerate(results)]


def _interpreted(
    jax: Any, compiled: CompiledFunction, operands: Sequence[Any], results: Sequence[Any], aliases: Mapping[int, int]
) -> Sequence[Any]:
    """The results of a function that the interpreter runs: XLA calls Python."""
    dtypes = [operand.dtype for operand in operands], [result.dtype for result in results]

    def run(given: Sequence[Memory], wanted: Sequence[Memory]) -> None:
        inputs, outputs = ([_array(m, dtype) for m, dtype in zip(*pair)] for pair in zip((given, wanted), dtypes))
        for source, target in aliases.items():
            inputs[source] = outputs[target]  # XLA gives them one memory
        compiled.launch([None, *inputs, *outputs[len(aliases) :]])

    return handlers.interpreter_call(jax, run, operands, results, aliases)


def _array(memory: Memory, dtype: Any) -> Any:
    """XLA's memory as an array of NumPy."""
    size = math.prod(memory.shape) * dtype.itemsize
    buffer = (ctypes.c_char * size).from_address(memory.address) if size else b""
    return numpy.ndarray(memory.shape, dtype, buffer)
