"""Attention of e4m3 for the league: `samples/attention_fp8_hopper.py` beside cuDNN's of e4m3
(`cudnn_fp8.py`) and in bfloat16 (`scaled_dot_product_attention`) on the same numbers. All
heads have one scale, as for cuDNN, which makes the largest element 448.

Errors are against float64 of what the e4m3 and their scales stand for, so they are of the kernels,
not of the inputs. `raised`: V has a mean of 1 and a deviation of 0.2.
"""

from __future__ import annotations

import functools
from typing import Any

import attention
import cudnn_fp8
import torch
from cells import CUDNN_FP8, OURS, USUAL, Cell, Measurement
from cudnn_fp8 import LARGEST, Scaled
from measuring import Call, cold_sets, compared, poison, relative_error

TOLERANCE = 4e-2  # P has 4 bits


class Inputs(attention.Inputs):
    """A set of Q, K and V, (batch, rows, heads, D), and their scales, (batch, heads); in bfloat16
    for others, with heads before rows for PyTorch.
    """

    def __init__(self, cell: Cell, data: str):
        depth, heads, length = (cell.extents[name] for name in ("D", "heads", "length"))
        inner, shared = min(heads, attention.HEADS), cell.extents.get("sharing", 1)
        q, k, v = (
            torch.randn(heads // inner, length, many, depth, device="cuda")
            for many in (inner, inner // shared, inner // shared)
        )
        wide = (q, k, 1 + v / 5) if data == "raised" else (*attention.DATA[data](q, k), v)
        self.scales = [(x.abs().amax() / LARGEST).repeat(x.shape[0], x.shape[2]) for x in wide]
        self.bytes_of = [(x / s[:, None, :, None]).to(torch.float8_e4m3fn) for x, s in zip(wide, self.scales)]
        self.all = [(x.float() * s[:, None, :, None]).bfloat16() for x, s in zip(self.bytes_of, self.scales)]
        self.q, self.k, self.v = self.all
        self.turned = [x.transpose(1, 2).contiguous() for x in self.all]
        self.bytes = sum(x.nbytes for x in self.bytes_of)


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A mask, a length, a kind of data. Raises WrongResult and what the runtime raises."""
    causal, depth = cell.function == "attention_fp8_causal", cell.extents["D"]
    function = bundles["attention_fp8_hopper"][f"{cell.function}_depth{depth}"]
    first = Inputs(cell, cell.data)
    count = cold_sets(first.bytes)
    sets = [first, *(Inputs(cell, cell.data) for _ in range(count - 1))]
    out, stream = torch.empty_like(first.q), torch.cuda.current_stream().cuda_stream
    batch, length, heads, _ = out.shape
    logs = torch.empty(batch, heads, length, device="cuda")

    def ours(inputs: Inputs) -> torch.Tensor:
        function(*inputs.bytes_of, *inputs.scales, out, logs, depth**-0.5, stream=stream)
        return out

    checked = attention.Checked(first.q.shape)
    meant = [x.double() * s[:, None, :, None] for x, s in zip(first.bytes_of, first.scales)]
    wanted = checked.exact(meant, causal)

    def error(call: Call) -> float:
        poison(out)
        found = call(0)
        found = found.widened() if isinstance(found, Scaled) else found
        return relative_error(checked.of(found), wanted) if torch.isfinite(found).all() else float("nan")

    calls = {OURS: lambda number: ours(sets[number % count]), **attention.peers(sets, causal, False)}
    if cudnn_fp8.installed():
        theirs = functools.cache(lambda: cudnn_fp8.Forward(first, causal))
        calls[CUDNN_FP8] = lambda number: theirs()(sets[number % count])
    if cell.data != "normal":
        usual = [Inputs(cell, "normal") for _ in range(count)]
        calls[USUAL] = lambda number: ours(usual[number % count])
    found = compared(calls, count, error, TOLERANCE)
    found.work, found.unit = 4.0 * batch * heads * length * length * depth / (2 if causal else 1), "flop"
    return found
