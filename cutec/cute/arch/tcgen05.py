"""Tensor memory and the tensor core of sm_100 (PTX ISA, "TensorCore 5th Generation Family
Instructions"), one instruction each. With `group=2` they are of a pair of blocks of a cluster
(`cta_group::2`): all of a kernel's are, or none.

An address in tensor memory is an Int32: the lane from bit 16 on, the column below. Loads, stores
and what the tensor core does return at once (docs/hazards.md). Targets are those with a suffix:
sm_100a, sm_103a, sm_110a and their families.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import choice, in_kernel, int32
from cutec.cute.arch.mbarrier import barrier_address
from cutec.cute.arch.registers import pointer_to
from cutec.diag import CutecError, error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean, Float32, Int16, Int32, Int64, Uint32, as_numeric
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Value
from cutec.ir.types import I32, I64
from cutec.loc_ip import take_loc_ip
from cutec.ops.primitives.tcgen05 import REDUCED_KINDS, REDUCTIONS
from cutec.target.arch import parse_arch
from cutec.target.block_scaling import SCALED
from cutec.target.tcgen05 import KINDS, SWIZZLES, TARGETS, Multiply, shared_fields
from cutec.target.tensor_memory import ALLOCATIONS, COPIES, LEAST_COLUMNS, REDUCED_SHAPES, SHAPES

if TYPE_CHECKING:
    from cutec.cute.operands import Int, Keyword

_SIDES = ("before", "after")
COLLECTORS = ("fill", "use", "lastuse", "discard")
FORMATS = ("b8x16.b6x16_p32", "b8x16.b4x16_p64")


def _sizes(kept: int) -> IntArray:
    """The groups of operands of a multiply."""
    return IntArray((1, 1, 1, 1, 1, kept))


def _here(what: str) -> None:
    """Raise E0413 outside of a kernel, E0420 for an arch without tcgen05."""
    in_kernel(what)
    require_tcgen05(what)


def require_tcgen05(what: str) -> None:
    """Raise E0420 for an arch without tcgen05."""
    arch = current().arch
    if arch not in TARGETS:
        raise error(
            "E0420",
            f"{what} needs one of {', '.join(TARGETS)}; this is built for {arch}",
            user_location(),
            help="build with --arch sm_100a; sm_90a multiplies by wgmma, sm_120 by mma.sync",
        )


def _wrong(problem: str, help: str) -> CutecError:
    return error("E0424", problem, user_location(), help=help)


def _columns(columns: Int) -> Value:
    """A number of columns that can be allocated."""
    number = as_numeric(columns, Int32)
    if number.is_static and int(number) not in ALLOCATIONS:
        known = ", ".join(map(str, ALLOCATIONS))
        raise _wrong(f"{int(number)} columns of tensor memory", f"one of {known}")
    return number.to(Int32).ir


def _blocks(group: int) -> dict[str, Any]:
    """The attribute of an operation of one block, or of a pair. Raises E0424 for pairs in clusters
    of an odd number of blocks, as far as that is known.
    """
    if group not in (1, 2):
        raise _wrong(f"a group of {group} blocks", "1, or 2 for a pair of blocks")
    kernel = current().kernel
    cluster = None if kernel is None else kernel.cluster
    if group == 2 and cluster is not None and (blocks := prod(cluster)) % 2:
        raise _wrong(
            f"cta_group::2 in clusters of {blocks}: pairs of blocks need an even number",
            "launch(cluster=(2, 1, 1)), or cta_group::1: CtaGroup.ONE, is_two_cta=False",
        )
    return {"group": Typed(group, I32)}


def tcgen05_alloc(smem_ptr: Pointer, columns: Int, group: int = 1) -> None:
    """Allocate 32, 64, 128, 256 or 512 columns of tensor memory, and store their address (an Int32)
    at a pointer to shared memory. A whole warp executes it, of a pair one of each block, and waits
    until they are free. All columns have to be freed before the block ends.
    """
    _here("tcgen05_alloc")
    pointer = pointer_to(smem_ptr, "tcgen05_alloc")
    if pointer.memspace is not AddressSpace.smem or pointer.alignment % 4:
        raise error(
            "E0404",
            "tcgen05_alloc stores the address in 4 bytes of shared memory at a multiple of 4",
            user_location(),
            help="smem.allocate_array(cutlass.Int32, 1)",
        )
    builder().emit("cutec.tcgen05_alloc", [pointer.ir, _columns(columns)], (), _blocks(group))


def tcgen05_relinquish_alloc_permit(group: int = 1) -> None:
    """The block allocates no more tensor memory. A whole warp executes it."""
    _here("tcgen05_relinquish_alloc_permit")
    builder().emit("cutec.tcgen05_relinquish", (), (), _blocks(group))


def tcgen05_dealloc(address: Int, columns: Int, group: int = 1) -> None:
    """Free what `tcgen05_alloc` has allocated, with the same number of columns. A whole warp
    executes it, of a pair one of each block.
    """
    _here("tcgen05_dealloc")
    builder().emit("cutec.tcgen05_dealloc", [int32(address), _columns(columns)], (), _blocks(group))


def _shape(shape: Keyword, registers: int, offset: int | None, pack: bool) -> dict[str, Any]:
    """The attributes of an access. Raises E0421 and E0424 for one that there is not."""
    name = choice("shape", shape, SHAPES)
    row = SHAPES[name]
    allowed = [n * row.registers for n in row.repeats]
    if registers not in allowed:
        raise _wrong(f"{registers} registers of {name}", f"one of {', '.join(map(str, allowed))}")
    if (offset is not None) != row.split:
        raise _wrong(f"{name} {'needs' if row.split else 'has no'} offset", "offset= is for 16x32bx2: its second half")
    attrs: dict[str, Any] = {"shape": name} | ({"pack": None} if pack else {})
    return attrs if offset is None else attrs | {"offset": Typed(offset, I32)}


def tcgen05_ld(
    address: Int, registers: int, shape: Keyword = "32x32b", *, offset: int | None = None, pack: bool = False
) -> tuple[Int32, ...]:
    """Load registers of each thread of a warp from tensor memory: `32x32b` a row of columns, one
    register a column; `16x64b`, `16x128b`, `16x256b` and `16x32bx2` 16 lanes, as the figures of the
    PTX ISA show. `offset`: columns between the halves of 16x32bx2. `pack`: two columns of 16 bits
    in a register. Before they are used, wait: `fence_view_async_tmem_load()`.
    """
    _here("tcgen05_ld")
    attrs = _shape(shape, registers, offset, pack)
    found = builder().emit("cutec.tcgen05_ld", [int32(address)], [I32] * registers, attrs)
    return tuple([Int32(value) for value in found.results])


def tcgen05_ld_red(
    address: Int,
    registers: int,
    reduction: Keyword = "max",
    kind: Keyword = "f32",
    *,
    shape: Keyword = "32x32b",
    offset: int | None = None,
    abs: bool = False,
    nan: bool = False,
) -> tuple[tuple[Int32, ...], Float32 | Int32 | Uint32]:
    """Load as `tcgen05_ld` of 32x32b or 16x32bx2 does, two registers and more, and give each thread
    the `min` or `max` of its numbers too (sm_103, sm_110): of `f32`, `s32` or `u32`. `abs`: of
    magnitudes; `nan`: a NaN wins instead of losing; both of f32 alone. Wait before either is used.
    """
    _here("tcgen05_ld_red")
    attrs = _shape(choice("shape", shape, REDUCED_SHAPES), registers, offset, False)
    attrs |= {"reduction": choice("reduction", reduction, REDUCTIONS), "kind": choice("kind", kind, REDUCED_KINDS)}
    attrs |= {name: None for name, on in (("abs", abs), ("nan", nan)) if on}
    if ((abs or nan) and attrs["kind"] != "f32") or registers < 2:
        raise _wrong(f"a reduction of {registers} registers of {kind}", "2 and more; abs and nan are for f32")
    *values, found = builder().emit("cutec.tcgen05_ld_red", [int32(address)], [I32] * (registers + 1), attrs).results
    number = Int32(found)
    if attrs["kind"] == "f32":
        return tuple(map(Int32, values)), number.bitcast(Float32)
    return tuple(map(Int32, values)), number if attrs["kind"] == "s32" else number.to(Uint32)


def fence_view_async_tmem_load() -> None:
    """Wait for the warp's loads from tensor memory (PTX `tcgen05.wait::ld`). Those that stand
    before it in the same block of code have their registers then.
    """
    _here("fence_view_async_tmem_load")
    builder().emit("cutec.tcgen05_wait_ld")


def fence_view_async_tmem_store() -> None:
    """Wait for the warp's stores to tensor memory (PTX `tcgen05.wait::st`)."""
    _here("fence_view_async_tmem_store")
    builder().emit("cutec.tcgen05_wait_st")


