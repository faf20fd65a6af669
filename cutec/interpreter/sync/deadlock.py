"""Deadlocks: the report of a state in which no lane can run, as a wait-for graph.

Nodes are groups of lanes and barriers. A group waits for a barrier, a barrier for the warps that
have not arrived, and these are elsewhere: at another barrier, or exited.

    warps 0-1 → barrier 1 (64 of 128 arrived) → warps 2-3 → mbarrier full (phase 0, 1 arrival
    lacking) → warp 0

The report lists each group with its line and what it waits for, then what each mbarrier lacks and
where the warps are that arrived at it before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cutec.diag import CutecError, Note
from cutec.diag.wording import numbered
from cutec.interpreter.memory.batch_memory import Memory
from cutec.interpreter.program import enclosing
from cutec.interpreter.sync.barriers import Barriers
from cutec.interpreter.sync.mbarriers import MBarriers
from cutec.interpreter.sync.waiting import PhaseWait, Starved, Waiting
from cutec.interpreter.values.address import MBARRIER
from cutec.interpreter.values.findings import block_name, finding
from cutec.interpreter.values.grid import WARP, WARPGROUP, Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.ops.primitives import PRIMITIVES

if TYPE_CHECKING:
    from cutec.interpreter.sync.protocols import Monitor

Array = np.ndarray
_MOST = 6  # groups of threads that are listed
_ALL = (1 << WARP) - 1
_TOGETHER_HELP = (
    "let whole warps (of wgmma: all four of a warpgroup) come here: move it out of the branch, or let none of them take"
    " it; where it has a mask, let that name only the lanes that come"
)


class Held(NamedTuple):
    """Lanes held at an operation until the rest of their warp or warpgroup comes to execute it with
    them. `segment` is the operation's; `named` are the lanes of the first one's warp that have to
    come, as bits.
    """

    segment: int
    lanes: Lanes
    op: Op
    named: int


class Deadlock:
    """The end of a batch. `exited` says which places of its warps are empty; `held` are the groups
    that wait for lanes of their own warp, `starved` those that wait for columns of tensor memory.
    """

    def __init__(
        self,
        batch: Batch,
        memory: Memory,
        barriers: Barriers,
        mbarriers: MBarriers,
        monitor: Monitor | None,
        held: list[Held],
        starved: list[Starved],
        exited: Array,
    ):
        self._batch, self._memory, self._barriers, self._mbarriers = batch, memory, barriers, mbarriers
        self._monitor, self._held, self._starved, self._exited = monitor, held, starved, exited
        self._waiting = barriers.waiting()
        self._everyone = [*self._waiting, *(Waiting(h.lanes, h.segment, h.op) for h in held), *starved]

    def found(self) -> CutecError | None:
        """The finding; None if all threads have exited, or the others wait, at barriers of threads,
        for those that want columns of tensor memory.
        """
        if not self._everyone:
            return None
        if (diverged := self._diverged()) is not None:
            return diverged
        batch, first = self._batch, self._everyone[0]
        lane = int(first.lanes.indices()[0])
        phases = self._mbarriers.notes(self._whereabouts)
        if self._starved and not phases:
            return None
        notes, groups = self._who_waits(lane)
        if self._monitor is not None and (lacking := self._monitor.phases.bytes_that_never_come()) is not None:
            place, message = lacking
            return finding("E5035", message, place or first.op, batch, lane, notes=notes + phases)
        help = self._barriers.help_for(first, lane // batch.threads) or self._mbarriers.help()
        if groups > 1 or any("exited" in n.message for n in notes):
            code, message = "E5008" if phases else "E5004", "threads wait here for others that never come"
            return finding(code, message, first.op, batch, lane, notes=notes + phases, help=help)
        return finding(
            "E5008",
            "threads wait here for something that never happens",
            first.op,
            batch,
            lane,
            notes=notes + phases,
            help=help,
        )

    # -- who waits ---------------------------------------------------------------------------------

    def waiting(self) -> list[Note]:
        """Some of the groups that wait, in any block, and for what."""
        notes = []
        for w in self._everyone[:_MOST]:
            lane = int(w.lanes.indices()[0])
            where = block_name(self._batch, lane)
            here = w.lanes.indices()[w.lanes.indices() // self._batch.threads == lane // self._batch.threads]
            text = f"{_threads(len(here))} of block {where} wait{'s' if len(here) == 1 else ''} here"
            notes.append(Note(f"{text}: {self._warps(here)}{self._for_what(w, lane)}", w.op.loc))
        return notes

    def _who_waits(self, lane: int) -> tuple[list[Note], int]:
        """(notes, number of groups that wait) for the block of a lane: which groups wait where and
        for what, and how many threads have exited. Then the groups that wait in other blocks of the
        cluster.
        """
        batch, block = self._batch, lane // self._batch.threads
        size = batch.ranks
        notes, others, groups = [], [], 0
        for w in self._everyone:
            of = w.lanes.cached("block", batch.block_index)
            for number in np.unique(of[of // size == block // size]).tolist():
                here = w.lanes.indices()[of == number]
                wait = f"of the block wait{'s' if len(here) == 1 else ''} here"
                text = f"{_threads(len(here))} {wait}: {self._warps(here)}{self._for_what(w, int(here[0]))}"
                if number == block:
                    groups += 1
                    notes.append(Note(text, w.op.loc))  # the first is at the headline's place
                else:
                    where = block_name(batch, int(here[0]))
                    others.append(Note(text.replace("of the block", f"of block {where} of the cluster", 1), w.op.loc))
        places = batch.warp_position[block * batch.threads : (block + 1) * batch.threads]
        gone = int(np.count_nonzero(self._exited[places]))
        exited = [Note(f"{gone} of the block's {batch.threads} threads have exited")] if gone else []
        return notes[:_MOST] + exited + others[:_MOST], groups

    def _for_what(self, waiting: Waiting, lane: int) -> str:
        """What a group waits for, and which warps have not arrived at a barrier of the whole
        block.
        """
        if isinstance(waiting, PhaseWait):
            slot = int(waiting.index[np.searchsorted(waiting.lanes.indices(), lane)])
            return (
                f", for phase {self._mbarriers.phase_of(slot)} of the barrier at"
                f" {self._memory.describe(slot * MBARRIER)} to end"
            )
        if isinstance(waiting, Starved):
            return f", for {waiting.what}"
        state = self._barriers.state_of(waiting, lane // self._batch.threads)
        if state is None:
            return (
                f", for the rest of the {_group(waiting.op)}"
                if any(h.lanes is waiting.lanes for h in self._held)
                else ""
            )
        text, arrived = state
        if arrived is None:
            return f", {text}"
        block = lane // self._batch.threads
        missing = [w for w in range(self._batch.warps) if not arrived[block * self._batch.warps + w]]
        return f", {text}" + (
            f"; {numbered('warp', missing)} {'have' if len(missing) > 1 else 'has'} not come" if missing else ""
        )

    def _warps(self, lanes: Array) -> str:
        return numbered("warp", np.unique(lanes % self._batch.threads // WARP).tolist())

    def _whereabouts(self, warp: int) -> str:
        """Where a warp of the batch is now, in words."""
        batch, block = self._batch, warp // self._batch.warps
        where = block_name(batch, block * batch.threads)
        name = f"warp {warp % batch.warps}" + ("" if batch.blocks == 1 else f" of block {where}")
        for w in self._everyone:
            if (w.lanes.cached("warp", batch.warp_index) == warp).any():
                return f"{name}, which waits at line {w.op.loc.line}" if w.op.loc else name
        return f"{name}, which has exited"

    # -- divergence --------------------------------------------------------------------------------

    def _diverged(self) -> CutecError | None:
        """The finding for an operation of whole warps or warpgroups at which some lanes wait for
        others that are past it, or have exited; None if there is none.
        """
        # of two places at which a warp is split, the one in the branch
        for held in sorted(self._held, key=lambda h: -branches(h.op)):
            required = self._required(held)
            missing = required[~np.isin(required, held.lanes.indices())]
            elsewhere = [w for w in self._everyone if np.isin(missing, w.lanes.indices()).any() and w.op is not held.op]
            if len(missing) and not any(self._may_come(w, held) for w in elsewhere):
                return self._split(held, required, missing, elsewhere)
        return None

    def _required(self, held: Held) -> Array:
        """The threads that have to execute the operation together, of the first one's group."""
        size = WARPGROUP * WARP if _group(held.op) == "warpgroup" else WARP
        block, inside = divmod(int(held.lanes.indices()[0]), self._batch.threads)
        first = block * self._batch.threads + inside // size * size
        group = np.arange(first, min(first + size, (block + 1) * self._batch.threads))
        return group[held.named >> (group - first) % WARP & 1 != 0]

    def _may_come(self, waiting: Waiting, held: Held) -> bool:
        """Whether threads that wait elsewhere may still come to where others are held."""
        if any(h.op is waiting.op for h in self._held):
            return False
        return waiting.then <= held.segment or bool(_loops(waiting.op) & _loops(held.op))

    def _split(self, held: Held, required: Array, missing: Array, elsewhere: list[Waiting]) -> CutecError:
        """The finding for an operation that a part of a group executes."""
        group = _group(held.op)
        unit, part = (WARP, "warps") if group == "warpgroup" else (1, "threads")
        came, count = (len(required) - len(missing)) // unit, len(required) // unit
        which = f"{part} of a {group}" if held.named == _ALL else f"{part} that its mask names"
        where = [
            Note(f"{self._lanes(missing[np.isin(missing, w.lanes.indices())])} of the {group} wait here", w.op.loc)
            for w in elsewhere
        ]
        gone = missing[self._exited[self._batch.warp_position[missing]]]
        if len(gone):
            where.append(Note(f"{self._lanes(gone)} of the {group} have exited without it"))
        return finding(
            "E5043",
            f"{held.op.name.partition('.')[2]} by {came} of the {count} {which}: all have to execute it together",
            held.op,
            self._batch,
            int(held.lanes.indices()[0]),
            notes=where,
            help=_TOGETHER_HELP,
        )

    def _lanes(self, threads: Array) -> str:
        """Threads of one warp as its lanes, of several as warps."""
        inside = threads % self._batch.threads
        warps = np.unique(inside // WARP).tolist()
        return numbered("lane", (inside % WARP).tolist()) if len(warps) == 1 else numbered("warp", warps)


def _group(op: Op) -> str:
    """The group of lanes that executes an operation together, in words."""
    return "warpgroup" if PRIMITIVES[op.name].effects.collective == "warpgroup" else "warp"


def branches(op: Op) -> int:
    """How many conditions an operation is under."""
    return sum(outer.name == "scf.if" for outer in enclosing(op))


def _loops(op: Op) -> set[Op]:
    """The loops around an operation."""
    return {outer for outer in enclosing(op) if outer.name in ("scf.for", "scf.while")}


def _threads(count: int) -> str:
    return f"{count} thread{'s' if count > 1 else ''}"
