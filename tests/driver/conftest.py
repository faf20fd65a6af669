"""Small kernel files, and how to load them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from driver_kernels import ADD, EXPORT


@pytest.fixture
def kernel_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """`kernel_file(text)` writes `k.py` into an empty folder, which is the current one, and returns
    its name.
    """
    monkeypatch.chdir(tmp_path)

    def write(text: str = ADD + EXPORT, name: str = "k.py") -> str:
        (tmp_path / name).write_text(text)
        return name

    return write
