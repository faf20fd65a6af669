"""Diagnostics: errors as data (code, message, places, help), their codes, and how they are
shown. How they are shown is imported with the first that is (PEP 562); `__init__.pyi` lists the
names.
"""

from cutec.diag.error import error as error  # at once: its module has the same name
from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
