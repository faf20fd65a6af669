"""Functions from text, traced into a bare module, and run on the interpreter."""

from __future__ import annotations

import itertools
import linecache
import math
from typing import Any

import numpy as np

from cutec.frontend.core import context
from cutec.frontend.flow.flatten import flatten
from cutec.frontend.numbers.numeric import Boolean, Float16, Float32, Int8, Int32, Int64, Numeric, Uint32
from cutec.frontend.numbers.ranges import Range, range_constexpr
from cutec.frontend.rewriting.function import JitFunction, const_expr, jit
from cutec.interpreter.machine.device import Device
from cutec.ir import types
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Block, Op, Region, Value, module
from cutec.ir.types import I64, FunctionType

_numbers = itertools.count()
NAMES = {
    "jit": jit,
    "const_expr": const_expr,
    "range_constexpr": range_constexpr,
    "Range": Range,
    "Boolean": Boolean,
    "Float16": Float16,
    "Float32": Float32,
    "Int8": Int8,
    "Int32": Int32,
    "Int64": Int64,
    "Uint32": Uint32,
}


def define(source: str, name: str = "f", **names: Any) -> Any:
    """Execute source text as if it were a file, and return one of its names."""
    file = f"<test {next(_numbers)}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    scope = {**NAMES, **names, "__name__": "user"}
    exec(compile(source, file, "exec"), scope)
    return scope[name]


class Traced:
    """A function traced as the body of a kernel of one thread whose results are stored through
    pointers.
    """

    def __init__(self, function: Any, kinds: list[Any], scope: str = "device", options: Any = None):
        if not isinstance(function, JitFunction):
            function = jit(function, preprocess=function.__name__ != "<lambda>")
        block = Block([k.mlir for k in kinds])
        kernel = Op(
            "llvm.func",
            (),
            (),
            {"sym_name": "k", "gpu.kernel": None, "nvvm.kernel": None, "nvvm.reqntid": IntArray((1, 1, 1))},
            [Region(block)],
        )
        self.module = module()
        self.module.body.append(kernel)
        trace = context.Trace(
            "sm_90a", context.TracingBuilder(block), self.module, self.module, scope=scope, options=options
        )
        with context.tracing(trace):
            self.result = _call(function, [k(v) for k, v in zip(kinds, list(block.args))])
            leaves, self.spec = flatten(self.result)
            for leaf in leaves:
                pointer = Value(types.ptr(1), block, len(block.args))
                block.args.append(pointer)
                trace.builder.emit(
                    "llvm.store",
                    (leaf, pointer),
                    (),
                    {"alignment": Typed(max(types.bit_width(leaf.type) // 8, 1), I64)},
                )
            trace.builder.emit("llvm.return")
        kernel.attrs["function_type"] = FunctionType(tuple(a.type for a in block.args))
        self.trace, self.block, self.leaves = trace, block, leaves

    def ops(self, name: str) -> list[Op]:
        """All operations of a name."""
        return [op for op in self.module.walk() if op.name == name]

    def run(self, *args: float) -> Any:
        """Run on the interpreter; the result with Python numbers for leaves."""
        device = Device(self.module)
        buffers = [np.zeros(1, _dtype(leaf.type)) for leaf in self.leaves]
        pointers = [device.buffer(b, f"out{i}") for i, b in enumerate(buffers)]
        device.launch("k", (1, 1, 1), (1, 1, 1), [*args, *pointers])
        return _fill(self.result, iter([b[0].item() for b in buffers]))


def _call(function: Any, args: list[Any]) -> Any:
    """The frame that stands for the caller of the user's code."""
    return function(*args)


def _dtype(ty: Any) -> Any:
    return {
        "i1": np.bool_,
        "i8": np.int8,
        "i16": np.int16,
        "i32": np.int32,
        "i64": np.int64,
        "f16": np.float16,
        "f32": np.float32,
        "f64": np.float64,
    }[ty.mlir]


def _fill(result: Any, numbers: Any) -> Any:
    if isinstance(result, Numeric):
        if result.is_static:
            return result.python
        number = next(numbers)
        return (
            number % (1 << type(result).width)
            if type(result).is_integer and not type(result).signed and type(result).width > 1
            else number
        )
    if isinstance(result, (tuple, list)):
        return type(result)(_fill(r, numbers) for r in result)
    if isinstance(result, dict):
        return {k: _fill(v, numbers) for k, v in result.items()}
    return result


def same(a: Any, b: Any) -> bool:
    """Equality up to float32 rounding."""
    if isinstance(a, (tuple, list)):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, float) or isinstance(b, float):
        return math.isclose(a, b, rel_tol=1e-5, abs_tol=1e-6) or (math.isnan(a) and math.isnan(b))
    return a == b
