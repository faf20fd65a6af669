"""Bytes that a barrier is told to expect, against those of the copies that name it: what differs is
told where the bytes are announced.

A buffer whose copies bring more than was announced is read too early; one that gets less is waited
for without end. Only what surely happens together is compared: copies in the same block of
operations as the announcement. Copies under conditions or in loops of their own, or of sizes that
are known at run time, are left to the interpreter, which counts every byte.
"""

from __future__ import annotations

from typing import Any

from cutec.diag import Warning_, error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.tensors.pointers import Pointer


class Announced:
    """One announcement: `expected` bytes, those `seen` since, and whether these are all that there
    can be.
    """

    def __init__(self, expected: int):
        self.expected = expected
        self.seen = 0
        self.certain = True
        self.block = builder().block
        self.place = user_location()

    def bring(self, count: int | None) -> None:
        """A copy brings so many bytes (None: known at run time only)."""
        self.certain = self.certain and count is not None and builder().block is self.block
        self.seen += count or 0

    def settle(self) -> None:
        """No more copies come: raises E0448 for too many bytes, and warns (W0448) of too few, which
        other threads' copies might add.
        """
        if not self.certain or self.seen in (0, self.expected):
            return
        message = f"{self.expected} bytes are announced, the copies into this buffer bring {self.seen}"
        if self.seen > self.expected:
            raise error(
                "E0448",
                message,
                self.place,
                help=f"tx_count={self.seen}: what all copies into one buffer bring, of all blocks that send to it",
            )
        current().warnings.append(Warning_("W0448", message, self.place))
        self.certain = False


class CountedBarrier(Pointer):
    """A barrier that was told how many bytes will come."""

    __slots__ = ("announced",)

    @classmethod
    def of_pointer(cls, pointer: Pointer, announced: Announced) -> CountedBarrier:
        """The same barrier, with what it was told."""
        made = cls(pointer.ir, pointer.dtype, pointer.memspace, pointer.alignment, pointer.origin)
        made.announced = announced
        return made


class Account:
    """The announcements of a pipeline, one after the other. (It has slots only: what a trace looks
    at in objects are their attributes.)
    """

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: Announced | None = None

    def open(self, expected: int) -> None:
        """Announce bytes; the copies of the announcement before are complete. Raises E0448."""
        self.close()
        self.last = Announced(expected)

    def close(self) -> None:
        """No more copies come for the last announcement. Raises E0448."""
        if self.last is not None:
            self.last.settle()

    def of(self, barrier: Pointer) -> Pointer:
        """The barrier, knowing what was announced last."""
        return barrier if self.last is None else CountedBarrier.of_pointer(barrier, self.last)


def note_bytes(barrier: Any, count: int | None) -> None:
    """A copy tells `barrier` of so many bytes (None: known at run time only)."""
    if isinstance(barrier, CountedBarrier):
        barrier.announced.bring(count)
