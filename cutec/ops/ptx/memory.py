"""Loads, stores and atomic operations (PTX ISA, "Data Movement and Conversion Instructions: ld, st,
mapa, st.async", "Parallel Synchronization and Communication Instructions: atom, red, red.async").
"""

from __future__ import annotations

from cutec.ir.attrs import IntArray, Raw, Typed
from cutec.ir.core import Value
from cutec.ir.types import I32, I64, bit_width, integer, ptr, vector
from cutec.ops.primitives.ptx_memory import ATOMIC_ORDERS, ATOMIC_TYPES, LOAD_ORDERS, SCOPES, STORE_ORDERS
from cutec.ops.primitives.remote import REDUCED
from cutec.ops.ptx.conversions import SPACES
from cutec.ops.ptx.instructions import instruction, is_signed, operands
from cutec.ops.ptx.registers import TYPES, Registers
from cutec.ops.ptx.text import Literal, Operand, Statement, Unread, Vector
from cutec.records import NamedTuple

_COUNTS = {"v2": 2, "v4": 4, "v8": 8}
_HINTS = ("ca", "cg", "cs", "lu", "cv", "wb", "wt", "nc", "noftz")
_HINTED = ("L1::", "L2::")
_BYTES = "mbarrier::complete_tx::bytes"


class _Access(NamedTuple):
    """What the qualifiers of an access say; `rest`: those that say something else."""

    order: str
    scope: str
    space: int
    elements: int
    kind: str
    rest: list[str]


def _access(s: Statement, orders: tuple[str, ...], default: str) -> _Access:
    *qualifiers, kind = s.qualifiers or ("",)
    if kind not in TYPES and kind not in ATOMIC_TYPES:
        raise Unread(str(s))
    order, scope, space, count, rest = default, "", 0, 1, []
    for qualifier in qualifiers:
        if qualifier in orders:
            order = qualifier
        elif qualifier in SCOPES:
            scope = qualifier
        elif qualifier in SPACES:
            space = SPACES[qualifier]
        elif qualifier in _COUNTS:
            count = _COUNTS[qualifier]
        elif qualifier not in _HINTS and not qualifier.startswith(_HINTED):
            rest.append(qualifier)
    return _Access(order, scope, space, count, kind, rest)


def _attrs(access: _Access, *groups: int) -> dict[str, object]:
    element = integer(max(bit_width(TYPES[access.kind]), 8))
    said = vector(access.elements, element) if access.elements > 1 else element
    attrs: dict[str, object] = {"order": access.order, "accesses": said, "operandSegmentSizes": IntArray(groups)}
    return attrs | ({"scope": access.scope} if access.scope else {})


def _elements(access: _Access, operand: Operand) -> list[Operand]:
    elements = list(operand.elements) if isinstance(operand, Vector) and access.elements > 1 else [operand]
    if len(elements) != access.elements:
        raise Unread(f"{len(elements)} registers for {access.elements}")
    return elements


@instruction("ld")
def load(r: Registers, s: Statement) -> None:
    access = _access(s, LOAD_ORDERS, "weak")
    d, where = s.operands if len(s.operands) == 2 else (None, None)
    if access.rest or TYPES[access.kind].mlir == "i1":
        raise Unread(str(s))
    targets, element = _elements(access, d), integer(bit_width(TYPES[access.kind]))
    found = r.builder.emit("cutec.ld", [r.address(where, access.space)], [element] * len(targets), _attrs(access, 1, 0))
    for target, value in zip(targets, found.results):
        r.put(target, value, is_signed(access.kind))


@instruction("st")
def store(r: Registers, s: Statement) -> None:
    if s.qualifiers[:1] == ("async",):
        _store_async(r, s)
        return
    access = _access(s, STORE_ORDERS, "weak")
    where, d = s.operands if len(s.operands) == 2 else (None, None)
    if access.rest or TYPES[access.kind].mlir == "i1":
        raise Unread(str(s))
    element = integer(bit_width(TYPES[access.kind]))
    values = [r.low(source, element) for source in _elements(access, d)]
    r.effect("cutec.st", [r.address(where, access.space), *values], _attrs(access, 1, len(values), 0))


