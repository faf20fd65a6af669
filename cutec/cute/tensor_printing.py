"""`cute.print_tensor`: all elements of a tensor, from each thread that executes it."""

from __future__ import annotations

import re
from itertools import product as combinations
from typing import Any

from cutec.cute.printing import printf
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.broadcast import size_of
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.frontend.tensors.tensor import Tensor
from cutec.layout import Layout, crd2idx
from cutec.loc_ip import take_loc_ip

_VALUES = 128  # that one printf prints at most
_INDENT = "       "


def print_tensor(tensor: Tensor | TensorSSA, *, verbose: bool = False) -> None:
    """Print a tensor of static shape, or a TensorSSA: its address, type and layout, then its
    elements in brackets, mode 0 down and mode 1 to the right (further modes in blocks; a nested
    mode counts as one). `verbose`: one line per element, with its coordinate.

    A large tensor takes several prints, between which other threads may print. Raises E0401 for a
    dynamic shape, E0404 for anything but a tensor, E0505 in a host function.
    """
    if not isinstance(tensor, (Tensor, TensorSSA)):
        kind = type(tensor).__name__
        raise error(
            "E0404",
            f"print_tensor takes a tensor or a TensorSSA, not {kind}",
            user_location(),
            help="printf prints numbers",
        )
    if isinstance(tensor, Tensor) and tensor.is_identity:
        _print_coordinates(tensor)
        return
    value = tensor if isinstance(tensor, TensorSSA) else tensor.load()
    sizes = [size_of(mode) for mode in value.shape]
    kind = value.dtype
    conversion = "% f" if kind.is_float else "% d" if kind.signed or kind.width == 1 else " %u"
    if verbose:
        coords = list(combinations(*[range(size) for size in sizes]))
        places = [crd2idx(coord, tuple(sizes)) for coord in coords]
        lines = [f"\t({','.join(map(str, coord))})= {conversion.strip()}\n" for coord in coords]
        pieces = [("data= (\n", []), *[(line, [place]) for line, place in zip(lines, places)], (")\n", [])]
    else:
        pieces = [("data=\n" + _INDENT, []), *_nested(sizes, conversion), (")\n", [])]
    _print(f"tensor({_place(tensor, value)}, ", *_address(tensor))
    for text, positions in _grouped(pieces):
        _print(text, *[value[position] for position in positions])


def _print_coordinates(tensor: Tensor) -> None:
    """Print a coordinate tensor of static shape: its elements are known while compiling."""
    sizes = [size_of(mode) for mode in (tensor.shape if isinstance(tensor.shape, tuple) else (tensor.shape,))]
    text = f"tensor({tensor.iterator} o {tensor.layout}, data=\n{_INDENT}"
    for piece, positions in _nested(sizes, "\0"):
        text += piece.replace("\0", "{}").format(*[str(tensor[position]).replace(" ", "") for position in positions])
    _print(text.replace("{", "{{").replace("}", "}}") + ")\n")


def _print(text: str, *values: Any) -> None:
    printf(text, *values, end="")


def _place(tensor: Any, value: TensorSSA) -> str:
    if isinstance(tensor, TensorSSA):
        return f"{value.dtype.short} o {Layout(value.shape)}"
    iterator = tensor.iterator
    pointer = "" if not _address(tensor) else "0x%llx: "
    layout = re.sub(r"\{.*?\}", "", str(tensor.layout))  # without the known facts of dynamic strides
    return f"raw_ptr({pointer}{value.dtype.short}, {iterator.memspace.name}, align<{iterator.alignment}>) o {layout}"


def _address(tensor: Any) -> list[Any]:
    """The address of memory; registers have none."""
    return [tensor.iterator.toint()] if isinstance(tensor, Tensor) and tensor.memspace.name != "rmem" else []


def _nested(sizes: list[int], conversion: str) -> list[tuple[str, list[int]]]:
    """Pieces of the text with the elements in each: a piece for each row."""
    rows, columns, *blocks = [1, *sizes] if len(sizes) == 1 else sizes
    pieces = []
    depth = len(blocks) + (len(sizes) > 1)
    lines = list(combinations(*map(range, reversed(blocks)), range(rows)))
    for number, (*outer, row) in enumerate(lines):
        first, last = _edges(number, [*reversed(blocks), rows] if len(sizes) > 1 else [])
        start = "[" * first if number == 0 else " " * (depth - first) + "[" * first
        end = "]" * last + ("" if number == len(lines) - 1 else ",\n" + ("\n" if last else "") + _INDENT)
        at = row + rows * columns * crd2idx(tuple(reversed(outer)), tuple(blocks)) if blocks else row
        pieces.append(
            (start + "[" + f"{conversion}, " * columns + "]" + end, [at + rows * column for column in range(columns)])
        )
    return pieces


def _edges(number: int, sizes: list[int]) -> tuple[int, int]:
    """How many brackets open before a row and close after it, besides its own."""
    opened, closed, step = 0, 0, 1
    for size in reversed(sizes):
        step *= size
        opened += number % step == 0
        closed += (number + 1) % step == 0
    return opened, closed


def _grouped(pieces: list[tuple[str, list[int]]]) -> list[tuple[str, list[int]]]:
    """Neighbouring pieces joined, up to the size of one print."""
    groups: list[tuple[str, list[int]]] = []
    for text, positions in pieces:
        if groups and len(groups[-1][1]) + len(positions) <= _VALUES:
            groups[-1] = groups[-1][0] + text, groups[-1][1] + positions
        else:
            groups.append((text, positions))
    return groups


take_loc_ip(globals())
