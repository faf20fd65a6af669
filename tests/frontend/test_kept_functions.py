"""Rewritten functions are kept beside the bytecode of their file, and read again by later
processes.
"""

from __future__ import annotations

import importlib
import marshal
import os
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.frontend.rewriting import kept, rewrite
from cutec.testing import simulate

TEXT = """
class Sum:
    __step = 2

    def of(self, x, n):
        total = x[0] * 0
        for i in range(n):
            if i % 2 == 0:
                total += x[i] * self.__step
            else:
                total -= x[i]
        return total
"""


@pytest.fixture
def helpers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of helpers that Python imports, with bytecode."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    file = tmp_path / "helpers_of_kept.py"
    file.write_text(TEXT, encoding="utf-8")
    return file


def imported(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The helpers, in what is a new process to the rewriter."""
    monkeypatch.setattr(rewrite, "_cache", {})
    monkeypatch.setattr(kept, "_files", {})
    sys.modules.pop("helpers_of_kept", None)
    importlib.invalidate_caches()
    return importlib.import_module("helpers_of_kept")


def result(module: ModuleType) -> int:
    @cute.kernel
    def kernel(x: cute.Tensor, y: cute.Tensor, n: cutec.Int32):
        y[0] = module.Sum().of(x, n)

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor, n: cutec.Int32):
        kernel(x, y, n).launch(grid=1, block=1)

    y = np.zeros(1, np.int32)
    simulate(entry, np.arange(1, 8, dtype=np.int32), y, cutec.Int32(7))
    return int(y[0])


def files(helpers: Path) -> list[Path]:
    return sorted(helpers.parent.glob("__pycache__/*.cutec.pyc"))


@pytest.fixture
def rewritten(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the functions that were rewritten anew."""
    found: list[str] = []
    original = rewrite._rewrite_code

    def noted(function):
        found.append(function.__qualname__)
        return original(function)

    monkeypatch.setattr(rewrite, "_rewrite_code", noted)
    return found


def test_a_later_process_reads_them(helpers: Path, rewritten: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert result(imported(monkeypatch)) == 2 * (1 + 3 + 5 + 7) - (2 + 4 + 6) and "Sum.of" in rewritten
    (file,) = files(helpers)
    assert file.name.startswith("helpers_of_kept.")
    rewritten.clear()
    assert result(imported(monkeypatch)) == 20 and "Sum.of" not in rewritten


def test_an_edited_file_is_rewritten(helpers: Path, rewritten: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    result(imported(monkeypatch))
    helpers.write_text(TEXT.replace("__step = 2", "__step = 3"), encoding="utf-8")
    os.utime(helpers, (1, 1))  # Python too looks at the time
    rewritten.clear()
    assert result(imported(monkeypatch)) == 36 and "Sum.of" in rewritten


def test_another_rewriter_rewrites(helpers: Path, rewritten: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    result(imported(monkeypatch))
    monkeypatch.setattr(kept, "_version", lambda: ("another",))
    rewritten.clear()
    assert result(imported(monkeypatch)) == 20 and "Sum.of" in rewritten


@pytest.mark.parametrize("content", [b"", b"\0", marshal.dumps(7), marshal.dumps((1, 2, 3))])
def test_a_damaged_file_is_written_again(
    content: bytes, helpers: Path, rewritten: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    result(imported(monkeypatch))
    (file,) = files(helpers)
    file.write_bytes(content)
    assert result(imported(monkeypatch)) == 20
    rewritten.clear()
    assert result(imported(monkeypatch)) == 20 and "Sum.of" not in rewritten


def test_without_bytecode_nothing_is_kept(helpers: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert result(imported(monkeypatch)) == 20
    assert not (helpers.parent / "__pycache__").exists()


def test_errors_name_the_lines_of_the_file(helpers: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = TEXT.replace("total += x[i] * self.__step", "total = 0.5")
    helpers.write_text(text, encoding="utf-8")
    told = []
    for _ in range(2):  # the second time it is read
        with pytest.raises(cutec.CutecError) as caught:
            result(imported(monkeypatch))
        kept.save()
        told.append((caught.value.code, caught.value.place, caught.value.message, caught.value.notes))
    assert told[0] == told[1] and told[0][1].file == str(helpers)
