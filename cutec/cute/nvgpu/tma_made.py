"""Tensor maps of a kernel. Of an argument of the kernel, or of a tensor whose address, extents and
strides follow from its arguments, the host function encodes the map. Of a tensor that only the
kernel knows, the kernel makes it: a map of the same recipe, which the host function encodes, with
the address, extents and strides of the kernel's tensor in place of its own (PTX ISA,
"tensormap.replace").
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import mul
from typing import Any

from cutec.artifact.tensor_map import DTYPES, TensorMapRecipe
from cutec.cute.nvgpu.tma_recipe import wide
from cutec.diag import error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.host_values import host_value
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Int32, as_numeric
from cutec.ir.attrs import Typed
from cutec.ir.core import Value
from cutec.ir.types import I32, I64, PtrType, ptr
from cutec.ops.tensor_map import emit_descriptor

_GLOBAL = 1
_STRIDE = 32  # bytes that divide the strides of every tensor map (of some 16 do)


def template(recipe: TensorMapRecipe) -> Value:
    """The address of a tensor map of a recipe in the kernel that is traced: of a tensor as large as
    a box, where the kernel's first argument in global memory lies. Raises E0413 for a kernel
    without such an argument.
    """
    place = user_location()

    def make(arguments: Sequence[Value]) -> Value:
        memory = next((value for value in arguments if value.type == PtrType(_GLOBAL)), None)
        if memory is None:
            raise error(
                "E0413",
                "a kernel without memory among its arguments makes a TMA atom",
                place,
                help="make the atom in the @cute.jit function, and pass it and its tensor to the kernel",
            )
        return emit_descriptor(builder(), recipe, memory, *[[wide(n) for n in part] for part in _smallest(recipe)])

    kernel = current().kernel
    assert kernel is not None
    return kernel.host_value(ptr(0), make)


def of_arguments(
    recipe: TensorMapRecipe, address: Value, extents: Sequence[Any], strides: Sequence[Any]
) -> Value | None:
    """The address, in the kernel that is traced, of the tensor map of a tensor that follows from
    the kernel's arguments; strides are in bytes. None: of another tensor.
    """
    kernel = current().kernel
    assert kernel is not None
    found = [host_value(value, kernel) for value in (address, *map(wide, (*extents, *strides)))]
    known = [value for value in found if value is not None]
    if len(known) < len(found):
        return None

    def make(arguments: Sequence[Value]) -> Value:
        place, *numbers = [value.emit(arguments) for value in known]
        return emit_descriptor(builder(), recipe, place, numbers[: len(extents)], numbers[len(extents) :])

    return kernel.host_value(ptr(0), make, ("tensor map", recipe, *known))


def _smallest(recipe: TensorMapRecipe) -> tuple[Sequence[int], Sequence[int]]:
    """Extents and strides of a tensor of one box."""
    row = -(-recipe.box[0] * DTYPES[recipe.dtype] // 8 // _STRIDE) * _STRIDE
    return recipe.box, list(accumulate(recipe.box[1:-1], mul, initial=row)) if len(recipe.box) > 1 else []


def updates(address: Value, extents: Sequence[Any], strides: Sequence[Any]) -> list[tuple[Value, dict[str, Any]]]:
    """What makes a map describe another tensor, whose strides are in bytes: values and attributes
    of `cute_nvgpu.update_tma_desc`.
    """
    changes: list[tuple[Value, dict[str, Any]]] = [
        (builder().value("llvm.ptrtoint", [address], I64), {"field": "global_address"})
    ]
    for number, extent in enumerate(extents):
        changes.append((as_numeric(extent, Int32).to(Int32).ir, {"field": "global_dim", "ordinal": Typed(number, I32)}))
    for number, stride in enumerate(strides):
        changes.append((wide(stride), {"field": "global_stride", "ordinal": Typed(number, I32)}))
    return changes


def emit_updates(pointer: Value, changes: Sequence[tuple[Value, dict[str, Any]]]) -> None:
    """Apply changes to the map at an address."""
    for value, attrs in changes:
        builder().emit("cute_nvgpu.update_tma_desc", [pointer, value], (), attrs)
