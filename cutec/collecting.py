"""How often Python collects garbage."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

# Thresholds. Most traces make fewer objects than the first one. Nearly all of them live as long as
# the trace: a collection of a tenth of a second found one in forty to be garbage.
RARELY = (1_000_000, 20, 100)
BY_DEFAULT = (700, 10, 10)  # Python's own
_SPARED = 4  # blocks, of which all but the last spare Python the collection at the end
_blocks = 0


@contextmanager
def collecting_rarely() -> Iterator[None]:
    """Collect garbage rarely inside the block, and then as often as before."""
    before = gc.get_threshold()
    gc.set_threshold(*RARELY)
    try:
        yield
    finally:
        if gc.isenabled() and before[0]:
            _pass_by()
        gc.set_threshold(*before)


def _pass_by() -> None:
    """Let objects made so far count as old ones. Python would look at all of them at its next
    allocation. Objects in cycles stay until it collects old ones; it does not do that for such a
    reason, so some blocks do it themselves.
    """
    global _blocks
    _blocks += 1
    if gc.get_freeze_count():  # the program has objects of its own there
        return
    if _blocks % _SPARED:
        gc.freeze()  # all are permanent now,
        gc.unfreeze()  # and then of the oldest generation
    else:
        gc.collect()
