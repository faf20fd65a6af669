"""Archives of texts that resemble each other: the modules that the interpreter runs, of all exports
of a bundle for one arch. `docs/ir.md` describes the format.

An archive is a sequence of streams of xz: an index, then blocks of whole texts. Each stream stands
for itself, so that one text is read without what is in other blocks; in a block, a text costs
little more than what tells it from those before it.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Sequence
from typing import Any

from cutec.diag import CutecError, error

FORMAT = "cutec-archive"
SCHEMA = 1
_BLOCK = 16 << 20  # bytes of the texts of a block, unless a single text has more
_WINDOW = 4 << 20
_MOST_INDEX = 16 << 20
_MOST_BLOCK = 512 << 20


def pack(texts: Sequence[tuple[str, bytes]]) -> bytes:
    """The archive of texts by name."""
    blocks = list(_blocks(texts))
    streams = [compressed(b"".join([text for _, text in block])) for block in blocks]
    rows: list[list[Any]] = []
    for number, block in enumerate(blocks):
        at = 0
        for name, text in block:
            rows.append([name, number, at, len(text)])
            at += len(text)
    sizes = [[len(stream), sum(len(text) for _, text in block)] for stream, block in zip(streams, blocks)]
    index = {"format": FORMAT, "schema": SCHEMA, "blocks": sizes, "texts": rows}
    return b"".join([compressed(json.dumps(index, separators=(",", ":")).encode() + b"\n"), *streams])


def _blocks(texts: Iterable[tuple[str, bytes]]) -> Iterable[list[tuple[str, bytes]]]:
    block, size = list[tuple[str, bytes]](), 0
    for name, text in texts:
        if block and size + len(text) > _BLOCK:
            yield block
            block, size = [], 0
        block.append((name, text))
        size += len(text)
    if block:
        yield block


def compressed(data: bytes) -> bytes:
    """One stream, as xz's level 3 makes it. A window that fits the data spares the encoder memory
    to clear: that takes longer than to compress a small module.
    """
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 3, "dict_size": min(max(len(data), 4096), _WINDOW)}]
    return lzma.compress(data, lzma.FORMAT_XZ, lzma.CHECK_CRC32, filters=filters)


def decompressed(data: bytes, size: int) -> bytes | None:
    """The contents of a stream that `compressed` made of `size` bytes; None if it was not so."""
    try:
        found, rest = _first_stream(data, size)
    except (lzma.LZMAError, EOFError):
        return None
    return found if len(found) == size and not rest else None


def _first_stream(data: bytes, most: int) -> tuple[bytes, bytes]:
    """The contents of the first stream, of at most `most` bytes, and what follows it. Raises
    LZMAError, and EOFError if it has more, or its end is missing.
    """
    reader = lzma.LZMADecompressor(lzma.FORMAT_XZ)
    found = reader.decompress(data, most + 1)
    if not reader.eof or len(found) > most:
        raise EOFError("a stream is larger than it should be, or cut off")
    return found, reader.unused_data


class Archive:
    """An archive that is being read. It keeps the block that was used last."""

    def __init__(self, data: bytes, where: str):
        """`where` names it in messages. Raises E3201 and E3202."""
        self._where = where
        try:
            index, self._streams = _first_stream(data, _MOST_INDEX)
            read = json.loads(index)
            if read["format"] != FORMAT:
                raise ValueError(f"the format is {read['format']!r}")
            if read["schema"] != SCHEMA:
                raise error(
                    "E3202",
                    f"{where} has schema {read['schema']}, this cutec reads {SCHEMA}",
                    help="rebuild the bundle with this cutec",
                )
            self._sizes = [(int(packed), int(size)) for packed, size in read["blocks"]]
            self._places = {str(name): (int(n), int(at), int(size)) for name, n, at, size in read["texts"]}
            wrong = [(n, at, size) for n, at, size in self._places.values() if min(n, at, size) < 0]
            if wrong or any(min(sizes) < 0 or sizes[1] > _MOST_BLOCK for sizes in self._sizes):
                raise ValueError("a size or a place is out of range")
        except (lzma.LZMAError, EOFError, ValueError, KeyError, TypeError, RecursionError) as problem:
            raise self._malformed(f"its index is wrong: {problem!r}") from None
        self._kept: tuple[int, bytes] = (-1, b"")

    @property
    def names(self) -> list[str]:
        """The names of its texts, in order."""
        return list(self._places)

    def read(self, name: str) -> bytes | None:
        """The text of a name; None if there is none. Raises E3201."""
        if name not in self._places:
            return None
        number, at, size = self._places[name]
        if number >= len(self._sizes):
            raise self._malformed(f"it has no block {number}")
        if self._kept[0] != number:
            self._kept = number, self._block(number)
        found = self._kept[1][at : at + size]
        if len(found) != size:
            raise self._malformed(f"the text of {name} ends behind its block")
        return found

    def _block(self, number: int) -> bytes:
        before = sum(packed for packed, _ in self._sizes[:number])
        packed, size = self._sizes[number]
        found = decompressed(self._streams[before : before + packed], size)
        if found is None:
            raise self._malformed(f"block {number} is not a stream of {size} bytes")
        return found

    def _malformed(self, how: str) -> CutecError:
        return error("E3201", f"{self._where} is malformed: {how}", help="build the bundle again")
