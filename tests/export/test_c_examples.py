"""The programs in samples/c and samples/cpp, from a clean copy: built as their Makefiles and
CMakeLists.txt say, and run with a driver that computes what their kernels would.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from c_library import WARNINGS, compiled, compiler

from cutec.artifact.bundle import open_bundle

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
# Folder -> kernel file, function, and what it computes of its parameters, in C.
PROGRAMS = {
    "c": (
        "vector_add",
        "vector_add",
        "const float *a = *(float **)p[0], *b = *(float **)p[2]; float *c = *(float **)p[3];"
        "int i, n = *(int *)p[1]; for (i = 0; i < n; i++) c[i] = a[i] + b[i];",
    ),
    "cpp": (
        "elementwise_add",
        "elementwise_add_any",
        "const float *a = *(float **)p[0], *b = *(float **)p[4]; float *c = *(float **)p[6];"
        "int i, n = *(int *)p[1] * *(int *)p[2]; for (i = 0; i < n; i++) c[i] = a[i] + b[i];",
    ),
}
SAID = {
    "c": """0 of 100000 sums are wrong
n = -1: argument 'a' has extent -1 in dimension 0, which is negative
""",
    "cpp": """0 of 150000 sums are wrong
integers: argument 'a' has dtype i32, expected f32
""",
}
LAUNCHES = {"c": 11, "cpp": 1}
_SIZES = {"ptr": 8, "i64": 8, "i32": 4}


@pytest.fixture
def copied(tmp_path, monkeypatch, request):
    """The folder of a program, copied with its kernel file, and `cutec` in PATH."""
    if compiler() is None or shutil.which("c++") is None:
        pytest.skip("no C and C++ compiler here")
    folder = request.param
    shutil.copytree(ROOT / "samples" / folder, tmp_path / folder, ignore=shutil.ignore_patterns("build"))
    kernels = PROGRAMS[folder][0]
    shutil.copy(ROOT / "samples" / f"{kernels}.py", tmp_path)
    monkeypatch.chdir(tmp_path / folder)
    program = tmp_path / "bin" / "cutec"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m cutec "$@"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    return folder


def run(*command, **variables):
    done = subprocess.run(
        command, env=os.environ | variables, capture_output=True, text=True, check=False, shell=len(command) == 1
    )
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


def driver(folder, where):
    """A driver that computes what the program's kernel does."""
    _, function, computes = PROGRAMS[folder]
    (program,) = open_bundle("build/bundle").manifest.export(function).programs
    (launch,) = program.host.launches
    types = program.host.types()
    sizes = ", ".join(str(_SIZES[types[ref]]) for ref in launch.args)
    (where / "compute.h").write_text(f"static void compute(const char *name, void **p) {{ (void)name; {computes} }}\n")
    flags = ["-include", str(where / "compute.h"), "-DCOMPUTE=compute", "-Wl,-soname,libcuda.so.1"]
    first = f'-DFIRST_KERNEL={{"{launch.kernel}", {len(launch.args)}, {{{sizes}}}, {{0}}}}'
    compiled(HERE / "fake_cuda.c", where / "libcuda.so.1", *flags, first)
    return {"LD_LIBRARY_PATH": str(where), "FAKE_CUDA_LOG": str(where / "launched")}


def works(folder, where, program):
    assert run(f"./{program}", **driver(folder, where)) == SAID[folder]
    assert (where / "launched").read_text().count("\n") == LAUNCHES[folder]


@pytest.mark.tools
@pytest.mark.parametrize("copied", PROGRAMS, indirect=True)
def test_make_and_pkg_config(copied, tmp_path):
    if shutil.which("make") is None or shutil.which("pkg-config") is None:
        pytest.skip("no make or pkg-config here")
    flags = " ".join(["-O1", *WARNINGS])
    make = ("make", "ARCHS=sm_90a", f"CFLAGS={flags}", f"CXXFLAGS={flags}", "build/main")
    run(*make)
    works(copied, tmp_path, "build/main")
    assert "up to date" in run(*make)
    kernels = tmp_path / f"{PROGRAMS[copied][0]}.py"
    kernels.write_text(kernels.read_text() + "\n# changed\n")
    said = run(*make)
    assert "cutec build" in said and f"-c {PROGRAMS[copied][0]}.c" not in said  # the same machine code


@pytest.mark.tools
@pytest.mark.parametrize("copied", PROGRAMS, indirect=True)
def test_cmake(copied, tmp_path):
    if shutil.which("cmake") is None:
        pytest.skip("no cmake here")
    text = Path("CMakeLists.txt").read_text().replace("\\\n#", "")
    lines = [line[1:].strip() for line in text.splitlines() if line.startswith("#  ")]
    assert len(lines) == 6 and lines[-1] == "build/program/main"
    for line in lines[:-1]:
        run(line)
    works(copied, tmp_path, lines[-1])


@pytest.mark.parametrize("folder", PROGRAMS)
def test_without_a_driver(folder, tmp_path):
    """What the programs need of the driver is looked up when they run."""
    if compiler() is None or shutil.which("c++") is None:
        pytest.skip("no C and C++ compiler here")
    source, text, *how = {
        "c": ("main.c", '#include "gpu.h"\nint main(void) { gpu_open(); return 0; }\n', "cc", "-std=c99"),
        "cpp": ("main.cpp", '#include "gpu.hpp"\nint main() { open_gpu(); }\n', "c++", "-std=c++17"),
    }[folder]
    (tmp_path / source).write_text(text)
    (tmp_path / "empty.c").write_text("int none;\n")
    compiled(tmp_path / "empty.c", tmp_path / "libcuda.so.1")  # a driver without functions, wherever this runs
    run(*how, f"-I{ROOT / 'samples' / folder}", str(tmp_path / source), "-o", str(tmp_path / "main"), "-ldl")
    done = subprocess.run(
        [str(tmp_path / "main")],
        env=os.environ | {"LD_LIBRARY_PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode and "no NVIDIA driver: " in done.stderr and "cuInit" in done.stderr