def _tensor_memory_of(arch: str, what: str) -> int:
    """The columns of an arch. Raises E0420 for one without tensor memory."""
    columns = parse_arch(arch).limits.tensor_memory_columns
    if not columns:
        raise error("E0420", f"{what}: {arch} has no tensor memory", user_location(), help="sm_100, sm_103, sm_110")
    return columns


def get_max_tmem_alloc_cols(arch: str) -> int:
    """The most columns of tensor memory that a block can allocate on an arch (`sm_100`): 512."""
    return _tensor_memory_of(arch, "get_max_tmem_alloc_cols")


def get_min_tmem_alloc_cols(arch: str) -> int:
    """The least columns of tensor memory that an allocation has on an arch (`sm_100`): 32."""
    return min(_tensor_memory_of(arch, "get_min_tmem_alloc_cols"), LEAST_COLUMNS)


def tcgen05_st(
    address: Int,
    registers: tuple[Int, ...],
    shape: Keyword = "32x32b",
    *,
    offset: int | None = None,
    pack: bool = False,
) -> None:
    """Store registers of each thread of a warp in tensor memory, as `tcgen05_ld` loads them. The
    store is complete after `fence_view_async_tmem_store`.
    """
    _here("tcgen05_st")
    attrs = _shape(shape, len(registers), offset, pack)
    builder().emit("cutec.tcgen05_st", [int32(address), *map(int32, registers)], (), attrs)


