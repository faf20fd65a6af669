"""The work of a warp in each block of a kernel's IR: cycles of pipes, and bytes that it moves.

It is that of `throughput`'s tables, by operation of the IR instead of by machine instruction: of
the IR it is known how often each block is executed (`control`). Operations that only name or
rearrange registers count nothing, the others an instruction for each element that they compute.
"""

from __future__ import annotations

from cutec.cost.bulk import LOAD, SEND, STORE, box_bytes, way
from cutec.cost.cards import Card
from cutec.cost.throughput import (
    COLUMN_BYTES,
    COLUMNS,
    FP64,
    ISSUE,
    LANES,
    SCHEDULERS,
    SHARED,
    SHARED_BYTES,
    TENSOR,
    WARPS_OF_WARPGROUP,
    XU,
    multiply_adds,
)
from cutec.ir.builder import constant_of
from cutec.ir.core import Block, Op, Value
from cutec.ir.types import I64, FloatType, PtrType, Type, VectorType, element_of
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.registry import POINTEE
from cutec.records import dataclass, fields
from cutec.target.mma_atoms import MMA_ATOMS
from cutec.target.tcgen05 import Multiply
from cutec.target.tensor_memory import COPIES

_FREE = frozenset(
    [
        "llvm.getelementptr",
        "llvm.bitcast",
        "arith.bitcast",
        "vector.bitcast",
        "vector.extract",
        "vector.from_elements",
        "vector.shuffle",
        "vector.broadcast",
        "vector.insert",
        "llvm.mlir.undef",
        "llvm.mlir.zero",
        "llvm.mlir.poison",
        "llvm.mlir.addressof",
        "llvm.alloca",
        "llvm.extractvalue",
        "llvm.addrspacecast",
        "llvm.inttoptr",
        "llvm.ptrtoint",
        "cutec.wgmma.fence",
        "cutec.wgmma.wait_group",
        "cutec.wgmma.descriptor",
        "arith.extui",
        "arith.trunci",
    ]
)
_STRUCTURE = ("scf.", "llvm.return", "func.", "arith.constant", "llvm.mlir.constant", "ub.poison")
_TYPES = {"f16": "f16", "bf16": "f16", "tf32": "tf32", "e4m3": "f8", "e5m2": "f8", "s8": "i8", "u8": "i8", "f64": "f64"}
_GLOBAL, _SHARED = (0, 1), (3, 7)  # address spaces


@dataclass
class Work:
    """Work of one warp. `tensor`, `shared`, `columns` (of tensor memory), `function` (unit) and
    `fp64`: cycles of these pipes of an SM; `instructions`: warp instructions. Bytes: `loaded` from L2 or memory, of these
    `prefetched` by asynchronous copies; `stored`, and `sent` to other blocks. `reads`: loads whose
    results the warp itself waits for, those of a block of the IR as one. `barriers` that it waits
    at, of these `phases` of barriers in memory; `tensor_loads`: loads of sums from tensor memory.
    """

    tensor: float = 0.0
    shared: float = 0.0
    columns: float = 0.0
    function: float = 0.0
    fp64: float = 0.0
    instructions: float = 0.0
    loaded: float = 0.0
    prefetched: float = 0.0
    stored: float = 0.0
    sent: float = 0.0
    reads: float = 0.0
    barriers: float = 0.0
    phases: float = 0.0
    tensor_loads: float = 0.0

    def add(self, other: Work, times: float) -> None:
        """Add what another piece of work takes, `times` over."""
        for name in FIELDS:
            setattr(self, name, getattr(self, name) + times * getattr(other, name))

    @property
    def pipe(self) -> float:
        """Cycles of the pipe of the SM that is busy longest."""
        return max(self.pipes.values())

    @property
    def pipes(self) -> dict[str, float]:
        """Cycles of each pipe of the SM."""
        return {
            TENSOR: self.tensor,
            SHARED: self.shared,
            COLUMNS: self.columns,
            XU: self.function,
            FP64: self.fp64,
            ISSUE: self.instructions / SCHEDULERS,
        }


FIELDS = tuple(field.name for field in fields(Work))