def _store_async(r: Registers, s: Statement) -> None:
    """To the memory of a block of the cluster, whose barrier counts the bytes."""
    access = _access(s, ("async", "weak"), "")
    where, source, barrier = operands(s, 3)
    if access.rest != [_BYTES] or access.space not in (0, 7) or TYPES[access.kind] not in _asynchronous():
        raise Unread(str(s))
    element = integer(bit_width(TYPES[access.kind]))
    values = [r.get(value, element) for value in _elements(access, source)]
    r.effect("cutec.st.async", [r.address(where, 7), r.address(barrier, 7), *values])


def _asynchronous() -> list[object]:
    return [TYPES[kind] for kind in ("b32", "b64", "f32", "f64")]


@instruction("atom red")
def atomic(r: Registers, s: Statement) -> None:
    if s.qualifiers[:1] == ("async",):
        _reduce_async(r, s)
        return
    access = _access(s, ATOMIC_ORDERS, "relaxed")
    name = access.rest[0] if len(access.rest) == 1 else ""
    count = 1 + (s.name == "atom") + (2 if name == "cas" else 1)
    if access.kind not in ATOMIC_TYPES or len(s.operands) != count:
        raise Unread(str(s))
    *d, where = s.operands[: 1 + (s.name == "atom")]
    register = ATOMIC_TYPES[access.kind][0]
    values = [r.get(value, register) for source in s.operands[len(d) + 1 :] for value in _elements(access, source)]
    targets = _elements(access, d[0]) if d else []
    attrs = {
        "accesses": vector(access.elements, register) if access.elements > 1 else register,
        "operandSegmentSizes": IntArray((1, len(values))),
        "op": name,
        "type": access.kind,
        "order": access.order,
        "scope": access.scope or "gpu",
    }
    pointer = r.address(where, access.space)
    found = r.builder.emit("cutec.atom", [pointer, *values], [register] * len(targets), attrs)
    for target, value in zip(targets, found.results):
        r.put(target, value)


def _reduce_async(r: Registers, s: Statement) -> None:
    access = _access(s, ("async", "relaxed"), "")
    where, source, barrier = operands(s, 3)
    kind = [q for q in access.rest if q != _BYTES]
    if access.space not in (0, 7) or len(kind) != 1 or access.kind not in REDUCED.get(kind[0], ()):
        raise Unread(str(s))
    pointers = [r.address(where, 7), r.address(barrier, 7)]
    value = r.get(source, TYPES[access.kind])
    r.effect("cutec.red.async", [*pointers, value], {"kind": kind[0], "dtype": access.kind})


@instruction("mapa")
def mapa(r: Registers, s: Statement) -> None:
    """An address of the block's shared memory → of another block of the cluster."""
    space, kind = s.qualifiers if len(s.qualifiers) == 2 else ("", "")
    d, a, rank = operands(s, 3)
    if space != "shared::cluster" or kind not in ("u32", "u64"):
        raise Unread(str(s))
    pointer: Value = r.op("nvvm.mapa", [r.cast(r.get(a, TYPES[kind]), ptr(3)), r.get(rank, I32)], ptr(7))
    r.put(d, r.op("llvm.ptrtoint", [pointer], TYPES[kind]))


@instruction("prefetch")
def prefetch(r: Registers, s: Statement) -> None:
    *space, level = s.qualifiers or ("",)
    if level not in ("L1", "L2") or space not in ([], ["global"]):
        raise Unread(str(s))
    r.effect("cutec.prefetch", [r.address(operands(s, 1)[0], SPACES["".join(space)])], {"level": level})


# -- bulk copies -----------------------------------------------------------------------------------

_KEPT = ("L2::cache_hint",)


