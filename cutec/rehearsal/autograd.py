"""`torch.autograd` in a rehearsal: gradients are asked of the `backward` of the program's own
functions, so that its kernels compile; those of PyTorch's operations have only shapes.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

from cutec.rehearsal.tensors import Tensor
from cutec.rehearsal.unknown import Module, no_effect

_numbers = itertools.count()
History = tuple[tuple[Any, int], ...]  # `Tensor.history`


class Context:
    """What `forward` of an autograd function keeps for `backward`."""

    def __init__(self, args: Sequence[Any]):
        self.needs_input_grad = tuple(isinstance(x, Tensor) and x.requires_grad for x in args)
        self.saved_tensors: tuple[Any, ...] = ()
        self._materialize = True

    def save_for_backward(self, *tensors: Any) -> None:
        """Keep tensors, under the name `saved_tensors`."""
        self.saved_tensors = tensors

    def set_materialize_grads(self, value: bool) -> None:
        """Whether `backward` gets zeros, not None, for results that do not count."""
        self._materialize = value

    mark_dirty = mark_non_differentiable = no_effect


class Call:
    """A call of an autograd function, some of whose arguments have a gradient."""

    def __init__(self, function: type[AutogradFunction], context: Context, args: Sequence[Any], results: Sequence[Any]):
        self.number = next(_numbers)
        self._function, self._context = function, context
        self.results = results
        # A result may be an argument, changed in place, which then has another history.
        self._args = [(x, x.history) if isinstance(x, Tensor) else None for x in args]

    def backward(self, given: dict[int, Any]) -> list[tuple[Tensor, History, Any]]:
        """Arguments with their gradients, from gradients of results by position."""
        absent = [x.like() if self._context._materialize and isinstance(x, Tensor) else None for x in self.results]
        grads = self._function.backward(self._context, *(given.get(i, x) for i, x in enumerate(absent)))
        found = grads if isinstance(grads, tuple) else (grads,)
        return [(*arg, gradient) for arg, gradient in zip(self._args, found) if arg and gradient is not None]


class AutogradFunction:
    """`torch.autograd.Function`, whose subclasses have `forward` and `backward`."""

    forward: Callable[..., Any]
    backward: Callable[..., Any]
    setup_context: Callable[..., None] | None = None

    @classmethod
    def apply(cls, *args: Any) -> Any:
        """The results of `forward`."""
        context = Context(args)
        if cls.setup_context is None:
            found = cls.forward(context, *args)
        else:
            found = cls.forward(*args)
            cls.setup_context(context, args, found)
        if any(context.needs_input_grad):
            results = found if isinstance(found, tuple) else (found,)
            call = Call(cls, context, args, results)
            for i, result in enumerate(results):
                if isinstance(result, Tensor) and result.dtype.is_floating_point:
                    result.requires_grad, result.history = True, ((call, i),)
        return found


def grad(outputs: Any, inputs: Any, grad_outputs: Any = None, *args: Any, **options: Any) -> tuple[Tensor, ...]:
    """`torch.autograd.grad`: those that the program's functions give, else tensors of the
    inputs' shapes.
    """
    found = _gradients(_listed(outputs), _listed(grad_outputs))
    return tuple(found.get(id(x), x.like()) for x in _listed(inputs))


def backward(tensor: Tensor, gradient: Any = None, *args: Any, **options: Any) -> None:
    """`Tensor.backward`: the arguments of the program's functions get gradients."""
    _gradients([tensor], _listed(gradient), keep=True)


def _listed(given: Any) -> list[Any]:
    return [] if given is None else list(given) if isinstance(given, (tuple, list)) else [given]


def _gradients(outputs: Sequence[Tensor], given: Sequence[Any], keep: bool = False) -> dict[int, Any]:
    """Gradients of tensors, by `id`, of all calls from which outputs come, the last call first, and
    of leaves. `keep`: in the leaves too.
    """
    waiting: dict[Call, dict[int, Any]] = {}

    found: dict[int, Any] = {}

    def reached(tensor: Tensor, history: History, gradient: Any) -> None:
        found[id(tensor)] = gradient
        if keep and not history and tensor.requires_grad:
            tensor.grad = gradient
        for source, i in history:
            if isinstance(source, Tensor):
                reached(source, (), source.like())
                continue
            result = source.results[i]  # or the tensor was computed from it
            waiting.setdefault(source, {})[i] = gradient if gradient is not None and result is tensor else result.like()

    for output, gradient in itertools.zip_longest(outputs, given):
        reached(output, output.history, gradient)
    while waiting:
        call = max(waiting, key=lambda c: c.number)
        for tensor, history, gradient in call.backward(waiting.pop(call)):
            reached(tensor, history, gradient)
    return found


setattr(Tensor, "backward", backward)  # noqa: B010  # as the operators of `tensors`


def make_autograd() -> tuple[Module, ...]:
    """`torch.autograd` and its modules."""
    function = Module("torch.autograd.function", {"Function": AutogradFunction, "FunctionCtx": Context})
    return Module("torch.autograd", {"Function": AutogradFunction, "function": function, "grad": grad}), function