def work_of(block: Block, kernel: Op, boxes: list[int | None], card: Card) -> Work:
    """The work of the operations that stand in a block itself."""
    total = Work()
    for op in block.ops:
        if not op.name.startswith(_STRUCTURE) and op.name not in _FREE:
            _add(op, total, kernel, boxes, card)
    total.reads = min(total.reads, 1.0)  # loads of one block are in flight at once
    return total


def _add(op: Op, total: Work, kernel: Op, boxes: list[int | None], card: Card) -> None:
    primitive = PRIMITIVES.get(op.name)
    if primitive is None:
        return
    if op.name == "cutec.wgmma.mma_async":
        _wgmma(op, total, card)
    elif op.name == "cutec.tcgen05_mma":
        _tcgen05(op, total, card)
    elif op.name == "cutec.tcgen05_cp":
        row = COPIES[op.attrs["shape"], op.attrs.get("quarters", "")]
        total.shared += row.rows * row.bytes / SHARED_BYTES
        total.instructions += 1
    elif op.name in ("cutec.tcgen05_ld", "cutec.tcgen05_st"):
        registers = len(op.results) or len(op.operands) - 1
        total.columns += LANES * 4 * registers / COLUMN_BYTES
        total.tensor_loads += len(op.results) > 0
        total.instructions += 1
    elif op.name == "cutec.mma.sync":
        total.tensor += _mma_cycles(op, card)
        total.instructions += 1
    elif primitive.size is not None:
        _bulk(op, total, kernel, boxes)
    elif op.name == "nvvm.cp.async.shared.global":
        total.loaded += LANES * op.attrs["size"].value
        total.prefetched += LANES * op.attrs["size"].value
        total.shared += LANES * op.attrs["size"].value / SHARED_BYTES
        total.instructions += 1
    elif op.name in ("cutec.ldmatrix", "cutec.stmatrix"):
        matrices = len(op.results) or len(op.operands) - 1
        total.shared += matrices * 8 * 16 / SHARED_BYTES
        total.instructions += 1
    elif op.name in ("cutec.st.async", "cutec.red.async"):
        total.sent += LANES * sum(_bits(v.type) for v in op.operands if not isinstance(v.type, PtrType)) / 8
        total.instructions += 1
    elif POINTEE in primitive.effects.reads | primitive.effects.writes:
        _access(op, total, POINTEE in primitive.effects.reads, primitive.pointer)
    elif primitive.effects.blocking:
        total.barriers += 1
        total.phases += op.name.startswith("cutec.mbarrier.")
        total.instructions += 2
    elif op.name in ("nvvm.shfl.sync", "nvvm.vote.sync", "nvvm.redux.sync", "nvvm.match.sync"):
        total.shared += 1
        total.instructions += 1
    else:
        _arithmetic(op, total, card)


def multiplied_type(op: Op) -> str:
    """The type whose rate a multiply of tensor cores has, a key of `Card.peaks`; "" for others."""
    if op.name == "cutec.wgmma.mma_async":
        return _TYPES.get(op.attrs["a"], "f16")
    if op.name == "cutec.mma.sync":
        return _TYPES.get(MMA_ATOMS[op.attrs["atom"]].types[1], "f16")
    return _RATED[op.attrs["kind"]] if op.name == "cutec.tcgen05_mma" else ""


def _wgmma(op: Op, total: Work, card: Card) -> None:
    """A warpgroup's multiplies, as the share of one warp; operands are read from shared memory."""
    m, n, k = op.attrs["shape"].values
    steps, bits = len(op.attrs["a_steps"].values), {"tf32": 32}.get(_TYPES.get(op.attrs["a"], ""), 16)
    bits = 8 if _TYPES.get(op.attrs["a"]) in ("f8", "i8") else bits
    sparse = 2 if "selector" in op.attrs else 1
    rate = multiply_adds(multiplied_type(op), card.capability) * sparse
    total.tensor += steps * m * n * k / rate / WARPS_OF_WARPGROUP
    sizes = op.attrs["operandSegmentSizes"].values
    from_shared = n + (m if sizes[1] <= 1 else 0)
    total.shared += steps * from_shared * k * bits / 8 / SHARED_BYTES / WARPS_OF_WARPGROUP
    total.instructions += steps


