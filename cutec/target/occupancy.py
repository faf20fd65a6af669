"""Occupancy: how many blocks of a kernel an SM holds at once, from the resources that ptxas reports
for the kernel (CUDA's occupancy calculator, restated).

    sm_90, 256 threads (8 warps), 128 registers, 48 KiB of shared memory
    blocks 32;  warps 64/8 = 8;  registers 65536/(128·32)/8 = 2;  shared memory 228/49 = 4
    2 blocks, 16 of 64 warps: a quarter, limited by registers
"""

from __future__ import annotations

from cutec.records import dataclass
from cutec.target.arch import Limits
from cutec.target.tensor_memory import COLUMNS


@dataclass(frozen=True, slots=True)
class Occupancy:
    """The resident `blocks` of an SM, their `warps`, the `fraction` of the SM's most warps, and the
    resource that is the `limit`.
    """

    blocks: int
    warps: int
    fraction: float
    limit: str


def _round_up(value: int, unit: int) -> int:
    return -(-value // unit) * unit


def occupancy(limits: Limits, threads: int, registers: int, shared: int, columns: int = 0) -> Occupancy:
    """Occupancy of a kernel with `threads` per block, `registers` per thread, `shared` bytes
    (static + dynamic) and `columns` of tensor memory per block. A block whose columns are not free
    waits for them, so it does not count.

    Zero blocks means that the kernel cannot be launched. Raises ValueError for a block without
    threads.
    """
    bounds = blocks_by_resource(limits, threads, registers, shared, columns)
    warps = -(-threads // 32)
    limit = min(bounds, key=lambda name: bounds[name])
    blocks = bounds[limit] if threads <= limits.threads_per_block else 0
    return Occupancy(blocks, blocks * warps, blocks * warps / limits.warps_per_sm, limit)


def blocks_by_resource(limits: Limits, threads: int, registers: int, shared: int, columns: int = 0) -> dict[str, int]:
    """The blocks that an SM would hold if only one resource were limited, by resource; tensor
    memory where a block allocates `columns` of it. Raises ValueError for a block without threads.
    """
    if threads < 1:
        raise ValueError("a block has at least one thread")
    warps = -(-threads // 32)
    bounds = {
        "blocks": limits.blocks_per_sm,
        "warps": limits.warps_per_sm // warps,
        "registers": _blocks_by_registers(limits, warps, registers),
        "shared memory": _blocks_by_shared(limits, shared),
    }
    return bounds | ({"tensor memory": COLUMNS // columns} if columns else {})


def most_threads(limits: Limits, registers: int) -> int:
    """The most threads of a block, in whole warps, that its `registers` per thread allow."""
    sizes = range(limits.threads_per_block, 0, -32)
    return next((threads for threads in sizes if _blocks_by_registers(limits, threads // 32, registers)), 0)


def _blocks_by_registers(limits: Limits, warps: int, registers: int) -> int:
    """Registers are allocated a warp at a time, in units, from `warp_unit` sub-partitions of the
    register file.
    """
    per_warp = _round_up(max(registers, 1) * 32, limits.register_unit)
    warps_that_fit = limits.registers_per_sm // per_warp // limits.warp_unit * limits.warp_unit
    if (
        registers > limits.registers_per_thread
        or per_warp * _round_up(warps, limits.warp_unit) > limits.registers_per_block
    ):
        return 0
    return warps_that_fit // warps


def _blocks_by_shared(limits: Limits, shared: int) -> int:
    if shared > limits.shared_per_block:
        return 0
    used = _round_up(shared + limits.shared_reserved, limits.shared_unit)
    return limits.shared_per_sm // used if used else limits.blocks_per_sm
