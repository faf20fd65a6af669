"""Operations of the dialect `cute_nvgpu` of NVIDIA's compiler from which programs make tensor
copies of their own tiles: `cute.CopyAtom(op, cpasync.CopyBulkTensorTileG2SNonExecTrait(atom))`, and
multiplies of their own: `cute.atom.Trait(cute.atom.make_atom(MmaAtomSM80Type.get(...)))`. They take
and give cutec's objects (`tensor.value` is the tensor). The other names of the dialect refuse to be
used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.cute.nvgpu.common import WarpMmaOp
from cutec.cute.nvgpu.tma import CopyBulkTensorTileS2GOp, TmaAtom, make_tiled_tma_atom
from cutec.cute.nvgpu.warp import MmaF16BF16Op, MmaF64Op, MmaFP8Op, MmaI8Op, MmaTF32Op
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.elsewhere import INSIDE, names_elsewhere
from cutec.frontend.numbers.number_class import NumberClass, all_classes
from cutec.frontend.numbers.numeric import BFloat16, Float16, Float64, TFloat32, Uint8
from cutec.frontend.tensors.tensor import Tensor
from cutec.ir.types import Type
from cutec.layout import ComposedLayout, Layout
from cutec.loc_ip import take_loc_ip

_NAMES = """
TmaDataFormat atom_make_exec_tma get_default_tma_format get_tma_desc_addr
tma_descriptor_tiled
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), INSIDE))


class TmaDescriptorTiledType:
    """The type of a tensor map in memory."""

    @staticmethod
    def get() -> NumberClass:
        """Its bytes: what copies take for a map is a pointer (`tma_desc_ptr`)."""
        return Uint8


class MmaAtomSM80Type:
    """The types of atoms of a warp's multiplies."""

    @staticmethod
    def get(shape: Sequence[int], a: Type, b: Type, c: Type) -> WarpMmaOp:
        """The operation of a shape and types: f16, bf16, tf32, f64, e4m3, e5m2 and signed bytes.
        Raises E0431 where there is none.
        """
        first, second, sums = (next(kind for kind in all_classes() if kind.mlir == ty) for ty in (a, b, c))
        size: Any = tuple(shape)
        if first is second is TFloat32:
            return MmaTF32Op(size)
        if first is second is Float64:
            return MmaF64Op(size)
        if first is second and first in (Float16, BFloat16):
            return MmaF16BF16Op(first, sums, size)
        if first.width == second.width == 8 and first.is_float:
            return MmaFP8Op(first, sums, size, second)
        return MmaI8Op(first, second, size)


def atom_make_non_exec_tiled_tma_load(
    tensor: Tensor,
    smem_layout: Layout | ComposedLayout,
    cta_v_map: Layout,
    op: Any,
    num_multicast: int = 1,
    tma_format: None = None,
) -> tuple[TmaAtom, Tensor]:
    """(atom, tensor of coordinates) of a load of a tensor's tiles. `cta_v_map`: the coordinates of
    a tile in the tensor, a layout of basis strides; `num_multicast` blocks share a tile. Raises
    what `make_tiled_tma_atom` does, and E0506 for a format of elements.
    """
    return _made(op, tensor, smem_layout, cta_v_map, tma_format, num_multicast)


def atom_make_non_exec_tiled_tma_store(
    tensor: Tensor, smem_layout: Layout | ComposedLayout, cta_v_map: Layout, tma_format: None = None
) -> tuple[TmaAtom, Tensor]:
    """The same of a store."""
    return _made(CopyBulkTensorTileS2GOp(), tensor, smem_layout, cta_v_map, tma_format)


def atom_make_non_exec_tiled_tma_reduce(
    tensor: Tensor, smem_layout: Layout | ComposedLayout, cta_v_map: Layout, op: Any, tma_format: None = None
) -> tuple[TmaAtom, Tensor]:
    """The same of a reduction into the tensor."""
    return _made(op, tensor, smem_layout, cta_v_map, tma_format)


def _made(
    op: Any, tensor: Tensor, smem_layout: Any, tile: Layout, form: Any, num_multicast: int = 1
) -> tuple[TmaAtom, Tensor]:
    if form is not None:
        raise error(
            "E0506",
            "a format of elements (tma_format) has no counterpart in cutec",
            user_location(),
            help="cpasync.make_tiled_tma_atom(..., internal_type=) says what the unit takes elements for",
        )
    made = make_tiled_tma_atom(op, tensor, smem_layout, tile, num_multicast)
    return made.atom, made.tma_tensor


take_loc_ip(globals())
