"""`cutec verify`: a bundle is built again and compared; bundles with IR alone need no tools."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cutec.artifact.bundle import open_bundle
from cutec.cli.main import main
from cutec.driver.build.build import perform
from cutec.driver.build.deliver import deliver
from cutec.driver.options.options import BuildOptions
from cutec.driver.project.plan import arguments

pytestmark = pytest.mark.slow

KERNEL = """
import cutec
from cutec import cute

@cute.kernel
def fill_kernel(x: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()
    x[i] = {value}

@cute.jit
def fill(x: cute.Tensor):
    fill_kernel(x).launch(grid=(1, 1, 1), block=(128, 1, 1))

cutec.export(fill, ["out f32[128]"])
"""
Built = Callable[..., None]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Built:
    """`built(value)` writes k.py, and a bundle of it into `out`, with IR alone. `more` follows in
    the file.
    """
    monkeypatch.chdir(tmp_path)

    def make(value: str = "1.0", imports: str = "", more: str = "", **options: object) -> None:
        Path("k.py").write_text(imports + KERNEL.format(value=value) + more)
        given: dict[str, Any] = {
            "file": "k.py",
            "archs": ("sm_80", "sm_90a"),
            "images": False,
            "cache": False,
            **options,
        }
        asked = BuildOptions(output="out", say=lambda text: None, **given)
        deliver(asked, perform(asked))

    return make


def verified(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str]:
    capsys.readouterr()
    status = main(["verify", "out", *args])
    return status, capsys.readouterr().out


def test_a_bundle_is_what_its_sources_give(built: Built, capsys: pytest.CaptureFixture[str]) -> None:
    built(opt_level=2, device_facts={"sm_count": 132})
    assert verified(capsys) == (0, "out is what its sources give: 3 files are the same\n")


METHODS = """
class Fill:
    def __init__(self, value=2.0):
        self.value = value

    @cute.jit
    def run(self, x: cute.Tensor):
        fill_kernel(x).launch(grid=(1, 1, 1), block=(128, 1, 1))

    __call__ = run

    @staticmethod
    @cute.jit
    def plain(x: cute.Tensor):
        fill_kernel(x).launch(grid=(1, 1, 1), block=(128, 1, 1))

filling = Fill()
"""
SPEC = """
exports:
  - {entry: Fill, init: {value: 3.0}, args: ["out f32[128]"]}
  - {entry: filling.run, args: ["out f32[128]"]}
  - {entry: Fill.plain, args: ["out f32[128]"]}
"""


@pytest.mark.parametrize("options", [{"entry": "Fill.plain", "args": '["out f32[128]"]'}, {"spec": "k.yaml"}])
def test_entries_may_be_methods(built: Built, capsys: pytest.CaptureFixture[str], options: dict[str, str]) -> None:
    Path("k.yaml").write_text(SPEC)
    built(archs=("sm_80",), more=METHODS, **options)
    assert verified(capsys) == (0, "out is what its sources give: 2 files are the same\n")


@pytest.mark.parametrize(
    ("condition", "imports", "value"),
    [
        ("seed", "", "float(hash('a') % 65536)"),
        ("clock", "import datetime, time", "float(datetime.date.today().year + time.localtime().tm_year)"),
        ("environment", "import os", "float(len(os.environ.get('TZ', '')))"),
        ("environment", "import os, tempfile", "float(len(tempfile.gettempdir() + os.getcwd()))"),
    ],
)
def test_what_makes_a_kernel_differ_is_named_with_its_line(
    built: Built,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    condition: str,
    imports: str,
    value: str,
) -> None:
    monkeypatch.delenv("TZ", raising=False)
    built(value, f"{imports}\n")
    status, out = verified(capsys, "--under", condition)
    assert status == 1
    line = next(line for line in out.splitlines() if "ir of fill for sm_80" in line)
    assert ": k.py:9: arith.constant {value = " in line and " → " in line
    assert f"under {condition}" in out


def test_a_kernel_that_depends_on_nothing_is_the_same_under_all(
    built: Built, capsys: pytest.CaptureFixture[str]
) -> None:
    built()
    status, out = verified(capsys, "--under", "clock", "--under", "environment", "--json")
    assert status == 0
    assert [(build["under"], build["same"]) for build in json.loads(out)["builds"]] == [
        ("", True),
        ("clock", True),
        ("environment", True),
    ]


def test_changed_and_missing_sources_are_named(built: Built, capsys: pytest.CaptureFixture[str]) -> None:
    built()
    kernel = Path("k.py")
    kernel.write_text(kernel.read_text() + "# more\n")
    assert verified(capsys) == (1, "k.py has changed since out was built\n")
    kernel.unlink()
    assert main(["verify", "out"]) == 2
    assert "error[E3015]: k.py, which the bundle was built from, was not found" in capsys.readouterr().err


def test_the_file_with_the_hash_is_found(
    built: Built, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    built()
    (tmp_path / "kernels").mkdir()
    (tmp_path / "k.py").rename(tmp_path / "kernels/k.py")
    (tmp_path / "k.py").write_text("another file of this name\n")
    assert verified(capsys)[0] == 0
    monkeypatch.chdir("/")
    capsys.readouterr()
    assert main(["verify", str(tmp_path / "out"), "--project", str(tmp_path / "kernels")]) == 0


def test_an_edited_bundle_differs(built: Built, capsys: pytest.CaptureFixture[str]) -> None:
    built()
    manifest = Path("out/manifest.yaml")
    manifest.write_text(manifest.read_text().replace("source: {file: k.py, line: 10}", "source: {file: k.py, line: 7}"))
    status, out = verified(capsys)
    assert status == 1
    assert out.splitlines()[1] == "  manifest.yaml: source: {file: k.py, line: 7} → source: {file: k.py, line: 10}"
    next(Path("out").glob("*.ir")).write_bytes(b"damaged")
    assert main(["verify", "out"]) == 2


def test_a_compressed_bundle_is_built_again_as_one(built: Built, capsys: pytest.CaptureFixture[str]) -> None:
    built(images=True, compress=True)
    assert len(list(Path("out").glob("*.cubin.xz"))) == 2
    assert verified(capsys)[0] == 0


FORMS = """
@cute.jit
def emptied(x: cute.Tensor, threads: cutec.Constexpr):
    fill_kernel(x[None, 0]).launch(grid=(1, 1, 1), block=(threads, 1, 1))

cutec.export(emptied, ["out f32[128,m]"], choose=[("m < 9", {"threads": 64}), ("", {"threads": 32})])
"""


@pytest.mark.tools
@pytest.mark.parametrize(("compress", "packed"), [(None, 2), (False, 0), (True, 3)])
def test_forms_are_compressed_if_nothing_is_said(
    built: Built, capsys: pytest.CaptureFixture[str], compress: bool | None, packed: int
) -> None:
    """A plan says the same, and a bundle is built again as it was."""
    built(images=True, compress=compress, archs=("sm_90a",), more=FORMS)
    manifest = open_bundle(Path("out")).manifest
    assert manifest.forms == {"emptied_threads64", "emptied_threads32"}
    cubins = [image for image in manifest.images if image.kind == "cubin"]
    assert sum(image.unpacked is not None for image in cubins) == packed < 4 == len(cubins) + 1
    assert all(image.export in manifest.forms for image in cubins if image.unpacked) or compress
    assert verified(capsys)[0] == 0
    words = {None: [], False: ["--no-compress"], True: ["--compress"]}[compress]
    assert arguments(BuildOptions(compress=compress, environment={})) == words


def test_other_versions_are_told_first(built: Built, capsys: pytest.CaptureFixture[str]) -> None:
    built()
    manifest = Path("out/manifest.yaml")
    manifest.write_text(manifest.read_text().replace('cutec: "', 'cutec: "9.'))
    status, out = verified(capsys)
    assert status == 1 and out.startswith("cutec 9.") and "made the bundle, here is" in out.splitlines()[0]


def test_a_build_that_fails_is_told_with_its_error(built: Built, capsys: pytest.CaptureFixture[str]) -> None:
    built("float(1 / ('pytest' in sys.modules))", "import sys\n")
    status, out = verified(capsys)
    assert status == 2
    assert out.startswith("the build fails\n") and "ZeroDivisionError" in out


def test_a_bundle_without_a_recipe_is_refused(built: Built, capsys: pytest.CaptureFixture[str]) -> None:
    built()
    manifest = Path("out/manifest.yaml")
    lines = [
        line
        for line in manifest.read_text().splitlines()
        if not line.startswith(("recipe:", "sources:", "  - {file: k.py"))
    ]
    manifest.write_text("\n".join(lines) + "\n")
    assert main(["verify", "out"]) == 2
    assert "error[E3015]: out does not say what it was built from" in capsys.readouterr().err


def test_a_module_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kernels_of_mine").mkdir()
    (tmp_path / "kernels_of_mine/fill.py").write_text(KERNEL.format(value="2.0"))
    monkeypatch.chdir(tmp_path)
    asked = BuildOptions(module="kernels_of_mine.fill", archs=("sm_80",), output="out", images=False, cache=False)
    deliver(asked, perform(asked))
    assert verified(capsys, "--under", "environment")[0] == 0


@pytest.mark.tools
def test_machine_code_is_compared_by_sections(built: Built, capsys: pytest.CaptureFixture[str]) -> None:
    built("float(hash('a') % 65536)", images=True, archs=("sm_80", "sm_90a"))
    status, out = verified(capsys, "--under", "seed")
    assert status == 1
    assert "  cubin of fill for sm_90a: section .text.fill_kernel, byte " in out
    assert "  fatbin of fill for sm_80, sm_90a: byte " in out
