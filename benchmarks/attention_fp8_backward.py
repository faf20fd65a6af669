"""Attention's backward pass for e4m3 for the league: the gradients of
`samples/attention_fp8_hopper.py` beside cuDNN's of e4m3 (`cudnn_fp8.py`) and in bfloat16 on the
same numbers.

Ours takes cuDNN's O and L in bfloat16; cuDNN's of e4m3 takes its own, and dO in e4m3. Errors are
those of the first and the last head, against float64 of what the e4m3 and their scales stand for.
"""

from __future__ import annotations

import functools
from typing import Any

import attention_fp8
import cudnn_fp8
import torch
from attention_backward import Gradients, Saved, exact
from cells import CUDNN_FP8, OURS, Cell, Measurement
from cudnn_fp8 import Scaled
from measuring import Call, cold_sets, compared, poison, relative_error

TOLERANCE = 2e-2


class SavedBytes(Saved):
    """A set of inputs with what the forward pass leaves, and e4m3 with their scales."""

    def __init__(self, cell: Cell, causal: bool):
        inputs = attention_fp8.Inputs(cell, cell.data)
        self.bytes_of, self.scales = inputs.bytes_of, inputs.scales
        self.take(inputs, torch.bfloat16, causal)
        self.bytes = inputs.bytes + 2 * self.out.nbytes

    @property
    def meant(self) -> list[torch.Tensor]:
        """Q, K and V as e4m3 and scales stand for them."""
        return [x.double() * s.double()[:, None, :, None] for x, s in zip(self.bytes_of, self.scales)]


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A mask, a length, a kind of data. Raises WrongResult and what the runtime raises."""
    causal, depth = "causal" in cell.function, cell.extents["D"]
    function = bundles["attention_fp8_hopper"][f"{cell.function}_depth{depth}"]
    first = SavedBytes(cell, causal)
    count = cold_sets(first.bytes)
    sets = [first, *(SavedBytes(cell, causal) for _ in range(count - 1))]
    gradients = [torch.empty_like(x) for x in (first.q, first.k, first.v)]
    stream = torch.cuda.current_stream().cuda_stream

    def ours(number: int) -> Gradients:
        saved = sets[number % count]
        given = saved.dout, *saved.bytes_of, *saved.scales, saved.out, saved.logs
        function(*given, *gradients, saved.scale, stream=stream)
        return tuple(gradients)

    wanted = exact(first, first.meant)

    def error(call: Call) -> float:
        """The greatest of the three."""
        poison(*gradients)
        given = [x.widened() if isinstance(x, Scaled) else x for x in call(0)]
        found = [torch.stack([x[0, :, head] for head in (0, -1)]) for x in given]
        return max(relative_error(x, y) for x, y in zip(found, wanted))

    calls: dict[str, Call] = {OURS: ours, "cuDNN": lambda number: sets[number % count].cudnn()}
    if cudnn_fp8.installed():
        theirs = functools.cache(lambda: cudnn_fp8.Backward(sets, causal))
        calls[CUDNN_FP8] = lambda number: theirs()(number % count)
    found = compared(calls, count, error, TOLERANCE)
    batch, rows, heads, _ = first.q.shape
    found.work, found.unit = 10.0 * batch * heads * rows * rows * depth / (2 if causal else 1), "flop"
    return found
