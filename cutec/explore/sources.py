"""The Python files of a build, and whether they are still those that it was built from."""

from __future__ import annotations

import ast
import hashlib
import os
from pathlib import Path

from cutec.artifact.manifest import Export
from cutec.diag.source import text_of
from cutec.ir.core import Op


def fits(root: Path, file: str, export: Export, device: Op | None) -> bool:
    """Whether a file, relative to `root`, can be what an export was built from: it has its hash
    where the bundle states one; else each function that the IR names lies where it did.
    """
    text = text_of(os.path.join(root, file))
    if text is None:
        return False
    reference = export.reference
    if reference is not None and reference.function.rpartition(":")[0] == file:
        return hashlib.sha256((root / file).read_bytes()).hexdigest() == reference.sha256
    defined = export.source.file != file or export.source.line <= text.count("\n") + 1
    return defined and _functions_fit(text, os.path.join(root, file), root, device)


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
