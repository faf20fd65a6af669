"""A host function that launches nothing, as Python code: it works on the host's memory itself.

The lowered function is structured, and so is the text: `scf.for`, `scf.if` and `scf.while` become
Python's own, values become variables, and an operation becomes the expression that `host_ops`
defines. What that has no word for, vectors and types that only GPUs compute in, the caller's
`evaluator` computes. Elements are read and written where they lie; tensors of registers are
memory of the call.

    scf.for %i = %a to %b step %c iter_args(%x = %y) { … yield %z } -> %r
    →  v5 = v1
       for v4 in range(v2, v3, 1): …; v5 = v9
       v10 = v5
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from cutec.artifact.host_memory import allocated, loader, storer
from cutec.artifact.host_ops import HELPERS, OPS, TYPE_SETS, expression
from cutec.artifact.step import Step, TensorStep, statement
from cutec.diag import CutecError, error
from cutec.ir.core import Block, Op, Value
from cutec.ir.formats import FORMATS, rounded
from cutec.ir.types import FloatType, IntegerType, PtrType, Type, VectorType, bit_width
from cutec.lowering.host import BINARY, CMPF, CMPI, UNSIGNED_CHOICES
from cutec.ops.cute.registers import READ, WRITE
from cutec.ops.host_steps import HOST_CHECK, HOST_PRINT, HOST_PRINT_TENSOR, STEPS
from cutec.records import dataclass

_STRUCTURE = ("func.return", "scf.yield", "scf.condition", "scf.for", "scf.if", "scf.while")
_ELEMENTS = ("i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64")
# The function from an operation's operands to its results; None where there is none.
Evaluator = Callable[[Op], Callable[..., tuple[Any, ...]] | None]


@dataclass(frozen=True, slots=True)
class HostCode:
    """`run(leaves)` executes the function, once for each call. `touched`: the numbers of the leaves
    whose memory it reads or writes.
    """

    run: Callable[[Sequence[int | float]], None]
    touched: frozenset[int]


def has_effects(function: Op) -> bool:
    """Whether a lowered host function does anything that its caller could see: it prints, checks,
    or has an operation for the sake of what it does (a store, an atomic operation, a barrier).
    """
    return any(
        op.name in STEPS or "atomic" in op.name or "cmpxchg" in op.name or not op.results
        for op in function.walk()
        if op is not function and op.name not in _STRUCTURE
    )


def host_code(function: Op, evaluator: Evaluator) -> HostCode:
    """The code of a lowered host function without launches. `evaluator` gives what an operation
    computes that `host_ops` does not have (`interpreter.values.one_thread`). Raises E0505 at the
    line of an operation that the host cannot do.
    """
    return _Writer(function, evaluator).code()


class _Writer:
    def __init__(self, function: Op, evaluator: Evaluator):
        self._function, self._evaluator = function, evaluator
        self._names: dict[str, Any] = dict(HELPERS)
        self._texts: dict[Value, str] = {}
        self._lines: list[str] = []
        self._touched: set[int] = set()
        self._depth = 1
        self._count = 0

    def code(self) -> HostCode:
        leaves = [self._variable(leaf) for leaf in self._function.body.args]
        if leaves:
            self._line(f"({', '.join(leaves)},) = leaves")
        self._block(self._function.body)
        exec("\n".join(["def run(leaves):", "    stack = []", *self._lines, "    return None"]), self._names)
        return HostCode(self._names["run"], frozenset(self._touched))

    # -- text

    def _line(self, text: str) -> None:
        self._lines.append("    " * self._depth + text)

    def _variable(self, value: Value) -> str:
        """A new variable that holds a value."""
        name = self._texts[value] = f"v{self._count}"
        self._count += 1
        return name

    def _all(self, values: Sequence[Value]) -> list[str]:
        return [self._texts[value] for value in values]

    def _assign(self, variables: Sequence[str], texts: Sequence[str]) -> None:
        """All at once: a loop may exchange its values."""
        if variables:
            self._line(f"{', '.join(variables)} = {', '.join(texts)}")

    def _global(self, value: Any) -> str:
        name = f"g{len(self._names)}"
        self._names[name] = value
        return name

    # -- operations

    def _block(self, block: Block, then: Sequence[str] = ()) -> None:
        """The operations of a block; what it yields goes to the variables `then`."""
        for op in block.ops:
            if op.name == "scf.yield":
                self._assign(then, self._all(op.operands))
            elif op.name != "func.return":
                self._op(op)

    def _nested(self, block: Block, then: Sequence[str] = ()) -> None:
        self._depth += 1
        self._block(block, then)
        self._line("pass")
        self._depth -= 1

    def _op(self, op: Op) -> None:
        if op.name not in _OF_ANY_TYPE and (_is_of_kernels(op) or op.name not in _OPERATIONS):
            self._evaluated(op)
        else:
            _OPERATIONS[op.name](self, op)

    def _evaluated(self, op: Op) -> None:
        evaluate = self._evaluator(op)
        if evaluate is None:
            raise self._refusal(op)
        if op.operands:
            results = "".join(f"{self._variable(value)}, " for value in op.results)
            self._line(f"{results}= {self._global(evaluate)}({', '.join(self._all(op.operands))})")
        else:
            for value, found in zip(op.results, evaluate()):
                self._texts[value] = self._global(found)

    def _refusal(self, op: Op, what: str = "") -> CutecError:
        return error(
            "E0505",
            f"{what or op.name} has no place in a host function: the host computes, and reads and writes its memory",
            op.loc,
            help="do this in a kernel, or on the arrays before the call",
        )

    def _type(self, op: Op, ty: Type) -> str:
        """The name that `host_ops` has for a type."""
        name = "ptr" if isinstance(ty, PtrType) else "i64" if ty.mlir == "index" else ty.mlir
        if name not in TYPE_SETS["any"]:
            raise self._refusal(op, f"a value of type {name}")
        return name

    def _expression(self, op: Op, name: str) -> None:
        types, ty = [self._type(op, value.type) for value in op.operands], self._type(op, op.result.type)
        if name == "fptrunc" and ty in ("f16", "bf16"):
            text = f"{self._global(rounded)}({self._texts[op.operands[0]]}, {self._global(FORMATS[ty])})"
        else:
            assert len(types) == len(OPS[name].args)
            text = expression(name, ty, tuple(types), tuple(self._all(op.operands)))
        self._line(f"{self._variable(op.result)} = {text}")

    def _binary(self, op: Op) -> None:
        self._expression(op, BINARY[op.name])

    def _compare(self, op: Op) -> None:
        self._expression(op, f"cmp.{CMPI[op.attrs['predicate'].value]}")

    def _compare_floats(self, op: Op) -> None:
        predicate = op.attrs["predicate"].value
        if predicate not in CMPF:
            raise self._refusal(op)
        self._expression(op, f"cmpf.{CMPF[predicate]}")

    def _unsigned_choice(self, op: Op) -> None:
        a, b = self._all(op.operands)
        ty = self._type(op, op.result.type)
        test = expression(UNSIGNED_CHOICES[op.name], "i1", (ty, ty), (a, b))
        self._line(f"{self._variable(op.result)} = {a} if ({test}) else {b}")

    def _constant(self, op: Op) -> None:
        value, ty = op.attrs["value"].value, op.result.type
        self._type(op, ty)
        if isinstance(value, float) and not math.isfinite(value):
            self._texts[op.result] = self._global(value)
            return
        if isinstance(ty, FloatType):
            value = float(value)
        elif isinstance(ty, IntegerType) and ty.width > 1 and value >= 1 << (ty.width - 1):
            value -= 1 << ty.width  # integers are signed, even if the source has unsigned ones
        self._texts[op.result] = f"({value})" if value < 0 else repr(int(value) if isinstance(value, bool) else value)

    def _poison(self, op: Op) -> None:
        ty = op.result.type
        self._type(op, ty.element if isinstance(ty, VectorType) else ty)
        self._texts[op.result] = f"((0,) * {ty.count})" if isinstance(ty, VectorType) else "0"  # never read

    def _same(self, op: Op) -> None:
        self._texts[op.result] = self._texts[op.operands[0]]

    def _pointer_offset(self, op: Op) -> None:
        size = max(1, bit_width(op.attrs["elem_type"]) // 8)
        base, *index = self._all(op.operands)
        offset = f"{index[0]} * {size}" if index else str(op.attrs["rawConstantIndices"].values[0] * size)
        self._line(f"{self._variable(op.result)} = {base} + {offset}")

    # -- memory

    def _element(self, op: Op, ty: Type, pointer: Value) -> str:
        name = self._type(op, ty)
        if name not in _ELEMENTS:
            raise self._refusal(op, f"a value of type {name} in memory")
        self._touch(pointer)
        return name

    def _touch(self, pointer: Value) -> None:
        """Remember the leaf that a pointer comes from; all of them if it cannot be told."""
        while isinstance(pointer.owner, Op) and pointer.owner.name in ("llvm.getelementptr", "llvm.addrspacecast"):
            pointer = pointer.owner.operands[0]
        if isinstance(pointer.owner, Op) and pointer.owner.name == "llvm.alloca":
            return
        leaves = self._function.body.args
        known = pointer in leaves
        self._touched |= {
            i for i, leaf in enumerate(leaves) if isinstance(leaf.type, PtrType) and (leaf is pointer or not known)
        }

    def _loaded(self, op: Op, ty: Type, pointer: Value, offset: int = 0) -> str:
        """The text of the value that lies `offset` bytes behind a pointer."""
        element = ty.element if isinstance(ty, VectorType) else ty
        load, place = self._global(loader(self._element(op, element, pointer))), self._texts[pointer]
        if not isinstance(ty, VectorType):
            return f"{load}({place} + {offset})"
        size = max(1, bit_width(element) // 8)
        return f"tuple([{load}({place} + {offset} + {size} * i) for i in range({ty.count})])"

    def _load(self, op: Op) -> None:
        self._assign([self._variable(op.result)], [self._loaded(op, op.result.type, op.operands[0])])

    def _stored(self, op: Op, value: Value, pointer: Value, offset: int = 0) -> None:
        element = value.type.element if isinstance(value.type, VectorType) else value.type
        store, place = self._global(storer(self._element(op, element, pointer))), self._texts[pointer]
        if isinstance(value.type, VectorType):
            size = max(1, bit_width(element) // 8)
            self._line(f"for i, x in enumerate({self._texts[value]}): {store}({place} + {offset} + {size} * i, x)")
        else:
            self._line(f"{store}({place} + {offset}, {self._texts[value]})")

    def _store(self, op: Op) -> None:
        self._stored(op, op.operands[0], op.operands[1])

    def _alloca(self, op: Op) -> None:
        size = max(1, bit_width(op.attrs["elem_type"]) // 8)
        count = self._texts[op.operands[0]]
        self._line(f"{self._variable(op.result)} = {self._global(allocated)}(stack, {count} * {size})")

    def _read_registers(self, op: Op) -> None:
        texts = [
            self._loaded(op, value.type, op.operands[0], offset)
            for value, offset in zip(op.results, op.attrs["offsets"].values)
        ]
        self._assign([self._variable(value) for value in op.results], texts)

    def _write_registers(self, op: Op) -> None:
        for value, offset in zip(op.operands[1:], op.attrs["offsets"].values):
            self._stored(op, value, op.operands[0], offset)

    # -- control flow

    def _for(self, op: Op) -> None:
        if "unsignedCmp" in op.attrs:
            raise self._refusal(op, "a loop over unsigned numbers")
        low, high, step, *first = self._all(op.operands)
        index, *carried = [self._variable(value) for value in op.body.args]
        self._assign(carried, first)
        self._line(f"for {index} in range({low}, {high}, {step}):")
        self._nested(op.body, carried)
        self._assign([self._variable(value) for value in op.results], carried)

    def _if(self, op: Op) -> None:
        results = [self._variable(value) for value in op.results]
        self._line(f"if {self._texts[op.operands[0]]}:")
        self._nested(op.regions[0].block, results)
        if len(op.regions) == 2:
            self._line("else:")
            self._nested(op.regions[1].block, results)

    def _while(self, op: Op) -> None:
        before, after = [region.block for region in op.regions]
        carried = [self._variable(value) for value in before.args]
        results = [self._variable(value) for value in op.results]
        self._assign(carried, self._all(op.operands))
        self._line("while True:")
        self._depth += 1
        *body, condition = before.ops
        for inner in body:
            self._op(inner)
        holds, *passed = self._all(condition.operands)
        self._line(f"if not {holds}:")
        self._depth += 1
        self._assign(results, passed)
        self._line("break")
        self._depth -= 1
        self._assign([self._variable(value) for value in after.args], passed)
        self._block(after, carried)
        self._depth -= 1

    # -- steps

    def _step(self, op: Op) -> None:
        attrs, refs = op.attrs, tuple(range(len(op.operands)))
        if op.name == HOST_PRINT:
            placed = dict(zip(attrs["order"].values, refs))
            step = Step("print", attrs["format"], tuple([placed[place] for place in refs]))
        elif op.name == HOST_CHECK:
            step = Step("check", attrs["message"], refs, place=f"{attrs['file']}:{attrs['line'].value}")
        else:
            modes, verbose = attrs["modes"].values, bool(attrs["verbose"].value)
            step = TensorStep("print_tensor", attrs["dtype"], refs, modes=modes, verbose=verbose)
        number = len(self._names)
        types = [self._type(op, value.type) for value in op.operands]
        text, names = statement(step, number, types, self._all(op.operands), None)
        self._names.update(names)
        self._line(text)


def _is_of_kernels(op: Op) -> bool:
    """Whether an operation computes in types that `host_ops` only passes on."""
    types = [value.type for value in (*op.operands, *op.results)]
    narrow = any(ty.mlir in ("f16", "bf16") for ty in types) and op.name not in _PASSED_ON
    return narrow or any(isinstance(ty, VectorType) for ty in types)


_PASSED_ON = ("arith.constant", "arith.extf", "arith.truncf", "arith.select")
# Operations whose types do not matter: of memory, of control flow, of the host alone
_OF_ANY_TYPE: dict[str, Callable[[_Writer, Op], None]] = {
    "ub.poison": _Writer._poison,
    "llvm.mlir.undef": _Writer._poison,
    "llvm.load": _Writer._load,
    "llvm.store": _Writer._store,
    "llvm.alloca": _Writer._alloca,
    READ: _Writer._read_registers,
    WRITE: _Writer._write_registers,
    "scf.for": _Writer._for,
    "scf.if": _Writer._if,
    "scf.while": _Writer._while,
    **dict.fromkeys((HOST_PRINT, HOST_CHECK, HOST_PRINT_TENSOR), _Writer._step),
}
_OPERATIONS: dict[str, Callable[[_Writer, Op], None]] = {
    **dict.fromkeys(BINARY, _Writer._binary),
    "arith.constant": _Writer._constant,
    "llvm.addrspacecast": _Writer._same,
    "llvm.inttoptr": _Writer._same,
    "arith.index_cast": _Writer._same,
    "arith.cmpi": _Writer._compare,
    "arith.cmpf": _Writer._compare_floats,
    **dict.fromkeys(UNSIGNED_CHOICES, _Writer._unsigned_choice),
    "llvm.getelementptr": _Writer._pointer_offset,
    **_OF_ANY_TYPE,
}
