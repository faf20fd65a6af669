"""Small random layouts, leaves that carry a value, and brute-force evaluation: what the layout
tests share.
"""

from __future__ import annotations

import operator

from hypothesis import HealthCheck, settings, strategies as st

from cutec.layout import ComposedLayout, Dyn, Layout, Leaf, ScaledBasis

_COMMON = {"deadline": None, "derandomize": True, "database": None, "suppress_health_check": list(HealthCheck)}
QUICK = settings(max_examples=200, **_COMMON)
THOROUGH = settings(max_examples=200, **_COMMON)

VALUE_OF = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.floordiv,
    "mod": operator.mod,
    "min": min,
    "max": max,
    "ceil_div": lambda a, b: -(-a // b),
    "exact_div": operator.floordiv,
    "and": operator.and_,
    "xor": operator.xor,
    "shr": operator.rshift,
}


class Known(Leaf):
    """A dynamic leaf that carries its value, and checks every fact that is claimed of it."""

    __slots__ = ("value",)

    def __init__(self, value: int, width: int = 32, div: int = 1):
        super().__init__(width, div)
        assert value % div == 0, f"{value} is said to be a multiple of {div}"
        self.value = value

    def emit(self, op, a, b, width, div):
        return Known(VALUE_OF[op](value(a), value(b)), width, div)


def value(x):
    """x with the values of its `Known` leaves."""
    if isinstance(x, Known):
        return x.value
    if isinstance(x, tuple):
        return tuple(map(value, x))
    if isinstance(x, Layout):
        return Layout(value(x.shape), value(x.stride))
    if isinstance(x, ComposedLayout):
        return ComposedLayout(x.inner, value(x.offset), value(x.outer))
    return ScaledBasis(value(x.value), x.modes) if isinstance(x, ScaledBasis) else x


def abstracted(x):
    """x with the facts of its `Known` leaves, written independently of `layout.text.abstract`."""
    if isinstance(x, Known):
        return Dyn(x.width, x.div)
    if isinstance(x, tuple):
        return tuple(map(abstracted, x))
    if isinstance(x, Layout):
        return Layout(abstracted(x.shape), abstracted(x.stride))
    if isinstance(x, ComposedLayout):
        return ComposedLayout(x.inner, abstracted(x.offset), abstracted(x.outer))
    return ScaledBasis(abstracted(x.value), x.modes) if isinstance(x, ScaledBasis) else x


def table(layout) -> list:
    """All indices of a static layout in column-major order."""
    return [layout(i) for i in range(layout.size())]


EXTENTS = st.sampled_from([1, 2, 3, 4, 6, 8])
EXTENTS_ABOVE_1 = st.sampled_from([2, 3, 4, 6, 8])
STRIDES = st.sampled_from([0, 1, 2, 3, 4, 6, 8, 12, 24])


@st.composite
def nested(draw, leaf, max_leaves: int = 3):
    """An int tuple of up to `max_leaves` leaves, nested at most two deep."""
    leaves = draw(st.lists(leaf, min_size=1, max_size=max_leaves))
    if len(leaves) == 1 and draw(st.booleans()):
        return leaves[0]
    if len(leaves) >= 3 and draw(st.booleans()):
        return leaves[0], tuple(leaves[1:])
    return tuple(leaves)


@st.composite
def layouts(draw, max_leaves: int = 3, extents=EXTENTS, strides=STRIDES):
    """A small static layout with free strides."""
    shape = draw(nested(extents, max_leaves))

    def stride_of(s):
        return tuple(map(stride_of, s)) if isinstance(s, tuple) else draw(strides)

    return Layout(shape, stride_of(shape))


@st.composite
def compact_layouts(draw, max_leaves: int = 3, extents=EXTENTS):
    """A bijection onto [0, size): compact strides in a random order."""
    extents = draw(st.lists(extents, min_size=1, max_size=max_leaves))
    strides, start = [0] * len(extents), 1
    for i in draw(st.permutations(range(len(extents)))):
        strides[i] = start
        start *= extents[i]
    return Layout(tuple(extents), tuple(strides))


@st.composite
def made_dynamic(draw, x):
    """x (an int tuple or layout) with a random choice of leaves replaced by `Known`s of random true
    facts.

    0 stays static: dynamic extents and strides are taken to be positive.
    """
    if isinstance(x, Layout):
        return Layout(draw(made_dynamic(x.shape)), draw(made_dynamic(x.stride)))
    if isinstance(x, tuple):
        return tuple(draw(made_dynamic(e)) for e in x)
    if isinstance(x, ScaledBasis) or not x or draw(st.booleans()):
        return x
    divisors = [d for d in range(1, x + 1) if x % d == 0]
    return Known(x, draw(st.sampled_from([32, 64])), draw(st.sampled_from(divisors)))
