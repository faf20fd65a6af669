"""Exponentials relative to a maximum, and sums of them, in powers of two."""

import cutec
from cutec import cute

LOG2_E, LN_2 = 1.4426950408889634, 0.6931471805599453


def scaled(top):
    """A maximum in units of log2 e, or 0 where all is -inf: what is subtracted before powers of two
    are taken.
    """
    return cute.where(top == -cutec.Float32.inf, cutec.Float32(0), top * LOG2_E)


def power(x, top):
    """e to what x is above a maximum: a multiply-add and an instruction more."""
    return cute.math.exp2(cute.math.fma(x, cutec.Float32(LOG2_E), -scaled(top)), fastmath=True)


def rescaled(total, top, higher):
    """A sum relative to `top` as one relative to a higher maximum."""
    return total * cute.math.exp2(scaled(top) - scaled(higher), fastmath=True)


def join(one, other):
    """(maximum, sum relative to it) of two parts of a row."""
    top = cutec.max(one[0], other[0])
    return [top, rescaled(one[1], one[0], top) + rescaled(other[1], other[0], top)]


def logarithm(total, top):
    """That of a sum relative to a maximum, whose rounded product with log2 e powers had instead."""
    lost = cute.math.fma(top, cutec.Float32(LOG2_E), -scaled(top))
    return (cute.math.log2(total, fastmath=True) - lost) * LN_2
