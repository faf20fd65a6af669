"""Expansion: every composite operation is replaced by the operations that its definition emits; all
other operations are copied.

Values of `!cute` types do not exist afterwards. During expansion they are Python objects (layouts,
int tuples, tensor views) whose dynamic leaves are SSA values. This is partial evaluation: the
static part of a layout is computed now, the dynamic part becomes code.

    !cute.layout<"(?,64):(64,1)">     Layout((leaf %n, 64), (64, 1))
    cute.size of it                   leaf %n * 64, which emits %1 = arith.muli %n, 64
    cute.get_stride of it             (64, 1), which emits nothing
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutec.diag import error
from cutec.ir.attrs import IntArray, Raw, Symbol, Typed
from cutec.ir.core import Block, Op, Region, Value
from cutec.ir.formats import FORMATS, encode
from cutec.ir.types import (
    I1,
    I8,
    I32,
    I64,
    TF32,
    FloatType,
    IntegerType,
    OpaqueType,
    Type,
    VectorType,
    bit_width,
    carrier,
    element_of,
    ptr,
)
from cutec.layout.errors import LayoutError
from cutec.lowering.builder import SharingBuilder
from cutec.ops.cute.leaf import SsaLeaf, equal, inside, less
from cutec.ops.cute.load_store import element_bits, extract, from_elements
from cutec.ops.cute.packed import bytes_of, is_packed
from cutec.ops.cute.types import CuteType, TensorView, is_static_payload, leaves_of, storage, with_leaves
from cutec.ops.tables import COMPOSITES
from cutec.records import dataclass

# LLVM turns these on vectors of 16-bit integers into packed instructions (add.s16x2, …; sm_90 on).
# ptxas 13.0 miscompiles some from -O1 on: for {b, 0} + {13, 0} beside {a, c} + {13, 13} it added 13
# to the wrong half. They are expanded to scalars, which stay single.
_PACKED_BY_LLVM = ("arith.addi", "arith.subi", "arith.minsi", "arith.maxsi", "arith.minui", "arith.maxui")
_PREDICATES = {"sle": 3, "sge": 5}  # of arith.cmpi


@dataclass(frozen=True, slots=True)
class LowerOptions:
    """Options of lowering. `enable_assertions` checks every tensor access and keeps device
    assertions; `file_name` gives the name of a file in these by its path. Instructions that only
    some archs have are used if `arch` has them.
    """

    enable_assertions: bool = False
    file_name: Callable[[str], str] = str
    arch: str = ""


class Strings:
    """The constant strings of a module, each once."""

    def __init__(self) -> None:
        self._symbols: dict[str, Symbol] = {}

    def symbol(self, text: str) -> Symbol:
        """The symbol of a string."""
        return self._symbols.setdefault(text, Symbol(f"string_{len(self._symbols)}"))

    def globals(self) -> list[Op]:
        """Their definitions, in global memory."""
        return [_string_global(symbol.name, text) for text, symbol in self._symbols.items()]


def _string_global(name: str, text: str) -> Op:
    value = text + "\0"
    attrs = {
        "sym_name": name,
        "global_type": OpaqueType(f"!llvm.array<{len(value.encode())} x i8>"),
        "linkage": Raw("#llvm.linkage<internal>"),
        "constant": None,
        "addr_space": Typed(1, I32),
        "value": value,
    }
    return Op("llvm.mlir.global", (), (), attrs, [Region(Block())])


class Expansion:
    """The expansion of one function: the `cx` of the definitions of composite operations."""

    def __init__(self, options: LowerOptions, strings: Strings | None = None):
        self.options = options
        self._strings = strings
        self.builder: SharingBuilder
        self._objects: dict[Value, Any] = {}
        self._stack: list[Op] = []  # allocas and addresses in them: the first operations of the function
        self.places: dict[Value, tuple[Value, int]] = {}  # of these addresses: (alloca, offset in bytes)
        self._addresses: dict[tuple[Value, int], Value] = {}  # the inverse
        # registers of warpgroups' multiplies in flight: (alloca, offset in bytes) → type
        self.in_flight: dict[tuple[Value, int], Type] = {}

    # -- for the definitions of composite operations

    @property
    def device(self) -> bool:
        """Whether this is a kernel, not the host function."""
        return self._strings is not None

    def leaf(self, value: Value, div: int = 1) -> SsaLeaf:
        """A dynamic leaf of an IR integer."""
        return SsaLeaf(self.builder, value, div)

    def with_values(self, payload: Any, values: Sequence[Value]) -> Any:
        """The payload with IR values for its dynamic leaves, which keep their types' facts."""
        return with_leaves(payload, [self.leaf(v, known.div) for v, known in zip(values, leaves_of(payload))])

    def alloca(self, element: Type, count: int, align: int = 0) -> Value:
        """Stack space for `count` elements, in the entry block, where LLVM's SROA turns it into
        registers.
        """
        count = bytes_of(count, element_bits(element)) if is_packed(element) else count
        size = Op("arith.constant", (), (I32,), {"value": Typed(count, I32)}, (), self.builder.loc)
        align = align or max(1, element_bits(element) // 8)
        attrs = {"elem_type": storage(element), "alignment": Typed(align, I64)}
        space = Op("llvm.alloca", (size.result,), (ptr(0),), attrs, (), self.builder.loc)
        self._stack += (size, space)
        return self._register(space.result, space.result, 0)

    def place(self, alloca: Value, offset: int) -> Value:
        """The address `offset` bytes into an `alloca`, computed once beside it."""
        known = self._addresses.get((alloca, offset))
        if known is not None:
            return known
        attrs = {"rawConstantIndices": IntArray((offset,)), "elem_type": I8, "noWrapFlags": Typed(0, I32)}
        address = Op("llvm.getelementptr", (alloca,), (alloca.type,), attrs, (), self.builder.loc)
        self._stack.append(address)
        return self._register(address.result, alloca, offset)

    def _register(self, address: Value, alloca: Value, offset: int) -> Value:
        self.places[address] = alloca, offset
        self._addresses[alloca, offset] = address
        return address

    def branch(self, condition: Value, then: Callable[[], None], otherwise: Callable[[], None] | None = None) -> None:
        """`scf.if` without results."""
        regions = []
        for body in (then, otherwise):
            block = Block()
            regions.append(Region(block))
            with self.builder.inside(block):
                if body is not None:
                    body()
                self.builder.emit("scf.yield")
        self.builder.emit("scf.if", [condition], (), {}, regions)

    def call(self, name: str, attrs: dict[str, Any], *objects: Any) -> list[Any]:
        """Expand the composite operation `name` here, as part of another one. Returns the results
        for these operands.
        """
        return COMPOSITES[name].expand(self, Op(name, (), (), attrs, (), self.builder.loc), *objects)

    def all_less(self, coord: Any, bound: Any) -> Value:
        """i1: every entry of `coord` is less than the one of `bound` (congruent int tuples)."""
        return self._all(less(coord, bound))

    def all_equal(self, a: Any, b: Any) -> Value:
        """i1: two int tuples or layouts are equal."""
        return self._all(equal(a, b))

    def _all(self, results: Sequence[Value | bool]) -> Value:
        """i1: all of them hold."""
        together = None
        for result in results:
            if result is False:
                return self.builder.constant(False, I1)
            if result is not True:
                together = result if together is None else self.builder.value("arith.andi", [together, result], I1)
        return self.builder.constant(True, I1) if together is None else together

    def string(self, text: str) -> Symbol:
        """A NUL-terminated constant string of the module."""
        assert self._strings is not None  # only kernels have strings
        return self._strings.symbol(text)

    def assert_(self, condition: Value, message: str, file: str, line: int, function: str) -> None:
        """A device assertion."""
        texts = {"message": message, "file": file, "function": function}
        symbols = {f"{k}_symbol": self.string(v) for k, v in texts.items()}
        self.builder.emit("cutec.assert", [condition], (), {**texts, "line": Typed(line, I32), **symbols})

    def check_coord(self, view: TensorView, coord: Any) -> None:
        """Under `enable_assertions`: the coordinate lies inside the tensor's shape."""
        if self.options.enable_assertions:
            self._assert_here(
                self._all(inside(coord, view.layout.shape)), f"coordinate outside of the shape{_of(view)}"
            )

    def check_writable(self, view: TensorView) -> None:
        """Under `enable_assertions`: the tensor's array is not an input."""
        if self.options.enable_assertions and view.bounds is not None and view.bounds.writable is not None:
            self._assert_here(view.bounds.writable, f"store to an input, the array{_of(view)}")

    def check_address(self, view: TensorView, address: Value, size: int) -> None:
        """Under `enable_assertions`: `size` bytes from `address` lie inside the tensor's array."""
        if self.options.enable_assertions and view.bounds is not None:
            start, origin = (self.builder.value("llvm.ptrtoint", [p], I64) for p in (address, view.bounds.base))
            offset = self.builder.value("arith.subi", [start, origin], I64)
            past = self.builder.value("arith.addi", [offset, self.builder.constant(size, I64)], I64)
            not_before = self._compare("sge", offset, self.builder.constant(0, I64))
            conditions = [not_before, self._compare("sle", past, view.bounds.extent)]
            self._assert_here(self._all(conditions), f"access outside of the array{_of(view)}")

    def _compare(self, predicate: str, a: Value, b: Value) -> Value:
        return self.builder.value("arith.cmpi", [a, b], I1, {"predicate": Typed(_PREDICATES[predicate], I64)})

    def _assert_here(self, condition: Value, message: str) -> None:
        place = self.builder.loc
        self.assert_(condition, message, self.options.file_name(place.file), place.line, place.function)

    # -- the pass

    def function(self, source: Op, name: str) -> Op:
        """A lowered copy of `gpu.func` or `func.func` under the op name `name` (its attributes are
        copied as they are).
        """
        block = Block([carrier(v.type) for v in source.body.args])
        self.builder = SharingBuilder(block)
        region = Region(block)
        result = Op(name, (), (), dict(source.attrs), [region], source.loc)
        self._objects.update(zip(source.body.args, block.args))
        self._copy_ops(source.body)
        for op in self._stack:
            op.block = block
        block.ops[:0] = self._stack
        return result

    def _copy_ops(self, source: Block) -> None:
        for op in source.ops:
            self.builder.loc = op.loc
            self._op(op)

    def _op(self, op: Op) -> None:
        definition = COMPOSITES.get(op.name)
        types = [v.type for v in op.results]
        static = [ty.payload for ty in types if isinstance(ty, CuteType) and is_static_payload(ty.payload)]
        if types and len(static) == len(types):
            self._objects.update(zip(op.results, static))
        elif definition is not None:
            try:
                results = definition.expand(self, op, *[self._objects[v] for v in op.operands])
            except LayoutError as err:
                raise error("E0410", str(err), op.loc, help=err.help) from err
            except (TypeError, ValueError, AttributeError, LookupError, AssertionError) as bug:
                # for the report of the bug
                bug.place = getattr(bug, "place", op.loc)  # pyright: ignore[reportAttributeAccessIssue]  # to report
                raise
            self._objects.update(zip(op.results, results))
        elif op.name == "arith.constant":
            self._objects[op.result] = self._constant(op.attrs["value"].value, op.result.type)
        else:
            self._copy(op)

    def _constant(self, value: Any, ty: Type) -> Value:
        """A constant of the type that represents `ty`. A number of a narrow format becomes its
        bits.
        """
        element, target = element_of(ty), carrier(ty)
        if target != ty and element != TF32:
            assert isinstance(element, (IntegerType, FloatType))
            mask = (1 << element.width) - 1
            bits = [encode(v, FORMATS[element.mlir]) if element.mlir in FORMATS else v & mask for v in _each(value)]
            value = tuple(bits) if isinstance(value, tuple) else bits[0]
        return self.builder.constant(value, target)

    def _copy(self, op: Op) -> None:
        operands = [self._objects[v] for v in op.operands]
        if len(op.results) == 1 and not op.regions:
            result = carrier(op.result.type)
            if op.name in _PACKED_BY_LLVM and isinstance(result, VectorType) and bit_width(result.element) == 16:
                self._objects[op.result] = self._by_elements(op.name, operands, result.element)
            else:
                self._objects[op.result] = self.builder.value(op.name, operands, result, dict(op.attrs))
            return
        regions = [self._region(region) for region in op.regions]
        made = self.builder.emit(op.name, operands, [carrier(v.type) for v in op.results], dict(op.attrs), regions)
        self._objects.update(zip(op.results, made.results))

    def _by_elements(self, name: str, operands: Sequence[Value], element: Type) -> Value:
        """An operation on vectors, element by element."""
        vector = operands[0].type
        assert isinstance(vector, VectorType)
        lanes = [[extract(self, operand, lane) for operand in operands] for lane in range(vector.count)]
        return from_elements(self, [self.builder.value(name, lane, element) for lane in lanes])

    def _region(self, source: Region) -> Region:
        block = Block([carrier(v.type) for v in source.block.args])
        region = Region(block)
        self._objects.update(zip(source.block.args, block.args))
        loc = self.builder.loc
        with self.builder.inside(block):
            self._copy_ops(source.block)
        self.builder.loc = loc
        return region


def _each(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _of(view: TensorView) -> str:
    """` of tensor a` if its name is known."""
    return f" {view.bounds.array}" if view.bounds is not None else " of a tensor"
