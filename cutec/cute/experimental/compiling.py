"""`cute.experimental.compile`: as `cute.compile`, for kernels that may make tensor maps, too."""

from __future__ import annotations

from typing import Any

from cutec.cute.compiling import compile as plain_compile
from cutec.cute.decorators import jit
from cutec.cute.experimental.device_maps import WorkspaceNeeded, traced_with
from cutec.cute.experimental.host_runtime import DeviceWorkspaceRequirements, QueryDeviceWorkspaceFunc
from cutec.diag import error
from cutec.frontend.numbers.numeric import Uint8
from cutec.frontend.tensors.tensor import Tensor
from cutec.lazy import LazyModule
from cutec.ops.tensor_map import TENSOR_MAP_BYTES

call_signature = LazyModule("cutec.calling.call_signature")
tensors = LazyModule("cutec.calling.tensors")
symbols = LazyModule("cutec.calling.symbols")


class _WithWorkspace:
    """An entry whose kernels make tensor maps in a workspace."""

    def __init__(self, function: Any, names: tuple[str, ...], constants: dict[str, Any]):
        self._function, self._names, self._constants = function, names, constants
        self.size = 0

    @jit
    def __call__(self, workspace: Tensor, arguments: tuple[Any, ...]) -> None:
        """Trace it."""
        self.size = traced_with(workspace, self._function, {**dict(zip(self._names, arguments)), **self._constants})


class CompiledWithWorkspace:
    """A compiled function whose calls have a workspace for the last argument."""

    def __init__(self, function: Any, size: int):
        self._function = function
        self._requirements = DeviceWorkspaceRequirements(size, TENSOR_MAP_BYTES)

    def __call__(self, *args: Any) -> Any:
        """Launch."""
        return self._function(args[-1], tuple(args[:-1]))

    def get_aux_func(self, kind: Any, kernel: Any = None) -> QueryDeviceWorkspaceFunc:
        """A function that belongs to this one. Raises E0421 for another kind."""
        if kind is not QueryDeviceWorkspaceFunc:
            raise error("E0421", f"a function {kind!r}", help="QueryDeviceWorkspaceFunc")
        return kind(self._requirements)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._function, name)


def compile(function: Any, *args: Any, options: str = "", **kwargs: Any) -> Any:
    """As `cute.compile`. If a kernel makes tensor maps of tensors that only it knows, calls take a
    workspace of bytes behind the other arguments, at a multiple of 128 bytes;
    `get_aux_func(QueryDeviceWorkspaceFunc)` of the result tells its size.
    """
    try:
        return plain_compile(function, *args, options=options, **kwargs)
    except WorkspaceNeeded:
        call = call_signature.CallSignature(function, args, kwargs)
        given = {name: value for name, value in call.given.items() if name not in call.constants}
        entry = _WithWorkspace(function, tuple(given), call.constants)
        extent = symbols.SymInt(divisibility=1)
        room = tensors.make_fake_compact_tensor(Uint8, (extent,), assumed_align=TENSOR_MAP_BYTES)
        compiled = plain_compile(entry, room, tuple(given.values()), options=options)
        return CompiledWithWorkspace(compiled, entry.size)
