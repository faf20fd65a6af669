"""Registers of loads from tensor memory go through the wait behind them."""

from __future__ import annotations

from kernel_kit import Kernel

from cutec.ir.core import Op
from cutec.ir.types import F32, I32, ptr, vector
from cutec.lowering.tensor_loads import tie_loads
from cutec.ops.primitives.verify import verify_lowered

WAIT = "cutec.tcgen05_wait_ld"


def names(k: Kernel) -> list[str]:
    """The operations in order, without constants."""
    return [op.name.rpartition(".")[2] for op in k.block.ops if op.name != "arith.constant"]


def load(k: Kernel, registers: int) -> Op:
    return k.emit("cutec.tcgen05_ld", (k.const(0),), [I32] * registers, shape="32x32b")


def test_uses_come_behind_the_wait_and_take_its_results():
    k = Kernel(ptr(1))
    found = [*load(k, 2).results, *load(k, 1).results]
    packed = k.op("vector.from_elements", *found[:2], to=vector(2, I32))
    number = k.op("arith.bitcast", found[2], to=F32)
    k.emit(WAIT)
    k.store(packed, k.args[0])
    k.choose(k.compare("eq", found[0], 0), lambda: k.store(number, k.args[0]) or [], list)
    tie_loads(k.function)
    assert names(k) == [
        *("tcgen05_ld", "tcgen05_ld", "tcgen05_wait_ld", "from_elements", "bitcast", "store", "cmpi", "if")
    ]
    wait = next(op for op in k.block.ops if op.name == WAIT)
    assert wait.operands == found and packed.owner.operands == wait.results[:2]
    assert number.owner.operands == [wait.results[2]]
    verify_lowered(k.finish())


def test_what_is_used_before_the_wait_stays_there():
    k = Kernel(ptr(1))
    one, two = load(k, 2).results
    number, other = (k.op("arith.bitcast", value, to=F32) for value in (one, two))
    k.choose(k.compare("eq", two, 0), lambda: k.store(number, k.args[0]) or [], list)
    k.emit(WAIT)
    k.store(other, k.args[0])
    tie_loads(k.function)
    assert names(k) == ["tcgen05_ld", "bitcast", "cmpi", "if", "tcgen05_wait_ld", "bitcast", "store"]
    assert number.owner.operands == [one] and other.owner.operands != [two]
    verify_lowered(k.finish())


def test_each_wait_has_its_own_loads():
    k = Kernel(ptr(1))
    one = load(k, 1).result
    k.emit(WAIT)
    k.store(one, k.args[0])
    two = load(k, 1).result
    k.emit(WAIT)
    k.store(k.op("arith.addi", one, two, to=I32), k.args[0])
    tie_loads(k.function)
    first, second = [op for op in k.block.ops if op.name == WAIT]
    assert first.operands == [one] and second.operands == [two]
    total = next(op for op in k.block.ops if op.name == "arith.addi")
    assert total.operands == [first.result, second.result]
    verify_lowered(k.finish())


def test_waits_in_a_loop_and_waits_with_registers():
    k = Kernel(ptr(1))

    def body(_: object) -> list:
        value = load(k, 1).result
        k.emit(WAIT)
        k.store(value, k.args[0])
        return []

    outside = load(k, 1).result
    k.loop(0, 4, 1, [], body)
    named = k.emit(WAIT, (outside,), (I32,))
    k.store(named.result, k.args[0])
    tie_loads(k.function)
    loop = next(op for op in k.block.ops if op.name == "scf.for")
    inner = loop.regions[0].block.ops
    tied = next(op for op in inner if op.name == WAIT)
    assert [v.owner.name for v in tied.operands] == ["cutec.tcgen05_ld"] and tied.operands != [outside]
    assert named.operands == [outside]
    verify_lowered(k.finish())
