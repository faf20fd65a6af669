"""The recipe of a bundle: the kernel file and the options that it was built from, and the hashes of
the files that were read. `again` is the way back, to a build of one export for one arch.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cutec.artifact.manifest import Recipe, SourceFile
from cutec.driver.options.options import BuildOptions

# Fields that the recipe and the options have in common, and those of them that name files.
_SAME = ("module", "args", "kwargs", "opt_level", "ptxas_options", "lineinfo", "assertions")
_FILES = ("file", "spec", "pipeline")


def relative(path: str, root: Path) -> str:
    """`path` below the project's root; a path elsewhere stays absolute."""
    absolute = os.path.abspath(path)
    return os.path.relpath(absolute, root) if absolute.startswith(str(root) + os.sep) else absolute


def recipe_of(options: BuildOptions, root: Path) -> Recipe:
    """The recipe of a build."""
    given: dict[str, Any] = {name: getattr(options, name) for name in _SAME}
    given |= {name: relative(path, root) for name in _FILES if (path := getattr(options, name)) is not None}
    return Recipe(
        **given,
        entry=options.entry if _of_command_line(options) else None,
        link=tuple(relative(path, root) for path in options.link),
        facts=options.device_facts or None,
    )


def source_files(hashes: Mapping[str, str], root: Path) -> tuple[SourceFile, ...]:
    """The files that a build read, from their hashes by absolute path."""
    named = {relative(path, root): digest for path, digest in hashes.items()}
    return tuple(SourceFile(file, named[file]) for file in sorted(named))


def again(recipe: Recipe, root: Path, export: str, arch: str) -> dict[str, Any]:
    """The options, by name, of a build of one export for one arch by a recipe. `root`: where the
    project is now.
    """
    given: dict[str, Any] = {name: getattr(recipe, name) for name in _SAME}
    given |= {name: str(root / path) for name in _FILES if (path := getattr(recipe, name)) is not None}
    return given | {
        "archs": (arch,),
        "entry": recipe.entry or export,
        "link": tuple(str(root / path) for path in recipe.link),
        "device_facts": recipe.facts or {},
    }


def _of_command_line(options: BuildOptions) -> bool:
    """Whether the command line declares the export, rather than choosing one."""
    return options.args is not None or options.kwargs is not None
