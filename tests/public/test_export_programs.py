"""The public programs that load or contain exported functions, unmodified, in the order in which
their texts run them, beside a driver that computes what their kernels would.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from examples_kit import ROOT, needs_examples

from cutec.calling import runtime_library
from cutec.calling.compiled import CompiledFunction
from cutec.rehearsal.follow import rehearse

TESTS = Path(__file__).parents[1]
TUTORIALS = Path(ROOT) / "examples/python/CuTeDSL/dsl_tutorials"
CUDA = Path("/usr/local/cuda")
FRAMEWORKS = Path(os.environ.get("CUTEC_FRAMEWORKS", Path(sys.prefix, "frameworks")), "bin")
SIZES = {"ptr": 8, "i64": 8, "i32": 4}
ADD_ONE = 'if (!strncmp(name, "add_one", 7)) **(float **)p[0] = **(float **)p[{b}] + 1;'
ALL = "float *a = *(float **)p[0], *b = *(float **)p[{b}]; int i; for (i = 0; i < *(int *)p[1]; i++) b[i] = a[i] + 1;"

pytestmark = [
    needs_examples,
    pytest.mark.tools,
    pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ here"),
    pytest.mark.skipif(not (CUDA / "include/cuda_runtime.h").exists(), reason="no header of CUDA's runtime"),
]


def exported(program: str) -> tuple[CompiledFunction, ...]:
    """What a program has compiled, in a rehearsal that wrote its files to `build`."""
    return rehearse(str(TUTORIALS / program), (), {}).compiled


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder with a cache and an arch of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CUTEC_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("CUTEC_ARCH", "sm_90a")
    return tmp_path


def machine(functions: tuple[CompiledFunction, ...], computes: str) -> dict[str, str]:
    """A driver with these functions' kernels, and a CUDA runtime, in the current folder; the
    variables with which programs find them. In `computes`, `{b}` is the place of the second tensor.
    """
    rows, second = [], 0
    for function in functions:
        assert function.bundle is None and function.built.files is not None  # a rehearsal launches nothing
        (export,) = function.built.files.manifest.exports
        (program,) = export.programs
        (launch,) = program.host.launches
        types = [program.host.types()[ref] for ref in launch.args]
        second = max((i for i, type in enumerate(types) if type == "ptr"), default=0)
        sizes = ", ".join(str(SIZES[type]) for type in types)
        rows.append(f'{{"{launch.kernel}", {len(types)}, {{{sizes}}}, {{0}}}}')
    body = computes.replace("{b}", str(second))
    Path("compute.h").write_text(
        f"#include <string.h>\nstatic void compute(const char *name, void **p) {{ (void)name; {body} }}\n"
    )
    flags = ["-include", "compute.h", "-DCOMPUTE=compute", f"-DFIRST_KERNEL={', '.join(rows)}"]
    compiled("fake_cuda.c", "libcuda.so.1", *flags)
    compiled("fake_cudart.c", "libcudart.so", "./libcuda.so.1")
    Path("libcuda.so").symlink_to("libcuda.so.1")
    for file in (CUDA / "lib64").glob("libcudart.so.*"):
        Path(file.name).symlink_to("libcudart.so")  # scripts link with NVIDIA's, and find this one
    return os.environ | {"LD_LIBRARY_PATH": ".", "LIBRARY_PATH": ".", "FAKE_CUDA_LOG": "launched"}


def compiled(source: str, to: str, *flags: str) -> None:
    command = ["gcc", "-shared", "-fPIC", "-w", str(TESTS / "export" / source), "-o", to, f"-Wl,-soname,{to}", *flags]
    subprocess.run(command, check=True)


def output(*command: str, variables: dict[str, str]) -> str:
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


def launches() -> list[str]:
    """The kernels that the last program launched, without what tells specialisations apart."""
    return [line.split("|")[0][:7] for line in Path("launched").read_text().splitlines()]


def test_export_to_c(here: Path) -> None:
    functions = exported("export/export_to_c.py")
    assert [f.name for f in functions] == ["print_tensor", "add_one"]
    variables = machine(functions, ADD_ONE)
    source = TUTORIALS / "export"
    objects = ["build/add_one_example.o", "build/print_tensor_example.o"]
    common = ["g++", f"-I{CUDA / 'include'}", "-Ibuild", "-L.", "-o", "program"]
    static = [str(source / "run_with_static_linking.cpp"), *objects, "-lcudart", "-ldl", "-lpthread"]
    output(*common, *static, variables=variables)
    assert output("./program", variables=variables) == ""  # it prints what is wrong
    assert launches() == ["print_t", "add_one"]
    runtime = runtime_library.folder()
    found = [f"-I{runtime / 'include'}", f"-L{runtime / 'lib'}", f"-Wl,-rpath,{runtime / 'lib'}", "-Lbuild"]
    dynamic = [str(source / "run_with_dynamic_loading.cpp"), "-lcudart", "-lcute_dsl_runtime", "-lexport_example"]
    output(*common, *found, *dynamic, variables=variables)
    variables["LD_LIBRARY_PATH"] = ".:build"
    output("./program", variables=variables)
    assert launches() == ["print_t", "add_one", "print_t", "add_one"]


@pytest.mark.skipif(not (FRAMEWORKS / "tvm-ffi-config").exists(), reason="no tvm_ffi: make frameworks")
def test_a_bundle_of_cpp_for_tvm_ffi(here: Path) -> None:
    variables = machine(exported("tvm_ffi/aot_export.py"), ALL)
    Path("bin").mkdir()
    python = Path("bin/python3")  # of an environment in which cutlass is cutec
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m cutec exec "$@"\n')
    python.chmod(0o755)
    variables["PYTHONPATH"] = str(TESTS.parent)
    variables["PATH"] = os.pathsep.join([str(here / "bin"), str(FRAMEWORKS), variables["PATH"]])
    printed = output("bash", str(TUTORIALS / "tvm_ffi/aot_use_in_cpp_bundle.sh"), variables=variables)
    assert printed.splitlines()[-1].split() == [str(n) for n in range(1, 11)]
