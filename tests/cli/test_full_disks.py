"""Full disks: told as such, with the folder and what is free there; nothing torn is left."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sample_files import FOLDER
from small_disk import on_small_disk

from cutec.artifact.bundle import open_bundle
from cutec.cli.main import main

SAMPLE = str(FOLDER / "vector_add.py")
BUILD = [sys.executable, "-m", "cutec", "build", SAMPLE, "--arch", "sm_90a"]


def told(text: str) -> str:
    """The text without line breaks and frames."""
    return " ".join(text.replace("\n  = ", "\n").split())


@pytest.fixture(scope="module")
def cubin(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """That of an undisturbed build."""
    folder = tmp_path_factory.mktemp("whole")
    assert main([*BUILD[3:], "-o", str(folder), "--cache-dir", str(folder / "cache")]) == 0
    return cubin_of(folder)


def cubin_of(folder: Path) -> bytes:
    bundle = open_bundle(folder)
    bundle.check()
    (image,) = (i for i in bundle.manifest.images if i.kind == "cubin")
    return bundle.read(image)


@pytest.mark.tools
@pytest.mark.parametrize("kib", [8, 12])
def test_a_full_tmpdir(kib: int, cubin: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """ptxas copies its input there, complains of the copy or truncates its output, and exits with 0
    then.
    """
    monkeypatch.setenv("TMPDIR", str(tmp_path / "t"))
    done = on_small_disk(tmp_path / "t", kib, [*BUILD, "-o", str(tmp_path / "b")])
    if done.returncode:
        assert done.returncode == 2 and done.stderr.startswith("error[E1031]: no space left for temporary files:")
        assert f"{tmp_path / 't'} has " in told(done.stderr) and "TMPDIR=DIR" in done.stderr
        assert not (tmp_path / "b").exists()
        again = on_small_disk(tmp_path / "t", 4000, [*BUILD, "-o", str(tmp_path / "b")])
        assert again.returncode == 0, again.stderr
    else:
        assert kib == 12
    assert cubin_of(tmp_path / "b") == cubin


@pytest.mark.tools
def test_a_full_cache_is_a_warning(cubin: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_CACHE_DIR", str(tmp_path / "c"))
    done = on_small_disk(tmp_path / "c", 16, [*BUILD, "-o", str(tmp_path / "b")])
    assert done.returncode == 0
    assert "warning[E2106]" in done.stderr and f"no space left, {tmp_path / 'c'} has " in told(done.stderr)
    assert cubin_of(tmp_path / "b") == cubin


FILL = """dd if=/dev/zero of=out/fill bs=4096 2>/dev/null
i=0
while touch out/fill$i 2>/dev/null; do i=$((i+1)); done
exec "$@"
"""


@pytest.mark.tools
@pytest.mark.parametrize(
    ("options", "what"),
    [
        (["-o", "out/b"], "the bundle"),
        (["--emit", "cute=out/x.mlir"], "out/x.mlir"),
        (["--emit", "cute=x.mlir", "--depfile", "out/x.d"], "out/x.d"),
        (["--emit", "cute=x.mlir", "--stamp", "out/stamp"], "out/stamp"),
    ],
)
def test_a_full_output(options: list[str], what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["sh", "-c", FILL, "sh", *BUILD, *options]
    done = on_small_disk(tmp_path / "out", 8, command, "ls -A out | grep -v fill")
    assert (done.returncode, done.stdout) == (2, ""), "nothing but what filled it is there"
    said = told(done.stderr)
    assert said.startswith(f"error[E1031]: no space left for {what}: {tmp_path / 'out'} has 0 bytes free"), said


def test_how_much_is_free(tmp_path: Path) -> None:
    show = "from cutec.diag import space; print(space.state('out/x/y'))"
    done = on_small_disk(tmp_path / "out", 64, ["sh", "-c", f'cd {tmp_path}; {sys.executable} -c "{show}"'])
    assert done.stdout.strip() == f"{tmp_path / 'out'} has 64 KiB free", done.stderr


def test_a_full_device(here: Callable[..., tuple[int, str, str]]) -> None:
    status, _, err = here("build", SAMPLE, "--arch", "sm_90a", "--emit", "cute=/dev/full")
    assert status == 2 and told(err).startswith("error[E1031]: no space left for /dev/full: /dev has "), err
