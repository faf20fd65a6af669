"""Shuffles, votes and texts of PTX of two arms stay two."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from kernel_kit import Kernel

import cutec
from cutec import cute
from cutec.ir.attrs import ARM
from cutec.ir.types import I32
from cutec.lowering.arms import tell_arms_apart
from cutec.testing import simulate


def test_collective_operations_of_arms_have_numbers() -> None:
    k = Kernel(I32)
    every, mask = k.const(-1), k.const(31)

    def vote() -> list[Any]:
        return [k.op("nvvm.vote.sync", every, k.compare("slt", k.args[0], 5), to=I32, kind="ballot")]

    k.choose(k.compare("eq", k.args[0], 1), vote, vote, I32)
    vote()
    k.choose(k.compare("eq", k.args[0], 2), lambda: [k.op("arith.addi", k.args[0], mask, to=I32)], vote, I32)
    tell_arms_apart(k.function)
    votes = [op.attrs.get(ARM) for op in k.function.walk() if op.name == "nvvm.vote.sync"]
    assert [number and number.value for number in votes] == [0, 1, None, 2]
    assert not [op for op in k.function.walk() if ARM in op.attrs and op.name != "nvvm.vote.sync"]


@cute.kernel
def kernel(x: cute.Tensor, n: cutec.Int32):
    """What two arms do differs in operands at most."""
    tid, _, _ = cute.arch.thread_idx()
    value = x[0, tid]
    if tid < n:
        value = cute.arch.shuffle_sync_bfly(value, 1, 0xFFFF)
    else:
        value = cute.arch.shuffle_sync_bfly(value, 2, 0xFFFF0000)
    x[0, tid] = value
    if tid < n:
        x[1, tid] = cutec.Int32(cute.arch.activemask())
    else:
        x[1, tid] = cutec.Int32(cute.arch.activemask())
    vote = cute.arch.vote_ballot_sync
    x[2, tid] = vote(value > 0, 0xFFFF) if tid < n else vote(value > 0, 0xFFFF0000)


@cute.jit
def launch(x: cute.Tensor, n: cutec.Int32):
    kernel(x, n).launch(grid=(1, 1, 1), block=(32, 1, 1))


def test_the_meaning_stays() -> None:
    x = np.zeros((3, 32), np.int32)
    x[0] = np.arange(1, 33) * np.where(np.arange(32) % 3, 1, -1)
    low, before = np.arange(32) < 16, x[0].copy()
    simulate(launch, x, 16)
    assert (x[1] == np.where(low, 0xFFFF, -0x10000)).all()
    shuffled = np.where(low, before[np.arange(32) ^ 1], before[np.arange(32) ^ 2])
    assert (x[0] == shuffled).all()
    ballots = [sum(1 << i for i in np.flatnonzero((shuffled > 0) & side)) for side in (low, ~low)]
    assert (x[2] == np.where(low, *np.array(ballots, np.uint32).view(np.int32))).all()


@pytest.mark.tools
def test_two_arms_have_two_instructions() -> None:
    tensor: Any = cute.runtime.make_fake_compact_tensor(cutec.Int32, (3, 32), assumed_align=16)
    text = cute.compile[cute.GPUArch("sm_90a")](launch, tensor, 1).__ptx__
    counts = {name: text.count(f"\t{name}") for name in ("shfl.sync.bfly", "activemask", "vote.sync.ballot")}
    assert set(counts.values()) == {2}, counts
