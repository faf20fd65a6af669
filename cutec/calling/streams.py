"""Streams handed to calls and to `cute.compile`."""

from __future__ import annotations

import sys
from typing import Any


class FakeStream:
    """A stream parameter for `cute.compile`. `from_environment`: calls pass no stream, and run on
    PyTorch's current one.
    """

    def __init__(self, from_environment: bool = False):
        self.from_environment = from_environment

    def __repr__(self) -> str:
        return "FakeStream(use_tvm_ffi_env_stream=True)" if self.from_environment else "FakeStream()"


def make_fake_stream(*, use_tvm_ffi_env_stream: bool = False) -> FakeStream:
    """A placeholder for a stream. With `use_tvm_ffi_env_stream` calls leave the stream out and use
    PyTorch's current one.
    """
    return FakeStream(use_tvm_ffi_env_stream)


def environment_stream() -> int:
    """PyTorch's current stream, where it is imported and has a GPU; else the default stream."""
    torch = sys.modules.get("torch")
    if torch is None or not torch.cuda.is_available():
        return 0
    return int(torch.cuda.current_stream().cuda_stream)


def is_stream(value: Any) -> bool:
    """Whether a value is a stream of cuda-python, PyTorch or another library that follows the CUDA
    stream protocol.
    """
    return (
        isinstance(value, FakeStream)
        or hasattr(value, "cuda_stream")
        or hasattr(value, "__cuda_stream__")
        or type(value).__name__ in _NAMES
    )


_NAMES = ("CUstream", "cudaStream_t")


class Stream:
    """A stream of a known handle: the result of `cutlass.torch.current_stream()`."""

    def __init__(self, handle: int):
        self.cuda_stream = handle

    def __int__(self) -> int:
        return self.cuda_stream

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self.cuda_stream

    def __repr__(self) -> str:
        return f"Stream({self.cuda_stream:#x})"
