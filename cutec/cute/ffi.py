"""`cutlass.cute.ffi`: calls of functions in libraries of bitcode."""

from cutec.frontend.exports.elsewhere import names_elsewhere

_FOREIGN = (
    "E0506",
    "calls a function of LLVM bitcode, which cutec does not link",
    "write the function in Python, or as inline PTX (cute.arch.inline_ptx)",
)

__getattr__, __dir__ = names_elsewhere(__name__, BitCode=_FOREIGN, ffi=_FOREIGN)
