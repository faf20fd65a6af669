"""Imports as questions: where a module of that name is found among these folders, if anywhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec

from cutec.diag.source import is_users
from cutec.driver.inputs.answers import ABSENT, EVERYTHING, is_fixed, text_of, title
from cutec.driver.inputs.asker import Asker
from cutec.driver.inputs.names import Surroundings
from cutec.driver.inputs.recorder import Recorder


def ask_for_module(
    recorder: Recorder, fullname: str, path: Sequence[str] | None, spec: ModuleSpec | None, who: Asker | None
) -> None:
    """Take down that a module was looked for, in `sys.path` (None) or the folders of its package,
    and what was found. What a package finds in its own folders is left to its files.

    Raises E0514 for a file that a hermetic build may not read.
    """
    folders = list(sys.path if path is None else path)
    if path is not None and spec is not None and all(map(is_fixed, folders)):
        return
    around = recorder.around
    question = ("import", fullname, *_names(folders, around))
    text = text_of(spec, around)
    recorder.answers.setdefault(question, text)
    file = os.path.abspath(spec.origin) if spec is not None and spec.has_location and spec.origin else ""
    if text != ABSENT and file and is_users(file):
        recorder.allow(file, who)
        recorder.modules[file] = title(question)
        if not file.endswith(".py"):
            recorder.ask("file", around.name(file))


def _names(folders: list[str], around: Surroundings) -> list[str]:
    """The names of folders; those that are searched anyway, which are there in their order, as
    one.
    """
    known = list(around.search)
    start = next((i for i in range(len(folders)) if folders[i : i + len(known)] == known), None)
    if start is None:
        return [around.name(os.path.abspath(folder)) for folder in folders]
    before, after = folders[:start], folders[start + len(known) :]
    names = [[around.name(os.path.abspath(folder)) for folder in part] for part in (before, after)]
    return [*names[0], EVERYTHING, *names[1]]


def is_users_module(spec: ModuleSpec) -> bool:
    """Whether a module that was found is the user's: its file, or a folder of a namespace
    package.
    """
    places = [spec.origin] if spec.has_location else list(spec.submodule_search_locations or ())
    return any(is_users(os.path.abspath(place)) for place in places if place)
