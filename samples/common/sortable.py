"""Floats as integers of the same order, and networks that sort numbers in registers.

All NaN are equal, and above infinity, as PyTorch has it; both zeros are equal. Numbers of 16 bits
are in the upper half of their integer, the lower half of which is zero.
"""

import cutec
from cutec import cute

SIGN, MAGNITUDE = 0x80000000, 0x7FFFFFFF
QUIET = 0x7FFF0000  # NaN in 32 bits, and in the upper 16
INFINITY = {cutec.Float32: 0x7F800000, cutec.BFloat16: 0x7F800000, cutec.Float16: 0x7C000000}


def bits_of(piece):
    """The bits of a piece's elements, in upper halves where they are 16."""
    if piece.element_type.width == 32:
        words = cute.recast_tensor(piece, cutec.Uint32)
        return [words[i] for i in range(cute.size(piece))]
    if cute.size(piece) == 1:
        return [cute.recast_tensor(piece, cutec.Uint16)[0].to(cutec.Uint32) << 16]
    words = cute.recast_tensor(piece, cutec.Uint32)
    return [half for i in range(cute.size(words)) for half in (words[i] << 16, words[i] & cutec.Uint32(0xFFFF0000))]


def negative(bits):
    """All ones where the sign is set."""
    return (bits.to(cutec.Int32) >> 31).to(cutec.Uint32)


def no_number(dtype):
    """The key of NaN: the next above infinity's."""
    return cutec.Uint32(2 * INFINITY[dtype] + (1 << 32 - dtype.width))


def sortable(bits, dtype):
    """Uint32 whose order is that of numbers with these bits; -infinity is 0."""
    sign = negative(bits)
    # NaN with a sign is less than -infinity: without a sign it is the largest
    return cutec.min(((bits & MAGNITUDE) ^ sign) - sign + INFINITY[dtype], no_number(dtype))


def number_of(key, dtype):
    """The number that has become `key`."""
    found = key - INFINITY[dtype]
    sign = negative(found)
    bits = ((found ^ sign) - sign) | (sign & cutec.Uint32(SIGN))
    bits = cute.where(key == no_number(dtype), cutec.Uint32(QUIET), bits)
    if dtype.width == 32:
        return bits.bitcast(cutec.Float32)
    return (bits >> 16).to(cutec.Uint16).bitcast(dtype)


def keys_of(piece):
    """Those of a piece's elements."""
    return [sortable(bits, piece.element_type) for bits in bits_of(piece)]


def largest_of(piece):
    """The key of a piece's largest element."""
    bits, dtype = bits_of(piece), piece.element_type
    if dtype is cutec.Float16:
        numbers = [number.to(cutec.Float32) for number in (piece[i] for i in range(cute.size(piece)))]
    else:
        numbers = [each.bitcast(cutec.Float32) for each in bits]
    top = numbers[0]
    for number in numbers[1:]:
        top = cute.arch.fmax(top, number, nan=True)
    if dtype is cutec.Float16:
        return sortable(top.to(dtype).bitcast(cutec.Uint16).to(cutec.Uint32) << 16, dtype)
    return sortable(top.bitcast(cutec.Uint32), dtype)


def larger_first(numbers, i, j):
    """Exchange two of a list unless the first is the larger one."""
    one, other = numbers[i], numbers[j]
    if type(one).width == 32:
        numbers[i], numbers[j] = cutec.max(one, other), cutec.min(one, other)
    else:
        swap = other > one
        numbers[i], numbers[j] = cute.where(swap, other, one), cute.where(swap, one, other)


def merged(numbers):
    """A list that rises and then falls, or falls and then rises, sorted: the largest first."""
    numbers, step = list(numbers), len(numbers) // 2
    while step:
        for i in range(len(numbers)):
            if i & step == 0:
                larger_first(numbers, i, i | step)
        step //= 2
    return numbers


def sorted_list(numbers):
    """The largest first: by Batcher's merges of the even and the odd ones."""
    numbers, count = list(numbers), len(numbers)
    run = 1
    while run < count:
        step = run
        while step:
            for first in range(step % run, count - step, 2 * step):
                for i in range(min(step, count - first - step)):
                    if (first + i) // (2 * run) == (first + i + step) // (2 * run):
                        larger_first(numbers, first + i, first + i + step)
            step //= 2
        run *= 2
    return numbers


def largest_of_both(one, other):
    """The largest of two sorted lists, as many as one has, sorted."""
    return merged([cutec.max(a, b) for a, b in zip(one, reversed(other))])
