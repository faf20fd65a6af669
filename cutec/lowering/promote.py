"""Promotion of memory to SSA values (mem2reg with SROA): loads and stores of an `llvm.alloca` at
static offsets are replaced by the values themselves. A tensor with a dynamic index stays in memory.

One pass in program order tracks the current value of every unit (`lowering.registers`): a value,
or its cells, which are values or lanes of vectors. Control flow is structured, so a merge point is
the end of a region: a unit that is written there and live behind it becomes a result of the
operation, for a loop also an argument of its body (the phi nodes of pruned SSA).

    store 0, a                        known: a = 0
    scf.for %i {                      →  %r = scf.for %i iter_args(%a = 0) {
      store (load a) + %i, a                scf.yield %a + %i
    }                                 }  known: a = %r
    use (load a)                      →  use %r

LLVM's SROA would do the same, but 64 multiplies have thousands of such accesses, and printing,
parsing and converting them was most of the time of a build.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Block, Loc, Op, Region, Value
from cutec.ir.types import I8, I32, Type, VectorType, vector
from cutec.lowering.liveness import Liveness
from cutec.lowering.registers import Access, Part, Registers, Unit, find
from cutec.ops.cute.registers import READ, WRITE

Lane = tuple[Value, int]
_NO_FLAGS = Typed(0, I32)
_index = cache(lambda offset: IntArray((offset,)))  # printed once: thousands of accesses have few offsets
Known = Value | list[Value | Lane | None] | None  # a unit's value, its cells, or None if it was never written


def promote(function: Op) -> None:
    """Promote the registers of a lowered function."""
    registers = find(function)
    if registers.units or registers.memory:
        promotion = _Promotion(registers, Liveness(registers, function), function)
        promotion.block(function.body, [None] * len(registers.units))
        promotion.place_addresses()


class _Promotion:
    """Rewrites blocks in program order. `known` holds the current value of each unit, by number."""

    def __init__(self, registers: Registers, liveness: Liveness, function: Op):
        self._registers, self._liveness = registers, liveness
        self._replaced: dict[Value, Value] = {}
        self._addresses: dict[Value, dict[int, Op]] = {}  # of what stays in memory, by alloca and offset
        self._known: list[Known] = []
        self._ops: list[Op] = []
        self._block = function.body
        self._loc: Loc = function.loc

    def block(self, block: Block, known: list[Known]) -> list[Known]:
        """Rewrite a block, given the units' values at its start. Returns those at its end. Its
        terminator stays the last operation.
        """
        outer = self._known, self._ops, self._block
        self._known, self._ops, self._block = known, [], block
        accesses, addresses, replaced = self._registers.accesses, self._registers.addresses, self._replaced
        for op in block.ops:
            if op in addresses:
                continue
            if replaced:
                op.operands = [replaced.get(v, v) for v in op.operands]
            access = accesses.get(op)
            if access is not None:
                self._loc = op.loc
                self._access(op, access)
                continue
            if op.name in (READ, WRITE):
                self._loc = op.loc
                self._in_memory(op)
                continue
            if op.regions:
                self._flow(op)
            self._ops.append(op)
        block.ops = self._ops
        self._known, self._ops, self._block = outer
        return known

    # -- regions

    def _flow(self, op: Op) -> None:
        reads, writes = self._registers.touched[op]
        if not reads | writes:
            for region in op.regions:
                self.block(region.block, self._known)
            return
        changing = writes & (self._liveness.live_out[op] | self._liveness.at_head.get(op, 0))
        carried = [unit for unit in self._registers.units if changing >> unit.number & 1] if changing else []
        self._loc = op.loc
        if op.name == "scf.if":
            self._if(op, carried)
        else:
            self._loop(op, carried)
        results = [Value(unit.type, op, len(op.results) + i) for i, unit in enumerate(carried)]
        op.results += results
        for unit, result in zip(carried, results):
            self._known[unit.number] = result

    def _if(self, op: Op, carried: Sequence[Unit]) -> None:
        if carried and len(op.regions) == 1:
            block = Block()
            block.append(Op("scf.yield", loc=op.loc))
            op.regions.append(Region(block))
            op.regions[1].owner = op
        for region in op.regions:
            self._region(region.block, list(self._known), carried)

    def _loop(self, op: Op, carried: Sequence[Unit]) -> None:
        op.operands += self._carried(carried)
        known = list(self._known)
        for region in op.regions:
            block = region.block
            arguments = [Value(unit.type, block, len(block.args) + i) for i, unit in enumerate(carried)]
            block.args += arguments
            for unit, argument in zip(carried, arguments):
                known[unit.number] = argument
            self._region(block, list(known), carried)

    def _region(self, block: Block, known: list[Known], carried: Sequence[Unit]) -> None:
        """Rewrite a region's block, whose terminator then yields the carried units too."""
        known = self.block(block, known)
        outer = self._known, self._ops, self._block
        terminator = block.ops.pop()
        self._known, self._ops, self._block, self._loc = known, block.ops, block, terminator.loc
        terminator.operands += self._carried(carried)
        self._ops.append(terminator)
        self._known, self._ops, self._block = outer

    def _carried(self, units: Sequence[Unit]) -> list[Value]:
        """The values of units that a region yields. A register that was never written is undefined;
        the location is that of its tensor, since no line of the kernel reads it here.
        """
        loc, values = self._loc, []
        for unit in units:
            self._loc = unit.loc if self._known[unit.number] is None else loc
            values.append(self._whole(unit))
        self._loc = loc
        return values

    # -- accesses

    def _access(self, op: Op, access: Access) -> None:
        if op.results:
            self._replaced.update(
                (value, self._load(part, value.type)) for part, value in zip(access.parts, op.results)
            )
            return
        for part, value in zip(access.parts, op.operands[1:] if op.name == WRITE else op.operands):
            self._store(part, value)

    def _in_memory(self, op: Op) -> None:
        """Expand a read or write of an alloca that stays in memory."""
        base, *values = op.operands
        alignment = op.attrs["alignment"]
        for number, offset in enumerate(op.attrs["offsets"].values):
            address = self._address(base, offset) if offset else base
            if op.results:
                self._replaced[op.results[number]] = self._emit(
                    "llvm.load", [address], op.results[number].type, {"alignment": alignment}
                )
            else:
                self._append(Op("llvm.store", (values[number], address), (), {"alignment": alignment}, (), op.loc))

    def _address(self, alloca: Value, offset: int) -> Value:
        """An address in an alloca, one operation for all of its accesses."""
        known = self._addresses.setdefault(alloca, {})
        made = known.get(offset)
        if made is None:
            attrs = {"rawConstantIndices": _index(offset), "elem_type": I8, "noWrapFlags": _NO_FLAGS}
            made = known[offset] = Op("llvm.getelementptr", [alloca], (alloca.type,), attrs, (), self._loc)
        return made.results[0]

    def place_addresses(self) -> None:
        """Put the addresses behind their allocas, so that they are visible in every region."""
        for alloca, addresses in self._addresses.items():
            assert isinstance(alloca.owner, Op) and alloca.owner.block is not None
            ops = alloca.owner.block.ops
            behind = ops.index(alloca.owner) + 1
            ops[behind:behind] = addresses.values()
            for address in addresses.values():
                address.block = alloca.owner.block

    def _load(self, part: Part, ty: Type) -> Value:
        unit, known = part.unit, self._known
        if part.whole and (unit.count > 1 or part.count == 1):
            value = known[unit.number]
            return value if isinstance(value, Value) and value.type == ty else self._cast(self._whole(unit), ty)
        cells: list[Any]  # of Value | Lane | None: a unit of one cell has no list of cells
        if unit.count > 1:
            cells = self._cells(unit)[part.first : part.first + part.count]
        else:
            cells = [known[unit.number + i] for i in range(part.count)]
        return self._cast(self._joined(cells, unit.cell), ty)

    def _store(self, part: Part, value: Value) -> None:
        unit, known = part.unit, self._known
        if part.whole and (unit.count > 1 or part.count == 1):
            known[unit.number] = value
            return
        wide = self._cast(value, vector(part.count, unit.cell) if part.count > 1 else unit.cell)
        lanes: list[Any] = [(wide, i) for i in range(part.count)] if part.count > 1 else [wide]
        if unit.count > 1:
            cells = known[unit.number] = list(self._cells(unit))
            cells[part.first : part.first + part.count] = lanes
            return
        for i, lane in enumerate(lanes):
            known[unit.number + i] = self._scalar(lane, unit.cell)

    def _whole(self, unit: Unit) -> Value:
        """A unit as one value of its type."""
        known = self._known[unit.number]
        if known is None:
            value = self._emit("llvm.mlir.undef", [], unit.type)
        else:
            value = self._cast(self._joined(known, unit.cell) if isinstance(known, list) else known, unit.type)
        self._known[unit.number] = value
        return value

    def _cells(self, unit: Unit) -> list[Value | Lane | None]:
        """A unit as its cells."""
        known = self._known[unit.number]
        if known is None:
            return [None] * unit.count
        if isinstance(known, list):
            return known
        wide = self._cast(known, vector(unit.count, unit.cell))
        return [(wide, i) for i in range(unit.count)]

    def _joined(self, cells: Sequence[Value | Lane | None], cell: Type) -> Value:
        """Cells as one value. If they are all lanes of one vector, in order, it is that vector."""
        if len(cells) == 1:
            return self._scalar(cells[0], cell)
        lanes = [_lane(c) for c in cells]
        source = lanes[0][0] if lanes[0] is not None else None
        if (
            source is not None
            and source.type == vector(len(cells), cell)
            and lanes == [(source, i) for i in range(len(cells))]
        ):
            return source
        return self._emit("vector.from_elements", [self._scalar(c, cell) for c in cells], vector(len(cells), cell))

    def _scalar(self, cell: Value | Lane | None, ty: Type) -> Value:
        if cell is None:
            return self._emit("llvm.mlir.undef", [], ty)
        if isinstance(cell, Value):
            return self._cast(cell, ty)
        wide, lane = cell
        made_by = wide.owner
        if isinstance(made_by, Op) and made_by.name == "vector.from_elements":
            return made_by.operands[lane]
        return self._emit("vector.extract", [wide], ty, {"static_position": IntArray((lane,), 64)})

    def _cast(self, value: Value, ty: Type) -> Value:
        """The same bits as another type."""
        if value.type == ty:
            return value
        made_by = value.owner
        if isinstance(made_by, Op) and made_by.name.endswith(".bitcast") and made_by.operands[0].type == ty:
            return made_by.operands[0]
        both = isinstance(ty, VectorType) and isinstance(value.type, VectorType)
        return self._emit("vector.bitcast" if both else "llvm.bitcast", [value], ty)

    def _emit(self, name: str, operands: Sequence[Value], ty: Type, attrs: dict[str, Any] | None = None) -> Value:
        return self._append(Op(name, operands, (ty,), attrs, (), self._loc)).results[0]

    def _append(self, op: Op) -> Op:
        op.block = self._block
        self._ops.append(op)
        return op


def _lane(cell: Value | Lane | None) -> Lane | None:
    """The lane of a vector that a cell is, or None."""
    if isinstance(cell, Value):
        op = cell.owner
        if isinstance(op, Op) and op.name == "vector.extract":
            return op.operands[0], op.attrs["static_position"].values[0]
        return None
    return cell
