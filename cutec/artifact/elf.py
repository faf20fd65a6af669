"""ELF files: the sections of a cubin, whether it is whole, and the file without some of them.

The format is that of the System V ABI ("ELF Header", "Sections", "Program Header"); a cubin is a
64-bit one in little-endian order. ptxas writes the program headers last, so that a file which was
cut anywhere lacks a part that its header names.
"""

from __future__ import annotations

import struct
from collections.abc import Container

from cutec.records import dataclass

MAGIC = b"\x7fELF"
_CUBIN = MAGIC + b"\x02\x01"  # 64 bits, little-endian
_HEADER_BYTES = 64
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SEGMENT = struct.Struct("<IIQQQQQQ")
_NO_BYTES = 8  # SHT_NOBITS: a section that takes no room in the file


@dataclass(frozen=True, slots=True)
class Section:
    """A section: its `bytes` lie at `offset` of the file, unless it takes none there (`nobits`)."""

    name: str
    offset: int
    bytes: int
    nobits: bool

    @property
    def end(self) -> int:
        """The offset behind its last byte."""
        return self.offset if self.nobits else self.offset + self.bytes


def sections(data: bytes) -> list[Section]:
    """The sections of an ELF file, all of which are whole. Raises ValueError, which says what is
    missing, for anything else.
    """
    if not data.startswith(_CUBIN) or len(data) < _HEADER_BYTES:
        raise ValueError("there is no ELF header")
    segments_at, sections_at = struct.unpack_from("<QQ", data, 0x20)
    segment_bytes, segment_count, section_bytes, section_count, names = struct.unpack_from("<5H", data, 0x36)
    if section_bytes != _SECTION.size or (segment_count and segment_bytes != _SEGMENT.size):
        raise ValueError("its headers have other sizes than those of ELF")
    _inside(data, "the section headers", sections_at, section_count * section_bytes)
    _inside(data, "the program headers", segments_at, segment_count * segment_bytes)
    for i in range(segment_count):
        _, _, offset, _, _, size, _, _ = _SEGMENT.unpack_from(data, segments_at + i * segment_bytes)
        _inside(data, f"program segment {i}", offset, size)
    headers = [_SECTION.unpack_from(data, sections_at + i * section_bytes) for i in range(section_count)]
    if names >= section_count:
        raise ValueError("the names of its sections are missing")
    table = _contents(data, headers[names])
    found = [Section(_name(table, h[0]), h[4], h[5], h[1] == _NO_BYTES) for h in headers]
    for section in found:
        _inside(data, f"section {section.name}", section.offset, section.end - section.offset)
    return found


def contents(data: bytes, section: Section) -> bytes:
    """The bytes of a section in the file."""
    return data[section.offset : section.end]


def emptied(data: bytes, names: Container[str]) -> bytes:
    """The file with these sections empty. What lies behind them moves up, as far as it stays
    aligned. They must not be part of what is loaded; debug information is not. Raises ValueError as
    `sections` does.
    """
    found = sections(data)
    segments_at, sections_at = struct.unpack_from("<QQ", data, 0x20)
    segment_count, _, section_count = struct.unpack_from("<3H", data, 0x38)
    headers = [sections_at + i * _SECTION.size for i in range(section_count)]
    aligned = max(struct.unpack_from("<Q", data, at + 0x30)[0] for at, s in zip(headers, found) if not s.nobits)
    cuts = [(s.offset, s.bytes, s.bytes // aligned * aligned) for s in found if s.name in names and not s.nobits]
    offsets = [0x20, 0x28, *(segments_at + i * _SEGMENT.size + 8 for i in range(segment_count))]
    made = bytearray(data)
    for at in (*offsets, *(at + 0x18 for at in headers)):
        (offset,) = struct.unpack_from("<Q", data, at)
        struct.pack_into("<Q", made, at, offset - sum(cut for start, _, cut in cuts if start < offset))
    for at, section in zip(headers, found):
        if section.name in names:
            struct.pack_into("<Q", made, at + 0x20, 0)
    for start, size, cut in sorted(cuts, reverse=True):
        made[start : start + size] = bytes(size - cut)
    return bytes(made)


def _contents(data: bytes, header: tuple[int, ...]) -> bytes:
    offset, size = header[4], header[5]
    _inside(data, "the table of names", offset, size)
    return data[offset : offset + size]


def _name(table: bytes, start: int) -> str:
    end = table.find(b"\0", start)
    if end < 0:
        raise ValueError("the name of a section does not end")
    return table[start:end].decode("ascii", "replace")


def _inside(data: bytes, what: str, offset: int, size: int) -> None:
    if offset + size > len(data):
        raise ValueError(f"{what} would end at byte {offset + size} of {len(data)}")
