"""Cubins without code that runs: what the checks of cubins read of them."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence

from cutec.artifact import elf
from cutec.artifact.host import HostProgram

_BYTES = {"i1": 1, "i8": 1, "i16": 2, "i32": 4, "f16": 2, "bf16": 2, "f32": 4, "tensor_map": 128}
_BITS, _NO_BITS = 1, 8


def cubin(
    kernels: Mapping[str, Sequence[str]], shared: int = 0, code: bytes = b"\0" * 16, note: bytes = b"note"
) -> bytes:
    """An ELF file with these kernels, by the types of their parameters. `note` tells files
    apart.
    """
    parts: list[tuple[str, int, bytes, int]] = [("", 0, b"", 0), (".note", _BITS, note, len(note))]
    for name, types in kernels.items():
        info = _info(types)
        parts += [(f".text.{name}", _BITS, code, len(code)), (f".nv.info.{name}", _BITS, info, len(info))]
        parts += [(f".nv.shared.{name}", _NO_BITS, b"", shared)] if shared else []
    table = b"".join(name.encode() + b"\0" for name in (*(part[0] for part in parts), ".shstrtab"))
    parts.append((".shstrtab", _BITS, table, len(table)))
    body, rows = b"", b""
    for name, kind, data, size in parts:
        at = table.index(b"\0" + name.encode() + b"\0") + 1 if name else 0
        rows += struct.pack("<IIQQQQIIQQ", at, kind, 0, 0, 64 + len(body), size, 0, 0, 1, 0)
        body += data
    header = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    counts = (64, 56, 0, 64, len(parts), len(parts) - 1)
    return header + struct.pack("<HHIQQQIHHHHHH", 2, 190, 1, 0, 0, 64 + len(body), 0, *counts) + body + rows


def _info(types: Sequence[str]) -> bytes:
    """The attributes of a kernel: EIATTR_KPARAM_INFO of each parameter, the last one first."""
    found, offset = b"", 0
    for ordinal, type in enumerate(types):
        size = _BYTES.get(type, 8)
        offset = -(-offset // size) * size
        word = size << 18 | 0x1F << 12 | (4 << 8 if type == "ptr" else 0)
        found = struct.pack("<BBHIHHI", 4, 0x17, 12, 0, ordinal, offset, word) + found
        offset += size
    return struct.pack("<BBH", 3, 0x1B, 0xFF) + found


def fitting(programs: Sequence[HostProgram], note: bytes = b"note", shared: int = 0) -> bytes:
    """A cubin with the kernels that these programs launch."""
    kernels: dict[str, list[str]] = {}
    for program in programs:
        types = [*(leaf.type for leaf in program.inputs), *(node.type for node in program.nodes)]
        kernels |= {launch.kernel: [types[ref] for ref in launch.args] for launch in program.launches}
    return cubin(kernels, shared, note=note)


def note_of(data: bytes) -> bytes:
    """The note of such a file; other data, such as a cubin of ptxas, as it is."""
    sections = elf.sections(data) if data.startswith(elf.MAGIC) else ()
    return next((elf.contents(data, section) for section in sections if section.name == ".note"), data)
