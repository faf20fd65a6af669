"""Barriers in shared memory as operations of the dialect, each one primitive: see
`ops.primitives.mbarrier`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import Typed
from cutec.ir.core import Op, Value
from cutec.ir.types import I1, Type, ptr
from cutec.ops.cute.registry import Example, composite, example, no_results

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

_OWN, _OTHER = "!llvm.ptr<3>", "!llvm.ptr<7>"


def _flag(attrs: dict[str, Any], *operands: Type) -> list[Type]:
    return [I1]


def _barrier(
    name: str, primitive: str, summary: str, form: str, shown: Example, infer: Callable[..., list[Type]] = no_results
) -> None:
    """An operation that is one primitive on the same operands."""

    def expand(cx: Expander, op: Op, *operands: Value) -> list[Any]:
        made = cx.builder.emit(primitive, operands, [v.type for v in op.results], dict(op.attrs))
        return list(made.results)

    composite(f"cute_nvgpu.{name}", summary, form, infer, example=shown, lowering=f"`{primitive}`.")(expand)


_barrier(
    "mbarrier_init",
    "cutec.mbarrier.init",
    "make a barrier whose phases take `count` arrivals",
    "barrier: address, count: i32",
    example(_OWN, "i32"),
)
_barrier("mbarrier_inval", "cutec.mbarrier.inval", "remove a barrier", "barrier: address", example(_OWN))
_barrier(
    "mbarrier_init_fence",
    "nvvm.fence.mbarrier.init",
    "make barriers initialised so far visible to other blocks and asynchronous copies",
    "",
    example(),
)
_barrier(
    "mbarrier_arrive",
    "cutec.mbarrier.arrive",
    "arrive, `count` times (once where it is left out); `scope` cluster: a release for the whole cluster",
    "barrier: address, count?: i32 {scope?: string}",
    example(_OTHER, "i32", scope="cluster"),
)
_barrier(
    "mbarrier_arrive_drop",
    "cutec.mbarrier.arrive_drop",
    "arrive, `count` times, and let later phases take as many arrivals fewer",
    "barrier: address, count?: i32",
    example(_OWN),
)
_barrier(
    "mbarrier_arrive_expect",
    "cutec.mbarrier.arrive.expect_tx",
    "let the phase wait for `bytes` more, and arrive",
    "barrier: address, bytes: i32",
    example(_OWN, "i32"),
)
_barrier(
    "mbarrier_expect_tx",
    "cutec.mbarrier.expect_tx",
    "let the phase wait for `bytes` more",
    "barrier: address, bytes: i32",
    example(_OWN, "i32"),
)
_barrier(
    "mbarrier_complete_tx",
    "cutec.mbarrier.complete_tx",
    "count `bytes` as transferred",
    "barrier: address, bytes: i32",
    example(_OWN, "i32"),
)
_barrier(
    "mbarrier_wait",
    "cutec.mbarrier.wait.parity",
    "wait until the phase of that parity has ended, asleep for up to `sleep` nanoseconds at a time; `scope` cluster: an"
    " acquire of what other blocks have released",
    "barrier: address, parity: i32 {scope?: string, sleep?: int}",
    example(_OWN, "i32"),
)
_barrier(
    "mbarrier_try_wait",
    "cutec.mbarrier.try_wait.parity",
    "wait a while; whether the phase of that parity has ended; `scope` as of `mbarrier_wait`",
    "barrier: address, parity: i32 {scope?: string} -> i1",
    example(_OWN, "i32"),
    _flag,
)
_barrier(
    "mbarrier_test_wait",
    "cutec.mbarrier.test_wait.parity",
    "whether the phase of that parity has ended; `scope` as of `mbarrier_wait`",
    "barrier: address, parity: i32 {scope?: string} -> i1",
    example(_OWN, "i32"),
    _flag,
)


@composite(
    "cute_nvgpu.cpasync_mbarrier_arrive",
    "arrive when this thread's cp.async so far are complete: one of the arrivals that the barrier takes",
    "barrier: address",
    no_results,
    example=example(_OWN),
    lowering="`nvvm.cp.async.mbarrier.arrive` with `noinc`.",
)
def _cpasync_arrive(cx: Expander, op: Op, barrier: Value) -> list[Any]:
    cx.builder.emit("nvvm.cp.async.mbarrier.arrive", [barrier], (), {"noinc": Typed(1, I1)})
    return []


def _infer_map(attrs: dict[str, Any], *operands: Type) -> list[Type]:
    return [ptr(7)]


@composite(
    "cute_nvgpu.map_to_block",
    "the same place in the shared memory of the block of that rank in the cluster",
    "address: address, rank: i32 -> address",
    _infer_map,
    example=example(_OWN, "i32"),
    lowering="`nvvm.mapa`.",
)
def _map_to_block(cx: Expander, op: Op, address: Value, rank: Value) -> list[Any]:
    return [cx.builder.value("nvvm.mapa", [address, rank], ptr(7))]
