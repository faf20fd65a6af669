"""The pages name files that exist: each Python file that README.md, ARCHITECTURE.md or docs/ names
is a file of the repository, one that the page shows, an example of a user's file, or one of
NVIDIA's public examples. Links between pages lead to files too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FOLDERS = ("cutec", "tests", "samples", "benchmarks", "scripts")
BASES = (ROOT, ROOT / "cutec")  # paths with a folder are relative to one of these
NAMES = frozenset([path.name for folder in FOLDERS for path in (ROOT / folder).rglob("*.py*")])
USERS = {"kernel.py", "attention/hopper.py", "scale.py", "padded.py", "file.py", "path/file.py", "FILE.py"}
# What `cutec export` writes.
EXPORTED = {
    "saxpy_jax.py",
    "multiply_torch.py",
    "project/hatch_build.py",
    "project/mykernels/__init__.py",
    "project/mykernels/__init__.pyi",
    "project/mykernels/_calls.py",
}
PUBLIC = {
    "bench_nvfp4_gemm_ts_vs_pytorch.py",
    "dense_gemm.py",
    "dense_gemm_persistent.py",
    "elementwise_apply.py",
    "flash_fwd.py",
    "flash_fwd_combine.py",
    "tensorop_gemm.py",
    "test_mlp.py",
}
PUBLIC_FOLDERS = ("cute/", "cute_ext/", "dsl_tutorials/", "experimental/", "utils/test_sparse")
_LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")
_SHOWN = re.compile(r"`([\w.]+)`[^`]*:\n\n```")
_FILE = re.compile(r"(?<![\w/.<>*-])[\w./<>*-]*[\w>*]\.pyi?\b")


def files(text: str) -> Iterator[tuple[int, str]]:
    """(line, path) of each Python file that a page names, without patterns as `cli/<name>.py`."""
    for number, line in enumerate(text.splitlines(), 1):
        yield from ((number, found) for found in _FILE.findall(line) if not set(found) & set("<>*"))


def exists(path: str) -> bool:
    """Whether a path names a file, from the root or a page's folder; a name without a folder may be
    anywhere in the repository.
    """
    path = path.replace("../", "")
    return any((base / path).is_file() for base in BASES) if "/" in path else path in NAMES


def is_known(path: str) -> bool:
    """Whether a path needs no explanation on the page."""
    return is_elsewhere(path) or exists(path)


def is_elsewhere(path: str) -> bool:
    """Whether a path is a user's file, one that is written for users, or a public example."""
    return path in USERS | EXPORTED | PUBLIC or path.startswith(PUBLIC_FOLDERS)


@pytest.mark.parametrize("page", PAGES, ids=[page.relative_to(ROOT).as_posix() for page in PAGES])
def test_named_files_and_links_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    shown = set(_SHOWN.findall(text))
    named = [f"line {number}: {path}" for number, path in files(text) if not (path in shown or is_known(path))]
    assert named + [link for link in _LINK.findall(text) if not (page.parent / link).exists()] == []


def test_files_of_others_are_none_of_ours() -> None:
    assert [path for path in sorted(USERS | EXPORTED | PUBLIC) if exists(path)] == []


def test_paths_and_names() -> None:
    text = (
        "`ops/tables.py`, python scripts/lint.py; see `test_pages.py:7` and `cute/arch/__init__.pyi`\n`cli/<name>.py`"
    )
    found = [path for _, path in files(text)]
    assert found == ["ops/tables.py", "scripts/lint.py", "test_pages.py", "cute/arch/__init__.pyi"]
    assert all(map(exists, found)) and not exists("ops/no_such_file.py") and not exists("no_such_file.py")
