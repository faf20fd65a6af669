"""Layouts composed with a Python function: `make_composed_layout(inner, offset, outer)` with a
function `inner` of coordinates, for example one that reads an index tensor.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Any

from cutec.frontend.tensors.layouts import apply
from cutec.layout import ComposedLayout


def plus(a: Any, b: Any) -> Any:
    """The sum of two coordinates; one that has fewer modes has 0 in the others, and 0 is added to
    anything.
    """
    if isinstance(a, int) and a == 0:
        return b
    if isinstance(a, tuple) and isinstance(b, tuple):
        return tuple([plus(x, y) for x, y in zip_longest(a, b, fillvalue=0)])
    return a + b


class FunctionLayout:
    """The function c -> inner(offset + outer(c)). Its modes are those of the layout `outer`;
    `offset` has the form of the results of `outer`. A call is evaluated in the trace; there is no
    IR value of it, so loops do not carry it and tensors cannot have it.
    """

    def __init__(self, inner: Callable[[Any], Any], offset: Any, outer: Any):
        self.inner, self.offset, self.outer = inner, offset, outer

    @property
    def __class__(self) -> type:  # pyright: ignore[reportIncompatibleMethodOverride]  # what isinstance sees besides its own
        """For `isinstance(layout, cute.ComposedLayout)`."""
        return ComposedLayout

    @property
    def shape(self) -> Any:
        """The shape of the domain."""
        return self.outer.shape

    @property
    def rank(self) -> int:
        """The number of modes."""
        return self.outer.rank

    def __call__(self, *coord: Any) -> Any:
        """`inner` at the layout's value for a coordinate."""
        return self.inner(plus(self.offset, self.outer(*coord)))

    def __getitem__(self, mode: int) -> FunctionLayout:
        return FunctionLayout(self.inner, self.offset, self.outer[mode])

    def slice(self, coord: Any) -> FunctionLayout:
        """The modes of `outer` where `coord` is None, from there on."""
        sub, offset = apply("slice_and_offset", self.outer, coord)
        return FunctionLayout(self.inner, plus(self.offset, offset), sub)

    def __str__(self) -> str:
        offset = str(self.offset).replace(" ", "")
        return f"<{getattr(self.inner, '__name__', 'function')}> o {offset} o {self.outer}"

    __repr__ = __str__
