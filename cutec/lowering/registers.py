"""Which `llvm.alloca`s of a lowered function can be promoted to values: those that are only loaded
and stored, at static offsets.

An alloca is cut into *units*, the values that regions carry. Accesses that overlap share a unit if
one of them covers all of their bytes, else there is a unit for each cell. The parts of a unit are
its *cells*, of one type, as large as the smallest access to it.

    accesses of an alloca: vector<4xf32> at 0, f32 at 0, f32 at 4, i32 at 16
    unit 0    bytes 0-15, vector<4xf32>, 4 cells of f32
    unit 1    bytes 16-19, i32, 1 cell
"""

from __future__ import annotations

from collections.abc import Iterable

from cutec.ir.core import UNKNOWN, Block, Op, Value
from cutec.ir.types import PtrType, Type, VectorType, bit_width, element_of
from cutec.ops.cute.registers import DYNAMIC, READ, WRITE
from cutec.records import dataclass

# Operations whose regions can carry values. A tensor that is accessed in other regions stays in
# memory.
_FLOW = ("scf.if", "scf.for", "scf.while")


class Unit:
    """A unit: its number, its type as one value, the type and count of its cells, and the location
    of its alloca.
    """

    __slots__ = ("cell", "count", "loc", "number", "type")

    def __init__(self, number: int, type: Type, cell: Type, count: int):
        self.number, self.type, self.cell, self.count, self.loc = number, type, cell, count, UNKNOWN


class Part:
    """The cells that one element of an access covers: `count` cells of `unit` from `first` on, or
    `count` units of one cell each, the first of which is `unit`.
    """

    __slots__ = ("count", "first", "mask", "unit", "whole")

    def __init__(self, unit: Unit, first: int, count: int):
        self.unit, self.first, self.count = unit, first, count
        units = count if unit.count == 1 else 1
        self.whole = unit.count == 1 or unit.count == count
        self.mask = ((1 << units) - 1) << unit.number  # as a set of units: bit by number


class Access:
    """The parts of an operation's elements; as bit sets, their units (`mask`) and the units of
    which all cells are accessed (`covered`).
    """

    __slots__ = ("covered", "mask", "parts")

    def __init__(self, parts: list[Part]):
        self.parts = parts
        self.mask = _union(part.mask for part in parts)
        self.covered = _union(part.mask for part in parts if part.whole)


@dataclass
class Registers:
    """The registers of a function: units by number, accesses, and for operations with regions the
    sets of units that they read and write (`touched`). `addresses` are the promoted allocas and the
    computations of their elements' addresses. `memory`: some alloca stays in memory.
    """

    units: list[Unit]
    accesses: dict[Op, Access]
    touched: dict[Op, tuple[int, int]]
    addresses: set[Op]
    memory: bool


def find(function: Op) -> Registers:
    """The registers of a lowered function."""
    memory = _Memory()
    memory.block(function.body, True)
    units: list[Unit] = []
    accesses: dict[Op, Access] = {}
    for alloca, uses in memory.uses.items():
        first = len(units)
        if alloca not in memory.stays and (cut := _cut(uses, units)) is not None:
            for unit in units[first:]:
                unit.loc = alloca.loc
            accesses.update((op, access) for use, access in cut.items() for op in uses[use])
        else:
            memory.stays.add(alloca)
    touched: dict[Op, tuple[int, int]] = {}
    _touch(function.body, accesses, touched)
    addresses = {place for place, alloca in memory.computed.items() if alloca not in memory.stays}
    return Registers(units, accesses, touched, addresses, bool(memory.stays))


_Use = tuple[tuple[int, ...], Type, bool]  # (offsets in bytes, type, whether it is a store)


