"""What tensors hold that a function does not take at random, such as where groups end, or scales
that are positive: sums over extents, integer scalars and `i`, the number of an element.

    {"ends": "(i + 1) * m // max(g, 1)"} is [50, 100] for m 100 and g 2
"""

from __future__ import annotations

from collections.abc import Mapping

from cutec.artifact import guard
from cutec.artifact.choice import guard_names
from cutec.artifact.signature import Signature

NUMBER = "i"


def check(contents: Mapping[str, str], signature: Signature) -> None:
    """Raise ValueError unless these are tensors that a call reads, and sums over its numbers."""
    names = guard_names(signature)
    read = {tensor.name for tensor in signature.tensors if tensor.role != "out"}
    for tensor, total in contents.items():
        if tensor not in read:
            raise ValueError(f"contents= names {tensor!r}, which is no tensor that is read")
        if NUMBER in names:
            raise ValueError(f"there is an extent {NUMBER}, which is the number of an element in contents=")
        guard.parse_sum(total, {*names, NUMBER})
