"""Whether what a tool has written is whole. A tool whose disk is full, or a script around it, may
exit with 0 and leave half of its output; nothing of that kind is to be cached or delivered.

    cubin     sections and program headers end inside the file (`artifact.elf`), and each kernel of
              the PTX has its code
    PTX       each kernel of the LLVM IR is there, all braces are closed, and the files that `.loc`
              refers to are defined
    LLVM IR   all functions are closed, and what is referred to (functions, attributes, metadata) is
              defined; LLVM prints the definitions of metadata last
    MLIR      all braces are closed, and the last location that is referred to is defined
    bitcode   its blocks end where the file does, and the last one is the table of strings
    fatbin    its parts end where it does, and hold every image

A check reads an output once, and takes microseconds for a small kernel.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Sequence

from cutec.artifact import elf
from cutec.lazy_pattern import pattern

_KERNELS = pattern(rb'^define [^@\n]*\bptx_kernel [^@\n]*@"?([\w.$]+)', re.M)
_ENTRIES = pattern(rb"\.entry ([\w$]+)")
_NOT_CODE = pattern(rb'"(?:[^"\\\n]|\\.)*"|//[^\n]*')
_FILES_USED = pattern(rb"^\s*\.loc\s+(\d+) ", re.M)
_FILES = pattern(rb'^\s*\.file\s+(\d+)\s+"[^"\n]*"[^\n]*$', re.M)
_REFERENCES = pattern(rb'@"[^"]*"|@[-\w.$]+|"[^"]*"|[#!]\d+\b')
_DEFINITIONS = pattern(
    rb'^(?:(?:define|declare) [^@\n]*(@"[^"]*"|@[-\w.$]+)|(@"[^"]*"|@[-\w.$]+|!\d+) =|attributes (#\d+) =)', re.M
)
_LOCATIONS, _LOCATED = pattern(rb"#loc(\d+)\b"), pattern(rb"^#loc(\d+) =", re.M)
_FLAGS = b"\n!llvm.module.flags = "  # which mlir-translate gives every module, before the definitions of metadata
BITCODE, _MLIR_BYTECODE = b"BC\xc0\xde", b"ML\xefR"
_IDENTIFICATION, _MODULE, _STRINGS, _SYMBOLS = 13, 8, 23, 25  # numbers of blocks (llvm/Bitcode/LLVMBitCodes.h)
_FATBIN = struct.Struct("<IHHQ")  # magic number, version, bytes of this header, bytes of all parts
_FATBIN_MAGIC = 0xBA55ED50
_PART = struct.Struct("<HHIQ")  # kind, version, bytes of this header, bytes of the contents


def check(tool: str, output: bytes, source: bytes) -> None:
    """Check what a tool wrote when it was given `source`. Raises ValueError, which says what is
    missing.
    """
    if not output:
        raise ValueError("nothing")
    if tool == "ptxas":
        cubin(output, _names(_ENTRIES.findall(source)))
    elif tool == "llc":
        ptx(output, _names(_KERNELS.findall(source)))
    elif tool != "mlir-opt":
        llvm_ir(output)
    elif not output.startswith(_MLIR_BYTECODE):  # mlir-translate reads that, all of it
        mlir(output)


def cubin(data: bytes, kernels: Sequence[str] = ()) -> None:
    """Check a cubin, which has code of these kernels. Raises ValueError."""
    code = {s.name for s in elf.sections(data) if s.name.startswith(".text.") and s.bytes and not s.nobits}
    for kernel in kernels:
        if f".text.{kernel}" not in code:
            raise ValueError(f"there is no code of kernel {kernel}")


def ptx(text: bytes, kernels: Sequence[str] = ()) -> None:
    """Check PTX, which has these kernels. Raises ValueError."""
    code = _NOT_CODE.sub(b"", text)
    entries = {name.decode() for name in _ENTRIES.findall(code)}
    for kernel in kernels:
        if kernel not in entries:
            raise ValueError(f"there is no kernel {kernel}")
    if not entries:
        raise ValueError("there is no kernel")
    if not text.endswith(b"\n") or code.count(b"{") != code.count(b"}") or not _ends(code):
        raise ValueError("it breaks off")
    _defined("file", {*_FILES_USED.findall(code)} - {b"0"}, {*_FILES.findall(text)})


def _ends(code: bytes) -> bool:
    """Whether the body of the last kernel is closed, and not only announced (`.entry name(…)`)."""
    return b"}" in code[code.rfind(b".entry ") :]


def llvm_ir(text: bytes) -> None:
    """Check textual LLVM IR with kernels, or bitcode. Raises ValueError."""
    if text.startswith(BITCODE):
        bitcode(text)
        return
    if b"define " not in text:
        raise ValueError("there is no kernel")
    if not text.endswith(b"\n") or text.rfind(b"\ndefine ") > text.rfind(b"\n}\n") or _FLAGS not in text:
        raise ValueError("it breaks off")
    used = {token for token in _REFERENCES.findall(text) if token[:1] != b'"'}
    _defined("value", used, {name for names in _DEFINITIONS.findall(text) for name in names if name})


def mlir(text: bytes) -> None:
    """Check textual MLIR. Raises ValueError."""
    code = _NOT_CODE.sub(b"", text)
    if b"{" not in code or not text.endswith(b"\n") or code.count(b"{") != code.count(b"}"):
        raise ValueError("it breaks off")
    used, defined = (max(map(int, found), default=0) for found in (_LOCATIONS.findall(code), _LOCATED.findall(code)))
    if used > defined:
        raise ValueError(f"location #loc{used} is missing")


def bitcode(data: bytes) -> None:
    """Check LLVM bitcode: a row of blocks, each with its length ("LLVM Bitcode File Format").
    Raises ValueError.
    """
    blocks = list(_blocks(data))
    if _MODULE not in blocks or blocks[-1] != _STRINGS:
        raise ValueError("its table of strings is missing")


def _blocks(data: bytes) -> Iterator[int]:
    """The numbers of the outermost blocks: abbreviation 1 in two bits, the number in eight, the
    width of abbreviations inside in four, then the length in words after the next whole word.
    """
    at = len(BITCODE)
    while at < len(data):
        if at + 8 > len(data):
            raise ValueError("it breaks off")
        word, words = struct.unpack_from("<II", data, at)
        number = (word >> 2) & 0xFF
        if word & 3 != 1 or number not in (_IDENTIFICATION, _MODULE, _STRINGS, _SYMBOLS):
            raise ValueError("a block of it is none of LLVM's")
        at += 8 + 4 * words
        if at > len(data):
            raise ValueError(f"a block would end at byte {at} of {len(data)}")
        yield number


def fatbin(data: bytes, images: Sequence[bytes], compressed: bool = False) -> None:
    """Check a fat binary that holds these cubins and PTX texts; of compressed ones it checks their
    number. Raises ValueError.
    """
    if len(data) < _FATBIN.size or _FATBIN.unpack_from(data)[0] != _FATBIN_MAGIC:
        raise ValueError("there is no header of a fat binary")
    _, _, at, size = _FATBIN.unpack_from(data)
    if at + size != len(data):
        raise ValueError(f"its parts would end at byte {at + size} of {len(data)}")
    parts = [*_parts(data, at)]
    if len(parts) != len(images) or not (compressed or all(map(_holds, parts, images))):
        raise ValueError(f"it holds other images than the {len(images)} that it was made of")


def _holds(part: bytes, image: bytes) -> bool:
    """Whether a part is this image, or its PTX (without comments, as `fatbinary` writes it)."""
    if image.startswith(elf.MAGIC):
        return part.startswith(image)
    return _ENTRIES.findall(part) == _ENTRIES.findall(_NOT_CODE.sub(b"", image))


def _parts(data: bytes, at: int) -> Iterator[bytes]:
    while at < len(data):
        if at + _PART.size > len(data):
            raise ValueError("the header of a part is missing")
        _, _, header, size = _PART.unpack_from(data, at)
        if header < _PART.size or at + header + size > len(data):
            raise ValueError(f"a part would end at byte {at + header + size} of {len(data)}")
        yield data[at + header : at + header + size]
        at += header + size


def _defined(what: str, used: set[bytes], known: set[bytes]) -> None:
    missing = used - known
    if missing:
        raise ValueError(f"{what} {min(missing).decode('utf-8', 'replace')} is missing")


def _names(found: Sequence[bytes]) -> list[str]:
    return [name.decode() for name in found]
