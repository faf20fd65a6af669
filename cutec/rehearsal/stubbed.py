"""Which modules have a stub in a rehearsal."""

from __future__ import annotations

# `cuda.pathfinder` looks for libraries of the driver. `einops` knows no tensor that is unread.
DRIVERS = ("cuda.bindings.driver", "cuda.bindings.runtime")
REPLACED = ("torch", "jax", "jax_tvm_ffi", "einops", "cuda.pathfinder", *DRIVERS)
# Where they are not installed. `flash_attn_2_cuda`, an extension of PyTorch, is built on the GPU's
# machine: `flash_attn`, which `flash_attn.cute` is a part of, imports it.
OPTIONAL = ("cuda", "cupy", "matplotlib", "nvshmem", "nvtx", "pandas", "triton", "tvm_ffi")
OPTIONAL += ("flash_attn_2_cuda",)


def is_replaced(name: str) -> bool:
    """Whether a module has a stub in any case."""
    return any(f"{name}.".startswith(f"{replaced}.") for replaced in REPLACED)


def may_have_a_stub(name: str) -> bool:
    """Whether a module has one, or has one where it is not installed."""
    return is_replaced(name) or name.partition(".")[0] in OPTIONAL
