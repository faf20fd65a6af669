"""A Sphinx extension: comments in pages that stand for text made elsewhere.

`<!-- api: PACKAGE -->` becomes the reference of a package (`reference`), `<!-- codes -->` the list
of all diagnostic codes (`codes`), `<!-- notebook: FILE -->` a notebook beside the page
(`notebooks`). A page that begins with `<!-- page: FILE -->` becomes that file of the repository's
root. Links in pages are those of the repository.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import codes
import notebooks
import reference
from docutils import nodes
from lexers import ConsoleLexer, MlirLexer
from sphinx import addnodes

ROOT = Path(__file__).parents[2]
ROOT_PAGES = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
}
_PAGE = re.compile(r"^<!-- page: (\S+) -->")
_API = re.compile(r"^<!-- api: ([\w.]+) -->$", re.MULTILINE)
_CODES = re.compile(r"^<!-- codes -->$", re.MULTILINE)
_NOTEBOOK = re.compile(r"^<!-- notebook: (\S+) -->$", re.MULTILINE)
_GENERATED = re.compile("|".join(p.pattern for p in (_PAGE, _API, _CODES, _NOTEBOOK)), re.MULTILINE)
_LINK = re.compile(r"\]\((?!\w+:|#)([^)\s]+)\)")
_ROOT_LINK = re.compile(rf"\]\(((?:\.\./)*)\.\./({'|'.join(ROOT_PAGES)})")
_FOLDER = re.compile(r"\[([^\]]*)\]\(((?:\.\./)+[\w/]*)\)")  # the site shows no folders


def complete(text: str, folder: Path) -> str:
    """A page in a folder, with its generated parts."""
    root_page = _PAGE.match(text)
    if root_page:
        text = from_root((ROOT / root_page[1]).read_text(encoding="utf-8"))
    text = _API.sub(lambda found: reference.page(found[1]), text)
    text = _CODES.sub(lambda _: codes.page(), text)
    text = _NOTEBOOK.sub(lambda found: notebooks.page(folder / found[1]), text)
    text = _ROOT_LINK.sub(lambda found: f"]({found[1]}{ROOT_PAGES[found[2]]}", text)
    return _FOLDER.sub(lambda found: found[1] if (folder / found[2]).is_dir() else found[0], text)


def from_root(text: str) -> str:
    """A page of the repository's root with the links that it has in docs/."""
    return _LINK.sub(lambda found: f"]({_from_docs(found[1])})", text)


def _from_docs(target: str) -> str:
    """A link's target as docs/ sees it; a folder's is its index."""
    inside = target.removeprefix("docs/") if target.startswith("docs/") else f"../{target}"
    return inside + "index.md" if inside.endswith("/") else inside


def setup(app: Any) -> dict[str, bool]:
    """What Sphinx calls."""
    app.add_lexer("console", ConsoleLexer)
    app.add_lexer("mlir", MlirLexer)
    app.connect("env-get-outdated", _generated_pages)
    app.connect("source-read", _read)
    app.connect("doctree-read", _link_annotations)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _generated_pages(app: Any, env: Any, added: set[str], changed: set[str], removed: set[str]) -> list[str]:
    """Pages to make anew in every build: their text depends on files that Sphinx does not know."""
    return [page for page in env.found_docs if _GENERATED.search(Path(env.doc2path(page)).read_text(encoding="utf-8"))]


def _read(app: Any, page: str, source: list[str]) -> None:
    source[0] = complete(source[0], Path(app.env.doc2path(page)).parent)


def _link_annotations(app: Any, tree: nodes.document) -> None:
    """Link names in signatures to the classes of the reference, and nothing else: Sphinx would take
    any target that ends with the name.
    """
    for reference_node in list(tree.findall(addnodes.pending_xref)):
        if reference_node["reftype"] == "class":
            target = reference.class_called(reference_node["reftarget"])
            if target:
                reference_node["reftarget"] = target
            else:
                reference_node.replace_self(reference_node.children)
