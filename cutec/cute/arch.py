"""`cute.arch`: what the hardware offers directly. SIMT part: indices, barriers, shuffles, votes, reductions, shared memory.

Sources: PTX ISA, "Special Registers", "Parallel Synchronization and Communication Instructions".
"""

from __future__ import annotations

from typing import Any

from cutec.diag import error
from cutec.frontend import arith, numeric
from cutec.frontend.context import builder, current
from cutec.frontend.location import user_location
from cutec.frontend.numeric import Boolean, Int32, Numeric, Uint32, as_numeric
from cutec.frontend.smem import alloc_smem, get_dyn_smem
from cutec.frontend.tensor_ssa import TensorSSA
from cutec.ir.attrs import IntArray, Raw
from cutec.ir.types import I1, I32
from cutec.ops.math import APPROXIMATE

WARP_SIZE = 32
FULL_MASK = 0xFFFFFFFF


def _special_register(name: str) -> Int32:
    if current().scope != "device":
        raise error("E0413", f"{name} has a value only inside a kernel", user_location())
    return Int32(builder().value(f"nvvm.read.ptx.sreg.{name}", (), I32), nonneg=True)


def _xyz(name: str) -> tuple[Int32, Int32, Int32]:
    return tuple([_special_register(f"{name}.{axis}") for axis in "xyz"])


def thread_idx(*, loc: Any = None, ip: Any = None) -> tuple[Int32, Int32, Int32]:
    """Index of the thread in its block (x, y, z)."""
    return _xyz("tid")


def block_idx(*, loc: Any = None, ip: Any = None) -> tuple[Int32, Int32, Int32]:
    """Index of the block in the grid (x, y, z)."""
    return _xyz("ctaid")


def block_dim(*, loc: Any = None, ip: Any = None) -> tuple[Any, Any, Any]:
    """Threads in a block (x, y, z); known numbers where the launch gives known ones."""
    state = current().kernel
    if state is not None and state.block is not None:
        return tuple([Int32(n) for n in state.block])
    return _xyz("ntid")


def grid_dim(*, loc: Any = None, ip: Any = None) -> tuple[Int32, Int32, Int32]:
    """Blocks in the grid (x, y, z)."""
    return _xyz("nctaid")


def lane_idx(*, loc: Any = None, ip: Any = None) -> Int32:
    """Index of the thread in its warp."""
    return _special_register("laneid")


def warp_idx(*, loc: Any = None, ip: Any = None) -> Int32:
    """Index of the warp in its block, from the linear thread index."""
    x, y, z = thread_idx()
    nx, ny, _ = block_dim()
    return (x + (y + z * ny) * nx) // WARP_SIZE


def cluster_idx(*, loc: Any = None, ip: Any = None) -> tuple[Int32, Int32, Int32]:
    """Index of the cluster in the grid (x, y, z)."""
    return _xyz("clusterid")


def block_idx_in_cluster(*, loc: Any = None, ip: Any = None) -> Int32:
    """Rank of the block in its cluster."""
    return _special_register("cluster.ctarank")


def sync_threads(*, loc: Any = None, ip: Any = None) -> None:
    """Wait until all threads of the block are here; orders their memory accesses (PTX `bar.sync 0`)."""
    builder().emit("nvvm.barrier", (), (), {"operandSegmentSizes": IntArray((0, 0, 0))})


def barrier(*, barrier_id: Any = None, number_of_threads: Any = None, loc: Any = None, ip: Any = None) -> None:
    """Wait at a named barrier (0–15) for that many threads, a multiple of 32 (PTX `bar.sync a, b`)."""
    for value, fits, what in ((barrier_id, lambda b: 0 <= b < 16, "0 to 15"), (number_of_threads, lambda n: n > 0 and n % WARP_SIZE == 0, "a multiple of 32")):
        number = as_numeric(value, Int32) if value is not None else None
        if number is not None and number.is_static and not fits(int(number)):
            raise error("E0416", f"a barrier of {int(number)}: expected {what}", user_location())
    operands = [as_numeric(x, Int32).ir for x in (barrier_id, number_of_threads) if x is not None]
    sizes = (int(barrier_id is not None), int(number_of_threads is not None), 0)
    builder().emit("nvvm.barrier", operands, (), {"operandSegmentSizes": IntArray(sizes)})


