"""The `Context` of the semantics: the services that a machine gives to the operation it executes.
`interpreter.machine.context` is one.

For type checkers only: at run time nothing imports this module, and `registry.Context` is `Any`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from cutec.ir.core import Op
from cutec.ir.types import Type
from cutec.layout import Layout, Swizzle

Array = Any  # numpy.ndarray, which this layer may not import


class Lanes(Protocol):
    """The lanes that execute the operation."""

    count: int


class MBarriers(Protocol):
    """The mbarriers of the blocks that run, by pointers, one per lane (PTX ISA, "mbarrier")."""

    def init(self, pointer: Array, count: Array) -> None:
        """Make a barrier whose phases take `count` arrivals, at phase 0."""

    def inval(self, pointer: Array) -> None:
        """Remove the barrier."""

    def arrive(self, pointer: Array, count: Array | None = None, drop: bool = False) -> Array:
        """Arrive `count` times (None: once); the phase of each arrival. `drop`: later phases take
        that many fewer arrivals.
        """
        ...

    def more(self, pointer: Array) -> None:
        """The current phase takes one more arrival per lane."""

    def expect(self, pointer: Array, size: Array) -> None:
        """The current phase waits for `size` more bytes (fewer if negative)."""

    def transferred(self, pointer: Array, size: Array) -> None:
        """An asynchronous operation of each lane has transferred `size` bytes."""

    def ended(self, pointer: Array, parity: Array) -> Array:
        """Whether the phase of that parity has ended."""
        ...

    def wait(self, pointer: Array, parity: Array) -> None:
        """Wait until the phase of that parity has ended."""

    def try_wait(self, pointer: Array, parity: Array) -> Array:
        """As `wait`, and returns true; false if the lane gives up."""
        ...


class BulkCopies(Protocol):
    """Bulk and tensor copies, and the tensor maps in memory (PTX ISA, "Bulk copy", "Tensor copy").
    All arguments are one per lane.
    """

    def load(self, target: Array, source: Array, size: Array, barrier: Array, mask: Array | None) -> None:
        """Global to shared memory, of the blocks in `mask` (None: the pointer's)."""

    def send(self, target: Array, source: Array, size: Array, barrier: Array) -> None:
        """Shared memory to another block's."""

    def store(
        self,
        target: Array,
        source: Array,
        size: Array,
        reduction: tuple[str, str] | None = None,
        chosen: Array | None = None,
    ) -> None:
        """Shared to global memory, or a reduction (kind, element type) into it. `chosen` (lane, 16)
        is the mask for the bytes of each 16 (None: all).
        """

    def prefetch(self, source: Array, size: Array) -> None:
        """No effect. Raises a finding if the memory does not exist."""

    def load_box(
        self,
        target: Array,
        tensor: Array,
        barrier: Array,
        coord: tuple[Array, ...],
        offsets: tuple[Array, ...],
        mask: Array | None,
        paired: bool,
        kind: str = "none",
    ) -> None:
        """A box of a tensor to shared memory, `paired` as `bulk` says; `kind`: `rows`, or the mode
        of columns along the width.
        """

    def store_box(
        self,
        tensor: Array,
        source: Array,
        coord: tuple[Array, ...],
        reduction: str | None = None,
        rows: bool = False,
    ) -> None:
        """Shared memory to a box of a tensor, or to rows, or a reduction into it."""

    def tensor_map(self, tensor: Array) -> None:
        """Raise a finding if there is no tensor map at a lane's address."""

    def copy_map(self, target: Array, source: Array, to_shared: bool, from_shared: bool) -> None:
        """Copy a tensor map."""

    def answer(self, target: Array, barrier: Array, multicast: bool) -> None:
        """Answer a request for a cluster that has not begun, in 16 bytes (`clc`)."""

    def answered(self, valid: Array) -> None:
        """Answers are read: whether each names a cluster."""

    def change_map(self, tensor: Array, field: str, ordinal: int, value: Array, shared: bool) -> None:
        """Change a field of a tensor map; `ordinal` is the dimension or stride."""


class CpAsyncCopies(Protocol):
    """The `cp.async` copies of each thread."""

    def start(self, target: Array, source: Array, size: int, count: Array | None) -> None:
        """Start a copy of `size` bytes: `count` of them (None: all) from global memory, then
        zeros.
        """

    def complete(self, pending: int | None) -> None:
        """Complete all but the newest `pending` groups of each lane (None: all copies)."""


class Origin(Protocol):
    """An operation that read what nothing had written."""

    @property
    def why(self) -> str:
        """What the value is, as a clause of a sentence."""
        ...


class Tile(Protocol):
    """A matrix in tensor memory that the tensor core reads or writes."""

    @property
    def undefined(self) -> Array:
        """Which words nothing has written."""
        ...

    def read(self) -> Array:
        """The words, `[row, column]`, uint32."""
        ...

    def write(self, words: Array, undefined: Array, adds: bool = False) -> None:
        """Replace the words, or (`adds`) give them sums with what was there."""


class Collectors(Protocol):
    """What the tensor core keeps of operands."""

    def meet(self, name: str, usage: str, rank: int, values: Array) -> None:
        """A multiply of the block of a rank reads these values of the operand of that collector."""


class TensorMemory(Protocol):
    """The tensor memory of the blocks that run (PTX ISA, "Tensor Memory")."""

    @property
    def collectors(self) -> Collectors: ...

    def alloc(self, pointer: Array, columns: Array, group: int) -> None:
        """Each warp allocates columns, or waits for them; the address goes to shared memory."""

    def relinquish(self) -> None:
        """The blocks allocate no more."""

    def dealloc(self, address: Array, columns: Array, group: int) -> None:
        """Each warp frees columns; those of a pair are free when a warp of each block has."""

    def load(
        self, address: Array, lanes: Array, columns: Array, packed: bool
    ) -> tuple[Array, Array, Sequence[Origin | None]]:
        """`[thread, register]`: values, and which are undefined. If some are: of each register
        where they come from, None if not from the tensor core. Each thread of a warp has its lanes
        and columns from the address on.
        """
        ...

    def store(self, address: Array, lanes: Array, columns: Array, values: Array, packed: bool) -> None:
        """Store registers of warps."""

    def tile(self, address: int, places: Layout, keep: int, rank: int) -> Tile:
        """A matrix for the tensor core in the block of a rank: (row, column) at lane + 128 × column
        = `places` from the address on. `keep`: lanes that are not written, as bits.
        """
        ...

    def fence(self, side: str) -> None:
        """Order accesses `before` or `after` a barrier of threads."""

    def commit(self, barrier: Array, mask: Array | None) -> None:
        """Arrive at a barrier when the tensor core is done with what the thread has issued."""


class Warps(Protocol):
    """The warps of the executing group, for operations on whole warps."""

    def gather(self, values: Array) -> Array:
        """`[warp, lane]` from a row per lane; zeros for absent lanes."""
        ...

    def scatter(self, values: Array) -> Array:
        """The inverse: a row per lane from `[warp, lane, …]`."""
        ...


class Context(Protocol):
    """The machine as the semantics of primitives see it. `lanes` are the active lanes of the
    group that executes the operation. `arch`: whose tensor cores add; `exact`: bit for bit as these
    do, also where that takes long.
    """

    np: Any
    arch: str
    exact: bool

    @property
    def lanes(self) -> Lanes: ...
    @property
    def warps(self) -> Warps: ...
    @property
    def mbarriers(self) -> MBarriers: ...
    @property
    def bulk(self) -> BulkCopies: ...
    @property
    def copies(self) -> CpAsyncCopies: ...
    @property
    def tensor_memory(self) -> TensorMemory: ...

    # -- numbers -----------------------------------------------------------------------------------
    def dtype(self, ty: Type) -> Any:
        """The NumPy dtype of a scalar type, of a vector's elements, or of pointers (int64)."""
        ...

    def unsigned(self, array: Array) -> Array:
        """The same bits as unsigned integers (no copy)."""
        ...

    def narrow(self, exact: Array, ty: Type) -> Array:
        """Round float64 values once, to nearest even, to a type of at most 32 bits."""
        ...

    def to_odd(self, rounded: Array, error: Array) -> Array:
        """Round to odd, given the value rounded to nearest and the sign of its error."""
        ...

    def fault(self, code: str, bad: Array, message: str) -> None:
        """Raise the finding `code` for the first lane where `bad` is true; return if there is
        none.
        """

    # -- threads -----------------------------------------------------------------------------------
    def sreg(self, name: str) -> Array:
        """A special register by its NVVM name (`tid.x`, `cluster.ctarank`), int32."""
        ...

    def exchange(self, values: Array, source: Array) -> Array:
        """For each lane the value that lane `source` (0..31) of its warp holds; a warp's inactive
        lanes hold zeros.
        """
        ...

    def warp_values(self, values: Array) -> Array:
        """`[lane, other]`: the value that lane `other` of the lane's warp holds; zero for inactive
        ones.
        """
        ...

    def ballot(self, predicate: Array) -> Array:
        """For each lane, the active lanes of its warp for which the predicate is true, as a bit
        mask (uint32).
        """
        ...

    def warp_members(self) -> Array:
        """For each lane, which lanes of its warp execute together with it, as a bit mask
        (uint32).
        """
        ...

    def whole_warps(self) -> bool:
        """Whether all lanes of the group's warps execute together."""
        ...

    def contribute(self, identifier: Array, predicate: Array) -> Array:
        """Count the lanes that arrive at a barrier for a reduction, and those whose predicate is
        true; a token for `contributions`.
        """
        ...

    def contributions(self, token: Array) -> tuple[Array, Array]:
        """The number of lanes that arrived in the token's round, and of those with a true
        predicate.
        """
        ...

    def barrier(self, identifier: Array, count: Array | None) -> None:
        """Arrive and wait at barrier `identifier` until `count` threads of the block (None: all of
        it) have arrived.
        """

    def arrive(self, identifier: Array, count: Array) -> None:
        """Arrive without waiting."""

    def warp_barrier(self) -> None:
        """Order the memory accesses of the warp's active lanes."""

    def set_registers(self, count: int) -> None:
        """The warp asks for `count` registers per thread (`setmaxnreg`)."""

    # -- asynchronous operations and proxies ----------------------------------------------------
    def commit(self, group: str) -> None:
        """Close the group of asynchronous operations, BULK_GROUP, WGMMA_GROUP or CP_ASYNC, that
        each thread (of wgmma each warp) has issued.
        """

    def wait(self, group: str, pending: int) -> None:
        """Wait until all but the newest `pending` groups of that kind are complete."""

    def fence_proxy(self, kind: str) -> None:
        """Order accesses through the generic proxy before those of the proxy `kind`."""

    def fence_barriers(self) -> None:
        """Make the mbarriers that the thread has initialised visible to the cluster."""

    def wait_for_launches(self) -> None:
        """Wait until the launches that this one depends on have ended."""

    def cluster_barrier(self, wait: bool) -> None:
        """Arrive at the cluster's barrier, or (`wait`) wait until all of its threads have
        arrived.
        """

    def cluster_address(self, pointer: Array, rank: Array) -> Array:
        """The address in the shared memory of the block with that rank in the cluster."""
        ...

    def warpgroups(self) -> Iterable[Array]:
        """For each warpgroup that executes the operation, the rows of its 128 threads, in order.
        While the iterator is at a warpgroup, `shared_matrix` reads that warpgroup's block.
        """
        ...

    def issuers(self) -> Iterable[int]:
        """The rows of the lanes, one after the other, each of which gives the tensor core an
        operation. While the iterator is at a lane, `shared_matrix` and `tensor_memory.tile` are
        those of its block.
        """
        ...

    def blocks_of(self, group: int) -> tuple[int, ...]:
        """The ranks in their cluster of the block of the lane that `issuers` is at, or of the pair
        of blocks (`group` 2) that it belongs to.
        """
        ...

    def shared_matrix(
        self, pointer: int, offset: Array, swizzle: Swizzle, base: int, rank: int | None = None
    ) -> tuple[Array, Array]:
        """(lines of 16 bytes of the block's shared memory, which of them nothing has written), at
        byte offsets from an address; with `rank` of another block of the cluster. Addresses are
        swizzled, by patterns whose first row has the number `base`. Shapes are `offset`'s.
        """
        ...

    def undefined_results(
        self, masks: list[Array], what: str, why: str = ..., origins: Sequence[Any] | None = None
    ) -> None:
        """Mark the undefined values of each result: of memory that nothing has written to, unless
        `why` says otherwise. `origins`: of each result what read it, if not this operation.
        """

    # -- memory ------------------------------------------------------------------------------------
    def load(self, pointer: Array, space: int, ty: Type, alignment: int, strong: bool = False) -> Array:
        """Load a value of type `ty` at each lane's address, a pointer of that space. `strong`
        accesses do not race with each other.
        """
        ...

    def store(self, pointer: Array, space: int, value: Array, ty: Type, alignment: int, strong: bool = False) -> None:
        """Store `value`."""

    def loaded_apart(self, change: Callable[[Array], Array] = ...) -> None:
        """Split the loaded vector's mask of undefined elements into one per result, or what
        `change` makes of it.
        """

    def release(self, pointer: Array, space: int) -> None:
        """Order the lane's accesses so far before those of lanes that acquire at the same address
        later.
        """

    def acquire(self, pointer: Array, space: int) -> None:
        """Order accesses that were released at the lane's address before the lane's accesses from
        now on.
        """

    def behind(self, pointer: Array) -> list[Array]:
        """The addresses in the memory of each GPU behind multicast addresses; others themselves."""
        ...

    def relaxed(self, pointer: Array, space: int, reads: bool, writes: bool) -> None:
        """A strong access: with fences around it, it releases and acquires."""

    def fence(self) -> None:
        """Earlier strong reads acquire, later strong writes release."""

    def atomic(
        self, pointer: Array, space: int, ty: Type, fold: Callable[[Array, Array], Array], value: Array
    ) -> Array:
        """Lane by lane, replace the memory by `fold(memory, value)`; the old values."""
        ...

    def compare_exchange(self, pointer: Array, space: int, ty: Type, expected: Array, desired: Array) -> Array:
        """Lane by lane, replace the memory by `desired` where its bits equal those of `expected`;
        the old values.
        """
        ...

    def alloca(self, op: Op) -> Array:
        """The address of the thread's local array that `op` declares, its content undefined
        again.
        """
        ...

    def convert_address(self, pointer: Array, source: int, target: int) -> Array:
        """Convert between address spaces."""
        ...

    def symbol_address(self, name: str) -> Array:
        """The address of a global symbol of the module."""
        ...

    # -- the host ----------------------------------------------------------------------------------
    def write(self, format: str, *values: Array) -> None:
        """Print, lane by lane."""
