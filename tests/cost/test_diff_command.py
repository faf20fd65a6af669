"""`cutec diff` on real builds: its sides, what it reports, and its exit status."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.tools

KERNEL = """import cutec
from cutec import cute

@cute.kernel
def kernel(a: cute.Tensor, b: cute.Tensor):
    i = cute.arch.thread_idx()[0]
    b[i] = a[i] * 2

@cute.jit
def host(a: cute.Tensor, b: cute.Tensor):
    kernel(a, b).launch(grid=1, block=32)

cutec.export(host, ["f32[n]", "out f32[n]"], name="twice")
"""
MORE = KERNEL + 'cutec.export(host, ["f16[n]", "out f16[n]"], name="half")\n'
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def folder(here: Run, tmp_path: Path) -> Path:
    """A folder with kernel.py, its bundle `out` for two archs, and more.py with another export."""
    (tmp_path / "kernel.py").write_text(KERNEL)
    (tmp_path / "more.py").write_text(MORE)
    assert here("build", "kernel.py", "--arch", "sm_80", "--arch", "sm_90a", "-o", "out")[0] == 0
    return tmp_path


def test_equal_bundles(here: Run, folder: Path) -> None:
    status, out, err = here("diff", "out", "out/manifest.yaml")
    assert (status, err) == (0, "")
    assert out.splitlines()[1:] == [f"twice {arch}: kernel: same machine code" for arch in ("sm_80", "sm_90a")]


def test_two_archs_of_one_bundle(here: Run, folder: Path) -> None:
    status, out, _ = here("diff", "out", "--arch", "sm_90a", "--arch", "sm_80", "--sass")
    lines = out.splitlines()
    assert status == 1 and lines[0] == "sm_80 → sm_90a" and "twice sm_80 → sm_90a: kernel" in lines
    assert "--- sm_80 twice sm_80" in lines and " // kernel.py:7: b[i] = a[i] * 2" in lines
    assert max(len(line) for line in lines[: lines.index("--- sm_80 twice sm_80")]) <= 80


def test_options_of_one_side(here: Run, folder: Path) -> None:
    status, out, _ = here("diff", "kernel.py", "kernel.py", "--arch", "sm_80", "--b", "-O0 --no-lineinfo", "--json")
    data = json.loads(out)
    assert status == 1 and not data["same"]
    (kernel,) = data["kernels"]
    assert kernel["size"][0] < kernel["size"][1] and not kernel["same"]
    assert {line["after"] for line in kernel["lines"] if line["file"]} == {0}
    assert kernel["mix"]["global memory"] == [2, 2]


def test_a_kernel_file_beside_its_bundle(here: Run, folder: Path) -> None:
    assert here("diff", "out", "kernel.py", "--arch", "sm_80")[0] == 0


def test_exports_that_only_one_side_has(here: Run, folder: Path) -> None:
    status, out, _ = here("diff", "more.py", "out", "--arch", "sm_80")
    assert status == 1 and "only in A: half sm_80\n" in out and "twice sm_80: kernel_twice: same machine code" in out
    assert here("diff", "more.py", "out", "--arch", "sm_80", "--export", "twice")[0] == 0


@pytest.mark.parametrize(
    ("args", "status", "message"),
    [
        (("out", "gone"), 2, "gone"),
        (("out",), 1, "sm_80 → sm_90a"),
        (("out", "--arch", "sm_80"), 2, "one side has to have two archs to compare, and it has sm_80"),
        (("out", "kernel.py", "--b", "-O9"), 2, "-O"),
        (("out", "kernel.py", "--b", "'"), 2, "No closing quotation"),
        (("out", "wrong.py", "--arch", "sm_80"), 2, "E0"),
    ],
)
def test_exit_status(here: Run, folder: Path, args: tuple[str, ...], status: int, message: str) -> None:
    """A kernel file that is wrong ends with 2 here: 1 says that the sides differ."""
    (folder / "wrong.py").write_text(KERNEL.replace("a[i] * 2", "a[i] * nothing"))
    found, out, err = here("diff", *args)
    assert found == status and message in out + err
