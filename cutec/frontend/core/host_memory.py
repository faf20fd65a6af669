"""Memory that a host function allocates for an argument of its kernels: `llvm.alloca`, addresses
in it, and stores. Kernels get what was stored; there is no such memory on the host.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.diag import error
from cutec.frontend.core.context import KernelState, Trace
from cutec.frontend.core.location import user_location
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Block, Op, Value
from cutec.ir.types import I1, I8, I32, I64, ptr

DYNAMIC = -(2**31)  # in rawConstantIndices: the next operand
_MOST = 16  # values of which a load selects one; it reads longer memory


class HostMemory:
    """What is stored, by its place in bytes."""

    def __init__(self, block: Block) -> None:
        self.block = block
        self.stored: dict[int, Value] = {}


def allocate(trace: Trace) -> Value:
    """The address of new memory of the host function."""
    address = Op("llvm.alloca", (), (ptr(0),)).result
    trace.memories[address] = HostMemory(trace.builder.block), 0
    return address


def offset(trace: Trace, base: Value, count: int) -> Value:
    """The address `count` bytes behind another one."""
    memory, before = trace.memories[base]
    address = Op("llvm.getelementptr", (base,), (ptr(0),)).result
    trace.memories[address] = memory, before + count
    return address


def store(trace: Trace, value: Value, address: Value) -> None:
    """Remember a value. Raises E0506 where it may not be there, in a branch or loop."""
    memory, place = trace.memories[address]
    if memory.block is not trace.builder.block:
        raise error(
            "E0506",
            "a store of a host function in a branch or loop of run time",
            user_location(),
            help="store what is selected: `n if condition else m`",
        )
    memory.stored[place] = value


def load(trace: Trace, address: Value) -> Value:
    """What was stored there. Raises E0506 where nothing was."""
    memory, place = trace.memories[address]
    if place not in memory.stored:
        raise error("E0506", "a load of what the host function has not stored", user_location(), help="store it before")
    return memory.stored[place]


def given(trace: Trace, leaves: Sequence[Value]) -> list[Value]:
    """What a kernel gets for its arguments: of memory what is stored there."""
    if not trace.memories:
        return list(leaves)
    found: list[Value] = []
    for leaf in leaves:
        held = trace.memories.get(leaf)
        found += [leaf] if held is None else held[0].stored.values()
    return found


def taken(trace: Trace, state: KernelState, leaves: Sequence[Value], place_of: dict[Value, int]) -> list[Value]:
    """The arguments in the kernel that is being traced, one for each of `leaves`: of memory the
    address of a copy.
    """
    args = state.body.args
    made: dict[int, Value] = {}
    result = []
    for leaf in leaves:
        if leaf not in trace.memories:
            result.append(args[place_of[leaf]])
            continue
        memory, before = trace.memories[leaf]
        if id(memory) not in made:
            copies = {place: args[place_of[value]] for place, value in memory.stored.items()}
            made[id(memory)] = _copied(trace, state, copies)
        result.append(_behind(trace, made[id(memory)], before) if before else made[id(memory)])
    return result


def _copied(trace: Trace, state: KernelState, stored: dict[int, Value]) -> Value:
    emit = trace.builder
    size = max([place + 16 for place in stored], default=16)
    attrs = {"elem_type": I8, "alignment": Typed(16, I64)}
    memory = emit.value("llvm.alloca", [emit.constant(size, I32)], ptr(0), attrs)
    for place, value in stored.items():
        emit.emit("llvm.store", [value, _behind(trace, memory, place)])
    state.copies[memory] = stored
    return memory


def _behind(trace: Trace, base: Value, count: int) -> Value:
    attrs = {"rawConstantIndices": IntArray((count,)), "elem_type": I8, "noWrapFlags": Typed(0, I32)}
    return trace.builder.value("llvm.getelementptr", [base], ptr(0), attrs)


def drop_unread(state: KernelState, function: Op) -> None:
    """Take copies of which nothing is read away again, with the addresses in them."""
    uses: dict[Value, list[Op]] = {}
    for op in function.walk() if state.copies else ():
        for value in op.operands:
            uses.setdefault(value, []).append(op)
    for memory in state.copies:
        behind = [op for op in uses.get(memory, ()) if op.name == "llvm.getelementptr"]
        unread = [op for op in behind if not uses.get(op.result)]
        stores = [op for each in behind for op in uses.get(each.result, ()) if op.name == "llvm.store"]
        initial = [op for op in stores if op.operands[0] in state.copies[memory].values()]
        gone = list(unread)
        if len(behind) == len(uses.get(memory, ())) and all(
            op in initial for each in behind for op in uses.get(each.result, ())
        ):
            gone = [*behind, *initial, memory.owner]
        for op in gone:
            assert isinstance(op, Op) and op.block is not None
            op.block.ops.remove(op)


def selected(trace: Trace, ty: Any, address: Value, size: int) -> Value | None:
    """What a load from such a copy gives, selected among the kernel's arguments, so that it need
    not be in memory; None for other addresses.
    """
    owner = address.owner
    if trace.kernel is None or not isinstance(owner, Op) or owner.name != "llvm.getelementptr":
        return None
    stored = trace.kernel.copies.get(owner.operands[0])
    if stored is None or len(stored) > _MOST or owner.attrs["elem_type"] != ty:
        return None
    if any(value.type != ty or place % size for place, value in stored.items()):
        return None
    (index,) = owner.attrs["rawConstantIndices"].values
    if index != DYNAMIC:
        return stored.get(index * size)
    emit, wanted = trace.builder, owner.operands[1]
    (_, found), *others = stored.items()
    for place, value in others:
        here = emit.constant(place // size, wanted.type)
        attrs = {"predicate": Typed(0, I64)}
        found = emit.value("arith.select", [emit.value("arith.cmpi", [wanted, here], I1, attrs), value, found], ty)
    return found
