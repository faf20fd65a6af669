"""Bundles that carry only IR: made from kernel text with no tool, for `cutec run --on cpu`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from run_kernels import SCALE

from cutec.artifact.bundle_write import write_bundle
from cutec.artifact.manifest import Manifest
from cutec.driver.build.make_bundle import bundle, finish
from cutec.driver.build.unit import BuildContext, Unit
from cutec.driver.kernel_file.listing import select
from cutec.driver.kernel_file.load import loaded
from cutec.driver.options.naming import FileNames
from cutec.driver.options.options import BuildOptions
from cutec.target.arch import parse_arch
from cutec.toolchain.find import find_toolset
from cutec.toolchain.key import NoStore

_made: dict[tuple[str, tuple[str, ...]], tuple[Manifest, dict[str, bytes]]] = {}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty project folder, which is the current one."""
    (tmp_path / "pyproject.toml").write_text("")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def ir_bundle(project: Path) -> Callable[..., Manifest]:
    """`ir_bundle()` writes k.py and a bundle of it into `out`, traced for `archs`: once for all
    tests with this text, as file names in a bundle are relative.
    """

    def make(text: str = SCALE, archs: tuple[str, ...] = ("sm_80", "sm_90a")) -> Manifest:
        (project / "k.py").write_text(text)
        if (text, archs) not in _made:
            _made[text, archs] = trace(archs)
        manifest, contents = _made[text, archs]
        write_bundle("out", manifest, contents)
        return manifest

    def trace(archs: tuple[str, ...]) -> tuple[Manifest, dict[str, bytes]]:
        options = BuildOptions("k.py", output="out")
        context = BuildContext(options, find_toolset(), NoStore(), FileNames(project), None)
        with loaded("k.py") as kernel:
            units = [Unit(export, parse_arch(arch), context) for export in select(kernel, options) for arch in archs]
            for unit in units:
                unit.run_frontend()
                finish(unit)
        manifest, _, contents = bundle(units, lambda images: b"", {}, lambda file: project / file)
        return manifest, contents

    return make
