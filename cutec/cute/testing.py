"""`cute.testing`: device assertions; and what kernel files time kernels with from Python, where each use is refused (E0506)."""

from cutec.cute.printing import assert_ as assert_
from cutec.frontend.host_only import HostOnly

JitArguments = HostOnly("cute.testing.JitArguments")
autotune_jit = HostOnly("cute.testing.autotune_jit")
benchmark = HostOnly("cute.testing.benchmark")
convert = HostOnly("cute.testing.convert")
get_workspace_count = HostOnly("cute.testing.get_workspace_count")
tune = HostOnly("cute.testing.tune")
