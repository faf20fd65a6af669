"""slinoss (b-vitamins/slinoss): what the project compiles ahead of time.

cutec exec --rehearse --arch sm_90a --device-facts sm_count=132 slinoss_exports.py "mixer"
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import project_cases
import torch
from parts_of_packages import part

MODULES = {name: part(f"slinoss.ops.{name}.cute.aot") for name in ("block", "mixer", "scanprep", "v2x2ssd")}
BLOCK = {
    "NormForwardAOTSpec": "_compile_norm_forward_aot",
    "NormBackwardAOTSpec": "_compile_norm_backward_aot",
    "ActivationForwardAOTSpec": "_compile_activation_forward_aot",
    "ActivationBackwardAOTSpec": "_compile_activation_backward_aot",
}
MAJOR, MINOR = torch.cuda.get_device_capability()
ARCH = f"sm_{MAJOR}{MINOR}{'a' if MAJOR >= 9 else ''}"


def exports(name: str, way: str) -> Callable[[], None]:
    """A case that compiles all exports of a module, `forward` or `backward`."""

    def case() -> None:
        module: Any = MODULES[name]
        for spec in getattr(module, f"default_{way}_aot_specs")((ARCH,)):
            getattr(module, BLOCK.get(type(spec).__name__, f"_compile_{way}_aot"))(spec)

    return case


CASES = {f"{name}, {way}": exports(name, way) for name in MODULES for way in ("forward", "backward")}

if __name__ == "__main__":
    project_cases.main(CASES, sys.modules["slinoss"], checks={})