def _tcgen05(op: Op, total: Work, card: Card) -> None:
    """A multiply into tensor memory, as the share of one block; those of a pair do half each."""
    group = op.attrs["group"].value
    sizes = op.attrs["operandSegmentSizes"].values
    descriptor = op.operands[sum(sizes[:3])]
    what = Multiply.of(op.attrs["kind"], _constant_bits(descriptor))
    total.tensor += what.m * what.n * what.k / multiply_adds(multiplied_type(op), card.capability) / group
    rows = what.n + (what.m if op.operands[1].type == I64 else 0)
    total.shared += rows / group * 2 * _LINE / SHARED_BYTES  # K of an instruction fills two lines
    total.instructions += 1


_LINE = 16  # bytes
_RATED = {"f16": "f16", "tf32": "tf32", "f8f6f4": "f8", "i8": "i8"}  # kinds, by the type whose rate they have


def _constant_bits(value: Value) -> int:
    """The bits of an integer that are known: constants, and those that are put into it."""
    known = constant_of(value)
    if known is not None or not isinstance(value.owner, Op) or value.owner.name != "arith.ori":
        return known or 0
    return _constant_bits(value.owner.operands[0]) | _constant_bits(value.owner.operands[1])


def _mma_cycles(op: Op, card: Card) -> float:
    row = MMA_ATOMS[op.attrs["atom"]]
    m, n, k = row.shape
    rate = multiply_adds(multiplied_type(op), card.capability) * (2 if row.sparse else 1)
    return (
        m
        * n
        * k
        / rate
        / (card.rates.wide_sums if row.types[0] == "f32" else 1)
        * MMA_SYNC_SHARE.get(card.capability, 1)
    )


# mma.sync reaches this much less of the rate of wgmma on Hopper (its rate is that of an A100's SM).
MMA_SYNC_SHARE = {90: 1.6}


def _bulk(op: Op, total: Work, kernel: Op, boxes: list[int | None]) -> None:
    primitive = PRIMITIVES[op.name]
    assert primitive.size is not None
    operand = op.operands[primitive.size.operand]
    size = box_bytes(operand, kernel.body, boxes) if primitive.size.boxed else constant_of(operand)
    direction = way(primitive.effects)
    total.instructions += 4
    if size is None:
        return
    total.shared += size / SHARED_BYTES
    if direction == LOAD:
        total.loaded += size
        total.prefetched += size
    elif direction == STORE:
        total.stored += size
    elif direction == SEND:
        total.sent += size


def _access(op: Op, total: Work, reads: bool, pointer: int) -> None:
    """A load or store of every lane. Wide ones of shared memory take a cycle for 128 bytes."""
    space = op.operands[pointer].type
    ty = op.results[0].type if op.results else op.operands[1 - pointer].type if len(op.operands) > 1 else None
    size = LANES * _bits(ty) / 8
    where = space.space if isinstance(space, PtrType) else 1
    total.instructions += 1
    if where in _SHARED:
        total.shared += max(1.0, size / SHARED_BYTES)
        if where == 7:
            total.sent += size
    elif where in _GLOBAL and reads and not op.name.startswith("llvm.store"):
        total.loaded += size
        total.reads += 1
    elif where in _GLOBAL:
        total.stored += size


def _bits(ty: Type | None) -> int:
    return getattr(ty, "bits", 32) if ty is not None else 32


def _arithmetic(op: Op, total: Work, card: Card) -> None:
    ty = op.results[0].type if op.results else None
    count = ty.count if isinstance(ty, VectorType) else 1
    element = element_of(ty) if ty is not None else None
    paired = isinstance(element, FloatType) and element.width == 16
    total.instructions += count / 2 if paired else count
    if op.name in ("llvm.call", "llvm.call_intrinsic") or op.name.startswith("math.") or op.name == "arith.divf":
        total.function += count * LANES / _FUNCTIONS
        total.instructions += 2 * count
    elif isinstance(element, FloatType) and element.width == 64:
        total.fp64 += count * LANES / (64 if card.capability in (80, 90, 100) else 2)


_FUNCTIONS = 16  # results of the function unit per clock and SM
