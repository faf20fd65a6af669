"""Registers of tasks. Warpgroups whose tasks say how many registers a thread has ask for them once,
before their tasks part (PTX ISA, `setmaxnreg`: all warps of a warpgroup execute the same one). What
follows in that branch is what ptxas counts registers of.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cutec.cute import arch
from cutec.cute.arch.common import WARP_SIZE, in_kernel, threads_of_block
from cutec.diag import CutecError, error
from cutec.frontend.core.location import user_location
from cutec.records import dataclass
from cutec.target.arch import parse_arch

if TYPE_CHECKING:
    from cutec.experimental.task_scheduling.task import Task

WARPGROUP = 4  # warps
MOST = 256  # registers that `setmaxnreg` takes


@dataclass(frozen=True)
class Share:
    """Tasks whose warps, from `begin` to before `end`, are in the same warpgroups, and the
    registers of each of their threads; None: as many as at the launch.
    """

    tasks: list[Task]
    begin: int
    end: int
    registers: int | None

    def ask(self, at_launch: int) -> None:
        """Ask for the registers, in all warps of the share, unless they have them."""
        assert self.registers is not None
        if self.registers < at_launch:
            arch.setmaxregister_decrease(self.registers)
        elif self.registers > at_launch:
            arch.setmaxregister_increase(self.registers)


def shares(tasks: Iterable[Task]) -> list[Share]:
    """The tasks, by warpgroups. Raises E0506 where tasks of a warpgroup ask for different numbers,
    or one asks and not all warps have tasks.
    """
    groups: list[list[Task]] = []
    end = 0  # of the warpgroups so far
    for task in sorted(tasks, key=lambda each: each.warp_idx):
        if not groups or task.warp_idx >= end:
            groups.append([])
        groups[-1].append(task)
        end = -(-(task.warp_idx + task.num_warps) // WARPGROUP) * WARPGROUP
    return [_share(group) for group in groups]


def _share(tasks: list[Task]) -> Share:
    begin, end = tasks[0].warp_idx, tasks[-1].warp_idx + tasks[-1].num_warps
    registers = tasks[0].num_registers
    other = next((task for task in tasks if task.num_registers != registers), None)
    if other is not None:
        asked = " and ".join(f"{each.name!r} for {each.num_registers or 'none'}" for each in (tasks[0], other))
        raise _wrong(f"tasks of one warpgroup ask for different numbers of registers: {asked}")
    whole = begin % WARPGROUP == end % WARPGROUP == 0 and end - begin == sum(task.num_warps for task in tasks)
    if registers is not None and not whole:
        raise _wrong(f"task {tasks[0].name!r} asks for {registers} registers, and warps of its warpgroup have no task")
    return Share(tasks, begin, end, registers)


def at_launch(found: Sequence[Share]) -> int:
    """The registers of a thread when the block begins: an equal part of those of a block. Raises
    E0506 if what is asked for is more than all.
    """
    file = parse_arch(in_kernel("a task").arch).limits.registers_per_block
    warps = -(-max(share.end for share in found) // WARPGROUP) * WARPGROUP
    first = min(MOST, file // (threads_of_block() or warps * WARP_SIZE) // 8 * 8)
    total = sum((share.registers or first) * (share.end - share.begin) * WARP_SIZE for share in found)
    if total > file:
        raise _wrong(f"tasks ask for {total} registers, and a block has {file}")
    return first


def _wrong(what: str) -> CutecError:
    return error(
        "E0506",
        what,
        user_location(),
        help="give all tasks of four warps that begin at a multiple of four the same num_registers, or none; a task"
        " with an empty schedule takes the other warps",
    )
