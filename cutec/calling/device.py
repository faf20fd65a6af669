"""The GPU that calls run on, and the arch that they are compiled for."""

from __future__ import annotations

from cutec.calling.options import CallOptions
from cutec.runtime.driver import cuda_driver
from cutec.target.arch import ARCHS, Arch, parse_arch

_INTERPRETED = "sm_90a"  # the arch of the interpreter where none is named


def arch_for(options: CallOptions) -> Arch:
    """The named arch, else a common one for the interpreter, else that of the current GPU (its
    arch-specific variant where there is one). Raises E1101 for an unknown name, and E4001 to E4003
    where neither an arch is named nor a GPU can be used.
    """
    if options.arch:
        return parse_arch(options.arch)
    if options.device == "cpu":
        return parse_arch(_INTERPRETED)
    driver = cuda_driver()
    plain = "sm_{}{}".format(*driver.capability(driver.current_device()))
    return ARCHS.get(plain + "a") or parse_arch(plain)
