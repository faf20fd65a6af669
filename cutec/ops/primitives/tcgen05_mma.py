"""`cutec.tcgen05_mma`, `cp` and `shift`: what one thread has the tensor core do (PTX ISA,
"tcgen05.mma", "tcgen05.cp", "tcgen05.shift").

They return at once, run in the order of their issue, and are complete when a barrier says so at
which `commit` arrives. They read shared memory through the async proxy.

`mma` is D = A·B (+ D where `accumulate`). Its groups of operands: the address of D; A, a
descriptor (i64) or an address (i32); B's descriptor; the instruction descriptor (i32); `accumulate`
(i1); the lanes of D that stay as they are, a mask of 4 words for each block, and behind them, where
A is `sparse`, the address of its metadata (i32).

attributes: `kind`, `group`; `scale_d`: D is divided by 2 to this power first; `collector`: what
becomes of A in the collector (`fill`, `use`, `lastuse`, `discard`); `ashift`: behind the multiply
the rows of A in tensor memory move as `shift` moves them, in each quarter; `sparse`: half of A's
elements are stored.

A shared-memory descriptor has the number of the shared array in bits 53–58 on the interpreter;
PTX leaves them unused.
"""

from __future__ import annotations

from typing import Any

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Op
from cutec.ir.types import FLOATS, I1, I32, I64, ptr
from cutec.layout import Layout
from cutec.layout.modes import static_size
from cutec.layout.swizzle import SWIZZLES
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives import rules
from cutec.ops.primitives.bulk import groups, split
from cutec.ops.primitives.registry import (
    ISSUED_ONCE,
    TENSOR_CORE,
    Array,
    Context,
    asynchronous,
    define,
    reads,
    writes,
)
from cutec.ops.primitives.tcgen05 import TENSOR, grouped, has_tcgen05, types
from cutec.ops.primitives.tcgen05_sparse import spread_rows
from cutec.ops.primitives.tensor_core import accumulate, sums_of
from cutec.ops.primitives.wgmma import Descriptor, line_offsets
from cutec.target.tcgen05 import KINDS, SHARED, SWIZZLES as CODES, Multiply, unpacked, wrong_swizzle
from cutec.target.tensor_memory import COPIES, LANE_SHIFT, LANES, QUARTER, copies_of_a, places_of_d, with_columns
from cutec.target.tensor_sums import TCGEN05

ISSUED = asynchronous(TENSOR_CORE) | ISSUED_ONCE
COLLECTORS = ("fill", "use", "lastuse", "discard")
FORMATS = {"b8x16.b6x16_p32": 6, "b8x16.b4x16_p64": 4}  # that copies unpack: bits of a number
_LINE = 16  # bytes
_MOST_SCALE = 15
_MASKS = 4  # words of lanes that stay, for each block
_ARRAY = 53
_ULTRA_LINES, _ULTRA_ROW = 3, 128  # of operands with K of 96: lines of a row, bytes of a row of the pattern
_NAMES = {code: name for name, code in CODES.items()}


# -- descriptors -----------------------------------------------------------------------------------


def _descriptor(op: Op) -> str | None:
    if len(op.operands) not in (1, 2) or len(op.results) != 1:
        return "takes one or two pointers, and has a result"
    if wrong := rules.attribute("fields", Typed)(op):
        return wrong
    if any(value.type != ptr(3) for value in op.operands) or op.result.type != I64:
        return "makes an i64 of a !llvm.ptr<3>"
    absolute = unpacked(SHARED, op.attrs["fields"].value & (1 << 64) - 1)["absolute"]
    return None if absolute == len(op.operands) - 1 else "has a second pointer where the leading offset is absolute"


@define(
    "cutec.tcgen05_descriptor",
    _descriptor,
    instruction=Instruction(
        "a shared-memory descriptor: the address, where rows go on if that is given (K of 96), and what `fields` has"
        " for the other bits",
        "pointer: address, next?: address {fields: int} -> i64",
        example("!llvm.ptr<3>", results=("i64",), fields=Typed(1 << 46, I64)),
    ),
)
def descriptor(ctx: Context, op: Op, pointer: Array, *after: Array) -> Array:
    bits = _inside(pointer) | (pointer >> 18 & 0x3F) << _ARRAY | op.attrs["fields"].value
    for found in after:
        if ((found ^ pointer) >> 18 & 0x3F).any():
            refuse(ctx, "rows go on in another array of shared memory than they begin in")
        bits = bits | _inside(found) << SHARED["leading"][0]
    return bits


def _inside(pointer: Array) -> Array:
    return (pointer & 0x3FFFF) >> 4


