"""Facts about the GPU: those stated for the build; otherwise, in a host function, those of the
device that runs it, and in plain Python those of a device in this machine.
"""

from __future__ import annotations

from typing import Any

from cutec import environment
from cutec.frontend.core import device_facts
from cutec.frontend.core.context import active, builder
from cutec.frontend.exports.export import is_recording
from cutec.frontend.numbers.numeric import Int32, as_numeric
from cutec.ir.types import I32
from cutec.lazy import LazyModule
from cutec.loc_ip import take_loc_ip
from cutec.ops.device_facts import DEVICE_ATTRIBUTE, MAX_ACTIVE_CLUSTERS
from cutec.runtime.driver import cuda_driver

on_cpu = LazyModule("cutec.driver.run.on_cpu")


class HardwareInfo:
    """Facts about device `device_id`. Those stated for a build (`--device-facts`, `device:` in its
    spec) are known when compiling; others are run-time numbers of a host function.
    """

    def __init__(self, device_id: int = 0):
        self.device_id = device_id

    def get_device_multiprocessor_count(self) -> Any:
        """The number of SMs."""
        return self.get_device_attribute(device_facts.SM_COUNT)

    def get_l2_cache_size_in_bytes(self) -> Any:
        """The size of the L2 cache."""
        return self.get_device_attribute("l2_cache_size")

    def get_device_attribute(self, name: str) -> Any:
        """A CUdevice_attribute, by its name in lower case without prefix. Outside of host
        functions: raises E1025 in a build that does not state it, E4001 without a driver. With
        CUTEC_DEVICE=cpu the device is the interpreter, which has few attributes (E3012).
        """
        stated = _stated(name)
        if stated is not None:
            return stated
        if active() is not None:
            return Int32(builder().value(DEVICE_ATTRIBUTE, (), I32, {"name": name}), nonneg=True)
        if is_recording():
            raise device_facts.missing(name)
        if _is_cpu():
            return on_cpu.Cpu().attribute(name)
        return cuda_driver().attribute(self.device_id, name)

    def get_max_active_clusters(self, cluster_size: int) -> Any:
        """The number of clusters of `cluster_size` blocks that can be resident at once, with one
        block per SM.

        In a host function of a build for which it is not stated the driver is asked for the kernel
        itself (cuOccupancyMaxActiveClusters).
        """
        stated = _stated(f"{device_facts.CLUSTERS}.{cluster_size}") if isinstance(cluster_size, int) else None
        if stated is not None:
            return stated
        if active() is not None:
            return Int32(
                builder().value(MAX_ACTIVE_CLUSTERS, [as_numeric(cluster_size, Int32).to(Int32).ir], I32), nonneg=True
            )
        if _is_cpu() and not is_recording():
            return on_cpu.Cpu().max_active_clusters(cluster_size)
        return self.get_device_multiprocessor_count() // cluster_size


def _stated(name: str) -> int | None:
    """A fact that is stated where this is called: in plain Python, or in a host function."""
    return device_facts.fact(name) if active() is None else device_facts.fact_for_trace(name)


def _is_cpu() -> bool:
    """Whether calls run on the interpreter (CUTEC_DEVICE)."""
    return environment.get("CUTEC_DEVICE").strip().lower() == "cpu"


take_loc_ip(globals())
