"""`cutec lock` and `cutec build --locked` on real builds."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from cutec.driver.lock.lock_file import LOCK_FILE, load
from cutec.toolchain.find import find_toolset

pytestmark = pytest.mark.tools

# Every thread holds 96 values: it needs all of them again when it has their sum. (ptxas heeds
# -maxrregcount where the number of threads is not known.)
KERNEL = """\
import cutec
from cutec import cute


@cute.kernel
def {kernel}(x: cute.Tensor, y: cute.Tensor):
    i = cute.arch.thread_idx()[0]
    held = [x[i, j] for j in range(96)]
    total, product = cutec.Float32(0.0), cutec.Float32(1.0)
    for value in held:
        total += value
    for value in held:
        product *= total - value
    y[i] = product


@cute.jit
def {name}(x: cute.Tensor, y: cute.Tensor):
    {kernel}(x, y).launch(grid=[1, 1, 1], block=[cute.size(y), 1, 1])


cutec.export({name}, ["f32[n,96]", "out f32[n]"])
"""
SPILLING = "-maxrregcount=32"
ARCH = ("--arch", "sm_80")
Run = Callable[..., tuple[int, str, str]]


def write(path: Path, name: str = "hold", kernel: str = "holding") -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(KERNEL.format(name=name, kernel=kernel))


@pytest.fixture
def locked(here: Run, tmp_path: Path) -> Path:
    """A folder with hold.py and its lock."""
    write(tmp_path / "hold.py")
    assert here("lock", "hold.py", *ARCH) == (0, f"{LOCK_FILE}\n", "")
    return tmp_path


def test_the_lock_holds_what_the_manifest_and_the_machine_code_say(here: Run, locked: Path) -> None:
    (entry,) = load(locked / LOCK_FILE).entries.values()
    (footprint,) = entry.kernels.values()
    assert here("build", "hold.py", *ARCH, "-o", "out")[0] == 0
    (kernel,) = json.loads(here("show", "out", "--json")[1])["exports"][0]["kernels"].values()
    lines = json.loads(here("show", "out", "--lines", "--json")[1])
    assert {name: getattr(footprint, name) for name in ("registers", "spill_stores", "occupancy")} == {
        name: kernel["sm_80"][name] for name in ("registers", "spill_stores", "occupancy")
    }
    assert footprint.registers > 96 and footprint.instructions == lines[0]["instructions"]
    assert footprint.mix is not None and sum(footprint.mix.values()) == footprint.instructions
    assert entry.inputs.tools["ptxas"] == find_toolset().tool("ptxas").version()
    assert str(locked) not in (locked / LOCK_FILE).read_text()


def test_an_equal_build_passes_and_writes_the_same_lock(here: Run, locked: Path) -> None:
    before = (locked / LOCK_FILE).read_bytes()
    status, out, err = here("build", "hold.py", *ARCH, "--locked")
    assert (status, out, err) == (0, "build/hold/manifest.yaml\n", "")
    assert here("lock", "--check", "build/hold")[0] == 0
    assert here("lock", "build/hold") == (0, f"{LOCK_FILE}\n", "")
    assert (locked / LOCK_FILE).read_bytes() == before


def test_a_kernel_that_spills_fails_by_name(here: Run, locked: Path) -> None:
    status, out, err = here("build", "hold.py", *ARCH, "--locked", "--ptxas-options", SPILLING)
    assert status == 1 and not out and "E5050" in err and not (locked / "build").exists()
    assert "hold sm_80: holding" in err and "spill stores" in err and "by kind:" in err and "local 0 →" in err
    assert f"ptxas_options none → {SPILLING}" in err and "other sources" not in err
    assert f"cutec lock hold.py --arch sm_80 --ptxas-options {SPILLING}" in " ".join(err.split())
    assert max(map(len, err.splitlines())) <= 80


def test_json_tells_each_quantity(here: Run, locked: Path) -> None:
    status, out, _ = here("build", "hold.py", *ARCH, "--locked", "--json", "--ptxas-options", SPILLING)
    (kernel,) = json.loads(out)["error"]["comparison"]["kernels"]
    verdicts = {change["quantity"]: change["verdict"] for change in kernel["changes"]}
    assert status == 1 and kernel["export"] == "hold" and kernel["kernel"].startswith("holding")
    assert verdicts["spill_stores"] == verdicts["spill_loads"] == "worse" and verdicts["registers"] == "better"


def test_what_is_better_passes_with_the_command_that_locks_it(here: Run, locked: Path) -> None:
    text = (locked / LOCK_FILE).read_text()
    (locked / LOCK_FILE).write_text(
        text.replace("            registers: ", "            stack: 64\n            registers: ")
    )
    status, out, err = here("build", "hold.py", *ARCH, "--locked")
    assert status == 0 and out and "less is needed" in err and "cutec lock hold.py --arch sm_80" in err
    assert "stack  64 → 0 bytes" in err and "stack  64 → 0 bytes" in here("lock", "hold.py", *ARCH)[2]
    assert (locked / LOCK_FILE).read_text() == text


def test_renamed_exports_and_kernels_fail_by_name(here: Run, locked: Path) -> None:
    write(locked / "hold.py", kernel="keeping")
    status, _, err = here("build", "hold.py", *ARCH, "--locked")
    assert status == 1 and "E5051" in err and "E5050" not in err and "other sources" in err
    assert "is now called keeping" in " ".join(err.split())
    write(locked / "hold.py", name="keep")
    status, _, err = here("build", "hold.py", *ARCH, "--locked")
    assert status == 1 and "hold is now called keep (sm_80)" in err
    assert "hold is now called keep (sm_80)" in here("lock", "hold.py", *ARCH)[2]
    assert here("build", "hold.py", *ARCH, "--locked")[0] == 0


def test_an_arch_that_is_not_locked(here: Run, locked: Path) -> None:
    status, _, err = here("build", "hold.py", *ARCH, "--arch", "sm_90", "--locked")
    assert status == 1 and "hold is not locked (sm_90)" in err
    assert here("lock", "hold.py", "--arch", "sm_90")[0] == 0  # and keeps sm_80
    assert here("build", "hold.py", *ARCH, "--arch", "sm_90", "--locked")[0] == 0


def test_another_ptxas_is_named(here: Run, locked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A toolchain of another version that uses fewer registers than the kernel needs."""
    real = find_toolset().tool("ptxas")
    other = locked / "bin" / "ptxas"
    other.parent.mkdir()
    answer = "Cuda compilation tools, release 99.1, V99.1.2"
    other.write_text(
        f'#!/bin/sh\nif [ "$1" = --version ]; then echo "{answer}"; exit; fi\nexec {real.command} {SPILLING} "$@"\n'
    )
    other.chmod(other.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("CUTEC_PTXAS", str(other))
    status, _, err = here("build", "hold.py", *ARCH, "--locked")
    assert status == 1 and "spill loads" in err
    assert f"what differs in the build: ptxas {real.version()} → 99.1.2" in " ".join(err.split())


def test_without_a_disassembler_the_rest_is_compared(here: Run, locked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cutec.toolchain.find.Toolset.optional", lambda self, name: None)
    status, _, err = here("build", "hold.py", *ARCH, "--locked")
    assert status == 0 and "instructions are not compared" in err
    assert here("build", "hold.py", *ARCH, "--locked", "--ptxas-options", SPILLING)[0] == 1
    assert here("lock", "hold.py", *ARCH)[0] == 0
    assert "instructions:" not in (locked / LOCK_FILE).read_text().split("builds:")[1]


def test_a_second_comparison_starts_no_tool(here: Run, locked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cutec.toolchain.process.os.posix_spawn", None)
    assert here("build", "hold.py", *ARCH, "--locked")[0] == 0


def test_no_lock_and_wrong_locks(here: Run, locked: Path) -> None:
    (locked / LOCK_FILE).write_text("schema: 1\n")
    assert here("build", "hold.py", *ARCH, "--locked")[0] == 2
    os.remove(locked / LOCK_FILE)
    status, _, err = here("build", "hold.py", *ARCH, "--locked")
    assert status == 2 and "E1080" in err and not (locked / "build").exists()
    assert here("build", "hold.py", *ARCH, "--locked", "--emit", "ptx")[0] == 2


def test_projects(here: Run, tmp_path: Path) -> None:
    write(tmp_path / "one.py", "one")
    write(tmp_path / "more" / "two.py", "two")
    (tmp_path / "cutec.yaml").write_text("archs: [sm_80]\nkernels: ['**/*.py']\n")
    assert here("lock")[:2] == (0, f"{LOCK_FILE}\n")
    assert here("build", "--locked")[0] == 0 and here("lock", "--check")[0] == 0
    status, _, err = here("build", "--locked", "--ptxas-options", SPILLING, "-o", "worse")
    assert status == 1 and "one.py: a kernel needs more" in err and "more/two.py: a kernel needs more" in err
    assert "if that is meant to be: `cutec lock`" in err and not (tmp_path / "worse").exists()
    os.remove(tmp_path / "more" / "two.py")
    status, _, err = here("build", "--locked")
    assert status == 1 and "has more/two.py, which the project does not build" in err
    assert here("lock", "--check")[0] == 1
    assert here("lock")[0] == 0 and here("build", "--locked")[0] == 0


def test_each_lock_file_is_compared(here: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        write(tmp_path / name / f"{name}.py", name)
    files = ("one/one.py", "two/two.py")
    assert here("lock", *files, *ARCH) == (0, f"one/{LOCK_FILE}\ntwo/{LOCK_FILE}\n", "")
    status, _, err = here("lock", "--check", *files, *ARCH, "--ptxas-options", SPILLING)
    assert status == 1 and f"than one/{LOCK_FILE} allows" in err and f"than two/{LOCK_FILE} allows" in err


def test_a_module_is_locked_in_the_current_folder(here: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "lib" / "held_by_lock.py")
    monkeypatch.syspath_prepend(tmp_path / "lib")
    assert here("lock", "-m", "held_by_lock", *ARCH) == (0, f"{LOCK_FILE}\n", "")
    assert [key.origin.file for key in load(tmp_path / LOCK_FILE).entries] == ["held_by_lock"]
    assert here("build", "-m", "held_by_lock", *ARCH, "--locked")[0] == 0
    assert here("lock", "--check", "build/held_by_lock")[1] == f"{LOCK_FILE}: 1 kernel compared, none needs more\n"


def test_two_builds_of_one_export(here: Run, locked: Path) -> None:
    assert here("build", "hold.py", *ARCH, "-o", "a")[0] == 0
    assert here("build", "hold.py", *ARCH, "-o", "b", "--ptxas-options", SPILLING)[0] == 0
    status, _, err = here("lock", "a", "b")
    assert status == 2 and "E1082" in err
    assert here("lock", "b", "--lock", "b.lock.yaml") == (0, "b.lock.yaml\n", "")
    assert here("lock", "--check", "b")[0] == 1 and here("lock", "--check", "b", "--lock", "b.lock.yaml")[0] == 0
    os.remove(locked / "hold.py")
    status, _, err = here("lock", "--check", "a")
    assert status == 2 and "--lock FILE" in err
