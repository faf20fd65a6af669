"""Threads that spin: that repeat a loop until another thread has stored something. If no thread can
do anything else, and the registers of all are as they were some rounds ago with no store between,
they spin for ever.

    block 0: while load(flag) < 2: pass      flag is 1, and all other threads have exited: E5008

They may wait for blocks that have not begun, as there are more than fit on a GPU at once.
"""

from __future__ import annotations

from cutec.diag import CutecError, Note
from cutec.interpreter.program import Program, enclosing
from cutec.interpreter.values.findings import block_name, finding
from cutec.interpreter.values.grid import Batch
from cutec.interpreter.values.lanes import Lanes, Registers
from cutec.ir.core import Op

_PATIENCE = 100  # rounds without a store between two looks at the registers
_PERIODS = 8  # rounds of which one may find the registers as they were
_MOST = 6  # groups of threads that are listed


class Spins:
    """The rounds of a batch in which all threads that can run have only repeated a loop."""

    def __init__(self, program: Program, batch: Batch, registers: Registers):
        self._program, self._batch, self._registers = program, batch, registers
        self._rounds, self._writes = 0, 0
        self._before: list[bytes] = []

    def endless(self, writes: int) -> bool:
        """Another round: whether nothing has changed for so long that nothing will. `writes` counts
        the stores so far.
        """
        self._rounds = self._rounds + 1 if writes == self._writes else 0
        self._writes = writes
        since = self._rounds % _PATIENCE
        if self._rounds < _PATIENCE or since > _PERIODS:
            return False
        if since == 0:
            self._before = self._registers.state()
            return False
        return self._before == self._registers.state()

    def finding(self, spinning: list[tuple[int, Lanes]], waiting: list[Note]) -> CutecError:
        """The finding for groups of lanes that spin at segments, while others wait."""
        places = [(self._loop_at(segment), lanes) for segment, lanes in spinning]
        notes = [Note(self._who(lanes), op.loc) for op, lanes in places[:_MOST]]
        op, lanes = places[0]
        later = self._not_begun()
        return finding(
            "E5008",
            f"threads spin here for a value that no thread{later and ' that has begun'} will store",
            op,
            self._batch,
            int(lanes.indices()[0]),
            notes=[*notes, *waiting, *([Note(later)] if later else [])],
            help="all other threads have exited or wait: compare what this loop waits for with what they have stored",
        )

    def _not_begun(self) -> str:
        """Of the blocks of the grid that come after these, in words; "" if there are none."""
        batch = self._batch
        last, end = batch.first + batch.blocks, batch.each * batch.gpus
        if last == end:
            return ""
        return (
            f"{end - last} of {end} blocks have not begun: they begin when others end, so blocks can wait for earlier"
            " ones only, or a grid has no more than fit on the GPU at once"
        )

    def _who(self, lanes: Lanes) -> str:
        blocks = dict.fromkeys(lanes.cached("block", self._batch.block_index).tolist())
        named = ", ".join(block_name(self._batch, b * self._batch.threads) for b in list(blocks)[:_MOST])
        more = f" and {len(blocks) - _MOST} more" if len(blocks) > _MOST else ""
        threads, of = ("thread" if lanes.count == 1 else "threads"), ("block" if len(blocks) == 1 else "blocks")
        return f"{lanes.count} {threads} of {of} {named}{more}"

    def _loop_at(self, number: int) -> Op:
        segment = self._program.segments[number]
        return loop_around(segment.op or (segment.steps[0].op if segment.steps else self._program.op))


def loop_around(op: Op) -> Op:
    """The innermost loop that an operation is in (or is); the operation itself without one."""
    return next((outer for outer in enclosing(op) if outer.name in ("scf.for", "scf.while")), op)
