"""The public examples as modules."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples_kit import ROOT


@pytest.fixture(autouse=True)
def examples_importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some examples import others, as `cute.ampere…`, from the folder that holds them all."""
    if ROOT:
        monkeypatch.syspath_prepend(str(Path(ROOT) / "examples/python/CuTeDSL"))
