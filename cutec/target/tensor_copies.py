"""Atoms of copies between tensor memory and registers: `tcgen05.ld` and `tcgen05.st` of a warp.

The layouts map (thread, bit) to a bit of what the warp moves: bits of a lane's columns first, then
the lanes. In tensor memory every thread names all of it. Of `32x32b.x2`, 64 bits of 32 lanes:

    tensor memory    (32,2048):(0,1)
    registers        (32,(32,2)):(64,(1,32))     thread t has lane t

An access that packs moves as many bits, of twice as many columns.
"""

from __future__ import annotations

from functools import cache

from cutec.layout import Layout, composition
from cutec.layout.modes import static_size
from cutec.lazy_pattern import pattern
from cutec.target.copy_atoms import CopyRow
from cutec.target.tcgen05 import REDUCING, TARGETS
from cutec.target.tensor_memory import REDUCED_SHAPES, SHAPES, WORD, Access, fragment

_NAME = pattern(r"SM100_TMEM_(LOAD|STORE)_(\d+)dp(\d+)b(\d+)x(_16b)?(?:_((?:MAX|MIN)(?:_NAN)?))?\Z")
_REDUCTIONS = {"MAX": "max", "MIN": "min", "MAX_NAN": "max.NaN", "MIN_NAN": "min.NaN"}


def copy_name(stores: bool, access: Access, reduction: str = "") -> str:
    """An atom's name, as CuTe's: SM100_TMEM_LOAD_32dp32b64x for 64 repeats of 32x32b, with _16b if
    it packs; 16dp32b is 16x32bx2. A load that reduces ends in what it gives: _MAX_NAN for
    `max.NaN`.
    """
    lanes, bits = access.shape.removesuffix("x2").removesuffix("b").split("x")
    ends = ["_16b" if access.packs else "", *(f"_{name}" for name, known in _REDUCTIONS.items() if known == reduction)]
    return f"SM100_TMEM_{'STORE' if stores else 'LOAD'}_{lanes}dp{bits}b{access.repeats}x{''.join(ends)}"


@cache
def tensor_copy(name: str) -> CopyRow | None:
    """The atom of that name, or None."""
    match = _NAME.match(name)
    if match is None:
        return None
    shape, repeats = f"{match[2]}x{match[3]}b", int(match[4])
    shape = f"{shape}x2" if f"{shape}x2" in SHAPES else shape
    if shape not in SHAPES or repeats not in SHAPES[shape].repeats:
        return None
    access = Access(shape, repeats, bool(match[5]))
    memory, registers = Layout((32, static_size(access.elements(1))), (0, 1)), _registers(shape, repeats)
    stores, reduction = match[1] == "STORE", _REDUCTIONS.get(match[6], "")
    if reduction and (stores or access.packs or shape not in REDUCED_SHAPES or repeats < 2):
        return None
    way = "store" if stores else "load_reduce" if reduction else "load"
    return CopyRow(
        name,
        "sm_103a" if reduction else "sm_100a",
        f"cute_nvgpu.tmem_{way}",
        32,
        WORD // 2 if access.packs else WORD,
        4,
        *((registers, memory) if stores else (memory, registers)),
        spaces=("rmem", "tmem") if stores else ("tmem", "rmem"),
        access=access,
        reduction=reduction,
        also=REDUCING if reduction else TARGETS,
    )


def _registers(shape: str, repeats: int) -> Layout:
    """(thread, bit of its registers) to the bit."""
    columns = SHAPES[shape].columns * repeats
    lane_and_column = Layout((SHAPES[shape].lanes, columns), (WORD * columns, WORD))
    words = composition(lane_and_column, fragment(shape, repeats))
    (threads, registers), (steps, strides) = words.shape, words.stride
    return Layout((threads, (WORD, registers)), (steps, (1, strides)))
