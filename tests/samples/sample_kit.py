"""The samples as tests need them: loaded and lowered once, called on the CPU interpreter with
made-up arguments.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any

import numpy as np
from sample_files import FOLDER, SAMPLES, arch_of

from cutec.artifact.choice import Choice
from cutec.artifact.host import ConcreteLaunch, HostProgram, compile_program
from cutec.artifact.signature import ScalarParam, Signature, TensorParam, WorkspaceParam
from cutec.driver.kernel_file import tuned
from cutec.driver.kernel_file.load import loaded
from cutec.driver.options.options import BuildOptions
from cutec.driver.run.on_cpu import Cpu
from cutec.driver.run.workspaces import left_nonzero, place_workspaces
from cutec.frontend.exports.export import Export
from cutec.frontend.kernels.trace import TraceOptions, trace
from cutec.interpreter.machine.device import Device
from cutec.ir.core import Op
from cutec.lowering import device_module, host_program, lower
from cutec.runtime.arrays import make_tensor, poison
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import TensorView

NAMES = [path.stem for path in SAMPLES]


@dataclass(frozen=True)
class Lowered:
    """An export lowered for its first arch: the container module, its device part, and the host
    program, also as a function of the interpreter's.
    """

    container: Op
    device: Op
    program: HostProgram
    launches: Callable[[Sequence[Any]], list[ConcreteLaunch]]
    signature: Signature
    reference: Any


@cache
def exports(sample: str) -> dict[str, Export]:
    """A sample's exports by name, candidates too, with the choices that its tables make."""
    file = str(FOLDER / f"{sample}.py")
    with loaded(file) as kernel:
        return {e.name: e for e in tuned.resolved(kernel.exports, kernel, BuildOptions(file))}


@cache
def choices(sample: str) -> dict[str, Choice]:
    """A sample's functions that take one of several exports, by name."""
    return {e.choice.name: e.choice for e in exports(sample).values() if e.choice}


def form_of(sample: str, name: str, extents: Mapping[str, int] | None = None) -> str:
    """The export that a function takes for these extents; without extents, its first."""
    if name in exports(sample):
        return name
    choice = choices(sample)[name]
    return choice.export(extents) if extents else choice.forms[0].export


def declared(sample: str, name: str) -> Export:
    """An export, or the first form of a function."""
    return exports(sample)[form_of(sample, name)]


@lru_cache(maxsize=8)  # a sample's forms together are gigabytes
def lowered(sample: str, export: str) -> Lowered:
    """An export (of a function, its first form), traced and lowered for its first arch."""
    it = declared(sample, export)
    traced = trace(it, arch_of(it), TraceOptions(file_name=partial(os.path.relpath, start=FOLDER.parent)))
    container = lower(traced.module)
    program = host_program(container, traced.signature)
    return Lowered(
        container,
        device_module(container),
        program,
        compile_program(program, Cpu()),
        traced.signature,
        it.reference,
    )


def call(sample: str, export: str, extents: Mapping[str, int], given: Mapping[str, Any]) -> dict[str, np.ndarray]:
    """Call an export, or the form that a function takes, on the interpreter. `given`: values of
    tensors (copied) and scalars by name; "out" tensors are poisoned.

    Returns all tensors as they are afterwards.
    """
    it = lowered(sample, form_of(sample, export, extents))
    device, values, arrays = Device(it.device), [], {}
    for param in it.signature.params:
        if isinstance(param, ScalarParam):
            values.append(given[param.name])
        elif isinstance(param, WorkspaceParam):
            values.append(None)
        elif isinstance(param, TensorParam):
            tensor = make_tensor(param, extents)
            arrays[param.name] = tensor.array
            if param.role == "out":
                poison(tensor)
            else:
                tensor.array[...] = given[param.name]
            pointer = device.buffer(tensor.array, param.name, initialized=param.role != "out", kind=param.dtype)
            values.append(TensorView(pointer.address, tensor.array.shape, tensor.stride, param.dtype, 0))
    leaves, _, _ = check_arguments(it.signature, values, None, 0)
    scratch = place_workspaces(device, it.signature, leaves)
    for launch in it.launches(leaves):
        if 0 not in launch.grid:  # as the runtime does
            device.launch(
                launch.kernel, launch.grid, launch.block, launch.args, launch.cluster, launch.smem, launch.cooperative
            )
    assert not left_nonzero(scratch)
    return arrays


def extents_of(sample: str, export: str, *sizes: int) -> dict[str, int]:
    """Sizes for the symbols of an export, in order."""
    return dict(zip([s.name for s in lowered(sample, export).signature.symbols], sizes, strict=True))


def inputs(
    sample: str, export: str, extents: Mapping[str, int], seed: int, scale: float = 1.0
) -> dict[str, np.ndarray]:
    """Normally distributed values for every tensor that is read, in its dtype."""
    rng, found = np.random.default_rng(seed), {}
    for param in lowered(sample, export).signature.tensors:
        if param.role != "out":
            tensor = make_tensor(param, extents)
            found[param.name] = (scale * rng.standard_normal(tensor.array.shape)).astype(tensor.array.dtype)
    return found
