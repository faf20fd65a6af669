"""Functions that PyTorch wraps, in a rehearsal: `torch.compile` and `torch.compiler`, operators of
`torch.library` (also as `torch.ops.namespace.name`). Each wrapper calls the function that it was
given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.rehearsal.unknown import Module, Quiet, no_effect

Function = Callable[..., Any]


class Operator:
    """What `torch.library.custom_op` gives: a call is one of the function. Registrations, as
    decorators or with a function, change nothing.
    """

    def __init__(self, function: Function):
        self._init_fn = function
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._init_fn(*args, **kwargs)

    def register_fake(self, function: Function) -> Function:
        """The shapes of results, without the kernels that compute them: not needed."""
        return function

    register_torch_dispatch = register_vmap = register_fake

    def register_kernel(self, device_types: Any, function: Function | None = None) -> Any:
        """A function for some kinds of devices: not used."""
        return function if function is not None else _same

    register_autograd = register_effect = no_effect

    @property
    def default(self) -> Operator:
        """The operator's only overload."""
        return self


class Namespaces(Module):
    """`torch.ops`: the operators that the program registers, as `torch.ops.namespace.name`."""

    def __init__(self) -> None:
        super().__init__("torch.ops")

    def custom_op(self, name: str, fn: Function | None = None, /, **options: Any) -> Any:
        """`torch.library.custom_op` of "namespace::name", also as a decorator."""

        def register(function: Function) -> Operator:
            operator = Operator(function)
            namespace, _, own = name.partition("::")
            group = vars(self).setdefault(namespace, Module(f"torch.ops.{namespace}"))
            vars(group)[own] = operator
            return operator

        return register if fn is None else register(fn)


def register_fake(name: Any, function: Function | None = None, /, **options: Any) -> Any:
    """`torch.library.register_fake`, also as a decorator: changes nothing."""
    return _same if function is None else function


def wrapper(fn: Function | None = None, *args: Any, **options: Any) -> Any:
    """`torch.compile`, `torch.compiler.disable` and the like, with a function or as a decorator
    with options: the function as it is.
    """
    return _same if fn is None else fn


def _same(function: Function) -> Function:
    return function


def make_wrappers() -> tuple[Module, ...]:
    """`torch.compiler`, `torch._dynamo`, `torch.library`, `torch.ops`, `torch.utils`."""
    operators = Namespaces()
    names = ("disable", "allow_in_graph", "assume_constant_result")
    compiler = dict.fromkeys(names, wrapper) | {
        "is_compiling": _no,
        "is_exporting": _no,
        "is_dynamo_compiling": _no,
    }
    limits = Module("torch._dynamo.config", {"recompile_limit": 8, "cache_size_limit": 8})
    return (
        Module("torch.compiler", {**compiler, "reset": no_effect}),
        Module("torch._dynamo", {**compiler, "reset": no_effect, "config": limits}),
        limits,
        Module("torch.utils._pytree", {"register_pytree_node": no_effect}),
        Module("torch.serialization", {"add_safe_globals": no_effect}),
        Module(
            "torch.library",
            {
                "custom_op": operators.custom_op,
                "register_fake": register_fake,
                "Library": Quiet("torch.library.Library"),
            },
        ),
        operators,
    )


def _no() -> bool:
    """Nothing compiles Python code."""
    return False
