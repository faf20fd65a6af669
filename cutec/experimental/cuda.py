"""Tensor maps of `cutlass.experimental.cuda`: the host function makes one of numbers or of a
tensor, and a kernel takes it as `cutlass.GridConstant[cuda.TensorMap]`.

The innermost dimension, whose elements follow each other, comes first in extents, strides and
boxes; `create_tensor_map_tiled_from_view` goes by the modes of a tensor.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from cutec.artifact.tensor_map import TensorMapRecipe
from cutec.cute.arch.common import require
from cutec.cute.nvgpu.tma_recipe import element_recipe, in_bytes, name_in_map, tensor_modes, wide
from cutec.diag import error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Float4E2M1FNx2, Float6E3M2FNx4, Int64, Uint8, as_class, as_numeric
from cutec.frontend.tensors.layouts import is_dynamic
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.frontend.tensors.tensor import Tensor
from cutec.ir.core import Op, Value
from cutec.loc_ip import take_loc_ip
from cutec.ops.tensor_map import emit_descriptor

_ALIGNMENT = 64  # of a tensor map, in bytes
_STRIDE_UNIT = 16  # bytes


class TensorMapSwizzle(Enum):
    """The permutation of rows of so many bytes in shared memory."""

    none = 0
    s32b = 1
    s64b = 2
    s128b = 3

    def to(self, kind: type[Enum]) -> Any:
        """The member of another enumeration of swizzles (`primitives.Tcgen05SmemSwizzle`)."""
        return kind["NONE" if self is TensorMapSwizzle.none else f"SWIZZLE_{_SWIZZLES[self.value]}"]


class TensorMapDataFormat(Enum):
    """How the TMA unit takes the elements: as their class says (floats of 4 and 6 bits padded), as
    bytes, or packed (`B4X16`) or padded: sixteen in 16 bytes of shared memory.
    """

    DEFAULT = 1
    BYTE = 2
    B4X16 = 5
    B4X16_P64 = 6
    B6X16_P32 = 7


_SWIZZLES = {0: "none", 1: "32B", 2: "64B", 3: "128B"}
# format → bits of its elements, their name in tensor maps
_FORMATS = {
    TensorMapDataFormat.BYTE: (8, "u8"),
    TensorMapDataFormat.B4X16: (4, "b4x16"),
    TensorMapDataFormat.B4X16_P64: (4, "b4x16_p64"),
    TensorMapDataFormat.B6X16_P32: (6, "b6x16_p32"),
}
_CONTAINERS = {4: Float4E2M1FNx2, 6: Float6E3M2FNx4}  # bits of elements → several of them as one


class TensorMap:
    """A tensor map as a kernel's argument."""

    def __init__(self, descriptor: Value, recipe: TensorMapRecipe, dtype: NumberClass):
        self.descriptor = descriptor
        self.recipe = recipe
        self.dtype = dtype  # the class of an element, as the kernel was told

    def get_ptr(self) -> Pointer:
        """The pointer to the 128 bytes of the map."""
        return Pointer(self.descriptor, Int64, AddressSpace.generic, _ALIGNMENT)

    @property
    def swizzle(self) -> TensorMapSwizzle:
        """The permutation of rows in shared memory."""
        return TensorMapSwizzle({name: number for number, name in _SWIZZLES.items()}[self.recipe.swizzle])

    def global_tx_bytes(self) -> int:
        """The bytes of a box, which a barrier counts for a load."""
        return self.recipe.box_bytes

    def __extract_mlir_values__(self) -> list[Value]:
        return [self.descriptor]

    def __new_from_mlir_values__(self, values: Sequence[Value]) -> TensorMap:
        return TensorMap(values[0], self.recipe, self.dtype)


def create_tensor_map_tiled(
    global_address: Any,
    dtype: Any,
    global_dims: Sequence[Any],
    global_strides: Sequence[Any],
    box_dims: Sequence[int],
    *,
    element_strides: Sequence[int] | None = None,
    swizzle: TensorMapSwizzle | None = None,
    l2_promotion: str = "128B",
    oob_fill: str = "zero",
    tma_format: TensorMapDataFormat | None = None,
) -> TensorMap:
    """A tensor map of a tensor at an address (`tensor.iterator.toint()`). `global_strides`: in
    units of 16 bytes, of all dimensions but the innermost. `element_strides`: every how many
    elements one is copied. `l2_promotion` and `oob_fill` are those of tensor maps in manifests.
    Raises E0440 for what no tensor map can be, E0413 inside a kernel.
    """
    numbers = [wide(n) for n in global_dims]
    strides = [wide(as_numeric(n, Int64).to(Int64) * _STRIDE_UNIT) for n in global_strides]
    recipe = _recipe(dtype, box_dims, element_strides, swizzle, l2_promotion, oob_fill, tma_format)
    descriptor = emit_descriptor(builder(), recipe, _base(global_address), numbers, strides)
    return TensorMap(descriptor, recipe, as_class(dtype))


