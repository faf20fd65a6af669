"""CUDA's bindings in kernel files: loaded when more is asked of them than a name for an annotation,
and then the real ones.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from cutec.driver.kernel_file.load import loaded

BINDINGS = (
    "class CUstream:\n    def __init__(self, handle=0):\n        self.handle = handle\n\ndef cuInit(flags):\n    return"
    " flags\n"
)


@pytest.fixture
def bindings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small bindings in place of those that this machine may have."""
    folder = tmp_path / "installed" / "cuda" / "bindings"
    folder.mkdir(parents=True)
    for file, text in (
        (folder.parent / "__init__.py", ""),
        (folder / "__init__.py", ""),
        (folder / "driver.py", BINDINGS),
    ):
        file.write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path / "installed"))
    for name in [name for name in sys.modules if name == "cuda" or name.startswith("cuda.")]:
        monkeypatch.delitem(sys.modules, name)


@contextmanager
def ran(tmp_path: Path, text: str) -> Iterator[SimpleNamespace]:
    """The names of a kernel file that has run."""
    (tmp_path / "k.py").write_text(text)
    with loaded(str(tmp_path / "k.py")) as found:
        yield found.module


def is_real(module: object) -> bool:
    return "cuInit" in vars(module)


def test_an_annotation_loads_nothing(tmp_path: Path, bindings: None) -> None:
    text = (
        "from typing import Optional\nimport cuda.bindings.driver as cuda\ndef f(s: cuda.CUstream, t:"
        " Optional[cuda.CUstream] = None):\n    pass\n"
    )
    with ran(tmp_path, text) as names:
        assert names.f.__annotations__["s"].__name__ == "CUstream" and not is_real(names.cuda)
        bindings = sys.modules["cuda.bindings"]
        assert bindings.driver is names.cuda is sys.modules["cuda.bindings.driver"]
    assert "cuda.bindings.driver" not in sys.modules and not hasattr(bindings, "driver")


def test_what_is_used_is_the_real_thing(tmp_path: Path, bindings: None) -> None:
    text = """
import cuda.bindings.driver as cuda
from cuda.bindings import driver
Early = cuda.CUstream
stream = Early(7)
class Mine(Early):
    pass
flags = driver.cuInit(3)
import cuda.bindings.driver as late
"""
    with ran(tmp_path, text) as names:
        real = names.late
        assert is_real(real) and sys.modules["cuda.bindings.driver"] is real is sys.modules["cuda.bindings"].driver
        assert type(names.stream) is real.CUstream and names.stream.handle == 7 and names.flags == 3
        assert (
            issubclass(names.Mine, real.CUstream)
            and isinstance(names.stream, names.Early)
            and not isinstance(3, names.Early)
        )
        assert names.Early | None == real.CUstream | None
