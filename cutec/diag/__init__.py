"""Diagnostics: errors as data (code, message, places, help), their codes, and how they are shown."""

from cutec.diag.error import CutecError, Note, Warning_, error, exit_code

__all__ = ["CutecError", "Note", "Warning_", "error", "exit_code"]