def sync_warp(mask: Any = FULL_MASK, *, loc: Any = None, ip: Any = None) -> None:
    """Wait for the threads of a warp named by `mask`; orders their memory accesses (PTX `bar.warp.sync`)."""
    builder().emit("nvvm.bar.warp.sync", [_mask(mask)])


def make_warp_uniform(value: Any, *, loc: Any = None, ip: Any = None) -> Int32:
    """The first lane's value in all lanes: tells the compiler that a value is the same across the warp."""
    return shuffle_sync(as_numeric(value, Int32).to(Int32), 0)


def _mask(mask: Any) -> Any:
    return as_numeric(mask if not isinstance(mask, int) else Int32(mask - (1 << 32) if mask >= 1 << 31 else mask), Int32).ir


def _shuffle(kind: str, value: Any, offset: Any, mask: Any, mask_and_clamp: int) -> Any:
    """PTX `shfl.sync`: 32-bit registers move; narrower values ride in one, wider ones in two."""
    if isinstance(value, TensorSSA):
        raise error("E0404", "a shuffle moves scalars, not a TensorSSA", user_location(), help="shuffle its elements")
    value = as_numeric(value)
    width = type(value).width
    if width == 64:
        return _shuffle_halves(kind, value, offset, mask, mask_and_clamp)
    if width < 32:
        carrier = numeric.Uint16 if width == 16 else numeric.Uint8
        bits = value.bitcast(carrier) if width > 1 else value.to(Uint32)
        moved = _shuffle(kind, bits.to(Uint32), offset, mask, mask_and_clamp)
        return moved.to(carrier).bitcast(type(value)) if width > 1 else moved.to(Boolean)
    operands = [_mask(mask), value.ir, as_numeric(offset, Int32).to(Int32).ir, Int32(mask_and_clamp).ir]
    return type(value)(builder().value("nvvm.shfl.sync", operands, value.ir.type, {"kind": Raw(f"#nvvm<shfl_kind {kind}>")}))


def _shuffle_halves(kind: str, value: Numeric, offset: Any, mask: Any, mask_and_clamp: int) -> Numeric:
    bits = value.bitcast(numeric.Uint64)
    low, high = bits.to(Uint32), (bits >> 32).to(Uint32)
    low, high = (_shuffle(kind, half, offset, mask, mask_and_clamp) for half in (low, high))
    return ((high.to(numeric.Uint64) << 32) | low.to(numeric.Uint64)).bitcast(type(value))


def shuffle_sync(value: Any, offset: Any, mask: Any = FULL_MASK, mask_and_clamp: int = 31, *, loc: Any = None, ip: Any = None) -> Any:
    """The value of lane `offset`."""
    return _shuffle("idx", value, offset, mask, mask_and_clamp)


def shuffle_sync_up(value: Any, offset: Any, mask: Any = FULL_MASK, mask_and_clamp: int = 0, *, loc: Any = None, ip: Any = None) -> Any:
    """The value of the lane `offset` lower; lanes without one keep their own."""
    return _shuffle("up", value, offset, mask, mask_and_clamp)


def shuffle_sync_down(value: Any, offset: Any, mask: Any = FULL_MASK, mask_and_clamp: int = 31, *, loc: Any = None, ip: Any = None) -> Any:
    """The value of the lane `offset` higher; lanes without one keep their own."""
    return _shuffle("down", value, offset, mask, mask_and_clamp)


def shuffle_sync_bfly(value: Any, offset: Any, mask: Any = FULL_MASK, mask_and_clamp: int = 31, *, loc: Any = None, ip: Any = None) -> Any:
    """The value of the lane whose index differs in the bits of `offset`."""
    return _shuffle("bfly", value, offset, mask, mask_and_clamp)


