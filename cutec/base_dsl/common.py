"""The errors of the public package, by its names: all of them are CutecErrors."""

from cutec.diag import CutecError as DSLRuntimeError, CutecError as DSLUserCodeError

__all__ = ["DSLRuntimeError", "DSLUserCodeError"]
