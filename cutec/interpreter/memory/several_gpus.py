"""Memory of several GPUs: multicast objects, and the other GPUs that a kernel waits for.

A multicast object has addresses of its own, which stand for the same place in the memory of each
GPU (PTX ISA, "multimem"). A program on several GPUs runs as one process for each, which share
memory and take turns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from weakref import finalize

import numpy as np

_ALIGNMENT = 1 << 10  # bytes; enough for any access
_objects: dict[int, tuple[int, tuple[np.ndarray, ...]]] = {}  # by an object's address, its bytes and what is behind


def multicast(arrays: Sequence[np.ndarray]) -> np.ndarray:
    """A multicast object of the arrays of several GPUs, compact and all of one shape and dtype: an
    array to pass to kernels, which reach theirs through it by multimem instructions and by stores
    of the TMA unit. Its own elements mean nothing. Raises ValueError for arrays that differ.
    """
    first = arrays[0]
    if any((a.shape, a.dtype, a.strides) != (first.shape, first.dtype, first.strides) for a in arrays):
        raise ValueError("the arrays of a multicast object have one shape, one dtype and the same strides")
    if not all(a.flags.c_contiguous for a in arrays):
        raise ValueError("the arrays of a multicast object are compact")
    room = np.zeros(first.nbytes + _ALIGNMENT, np.uint8)
    begin = room.__array_interface__["data"][0]
    start = -begin % _ALIGNMENT
    _objects[begin + start] = first.nbytes, tuple(a.reshape(-1).view(np.uint8) for a in arrays)
    finalize(room, _objects.pop, begin + start)  # all views of it are gone then
    return room[start : start + first.nbytes].view(first.dtype).reshape(first.shape)


def behind(data: np.ndarray) -> tuple[np.ndarray, ...]:
    """The bytes of each GPU that bytes of a multicast object stand for; () if they are of none."""
    if not _objects:  # nearly always; NumPy takes a microsecond to say where an array lies
        return ()
    at, size = data.__array_interface__["data"][0], data.size
    for address, (room, arrays) in _objects.items():
        offset = at - address
        if size and 0 <= offset <= room - size:
            return tuple(array[offset : offset + size] for array in arrays)
    return ()


_turns: list[Callable[[], bool]] = []  # at most one


def take_turns(others: Callable[[], bool]) -> None:
    """From now on kernels let other processes run, by `others`, while all their threads spin. It
    is false when no other process will store anything more.
    """
    _turns[:] = [others]


def turns() -> Callable[[], bool] | None:
    """The function that lets other processes run; None where there are none."""
    return _turns[0] if _turns else None
