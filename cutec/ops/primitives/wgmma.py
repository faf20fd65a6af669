"""`cutec.wgmma`: matrix multiplication by the four warps of a warpgroup (PTX ISA, "Asynchronous
Warpgroup Level Matrix Instructions").

`cutec.wgmma.mma_async` is D = A·B (+ D where `scale_d`) over as many k-steps as `a_steps` has
entries, one instruction each: all of one `cute.gemm`. Its groups of operands: the registers of D
(and results: of the new D); A, a descriptor or four registers per step; B's descriptor; of a sparse
multiply (wgmma.mma_async.sp) the metadata, an i32 per step; `scale_d` (i1, for the first step). A
step's descriptor is the first one plus its entry of `a_steps` or `b_steps` (units of 16 bytes).
Registers are f32 or i32; 16-bit accumulators lie in pairs in i32.

attributes: shape (m, n, k of a step), a, b and d (element types, PTX's names), a_steps, b_steps;
unit attributes: a_mn, b_mn (the operand is M- or N-major), negate_a, negate_b, satfinite.
`selector` (an i32), which there is for sparse multiplies only, says which lanes of each quad give
metadata (`target.sparse`).

Descriptors (PTX ISA, "Matrix descriptor format"): bits 0–13 the address, 16–29 the leading and
32–45 the stride dimension's byte offset, all without their last four bits; 49–51 the base offset;
62–63 the swizzle. The interpreter puts the number of the shared array into bits 52–57, which PTX
leaves unused.
"""

from __future__ import annotations

from typing import Any

from cutec.ir.attrs import Typed
from cutec.ir.core import Op
from cutec.ir.types import F32, FLOATS, I1, I32, I64, Type, ptr
from cutec.layout import Swizzle
from cutec.layout.swizzle import SWIZZLES
from cutec.ops.primitives import rules
from cutec.ops.primitives.bulk import groups, split
from cutec.ops.primitives.mbarrier import SIGNAL
from cutec.ops.primitives.registry import (
    BLOCKING,
    WARPGROUP_ALIGNED,
    WGMMA_GROUP,
    Array,
    Context,
    Forwards,
    asynchronous,
    collective,
    define,
    reads,
)
from cutec.ops.primitives.sparse import expanded
from cutec.ops.primitives.tensor_core import accumulate, sums_of
from cutec.records import dataclass
from cutec.target.tensor_sums import WGMMA as INSTRUCTION
from cutec.target.wgmma import FLOATS as FLOAT_NAMES, KINDS, legal_n

WARPGROUP = 128
WGMMA = collective("warpgroup") | asynchronous(WGMMA_GROUP) | WARPGROUP_ALIGNED
SWIZZLE_CODES = {"none": 0, "128B": 1, "64B": 2, "32B": 3}
_NAMES = {code: name for name, code in SWIZZLE_CODES.items()}
_ARRAY = 52


def registers(n: int, d: str) -> int:
    """Registers of D in each thread."""
    return n // 4 if d == "f16" else n // 2


def register_type(d: str) -> Type:
    """The type of D's registers."""
    return F32 if d == "f32" else I32


# -- descriptors -----------------------------------------------------------------------------------


def descriptor_fields(leading: int, stride: int, swizzle: str, base: int = 0) -> int:
    """The descriptor without its address, as a signed number: byte offsets, swizzle, base offset.
    Raises ValueError out of range.
    """
    if any(offset % 16 or not 0 <= offset < 1 << 18 for offset in (leading, stride)) or not 0 <= base < 8:
        raise ValueError(f"offsets of {leading} and {stride} bytes, expected multiples of 16 below 2^18")
    bits = leading >> 4 << 16 | stride >> 4 << 32 | base << 49 | SWIZZLE_CODES[swizzle] << 62
    return bits - (1 << 64) if bits >> 63 else bits


def _descriptor(op: Op) -> str | None:
    if wrong := rules.counts(1, 1)(op) or rules.attribute("fields", Typed)(op):
        return wrong
    return None if op.operands[0].type == ptr(3) and op.result.type == I64 else "makes an i64 of a !llvm.ptr<3>"


@define("cutec.wgmma.descriptor", _descriptor)
def descriptor(ctx: Context, op: Op, pointer: Array) -> Array:
    inside = (pointer & 0x3FFFF) >> 4
    return inside | (pointer >> 18 & 0x3F) << _ARRAY | op.attrs["fields"].value


