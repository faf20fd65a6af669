"""CuTe IR and PTX of a bundle: made again from unchanged sources, and never shown if they are not
those of its machine code.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

from cutec.artifact.manifest import Manifest, Recipe, SourceFile
from cutec.artifact.manifest_read import load
from cutec.artifact.manifest_write import dump
from cutec.driver.build.build import perform
from cutec.driver.build.write import write
from cutec.driver.options.options import BuildOptions
from cutec.explore.explore import page_data
from cutec.explore.subject import from_bundle
from cutec.explore.traced_again import obstacle
from cutec.ir.core import Block, Op, Region
from cutec.records import replace
from cutec.version import __version__

KERNEL = """\
import os
from pathlib import Path

import cutec
from cutec import cute
from factors import FACTOR

Path("loaded").write_text("by Python")
if os.environ.get("BROKEN"):
    raise RuntimeError("it is broken")


@cute.kernel
def scale_kernel(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    if tid < cute.size(x):
        x[tid] = x[tid] * int(os.environ.get("FACTOR", FACTOR))


@cute.jit
def scale(x: cute.Tensor):
    scale_kernel(x).launch(grid=[1, 1, 1], block=[64, 1, 1])


"""
EXPORT = 'cutec.export(scale, args=["f32[n]"], arch="sm_90a")\n'
FACTORS = "FACTOR = 3\n"
STAGES = ("cute", "mlir", "ptx", "sass")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a kernel file that imports another."""
    monkeypatch.chdir(tmp_path)
    Path("k.py").write_text(KERNEL + EXPORT)
    Path("factors.py").write_text(FACTORS)
    return tmp_path


def _manifest(root: Path, **changes: Any) -> Manifest:
    """The manifest of a bundle that was made of the two files."""
    sources = [SourceFile(p.name, hashlib.sha256(p.read_bytes()).hexdigest()) for p in sorted(root.glob("*.py"))]
    made = Manifest(__version__, {}, ("sm_90a",), (), recipe=Recipe("k.py"), sources=tuple(sources))
    return replace(made, **changes)


def _build(**options: Any) -> Path:
    return write(Path("b"), perform(BuildOptions(**{"file": "k.py", "output": "b", **options})))


def _shown(manifest: Path) -> dict[str, Any]:
    """The panes of a bundle, without the mark that its file was loaded."""
    Path("loaded").unlink(missing_ok=True)
    (build,) = page_data([from_bundle(manifest, BuildOptions(file=str(manifest)))], None, None)["builds"]
    return {pane["id"]: pane for pane in build["panes"]} | {"name": build["name"]}


IR = Op("builtin.module", regions=[Region(Block())])


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({}, ""),
        ({"recipe": None}, "the bundle does not say what it was built from; build the bundle again"),
        ({"cutec": "0.0.9"}, f"made by cutec 0.0.9, and this is {__version__}; build the bundle again"),
        ({"recipe": Recipe(module="a.k")}, "`cutec explore -m a.k` shows this"),
    ],
)
def test_what_the_manifest_says_decides(folder: Path, changes: dict[str, Any], says: str) -> None:
    why = obstacle(_manifest(folder, **changes), folder, IR)
    assert says in why and bool(says) == bool(why) and "\n" not in why


def test_all_recorded_files_decide(folder: Path) -> None:
    manifest = _manifest(folder)
    assert "no IR to compare with (--no-ir)" in obstacle(manifest, folder, None)
    Path("factors.py").write_text("FACTOR = 4\n")
    assert obstacle(manifest, folder, IR).startswith("factors.py has changed since this was built; build the bundle")
    Path("factors.py").unlink()
    assert obstacle(manifest, folder, IR).startswith("factors.py was not found; run cutec in the project's folder")
    assert obstacle(manifest, folder / "other", IR).startswith("factors.py was not found")


@pytest.mark.tools
def test_an_unchanged_bundle_has_all_stages(folder: Path) -> None:
    manifest = _build(opt_level=1, lineinfo=True)
    panes = _shown(manifest)
    assert [name for name in STAGES if panes[name]["lines"] and not panes[name]["note"]] == list(STAGES)
    assert panes["name"] == "sm_90a -O1"
    line = panes["python"]["lines"].index('        x[tid] = x[tid] * int(os.environ.get("FACTOR", FACTOR))')
    (place,) = panes["python"]["places"][line]
    for name, text in {"cute": "cute.store", "mlir": "llvm.store", "ptx": "st.global", "sass": "STG"}.items():
        shown = zip(panes[name]["lines"], panes[name]["places"], strict=True)
        assert [text for line, places in shown if text in line and place in places], name


@pytest.mark.tools
def test_a_changed_file_is_never_run(folder: Path) -> None:
    manifest = _build()
    assert _shown(manifest)["cute"]["lines"] and Path("loaded").exists()
    for file, text in {"factors.py": FACTORS, "k.py": KERNEL + EXPORT}.items():
        Path(file).write_text(text + "# more\n")
        panes = _shown(manifest)
        assert not Path("loaded").exists()
        assert not panes["cute"]["lines"] and not panes["ptx"]["lines"] and panes["sass"]["lines"]
        assert panes["cute"]["note"] == panes["ptx"]["note"]
        assert panes["ptx"]["note"].startswith(f"{file} has changed")
        Path(file).write_text(text)
    assert _shown(manifest)["ptx"]["lines"]


@pytest.mark.tools
def test_other_code_is_not_shown(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    manifest = _build()
    for variable, value, says in (
        ("FACTOR", "5", "gives other IR than the bundle's"),
        ("BROKEN", "1", "the kernel file fails (RuntimeError: it is broken)"),
    ):
        monkeypatch.setenv(variable, value)
        monkeypatch.setenv("CUTEC_DISABLE_FILE_CACHING", "1")  # as if the cache had never heard of it
        panes = _shown(manifest)
        assert says in panes["cute"]["note"] and not panes["cute"]["lines"] and not panes["ptx"]["lines"]
        monkeypatch.delenv(variable)


@pytest.mark.tools
def test_other_tools_make_no_ptx(folder: Path) -> None:
    manifest = _build()
    made = load(manifest)
    manifest.write_text(dump(replace(made, tools={**made.tools, "llvm": "19.0.1"})))
    panes = _shown(manifest)
    assert panes["cute"]["lines"] and not panes["cute"]["note"]
    assert panes["ptx"]["note"].startswith("the bundle was made with llvm 19.0.1, and here is ")
    assert not panes["ptx"]["lines"]


@pytest.mark.tools
def test_the_options_of_the_bundle_hold(folder: Path) -> None:
    Path("k.py").write_text(KERNEL)
    Path("more.yaml").write_text("extends: default\n")
    options = {"entry": "scale", "args": '["f32[n]"]', "archs": ("sm_90a",), "pipeline": "more.yaml"}
    manifest = _build(**options, assertions=True, lineinfo=False)
    panes = _shown(manifest)
    assert panes["name"] == "sm_90a -O3 --no-lineinfo --enable-assertions --pipeline more.yaml"
    assert panes["cute"]["lines"] and any("__assertfail" in line for line in panes["ptx"]["lines"])
    assert load(manifest).recipe == Recipe(
        "k.py", entry="scale", args='["f32[n]"]', lineinfo=False, assertions=True, pipeline="more.yaml"
    )
