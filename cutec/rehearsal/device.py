"""The GPU that a rehearsal is for, as programs ask for it: through PyTorch, the CUDA runtime and
the driver. Its arch is that of `--arch`, other facts are those of `--device-facts`.
"""

from __future__ import annotations

from typing import Any

from cutec import environment
from cutec.frontend.core import device_facts
from cutec.library.attributes import NUMBERS
from cutec.target.arch import Arch, parse_arch

MEMORY = 80 << 30  # bytes of a GPU, all of them free
WARP = 32


def _arch() -> Arch:
    return parse_arch(environment.get("CUTEC_ARCH").split(",")[0].strip())


def capability(*device: Any) -> tuple[int, int]:
    """The compute capability."""
    arch = _arch()
    return arch.major, arch.minor


def attribute(number: Any, *device: Any) -> int:
    """An attribute by its number (CUDA Driver API, CUdevice_attribute, whose numbers are those of
    cudaDeviceAttr). Raises E1025 for one that is not stated.
    """
    name = next(name for name, known in NUMBERS.items() if known == int(number))
    arch = _arch()
    given = {
        "compute_capability_major": arch.major,
        "compute_capability_minor": arch.minor,
        "warp_size": WARP,
        "max_shared_memory_per_block_optin": arch.limits.shared_per_block,
        "max_shared_memory_per_multiprocessor": arch.limits.shared_per_sm,
    }
    return given[name] if name in given else device_facts.needed(name)


# By field of `torch.cuda.get_device_properties()`: the field of `cudaDeviceProp`.
_RUNTIME_NAMES = {
    "total_memory": "totalGlobalMem",
    "warp_size": "warpSize",
    "shared_memory_per_block": "sharedMemPerBlock",
    "shared_memory_per_block_optin": "sharedMemPerBlockOptin",
    "shared_memory_per_multiprocessor": "sharedMemPerMultiprocessor",
    "regs_per_multiprocessor": "regsPerMultiprocessor",
    "max_threads_per_block": "maxThreadsPerBlock",
    "max_threads_per_multi_processor": "maxThreadsPerMultiProcessor",
}


class Properties:
    """`torch.cuda.get_device_properties()`, and `cudaDeviceProp` of the CUDA runtime, whose fields
    have names of their own. Raises E1025 for a number of SMs that is not stated.
    """

    def __init__(self, *device: Any):
        arch = _arch()
        self.major, self.minor, limits = arch.major, arch.minor, arch.limits
        self.name = f"sm_{self.major}{self.minor}"
        self.total_memory, self.warp_size = MEMORY, WARP
        self.shared_memory_per_block = limits.static_shared
        self.shared_memory_per_block_optin = limits.shared_per_block
        self.shared_memory_per_multiprocessor = limits.shared_per_sm
        self.regs_per_multiprocessor = limits.registers_per_sm
        self.max_threads_per_block = limits.threads_per_block
        self.max_threads_per_multi_processor = WARP * limits.warps_per_sm
        for name, other in _RUNTIME_NAMES.items():
            setattr(self, other, getattr(self, name))

    @property
    def multi_processor_count(self) -> int:
        """The number of SMs."""
        return device_facts.needed(device_facts.SM_COUNT)

    multiProcessorCount = multi_processor_count  # the runtime's name
