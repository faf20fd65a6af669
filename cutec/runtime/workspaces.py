"""The workspaces of a function on one device: memory that the runtime keeps ready, and memory that
a caller gives.

Calls on one stream follow each other, so they share a workspace; calls on different streams have
one each. A CUDA graph refers to the memory for as long as it lives: the calls of one capture have
workspaces of their own, and nothing is freed before `free`.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Any

from cutec.artifact.choice import guard_names
from cutec.artifact.signature import Signature, WorkspaceParam
from cutec.artifact.workspace import bytes_of, call_values, shape_of
from cutec.diag import CutecError, error
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import TensorView, compact, view

_LEGACY = (0, 1)  # handles of the legacy default stream, which cannot be captured
_PER_THREAD = 2  # the handle of the calling thread's default stream, a stream for each thread
# A workspace grows to at least this share of what it was, so that all that are kept are little more
# than the last.
_GROWTH = (3, 2)


class Workspaces:
    """The workspaces of one function on the device of `context`. Without `allocate` each call gives
    its own.
    """

    def __init__(self, function: str, signature: Signature, driver: Any, ordinal: int, context: Any, allocate: bool):
        self.function, self.signature = function, signature
        self.driver, self.ordinal, self.context = driver, ordinal, context
        self.allocate = allocate
        self._lock = threading.Lock()
        self._held: dict[Any, tuple[int, int]] = {}  # parameter and stream -> bytes, address
        self._blocks: list[int] = []

    def take(self, number: int, argument: Any, size: int, stream: int) -> int:
        """The address of `size` bytes for parameter `number`: of those that the call gives, or else
        of ours. Raises E4033.
        """
        if argument is not None:
            return self._given(self._param(number), argument, size, stream)
        if not size:
            return 0
        key = number, stream if stream in _LEGACY else self._stream(stream)
        held, address = self._held.get(key, (0, 0))
        return address if held >= size else self._grown(key, size)

    def fill(self, leaves: list[int | float], arguments: Sequence[Any], stream: int) -> None:
        """Write the addresses into the leaves of a checked call. Raises E4033."""
        params = self.signature.params
        for number, leaf in pointers(self.signature).items():
            param = params[number]
            assert isinstance(param, WorkspaceParam)
            size = bytes_of(param, shape_of(param, call_values(self.signature, leaves)))
            leaves[leaf] = self.take(number, arguments[number], size, stream)

    def free(self) -> None:
        """Free all memory. The context must be current."""
        with self._lock:
            for address in self._blocks:
                self.driver.free(address)
            self._blocks.clear()
            self._held.clear()

    def _param(self, number: int) -> WorkspaceParam:
        param = self.signature.params[number]
        assert isinstance(param, WorkspaceParam)
        return param

    def _stream(self, stream: int) -> Any:
        """What tells streams, and captures of one stream, apart."""
        capture = self.driver.capture_of(stream, self.context)
        own = (stream, threading.get_ident()) if stream == _PER_THREAD else stream
        return own if capture is None else (own, "capture", capture)

    def _grown(self, key: Any, size: int) -> int:
        param = self._param(key[0])
        if not self.allocate:
            raise self._wrong(param, size, "is not given, and the bundle was loaded with allocate=False")
        with self._lock:
            held, address = self._held.get(key, (0, 0))
            if held < size:
                size = max(size, held * _GROWTH[0] // _GROWTH[1])
                address = self._allocated(param, size)
                self._blocks.append(address)
                self._held[key] = size, address
        return address

    def _allocated(self, param: WorkspaceParam, size: int) -> int:
        try:
            with self.driver.current(self.context):
                return self.driver.workspace(size, param.zeroed)
        except CutecError as e:
            raise self._wrong(param, size, f"cannot be allocated: {e.message}") from e

    def _given(self, param: WorkspaceParam, argument: Any, size: int, stream: int) -> int:
        """The address of a caller's tensor."""
        try:
            tensor = argument if isinstance(argument, TensorView) else view(argument, param.name, self.driver, stream)
        except CutecError as e:
            raise self._wrong(param, size, f"is refused: {e.message}") from e
        low, high = tensor.span
        if tensor.device != self.ordinal:
            raise self._wrong(param, size, f"is on GPU {tensor.device}, and the call runs on GPU {self.ordinal}")
        if not _is_packed(tensor):
            raise self._wrong(param, size, f"is not compact: strides {list(tensor.stride)}")
        if high - low < size:
            raise self._wrong(param, size, f"has {high - low} bytes")
        if size and low % param.align:
            raise self._wrong(param, size, f"begins at {low:#x}, expected an alignment of {param.align} bytes")
        return low

    def _wrong(self, param: WorkspaceParam, size: int, what: str) -> CutecError:
        zeros = " of zeros" if param.zeroed else ""
        return error(
            "E4033",
            f"workspace {param.name!r} of {self.function} {what}; the call needs {size} bytes{zeros}",
            help=f"pass a compact tensor of at least {size} bytes on GPU {self.ordinal}"
            + (", or None: the runtime then allocates it" if self.allocate else ""),
        )


def values_of_call(signature: Signature, arguments: Sequence[Any], driver: Any) -> dict[str, int]:
    """Symbols and integer scalars of a call's arguments; workspaces and the stream may be left out.
    Raises E402x.
    """
    missing = [None] * (len(signature.params) - len(arguments))
    return call_values(signature, check_arguments(signature, [*arguments, *missing], driver, 0)[0])


def named_values(function: str, signature: Signature, values: Mapping[str, int]) -> Mapping[str, int]:
    """`values`, if they are all symbols and integer scalars of a signature. Raises TypeError."""
    names = guard_names(signature)
    if names != set(values):
        raise TypeError(f"{function}.workspace_bytes() takes {', '.join(sorted(names))}, not {', '.join(values)}")
    return values


def pointers(signature: Signature) -> dict[int, int]:
    """The leaf of each workspace's address, by the number of the parameter."""
    numbers = {param.name: number for number, param in enumerate(signature.params)}
    names = {param.name for param in signature.workspaces}
    return {
        numbers[leaf.param]: i
        for i, leaf in enumerate(signature.leaves())
        if leaf.kind == "ptr" and leaf.param in names
    }


def _is_packed(tensor: TensorView) -> bool:
    """Whether a tensor is row-major without gaps; dimensions of extent 1 have any stride."""
    strides = zip(tensor.shape, tensor.stride, compact(tensor.shape))
    return 0 in tensor.shape or all(n == 1 or have == want for n, have, want in strides)
