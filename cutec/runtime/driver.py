"""The CUDA driver, through cuda-bindings: the one module that calls it. Everything above also
runs on a fake with the same methods.

Handles (contexts, modules, functions) are opaque objects of cuda-bindings; device memory and
streams are ints.
"""

from __future__ import annotations

import array
import functools
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cutec.artifact.tensor_map import TensorMap
from cutec.diag import error
from cutec.diag.kinds import CudaDriverDependencyError, LaunchError
from cutec.diag.packages import pip_install

# Errors of cuLaunchKernelEx if another context, or none, is current on the calling thread.
_OTHER_CONTEXT = ("CUDA_ERROR_INVALID_CONTEXT", "CUDA_ERROR_INVALID_HANDLE", "CUDA_ERROR_INVALID_RESOURCE_HANDLE")
_TMA_TYPES = {
    "u8": "UINT8",
    "u16": "UINT16",
    "u32": "UINT32",
    "i32": "INT32",
    "u64": "UINT64",
    "i64": "INT64",
    "f16": "FLOAT16",
    "bf16": "BFLOAT16",
    "f32": "FLOAT32",
    "tf32": "TFLOAT32",
    "f64": "FLOAT64",
    "b4x16": "16U4_ALIGN8B",
    "b4x16_p64": "16U4_ALIGN16B",
    "b6x16_p32": "16U6_ALIGN16B",
}
_NO_GPU = "the CPU interpreter needs none: `cutec run MANIFEST --on cpu`"


@functools.cache
def cuda_driver() -> CudaDriver:
    """The driver of this process, initialised. Raises E4001 (cuda-bindings missing), E4002 (no
    driver), E4003 (no usable GPU).
    """
    try:
        from cuda.bindings import driver  # pyright: ignore[reportAttributeAccessIssue]  # optional, often not installed
    except ImportError as e:
        raise _unusable(
            "E4001",
            f"the Python package cuda-bindings is not usable: {e}",
            help=f"{pip_install('run', 'cuda-bindings')}; {_NO_GPU}",
        ) from e
    try:
        (status,) = driver.cuInit(0)
    except (RuntimeError, OSError) as e:  # libcuda.so.1 cannot be loaded
        raise _unusable(
            "E4002",
            "no NVIDIA driver (cannot load libcuda.so.1)",
            help=f"install the driver; {_NO_GPU}",
        ) from e
    if int(status):
        raise _unusable("E4003", f"the NVIDIA driver finds no usable GPU: cuInit says {status.name}", help=_NO_GPU)
    return CudaDriver(driver)


def _unusable(code: str, message: str, help: str) -> CudaDriverDependencyError:
    return CudaDriverDependencyError(code, message, help=help)


