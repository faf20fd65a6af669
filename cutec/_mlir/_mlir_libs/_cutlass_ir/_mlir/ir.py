"""Types and values: those of `cutlass._mlir.ir`."""

from cutec._mlir.ir import *  # noqa: F403 - its names are the names of this module
