"""Pieces of rows, 128 bits of memory each or less, in registers; and sums of them."""

from typing import Any

import cutec
from cutec import cute


def add(a, b):
    return a + b


def added(one, other):
    """Sums of numbers of two parts of a row."""
    return [a + b for a, b in zip(one, other)]


def only_piece(values, i):
    """Piece i of a part, as a matrix."""
    return cute.local_tile(values, (values.shape[0], 1), (0, i))


def copy_piece(source, target, inside):
    """Copy a piece where it is `inside`: at once, not put together from elements."""
    bits = cute.size(source) * source.element_type.width
    word = cutec.Uint32 if bits >= 32 else source.element_type
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), word, num_bits_per_copy=bits)
    cute.copy(atom, cute.recast_tensor(source, word), cute.recast_tensor(target, word), pred=inside)


def float32(values, i):
    """Piece i of a part, as a vector."""
    piece = values[None, i]
    if piece.element_type is cutec.BFloat16 and cute.size(piece) > 1:
        return halves_of_words(piece)
    return piece.load().to(cutec.Float32)


def halves_of_words(piece):
    """Numbers of 16 bits are the upper halves of those of 32: two come from a word, without being
    taken apart first.
    """
    words = cute.recast_tensor(piece, cutec.Uint32).load()
    found = cute.make_rmem_tensor(cute.size(piece), cutec.Uint32)
    for i in range(cute.size(piece) // 2):
        found[2 * i], found[2 * i + 1] = words[i] << 16, words[i] & cutec.Uint32(0xFFFF0000)
    return cute.recast_tensor(found, cutec.Float32).load()


def total_of(values, before: Any = 0.0):
    """The sum of a piece, and of what there was before."""
    return values.reduce(cute.ReductionOp.ADD, before, 0)
