"""What a cubin says of its kernels: their parameters and their shared memory.

The section `.nv.info.KERNEL` is a row of attributes, each with a format (1: no value, 2: a byte, 3:
two bytes, 4: as many bytes as the next two say) and a number, as `cuobjdump -elf` shows them. The
attribute KPARAM_INFO describes one parameter: its ordinal, its offset, and in one word the space
that a pointer points to (0: it is none) in bits 8 to 11 and its bytes in bits 18 to 31.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from cutec.artifact import elf
from cutec.records import dataclass

_KPARAM_INFO = 0x17
_SIZED = 4  # the format of attributes that say how many bytes they have
_PARAMETER = struct.Struct("<IHHI")


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a kernel: its offset and size in bytes, and whether it is a pointer for
    certain.
    """

    offset: int
    bytes: int
    pointer: bool


@dataclass(frozen=True, slots=True)
class CubinKernel:
    """A kernel: its parameters in order, and its bytes of static shared memory per block."""

    params: tuple[Parameter, ...]
    shared: int


def kernels(data: bytes) -> dict[str, CubinKernel]:
    """The kernels of a cubin by name. Raises ValueError for one that is not whole."""
    sections = {section.name: section for section in elf.sections(data)}
    found = {}
    for name, section in sections.items():
        if name.startswith(".nv.info."):
            kernel = name.removeprefix(".nv.info.")
            shared = sections.get(f".nv.shared.{kernel}")
            params = sorted(_parameters(elf.contents(data, section)))
            found[kernel] = CubinKernel(tuple(param for _, param in params), shared.bytes if shared else 0)
    return found


def _parameters(info: bytes) -> Iterator[tuple[int, Parameter]]:
    """The ordinal of each parameter, and what is known of it."""
    for number, value in _attributes(info):
        if number == _KPARAM_INFO:
            if len(value) != _PARAMETER.size:
                raise ValueError("the description of a parameter has another size")
            _, ordinal, offset, word = _PARAMETER.unpack(value)
            yield ordinal, Parameter(offset, word >> 18, bool(word >> 8 & 0xF))


def _attributes(info: bytes) -> Iterator[tuple[int, bytes]]:
    at = 0
    while at + 4 <= len(info):
        form, number, size = struct.unpack_from("<BBH", info, at)
        at += 4
        if form == _SIZED:
            if at + size > len(info):
                raise ValueError("an attribute of a kernel breaks off")
            yield number, info[at : at + size]
            at += size
