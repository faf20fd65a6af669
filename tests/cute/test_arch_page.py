"""`docs/arch.md` is made of the docstrings of `cute.arch`:
`pytest tests/cute/test_arch_page.py --update-golden` writes it.
"""

from __future__ import annotations

import ast
import textwrap
from pathlib import Path

import pytest

import cutec.cute.arch as arch

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "cutec" / "cute" / "arch"
PAGE = ROOT / "docs" / "arch.md"
HEAD = """# cute.arch

The hardware's instructions, one name per instruction. Every name also works on the interpreter,
with the meaning that the PTX ISA gives it. An instruction that the target arch lacks is refused
when the kernel is traced (E0420). All functions take `loc=` and `ip=` and ignore them.

Memory orders are those of the PTX memory model. `sem` is `relaxed`, `acquire`, `release` or
`acq_rel`; loads and stores also take `volatile` and `weak` (plain accesses are `weak`). `scope` is
`cta`, `cluster`, `gpu` or `sys`, by default `gpu`. The interpreter tracks releases, acquires and
fences: accesses that they order do not race; accesses that they do not order race (E5005). A thread
that loads in a `while` loop lets all other threads run first.

This page is generated from the docstrings.
"""


def signature(node: ast.FunctionDef) -> str:
    """The parameters, without `loc` and `ip` and without annotations."""
    args = node.args
    plain = [a.arg for a in args.args]
    with_defaults = dict(zip(plain[len(plain) - len(args.defaults) :], args.defaults))
    texts = [f"{name}={ast.unparse(with_defaults[name])}" if name in with_defaults else name for name in plain]
    named = [(a.arg, d) for a, d in zip(args.kwonlyargs, args.kw_defaults) if a.arg not in ("loc", "ip")]
    if named:
        texts += ["*", *(f"{name}={ast.unparse(d)}" if d is not None else name for name, d in named)]
    return f"{node.name}({', '.join(texts)})"


def sections() -> list[tuple[str, str, list[tuple[str, str]]]]:
    """(module, its docstring, (signature, docstring) of each public function), in the order of the
    package's docstring.
    """
    found = []
    for line in arch.__doc__.splitlines():
        path = FOLDER / f"{line.split(' ')[0]}.py"
        if not line or not path.exists():
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [n for n in tree.body if isinstance(n, ast.FunctionDef) and hasattr(arch, n.name)]
        found.append(
            (
                path.stem,
                " ".join((ast.get_docstring(tree) or "").split()),
                [(signature(n), ast.get_docstring(n) or "") for n in functions],
            )
        )
    return found


def wrapped(text: str) -> list[str]:
    """A paragraph of a list item."""
    return textwrap.wrap(text, 100, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def page() -> str:
    """The text of docs/arch.md."""
    lines = [HEAD]
    for module, about, functions in sections():
        lines += [f"## {module}", "", *textwrap.wrap(about, 100, break_on_hyphens=False), ""]
        for head, text in functions:
            lines += [f"* `{head}`", "", *wrapped(" ".join(text.split())), ""]
    return "\n".join(lines)


def test_every_public_function_is_on_the_page() -> None:
    shown = {head.partition("(")[0] for _, _, functions in sections() for head, _ in functions}
    public = {
        name
        for name in dir(arch)
        if not name.startswith("_")
        and callable(getattr(arch, name))
        and getattr(arch, name).__module__.startswith("cutec.cute.arch")
    }
    aliases = {name for name in public if getattr(arch, name).__name__ != name}
    assert public - aliases == shown


def test_everything_is_documented() -> None:
    assert [head for _, _, functions in sections() for head, text in functions if not text] == []


def test_the_page_is_up_to_date(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--update-golden"):
        PAGE.write_text(page(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == page()
