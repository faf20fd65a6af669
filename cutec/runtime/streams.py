"""Streams that callers may pass."""

from __future__ import annotations

from typing import Any

from cutec.diag import error


def stream_handle(stream: Any) -> int:
    """The CUstream, as an int, of an int, a stream of cuda-bindings or PyTorch (`cuda_stream`),
    CuPy (`ptr`), Numba (`handle`) or one with `__cuda_stream__` (cuda.core); None is the legacy
    default stream. Raises E4030.
    """
    if stream is None:
        return 0
    for attribute in ("cuda_stream", "ptr"):
        if hasattr(stream, attribute):
            return int(getattr(stream, attribute))
    if hasattr(stream, "__cuda_stream__"):
        return int(stream.__cuda_stream__()[1])
    if hasattr(stream, "__index__") or hasattr(stream, "__int__"):
        return int(stream)
    if hasattr(stream, "handle"):
        return int(getattr(stream.handle, "value", stream.handle) or 0)
    raise error(
        "E4030",
        f"the stream is a {type(stream).__name__}",
        help="pass an int, a stream of torch, CuPy, Numba or cuda-python, or None",
    )
