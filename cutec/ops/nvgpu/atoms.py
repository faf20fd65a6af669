"""Atoms as values: made by name; setting a field gives a new atom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.ir.core import Op, Value
from cutec.ir.types import F16, I1, I32, Type
from cutec.layout import LayoutError
from cutec.ops.cute.atom_types import check_field, make_copy, make_mma, with_field
from cutec.ops.cute.registry import composite, example

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

# Field → (its type, its default; of `accumulate` the row says it).
FIELDS: dict[str, tuple[Type, Any]] = {
    "accumulate": (I1, True),
    "metadata": (I32, 0),
    "selector": (I32, 0),
    "negate_a": (I1, False),
    "negate_b": (I1, False),
    "sfa": (I32, 0),
    "sfb": (I32, 0),
}
_SIGNS = ("negate_a", "negate_b")
_ATOM = "mma_atom|copy_atom|tiled_mma|tiled_copy"
_SPARSE = '!cute.mma_atom<"SM80_SPARSE_16x8x32_F32F16F16F32_TN">'


def _infer_mma(attrs: dict[str, Any]) -> list[Type]:
    return [make_mma(attrs["name"]).cute_type]


@composite(
    "cute_nvgpu.make_mma_atom",
    "a multiply instruction by its name in the table of atoms",
    "{name: string} -> mma_atom",
    _infer_mma,
    example=example(name="SM80_16x8x16_F32F16F16F32_TN"),
    lowering="Nothing.",
)
def _make_mma_atom(cx: Expander, op: Op) -> list[Any]:
    return [make_mma(op.attrs["name"])]


def _infer_copy(attrs: dict[str, Any]) -> list[Type]:
    return [make_copy(attrs["name"], attrs["element"], attrs["bits"].value).cute_type]


@composite(
    "cute_nvgpu.make_copy_atom",
    "a copy instruction by its name in the table of atoms, for values of a type; bits per thread and instruction (0:"
    " not stated)",
    "{name: string, element: number, bits: int} -> copy_atom",
    _infer_copy,
    example=example(name="SM80_CP_ASYNC_CACHEGLOBAL", element=F16, bits=128),
    lowering="Nothing.",
)
def _make_copy_atom(cx: Expander, op: Op) -> list[Any]:
    return [make_copy(op.attrs["name"], op.attrs["element"], op.attrs["bits"].value)]


def default_of(row: Any, name: str) -> Any:
    """A field's value where none was set."""
    return row.adds if name == "accumulate" else FIELDS[name][1]


def is_immediate(row: Any, name: str) -> bool:
    """Whether a field is part of the instruction, so that its value is known when the kernel is
    built. The signs of a multiply into tensor memory are in its descriptor, a register.
    """
    return name == "selector" or (name in _SIGNS and not row.kind)


def _field(atom: Any, name: str) -> tuple[Type, Any]:
    check_field(atom, name)
    return FIELDS[name][0], default_of(atom.atom.row, name)


def _infer_set(attrs: dict[str, Any], atom: Any, value: Type) -> list[Type]:
    wanted, _ = _field(atom, attrs["field"])
    if value != wanted:
        raise LayoutError(
            f"the field {attrs['field']} holds {wanted}, not {value}", "convert the value first: x.to(dtype)"
        )
    return [atom.cute_type]


@composite(
    "cute_nvgpu.atom_set_value",
    "the atom with a field set",
    f"input: {_ATOM}, value: i1|i32 {{field: string}} -> {_ATOM}",
    _infer_set,
    example=example(_SPARSE, "i32", field="metadata"),
    lowering="Nothing: the value becomes an operand of the instruction.",
)
def _set_value(cx: Expander, op: Op, atom: Any, value: Value) -> list[Any]:
    return [with_field(atom, op.attrs["field"], value)]


def _infer_get(attrs: dict[str, Any], atom: Any) -> list[Type]:
    return [_field(atom, attrs["field"])[0]]


@composite(
    "cute_nvgpu.atom_get_value",
    "the value of an atom's field",
    f"input: {_ATOM} {{field: string}} -> i1|i32",
    _infer_get,
    example=example(_SPARSE, field="metadata"),
    lowering="Nothing.",
)
def _get_value(cx: Expander, op: Op, atom: Any) -> list[Any]:
    return [field_value(cx, atom, op.attrs["field"])]


def immediate(atom: Any, name: str) -> int:
    """The value of a field that is part of the instruction; 0 for one that the atom does not have.
    Raises LayoutError where the value is not known.
    """
    given = atom.atom.fields.get(name)
    if given is None:
        return int(FIELDS[name][1])
    if not isinstance(given.owner, Op) or given.owner.name != "arith.constant":
        raise LayoutError(
            f"{name} of {atom.atom.row.name} is part of the instruction: set it to a number that is known when the"
            " kernel is built",
            "pass it as a Constexpr",
        )
    return int(given.owner.attrs["value"].value)


def field_value(cx: Expander, atom: Any, name: str) -> Value:
    """The value of a field of an atom: the one set last, or its default."""
    ty, default = _field(atom, name)
    given = atom.atom.fields.get(name)
    return cx.builder.constant(default, ty) if given is None else given
