"""The CPU as a device: arrays become buffers, kernels of a lowered module are launched on them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, TextIO

import numpy as np

from cutec import environment
from cutec.artifact.tensor_map import TensorMap
from cutec.diag import CutecError, Warning_, error
from cutec.interpreter.copies.tensor_maps import TensorMaps
from cutec.interpreter.hazards import Accesses, GridRaces, Monitor, Pending, accessed, loaded_from, stored_to
from cutec.interpreter.machine.context import Setup
from cutec.interpreter.machine.machine import Machine
from cutec.interpreter.machine.schedule import Schedule
from cutec.interpreter.memory import shared_memory
from cutec.interpreter.memory.batch_memory import Memory
from cutec.interpreter.memory.global_memory import Allocation, GlobalMemory
from cutec.interpreter.memory.races import Clocks, Records
from cutec.interpreter.memory.several_gpus import behind, turns
from cutec.interpreter.memory.shared_memory import AccessRecords, SharedArray, SharedMemory
from cutec.interpreter.memory.shared_names import SharedNames
from cutec.interpreter.program import Program, alloca_size, compile_kernel
from cutec.interpreter.recording.recorder import Recorder
from cutec.interpreter.sync.barriers import Barriers
from cutec.interpreter.sync.memory_order import MemoryOrder
from cutec.interpreter.values import address, numeric
from cutec.interpreter.values.grid import Batch, Dim3, Waiting
from cutec.interpreter.values.timeline import Timeline
from cutec.ir.attrs import Typed
from cutec.ir.core import Op, symbols
from cutec.ir.types import PtrType, Type
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.clc import TRY_CANCEL
from cutec.ops.primitives.llvm_memory import byte_size
from cutec.ops.primitives.verify import verify_lowered
from cutec.ops.ptx.expand import expand_texts
from cutec.records import dataclass, field
from cutec.target.arch import ARCHS
from cutec.target.occupancy import occupancy

if TYPE_CHECKING:
    from cutec.interpreter.sync.protocols import Clocks as SyncClocks, MemoryOrdering

LANES = 1 << 16  # threads per batch: values of 32 bits then fit a core's L2 cache
_BUDGET = 256 << 20  # bytes of shared and local memory with their shadows, per batch
_MOST = 1 << 30  # bytes of the same, where blocks wait for each other
_PROCESSORS, _REGISTERS = 132, 32  # multiprocessors of an H100 or H200; registers of a thread, if few
_BLOCK_LIMIT = 1024


@dataclass(frozen=True, slots=True)
class Pointer:
    """A device address; adding to it moves it by bytes."""

    address: int

    def __add__(self, offset: int) -> Pointer:
        return Pointer(self.address + offset)


Argument = Pointer | int | float | TensorMap  # of a launch


_addressed: list[np.ndarray] = []  # memory that all devices have, where they have it


def device_address(array: np.ndarray) -> int:
    """The address at which kernels on the interpreter find an array's memory, in all calls from now
    on: for arrays of addresses, as grouped multiplies take them. The memory is kept alive. Raises
    ValueError for an array with negative strides.
    """
    own = _bytes_of(array)
    place, extent = own.__array_interface__["data"][0], own.size
    number = 0
    for known in _addressed:
        number += 1 + len(behind(known))  # a multicast object comes behind the memory of each GPU
        offset = place - known.__array_interface__["data"][0]
        if 0 <= offset <= known.size - extent:
            return address.of_global(number) + offset
    _addressed.append(own)
    return address.of_global(number + 1 + len(behind(own)))


@dataclass(slots=True)
class Options:
    """`step_limit`: segments that a batch of thread blocks may execute. `checks`: look for races
    and for reads of memory never written (bounds, alignment and barriers are always checked).
    `output`: where printf goes (default: standard output). `hazards`: follow the order of memory
    accesses, asynchronous ones included (`docs/hazards.md`); findings are in `Device.hazards`,
    costly accesses in `Device.costs`. `seed`: run threads and asynchronous copies in a random
    order, the same for the same seed. `timeline`: record the block of this linear number (x
    fastest) in each launch that has it; see `Device.timelines`. `progress(done, all)` is told of
    the blocks of a launch, when it begins and when threads end. `stop()` is asked all the time:
    once it is true, the launch raises Stopped. `others()` is asked when all threads spin: whether
    another process may have stored what they wait for (default: as `take_turns` says). `arch`:
    whose tensor cores add; `exact`: bit for bit as these do also where that takes long
    (docs/arithmetic.md; default: CUTEC_EXACT).
    """

    step_limit: int = 1_000_000
    checks: bool = True
    output: TextIO | None = None
    hazards: bool = False
    seed: int | None = None
    timeline: int | None = None
    progress: Callable[[int, int], None] | None = None
    stop: Callable[[], bool] | None = None
    others: Callable[[], bool] | None = field(default_factory=turns)
    arch: str = "sm_90a"
    exact: bool = field(default_factory=lambda: environment.flag("CUTEC_EXACT"))


class Device:
    """A loaded module. `timelines` has the recorded block of each launch, in order, also of one
    that a finding has ended. Raises CutecError E9xxx if `module` is not a lowered one.
    """

    def __init__(self, module: Op, options: Options | None = None):
        verify_lowered(module)
        expand_texts(module)
        self._symbols = symbols(module)
        self._globals = GlobalMemory()
        self._programs: dict[str, Program] = {}
        self._constants: dict[str, int] = {}
        self._maps: dict[TensorMap, int] = {}
        self._tensor_maps = TensorMaps()
        self.options = options or Options()
        self.hazards: list[CutecError] = []
        self._pending = Pending()
        self.costs: list[Warning_] = []
        self.timelines: list[Timeline] = []
        for memory in _addressed:
            self.buffer(memory, "memory known by its address")

    def knows(self, place: int) -> bool:
        """Whether an address is in an array's memory, or just behind it. Others have the same
        number: of the host's memory, for instance.
        """
        allocation = self._globals.get(number := address.number_of(place))
        return allocation is not None and 0 <= place - address.of_global(number) <= len(allocation.bytes)

    def buffer(self, array: np.ndarray, name: str, initialized: bool = True, kind: str = "") -> Pointer:
        """Make an array's memory accessible to kernels, which change it in place.

        `name` and `kind` (default: the array's dtype) are used in findings. With
        `initialized=False` reading an element that no kernel has written is a finding; so is
        writing to an array that is read-only. Raises ValueError for an array with negative strides.
        """
        data = _bytes_of(array)
        written = None if initialized or not self.options.checks else np.zeros(len(data), np.uint8)
        allocation = Allocation(name, data, written, array.itemsize, kind or array.dtype.name)
        allocation.shape, allocation.strides = array.shape, tuple(s // array.itemsize for s in array.strides)
        allocation.stands_for = tuple(
            address.number_of(
                self._globals.add(Allocation(f"{name} of GPU {gpu}", own, None, array.itemsize, allocation.kind))
            )
            for gpu, own in enumerate(behind(data))
        )
        return Pointer(self._globals.add(allocation))

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument] = (),
        cluster: Dim3 | None = None,
        smem: int = 0,
        cooperative: bool = False,
        pdl: bool = False,
        others: Sequence[Sequence[Argument]] = (),
    ) -> None:
        """Run a kernel to its end. Raises CutecError E5xxx with the first finding, and Stopped.

        Pointers may also be given as the numbers they are (`Pointer.address`). `smem` is the size
        in bytes of dynamic shared memory; `cooperative` runs all blocks at once; `pdl`: a GPU may
        begin before the launch before has ended. `others`: the arguments of further GPUs, which run
        the kernel at the same time, each with a grid of its own; all memory is of all of them.
        """
        program = self._program(kernel)
        cluster = cluster or (1, 1, 1)
        for each in (args, *others):
            _check_launch(program, grid, block, cluster, each)
        names = sorted({op.attrs["global_name"].name for op in program.op.walk() if op.name == "llvm.mlir.addressof"})
        shared_names = [name for name in names if _space(self._symbols[name]) == 3]
        sizes = {name: byte_size(self._symbols[name].attrs["global_type"]) or smem for name in shared_names}
        arrays, stride = shared_memory.layout(sizes, program.op)
        addresses = {name: address.of_shared(number) for name, (number, _) in arrays.items()}
        addresses |= {name: self._constant(name) for name in names if name not in arrays}
        setup = Setup(
            addresses,
            program.locals,
            program.granule,
            self.options.checks,
            self.options.output or sys.stdout,
            self._tensor_maps,
            self.options.arch,
            self.options.exact,
        )
        of_gpus = [
            [_argument(self._placed(value), v.type) for value, v in zip(each, program.op.body.args, strict=True)]
            for each in (args, *others)
        ]
        gpus, blocks = len(of_gpus), prod(grid)
        static = sum(byte_size(self._symbols[name].attrs["global_type"]) for name in shared_names)
        at_once = (
            blocks
            if cooperative
            else _batch_size(program, blocks, prod(block), prod(cluster), stride, self.options.hazards)
        )
        if gpus > 1 and at_once < blocks and _spins(program):
            raise error(
                "E5011",
                f"{blocks} blocks on each of {gpus} GPUs: {at_once} of them run at once",
                program.op.loc,
                help="blocks of several GPUs run all at once: let a grid have no more than fit on one",
            )
        if gpus > 1:
            at_once = blocks
        races = None
        if self.options.hazards:
            pending = self._pending if pdl else Pending()
            stored, loaded, touched = (
                _allocations(of(program.op), of_gpus) for of in (stored_to, loaded_from, accessed)
            )
            followed = stored
            if gpus > 1 and stored is not None:  # also what bulk copies may store to
                followed = stored | {
                    address.number_of(map.address)
                    for each in (args, *others)
                    for map in each
                    if isinstance(map, TensorMap)
                }
            races = GridRaces(followed, touched, gpus * (blocks // prod(cluster)), pending, gpus)
            self._pending = pending.after(program.op, stored, loaded)
        with np.errstate(all="ignore"):
            ranks, waiting, limits = prod(cluster), Waiting(grid, cluster), ARCHS[self.options.arch].limits
            while (taken := waiting.begin(at_once // ranks))[1]:
                first, number = (each * ranks for each in taken)
                batch = Batch(grid, block, cluster, first, gpus * number, smem, static, waiting, gpus, limits)
                if self.options.progress is not None:
                    self.options.progress(first, blocks)
                values = [_by_gpu(of, batch.threads * number) for of in zip(*of_gpus)]
                self._run(program, batch, setup, arrays, stride, values, races)

    def _run(
        self,
        program: Program,
        batch: Batch,
        setup: Setup,
        arrays: dict[str, tuple[int, SharedArray]],
        stride: int,
        values: list[np.ndarray],
        races: GridRaces | None,
    ) -> None:
        """Run one batch of blocks."""
        options, unit = self.options, program.granule
        monitor: Monitor | None = None
        clocks: SyncClocks
        memory_order: MemoryOrdering
        records: AccessRecords | None
        if races is not None:
            monitor = Monitor(program, batch, stride, unit, self.hazards, self.costs, options.seed, races)
            clocks, memory_order = monitor.ordering, monitor.memory_order
            records = Accesses(monitor) if options.checks else None
        else:
            clocks = warp_clocks = Clocks(batch)
            memory_order = MemoryOrder(batch, warp_clocks)
            records = Records(stride * batch.blocks // unit, warp_clocks) if options.checks else None
        schedule = None if options.seed is None else Schedule(options.seed, batch)
        memory = Memory(self._globals, SharedMemory(arrays, stride, unit, batch, records, SharedNames(program.op)))
        block = None if options.timeline is None else batch.find(options.timeline)
        recorder = None if block is None else Recorder(batch, block, memory.describe)
        barriers = Barriers(batch, clocks, recorder)
        told, limit = self._progress_of(batch), options.step_limit
        machine = Machine(
            program,
            batch,
            setup,
            memory,
            barriers,
            memory_order,
            limit,
            monitor,
            schedule,
            recorder,
            told,
            options.stop,
            options.others,
        )
        found = len(self.hazards)
        try:
            machine.run(values)
        finally:
            if recorder is not None:
                self.timelines.append(recorder.timeline(program.name))
            if len(self.hazards) == found:  # notes on what was found are written at the end of the launch
                machine.close()

    def _progress_of(self, batch: Batch) -> Callable[[int], None] | None:
        """The function that a batch tells how many of its blocks have ended."""
        progress = self.options.progress
        return None if progress is None else lambda done: progress(batch.first + done, prod(batch.grid))

    def _placed(self, value: Argument) -> Pointer | int | float:
        """A tensor map as the address of one; anything else as it is."""
        if not isinstance(value, TensorMap):
            return value
        if value not in self._maps:
            data = self._tensor_maps.image(value)  # read-only
            self._maps[value] = self._globals.add(Allocation("a tensor map", data, None, 1, "i8"))
        return self._maps[value]

    def _constant(self, name: str) -> int:
        """The address of a global of the module that is not shared memory."""
        if name not in self._constants:
            op = self._symbols[name]
            data = np.zeros(byte_size(op.attrs["global_type"]), np.uint8)
            text = np.frombuffer(op.attrs.get("value", "").encode(), np.uint8)
            data[: len(text)] = text
            data.flags.writeable = "constant" not in op.attrs
            self._constants[name] = self._globals.add(Allocation(name, data, None, 1, "i8"))
        return self._constants[name]

    def _program(self, kernel: str) -> Program:
        if kernel not in self._programs:
            function = self._symbols.get(kernel)
            if function is None or function.name != "llvm.func" or not any(r.block.ops for r in function.regions):
                raise error("E5011", f"the module has no kernel {kernel}")
            self._programs[kernel] = compile_kernel(function)
        return self._programs[kernel]


def _space(symbol: Op) -> int:
    space = symbol.attrs.get("addr_space")
    return space.value if isinstance(space, Typed) else 0


def _bytes_of(array: np.ndarray) -> np.ndarray:
    """The array's memory as uint8, from its first element to its last, gaps of a strided array
    included.
    """
    if array.size == 0:
        return np.zeros(0, np.uint8)
    if any(s < 0 or s % array.itemsize for s in array.strides):
        raise ValueError(
            "an array with negative strides, or strides that are no multiples of its elements, has no place on a device"
        )
    count = 1 + sum((n - 1) * s // array.itemsize for n, s in zip(array.shape, array.strides, strict=True))
    bits = array.view(f"u{array.itemsize}")  # as_strided does not know all of ml_dtypes' types
    return np.lib.stride_tricks.as_strided(bits, (count,), (array.itemsize,)).view(np.uint8)


def _check_launch(program: Program, grid: Dim3, block: Dim3, cluster: Dim3, args: Sequence[Argument]) -> None:
    place = program.op.loc
    if min(*grid, *block, *cluster) < 1 or prod(block) > _BLOCK_LIMIT:
        raise error("E5011", f"a grid of {grid} blocks of {block} threads cannot be launched", place)
    if any(g % c for g, c in zip(grid, cluster, strict=True)):
        raise error(
            "E5011",
            f"a grid of {grid} does not divide into clusters of {cluster}",
            place,
            help="round the grid up, and let blocks beyond the work do nothing: cute.round_up(blocks, clusters)",
        )
    required = program.op.attrs.get("nvvm.reqntid")
    if required is not None and prod(required.values) != prod(block):
        raise error("E5011", f"{program.name} is for blocks of {required.values} threads, not {block}", place)
    if len(args) != len(program.args):
        raise error("E5011", f"{program.name} takes {len(program.args)} arguments, not {len(args)}", place)


def _argument(value: Pointer | float, ty: Type) -> np.ndarray:
    """An argument as a uniform value of the parameter's type; integers wrap around."""
    if isinstance(value, Pointer):
        value = value.address
    if isinstance(ty, PtrType):
        return address.scalar(int(value))
    dtype = numeric.dtype(ty)
    if dtype.kind == "i":
        bits = 8 * dtype.itemsize
        value = (int(value) + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)
    return np.array([value]).astype(dtype)


def _by_gpu(values: Sequence[np.ndarray], threads: int) -> np.ndarray:
    """An argument for each lane where GPUs, of so many threads each, have different ones."""
    if all(value[0] == values[0][0] for value in values):
        return values[0]
    return np.repeat(np.concatenate(values), threads)


def _allocations(arguments: set[int] | None, of_gpus: Sequence[Sequence[np.ndarray]]) -> set[int] | None:
    """The numbers of the arrays that these arguments of a kernel point to, on each GPU; None if
    unknown.
    """
    if arguments is None:
        return None
    return {address.number_of(int(values[n][0])) for values in of_gpus for n in arguments}


def _spins(program: Program) -> bool:
    """Whether blocks may wait for each other."""
    return any(segment.yields for segment in program.segments)


def _batch_size(program: Program, total: int, threads: int, cluster: int, shared: int, hazards: bool) -> int:
    """How many blocks of `total` to run at once, a multiple of the cluster's size. With `hazards`,
    vector clocks take memory as well. Of a kernel whose blocks may wait for each other, as many as
    an H200 runs at once; of one that takes over clusters, a quarter, so that each takes several.
    """
    local = sum(alloca_size(op) for op in program.locals)
    a_block = shared + 26 * (shared // program.granule) + threads * local * (1 + 1 / program.granule)
    spins = _spins(program)
    if hazards and (spins or any(PRIMITIVES[op.name].effects.split for op in program.op.walk())):
        a_block += 12 * cluster * threads**2
    if spins:
        fit = _PROCESSORS * occupancy(ARCHS["sm_90a"].limits, threads, _REGISTERS, shared).blocks
        blocks = min(fit, int(_MOST / max(a_block, 1)))
    else:
        blocks = min(LANES // threads, int(_BUDGET / max(a_block, 1)))
    if any(op.name == TRY_CANCEL for op in program.op.walk()):
        blocks = min(blocks, total // 4)
    return max(blocks // cluster, 1) * cluster
