"""`ActionResult` messages (build.bazel.remote.execution.v2), as far as cutec has something to say
in them: one output file, with its path and digest.

The encoding is protobuf's: a message is a row of fields, each a number with a wire type, then an
integer of variable length or a length with bytes. Fields that are not known are skipped, since
servers add some of their own. (Google's package would take longer to import than a warm build, for
these two functions.)
"""

from __future__ import annotations

from collections.abc import Iterator

from cutec.records import dataclass

# Numbers of fields: ActionResult.output_files; OutputFile.path, .digest; Digest.hash, .size_bytes.
_OUTPUT_FILES, _PATH, _DIGEST, _HASH, _SIZE = 2, 1, 2, 1, 2
_VARINT, _FIXED64, _BYTES, _FIXED32 = 0, 1, 2, 5  # wire types
_LONGEST = 10  # bytes of a 64-bit integer


@dataclass(frozen=True, slots=True)
class OutputFile:
    """A file that an action left: `hash` is the SHA-256 of its content, in hexadecimal."""

    path: str
    hash: str
    size: int


def encode(file: OutputFile) -> bytes:
    """The message with this output file and exit code 0 (which protobuf leaves out)."""
    digest = _bytes(_HASH, file.hash.encode()) + _number(_SIZE, file.size)
    return _bytes(_OUTPUT_FILES, _bytes(_PATH, file.path.encode()) + _bytes(_DIGEST, digest))


def decode(message: bytes) -> list[OutputFile]:
    """The output files of a message. Raises ValueError for what is none."""
    return [_output_file(data) for number, data in _fields(message) if number == _OUTPUT_FILES]


def _output_file(data: int | bytes) -> OutputFile:
    fields = dict(_fields(_message(data)))
    digest = dict(_fields(_message(fields.get(_DIGEST, b""))))
    size = digest.get(_SIZE, 0)
    if not isinstance(size, int):
        raise ValueError("a size is no number")
    return OutputFile(_message(fields.get(_PATH, b"")).decode(), _message(digest.get(_HASH, b"")).decode(), size)


def _message(data: int | bytes) -> bytes:
    if not isinstance(data, bytes):
        raise ValueError("a number where bytes belong")
    return data


def _fields(data: bytes) -> Iterator[tuple[int, int | bytes]]:
    """Number and content of each field, in order."""
    at = 0
    while at < len(data):
        tag, at = _read_varint(data, at)
        number, wire = tag >> 3, tag & 7
        if wire == _VARINT:
            value, at = _read_varint(data, at)
            yield number, value
            continue
        if wire == _BYTES:
            size, at = _read_varint(data, at)
        elif wire in (_FIXED64, _FIXED32):
            size = 8 if wire == _FIXED64 else 4
        else:
            raise ValueError(f"wire type {wire}")
        if at + size > len(data):
            raise ValueError("the message ends within a field")
        yield number, data[at : at + size]
        at += size


def _read_varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for count, byte in enumerate(data[at : at + _LONGEST]):
        value |= (byte & 0x7F) << (7 * count)
        if byte < 0x80:
            return value, at + count + 1
    raise ValueError("the message ends within a number, or it is too long")


def _number(number: int, value: int) -> bytes:
    return _varint(number << 3 | _VARINT) + _varint(value) if value else b""


def _bytes(number: int, data: bytes) -> bytes:
    return _varint(number << 3 | _BYTES) + _varint(len(data)) + data


def _varint(value: int) -> bytes:
    groups = bytearray()
    while value > 0x7F:
        groups.append(value & 0x7F | 0x80)
        value >>= 7
    groups.append(value)
    return bytes(groups)