class CudaDriver:
    """Thin methods over the driver API. Those without a documented error raise E4004, naming the
    call and CUDA's error.
    """

    def __init__(self, api: Any):
        self.api = api
        self.success = api.CUresult.CUDA_SUCCESS
        # (launch config, function, address of the array of pointers to parameters, 0) -> (status,)
        self.launch = api.cuLaunchKernelEx

    def call(self, name: str, *args: Any) -> Any:
        """Call `name` of the driver API; its result or results without the status."""
        status, *results = getattr(self.api, name)(*args)
        if status is not self.success:
            raise error("E4004", f"{name}: {self.error_text(status)}")
        return results[0] if len(results) == 1 else tuple(results)

    def error_text(self, status: Any) -> str:
        """`CUDA_ERROR_INVALID_VALUE (invalid argument)`."""
        meaning = self.meaning(status)
        return f"{status.name} ({meaning})" if meaning else status.name

    def meaning(self, status: Any) -> str:
        """CUDA's words for a status: `invalid argument`."""
        _, text = self.api.cuGetErrorString(status)
        return text.decode() if text else ""

    def is_other_context(self, status: Any) -> bool:
        """Whether a launch failed because the kernel's context is not current on this thread."""
        return status.name in _OTHER_CONTEXT

    # -- devices and contexts ----------------------------------------------------------------------

    def device_count(self) -> int:
        """Number of visible GPUs."""
        return self.call("cuDeviceGetCount")

    def device_name(self, ordinal: int) -> str:
        """E.g. "NVIDIA H200"."""
        return self.call("cuDeviceGetName", 128, self.call("cuDeviceGet", ordinal)).partition(b"\0")[0].decode()

    def attribute(self, ordinal: int, name: str) -> int:
        """A CUdevice_attribute by its lower-case name without prefix. Raises E4005 for a name that
        this cuda-bindings lacks.
        """
        attributes = self.api.CUdevice_attribute.__members__
        key = f"CU_DEVICE_ATTRIBUTE_{name.upper()}"
        if key not in attributes:
            raise error("E4005", f"there is no device attribute {name!r}", help="pip install -U cuda-bindings")
        return self.call("cuDeviceGetAttribute", attributes[key], self.call("cuDeviceGet", ordinal))

    def capability(self, ordinal: int) -> tuple[int, int]:
        """Compute capability (major, minor)."""
        return self.attribute(ordinal, "compute_capability_major"), self.attribute(ordinal, "compute_capability_minor")

    def current_device(self) -> int:
        """The device of the calling thread's current context, 0 if it has none."""
        context = self.call("cuCtxGetCurrent")
        return int(self.call("cuCtxGetDevice")) if int(context) else 0

    def retain_context(self, ordinal: int) -> Any:
        """The device's primary context, which PyTorch and the CUDA runtime use too; keeps it alive
        until `release_context`.
        """
        return self.call("cuDevicePrimaryCtxRetain", self.call("cuDeviceGet", ordinal))

    def release_context(self, ordinal: int) -> None:
        """Undo one `retain_context`."""
        self.call("cuDevicePrimaryCtxRelease", self.call("cuDeviceGet", ordinal))

    @contextmanager
    def current(self, context: Any) -> Iterator[None]:
        """Make `context` current on this thread for the body."""
        self.call("cuCtxPushCurrent", context)
        try:
            yield
        finally:
            self.call("cuCtxPopCurrent")

    def pointer_device(self, pointer: int) -> int | None:
        """The device that memory belongs to, None for memory that CUDA does not know."""
        what = self.api.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
        status, ordinal = self.api.cuPointerGetAttribute(what, pointer)
        return int(ordinal) if status is self.success else None

    # -- modules and functions; the context must be current ----------------------------------------

    def load_module(self, image: bytes) -> Any:
        """Load a cubin, or PTX (zero-terminated)."""
        return self.call("cuModuleLoadData", image)

    def unload_module(self, module: Any) -> None:
        """Unload a module."""
        self.call("cuModuleUnload", module)

    def function(self, module: Any, name: str) -> Any:
        """A kernel of a module."""
        return self.call("cuModuleGetFunction", module, name.encode())

    def static_shared(self, function: Any) -> int:
        """Bytes of shared memory that a kernel declares statically."""
        return self.call(
            "cuFuncGetAttribute", self.api.CUfunction_attribute.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, function
        )

    def allow_shared(self, function: Any, size: int) -> None:
        """Allow launches with up to `size` bytes of dynamic shared memory."""
        self.call(
            "cuFuncSetAttribute",
            function,
            self.api.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
            size,
        )

    def allow_large_clusters(self, function: Any) -> None:
        """Allow clusters of more than 8 blocks, which not every GPU of the arch has to support."""
        self.call(
            "cuFuncSetAttribute",
            function,
            self.api.CUfunction_attribute.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED,
            1,
        )

    def config(self, address: int) -> Any:
        """The CUlaunchConfig that lies at `address`, as `launch` takes it."""
        return self.api.CUlaunchConfig(_ptr=address)

    def max_active_clusters(self, function: Any, config: Any) -> int:
        """How many clusters of that configuration can be resident at once."""
        return self.call("cuOccupancyMaxActiveClusters", function, config)

    def tensor_maps(self, described: TensorMap, context: Any = None) -> Callable[[int], bytes]:
        """The function from an address to the 128 bytes that the TMA unit reads; all but the
        address is as `described`.

        A call only replaces the address (cuTensorMapReplaceAddress), which takes a tenth of the
        time of encoding. The address must be aligned as recipes say. Threads on which no context
        is current, such as those of PyTorch's backward passes, make it with `context`.
        """
        # An encoded map is copied out of its object once: CUtensorMap has to lie at a multiple of
        # 64 bytes.
        memory = array.array("Q", bytes(128 + 64))
        base = -(-memory.buffer_info()[0] // 64) * 64
        words = memoryview(memory)[(base - memory.buffer_info()[0]) // 8 :][:16]
        words[:] = array.array("Q", map(int, self._encoded(described).opaque))
        made, replace, lock, success = (
            self.api.CUtensorMap(_ptr=base),
            self.api.cuTensorMapReplaceAddress,
            threading.Lock(),
            self.success,
        )

        def at(address: int) -> bytes:
            with lock:
                (status,) = replace(made, address)
                if status is not success and context is not None and self.is_other_context(status):
                    with self.current(context):
                        (status,) = replace(made, address)
                if status is not success:
                    raise error("E4004", f"cuTensorMapReplaceAddress: {self.error_text(status)}")
                return words.tobytes()

        return at

    def _encoded(self, described: TensorMap) -> Any:
        api, recipe = self.api, described.recipe
        element = getattr(api.CUtensorMapDataType, f"CU_TENSOR_MAP_DATA_TYPE_{_TMA_TYPES[recipe.dtype]}")
        interleave = getattr(api.CUtensorMapInterleave, f"CU_TENSOR_MAP_INTERLEAVE_{recipe.interleave.upper()}")
        swizzle = getattr(api.CUtensorMapSwizzle, f"CU_TENSOR_MAP_SWIZZLE_{recipe.swizzle.upper()}")
        promotion = "NONE" if recipe.l2_promotion == "none" else f"L2_{recipe.l2_promotion}"
        l2 = getattr(api.CUtensorMapL2promotion, f"CU_TENSOR_MAP_L2_PROMOTION_{promotion}")
        fill = "NAN_REQUEST_ZERO_FMA" if recipe.oob_fill == "nan" else "NONE"
        oob = getattr(api.CUtensorMapFloatOOBfill, f"CU_TENSOR_MAP_FLOAT_OOB_FILL_{fill}")
        # a vector has none, but cuda-bindings hands an empty list over as null, which is refused
        strides = described.strides or (16,)
        tensor = (element, recipe.rank, described.address, *(self._u64(n) for n in (described.dims, strides)))
        layout = (self._u32(recipe.element_strides), interleave, swizzle, l2, oob)
        if recipe.im2col is None:
            return self.call("cuTensorMapEncodeTiled", *tensor, self._u32(recipe.box), *layout)
        box = recipe.im2col
        if box.wide != "none":
            mode = getattr(api.CUtensorMapIm2ColWideMode, f"CU_TENSOR_MAP_IM2COL_WIDE_MODE_{box.wide.upper()}")
            strides, interleave, *rest = layout
            corners = box.lower[0], box.upper[0], box.channels, box.pixels
            return self.call("cuTensorMapEncodeIm2colWide", *tensor, *corners, strides, interleave, mode, *rest)
        return self.call(
            "cuTensorMapEncodeIm2col", *tensor, list(box.lower), list(box.upper), box.channels, box.pixels, *layout
        )

    def _u64(self, values: Sequence[int]) -> list[Any]:
        return [self.api.cuuint64_t(v) for v in values]

    def _u32(self, values: Sequence[int]) -> list[Any]:
        return [self.api.cuuint32_t(v) for v in values]

    # -- memory, copies and timing, for `cutec run` ------------------------------------------------

    def allocate(self, size: int) -> int:
        """`size` bytes of device memory."""
        return int(self.call("cuMemAlloc", max(size, 1)))

    def zeros(self, size: int) -> int:
        """Device memory full of zeros."""
        pointer = self.allocate(size)
        self.call("cuMemsetD8", pointer, 0, size)
        return pointer

    def workspace(self, size: int, zeroed: bool) -> int:
        """Device memory, also while a stream is captured: it is no part of the graph. If `zeroed`
        it is full of zeros now, for work on any stream.
        """
        with self._relaxed():
            pointer = self.allocate(size)
            if zeroed:
                stream = self.call("cuStreamCreate", int(self.api.CUstream_flags.CU_STREAM_NON_BLOCKING))
                self.call("cuMemsetD8Async", pointer, 0, size, stream)
                self.call("cuStreamSynchronize", stream)
                self.call("cuStreamDestroy", stream)
            return pointer

    @contextmanager
    def _relaxed(self) -> Iterator[None]:
        """Let this thread allocate although a stream is captured."""
        relaxed = self.api.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
        before = self.call("cuThreadExchangeStreamCaptureMode", relaxed)
        try:
            yield
        finally:
            self.call("cuThreadExchangeStreamCaptureMode", before)

    def capture_of(self, stream: int, context: Any) -> int | None:
        """The number of the capture that a stream of `context` is in; None if it is in none."""
        status, capturing = self.api.cuStreamIsCapturing(stream)
        if status is not self.success:
            with self.current(context):
                capturing = self.call("cuStreamIsCapturing", stream)
        if capturing is self.api.CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_NONE:
            return None
        with self.current(context):
            return int(self.call("cuStreamGetCaptureInfo", stream)[1])

    def free(self, pointer: int) -> None:
        """Free device memory."""
        self.call("cuMemFree", pointer)

    def copy_in(self, pointer: int, host: int, size: int) -> None:
        """Copy from the host address to the device."""
        if size:
            self.call("cuMemcpyHtoD", pointer, host, size)

    def copy_out(self, host: int, pointer: int, size: int) -> None:
        """Copy from the device to the host address."""
        if size:
            self.call("cuMemcpyDtoH", host, pointer, size)

    def synchronize(self) -> None:
        """Wait for all work of the current context; reports errors of kernels that ran."""
        (status,) = self.api.cuCtxSynchronize()
        if status is not self.success:
            raise LaunchError(
                "E5021",
                f"a kernel failed while it ran: {self.error_text(status)}",
                help=(
                    "run it with --on cpu, which names the access at fault, or build it with --enable-assertions, which"
                    " checks every access"
                ),
                cuda_error=status.name,
                error_code=int(status.value),
                meaning=self.meaning(status),
                causes=("an access outside of an array, or misaligned", "a failed assertion"),
            )

    def event(self) -> Any:
        """A new event for timing."""
        return self.call("cuEventCreate", 0)

    def record(self, event: Any, stream: int = 0) -> None:
        """Record `event` on a stream, by default the default one."""
        self.call("cuEventRecord", event, stream)

    def elapsed(self, begin: Any, end: Any) -> float:
        """Seconds between two events that have happened."""
        return self.call("cuEventElapsedTime", begin, end) / 1e3

    # -- streams, graphs and memory, for timing several functions side by side ---------------------

    def new_stream(self) -> Any:
        """A stream that does not wait for the default one."""
        return self.call("cuStreamCreate", 1)

    def graph(self, stream: Any, launches: Callable[[], None]) -> Any:
        """What `launches` sends to a stream, as a graph for `launch_graph`; nothing runs now."""
        self.call("cuStreamBeginCapture", stream, self.api.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)
        try:
            launches()
        finally:
            captured = self.call("cuStreamEndCapture", stream)
        try:
            return self.call("cuGraphInstantiate", captured, 0)
        finally:
            self.call("cuGraphDestroy", captured)

    def launch_graph(self, graph: Any, stream: Any) -> None:
        """Run a graph on a stream."""
        self.call("cuGraphLaunch", graph, stream)

    def free_graph(self, graph: Any) -> None:
        """Free a graph."""
        self.call("cuGraphExecDestroy", graph)

    def has_happened(self, event: Any) -> bool:
        """Whether the work before an event is done. Errors of kernels show here too."""
        (status,) = self.api.cuEventQuery(event)
        if status.name == "CUDA_ERROR_NOT_READY":
            return False
        self.synchronize()
        return True

    def copy_on_device(self, target: int, source: int, size: int) -> None:
        """Copy within device memory."""
        self.call("cuMemcpyDtoD", target, source, size)

    def fill(self, pointer: int, byte: int, size: int) -> None:
        """Fill device memory with a byte."""
        self.call("cuMemsetD8", pointer, byte, size)

    def free_memory(self) -> int:
        """Free bytes of the current context's device."""
        return int(self.call("cuMemGetInfo")[0])
