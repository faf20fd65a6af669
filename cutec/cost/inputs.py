"""The inputs of a host program for arguments that are not there: what a call has without memory."""

from __future__ import annotations

from collections.abc import Mapping

from cutec.artifact import workspace
from cutec.artifact.host import HostProgram
from cutec.artifact.signature import ScalarParam, Signature, TensorParam, strides_of

_ADDRESS = 1 << 32  # of tensors that are not there


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
