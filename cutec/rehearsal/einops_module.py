"""`einops` in a rehearsal: shapes of what its functions give. The installed one needs values."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from string import ascii_letters
from typing import Any

from cutec.rehearsal.operations import tolerant
from cutec.rehearsal.rearranging import stack
from cutec.rehearsal.tensors import Tensor
from cutec.rehearsal.unknown import Module

_PARTS = re.compile(r"\(([^()]*)\)|(\w+)")  # axes merged into one, or one axis
_NAME = re.compile(r"\w+")


def rearrange(tensor: Any, pattern: str, **extents: int) -> Tensor:
    """`einops.rearrange` of a tensor, or of a list of tensors, which has one more dimension in
    front. Also `repeat`, whose pattern adds axes, and `reduce`, whose pattern leaves some out. A
    view where PyTorch can give one. Raises ValueError for a pattern that does not fit.
    """
    x = stack(tensor) if isinstance(tensor, (list, tuple)) else tensor
    left, _, right = pattern.partition("->")
    unnamed = " ".join(f"_{i}" for i in range(x.dim() - len(_axes(left.replace("...", "")))))
    inputs, outputs = _axes(left.replace("...", unnamed)), _axes(right.replace("...", unnamed))
    if len(inputs) != x.dim():
        raise ValueError(f"einops: {pattern!r} is for {len(inputs)} dimensions, the tensor has {x.dim()}")
    known = dict(extents)
    for axis, extent in zip(inputs, x.shape):
        known |= _split(axis, extent, known)
    before = [name for axis in inputs for name in axis]
    after = [name for axis in outputs for name in axis]
    gone = [i for i, name in enumerate(before) if name not in after and not name.isdigit()]
    split = x.view([_extent([name], known) for name in before])
    kept = [name for i, name in enumerate(before) if i not in gone and not name.isdigit()]
    whole = split.amax(gone) if gone else split
    whole = whole.view([known[name] for name in kept])
    ordered = whole.permute([kept.index(name) for name in after if name in kept])
    for at, name in enumerate(after):
        ordered = ordered if name in kept else ordered.unsqueeze(at)
    wide = ordered.expand([_extent([name], known) for name in after])
    return wide.view([_extent(axis, known) for axis in outputs])


def reduce(tensor: Any, pattern: str, reduction: Any, **extents: int) -> Tensor:
    """`einops.reduce`: without the axes that the result does not name."""
    return rearrange(tensor, pattern, **extents)


def parse_shape(tensor: Tensor, pattern: str) -> dict[str, int]:
    """`einops.parse_shape`: the extents of the axes that a pattern names."""
    return {name: n for name, n in zip(pattern.split(), tensor.shape) if name != "_"}


def _lettered(pattern: str) -> str:
    """A pattern with a letter for each axis, as `torch.einsum` has it."""
    letters = dict(zip(dict.fromkeys(_NAME.findall(pattern)), ascii_letters))
    return _NAME.sub(lambda name: letters[name[0]], pattern)


def _axes(text: str) -> list[list[str]]:
    """The dimensions of one side of a pattern: the names of the axes of each."""
    return [(merged or name).split() for merged, name in _PARTS.findall(text)]


def _split(axis: list[str], extent: int, known: Mapping[str, int]) -> dict[str, int]:
    """The extents of the axes in a dimension, of which one may be unknown."""
    unknown = [name for name in axis if name not in known and not name.isdigit()]
    rest = _extent([name for name in axis if name not in unknown], known)
    if len(unknown) > 1 or (extent % rest if unknown else extent != rest):
        raise ValueError(f"einops: ({' '.join(axis)}) of {dict(known)} is not {extent}")
    return dict.fromkeys(unknown, extent // rest)


def _extent(axis: list[str], known: Mapping[str, int]) -> int:
    return math.prod(int(name) if name.isdigit() else known[name] for name in axis)


def make_einops(einsum: Callable[..., Tensor]) -> Module:
    """The stub of the package. `einsum`: that of PyTorch, `einops.einsum` has its pattern last."""
    whole = {"rearrange": rearrange, "repeat": rearrange, "reduce": reduce, "parse_shape": parse_shape}
    whole["einsum"] = lambda *given: einsum(_lettered(given[-1]), *given[:-1])
    return Module("einops", {name: tolerant(function) for name, function in whole.items()})
