"""The errors that the public package raises, by its names: all refusals of cutec are
CutecErrors.
"""

from cutec.diag import CutecError as DSLRuntimeError, CutecError as DSLUserCodeError

__all__ = ["DSLRuntimeError", "DSLUserCodeError"]
