"""The recorder: takes down what user code asks while it is loaded and traced."""

from __future__ import annotations

import os
import stat
from typing import Any

from cutec.diag import CutecError, error
from cutec.diag.source import PACKAGE, STDLIB, is_installed
from cutec.driver.inputs.answers import Question, answer
from cutec.driver.inputs.asker import Asker
from cutec.driver.inputs.names import Surroundings
from cutec.ir.core import Loc
from cutec.records import dataclass, field

_NOWHERE = ("/dev/null", "/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/tty")
_BYTECODE = ".pyc"
# Functions of Python's library that ask for the kind of a file, not for its size or time.
_ASK_FOR_KINDS = frozenset(
    (
        *("exists", "lexists", "isfile", "isdir", "islink", "ismount", "is_file", "is_dir", "is_symlink", "is_mount"),
        *("realpath", "resolve", "samefile", "glob", "iglob", "rglob", "walk", "makedirs", "mkdir", "rmtree", "which"),
        *("find_spec", "import_module", "spec_from_file_location", "checkcache", "updatecache", "getline", "getlines"),
        *("getsource", "getsourcelines", "getsourcefile", "findsource"),
    )
)


@dataclass
class Recorder:
    """The questions of user code with their first answers.

    modules: the user's files that imports found, with the titles of the questions. installed: files
    of installed packages that it read. unseen: what cannot be asked again (the clock, another
    process), by the words for it, with the line that asked: a build that did so is not remembered.
    `allowed` are the folders and files that `--hermetic` lets it read; None: all.
    """

    around: Surroundings
    allowed: tuple[str, ...] | None = None
    answers: dict[Question, str] = field(default_factory=dict)
    modules: dict[str, str] = field(default_factory=dict)
    installed: set[str] = field(default_factory=set)
    unseen: dict[str, Loc] = field(default_factory=dict)
    refused: CutecError | None = None

    def ask(self, *question: str) -> None:
        """Take down a question with its answer, if it is new."""
        if question not in self.answers:
            self.answers[question] = answer(question, self.around)

    def about(self, kind: str, path: Any, *more: str) -> None:
        """Take down a question about a file or folder. One with a relative name also asks for the
        current folder.
        """
        absolute = self._absolute(path)
        if self._is_fixed(absolute) or self.around.is_above(absolute):
            return
        self.ask(kind, self.around.name(absolute), *more)

    def listed(self, path: Any) -> None:
        """Take down that a folder was listed."""
        self.ask("names", self.around.name(self._absolute(path or ".")))

    def read(self, path: Any, who: Asker) -> None:
        """Take down that a file is opened for reading. Raises E0514 where that is not allowed."""
        absolute = self._absolute(path)
        if absolute.endswith(_BYTECODE) or absolute in _NOWHERE or absolute.startswith((STDLIB, PACKAGE)):
            return
        if is_installed(absolute):
            self.installed.add(absolute)
            return
        self.allow(absolute, who)
        if _is_device(absolute):
            self.cannot_repeat(f"this line reads {absolute}", who)
        self.ask("file", self.around.name(absolute))

    def cannot_repeat(self, what: str, who: Asker) -> None:
        """Take down something whose result cannot be compared. Raises E0513 in a hermetic build."""
        self.unseen.setdefault(what, who.place)
        if self.allowed is not None:
            self._refuse(
                error(
                    "E0513",
                    f"{what}, which a hermetic build refuses",
                    who.place,
                    help="give the result as a compile-time argument or in a file, or build without --hermetic",
                )
            )

    def check(self) -> None:
        """Raise what was refused, even if user code has caught it."""
        if self.refused is not None:
            raise self.refused

    def allow(self, path: str, who: Asker | None) -> None:
        """Raise E0514 for a file that a hermetic build may not read."""
        if self.allowed is None or any(path == folder or path.startswith(folder + os.sep) for folder in self.allowed):
            return
        self._refuse(
            error(
                "E0514",
                f"a hermetic build does not read {path}: it is no file of the project",
                who.place if who else None,
                help=f"name it: --input {path}; the project's folder is {self.around.root}",
            )
        )

    def _refuse(self, err: CutecError) -> None:
        self.refused = self.refused or err
        raise err

    def _absolute(self, path: Any) -> str:
        text = os.fsdecode(path)
        if not os.path.isabs(text):
            self.ask("called", "os.getcwd")
        return os.path.abspath(text)

    def _is_fixed(self, path: str) -> bool:
        return is_installed(path) or path.startswith((STDLIB, PACKAGE))


def asks_for_kind(through: str) -> bool:
    """Whether the function by which user code asks about a file tells it no size and no time:
    `os.path.exists` does not, `os.stat` does.
    """
    return through in _ASK_FOR_KINDS


def _is_device(path: str) -> bool:
    try:
        mode = os.stat(path).st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))
