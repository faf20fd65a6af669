"""Broadcasting of TensorSSA shapes, whose modes may be nested.

The shape of fewer modes gets modes of extent 1 behind, where NumPy puts them in front: the first
mode is the one whose elements are neighbours. Then modes are matched one by one: equal modes match;
a mode of extent 1 is repeated along any other; two nested modes of the same rank match by the same
rule. Example: (8,) and (8, 4) broadcast to (8, 4), ((2, 2), 1) and (1, 3) to ((2, 2), 3).
"""

from __future__ import annotations

from typing import Any

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.layout import Layout, product


def common_shape(shapes: list[Any]) -> Any:
    """The shape to which all of them broadcast. Raises E0402 if there is none."""
    result = shapes[0]
    for shape in shapes[1:]:
        result = _padded_common(result, shape)
    return result


def size_of(shape: Any) -> int:
    """The number of elements of a static shape."""
    size = product(shape)
    assert isinstance(size, int)
    return size


def broadcast_positions(shape: Any, target: Any) -> list[int]:
    """For each element of `target`, in order, the position of the element of `shape` that it
    repeats: (2,) to (2, 3) gives [0, 1, 0, 1, 0, 1]. Raises E0402 if the shape does not broadcast.
    """
    strides = None
    if len(shape) <= len(target):
        strides = _strides(_padded(shape, len(target)), _padded(Layout(shape).stride, len(target)), target)
    if strides is None:
        raise error("E0402", f"shape {shape} does not broadcast to {target}", user_location(), help=_RULE)
    source = Layout(target, strides)
    return [source(i) for i in range(size_of(target))]


_RULE = "modes are matched from the first one; each must be equal, or 1 in the shape that is repeated"


def _padded(shape: Any, rank: int) -> tuple[Any, ...]:
    return shape + (1,) * (rank - len(shape))


def _padded_common(a: tuple[Any, ...], b: tuple[Any, ...]) -> tuple[Any, ...]:
    rank = max(len(a), len(b))
    result = _common(_padded(a, rank), _padded(b, rank))
    if result is None:
        raise error("E0402", f"shapes {a} and {b} do not broadcast", user_location(), help=_RULE)
    return result


def _common(a: Any, b: Any) -> Any:
    """The shape to which two modes broadcast; None if there is none."""
    if a == b or b == 1:
        return a
    if a == 1:
        return b
    if not (isinstance(a, tuple) and isinstance(b, tuple) and len(a) == len(b)):
        return None
    modes = tuple([_common(x, y) for x, y in zip(a, b)])
    return None if None in modes else modes


def _strides(shape: Any, stride: Any, target: Any) -> Any:
    """The strides of a mode, spread to the profile of `target` (0 where elements are repeated);
    None if the mode does not broadcast.
    """
    if shape == 1:
        return _zeros(target)
    if isinstance(target, tuple) and isinstance(shape, tuple) and len(shape) == len(target):
        modes = tuple([_strides(*mode) for mode in zip(shape, stride, target)])
        return None if None in modes else modes
    return stride if shape == target else None


def _zeros(target: Any) -> Any:
    return tuple(map(_zeros, target)) if isinstance(target, tuple) else 0
