"""`cutlass.cuda`: contexts and streams for files that call kernels from Python. On the interpreter
(CUTEC_DEVICE=cpu) they do nothing.
"""

from __future__ import annotations

from typing import Any

from cutec import environment
from cutec.frontend.exports.host_only import refuse_in_build
from cutec.runtime.driver import cuda_driver
from cutec.runtime.streams import stream_handle


def initialize_cuda_context(device_id: int = 0) -> None:
    """Make the primary context of a GPU, the one PyTorch and the CUDA runtime use, current on this
    thread. Raises E4001 to E4004.
    """
    refuse_in_build("cutlass.cuda.initialize_cuda_context")
    if not _on_cpu():
        driver = cuda_driver()
        driver.call("cuCtxSetCurrent", driver.retain_context(device_id))


def default_stream() -> int:
    """The handle of the default stream."""
    return 0


def stream_create() -> Any:
    """A new stream. Raises E4001 to E4004."""
    refuse_in_build("cutlass.cuda.stream_create")
    return 0 if _on_cpu() else cuda_driver().call("cuStreamCreate", 0)


def stream_sync(stream: Any) -> None:
    """Wait for all work of a stream. Raises E4001 to E4004."""
    refuse_in_build("cutlass.cuda.stream_sync")
    if not _on_cpu():
        cuda_driver().call("cuStreamSynchronize", stream_handle(stream))


def _on_cpu() -> bool:
    return environment.get("CUTEC_DEVICE").strip().lower() in ("cpu", "none")
