"""Kernels that only move memory, for the league: transposes of any two modes, reductions over any
mode, and elementwise functions with broadcasting, beside PyTorch, `torch.compile` and a
device-to-device copy.

Bandwidth counts each input read once, as large as it is before it is broadcast, and each output
written once.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from cells import OURS, Cell, Measurement
from measuring import DTYPES, Call, cold_sets, compared, compiled, keeping, poison, relative_error

TYPES = {**DTYPES, "u8": torch.uint8, "f64": torch.float64}
# what an element is rounded to; sums have more of them, which cancel
TOLERANCE = {"u8": 0.0, "f64": 0.0, "f32": 1e-5, "f16": 1e-3, "bf16": 8e-3}
Shape = tuple[int, ...]


@dataclass(frozen=True)
class Function:
    """What is called: a bundle and its function for a type; PyTorch's function; and the shapes of
    what that reads and writes, from a cell. `view`: what our function is given of those.
    """

    bundle: str
    torch: Callable[..., torch.Tensor]
    inputs: Callable[[Cell], list[Shape]]
    output: Callable[[Cell], Shape]
    view: Callable[[torch.Tensor, Shape], torch.Tensor]


def extents(cell: Cell) -> Shape:
    """All extents of a cell, in order."""
    return tuple(cell.extents.values())


def swapped(cell: Cell) -> Shape:
    k, m, between, n, i = extents(cell)
    return k, n, between, m, i


def reduced(cell: Cell) -> Shape:
    o, _, i = extents(cell)
    return o, i


def broadcast(cell: Cell) -> list[Shape]:
    """What is added to what, by the kind of data: "normal", all of it; "row", a row to all rows;
    "column", a number to each row; "outer", a column and a row; "number", one to all; "middle",
    what has neither the first nor the third mode.
    """
    a, b, c, d = whole = extents(cell)
    row, column, one, middle = (1, 1, 1, d), (a, b, c, 1), (1, 1, 1, 1), (1, b, 1, d)
    other = {"normal": whole, "row": row, "column": column, "outer": row, "number": one, "middle": middle}
    return [column if cell.data == "outer" else whole, other[cell.data]]


def as_it_is(tensor: torch.Tensor, _: Shape) -> torch.Tensor:
    return tensor


def reduction(call: Callable[..., torch.Tensor]) -> Function:
    return Function("reduce", call, lambda cell: [extents(cell)], reduced, as_it_is)


def elementwise(call: Callable[..., torch.Tensor]) -> Function:
    return Function("elementwise", call, broadcast, extents, torch.Tensor.expand)


FUNCTIONS = {
    "swap": Function(
        "transpose", lambda x: x.transpose(1, 3).contiguous(), lambda cell: [extents(cell)], swapped, as_it_is
    ),
    "sum": reduction(lambda x: x.sum(1)),
    "mean": reduction(lambda x: x.mean(1)),
    "max": reduction(lambda x: x.amax(1)),
    "add": elementwise(lambda x, y: x + y),
    "multiply": elementwise(lambda x, y: x * y),
}


def random(shape: Shape, dtype: torch.dtype) -> torch.Tensor:
    if dtype is torch.uint8:
        return torch.randint(0, 256, shape, device="cuda", dtype=dtype)
    return torch.randn(shape, device="cuda", dtype=dtype)


class Point:
    """A function at a shape, with the sets of tensors that it is called on: inputs, then the
    output.
    """

    def __init__(self, cell: Cell):
        self.function, self.dtype = FUNCTIONS[cell.function], TYPES[cell.dtype]
        shapes = [*self.function.inputs(cell), self.function.output(cell)]
        self.shape = shapes[-1]
        self.bytes = sum(map(math.prod, shapes)) * self.dtype.itemsize
        self.sets = [[random(shape, self.dtype) for shape in shapes] for _ in range(cold_sets(self.bytes))]

    def given(self, number: int) -> list[torch.Tensor]:
        """What a call reads."""
        return self.sets[number % len(self.sets)][:-1]

    def ours(self, call: Callable[..., object]) -> Call:
        """A call of our function, which returns its output."""
        stream = torch.cuda.current_stream().cuda_stream

        def run(number: int) -> torch.Tensor:
            output = self.sets[number % len(self.sets)][-1]
            call(*(self.function.view(tensor, self.shape) for tensor in self.given(number)), output, stream=stream)
            return output

        return run

    def peers(self) -> dict[str, Call]:
        """PyTorch, and what torch.compile makes of it."""
        fused = compiled(self.function.torch)
        calls: dict[str, Call] = {
            "PyTorch": lambda number: self.function.torch(*self.given(number)),
            "torch.compile": lambda number: fused(*self.given(number)),
        }
        return {name: keeping(call, len(self.sets)) for name, call in calls.items()}

    def error(self, call: Call, wanted: torch.Tensor) -> float:
        """Relative to the result in float64."""
        poison(self.sets[0][-1])
        found = call(0)
        return relative_error(found, wanted)


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A shape of a function. Raises WrongResult and what the runtime raises."""
    point = Point(cell)
    wanted = point.function.torch(*(tensor.double() for tensor in point.given(0)))
    calls = {OURS: point.ours(bundles[point.function.bundle][f"{cell.function}_{cell.dtype}"]), **point.peers()}
    found = compared(calls, len(point.sets), lambda call: point.error(call, wanted), TOLERANCE[cell.dtype], point.bytes)
    found.work = float(point.bytes)
    return found
