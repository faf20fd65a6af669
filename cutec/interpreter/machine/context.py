"""The machine as the semantics of primitives see it: implements
`ops.primitives.registry.Context`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, TextIO

import numpy as np

from cutec.diag import CutecError
from cutec.interpreter.copies.bulk import LINE_ACCESS, BulkCopies
from cutec.interpreter.copies.cp_async import CpAsyncCopies
from cutec.interpreter.copies.tensor_maps import TensorMaps
from cutec.interpreter.hazards import GridRaces, Monitor
from cutec.interpreter.machine.warps import Warps
from cutec.interpreter.memory.batch_memory import GlobalTarget, Memory, Target
from cutec.interpreter.memory.global_memory import Fault
from cutec.interpreter.memory.local_memory import LocalArray
from cutec.interpreter.memory.undefined import NEVER_WRITTEN, Mark, Origin, Undefined
from cutec.interpreter.program import alloca_size
from cutec.interpreter.sync.barriers import Barriers
from cutec.interpreter.sync.mbarriers import MBarriers
from cutec.interpreter.sync.waiting import Resumed, Starved
from cutec.interpreter.tensor_memory.contents import TensorMemory
from cutec.interpreter.values import address, numeric
from cutec.interpreter.values.access import Access, access
from cutec.interpreter.values.findings import finding, rows_where
from cutec.interpreter.values.grid import WARP, Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.interpreter.values.printf import formatted
from cutec.ir.core import Op
from cutec.ir.types import Type
from cutec.layout import Swizzle
from cutec.ops.primitives.llvm_memory import byte_size
from cutec.ops.primitives.registry import CP_ASYNC, TENSOR_LOAD, TENSOR_STORE
from cutec.records import dataclass, replace

if TYPE_CHECKING:
    from cutec.interpreter.recording.recorder import Recorder
    from cutec.interpreter.sync.protocols import MemoryOrdering

Array = np.ndarray


@dataclass
class Setup:
    """What all batches of a launch share. `symbols`: global symbol → address; `locals`: `alloca` →
    its number; `unit`: the granularity in bytes of the shadows of local and shared memory, which
    `checks` turns on; `arch`, `exact`: as in `Options`.
    """

    symbols: dict[str, int]
    locals: dict[Op, int]
    unit: int
    checks: bool
    output: TextIO
    tensor_maps: TensorMaps
    arch: str
    exact: bool


class Context:
    """The operation being executed (`op`), the lanes that execute it, and all that it may use."""

    np = np
    dtype = staticmethod(numeric.dtype)
    unsigned = staticmethod(numeric.unsigned)
    narrow = staticmethod(numeric.narrow)
    to_odd = staticmethod(numeric.to_odd)
    convert_address = staticmethod(address.convert)

    def __init__(
        self,
        batch: Batch,
        setup: Setup,
        memory: Memory,
        barriers: Barriers,
        memory_order: MemoryOrdering,
        undefined: Undefined,
        monitor: Monitor | None = None,
        recorder: Recorder | None = None,
    ):
        self._batch, self._setup, self._barriers, self._undefined = batch, setup, barriers, undefined
        self.batch, self.arch, self.exact = batch, setup.arch, setup.exact
        self.monitor, self.recorder = monitor, recorder
        self._loaded: Mark | None = None
        self._undefined_results: list[Mark | None] | None = None
        self.value_mark: Mark | None = None  # mark of the value that is stored
        self.memory = memory
        self.mbarriers = MBarriers(self, barriers, memory.shared_size)
        self.memory_order = memory_order
        self.bulk = BulkCopies(self, setup.tensor_maps)
        self.copies = CpAsyncCopies(self, batch.everyone.count)
        self.warps = Warps(self, batch)
        self._tensor_memory: TensorMemory | None = None
        self.issuer = -1  # row of the lane whose tensor-core operation is executed, -1: there is none
        self._released: Resumed | None = None
        self.op: Op
        self.lanes = batch.everyone
        self.then = 0
        self._group = np.zeros(1, np.int64)
        self.execution = 0  # operations executed so far
        self.writes = 0  # stores, and atomic operations that may have changed a value

    def enter(self, op: Op, lanes: Lanes) -> None:
        """The next operation to execute."""
        self.op, self.lanes = op, lanes
        self.execution += 1

    def released(self, lanes: Lanes) -> Resumed:
        """The lanes that go on after an operation at which threads wait, and where."""
        released, self._released = self._released, None
        return [(self.then, lanes)] if released is None else released

    # -- findings ----------------------------------------------------------------------------------
    def undefined_results(
        self, masks: list[Array], what: str, why: str = NEVER_WRITTEN, origins: Sequence[Origin | None] | None = None
    ) -> None:
        """Which values of each result are undefined; `what` describes them, `why` goes on after
        "which". `origins`: of each result an earlier one than this operation.
        """
        if not any(m.any() for m in masks):
            return
        whole = np.stack(masks, axis=1)
        origin = replace(self.origin(self.lanes, whole, lambda row: what), why=why)
        earlier = [None] * len(masks) if origins is None else origins
        self._undefined_results = [
            Mark(m, e or origin) if m.any() else None for m, e in zip(masks, earlier, strict=True)
        ]

    def origin(self, lanes: Lanes, mask: Array, place: Callable[[int], str], space: int = 3) -> Origin:
        """The origin of undefined values that the operation reads. Of shared memory it says what
        the lane has waited for, as the wait may have been for another copy.
        """
        if self.monitor is None or space not in address.SHARED_SPACES:
            return Origin(self.op, lanes, mask, place)
        return Origin(
            self.op, lanes, mask, place, self.monitor.phases.waited_for(int(lanes.indices()[rows_where(mask)[0]]))
        )

    def take_undefined_results(self) -> list[Mark | None] | None:
        """The marks that the operation has set for its results; None if it has not."""
        marks, self._undefined_results = self._undefined_results, None
        return marks

    def take_loaded(self) -> Mark | None:
        """The mark of the value just loaded."""
        loaded, self._loaded = self._loaded, None
        return loaded

    def loaded_apart(self, change: Callable[[Array], Array] = lambda mask: mask) -> None:
        """The vector just loaded becomes one result per element, or as `change` makes masks
        [lane, result] of masks [lane, element].
        """
        loaded = self.take_loaded()
        if loaded is not None:
            columns = change(loaded.mask).T
            self._undefined_results = [Mark(c, loaded.origin) if c.any() else None for c in columns]

    def fault(self, code: str, bad: Array, message: str) -> None:
        """Raise the finding `code` for the first lane where `bad` is true."""
        if bad.any():
            self._raise(self.lanes, code, bad, lambda i: message)

    def _raise(self, lanes: Lanes, code: str, bad: Array, message: Callable[[int], str]) -> None:
        rows = rows_where(bad)
        others = len(rows) - 1 if len(bad) == lanes.count else lanes.count - 1
        lane = int(lanes.indices()[rows[0]]) if len(bad) == lanes.count else int(lanes.indices()[0])
        raise finding(code, message(int(rows[0])), self.op, self._batch, lane, others)

    def fault_of(self, lanes: Lanes) -> Fault:
        """The function that raises findings for a group of lanes: (code, bad rows, message of a
        row).
        """
        return lambda code, bad, message: self._raise(lanes, code, bad, message)

    # -- threads -----------------------------------------------------------------------------------
    def sreg(self, name: str) -> Array:
        """A special register."""
        return self.lanes.take(self._batch.sreg(name))

    def present(self, lanes: Lanes) -> Array:
        """For each warp of the batch, which of its lanes are among `lanes`, as bits."""
        if "present" not in lanes.cache:
            here = np.zeros(self._batch.blocks * self._batch.warps * WARP, bool)
            here[lanes.cached("position", self._batch.warp_position)] = True
            lanes.cache["present"] = np.packbits(here, bitorder="little").view(np.uint32)
        return lanes.cache["present"]

    def warp_members(self) -> Array:
        """For each lane, the lanes of its warp that execute with it."""
        return self.present(self.lanes)[self.lanes.cached("warp", self._batch.warp_index)]

    def whole_warps(self) -> bool:
        """Whether all lanes of the group's warps execute together."""
        lanes = self.lanes
        if "whole warps" not in lanes.cache:
            present = self.present(lanes)
            lanes.cache["whole warps"] = bool(((present == 0) | (present == 0xFFFFFFFF)).all())
        return lanes.cache["whole warps"]

    def exchange(self, values: Array, source: Array) -> Array:
        """For each lane the value of lane `source` of its warp."""
        first = self.lanes.cached("first of warp", self._batch.warp_index * WARP)
        return self._everywhere(values)[first + source]

    def warp_values(self, values: Array) -> Array:
        """The values of all lanes of the warp."""
        return self._everywhere(values).reshape(-1, WARP)[self.lanes.cached("warp", self._batch.warp_index)]

    def ballot(self, predicate: Array) -> Array:
        """The lanes of each warp where the predicate is true, as bits."""
        bits = np.packbits(self._everywhere(predicate), bitorder="little").view(np.uint32)
        return bits[self.lanes.cached("warp", self._batch.warp_index)]

    def _everywhere(self, values: Array) -> Array:
        """The group's values at all places of the batch's warps."""
        batch, lanes = self._batch, self.lanes
        if len(values) == lanes.count == batch.blocks * batch.warps * WARP:
            return values
        everywhere = np.zeros(batch.blocks * batch.warps * WARP, values.dtype)
        everywhere[lanes.cached("position", batch.warp_position)] = values
        return everywhere

    def barrier(self, identifier: Array, count: Array | None) -> None:
        """Arrive and wait."""
        self._released = self._meet(identifier, count, True)

    def arrive(self, identifier: Array, count: Array) -> None:
        """Arrive and go on."""
        self._released = self._meet(identifier, count, False)

    def _meet(self, identifier: Array, count: Array | None, waits: bool) -> Resumed:
        if self.monitor is not None and count is not None:
            self.monitor.participants.arrive(self.op, self.lanes, identifier, count)
        resumed: Resumed = []
        numbers = np.unique(identifier)
        for number in numbers:
            lanes = self.lanes if len(numbers) == 1 else self.lanes.subset(identifier == number)
            counts = count if count is None or len(numbers) == 1 or len(count) == 1 else count[identifier == number]
            resumed += self._barriers.arrive(int(number), lanes, counts, self.op, self.then, waits)
        return resumed

    def contribute(self, identifier: Array, predicate: Array) -> Array:
        """Count lanes, and those with a true predicate, at barriers; returns a token for
        `contributions`.
        """
        return self._barriers.votes.add(identifier, predicate, self.lanes)

    def contributions(self, token: Array) -> tuple[Array, Array]:
        """(how many lanes have arrived in the round of a token, for how many of them the predicate
        is true).
        """
        return self._barriers.votes.counted(token)

    def warp_barrier(self) -> None:
        """Order the lanes of each warp."""
        self._barriers.clocks.synchronise_warps(self.lanes)

    def set_registers(self, count: int) -> None:
        """Note a request for registers."""
        if self.monitor is not None:
            self.monitor.participants.set_registers(self.op, self.lanes, count)

    def commit(self, group: str) -> None:
        """Close a group of asynchronous operations."""
        if group == CP_ASYNC:
            self.copies.commit()
        if self.recorder is not None:
            self.recorder.transfers.commit(group, self.lanes)
        if self.monitor is not None:
            self.monitor.async_groups.commit(group, self.lanes)

    def wait(self, group: str, pending: int) -> None:
        """Complete groups of asynchronous operations."""
        if self.recorder is not None:
            self.recorder.transfers.wait(group, self.lanes, pending, self.op)
        if group in (TENSOR_LOAD, TENSOR_STORE):
            self.tensor_memory.wait(group)
        elif self.monitor is not None:
            self.monitor.async_groups.wait(group, self.lanes, pending)
        if group == CP_ASYNC:
            self.copies.complete(pending)

    def fence_proxy(self, kind: str) -> None:
        """Order accesses before those of another proxy."""
        if self.monitor is not None:
            self.monitor.fence_proxy(kind, self.lanes)

    def fence_barriers(self) -> None:
        """Make initialised mbarriers visible."""
        if self.monitor is not None:
            self.monitor.fence_barriers(self.lanes)

    def wait_for_launches(self) -> None:
        """Wait for the launches that this one depends on."""
        if self.monitor is not None:
            self.monitor.grid.dependent.wait(self.lanes)

    def cluster_barrier(self, wait: bool) -> None:
        """Arrive at the cluster's barrier, or wait for it."""
        if wait:
            self._released = self._barriers.cluster.wait(self.lanes, self.then, self.op)
        else:
            relaxed = self.op.name.endswith("relaxed")
            self._released = [*self._barriers.cluster.arrive(self.lanes, self.op, relaxed), (self.then, self.lanes)]

    def go_on(self, resumed: Resumed) -> None:
        """Set the lanes that go on now, and where; the others wait."""
        self._released = resumed

    # -- memory ------------------------------------------------------------------------------------
    def shared_position(self, pointer: Array, a: Access, verb: str) -> Array:
        """The position in the batch's shared memory of each lane's address, checked for bounds and
        alignment.
        """
        return self.memory.shared_position(pointer, a, verb, self.lanes, self.fault_of(self.lanes))

    def shared_matrix(
        self, pointer: int, offset: Array, swizzle: Swizzle, base: int, rank: int | None = None
    ) -> tuple[Array, Array]:
        """Swizzled lines of 16 bytes of the shared memory of the first lane's block, or of the one
        of that rank in its cluster.
        """
        if rank is not None:
            pointer = int(address.of_block(np.array([pointer]), np.array([rank]))[0])
        one = self.lanes.subset(np.arange(self.lanes.count) == self._group[0])
        ends = [
            self.memory.shared_position(np.array([pointer + o]), LINE_ACCESS, "matrix operand", one, self.fault_of(one))
            for o in (0, offset.max())
        ]
        position = ends[0][0] + offset
        row = swizzle.base + swizzle.shift
        position ^= ((position >> row) - base & (1 << swizzle.bits) - 1) << swizzle.base
        flat = position.reshape(-1)
        if self.issuer >= 0 and self.tensor_memory.order is not None:
            self.tensor_memory.order.shared_reads(flat)
        elif self.monitor is not None:
            self.monitor.multiply_reads(self._group, flat)
        lines, unwritten = self.memory.shared_lines(flat), self.memory.unwritten_lines(flat)
        return lines.reshape(*offset.shape, -1), unwritten.reshape(offset.shape)

    def warpgroups(self) -> Iterator[Array]:
        """The rows of each warpgroup; `shared_matrix` meanwhile reads its block's memory."""
        batch, lanes = self._batch, self.lanes
        group = lanes.cached("warpgroup", batch.warpgroup_index)
        starts = np.flatnonzero(np.diff(group, prepend=-1))
        for rows in np.split(np.arange(lanes.count), starts[1:]):
            self._group = rows
            yield rows

    @property
    def tensor_memory(self) -> TensorMemory:
        """The blocks' tensor memory, made when first used."""
        if self._tensor_memory is None:
            self._tensor_memory = TensorMemory(self)
        return self._tensor_memory

    def unfinished_tensor_memory(self) -> CutecError | None:
        """The finding for tensor memory that was not freed, or that a warp waits for."""
        return None if self._tensor_memory is None else self._tensor_memory.allocations.unfinished()

    def waiting_for_columns(self) -> list[Starved]:
        """The warps that wait in an allocation of tensor memory."""
        return [] if self._tensor_memory is None else self._tensor_memory.allocations.waiting()

    def issuers(self) -> Iterator[int]:
        """The rows of the lanes, each of which issues an operation of the tensor core;
        `shared_matrix` meanwhile reads its block's memory.
        """
        try:
            for row in range(self.lanes.count):
                self.issuer, self._group = row, np.array([row])
                yield row
        finally:
            self.issuer = -1

    def blocks_of(self, group: int) -> tuple[int, ...]:
        """The ranks of the issuer's block, or of the pair (`group` 2) that it belongs to."""
        ranks = self._batch.ranks
        mine = int(self.lanes.indices()[self.issuer]) // self._batch.threads % ranks
        odd = np.full(1, group == 2 and ranks % 2 == 1)
        self.fault("E5055", odd, f"cta_group::2 in clusters of {ranks}: pairs of blocks need an even number")
        return (mine,) if group == 1 else (mine & ~1, mine | 1)

    def cluster_address(self, pointer: Array, rank: Array) -> Array:
        """The same address in another block's shared memory."""
        ranks = self._batch.ranks
        self.fault("E5010", (rank < 0) | (rank >= ranks), f"a block of rank {int(rank.max())} in a cluster of {ranks}")
        return address.of_block(pointer, rank)

    def _targets(self, pointer: Array, space: int, a: Access, verb: str) -> list[tuple[Array | None, Target]]:
        targets = self.memory.targets(pointer, space, a, verb, self.lanes, self.fault_of)
        if self.monitor is not None and not self.monitor.muted:
            for _, target in targets:
                kind, addresses = target.addresses
                if kind != "local":
                    self.monitor.costs.note(self.op, kind, addresses, a.size, target.lanes)
        return targets

    def _assemble(self, parts: list[tuple[Array | None, Array]], a: Access, dtype: np.dtype) -> Array:
        if parts[0][0] is None:
            return parts[0][1]
        result = np.zeros((self.lanes.count, a.count) if a.vector else self.lanes.count, dtype)
        for mask, values in parts:
            result[mask] = values
        return result

    def load(self, pointer: Array, space: int, ty: Type, alignment: int, strong: bool = False) -> Array:
        """Load a value at each lane's address."""
        a = access(ty, alignment, strong)
        values: list[tuple[Array | None, Array]] = []
        for mask, target in self._targets(pointer, space, a, "load"):
            loaded, undefined = target.load()
            self._note(target, wrote=False)
            values.append((mask, loaded))
            if undefined is not None:
                everywhere = self._assemble([(mask, undefined)], a, np.dtype(bool))
                origin = self.origin(target.lanes, undefined, target.place, space)
                self._loaded = Mark(everywhere if self._loaded is None else everywhere | self._loaded.mask, origin)
        return self._assemble(values, a, a.dtype)

    def store(self, pointer: Array, space: int, value: Array, ty: Type, alignment: int, strong: bool = False) -> None:
        """Store a value at each lane's address."""
        self.writes += 1
        mark = self.value_mark
        undefined = None if mark is None else mark.mask
        for mask, target in self._targets(pointer, space, access(ty, alignment, strong), "store"):
            mine = undefined if undefined is None or mask is None or len(undefined) == 1 else undefined[mask]
            if mark is not None and mine is not None and mine.any() and not target.takes_undefined:
                raise self._undefined.use(Mark(mine, mark.origin), target.lanes, self.op)
            part = value if mask is None or len(value) == 1 else value[mask]
            recorded = self._recorded(target)
            if recorded is None:
                target.store(part, mine)
                continue
            races, place = recorded
            same = place.holds(part)
            target.store(part, mine)
            self._note(target, wrote=True, same=same)
            if not strong and not (stored := place.holds(part)).all():
                row = int(np.argmin(stored))
                offset = int(place.offset[min(row, len(place.offset) - 1)])
                races.collision(place.allocation, offset, int(place.lanes.indices()[row]))

    def _recorded(self, target: Target) -> tuple[GridRaces, GlobalTarget] | None:
        """(races, target) if accesses are recorded there: of global memory that the kernel stores
        to, with the hazard checker.
        """
        monitor = self.monitor
        if monitor is None or not isinstance(target, GlobalTarget) or not monitor.grid.follows(target.allocation):
            return None
        return monitor.grid, target

    def _note(self, target: Target, wrote: bool, same: Array | None = None) -> None:
        """Record a load or store of global memory."""
        monitor = self.monitor
        if monitor is None or not isinstance(target, GlobalTarget):
            return
        if monitor.grid.dependent.follows:
            monitor.grid.dependent.access(target.allocation, target.offset, target.lanes, wrote)
        monitor.grid.bulk_stores.access(target.allocation, target.offset, target.a.size, target.lanes, wrote)
        if monitor.grid.follows(target.allocation):
            monitor.grid.access(
                target.allocation, target.offset, target.a.size, target.lanes, wrote, target.a.strong, same
            )

    def _note_update(self, target: Target) -> None:
        """Record an atomic operation on global memory."""
        if self.monitor is None or not isinstance(target, GlobalTarget):
            return
        if self.monitor.grid.dependent.follows:
            self.monitor.grid.dependent.access(target.allocation, target.offset, target.lanes, True)
        self.monitor.grid.bulk_stores.access(target.allocation, target.offset, target.a.size, target.lanes, True, True)
        if self.monitor.grid.follows(target.allocation):
            self.monitor.grid.update(target.allocation, target.offset, target.a.size, target.lanes)

    def _update(self, pointer: Array, space: int, ty: Type, fold: Callable[[Array, Array], Array]) -> Array:
        a = access(ty, byte_size(ty), True)
        parts = []
        for mask, target in self._targets(pointer, space, a, "atomic operation"):
            lanes = np.arange(self.lanes.count) if mask is None else np.flatnonzero(mask)
            _, undefined = target.load()
            if undefined is not None:
                origin = self.origin(target.lanes, undefined, target.place, space)
                raise self._undefined.use(Mark(undefined, origin), target.lanes, self.op)
            self._note_update(target)
            parts.append((mask, target.update(lambda old, rows, lanes=lanes: fold(old, lanes[rows]))))
        return self._assemble(parts, a, a.dtype)

    def atomic(
        self, pointer: Array, space: int, ty: Type, fold: Callable[[Array, Array], Array], value: Array
    ) -> Array:
        """Lane by lane, replace the memory by `fold(memory, value)`; returns the old values."""
        values = np.broadcast_to(value, self.lanes.count)
        self.writes += 1
        return self._update(pointer, space, ty, lambda old, rows: fold(old, values[rows]))

    def compare_exchange(self, pointer: Array, space: int, ty: Type, expected: Array, desired: Array) -> Array:
        """Lane by lane, replace the memory by `desired` where it equals `expected`; returns the old
        values.
        """
        wanted, new = (np.broadcast_to(v, self.lanes.count) for v in (expected, desired))
        same = lambda old, rows: numeric.unsigned(old) == numeric.unsigned(np.ascontiguousarray(wanted[rows]))  # noqa: E731 - it is used once
        old = self._update(pointer, space, ty, lambda old, rows: np.where(same(old, rows), new[rows], old))
        self.writes += bool(same(old, slice(None)).any())
        return old

    def behind(self, pointer: Array) -> list[Array]:
        """The addresses in the memory of each GPU behind multicast addresses."""
        return self.memory.behind(pointer)

    def release(self, pointer: Array, space: int) -> None:
        """A release at each lane's address."""
        self.memory_order.release(self.lanes, address.convert(pointer, space, 0))

    def acquire(self, pointer: Array, space: int) -> None:
        """An acquire at each lane's address."""
        self.memory_order.acquire(self.lanes, address.convert(pointer, space, 0))

    def relaxed(self, pointer: Array, space: int, reads: bool, writes: bool) -> None:
        """A strong access that fences may turn into a release or an acquire."""
        self.memory_order.relaxed(self.lanes, address.convert(pointer, space, 0), reads, writes)

    def fence(self) -> None:
        """A fence of each lane."""
        self.memory_order.fence(self.lanes)

    def alloca(self, op: Op) -> Array:
        """The address of the thread's array."""
        start = address.of_local(self._setup.locals[op])
        number, arrays = address.number_of(start), self.memory.locals
        if number in arrays:
            arrays[number].forget(self.lanes)
        else:
            size = alloca_size(op)
            name = op.attrs.get("name", "a fragment")
            arrays[number] = LocalArray(name, size, self._setup.unit, self._batch.everyone.count, self._setup.checks)
        return address.scalar(start)

    def symbol_address(self, name: str) -> Array:
        """The address of a global symbol."""
        return address.scalar(self._setup.symbols[name])

    # -- the host ----------------------------------------------------------------------------------
    def write(self, format: str, *values: Array) -> None:
        """Print, lane by lane."""
        for row in range(self.lanes.count):
            self._setup.output.write(formatted(format, [v[row if len(v) > 1 else 0] for v in values]))