@instruction("cp")
def copy(r: Registers, s: Statement) -> None:
    """`cp.async`, `cp.async.bulk` and `cp.reduce.async.bulk`."""
    kinds = {
        ("async", "bulk"): _bulk,
        ("reduce", "async", "bulk"): _bulk,
        ("async",): _copy_async,
    }
    for beginning, emit in kinds.items():
        if s.qualifiers[: len(beginning)] == beginning:
            emit(r, s, [q for q in s.qualifiers[len(beginning) :] if q not in _KEPT])
            return
    raise Unread(str(s))


def _bulk(r: Registers, s: Statement, said: list[str]) -> None:
    reduces = s.qualifiers[0] == "reduce"
    if said == ["commit_group"] and not reduces:
        r.effect("nvvm.cp.async.bulk.commit.group")
    elif said[:1] == ["wait_group"] and not reduces and said[1:] in ([], ["read"]):
        _wait(r, s, "nvvm.cp.async.bulk.wait_group", "group", {"read": None} if said[1:] else {})
    elif said[:2] == ["global", "shared::cta"] and said[2:3] == ["bulk_group"] and len(said) == (5 if reduces else 3):
        target, source, size, *hint = s.operands
        pointers = [r.address(target, 1), r.address(source, 3), r.get(size, I32)]
        attrs = {"kind": said[3], "dtype": said[4]} if reduces else {}
        values = [*pointers, *(r.get(x, I64) for x in hint)]
        groups = {"operandSegmentSizes": IntArray((1, 1, 1, len(hint)))}
        r.effect("cutec.bulk.reduce" if reduces else "cutec.bulk.store", values, attrs | groups)
    elif not reduces and len(said) >= 3 and said[0] in ("shared::cta", "shared::cluster") and said[2] == _BYTES:
        _by_barrier(r, s, said)
    else:
        raise Unread(str(s))


def _by_barrier(r: Registers, s: Statement, said: list[str]) -> None:
    """Copies whose bytes a barrier counts."""
    space = SPACES[said[0]]
    (target, source, size, barrier), rest = s.operands[:4], list(s.operands[4:])
    multicast = said[3:] == ["multicast::cluster"]
    if said[1] == "shared::cta" and space == 7 and not said[3:] and not rest:
        values = [r.address(target, 7), r.address(source, 3), r.get(size, I32), r.address(barrier, 7)]
        r.effect("cutec.bulk.send", values)
    elif said[1] == "global" and (multicast or not said[3:]):
        hinted = _KEPT[0] in s.qualifiers
        if len(rest) != multicast + hinted:
            raise Unread(str(s))
        values = [r.address(target, space), r.address(source, 1), r.get(size, I32), r.address(barrier, space)]
        extra = [r.get(x, integer(16)) for x in rest[:multicast]] + [r.get(x, I64) for x in rest[multicast:]]
        groups = {"operandSegmentSizes": IntArray((1, 1, 1, 1, int(multicast), int(hinted)))}
        r.effect("cutec.bulk.load", [*values, *extra], groups)
    else:
        raise Unread(str(s))


def _wait(r: Registers, s: Statement, name: str, attribute: str, attrs: dict[str, object]) -> None:
    (count,) = operands(s, 1)
    if not isinstance(count, Literal):
        raise Unread(str(s))
    r.effect(name, (), {attribute: Typed(count.bits, I32), **attrs})


def _copy_async(r: Registers, s: Statement, said: list[str]) -> None:
    if said == ["commit_group"]:
        r.effect("nvvm.cp.async.commit.group")
    elif said == ["wait_group"]:
        _wait(r, s, "nvvm.cp.async.wait.group", "n", {})
    elif said[:1] in (["ca"], ["cg"]) and said[1] in ("shared", "shared::cta") and said[2:3] == ["global"]:
        target, source, size, *count = s.operands
        if not isinstance(size, Literal) or len(count) > 1 or not all(q.startswith(_HINTED) for q in said[3:]):
            raise Unread(str(s))
        values = [r.address(target, 3), r.address(source, 1), *(r.get(x, I32) for x in count)]
        modifier = Raw(f"#nvvm.load_cache_modifier<{said[0]}>")
        r.effect("nvvm.cp.async.shared.global", values, {"size": Typed(size.bits, I32), "modifier": modifier})
    else:
        raise Unread(str(s))
