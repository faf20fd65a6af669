"""How many bytes an instruction moves between registers and memory, by its opcode.

`LDG.E.128` moves 16 bytes per thread, `LDSM.16.M88.4` four matrices of 8 × 8 16-bit elements per
warp: also 16 bytes per thread (PTX ISA, "ldmatrix"). What bulk copies move is not in the opcode:
`bulk` takes it from the IR.
"""

from __future__ import annotations

from cutec.cost.listing import Instruction

MEMORIES = ("global memory", "local memory", "shared memory")
_WIDTHS = {
    modifier: size
    for size, modifiers in ((1, "U8 S8"), (2, "U16 S16 F16 BF16"), (8, "64 U64 S64 F64"), (16, "128"), (32, "256"))
    for modifier in modifiers.split()
}
_MATRICES = ("LDSM", "STSM")
_NOTHING = ("CCTL", "CCTLL", "CCTLT", "QSPC")


def bytes_moved(instruction: Instruction) -> int:
    """Bytes per thread, those of all its lanes if it is executed; 0 for what is no access of
    global, local or shared memory.
    """
    base, *modifiers = instruction.opcode.split(".")
    if instruction.kind not in MEMORIES or base in _NOTHING:
        return 0
    if base in _MATRICES:
        return 4 * int(modifiers[-1]) if modifiers[-1].isdigit() else 4
    vector = next((int(m[1:]) for m in modifiers if m in ("v2", "v4", "v8")), 1)
    return vector * next((_WIDTHS[m] for m in modifiers if m in _WIDTHS), 4)
