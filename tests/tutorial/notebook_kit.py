"""Running a notebook as Jupyter would: cell after cell, with what each shows."""

from __future__ import annotations

import ast
import io
import json
import linecache
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

Cell = dict[str, Any]


def executed(path: Path, shell: Callable[[str], str]) -> str:
    """The notebook, as text, with the outputs that its cells have now. `shell` runs a line that
    begins with `!` and returns what it prints.
    """
    notebook = json.loads(path.read_text(encoding="utf-8"))
    namespace: dict[str, Any] = {"__name__": "__main__"}
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(code, 1):
        text = "".join(cell["source"])
        cell["execution_count"] = number
        if text.startswith("!"):
            cell["outputs"] = _stream("".join(shell(line[1:]) for line in text.splitlines()))
        else:
            cell["outputs"] = _outputs(text, f"{path}[cell {number}]", namespace, number)
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def _outputs(text: str, name: str, namespace: dict[str, Any], number: int) -> list[Cell]:
    """What a cell of Python prints, and the value of its last line if that is an expression."""
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    body = ast.parse(text, name).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(ast.Module(body, []), name, "exec", dont_inherit=True), namespace)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), name, "eval", dont_inherit=True), namespace)
    shown = [] if value is None else [_result(value, number)]
    return _stream(printed.getvalue()) + shown


def _stream(text: str) -> list[Cell]:
    return [{"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}] if text else []


def _result(value: object, number: int) -> Cell:
    data = {"text/plain": repr(value).splitlines(keepends=True)}
    picture = getattr(value, "_repr_svg_", None)
    if picture:
        data["image/svg+xml"] = picture().splitlines(keepends=True)
    return {"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"}
