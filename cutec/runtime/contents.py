"""What tensors of integers hold that a function does not take at random, such as where groups end:
sums over extents and `i`, the number of an element.

    {"ends": "(i + 1) * m // max(g, 1)"} is [50, 100] for m 100 and g 2
"""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np

from cutec.artifact import guard
from cutec.artifact.signature import Signature
from cutec.runtime import arrays

NUMBER = "i"


def arrays_of(contents: Mapping[str, str], signature: Signature, extents: Mapping[str, int]) -> dict[str, np.ndarray]:
    """The arrays of a call at these extents, by tensor."""
    found = {}
    for tensor in signature.tensors:
        if tensor.name in contents:
            element = guard.compiled(guard.parse_sum(contents[tensor.name], {*extents, NUMBER}))
            shape = arrays.shape_of(tensor, extents)
            numbers = [element({**extents, NUMBER: i}) for i in range(math.prod(shape))]
            found[tensor.name] = np.array(numbers, arrays.numpy_dtype(tensor.dtype)).reshape(shape)
    return found
