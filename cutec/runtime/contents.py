"""What tensors of integers hold that a function does not take at random, such as where groups end:
sums over extents and `i`, the number of an element.

    {"ends": "(i + 1) * m // max(g, 1)"} is [50, 100] for m 100 and g 2
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from cutec.artifact import guard
from cutec.artifact.signature import Signature
from cutec.runtime import arrays

NUMBER = "i"
_OPERATIONS: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
    "min": np.minimum,
    "max": np.maximum,
}


def arrays_of(contents: Mapping[str, str], signature: Signature, extents: Mapping[str, int]) -> dict[str, np.ndarray]:
    """The arrays of a call at these extents, by tensor."""
    found = {}
    for tensor in signature.tensors:
        if tensor.name in contents:
            total = guard.parse_sum(contents[tensor.name], {*extents, NUMBER})
            shape = arrays.shape_of(tensor, extents)
            numbers = _values(total, {**extents, NUMBER: np.arange(math.prod(shape))})
            dtype = arrays.numpy_dtype(tensor.dtype)
            found[tensor.name] = np.broadcast_to(numbers, math.prod(shape)).astype(dtype).reshape(shape)
    return found


def _values(tree: Any, values: Mapping[str, Any]) -> Any:
    """The values of a sum, of which some names are arrays."""
    if not isinstance(tree, tuple):
        return values[tree] if isinstance(tree, str) else tree
    op, *operands = tree
    parts = [_values(operand, values) for operand in operands]
    return _OPERATIONS[op](*parts) if len(parts) > 1 else -parts[0]
