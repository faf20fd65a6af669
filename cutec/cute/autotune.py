"""`cute.testing.autotune_jit`, in and out of builds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.frontend.exports.export import is_recording
from cutec.lazy import LazyModule

tuning = LazyModule("cutec.calling.tuning")


def autotune_jit(*, params_dict: dict[str, list[Any]], **options: Any) -> Callable[[Any], Any]:
    """Decorator of a jit function that names candidates for compile-time parameters: a call from
    Python measures them and takes the fastest (`calling.tuning.autotune_jit`). In a build the
    function stays as it is: `variants` of its export say which candidates are built.
    """
    if is_recording():
        return lambda function: function
    return tuning.autotune_jit(params_dict=params_dict, **options)
