"""Addresses: which allocation, and where in it, in one 64-bit number.

A pointer is a pair (allocation, offset); packing it into a number lets integer arithmetic, selection and swizzles work on pointers
as they do on a GPU, and an offset far outside its allocation still belongs to it.

    global   bits 44.. the allocation (from 1), bits 0..43 the offset biased by 2**43
    local    bit 61, bits 40..60 the `alloca`, bits 0..39 the offset biased by 2**39; the thread is implied
    shared   bits 18..23 the array (from 1), bits 0..17 the offset; fits 32 bits, as code casts these to i32; the block is implied.
             As a generic pointer with bit 62 set.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray

GLOBAL, LOCAL, SHARED = 0, 1, 2  # the value of bits 61 and 62
_KIND = 61
GLOBAL_SHIFT, LOCAL_SHIFT, SHARED_SHIFT = 44, 40, 18
GLOBAL_BIAS, LOCAL_BIAS = 1 << 43, 1 << 39
SHARED_ARRAYS = 64  # numbers of shared arrays a block can have, 0 not used
LOCAL_NUMBERS = 1 << _KIND - GLOBAL_SHIFT  # address >> GLOBAL_SHIFT is below for global addresses
SHARED_NUMBERS = SHARED << _KIND - LOCAL_SHIFT  # address >> LOCAL_SHIFT is at least this for generic addresses of shared memory


def of_global(allocation: int) -> int:
    """The address of byte 0 of an allocation."""
    return (allocation << GLOBAL_SHIFT) + GLOBAL_BIAS


def of_local(number: int) -> int:
    """The address of byte 0 of the thread's local array `number`."""
    return (1 << _KIND) + (number << LOCAL_SHIFT) + LOCAL_BIAS


def of_shared(number: int) -> int:
    """The address (space 3) of byte 0 of the block's shared array `number`, which counts from 1."""
    return number << SHARED_SHIFT


def kinds(pointer: Array) -> Array:
    """GLOBAL, LOCAL or SHARED for each generic address."""
    return np.minimum(pointer >> _KIND, SHARED)


def convert(pointer: Array, source: int, target: int) -> Array:
    """`addrspacecast`: only shared addresses differ between the spaces."""
    if source == 3 and target != 3:
        return pointer | (SHARED << _KIND)
    if target == 3 and source != 3:
        return pointer & 0xFFFFFFFF
    return pointer


def number_of(pointer: int) -> int:
    """Of one address the number of what it belongs to; those of global, local and shared memory do not meet."""
    number = pointer >> GLOBAL_SHIFT
    return number if number < LOCAL_NUMBERS else min(pointer >> LOCAL_SHIFT, SHARED_NUMBERS)


def split_global(pointer: Array) -> tuple[Array, Array]:
    """(allocation, byte offset)."""
    return pointer >> GLOBAL_SHIFT, (pointer & ((1 << GLOBAL_SHIFT) - 1)) - GLOBAL_BIAS


def split_local(pointer: Array) -> tuple[Array, Array]:
    """(number of the `alloca`, byte offset)."""
    inside = pointer & ((1 << _KIND) - 1)
    return inside >> LOCAL_SHIFT, (inside & ((1 << LOCAL_SHIFT) - 1)) - LOCAL_BIAS


def split_shared(pointer: Array) -> tuple[Array, Array]:
    """(number of the array, byte offset)."""
    inside = pointer & 0xFFFFFFFF
    return inside >> SHARED_SHIFT, inside & ((1 << SHARED_SHIFT) - 1)


def scalar(address: int) -> Any:
    """An address as a uniform value."""
    return np.array([address], np.int64)
