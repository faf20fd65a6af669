"""flashinfer (flashinfer-ai/flashinfer): its norms in CuTe DSL, as its own functions compile them.

cutec exec --rehearse --arch sm_90a --device-facts sm_count=132 flashinfer_norms.py "rmsnorm"
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import project_cases
import torch
from parts_of_packages import part

part("flashinfer.cute_dsl.utils")  # which they import, and with it else all of the package around it
RMS, ADD, LAYER = (part(f"flashinfer.norm.kernels.{name}") for name in ("rmsnorm", "fused_add_rmsnorm", "layernorm"))
SM = 10 * torch.cuda.get_device_capability()[0] + torch.cuda.get_device_capability()[1]
PDL = SM >= 90
E4M3 = "float8_e4m3fn"


def over(columns: tuple[int, ...], compiling: Callable[..., Any]) -> Callable[[], None]:
    """A case that compiles for rows of these lengths."""

    def case() -> None:
        for n in columns:
            compiling(n)

    return case


def hardware_converts(compiling: Callable[..., Any]) -> Callable[..., Any]:
    """For rows of e4m3, by instructions where there are some, and by the project's own code."""
    return lambda n: [compiling(n, by_hardware) for by_hardware in (True, False)[SM < 89 :]]


LENGTHS = (64, 111, 1024, 4096, 8192, 32768)
CASES: dict[str, Callable[[], object]] = {
    "rmsnorm": over(LENGTHS, lambda n: RMS._get_compiled_rmsnorm_kernel("bfloat16", n, 1.0, PDL, SM, True)),
    "rmsnorm, rows apart": over(LENGTHS, lambda n: RMS._get_compiled_rmsnorm_kernel("float16", n, 0.0, PDL, SM, False)),
    "rmsnorm, a long row": over(
        (131072,), lambda n: RMS._get_compiled_rmsnorm_kernel("bfloat16", n, 0.0, PDL, SM, True)
    ),
    "rmsnorm into e4m3": over(
        LENGTHS,
        hardware_converts(
            lambda n, hw: RMS._get_compiled_rmsnorm_quant_kernel("bfloat16", E4M3, n, 0.0, False, hw, SM, True)
        ),
    ),
    "rmsnorm of heads": over((64, 128, 256), lambda n: RMS._get_compiled_qk_rmsnorm_kernel("bfloat16", n, 0.0, False)),
    "sum and rmsnorm": over(
        LENGTHS, lambda n: ADD._get_compiled_fused_add_rmsnorm_kernel("bfloat16", n, 0.0, False, SM, True)
    ),
    "sum and rmsnorm into e4m3": over(
        LENGTHS,
        hardware_converts(
            lambda n, hw: ADD._get_compiled_fused_add_rmsnorm_quant_kernel(
                "bfloat16", E4M3, n, 0.0, False, hw, SM, True
            )
        ),
    ),
    "layernorm": over(LENGTHS, lambda n: LAYER._get_compiled_layernorm_kernel("bfloat16", "float32", n, False)),
}

if __name__ == "__main__":
    project_cases.main(CASES, sys.modules["flashinfer"], checks={})
