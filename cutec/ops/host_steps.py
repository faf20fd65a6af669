"""Operations of host functions besides launches: output and assertions, which become steps of the
host program, and events that the next launch records.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op, Value
from cutec.ops.cute.registry import composite, example, no_results

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

HOST_PRINT, HOST_PRINT_TENSOR = "cutec.host_print", "cutec.host_print_tensor"
HOST_CHECK, LAUNCH_EVENT = "cutec.host_check", "cutec.launch_event"
STEPS = (HOST_PRINT, HOST_PRINT_TENSOR, HOST_CHECK)


@composite(
    HOST_PRINT,
    "output of a host function",
    "ints*: i32, longs*: i64, doubles*: f64 {format: string, order: ints}",
    no_results,
    example=example("i32", "f64", format="%d %f\n", order=(0, 1), operandSegmentSizes=IntArray((1, 0, 1))),
    lowering="a step `print` of the host program.",
)
def _print(cx: Expander, op: Op, *operands: Value) -> list[Any]:
    cx.builder.emit(op.name, list(operands), (), dict(op.attrs))
    return []


@composite(
    HOST_PRINT_TENSOR,
    "output of the elements of a tensor in the host's memory: operands are the address, the extents, the strides",
    "leaves*: i64 {dtype: string, modes: ints, verbose: int}",
    no_results,
    example=example("i64", "i64", "i64", dtype="f32", modes=(1,), verbose=0),
    lowering="a step `print_tensor` of the host program.",
)
def _print_tensor(cx: Expander, op: Op, *leaves: Value) -> list[Any]:
    cx.builder.emit(op.name, list(leaves), (), dict(op.attrs))
    return []


@composite(
    HOST_CHECK,
    "an assertion of a host function",
    "condition: i1 {message: string, file: string, line: int}",
    no_results,
    example=example("i1", message="n is positive", file="kernel.py", line=7),
    lowering="a step `check` of the host program.",
)
def _check(cx: Expander, op: Op, condition: Value) -> list[Any]:
    cx.builder.emit(op.name, [condition], (), dict(op.attrs))
    return []


@composite(
    LAUNCH_EVENT,
    "an event that the launch after it records: `launch_completion` or `programmatic`",
    "event: i64 {kind: string, flags: int, at_block_start: int}",
    no_results,
    example=example("i64", kind="programmatic", flags=0, at_block_start=0),
    lowering="an entry of `events` of the launch.",
)
def _event(cx: Expander, op: Op, event: Value) -> list[Any]:
    cx.builder.emit(op.name, [event], (), dict(op.attrs))
    return []
