"""Cross-entropy of a linear layer, for the league: `samples/linear_cross_entropy_hopper.py` beside
Liger's and quack's, where they are installed, and the same way in PyTorch: chunks of rows, whose
logits cuBLAS computes, and whose losses and gradients `torch.compile` does.

A call of the function with gradients has three multiplies, and sets the gradient of W, in float32;
its peers' are in the type of W.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch
from cells import OURS, Cell, Measurement
from measuring import DTYPES, Call, compared, compiled, peer, poison, relative_error
from torch.nn import functional

CHUNK = 4096  # rows
TOLERANCE = {"f16": 2e-3, "bf16": 1e-2}
Tensors = tuple[torch.Tensor, ...]


def gradients(logits: torch.Tensor, target: torch.Tensor, scale: float) -> tuple[torch.Tensor, torch.Tensor]:
    """Losses of rows, and gradients of their logits."""
    wide = logits.float()
    lse = torch.logsumexp(wide, 1)
    hot = torch.arange(logits.shape[1], device=logits.device) == target[:, None]
    loss = lse - wide.gather(1, target[:, None])[:, 0]
    return loss, ((torch.exp(wide - lse[:, None]) - hot.float()) * scale).to(logits.dtype)


class Layer:
    """Operands at a shape, and the ways to compute losses of them, with gradients or without."""

    def __init__(self, cell: Cell, bundles: Any):
        m, v, k = cell.extents.values()
        dtype = DTYPES[cell.dtype]
        self.x = torch.randn(m, k, device="cuda", dtype=dtype)
        self.w = (torch.randn(v, k, device="cuda") * k**-0.5).to(dtype)
        self.target = torch.randint(v, (m,), device="cuda")
        self.scale = 1.0 / m
        self.with_gradient = cell.function.endswith("gradient")
        self.function = bundles["linear_cross_entropy_hopper"][f"{cell.function}_{cell.dtype}"]
        self.loss, self.lse = (torch.empty(m, device="cuda") for _ in range(2))
        self.dx, self.dw = torch.empty_like(self.x), torch.zeros(v, k, device="cuda")

    def ours(self, _: int) -> Tensors:
        stream = torch.cuda.current_stream().cuda_stream
        given = self.x, self.w, self.target, self.loss, self.lse
        if not self.with_gradient:
            self.function(*given, stream=stream)
            return (self.loss,)
        self.function(*given, self.dx, self.dw, self.scale, 0, stream=stream)
        return self.loss, self.dx, self.dw

    def chunks(self) -> Iterator[slice]:
        return (slice(first, first + CHUNK) for first in range(0, len(self.x), CHUNK))

    def in_chunks(self) -> Callable[[int], Tensors]:
        """By PyTorch."""
        losses = compiled(lambda logits, target: functional.cross_entropy(logits.float(), target, reduction="none"))
        both, dw = compiled(gradients), torch.zeros_like(self.w)

        def forward(_: int) -> Tensors:
            return (torch.cat([losses(self.x[c] @ self.w.T, self.target[c]) for c in self.chunks()]),)

        def with_gradient(_: int) -> Tensors:
            found, dx = [], torch.empty_like(self.x)
            for c in self.chunks():
                loss, of_logits = both(self.x[c] @ self.w.T, self.target[c], self.scale)
                found.append(loss)
                torch.matmul(of_logits, self.w, out=dx[c])
                torch.addmm(dw, of_logits.T, self.x[c], beta=int(c.start > 0), out=dw)
            return torch.cat(found), dx, dw

        return with_gradient if self.with_gradient else forward

    def peers(self) -> dict[str, Call]:
        found: dict[str, Call] = {"PyTorch in chunks": self.in_chunks()}
        if self.with_gradient and (liger := peer("liger_kernel.ops.fused_linear_cross_entropy")):
            found["Liger"] = lambda _: self.of_liger(liger)
        return found

    def of_liger(self, liger: Any) -> Tensors:
        """Gradients of the mean, by their forward pass: theirs goes on with them later."""
        results = liger.fused_linear_cross_entropy_forward(self.x, self.w, self.target)
        by_shape = {t.shape: t for t in results if isinstance(t, torch.Tensor)}
        return results[0], by_shape[self.x.shape], by_shape[self.w.shape]

    def wanted(self) -> Tensors:
        """In float64 sums of float32 logits, a chunk at a time."""
        losses, dx, dw = [], [], torch.zeros_like(self.dw)
        for first in range(0, len(self.x), 512):
            x, target = self.x[first : first + 512].float(), self.target[first : first + 512]
            logits = x @ self.w.float().T
            lse = torch.logsumexp(logits.double(), 1)
            losses.append(lse - logits.gather(1, target[:, None])[:, 0])
            if self.with_gradient:
                of_logits = torch.exp(logits - lse[:, None].float())
                of_logits[torch.arange(len(x)), target] -= 1
                dx.append(of_logits * self.scale @ self.w.float())
                dw += of_logits.T * self.scale @ x
        return (torch.cat(losses), torch.cat(dx), dw) if self.with_gradient else (torch.cat(losses),)


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A shape. Raises WrongResult and what the runtime raises."""
    torch.backends.cuda.matmul.allow_tf32 = False
    layer = Layer(cell, bundles)
    wanted = layer.wanted()

    def error(call: Call) -> float:
        poison(layer.loss, layer.dx, layer.dw)
        pairs = zip(call(0), wanted)
        return max(relative_error(t, right.double()) for t, right in pairs if t.shape == right.shape)

    found = compared({OURS: layer.ours, **layer.peers()}, 1, error, TOLERANCE[cell.dtype])
    m, v, k = cell.extents.values()
    found.work, found.unit = 2.0 * m * v * k * (3 if layer.with_gradient else 1), "flop"
    return found
