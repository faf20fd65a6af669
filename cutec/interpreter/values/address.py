"""Addresses: an allocation and an offset in it, packed into one 64-bit number.

Packing lets integer arithmetic, selection and swizzles work on pointers as they do on a GPU. The
offset is biased, so that an address far outside its allocation still belongs to it.

    global   bits 44.. the allocation (from 1), bits 0..43 the offset biased by 2**43
    local    bit 61, bits 40..60 the `alloca`, bits 0..39 the offset biased by 2**39;
             the thread is implied
    shared   bits 24..28 the block (1 + its rank in the cluster; 0: the thread's own),
             bits 18..23 the array (from 1), bits 0..17 the offset.
             Fits 32 bits, as code casts these to i32; as a generic pointer with bit 62 set.

Byte 4 of allocation 1 is `(1 << 44) + (1 << 43) + 4`.
"""

from __future__ import annotations

import numpy as np

Array = np.ndarray

MBARRIER = 8  # bytes of an mbarrier
SHARED_SPACES = (3, 7)  # of the block, of the cluster
_KIND = 61  # the bits above: 0 global, 1 local, 2 shared
GLOBAL_SHIFT, LOCAL_SHIFT, SHARED_SHIFT, RANK_SHIFT = 44, 40, 18, 24
_GLOBAL_BIAS, _LOCAL_BIAS = 1 << 43, 1 << 39
_RANKS = 16  # blocks a cluster can have
SHARED_ARRAYS = 64  # numbers of shared arrays a block can have, 0 not used
# Numbers of the objects that generic addresses point into (`number_of`): allocations from 1,
# `alloca`s from LOCALS; all of shared memory is SHARED
LOCALS, SHARED = 1 << _KIND - LOCAL_SHIFT, 2 << _KIND - LOCAL_SHIFT
_ALLOCATIONS = 1 << _KIND - GLOBAL_SHIFT


def of_global(allocation: int) -> int:
    """The address of byte 0 of an allocation."""
    return (allocation << GLOBAL_SHIFT) + _GLOBAL_BIAS


def of_local(number: int) -> int:
    """The address of byte 0 of the thread's local array `number`."""
    return (1 << _KIND) + (number << LOCAL_SHIFT) + _LOCAL_BIAS


def of_shared(number: int) -> int:
    """The address (space 3) of byte 0 of the block's shared array `number`, which counts from 1."""
    return number << SHARED_SHIFT


def convert(pointer: Array, source: int, target: int) -> Array:
    """`addrspacecast`: only shared addresses differ between the spaces."""
    if source in SHARED_SPACES and target not in SHARED_SPACES:
        return pointer | (2 << _KIND)
    if target in SHARED_SPACES and source not in SHARED_SPACES:
        return pointer & 0xFFFFFFFF
    return pointer


def number_of(pointer: int) -> int:
    """The number of the object that one address points into."""
    number = pointer >> GLOBAL_SHIFT
    return number if number < _ALLOCATIONS else min(pointer >> LOCAL_SHIFT, SHARED)


def numbers_of(pointer: Array) -> Array:
    """`number_of` each address; a single row if it is the same for all."""
    number = pointer >> GLOBAL_SHIFT
    if number[0] >= _ALLOCATIONS or not (number == number[0]).all():
        number = np.where(number < _ALLOCATIONS, number, np.minimum(pointer >> LOCAL_SHIFT, SHARED))
    return number[:1] if (number == number[0]).all() else number


def is_global(pointer: int) -> bool:
    """Whether a generic address points into global memory."""
    return pointer >> _KIND == 0


def is_shared(pointer: Array) -> Array:
    """Which generic addresses point into shared memory."""
    return pointer >> _KIND == 2


def split_shared(pointer: Array) -> tuple[Array, Array]:
    """(number of the array, byte offset)."""
    inside = pointer & 0xFFFFFFFF
    number = (inside >> SHARED_SHIFT) & (SHARED_ARRAYS - 1)
    return np.where(inside >> RANK_SHIFT > _RANKS, SHARED_ARRAYS, number), inside & ((1 << SHARED_SHIFT) - 1)


def of_block(pointer: Array, rank: Array) -> Array:
    """The same address in the shared memory of the block with that rank in the cluster."""
    return (pointer & ((1 << RANK_SHIFT) - 1)) | (rank.astype(np.int64) + 1) << RANK_SHIFT


def in_block(pointer: Array, rank: Array) -> Array:
    """A generic address in the thread's own shared memory, with the rank of that block."""
    return pointer | (rank.astype(np.int64) + 1) << RANK_SHIFT


def rank_of(pointer: Array) -> Array:
    """The rank of the block that a shared address names; -1: the thread's own block."""
    return ((pointer & 0xFFFFFFFF) >> RANK_SHIFT) - 1


def scalar(address: int) -> Array:
    """An address as a uniform value."""
    return np.array([address], np.int64)
