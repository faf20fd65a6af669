"""Blocks that collect garbage rarely do not pay for it at their end, and leave nothing for ever."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from cutec import collecting
from cutec.collecting import collecting_rarely

pytestmark = pytest.mark.slow  # they collect what all tests before have left


class Node:
    """An object that can be part of a cycle."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def thresholds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(collecting, "_blocks", 0)
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    gc.set_threshold(*collecting.BY_DEFAULT)
    gc.unfreeze()  # what conftest.py froze
    yield
    gc.set_threshold(*before)
    if frozen:
        gc.freeze()


def looked_at(count: int) -> int:
    """The most objects that a collection looks at because of a block that makes so many."""
    seen = [0]

    def look(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            seen.append(sum(len(gc.get_objects(generation)) for generation in range(info["generation"] + 1)))

    gc.collect()
    gc.callbacks.append(look)
    try:
        with collecting_rarely():
            kept = [[i] for i in range(count)]
        kept += [[i] for i in range(2000)]
    finally:
        gc.callbacks.remove(look)
    return max(seen)


def test_the_end_of_a_block_looks_at_none_of_its_objects() -> None:
    assert 0 < looked_at(50_000) < 10_000
    assert gc.get_threshold() == collecting.BY_DEFAULT and gc.get_freeze_count() == 0


def test_cycles_of_blocks_go() -> None:
    nodes = []
    for _ in range(4):
        with collecting_rarely():
            nodes.append(weakref.ref(Node()))
    assert not any(node() for node in nodes)


def test_objects_that_a_program_froze_stay_so() -> None:
    gc.freeze()
    try:
        count = gc.get_freeze_count()
        with collecting_rarely():
            pass
        assert gc.get_freeze_count() >= count > 0
    finally:
        gc.unfreeze()


def test_a_program_that_does_not_collect_is_left_alone() -> None:
    gc.disable()
    try:
        with collecting_rarely():
            node = weakref.ref(Node())
        assert node() is not None and not gc.isenabled()
    finally:
        gc.enable()
    gc.collect()
