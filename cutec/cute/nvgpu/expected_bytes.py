"""Checks of expected bytes: the byte count that a barrier expects (`expect_tx`) is compared with
the bytes of the copies that signal it. A difference is reported where the bytes were announced.

If the copies have more bytes than announced, the buffer is read too early; if they have fewer, the
wait never ends. Only copies in the same block of operations as the announcement are compared.
Copies under conditions, in loops of their own, or of run-time sizes are left to the interpreter,
which counts every byte.
"""

from __future__ import annotations

from typing import Any

from cutec.diag import Warning_, error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.tensors.pointers import Pointer


class ExpectedBytes:
    """One announcement: `expected` bytes, the bytes `seen` since, and whether that count is
    `certain`.
    """

    def __init__(self, expected: int):
        self.expected = expected
        self.seen = 0
        self.certain = True
        self.block = builder().block
        self.place = user_location()

    def add(self, count: int | None) -> None:
        """Count the bytes of a copy (None: a run-time number)."""
        self.certain = self.certain and count is not None and builder().block is self.block
        self.seen += count or 0

    def announce(self, count: Any) -> None:
        """More bytes are announced, by `mbarrier_expect_tx`."""
        self.certain = self.certain and isinstance(count, int)
        self.expected += count if isinstance(count, int) else 0

    def check(self) -> None:
        """Compare, after the last copy: raises E0448 for too many bytes, and warns (W0448) of too
        few, which other threads' copies might add.
        """
        if not self.certain or self.seen in (0, self.expected):
            return
        message = f"{self.expected} bytes are announced, the copies into this buffer bring {self.seen}"
        if self.seen > self.expected:
            raise error(
                "E0448",
                message,
                self.place,
                help=f"tx_count={self.seen}: the bytes of all copies into one buffer, from all blocks that send to it",
            )
        current().warnings.append(Warning_("W0448", message, self.place))
        self.certain = False


class CountedBarrier(Pointer):
    """A barrier with the number of bytes that it expects."""

    __slots__ = ("expected",)

    @classmethod
    def of_pointer(cls, pointer: Pointer, expected: ExpectedBytes) -> CountedBarrier:
        """The same barrier, with its expected byte count."""
        made = cls(pointer.ir, pointer.dtype, pointer.memspace, pointer.alignment, pointer.origin)
        made.expected = expected
        return made


class ExpectTxLog:
    """The announcements of a pipeline, in order. Uses `__slots__`, so that tracing does not carry
    it.
    """

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: ExpectedBytes | None = None

    def open(self, expected: int, arrivals: Any) -> None:
        """Announce bytes, and compare the previous announcement. Raises E0448. Where a phase has
        several arrivals (the loads of A and of B by a warp each), what they announce adds up, and
        is left to the interpreter.
        """
        self.close()
        self.last = ExpectedBytes(expected) if isinstance(arrivals, int) and arrivals == 1 else None

    def close(self) -> None:
        """Compare the last announcement. Raises E0448."""
        if self.last is not None:
            self.last.check()

    def of(self, barrier: Pointer) -> Pointer:
        """The barrier with the last announcement."""
        return barrier if self.last is None else CountedBarrier.of_pointer(barrier, self.last)


def note_bytes(barrier: Any, count: int | None) -> None:
    """Count the bytes of a copy for `barrier` (None: a run-time number)."""
    if isinstance(barrier, CountedBarrier):
        barrier.expected.add(count)
