"""`cute.testing`: device assertions; and what kernel files time kernels with from Python, each use of which is refused in a build (E0506)."""

from collections.abc import Callable
from typing import Any

from cutec import calling
from cutec.cute.printing import assert_ as assert_
from cutec.frontend.export import is_recording
from cutec.frontend.host_only import HostOnly

convert = HostOnly("cute.testing.convert")
tune = HostOnly("cute.testing.tune")


def autotune_jit(*, params_dict: dict[str, list[Any]], **options: Any) -> Callable[[Any], Any]:
    """Decorator of a jit function that names candidates for compile-time parameters. The function stays as it is: which candidates are built
    is said by `variants` of its export, and the fastest is found by measuring their launches."""
    return lambda function: function


def __getattr__(name: str) -> Any:
    """What times calls is imported when it is asked for (PEP 562)."""
    if name not in ("JitArguments", "benchmark", "get_workspace_count"):
        raise AttributeError(f"module 'cutec.cute.testing' has no attribute {name!r}")
    return HostOnly(f"cute.testing.{name}") if is_recording() else getattr(calling.timing, name)
