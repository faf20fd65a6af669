"""The memory that a launch hands to the driver: kernel arguments, launch attributes and
CUlaunchConfig, in one block.

    arguments, 8 bytes each | attributes, 72 bytes each | CUlaunchConfig up to hStream | its attrs
    and numAttrs | pointers to arguments

An argument that is a tensor map takes 128 bytes.

A call writes the items that depend on it with one `struct.pack_into`, from the first to the last
such item. Items that do not depend on it are written once, or, in between, are constants of that
pack. The stream is written when it differs from that of the block's last use.

Offsets and sizes are those of cuda.h on 64-bit machines: CUlaunchConfig is 7 unsigned ints (grid,
block, sharedMemBytes), hStream at 32, attrs at 40, numAttrs at 48; a CUlaunchAttribute is a 4-byte
id, 4 bytes of padding and a 64-byte value. Everything is aligned naturally, so that `struct`'s
native mode, the fastest, adds no padding.
"""

from __future__ import annotations

import array
import struct
from collections.abc import Collection
from typing import Any

from cutec.artifact.host import Launch
from cutec.records import dataclass

# The buffer, the driver's view of the CUlaunchConfig in it, and the address of the array of
# pointers to arguments.
Block = tuple[Any, Any, int]

_ATTRIBUTE_BYTES = 72
_COOPERATIVE, _CLUSTER, _PDL, _PREFERRED_CLUSTER, _CARVEOUT = 2, 4, 6, 11, 14  # CUlaunchAttributeID
_EVENTS = {"programmatic": 7, "launch_completion": 12}
_FORMATS = {
    "i1": "B7x",
    "i8": "b7x",
    "i16": "h6x",
    "i32": "i4x",
    "i64": "q",
    "f16": "e6x",
    "bf16": "H6x",
    "f32": "f4x",
    "f64": "d",
    "ptr": "P",
    "tensor_map": "128s",
}


@dataclass(frozen=True, slots=True)
class Field:
    """One item of the pack: its `struct` format, and its expression as text."""

    format: str
    text: str

    @property
    def constant(self) -> int | None:
        """The number that the text is, if it is an integer literal."""
        digits = self.text.strip("()")
        return int(digits) if digits.lstrip("-").isdigit() else None


class BlockLayout:
    """The block of one launch. `values` are the texts of the host program's values (see
    `artifact.host.HostCode`); names of constants begin with `prefix`; arguments among the values
    `first` lie before the others. Raises struct.error for a constant extent that is negative.
    """

    def __init__(
        self,
        launch: Launch,
        values: list[str | None],
        types: list[str],
        prefix: str,
        first: Collection[int] = (),
    ):
        self.arguments = len(launch.args)
        order = sorted(range(self.arguments), key=lambda i: launch.args[i] not in first)
        refs = [launch.args[i] for i in order]
        fields = [Field(_FORMATS[types[r]], _argument(str(values[r]), types[r])) for r in refs]
        attributes = _attributes(launch, values)
        self.attribute_count = len(attributes)
        sizes = [struct.calcsize("@" + field.format) for field in fields]
        self.argument_offsets = [sum(sizes[: order.index(i)]) for i in range(len(sizes))]
        self.attributes_offset = sum(sizes)
        self.config_offset = self.attributes_offset + _ATTRIBUTE_BYTES * len(attributes)
        self.pointers_offset = self.config_offset + 56
        self.size = self.pointers_offset + 8 * max(self.arguments, 1)
        fields += [field for attribute in attributes for field in attribute]
        fields += [Field("I", str(values[r])) for r in (*launch.grid, *launch.block, launch.smem)]
        self._items = _merged(fields, prefix)
        dynamic = [i for i, (_, data) in enumerate(self._items) if data is None] or [0, -1]
        packed = self._items[dynamic[0] : dynamic[-1] + 1]
        self.pack_offset = struct.calcsize("@" + "".join(f.format for f, _ in self._items[: dynamic[0]]))
        self.struct = struct.Struct("@" + "".join(f.format for f, _ in packed))
        # names in `pack_arguments` -> bytes
        self.constants = {f.text: data for f, data in packed if data is not None}
        self.pack_arguments = ", ".join(f.text for f, _ in packed)

    def make(self, driver: Any) -> Block:
        """A fresh block, for the default stream."""
        buffer = array.array("Q", bytes(self.size))
        base = buffer.buffer_info()[0]
        offset = 0
        for field, data in self._items:
            if data is not None:
                struct.pack_into(field.format, buffer, offset, data)
            offset += struct.calcsize("@" + field.format)
        attrs = base + self.attributes_offset if self.attribute_count else 0
        struct.pack_into("@PI", buffer, self.config_offset + 40, attrs, self.attribute_count)
        for i, offset in enumerate(self.argument_offsets):
            struct.pack_into("@P", buffer, self.pointers_offset + 8 * i, base + offset)
        return buffer, driver.config(base + self.config_offset), base + self.pointers_offset

    def set_stream(self, buffer: Any, stream: int) -> None:
        """Send the block's launches to `stream`. Raises struct.error for a number that is no
        handle.
        """
        struct.pack_into("@P", buffer, self.config_offset + 32, stream)


def extents(layout: BlockLayout, buffer: Any) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    """Grid, block, dynamic shared memory and stream of a packed block, for messages."""
    *numbers, stream = struct.unpack_from("<7I4xQ", buffer, layout.config_offset)
    return tuple(numbers[:3]), tuple(numbers[3:6]), numbers[6], stream


def _argument(text: str, type: str) -> str:
    return f"bf16_bits({text})" if type == "bf16" else text


def _attributes(launch: Launch, values: list[str | None]) -> list[list[Field]]:
    result = []
    preferred = [str(values[r]) for r in launch.cluster or ()]
    sizes = [(_CLUSTER, [str(n) for n in launch.fallback] or preferred)]
    sizes += [(_PREFERRED_CLUSTER, preferred)] if launch.fallback else []
    for id, size in sizes if launch.cluster else []:
        result.append([Field("I4x", str(id)), *(Field("I", extent) for extent in size), Field("52x", "")])
    if launch.cooperative:
        result.append([Field("I4x", str(_COOPERATIVE)), Field("I", "1"), Field("60x", "")])
    if launch.pdl:
        result.append([Field("I4x", str(_PDL)), Field("I", "1"), Field("60x", "")])
    if launch.carveout is not None:
        result.append([Field("I4x", str(_CARVEOUT)), Field("i", str(launch.carveout)), Field("60x", "")])
    for event in launch.events:
        numbers = Field("i", str(event.flags)), Field("i", str(int(event.at_block_start)))
        result.append(
            [Field("I4x", str(_EVENTS[event.kind])), Field("q", str(values[event.event])), *numbers, Field("48x", "")]
        )
    return result


def _merged(fields: list[Field], prefix: str) -> list[tuple[Field, bytes | None]]:
    """The items of the pack. Runs of constant fields become one item of bytes; padding belongs to
    the field before it.
    """
    result: list[tuple[Field, bytes | None]] = []
    for field in fields:
        if field.format.endswith("x") and not field.text:
            data: bytes | None = bytes(int(field.format[:-1]))
        else:
            data = None if field.constant is None else struct.pack("@" + field.format, field.constant)
        if data is None:
            result.append((field, None))
        elif result and result[-1][1] is not None:
            data = result[-1][1] + data
            result[-1] = Field(f"{len(data)}s", f"{prefix}{len(result) - 1}"), data
        else:
            result.append((Field(f"{len(data)}s", f"{prefix}{len(result)}"), data))
    return result
