"""Operations of the `func` dialect: functions and their calls."""

from cutec.frontend.exports.elsewhere import dialect_elsewhere

__getattr__ = dialect_elsewhere(__name__, "write functions of Python, with @cute.jit where they branch or loop")
