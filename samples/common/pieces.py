"""Pieces of rows, 128 bits of memory each or less, in registers; and sums of them."""

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
    return values[None, i].load().to(cutec.Float32)


def total_of(values):
    """The sum of a piece."""
    return values.reduce(cute.ReductionOp.ADD, 0.0, 0)
