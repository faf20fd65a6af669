"""A program that works on a GPU, run without one: PyTorch's tensors "on the GPU" are tensors of the
host, and calls of kernels run on the interpreter, which looks for hazards.

    CUTEC_ARCH=sm_90a python tests/public/host_gpu.py PROGRAM ARGUMENTS

It needs PyTorch for the CPU. CUTEC_SITE names folders of packages that this Python lacks. After the
program's own output come the hazards that were found, each once. The exit status is the program's.
"""

from __future__ import annotations

import os
import sys
import warnings
from typing import Any

sys.path += filter(None, os.environ.get("CUTEC_SITE", "").split(os.pathsep))

import torch
from cuda.bindings import driver
from host_graphs import Graph, capturable, meanwhile
from host_ranks import FOLDER, World, in_turn, install
from host_torch import ON_GPU, HostGpu, addresses, lend, memory_of, pointer

from cutec import interpreter
from cutec.calling import on_cpu, timing
from cutec.calling.report import CutecWarning
from cutec.interpreter import device_address
from cutec.rehearsal.follow import run_program

AS_TENSOR = torch.as_tensor


def join(world: World) -> None:
    """Be a rank among several: count their GPUs, know their memory, and run kernels when it is this
    one's turn.
    """
    world.know = lambda tensor: ON_GPU.setdefault(memory_of(tensor), tensor)
    torch.cuda.device_count, torch.cuda.current_device = lambda: world.size, lambda: world.rank
    torch.cuda.can_device_access_peer = lambda *devices: True
    on_cpu.runner = in_turn(on_cpu.runner, world)

    def as_tensor(value: Any, *args: Any, **options: Any) -> Any:
        interface = getattr(value, "__cuda_array_interface__", None)
        if interface is None or isinstance(value, torch.Tensor):
            return AS_TENSOR(value, *args, **options)
        return world.at(interface["data"][0], *interface["shape"])

    torch.as_tensor = as_tensor


def bytes_at(address: int, size: int) -> Any:
    """The memory of a GPU at an address that a program has."""
    for tensor in ON_GPU.values():
        storage = torch.empty(0, dtype=torch.uint8).set_(tensor.untyped_storage())
        for begin in (memory_of(tensor), pointer(storage)):
            if 0 <= address - begin <= storage.numel() - size:
                return storage[address - begin :][:size]
    raise ValueError(f"no memory of a GPU is at {address:#x}")


def copy_memory(target: Any, source: Any, size: int, stream: Any) -> tuple[int]:
    """`cuMemcpyDtoDAsync`."""

    def copy() -> None:
        bytes_at(int(target), size).copy_(bytes_at(int(source), size))

    if Graph.open is None:
        copy()
    else:
        Graph.open.add(copy, (), int(stream))
    return (0,)


def once(benchmark: Any) -> Any:
    """`cute.testing.benchmark` with one call: times on the interpreter mean nothing."""

    def call(function: Any, **options: Any) -> float:
        return benchmark(function, **{**options, "warmup_iterations": 0, "iterations": 1})

    return call


# Functions of CUDA's driver that programs ask for a GPU themselves
DRIVER: dict[str, Any] = {
    "cuInit": lambda *args: (0,),
    "cuDeviceGetCount": lambda *args: (0, 1),
    "cuMemcpyDtoDAsync": copy_memory,
}


def main() -> None:
    os.environ.update(CUTEC_DEVICE="cpu", CUTEC_HAZARDS="1")
    lend()
    addresses.append(device_address)
    world = install(torch, interpreter) if FOLDER in os.environ else None
    if world is not None:
        join(world)
    interpreter.take_turns(meanwhile(world.others if world is not None else None))
    timing.benchmark = once(timing.benchmark)
    for name, value in DRIVER.items():
        setattr(driver, name, value)
    on_cpu.runner = capturable(on_cpu.runner)
    with warnings.catch_warnings(record=True) as issued:
        warnings.simplefilter("always", CutecWarning)
        try:
            with HostGpu():
                run_program(sys.argv[1], sys.argv[2:])
        finally:
            for text in dict.fromkeys(str(w.message) for w in issued if w.category is CutecWarning):
                print(text, file=sys.stderr)


if __name__ == "__main__":
    main()
