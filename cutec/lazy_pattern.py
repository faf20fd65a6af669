"""Regular expressions that are compiled on first use: most builds use few, and compiling all would
take longer than starting Python.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, AnyStr

if TYPE_CHECKING:

    def pattern(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
        """A regular expression, with the methods of a compiled one."""
        ...

else:

    class pattern:
        """A regular expression, with the methods of a compiled one."""

        def __init__(self, text: AnyStr, flags: int = 0):
            self._made_of = text, flags

        def __getattr__(self, name: str) -> Any:
            """A method of the compiled expression, stored here from now on."""
            found = getattr(re.compile(*self._made_of), name)
            setattr(self, name, found)
            return found
