"""`cute.testing`: device assertions; and what kernel files time kernels with from Python, where each use is refused (E0506)."""

from collections.abc import Callable
from typing import Any

from cutec.cute.printing import assert_ as assert_
from cutec.frontend.host_only import HostOnly

JitArguments = HostOnly("cute.testing.JitArguments")
benchmark = HostOnly("cute.testing.benchmark")
convert = HostOnly("cute.testing.convert")
get_workspace_count = HostOnly("cute.testing.get_workspace_count")
tune = HostOnly("cute.testing.tune")


def autotune_jit(*, params_dict: dict[str, list[Any]], **options: Any) -> Callable[[Any], Any]:
    """Decorator of a jit function that names candidates for compile-time parameters. The function stays as it is: which candidates are built
    is said by `variants` of its export, and the fastest is found by measuring their launches."""
    return lambda function: function
