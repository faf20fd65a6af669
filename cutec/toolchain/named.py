"""What users name with flags and variables (`CUTEC_PTXAS=FILE`, `--cuda DIR`), and what is wrong
with a name that cannot be used: such a name is told, and nothing else is taken instead.
"""

from __future__ import annotations

import os
from pathlib import Path

from cutec.diag import CutecError, error
from cutec.records import dataclass


@dataclass(frozen=True, slots=True)
class Named:
    """A path that the user named: with `by`, a flag or a variable."""

    by: str
    path: Path

    def __str__(self) -> str:
        return f"{self.by} {self.path}" if self.by.startswith("--") else f"{self.by}={self.path}"


def named(flag: str, given: str | None, variable: str) -> Named | None:
    """What the flag names if it was `given`, else the variable; None where neither is set."""
    if given:
        return Named(flag, Path(given))
    value = os.environ.get(variable)
    return Named(variable, Path(value)) if value else None


def file_problem(file: Named, program: bool = True) -> CutecError | None:
    """The error E2001 for a named file that cannot be used; None if nothing speaks against it."""
    path = file.path
    if path.is_dir():
        return unusable(file, "this is a folder, not a file")
    if not path.exists():
        return unusable(file, "there is no such file")
    return unusable(file, "the file is not executable") if program and not os.access(path, os.X_OK) else None


def folder_problem(folder: Named, lacks: str) -> CutecError:
    """The error for a named folder that gives no tool: it is no folder, or it `lacks` the tool."""
    if folder.path.is_dir():
        return unusable(folder, f"the folder holds no {lacks}")
    return unusable(folder, "this is not a folder" if folder.path.exists() else "there is no such folder")


def unusable(what: Named, why: str) -> CutecError:
    """The error E2001 for a named path, with the reason."""
    flag = what.by.startswith("--")
    help = f"name another with {what.by}, or leave it out" if flag else f"set {what.by} to another, or unset it"
    return error("E2001", f"{what}: {why}", help=f"{help}; `cutec doctor` shows what is found")
