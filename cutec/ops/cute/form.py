"""The form of an operation in one line: its operands, attributes and results, with their kinds.

    base: ptr, coord?: coord {element: number, space: space} -> tensor

`name?` may be left out, `name*` stands for any number of them (of one type, if there are several
groups: then a `operandSegmentSizes` attribute says how many each has), `a|b` for either kind, the
result `same` for the kind of the first operand. Forms are written in the table of operations and
read by the verifier and by the generator of IRDL only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from cutec.ir import attrs as attribute
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Op
from cutec.ir.types import FLOATS, IntegerType, Type, VectorType
from cutec.layout.signatures import KINDS
from cutec.lazy_pattern import pattern
from cutec.ops.cute.types import SPACE_NAMES, CuteType
from cutec.ops.tables import TYPES
from cutec.records import dataclass

_NUMBERS = ("i1", "i8", "i16", "i32", "i64", "i128", *FLOATS)

_OTHER_KINDS: dict[str, tuple[str, ...]] = {
    **{name: tuple([f"@cute.{kind}" for kind in kinds]) for name, kinds in KINDS.items() if name != "integer"},
    "integer": KINDS["integer"],
    "address": ("!llvm.ptr", "!llvm.ptr<1>", "!llvm.ptr<3>", "!llvm.ptr<7>", "i32"),
    "i16": ("i16",),
    "vector": ("!builtin.vector",),
    "number": _NUMBERS,
    "float": tuple(FLOATS),
}
# Kinds of attributes: alternatives, each an attribute's whole text, or `#dialect.attribute` for all
# of a constructor.
_ATTRIBUTE_KINDS: dict[str, tuple[str, ...]] = {
    "int": ("#builtin.integer",),
    "ints": ("#builtin.dense_array",),
    "string": ("#builtin.string",),
    "unit": ("unit",),
    "space": tuple([attribute.quote(space) for space in SPACE_NAMES]),
    "number": _NUMBERS,
}


def of_type(kind: str) -> tuple[str, ...]:
    """The types of a kind: alternatives, each a type's whole text, `@cute.layout` for all types of
    one of our constructors, or `!dialect.type` for those of another dialect's. A kind is a name for
    several, one of our types (`layout`, `cute_nvgpu.tma_load`), or a scalar's own name. Raises
    ValueError for a name that is none of these.
    """
    if kind in _OTHER_KINDS:
        return _OTHER_KINDS[kind]
    if kind in _NUMBERS:
        return (kind,)
    name = kind if "." in kind else f"cute.{kind}"
    if name not in TYPES:
        raise ValueError(f"{kind!r} is no kind of types")
    return (f"@{name}",)


def of_attribute(kind: str) -> tuple[str, ...]:
    """The attributes of a kind. Raises KeyError for a name that is no kind."""
    return _ATTRIBUTE_KINDS[kind]


_PYTHON = {"#builtin.integer": Typed, "#builtin.dense_array": IntArray, "#builtin.string": str}
_ITEM = pattern(r"(\w+)([?*]?):\s*([\w|.]+)")


@dataclass(frozen=True, slots=True)
class Slot:
    """A named operand, attribute or result. count: "" for exactly one, "?" for at most one, "*" for
    any number.
    """

    name: str
    count: str
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """A form, taken apart."""

    operands: tuple[Slot, ...]
    attributes: tuple[Slot, ...]
    results: tuple[Slot, ...]


@cache
def parse_form(text: str) -> Form:
    """The form that a line stands for. Raises ValueError for text that is none."""
    before, _, results = text.partition("->")
    operands, _, attributes = before.partition("{")
    takes, results = _slots(operands), results.strip()
    if results and ":" not in results:
        results = f"result: {results}"
    if "same" in results:
        results = results.replace("same", "|".join(takes[0].kinds))
    return Form(takes, _slots(attributes.strip().removesuffix("}")), _slots(results))


def _slots(text: str) -> tuple[Slot, ...]:
    slots = []
    for item in filter(None, map(str.strip, text.split(","))):
        match = _ITEM.fullmatch(item)
        if match is None:
            raise ValueError(f"{item!r} in the form of an operation")
        slots.append(Slot(match[1], match[2], tuple(match[3].split("|"))))
    return tuple(slots)


def alternatives(slot: Slot, of_kind: Callable[[str], tuple[str, ...]]) -> tuple[str, ...]:
    """The alternatives of a slot, each once."""
    return tuple(dict.fromkeys(a for kind in slot.kinds for a in of_kind(kind)))


def mismatch(op: Op, form: Form) -> str:
    """The mismatch between an operation and its form; "" if it fits."""
    for what, slots, values in (("operand", form.operands, op.operands), ("result", form.results, op.results)):
        wrong = _mismatch_of_types(what, slots, [v.type for v in values], op.attrs.get(f"{what}SegmentSizes"))
        if wrong:
            return wrong
    for slot in form.attributes:
        if slot.name not in op.attrs:
            if not slot.count:
                return f"has no attribute {slot.name}"
        elif not any(_is_attribute(op.attrs[slot.name], a) for a in alternatives(slot, of_attribute)):
            return f"has {slot.name} = {attribute.text(op.attrs[slot.name])}, which is no {'|'.join(slot.kinds)}"
    return ""


def is_segmented(slots: tuple[Slot, ...]) -> bool:
    """Whether an attribute must say which value belongs to which slot."""
    return sum(bool(s.count) for s in slots) > 1


def _mismatch_of_types(what: str, slots: tuple[Slot, ...], types: list[Type], segments: Any) -> str:
    counts = _counts(slots, len(types), segments)
    if counts is None:
        return f"has {len(types)} {what}s, not {', '.join(s.name + s.count for s in slots) or 'none'}"
    for ty, slot in zip(types, [s for s, n in zip(slots, counts) for _ in range(n)]):
        if not any(_is_type(ty, a) for a in alternatives(slot, of_type)):
            return f"has the {what} {slot.name} of type {ty}, which is no {'|'.join(slot.kinds)}"
    return ""


def _counts(slots: tuple[Slot, ...], total: int, segments: Any) -> list[int] | None:
    """The number of values in each slot; None if `total` values do not fit."""
    if is_segmented(slots):
        counts = list(segments.values) if isinstance(segments, IntArray) else []
    else:
        counts = [1 if not s.count else total - len(slots) + 1 for s in slots]
    fits = len(counts) == len(slots) and sum(counts) == total
    limits = {"": (1, 1), "?": (0, 1), "*": (0, total)}
    return (
        counts if fits and all(limits[s.count][0] <= n <= limits[s.count][1] for s, n in zip(slots, counts)) else None
    )


def _is_type(ty: Type, alternative: str) -> bool:
    if alternative.startswith("@"):
        return isinstance(ty, CuteType) and ty.name == alternative[1:]
    if alternative == "!builtin.vector":
        return isinstance(ty, VectorType)
    return ty.mlir == alternative


def _is_attribute(value: Any, alternative: str) -> bool:
    python = _PYTHON.get(alternative)
    if python is None:
        return attribute.text(value) == alternative
    return isinstance(value, python) and not (python is Typed and not isinstance(value.type, IntegerType))
