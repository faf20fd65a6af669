"""`cutlass._mlir.passmanager`: MLIR's passes, which NVIDIA's compiler runs in the process."""

from cutec.frontend.exports.elsewhere import INSIDE, names_elsewhere

__getattr__, __dir__ = names_elsewhere(__name__, PassManager=INSIDE)
