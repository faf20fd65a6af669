"""Calls of CUDA by the program itself, through cuda-python, in a rehearsal: they succeed and do
nothing. A question about the GPU that is not answered by `--device-facts` raises E1025. A
cooperative launch of more blocks than the GPU can hold fails, as it would there.
"""

from __future__ import annotations

import importlib
import math
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

from cutec.calling.compiled import CompiledFunction
from cutec.diag.kinds import LaunchError
from cutec.frontend.core import device_facts
from cutec.ir.builder import constant_of
from cutec.ir.core import Op
from cutec.rehearsal.unknown import Module

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
        cuMemcpyDtoDAsync
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
        driver, runtime = (getattr(real, kind, int)(0) for kind in ("CUresult", "cudaError_t"))
        calls = {n: results for names, results in _CALLS for n in names.split()}
        super().__init__(
            name,
            {n: _succeeding(runtime if n.startswith("cuda") else driver, results) for n, results in calls.items()},
        )
        self.cuDeviceGetAttribute = _attribute
        self.real = real
        for kind, names in _STREAMS.items():
            self.__dict__.update(dict.fromkeys(names.split(), self._making(kind)))

    def _making(self, kind: str) -> Callable[..., tuple[Any, ...]]:
        return lambda *args: (0, getattr(self, kind)(_HANDLE))

    def __getattr__(self, name: str) -> Any:
        return super().__getattr__(name) if self.real is None else getattr(self.real, name)


def _succeeding(status: Any, results: tuple[Any, ...]) -> Callable[..., tuple[Any, ...]]:
    return lambda *args: (status, *results)


def _attribute(attribute: Any, device: Any) -> Any:
    raise device_facts.missing(getattr(attribute, "name", str(attribute)).removeprefix("CU_DEVICE_ATTRIBUTE_").lower())


def stand_in(name: str, finder: Any) -> Calls:
    """The module of that name, over the installed one, which the other finders find."""
    sys.meta_path.remove(finder)
    try:
        return Calls(name, importlib.import_module(name))
    except ImportError:
        return Calls(name, None)
    finally:
        sys.meta_path.insert(0, finder)


def put_back(module: Calls) -> None:
    """Let later imports find the installed module."""
    package, _, name = module.__name__.rpartition(".")
    if module.real is not None:
        sys.modules[module.__name__] = module.real
        setattr(sys.modules[package], name, module.real)


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
