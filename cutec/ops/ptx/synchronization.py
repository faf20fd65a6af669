"""Barriers, fences and what else orders threads (PTX ISA, "Parallel Synchronization and
Communication Instructions"), and changes of tensor maps.
"""

from __future__ import annotations

from cutec.ir.attrs import IntArray, Raw, Typed
from cutec.ir.types import I1, I32
from cutec.ops.primitives.tensormap import FIELDS
from cutec.ops.ptx.conversions import SPACES
from cutec.ops.ptx.instructions import instruction, number, operands
from cutec.ops.ptx.registers import Registers
from cutec.ops.ptx.text import Statement, Unread

_PROXIES = {
    "async": "async",
    "async.global": "async.global",
    "async.shared::cta": "async.shared",
    "alias": "alias",
}
_UNEQUAL = 1  # arith.cmpi ne
_SCOPES = ("cta", "cluster", "gpu", "sys")


@instruction("bar barrier")
def barrier(r: Registers, s: Statement) -> None:
    """Barriers of a block and of a warp."""
    said = [q for q in s.qualifiers if q not in ("cta", "aligned")]
    if said == ["warp", "sync"]:
        r.effect("nvvm.bar.warp.sync", [r.get(operands(s, 1)[0], I32)])
        return
    if said[:1] == ["red"]:
        _reduced(r, s, said[1:])
        return
    values = [r.get(x, I32) for x in s.operands]
    if s.name == "barrier" and "aligned" not in s.qualifiers and said in (["sync"], ["arrive"]):
        if len(values) != 2 and (said == ["arrive"] or len(values) != 1):
            raise Unread(str(s))
        r.effect(f"cutec.barrier_{said[0]}", values)
    elif said == ["sync"] and len(values) in (1, 2):
        r.effect("nvvm.barrier", values, {"operandSegmentSizes": IntArray((1, len(values) - 1, 0))})
    elif said == ["arrive"] and len(values) == 2:
        r.effect("nvvm.barrier.arrive", values)
    else:
        raise Unread(str(s))


def _reduced(r: Registers, s: Statement, said: list[str]) -> None:
    """A barrier that reduces a predicate."""
    if said not in (["popc", "u32"], ["and", "pred"], ["or", "pred"]) or len(s.operands) not in (3, 4) or s.both:
        raise Unread(str(s))
    result, *barrier, predicate = s.operands
    given, attrs = r.get(predicate, I1), {"kind": said[0]}
    if s.inverted:
        given = r.op("arith.xori", [given, r.constant(1, I1)], I1)
    aligned = s.name == "bar" or "aligned" in s.qualifiers
    name = "cutec.barrier_red" if aligned else "cutec.barrier_sync_red"
    token = r.op(name, [given, *[r.get(x, I32) for x in barrier]], I32, attrs)
    found = r.op("cutec.barrier_red_result", [token], I32, attrs)
    r.put(result, found if said[0] == "popc" else r.compare(_UNEQUAL, found, r.constant(0, I32)))


@instruction("fence membar")
def fence(r: Registers, s: Statement) -> None:
    operands(s, 0)
    said = s.qualifiers
    if s.name == "fence" and said == ("mbarrier_init", "release", "cluster"):
        r.effect("nvvm.fence.mbarrier.init")
    elif s.name == "fence" and said[:1] == ("proxy",) and ".".join(said[1:]) in _PROXIES:
        r.effect("nvvm.fence.proxy", (), {"kind": Raw(f"#nvvm.proxy_kind<{_PROXIES['.'.join(said[1:])]}>")})
    elif s.name == "fence" and said[:1] in (("sc",), ("acq_rel",)) and said[1:] in [(scope,) for scope in _SCOPES]:
        r.effect("nvvm.memory.barrier", (), {"scope": Raw(f"#nvvm.mem_scope<{said[1]}>")})
    elif s.name == "membar" and said in (("cta",), ("gl",), ("sys",)):
        scope = "gpu" if said == ("gl",) else said[0]
        r.effect("nvvm.memory.barrier", (), {"scope": Raw(f"#nvvm.mem_scope<{scope}>")})
    else:
        raise Unread(str(s))


@instruction("mbarrier")
def mbarrier(r: Registers, s: Statement) -> None:
    """Barriers in shared memory; waiting takes a loop, which `try_wait` stands in."""
    *qualifiers, kind = s.qualifiers or ("",)
    spaces = [q for q in qualifiers if q in SPACES]
    said = ".".join(q for q in qualifiers if q not in (*SPACES, "release", "acquire", "cta", "cluster", "relaxed"))
    scope = {"scope": "cluster"} if "cluster" in qualifiers else {}
    space = SPACES[spaces[0]] if spaces else 3
    if kind != "b64" or space == 0 or "relaxed" in qualifiers:
        raise Unread(str(s))
    if said in ("test_wait.parity", "try_wait.parity"):
        p, where, parity = operands(s, 3)
        r.put(p, r.op(f"cutec.mbarrier.{said}", [r.address(where, space), r.get(parity, I32)], I1))
    elif said == "init":
        where, count = operands(s, 2)
        r.effect("cutec.mbarrier.init", [r.address(where, 3), r.get(count, I32)])
    elif said == "inval":
        r.effect("cutec.mbarrier.inval", [r.address(operands(s, 1)[0], 3)])
    elif said in ("arrive", "arrive.expect_tx", "arrive_drop", "arrive_drop.expect_tx"):
        state, where, *count = s.operands
        if state is not None:
            raise Unread(str(s))
        r.effect(f"cutec.mbarrier.{said}", [r.address(where, space), *(r.get(x, I32) for x in count)], scope)
    elif said in ("expect_tx", "complete_tx"):
        where, count = operands(s, 2)
        r.effect(f"cutec.mbarrier.{said}", [r.address(where, space), r.get(count, I32)], scope)
    else:
        raise Unread(str(s))


@instruction("griddepcontrol")
def dependent_launch(r: Registers, s: Statement) -> None:
    operands(s, 0)
    if s.qualifiers not in (("wait",), ("launch_dependents",)):
        raise Unread(str(s))
    r.effect("nvvm.griddepcontrol", (), {"kind": Raw(f"#nvvm<grid_dep_action {s.qualifiers[0]}>")})


@instruction("nanosleep")
def sleep(r: Registers, s: Statement) -> None:
    r.effect("nvvm.nanosleep", [r.get(operands(s, 1)[0], I32)])


@instruction("tensormap")
def tensor_map(r: Registers, s: Statement) -> None:
    """`tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [map], 1, extent;`."""
    said = s.qualifiers
    if len(said) != 6 or said[:2] != ("replace", "tile") or said[2] not in FIELDS or said[3] not in SPACES:
        raise Unread(str(s))
    where, *ordinal, value = s.operands
    field = FIELDS[said[2]]
    attrs = {"field": said[2], **({"ordinal": Typed(number(ordinal[0]), I32)} if ordinal else {})}
    r.effect("cutec.tensormap.replace", [r.address(where, SPACES[said[3]]), r.get(value, field)], attrs)
