"""Building a bundle again by its recipe, in a fresh process without the cache."""

from __future__ import annotations

import json
import os
import site
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cutec.artifact.bundle import Bundle, open_bundle
from cutec.artifact.manifest import Manifest
from cutec.driver.build.recipe import again
from cutec.records import dataclass, field
from cutec.toolchain.process import run_chain

_TIME_LIMIT = 3600.0  # seconds
_CHILD = "from cutec.cli.rebuild import main; raise SystemExit(main())"
_ANOTHER_DAY = 400 * 86400 + 5 * 3600 + 17  # seconds, into another year
SEEDS = ("1", "2", "3")  # the order of a set of two texts is the same under every second seed


@dataclass(frozen=True)
class Conditions:
    """How a rebuild differs from an ordinary build: environment variables, seconds that the clock
    is ahead, and whether the current folder, HOME and TMPDIR are others.
    """

    name: str = ""
    environment: Mapping[str, str] = field(default_factory=dict)
    clock: int = 0
    elsewhere: bool = False


_LANGUAGE = {"LANG": "C", "LC_ALL": "C", "LANGUAGE": "C"}
_USER = {"TZ": "Asia/Kathmandu", "USER": "somebody", "LOGNAME": "somebody", "COLUMNS": "77"}
CONDITIONS = {
    "seed": tuple(Conditions(f"seed {seed}", {"PYTHONHASHSEED": seed}) for seed in SEEDS),
    "clock": (Conditions("clock", clock=_ANOTHER_DAY),),
    "environment": (Conditions("environment", {**_LANGUAGE, **_USER}, elsewhere=True),),
}


@dataclass(frozen=True)
class Rebuilt:
    """A bundle that was built again; or None, with the exit status and what the build said."""

    bundle: Bundle | None
    status: int = 0
    said: str = ""


def rebuild(manifest: Manifest, root: Path, tools: Mapping[str, str], folder: Path, under: Conditions) -> Rebuilt:
    """Build again what a manifest describes, below `folder`. `root`: the project's folder; `tools`:
    options that name the tools.
    """
    output, here = folder / "bundle", _made(folder / "here")
    task = {
        "options": {**options_of(manifest, root), **tools, "output": str(output)},
        "folder": str(here) if under.elsewhere else os.getcwd(),
        "path": module_folder(manifest, root),
        "clock": under.clock,
    }
    variables = {**os.environ, **under.environment}
    if under.elsewhere:
        others = {name: str(_made(folder / name.lower())) for name in ("HOME", "TMPDIR")}
        variables |= {**others, "PYTHONUSERBASE": site.getuserbase()}
    _, (outcome,) = run_chain(
        [[sys.executable, "-c", _CHILD]], json.dumps(task).encode(), _TIME_LIMIT, environment=variables
    )
    if outcome.failed:
        return Rebuilt(None, outcome.code, outcome.stderr)
    return Rebuilt(open_bundle(output))


def options_of(manifest: Manifest, root: Path) -> dict[str, Any]:
    """The options of a build of all that a bundle holds, by name."""
    assert manifest.recipe is not None
    functions = {form.export: choice.name for choice in manifest.choices for form in choice.forms}
    names = ",".join(dict.fromkeys(functions.get(export.name, export.name) for export in manifest.exports))
    archs = {tuple(a for program in export.programs for a in program.archs) for export in manifest.exports}
    kinds = {image.kind for image in manifest.images}
    return again(manifest.recipe, root, names, "") | {
        # exports with archs of their own declare them
        "archs": manifest.archs if archs == {manifest.archs} else (),
        "ir": "ir" in kinds,
        "compress": _compress(manifest),
        "images": "cubin" in kinds,
        "cache": False,
    }


def _compress(manifest: Manifest) -> bool | None:
    """The option by which machine code is compressed as that of a bundle is. (Images so small that
    they stay as they are say nothing.)
    """
    forms = manifest.forms
    packed = {image.export in forms for image in manifest.images if image.unpacked is not None}
    return True if False in packed else None if packed or not forms else False


def module_folder(manifest: Manifest, root: Path) -> str:
    """The folder in which the module of a recipe is looked for; "" for a kernel file."""
    module = manifest.recipe.module if manifest.recipe else None
    if module is None:
        return ""
    inside = module.replace(".", "/")
    for source in manifest.sources:
        path = f"/{(root / source.file).as_posix().strip('/')}"
        for end in (f"/{inside}.py", f"/{inside}/__init__.py"):
            if path.endswith(end):
                return path.removesuffix(end) or "/"
    return ""


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
