"""Accesses to shared memory on the interpreter."""

from __future__ import annotations

import numpy as np
import pytest

from cutec.interpreter.memory.shared_memory import SharedMemory


@pytest.fixture
def accesses(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[tuple[int, np.ndarray]]]:
    """`accesses["load"]` and `["store"]`: (bytes, addresses) of each access to shared memory."""
    seen: dict[str, list[tuple[int, np.ndarray]]] = {"load": [], "store": []}
    for verb, found in seen.items():
        original = getattr(SharedMemory, verb)

        def recorded(self, position, a, *rest, _original=original, _found=found):
            _found.append((a.size, np.array(position)))
            return _original(self, position, a, *rest)

        monkeypatch.setattr(SharedMemory, verb, recorded)
    return seen
