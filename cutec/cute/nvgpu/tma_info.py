"""The result of `make_tiled_tma_atom`: the atom and its tensor of coordinates, as a pair or by
name. It can be passed to a kernel as a whole. And the traits by which programs hand to `CopyAtom`
an atom that they have made by an operation of the dialect `cute_nvgpu`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cutec.cute.nvgpu.common import UnitTrait
from cutec.frontend.flow.flatten import NodeHandler, register

if TYPE_CHECKING:
    from typing_extensions import Self

    from cutec.frontend.tensors.tensor import Tensor

    _Pair = tuple[Any, Tensor]
else:
    _Pair = tuple


class TmaInfo(_Pair):
    """(atom, tensor of coordinates), with the layout of their tile in shared memory."""

    smem_layout: Any

    def __new__(cls, atom: Any, tma_tensor: Tensor, smem_layout: Any) -> Self:
        made = super().__new__(cls, (atom, tma_tensor))
        made.smem_layout = smem_layout
        return made

    @property
    def atom(self) -> Any:
        """The copy."""
        return self[0]

    @property
    def tma_tensor(self) -> Tensor:
        """The coordinates of the tensor's elements."""
        return self[1]


class CopyBulkTensorTileG2SNonExecTrait(UnitTrait):
    """Of a tensor load."""


class CopyBulkTensorTileG2SMulticastNonExecTrait(UnitTrait):
    """Of a tensor load for several blocks."""


class CopyBulkTensorTileS2GNonExecTrait(UnitTrait):
    """Of a tensor store."""


class CopyReduceBulkTensorTileS2GNonExecTrait(UnitTrait):
    """Of a reduction into a tensor."""


class _InfoHandler(NodeHandler):
    def decompose(self, obj: TmaInfo) -> tuple[Sequence[Any], Any, Sequence[str]]:
        return tuple(obj), obj.smem_layout, (".atom", ".tma_tensor")

    def build(self, tag: type, aux: Any, parts: list[Any]) -> TmaInfo:
        atom, tma_tensor = parts
        return TmaInfo(atom, tma_tensor, aux)


register(TmaInfo, _InfoHandler())
