"""`wgmma.fence` is inserted where registers may have been touched since the last, and nowhere
else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cutec.ir.attrs import Typed
from cutec.ir.builder import Builder
from cutec.ir.core import Block, Op, Region, Value
from cutec.ir.types import F32, I32, ptr
from cutec.lowering.fences import insert_fences


class Body:
    """A kernel's body, written in a few words."""

    def __init__(self) -> None:
        self.block = Block([ptr(0)])
        self.builder = Builder(self.block)
        (self.fragment,) = self.block.args

    def multiply(self) -> None:
        d = self.builder.value("llvm.load", [self.fragment], F32)
        self.store(self.builder.value("cutec.wgmma.mma_async", [d], F32))

    def store(self, value: Value) -> None:
        self.builder.emit("llvm.store", [value, self.fragment])

    def touch(self) -> None:
        self.store(self.builder.constant(1.0, F32))

    def fence(self) -> None:
        self.builder.emit("nvvm.wgmma.fence.aligned")

    def wait(self) -> None:
        self.builder.emit("nvvm.wgmma.commit.group.sync.aligned")
        self.builder.emit("cutec.wgmma.wait_group", (), (), {"group": Typed(0, I32)})

    def loop(self, body: Callable[[], Any]) -> None:
        block = Block([I32])
        with self.builder.inside(block):
            body()
            self.builder.emit("scf.yield")
        self.builder.emit("scf.for", [self.builder.constant(n, I32) for n in (0, 4, 1)], (), {}, [Region(block)])

    def fences(self) -> list[str]:
        """The names of fences, multiplies and loops in order, loops with their contents in
        brackets.
        """
        kernel = Op("llvm.func", regions=[Region(self.block)])
        insert_fences(kernel)
        return list(_words(kernel.body))


def _words(block: Block) -> Any:
    for op in block.ops:
        if op.name in ("nvvm.wgmma.fence.aligned", "cutec.wgmma.fence"):
            yield "fence"
        elif op.name == "cutec.wgmma.mma_async":
            yield "multiply"
        elif op.regions:
            yield "["
            yield from _words(op.body)
            yield "]"


def multiply_twice(b: Body) -> None:
    b.multiply()
    b.multiply()


def touch_between(b: Body) -> None:
    b.multiply()
    b.touch()
    b.multiply()


def own_fence(b: Body) -> None:
    b.fence()
    b.multiply()
    b.wait()
    b.multiply()


def quiet_loop(b: Body) -> None:
    b.loop(b.multiply)
    b.multiply()


def waiting_loop(b: Body) -> None:
    b.loop(lambda: (b.loop(b.multiply), b.wait()))


def none(b: Body) -> None:
    b.touch()


EXPECTED = [
    (multiply_twice, "fence multiply multiply"),
    (touch_between, "fence multiply fence multiply"),
    (own_fence, "fence multiply fence multiply"),
    (quiet_loop, "fence [ multiply ] multiply"),
    (waiting_loop, "[ fence [ multiply ] ]"),
    (none, ""),
]


@pytest.mark.parametrize(("write", "expected"), EXPECTED, ids=lambda x: getattr(x, "__name__", ""))
def test_where_fences_go(write: Callable[[Body], None], expected: str):
    body = Body()
    write(body)
    assert " ".join(body.fences()) == expected


def test_registers_go_through_the_fence_that_they_need():
    """All that are loaded before it, of multiplies up to the next operation that touches
    registers.
    """
    body = Body()
    first, second = (body.builder.value("llvm.load", [body.fragment], F32) for _ in range(2))
    made = [body.builder.emit("cutec.wgmma.mma_async", [d], [F32]) for d in (first, second)]
    body.wait()
    later = body.builder.emit("cutec.wgmma.mma_async", [first], [F32])
    assert body.fences() == ["fence", "multiply", "multiply", "fence", "multiply"]
    (fence, again) = [op for op in body.block.ops if op.name == "cutec.wgmma.fence"]
    assert fence.operands == [first, second] and [op.operands[0] for op in made] == fence.results
    assert again.operands == [first] and later.operands == again.results


def test_the_kernels_own_fence_has_the_registers_of_the_next_multiply():
    """They are loaded behind it: it stands before the multiply instead, and they go through it."""
    b = Body()
    b.fence()
    b.touch()
    b.multiply()
    assert b.fences() == ["fence", "multiply"]
    fence, multiply = (
        next(op for op in b.block.ops if op.name == name) for name in ("cutec.wgmma.fence", "cutec.wgmma.mma_async")
    )
    assert multiply.operands[0] is fence.results[0] and fence.operands[0].owner.name == "llvm.load"
    assert not any(op.name == "nvvm.wgmma.fence.aligned" for op in b.block.ops)


def test_a_fence_of_the_kernel_between_multiplies_stays():
    b = Body()
    b.multiply()
    b.fence()
    b.multiply()
    assert b.fences() == ["fence", "multiply", "fence", "multiply"]
