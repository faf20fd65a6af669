"""The time of a call, predicted from a bundle: which of several forms of a function is the fastest.

At given extents the host program gives grids and clusters; the IR, how often each warp enters each
block of code (`control`) and what it does there (`work`); the manifest, how many blocks an SM
holds.

    time = launch + longest of: the busiest SM, device memory, L2
    busiest SM = rounds of its blocks; a round = longest of: pipes, one block alone, its loads

One block alone is the matter of `role`. Loads of an SM come at most as fast as its memory holds
bytes in flight (Little's law). Blocks that ask for more work (cluster launch control) begin once
and are emptied once. Constants are in `cards`; none is fitted to a kernel.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from cutec.artifact.bundle import Bundle
from cutec.artifact.expression import evaluate
from cutec.artifact.host import ConcreteLaunch, compile_program
from cutec.artifact.manifest import Export, Resources
from cutec.artifact.signature import DTYPE_BITS
from cutec.cost.bulk import LOAD, SEND, STORE, Boxes, boxes_in
from cutec.cost.cards import Card
from cutec.cost.control import Control, Endless, control_of
from cutec.cost.inputs import Memory, leaves, shape_of
from cutec.cost.operations import work_of
from cutec.cost.role import BlockCost, Place, Turns, block_cost, sample
from cutec.cost.tensor_core import multiplied_type
from cutec.cost.throughput import LANES, multiply_adds
from cutec.cost.work import Work
from cutec.diag import error
from cutec.ir import serial
from cutec.ir.core import Op
from cutec.ir.types import PtrType
from cutec.ops.primitives import PRIMITIVES
from cutec.records import NamedTuple, dataclass
from cutec.target.arch import Arch
from cutec.target.occupancy import blocks_by_resource

_GRID = ((1 << 31) - 1, 65535, 65535)  # CUDA Programming Guide, "Technical Specifications"
_NO_BOXES = Boxes((), ())
ONCE: Turns = (1.0, 1.0)
_REGISTERS = 32  # of a thread, where there is no machine code that says so


class Estimate(NamedTuple):
    """A launch. `bounds`: the blocks that an SM would hold by each resource alone. It holds the
    least of these, `resident`. `turns`: the blocks that the busiest SM does in all; `pipes`: cycles
    of each of its pipes; `sm`: its time in seconds; `drain`: the part of it, in cycles, in which
    the last sums leave tensor memory. `begin`: until blocks work; `memory` and `l2`: times of the
    bytes. `copied`: bytes of bulk copies by direction, those of all blocks; `unsized`: of some
    copies the bytes are not known. `guessed`: some loop depends on data, of which nothing
    is known; such loops are taken to make so many turns, `repeated`, and those in them. `clock` in
    Hz.
    """

    launch: ConcreteLaunch
    bounds: dict[str, int]
    resident: int
    turns: int
    pipes: dict[str, float]
    drain: float
    begin: float
    sm: float
    memory: float
    l2: float
    copied: dict[str, float]
    unsized: bool
    guessed: bool
    repeated: Turns
    clock: float

    @property
    def bound(self) -> str:
        """What takes longest: `device memory`, `L2`, a pipe of the busiest SM, or, where no pipe is
        busy for half of its time, what keeps it waiting.
        """
        longest = max((self.memory, "device memory"), (self.l2, "L2"), (self.sm, ""))[1]
        pipe = max(self.pipes, key=lambda name: self.pipes[name], default="")
        if self.begin > max(self.sm, self.memory, self.l2):
            return "the launch"
        busy = pipe and self.pipes[pipe] >= self.sm * self.clock / 2
        return longest or (pipe if busy else "latency: no pipe is busy for half of the time")

    @property
    def seconds(self) -> float:
        return self.begin + _together(self.sm, self.memory, self.l2)


class Prediction(NamedTuple):
    """Seconds of a call, and whether some loop depends on data, of which nothing is known."""

    seconds: float
    guessed: bool


class _Facts:
    """A card as the device of a host program."""

    def __init__(self, card: Card, limits: Any):
        self._card, self._limits = card, limits

    def attribute(self, name: str) -> int:
        """An attribute of the card. Raises E3012 for those that tables do not have."""
        known = {
            "multiprocessor_count": self._card.sm_count,
            "warp_size": LANES,
            "l2_cache_size": self._card.l2,
            "max_threads_per_block": self._limits.threads_per_block,
            "max_shared_memory_per_block_optin": self._limits.shared_per_block,
            "max_shared_memory_per_multiprocessor": self._limits.shared_per_sm,
        }
        if name not in known:
            raise error("E3012", f"the host program asks for {name}, which is not known of {self._card.name}")
        return known[name]

    def max_active_clusters(self, size: int) -> int:
        """Clusters side by side, one block an SM."""
        return self._card.clusters(size)


@dataclass
class _Kernel:
    """A kernel with its control flow. `boxed`: the numbers of the blocks of its IR that copy boxes
    of tensors, whose work depends on the call; the `works` of the others.
    """

    op: Op
    control: Control
    works: list[Work]
    boxed: list[int]
    resources: Resources | None
    queue: bool  # blocks ask for the work of others, which have not begun
    paired: bool  # blocks multiply together


class Model:
    """The model of one export on one card."""

    def __init__(self, bundle: Bundle, export: Export, arch: Arch, card: Card):
        """Raises E1053 if the bundle has no IR or host program of the export for the arch."""
        image, program = bundle.manifest.image("ir", arch.name, export.name), export.host(arch.name)
        if image is None or program is None:
            raise error("E1053", f"the bundle carries no IR of {export.name} for {arch}")
        self.export, self.arch, self.card, self.program = export, arch, card, program
        module = serial.loads(bundle.module(image, export.name))
        self._ops: dict[str, Op] = {op.attrs["sym_name"]: op for op in module.walk() if "gpu.kernel" in op.attrs}
        self._kernels: dict[str, _Kernel] = {}
        self._launches = compile_program(program, _Facts(card, arch.limits), lambda text: None)

    def predict(self, extents: Mapping[str, int]) -> Prediction:
        """The time of a call with these extents; scalars are their defaults, or 1. Raises E1095 for
        a loop that does not seem to end.
        """
        estimates = self.estimates(extents)
        return Prediction(sum(e.seconds for e in estimates), any(e.guessed for e in estimates))

    def estimates(self, extents: Mapping[str, int]) -> list[Estimate]:
        """The launches of a call with these extents, those without blocks left out. Raises E1095
        as `predict` does.
        """
        launches = self._launches(leaves(self.program, self.export.signature, extents))
        try:
            return [self._estimate(launch, extents) for launch in launches if 0 not in launch.grid]
        except Endless:
            call = ", ".join(f"{name}={extent}" for name, extent in extents.items())
            raise error("E1095", f"a loop of {self.export.name} does not end for {call}") from None

    @property
    def multiplied(self) -> str:
        """The type that tensor cores multiply, a key of `Card.peaks`; "" if they do not."""
        found = (multiplied_type(op) for kernel in self._ops.values() for op in kernel.walk())
        return next(filter(None, found), "")

    def refusal(self, extents: Mapping[str, int]) -> str:
        """Why the card cannot launch a call with these extents; "" if it can."""
        limits = self.arch.limits
        for launch in self._launches(leaves(self.program, self.export.signature, extents)):
            cluster = math.prod(launch.cluster or (1, 1, 1))
            shared = launch.smem
            if any(extent > most for extent, most in zip(launch.grid, _GRID)):
                return f"a grid of {launch.grid}"
            if math.prod(launch.block) > limits.threads_per_block:
                return f"blocks of {math.prod(launch.block)} threads, of {limits.threads_per_block}"
            if shared > limits.shared_per_block:
                return f"{shared} bytes of shared memory, of {limits.shared_per_block}"
            if cluster > limits.cluster_size or any(g % c for g, c in zip(launch.grid, launch.cluster or (1, 1, 1))):
                return f"clusters of {cluster} blocks in a grid of {launch.grid}"
        return ""

    def _memory(self, extents: Mapping[str, int]) -> Memory:
        """What is said of the tensors of a call."""
        return Memory(self.program, self.export.signature, self.export.contents or {}, extents)

    def _kernel(self, launch: ConcreteLaunch, memory: Memory) -> _Kernel:
        """The kernel of a launch; the memory that is known is that of the same arguments in all."""
        name = launch.kernel
        if name not in self._kernels:
            op = self._ops[name]
            pointers = [isinstance(v.type, PtrType) for v in op.body.args]
            found = {i: memory.bits(value) for i, value in enumerate(launch.args) if pointers[i]}
            readable = {i: bits for i, bits in found.items() if bits}
            control = control_of(op, readable)
            works = [work_of(block, op, _NO_BOXES, self.card) for block in control.blocks]
            boxed = [i for i, block in enumerate(control.blocks) if any(map(_copies_a_box, block.ops))]
            resources = self.export.kernels.get(name, {}).get(self.arch.name)
            names = {o.name for o in op.walk()}
            paired = any(
                o.name in ("cutec.tcgen05_mma", "cutec.tcgen05_mma_scaled") and o.attrs["group"].value == 2
                for o in op.walk()
            )
            self._kernels[name] = _Kernel(op, control, works, boxed, resources, "cutec.clc_try_cancel" in names, paired)
        return self._kernels[name]

    def _estimate(self, launch: ConcreteLaunch, extents: Mapping[str, int]) -> Estimate:
        memory = self._memory(extents)
        kernel, card = self._kernel(launch, memory), self.card
        places = sample(launch.grid, launch.cluster if kernel.paired and launch.cluster else (1, 1, 1))
        blocks, mean = self._blocks(kernel, launch, places, memory)
        repeated = self._repeated(math.prod(launch.grid), blocks, extents) if kernel.control.guessed else ONCE
        if repeated != ONCE:
            once = blocks
            blocks, mean = self._blocks(kernel, launch, places, memory, repeated)
            blocks = [block._replace(drain=first.drain) for block, first in zip(blocks, once)]  # it comes last
        bounds = self._bounds(launch, kernel)
        resident = max(1, min(bounds.values()))
        grid, cluster = math.prod(launch.grid), math.prod(launch.cluster or (1, 1, 1))
        held = card.clusters(cluster, resident) * cluster  # blocks that are resident at once
        # With programmatic dependent launch a call begins beside the one before, where both have
        # room.
        begin = card.launch + card.setup / card.fast
        if launch.pdl and 2 * grid <= held:
            begin *= card.overlapped
        turns = -(-grid * resident // held)
        return Estimate(
            launch,
            bounds,
            resident,
            turns,
            {pipe: turns * cycles for pipe, cycles in mean.pipes.items() if cycles},
            max(block.drain for block in blocks) * (1 if kernel.queue else -(-turns // resident)),
            begin,
            self._busiest(launch, kernel, blocks, mean, turns, resident) / card.fast,
            self._bytes(extents, {"in": 1, "out": 1, "inout": 2}) / (card.bandwidth * card.reached),
            grid * (mean.loaded + mean.stored) / (card.l2_rate * card.sm_count * card.fast),
            {LOAD: grid * mean.brought, STORE: grid * mean.taken, SEND: grid * mean.passed},
            mean.unsized > 0,
            kernel.control.guessed,
            repeated,
            card.fast,
        )

    def _blocks(
        self,
        kernel: _Kernel,
        launch: ConcreteLaunch,
        places: Sequence[Place],
        memory: Memory,
        repeated: Turns = ONCE,
    ) -> tuple[list[BlockCost], Work]:
        """The costs of a first, a middle and a last block, and the mean work of a block."""
        control, card = kernel.control, self.card
        works, boxes = list(kernel.works), boxes_in(launch.args)
        for number in kernel.boxed:
            works[number] = work_of(control.blocks[number], kernel.op, boxes, card)
        blocks = [block_cost(control, works, launch, place, card, memory.load, repeated) for place in places]
        return blocks, _mean([block.work for block in blocks])

    def _repeated(self, grid: int, blocks: Sequence[BlockCost], values: Mapping[str, int]) -> Turns:
        """How often loops that depend on data turn, and loops in them, if the export states its
        operations and all of them are multiplies of tensor cores. Loops with others in them store
        results: as often as all of those are. Else once.
        """
        outside, outer, inner = (_mean([block.levels[level] for block in blocks]) for level in range(3))
        once = outside.tensor + outer.tensor + inner.tensor
        if not self.export.flops or not once:
            return ONCE
        wanted = evaluate(self.export.flops, values) / (2 * multiply_adds(self.multiplied, self.card.capability) * grid)
        if not inner.tensor or not outer.stored:
            return max(1.0, wanted / once), 1.0
        tiles = max(1.0, self._bytes(values, {"out": 1, "inout": 1}) / (grid * outer.stored))
        rest = wanted - outside.tensor - tiles * outer.tensor
        return tiles, max(1.0, rest / (tiles * inner.tensor))

    def _busiest(
        self,
        launch: ConcreteLaunch,
        kernel: _Kernel,
        blocks: Sequence[BlockCost],
        mean: Work,
        turns: int,
        resident: int,
    ) -> float:
        """Cycles of the SM with the most blocks."""
        card = self.card
        setup = card.cluster_setup if launch.cluster and math.prod(launch.cluster) > 1 else 0.0
        first = setup + (card.latency * card.fast if mean.prefetched else 0)  # until a block has data
        last = max(block.drain for block in blocks)
        block = max(b.slowest for b in blocks) if kernel.queue else max(b.alone for b in blocks)
        held = min(launch.smem + (kernel.resources.shared if kernel.resources else 0), mean.prefetched)
        waited = max((b.in_flight for b in blocks), default=0.0)
        total = first + last if kernel.queue else 0.0
        while turns > 0:
            together = min(turns, resident)
            rounds = turns // together if together == resident else 1
            in_flight = together * max(held + waited, 1.0)
            rate = min(card.rates.l2_bytes, in_flight / (card.latency * card.fast))
            loads = together * mean.loaded / rate
            one = _together(together * mean.pipe, block, loads) + together * mean.sent / card.dsm_bytes
            total += rounds * (one + (0.0 if kernel.queue else first))
            turns -= rounds * together
        return total

    def _bounds(self, launch: ConcreteLaunch, kernel: _Kernel) -> dict[str, int]:
        """Blocks that an SM would hold at once by each resource alone."""
        threads, used = math.prod(launch.block), kernel.resources or Resources(_REGISTERS)
        shared = launch.smem + used.shared
        return blocks_by_resource(self.arch.limits, threads, used.registers, shared, used.tensor_columns)

    def _bytes(self, extents: Mapping[str, int], times: Mapping[str, int]) -> float:
        """Bytes of all tensors, by their role so many `times`."""
        sizes = [
            times.get(t.role, 0) * DTYPE_BITS[t.dtype] / 8 * math.prod(shape_of(t, extents))
            for t in self.export.signature.tensors
        ]
        return sum(sizes)


def _mean(works: Sequence[Work]) -> Work:
    """Of a first, a middle and a last block."""
    mean = Work()
    for work, share in zip(works, (0.25, 0.5, 0.25)):
        mean.add(work, share)
    return mean


def _copies_a_box(op: Op) -> bool:
    primitive = PRIMITIVES.get(op.name)
    return primitive is not None and primitive.size is not None and primitive.size.boxed


def _together(*times: float) -> float:
    """The time of things that happen at once, which get in each other's way where they take equally
    long.
    """
    most = max(times)
    return most * sum((time / most) ** 8 for time in times) ** 0.125 if most else 0.0
