"""Operations of the `gpu` dialect: kernels and their threads."""

from cutec.frontend.exports.elsewhere import dialect_elsewhere

__getattr__ = dialect_elsewhere(__name__, "cute.arch has the indices of threads and the barriers, @cute.kernel makes kernels")
