"""Plans for ninja and make, the CMake package and the Bazel rules, each with the real tool: a
change starts the builds of what has read it, and no other; without a change nothing is started.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cutec.cli.main import main

ROOT = Path(__file__).parents[2]
KERNEL = """\
import cutec
from cutec import cute
from {helper} import VALUE


@cute.kernel
def k(x: cute.Tensor):
    x[cute.arch.thread_idx()[0]] = cutec.Float32(VALUE)


@cute.jit
def f(x: cute.Tensor):
    k(x).launch(grid=[1, 1, 1], block=[32, 1, 1])


cutec.export(f, ["f32[32]"])
"""
PROJECT = "archs: [sm_80]\nkernels:\n  - one.py\n  - {file: some folder/two$.py, opt_level: 2}\n"
ONE, TWO, THREE = "one.py", "some folder/two$.py", "some folder/three.py"

Builds = Callable[..., list[str]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two kernel files, each with a helper, in the current folder."""
    monkeypatch.chdir(tmp_path)
    Path("some folder").mkdir()
    for file, helper, value in ((ONE, "first", 1.0), (TWO, "second", 2.0)):
        Path(file).write_text(KERNEL.format(helper=helper))
        Path(file).with_name(f"{helper}.py").write_text(f"VALUE = {value}\n")
    Path("cutec.yaml").write_text(PROJECT)
    return tmp_path


@pytest.fixture
def program(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """`cutec` in PATH, which writes its arguments to a file."""
    path = folder / "bin" / "cutec"
    path.parent.mkdir()
    # (Bazel's sandbox cannot write there, nor need it.)
    log = f'echo "$*" 2>/dev/null >> "{folder}/log"'
    path.write_text(f'#!/bin/sh\n{log}\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m cutec "$@"\n')
    path.chmod(0o755)
    monkeypatch.setenv("PATH", f"{path.parent}{os.pathsep}{os.environ['PATH']}")
    return path


@pytest.fixture
def builds(program: Path, folder: Path) -> Builds:
    """`builds("ninja")` runs a build system, and gives what it has started: kernel files, and
    `plan`.
    """

    def run(*command: str) -> list[str]:
        log = folder / "log"
        log.unlink(missing_ok=True)
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr
        started = log.read_text().splitlines() if log.exists() else []
        return sorted(next((f for f in (ONE, TWO, THREE) if f in line), line.split()[0]) for line in started)

    return run


def needs(name: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not shutil.which(name), reason=f"no {name} on this machine")


def write(file: str, text: str) -> None:
    """Change a file, later than what was built of it, as build systems compare times."""
    path = Path(file)
    latest = max(p.stat().st_mtime_ns for p in Path().rglob("*") if p.is_file())
    path.write_text(text)
    os.utime(path, ns=(latest + 10**6, latest + 10**6))


def plan(form: str, file: str, *more: str) -> None:
    assert main(["plan", "--format", form, "-o", file, *more]) == 0


def rebuilds_what_changed(builds: Builds, command: tuple[str, ...], two: str = TWO) -> None:
    """All are built; then nothing; then what has read a helper that changed."""
    assert builds(*command) == [ONE, two]
    assert builds(*command) == []
    write("some folder/second.py", "VALUE = 3.0\n")
    assert builds(*command) == [two]
    assert builds(*command) == []


@pytest.mark.tools
@needs("ninja")
def test_ninja(builds: Builds) -> None:
    plan("ninja", "build.ninja")
    rebuilds_what_changed(builds, ("ninja",))
    Path("build.ninja").write_text(
        Path("build.ninja").read_text() + "rule copy\n  command = cp $in $out\n"
        "build copy: copy build/one/manifest.yaml\n"
    )
    assert builds("ninja") == []  # the copy alone
    before = Path("copy").stat().st_mtime_ns
    write("first.py", Path("first.py").read_text())
    assert builds("ninja") == [ONE]
    assert Path("copy").stat().st_mtime_ns == before and builds("ninja") == []


@pytest.mark.tools
@needs("ninja")
def test_ninja_plans_again_when_the_project_changes(builds: Builds) -> None:
    plan("ninja", "build.ninja")
    assert builds("ninja") == [ONE, TWO]
    write("cutec.yaml", PROJECT + "# a comment\n")
    assert builds("ninja") == ["plan"] and builds("ninja") == []
    write("cutec.yaml", PROJECT.replace("opt_level: 2", "opt_level: 1"))
    assert builds("ninja") == ["plan", TWO] and builds("ninja") == []


@pytest.mark.tools
@needs("make")
def test_make(builds: Builds) -> None:
    plan("make", "kernels.mk")
    Path("Makefile").write_text("all: cutec-bundles\ninclude kernels.mk\n")
    rebuilds_what_changed(builds, ("make", "-j2"))
    write("cutec.yaml", PROJECT.replace("opt_level: 2", "opt_level: 1"))
    assert builds("make", "-j2") == [ONE, "plan", TWO] and builds("make") == []
    assert builds("make", "build/one/manifest.yaml") == []


@pytest.mark.tools
@needs("cmake")
@pytest.mark.parametrize(("generator", "tool"), [("Ninja", "ninja"), ("Unix Makefiles", "make")])
def test_cmake(generator: str, tool: str, builds: Builds, capfd: pytest.CaptureFixture[str]) -> None:
    if not shutil.which(tool):
        pytest.skip(f"no {tool} on this machine")
    Path(TWO).rename(THREE)  # CMake confuses itself by $ in depfiles
    Path("CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.21)\nproject(kernels LANGUAGES NONE)\nfind_package(cutec REQUIRED)\n"
        f'cutec_add_kernels(kernels one.py "{THREE}" ARCHS sm_80 sm_90a OPTIONS -O2)\n'
        "get_target_property(manifests kernels CUTEC_MANIFESTS)\n"
        'file(WRITE ${CMAKE_BINARY_DIR}/manifests "${manifests}")\n'
    )
    assert main(["config", "--cmake-dir"]) == 0
    package = capfd.readouterr().out.strip()
    builds("cmake", "-G", generator, "-S", ".", "-B", "out", f"-Dcutec_DIR={package}")
    rebuilds_what_changed(builds, ("cmake", "--build", "out", "-j2"), THREE)
    manifests = Path("out/manifests").read_text().split(";")
    assert [Path(manifest).parent.name for manifest in manifests] == ["one", "three"]
    assert all("archs: [sm_80, sm_90a]" in Path(manifest).read_text() for manifest in manifests)


@needs("cmake")
def test_cmake_refuses_two_files_for_a_bundle(program: Path, tmp_path: Path) -> None:
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.21)\nproject(kernels LANGUAGES NONE)\nfind_package(cutec REQUIRED)\n"
        "cutec_add_kernels(kernels one.py other/one.py)\n"
    )
    command = ["cmake", "-S", ".", "-B", "out", f"-Dcutec_DIR={ROOT}/rules/cmake"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode != 0 and "two files for the bundle" in done.stderr


@pytest.mark.tools
@needs("bazel")
def test_bazel(program: Path, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "--bazel-dir"]) == 0
    rules = capfd.readouterr().out.strip()
    Path("WORKSPACE").write_text(
        f'local_repository(name = "rules_cutec", path = "{rules}")\n'
        'load("@rules_cutec//:cutec.bzl", "cutec_configure")\ncutec_configure(name = "cutec")\n'
    )
    Path("two.py").write_text(KERNEL.format(helper="third"))
    Path("third.py").write_text("VALUE = 3.0\n")
    Path("BUILD").write_text(
        'load("@rules_cutec//:cutec.bzl", "cutec_kernels")\n'
        'cutec_kernels(name = "a", srcs = ["one.py"], deps = ["first.py"], archs = ["sm_80"])\n'
        'cutec_kernels(name = "b", srcs = ["two.py"], deps = ["third.py"], archs = ["sm_80"], options = ["-O2"])\n'
    )
    base = ["bazel", f"--output_user_root={folder}/bazel", "--max_idle_secs=60"]
    environment = {**os.environ, "HOME": str(folder)}

    def actions() -> list[str]:
        command = [*base, "build", "//:all", "--subcommands", "--color=no", "--curses=no"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300, env=environment)
        assert done.returncode == 0, done.stderr
        return sorted(line.rpartition(" ")[2] for line in done.stderr.splitlines() if "action 'cutec " in line)

    try:
        assert len(actions()) == 2
        built = {p.parent.relative_to("bazel-bin").as_posix() for p in Path("bazel-bin").rglob("manifest.yaml")}
        assert built == {"a/one", "b/two"}
        assert actions() == []
        Path("third.py").write_text("VALUE = 4.0\n")
        assert len(actions()) == 1
    finally:
        subprocess.run(
            [*base, "clean", "--expunge"],  # ends its server too
            capture_output=True,
            check=False,
            timeout=300,
            env=environment,
        )