def tcgen05_fence(side: Keyword) -> None:
    """Order accesses to tensor memory `before` a barrier of threads, or `after` one."""
    _here("tcgen05_fence")
    builder().emit("cutec.tcgen05_fence", (), (), {"side": choice("side", side, _SIDES)})


def tcgen05_commit(mbar_ptr: Pointer, mask: Int | None = None, group: int = 1) -> None:
    """Arrive at a barrier when all that this thread has given the tensor core is done. One thread
    executes it, the one that has issued the multiplies. `mask`: the ranks of the blocks of the
    cluster, as bits, at whose barriers at the same place it arrives.
    """
    _here("tcgen05_commit")
    barrier = barrier_address(mbar_ptr, "tcgen05_commit")
    blocks = [] if mask is None else [as_numeric(mask, Int16).to(Int16).ir]
    builder().emit("cutec.tcgen05_commit", [barrier, *blocks], (), _blocks(group))


def tcgen05_descriptor(
    smem_ptr: Pointer, leading: int, stride: int, swizzle: Keyword = "none", *, base: int = 0
) -> Int64:
    """The descriptor of an operand in shared memory, at a multiple of 16 bytes: byte offsets along
    the leading and the stride dimension (PTX ISA, "Shared memory descriptor"); `swizzle` none, 32B,
    64B or 128B; `base`: in which of its 8 rows the operand begins. One of 16 bytes further on is
    one more.
    """
    _here("tcgen05_descriptor")
    pointer = pointer_to(smem_ptr, "tcgen05_descriptor")
    if pointer.memspace is not AddressSpace.smem or pointer.alignment % 16:
        raise error(
            "E0404",
            "tcgen05_descriptor needs a pointer to shared memory at a multiple of 16 bytes",
            user_location(),
            help="allocate the operand with byte_alignment=1024",
        )
    try:
        fields = shared_fields(leading, stride, choice("swizzle", swizzle, SWIZZLES), base)
    except ValueError as problem:
        raise _wrong(str(problem), "byte offsets are multiples of 16 below 2^18") from None
    return Int64(builder().value("cutec.tcgen05_descriptor", [pointer.ir], I64, {"fields": Typed(fields, I64)}))


