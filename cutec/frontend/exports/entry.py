"""The parameters of an entry function, read from its code object (importing `inspect` takes longer
than that).
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import cached_property
from types import FunctionType, MethodType
from typing import Any

from cutec.artifact.signature import ScalarParam
from cutec.diag import CutecError, error
from cutec.frontend.exports.annotations import annotation_name, scalar_annotation
from cutec.frontend.exports.argspec import EVENT, ArgSpec, PointerSpec, ScalarSpec, StreamSpec, TensorSpec
from cutec.frontend.exports.workspaces import WorkspaceSpec
from cutec.frontend.numbers.numeric import Numeric
from cutec.frontend.rewriting.function import JitFunction
from cutec.ir.core import Loc
from cutec.records import dataclass, replace

_STARRED = 0x04 | 0x08  # CO_VARARGS, CO_VARKEYWORDS of inspect
_STREAM_NAMES = ("CUstream", "Stream", "CudaStream")
_EVENT_NAMES = ("CUevent", "cudaEvent_t")


@dataclass(frozen=True)
class EntryParameter:
    """A parameter of the entry. `annotation`: an object, or its text with postponed evaluation, or
    None.
    """

    name: str
    annotation: Any
    optional: bool
    default: Any = None

    @cached_property
    def annotation_name(self) -> str:
        """The last name in the annotation, without its arguments: `cute.Tensor` → "Tensor",
        `Constexpr[int]` → "Constexpr".
        """
        return annotation_name(self.annotation)

    @property
    def is_constexpr(self) -> bool:
        """Whether the annotation says that the value is known when compiling."""
        return self.annotation_name == "Constexpr"

    @property
    def what(self) -> str:
        """For messages: the argument of `export` that this parameter needs."""
        return "value in constexpr=" if self.is_constexpr else "type in args="

    def implied(self) -> ArgSpec:
        """The spec that the annotation alone determines: a number class, a stream or an event; None
        for any other.
        """
        if self.annotation_name in _STREAM_NAMES:
            return StreamSpec()
        if self.annotation_name in _EVENT_NAMES:
            return EVENT
        short = scalar_annotation(self.annotation, self.annotation_name)
        return ScalarSpec(short) if short else None

    def with_default(self, spec: ArgSpec) -> ArgSpec:
        """A scalar's spec with the parameter's default, if that is a number. Raises E1012 for one
        that the class cannot hold.
        """
        if not isinstance(spec, ScalarSpec) or (number := self._number(spec.dtype)) is None:
            return spec
        try:
            ScalarParam(self.name, spec.dtype, number)
        except ValueError as err:
            raise error("E1012", str(err), help="give a default that the parameter's type can hold, or none") from None
        return replace(spec, default=number)

    def _number(self, dtype: str) -> bool | int | float | None:
        value = self.default.python if isinstance(self.default, Numeric) and self.default.is_static else self.default
        if isinstance(value, int) and dtype == "i1":
            return bool(value)
        if isinstance(value, int) and dtype[0] not in "iu":
            return float(value)
        return value if isinstance(value, (int, float)) else None

    def check(self, spec: ArgSpec) -> None:
        """Refuse (E1012) a spec that contradicts the annotation."""
        if spec is None:
            return
        implied = self.implied()
        wrong = (
            self.is_constexpr
            or (self.annotation_name == "Tensor" and not isinstance(spec, (TensorSpec, WorkspaceSpec)))
            or (self.annotation_name == "Pointer" and not isinstance(spec, PointerSpec))
            or (
                implied is not None
                and (type(implied) is not type(spec) or (isinstance(spec, ScalarSpec) and spec != implied))
            )
        )
        if wrong:
            raise error(
                "E1012",
                f"parameter {self.name!r} is annotated {self.annotation_name}, but its type is given as"
                f" {_spec_text(spec)}",
                help='"f32[m,n]" is a tensor, "f32" a scalar, "stream" a stream',
            )


@dataclass(frozen=True)
class EntryFunction:
    """An entry function with its parameters, the receiver of a method left out."""

    name: str
    parameters: tuple[EntryParameter, ...]
    python: FunctionType

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The parameters' names, in order."""
        return tuple(p.name for p in self.parameters)

    def values(self, given: Mapping[str, Any], keys: Container[str]) -> dict[str, Any]:
        """The values `given` of a variant, and those that it leaves out and `keys` need: integers,
        and tuples, that parameters have by default.
        """
        return {p.name: p.default for p in self.parameters if p.name in keys and type(p.default) in (int, tuple)} | {
            **given
        }

    def usage(self) -> str:
        """A line that shows the parameters."""
        return f"its parameters are {self.name}({', '.join(self.names)})"


def entry_of(function: Any, place: Loc | None = None, starred: bool = False, kernels: bool = False) -> EntryFunction:
    """The entry of a function, a bound method or an instance with `__call__`. `starred`: it may
    take *args and **kwargs, which are left out. `kernels`: it may be a kernel. Raises E1015.
    """
    if isinstance(function, type):
        raise error(
            "E1015",
            f"{function.__name__} is a class; an export takes an instance of it",
            place,
            help=f"{function.__name__}(...) makes one",
        )
    name, bound = getattr(function, "__name__", None), getattr(function, "__self__", None) is not None
    target = getattr(function, "__func__", function)
    if not isinstance(target, (JitFunction, FunctionType)):
        target = getattr(type(function), "__call__", None)  # noqa: B004  # the method itself is needed
        bound, name = True, type(function).__name__.lower()
    if not isinstance(target, JitFunction) or not (target.is_entry or kernels):
        raise _no_entry(function, target, place)
    python = target.function
    code = python.__code__
    if code.co_flags & _STARRED and not starred:
        raise error(
            "E1015", f"entry {name} takes *args or **kwargs", place, help="its parameters have to be named one by one"
        )
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    positional = names[code.co_argcount - len(python.__defaults__ or ()) : code.co_argcount]
    defaults = dict(zip(positional, python.__defaults__ or ())) | (python.__kwdefaults__ or {})
    found = tuple(EntryParameter(n, python.__annotations__.get(n), n in defaults, defaults.get(n)) for n in names)
    return EntryFunction(name or python.__name__, found[1:] if bound else found, python)


def _no_entry(function: Any, target: Any, place: Loc | None) -> CutecError:
    """E1015: a kernel, a function without a decorator, or something else."""
    name = getattr(function, "__name__", None) or f"an object of {type(function).__name__}"
    if isinstance(target, JitFunction):
        return error(
            "E1015",
            f"{name} is a kernel",
            place,
            help='export the @cute.jit function that launches it, or say launch={"grid": ..., "block": ...}',
        )
    if isinstance(function, (FunctionType, MethodType)):
        return error("E1015", f"{name} is not decorated with @cute.jit", place, help="put @cute.jit above its `def`")
    return error(
        "E1015",
        f"{name} cannot be an entry",
        place,
        help="an entry is a @cute.jit function, or an object with a @cute.jit __call__",
    )


def _spec_text(spec: ArgSpec) -> str:
    if isinstance(spec, TensorSpec):
        return f"a tensor of {spec.dtype}"
    if isinstance(spec, WorkspaceSpec):
        return f"a workspace of {spec.dtype}"
    if isinstance(spec, PointerSpec):
        return f"a pointer to {spec.dtype}"
    return f"a scalar of {spec.dtype}" if isinstance(spec, ScalarSpec) else "a stream"
