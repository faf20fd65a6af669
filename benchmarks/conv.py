"""Convolutions for the league: `samples/conv_hopper.py`, forward and back to images, and
`samples/conv_hopper_filter.py`, the gradient of the filter, beside cuDNN: PyTorch's convolution of
channels-last tensors, its algorithm chosen by `cudnn.benchmark`.
"""

from __future__ import annotations

import re
from typing import Any

import torch
from cells import OURS, Cell, Measurement
from measuring import DTYPES, Call, cold_sets, compared, keeping, poison, relative_error
from torch.nn.functional import conv2d

TOLERANCE = {"f16": 2e-3, "bf16": 8e-3}
CHECKED = 1  # images whose errors are computed


def number_in(function: str, before: str) -> int:
    """The number that stands behind a word in a function's name; 1 if none does."""
    found = re.search(rf"{before}(\d+)", function)
    return int(found[1]) if found else 1


class Point:
    """A convolution, or a way back, at a shape, with its sets of tensors, channels last: two that
    are read, and the result.
    """

    def __init__(self, cell: Cell):
        self.way = cell.function.rsplit("_", 1)[1]
        self.bundle = "conv_hopper_filter" if self.way == "filter" else "conv_hopper"
        n, size, c, k = (cell.extents[name] for name in ("images", "size", "C", "K"))
        s, stride, dilation = (number_in(cell.function, before) for before in ("conv_", "stride", "dilation"))
        self.how = {"stride": stride, "dilation": dilation, "padding": dilation * (s // 2) if s % 2 else 0}
        out = (size + 2 * self.how["padding"] - dilation * (s - 1) - 1) // stride + 1
        dtype = DTYPES[cell.dtype]
        of_x, of_f, of_y = (n, c, size, size), (k, c, s, s), (n, k, out, out)
        self.shapes = {"back": (of_y, of_f, of_x), "filter": (of_x, of_y, of_f)}.get(self.way, (of_x, of_f, of_y))
        self.flops = 2.0 * n * out * out * k * c * s * s
        size_of_set = sum(torch.Size(shape).numel() for shape in self.shapes) * dtype.itemsize
        self.sets = [
            [
                torch.randn(shape, device="cuda", dtype=dtype).to(memory_format=torch.channels_last)
                for shape in self.shapes
            ]
            for _ in range(cold_sets(size_of_set))
        ]

    def torch(self, one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
        if self.way == "back":
            return torch.nn.grad.conv2d_input((one.shape[0], *self.shapes[2][1:]), other, one, **self.how)
        if self.way == "filter":
            return torch.nn.grad.conv2d_weight(one, self.shapes[2], other, **self.how)
        return conv2d(one, other, **self.how)

    def ours(self, function: Any) -> Call:
        stream = torch.cuda.current_stream().cuda_stream

        def run(number: int) -> torch.Tensor:
            tensors = self.sets[number % len(self.sets)]
            function(*(t.permute(0, 2, 3, 1) for t in tensors), stream=stream)
            return tensors[2]

        return run

    def cudnn(self, number: int) -> torch.Tensor:
        return self.torch(*self.sets[number % len(self.sets)][:2])

    def wanted(self) -> torch.Tensor:
        """The result for the first and the last images, or all of it for a filter. PyTorch has no
        quick float64 convolution of many channels: in float32, without tf32.
        """
        torch.backends.cudnn.benchmark = False  # it would try all algorithms in float32 too
        one, other = (t.float() for t in self.sets[0][:2])
        if self.way != "filter":
            one = torch.cat([one[:CHECKED], one[-CHECKED:]])
        found = self.torch(one, other).double()
        torch.backends.cudnn.benchmark = True
        return found

    def error(self, call: Call, wanted: torch.Tensor) -> float:
        """Relative to what is wanted."""
        poison(self.sets[0][2].permute(0, 2, 3, 1))
        found = call(0)
        some = found if self.way == "filter" else torch.cat([found[:CHECKED], found[-CHECKED:]])
        return relative_error(some, wanted) if torch.isfinite(found).all() else float("nan")


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A layer. Raises WrongResult and what the runtime raises."""
    torch.backends.cudnn.allow_tf32 = False
    point = Point(cell)
    wanted = point.wanted()
    calls: dict[str, Call] = {
        OURS: point.ours(bundles[point.bundle][f"{cell.function}_{cell.dtype}"]),
        "cuDNN": keeping(point.cudnn, len(point.sets)),
    }
    found = compared(calls, len(point.sets), lambda call: point.error(call, wanted), TOLERANCE[cell.dtype])
    found.work, found.unit = point.flops, "flop"
    return found
