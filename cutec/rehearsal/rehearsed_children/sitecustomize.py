"""What Python runs first in the processes that a rehearsed program starts: imports find the same
stubs as in the program.

A rehearsal puts the folder of this file on Python's path. A `sitecustomize` of the user's own runs
too.
"""

import importlib.util
import sys
from importlib.machinery import PathFinder
from pathlib import Path

from cutec.rehearsal.child import FirstImport

sys.meta_path.insert(0, FirstImport())
_own = Path(__file__).parent
_found = PathFinder.find_spec(__name__, [folder for folder in sys.path if Path(folder) != _own])
if _found is not None and _found.loader is not None:
    _found.loader.exec_module(importlib.util.module_from_spec(_found))
