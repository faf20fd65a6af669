"""Checks and operands that the modules of `cute.arch` share: where a name may be used, what an arch
has, operands from arguments.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import prod
from typing import Any, TypeVar

from cutec.diag import error
from cutec.frontend.core.context import Trace, builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int32, Numeric, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import Type
from cutec.target.arch import parse_arch

Word = TypeVar("Word")
FULL_MASK = 0xFFFFFFFF
WARP_SIZE = 32


def in_kernel(what: str) -> Trace:
    """The trace of the kernel that `what` is used in. Raises E0413 outside of one."""
    trace = current()
    if trace.scope != "device":
        raise error(
            "E0413",
            f"{what} has a meaning only inside a kernel",
            user_location(),
            help="use it in the @cute.kernel function; the host function has shapes and arguments",
        )
    return trace


def threads_of_block() -> int | None:
    """The number of threads of a block of the kernel; None if it is not known when compiling."""
    kernel = current().kernel
    return None if kernel is None or kernel.block is None else prod(kernel.block)


def threads_of_cluster() -> int | None:
    """The number of threads of a cluster; None if it is not known when compiling."""
    kernel, threads = current().kernel, threads_of_block()
    cluster = None if kernel is None else kernel.cluster
    return None if threads is None or cluster is None else threads * prod(cluster)


def capability() -> int:
    """The compute capability that is built for: 90 for sm_90a."""
    return parse_arch(current().arch).capability


def require(what: str, least: str) -> None:
    """Raise E0420 unless the arch that is built for has `what`, which exists from `least` on.
    `least` with suffix `f` (sm_100f) means builds with a suffix for that family; with `a`, that
    arch alone.
    """
    arch, needed = parse_arch(current().arch), parse_arch(least)
    if needed.suffix == "":
        has = arch.capability >= needed.capability
    elif needed.suffix == "f":
        has = arch.major == needed.major and arch.capability >= needed.capability and arch.suffix != ""
    else:
        has = arch.name == needed.name
    if not has:
        which = (
            f"{least} or newer"
            if needed.suffix == ""
            else f"{needed.plain}a or {least}"
            if needed.suffix == "f"
            else least
        )
        guard = f"guard it: `if cutec.const_expr(cutec.target_arch().capability >= {needed.capability}): …`, or build"
        same = arch.capability == needed.capability
        raise error(
            "E0420",
            f"{what} needs {which}; this is built for {arch}",
            user_location(),
            help=f"{'build' if same else guard} with --arch {least}",
        )


def scalar(value: Any, what: str) -> Numeric:
    """A number as an instance of its class. Raises E0404 for a TensorSSA, E0204 for anything but a
    number.
    """
    if isinstance(value, TensorSSA):
        raise error("E0404", f"{what} takes scalars, not a TensorSSA", user_location(), help="go through its elements")
    return as_numeric(value)


def int32(value: Any) -> Value:
    """The IR value of a 32-bit integer operand; a known number wraps, so that 0xffffffff is a
    mask.
    """
    if isinstance(value, int):
        return Int32(value - (1 << 32) if value >= 1 << 31 else value).ir
    return as_numeric(value, Int32).to(Int32).ir


def choice(what: str, value: Any, allowed: Collection[Word]) -> Word:
    """A keyword or number out of a list; members of enumerations count by their value. Raises
    E0421.
    """
    text = getattr(value, "value", value)
    if text not in allowed:
        raise error(
            "E0421", f"{what} cannot be {text!r}", user_location(), help=f"one of {', '.join(map(repr, allowed))}"
        )
    return text


def unsupported(what: str, kind: NumberClass, help: str = "") -> Exception:
    """E0422: the hardware has no such instruction for a numeric class."""
    return error("E0422", f"no {what} of {kind.name}", user_location(), help=help)


def intrinsic(name: str, operands: Sequence[Value], result: Type) -> Value:
    """A pure LLVM intrinsic that has no operation of its own in MLIR."""
    attrs = {
        "intrin": f"llvm.nvvm.{name}",
        "operandSegmentSizes": IntArray((len(operands), 0)),
        "op_bundle_sizes": IntArray(()),
    }
    return builder().value("llvm.call_intrinsic", operands, result, attrs)
