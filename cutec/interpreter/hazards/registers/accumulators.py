"""Registers of multiplies (wgmma), which run on after their issue: accumulators carry the event of
their multiply until a wait for its group. Registers that a load from tensor memory fills do too.

The slots that can carry an event (*carriers*) are found before the run, as a fixpoint over the
program: results of multiplies, and values forwarded, packed or stored in fragments from them. To
compute with a carrier whose event is not complete is a finding. (Registers of A:
operand_registers.py; the loads that fill them: operand_loads.py.)

    d = wgmma a, b, c      event 7: d carries 7
    commit; e = forward d  e carries 7
    x = e + 1              E5034: event 7 is not complete
    wait_group 0           multiplies before event 8 are complete: the same is right from here on
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from cutec.interpreter.hazards.registers.operand_loads import OperandLoads
from cutec.interpreter.hazards.registers.operand_registers import OperandRegisters
from cutec.interpreter.hazards.reports import Reports
from cutec.interpreter.program import Move, Program, Step
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.ir.types import PtrType
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.llvm_memory import byte_size
from cutec.ops.primitives.registry import TENSOR_LOAD, WGMMA_GROUP, Forwards

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import MultiplyMonitor

Array = np.ndarray
_PACKED = (Forwards.ELEMENTS, Forwards.BITS, Forwards.CHOICE)
_WORD = 4  # bytes


class Accumulators:
    """The carriers of a program, and for each lane the event that each carries (0: none)."""

    def __init__(self, monitor: MultiplyMonitor, reports: Reports, program: Program):
        self._monitor, self._reports = monitor, reports
        steps = [step for segment in program.segments for step in segment.steps]
        fills = any(_fills(step.op) for step in steps if isinstance(step, Step))
        self._number: dict[int, int] = {}  # slot → row of `_carried`
        self._fragments: set[Op] = set()
        self._roles: dict[int, str] = {}  # id of a step → what it does to carriers
        self._operands = OperandRegisters(monitor, reports, program)
        self._loads = OperandLoads(monitor, program)
        if fills:
            self._find_carriers(steps)
        self._carried = np.zeros((len(self._number), monitor.batch.everyone.count if self._number else 0), np.int64)
        self._in_fragments: dict[int, Array] = {}  # address in a fragment → events carried by the word there

    # -- before the run ----------------------------------------------------------------------------

    def _find_carriers(self, steps: list[Step | Move]) -> None:
        carriers: set[int] = set()
        before = -1
        while before != len(carriers) + len(self._fragments):
            before = len(carriers) + len(self._fragments)
            for step in steps:
                self._spread(step, carriers)
        self._number = {slot: number for number, slot in enumerate(sorted(carriers))}
        self._roles = {id(step): role for step in steps if (role := self._role(step, carriers))}

    def _spread(self, step: Step | Move, carriers: set[int]) -> None:
        name = "" if isinstance(step, Move) else step.op.name
        forwards = Forwards.OPERANDS if isinstance(step, Move) else PRIMITIVES[name].forwards
        if name and _fills(step.op):
            carriers.update(step.outs)
        elif forwards is Forwards.OPERANDS:
            carriers.update(out for slot, out in zip(step.ins, step.outs) if slot in carriers)
        elif forwards in _PACKED and carriers.intersection(step.ins):
            carriers.update(step.outs)
        elif name == "llvm.store" and step.ins[0] in carriers and (fragment := _fragment(step.op, 1)):
            self._fragments.add(fragment)
        elif name == "llvm.load" and _fragment(step.op, 0) in self._fragments:
            carriers.update(step.outs)

    def _role(self, step: Step | Move, carriers: set[int]) -> str:
        name = "" if isinstance(step, Move) else step.op.name
        if name and _fills(step.op):
            return "multiply" if _multiplies(step.op) else "tensor_load"
        if name == "llvm.store" and _fragment(step.op, 1) in self._fragments:
            return "store"
        if name == "llvm.load" and _fragment(step.op, 0) in self._fragments:
            return "load"
        if not carriers.intersection(step.ins):
            return ""
        forwards = Forwards.OPERANDS if isinstance(step, Move) else PRIMITIVES[name].forwards
        return "move" if forwards is Forwards.OPERANDS else "pack" if forwards in _PACKED else "use"

    # -- during the run ----------------------------------------------------------------------------

    def after(self, step: Step | Move, lanes: Lanes, values: list[Array], results: Array | Sequence[Array]) -> None:
        """A step has been executed; `results` is its result, or the tuple of its results."""
        role = self._roles.get(id(step))
        if role is not None:
            getattr(self, f"_{role}")(step, lanes, values)
        if id(step) in self._loads.carries:
            self._loads.carry(step, lanes)
        if id(step) in self._operands.defines:
            self._operands.define(step, lanes, (results,) if isinstance(results, np.ndarray) else results)

    def _rows(self, slots: Sequence[int]) -> Array:
        return np.array([self._number.get(slot, -1) for slot in slots])

    def _of(self, slots: Sequence[int], lanes: Lanes) -> Array:
        """[slot, lane]: the events that slots carry."""
        rows = self._rows(slots)
        found = self._carried[np.maximum(rows, 0)][:, _index(lanes)]
        found[rows < 0] = 0
        return found

    def _set(self, slots: Sequence[int], lanes: Lanes, carried: Array | int) -> None:
        rows = self._rows(slots)
        known = rows >= 0
        values = carried if isinstance(carried, int) else carried[known]
        if lanes.index is None:
            self._carried[rows[known]] = values
        else:
            self._carried[np.ix_(rows[known], lanes.index)] = values

    def _multiply(self, step: Step, lanes: Lanes, values: list[Array]) -> None:
        self._set(step.outs, lanes, self._monitor.async_groups.last_multiply)
        self._operands.read(step, lanes, values)
        self._loads.read(step, lanes)

    def _tensor_load(self, step: Step, lanes: Lanes, values: list[Array]) -> None:
        self._set(step.outs, lanes, self._monitor.async_groups.last_load)

    def _move(self, step: Step | Move, lanes: Lanes, values: list[Array]) -> None:
        self._set(step.outs, lanes, self._of(step.ins, lanes))

    def _pack(self, step: Step, lanes: Lanes, values: list[Array]) -> None:
        self._set(
            step.outs, lanes, np.broadcast_to(self._of(step.ins, lanes).max(axis=0), (len(step.outs), lanes.count))
        )

    def _store(self, step: Step, lanes: Lanes, values: list[Array]) -> None:
        carried = self._of(step.ins[:1], lanes)[0]
        for address in _words(values[1], byte_size(step.op.operands[0].type)):
            if address not in self._in_fragments:
                self._in_fragments[address] = np.zeros(self._monitor.batch.everyone.count, np.int64)
            self._in_fragments[address][_index(lanes)] = carried

    def _load(self, step: Step, lanes: Lanes, values: list[Array]) -> None:
        addresses = _words(values[0], byte_size(step.op.result.type))
        found = [self._in_fragments[a][_index(lanes)] for a in addresses if a in self._in_fragments]
        carried = np.max(found, axis=0) if found else np.zeros(lanes.count, np.int64)
        self._set(step.outs, lanes, carried[None])

    def _use(self, step: Step, lanes: Lanes, values: list[Array]) -> None:
        carried = self._of(step.ins, lanes)
        finished = self._monitor.async_groups.finished_for(lanes)
        early = (carried > 0) & (carried >= finished)
        if early.any():
            row, column = np.argwhere(early)[0]
            self._reports.accumulator_used(step.op, int(lanes.indices()[column]), int(carried[row, column]))


def _multiplies(op: Op) -> bool:
    """Whether an operation is an asynchronous multiply."""
    return PRIMITIVES[op.name].effects.asynchronous == WGMMA_GROUP


def _fills(op: Op) -> bool:
    """Whether an operation returns before its results are there."""
    return PRIMITIVES[op.name].effects.asynchronous in (WGMMA_GROUP, TENSOR_LOAD)


def _words(pointer: Array, size: int) -> range:
    """The addresses of the words that `size` bytes at a uniform address cover; none for others."""
    if len(pointer) != 1:
        return range(0)
    start = int(pointer[0])
    return range(start - start % _WORD, start + size, _WORD)


def _index(lanes: Lanes) -> slice | Array:
    """The lanes as an index of arrays over all lanes."""
    return slice(None) if lanes.index is None else lanes.index


def _fragment(op: Op, operand: int) -> Op | None:
    """The `alloca` whose memory an operation's pointer operand points into."""
    value = op.operands[operand]
    while isinstance(value.type, PtrType) and isinstance(value.owner, Op):
        if value.owner.name == "llvm.alloca":
            return value.owner
        if not value.owner.operands or value.owner.regions:
            return None
        value = value.owner.operands[0]
    return None
