"""Operations of a whole warp: elections, votes, shuffles, reductions, matrices in shared memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.cute.arch.common import choice, in_kernel, int32, require
from cutec.diag import error
from cutec.experimental.primitives.operands import memory
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean, Int32, Uint32, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA, from_elements
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.ir.types import I1, I32
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Int, Number

_ROW = 16  # bytes of a row of a matrix


def elect_sync(membermask: Int | None = None) -> Boolean:
    """Whether this thread is the one that its warp elects, among the threads of a mask; all of them
    execute it.
    """
    in_kernel("elect_sync")
    require("elect_sync", "sm_90")
    return Boolean(builder().value("nvvm.elect.sync", [] if membermask is None else [int32(membermask)], I1))


def vote_sync(mask: Int, pred: Number, kind: Any) -> Any:
    """What holds of a predicate in the lanes of a mask: any, all, uni (Boolean), or a bit for each
    lane, ballot (Int32).
    """
    votes = {
        "any": arch.vote_any_sync,
        "all": arch.vote_all_sync,
        "uni": arch.vote_uni_sync,
        "ballot": arch.vote_ballot_sync,
    }
    return votes[choice("kind", kind, votes)](pred, mask)


def shfl_sync(
    thread_mask: Int,
    val: Number,
    offset: Int,
    mask_and_clamp: Any,
    kind: Any,
    *,
    return_value_and_is_valid: bool | None = None,
) -> Any:
    """The value of another lane; with `return_value_and_is_valid` also whether there is one."""
    moved = arch.shuffle_sync_op(val, offset, thread_mask, mask_and_clamp, kind)
    return (moved, _has_source(kind, offset, mask_and_clamp)) if return_value_and_is_valid else moved


def _has_source(kind: Any, offset: Any, mask_and_clamp: Any) -> Boolean:
    """Whether a shuffle has a source lane for this one (PTX ISA, "shfl.sync")."""
    lane, distance = as_numeric(arch.lane_idx()), as_numeric(offset, Int32).to(Int32) & 31
    bounds = as_numeric(mask_and_clamp, Int32).to(Int32)
    kept = (bounds >> 8) & 31
    last = (lane & kept) | (bounds & 31 & ~kept)
    name = getattr(kind, "value", kind)
    if name == "up":
        return lane - distance >= last
    sources = {"down": lane + distance, "bfly": lane ^ distance, "idx": (lane & kept) | (distance & ~kept)}
    return sources[name] <= last


def redux_sync(val: Number, kind: Any, mask_and_clamp: Int, *, abs: bool | None = None, nan: bool | None = None) -> Any:
    """The reduction over the lanes of a mask, in all of them. `umin` and `umax` take an Int32 as
    unsigned.
    """
    name = choice("kind", kind, ("add", "and", "max", "min", "or", "umax", "umin", "xor", "fmin", "fmax"))
    number = as_numeric(val)
    if name in ("umin", "umax") and type(number) is Int32:
        return arch.warp_redux_sync(number.bitcast(Uint32), name[1:], mask_and_clamp).bitcast(Int32)
    return arch.warp_redux_sync(number, name, mask_and_clamp, abs=bool(abs), nan=bool(nan))


def ldmatrix(ptr: Any, num: int, layout: Any, *, shape: Any = None, src_format: Any = None) -> Any:
    """The warp's part of matrices whose rows of 16 bytes the lanes point to: an Int32, or a vector
    of `num`. `layout` col: transposed. `shape` m16n16: matrices of bytes (sm_100a).
    """
    attrs = _form("ldmatrix", layout, shape, "m16n16")
    packed = choice("src_format", src_format or "b8", ("b8", "b6x16_p32", "b4x16_p64"))
    if packed != "b8":
        attrs["packed"] = packed
    found = builder().emit("cutec.ldmatrix", [_row("ldmatrix", ptr).ir], [I32] * int(num), attrs).results
    numbers = [Int32(value) for value in found]
    return numbers[0] if len(numbers) == 1 else from_elements(list(numbers), (len(numbers),))


def stmatrix(ptr: Any, sources: Any, layout: Any, *, shape: Any = None) -> None:
    """Store the warp's part of matrices, 1, 2 or 4 Int32, to rows of 16 bytes that the lanes point
    to. `layout` col: transposed. `shape` m16n8: matrices of bytes (sm_100a).
    """
    attrs = _form("stmatrix", layout, shape, "m16n8")
    words = sources if isinstance(sources, (TensorSSA, Sequence)) else [sources]
    registers = [_word(words[i]) for i in range(len(words))]
    builder().emit("cutec.stmatrix", [_row("stmatrix", ptr).ir, *registers], (), attrs)


def _form(what: str, layout: Any, shape: Any, of_bytes: str) -> dict[str, Any]:
    """The attributes of a load or store of matrices. Raises E0420, E0421."""
    in_kernel(what)
    require(what, "sm_75" if what == "ldmatrix" else "sm_90")
    attrs: dict[str, Any] = {"transposed": choice("layout", layout, ("row", "col")) == "col"}
    if choice("shape", shape or "m8n8", ("m8n8", of_bytes)) == of_bytes:
        require(f"{what} of bytes", "sm_100f")
        attrs["bytes"] = None
    return attrs


def _row(what: str, ptr: Any) -> Pointer:
    """The pointer to a row. Raises E0404 for one that is not in shared memory."""
    pointer = memory(ptr, what)
    if pointer.memspace is not AddressSpace.smem:
        raise error(
            "E0404",
            f"{what} needs a pointer to shared memory, not to {pointer.memspace.name}",
            user_location(),
            help="cutlass.Array(dtype, shape, space=cutlass.AddressSpace.smem, alignment=16)",
        )
    return pointer.retyped(pointer.dtype, max(pointer.alignment, _ROW))


def _word(value: Any) -> Any:
    """A register of 32 bits."""
    number = as_numeric(value)
    return (number.bitcast(Int32) if type(number).width == 32 else number.to(Int32)).ir


take_loc_ip(globals())