def _vote(kind: str, predicate: Any, mask: Any, result: Any) -> Any:
    attrs = {"kind": Raw(f"#nvvm<vote_sync_kind {kind}>")}
    return builder().value("nvvm.vote.sync", [_mask(mask), as_numeric(predicate).to(Boolean).ir], result, attrs)


def vote_ballot_sync(predicate: Any, mask: Any = FULL_MASK, *, loc: Any = None, ip: Any = None) -> Int32:
    """A bit for each lane: its predicate."""
    return Int32(_vote("ballot", predicate, mask, I32))


def vote_any_sync(predicate: Any, mask: Any = FULL_MASK, *, loc: Any = None, ip: Any = None) -> Boolean:
    """Whether the predicate holds in any lane."""
    return Boolean(_vote("any", predicate, mask, I1))


def vote_all_sync(predicate: Any, mask: Any = FULL_MASK, *, loc: Any = None, ip: Any = None) -> Boolean:
    """Whether the predicate holds in all lanes."""
    return Boolean(_vote("all", predicate, mask, I1))


def vote_uni_sync(predicate: Any, mask: Any = FULL_MASK, *, loc: Any = None, ip: Any = None) -> Boolean:
    """Whether the predicate is the same in all lanes."""
    return Boolean(_vote("uni", predicate, mask, I1))


def warp_reduction(value: Any, op: Any, *, threads_in_group: int = WARP_SIZE, loc: Any = None, ip: Any = None) -> Any:
    """`op(a, b)` over groups of `threads_in_group` consecutive lanes (a power of two), by butterfly shuffles: all lanes get the result."""
    offset = threads_in_group // 2
    while offset:
        value = op(value, shuffle_sync_bfly(value, offset))
        offset //= 2
    return value


def warp_reduction_sum(value: Any, *, threads_in_group: int = WARP_SIZE, loc: Any = None, ip: Any = None) -> Any:
    """The sum over groups of lanes, in all of them."""
    return warp_reduction(value, lambda a, b: a + b, threads_in_group=threads_in_group)


def warp_reduction_max(value: Any, *, threads_in_group: int = WARP_SIZE, loc: Any = None, ip: Any = None) -> Any:
    """The maximum over groups of lanes, in all of them."""
    return warp_reduction(value, numeric.maximum, threads_in_group=threads_in_group)


def fmax(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The larger of two floats; of a number and NaN the number."""
    return numeric.maximum(as_numeric(a), b)


def fmin(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The smaller of two floats; of a number and NaN the number."""
    return numeric.minimum(as_numeric(a), b)


def exp2(a: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """2**a by the hardware's approximation (PTX `ex2.approx`)."""
    a = as_numeric(a)
    return type(a)(builder().value("math.exp2", [a.ir], a.ir.type, {"fastmath": APPROXIMATE}))


def popc(value: Numeric, *, loc: Any = None, ip: Any = None) -> Int32:
    """The number of set bits."""
    count = builder().value("llvm.intr.ctpop", [value.ir], value.ir.type)
    return Int32(arith.convert(count, type(value), Int32), nonneg=True)


__all__ = [
    "FULL_MASK", "WARP_SIZE", "alloc_smem", "barrier", "block_dim", "block_idx", "block_idx_in_cluster", "cluster_idx",
    "exp2", "fmax", "fmin", "get_dyn_smem", "grid_dim", "lane_idx", "make_warp_uniform", "popc", "shuffle_sync", "shuffle_sync_bfly",
    "shuffle_sync_down", "shuffle_sync_up", "sync_threads", "sync_warp", "thread_idx", "vote_all_sync", "vote_any_sync", "vote_ballot_sync",
    "vote_uni_sync", "warp_idx", "warp_reduction", "warp_reduction_max", "warp_reduction_sum",
]  # fmt: skip
