"""Help stands where an error is raised: whoever reads the message of an error in a kernel also
reads what to write instead.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cutec.diag import catalog
from cutec.layout.errors import LayoutError

PACKAGE = Path(__file__).parent.parent.parent / "cutec"
CODE = re.compile(r"E\d{4}")
HELP = 4  # its position among the arguments of `error`


@cache
def raises() -> list[tuple[str, str, bool]]:
    """Where `error` is called with a code, the code, and whether it is given help."""
    return list(_raises())


def _raises() -> Iterator[tuple[str, str, bool]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "error(" in text else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "error":
                code = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else ""
                if CODE.fullmatch(str(code)):
                    helped = len(node.args) > HELP or any(k.arg == "help" for k in node.keywords)
                    yield f"{path.relative_to(PACKAGE)}:{node.lineno}", str(code), helped


def test_errors_in_kernels_have_help() -> None:
    assert len(raises()) > 500
    assert [(place, code) for place, code, helped in raises() if code < "E1000" and not helped] == []


def test_every_code_that_is_raised_is_explained() -> None:
    assert {code for _, code, _ in raises()} <= catalog.entries().keys()


@pytest.mark.parametrize("given", ["", "use //"])
def test_layout_errors_have_help(given: str) -> None:
    err = LayoutError("no layout", given) if given else LayoutError("no layout")
    assert err.help == given if given else "cutec layout" in err.help