def create_tensor_map_tiled_from_view(
    tensor: Tensor,
    box_dims: Sequence[int],
    *,
    stride_order: Sequence[int] | None = None,
    swizzle: TensorMapSwizzle | None = None,
    l2_promotion: str = "128B",
    oob_fill: str = "zero",
    dtype: Any = None,
    tma_format: TensorMapDataFormat | None = None,
) -> TensorMap:
    """A tensor map of a tensor, with boxes of so many elements of each of its modes.
    `stride_order`: for each mode its place among the strides, 0 for the innermost; needed where
    strides are known at run time only. Raises E0440, E0413.
    """
    shape, stride = tensor_modes(tensor.shape), tensor_modes(tensor.stride)
    order = _innermost_first(stride, stride_order)
    kind = as_class(dtype) if dtype else tensor.element_type
    box = [box_dims[mode] for mode in order]
    recipe = _recipe(kind, box, None, swizzle, l2_promotion, oob_fill, tma_format)
    dims = [wide(shape[mode]) for mode in order]
    strides = [wide(in_bytes(as_numeric(stride[mode], Int64).to(Int64), tensor.element_type)) for mode in order[1:]]
    return TensorMap(emit_descriptor(builder(), recipe, tensor._pointer().ir, dims, strides), recipe, kind)


def _innermost_first(stride: tuple[Any, ...], stride_order: Sequence[int] | None) -> list[int]:
    """The modes in the order of their strides."""
    modes = range(len(stride))
    if stride_order is not None:
        return sorted(modes, key=lambda mode: stride_order[mode])
    if is_dynamic(stride):
        raise error(
            "E0440",
            f"strides {stride} do not tell which mode is the innermost",
            user_location(),
            help="stride_order= gives each mode its place, 0 for the innermost",
        )
    return sorted(modes, key=lambda mode: (stride[mode], -mode))


def _recipe(
    dtype: Any,
    box: Sequence[int],
    steps: Sequence[int] | None,
    swizzle: TensorMapSwizzle | None,
    l2_promotion: str,
    oob_fill: str,
    tma_format: TensorMapDataFormat | None,
) -> TensorMapRecipe:
    """The static part of a tensor map. Raises E0440, E0413, E0420."""
    if current().scope != "host":
        raise error(
            "E0413",
            "a tensor map is made in the host function, which hands it to the kernel",
            user_location(),
            help="annotate the kernel's parameter cutlass.GridConstant[cuda.TensorMap]",
        )
    require("a tensor map", "sm_90")
    kind = as_class(dtype)
    return element_recipe(
        kind,
        tuple([int(n) for n in box]),
        tuple([int(n) for n in steps or (1,) * len(box)]),
        _SWIZZLES[(swizzle or TensorMapSwizzle.none).value],
        name=_name(kind, tma_format or TensorMapDataFormat.DEFAULT),
        l2_promotion=l2_promotion,
        oob_fill=oob_fill,
    )


def _name(kind: NumberClass, tma_format: TensorMapDataFormat) -> str:
    """The name of the elements in a tensor map. Raises E0440 for a format of other bits than
    theirs, E0420 for an arch that has no elements of less than a byte.
    """
    if tma_format not in _FORMATS:
        if kind is Float6E3M2FNx4:
            raise error(
                "E0440",
                f"a tensor map of {kind.__name__} without its format",
                user_location(),
                help="tma_format=cuda.TensorMapDataFormat.B6X16_P32",
            )
        return name_in_map(kind, Uint8 if kind.is_float and kind.width < 8 else kind, "none")
    bits, name = _FORMATS[tma_format]
    if (bits != 8 and kind.width not in (bits, 8) and kind is not _CONTAINERS.get(bits)) or (
        bits == 8 and kind in _CONTAINERS.values() and kind.width != bits
    ):
        raise error(
            "E0440",
            f"a tensor map of {kind.__name__} in the format {tma_format.name}",
            user_location(),
            help=f"elements of {bits} bits, or the bytes that hold them",
        )
    if bits < 8:
        require(f"a TMA copy in the format {tma_format.name}", "sm_100")
    return name


def _base(address: Any) -> Value:
    """The pointer whose address a number is. Raises E0440 for a number that is not the address of a
    tensor.
    """
    owner = as_numeric(address, Int64).ir.owner
    while isinstance(owner, Op) and owner.name in ("arith.extui", "arith.extsi"):
        owner = owner.operands[0].owner
    if isinstance(owner, Op) and owner.name == "llvm.ptrtoint":
        return owner.operands[0]
    raise error(
        "E0440",
        "the address of a tensor map is that of a tensor",
        user_location(),
        help="tensor.iterator.toint(); for a part of a tensor: create_tensor_map_tiled_from_view(part, …)",
    )


take_loc_ip(globals())
