"""The in-memory IR: operations, single-block regions, values and locations. It knows no particular
operation.

Control flow is structured (`scf`), so a region has exactly one block, and dominance is nesting and
order: a value is visible behind its operation in the same block and in all blocks nested there.

    %0 = "arith.constant"() {value = 1 : i32} : () -> i32
    "scf.if"(%c) ({              a region with one block, in which %0 is visible
      %1 = "arith.addi"(%0, %0) : (i32, i32) -> i32
      "scf.yield"() : () -> ()
    }) : (i1) -> ()              %1 is no longer visible
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cutec.ir.types import Type
from cutec.records import dataclass

# A number for an object, as `id` gives one, for caches that are asked at every operation. `id` is
# an audit event, which calls the hook that watches user code (`driver/inputs/watch.py`).
identity = object.__hash__


@dataclass(frozen=True, slots=True)
class Loc:
    """A place in Python source, and the call it was inlined through. Lines and columns count from
    1.

    `end_col` is exclusive (0: to the end of the line). `function` is the Python function's name.
    """

    file: str
    line: int
    col: int = 1
    end_col: int = 0
    function: str = ""
    caller: Loc | None = None


UNKNOWN = Loc("", 0)


class Value:
    """An SSA value: result `index` of an operation or argument `index` of a block."""

    __slots__ = ("index", "owner", "type")

    def __init__(self, type: Type, owner: Op | Block, index: int):
        self.type = type
        self.owner = owner
        self.index = index

    @property
    def block(self) -> Block | None:
        """The block in which the value becomes available."""
        return self.owner.block if isinstance(self.owner, Op) else self.owner

    def __repr__(self) -> str:
        return f"<Value {self.type.mlir}>"


class Op:
    """An operation: `name` with its dialect, operands, results, attributes (see `ir.attrs`) and
    regions.
    """

    __slots__ = ("attrs", "block", "loc", "name", "operands", "regions", "results")

    def __init__(
        self,
        name: str,
        operands: Sequence[Value] = (),
        result_types: Sequence[Type] = (),
        attrs: dict[str, Any] | None = None,
        regions: Sequence[Region] = (),
        loc: Loc = UNKNOWN,
    ):
        self.name = name
        self.operands = list(operands)
        self.results = [Value(t, self, i) for i, t in enumerate(result_types)]
        self.attrs = attrs if attrs is not None else {}
        self.regions = list(regions)
        for region in self.regions:
            region.owner = self
        self.loc = loc
        self.block: Block | None = None

    @property
    def result(self) -> Value:
        """The only result."""
        (value,) = self.results
        return value

    @property
    def body(self) -> Block:
        """The block of the only region."""
        (region,) = self.regions
        return region.block

    def walk(self) -> Iterator[Op]:
        """This operation and all nested ones, in pre-order."""
        rest: list[Op] = [self]
        while rest:
            op = rest.pop()
            yield op
            if op.regions:  # few have some
                for region in reversed(op.regions):
                    rest += reversed(region.block.ops)

    def __repr__(self) -> str:
        return f"<Op {self.name}>"


class Block:
    """A list of operations with arguments. `closed` is set when its region is complete: its values
    may not be used any more. `constants` are values to share, see `Builder.shared`.
    """

    __slots__ = ("args", "closed", "constants", "ops", "region")

    def __init__(self, arg_types: Sequence[Type] = ()):
        self.args = [Value(t, self, i) for i, t in enumerate(arg_types)]
        self.ops: list[Op] = []
        self.region: Region | None = None
        self.closed = False
        self.constants: dict[Any, Value] = {}

    def append(self, op: Op) -> Op:
        op.block = self
        self.ops.append(op)
        return op

    @property
    def parent(self) -> Block | None:
        """The block that holds the operation this block belongs to."""
        owner = self.region.owner if self.region else None
        return owner.block if owner else None


class Region:
    """A single-block region."""

    __slots__ = ("block", "owner")

    def __init__(self, block: Block):
        self.block = block
        self.owner: Op | None = None
        block.region = self


def module(**attrs: Any) -> Op:
    """An empty `builtin.module`."""
    return Op("builtin.module", attrs=attrs, regions=[Region(Block())])


def symbols(container: Op) -> dict[str, Op]:
    """The operations directly inside a module that define a symbol, by name."""
    return {op.attrs["sym_name"]: op for op in container.body.ops if "sym_name" in op.attrs}
