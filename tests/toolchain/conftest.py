"""A complete set of fake tools."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from toolchain_fakes import CUDA_VERSION, GOOD, GOOD_PTXAS, PTXAS, llvm_tool, script


@pytest.fixture
def fake_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """`fake_tools(llc="exit 1", ptxas=…)`: a complete set in tmp_path, these tools behaving so;
    counts every start in tmp_path/started.
    """
    started = tmp_path / "started"

    def make(version: str = "22.1.8", cuda_version: str = CUDA_VERSION, **bodies: str) -> Path:
        chosen = {**GOOD, **{name.replace("_", "-"): body for name, body in bodies.items() if name != "ptxas"}}
        for name, body in chosen.items():
            llvm_tool(tmp_path / "llvm" / "bin" / name, f"echo {name} >> {started}\n{body}", version)
        ptxas = PTXAS.format(version=cuda_version, body=f"echo ptxas >> {started}\n" + bodies.get("ptxas", GOOD_PTXAS))
        script(tmp_path / "cuda" / "bin" / "ptxas", ptxas)
        script(tmp_path / "cuda" / "bin" / "fatbinary", f"echo '{cuda_version}'")
        return started

    monkeypatch.setenv("CUTEC_LLVM", str(tmp_path / "llvm"))
    monkeypatch.setenv("CUTEC_CUDA", str(tmp_path / "cuda"))
    return make
