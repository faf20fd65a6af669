"""`cutec.bulk` and `cutec.tma`: asynchronous copies (PTX ISA, "Data Movement and Conversion
Instructions: Bulk copy" and "Tensor copy"), linear ones and boxes of a tensor that a tensor map
describes.

Operands come in groups, whose sizes `operandSegmentSizes` gives. Loads into shared memory count
their bytes at a barrier; stores belong to the bulk group that the thread commits next. `mask` (i16)
has a bit for each block of the cluster that the data goes to, at the same place in each; `hint`
(i64) is an L2 cache policy. `paired` (`.cta_group::2`): the barrier may be that of the other block
of the pair; of a multicast, each block's bytes count in the block of its pair with the parity of
the barrier's. `rows` (`.tile::gather4`, `.tile::scatter4`): four rows of a matrix instead of a box,
at the coordinates (column, row, row, row, row); the map's boxes are of one row. `wide`
(`.im2col::w`, `.im2col::w::128`): a column of pixels along the width; the offsets are then the
number of pixels behind it that are loaded too (behind every 32 of w128), and the position in the
filter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from cutec.artifact.tensor_map import WIDE
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Op
from cutec.ir.types import I32, I64, PtrType, Type, integer
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives import rules
from cutec.ops.primitives.mbarrier import SIGNAL
from cutec.ops.primitives.registry import (
    BLOCKING,
    BULK_GROUP,
    ISSUED_ONCE,
    MBARRIER,
    Array,
    Context,
    Size,
    asynchronous,
    define,
    reads,
    writes,
)
from cutec.target.arch import parse_arch
from cutec.target.tcgen05 import TARGETS

_Operand = TypeVar("_Operand")  # an array, or a value of the IR
I16 = integer(16)
BY_BARRIER = asynchronous(MBARRIER)
BY_GROUP = asynchronous(BULK_GROUP)
LOAD = reads("global") | writes("shared") | BY_BARRIER
STORE = reads("shared") | writes("global") | BY_GROUP
COUNTED = Size(2)  # target, source, bytes
REDUCTIONS = ("add", "min", "max", "inc", "dec", "and", "or", "xor")
_LEAST_IM2COL = 3
ROWS = 4  # that a gather or scatter copies

# Kinds of pointer operands → their address spaces.
_POINTERS = {"shared": (3,), "any shared": (3, 7), "other block": (7,), "global": (0, 1), "map": (0,)}


def groups(op: Op) -> list[int]:
    """The number of operands in each group."""
    sizes = op.attrs.get("operandSegmentSizes")
    return list(sizes.values) if isinstance(sizes, IntArray) else [1] * len(op.operands)


def _rule(*kinds: str | Type) -> rules.Rule:
    """A group for each of `kinds`: a kind of pointer, a type, or `coord`, `offsets`, `mask`, `hint`
    (which may be missing).
    """

    def rule(op: Op) -> str | None:
        sizes = groups(op)
        if len(sizes) != len(kinds) or sum(sizes) != len(op.operands) or op.results:
            return f"has {len(kinds)} groups of operands ({', '.join(map(str, kinds))}), not {len(sizes)}"
        rest = [v.type for v in op.operands]
        for kind, size in zip(kinds, sizes):
            types, rest = rest[:size], rest[size:]
            if not _fits(kind, types):
                return f"has for its {kind}: {', '.join(map(str, types)) or 'nothing'}"
        return _im2col(op, kinds, sizes) or _rows(op, kinds, sizes)

    return rule


def _rows(op: Op, kinds: tuple[str | Type, ...], sizes: list[int]) -> str | None:
    """A gather or scatter has a column and four rows, and is of a matrix without offsets."""
    if "rows" not in op.attrs:
        return None
    coord, *offsets = (sizes[kinds.index(k)] for k in ("coord", "offsets") if k in kinds)
    return None if coord == 1 + ROWS and not any(offsets) else f"has {coord} coordinates for a column and {ROWS} rows"


def _fits(kind: str | Type, types: list[Type]) -> bool:
    if isinstance(kind, Type):
        return types == [kind]
    if kind in _POINTERS:
        return len(types) == 1 and isinstance(types[0], PtrType) and types[0].space in _POINTERS[kind]
    most, ty = {"coord": (5, I32), "offsets": (3, I16), "mask": (1, I16), "hint": (1, I64)}[kind]
    return (kind != "coord" or len(types) > 0) and len(types) <= most and all(t == ty for t in types)


def _im2col(op: Op, kinds: tuple[str | Type, ...], sizes: list[int]) -> str | None:
    """Offsets, if present, are for all dimensions but the channels and the images; along the width
    alone two numbers.
    """
    if "offsets" not in kinds:
        return None
    rank, offsets = (sizes[kinds.index(k)] for k in ("coord", "offsets"))
    if "wide" in op.attrs:
        fits = op.attrs["wide"] in WIDE[1:] and rank >= _LEAST_IM2COL and offsets == 2
        return None if fits else f"has {offsets} offsets and {rank} coordinates for columns along the width"
    return (
        None
        if not offsets or (rank >= _LEAST_IM2COL and offsets == rank - 2)
        else f"has {offsets} offsets for {rank} coordinates"
    )


def split(op: Op, operands: Sequence[_Operand]) -> list[tuple[_Operand, ...]]:
    """The operands by group."""
    result, start = [], 0
    for size in groups(op):
        result.append(tuple(operands[start : start + size]))
        start += size
    return result


def _one(group: tuple[Array, ...]) -> Array | None:
    return group[0] if group else None


# -- linear copies ---------------------------------------------------------------------------------


@define(
    "cutec.bulk.load",
    _rule("any shared", "global", I32, "any shared", "mask", "hint"),
    LOAD,
    label="bulk load",
    size=COUNTED,
)
def bulk_load(ctx: Context, op: Op, *operands: Array) -> None:
    (target,), (source,), (size,), (barrier,), mask, _ = split(op, operands)
    ctx.bulk.load(target, source, size, barrier, _one(mask))


@define(
    "cutec.bulk.send",
    _rule("other block", "shared", I32, "other block"),
    reads("shared") | writes("shared") | BY_BARRIER,
    label="bulk copy to another block",
    size=COUNTED,
)
def bulk_send(ctx: Context, op: Op, target: Array, source: Array, size: Array, barrier: Array) -> None:
    ctx.bulk.send(target, source, size, barrier)


@define("cutec.bulk.store", _rule("global", "shared", I32, "hint"), STORE, label="bulk store", size=COUNTED)
def bulk_store(ctx: Context, op: Op, target: Array, source: Array, size: Array, *hint: Array) -> None:
    ctx.bulk.store(target, source, size)


@define(
    "cutec.bulk_store_masked",
    _rule("global", "shared", I32, I16),
    STORE,
    label="masked bulk store",
    size=COUNTED,
    instruction=Instruction(
        "store chosen bytes of each 16 of shared memory to global memory, in the thread's bulk group",
        "target: address, source: address, size: i32, mask: i16",
        example("!llvm.ptr<1>", "!llvm.ptr<3>", "i32", "i16", operandSegmentSizes=IntArray((1, 1, 1, 1))),
    ),
)
def bulk_store_masked(ctx: Context, op: Op, target: Array, source: Array, size: Array, mask: Array) -> None:
    ctx.bulk.store(target, source, size, None, (mask[:, None] >> ctx.np.arange(16)) & 1 == 1)


_REDUCED = ("f16", "bf16", "b32", "u32", "s32", "b64", "u64", "s64", "f32", "f64")


def _reduction(rule: rules.Rule, dtypes: tuple[str, ...] = ()) -> rules.Rule:
    def check(op: Op) -> str | None:
        if "rows" in op.attrs:
            return "reduces boxes, not rows"
        if op.attrs.get("kind") not in REDUCTIONS:
            return f"has no reduction {op.attrs.get('kind')}"
        return f"reduces no {op.attrs.get('dtype')}" if dtypes and op.attrs.get("dtype") not in dtypes else rule(op)

    return check


@define(
    "cutec.bulk.reduce",
    _reduction(_rule("global", "shared", I32, "hint"), _REDUCED),
    STORE | reads("global"),
    label="bulk reduction",
    size=COUNTED,
)
def bulk_reduce(ctx: Context, op: Op, target: Array, source: Array, size: Array, *hint: Array) -> None:
    ctx.bulk.store(target, source, size, (op.attrs["kind"], op.attrs["dtype"]))


@define("cutec.bulk.prefetch", _rule("global", I32, "hint"), reads("global"))
def bulk_prefetch(ctx: Context, op: Op, source: Array, size: Array, *hint: Array) -> None:
    ctx.bulk.prefetch(source, size)


# -- boxes of tensors ------------------------------------------------------------------------------


def lacks_rows(arch: str, own_block: bool = False) -> str:
    """Why an arch has no gathers or scatters of rows; "" if it has them. Gathers into the block's
    own memory (`.shared::cta`) are those of all archs from sm_100 on.
    """
    if own_block:
        return "" if parse_arch(arch).capability >= 100 else "a gather of rows needs sm_100"
    return "" if arch in TARGETS else f"a gather or scatter of rows needs one of {', '.join(TARGETS)}"


def lacks_wide(mode: str, arch: str, own_block: bool = False) -> str:
    """Why an arch has no columns along the width, of a mode (`w`, `w128`); "" if it has them. Those
    of `w` into the block's own memory are of all archs from sm_100 on.
    """
    if own_block and mode == "w":
        return "" if parse_arch(arch).capability >= 100 else "a column along the width needs sm_100"
    return "" if arch in TARGETS else f"a column along the width needs one of {', '.join(TARGETS)}"


def _lacks(op: Op, arch: str) -> str:
    own = "own_block" in op.attrs
    if "wide" in op.attrs:
        return lacks_wide(op.attrs["wide"], arch, own)
    return lacks_rows(arch, own) if "rows" in op.attrs else ""


def lacks_paired(arch: str) -> str:
    """Why an arch has no loads that count their bytes at a barrier of either block of a pair; "" if
    it has them.
    """
    return "" if arch in TARGETS else f"cta_group::2 needs one of {', '.join(TARGETS)}"


def _lacks_load(op: Op, arch: str) -> str:
    return (lacks_paired(arch) if "paired" in op.attrs else "") or _lacks(op, arch)


@define(
    "cutec.tma.load",
    _rule("any shared", "map", "any shared", "coord", "offsets", "mask", "hint"),
    LOAD,
    label="TMA load",
    size=Size(1, boxed=True),
    lacking=_lacks_load,
)
def tma_load(ctx: Context, op: Op, *operands: Array) -> None:
    (target,), (tensor,), (barrier,), coord, offsets, mask, _ = split(op, operands)
    kind = "rows" if "rows" in op.attrs else op.attrs.get("wide", "none")
    ctx.bulk.load_box(target, tensor, barrier, coord, offsets, _one(mask), "paired" in op.attrs, kind)


@define(
    "cutec.tma.store",
    _rule("map", "shared", "coord", "hint"),
    STORE,
    label="TMA store",
    size=Size(0, boxed=True),
    lacking=_lacks,
)
def tma_store(ctx: Context, op: Op, *operands: Array) -> None:
    (tensor,), (source,), coord, _ = split(op, operands)
    ctx.bulk.store_box(tensor, source, coord, rows="rows" in op.attrs)


@define(
    "cutec.tma.reduce",
    _reduction(_rule("map", "shared", "coord", "hint")),
    STORE | reads("global") | ISSUED_ONCE,
    label="TMA reduction",
    size=Size(0, boxed=True),
)
def tma_reduce(ctx: Context, op: Op, *operands: Array) -> None:
    (tensor,), (source,), coord, _ = split(op, operands)
    ctx.bulk.store_box(tensor, source, coord, op.attrs["kind"])


@define("cutec.tma.prefetch", _rule("map", "coord", "offsets", "hint"), reads("global"), lacking=_lacks)
def tma_prefetch(ctx: Context, op: Op, tensor: Array, *rest: Array) -> None:
    ctx.bulk.tensor_map(tensor)


@define("cutec.tma.prefetch_descriptor", _rule("map"), reads("global"))
def tma_prefetch_descriptor(ctx: Context, op: Op, tensor: Array) -> None:
    ctx.bulk.tensor_map(tensor)


# -- bulk groups -----------------------------------------------------------------------------------


@define("nvvm.cp.async.bulk.commit.group", rules.counts(0, 0), SIGNAL)
def bulk_commit(ctx: Context, op: Op) -> None:
    """Close the thread's bulk group."""
    ctx.commit(BULK_GROUP)


@define(
    "nvvm.cp.async.bulk.wait_group",
    rules.all_of(rules.counts(0, 0), rules.attribute("group", Typed)),
    SIGNAL | BLOCKING,
)
def bulk_wait(ctx: Context, op: Op) -> None:
    """Wait until all but the newest `group` bulk groups of the thread are complete."""
    ctx.wait(BULK_GROUP, op.attrs["group"].value)
