"""Building small lowered kernels by hand. Every operation gets a line of its own in `kernel.py`,
counting from 1.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from cutec.interpreter import Device, Options, Pointer
from cutec.interpreter.values.timeline import Timeline
from cutec.ir.attrs import IntArray, Raw, Symbol, Typed
from cutec.ir.builder import Builder
from cutec.ir.core import Block, Loc, Op, Region, Value, module
from cutec.ir.types import F32, I1, I32, I64, OpaqueType, PtrType, Type, ptr
from cutec.lowering.device import function_attributes
from cutec.ops.tensor_map import KERNEL_ARGUMENT, READ_IN_PLACE

TENSOR_MAP = PtrType(0)  # as the type of a kernel's argument (this very object)
DYNAMIC = IntArray((-2147483648,))
PREDICATES = {p: i for i, p in enumerate(["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"])}


class Kernel:
    """A kernel under construction; `run` executes it."""

    def __init__(self, *args: Type, name: str = "kernel"):
        self.module = module()
        self.block = Block(args)
        function_type = OpaqueType(f"!llvm.func<void ({', '.join(t.mlir for t in args)})>")
        attrs = {"sym_name": name, "function_type": function_type, "nvvm.kernel": None, **function_attributes()}
        if any(t is TENSOR_MAP for t in args):
            attrs["arg_attrs"] = [KERNEL_ARGUMENT | READ_IN_PLACE if t is TENSOR_MAP else {} for t in args]
        self.function = Op("llvm.func", attrs=attrs, regions=[Region(self.block)], loc=Loc("kernel.py", 1))
        self.builder = Builder(self.block)
        self.args = self.block.args
        self.line = 0
        self.printed = io.StringIO()
        self.timelines: list[Timeline] = []

    def emit(
        self,
        name: str,
        operands: Sequence[Value] = (),
        results: Sequence[Type] = (),
        regions: Sequence[Region] = (),
        **attrs: Any,
    ) -> Op:
        self.line += 1
        self.builder.loc = Loc("kernel.py", self.line)
        return self.builder.emit(name, operands, results, attrs, regions)

    def op(self, name: str, *operands: Value, to: Type, **attrs: Any) -> Value:
        return self.emit(name, operands, (to,), **attrs).result

    def const(self, value: Any, ty: Type = I32) -> Value:
        return self.builder.constant(value, ty)

    def sreg(self, name: str) -> Value:
        return self.op(f"nvvm.read.ptx.sreg.{name}", to=I32)

    def binary(self, name: str, a: Value, b: Value | int) -> Value:
        return self.op(f"arith.{name}", a, b if isinstance(b, Value) else self.const(b, a.type), to=a.type)

    def compare(self, predicate: str, a: Value, b: Value | int) -> Value:
        b = b if isinstance(b, Value) else self.const(b, a.type)
        return self.op("arith.cmpi", a, b, to=I1, predicate=Typed(PREDICATES[predicate], I64))

    def global_index(self) -> Value:
        return self.binary("addi", self.binary("muli", self.sreg("ctaid.x"), self.sreg("ntid.x")), self.sreg("tid.x"))

    def at(self, pointer: Value, index: Value | int, element: Type = F32) -> Value:
        if isinstance(index, int):
            return self.op(
                "llvm.getelementptr", pointer, to=pointer.type, rawConstantIndices=IntArray((index,)), elem_type=element
            )
        return self.op(
            "llvm.getelementptr", pointer, index, to=pointer.type, rawConstantIndices=DYNAMIC, elem_type=element
        )

    def load(self, pointer: Value, ty: Type = F32, **attrs: Any) -> Value:
        return self.op("llvm.load", pointer, to=ty, **attrs)

    def store(self, value: Value, pointer: Value, **attrs: Any) -> None:
        self.emit("llvm.store", (value, pointer), **attrs)

    def shared(self, name: str, size: int) -> Value:
        attrs = {
            "sym_name": name,
            "global_type": OpaqueType(f"!llvm.array<{size} x i8>"),
            "addr_space": Typed(3, I32),
            "alignment": Typed(16, I64),
        }
        attrs |= {"linkage": Raw("#llvm.linkage<internal>" if size else "#llvm.linkage<external>")}
        self.module.body.append(Op("llvm.mlir.global", attrs=attrs, regions=[Region(Block())]))
        return self.op("llvm.mlir.addressof", to=ptr(3), global_name=Symbol(name))

    def local(self, count: int, element: Type = F32) -> Value:
        return self.op("llvm.alloca", self.const(count), to=ptr(0), elem_type=element, alignment=Typed(16, I64))

    def barrier(self, number: Value | None = None, threads: Value | None = None) -> None:
        operands = [v for v in (number, threads) if v is not None]
        self.emit(
            "nvvm.barrier",
            operands,
            operandSegmentSizes=IntArray((int(number is not None), int(threads is not None), 0)),
        )

    def shuffle(self, kind: str, value: Value, offset: int | Value, mask_and_clamp: int = 31) -> Value:
        offset = self.const(offset) if isinstance(offset, int) else offset
        operands = (self.const(-1), value, offset, self.const(mask_and_clamp))
        return self.op("nvvm.shfl.sync", *operands, to=value.type, kind=Raw(f"#nvvm<shfl_kind {kind}>"))

    @contextmanager
    def inside(self, block: Block, terminator: bool = True) -> Iterator[Block]:
        with self.builder.inside(block):
            yield block
            if terminator:
                self.emit("scf.yield")

    @contextmanager
    def when(self, condition: Value) -> Iterator[None]:
        block = Block()
        self.emit("scf.if", (condition,), regions=[Region(block)])
        with self.inside(block):
            yield

    def choose(self, condition: Value, then: Any, otherwise: Any, *types: Type) -> list[Value]:
        """`scf.if` with results; the arms are functions that return them."""
        arms = [Block(), Block()]
        op = self.emit("scf.if", (condition,), types, [Region(b) for b in arms])
        for block, arm in zip(arms, (then, otherwise), strict=True):
            with self.inside(block, terminator=False):
                self.emit("scf.yield", arm() or ())
        return op.results

    def loop(
        self, lower: Value | int, upper: Value | int, step: Value | int, init: Sequence[Value], body: Any
    ) -> list[Value]:
        """`scf.for`; `body(i, *carried)` returns the next ones."""
        bounds = [v if isinstance(v, Value) else self.const(v) for v in (lower, upper, step)]
        block = Block([bounds[0].type, *(v.type for v in init)])
        op = self.emit("scf.for", (*bounds, *init), [v.type for v in init], [Region(block)])
        with self.inside(block, terminator=False):
            self.emit("scf.yield", body(*block.args) or ())
        return op.results

    def repeat(self, init: Sequence[Value], before: Any, after: Any) -> list[Value]:
        """`scf.while`; `before(*args)` returns (condition, *args), `after(*args)` the next ones."""
        types = [v.type for v in init]
        blocks = [Block(types), Block(types)]
        op = self.emit("scf.while", init, types, [Region(b) for b in blocks])
        with self.inside(blocks[0], terminator=False):
            self.emit("scf.condition", before(*blocks[0].args))
        with self.inside(blocks[1], terminator=False):
            self.emit("scf.yield", after(*blocks[1].args))
        return op.results

    def finish(self) -> Op:
        """The complete module."""
        if not self.block.ops or self.block.ops[-1].name != "llvm.return":
            self.emit("llvm.return")
            self.module.body.append(self.function)
        return self.module

    def run(
        self,
        *args: Any,
        grid: Any = 1,
        block: Any = 32,
        steps: int = 100_000,
        checks: bool = True,
        undefined: Sequence[int] = (),
        options: Mapping[str, Any] | None = None,
        **launch: Any,
    ) -> None:
        """Launch on arrays (named a, b, c … in order), numbers, and functions from the arguments
        before (tensor maps, say); `undefined` are positions of uninitialised arrays, `options` more
        options of the interpreter.
        """
        device = Device(self.finish(), Options(steps, checks, self.printed, **(options or {})))
        self.timelines, self.hazards = device.timelines, device.hazards
        values: list[Pointer | int | float] = []
        for position, arg in enumerate(args):
            is_array = isinstance(arg, np.ndarray)
            value = arg(values) if callable(arg) else arg
            values.append(
                device.buffer(arg, "abcdefghijklmnopqrstuvwxyz"[position], position not in undefined)
                if is_array
                else value
            )
        grid3, block3 = (v if isinstance(v, tuple) else (v, 1, 1) for v in (grid, block))
        device.launch(self.function.attrs["sym_name"], grid3, block3, values, **launch)


def line_of(kernel: Kernel, name: str, which: int = 0) -> int:
    """The line of the n-th operation of that name."""
    return [op for op in kernel.function.walk() if op.name == name][which].loc.line
