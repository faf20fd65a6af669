"""The table of composite operations: every `cute` operation once, with its inference and its one way down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Op
from cutec.ir.types import I32, Type
from cutec.records import dataclass


@dataclass(frozen=True, slots=True)
class CuteOp:
    """`form` says in one line which operands, attributes and results there are (`ops.cute.form` has the notation).
    `infer(attrs, *operand_payloads_or_types)` gives the result types, None for an operation whose results are given when it is made:
    then `check(op)` says what is wrong with them ("": nothing). `expand(cx, op, *operands)` emits simpler operations through the
    expansion context and returns the results' objects (payloads with SSA leaves, or IR values)."""

    name: str
    summary: str
    form: str
    infer: Callable[..., list[Type]] | None
    expand: Callable[..., list[Any]]
    check: Callable[[Op], str] | None = None


# Attributes that say how many values each group has, where several groups are variadic (names that IRDL prescribes).
OPERAND_SEGMENTS = "operandSegmentSizes"
RESULT_SEGMENTS = "resultSegmentSizes"

COMPOSITES: dict[str, CuteOp] = {}


def composite(name: str, summary: str, form: str, infer: Callable[..., list[Type]]) -> Callable[[Callable[..., list[Any]]], CuteOp]:
    """Register the decorated function as the expansion of `name`."""

    def register(expand: Callable[..., list[Any]]) -> CuteOp:
        COMPOSITES[name] = op = CuteOp(name, summary, form, infer, expand)
        return op

    return register


def pack_attrs(values: dict[str, Any]) -> dict[str, Any]:
    """Python ints and tuples of ints as attributes; everything else as it is."""
    return {k: _pack(v) for k, v in values.items() if v is not None}


def unpack_attrs(attrs: dict[str, Any]) -> dict[str, Any]:
    """The inverse of `pack_attrs`."""
    return {k: _unpack(v) for k, v in attrs.items()}


def _pack(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, (int, tuple, list)):
        return value
    return Typed(value, I32) if isinstance(value, int) else IntArray(tuple(value))


def _unpack(value: Any) -> Any:
    if isinstance(value, Typed):
        return value.value
    return value.values if isinstance(value, IntArray) else value
