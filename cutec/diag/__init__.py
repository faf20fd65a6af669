"""Diagnostics: errors as data (code, message, place, notes, help), their codes, and reports.

A new diagnostic is two edits: the raise, `error("E0204", message, place, help="…")`, whose help
says what to do instead, and an `Entry` in `codes/<area>.py`, which `cutec explain` shows. Nothing
else knows the code: `catalog` gathers the areas, and the exit status follows from the first digit.

Reports are imported with the first that is shown (PEP 562); `__init__.pyi` lists the names.
"""

from cutec.diag.error import error as error  # at once: its module has the same name
from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
