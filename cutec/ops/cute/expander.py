"""`Expander`, or `cx`: the lowering as the expansion of a composite operation sees it.

An expansion takes the operation and its operands as objects (layouts with SSA leaves, tensor views,
IR values), emits simpler operations through `cx.builder`, and returns the objects of its results.
`lowering.expand.Expansion` is the implementation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from cutec.ir.attrs import Symbol
from cutec.ir.builder import Builder
from cutec.ir.core import Value
from cutec.ir.types import Type
from cutec.ops.cute.types import TensorView


class ExpanderOptions(Protocol):
    """The options of a lowering that expansions ask for."""

    @property
    def arch(self) -> str:
        """The target, such as `sm_90a`; "" where none is known."""
        ...


class Expander(Protocol):
    """One function's lowering, as expansions see it."""

    @property
    def options(self) -> ExpanderOptions: ...
    @property
    def builder(self) -> Builder: ...
    @property
    def device(self) -> bool:
        """Whether this is a kernel, not the host function."""
        ...

    @property
    def places(self) -> dict[Value, tuple[Value, int]]:
        """Addresses in the stack: (`llvm.alloca`, offset in bytes)."""
        ...

    @property
    def in_flight(self) -> dict[tuple[Value, int], Type]:
        """Accumulators of warpgroup multiplies in flight: (`llvm.alloca`, offset in bytes) and the
        types of these registers.
        """
        ...

    def with_values(self, payload: Any, values: Sequence[Value]) -> Any:
        """The payload with its dynamic leaves replaced by SSA leaves of these values."""
        ...

    def alloca(self, element: Type, count: int, align: int = 0) -> Value:
        """Stack space for `count` elements, in the entry block; `align` in bytes."""
        ...

    def place(self, alloca: Value, offset: int) -> Value:
        """The address `offset` bytes into an `alloca`."""
        ...

    def branch(self, condition: Value, then: Callable[[], None], otherwise: Callable[[], None] | None = None) -> None:
        """Emit `scf.if` without results; `then` and `otherwise` emit its bodies."""
        ...

    def call(self, name: str, attrs: dict[str, Any], *objects: Any) -> list[Any]:
        """Expand the composite operation `name` here; the objects of its results."""
        ...

    def all_less(self, coord: Any, bound: Any) -> Value:
        """i1: every entry of `coord` is less than that of `bound` (congruent int tuples)."""
        ...

    def all_equal(self, a: Any, b: Any) -> Value:
        """i1: two int tuples or layouts are equal."""
        ...

    def string(self, text: str) -> Symbol:
        """The symbol of a NUL-terminated constant string."""
        ...

    def assert_(self, condition: Value, message: str, file: str, line: int, function: str) -> None:
        """Emit a device assertion."""
        ...

    def check_coord(self, view: TensorView, coord: Any) -> None:
        """Under `enable_assertions`: assert that the coordinate lies inside the tensor's shape."""
        ...

    def check_writable(self, view: TensorView) -> None:
        """Under `enable_assertions`: assert that the tensor's array is not an input, where only the
        run knows which array it is.
        """
        ...

    def check_address(self, view: TensorView, address: Value, size: int) -> None:
        """Under `enable_assertions`: assert that `size` bytes from `address` lie inside the
        tensor's array.
        """
        ...
