"""Collective operations: which lanes may execute one now. The others are held until the rest of
their warp or warpgroup comes, or until no other lane can run.

    segment 4: barrier.sync       lanes 0..15 of a warp come, and are held
    segment 4: barrier.sync       lanes 16..31 come: all 32 execute it
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from cutec.interpreter.machine import masks
from cutec.interpreter.machine.context import Context
from cutec.interpreter.program import Program, Step
from cutec.interpreter.sync.deadlock import Held, branches
from cutec.interpreter.values.grid import WARP, WARPGROUP, Batch
from cutec.interpreter.values.lanes import Lanes, Registers, join
from cutec.ir.core import Op
from cutec.ops.primitives import PRIMITIVES, lanes_of
from cutec.ops.primitives.warp import mask_operand

Array = np.ndarray


class Gathering:
    """The lanes of a batch that are held at collective operations.

    `exited`: places of warps whose thread has exited, or that a partial warp lacks. `yielded`:
    lanes that spin. `whole_warps`: whether lanes at barriers of blocks and clusters wait for their
    warp, as the hazard checker wants.
    """

    def __init__(
        self,
        program: Program,
        batch: Batch,
        registers: Registers,
        context: Context,
        exited: Array,
        yielded: Sequence[tuple[int, Lanes]],
        whole_warps: bool,
    ):
        self._program, self._batch, self._registers, self._context = program, batch, registers, context
        self._exited, self._yielded = exited, yielded
        self._lacking = np.packbits(exited, bitorder="little").view(np.uint32)  # by partial warps, as bits
        self._held: dict[int, list[Lanes]] = {}  # segment → lanes that wait there
        at_barriers = self._whole_warps if whole_warps else self._without_spinning
        self._rules = {
            "warp": self._named_lanes,
            "warpgroup": self._whole_warpgroups,
            "block": at_barriers,
            "cluster": at_barriers,
        }

    def gather(self, number: int, step: Step, lanes: Lanes) -> Lanes | None:
        """The lanes, of these and those that are held at the segment, that may execute its
        operation now; None if there are none. The others are held. Raises E5043.
        """
        rule = self._rules.get(_collective(step.op))
        return lanes if rule is None else rule(number, step, join([lanes, *self._held.pop(number, [])]))

    def release(self) -> list[tuple[int, Lanes]]:
        """All lanes that are held, with their segments; none is held any more."""
        released = [*self._groups()]
        self._held.clear()
        return released

    def release_partial_warps(self) -> Iterator[tuple[int, Lanes]]:
        """The parts of warps that are held at barriers of their block or cluster, with their
        segments; each is held until its turn comes. None if others are held deeper in branches: the
        divergence began there.
        """
        barriers = [n for n in self._held if _collective(self._op_at(n)) in ("block", "cluster")]
        deepest = max((branches(self._op_at(n)) for n in barriers), default=0)
        if any(branches(self._op_at(n)) > deepest for n in self._held):
            return
        for number in barriers:
            yield from ((number, lanes) for lanes in self._held.pop(number))

    def held(self) -> list[Held]:
        """The lanes that are held, with the operations where they are and the lanes that these
        name.
        """
        return [
            Held(number, lanes, self._op_at(number), self._first_mask(number, lanes))
            for number, lanes in self._groups()
        ]

    def _groups(self) -> Iterator[tuple[int, Lanes]]:
        yield from ((number, lanes) for number, groups in self._held.items() for lanes in groups)

    def _op_at(self, number: int) -> Op:
        """The operation of a segment at which lanes wait."""
        op = self._program.segments[number].op
        assert op is not None
        return op

    def _first_mask(self, number: int, lanes: Lanes) -> int:
        """The mask of the first lane that is held at a segment."""
        (step,) = self._program.segments[number].steps
        assert isinstance(step, Step)
        mask = self._masks(step, lanes) if _collective(step.op) == "warp" else masks.EVERY_LANE
        return int(mask.view(np.uint32)[0])

    def _masks(self, step: Step, lanes: Lanes) -> Array:
        """The masks of an operation of warps, by lane or one for all."""
        operand = mask_operand(step.op)
        return masks.EVERY_LANE if operand is None else self._registers.read(step.ins[operand], lanes)

    def _named_lanes(self, number: int, step: Step, lanes: Lanes) -> Lanes | None:
        """The lanes whose mask operand names no lane that has yet to come; the others are held, for
        ever if a lane that it names has exited. Raises E5043 for a lane that its mask does not
        name.
        """
        batch = self._batch
        mask = self._masks(step, lanes)
        full = len(mask) == 1 and mask[0] == -1
        if full and lanes is batch.everyone and batch.threads % WARP == 0:
            return lanes
        if not full:
            masks.check(step.op, mask, lanes, batch)
        absent = self._absent(mask, lanes, self._lacking)
        if not absent.any():
            return lanes
        return self._hold(number, lanes, np.broadcast_to(absent == 0, (lanes.count,)))

    def _whole_warpgroups(self, number: int, step: Step, lanes: Lanes) -> Lanes | None:
        """The lanes whose whole warpgroup is here; the others are held."""
        group = lanes.cached("warpgroup", self._batch.warpgroup_index)
        return self._hold(number, lanes, np.bincount(group)[group] == WARPGROUP * WARP)

    def _whole_warps(self, number: int, step: Step, lanes: Lanes) -> Lanes | None:
        """The lanes whose whole warp is here, or has exited; the others are held."""
        if lanes is self._batch.everyone:
            return lanes
        exited = np.packbits(self._exited, bitorder="little").view(np.uint32)
        return self._hold(number, lanes, self._absent(masks.EVERY_LANE, lanes, exited) == 0)

    def _without_spinning(self, number: int, step: Step, lanes: Lanes) -> Lanes | None:
        """The lanes of warps without a spinning lane; the others are held: on a GPU the exits of a
        loop meet behind it.
        """
        if not self._yielded:
            return lanes
        away = np.zeros(self._batch.blocks * self._batch.warps, bool)
        for _, yielded in self._yielded:
            away[yielded.cached("warp", self._batch.warp_index)] = True
        return self._hold(number, lanes, ~away[lanes.cached("warp", self._batch.warp_index)])

    def _absent(self, mask: Array, lanes: Lanes, excused: Array) -> Array:
        """For each lane, the lanes that its mask names and that are neither here nor `excused`
        (bits, by warp), as bits.
        """
        warp = lanes.cached("warp", self._batch.warp_index)
        return mask.view(np.uint32) & ~(self._context.present(lanes) | excused)[warp]

    def _hold(self, number: int, lanes: Lanes, complete: Array) -> Lanes | None:
        """The lanes that are `complete`, None if there are none; the others are held."""
        if complete.all():
            return lanes
        if not complete.any():
            self._held[number] = [lanes]
            return None
        self._held[number] = [lanes.subset(~complete)]
        return lanes.subset(complete)


def _collective(op: Op) -> str:
    """Who executes an operation together; "" for barriers of a cluster to which lanes come one by
    one.
    """
    found = PRIMITIVES[op.name].effects.collective
    return "" if found == "cluster" and not lanes_of(op) else found
