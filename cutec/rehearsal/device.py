"""The GPU that a rehearsal is for, as programs ask for it: through PyTorch, the CUDA runtime and
the driver. Its arch is that of `--arch`, other facts are those of `--device-facts`.
"""

from __future__ import annotations

from typing import Any

from cutec import environment
from cutec.frontend.core import device_facts
from cutec.library.attributes import NUMBERS
from cutec.target.arch import parse_arch

MEMORY = 80 << 30  # bytes of a GPU, all of them free
WARP = 32


def capability(*device: Any) -> tuple[int, int]:
    """The compute capability."""
    arch = parse_arch(environment.get("CUTEC_ARCH").split(",")[0].strip())
    return arch.major, arch.minor


def attribute(number: Any, *device: Any) -> int:
    """An attribute by its number (CUDA Driver API, CUdevice_attribute, whose numbers are those of
    cudaDeviceAttr). Raises E1025 for one that is not stated.
    """
    name = next(name for name, known in NUMBERS.items() if known == int(number))
    major, minor = capability()
    given = {"compute_capability_major": major, "compute_capability_minor": minor, "warp_size": WARP}
    return given[name] if name in given else device_facts.needed(name)


class Properties:
    """`torch.cuda.get_device_properties()`, and `cudaDeviceProp` of the CUDA runtime, whose fields
    have names of their own. Raises E1025 for a number of SMs that is not stated.
    """

    def __init__(self, *device: Any):
        self.major, self.minor = capability()
        self.name = f"sm_{self.major}{self.minor}"
        self.total_memory = self.totalGlobalMem = MEMORY
        self.warp_size = self.warpSize = WARP

    @property
    def multi_processor_count(self) -> int:
        """The number of SMs."""
        return device_facts.needed(device_facts.SM_COUNT)

    multiProcessorCount = multi_processor_count  # the runtime's name
