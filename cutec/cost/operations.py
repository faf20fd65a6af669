"""The work of a warp in each block of a kernel's IR.

It is that of `throughput`'s tables, by operation of the IR instead of by machine instruction: of
the IR it is known how often each block is executed (`control`). Operations that only name or
rearrange registers count nothing, the others an instruction for each element that they compute.
"""

from __future__ import annotations

from cutec.cost.bulk import LOAD, SEND, STORE, Boxes, size_of, way
from cutec.cost.cards import Card
from cutec.cost.tensor_core import TENSOR_CORE
from cutec.cost.throughput import LANES, SHARED_BYTES
from cutec.cost.work import Work
from cutec.ir.core import Block, Op
from cutec.ir.types import FloatType, PtrType, Type, VectorType, element_of
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.cp_async import COPIES
from cutec.ops.primitives.registry import POINTEE

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
_GLOBAL, _SHARED = (0, 1), (3, 7)  # address spaces


def work_of(block: Block, kernel: Op, boxes: Boxes, card: Card) -> Work:
    """The work of the operations that stand in a block itself."""
    total = Work()
    for op in block.ops:
        if not op.name.startswith(_STRUCTURE) and op.name not in _FREE:
            _add(op, total, kernel, boxes, card)
    total.reads = min(total.reads, 1.0)  # loads of one block are in flight at once
    return total


def _add(op: Op, total: Work, kernel: Op, boxes: Boxes, card: Card) -> None:
    primitive = PRIMITIVES.get(op.name)
    if primitive is None:
        return
    if op.name in TENSOR_CORE:
        TENSOR_CORE[op.name](op, total, card)
    elif primitive.size is not None:
        _bulk(op, total, kernel, boxes)
    elif op.name in COPIES:
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


def _bulk(op: Op, total: Work, kernel: Op, boxes: Boxes) -> None:
    primitive = PRIMITIVES[op.name]
    assert primitive.size is not None
    size, whole = (size_of(op, primitive.size, kernel.body, sizes) for sizes in (boxes.inside, boxes.whole))
    direction = way(primitive.effects)
    total.instructions += 4
    if size is None or whole is None:
        total.unsized += 1
        return
    total.shared += whole / SHARED_BYTES
    if direction == LOAD:
        total.loaded += size
        total.prefetched += size
        total.brought += size
    elif direction == STORE:
        total.stored += size
        total.taken += size
    elif direction == SEND:
        total.sent += size
        total.passed += size


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
