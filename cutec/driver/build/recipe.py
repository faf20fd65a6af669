"""The recipe of a bundle: the kernel file and the options that it was built from, and the hashes of
the files that were read. `again` is the way back, to a build of one export for one arch.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cutec.artifact.manifest import Recipe, SourceFile
from cutec.driver.options.finding import find_file
from cutec.driver.options.naming import FileNames
from cutec.driver.options.options import BuildOptions

# Fields that the recipe and the options have in common, and those of them that name files.
_SAME = ("module", "args", "kwargs", "opt_level", "ptxas_options", "lineinfo", "assertions", "embed_ptx")
_FILES = ("file", "spec", "pipeline")


def recipe_of(options: BuildOptions, files: FileNames) -> Recipe:
    """The recipe of a build."""
    given: dict[str, Any] = {name: getattr(options, name) for name in _SAME}
    given |= {name: files.name(path) for name in _FILES if (path := getattr(options, name)) is not None}
    return Recipe(
        **given,
        entry=options.entry if _of_command_line(options) else None,
        link=tuple(map(files.name, options.link)),
        facts=options.device_facts or None,
    )


def source_files(hashes: Mapping[str, str], files: FileNames) -> tuple[SourceFile, ...]:
    """The files that a build read, from their hashes by absolute path."""
    named = {files.name(path): digest for path, digest in hashes.items()}
    return tuple(SourceFile(file, named[file]) for file in sorted(named))


def again(recipe: Recipe, root: Path, export: str, arch: str) -> dict[str, Any]:
    """The options, by name, of a build of one export for one arch by a recipe. `root`: where the
    project is now.
    """
    given: dict[str, Any] = {name: getattr(recipe, name) for name in _SAME}
    given |= {name: _found(path, root) for name in _FILES if (path := getattr(recipe, name)) is not None}
    return given | {
        "archs": (arch,),
        "entry": recipe.entry or export,
        "link": tuple(_found(path, root) for path in recipe.link),
        "device_facts": recipe.facts or {},
    }


def _found(name: str, root: Path) -> str:
    return find_file(name, [root]) or str(root / name)


def _of_command_line(options: BuildOptions) -> bool:
    """Whether the command line declares the export, rather than choosing one."""
    return options.args is not None or options.kwargs is not None
