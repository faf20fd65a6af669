"""What a primitive is: an operation of a lowered module, with its effects and its NumPy semantics.

The semantics get NumPy through the context (`ctx.np`), so that importing this package imports
neither NumPy nor ml_dtypes.

How values look to semantics: an array whose first axis is the lane (thread). It has length 1 where
the value is the same for all lanes (*uniform*); NumPy's broadcasting does the rest. A vector value
has a second axis of its length. Types map to arrays so: i1 → bool, iN → signed intN, floats → their
own dtype (ml_dtypes' where NumPy has none), pointers → int64 addresses (see `interpreter.address`),
`!llvm.struct` → a tuple of arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, Protocol

from cutec.ir.core import Op
from cutec.ir.types import Type
from cutec.lazy import Sections
from cutec.ops.instruction import Instruction
from cutec.records import dataclass

Array = Any  # numpy.ndarray, which this floor may not name

POINTEE = "pointee"  # the memory space is that of the pointer operand's type


@dataclass(frozen=True, slots=True)
class Effects:
    """What an operation does besides computing its results, and who has to execute it.

    `reads` and `writes` name memory spaces (`global`, `shared`, `local`, or POINTEE; `stack`,
    `clock`). `fence`: no access to memory moves across. `blocking`: a thread may have to wait here.
    `spin`: a thread may repeat it until another thread has acted. `io`: visible to the host.

    `collective` names who takes part (`warp`, `warpgroup`, `block`, `cluster`); duplicating or
    moving such an operation across control flow changes its meaning. `lanes` says which lanes of a
    warp have to execute it: WHOLE_WARP, all 32 at once (PTX's `.aligned`); ONE_LANE, a single one,
    since each lane that executes it repeats the effect. `split`: it belongs to a split-phase
    barrier, at which arriving and waiting are operations of their own.

    `asynchronous` names the group whose completion makes the effect visible: `mbarrier` (the
    barrier operand counts the bytes), `bulk group`, `wgmma`, `cp.async`.
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
        """It reads or writes the memory that a pointer operand points to."""
        return POINTEE in self.reads or POINTEE in self.writes


WHOLE_WARP, ONE_LANE = "whole warp", "one lane"  # of `Effects.lanes`
MBARRIER, BULK_GROUP, WGMMA_GROUP, CP_ASYNC = "mbarrier", "bulk group", "wgmma", "cp.async"  # of `asynchronous`

PURE = Effects()
BLOCKING = Effects(blocking=True)
IO = Effects(io=True)
FENCE = Effects(fence=True)
SPIN = Effects(spin=True)
ALIGNED = Effects(lanes=WHOLE_WARP)
ISSUED_ONCE = Effects(lanes=ONE_LANE)
SPLIT = Effects(split=True)


def reads(*spaces: str) -> Effects:
    """Reads memory of these spaces."""
    return Effects(reads=frozenset(spaces))


def writes(*spaces: str) -> Effects:
    """Writes memory of these spaces."""
    return Effects(writes=frozenset(spaces))


def collective(participants: str) -> Effects:
    """All of a `warp`, `warpgroup`, `block` or `cluster` (or those a mask or count names) execute
    it together.
    """
    return Effects(collective=participants)


def asynchronous(group: str) -> Effects:
    """Takes effect later, when `group` (e.g. CP_ASYNC, MBARRIER) completes."""
    return Effects(asynchronous=group)


class Forwards(Enum):
    """Where the results of an operation come from, if it hands operands on instead of computing
    with them. What follows values through a program (undefined ones, accumulators of multiplies
    under way, pointers into an array) goes by this.
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


Semantics = Callable[..., Any]
Check = Callable[[Op], "str | None"]


@dataclass(frozen=True, slots=True)
class Primitive:
    """An operation that lowered modules may contain, with all that is true of it.

    `semantics(ctx, op, *operands)` returns the result array, a tuple of them for several results,
    or None for none. It is None for the operations that are structure (modules, functions, regions
    and their terminators), which the interpreter compiles. `check(op)` says what is wrong with the
    operands, results or attributes of an operation, None if nothing is. `label` is its name in
    reports, "" for the kind of the access (`load`). `forwards` says where results come from;
    `pointer` is the position of the operand that points to what POINTEE effects touch.
    `instruction` is how CuTe IR shows it, None if kernels do not use it as it is.
    """

    name: str
    effects: Effects
    semantics: Semantics | None
    check: Check
    label: str = ""
    forwards: Forwards = Forwards.COMPUTED
    pointer: int = 0
    instruction: Instruction | None = None


# All primitives. Modules of this package register theirs here; everybody else takes the table from
# `ops.primitives`, which knows them.
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
) -> Callable[[Semantics], Semantics]:
    """Decorator: register the function as the semantics of one name or of several (separated by
    blanks). The other arguments are the fields of `Primitive`.
    """

    def register(semantics: Semantics) -> Semantics:
        for name in names.split() if isinstance(names, str) else names:
            PRIMITIVES.add(name, Primitive(name, effects, semantics, check, label, forwards, pointer, instruction))
        return semantics

    return register


def add(names: str | Iterable[str], check: Check, effects: Effects = PURE, semantics: Semantics | None = None) -> None:
    """Register primitives that share one semantics. Raises ValueError if a name is taken."""
    for name in names.split() if isinstance(names, str) else names:
        PRIMITIVES.add(name, Primitive(name, effects, semantics, check))


class Context(Protocol):
    """What semantics may ask of whoever executes them. `lanes` below is the number of active lanes
    of the group being executed.
    """

    np: Any

    # -- numbers -----------------------------------------------------------------------------------
    def dtype(self, ty: Type) -> Any:
        """The NumPy dtype of a scalar type, of a vector's elements, or of pointers (int64)."""

    def unsigned(self, array: Array) -> Array:
        """The same bits as unsigned integers (no copy)."""

    def narrow(self, exact: Array, ty: Type) -> Array:
        """Round float64 values once, to nearest even, to a type of at most 32 bits."""

    def to_odd(self, rounded: Array, error: Array) -> Array:
        """A float64 rounded to nearest, and the sign of what was lost, as the value rounded to
        odd.
        """

    def fault(self, code: str, bad: Array, message: str) -> None:
        """Raise the finding `code` for the first lane where `bad` is true; return if there is
        none.
        """

    # -- threads -----------------------------------------------------------------------------------
    def sreg(self, name: str) -> Array:
        """A special register by its NVVM name (`tid.x`, `cluster.ctarank`), int32."""

    def exchange(self, values: Array, source: Array) -> Array:
        """For each lane the value that lane `source` (0..31) of its warp holds; a warp's inactive
        lanes hold zeros.
        """

    def warp_values(self, values: Array) -> Array:
        """`[lane, other]`: the value that lane `other` of the lane's warp holds; zero for inactive
        ones.
        """

    def ballot(self, predicate: Array) -> Array:
        """For each lane, the active lanes of its warp for which the predicate is true, as a bit
        mask (uint32).
        """

    def warp_members(self) -> Array:
        """For each lane, which lanes of its warp execute together with it, as a bit mask
        (uint32).
        """

    def barrier(self, identifier: Array, count: Array | None) -> None:
        """Arrive and wait at barrier `identifier` until `count` threads of the block (None: all of
        it) have arrived.
        """

    def arrive(self, identifier: Array, count: Array) -> None:
        """Arrive without waiting."""

    def warp_barrier(self) -> None:
        """Order the memory accesses of the warp's lanes that are here."""

    def set_registers(self, count: int) -> None:
        """The warp asks for so many registers per thread (`setmaxnreg`)."""

    # -- asynchronous operations and proxies ----------------------------------------------------
    def commit(self, group: str) -> None:
        """Close the group of asynchronous operations, BULK_GROUP, WGMMA_GROUP or CP_ASYNC, that
        each thread (of wgmma each warp) has issued.
        """

    def wait(self, group: str, pending: int) -> None:
        """All but the newest `pending` groups of that kind are complete."""

    def fence_proxy(self, kind: str) -> None:
        """Order accesses through the generic proxy before those of the proxy `kind`."""

    def fence_barriers(self) -> None:
        """Make the mbarriers that the thread has initialised visible to the cluster."""

    def cluster_barrier(self, wait: bool) -> None:
        """Arrive at the cluster's barrier, or (`wait`) wait until all of its threads have
        arrived.
        """

    mbarriers: Any
    """Barriers in shared memory (`interpreter.mbarriers.MBarriers`): init, inval, arrive, more,
    expect, transferred, ended, wait.
    """

    bulk: Any
    """Bulk copies (`interpreter.bulk.BulkCopies`): load, send, store, prefetch, load_box,
    store_box, tensor_map.
    """

    def cluster_address(self, pointer: Array, rank: Array) -> Array:
        """The address in the shared memory of the block with that rank in the cluster."""

    lanes: Any
    """The threads that execute the operation; `lanes.count` is how many."""

    def warpgroups(self) -> Iterable[Array]:
        """For each warpgroup that executes the operation the rows of its 128 threads, in order;
        `shared_matrix` then reads its block's memory.
        """

    def shared_matrix(self, pointer: int, offset: Array, pattern: int, base: int) -> tuple[Array, Array]:
        """Lines of 16 bytes of the block's shared memory, at byte offsets from an address, bits 4..
        of their addresses exchanged with those bits from 7 on that `pattern` names (counted from
        `base`); and which of them nothing has written. Shapes are `offset`'s.
        """

    def undefined_results(self, masks: list[Array], what: str) -> None:
        """Which values of each result come from memory that nothing has written to."""

    # -- memory ------------------------------------------------------------------------------------
    def load(self, pointer: Array, space: int, ty: Type, alignment: int, strong: bool = False) -> Array:
        """Load a value of type `ty` at each lane's address, a pointer of that space. `strong`
        accesses do not race with each other.
        """

    def store(self, pointer: Array, space: int, value: Array, ty: Type, alignment: int, strong: bool = False) -> None:
        """Store `value`."""

    def loaded_apart(self) -> None:
        """The vector just loaded becomes as many results: what is undefined of it goes with its
        elements.
        """

    def release(self, pointer: Array, space: int) -> None:
        """What each lane has accessed so far is ordered before what those access who acquire at the
        same address later.
        """

    def acquire(self, pointer: Array, space: int) -> None:
        """What was released at each lane's address is ordered before what the lane accesses from
        now on.
        """

    def relaxed(self, pointer: Array, space: int, reads: bool, writes: bool) -> None:
        """A strong access, which together with fences around it releases and acquires."""

    def fence(self) -> None:
        """Earlier strong reads acquire, later strong writes release."""

    def atomic(
        self, pointer: Array, space: int, ty: Type, fold: Callable[[Array, Array], Array], value: Array
    ) -> Array:
        """Lane by lane, replace the memory by `fold(memory, value)`; the old values."""

    def compare_exchange(self, pointer: Array, space: int, ty: Type, expected: Array, desired: Array) -> Array:
        """Lane by lane, replace the memory by `desired` where its bits equal `expected`'s; the old
        values.
        """

    def alloca(self, op: Op) -> Array:
        """The address of the thread's local array that `op` declares, its content undefined
        again.
        """

    def convert_address(self, pointer: Array, source: int, target: int) -> Array:
        """Convert between address spaces."""

    def symbol_address(self, name: str) -> Array:
        """The address of a global symbol of the module."""

    # -- the host ----------------------------------------------------------------------------------
    def write(self, format: str, *values: Array) -> None:
        """Print, lane by lane."""
