"""How long an instruction of a warp occupies a multiprocessor (SM), by compute capability.

Sources: CUDA C++ Programming Guide, "Arithmetic Instructions" (results per clock and SM); Nsight
Compute documentation, "Pipelines" (which pipe executes what); the white papers of the architectures
(multiply-adds per clock and SM of tensor cores). A warp has 32 lanes, so that an instruction with
64 results per clock occupies its pipe for half a cycle. Every instruction occupies one of four
schedulers for a cycle: a quarter of a cycle of the SM.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from cutec.cost.listing import Function, Instruction
from cutec.cost.memory import bytes_moved
from cutec.lazy_pattern import pattern
from cutec.records import dataclass

V = TypeVar("V")

ISSUE = "issue slots"
TENSOR, FMA, ALU, FP64, XU = "tensor core", "FMA pipe", "ALU pipe", "FP64 pipe", "function unit"
SHARED, GLOBAL, COLUMNS = "shared memory", "global memory", "tensor memory"
PIPES = (TENSOR, FMA, ALU, FP64, XU, SHARED, GLOBAL, ISSUE)

LANES = 32
SCHEDULERS = 4
SHARED_BYTES = 128  # per clock and SM: 32 banks of 4 bytes
COLUMN_BYTES = 512  # per clock and SM: a word of each lane of tensor memory, assumed of tcgen05.ld and st
WARPS_OF_WARPGROUP = 4


@dataclass(frozen=True)
class Rates:
    """What differs between GPUs of one capability. `l2_bytes`: bytes that an SM gets from the L2
    cache per clock; `wide_sums`: the part of their rate that tensor cores keep when they sum in 32
    bits (a half on GeForce, but of products of 4 bits all).
    """

    l2_bytes: float = 64.0
    wide_sums: float = 1.0

    def kept(self, type: str) -> float:
        """The part of its rate that a type keeps when it is summed in 32 bits."""
        return 1.0 if type == "f4" else self.wide_sums


PLAIN = Rates()

# Results per clock and SM. A number of a capability holds for the later ones up to the next row.
_FP32 = {75: 64, 86: 128}
_HALF2 = {75: 64, 80: 128, 86: 64, 90: 128, 120: 64}  # pairs: half of the guide's 16-bit results
_FP64 = {75: 2, 80: 32, 86: 2, 90: 64, 103: 2}
_INTEGER = {75: 64, 120: 128}
_MULTIPLY = {75: 64}  # integer multiply-add, on the FMA pipe
_SPECIAL = {75: 16}  # functions, conversions, counts of bits

# Dense multiply-adds per clock and SM of tensor cores, by the type that is multiplied.
_TENSOR: dict[str, dict[int, int]] = {
    "f16": {75: 512, 80: 1024, 86: 512, 87: 1024, 88: 512, 90: 2048, 100: 4096, 120: 512},
    "tf32": {80: 512, 86: 256, 87: 512, 88: 256, 90: 1024, 100: 2048, 120: 256},
    "f8": {89: 1024, 90: 4096, 100: 8192, 120: 1024},
    "f4": {100: 16384, 120: 2048},
    "i8": {75: 1024, 80: 2048, 86: 1024, 87: 2048, 88: 1024, 90: 4096, 100: 8192, 103: 256, 110: 8192, 120: 1024},
    "i4": {75: 2048, 80: 4096, 86: 2048, 87: 4096, 88: 2048},
    "b1": {75: 8192, 80: 16384, 86: 8192, 87: 16384, 88: 8192, 90: 16384},
    "f64": {80: 64, 86: 2, 90: 128, 100: 64, 103: 2, 110: 2},
}
_MULTIPLIED = {"H": "f16", "I": "i8", "B": "b1", "D": "f64", "Q": "f8", "O": "f4"}
_MODIFIERS = {"TF32": "tf32", "S4": "i4", "U4": "i4"}
_WARPGROUP_SHAPE = pattern(r"\.(\d+)x(\d+)x(\d+)\b")  # HGMMA.64x256x16.F32
_WARP_SHAPE = pattern(r"\.(8|16)(8)(4|8|16|32|64|128|256)\b")  # HMMA.16816.F32: 16 x 8 x 16

_ON_XU = ("BREV", "FLO", "POPC", "I2F", "F2I", "F2F", "FRND", "MUFU")
_ON_FMA = ("IMAD", "IMAD32I", "IMUL", "IMUL32I", "IDP", "IDP4A")
_HALF2_OPCODES = ("HADD2", "HFMA2", "HMUL2", "HMNMX2", "HSET2", "HSETP2", "HADD2_32I", "HFMA2_32I", "HMUL2_32I")
_SHUFFLES = ("SHFL", "MOVM")


def at(table: Mapping[int, V], capability: int) -> V | None:
    """The entry of a capability: that of the nearest one up to it, if there is any."""
    row = max((known for known in table if known <= capability), default=None)
    return None if row is None else table[row]


def occupation(instruction: Instruction, capability: int, card: Rates = PLAIN) -> tuple[str, float]:
    """The pipe of `PIPES` that an instruction of one warp occupies longest, and for how many cycles
    of the SM.
    """
    return or_issue(*_pipe(instruction, capability, card))


def or_issue(pipe: str, cycles: float) -> tuple[str, float]:
    """A pipe and its cycles, or the issue slot of the instruction if that takes longer."""
    return (pipe, cycles) if cycles >= 1 / SCHEDULERS else (ISSUE, 1 / SCHEDULERS)


def _pipe(instruction: Instruction, capability: int, card: Rates) -> tuple[str, float]:
    base = instruction.opcode.partition(".")[0]
    if instruction.kind == "tensor core":
        return TENSOR, tensor_cycles(instruction.opcode, capability, card)
    if instruction.kind in ("global memory", "local memory"):
        return GLOBAL, max(LANES * bytes_moved(instruction) / card.l2_bytes, 1)
    if instruction.kind == "shared memory":
        return SHARED, max(LANES * bytes_moved(instruction) / SHARED_BYTES, 1)
    if base in _SHUFFLES:
        return SHARED, 1
    pipe, table = _arithmetic(base, instruction.kind)
    return pipe, LANES / (at(table, capability) or LANES * SCHEDULERS)


def _arithmetic(base: str, kind: str) -> tuple[str, Mapping[int, int]]:
    """The pipe of what is no access of memory, and its results per clock."""
    if base in _ON_XU:
        return XU, _SPECIAL
    if base in _ON_FMA:
        return FMA, _MULTIPLY
    if kind == "floating point":
        return _floating_point(base)
    if kind in ("integer", "conversion", "lane exchange") or base in ("MOV", "PRMT", "SEL"):
        return ALU, _INTEGER
    return ISSUE, {}


def _floating_point(base: str) -> tuple[str, Mapping[int, int]]:
    if base.startswith("D"):
        return FP64, _FP64
    if base in _HALF2_OPCODES:
        return FMA, _HALF2
    comparing = base in ("FMNMX", "FMNMX3", "FSEL", "FSET", "FSETP", "FCHK")
    return (ALU, _INTEGER) if comparing else (FMA, _FP32)


def tensor_cycles(opcode: str, capability: int, card: Rates = PLAIN) -> float:
    """Cycles that a matrix multiply occupies the tensor cores of an SM, as the share of one warp: a
    warpgroup's `HGMMA` is executed by four. 0 where the opcode does not tell its shape (Blackwell's
    UTCHMMA has it in a descriptor) or the capability is not known to have the type.
    """
    modifiers = opcode.split(".")[1:]
    group, warp = _WARPGROUP_SHAPE.search(opcode), _WARP_SHAPE.search(opcode)
    shape = group or warp
    rate = at(_TENSOR.get(_type(opcode), {}), capability)
    if shape is None or rate is None:
        return 0
    m, n, k = (int(size) for size in shape.groups())
    sparse = 2 if "SP" in modifiers else 1
    narrowed = card.kept(_type(opcode)) if "F32" in modifiers else 1
    return m * n * k / (rate * narrowed) / sparse / (WARPS_OF_WARPGROUP if group else 1)


def multiply_adds(type: str, capability: int) -> int:
    """Dense multiply-adds per clock and SM of a type that is multiplied: `f16`, `tf32`, `f8`, …;
    that of f16 where it is not known.
    """
    return at(_TENSOR.get(type, {}), capability) or at(_TENSOR["f16"], capability) or 1


def _type(opcode: str) -> str:
    """The type that a matrix multiply multiplies: `tf32` for `HMMA.1688.F32.TF32`."""
    base, *modifiers = opcode.split(".")
    return next((_MODIFIERS[m] for m in modifiers if m in _MODIFIERS), _MULTIPLIED.get(base[0], ""))


def multiplied_type(function: Function) -> str:
    """The type of a kernel's first matrix multiply, else `f32`: a key of `Card.peaks`."""
    multiplies = (i.opcode.removeprefix("UTC") for i in function.instructions if i.kind == "tensor core")
    return next(map(_type, multiplies), "f32")
