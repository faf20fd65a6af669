"""The state of a pipeline's side: the buffer that comes next."""

from __future__ import annotations

import enum
from typing import Any

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Int32, select
from cutec.loc_ip import take_loc_ip


class PipelineUserType(enum.Enum):
    """The side of a pipeline that a state belongs to."""

    Producer = "producer"
    Consumer = "consumer"


class PipelineState:
    """A place in the endless sequence of uses of `stages` buffers: `index` of the buffer, `count`
    of uses so far, and the parity `phase` to wait for. It may be advanced in loops and branches.
    """

    def __init__(self, stages: int, count: Int32, index: Int32, phase: Int32):
        self.stages = stages
        self.count = count
        self.index = index
        self.phase = phase

    def advance(self) -> None:
        """Advance to the next buffer; after the last one, to the first, with the other parity."""
        for name, value in self.__moved__().items():
            setattr(self, name, value)

    __moves__ = frozenset({"advance", "acquire_and_advance", "wait_and_advance", "arrive"})

    def __moved__(self) -> dict[str, Any]:
        """The values of the changing attributes at the next buffer."""
        following = self.index + 1
        wraps = following == self.stages
        phase = select(wraps, self.phase ^ 1, self.phase)
        index = select(wraps, Int32(0), following)
        return {"count": self.count + 1, "index": index, "phase": phase}

    def reset_count(self) -> None:
        """Count uses from 0 again; buffer and parity stay the same."""
        self.count = Int32(0)

    def clone(self) -> PipelineState:
        """A copy of the state."""
        return PipelineState(self.stages, self.count, self.index, self.phase)


def make_pipeline_state(type: PipelineUserType, stages: int) -> PipelineState:
    """The first state of a side. A producer finds all buffers empty: it waits for the parity of the
    phase before the first. Raises E0445 for fewer than one stage.
    """
    if stages < 1:
        raise error(
            "E0445", f"a pipeline of {stages} stages", user_location(), help="a pipeline needs at least one buffer"
        )
    return PipelineState(stages, Int32(0), Int32(0), Int32(1 if type is PipelineUserType.Producer else 0))


take_loc_ip(globals())
