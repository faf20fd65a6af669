"""The algebra on SSA leaves: the code it emits, run on the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from cutec.interpreter import Device, Options
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Block, Op, Region, Value, module
from cutec.ir.types import I32, I64, OpaqueType, integer, ptr
from cutec.lowering.builder import SharingBuilder
from cutec.lowering.device import function_attributes
from cutec.ops.cute.leaf import SsaLeaf
from cutec.ops.cute.types import leaves_of, with_leaves


def run(function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    """function(*args) for arguments with `Known` leaves, their values handed to a kernel that
    computes what is dynamic in the result.
    """
    given = leaves_of(args)
    block = Block([ptr(1), *[integer(leaf.width) for leaf in given]])
    builder = SharingBuilder(block)
    result = function(*with_leaves(args, [SsaLeaf(builder, v, leaf.div) for v, leaf in zip(block.args[1:], given)]))
    computed = leaves_of(result)
    for place, leaf in enumerate(computed):
        _store(builder, block.args[0], place, leaf.value)
    out = np.zeros(max(1, len(computed)), np.int64)
    if computed:
        device = Device(_module(block, builder), Options(100_000))
        device.launch(
            "kernel", (1, 1, 1), (1, 1, 1), [device.buffer(out, "out", True), *[leaf.value for leaf in given]]
        )
    return with_leaves(result, [int(n) for n in out[: len(computed)]])


def _store(builder: SharingBuilder, out: Value, place: int, value: Value) -> None:
    attrs = {"rawConstantIndices": IntArray((place,)), "elem_type": I64, "noWrapFlags": Typed(0, I32)}
    address = builder.value("llvm.getelementptr", [out], out.type, attrs)
    wide = value if value.type == I64 else builder.value("arith.extsi", [value], I64)
    builder.emit("llvm.store", [wide, address], (), {"alignment": Typed(8, I64)})


def _module(block: Block, builder: SharingBuilder) -> Op:
    builder.emit("llvm.return")
    signature = OpaqueType(f"!llvm.func<void ({', '.join(v.type.mlir for v in block.args)})>")
    attrs = {"sym_name": "kernel", "function_type": signature, "nvvm.kernel": None, **function_attributes()}
    container = module()
    container.body.append(Op("llvm.func", (), (), attrs, [Region(block)]))
    return container
