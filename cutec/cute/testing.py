"""`cute.testing`: device assertions; and what kernel files convert, time and tune with from Python.
These are imported when they are asked for (PEP 562); each use in a build is refused (E0506).
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from cutec.cute.printing import assert_ as assert_
from cutec.frontend.exports.export import is_recording
from cutec.frontend.exports.host_only import HostOnly
from cutec.lazy import LazyModule

tuning = LazyModule("cutec.calling.tuning")

_WHERE = {
    **dict.fromkeys(("JitArguments", "benchmark", "get_workspace_count"), "timing"),
    **dict.fromkeys(("CantImplementError", "tune"), "tuning"),
}
_IN_BUILDS = ("CantImplementError",)  # is raised and caught in places that a build may reach


def autotune_jit(*, params_dict: dict[str, list[Any]], **options: Any) -> Callable[[Any], Any]:
    """Decorator of a jit function that names candidates for compile-time parameters: a call from
    Python measures them and takes the fastest (`calling.tuning.autotune_jit`). In a build the
    function stays as it is: `variants` of its export say which candidates are built.
    """
    if is_recording():
        return lambda function: function
    return tuning.autotune_jit(params_dict=params_dict, **options)


def convert(source: Any, target: Any) -> None:
    """Write the elements of one tensor to another of the same shape, as elements of its type
    (`cute.converting`).
    """
    if is_recording():
        HostOnly("cute.testing.convert")()
    import_module("cutec.cute.converting").convert(source, target)


def __getattr__(name: str) -> Any:
    module = _WHERE.get(name)
    if module is None:
        raise AttributeError(f"module 'cutec.cute.testing' has no attribute {name!r}")
    return (
        HostOnly(f"cute.testing.{name}")
        if is_recording() and name not in _IN_BUILDS
        else getattr(import_module(f"cutec.calling.{module}"), name)
    )
