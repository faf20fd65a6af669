"""Calls of CUDA by the program itself, through cuda-python, in a rehearsal: they succeed and do
nothing, but what they ask about the GPU is answered. A cooperative launch of more blocks than the
GPU can hold fails, as it would there.
"""

from __future__ import annotations

import importlib
import math
import sys
from collections.abc import Callable
from enum import IntEnum
from functools import partial
from types import ModuleType
from typing import Any

from cutec.calling.compiled import CompiledFunction
from cutec.diag.kinds import LaunchError
from cutec.frontend.core import device_facts
from cutec.ir.builder import constant_of
from cutec.ir.core import Op
from cutec.lazy_pattern import pattern
from cutec.rehearsal import device
from cutec.rehearsal.stubbed import DRIVERS
from cutec.rehearsal.unknown import Module
from cutec.rehearsal.unread import Ended

_A_CALL = pattern(r"cu(da)?[A-Z]")
_NO_DRIVER = "DynamicLibNotFoundError"  # of cuda.pathfinder
_ADDRESS, _HANDLE = 1 << 42, 1
_CALLS: tuple[tuple[str, tuple[Any, ...]], ...] = (  # and what they give besides their status
    ("cudaMalloc cudaMallocAsync cudaMallocHost cudaMallocManaged cuMemAlloc cuMemAllocAsync", (_ADDRESS,)),
    ("cudaEventCreate cuEventCreate cuCtxGetCurrent cuDevicePrimaryCtxRetain", (_HANDLE,)),
    ("cudaGetDevice cuDeviceGet", (0,)),
    ("cudaGetDeviceCount cuDeviceGetCount", (1,)),
    ("cudaEventElapsedTime cuEventElapsedTime", (1.0,)),
    (
        """
        cudaMemset cudaMemsetAsync cudaMemcpy cudaMemcpyAsync cudaFree cuMemFree cudaDeviceSynchronize
        cuMemcpy cuMemcpyAsync cuMemcpyDtoD cuMemcpyDtoDAsync cuMemcpyDtoH cuMemcpyDtoHAsync cuMemcpyHtoD
        cuMemcpyHtoDAsync cuMemsetD8 cuMemsetD8Async cuMemsetD32 cuMemsetD32Async cuMemFreeAsync cudaFreeAsync
        cudaFreeHost cudaHostRegister cudaHostUnregister cudaProfilerStart cudaProfilerStop
        cuCtxSynchronize cudaStreamSynchronize cuStreamSynchronize cuInit cuCtxSetCurrent cudaSetDevice
        cudaGetLastError cudaPeekAtLastError cudaEventRecord cuEventRecord cudaEventSynchronize
        cuEventSynchronize cudaEventDestroy cuEventDestroy cudaStreamDestroy cuStreamDestroy
        """,
        (),
    ),
)
_STREAMS = {  # class → calls that make one
    "CUstream": "cuStreamCreate cuStreamCreateWithPriority",
    "cudaStream_t": "cudaStreamCreate cudaStreamCreateWithFlags cudaStreamCreateWithPriority",
}
_TOO_LARGE = 720  # cudaErrorCooperativeLaunchTooLarge
_RESIDENT = 2048  # threads of an SM, of all GPUs that have the most


class Calls(Module):
    """`cuda.bindings.runtime` and `cuda.bindings.driver`: types are those of the installed package,
    where there is one.
    """

    def __init__(self, name: str, real: ModuleType | None):
        super().__init__(name)
        self.real = real
        for names, results in _CALLS:
            self._answer(names, lambda *args, results=results: results)
        self._answer("cudaGetDeviceProperties", lambda *args: (device.Properties(*args),))
        self._answer("cudaDeviceGetAttribute cuDeviceGetAttribute", lambda *args: (device.attribute(*args),))
        for kind, names in _STREAMS.items():
            self._answer(names, lambda *args, kind=kind: (getattr(self, kind)(_HANDLE),))

    def _answer(self, names: str, answer: Callable[..., tuple[Any, ...]]) -> None:
        """Let calls succeed, with what `answer` gives besides the status."""
        kind = "CUresult" if self.__name__.endswith("driver") else "cudaError_t"
        success = _Success.SUCCESS if self.real is None else getattr(self.real, kind)(0)
        self.__dict__.update(dict.fromkeys(names.split(), lambda *args: (success, *answer(*args))))

    def __getattr__(self, name: str) -> Any:
        if self.real is None:
            return super().__getattr__(name)
        found = getattr(self.real, name)
        return partial(self._call, found) if _A_CALL.match(name) and not isinstance(found, type) else found

    def _call(self, function: Callable[..., Any], *args: Any) -> Any:
        """Call the installed package. Raises `Ended` where it finds no driver."""
        try:
            return function(*args)
        except RuntimeError as exception:
            if type(exception).__name__ != _NO_DRIVER:
                raise
            raise Ended(f"{self.__name__}.{function.__name__}") from exception


class _Success(IntEnum):
    SUCCESS = 0


def stand_in(name: str, finder: Any) -> Calls:
    """The module of that name, over the installed one, which the other finders find. What that one
    imports of `DRIVERS` itself gets a stand-in, too.
    """
    sys.meta_path.remove(finder)
    try:
        made = Calls(name, importlib.import_module(name))
    except ImportError:
        return Calls(name, None)
    finally:
        sys.meta_path.insert(0, finder)
    for other in set(DRIVERS) - {name}:
        real = sys.modules.get(other)
        if real is not None and not isinstance(real, Calls):
            _put(other, Calls(other, real))
    return made


def _put(name: str, module: ModuleType) -> None:
    package, _, last = name.rpartition(".")
    sys.modules[name] = module
    setattr(sys.modules[package], last, module)


def put_back(module: Calls) -> None:
    """Let later imports find the installed module."""
    if module.real is not None:
        _put(module.__name__, module.real)


def check_cooperative(compiled: CompiledFunction) -> None:
    """Raises E4040 for a call whose cooperative launch has more blocks than fit, by its threads, if
    the extents of the grid and the number of SMs are known.
    """

    def check(op: Op) -> None:
        sms = device_facts.fact(device_facts.SM_COUNT)
        extents = [constant_of(value) for value in op.operands[:6]] if "cutec.cooperative" in op.attrs else [None]
        if sms is None or None in extents:
            return
        blocks, threads = (math.prod(n for n in part if n) for part in (extents[:3], extents[3:]))
        if blocks > sms * (_RESIDENT // threads):
            raise LaunchError(
                "E4040",
                f"a cooperative launch of {blocks} blocks of {threads} threads: {sms} SMs do not hold them all",
                help="compare grid, block and shared memory with the device's limits",
                cuda_error="CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE",
                error_code=_TOO_LARGE,
            )

    compiled.walk(check)
