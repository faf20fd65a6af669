"""Arrays of JAX as tensors of a call: their types, and what a program says of them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cutec.diag import CutecError, error
from cutec.frontend.exports.argspec import DEFAULT_ALIGN, dtype_name
from cutec.frontend.exports.host_only import refuse_in_build
from cutec.frontend.numbers.number_class import NumberClass, by_short
from cutec.lazy import LazyModule
from cutec.records import dataclass

symbols = LazyModule("cutec.calling.symbols")
tensors = LazyModule("cutec.calling.tensors")
runtime_tensors = LazyModule("cutec.runtime.tensors")


@dataclass(frozen=True)
class TensorSpec:
    """What a program says of an array of a call.

    mode: the dimensions of the array in the order in which the function sees them: with (1, 2, 0)
    an array [l, m, k] is a tensor (m, k, l). static: whether extents and strides are known when
    compiling; None: as `use_static_tensors` of the call says. divisibility: what each extent is a
    multiple of, in the order of the array's dimensions; a number is that of the last one.
    ptr_assumed_align: what the address is a multiple of, in bytes.
    """

    mode: tuple[int, ...] | None = None
    static: bool | None = None
    divisibility: tuple[int, ...] | int | None = None
    ptr_assumed_align: int = DEFAULT_ALIGN

    def divisors(self, rank: int) -> tuple[int, ...]:
        """`divisibility` as a divisor for each dimension."""
        if isinstance(self.divisibility, int):
            return (1,) * (rank - 1) + (self.divisibility,)[:rank]
        return (1,) * rank if self.divisibility is None else tuple(self.divisibility)


PLAIN = TensorSpec()


def jax_module(user: str) -> Any:
    """JAX, with `jax.export` and `jax.ffi`, for the function `user`. Raises E0506 in a build, E4314
    where it is not installed.
    """
    refuse_in_build(f"cutlass.jax.{user}")
    try:
        import_module("jax.export")
        import_module("jax.ffi")
        return import_module("jax")
    except ModuleNotFoundError as exc:
        if (exc.name or "").partition(".")[0] != "jax":
            raise
        raise error(
            "E4314", f"cutlass.jax.{user} needs JAX, which is not installed", help="pip install 'jax[cuda13]'"
        ) from None


def is_available() -> bool:
    """Whether JAX is installed."""
    return "jax" in sys.modules or find_spec("jax") is not None


def jax_to_cutlass_dtype(dtype: Any) -> NumberClass:
    """The numeric class of a dtype of JAX. Raises E4304 for one without elements of whole bytes, as
    complex numbers and random keys are, E4314 without JAX.
    """
    name = str(jax_module("jax_to_cutlass_dtype").numpy.dtype(dtype).name)
    return number_class(name)


def number_class(name: str) -> NumberClass:
    """The numeric class of a dtype's name. Raises E4304."""
    short = runtime_tensors.NAMES.get(name)
    if short is None:
        raise error("E4304", f"an array of {name} cannot be passed", help="convert it with .astype(...)")
    return by_short(short)


def cutlass_to_jax_dtype(dtype: NumberClass) -> Any:
    """The dtype of JAX for a numeric class. Raises E4304 for one that JAX has not, E4314 without
    JAX.
    """
    numpy = jax_module("cutlass_to_jax_dtype").numpy
    short = dtype_name(dtype)
    name = {"tf32": "float32"} | {ours: theirs for theirs, ours in runtime_tensors.NAMES.items()}
    found = getattr(numpy, {"i1": "bool_"}.get(short, name.get(short, "")), None)
    if found is None:
        raise error("E4304", f"JAX has no dtype for {dtype.__name__}")
    return numpy.dtype(found)


def fake_of(array: Any, spec: TensorSpec, use_static: bool, what: str) -> Any:
    """A tensor without memory, as `cute.compile` takes it, for an array or what describes its shape
    and dtype. `what` names it in messages. Raises E4304, E4314 where the spec does not fit it.
    """
    shape = tuple(array.shape)
    static = use_static if spec.static is None else spec.static
    divisors = spec.divisors(len(shape))
    _check(shape, divisors, spec, static, what)
    extents = shape if static else tuple(symbols.SymInt(divisibility=divisor) for divisor in divisors)
    return tensors.make_fake_compact_tensor(
        number_class(str(array.dtype.name)),
        extents,
        stride_order=tuple(reversed(range(len(shape)))),
        assumed_align=spec.ptr_assumed_align,
    )


def _check(shape: Sequence[Any], divisors: Sequence[int], spec: TensorSpec, static: bool, what: str) -> None:
    if len(divisors) != len(shape):
        raise _misfit(f"{what} has {len(shape)} dimensions, and divisibility={spec.divisibility} {len(divisors)}")
    if spec.mode is not None and sorted(spec.mode) != list(range(len(shape))):
        raise _misfit(f"{what} has {len(shape)} dimensions, and mode={spec.mode} does not name each once")
    for dim, (extent, divisor) in enumerate(zip(shape, divisors)):
        if isinstance(extent, int) and extent % divisor:
            raise _misfit(f"{what} has extent {extent} in dimension {dim}, which is no multiple of {divisor}")
        if static and not isinstance(extent, int):
            raise _misfit(
                f"{what} has extent {extent} in dimension {dim}, and is static",
                "leave out static and use_static_tensors",
            )


def _misfit(message: str, help: str = "") -> CutecError:
    return error("E4314", f"cutlass_call: {message}", help=help)
