"""The Python files of a build, and whether they are still those that it was built from."""

from __future__ import annotations

import ast
import os
from collections.abc import Mapping
from pathlib import Path

from cutec.artifact.manifest import Export, Manifest
from cutec.diag.source import text_of
from cutec.driver.cache.build_cache import file_hash
from cutec.driver.options.finding import find_file
from cutec.ir.core import Op


def fits(root: Path, file: str, manifest: Manifest, export: Export, device: Op | None) -> bool:
    """Whether a file, relative to `root`, can be what an export was built from: it has its hash
    where the bundle states one; else each function that the IR names lies where it did.
    """
    stated = _stated(manifest, export).get(file)
    if stated is not None:
        return file_hash(os.path.join(root, file)) == stated
    text = text_of(os.path.join(root, file))
    if text is None:
        return False
    defined = export.source.file != file or export.source.line <= text.count("\n") + 1
    return defined and _functions_fit(text, os.path.join(root, file), root, device)


def first_other(root: Path, manifest: Manifest) -> str:
    """Which of the files that a build read is missing now, or has changed, in words; "" if none."""
    for source in manifest.sources:
        now = file_hash(find_file(source.file, [root]))
        if now is None:
            return f"{source.file} was not found"
        if now != source.sha256:
            return f"{source.file} has changed since this was built"
    return ""


def _stated(manifest: Manifest, export: Export) -> Mapping[str, str]:
    """The hashes that a bundle states, by file."""
    stated = {source.file: source.sha256 for source in manifest.sources}
    if export.reference is not None:
        stated.setdefault(export.reference.function.rpartition(":")[0], export.reference.sha256)
    return stated


def _functions_fit(text: str, path: str, root: Path, device: Op | None) -> bool:
    """Whether each place of the IR in a file lies in a function of the name that the IR states."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return False
    extents: dict[str, list[range]] = {}
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            extents.setdefault(node.name, []).append(range(first, (node.end_lineno or first) + 1))
    locations = {op.loc for op in device.walk()} if device is not None else set()
    return all(
        any(loc.line in extent for extent in extents.get(loc.function, ()))
        for loc in locations
        if loc.function.isidentifier() and os.path.join(root, loc.file) == path
    )
