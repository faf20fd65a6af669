"""`cutec build` of a project and of several files: what is built, what is told, and what is left
when a file fails.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

KERNEL = """\
import cutec
from cutec import cute


@cute.kernel
def k(x: cute.Tensor):
    x[cute.arch.thread_idx()[0]] = cutec.Float32({value})


@cute.jit
def {name}(x: cute.Tensor):
    k(x).launch(grid=[1, 1, 1], block=[32, 1, 1])


cutec.export({name}, ["f32[32]"])
"""
BROKEN = "import cutec\n\ncutec.export(nothing, [])\n"


def write(folder: Path, **files: str) -> None:
    """Write kernel files, by their names without suffix; `__` stands for a folder."""
    for name, text in files.items():
        path = folder / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)


def kernels(*names: str) -> dict[str, str]:
    """Kernel files with one export each, called as the file."""
    return {name: KERNEL.format(name=name.rpartition("__")[2], value=f"{i}.0") for i, name in enumerate(names)}


def times(folder: Path) -> dict[str, int]:
    return {str(p): p.stat().st_mtime_ns for p in folder.rglob("*") if p.is_file()}


@pytest.mark.tools
def test_a_project_is_built_once(cutec, tmp_path: Path) -> None:
    write(tmp_path, **kernels("one", "more__two"))
    (tmp_path / "cutec.yaml").write_text("archs: [sm_80]\nkernels: [one.py, {file: more/*.py, archs: [sm_90a]}]\n")
    done = cutec("build", "--depfile", "build/all.d")
    manifests = ["build/one/manifest.yaml", "build/more/two/manifest.yaml"]
    assert done.returncode == 0 and not done.stderr
    assert done.stdout.splitlines() == [*manifests, "build/index.yaml"]
    assert yaml.safe_load((tmp_path / "build/index.yaml").read_text())["bundles"] == [
        {"file": "one.py", "bundle": "one", "exports": ["one"], "archs": ["sm_80"]},
        {"file": "more/two.py", "bundle": "more/two", "exports": ["two"], "archs": ["sm_90a"]},
    ]
    rule = (tmp_path / "build/all.d").read_text()
    assert rule.startswith("build/index.yaml: \\\n  cutec.yaml \\\n") and "one.py" in rule and "more/two.py" in rule
    before = times(tmp_path / "build")
    again = json.loads(cutec("build", "--json").stdout)
    assert [bundle["cached"] for bundle in again["bundles"]] == [True, True]
    assert [bundle["manifest"] for bundle in again["bundles"]] == manifests
    assert times(tmp_path / "build") == before
    (tmp_path / "one.py").write_text(KERNEL.format(name="one", value="7.0"))
    again = json.loads(cutec("build", "--json").stdout)
    assert [bundle["cached"] for bundle in again["bundles"]] == [False, True]


@pytest.mark.tools
def test_bytes_are_those_of_single_builds(cutec, tmp_path: Path) -> None:
    write(tmp_path, **kernels("one", "two"))
    cutec("build", "one.py", "two.py", "--arch", "sm_80", "-o", "both", "--no-cache", "-j2")
    cutec("build", "two.py", "--arch", "sm_80", "-o", "alone", "--no-cache")
    together = {p.name: p.read_bytes() for p in (tmp_path / "both/two").iterdir()}
    assert together == {p.name: p.read_bytes() for p in (tmp_path / "alone").iterdir()}
    assert {p.name for p in (tmp_path / "both").iterdir()} == {"one", "two", "index.yaml"}


@pytest.mark.tools
def test_a_file_that_fails_does_not_keep_others_from_being_built(cutec, tmp_path: Path) -> None:
    write(tmp_path, **kernels("one", "two"), broken=BROKEN, same=BROKEN)
    done = cutec("build", "broken.py", "one.py", "same.py", "two.py", "--arch", "sm_80")
    assert done.returncode == 1 and not done.stdout
    assert done.stderr.count("error[") == 2 and "--> broken.py:3" in done.stderr and "--> same.py:3" in done.stderr
    assert done.stderr.splitlines()[-1] == "2 errors; 2 of 4 files built"
    built = {p.relative_to(tmp_path / "build").as_posix() for p in (tmp_path / "build").rglob("manifest.yaml")}
    assert built == {"one/manifest.yaml", "two/manifest.yaml"}
    assert not (tmp_path / "build/index.yaml").exists()
    told = json.loads(cutec("build", "broken.py", "one.py", "--arch", "sm_80", "--json").stdout)
    assert told["error"] == told["errors"][0] and [b["file"] for b in told["bundles"]] == ["one.py"]


@pytest.mark.tools
def test_fail_fast_begins_no_other_file(cutec, tmp_path: Path) -> None:
    write(tmp_path, **kernels("one"), broken=BROKEN)
    done = cutec("build", "broken.py", "one.py", "--arch", "sm_80", "--fail-fast", "-j1")
    assert done.returncode == 1 and done.stderr.splitlines()[-1] == "1 error; 0 of 2 files built"
    assert not (tmp_path / "build").exists()


def test_the_same_error_is_told_once(cutec, tmp_path: Path) -> None:
    write(tmp_path, helper="1 / 0\n", a="import helper\n", b="import helper\n")
    done = cutec("build", "a.py", "b.py", "--arch", "sm_80")
    assert done.returncode == 1 and done.stderr.count("ZeroDivisionError") == 1
    assert done.stderr.splitlines()[-1] == "1 error; 0 of 2 files built"


def test_what_kernel_files_print_goes_to_stderr(cutec, tmp_path: Path) -> None:
    write(tmp_path, a="print('from a')\n1 / 0\n", b="import os; os.write(2, b'from b\\n')\n1 / 0\n")
    done = cutec("build", "a.py", "b.py", "--arch", "sm_80")
    assert not done.stdout and "from a\n" in done.stderr and "from b\n" in done.stderr


def test_a_process_that_dies_is_an_error(cutec, tmp_path: Path) -> None:
    write(tmp_path, a="import os, signal\nos.kill(os.getpid(), signal.SIGKILL)\n", b="1 / 0\n")
    done = cutec("build", "a.py", "b.py", "--arch", "sm_80", "-j1")
    assert done.returncode == 3 and "E2016" in done.stderr and "a.py was ended by signal 9" in done.stderr
    assert "ZeroDivisionError" in done.stderr


@pytest.mark.tools
def test_explain_says_what_would_be_built_and_why(cutec, tmp_path: Path) -> None:
    write(tmp_path, **kernels("one", "two"), helper="VALUE = 1.0\n", three="from helper import VALUE\n")
    with (tmp_path / "three.py").open("a") as file:
        file.write(KERNEL.format(name="three", value="VALUE"))
    (tmp_path / "cutec.yaml").write_text("archs: [sm_80]\nkernels: [one.py, two.py, three.py]\n")
    first = "one.py: first build\ntwo.py: first build\nthree.py: first build\n"
    assert cutec("build", "--explain").stdout == first and not (tmp_path / "build").exists()
    cutec("build")
    cached = "one.py: cached\ntwo.py: cached\nthree.py: cached\n"
    assert cutec("build", "--explain").stdout == cached
    (tmp_path / "two.py").write_text(KERNEL.format(name="two", value="7.5"))
    (tmp_path / "helper.py").write_text("VALUE = 2.0\n")
    said = cutec("build", "--explain").stdout.splitlines()
    assert said[0] == "one.py: cached"
    assert said[1].startswith("two.py: changed: file two.py line 7: x[cute.arch.thread_idx()[0]] = cutec.Float32(7.5)")
    assert said[2].startswith("three.py: changed: ") and "helper.py line 1: VALUE = 2.0" in said[2]
    told = json.loads(cutec("build", "one.py", "--arch", "sm_80", "-o", "build/one", "--explain", "--json").stdout)
    assert told == [{"file": "one.py", "bundle": "build/one", "cached": True, "reason": None}]
    assert cutec("build", "--explain", "--no-cache").stdout.startswith("one.py: the cache is not used\n")


def test_the_list_of_a_project(cutec, tmp_path: Path) -> None:
    write(tmp_path, **kernels("one", "two"))
    (tmp_path / "cutec.yaml").write_text("kernels: ['*.py']\n")
    assert cutec("build", "--list").stdout == "one.py: one(f32[32]@16)\ntwo.py: two(f32[32]@16)\n"
    listed = json.loads(cutec("build", "--list", "--json").stdout)
    assert [(e["file"], e["bundle"], e["exports"][0]["name"]) for e in listed] == [
        ("one.py", "build/one", "one"),
        ("two.py", "build/two", "two"),
    ]


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (("-j", "0", "one.py"), "E1001", "'-j'"),
        (("-j", "x", "one.py"), "E1001", "'-j'"),
        ((), "E1001", "name a kernel file"),
        (("one.py", "two.py", "--emit", "ptx"), "E1063", "--emit"),
        (("one.py", "two.py", "--entry", "one"), "E1063", "--entry"),
        (("one.py", "x/one.py"), "E1062", "one.py and x/one.py"),
        (("one.py", "no.py", "-m", "one"), "E1001", "name a kernel file, or a module"),
        (("nothing/cutec.yaml",), "E1002", "nothing/cutec.yaml"),
    ],
)
def test_wrong_command_lines(args: tuple[str, ...], code: str, said: str, cutec, tmp_path: Path) -> None:
    write(tmp_path, **kernels("one", "two"))
    before = set(tmp_path.rglob("*"))
    done = cutec("build", *args)
    assert done.returncode == 2 and done.stderr.startswith(f"error[{code}]: ") and said in done.stderr
    assert done.stderr.count("error[") == 1 and not done.stdout and set(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_build_leaves_no_process_and_no_file(number: signal.Signals, tmp_path: Path) -> None:
    write(tmp_path, a="import os, time\nopen('pid', 'w').write(str(os.getpid()))\ntime.sleep(100)\n", b="1 / 0\n")
    os.mkfifo(tmp_path / "pid")
    command = [sys.executable, "-m", "cutec", "build", "a.py", "b.py", "--arch", "sm_80", "-j2"]
    started = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    pid = (tmp_path / "pid").read_text()  # waits until it is written
    started.send_signal(number)
    said = started.communicate(timeout=300)[1]
    assert started.returncode == 128 + number and "interrupted" in said and "Traceback" not in said
    assert not os.path.exists(f"/proc/{pid}") and not (tmp_path / "build").exists()
