"""`cutec layout infer`: the result type of operations of the cute dialect, one or a file of
them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cutec.cli import output
from cutec.diag import error
from cutec.files import read_some
from cutec.layout import LayoutError, infer

_USAGE = "for example: cutec layout infer 'size<[1]>' '!cute.shape<\"(4,(2,?))\">'"


def infer_one(words: Sequence[str], result: str | None) -> None:
    """Print the type of `OP TYPE...`. Raises E1042 where the dialect rejects it."""
    if not words:
        raise error("E1042", "an operation is expected after infer", help=_USAGE)
    try:
        output.result(infer(words[0], list(words[1:]), "", result))
    except LayoutError as exc:
        raise error("E1042", str(exc), help=_USAGE) from None


def infer_batch(path: Path) -> None:
    """Print, for each line `{"op": ..., "operands": [...], "attributes": ..., "result": ...}` of a
    file, `{"result": ...}` or `{"error": ...}` as JSON. Raises E1030 for a file that cannot be read
    and E1042 for a line that is none of these.
    """
    try:
        lines = read_some(path).decode().splitlines()
    except (OSError, UnicodeDecodeError) as exc:
        raise error("E1030", f"{path}: {getattr(exc, 'strerror', None) or exc}") from None
    for number, line in enumerate(lines, 1):
        if line.strip():
            output.result(json.dumps(_answer(_case(path, number, line)), ensure_ascii=False))


def _case(path: Path, number: int, line: str) -> dict[str, Any]:
    try:
        case = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as exc:
        raise error("E1042", f"{path}:{number}: not JSON: {exc}") from None
    texts = (str, type(None))
    if (
        not isinstance(case, dict)
        or not isinstance(case.get("op"), str)
        or not isinstance(case.get("operands", []), list)
        or not all(isinstance(o, str) for o in case.get("operands", []))
        or not isinstance(case.get("attributes"), texts)
        or not isinstance(case.get("result"), texts)
    ):
        raise error(
            "E1042",
            f'{path}:{number}: expected {{"op": text, "operands": [text, ...], "attributes": text, "result": text}}',
        )
    return case


def _answer(case: dict[str, Any]) -> dict[str, str]:
    try:
        return {"result": infer(case["op"], case.get("operands", []), case.get("attributes") or "", case.get("result"))}
    except LayoutError as exc:
        return {"error": str(exc)}
