"""Attention's backward pass for the league: the functions of `samples/attention_hopper_backward.py`
for a mask, a type and a head dim beside cuDNN (PyTorch's operator for the gradients of
`scaled_dot_product_attention` with its CUDNN backend) and FlashAttention-4 (`flash_attn.cute`).

A call computes dQ, dK and dV from what the forward pass has left: ours and cuDNN's from cuDNN's
O and L, FlashAttention-4's from its own. Errors are those of all three, of the first and the last
head, against float64.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import torch
from attention import Inputs
from cells import OURS, Cell, Measurement
from measuring import DTYPES, Call, cold_sets, compared, peer, poison, relative_error

TOLERANCE = {"f16": 3e-3, "bf16": 2e-2}
ATEN = torch.ops.aten
Gradients = tuple[torch.Tensor, ...]


class Saved:
    """A set of inputs, as many queries as keys, with what the forward pass leaves: (batch, rows,
    heads, D) for ours, and by heads for PyTorch.
    """

    def __init__(self, cell: Cell, causal: bool):
        inputs = Inputs(cell, cell.data)
        self.take(inputs, DTYPES[cell.dtype], causal)
        self.bytes = 2 * inputs.bytes + self.dout.nbytes + self.out.nbytes

    def take(self, inputs: Any, dtype: torch.dtype, causal: bool) -> None:
        """Have Q, K and V, a random dO, and what cuDNN's forward pass leaves."""
        self.q, self.k, self.v = inputs.all
        self.dout = torch.randn(*self.q.shape[:3], self.v.shape[3], device="cuda").to(dtype)
        self.turned = inputs.turned
        self.turned_dout = self.dout.transpose(1, 2).contiguous()
        self.scale, self.causal = self.q.shape[3] ** -0.5, causal
        self.forward = ATEN._scaled_dot_product_cudnn_attention(
            *self.turned, None, True, 0.0, causal, False, scale=self.scale
        )
        self.out = self.forward[0].transpose(1, 2).contiguous()
        self.logs = self.forward[1].reshape(self.q.shape[0], self.q.shape[2], self.q.shape[1])

    def cudnn(self) -> Gradients:
        out, logs, begin_q, begin_k, rows, columns, seed, offset = self.forward[:8]
        places = begin_q, begin_k, rows, columns, 0.0, self.causal
        found = ATEN._scaled_dot_product_cudnn_attention_backward(
            self.turned_dout, *self.turned, out, logs, seed, offset, None, *places, scale=self.scale
        )
        return tuple(x.transpose(1, 2) for x in found)

    @functools.cached_property
    def flash_graph(self) -> tuple[torch.Tensor, list[torch.Tensor]]:
        """FlashAttention-4's O, whose gradients autograd finds, and what they are of."""
        leaves = [x.detach().requires_grad_() for x in (self.q, self.k, self.v)]
        found = peer("flash_attn.cute").flash_attn_func(*leaves, causal=self.causal)
        return found[0] if isinstance(found, tuple) else found, leaves

    def flash(self) -> Gradients:
        out, leaves = self.flash_graph
        return torch.autograd.grad(out, leaves, self.dout, retain_graph=True)


def exact(saved: Saved, qkv: Sequence[torch.Tensor] = ()) -> list[torch.Tensor]:
    """dQ, dK and dV of the first and the last head of the first batch, in float64; no heads of Q
    share one of K. `qkv`: what Q, K and V are, if they are not what was saved.
    """
    found = []
    for head in (0, -1):
        given = saved.dout, *(qkv or (saved.q, saved.k, saved.v))
        dout, q, k, v = (x[0, :, head].double() for x in given)
        scores = q @ k.T * saved.scale
        if saved.causal:
            scores.masked_fill_(torch.ones_like(scores, dtype=torch.bool).triu(1), float("-inf"))
        powers = scores.softmax(-1)
        del scores
        inner = powers * (dout @ v.T)
        gradients = (inner - powers * inner.sum(-1, keepdim=True)) * saved.scale
        found.append([gradients @ k, gradients.T @ q, powers.T @ dout])
    return [torch.stack(pair) for pair in zip(*found)]


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A mask, a type, a length. Raises WrongResult and what the runtime raises."""
    causal, depth = "causal" in cell.function, cell.extents["D"]
    function = bundles["attention_hopper_backward"][f"{cell.function}_{cell.dtype}_depth{depth}"]
    first = Saved(cell, causal)
    count = cold_sets(first.bytes)
    sets = [first, *(Saved(cell, causal) for _ in range(count - 1))]
    gradients = [torch.empty_like(x) for x in (first.q, first.k, first.v)]
    stream = torch.cuda.current_stream().cuda_stream

    def ours(number: int) -> Gradients:
        saved = sets[number % count]
        given = saved.dout, saved.q, saved.k, saved.v, saved.out, saved.logs
        function(*given, *gradients, saved.scale, stream=stream)
        return tuple(gradients)

    wanted = exact(first)

    def error(call: Call) -> float:
        """The greatest of the three."""
        poison(*gradients)
        found = [torch.stack([x[0, :, head] for head in (0, -1)]) for x in call(0)]
        return max(relative_error(x, y) for x, y in zip(found, wanted))

    calls: dict[str, Call] = {OURS: ours, "cuDNN": lambda number: sets[number % count].cudnn()}
    if peer("flash_attn.cute"):
        calls["FlashAttention-4"] = lambda number: sets[number % count].flash()
    found = compared(calls, count, error, TOLERANCE[cell.dtype])
    batch, rows, heads, _ = first.q.shape
    flops = 2.0 * batch * heads * rows * rows * (3 * depth + 2 * first.v.shape[3])
    found.work, found.unit = flops / (2 if causal else 1), "flop"
    return found