def tcgen05_instruction(
    a: Keyword, b: Keyword, d: Keyword, m: int, n: int, *, a_mn: bool = False, b_mn: bool = False, group: int = 1
) -> int:
    """The instruction descriptor of a multiply D = A·Bᵀ with M rows and N columns. Types in PTX's
    names: f16 or bf16; tf32; e4m3, e5m2, e3m2, e2m3, e2m1; s8, u8. `a_mn`, `b_mn`: the operand has
    M or N contiguous in shared memory, not K. Of a pair of blocks M and N are of the whole
    multiply.
    """
    names = [f for kind in KINDS.values() for f in kind.formats]
    a, b, d = choice("a", a, names), choice("b", b, names), choice("d", d, ("f16", "f32", "s32"))
    what = Multiply(_kind_of(a), a, b, d, m, n, a_mn, b_mn)
    if problem := what.wrong(group):
        raise _wrong(problem, "the shapes of tcgen05.mma: docs/internals/blackwell.md")
    return what.descriptor


def _kind_of(a: str) -> str:
    return next(name for name, kind in KINDS.items() if a in kind.formats)


def tcgen05_mma(
    d: Int,
    a: Int,
    b: Int,
    instruction: Int,
    accumulate: bool | Boolean,
    kind: Keyword = "f16",
    group: int = 1,
    *,
    keep: Sequence[Int] | None = None,
    scale_d: int | None = None,
    collector: Keyword | None = None,
    ashift: bool = False,
) -> None:
    """Multiply: D = A·Bᵀ, plus D if `accumulate`. One thread gives it to the tensor core, which is
    done when the barrier of a later `tcgen05_commit` says so. `d` is an address in tensor memory;
    `a` a descriptor (Int64), or an address; `b` a descriptor; `instruction` is made by
    `tcgen05_instruction`. K is 32 bytes. `kind`: f16, tf32, f8f6f4, i8 (sm_100a and sm_110a). Of a
    pair one thread of either block does it: each block has half of the rows of A, B and D.

    `keep`: 4 words for each block, whose bits are lanes of D that stay as they are. `scale_d`: D is
    divided by 2 to this power first (f16 and tf32, 0 to 15). `collector`: what becomes of A in the
    tensor core: fill, use, lastuse, discard. `ashift`: then the rows of A, in tensor
    memory, move one up in each quarter of the lanes.
    """
    _here("tcgen05_mma")
    left = as_numeric(a)
    operands = [
        int32(d),
        left.to(Int64).ir if type(left).width == 64 else int32(left),
        as_numeric(b, Int64).to(Int64).ir,
        int32(instruction),
        as_numeric(accumulate, Boolean).to(Boolean).ir,
        *map(int32, keep or ()),
    ]
    attrs = {"kind": choice("kind", kind, KINDS), "operandSegmentSizes": _sizes(len(keep or ())), **_blocks(group)}
    if scale_d is not None:
        attrs["scale_d"] = Typed(int(scale_d), I32)
    if collector is not None:
        attrs["collector"] = choice("collector", collector, COLLECTORS)
    if ashift:
        attrs["ashift"] = None
    builder().emit("cutec.tcgen05_mma", operands, (), attrs)


