"""`cutec.clc`: cluster launch control (PTX ISA, "clusterlaunchcontrol"): a cluster that runs takes
the place of one of the grid that has not begun, and does its work.

`try_cancel` asks for one; its answer of 16 bytes comes to shared memory later, and a barrier counts
them. With `multicast` all blocks of the cluster get it, at the same place, and count it at the same
barrier. `query` reads an answer, given as 4 words: whether there is a cluster, and its first block.
The words of an answer are the interpreter's own: block index, and 1 if there is one.
"""

from __future__ import annotations

from cutec.ir.core import Op
from cutec.ir.types import I32, ptr
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives import rules
from cutec.ops.primitives.bulk import BY_BARRIER
from cutec.ops.primitives.registry import ISSUED_ONCE, Array, Context, define, writes
from cutec.target.arch import parse_arch

TRY_CANCEL = "cutec.clc_try_cancel"
_WORDS = 4
_LEAST = 100  # compute capability


def lacks_launch_control(arch: str, multicast: bool = False) -> str:
    """Why an arch has no cluster launch control, or no answer to all blocks of a cluster; "" if it
    has.
    """
    row = parse_arch(arch)
    if row.capability < _LEAST:
        return "cluster launch control needs sm_100 or newer"
    return "" if row.suffix or not multicast else "an answer to all blocks of a cluster needs a target with a suffix"


def _lacks(op: Op, arch: str) -> str:
    return lacks_launch_control(arch, "multicast" in op.attrs)


def _types(op: Op) -> str | None:
    fits = [v.type for v in op.operands] == [ptr(3), ptr(3)] and not op.results
    return None if fits else "takes an address and a barrier in shared memory"


@define(
    TRY_CANCEL,
    _types,
    writes("shared") | BY_BARRIER | ISSUED_ONCE,
    lacking=_lacks,
    label="clusterlaunchcontrol.try_cancel",
    instruction=Instruction(
        "ask for a cluster that has not begun; a barrier counts the 16 bytes of the answer",
        "answer: address, barrier: address {multicast?: unit}",
        example("!llvm.ptr<3>", "!llvm.ptr<3>", multicast=None),
    ),
)
def try_cancel(ctx: Context, op: Op, answer: Array, barrier: Array) -> None:
    ctx.bulk.answer(answer, barrier, "multicast" in op.attrs)


def _query(op: Op) -> str | None:
    wrong = rules.counts(_WORDS, _WORDS)(op)
    return wrong or (None if all(v.type == I32 for v in (*op.operands, *op.results)) else "takes and gives i32")


@define(
    "cutec.clc_query",
    _query,
    lacking=_lacks,
    label="clusterlaunchcontrol.query_cancel",
    instruction=Instruction(
        "the block index of the first block of the cluster in an answer, and whether there is one",
        "words*: i32 -> x: i32, y: i32, z: i32, valid: i32",
        example(*["i32"] * _WORDS, results=("i32",) * _WORDS),
    ),
)
def query(ctx: Context, op: Op, *words: Array) -> tuple[Array, ...]:
    ctx.bulk.answered(words[-1])
    return words
