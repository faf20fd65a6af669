"""The table of composite operations: each `cute` operation with its inference and its expansion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cutec.diag import error
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Op
from cutec.ir.types import I32, Type
from cutec.layout.signatures import TUPLES
from cutec.lazy import Sections
from cutec.ops.cute.types import CuteType, payload_of, type_of
from cutec.ops.instruction import Example as Example, example as example
from cutec.records import dataclass

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander


@dataclass(frozen=True, slots=True)
class CuteOp:
    """A composite operation. `form` says in one line which operands, attributes and results it has
    (`ops.cute.form` has the notation). `infer(attrs, *operand_payloads_or_types)` gives the result
    types. It is None if results are given when the operation is made: then `check(op)` says what is
    wrong with them ("": nothing). `expand(cx, op, *operands)` emits simpler operations through the
    expansion context and returns the results' objects (payloads with SSA leaves, or IR values).
    `lowering` says in words what it emits. `missing` says what an operation waits for that cannot
    be lowered yet: `expand` refuses it (E0417). `writes` is the position of the operand whose
    memory or registers it writes, None if there is none.
    """

    name: str
    summary: str
    form: str
    infer: Callable[..., list[Type]] | None
    expand: Callable[..., list[Any]]
    check: Callable[[Op], str] | None = None
    example: Example | None = None
    lowering: str = ""
    missing: str = ""
    writes: int | None = None

    def result_types(self, attrs: dict[str, Any], operands: Sequence[Type]) -> Sequence[Type]:
        """The inferred types of the results, cached by the attributes and the types of the
        operands.
        """
        key = self.name, tuple(attrs.items()), *[ty.mlir for ty in operands]
        known = _inferred.get(key)
        if known is None:
            known = _inferred[key] = self.inferred_types(attrs, operands)
        return known

    def inferred_types(self, attrs: dict[str, Any], operands: Sequence[Type]) -> Sequence[Type]:
        """Infer the types of the results. Inference works on payloads, in which an int tuple does
        not say whether it is a shape or a coordinate: a result that is `same` as operand 0 is of
        its kind.
        """
        assert self.infer is not None
        inferred = self.infer(attrs, *[ty.payload if isinstance(ty, CuteType) else ty for ty in operands])
        first = operands[0] if self.form.endswith("same") else None
        if not isinstance(first, CuteType) or first.kind not in TUPLES:
            return inferred
        return [type_of(payload_of(ty), first.kind) for ty in inferred]


# Cache of result types by operation, attributes and operand types: a kernel asks for few of them,
# each many times.
_inferred: dict[Any, Sequence[Type]] = {}


# Attributes that say how many values each group has, where several groups are variadic (names that
# IRDL prescribes).
OPERAND_SEGMENTS = "operandSegmentSizes"
RESULT_SEGMENTS = "resultSegmentSizes"

# All composite operations. Modules of `ops` register theirs here; all others take the table from
# `ops.tables`, which knows these modules.
COMPOSITES: Sections[CuteOp] = Sections()


def composite(
    name: str,
    summary: str,
    form: str,
    infer: Callable[..., list[Type]],
    *,
    example: Example | None = None,
    lowering: str = "",
    writes: int | None = None,
) -> Callable[[Callable[..., list[Any]]], CuteOp]:
    """Register the decorated function as the expansion of `name`."""

    def register(expand: Callable[..., list[Any]]) -> CuteOp:
        op = CuteOp(name, summary, form, infer, expand, None, example, lowering, writes=writes)
        COMPOSITES.add(name, op)
        return op

    return register


def no_results(attrs: dict[str, Any], *operands: Any) -> list[Type]:
    """The result types of an operation without results."""
    return []


def missing(
    name: str, summary: str, form: str, infer: Callable[..., list[Type]], *, example: Example, waits_for: str
) -> None:
    """Register an operation that can be written, checked and inferred, but not lowered yet."""

    def refuse(cx: Expander, op: Op, *operands: Any) -> list[Any]:
        raise error(
            "E0417",
            f"{name} cannot be lowered yet: {waits_for}",
            op.loc,
            help="`--emit cute` shows it; docs/dialects.md lists the operations that can be lowered",
        )

    COMPOSITES.add(name, CuteOp(name, summary, form, infer, refuse, None, example, "", waits_for))


def pack_attrs(values: dict[str, Any]) -> dict[str, Any]:
    """Python ints and tuples of ints as attributes; everything else as it is."""
    return {k: _pack(v) for k, v in values.items()}


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
