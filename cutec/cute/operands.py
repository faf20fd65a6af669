"""Types of the vocabulary's arguments. Only type checkers and editors import this module."""

from __future__ import annotations

from enum import Enum
from typing import Any, Protocol, TypeAlias, TypeVar

from cutec.cute.function_layout import FunctionLayout
from cutec.frontend.numbers.number import Integer, Numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.frontend.tensors.fast_divisor import FastDivmodDivisor
from cutec.frontend.tensors.layouts import LayoutValue
from cutec.frontend.tensors.pointers import Pointer
from cutec.frontend.tensors.tensor import Tensor
from cutec.ir.core import Value
from cutec.layout import ComposedLayout, Layout, ScaledBasis
from cutec.layout.leaf import Leaf

Int: TypeAlias = "Integer | int"
"""An integer, known when compiling or at run time."""

Number: TypeAlias = "Numeric | float"
"""A number, known when compiling or at run time."""

Elements: TypeAlias = "TensorSSA | Numeric | float"
"""A number or a vector of numbers."""

Extents: TypeAlias = "Int | Leaf | FastDivmodDivisor | tuple[Extents, ...] | list[Any]"
"""A shape: an integer or a nested tuple of integers."""

Strides: TypeAlias = "Int | Leaf | ScaledBasis | tuple[Strides, ...] | list[Any]"
"""Strides, or another nested tuple that may have basis elements in it."""

Coordinate: TypeAlias = "Int | Leaf | ScaledBasis | tuple[Coordinate, ...] | list[Any] | None"
"""A coordinate; None takes a whole mode."""

AnyLayout: TypeAlias = "Layout | ComposedLayout | LayoutValue | FunctionLayout"
"""A layout, known when compiling or at run time, composed or not."""

Tiler: TypeAlias = "Int | Leaf | AnyLayout | tuple[Tiler, ...] | list[Any] | None"
"""A tile: a shape, a layout, or one of these for each mode."""


class Threads(Protocol):
    """A tiled copy or multiply."""

    @property
    def thr_id(self) -> Layout: ...
    @property
    def size(self) -> int: ...


Shaped: TypeAlias = "Tensor | AnyLayout | TensorSSA | Threads | Extents | ScaledBasis"
"""An operand with a shape: a tensor, a layout, a vector of numbers, or the shape itself."""

Modes: TypeAlias = "int | list[int] | tuple[int, ...] | None"
"""A mode, or the path to one inside another; None: the whole."""

LayoutT = TypeVar("LayoutT", bound="Tensor | AnyLayout")
"""The result is of the same kind as the argument."""

Address: TypeAlias = "Pointer | Tensor"
"""A pointer, or a tensor whose first element is meant."""

Keyword: TypeAlias = "str | Enum | None"
"""A word out of a list, or the member of an enumeration whose value is that word."""

ElementsT = TypeVar("ElementsT", bound="Elements")
"""The result is a number or vector of the same class."""

VectorT = TypeVar("VectorT", bound="TensorSSA | Value")
"""A vector of numbers, or the IR value of one; the result is of the same kind."""
