"""Digests in names of kernels: where what a kernel was compiled for does not tell it apart from
others, a digest of the lowered code does: `kernel_gemm_f16_d1_3fa9c2`. It is that of the whole
device module, without places in files, and of the arguments' types.
"""

from __future__ import annotations

from collections.abc import Iterator

from cutec.artifact.signature import Signature
from cutec.frontend.core.kernel_naming import digest_of
from cutec.ir import attrs
from cutec.ir.attrs import Symbol
from cutec.ir.core import Block, Op, Value
from cutec.records import replace


def append_digests(device: Op, signature: Signature, *modules: Op) -> None:
    """Append a digest to the names of the device module's kernels, in other modules that define or
    launch them too.
    """
    digest = digest_of("\n".join([repr(signature), *_lines(device, {})]))
    names = {op.attrs["sym_name"] for op in device.body.ops if "nvvm.kernel" in op.attrs}
    new = {name: f"{name}_{digest}" for name in names}
    for op in {id(op): op for module in modules for op in module.walk()}.values():
        if op.name == "gpu.func" or "nvvm.kernel" in op.attrs:
            op.attrs["sym_name"] = new[op.attrs["sym_name"]]
        elif op.name == "gpu.launch_func":
            kernel: Symbol = op.attrs["kernel"]
            op.attrs["kernel"] = replace(kernel, nested=new[kernel.nested])


def _lines(op: Op, numbers: dict[Value, int]) -> Iterator[str]:
    """The operation and all within it, one a line; values by number."""
    operands = [numbers[value] for value in op.operands]
    yield f"{op.name} {operands} {attrs.dictionary(op.attrs)} {_number(op.results, numbers)}"
    for region in op.regions:
        yield from _block_lines(region.block, numbers)


def _block_lines(block: Block, numbers: dict[Value, int]) -> Iterator[str]:
    yield f"({_number(block.args, numbers)}"
    for op in block.ops:
        yield from _lines(op, numbers)
    yield ")"


def _number(values: list[Value], numbers: dict[Value, int]) -> list[str]:
    """The types of new values, which are numbered."""
    for value in values:
        numbers[value] = len(numbers)
    return [value.type.mlir for value in values]
