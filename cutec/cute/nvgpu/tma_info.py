"""What `make_tiled_tma_atom` gives: the atom and its tensor of coordinates, as a pair or, handed to
a kernel as a whole, by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.frontend.flow.flatten import NodeHandler, register


class TmaInfo(tuple):
    """(atom, tensor of coordinates), which know the layout of the tile in shared memory that they
    were made for.
    """

    smem_layout: Any

    def __new__(cls, atom: Any, tma_tensor: Any, smem_layout: Any) -> TmaInfo:
        made = super().__new__(cls, (atom, tma_tensor))
        made.smem_layout = smem_layout
        return made

    @property
    def atom(self) -> Any:
        """The copy."""
        return self[0]

    @property
    def tma_tensor(self) -> Any:
        """The coordinates in the place of the tensor's memory."""
        return self[1]


class _InfoHandler(NodeHandler):
    def decompose(self, obj: TmaInfo) -> tuple[Sequence[Any], Any, Sequence[str]]:
        return tuple(obj), obj.smem_layout, (".atom", ".tma_tensor")

    def build(self, tag: type, aux: Any, parts: list[Any]) -> TmaInfo:
        return TmaInfo(*parts, aux)


register(TmaInfo, _InfoHandler())
