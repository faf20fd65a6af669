"""How often Python collects garbage."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

# Thresholds. Most traces make fewer objects than the first one. Nearly all of them live as long as
# the trace: a collection of a tenth of a second found one in forty to be garbage.
RARELY = (1_000_000, 20, 100)
BY_DEFAULT = (700, 10, 10)  # Python's own


@contextmanager
def collecting_rarely() -> Iterator[None]:
    """Collect garbage rarely inside the block, and then as often as before."""
    before = gc.get_threshold()
    gc.set_threshold(*RARELY)
    try:
        yield
    finally:
        gc.set_threshold(*before)
