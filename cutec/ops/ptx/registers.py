"""The registers of a PTX text while it becomes operations, and the builder of these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.builder import Builder
from cutec.ir.core import Block, Region, Value
from cutec.ir.types import (
    BF16,
    F16,
    F32,
    F64,
    I1,
    I8,
    I32,
    I64,
    I128,
    FloatType,
    IntegerType,
    PtrType,
    Type,
    VectorType,
    bit_width,
    integer,
    ptr,
    vector,
)
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.ptx.text import Address, Literal, Operand, Register, Statement, Unread, Vector

# PTX type → type of a value
TYPES: dict[str, Type] = {
    "pred": I1,
    **{f"{kind}{width}": integer(width) for kind in "bsu" for width in (8, 16, 32, 64)},
    "b128": I128,
    "f16": F16,
    "bf16": BF16,
    "f32": F32,
    "f64": F64,
    "f16x2": vector(2, F16),
    "bf16x2": vector(2, BF16),
    "f32x2": vector(2, F32),
}
_WIDE = ("clock64", "globaltimer")  # special registers of 64 bits


class Registers:
    """The values of a text's registers: integers as wide as the register. `builder` emits at the
    place of the text.
    """

    def __init__(self, builder: Builder, types: dict[str, str], results: Sequence[Type], operands: Sequence[Value]):
        self.builder = builder
        self._widths = {name: _width(kind) for name, kind in types.items()}
        self._widths |= {f"${number}": bit_width(ty) for number, ty in enumerate(results)}
        self._values = {f"${len(results) + number}": value for number, value in enumerate(operands)}
        self._written: list[set[str]] = [set()]  # in the text, and in the branch that is emitted now

    # -- reading -----------------------------------------------------------------------------------

    def get(self, operand: Operand, ty: Type) -> Value:
        """An operand as a value of a type. Raises Unread if it has another width, or no value."""
        if isinstance(operand, Literal):
            return self._literal(operand.bits, ty)
        if isinstance(operand, Vector):
            return self.cast(self.packed(operand.elements, bit_width(ty)), ty)
        return self.cast(self.raw(operand), ty)

    def raw(self, operand: Operand) -> Value:
        """The value of a register, whatever its type is."""
        if not isinstance(operand, Register):
            raise Unread("an operand that is no register")
        if operand.name in self._values:
            return self._values[operand.name]
        if operand.name in self._widths:
            raise Unread("a register that has no value yet")
        return self._special(operand.name.removeprefix("%"))

    def low(self, operand: Operand, ty: Type) -> Value:
        """The low bits of an operand that may be wider than the type (`cvt`, `st`)."""
        if isinstance(operand, Register):
            value = self.cast(self.raw(operand), integer(bit_width(self.raw(operand).type)))
            if bit_width(value.type) > bit_width(ty):
                return self.cast(self.op("arith.trunci", [value], integer(bit_width(ty))), ty)
        return self.get(operand, ty)

    def _special(self, name: str) -> Value:
        found = f"nvvm.read.ptx.sreg.{name.replace('_', '.')}"
        if found not in PRIMITIVES:
            raise Unread(f"%{name}")
        return self.op(found, [], I64 if name in _WIDE else I32)

    def _literal(self, bits: int, ty: Type) -> Value:
        width = bit_width(ty)
        number = bits & (1 << width) - 1
        signed = number - (1 << width) if number >> width - 1 and width > 1 else number
        return self.cast(self.builder.constant(signed, integer(width)), ty)

    # -- writing -----------------------------------------------------------------------------------

    def put(self, operand: Operand, value: Value, signed: bool = False) -> None:
        """Give a register a value. One that is wider than the value (`cvt`, `ld`) is filled with
        zeros, or with its sign.
        """
        if operand is None:
            return
        if isinstance(operand, Vector):
            self.unpack(operand.elements, value)
            return
        if not isinstance(operand, Register) or operand.name not in self._widths:
            raise Unread("a result that is no register")
        width, found = self._widths[operand.name], self.cast(value, integer(bit_width(value.type)))
        if bit_width(found.type) < width and found.type != I1:
            found = self.op("arith.extsi" if signed else "arith.extui", [found], integer(width))
        if bit_width(found.type) != width:
            raise Unread(f"a register of {width} bits for {bit_width(found.type)}")
        self._values[operand.name] = found
        self._written[-1].add(operand.name)

    def result(self, number: int, ty: Type) -> Value:
        """What the text gives. Raises Unread if it gives nothing."""
        return self.get(Register(f"${number}"), ty)

    # -- vectors -----------------------------------------------------------------------------------

    def packed(self, elements: Sequence[Operand], width: int) -> Value:
        """Registers side by side in one integer, the first in the lowest bits."""
        parts = [self.get(e, integer(width // len(elements))) for e in elements]
        whole = self.op("vector.from_elements", parts, vector(len(parts), parts[0].type))
        return self._one(whole, integer(width))

    def unpack(self, elements: Sequence[Operand], value: Value) -> None:
        """The inverse of `packed`."""
        part = integer(bit_width(value.type) // len(elements))
        bits = self.cast(value, vector(len(elements), part))
        for index, element in enumerate(elements):
            self.put(element, self.extract(bits, index))

    def extract(self, value: Value, index: int) -> Value:
        """An element of a vector."""
        assert isinstance(value.type, VectorType)
        return self.op("vector.extract", [value], value.type.element, {"static_position": IntArray((index,), 64)})

    def _one(self, value: Value, ty: Type) -> Value:
        """A vector's bits as a scalar."""
        return self.extract(self.op("vector.bitcast", [value], vector(1, ty)), 0)

    # -- emitting ----------------------------------------------------------------------------------

    def op(self, name: str, operands: Sequence[Value], ty: Type, attrs: dict[str, Any] | None = None) -> Value:
        """Emit an operation with one result."""
        return self.builder.value(name, operands, ty, attrs)

    def effect(self, name: str, operands: Sequence[Value] = (), attrs: dict[str, Any] | None = None) -> None:
        """Emit an operation without a result."""
        self.builder.emit(name, operands, (), attrs)

    def constant(self, number: int, ty: Type) -> Value:
        """An integer."""
        return self.builder.constant(number, ty)

    def compare(self, predicate: int, a: Value, b: Value, kind: str = "i") -> Value:
        """`arith.cmpi` or `arith.cmpf`, by the number of the predicate."""
        result = vector(a.type.count, I1) if isinstance(a.type, VectorType) else I1
        return self.op(f"arith.cmp{kind}", [a, b], result, {"predicate": Typed(predicate, I64)})

    def select(self, condition: Value, a: Value, b: Value) -> Value:
        """`a` where the condition holds, else `b`."""
        return self.op("arith.select", [condition, a, b], a.type)

    def cast(self, value: Value, ty: Type) -> Value:
        """The same bits as another type. Raises Unread for another number of bits."""
        source = value.type
        if source == ty:
            return value
        if isinstance(source, PtrType):
            if isinstance(ty, PtrType):
                return self.op("llvm.addrspacecast", [value], ty)
            return self.cast(self.op("llvm.ptrtoint", [value], I32 if source.space == 3 else I64), ty)
        if isinstance(ty, PtrType):
            return self._address(value, ty)
        if bit_width(source) != bit_width(ty):
            raise Unread(f"{bit_width(source)} bits for an operand of {bit_width(ty)}")
        if isinstance(source, VectorType) and not isinstance(ty, VectorType):
            return self._one(value, ty)
        if isinstance(ty, VectorType) and not isinstance(source, VectorType):
            return self.op("vector.bitcast", [self.op("vector.from_elements", [value], vector(1, source))], ty)
        return self.op("arith.bitcast" if isinstance(ty, (IntegerType, FloatType)) else "vector.bitcast", [value], ty)

    def _address(self, value: Value, ty: PtrType) -> Value:
        """An integer as an address; in shared memory it has 32 bits, or 64 with zeros above."""
        number = self.cast(value, integer(bit_width(value.type)))
        if number.type not in (I32, I64):
            raise Unread(f"an address of {bit_width(value.type)} bits")
        return self.op("llvm.inttoptr", [number], ty)

    def address(self, operand: Operand, space: int) -> Value:
        """The pointer that `[a + 4]` names."""
        if not isinstance(operand, Address) or operand.coordinates:
            raise Unread("an operand that is no address")
        base = self.cast(self.raw(operand.base), ptr(space))
        if not operand.offset:
            return base
        attrs = {"rawConstantIndices": IntArray((operand.offset,)), "elem_type": I8}
        return self.op("llvm.getelementptr", [base], base.type, attrs)

    # -- predicates --------------------------------------------------------------------------------

    def under(self, statement: Statement, emit: Callable[[], None]) -> None:
        """Emit a statement, in a branch if it has a predicate: registers that it gives no value
        keep theirs.
        """
        if statement.predicate is None:
            emit()
            return
        condition = self.get(statement.predicate, I1)
        before = dict(self._values)
        self._written.append(set())
        with self.builder.inside(Block()) as taken:
            emit()
            names = sorted(self._written.pop())
            self.builder.emit("scf.yield", [self._values[name] for name in names])
        with self.builder.inside(Block()) as other:
            kept = [before.get(name) or self.op("llvm.mlir.undef", [], self._values[name].type) for name in names]
            kept = [self.cast(value, self._values[name].type) for name, value in zip(names, kept)]
            self.builder.emit("scf.yield", kept)
        regions = [Region(block) for block in ((other, taken) if statement.negated else (taken, other))]
        types = [self._values[name].type for name in names]
        chosen = self.builder.emit("scf.if", [condition], types, regions=regions)
        self._values = before | dict(zip(names, chosen.results))
        self._written[-1] |= set(names)


def _width(kind: str) -> int:
    if kind not in TYPES:
        raise Unread(f".reg .{kind}")
    return bit_width(TYPES[kind])
