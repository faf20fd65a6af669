"""The resources of each kernel, as `ptxas -v` reports them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cutec.artifact import elf
from cutec.diag import Warning_
from cutec.ir.core import Loc
from cutec.lazy_pattern import pattern
from cutec.records import dataclass, field

_ENTRY = pattern(r"Compiling entry function '([^']+)'")
_PROPERTIES = pattern(r"Function properties for (\S+)")
_STACK = pattern(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
_USED = pattern(r"Used (\d+) registers")
_BARRIERS = pattern(r"used (\d+) barriers")
_SHARED = pattern(r"(\d+) bytes smem")
_CONSTANT = pattern(r"(\d+) bytes cmem\[(\d+)\]")
_CONSTANT_SECTION = pattern(r"\.nv\.constant(\d+)\.(.+)")


@dataclass(slots=True)
class KernelResources:
    """Resources of one kernel: registers per thread; barriers and static `shared` bytes per block;
    `stack`, `spill_stores`, `spill_loads` in bytes per thread; `constant` bytes by bank.
    """

    name: str
    registers: int = 0
    barriers: int = 0
    shared: int = 0
    stack: int = 0
    spill_stores: int = 0
    spill_loads: int = 0
    constant: dict[int, int] = field(default_factory=dict)


def parse(stderr: str) -> dict[str, KernelResources]:
    """Resources by kernel from the output of `ptxas -v`. Properties of device functions are left
    out.
    """
    kernels: dict[str, KernelResources] = {}
    current: KernelResources | None = None
    described = ""
    for line in stderr.splitlines():
        if match := _ENTRY.search(line):
            current = kernels.setdefault(match[1], KernelResources(match[1]))
        elif match := _PROPERTIES.search(line):
            described = match[1]
        elif (match := _STACK.search(line)) and described in kernels:
            kernel = kernels[described]
            kernel.stack, kernel.spill_stores, kernel.spill_loads = (int(n) for n in match.groups())
        elif current and (match := _USED.search(line)):
            _used(current, line, int(match[1]))
    return kernels


def _used(kernel: KernelResources, line: str, registers: int) -> None:
    kernel.registers = registers
    barriers, shared = _BARRIERS.search(line), _SHARED.search(line)
    kernel.barriers = int(barriers[1]) if barriers else 0
    kernel.shared = int(shared[1]) if shared else 0
    kernel.constant = {int(bank): int(size) for size, bank in _CONSTANT.findall(line)}


def add_constants(kernels: Mapping[str, KernelResources], cubin: bytes) -> None:
    """Add constant banks by the cubin's sections `.nv.constantBANK.KERNEL`: ptxas reports their
    sizes for old archs only. Raises ValueError for a cubin that is not whole.
    """
    for section in elf.sections(cubin):
        match = _CONSTANT_SECTION.match(section.name)
        if match and match[2] in kernels:
            kernels[match[2]].constant[int(match[1])] = section.bytes


@dataclass(frozen=True)
class Slot:
    """Stack space of a kernel: its `bytes`, its place in the Python file, and whether it is for the
    arguments of printf.
    """

    bytes: int
    loc: Loc
    printf: bool


def stack_warnings(kernels: dict[str, KernelResources], slots: Mapping[str, Sequence[Slot]]) -> list[Warning_]:
    """A warning for each kernel that spills registers (E2103) or else has a stack frame (E2102):
    both go through local memory.

    `slots` by kernel: buffers of printf need their stack and cause no warning; the rest is
    attributed to the largest register tensor that fits.
    """
    found = []
    for kernel in kernels.values():
        if kernel.spill_stores or kernel.spill_loads:
            spilled = f"{kernel.spill_stores} bytes stored and {kernel.spill_loads} bytes loaded per thread"
            found.append(Warning_("E2103", f"kernel {kernel.name} spills registers to local memory: {spilled}"))
            continue
        mine = slots.get(kernel.name, ())
        unexplained = kernel.stack - sum(_rounded(s.bytes) for s in mine if s.printf)
        if unexplained > 0:
            fitting = [s for s in mine if not s.printf and s.bytes <= unexplained]
            place = max(fitting, key=lambda s: s.bytes).loc if fitting else None
            found.append(
                Warning_(
                    "E2102",
                    f"kernel {kernel.name} keeps {unexplained} bytes per thread on the stack (local memory)",
                    place,
                )
            )
    return found


def _rounded(size: int) -> int:
    """Stack slots are multiples of 8 bytes."""
    return -(-size // 8) * 8
