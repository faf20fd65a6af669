"""One call of a bundle's function on the CPU interpreter, on the IR that the bundle carries."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from math import prod
from typing import Any

from cutec.artifact.bundle import Bundle, MemoryBundle
from cutec.artifact.host import ConcreteLaunch, compile_program
from cutec.artifact.manifest import Export, Image
from cutec.diag import CutecError, Warning_, error
from cutec.driver.run.inputs import Arguments
from cutec.driver.run.workspaces import left_nonzero, place_workspaces
from cutec.interpreter import Device, Options, Stopped
from cutec.interpreter.hazards.causes import by_cause
from cutec.interpreter.values.timeline import Timeline
from cutec.ir import serial
from cutec.ir.core import Op
from cutec.records import dataclass, field
from cutec.runtime.arrays import HostTensor
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import TensorView

_NO_MODULE = "E910"
Report = Callable[[int, int, str], None]
_MULTIPROCESSORS = 4  # enough for a persistent kernel to have several blocks
# The attributes of the interpreter as a device, by names of CUdevice_attribute. Limits are those
# that all archs have; the cache is as large as that of a GPU with so few multiprocessors.
_FACTS = {
    "multiprocessor_count": _MULTIPROCESSORS,
    "warp_size": 32,
    "max_threads_per_block": 1024,
    "max_block_dim_x": 1024,
    "max_block_dim_y": 1024,
    "max_block_dim_z": 64,
    "max_grid_dim_x": 2**31 - 1,
    "max_grid_dim_y": 65535,
    "max_grid_dim_z": 65535,
    "l2_cache_size": _MULTIPROCESSORS << 19,
    "cooperative_launch": 1,
}


class Cpu:
    """The device facts of the interpreter (artifact.host.HostDevice)."""

    def attribute(self, name: str) -> int:
        """An attribute that the interpreter has. Raises E3012 for others, such as clock rates."""
        if name not in _FACTS:
            raise error(
                "E3012",
                f"the host program asks for the device's {name}, which the CPU interpreter does not have",
                help="run it on a GPU",
            )
        return _FACTS[name]

    def max_active_clusters(self, size: int) -> int:
        """Clusters side by side: one block per multiprocessor."""
        return max(1, _MULTIPROCESSORS // size)


def choose_ir(bundle: Bundle | MemoryBundle, export: Export, arch: str | None) -> Image:
    """The IR to run: that for `arch`, else for the first arch of the bundle for which the export
    has a program. Raises E1053.
    """
    archs = [arch] if arch else list(bundle.manifest.archs)
    for candidate in archs:
        image = bundle.manifest.image("ir", candidate, export.name)
        if image is not None and export.host(candidate) is not None:
            return image
    has = [a for i in bundle.manifest.images if i.kind == "ir" and i.export in (None, export.name) for a in i.archs]
    which = f" for {arch}" if arch else ""
    remedy = (
        f"it has IR for {', '.join(has)}" if has else "it was built with --no-ir: build it without, or run it on a GPU"
    )
    raise error("E1053", f"the bundle carries no IR of {export.name}{which} for the CPU interpreter", help=remedy)


@dataclass(frozen=True)
class CpuRun:
    """Seconds that a call took, the hazards (causes first) and expensive accesses that were found
    in it, and the recorded block of each launch. `stopped`: it was ended early.
    """

    seconds: float
    hazards: list[CutecError]
    costs: list[Warning_] = field(default_factory=list)
    timelines: list[Timeline] = field(default_factory=list)
    stopped: bool = False


def run_on_cpu(
    bundle: Bundle | MemoryBundle,
    export: Export,
    image: Image,
    arguments: Arguments,
    hazards: bool = False,
    seed: int | None = None,
    timeline: int | None = None,
    report: Report | None = None,
    stop: Callable[[], bool] | None = None,
    path_of: Callable[[str], str] = str,
    exact: bool = False,
) -> CpuRun:
    """Run every launch of one call, updating the tensors in place. `hazards`: look for accesses
    that nothing orders; `seed`: run in that random order; `timeline`: record the block of that
    linear number. Raises E402x for arguments, and E50xx for a finding that ends the run; if hazards
    were found before, or a timeline is recorded, it is added to the hazards instead. `report(done,
    all, kernel)` is told of blocks, unless the kernels print. The run ends once `stop()` is true.
    `path_of` gives the path of a file that the IR names. `exact`: add as tensor cores do.
    """
    module = serial.loads(bundle.module(image, export.name), path_of)
    options = Options(hazards=hazards, seed=seed, timeline=timeline, stop=stop, arch=image.archs[0])
    options.exact = options.exact or exact
    device = _device(module, image, options)
    stored = {number: value.stored() for number, value in enumerate(arguments.values) if isinstance(value, HostTensor)}
    placed = [_argument(device, value, stored.get(number)) for number, value in enumerate(arguments.values)]
    leaves, _, _ = check_arguments(export.signature, placed, None, 0)
    scratch = place_workspaces(device, export.signature, leaves)
    program = export.host(image.archs[0])
    assert program is not None
    launches = compile_program(program, Cpu())(leaves)
    begin, stopped = time.perf_counter(), False
    try:
        run_launches(device, launches, None if any(op.name == "cutec.printf" for op in module.walk()) else report)
    except CutecError as end:
        if not device.hazards and timeline is None:
            raise
        device.hazards.append(end)
    except Stopped:
        stopped = True
    seconds = time.perf_counter() - begin
    device.hazards += [] if stopped or device.hazards else left_nonzero(scratch)
    for number, memory in stored.items():
        arguments.values[number].restore(memory)
    costs = list({(c.code, c.place): c for c in device.costs}.values())
    return CpuRun(seconds, by_cause(device.hazards), costs, device.timelines, stopped)


def _device(module: Op, image: Image, options: Options) -> Device:
    """A device that has loaded an image's module. Raises E3201 for what no build leaves."""
    try:
        return Device(module, options)
    except CutecError as err:
        if not err.code.startswith(_NO_MODULE):
            raise
        raise error("E3201", f"the IR in {image.file} is malformed: {err.message}", help="build it again") from err


