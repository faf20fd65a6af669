"""`cutlass.jax`: functions of the kernel language in programs of JAX.

`cutlass_call` makes a `@cute.jit` function a part of a jitted program (docs/howto/jax.md). JAX is
imported by the functions that need it, when they are called: files that import this module build
without it. A build calls nothing: each use there is refused (E0506).
"""

from cutec.jax.call import cutlass_call
from cutec.jax.handlers import get_export_disabled_safety_checks, register
from cutec.jax.types import TensorSpec, cutlass_to_jax_dtype, is_available, jax_to_cutlass_dtype

__all__ = [
    "TensorSpec",
    "cutlass_call",
    "cutlass_to_jax_dtype",
    "get_export_disabled_safety_checks",
    "is_available",
    "jax_to_cutlass_dtype",
    "register",
]
