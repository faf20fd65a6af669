"""Calls alike: the tensors differ from those of an earlier call in their addresses only, and the
numbers in their values.

PyTorch tests that in one call: the guards that torch.compile puts before its code compare class,
dtype, device, extents and strides of all tensors. The frame of the earlier call then needs the new
addresses and numbers; nothing else of a host program depends on them. An address is tested as in
every call: it is not null, and aligned.

What is known about such calls is one tuple, `ALIKE`: the guard, the stream, a list of the frame
(empty while a call uses it), the frame's items. Of the calls that are not alike, one of `EVERY` is
compared with the one before: if their extents agree, it takes the tuple's place; else there is
none, so that calls with ever new extents lose no time by it.
"""

from __future__ import annotations

import itertools
import struct
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cutec.artifact.host import HostProgram, Launch
from cutec.artifact.host_ops import INT_BITS
from cutec.artifact.signature import DTYPE_BITS, ScalarParam, Signature, StreamParam, TensorParam
from cutec.runtime.accept import Acceptor

EVERY = 32  # calls
# How an argument is packed: numbers without a sign.
_FORMATS = {
    "ptr": "P",
    "i1": "B7x",
    "i8": "B7x",
    "i16": "H6x",
    "i32": "I4x",
    "i64": "Q",
    "f32": "f4x",
    "f64": "d",
}


def varying(signature: Signature, program: HostProgram) -> frozenset[int]:
    """The leaves that are addresses and numbers, if they only are arguments of kernels; empty if a
    call cannot be alike.
    """
    leaves, tensors = signature.leaves(), signature.tensors
    found = frozenset(i for i, leaf in enumerate(leaves) if leaf.kind in ("ptr", "scalar"))
    known = all(isinstance(p, (TensorParam, ScalarParam, StreamParam)) for p in signature.params)
    if (
        not known
        or not tensors
        or program.steps
        or program.again is not None
        or any(leaves[i].type not in _FORMATS for i in found)
    ):
        return frozenset()
    if any(t.noalias or DTYPE_BITS[t.dtype] < 8 for t in tensors):
        return frozenset()
    read = {ref for node in program.nodes for ref in node.args}
    read |= {ref for launch in program.launches for ref in _extents(launch)}
    return frozenset() if found & read else found


def _extents(launch: Launch) -> Iterator[int]:
    """The values that a launch needs beside the arguments of its kernel."""
    yield from (*launch.grid, *launch.block, *(launch.cluster or ()), launch.smem)
    yield from (event.event for event in launch.events)
    yield from () if launch.when is None else (launch.when,)


def call_lines(
    accept: Acceptor, program: HostProgram, varying: frozenset[int], items: Sequence[str], launch: Sequence[str]
) -> list[str]:
    """The statements of a call that is alike; others go on behind them. `h` is the stream, `items`
    are the frame's, `launch` launches. Names that they expect: those of `names_of`.
    """
    tests = ["h == on", f"same({''.join(p + ', ' for p in accept.tensors)})", *accept.numbers_fit]
    tests += [f"({pointer} := {p}.data_ptr())" for p, pointer in accept.tensors.items()]
    tests += accept.alignments()
    texts = [[_text(accept, ref) for ref in launched.args if ref in varying] for launched in program.launches]
    packs = [f"VARY{i}(buffer{i}, 0, {', '.join(found)})" for i, found in enumerate(texts) if found]
    return [
        "known = ALIKE",
        "if known is not None:",
        f"    same, on, free, {', '.join(items)} = known",
        f"    if {' and '.join(tests)}:",
        "        try:",
        "            f = free.pop()",
        "        except IndexError:",
        "            pass",
        "        else:",
        *(f"            {line}" for line in (*packs, *launch)),
        "            free.append(f)",
        "            return",
    ]


def last_lines(accept: Acceptor, put_back: str) -> list[str]:
    """The last statements of a call that was not alike; `put_back` is what they do mostly."""
    return [f"if next(TICK): {put_back}", f"else: LEARN(f, h, ({''.join(p + ', ' for p in accept.tensors)}))"]


def _text(accept: Acceptor, ref: int) -> str:
    """An address or number as it is packed."""
    leaf = accept.signature.leaves()[ref]
    if leaf.kind == "ptr":
        return f"v{ref}"
    number = accept.scalars[leaf.param]
    return number if leaf.type[0] == "f" else f"{number} & {(1 << INT_BITS[leaf.type]) - 1}"


def guard_of(tensors: Sequence[Any]) -> Callable[..., bool] | None:
    """A function that says whether tensors look like these, all but their addresses; None where
    PyTorch has none. (`TensorGuards` is no public name, hence the care.)
    """
    torch = sys.modules.get("torch")
    try:
        guards = torch._C._dynamo.guards.TensorGuards  # pyright: ignore[reportOptionalMemberAccess]  # None has no _C
        check = guards(*tensors, dynamic_dims_sizes=None, dynamic_dims_strides=None).check
        return check if check(*tensors) is True else None
    except (AttributeError, TypeError, ValueError, RuntimeError, SystemError):
        return None


def names_of(names: dict[str, Any], program: HostProgram, varying: frozenset[int], first: int) -> dict[str, Any]:
    """The names that calls expect, in their globals `names`: ALIKE, LEARN, TICK, and per launch i
    VARY{i}, which packs. `first` is the number of a frame's first item to keep.
    """
    seen: list[Any] = [None]

    def learn(frame: list[Any], stream: int, tensors: Sequence[Any]) -> None:
        """Keep the frame for calls like this one, if the call that was compared before was."""
        now = stream, [tensor.shape for tensor in tensors]
        guard = guard_of(tensors) if now == seen[0] else None
        seen[0] = now
        if guard is None:
            names["ALIKE"] = None
            names["POOL"].append(frame)
        else:
            names["ALIKE"] = (guard, stream, [frame], *frame[first:])

    tick = itertools.chain((0, 0), itertools.cycle((1,) * (EVERY - 1) + (0,)))
    types = program.types()
    formats = ["".join(_FORMATS[types[r]] for r in launch.args if r in varying) for launch in program.launches]
    packs = {f"VARY{i}": struct.Struct(f"@{format}").pack_into for i, format in enumerate(formats)}
    return {"ALIKE": None, "LEARN": learn, "TICK": tick, **packs}
