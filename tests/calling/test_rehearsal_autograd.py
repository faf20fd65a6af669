"""Gradients in a rehearsal: the program's own `backward` functions are called."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from cutec.rehearsal.torch_module import stub_modules


@pytest.fixture
def torch() -> Any:
    with stub_modules():
        return importlib.import_module("torch")


def functions(torch: Any, calls: list[Any], materialize: bool = True) -> Any:
    """A function of two tensors with two results, which tells what its gradients are asked for."""

    class Both(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any, y: Any, factor: int) -> Any:
            ctx.save_for_backward(x, y)
            ctx.set_materialize_grads(materialize)
            ctx.factor = factor
            return torch.empty_like(x), torch.empty_like(y)

        @staticmethod
        def backward(ctx: Any, dx: Any, dy: Any) -> Any:
            x, y = ctx.saved_tensors
            calls.append((ctx.factor, dx, dy, ctx.needs_input_grad))
            return torch.empty_like(x), torch.empty_like(y) if ctx.needs_input_grad[1] else None, None

    return Both


def test_gradients_of_a_chain(torch: Any) -> None:
    calls: list[Any] = []
    both = functions(torch, calls)
    x, y = torch.empty(3, requires_grad=True), torch.empty(5, 2, dtype=torch.float16)
    first, other = both.apply(x, y, 2)
    assert first.requires_grad and other.requires_grad and not first.is_leaf and x.is_leaf
    last, _ = both.apply(first * 2, other.t(), 3)
    given = torch.empty(3)
    dx, dy = torch.autograd.grad(last, (x, y), given)
    assert [call[0] for call in calls] == [3, 2]
    assert calls[0][1] is given and tuple(calls[0][2].shape) == (2, 5) and calls[0][3] == (True, True, False)
    assert tuple(calls[1][1].shape) == (3,) and calls[1][3] == (True, False, False)
    assert tuple(dx.shape) == (3,) and tuple(dy.shape) == (5, 2) and dy.dtype == torch.float16
    assert x.grad is None and y.grad is None
    last.backward(given)
    (kept,) = [tensor.grad for tensor in (x, y) if tensor.grad is not None]
    assert tuple(kept.shape) == (3,) and len(calls) == 4


def test_what_has_no_gradient(torch: Any) -> None:
    calls: list[Any] = []
    both = functions(torch, calls, materialize=False)
    x, y = torch.empty(3, requires_grad=True), torch.empty(5)
    assert not both.apply(y, x.detach(), 1)[0].requires_grad
    _, second = both.apply(x.view(3, 1), y, 1)
    torch.autograd.grad(second, x, torch.empty(5))
    assert calls[0][1] is None and tuple(calls[0][2].shape) == (5,)


def test_a_context_of_its_own(torch: Any) -> None:
    calls: list[Any] = []

    class Apart(torch.autograd.Function):
        @staticmethod
        def forward(x: Any) -> Any:
            return torch.empty_like(x)

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            ctx.shape = (inputs[0].shape, output.shape)

        @staticmethod
        def backward(ctx: Any, gradient: Any) -> Any:
            calls.append(ctx.shape)
            return gradient

    x = torch.empty(7, requires_grad=True)
    (found,) = torch.autograd.grad((Apart.apply(x) + 1).abs(), x)
    assert calls == [((7,), (7,))] and tuple(found.shape) == (7,)