def run_launches(
    device: Device,
    launches: Sequence[ConcreteLaunch],
    report: Report | None = None,
    others: Sequence[Sequence[ConcreteLaunch]] = (),
) -> None:
    """Run launches in order. An empty grid is skipped. `report(done, all, kernel)` is told of the
    blocks of all launches. `others`: those of further GPUs, which run the same kernels at the same
    time. Raises E5011 if they launch others.
    """
    before, total = 0, sum(prod(launch.grid) for launch in launches)
    for launch, *there in _together(launches, others):
        if 0 not in launch.grid:
            device.options.progress = report and partial(_tell, report, before, total, launch.kernel)
            before += prod(launch.grid)
            device.launch(
                launch.kernel,
                launch.grid,
                launch.block,
                launch.args,
                _cluster(device, launch),
                launch.smem,
                launch.cooperative,
                launch.pdl,
                [other.args for other in there],
            )


def _together(
    launches: Sequence[ConcreteLaunch], others: Sequence[Sequence[ConcreteLaunch]]
) -> list[tuple[ConcreteLaunch, ...]]:
    """The launches of all GPUs at each time, which differ in arguments only."""
    of_gpus = [launches, *others]
    forms = [[launch._replace(args=()) for launch in own] for own in of_gpus]
    for gpu, form in enumerate(forms):
        if form != forms[0]:
            raise error(
                "E5011",
                f"GPU {gpu} launches {_kernels(form)}, and GPU 0 {_kernels(forms[0])}",
                help="GPUs that work together launch the same kernels with the same grids",
            )
    return list(zip(*of_gpus, strict=True))


def _kernels(launches: Sequence[ConcreteLaunch]) -> str:
    return ", ".join(f"{launch.kernel} with {launch.grid} blocks" for launch in launches) or "none"


def _cluster(device: Device, launch: ConcreteLaunch) -> tuple[int, int, int] | None:
    """The clusters of a launch. A GPU may take smaller ones than are preferred: a random order with
    an odd seed has these alone, and so has a grid that does not divide into the preferred ones.
    """
    if not launch.fallback or launch.cluster is None:
        return launch.cluster
    x, y, z = launch.fallback
    odd = (device.options.seed or 0) % 2 or any(g % c for g, c in zip(launch.grid, launch.cluster))
    return (x, y, z) if odd else launch.cluster


def _tell(report: Report, before: int, total: int, kernel: str, done: int, blocks: int) -> None:
    report(before + done, total, kernel)


def _argument(device: Device, value: Any, stored: Any) -> Any:
    """A tensor as a view of the interpreter's memory, read-only if it is an input; a scalar as it
    is.
    """
    if not isinstance(value, HostTensor):
        return value
    array = value.array if stored is value.memory else stored
    if value.param.role == "in":
        array = array.view()
        array.flags.writeable = False
    pointer = device.buffer(array, value.param.name, initialized=value.param.role != "out", kind=value.param.dtype)
    return TensorView(pointer.address, value.array.shape, value.stride, value.param.dtype, 0, value)
