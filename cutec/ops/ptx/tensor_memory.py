"""Tensor memory: its allocation, accesses of warps, and order (PTX ISA, "TensorCore 5th Generation
Family Instructions"). Multiplies and copies into it have no meaning here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.ir.attrs import Typed
from cutec.ir.core import Value
from cutec.ir.types import I32, integer
from cutec.ops.ptx.instructions import instruction, number, operands
from cutec.ops.ptx.registers import Registers
from cutec.ops.ptx.text import Address, Operand, Statement, Unread, Vector
from cutec.target.tensor_memory import SHAPES

_SIDES = {"fence::before_thread_sync": "before", "fence::after_thread_sync": "after"}
_GROUPS = {f"cta_group::{size}": {"group": Typed(size, I32)} for size in (1, 2)}
_ALIGNED = ("sync", "aligned")
_COMMITS = ("mbarrier::arrive::one", "shared::cluster", "multicast::cluster", "b64")


@instruction("tcgen05")
def tcgen05(r: Registers, s: Statement) -> None:
    kind = s.qualifiers[0] if s.qualifiers else ""
    if kind in _SIDES and len(s.qualifiers) == 1:
        operands(s, 0)
        r.effect("cutec.tcgen05_fence", (), {"side": _SIDES[kind]})
    elif kind in ("wait::ld", "wait::st") and s.qualifiers[1:] == _ALIGNED:
        operands(s, 0)
        r.effect(f"cutec.tcgen05_{kind.replace('::', '_')}")
    elif kind in _ACCESSES and s.qualifiers[1:3] == _ALIGNED:
        _ACCESSES[kind](r, s)
    elif kind in _GROUPED and s.qualifiers[1:2] and s.qualifiers[1] in _GROUPS:
        _GROUPED[kind](r, s, s.qualifiers[2:], _GROUPS[s.qualifiers[1]])
    else:
        raise Unread(str(s))


# -- allocation ------------------------------------------------------------------------------------


def _alloc(r: Registers, s: Statement, said: tuple[str, ...], group: dict[str, Any]) -> None:
    target, columns = operands(s, 2)
    if said != (*_ALIGNED, "shared::cta", "b32"):
        raise Unread(str(s))
    r.effect("cutec.tcgen05_alloc", [r.address(target, 3), r.get(columns, I32)], group)


def _dealloc(r: Registers, s: Statement, said: tuple[str, ...], group: dict[str, Any]) -> None:
    address, columns = operands(s, 2)
    if said != (*_ALIGNED, "b32"):
        raise Unread(str(s))
    r.effect("cutec.tcgen05_dealloc", [r.get(address, I32), r.get(columns, I32)], group)


def _relinquish(r: Registers, s: Statement, said: tuple[str, ...], group: dict[str, Any]) -> None:
    operands(s, 0)
    if said != _ALIGNED:
        raise Unread(str(s))
    r.effect("cutec.tcgen05_relinquish", (), group)


def _commit(r: Registers, s: Statement, said: tuple[str, ...], group: dict[str, Any]) -> None:
    barrier, *mask = operands(s, 1 + ("multicast::cluster" in said))
    # `.shared::cluster` may be left out
    if tuple(q for q in _COMMITS if q in said or q not in _COMMITS[1:3]) != said:
        raise Unread(str(s))
    pointer = r.address(barrier, 7 if "shared::cluster" in said else 3)
    r.effect("cutec.tcgen05_commit", [pointer, *[r.get(blocks, integer(16)) for blocks in mask]], group)


_GROUPED: dict[str, Callable[[Registers, Statement, tuple[str, ...], dict[str, Any]], None]] = {
    "alloc": _alloc,
    "dealloc": _dealloc,
    "relinquish_alloc_permit": _relinquish,
    "commit": _commit,
}

# -- accesses --------------------------------------------------------------------------------------


def _load(r: Registers, s: Statement) -> None:
    attrs, count = _access(s, "pack::16b")
    target, address, *offset = operands(s, 2 + SHAPES[attrs["shape"]].split)
    targets = target.elements if isinstance(target, Vector) else (target,)
    if len(targets) != count:
        raise Unread(str(s))
    made = r.builder.emit("cutec.tcgen05_ld", [_place(r, address)], [I32] * count, attrs | _split(offset))
    for register, value in zip(targets, made.results):
        r.put(register, value)


def _store(r: Registers, s: Statement) -> None:
    attrs, count = _access(s, "unpack::16b")
    address, *offset, source = operands(s, 2 + SHAPES[attrs["shape"]].split)
    sources = source.elements if isinstance(source, Vector) else (source,)
    if len(sources) != count:
        raise Unread(str(s))
    values = [r.get(register, I32) for register in sources]
    r.effect("cutec.tcgen05_st", [_place(r, address), *values], attrs | _split(offset))


_ACCESSES: dict[str, Callable[[Registers, Statement], None]] = {"ld": _load, "st": _store}


def _access(s: Statement, packing: str) -> tuple[dict[str, Any], int]:
    """The attributes of an access, and its number of registers."""
    shape, repeat, *packs, kind = s.qualifiers[3:]
    if shape not in SHAPES or kind != "b32" or packs not in ([], [packing]) or not repeat[1:].isdigit():
        raise Unread(str(s))
    attrs: dict[str, Any] = {"shape": shape} | ({"pack": None} if packs else {})
    return attrs, int(repeat[1:]) * SHAPES[shape].registers


def _split(offset: list[Operand]) -> dict[str, Any]:
    """Of an access in two halves, the columns between them."""
    return {"offset": Typed(number(offset[0]), I32)} if offset else {}


def _place(r: Registers, operand: Operand) -> Value:
    """The address that `[t + 4]` names."""
    if not isinstance(operand, Address) or operand.coordinates:
        raise Unread("an operand that is no address")
    base = r.get(operand.base, I32)
    return r.op("arith.addi", [base, r.constant(operand.offset, I32)], I32) if operand.offset else base
