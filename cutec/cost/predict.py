"""The time of a call, predicted from a bundle: which of several forms of a function is the fastest.

At given extents the host program gives grids and clusters; the IR, how often each warp enters each
block of code (`control`) and what it does there (`work`); the manifest, how many blocks an SM
holds.

    time = launch + longest of: the busiest SM, device memory, L2
    busiest SM = rounds of its blocks; a round = longest of: pipes, one block alone, its loads

A block alone takes as long as its slowest role: the warps whose loops go through the same tiles. In
a role, code that multiplies takes as long as the tensor cores, for all its warps together; other
code adds to that. Roles work side by side, as a kernel's pipeline lets them. Loads of an SM come at
most as fast as its memory holds bytes in flight (Little's law). Constants are in `cards`; none is
fitted to a kernel.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from cutec.artifact import workspace
from cutec.artifact.bundle import Bundle
from cutec.artifact.host import ConcreteLaunch, HostProgram, compile_program
from cutec.artifact.manifest import Export, Resources
from cutec.artifact.signature import DTYPE_BITS, ScalarParam, Signature, TensorParam, strides_of
from cutec.cost.bulk import boxes_of
from cutec.cost.cards import Card
from cutec.cost.control import Control, Endless, control_of
from cutec.cost.throughput import LANES
from cutec.cost.work import Work, work_of
from cutec.diag import error
from cutec.ir import serial
from cutec.ir.core import Op
from cutec.records import NamedTuple, dataclass
from cutec.target.arch import Arch
from cutec.target.occupancy import occupancy

_GRID = ((1 << 31) - 1, 65535, 65535)  # CUDA Programming Guide, "Technical Specifications"
_REGISTERS = 32  # of a thread, where there is no machine code that says so
_ADDRESS = 1 << 32  # of tensors that are not there


class Prediction(NamedTuple):
    """Seconds of a call. `parts`: what they consist of, by name. `guessed`: some loop depends on
    data, of which nothing is known.
    """

    seconds: float
    parts: dict[str, float]
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
    """A kernel with its control flow, and the work of a warp in each block of its IR."""

    control: Control
    works: list[Work]
    resources: Resources | None


class Model:
    """The model of one export on one card."""

    def __init__(self, bundle: Bundle, export: Export, arch: Arch, card: Card):
        """Raises E1053 if the bundle has no IR or host program of the export for the arch."""
        image, program = bundle.manifest.image("ir", arch.name, export.name), export.host(arch.name)
        if image is None or program is None:
            raise error("E1053", f"the bundle carries no IR of {export.name} for {arch}")
        self.export, self.arch, self.card, self.program = export, arch, card, program
        module = serial.loads(bundle.read(image))
        self._ops: dict[str, Op] = {op.attrs["sym_name"]: op for op in module.walk() if "gpu.kernel" in op.attrs}
        self._kernels: dict[str, _Kernel] = {}
        self._launches = compile_program(program, _Facts(card, arch.limits), lambda text: None)

    def predict(self, extents: Mapping[str, int]) -> Prediction:
        """The time of a call with these extents; scalars are their defaults, or 1. Raises E1095 for
        a loop that does not seem to end.
        """
        try:
            return self._predicted(extents)
        except Endless:
            call = ", ".join(f"{name}={extent}" for name, extent in extents.items())
            raise error("E1095", f"a loop of {self.export.name} does not end for {call}") from None

    def _predicted(self, extents: Mapping[str, int]) -> Prediction:
        launches = self._launches(leaves(self.program, self.export.signature, extents))
        parts: dict[str, float] = {}
        guessed = False
        for launch in launches:
            if 0 not in launch.grid:
                kernel = self._kernel(launch.kernel)
                guessed |= kernel.control.guessed
                for name, seconds in self._launch(launch, kernel, extents).items():
                    parts[name] = parts.get(name, 0.0) + seconds
        return Prediction(parts.pop("total", 0.0), parts, guessed)

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

    def _kernel(self, name: str) -> _Kernel:
        if name not in self._kernels:
            op = self._ops[name]
            control, boxes = control_of(op), boxes_of(self.program, name)
            works = [work_of(block, op, boxes, self.card) for block in control.blocks]
            resources = self.export.kernels.get(name, {}).get(self.arch.name)
            self._kernels[name] = _Kernel(control, works, resources)
        return self._kernels[name]

    def _launch(self, launch: ConcreteLaunch, kernel: _Kernel, extents: Mapping[str, int]) -> dict[str, float]:
        blocks = [_block(kernel, launch, place, self.card) for place in _sample(launch.grid)]
        first, middle, last = blocks
        mean = Work()
        for block, share in ((first, 0.25), (middle, 0.5), (last, 0.25)):
            mean.add(block.work, share)
        alone = max(block.alone for block in blocks)
        resident = self._resident(launch, kernel)
        grid, card = math.prod(launch.grid), self.card
        places = card.clusters(math.prod(launch.cluster or (1, 1, 1)), resident) * math.prod(
            launch.cluster or (1, 1, 1)
        )
        # With programmatic dependent launch a call begins beside the one before, where both have
        # room.
        begin = card.launch + card.setup / card.fast
        if launch.pdl and 2 * grid <= places:
            begin *= card.overlapped
        sm = self._busiest(launch, kernel, blocks, mean, alone, resident) / card.fast
        device = self._unique_bytes(extents) / (card.bandwidth * card.reached)
        l2 = grid * (mean.loaded + mean.stored) / (card.l2_rate * card.sm_count * card.fast)
        longest = _together(sm, device, l2)
        return {"total": begin + longest, "sm": sm, "memory": device, "l2": l2}

    def _busiest(
        self, launch: ConcreteLaunch, kernel: _Kernel, blocks: Sequence[_Block], mean: Work, alone: float, resident: int
    ) -> float:
        """Cycles of the SM with the most blocks."""
        card = self.card
        cluster = math.prod(launch.cluster) if launch.cluster else 1
        places = card.clusters(cluster, resident) * cluster  # of blocks that are resident at once
        grid = math.prod(launch.grid)
        if cluster > 1:  # blocks of a cluster share SMs that hold several
            mine = -(-grid * resident // min(places, -(-grid // cluster) * cluster))
        else:
            mine = -(-grid // card.sm_count)
        setup = card.cluster_setup if cluster > 1 else 0
        held = min(launch.smem + (kernel.resources.shared if kernel.resources else 0), mean.prefetched)
        waited = max((block.in_flight for block in blocks), default=0.0)
        total = 0.0
        while mine > 0:
            together = min(mine, resident)
            rounds = mine // together if together == resident else 1
            in_flight = together * max(held + waited, 1.0)
            rate = min(card.rates.l2_bytes, in_flight / (card.latency * card.fast))
            loads = together * mean.loaded / rate
            one = _together(together * mean.pipe, alone, loads) + together * mean.sent / card.dsm_bytes
            total += rounds * (one + setup + (card.latency * card.fast if mean.prefetched else 0))
            mine -= rounds * together
        return total

    def _resident(self, launch: ConcreteLaunch, kernel: _Kernel) -> int:
        """Blocks that an SM holds at once."""
        threads = math.prod(launch.block)
        used = kernel.resources
        shared = launch.smem + (used.shared if used else 0)
        return max(1, occupancy(self.arch.limits, threads, used.registers if used else _REGISTERS, shared).blocks)

    def _unique_bytes(self, extents: Mapping[str, int]) -> float:
        """Bytes of all tensors, each once; those that are read and written count twice."""
        times = {"in": 1, "out": 1, "inout": 2}
        sizes = [
            times[t.role] * DTYPE_BITS[t.dtype] / 8 * math.prod(_shape(t, extents))
            for t in self.export.signature.tensors
        ]
        return sum(sizes)


def _together(*times: float) -> float:
    """The time of things that happen at once, which get in each other's way where they take equally
    long.
    """
    most = max(times)
    return most * sum((time / most) ** 8 for time in times) ** 0.125 if most else 0.0


# -- one block -------------------------------------------------------------------------------------


class _Block(NamedTuple):
    """One block of a grid: its work, the cycles that it takes alone, and bytes of the loads that
    its warps wait for at once.
    """

    work: Work
    alone: float
    in_flight: float


def _sample(grid: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    """The first, a middle and the last block."""
    x, y, z = grid
    return [(0, 0, 0), (x // 2, y // 2, z // 2), (x - 1, y - 1, z - 1)]


def _block(kernel: _Kernel, launch: ConcreteLaunch, place: tuple[int, int, int], card: Card) -> _Block:
    total, roles = Work(), dict[tuple[int, tuple[int, ...]], list[list[int]]]()
    threads = math.prod(launch.block)
    in_flight = 0.0
    for first in range(0, threads, LANES):
        counts, trace = kernel.control.run(launch.args, _registers(launch, place, first))
        multiplies = tuple(count for count, work in zip(counts, kernel.works) if work.tensor)
        roles.setdefault((trace, multiplies), []).append(counts)
        for count, work in zip(counts, kernel.works):
            if count:
                total.add(work, count)
        in_flight += max((w.loaded - w.prefetched for c, w in zip(counts, kernel.works) if c), default=0.0)
    return _Block(total, max(_role(warps, kernel.works, card) for warps in roles.values()), in_flight)


def _role(warps: list[list[int]], works: list[Work], card: Card) -> float:
    """Cycles of a role alone: its blocks of code one after the other."""
    cycles = 0.0
    for number, work in enumerate(works):
        counts = [warp[number] for warp in warps]
        every, most = sum(counts), max(counts)
        if not most:
            continue
        shared = every * max(work.tensor, work.shared, work.function, work.fp64, work.instructions / 4)
        cycles += max(shared, most * work.instructions * card.issue)
        cycles += most * (work.reads * card.latency * card.fast + work.barriers * card.barrier)
    return cycles


def _registers(launch: ConcreteLaunch, place: tuple[int, int, int], first: int) -> dict[str, int]:
    """The special registers of the thread with linear number `first`."""
    found = {"laneid": 0, "warpid": first // LANES, "warpsize": LANES, "nwarpid": -(-math.prod(launch.block) // LANES)}
    cluster = launch.cluster or (1, 1, 1)
    rest, rank, scale = first, 0, 1
    for axis, size, blocks, at, together in zip("xyz", launch.block, launch.grid, place, cluster):
        found[f"tid.{axis}"], rest = rest % size, rest // size
        found[f"ntid.{axis}"], found[f"nctaid.{axis}"], found[f"ctaid.{axis}"] = size, blocks, at
        found[f"cluster.ctaid.{axis}"], found[f"cluster.nctaid.{axis}"] = at % together, together
        found[f"clusterid.{axis}"], found[f"nclusterid.{axis}"] = at // together, blocks // together
        rank, scale = rank + at % together * scale, scale * together
    return found | {"cluster.ctarank": rank, "cluster.nctarank": scale}


# -- arguments that are not there ------------------------------------------------------------------


def leaves(program: HostProgram, signature: Signature, extents: Mapping[str, int]) -> list[int | float]:
    """The inputs of a host program for tensors of these extents, compact where they may be."""
    tensors = {t.name: t for t in signature.tensors}
    found: list[int | float] = []
    for number, leaf in enumerate(program.inputs):
        tensor = tensors.get(leaf.param)
        if leaf.kind == "ptr":
            found.append(_ADDRESS * (number + 1))
        elif leaf.kind == "extent":
            found.append(_of_workspace(signature, leaf.param, leaf.index, extents))
        elif tensor is None:
            found.append(_scalar(signature, leaf.param))
        elif leaf.kind == "symbol":
            found.append(extents[str(tensor.shape[leaf.index])])
        else:
            found.append(strides_of(tensor, _shape(tensor, extents))[leaf.index])
    return found


def _of_workspace(signature: Signature, name: str, dim: int, extents: Mapping[str, int]) -> int:
    """An extent of a workspace."""
    param = next(p for p in signature.workspaces if p.name == name)
    scalars = {p.name: int(_scalar(signature, p.name)) for p in signature.params if isinstance(p, ScalarParam)}
    return workspace.shape_of(param, {**scalars, **extents})[dim]


def _scalar(signature: Signature, name: str) -> int | float:
    param = next(p for p in signature.params if p.name == name)
    default = getattr(param, "default", None)
    return 1 if default is None else default


def _shape(tensor: TensorParam, extents: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(extents[e] if isinstance(e, str) else e for e in tensor.shape)
