"""`cute.runtime`: what prepares calls from Python. Names are looked up when they are asked for (PEP
562); in a build, which calls nothing, each use is refused (E0506).
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cutec.frontend.exports.export import is_recording
from cutec.frontend.exports.host_only import HostOnly

_WHERE = {
    "from_dlpack": "tensors",
    "make_fake_tensor": "tensors",
    "make_fake_compact_tensor": "tensors",
    "RuntimeTensor": "tensors",
    "FakeTensor": "tensors",
    "make_ptr": "pointers",
    "nullptr": "pointers",
    "Pointer": "pointers",
    "make_fake_stream": "streams",
    "FakeStream": "streams",
    "load_module": "modules",
    "find_runtime_libraries": "modules",
    "JitArgument": "protocols",
    "DynamicExpression": "protocols",
    "register_jit_arg_adapter": "protocols",
    "sym_int": "symbols",
    "sym_int32": "symbols",
    "sym_int64": "symbols",
}


def __getattr__(name: str) -> Any:
    module = _WHERE.get(name)
    if module is None:
        raise AttributeError(f"module 'cutec.cute.runtime' has no attribute {name!r}")
    return (
        HostOnly(f"cute.runtime.{name}") if is_recording() else getattr(import_module(f"cutec.calling.{module}"), name)
    )


def __dir__() -> list[str]:
    return sorted(_WHERE)
