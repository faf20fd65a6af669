"""Which function computes the gradients of an export, and what its parameters stand for.

    forward    layernorm(x, weight, bias, out y, out mean, out rstd, eps)
    backward   layernorm_backward(dy, x, weight, mean, rstd, out dx, out dweight, out dbias)

`dy` is the gradient of `y`: the backward function reads the gradients of what the export writes,
and writes those of what it reads. Its other parameters take the values that the export's parameters
of the same names had.
"""

from __future__ import annotations

from collections.abc import Mapping

from cutec.artifact.signature import (
    Name,
    Param,
    ScalarParam,
    Signature,
    StreamParam,
    TensorParam,
    WorkspaceParam,
)
from cutec.records import NamedTuple, dataclass


@dataclass(frozen=True, slots=True)
class Backward:
    """The function that computes an export's gradients."""

    function: Name
    "A function of the bundle."
    gradients: dict[str, str] | None = None
    """Tensors of the export -> the parameters of `function` that are their gradients, where these
    are not called `d` and the tensor's name (`dx`)."""

    def __post_init__(self) -> None:
        if not self.function.isidentifier() or not self.function.isascii():
            raise ValueError(f"{self.function!r} is no name of a function")


class Link(NamedTuple):
    """A parameter of a backward function: it is the gradient of the export's tensor `of`, or has
    the value of the export's parameter `of`.
    """

    name: str
    of: str
    gradient: bool


def links(backward: Backward, forward: Signature, signature: Signature) -> list[Link]:
    """What the parameters of the backward function, which has that signature, stand for; without
    stream and workspaces. Raises ValueError for one that stands for nothing, or for another thing.
    """
    named = {gradient: tensor for tensor, gradient in (backward.gradients or {}).items()}
    params = {p.name: p for p in forward.params}
    given = [p for p in signature.params if not isinstance(p, (StreamParam, WorkspaceParam))]
    _check_named(named, params, {p.name for p in given}, backward.function)
    for param in forward.params:
        if isinstance(param, TensorParam) and param.role == "inout":
            raise ValueError(f"{param.name!r} is read and written, and has no gradient")
    found = [_link(p, named, params, backward.function) for p in given]
    roles = {_tensor(params, link.of).role for link in found if link.gradient}
    if roles != {"in", "out"}:
        raise ValueError(f"{backward.function} has gradients of {' and '.join(roles) or 'nothing'}, not of both sides")
    return found


def _check_named(named: Mapping[str, str], params: Mapping[str, Param], have: set[str], function: str) -> None:
    for gradient, tensor in named.items():
        if not isinstance(params.get(tensor), TensorParam):
            raise ValueError(f"gradients names {tensor!r}, which is no tensor of the export")
        if gradient not in have:
            raise ValueError(f"{function} has no parameter {gradient!r}")


def _link(param: Param, named: Mapping[str, str], params: Mapping[str, Param], function: str) -> Link:
    of = named.get(param.name) or (param.name[1:] if param.name[0] == "d" and param.name not in params else "")
    if isinstance(params.get(of), TensorParam):
        _check_gradient(param, _tensor(params, of), function)
        return Link(param.name, of, True)
    _check_value(param, params.get(param.name), function)
    return Link(param.name, param.name, False)


def _check_gradient(param: Param, tensor: TensorParam, function: str) -> None:
    role = {"in": "out", "out": "in"}[tensor.role]
    if (
        not isinstance(param, TensorParam)
        or (param.role, param.rank) != (role, tensor.rank)
        or (role == "in" and param.dtype != tensor.dtype)
    ):
        raise ValueError(
            f"{param.name!r} of {function} is the gradient of {tensor.name!r}: it has to be an {role!r} tensor of"
            f" {tensor.rank} dimensions" + f" of {tensor.dtype}" * (role == "in")
        )


def _check_value(param: Param, have: Param | None, function: str) -> None:
    if isinstance(param, TensorParam) and isinstance(have, TensorParam):
        same = (param.dtype, param.rank, param.role) == (have.dtype, have.rank, "in")
    else:
        same = isinstance(param, ScalarParam) and isinstance(have, ScalarParam) and param.dtype == have.dtype
    if not same:
        raise ValueError(
            f"{param.name!r} of {function} is no gradient, and no parameter of that name and type that the export has"
        )


def _tensor(params: Mapping[str, Param], name: str) -> TensorParam:
    tensor = params[name]
    assert isinstance(tensor, TensorParam)
    return tensor