@dataclass(frozen=True, slots=True)
class Descriptor:
    """A descriptor, taken apart: `pointer` is the address as the interpreter has it."""

    pointer: int
    leading: int
    stride: int
    base: int
    swizzle: Swizzle

    @property
    def row(self) -> int:
        """Bytes of a row of the swizzle's pattern."""
        return 1 << self.swizzle.base + self.swizzle.bits

    @classmethod
    def of(cls, bits: int) -> Descriptor:
        """From the 64-bit number."""
        swizzle = SWIZZLES[_NAMES[bits >> 62 & 3]]
        address = (bits >> _ARRAY & 0x3F) << 18 | (bits & 0x3FFF) << 4
        return cls(address, (bits >> 16 & 0x3FFF) << 4, (bits >> 32 & 0x3FFF) << 4, bits >> 49 & 7, swizzle)


def line_offsets(np: Any, d: Descriptor, mn_major: bool, extent: int, k_lines: int, line: int) -> Array:
    """Byte offsets of an operand's lines of 16 bytes from the descriptor's address, before
    swizzling.

    K-major: `[mn, line of k]`. MN-major: `[k, line of mn]`, `line` elements each (PTX ISA,
    "Strides": the canonical layouts).
    """
    if not mn_major:
        mn, k = np.arange(extent)[:, None], np.arange(k_lines)
        return mn % 8 * d.row + mn // 8 * d.stride + k * (16 if d.swizzle.bits else d.leading)
    k, mn, across = np.arange(k_lines)[:, None], np.arange(extent // line), d.row // 16
    atom, group = (d.leading, d.stride) if d.swizzle.bits else (d.stride, d.leading)
    rows = 1 << d.swizzle.shift
    return mn % across * 16 + mn // across * atom + k % rows * d.row + k // rows * group


# -- multiplication --------------------------------------------------------------------------------


def _mma(op: Op) -> str | None:
    attrs, sizes = op.attrs, groups(op)
    sparse = "selector" in attrs
    if any(name not in attrs for name in ("shape", "a", "b", "d", "a_steps", "b_steps")) or len(sizes) != 4 + sparse:
        return f"needs shape, a, b, d, a_steps, b_steps and {4 + sparse} groups of operands"
    (m, n, k), a, b, d = attrs["shape"].values, attrs["a"], attrs["b"], attrs["d"]
    known = (
        a in KINDS
        and b in KINDS[a].partners
        and d in KINDS[a].accumulators
        and n in legal_n(a)
        and not (sparse and a == "b1")
    )
    if not known or (m, k) != (64, KINDS[a].k * (1 + sparse)):
        return f"does not multiply m{m}n{n}k{k} of {a} and {b} to {d}"
    steps = len(attrs["a_steps"].values)
    from_registers = sizes[1] == 4 * steps
    if (("a_mn" in attrs or "b_mn" in attrs) and KINDS[a].bits != 16) or ("a_mn" in attrs and from_registers):
        return f"takes no M- or N-major {a}" if KINDS[a].bits != 16 else "takes A from registers K-major only"
    if ("negate_a" in attrs or "negate_b" in attrs) and a not in FLOAT_NAMES:
        return f"cannot negate {a}"
    own = [register_type(d)] * registers(n, d)
    wanted = [own, [I32] * 4 * steps if from_registers else [I64], [I64], *([[I32] * steps] if sparse else []), [I1]]
    fits = [v.type for v in op.operands] == [t for group in wanted for t in group] and [
        v.type for v in op.results
    ] == own
    fits = fits and sizes == [len(group) for group in wanted] and len(attrs["b_steps"].values) == steps
    return None if fits else f"takes and gives {len(own)} registers of D, and A, B, scale_d for {steps} steps"


@define("cutec.wgmma.mma_async", _mma, WGMMA | reads("shared"), label="wgmma", forwards=Forwards.ADDENDS)
def mma_async(ctx: Context, op: Op, *operands: Array) -> tuple[Array, ...]:
    np, attrs = ctx.np, op.attrs
    accumulators, a, (b,), *metadata, (scale_d,) = split(op, operands)
    (_, n, k), d = attrs["shape"].values, attrs["d"]
    count = ctx.lanes.count
    values = np.stack([np.broadcast_to(v, count) for v in accumulators], axis=1)
    keep = np.broadcast_to(scale_d, count)
    rows, columns = fragment_of_d(np, n)
    undefined = np.zeros((count, n // 2), bool)
    for group in ctx.warpgroups():
        left, no_left = _left(ctx, op, a, group)
        left = _with_zeros(ctx, op, left, metadata[0], group) if metadata else left
        right, no_right = _smem_operand(
            ctx, op, int(b[group[0] % len(b)]), attrs["b_steps"].values, attrs["b"], n, "b_mn" in attrs, k
        )
        before = _matrix(np, values[group], d, n) if keep[group[0]] else 0
        values[group] = _fragment(
            np, _multiplied(ctx, op, left, right, before), d, values.dtype, n, "satfinite" in attrs
        )
        undefined[group] = (no_left[:, None] | no_right)[rows, columns]
    if undefined.any():
        each = undefined.reshape(count, -1, 2).any(axis=2) if d == "f16" else undefined
        ctx.undefined_results([each[:, i] for i in range(each.shape[1])], "an operand in shared memory")
    return tuple(values[:, i] for i in range(values.shape[1]))


def fragment_of_d(np: Any, n: int) -> tuple[Array, Array]:
    """`[thread, element]`: row and column of D (PTX ISA, "Register Fragments and Shared Memory
    Matrix Layouts": D, m64).
    """
    thread, element = np.arange(WARPGROUP)[:, None], np.arange(n // 2)
    lane = thread % 32
    return thread // 32 * 16 + lane // 4 + element // 2 % 2 * 8, lane % 4 * 2 + element // 4 * 8 + element % 2


def fragment_of_a(np: Any) -> tuple[Array, Array]:
    """`[thread, register]`: row of A, and which 4 bytes of its row in a step the register holds."""
    thread, register = np.arange(WARPGROUP)[:, None], np.arange(4)
    lane = thread % 32
    return thread // 32 * 16 + lane // 4 + register % 2 * 8, lane % 4 + register // 2 * 4


def _matrix(np: Any, values: Array, d: str, n: int) -> Array:
    """D as a matrix, from the registers of a warpgroup."""
    rows, columns = fragment_of_d(np, n)
    elements = np.ascontiguousarray(values).view(np.float16).astype(np.float32) if d == "f16" else values
    matrix = np.zeros((64, n), np.int64 if d == "s32" else elements.dtype)
    matrix[rows, columns] = elements
    return matrix


def _fragment(np: Any, matrix: Array, d: str, dtype: Any, n: int, saturate: bool) -> Array:
    """The registers of a warpgroup, from D as a matrix."""
    elements = matrix[fragment_of_d(np, n)]
    if d == "s32":
        elements = np.clip(elements, -(1 << 31), (1 << 31) - 1) if saturate else elements
        return elements.astype(np.int64).astype(np.int32)
    return np.ascontiguousarray(elements.astype(np.float16)).view(np.int32) if d == "f16" else elements.astype(dtype)


def _left(ctx: Context, op: Op, a: tuple[Array, ...], group: Array) -> tuple[Array, Array]:
    """A as `[row, step × k]` (of a sparse A its stored elements), from registers or shared memory;
    and which rows have elements that nothing has written.
    """
    np, attrs = ctx.np, op.attrs
    if len(a) == 1:
        bits = int(a[0][group[0] % len(a[0])])
        return _smem_operand(
            ctx, op, bits, attrs["a_steps"].values, attrs["a"], 64, "a_mn" in attrs, KINDS[attrs["a"]].k
        )
    rows, words = fragment_of_a(np)
    steps = len(a) // 4
    bytes_ = np.zeros((64, 8 * steps), np.int32)
    for step in range(steps):
        values = np.stack([np.broadcast_to(v, ctx.lanes.count)[group] for v in a[4 * step : 4 * step + 4]], axis=1)
        bytes_[rows, 8 * step + words] = values
    return _elements(ctx, bytes_.view(np.uint8), attrs["a"]), np.zeros(64, bool)


def _with_zeros(ctx: Context, op: Op, stored: Array, metadata: tuple[Array, ...], group: Array) -> Array:
    """A sparse A with its zeros, `[row, step × k]`, from its stored elements."""
    np, bits, selector = ctx.np, KINDS[op.attrs["a"]].bits, op.attrs["selector"].value
    parts = np.split(stored, len(metadata), axis=1)
    words = [np.broadcast_to(word, ctx.lanes.count)[group] for word in metadata]
    return np.concatenate([expanded(np, bits, part, word, selector) for part, word in zip(parts, words)], axis=1)


def _smem_operand(
    ctx: Context, op: Op, bits: int, steps: tuple[int, ...], ty: str, extent: int, mn_major: bool, k: int
) -> tuple[Array, Array]:
    """An operand in shared memory as `[mn, step × k]`; and which of mn have elements that nothing
    has written.
    """
    np, kind = ctx.np, KINDS[ty]
    line = 128 // kind.bits
    parts, missing = [], np.zeros(extent, bool)
    for step in steps:
        d = Descriptor.of((bits + step) & (1 << 64) - 1)
        offset = line_offsets(np, d, mn_major, extent, k if mn_major else k // line, line)
        lines, unwritten = ctx.shared_matrix(d.pointer, offset, d.swizzle, d.base)
        elements = _elements(ctx, lines.reshape(len(offset), -1), ty)
        parts.append(elements.T if mn_major else elements)
        missing |= np.repeat(unwritten.any(axis=0), line) if mn_major else unwritten.any(axis=1)
    return np.concatenate(parts, axis=1), missing


_DTYPES = {"f16": "f16", "bf16": "bf16", "e4m3": "f8E4M3FN", "e5m2": "f8E5M2"}


def _elements(ctx: Context, bytes_: Array, ty: str) -> Array:
    """Rows of bytes as numbers in which products and sums are exact enough: float32, or float64 for
    integers.
    """
    np = ctx.np
    bytes_ = np.ascontiguousarray(bytes_)
    if ty == "tf32":  # the unit reads 19 bits
        return (bytes_.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32)
    if ty == "b1":
        return np.unpackbits(bytes_, axis=1, bitorder="little").astype(np.float64)
    if ty in ("s8", "u8"):
        return bytes_.view(np.int8 if ty == "s8" else np.uint8).astype(np.float64)
    return bytes_.view(ctx.dtype(FLOATS[_DTYPES[ty]])).astype(np.float32)


def _multiplied(ctx: Context, op: Op, left: Array, right: Array, before: Array | int) -> Array:
    """A·Bᵀ with its sign, added to D's values before."""
    np, attrs = ctx.np, op.attrs
    left = -left if ("negate_a" in attrs) != ("negate_b" in attrs) else left
    types, dense = (attrs["d"], attrs["a"], attrs["b"]), "selector" not in attrs
    how = sums_of(ctx, INSTRUCTION, types, KINDS[attrs["a"]].k, cheap=attrs["d"] == "f32") if dense else None
    if how is not None:
        return accumulate(np, how, left, right, before)
    product = left @ right.T
    return (product.astype(np.int64) if attrs["d"] == "s32" else product) + before


# -- order -----------------------------------------------------------------------------------------


@define("nvvm.wgmma.fence.aligned", rules.counts(0, 0), SIGNAL | WARPGROUP_ALIGNED)
def fence_of_all(ctx: Context, op: Op) -> None:
    """Nothing to do: the interpreter executes a multiply with the registers as they are."""


@define("nvvm.wgmma.commit.group.sync.aligned", rules.counts(0, 0), SIGNAL | WARPGROUP_ALIGNED)
def commit_group(ctx: Context, op: Op) -> None:
    """Close the warp's group of multiplies."""
    ctx.commit(WGMMA_GROUP)


def _through(op: Op) -> str | None:
    return (
        None if [v.type for v in op.operands] == [v.type for v in op.results] else "gives the registers that it takes"
    )


@define("cutec.wgmma.fence", _through, SIGNAL | WARPGROUP_ALIGNED, forwards=Forwards.OPERANDS)
def fence(ctx: Context, op: Op, *values: Array) -> Any:
    """`wgmma.fence` for the registers of the multiplies that follow. They are its operands and
    results, so that a compiler cannot write them after the fence.
    """
    return values if len(values) != 1 else values[0]


def _wait(op: Op) -> str | None:
    return _through(op) or (None if isinstance(op.attrs.get("group"), Typed) else "needs a group")


@define("cutec.wgmma.wait_group", _wait, SIGNAL | BLOCKING | WARPGROUP_ALIGNED, forwards=Forwards.OPERANDS)
def wait_group(ctx: Context, op: Op, *values: Array) -> Any:
    """Wait until at most `group` groups are in flight. The accumulators are its operands and
    results, so that a compiler cannot read them before the wait.
    """
    ctx.wait(WGMMA_GROUP, op.attrs["group"].value)
    return values if len(values) != 1 else values[0]
