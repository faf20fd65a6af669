"""CuTe IR to upstream IR: the order of the passes over a traced module."""

from __future__ import annotations

from cutec.diag import Warning_
from cutec.ir.core import Block, Op, Region
from cutec.ir.types import OpaqueType
from cutec.lazy import LazyModule
from cutec.lowering.arms import tell_arms_apart
from cutec.lowering.constant_arms import keep_blocks
from cutec.lowering.contraction import round_kept_products
from cutec.lowering.dead_code import remove_unused
from cutec.lowering.device import declare_called, function_attributes
from cutec.lowering.expand import Expansion, LowerOptions, Strings
from cutec.lowering.fences import insert_fences
from cutec.lowering.joined_arms import join_arms
from cutec.lowering.loops import annotate
from cutec.lowering.own_block import mark_own_block
from cutec.lowering.promote import promote
from cutec.lowering.repetition import do_once
from cutec.ops.tensor_map import READ_IN_PLACE, is_tensor_map_argument

tensor_loads = LazyModule("cutec.lowering.tensor_loads")
undefined_elements = LazyModule("cutec.lowering.undefined_elements")

DEFAULTS = LowerOptions()
_DROPPED = ("workgroup_attributions",)


def lower(container: Op, options: LowerOptions = DEFAULTS, warnings: list[Warning_] | None = None) -> Op:
    """A new container module: kernels as `llvm.func` with primitives only, the host function
    without `cute` operations.

    Warnings are appended to `warnings`.
    """
    found: list[Warning_] = warnings if warnings is not None else []
    result = Op(container.name, (), (), dict(container.attrs), [Region(Block())], container.loc)
    for op in container.body.ops:
        result.body.append(
            _gpu_module(op, options, found) if op.name == "gpu.module" else Expansion(options).function(op, "func.func")
        )
    return result


def _gpu_module(source: Op, options: LowerOptions, warnings: list[Warning_]) -> Op:
    target = Op(source.name, (), (), dict(source.attrs), [Region(Block())], source.loc)
    strings = Strings()
    for op in source.body.ops:
        if op.name != "gpu.func":
            target.body.append(op)
            continue
        kernel = Expansion(options, strings).function(op, "llvm.func")
        _as_llvm_function(kernel)
        insert_fences(kernel)
        mark_own_block(kernel, options.arch)
        warnings.extend(annotate(kernel))
        promote(kernel)
        names = {op.name for op in kernel.walk()}
        if "cutec.tcgen05_wait_ld" in names:
            tensor_loads.tie_loads(kernel)
        if "llvm.mlir.undef" in names:
            undefined_elements.insert_defined(kernel)
        remove_unused(kernel)
        do_once(kernel)
        join_arms(kernel)
        keep_blocks(kernel)
        tell_arms_apart(kernel)
        round_kept_products(kernel)
        target.body.append(kernel)
    target.body.ops[:0] = strings.globals()
    declare_called(target)
    return target


def _as_llvm_function(kernel: Op) -> None:
    inputs = ", ".join(v.type.mlir for v in kernel.body.args)
    kernel.attrs["function_type"] = OpaqueType(f"!llvm.func<void ({inputs})>")
    for name in _DROPPED:
        kernel.attrs.pop(name, None)
    if "arg_attrs" in kernel.attrs:
        kernel.attrs["arg_attrs"] = [
            a | READ_IN_PLACE if is_tensor_map_argument(a) else a for a in kernel.attrs["arg_attrs"]
        ]
    kernel.attrs["nvvm.kernel"] = None  # only an llvm.func may carry it
    kernel.attrs.update(function_attributes())
    kernel.body.ops[-1].name = "llvm.return"
