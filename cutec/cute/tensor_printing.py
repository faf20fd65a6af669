"""`cute.print_tensor`: all elements of a tensor, from each thread that executes it, or from a host
function.
"""

from __future__ import annotations

import re
from typing import Any

from cutec.artifact.elements import FORMATS
from cutec.artifact.tensor_text import INDENT, conversion, nested, pieces
from cutec.cute.printing import printf
from cutec.diag import error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.broadcast import size_of
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int64, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.frontend.tensors.pointers import AddressSpace, SwizzledPointer
from cutec.frontend.tensors.tensor import Tensor
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.types import I32
from cutec.layout import ComposedLayout, Layout, flatten_to_tuple
from cutec.loc_ip import take_loc_ip
from cutec.ops.host_steps import HOST_PRINT_TENSOR

_VALUES = 128  # that one printf prints at most


def print_tensor(tensor: Tensor | TensorSSA, *, verbose: bool = False) -> None:
    """Print a tensor of static shape, or a TensorSSA: its address, type and layout, then its
    elements in brackets, mode 0 down and mode 1 to the right (further modes in blocks; a nested
    mode counts as one). `verbose`: one line per element, with its coordinate.

    A large tensor takes several prints, between which other threads may print. Raises E0401 for a
    dynamic shape, E0404 for anything but a tensor.

    A host function without kernels prints memory of the host, in each call; the shape may be
    dynamic there. Raises E0505 in one with kernels, and for a composed layout or elements of less
    than a byte; the call raises E4305 for memory that the host cannot read.
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
    if isinstance(tensor, Tensor) and current().scope == "host" and tensor.memspace is not AddressSpace.rmem:
        _print_in_host(tensor, verbose)
        return
    value = tensor if isinstance(tensor, TensorSSA) else tensor.load()
    sizes = [size_of(mode) for mode in value.shape]
    _print(f"tensor({_place(tensor, value.dtype)}, ", *_address(tensor))
    for text, positions in _grouped(pieces(sizes, conversion(value.dtype.short), verbose)):
        _print(text, *[value[position] for position in positions])


def _print_in_host(tensor: Tensor, verbose: bool) -> None:
    """Print a tensor in the host's memory, whose shape may be dynamic."""
    dtype, layout = tensor.element_type.short, tensor.layout
    composed = isinstance(layout, ComposedLayout) or isinstance(tensor.iterator, SwizzledPointer)
    if dtype not in FORMATS or composed:
        raise error(
            "E0505",
            f"a host function prints no tensor of {tensor.element_type.name} with layout {layout}",
            user_location(),
            help=f"print it in a kernel; it prints layouts of shape and stride, of {', '.join(FORMATS)}",
        )
    shape = tensor.shape if isinstance(tensor.shape, tuple) else (tensor.shape,)
    leaves = [tensor.iterator.toint(), *flatten_to_tuple(shape), *flatten_to_tuple((tensor.stride,))]
    attrs = {
        "dtype": dtype,
        "modes": IntArray(tuple([len(flatten_to_tuple((mode,))) for mode in shape])),
        "verbose": Typed(int(verbose), I32),
    }
    _print(f"tensor({_place(tensor, tensor.element_type)}, ", *_address(tensor))
    builder().emit(HOST_PRINT_TENSOR, [as_numeric(leaf, Int64).to(Int64).ir for leaf in leaves], (), attrs)


def _print_coordinates(tensor: Tensor) -> None:
    """Print a coordinate tensor of static shape: its elements are known while compiling."""
    sizes = [size_of(mode) for mode in (tensor.shape if isinstance(tensor.shape, tuple) else (tensor.shape,))]
    text = f"tensor({tensor.iterator} o {tensor.layout}, data=\n{INDENT}"
    for piece, positions in nested(sizes, "\0"):
        text += piece.replace("\0", "{}").format(*[str(tensor[position]).replace(" ", "") for position in positions])
    _print(text.replace("{", "{{").replace("}", "}}") + ")\n")


def _print(text: str, *values: Any) -> None:
    printf(text, *values, end="")


def _place(tensor: Any, dtype: NumberClass) -> str:
    if isinstance(tensor, TensorSSA):
        return f"{dtype.short} o {Layout(tensor.shape)}"
    iterator = tensor.iterator
    pointer = "" if not _address(tensor) else "0x%llx: "
    layout = re.sub(r"\{.*?\}", "", str(tensor.layout))  # without the known facts of dynamic strides
    return f"raw_ptr({pointer}{dtype.short}, {iterator.memspace.name}, align<{iterator.alignment}>) o {layout}"


def _address(tensor: Any) -> list[Any]:
    """The address of memory; registers have none."""
    return [tensor.iterator.toint()] if isinstance(tensor, Tensor) and tensor.memspace.name != "rmem" else []


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