def test_units_are_lines_of_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", "--format", "jsonl"]) == 0
    assert list(map(json.loads, capsys.readouterr().out.splitlines())) == [
        {"file": ONE, "export": "f", "arch": "sm_80", "bundle": "one", "variant": {}, "options": {}},
        {
            "file": TWO,
            "export": "f",
            "arch": "sm_80",
            "bundle": "some folder/two$",
            "variant": {},
            "options": {"opt_level": 2},
        },
    ]


def test_a_plan_of_files_has_the_options_of_the_command_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--arch", "sm_80,sm_90a", "-O1", "--no-lineinfo", "--device-facts", "sm_count=132"]
    assert main(["plan", "--format", "ninja", "one.py", "first.py", *arguments]) == 0
    said = capsys.readouterr().out
    words = "--arch sm_80 --arch sm_90a -O1 --device-facts multiprocessor_count=132 --no-lineinfo"
    assert (
        f"options = {words} -o build/one --depfile build/one.d\n" in said
        and "cutec-plan" not in said.split("\nbuild")[1]
    )


@pytest.mark.parametrize("args", [("plan",), ("plan", "--format", "x"), ("config",), ("plan", "--format", "make")])
def test_wrong_command_lines(
    args: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(list(args)) == 2
    said = capsys.readouterr()
    assert said.err.startswith("error[E1001]: ") and not said.out and not list(tmp_path.iterdir())
