"""The inputs of a host program for arguments that are not there: what a call has without memory,
but for tensors of which it is said what they hold (`contents=`).
"""

from __future__ import annotations

from collections.abc import Mapping

from cutec.artifact import guard, workspace
from cutec.artifact.contents import NUMBER
from cutec.artifact.host import HostProgram
from cutec.artifact.signature import DTYPE_BITS, ScalarParam, Signature, TensorParam, strides_of

_ADDRESS = 1 << 32  # of tensors that are not there


class Memory:
    """What the tensors of integers of a call hold as far as it is said: `contents` by tensor, sums
    over `values` and the number of an element.
    """

    def __init__(
        self, program: HostProgram, signature: Signature, contents: Mapping[str, str], values: Mapping[str, int]
    ):
        bits = {t.name: DTYPE_BITS[t.dtype] for t in signature.tensors if t.dtype[0] in "iu"}
        scalars = {p.name: _scalar(signature, p.name, values) for p in signature.params if isinstance(p, ScalarParam)}
        self._values = {**scalars, **values}
        names = {*self._values, NUMBER}
        self._held = {
            number + 1: (guard.compiled(guard.parse_sum(contents[leaf.param], names)), bits[leaf.param])
            for number, leaf in enumerate(program.inputs)
            if leaf.kind == "ptr" and leaf.param in contents and leaf.param in bits
        }

    def bits(self, address: object) -> int | None:
        """Of an element at an address, None if it is not known what lies there."""
        held = self._held.get(address // _ADDRESS) if isinstance(address, int) else None
        return held[1] if held else None

    def load(self, address: int) -> int:
        """The number at an address where it is known; behind a tensor's end as if it went on."""
        number, offset = divmod(address, _ADDRESS)
        element, bits = self._held[number]
        return int(element({**self._values, NUMBER: offset * 8 // bits}))


def leaves(program: HostProgram, signature: Signature, values: Mapping[str, int]) -> list[int | float]:
    """The inputs of a host program for tensors of these extents, compact where they may be.
    `values`: symbols, and scalars that are not their defaults, or 1.
    """
    tensors = {t.name: t for t in signature.tensors}
    found: list[int | float] = []
    for number, leaf in enumerate(program.inputs):
        tensor = tensors.get(leaf.param)
        if leaf.kind == "ptr":
            found.append(_ADDRESS * (number + 1))
        elif leaf.kind == "extent":
            found.append(_of_workspace(signature, leaf.param, leaf.index, values))
        elif tensor is None:
            found.append(_scalar(signature, leaf.param, values))
        elif leaf.kind == "symbol":
            found.append(values[str(tensor.shape[leaf.index])])
        else:
            found.append(strides_of(tensor, shape_of(tensor, values))[leaf.index])
    return found


def _of_workspace(signature: Signature, name: str, dim: int, values: Mapping[str, int]) -> int:
    """An extent of a workspace."""
    param = next(p for p in signature.workspaces if p.name == name)
    scalars = {p.name: int(_scalar(signature, p.name, values)) for p in signature.params if isinstance(p, ScalarParam)}
    return workspace.shape_of(param, {**values, **scalars})[dim]


def _scalar(signature: Signature, name: str, values: Mapping[str, int]) -> int | float:
    if name in values:
        return values[name]
    param = next(p for p in signature.params if p.name == name)
    default = getattr(param, "default", None)
    return 1 if default is None else default


def shape_of(tensor: TensorParam, extents: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(extents[e] if isinstance(e, str) else e for e in tensor.shape)