def tcgen05_mma_scaled(
    d: Int,
    a: Int,
    b: Int,
    instruction: Int,
    scales_a: Int,
    scales_b: Int,
    accumulate: bool | Boolean,
    kind: Keyword = "mxf8f6f4",
    group: int = 1,
    *,
    vector: Keyword | None = None,
    collector: Keyword | None = None,
) -> None:
    """Multiply as `tcgen05_mma` does, with a scale for every few elements of a row of A, and of B,
    along K. `scales_a`, `scales_b`: their addresses in tensor memory. `instruction` is the
    descriptor of such a multiply (PTX ISA, "Instruction descriptor"). `kind`: mxf8f6f4, mxf4,
    mxf4nvf4. `vector`: block16 or block32, the elements that share a scale; mxf8f6f4 and mxf4 have
    one number of them.
    """
    _here("tcgen05_mma_scaled")
    left, name = as_numeric(a), choice("kind", kind, SCALED)
    operands = [
        int32(d),
        left.to(Int64).ir if type(left).width == 64 else int32(left),
        as_numeric(b, Int64).to(Int64).ir,
        *map(int32, (instruction, scales_a, scales_b)),
        as_numeric(accumulate, Boolean).to(Boolean).ir,
    ]
    attrs = {"kind": name, **_blocks(group)}
    if vector is not None or not SCALED[name].default:
        attrs["vector"] = choice("vector", vector, SCALED[name].spelled)
    if collector is not None:
        attrs["collector"] = choice("collector", collector, COLLECTORS)
    builder().emit("cutec.tcgen05_mma_scaled", operands, (), attrs)


def tcgen05_cp(
    target: Int, source: Int, shape: Keyword, quarters: str = "", format: str = "", *, group: int = 1
) -> None:
    """Copy a matrix from shared memory, which a descriptor names, to tensor memory. One thread
    gives it to the tensor core. `shape`: 128x256b, 128x128b, 4x256b, or with copies for several
    quarters of the lanes 64x128b (`quarters` warpx2::02_13, warpx2::01_23) and 32x128b (warpx4).
    `format`: packed elements in shared memory (b8x16.b6x16_p32, b8x16.b4x16_p64), which become a
    byte each.
    """
    _here("tcgen05_cp")
    if (shape, quarters) not in COPIES:
        known = ", ".join(" ".join(filter(None, key)) for key in COPIES)
        raise _wrong(f"a copy of {shape} {quarters}".rstrip(), f"one of {known}")
    attrs: dict[str, Any] = {"shape": shape, **_blocks(group)}
    attrs |= {"quarters": quarters} if quarters else {}
    attrs |= {"format": choice("format", format, FORMATS)} if format else {}
    builder().emit("cutec.tcgen05_cp", [int32(target), as_numeric(source, Int64).to(Int64).ir], (), attrs)


def tcgen05_shift(address: Int, group: int = 1) -> None:
    """Give each lane of a quarter what the next one has, in 8 columns of tensor memory. One thread
    gives it to the tensor core.
    """
    _here("tcgen05_shift")
    builder().emit("cutec.tcgen05_shift", [int32(address)], (), _blocks(group))


__all__ = [
    "fence_view_async_tmem_load",
    "fence_view_async_tmem_store",
    "get_max_tmem_alloc_cols",
    "get_min_tmem_alloc_cols",
    "tcgen05_alloc",
    "tcgen05_commit",
    "tcgen05_cp",
    "tcgen05_dealloc",
    "tcgen05_descriptor",
    "tcgen05_fence",
    "tcgen05_instruction",
    "tcgen05_ld",
    "tcgen05_ld_red",
    "tcgen05_mma",
    "tcgen05_mma_scaled",
    "tcgen05_relinquish_alloc_permit",
    "tcgen05_shift",
    "tcgen05_st",
]


take_loc_ip(globals())
