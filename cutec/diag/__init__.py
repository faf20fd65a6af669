"""Diagnostics: errors as data (code, message, places, help), their codes, and how they are
shown.
"""

from cutec.diag.error import CutecError, Note, Warning_, error, exit_code
from cutec.lazy import late_names

# How diagnostics are shown is loaded with the first that is.
_NAMES = {"cutec.diag.report": "error_data error_text warning_data warning_text"}
__getattr__, __dir__, __all__ = late_names(__name__, globals(), _NAMES)
