"""Bundles that carry only IR: made from kernel text with no tool, for `cutec run --on cpu`."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cutec.artifact.bundle import write_bundle
from cutec.artifact.manifest import Manifest
from cutec.cli.main import main
from cutec.driver.bundling import bundle
from cutec.driver.listing import select
from cutec.driver.load import loaded
from cutec.driver.options import BuildOptions
from cutec.driver.unit import Setting, Unit
from cutec.target.arch import parse_arch
from cutec.toolchain.find import find_toolset
from cutec.toolchain.key import NoStore

KERNELS = '''
import cutec
from cutec import cute


@cute.kernel
def scale_kernel(x: cute.Tensor, y: cute.Tensor, alpha: cutec.Float32, skip: cutec.Int32):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    i = bid * 128 + tid
    if i < cute.size(y) - skip:
        y[i] = x[i] * alpha


@cute.jit
def scale(x: cute.Tensor, y: cute.Tensor, alpha: cutec.Float32, skip: cutec.Int32):
    scale_kernel(x, y, alpha, skip).launch(grid=[cute.ceil_div(cute.size(y), 128), 1, 1], block=[128, 1, 1])


def reference(x, alpha, skip):
    return x * alpha


cutec.export(scale, args=["in f32[n{div=4}]", "out f32[n{div=4}]", "f32", "i32"], reference=reference, bytes="8*n", flops="n")
'''


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty project folder, which is the current one."""
    (tmp_path / "pyproject.toml").write_text("")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def ir_bundle(project: Path) -> Callable[..., Manifest]:
    """`ir_bundle()` writes k.py and a bundle of it into `out`, traced for `archs`."""

    def make(text: str = KERNELS, archs: tuple[str, ...] = ("sm_80", "sm_90a")) -> Manifest:
        (project / "k.py").write_text(text)
        options = BuildOptions("k.py", output="out")
        setting = Setting(options, find_toolset(), NoStore(), project, None)
        with loaded("k.py") as kernel:
            units = [Unit(export, parse_arch(arch), setting) for export in select(kernel, options) for arch in archs]
            for unit in units:
                unit.front()
        manifest, contents = bundle(units, lambda images: b"", {}, lambda file: project / file)
        write_bundle("out", manifest, contents)
        return manifest

    return make


@pytest.fixture
def cutec(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """`cutec("run", ...)` runs the program here; status, stdout and stderr."""

    def run(*args: str) -> tuple[int, str, str]:
        status = main([os.fspath(a) for a in args])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run
