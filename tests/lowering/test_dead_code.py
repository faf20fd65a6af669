"""Operations without effects whose results nothing uses are left out."""

from __future__ import annotations

from kernel_kit import Kernel

from cutec.ir.attrs import IntArray
from cutec.ir.types import I32, VectorType, ptr
from cutec.lowering.dead_code import remove_unused


def left(k: Kernel) -> list[str]:
    """The names of what is left, without the function and its return."""
    k.finish()
    remove_unused(k.function)
    return [op.name for op in k.function.walk()][1:-1]


def test_unused_operations_go_with_what_they_use() -> None:
    k = Kernel()
    value = k.binary("addi", k.binary("muli", k.sreg("tid.x"), 3), 4)
    k.op("vector.from_elements", value, value, to=VectorType(2, I32))
    assert left(k) == ["nvvm.read.ptx.sreg.tid.x"]


def test_what_is_used_stays() -> None:
    k = Kernel(ptr(1))
    used, unused = (k.binary("addi", k.sreg("tid.x"), n) for n in (1, 2))
    k.op("vector.extract", k.op("vector.from_elements", unused, to=VectorType(1, I32)), to=I32, position=IntArray((0,)))
    k.store(used, k.args[0])
    assert left(k).count("arith.addi") == 1 and "llvm.store" in left(k)


def test_operations_with_effects_stay_without_a_use() -> None:
    k = Kernel(ptr(1), I32)
    k.load(k.args[0], I32)
    k.shuffle("bfly", k.args[1], 1)
    k.barrier()
    assert [name for name in left(k) if name != "arith.constant"] == ["llvm.load", "nvvm.shfl.sync", "nvvm.barrier"]


def test_a_use_in_a_region_counts() -> None:
    k = Kernel(ptr(1))
    outside, unused = k.binary("addi", k.sreg("tid.x"), 1), k.binary("addi", k.sreg("tid.x"), 2)
    with k.when(k.compare("eq", k.sreg("tid.x"), 0)):
        k.binary("muli", unused, 2)
        k.store(outside, k.args[0])
    assert left(k).count("arith.addi") == 1 and "arith.muli" not in left(k) and "scf.if" in left(k)


def test_what_a_loop_carries_is_used() -> None:
    k = Kernel()
    k.loop(0, 4, 1, [k.const(7)], lambda i, total: [k.binary("addi", total, i)])
    assert left(k).count("arith.addi") == 1