def _taken_apart(ctx: Context, bits: int, mn_major: bool = False, ty: str = "") -> tuple[Descriptor, int | None]:
    """The descriptor of an operand of a type, with the address as the interpreter has it; and where
    its rows go on behind a row of the swizzle's pattern, if its leading offset is absolute.
    """
    fields = unpacked(SHARED, bits & (1 << 64) - 1)
    name = _NAMES.get(fields["swizzle"])
    if fields["version"] != 1 or name is None:
        layout = f"swizzle {fields['swizzle']}, version {fields['version']}"
        refuse(ctx, f"a shared-memory descriptor with {layout}; this one is read: version 1, {', '.join(CODES)}")
        raise AssertionError("a fault has raised")
    if wrong := wrong_swizzle(name, mn_major, ty):
        refuse(ctx, f"a shared-memory descriptor with swizzle {name}: {wrong}")
    array, leading = (bits >> _ARRAY & 0x3F) << 18, fields["leading"] << 4
    found = Descriptor(array | fields["address"] << 4, leading, fields["stride"] << 4, fields["base"], SWIZZLES[name])
    return found, array | leading if fields["absolute"] else None


def refuse(ctx: Context, message: str) -> None:
    ctx.fault("E5055", ctx.np.ones(1, bool), message)


# -- multiplies ------------------------------------------------------------------------------------


def _mma(op: Op) -> str | None:
    attrs, sizes = op.attrs, groups(op)
    if attrs.get("kind") not in KINDS or len(sizes) != 6:
        return f"has a kind of {', '.join(KINDS)}, and 6 groups of operands"
    found, group = [v.type for v in op.operands], attrs["group"].value
    a, words = found[1:2], sizes[5] - ("sparse" in attrs)
    fits = a in ([I64], [I32]) and found == [I32, *a, I64, I32, I1, *[I32] * sizes[5]] and not op.results
    if not fits or sizes[:5] != [1] * 5 or words not in (0, _MASKS * group):
        return f"takes i32, i64 or i32, i64, i32, i1 and no or {_MASKS * group} words of lanes; i32 if sparse"
    return _modifiers(op, a == [I32])


def _modifiers(op: Op, from_tensor_memory: bool) -> str | None:
    attrs = op.attrs
    scale, collector = attrs.get("scale_d"), attrs.get("collector")
    if scale is not None and (not KINDS[attrs["kind"]].scales_d or not 0 <= scale.value <= _MOST_SCALE):
        scaled = ", ".join(name for name, kind in KINDS.items() if kind.scales_d)
        return f"scales D by 2 to the power of 0 to {_MOST_SCALE}, of kinds {scaled}"
    if collector is not None and collector not in COLLECTORS:
        return f"has a collector of {', '.join(COLLECTORS)}"
    if "ashift" in attrs and (not from_tensor_memory or collector in ("fill", "use")):
        return "shifts A in tensor memory only, and neither fills nor uses the collector then"
    return None


def lacks_kind(op: Op, arch: str) -> str:
    """Why an arch lacks the operation's kind; "" if it does not."""
    archs = KINDS[op.attrs["kind"]].archs
    return f"kind::{op.attrs['kind']} needs {' or '.join(archs)}" if archs and arch not in archs else ""


def _lacks_mma(op: Op, arch: str) -> str:
    if wrong := lacks_kind(op, arch):
        return wrong
    if "scale_d" in op.attrs and arch.startswith("sm_110"):
        return "sm_110 does not scale D"
    return has_tcgen05(op, arch)


