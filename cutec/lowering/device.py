"""The device part of a lowered module as a module of its own, for the tools and the interpreter."""

from __future__ import annotations

from cutec.ir.attrs import Raw
from cutec.ir.core import Block, Op, Region, module
from cutec.ir.types import OpaqueType, Type

TRIPLE = "nvptx64-nvidia-cuda"
DATA_LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
_DRIVER_FUNCTIONS = {
    # CUDA C++ Programming Guide, "Formatted Output" and "Assertion"
    "cutec.printf": ("vprintf", "!llvm.func<i32 (ptr, ptr)>"),
    "cutec.assert": ("__assertfail", "!llvm.func<void (ptr, ptr, i32, ptr, i64)>"),
}


def device_module(lowered: Op) -> Op:
    """A plain `builtin.module` with the operations of the `gpu.module`, which it shares."""
    (gpu_module,) = [op for op in lowered.body.ops if op.name == "gpu.module"]
    result = module(**{"llvm.target_triple": TRIPLE, "llvm.data_layout": DATA_LAYOUT})
    result.body.ops.extend(gpu_module.body.ops)
    return result


def declare_called(gpu_module: Op) -> None:
    """Declare the functions that a lowered `gpu.module` calls: libdevice's and the driver's."""
    called = [declaration(name, signature) for name, signature in sorted(_called(gpu_module).items())]
    for op in called:
        op.block = gpu_module.body
    gpu_module.body.ops[:0] = called


def _called(gpu_module: Op) -> dict[str, str]:
    functions: dict[str, str] = {}
    for op in gpu_module.walk():
        if op.name == "llvm.call":
            functions[op.attrs["callee"].name] = _function_type([v.type for v in op.operands], op.results[0].type)
        elif op.name in _DRIVER_FUNCTIONS:
            name, signature = _DRIVER_FUNCTIONS[op.name]
            functions[name] = signature
    return functions


def _function_type(inputs: list[Type], result: Type) -> str:
    return f"!llvm.func<{result.mlir} ({', '.join(t.mlir for t in inputs)})>"


def declaration(name: str, signature: str) -> Op:
    """`llvm.func` without a body."""
    attrs = {"sym_name": name, "function_type": OpaqueType(signature), **function_attributes()}
    return Op("llvm.func", (), (), attrs, [Region(Block())])


def function_attributes() -> dict[str, Raw]:
    """Attributes that `llvm.func` always has in generic form."""
    return {"linkage": Raw("#llvm.linkage<external>"), "CConv": Raw("#llvm.cconv<ccc>"), "visibility_": Raw("0 : i64")}
