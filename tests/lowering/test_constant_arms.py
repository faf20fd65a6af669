"""An accumulator that is set to zero under a condition takes its registers once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from kernel_kit import Kernel

import cutec
from cutec import cute
from cutec.ir.attrs import IntArray
from cutec.ir.core import Op, Value
from cutec.ir.types import F32, ptr, vector
from cutec.lowering.constant_arms import keep_blocks
from cutec.ops.primitives.verify import verify_lowered
from cutec.testing import simulate

MARK = "cutec.keep_block"


def marks(op: Op) -> list[bool]:
    """Which arms of an `scf.if` begin with a mark."""
    return [bool(region.block.ops) and region.block.ops[0].name == MARK for region in op.regions]


def elements(k: Kernel, whole: Value, count: int) -> list[Value]:
    return [k.op("vector.extract", whole, to=F32, static_position=IntArray((i,), 64)) for i in range(count)]


def chosen(count: int, effect: bool = False, given: bool = False) -> list[bool]:
    """The marks of a choice between `count` zeros and what was loaded."""
    k = Kernel(ptr(1))
    parts = elements(k, k.load(k.args[0], vector(count, F32)), count)

    def zeros() -> list[Value]:
        if effect:
            k.store(k.const(1), k.args[0])
        return parts if given else elements(k, k.const(0.0, vector(count, F32)), count)

    k.choose(k.compare("eq", k.const(0), 1), zeros, lambda: parts, *[F32] * count)
    keep_blocks(k.function)
    verify_lowered(k.finish())
    return marks(next(op for op in k.function.walk() if op.name == "scf.if"))


def test_arms_of_many_constants_are_marked() -> None:
    assert chosen(32) == [True, False]
    assert chosen(31) == chosen(32, effect=True) == chosen(32, given=True) == [False, False]


COUNT = 192


@cute.kernel
def kernel(x: cute.Tensor, y: cute.Tensor, n: cutec.Int32):
    tid, _, _ = cute.arch.thread_idx()
    sums = cute.make_rmem_tensor(COUNT, cutec.Float32)
    sums.store(cute.local_tile(x, (COUNT,), (tid,)).load())
    cute.arch.sync_threads()
    if n == 0:
        sums.fill(0.0)
    cute.arch.sync_threads()
    cute.local_tile(y, (COUNT,), (tid,)).store(sums.load())


@cute.jit
def entry(x: cute.Tensor, y: cute.Tensor, n: cutec.Int32):
    kernel(x, y, n).launch(grid=1, block=128)


@pytest.mark.parametrize("n", [0, 1])
def test_the_meaning_stays(n: int) -> None:
    x = np.arange(COUNT * 128, dtype=np.float32)
    y = np.full_like(x, 7)
    simulate(entry, x, y, n)
    assert (y == x * n).all()


@pytest.mark.tools
def test_no_registers_are_spilled() -> None:
    tensor: Any = cute.runtime.make_fake_compact_tensor(cutec.Float32, (COUNT * 128,), assumed_align=16)
    compiled = cute.compile[cute.GPUArch("sm_90a")](entry, tensor, tensor, 1)
    (used,) = compiled.resources.values()
    assert used.spill_stores == 0 and COUNT < used.registers < 2 * COUNT