@define(
    "cutec.tcgen05_mma",
    grouped(_mma),
    ISSUED | reads("shared", TENSOR) | writes(TENSOR),
    lacking=_lacks_mma,
    label="tcgen05.mma",
    instruction=Instruction(
        "multiply matrices in shared and tensor memory into tensor memory",
        "d: i32, a: i64|i32, b: i64, instruction: i32, accumulate: i1, keep*: i32 {kind: string, group: int, "
        "scale_d?: int, collector?: string, ashift?: unit, sparse?: unit}",
        example(
            *("i32", "i64", "i64", "i32", "i1"),
            kind="f16",
            group=Typed(1, I32),
            operandSegmentSizes=IntArray((1, 1, 1, 1, 1, 0)),
        ),
    ),
)
def mma(ctx: Context, op: Op, *operands: Array) -> None:
    np, attrs, group = ctx.np, op.attrs, op.attrs["group"].value
    (d,), (a,), (b,), (instruction,), (accumulate,), keep = split(op, operands)
    keep, metadata = (keep[:-1], keep[-1:]) if "sparse" in attrs else (keep, [])
    for row in ctx.issuers():
        one = [int(v[row % len(v)]) for v in (d, a, b, instruction, *metadata)]
        what, blocks = instructed(ctx, op, one[3], group), ctx.blocks_of(group)
        parts = [
            operand(ctx, one[2], what.b, what.n // group, what.b_mn, what.k, block, what.lines) for block in blocks
        ]
        right, no_right = (np.concatenate(part) for part in zip(*parts))
        kept = sum((int(v[row % len(v)]) & 0xFFFFFFFF) << 32 * i for i, v in enumerate(keep))
        adds = bool(accumulate[row % len(accumulate)])
        for index, block in enumerate(blocks):
            left, no_left = left_operand(ctx, op, what, one[1], copies_of_a(what.m, group), block)
            ctx.tensor_memory.collectors.meet("a", attrs.get("collector", "discard"), block, left)
            if metadata:
                left, no_left = spread_rows(ctx, what, left, no_left, one[4], block)
            tile = ctx.tensor_memory.tile(one[0], places_of_d(what.m, what.n, group), kept >> LANES * index, block)
            before = read_d(np, what.d, tile.read()) if adds else None
            product = _product(ctx, what, left, right, before, attrs.get("scale_d"))
            tile.write(write_d(np, what.d, product), no_left[:, None] | no_right, adds)
            if "ashift" in attrs:
                shift_quarters(ctx, one[1], block, LANES // QUARTER)


def instructed(ctx: Context, op: Op, descriptor: int, group: int = 1, ws: bool = False) -> Multiply:
    """What an instruction descriptor says, which has to fit the operation."""
    bits, sparse = descriptor & 0xFFFFFFFF, "sparse" in op.attrs
    try:
        what = Multiply.of(op.attrs["kind"], bits)
    except ValueError as problem:
        refuse(ctx, str(problem))
        raise AssertionError("a fault has raised") from problem
    wrong = what.wrong(group, ws)
    if what.sparse != sparse:
        wrong = f"it is one of a {'sparse' if what.sparse else 'dense'} multiply, this one is not"
    if wrong:
        refuse(ctx, f"the instruction descriptor {bits:#010x}: {wrong}")
    return what


def left_operand(ctx: Context, op: Op, what: Multiply, a: int, copies: Layout, block: int) -> tuple[Array, Array]:
    """What is stored of a block's part of A, as `[row, k]`, and which of its rows have elements
    that nothing has written. `copies`: its rows and copies in tensor memory → lane.
    """
    rows, k = static_size(copies[0]), what.k // 2 if what.sparse else what.k
    if op.operands[1].type == I64:
        return operand(ctx, a, what.a, rows, what.a_mn, k, block)
    if what.a_mn:
        refuse(ctx, "A in tensor memory is K-major")
    stored, missing = from_tensor_memory(ctx, a, what.a, copies, block)
    if "ashift" in op.attrs and rows != LANES:
        refuse(ctx, f"ashift of an A of {rows} rows of each block, expected {LANES}")
    return stored, missing


def from_tensor_memory(
    ctx: Context, address: int, ty: str, copies: Layout, block: int, lines: int = 2
) -> tuple[Array, Array]:
    """A block's part of A in tensor memory as `[row, k]`, `lines` times 16 bytes of a row, and
    which of its rows have elements that nothing has written. All copies have to be equal, since
    each group of lanes multiplies with its own.
    """
    tile = ctx.tensor_memory.tile(address, with_columns(copies, lines * _LINE // 4), 0, block)
    words, missing = (x.reshape(static_size(copies[1]), -1, x.shape[1]) for x in (tile.read(), tile.undefined))
    missing = missing.any(axis=(0, 2))
    unlike = (words != words[:1]).any(axis=(0, 2)) & ~missing
    if unlike.any():
        refuse(ctx, f"row {int(ctx.np.argmax(unlike))} of A differs between its copies in tensor memory")
    return elements(ctx, words[0].view("u1"), ty, in_bytes=True), missing


def operand(
    ctx: Context, bits: int, ty: str, extent: int, mn_major: bool, k: int, block: int, lines: int = 2
) -> tuple[Array, Array]:
    """An operand in a block's shared memory as `[mn, k]`; and which of mn have elements that
    nothing has written. A row has `lines` lines of 16 bytes along K.
    """
    np, (d, after) = ctx.np, _taken_apart(ctx, bits, mn_major, ty)
    line = k // lines
    offset = line_offsets(np, d, mn_major, extent, k if mn_major else lines, line)
    here = _lines_in_row(ctx, d, after, mn_major, lines)
    if here == lines:
        bytes_, unwritten = ctx.shared_matrix(d.pointer, offset, d.swizzle, d.base, block)
    else:
        assert after is not None
        parts = (d.pointer, offset[:, :here]), (after, offset[:, : lines - here])
        read = [ctx.shared_matrix(pointer, part, d.swizzle, d.base, block) for pointer, part in parts]
        bytes_, unwritten = (np.concatenate(each, axis=1) for each in zip(*read))
    found = elements(ctx, bytes_.reshape(len(offset), -1), ty)
    missing = np.repeat(unwritten.any(axis=0), line) if mn_major else unwritten.any(axis=1)
    return (found.T if mn_major else found), missing


def _lines_in_row(ctx: Context, d: Descriptor, after: int | None, mn_major: bool, lines: int) -> int:
    """How many of a row's lines are in the row of the swizzle's pattern in which it begins: the
    others are at the beginning of the one at `after`. Refuses what only K of 96 has.
    """
    if after is not None and (lines != _ULTRA_LINES or mn_major or d.row != _ULTRA_ROW or after % _ULTRA_ROW):
        refuse(
            ctx, f"an absolute leading offset, which a K-major operand with K of 96 and rows of {_ULTRA_ROW} bytes has"
        )
    if lines != _ULTRA_LINES or mn_major or not d.swizzle.bits:
        return lines
    here = min(lines, (d.row - d.pointer % d.row) // _LINE)
    if here < lines and after is None:
        refuse(ctx, f"an operand with K of 96 goes on behind {d.row} bytes, and its leading offset is relative")
    return here


PAIRS = "e2m1x2"  # two elements in a byte
_DTYPES = {"f16": "f16", "bf16": "bf16", "e4m3": "f8E4M3FN", "e5m2": "f8E5M2"}
_NARROW = {"e2m3": (6, "f6E2M3FN"), "e3m2": (6, "f6E3M2FN"), "e2m1": (4, "f4E2M1FN")}


def elements(ctx: Context, bytes_: Array, ty: str, in_bytes: bool = False) -> Array:
    """Rows of bytes as float64. Types of 6 and 4 bits fill the first 12 or 8 bytes of 16 in shared
    memory; in tensor memory (`in_bytes`) each is in the middle of a byte (PTX ISA, "Packing formats
    used by matrices"). Pairs of e2m1 fill bytes, the first in the lower half.
    """
    np = ctx.np
    bytes_ = np.ascontiguousarray(bytes_)
    if ty == "tf32":  # the unit reads 19 bits
        return (bytes_.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32).astype(np.float64)
    if ty in ("s8", "u8"):
        return bytes_.view(np.int8 if ty == "s8" else np.uint8).astype(np.float64)
    if ty == PAIRS:
        codes = np.stack([bytes_ & 15, bytes_ >> 4], axis=2).reshape(len(bytes_), -1)
        return codes.view(ctx.dtype(FLOATS[_NARROW["e2m1"][1]])).astype(np.float64)
    if ty in _NARROW and in_bytes:
        width, name = _NARROW[ty]
        codes = bytes_ >> (8 - width) // 2 & (1 << width) - 1
        return codes.view(ctx.dtype(FLOATS[name])).astype(np.float64)
    if ty in _NARROW:
        width, name = _NARROW[ty]
        return _codes(np, bytes_, width).view(ctx.dtype(FLOATS[name])).astype(np.float64)
    return bytes_.view(ctx.dtype(FLOATS[_DTYPES[ty]])).astype(np.float64)


def _codes(np: Any, bytes_: Array, width: int) -> Array:
    """The numbers of `width` bits that fill the first bytes of each 16, a byte each."""
    bits = np.unpackbits(bytes_.reshape(-1, _LINE), axis=1, bitorder="little")[:, : _LINE * width]
    return np.packbits(bits.reshape(-1, _LINE, width), axis=2, bitorder="little").reshape(len(bytes_), -1)


def _product(
    ctx: Context, what: Multiply, left: Array, right: Array, before: Array | None, scale: Typed | None
) -> Array:
    """A·Bᵀ with its sign, added to D's values before, in float64 (exact for integers)."""
    np, sign = ctx.np, -1.0 if what.negate_a != what.negate_b else 1.0
    how = None if what.sparse else sums_of(ctx, TCGEN05, (what.d, what.a, what.b), what.k)
    if how is not None:
        total = 0.0 if before is None else before * 2.0 ** (-scale.value if scale is not None else 0)
        return accumulate(np, how, sign * left, right, total)
    with np.errstate(invalid="ignore", over="ignore"):
        product = sign * (left @ right.T)
        if before is None:
            return product
        found = product + before * 2.0 ** (-scale.value if scale is not None else 0)
    if what.saturate:
        return np.clip(found, -(1 << 31), (1 << 31) - 1)
    return found


def read_d(np: Any, d: str, words: Array) -> Array:
    """D's values, each in a word; f16 in its lower half."""
    if d == "f16":
        return words.astype(np.uint16).view(np.float16).astype(np.float64)
    return words.view(np.float32 if d == "f32" else np.int32).astype(np.float64)


def write_d(np: Any, d: str, values: Array) -> Array:
    """D's words."""
    with np.errstate(invalid="ignore", over="ignore"):
        if d == "f16":
            return values.astype(np.float16).view(np.uint16).astype(np.uint32)
        return values.astype(np.float32).view(np.uint32) if d == "f32" else values.astype(np.int64).astype(np.uint32)


# -- copies ----------------------------------------------------------------------------------------


def _cp(op: Op) -> str | None:
    key = op.attrs.get("shape"), op.attrs.get("quarters", "")
    if key not in COPIES:
        return f"copies {', '.join(' '.join(filter(None, shape)) for shape in COPIES)}"
    known = op.attrs.get("format") in (None, *FORMATS)
    return types(I32, I64)(op) if known else f"unpacks {' or '.join(FORMATS)}"


@define(
    "cutec.tcgen05_cp",
    grouped(_cp),
    ISSUED | reads("shared") | writes(TENSOR),
    lacking=has_tcgen05,
    label="tcgen05.cp",
    instruction=Instruction(
        "copy a matrix from shared memory to tensor memory",
        "target: i32, source: i64 {group: int, shape: string, quarters?: string, format?: string}",
        example("i32", "i64", group=Typed(1, I32), shape="128x256b"),
    ),
)
def cp(ctx: Context, op: Op, target: Array, source: Array) -> None:
    """Each block of a pair copies from its shared memory to its tensor memory. Numbers that are
    unpacked are in the middle of a byte each.
    """
    np, row = ctx.np, COPIES[op.attrs["shape"], op.attrs.get("quarters", "")]
    width = FORMATS[op.attrs["format"]] if "format" in op.attrs else None
    for issuer in ctx.issuers():
        d, _ = _taken_apart(ctx, int(source[issuer % len(source)]))
        offset = line_offsets(np, d, False, row.rows, row.bytes // _LINE, _LINE)
        for block in ctx.blocks_of(op.attrs["group"].value):
            lines, unwritten = ctx.shared_matrix(d.pointer, offset, d.swizzle, d.base, block)
            held = np.ascontiguousarray(lines.reshape(row.rows, -1))
            if width is not None:
                held = _codes(np, held, width) << (8 - width) // 2
            words = held.view(np.uint32)
            missing = np.repeat(unwritten, _LINE // 4, axis=1)
            places = with_columns(row.lanes, words.shape[1])
            tile = ctx.tensor_memory.tile(int(target[issuer % len(target)]), places, 0, block)
            tile.write(np.tile(words, (row.repeated, 1)), np.tile(missing, (row.repeated, 1)))


# -- shifts ----------------------------------------------------------------------------------------


def _lacks_shift(op: Op, arch: str) -> str:
    return has_tcgen05(op, arch) or ("" if arch.endswith("a") else "tcgen05.shift needs a target with suffix a")


@define(
    "cutec.tcgen05_shift",
    grouped(types(I32)),
    ISSUED | reads(TENSOR) | writes(TENSOR),
    lacking=_lacks_shift,
    label="tcgen05.shift",
    instruction=Instruction(
        "give each lane of a quarter what the next one has, in 8 columns of tensor memory",
        "address: i32 {group: int}",
        example("i32", group=Typed(1, I32)),
    ),
)
def shift(ctx: Context, op: Op, address: Array) -> None:
    for row in ctx.issuers():
        for block in ctx.blocks_of(op.attrs["group"].value):
            shift_quarters(ctx, int(address[row % len(address)]), block)


def shift_quarters(ctx: Context, address: int, block: int, count: int = 1) -> None:
    """Lane i of a quarter becomes lane i + 1, in `count` quarters from an address on; the last one
    stays.
    """
    places = with_columns(Layout(QUARTER, 1), 2 * _LINE // 4)
    for quarter in range(count):
        tile = ctx.tensor_memory.tile(address + (QUARTER * quarter << LANE_SHIFT), places, 0, block)
        words, undefined = tile.read(), tile.undefined.copy()
        words[:-1], undefined[:-1] = words[1:].copy(), undefined[1:].copy()
        tile.write(words, undefined)
