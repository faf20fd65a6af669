"""Instructions that all four warps of a warpgroup have to execute (E5049): multiplies, their
fences, commits and waits, and setmaxregister. PTX calls them `.aligned`: a condition around them
has to be the same for all threads of the warpgroup.

Each warp comes when it comes. So the checker compares the instructions that the warps execute one
after the other, as far as not all of them have come:

    warps 0-2   wait_group at line 7     [line 7], warp 3 has yet to come
    warp 3      wait_group at line 10    is not the one at line 7: E5049

A setmaxregister elsewhere that asks for as many registers is as good as the same one, since each
warp gets its registers by itself: a warning (W5058). Kernels whose warps of one warpgroup have
different tasks have one in each task's branch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cutec.diag import Note, Warning_
from cutec.interpreter.hazards.reports import Reports
from cutec.interpreter.program import enclosing
from cutec.interpreter.values.grid import WARP, WARPGROUP
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import Monitor

_HELP = (
    "move it out of the branch, or let the whole warpgroup agree on the condition: a vote is of one warp only,"
    ' `cute.arch.barrier_red(c, "or", barrier_id=…, number_of_threads=128)` asks all four'
)


class _Executed(NamedTuple):
    """An instruction, and the first lane of the warp that came first."""

    op: Op
    lane: int


class _Parts(NamedTuple):
    """The warps among some lanes: (warpgroup, numbers of its warps). `whole`: all are there of each
    warpgroup.
    """

    warps: list[tuple[int, list[int]]]
    whole: bool


class WarpgroupConvergence:
    """The warpgroups of a batch. `_ahead`: the instructions that some warps of a warpgroup have yet
    to execute, and how many of them each warp has executed.
    """

    def __init__(self, monitor: Monitor, reports: Reports):
        self._monitor, self._reports = monitor, reports
        self._groups = -(-monitor.batch.warps // WARPGROUP)  # of a block
        self._ahead: dict[int, tuple[list[_Executed], list[int]]] = {}
        self._reported: set[int] = set()
        self._warned: set[int] = set()

    def execute(self, op: Op, lanes: Lanes) -> None:
        """Whole warps execute an instruction of warpgroups."""
        parts = self._parts(lanes)
        if parts.whole and not self._ahead:
            return
        for group, warps in parts.warps:
            if group not in self._reported and (group in self._ahead or len(warps) < self._size(group)):
                self._step(op, group, warps)

    def block_ends(self, block: int) -> None:
        """A block exits: none of its warps may lack an instruction."""
        for group in range(block * self._groups, (block + 1) * self._groups):
            if group in self._ahead:
                ran, done = self._ahead.pop(group)
                self._report_missing(ran[min(done)], group, [w for w, count in enumerate(done) if count == min(done)])

    def _parts(self, lanes: Lanes) -> _Parts:
        if "warpgroups" not in lanes.cache:
            batch, of = self._monitor.batch, {}
            for warp in np.unique(lanes.cached("warp", batch.warp_index)).tolist():
                block, inside = divmod(warp, batch.warps)
                of.setdefault(block * self._groups + inside // WARPGROUP, []).append(inside % WARPGROUP)
            lanes.cache["warpgroups"] = _Parts([*of.items()], all(len(w) == self._size(g) for g, w in of.items()))
        return lanes.cache["warpgroups"]

    def _size(self, group: int) -> int:
        """The number of warps; the last warpgroup of a block may have less than four."""
        return min(WARPGROUP, self._monitor.batch.warps - group % self._groups * WARPGROUP)

    def _step(self, op: Op, group: int, warps: list[int]) -> None:
        ran, done = self._ahead.setdefault(group, ([], [0] * self._size(group)))
        for warp in warps:
            if done[warp] == len(ran):
                ran.append(_Executed(op, self._lane(group, warp)))
            elif _asks_for_as_many(op, ran[done[warp]].op):
                self._warn(op)
            elif ran[done[warp]].op is not op:
                self._report(_Executed(op, self._lane(group, warp)), ran[done[warp]])
                self._reported.add(group)
                del self._ahead[group]
                return
            done[warp] += 1
        common = min(done)
        del ran[:common]
        done[:] = [count - common for count in done]
        if not ran:
            del self._ahead[group]

    def _lane(self, group: int, warp: int) -> int:
        """The first lane of a warp."""
        block, inside = divmod(group, self._groups)
        return block * self._monitor.batch.threads + (inside * WARPGROUP + warp) * WARP

    def _warn(self, op: Op) -> None:
        if id(op) not in self._warned:
            self._warned.add(id(op))
            text = f"{_name(op)} that another warp of the warpgroup executes elsewhere, for as many registers"
            self._monitor.warnings.append(Warning_("W5058", text, op.loc))

    def _report(self, later: _Executed, earlier: _Executed) -> None:
        """Two warps execute different instructions; the finding is about the one deeper in branches
        and loops.
        """
        here, other = (later, earlier) if _depth(later.op) >= _depth(earlier.op) else (earlier, later)
        who = self._monitor.events.who
        message = f"another warp of the warpgroup executes another instruction than this {_name(here.op)}"
        notes = [Note(who(here.lane)), Note(f"a {_name(other.op)}: {who(other.lane)}", other.op.loc)]
        self._reports.add("E5049", here.op, other.op, message, notes, _HELP)

    def _report_missing(self, executed: _Executed, group: int, warps: list[int]) -> None:
        who = self._monitor.events.who
        message = (
            f"{_name(executed.op)} by {self._size(group) - len(warps)} of the warpgroup's {self._size(group)} warps"
        )
        notes = [Note(who(executed.lane))] + [Note(f"never executes it: {who(self._lane(group, w))}") for w in warps]
        self._reports.add("E5049", executed.op, None, message, notes, _HELP)


def _asks_for_as_many(op: Op, other: Op) -> bool:
    """Whether two places ask alike for registers, which each warp gets by itself."""
    return op is not other and op.name == other.name == "nvvm.setmaxregister" and op.attrs == other.attrs


def _depth(op: Op) -> int:
    return sum(1 for _ in enclosing(op))


def _name(op: Op) -> str:
    return op.name.partition(".")[2]
