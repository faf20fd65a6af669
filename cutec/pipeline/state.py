"""The state of a pipeline's side: the buffer that comes next."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Int32, select
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from typing_extensions import Self


class PipelineUserType(enum.Enum):
    """The side of a pipeline that a state belongs to, or both for an agent that is on both."""

    Producer = "producer"
    Consumer = "consumer"
    ProducerConsumer = "producer and consumer"


class PipelineState:
    """A place in the endless sequence of uses of `stages` buffers: `index` of the buffer, `count`
    of uses so far, and the parity `phase` to wait for. It may be advanced in loops and branches.
    """

    def __init__(self, stages: int, count: Int32, index: Int32, phase: Int32):
        self.stages = stages
        self._count, self._index, self._phase = count, index, phase

    @property
    def count(self) -> Int32:
        """The number of uses so far."""
        return self._count

    @count.setter
    def count(self, count: Int32) -> None:
        self._count = count

    @property
    def index(self) -> Int32:
        """The number of the buffer."""
        return self._index

    @index.setter
    def index(self, index: Int32) -> None:
        self._index = index

    @property
    def phase(self) -> Int32:
        """The parity to wait for."""
        return self._phase

    @phase.setter
    def phase(self, phase: Int32) -> None:
        self._phase = phase

    def advance(self) -> None:
        """Advance to the next buffer; after the last one, to the first, with the other parity."""
        for name, value in self.__moved__().items():
            setattr(self, name, value)

    __moves__ = frozenset(
        {
            "advance",
            "acquire_and_advance",
            "wait_and_advance",
            "arrive",
            "producer_commit_and_advance",
            "consumer_release_and_advance",
            "release_advance",
        }
    )

    def __moved__(self) -> dict[str, Any]:
        """The values of the changing attributes at the next buffer."""
        following = self._index + 1
        wraps = following == self.stages
        phase = select(wraps, self._phase ^ 1, self._phase)
        index = select(wraps, Int32(0), following)
        return {"_count": self._count + 1, "_index": index, "_phase": phase}

    def reset_count(self) -> None:
        """Count uses from 0 again; buffer and parity stay the same."""
        self.count = Int32(0)

    def clone(self) -> Self:
        """A copy of the state."""
        return type(self)(self.stages, self._count, self._index, self._phase)


def make_pipeline_state(type: PipelineUserType, stages: int) -> PipelineState:
    """The first state of a side. A producer, or who is both, finds all buffers empty: it waits for
    the parity of the phase before the first. A state of 0 stages is of a pipeline that a kernel
    leaves out. Raises E0445 for fewer.
    """
    if stages < 0:
        raise error(
            "E0445", f"a pipeline of {stages} stages", user_location(), help="a pipeline needs at least one buffer"
        )
    return PipelineState(stages, Int32(0), Int32(0), Int32(0 if type is PipelineUserType.Consumer else 1))


take_loc_ip(globals())
