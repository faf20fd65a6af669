"""`cutec.tensor_map`: an operation of host functions whose result is a kernel argument of 128
bytes.

    %map = "cutec.tensor_map"(%address, %extents…, %strides…) {dtype = "bf16", box = array<i32: 64,
    128>, …} : (!llvm.ptr<1>, i64, …) -> !llvm.ptr

Extents and strides (in bytes, of all dimensions but the innermost) are i64, counted from the
innermost dimension. In the kernel the result is the address of the map (`KERNEL_ARGUMENT` has the
attributes that make it so).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.artifact.tensor_map import Im2col, TensorMapRecipe
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.builder import Builder
from cutec.ir.core import Op, Value
from cutec.ir.types import I64, OpaqueType, ptr

TENSOR_MAP = "cutec.tensor_map"
MAKE_TMA_DESCRIPTOR = "cute_nvgpu.make_tma_descriptor"  # which becomes one
TENSOR_MAP_BYTES = 128
# A kernel parameter passed by value and read in place (CUDA C++ Programming Guide,
# "__grid_constant__ parameters").
KERNEL_ARGUMENT: dict[str, Any] = {
    "llvm.byval": OpaqueType(f"!llvm.array<{TENSOR_MAP_BYTES} x i8>"),
    "llvm.align": Typed(64, I64),
}
# further attributes of such an argument in an `llvm.func`
READ_IN_PLACE: dict[str, Any] = {"nvvm.grid_constant": None}
_TEXTS = ("dtype", "swizzle", "interleave", "l2_promotion", "oob_fill")


def emit_descriptor(
    builder: Builder, recipe: TensorMapRecipe, address: Value, dims: Sequence[Value], strides: Sequence[Value]
) -> Value:
    """The tensor map of a tensor at `address` in CuTe IR; extents and strides are i64. Raises
    ValueError for an impossible recipe.
    """
    if wrong := recipe.wrong():
        raise ValueError(wrong)
    return builder.value(MAKE_TMA_DESCRIPTOR, [address, *dims, *strides], ptr(0), attributes(recipe))


def attributes(recipe: TensorMapRecipe) -> dict[str, Any]:
    """A recipe as attributes."""
    attrs: dict[str, Any] = {name: getattr(recipe, name) for name in _TEXTS}
    attrs |= {"box": IntArray(recipe.box), "element_strides": IntArray(recipe.element_strides)}
    if (box := recipe.im2col) is not None:
        attrs["im2col"] = {
            "lower": IntArray(box.lower),
            "upper": IntArray(box.upper),
            "column": IntArray((box.channels, box.pixels)),
            "wide": box.wide,
        }
    return attrs


def recipe_of(op: Op) -> TensorMapRecipe:
    """The inverse of `attributes`."""
    attrs = op.attrs
    corners = attrs.get("im2col")
    im2col = None
    if corners is not None:
        channels, pixels = corners["column"].values
        im2col = Im2col(corners["lower"].values, corners["upper"].values, channels, pixels, corners["wide"])
    texts = {name: attrs[name] for name in _TEXTS}
    return TensorMapRecipe(
        box=attrs["box"].values, element_strides=attrs["element_strides"].values, im2col=im2col, **texts
    )


def is_tensor_map_argument(attrs: dict[str, Any]) -> bool:
    """Whether attributes of a kernel's argument are those of a tensor map."""
    return attrs.get("llvm.byval") == KERNEL_ARGUMENT["llvm.byval"]
