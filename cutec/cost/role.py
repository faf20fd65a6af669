"""One block of a grid: its work, and how long it takes alone.

A block alone takes as long as its slowest role: the warps whose loops go through equal values and
that multiply equally often, or, where they do not, copy and read sums equally often. In a role,
code that multiplies takes as long as the tensor cores, for all its warps together; other code adds
to that. Roles work side by side, as a kernel's pipeline lets them. But sums in tensor memory come
late to those who read them: the last time that they are handed over nothing overlaps, so a turn of
the readers follows the multiplies (`drain`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from cutec.artifact.host import ConcreteLaunch
from cutec.cost.cards import Card
from cutec.cost.control import Control
from cutec.cost.throughput import LANES
from cutec.cost.work import Work
from cutec.records import NamedTuple

Place = tuple[int, int, int]
Turns = tuple[float, float]
"""Of loops that depend on data, and of those in them."""


class BlockCost(NamedTuple):
    """One block of a grid: its `work`; of one turn of loops that depend on data the work outside of
    them, in them, and in loops in them (`levels`); cycles of its slowest role; the `drain` behind
    it; bytes of the loads that its warps wait for at once.
    """

    work: Work
    levels: tuple[Work, Work, Work]
    slowest: float
    drain: float
    in_flight: float

    @property
    def alone(self) -> float:
        """Cycles of a block that nothing else disturbs."""
        return self.slowest + self.drain


def sample(grid: Place, cluster: Place) -> list[Place]:
    """The first, a middle and the last block; with clusters of pairs the first of each one's."""
    x, y, z = grid
    found = [(0, 0, 0), (x // 2, y // 2, z // 2), (x - 1, y - 1, z - 1)]
    return [(a - a % cluster[0], b - b % cluster[1], c - c % cluster[2]) for a, b, c in found]


def block_cost(
    control: Control,
    works: Sequence[Work],
    launch: ConcreteLaunch,
    place: Place,
    card: Card,
    load: Callable[[int], int],
    turns: Turns = (1.0, 1.0),
) -> BlockCost:
    """The cost of the block at a place of the grid. `load`: numbers of known memory by address;
    `turns`: of loops that depend on other data.
    """
    times = [(1.0, turns[0], math.prod(turns))[min(depth, 2)] for depth in control.guesses]
    levels = Work(), Work(), Work()
    total, roles = Work(), dict[tuple[int, tuple[float, ...]], list[list[float]]]()
    every = [0] * len(works)  # how often all warps together enter each block of code
    copies = [bool(work.prefetched or work.tensor_loads) for work in works]
    in_flight = 0.0
    for first in range(0, math.prod(launch.block), LANES):
        entered, trace = control.run(launch.args, registers(launch, place, first), load)
        counts = [count * more for count, more in zip(entered, times)]
        multiplies = tuple(count for count, work in zip(counts, works) if work.tensor)
        if not any(multiplies):
            multiplies = tuple(count for count, copy in zip(counts, copies) if copy)
        roles.setdefault((trace, multiplies), []).append(counts)
        every = [count + more for count, more in zip(every, entered)]
        in_flight += max((w.loaded - w.prefetched for c, w in zip(counts, works) if c), default=0.0)
    for number, (work, count) in enumerate(zip(works, every)):
        if count:
            total.add(work, count * times[number])
            levels[min(control.guesses[number], 2)].add(work, count)
    readers = [warps for warps in roles.values() if _reads_sums(warps, works)]
    last = ([_last_turn(warp, works) for warp in warps] for warps in readers)
    drain = max((_cycles(warps, _epilogue(works), card) for warps in last), default=0.0)
    return BlockCost(total, levels, max(_cycles(warps, works, card) for warps in roles.values()), drain, in_flight)


def _cycles(warps: list[list[float]], works: Sequence[Work], card: Card) -> float:
    """Cycles of a role alone: its blocks of code one after the other."""
    cycles = 0.0
    for number, work in enumerate(works):
        counts = [warp[number] for warp in warps]
        every, most = sum(counts), max(counts)
        if not most:
            continue
        shared = every * max(work.pipes.values())
        cycles += max(shared, most * work.instructions * card.issue)
        cycles += most * (work.reads * card.latency * card.fast + work.barriers * card.barrier)
    return cycles


def _reads_sums(warps: list[list[float]], works: Sequence[Work]) -> bool:
    """Whether a role reads what another one multiplies into tensor memory."""
    loads = [number for number, work in enumerate(works) if work.tensor_loads]
    multiplies = [number for number, work in enumerate(works) if work.tensor]
    return _enter(warps, loads) and not _enter(warps, multiplies)


def _enter(warps: list[list[float]], blocks: Sequence[int]) -> bool:
    """Whether warps enter one of these blocks of code."""
    return any(warp[number] for number in blocks for warp in warps)


def _epilogue(works: Sequence[Work]) -> list[Work]:
    """The work from the first load of sums on, without copies and waits for operands."""
    first = next(number for number, work in enumerate(works) if work.tensor_loads)
    kept = [bool(work.tensor_loads) or not (work.prefetched or work.phases) for work in works]
    return [work if number >= first and keep else Work() for number, (work, keep) in enumerate(zip(works, kept))]


def _last_turn(counts: list[float], works: Sequence[Work]) -> list[float]:
    """How often a warp enters each block of code in the last of its turns. A turn begins where it
    waits at a barrier in memory: code that it enters as often as that, or more often, is of it.
    """
    waits = {count for count, work in zip(counts, works) if work.phases and count}
    fewest = min(waits, default=1)
    return [count / max((wait for wait in waits if wait <= count), default=fewest) for count in counts]


def registers(launch: ConcreteLaunch, place: Place, first: int) -> dict[str, int]:
    """The special registers of the thread with linear number `first`."""
    found: dict[str, Any] = {
        "laneid": 0,
        "warpid": first // LANES,
        "warpsize": LANES,
        "nwarpid": -(-math.prod(launch.block) // LANES),
    }
    cluster = launch.cluster or (1, 1, 1)
    rest, rank, scale = first, 0, 1
    for axis, size, blocks, at, together in zip("xyz", launch.block, launch.grid, place, cluster):
        found[f"tid.{axis}"], rest = rest % size, rest // size
        found[f"ntid.{axis}"], found[f"nctaid.{axis}"], found[f"ctaid.{axis}"] = size, blocks, at
        found[f"cluster.ctaid.{axis}"], found[f"cluster.nctaid.{axis}"] = at % together, together
        found[f"clusterid.{axis}"], found[f"nclusterid.{axis}"] = at // together, blocks // together
        rank, scale = rank + at % together * scale, scale * together
    return found | {"cluster.ctarank": rank, "cluster.nctarank": scale}
