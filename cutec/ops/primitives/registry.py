"""The record of a primitive, and the decorator that registers one: effects, rule, NumPy semantics.

The semantics get NumPy through the context (`ctx.np`), so that importing this package imports
neither NumPy nor ml_dtypes.

Values are arrays to the semantics: an array whose first axis is the lane (thread). It has length 1
where the value is the same for all lanes (*uniform*); NumPy's broadcasting does the rest. A vector
value has a second axis of its length. Types map to arrays so: i1 → bool, iN → signed intN, floats →
their own dtype (ml_dtypes' where NumPy has none), pointers → int64 addresses (see
`interpreter.values.address`), `!llvm.struct` → a tuple of arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import TYPE_CHECKING, Any

from cutec.ir.core import Op
from cutec.lazy import Sections
from cutec.ops.instruction import Instruction
from cutec.records import NamedTuple, dataclass

if TYPE_CHECKING:
    from cutec.ops.primitives.context import Array, Context
else:
    Array = Context = Any  # for annotations only: protocols cost time to make

POINTEE = "pointee"  # the memory space is that of the pointer operand's type


@dataclass(frozen=True, slots=True)
class Effects:
    """The effects of an operation besides its results, and the threads that must execute it.

    `reads` and `writes` name memory spaces (`global`, `shared`, `local`, or POINTEE; `stack`,
    `clock`). `fence`: no access to memory moves across. `blocking`: a thread may have to wait here.
    `spin`: a thread may repeat it until another thread has acted. `io`: visible to the host.

    `collective` names who takes part (`warp`, `warpgroup`, `block`, `cluster`; `active lanes`:
    those of the warp that come together, whichever they are; `threads`: those of the block, each
    when it comes); duplicating or moving such an
    operation across control flow changes its meaning. `lanes` says which lanes of a
    warp have to execute it: WHOLE_WARP, all 32 at once (PTX's `.aligned`); WHOLE_WARPGROUP, the
    same, and all four warps, each when it comes; ONE_LANE, a single one, since each lane that
    executes it repeats the effect. `split`: it belongs to a split-phase
    barrier, at which arriving and waiting are operations of their own.

    `asynchronous` names the group whose completion makes the effect visible: `mbarrier` (the
    barrier operand counts the bytes), `bulk group`, `wgmma`, `cp.async`; `tcgen05` (the barrier of
    a later `commit`), `tcgen05.ld`, `tcgen05.st`.
    """

    reads: frozenset[str] = frozenset()
    writes: frozenset[str] = frozenset()
    blocking: bool = False
    collective: str = ""
    asynchronous: str = ""
    io: bool = False
    fence: bool = False
    spin: bool = False
    lanes: str = ""
    split: bool = False

    def __or__(self, other: Effects) -> Effects:
        return Effects(
            self.reads | other.reads,
            self.writes | other.writes,
            self.blocking or other.blocking,
            self.collective or other.collective,
            self.asynchronous or other.asynchronous,
            self.io or other.io,
            self.fence or other.fence,
            self.spin or other.spin,
            self.lanes or other.lanes,
            self.split or other.split,
        )

    @property
    def pure(self) -> bool:
        """Results depend on operands alone and nothing else happens: may be removed, shared and
        moved.
        """
        return self == PURE

    @property
    def touches_pointee(self) -> bool:
        """Whether it reads or writes the memory that a pointer operand points to."""
        return POINTEE in self.reads or POINTEE in self.writes


WHOLE_WARP, WHOLE_WARPGROUP, ONE_LANE = "whole warp", "whole warpgroup", "one lane"  # of `Effects.lanes`
MBARRIER, BULK_GROUP, WGMMA_GROUP, CP_ASYNC = "mbarrier", "bulk group", "wgmma", "cp.async"  # of `asynchronous`
TENSOR_CORE, TENSOR_LOAD, TENSOR_STORE = "tcgen05", "tcgen05.ld", "tcgen05.st"  # the same, of tensor memory

PURE = Effects()
BLOCKING = Effects(blocking=True)
IO = Effects(io=True)
FENCE = Effects(fence=True)
SPIN = Effects(spin=True)
ALIGNED = Effects(lanes=WHOLE_WARP)
WARPGROUP_ALIGNED = Effects(lanes=WHOLE_WARPGROUP)
ISSUED_ONCE = Effects(lanes=ONE_LANE)
SPLIT = Effects(split=True)


def reads(*spaces: str) -> Effects:
    """Reads memory of these spaces."""
    return Effects(reads=frozenset(spaces))


def writes(*spaces: str) -> Effects:
    """Writes memory of these spaces."""
    return Effects(writes=frozenset(spaces))


def collective(participants: str) -> Effects:
    """All threads of a `warp`, `warpgroup`, `block` or `cluster` (or those that a mask or count
    names) execute it together; of `active lanes` those that come together; `threads` of the block
    each for itself.
    """
    return Effects(collective=participants)


def asynchronous(group: str) -> Effects:
    """Takes effect later, when `group` (e.g. CP_ASYNC, MBARRIER) completes."""
    return Effects(asynchronous=group)


class Forwards(Enum):
    """Where results come from: the transfer function of analyses that follow values through a
    program (undefined values, accumulators of multiplies in flight, pointers into an array).
    """

    COMPUTED = "computed from all operands"
    OPERANDS = "result i is operand i"
    ADDENDS = "result i is operand i plus products, if the last operand is true; else the products alone"
    ELEMENTS = "elements of the operands, rearranged"
    BITS = "the operand's bits, cut into other elements"
    CHOICE = "operand 1 or 2, as operand 0 says"
    LANES = "operand 1 of another lane of the warp"
    PRODUCTS = "sums of products of matrix fragments"
    ADDRESS = "a pointer into what operand 0 points into"


class Size(NamedTuple):
    """Where a bulk copy says how many bytes it moves: operand number `operand` is their number; or,
    if `boxed`, a pointer to a tensor map, and it moves one box of that map's tensor.
    """

    operand: int
    boxed: bool = False


Semantics = Callable[..., Any]
Check = Callable[[Op], "str | None"]
Lacking = Callable[[Op, str], str]


def everywhere(op: Op, arch: str) -> str:
    """Every arch has the operation."""
    return ""


@dataclass(frozen=True, slots=True)
class Primitive:
    """An operation that lowered modules may contain, with all its properties.

    `semantics(ctx, op, *operands)` returns the result array, a tuple of them for several results,
    or None for none. It is None for the operations that are structure (modules, functions, regions
    and their terminators), which the interpreter compiles. `check(op)` says what is wrong with the
    operands, results or attributes of an operation, None if nothing is. `label` is its name in
    reports, "" for the kind of the access (`load`). `forwards` says where results come from;
    `pointer` is the position of the operand that points to what POINTEE effects touch.
    `instruction` is how CuTe IR shows it, None if kernels do not use it as it is. `size` is that of
    a bulk copy. `lacking(op, arch)` says why the arch lacks the operation, "" if it has it.
    """

    name: str
    effects: Effects
    semantics: Semantics | None
    check: Check
    label: str = ""
    forwards: Forwards = Forwards.COMPUTED
    pointer: int = 0
    instruction: Instruction | None = None
    size: Size | None = None
    lacking: Lacking = everywhere


# All primitives. Modules of this package register theirs here; all others take the table from
# `ops.primitives`, which knows which module registers what.
PRIMITIVES: Sections[Primitive] = Sections()


def define(
    names: str | Iterable[str],
    check: Check,
    effects: Effects = PURE,
    *,
    label: str = "",
    forwards: Forwards = Forwards.COMPUTED,
    pointer: int = 0,
    instruction: Instruction | None = None,
    size: Size | None = None,
    lacking: Lacking = everywhere,
) -> Callable[[Semantics], Semantics]:
    """Decorator: register the function as the semantics of one name or of several (separated by
    blanks). The other arguments are the fields of `Primitive`.
    """

    def register(semantics: Semantics) -> Semantics:
        for name in names.split() if isinstance(names, str) else names:
            PRIMITIVES.add(
                name, Primitive(name, effects, semantics, check, label, forwards, pointer, instruction, size, lacking)
            )
        return semantics

    return register


def add(names: str | Iterable[str], check: Check, effects: Effects = PURE, semantics: Semantics | None = None) -> None:
    """Register primitives that share one semantics. Raises ValueError if a name is taken."""
    for name in names.split() if isinstance(names, str) else names:
        PRIMITIVES.add(name, Primitive(name, effects, semantics, check))
