"""Operations of the `nvgpu` dialect: matrix and bulk copies."""

from cutec.frontend.exports.elsewhere import dialect_elsewhere

__getattr__ = dialect_elsewhere(__name__, "cute.nvgpu has these copies and multiplies as atoms")
