"""Operations of the `gpu` dialect: kernels and their threads."""

from cutec.frontend.exports.elsewhere import dialect_elsewhere

__getattr__ = dialect_elsewhere(__name__, "cute.arch has indices of threads and barriers, @cute.kernel makes kernels")
