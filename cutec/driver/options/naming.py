"""The names of files in what a build leaves: bundles, emitted stages, cache entries. No name holds
a path of this machine.

    lib/tiles.py      a file below the project's root, by its path from there
    <pkg/tiles.py>    a Python module elsewhere (an installed package, a folder of PYTHONPATH), as
                      Python finds it on its path: like C's includes in angle brackets
    <made.py>         any other code, by its last name alone: a file run by its path, `exec`

While a build runs, places hold paths, which diagnostics show. They are named where something is
kept: MLIR text, the interpreter's IR, assertions, the manifest. `finding` leads back from a name to
a file.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from cutec.diag.source import PACKAGE, STDLIB, file_of, is_installed
from cutec.driver.options.finding import find_file

KERNEL_MODULE = "__cutec_kernel__"  # begins the names of modules made of kernel files
_INIT = "__init__.py"
_NO_NAMES = ("__main__", "__mp_main__", KERNEL_MODULE, "cutlass")  # of programs, of kernel files, of an alias


class FileNames:
    """The names of files for a project's root. Relative paths begin in the folder that was the
    current one when this was made: the user's code may change it.
    """

    def __init__(self, root: str | Path):
        self.root = str(root)
        self._start = os.getcwd()
        self._names: dict[str, str] = {"": ""}

    def name(self, path: str) -> str:
        """The name of a file, or of a notebook's cell."""
        known = self._names.get(path)
        if known is None:
            file = file_of(path)
            name = self._below(file) or f"<{self._imported(file) or _last_name(file)}>"
            known = self._names[path] = name + path[len(file) :]
        return known

    def path(self, name: str) -> str:
        """Where a named file is: the path that was given for it, or that `find_file` finds; the
        name itself if there is none.
        """
        given = next((path for path, known in self._names.items() if known == name), None)
        return given or find_file(name, [self.root]) or name

    def _below(self, file: str) -> str:
        """The path of a file from the root, with `/`; "" if it is not the project's: code without a
        file, a file elsewhere, a package that is installed below the root.
        """
        path = os.path.join(self._start, file)
        if file.startswith("<") or not (os.path.isabs(file) or os.path.isfile(path)):
            return ""
        spellings = (os.path.normpath(path), os.path.realpath(path))
        for spelling in spellings[os.pardir in path.split(os.sep) :]:
            inside = spelling.removeprefix(self.root.rstrip(os.sep) + os.sep)
            if inside != spelling and not self._is_foreign(inside, spelling):
                return inside.replace(os.sep, "/")
        return ""

    def _is_foreign(self, inside: str, path: str) -> bool:
        """Whether a file below the root belongs to Python, cutec or an installed package that lies
        there too.
        """
        around = [folder for folder in (PACKAGE, STDLIB) if path.startswith(folder)]
        return is_installed(os.sep + inside) or any(not self.root.startswith(f.rstrip(os.sep)) for f in around)

    def _imported(self, file: str) -> str:
        """The path of a module's file on Python's path; "" for a file that no module is made of."""
        path = os.path.join(self._start, file)
        files = [(name, getattr(module, "__dict__", {}).get("__file__")) for name, module in list(sys.modules.items())]
        found = [name for name, of in files if of in (file, path) and not name.startswith(_NO_NAMES)]
        module = min(found, key=lambda name: (len(name), name), default="").replace(".", "/")
        return module and f"{module}/{_INIT}" if file.endswith(_INIT) else module and f"{module}.py"


def _last_name(file: str) -> str:
    return file.strip("<>").replace("\\", "/").rpartition("/")[2]
