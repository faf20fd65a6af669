"""Operations of the `scf` dialect: loops and branches."""

from cutec.frontend.exports.elsewhere import dialect_elsewhere

__getattr__ = dialect_elsewhere(__name__, "write `if`, `for` and `while` in a @cute.jit function")
