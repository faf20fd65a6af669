"""Objects that reach a kernel from its host function: they stay one where they are one, and may
refer to each other.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.testing import simulate

pytestmark = pytest.mark.slow


class Epilogue:
    def __init__(self, owner):
        self.owner = owner
        self.calls = []

    def scaled(self, value):
        self.calls.append(value)
        return value * self.owner.factor


class Owner:
    """The host gives it a run-time number, the kernel an attribute."""

    def __init__(self):
        self.epilogue = Epilogue(self)

    @cute.jit
    def __call__(self, y: cute.Tensor, n: cutec.Int32):
        self.n = n
        self.kernel(y).launch(grid=1, block=1)

    @cute.kernel
    def kernel(self, y: cute.Tensor):
        self.factor = self.n + 1
        y[0] = self.epilogue.scaled(5)
        y[1] = len(self.epilogue.calls)
        y[2] = self.epilogue.owner is self


def test_an_attribute_that_the_kernel_sets_is_seen_through_an_object_that_refers_back() -> None:
    y = np.zeros(3, np.int32)
    simulate(Owner(), y, 6)
    assert list(y) == [35, 1, 1]


@dataclass
class Pair:
    left: object
    right: object


@cute.kernel
def one_object(y: cute.Tensor, pair: Pair, again: list, by_name: dict):
    pair.left["n"] = pair.left["n"] + 1
    again[0].append(2)
    y[0] = by_name["left"]["n"] + again[1]["n"]
    y[1] = len(pair.right)
    y[2] = again[2] is again and by_name["left"] is pair.left


def test_two_paths_to_one_container_are_one_container() -> None:
    @cute.jit
    def host(y: cute.Tensor, n: cutec.Int32):
        left, right = {"n": n}, [n]
        again = [right, left]
        again.append(again)
        one_object(y, Pair(left, right), again, by_name={"left": left}).launch(grid=1, block=1)
        assert len(right) == 1  # the kernel's own list has grown

    y = np.zeros(3, np.int32)
    simulate(host, y, 6)
    assert list(y) == [14, 2, 1]


class Static:
    pass


def test_two_objects_with_equal_contents_stay_two() -> None:
    @cute.kernel
    def kernel(y: cute.Tensor, a: list, b: list, static: Static):
        a.append(1)
        y[0] = len(a) * 10 + len(b)
        y[1] = static is seen[0]

    @cute.jit
    def host(y: cute.Tensor, n: cutec.Int32):
        seen.append(Static())
        seen[0].itself = seen[0]
        kernel(y, [n], [n], seen[0]).launch(grid=1, block=1)

    seen: list[Static] = []
    y = np.zeros(2, np.int32)
    simulate(host, y, 6)
    assert list(y) == [21, 1]