class _Memory:
    """The allocas of a function with their uses. Those in `stays` have to stay in memory."""

    def __init__(self) -> None:
        self.uses: dict[Op, dict[_Use, list[Op]]] = {}
        self.stays: set[Op] = set()
        self.computed: dict[Op, Op] = {}  # allocas and addresses, each with its alloca
        self._places: dict[Value, tuple[Op, int]] = {}

    def block(self, block: Block, carries: bool) -> None:
        """Record a block's uses. `carries`: its region can carry values."""
        places = self._places
        for op in block.ops:
            if op.name == "llvm.alloca":
                places[op.results[0]] = op, 0
                self.uses[op], self.computed[op] = {}, op
                continue
            if op.name == READ or op.name == WRITE:
                ty = (op.results or op.operands[1:])[0].type
                self._access(op, places[op.operands[0]][0], op.attrs["offsets"].values, ty, carries)
                continue
            for position, value in enumerate(op.operands):
                if value in places:
                    self._use(op, position, *places[value], carries)
            for region in op.regions:
                self.block(region.block, carries and op.name in _FLOW)

    def _use(self, op: Op, position: int, alloca: Op, offset: int, carries: bool) -> None:
        if op.name == "llvm.getelementptr" and op.attrs["rawConstantIndices"].values[0] != DYNAMIC:
            size = bit_width(op.attrs["elem_type"]) // 8
            self._places[op.results[0]] = alloca, offset + op.attrs["rawConstantIndices"].values[0] * size
            self.computed[op] = alloca
            return
        ty = (
            op.results[0].type
            if op.name == "llvm.load"
            else op.operands[0].type
            if op.name == "llvm.store" and position == 1
            else None
        )
        if ty is None or len(op.attrs) > 1:
            self.stays.add(alloca)
        else:
            self._access(op, alloca, (offset,), ty, carries)

    def _access(self, op: Op, alloca: Op, offsets: tuple[int, ...], ty: Type, carries: bool) -> None:
        if not carries or isinstance(element_of(ty), PtrType) or bit_width(element_of(ty)) % 8:
            self.stays.add(alloca)
        else:
            self.uses[alloca].setdefault((offsets, ty, not op.results), []).append(op)


def _cut(uses: Iterable[_Use], units: list[Unit]) -> dict[_Use, Access] | None:
    """The accesses of one alloca, whose units are added; None if its cells have no common size."""
    # Loads come before stores: a unit has the type that it is loaded as.
    shapes = sorted(
        {
            (offset, bit_width(ty) // 8, stored, ty.mlir): ty for offsets, ty, stored in uses for offset in offsets
        }.items()
    )
    starts: dict[int, tuple[Unit, int]] = {}  # by offset: unit, cell
    made, position = len(units), 0
    while position < len(shapes):
        count = _overlapping(shapes, position)
        (offset, size, *_), ty = shapes[position]
        if shapes[position + count - 1][0][:2] == (offset, size):  # all accesses are to the whole
            units.append(Unit(len(units), ty, ty, 1))
            starts[offset] = units[-1], 0
        elif not _add_units(shapes[position : position + count], units, starts):
            del units[made:]
            return None
        position += count
    return {use: Access([_part(*starts[offset], use[1]) for offset in use[0]]) for use in uses}


def _part(unit: Unit, first: int, ty: Type) -> Part:
    return Part(unit, first, max(1, bit_width(ty) // bit_width(unit.cell)))


_Shape = tuple[tuple[int, int, bool, str], Type]  # ((offset, size, whether only stored, text), type) of an access


def _overlapping(shapes: list[_Shape], first: int) -> int:
    """How many accesses from `first` on overlap, directly or through others."""
    end, position = sum(shapes[first][0][:2]), first + 1
    while position < len(shapes) and shapes[position][0][0] < end:
        end = max(end, sum(shapes[position][0][:2]))
        position += 1
    return position - first


def _add_units(shapes: list[_Shape], units: list[Unit], starts: dict[int, tuple[Unit, int]]) -> bool:
    """The units for accesses that share bytes; False if they have no cells of one size."""
    start, end = shapes[0][0][0], max(offset + size for (offset, size, *_), _ in shapes)
    covering = next((ty for (offset, size, *_), ty in shapes if size == end - start), None)
    (_, least, *_), cell = min(shapes, key=lambda shape: shape[0][1])
    if least < end - start and isinstance(cell, VectorType):
        cell = cell.element
        least = bit_width(cell) // 8
    if any((offset - start) % least or size % least for (offset, size, *_), _ in shapes):
        return False
    count = (end - start) // least
    if covering is not None:
        unit = Unit(len(units), covering, cell, count)
        units.append(unit)
        starts.update((start + i * least, (unit, i)) for i in range(count))
        return True
    for i in range(count):
        units.append(Unit(len(units), cell, cell, 1))
        starts[start + i * least] = units[-1], 0
    return True


def _touch(block: Block, accesses: dict[Op, Access], touched: dict[Op, tuple[int, int]]) -> tuple[int, int]:
    """The sets of units that a block reads and writes. The sets of its operations with regions are
    entered in `touched`.
    """
    reads = writes = 0
    for op in block.ops:
        access = accesses.get(op)
        if access is not None:
            if op.results:
                reads |= access.mask
            else:
                writes |= access.mask
        elif op.regions:
            inner = [_touch(region.block, accesses, touched) for region in op.regions]
            touched[op] = _union(r for r, _ in inner), _union(w for _, w in inner)
            reads, writes = reads | touched[op][0], writes | touched[op][1]
    return reads, writes


def _union(sets: Iterable[int]) -> int:
    total = 0
    for one in sets:
        total |= one
    return total
