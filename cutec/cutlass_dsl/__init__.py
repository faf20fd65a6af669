"""The module from which kernels with MLIR operations import names of the language
(`from cutlass.cutlass_dsl import T, dsl_user_op`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any

from cutec.calling.compiled import CompiledFunction as JitCompiledFunction
from cutec.calling.dsl import Arch, BaseDSL, CuTeDSL
from cutec.diag.kinds import LaunchError as DSLCudaRuntimeError
from cutec.frontend.core.context import builder
from cutec.frontend.exports.host_only import HostOnly
from cutec.frontend.flow import control
from cutec.frontend.flow.branches import emit_choice
from cutec.frontend.flow.flatten import extract_mlir_values, new_from_mlir_values
from cutec.frontend.kernels import language
from cutec.frontend.kernels.language import *  # noqa: F403 - its names are the names of this module
from cutec.frontend.numbers.arith_value import arithmetic
from cutec.frontend.numbers.number_class import FloatClass as FloatMeta, IntegerClass as IntegerMeta
from cutec.frontend.numbers.numeric import Numeric, as_numeric
from cutec.ir import types_by_name as T
from cutec.ir.core import Block, Region, Value
from cutec.lazy import LazyModule, home_of
from cutec.loc_ip import take_loc_ip

version = LazyModule("cutec.base_dsl.version")


def target_version(min_version: str) -> bool:
    """Whether the CUDA tools have at least this version."""
    return version.target_version(min_version)


def dsl_user_op(function: Callable[..., Any]) -> Callable[..., Any]:
    """Decorator of a function that emits operations. It changes nothing: locations are those of the
    calling line in any case.
    """
    return function


def if_generate(
    cond: Any,
    then_body: Callable[..., Any],
    else_body: Callable[..., Any] | None = None,
    input_args: Sequence[Any] | None = (),
    return_types: Any = None,
) -> Any:
    """`then_body(*input_args)` where a condition holds, else `else_body(*input_args)`: an `if` for
    functions that are not rewritten. The results of both are joined, as those of a ternary; without
    `else_body` there are none.
    """

    def run(body: Callable[..., Any] | None) -> Any:
        return None if body is None else body(*(input_args or ()))

    def effects(body: Callable[..., Any] | None) -> language.Boolean:
        run(body)
        return language.Boolean(True)

    test = control.truth(cond)
    if not isinstance(test, language.Numeric) or test.is_static:
        return run(then_body if test else else_body)
    if else_body is not None and return_types:
        return emit_choice(test, lambda: _of(return_types, run(then_body)), lambda: _of(return_types, run(else_body)))
    emit_choice(test, lambda: effects(then_body), lambda: effects(else_body))
    return None


def _of(kinds: Any, results: Any) -> Any:
    """The results of a body, of the number classes that are stated for them."""
    if isinstance(results, (list, tuple)):
        return type(results)([_of([kind], value) for kind, value in zip(kinds, results)])
    (kind,) = kinds if isinstance(kinds, (list, tuple)) else (kinds,)
    return kind(results) if isinstance(kind, language.NumericMeta) else results


class While:
    """A loop that `while_generate` begins. `results`: what it carries, behind it."""

    results: tuple[Numeric | Value, ...]

    def __init__(self, input_args: Sequence[Any], condition: Callable[..., Any]):
        start = [as_numeric(value) for value in input_args]
        self._start = [number.ir for number in start]
        # A value stays a value, whose comparisons with Python's numbers are those of its type.
        self._kinds = [arithmetic if isinstance(given, Value) else type(n) for given, n in zip(input_args, start)]
        self._before, self._body = (Block([value.type for value in self._start]) for _ in range(2))
        with builder().inside(self._before):
            test = as_numeric(control.truth(condition(*self._numbers(self._before.args)))).to(language.Boolean)
            builder().emit("scf.condition", [test.ir, *self._before.args])
        self._inside = builder().inside(self._body)

    def __enter__(self) -> tuple[Numeric | Value, ...]:
        self._inside.__enter__()
        return self._numbers(self._body.args)

    def __exit__(
        self, kind: type[BaseException] | None, exception: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._inside.__exit__(kind, exception, traceback)
        if kind is None:
            types, regions = tuple([value.type for value in self._start]), (Region(self._before), Region(self._body))
            self.results = self._numbers(builder().emit("scf.while", self._start, types, {}, regions).results)

    def _numbers(self, values: Sequence[Value]) -> tuple[Numeric | Value, ...]:
        return tuple([kind(value) for kind, value in zip(self._kinds, values)])


def while_generate(input_args: Sequence[Any], condition: Callable[..., Any]) -> While:
    """`with while_generate([x], condition) as (x,): …; yield_out([x])`: a `while` for functions
    that are not rewritten. It carries numbers and values, in each pass those that the one before
    has yielded. Values made in the body cannot be used after it, but for its `results`.
    """
    return While(input_args, condition)


def yield_out(args: Sequence[Any] = ()) -> None:
    """End the body of a `while_generate` with the values for its next pass."""
    builder().emit("scf.yield", [as_numeric(value).ir for value in args])


# A builder of regions, which files import and do not use.
for_generate = HostOnly("for_generate", counterpart=False)

__all__ = [
    "Arch",
    "BaseDSL",
    "CuTeDSL",
    "DSLCudaRuntimeError",
    "FloatMeta",
    "IntegerMeta",
    "JitCompiledFunction",
    "T",
    "dsl_user_op",
    "extract_mlir_values",
    "for_generate",
    "if_generate",
    "new_from_mlir_values",
    "target_version",
    "while_generate",
    "yield_out",
]
__all__ += language.__all__

take_loc_ip(globals())

if not TYPE_CHECKING:
    __getattr__ = home_of(__name__)
