"""`cute.runtime`: kernel files import it to call kernels from Python. A build calls nothing: each use is refused (E0506)."""

from cutec.frontend.host_only import HostOnly

find_runtime_libraries = HostOnly("cute.runtime.find_runtime_libraries")
from_dlpack = HostOnly("cute.runtime.from_dlpack")
load_module = HostOnly("cute.runtime.load_module")
make_fake_compact_tensor = HostOnly("cute.runtime.make_fake_compact_tensor")
make_fake_stream = HostOnly("cute.runtime.make_fake_stream")
make_fake_tensor = HostOnly("cute.runtime.make_fake_tensor")
make_ptr = HostOnly("cute.runtime.make_ptr")
nullptr = HostOnly("cute.runtime.nullptr")
