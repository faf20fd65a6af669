"""PyTorch whose tensors "on the GPU" are tensors of the host, for programs that work on a GPU."""

from __future__ import annotations

import os
import types
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
import torch
from host_graphs import Graph, NewStream, Stream, capture
from host_scaled import has_blocks, scaled_product
from torch.overrides import TorchFunctionMode

NUMBER = int("".join(filter(str.isdigit, os.environ.get("CUTEC_ARCH", "sm_90a"))))
CAPABILITY = divmod(NUMBER, 10)
CUSTOM_OP, SCALED_MM = torch.library.custom_op, torch._scaled_mm
HOST, GPU = torch.device("cpu"), torch.device("cuda", 0)
ALIGNMENT = 256  # bytes (CUDA C++ Programming Guide, "Device Memory Accesses")
FACTS = {
    "name": "the CPU interpreter",
    "multi_processor_count": 4,
    "total_memory": 8 << 30,
    "L2_cache_size": 4 << 19,
    "shared_memory_per_block_optin": 232448,
    "warp_size": 32,
}


def on_host(value: Any) -> Any:
    """An argument of a function of PyTorch, with the host as the GPU."""
    if isinstance(value, torch.device) and value.type == "cuda":
        return HOST
    return "cpu" if isinstance(value, str) and value.split(":")[0] == "cuda" else value


def custom_op(name: str, function: Any = None, /, *, device_types: Any = None, **options: Any) -> Any:
    """`torch.library.custom_op`, for the host where it is for the GPU."""
    return CUSTOM_OP(name, function, device_types=on_host(device_types), **options)


def placed(tensor: Any) -> Any:
    """A new tensor whose memory begins at a multiple of ALIGNMENT, as that of a GPU does."""
    if not isinstance(tensor, torch.Tensor) or memory_of(tensor) % ALIGNMENT == 0:
        return tensor
    size = tensor.untyped_storage().nbytes()
    room = np.empty(size + ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT
    memory = torch.from_numpy(room[start : start + size])
    found = torch.empty(0, dtype=tensor.dtype).set_(
        memory.untyped_storage(), tensor.storage_offset(), tensor.size(), tensor.stride()
    )
    return found.copy_(tensor.detach()).requires_grad_(tensor.requires_grad)


def copied(tensor: Any, *args: Any, **options: Any) -> Any:
    """What a copy to or from the GPU gives."""
    return placed(tensor.detach().clone()).requires_grad_(tensor.requires_grad)


# The address of an array's memory, where programs are told it.
addresses: list[Callable[[np.ndarray], int]] = [lambda array: array.ctypes.data]
ON_GPU: dict[int, Any] = {}  # address of memory that programs take for a GPU's -> a tensor in it


def memory_of(tensor: Any) -> int:
    """The address where a tensor's storage begins."""
    return tensor.untyped_storage().data_ptr() if type(tensor) is torch.Tensor else 0


def pointer(tensor: Any) -> int:
    """The address of a tensor's first element, as programs are told it if it is on the GPU."""
    own = memory_of(tensor)
    if own in ON_GPU and tensor.numel():
        own = addresses[-1](torch.empty(0, dtype=torch.uint8).set_(tensor.untyped_storage()).numpy())
    return own + tensor.storage_offset() * tensor.element_size()


def is_on_gpu(func: Any, values: Sequence[Any]) -> bool:
    """Whether the result of a function is on the GPU: by the device that is named, or as the first
    tensor is.
    """
    if func in (torch.Tensor.cuda, torch.Tensor.cpu):
        return func is torch.Tensor.cuda
    devices = [v for v in values if isinstance(v, (str, torch.device)) and str(v).split(":")[0] in ("cuda", "cpu")]
    first = next((v for v in values if isinstance(v, torch.Tensor)), None)
    return "cuda" in str(devices[0]) if devices else memory_of(first) in ON_GPU


# What tensors say about where they are
PLACES: dict[Any, Any] = {
    torch.Tensor.cuda: copied,
    torch.Tensor.cpu: copied,
    torch.Tensor.pin_memory: lambda tensor: tensor,
    torch.Tensor.record_stream: lambda tensor, stream: None,
    torch.Tensor.is_cuda.__get__: lambda tensor: True,
    torch.Tensor.device.__get__: lambda tensor: GPU,
    torch.Tensor.data_ptr: pointer,
}


PRODUCTS = (torch.mm, torch.bmm, torch.addmm, torch.baddbmm)  # a GPU's have results of other types


def product(func: Any, *args: Any, out_dtype: Any = None, **options: Any) -> Any:
    """A product of matrices whose result has a type of its own."""
    return func(*(x.to(out_dtype) if out_dtype and isinstance(x, torch.Tensor) else x for x in args), **options)


def scaled_mm(a: Any, b: Any, scale_a: Any, scale_b: Any, bias: Any = None, **options: Any) -> Any:
    """`torch._scaled_mm`, also with scales of blocks, which the host lacks."""
    if bias is None and has_blocks(torch, scale_a):
        return scaled_product(torch, a, b, scale_a, scale_b, options.get("out_dtype") or torch.bfloat16)
    return SCALED_MM(a, b, scale_a, scale_b, bias=bias, **options)


class HostGpu(TorchFunctionMode):
    """Inside, `device="cuda"` is the host, and tensors say that they are on the GPU."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        on_gpu = is_on_gpu(func, [*args, *(kwargs or {}).values()])
        if func in PLACES:
            result = PLACES[func](*args, **(kwargs or {}))
        else:
            options = {name: on_host(value) for name, value in (kwargs or {}).items() if name != "pin_memory"}
            called = partial(product, func) if func in PRODUCTS else scaled_mm if func is SCALED_MM else func
            made = called(*map(on_host, args), **options)
            result = placed(made) if "device" in options or options.get("copy") else made
        if on_gpu and (memory := memory_of(result)):
            if memory not in ON_GPU and result.grad_fn is None:
                result = placed(result)
            ON_GPU[memory_of(result)] = result
        return result


class Profile(Stream):
    """A profiler, which has no kernel of a GPU to see."""

    def key_averages(self, *args: Any) -> Any:
        return self

    def table(self, *args: Any, **options: Any) -> str:
        return ""


CUDA: dict[str, Any] = {  # each name has an object of its own: PyTorch's compiler has a table of them
    **{name: lambda: True for name in ("is_available", "is_initialized")},
    **{name: lambda *args: None for name in ("init", "empty_cache", "synchronize", "set_device", "manual_seed_all")},
    **{name: type(name, (Stream,), {}) for name in ("current_stream", "default_stream", "stream", "device", "Event")},
    "Stream": NewStream,
    "CUDAGraph": Graph,
    "graph": capture,
    "device_count": lambda: 1,
    "current_device": lambda: 0,
    "is_current_stream_capturing": lambda: Graph.open is not None,
    "get_device_capability": lambda *args: CAPABILITY,
    "get_device_name": lambda *args: FACTS["name"],
    "get_device_properties": lambda *args: types.SimpleNamespace(major=CAPABILITY[0], minor=CAPABILITY[1], **FACTS),
}


def lend() -> None:
    """Give PyTorch the GPU."""
    for name, value in CUDA.items():
        setattr(torch.cuda, name, value)
    Stream.device = GPU
    torch.profiler.profile = Profile
    torch.library.custom_op = custom_op
