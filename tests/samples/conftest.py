"""What tests of samples on the interpreter share: accesses to shared memory, traces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from cutec.frontend.exports.export import Export
from cutec.interpreter.memory.shared_memory import SharedMemory
from cutec.testing import simulation

# By what decides what is traced: what the last call of `simulate` traced. All forms of a sample are
# gigabytes. Exports stay, so that names of their constants stand for nothing else.
_LAST: dict[Any, tuple[Export, Any]] = {}


def _sharing(found: dict[Any, Any], alone: bool) -> Any:
    """What makes the traces of `simulate`, once for a function, types and constants: those that are
    found already, or `alone` the last one.
    """
    make = simulation._Built

    def built(export: Export, *options: Any) -> Any:
        key = export.function, export.signature, repr(export.constexprs), options
        if key not in found:
            if alone:
                found.clear()
            found[key] = export, make(export, *options)
        return found[key][1]

    return built


@pytest.fixture(autouse=True)
def traced_last(request: pytest.FixtureRequest) -> Iterator[None]:
    """A call of `simulate` with the function, types and constants of the one before, in this test
    or another, takes what that has traced; but not in tests that change parts of programs.
    """
    make = simulation._Built
    if "monkeypatch" not in request.fixturenames:
        simulation._Built = _sharing(_LAST, alone=True)
    yield
    simulation._Built = make


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


@pytest.fixture
def traced_once(monkeypatch: pytest.MonkeyPatch) -> dict[Any, Any]:
    """Within a test, calls of `simulate` with the same function, types and constants share what was
    traced. It is in this dictionary: a test that changes what else tracing depends on clears it.
    """
    found: dict[Any, Any] = {}
    monkeypatch.setattr(simulation, "_Built", _sharing(found, alone=False))
    return found
