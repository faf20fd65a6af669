"""The layouts of a kernel: tensors, named layouts, tiled copies and multiplies of its CuTe IR, each
with its variable and a picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cutec.explore.cute_text import Operation, cute_type
from cutec.explore.names import Names
from cutec.explore.pictures import Picture, address_picture, copy_pictures, multiply_pictures
from cutec.explore.places import At, Places
from cutec.ir.types import Type, bit_width
from cutec.layout import LayoutBase, format_text
from cutec.ops.cute.atom_types import TiledCopy, TiledMma
from cutec.ops.cute.types import CuteType, PointerView, TensorView
from cutec.records import NamedTuple

MOST = 24  # pictures of a build
_SPACES = {"smem": "shared", "gmem": "global", "rmem": "registers", "dsmem": "shared"}
_ORDER = ("shared", "copy", "multiply", "registers", "global", "layout")
# Operations whose result lies in the memory of their first operand.
_PARTS = ("partition_", "slice", "local_tile", "zipped_divide", "flat_divide", "tiled_divide", "logical_divide")


class Memory(NamedTuple):
    """The memory that a layout addresses."""

    element: Type
    space: str


class Found(NamedTuple):
    """A value of a `!cute` type that a variable holds: the line that defines the variable, and the
    name of the value in the IR.
    """

    name: str
    at: At
    type: CuteType
    value: str


def named_values(operations: Iterable[Operation], names: Names) -> list[Found]:
    """The layouts, tensors, tiled copies and multiplies that variables hold, each once."""
    found: dict[tuple[str, At, CuteType], Found] = {}
    for operation in operations:
        for named in names.of(operation):
            values, types = (
                (operation.results, operation.result_types)
                if named.is_result
                else (operation.operands, operation.operand_types)
            )
            kind = cute_type(types[named.number])
            if kind is not None:
                at = names.defined(named.name, operation.chain[0])
                found.setdefault(
                    (named.name, at, kind), Found(named.name, At(at.file, at.line), kind, values[named.number])
                )
    return list(found.values())


def memories(operations: Iterable[Operation]) -> dict[str, Memory]:
    """The memory that each layout value addresses, by the value's name: that of the tensors which
    are made with it or with a part of it. Values that address several memories are left out.
    """
    parent: dict[str, str] = {}
    found: dict[str, set[Memory]] = {}
    for operation in operations:
        if operation.short == "make_tensor":
            pointer, value = cute_type(operation.operand_types[0]), operation.operands[1]
            assert pointer is not None and isinstance(pointer.payload, PointerView)
            memory = Memory(pointer.payload.element, pointer.payload.space)
            while value and memory not in found.get(value, ()):
                found.setdefault(value, set()).add(memory)
                value = parent.get(value, "")
        elif (part := part_of(operation)) is not None:
            parent[part] = operation.operands[0]
    return {value: next(iter(kinds)) for value, kinds in found.items() if len(kinds) == 1}


def part_of(operation: Operation) -> str | None:
    """The name of the result that is a part of the first operand; None if there is none."""
    return operation.results[0] if operation.short.startswith(_PARTS) and operation.results else None


def layout_records(
    values: Iterable[Found], memory: dict[str, Memory], places: Places
) -> tuple[list[dict[str, Any]], int]:
    """(the pictures, how many more there would be): shared memory first."""
    records: dict[tuple[str, str], dict[str, Any]] = {}
    for found in values:
        for record in _records(found, memory.get(found.value)):
            record["place"] = places.innermost([found.at])
            known = records.setdefault((record["name"], record["type"]), record)
            if known["space"] == "layout":  # the same variable elsewhere says which memory it addresses
                known |= {key: value for key, value in record.items() if key != "place"}
    ordered = sorted(records.values(), key=lambda record: _ORDER.index(record["space"]))
    return ordered[:MOST], len(ordered[MOST:])


def _records(found: Found, memory: Memory | None) -> Iterator[dict[str, Any]]:
    payload = found.type.payload
    if isinstance(payload, TiledCopy):
        for side, picture in copy_pictures(payload).items():
            yield _record(f"{found.name}: {side}" if side else found.name, found, "copy", payload.atom.element, picture)
    elif isinstance(payload, TiledMma):
        for letter, picture in multiply_pictures(payload).items():
            yield _record(f"{found.name}: {letter}", found, "multiply", None, picture)
    else:
        yield from _tensor(found, memory)


def _tensor(found: Found, memory: Memory | None) -> Iterator[dict[str, Any]]:
    """The picture of a tensor or layout, if it is static and has more than one element."""
    layout = found.type.payload
    if isinstance(layout, TensorView):
        memory, layout = Memory(layout.element, layout.space), layout.layout
    if not isinstance(layout, LayoutBase):
        return
    space = _SPACES.get(memory.space, "layout") if memory else "layout"
    picture = address_picture(layout, bit_width(memory.element) if memory else 0, space == "shared")
    if picture is not None:
        yield _record(found.name, found, space, memory.element if memory else None, picture, format_text(layout))


def _record(
    name: str, found: Found, space: str, element: Type | None, picture: Picture, text: str = ""
) -> dict[str, Any]:
    return {
        "name": name,
        "type": text or found.type.mlir.partition("<")[2][:-1].replace('"', ""),
        "space": space,
        "element": element.mlir if element else "",
        "element_bits": bit_width(element) if element else 0,
        **picture,
    }
