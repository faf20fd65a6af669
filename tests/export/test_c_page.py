"""The programs of docs/howto/c.md, in C and in C++, with the recording driver."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from c_library import WARNINGS, compiled, compiler
from frameworks_kit import PYTHON, needs

from cutec.cli.main import main

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "howto" / "c.md").read_text(encoding="utf-8")
SHOWN = dict(re.findall(r"`([\w.]+)`:\n\n```\w+\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))


def exported(folder, monkeypatch):
    """The page's files, its bundle as `scale_c`, and a driver; the libraries to link with."""
    if compiler() is None:
        pytest.skip("no C compiler here")
    monkeypatch.chdir(folder)
    for name, text in SHOWN.items():
        Path(name).write_text(text)
    assert main(["build", "scale.py", "--arch", "sm_90a"]) == 0
    assert main(["export", "build/scale", "-o", "scale_c"]) == 0
    flags = ["-Wl,-soname,libcuda.so.1", '-DFIRST_KERNEL={"scale_kernel", 3, {8, 4, 4}, {0}}']
    compiled(HERE / "fake_cuda.c", folder / "libcuda.so.1", *flags)
    return ["libcuda.so.1", "-lpthread", "-ldl"]


def launched(folder):
    """Run the program `main`; it launched what it should."""
    environment = os.environ | {"LD_LIBRARY_PATH": str(folder), "FAKE_CUDA_LOG": "launched"}
    done = subprocess.run(["./main"], capture_output=True, text=True, check=False, env=environment)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.split() == list("1234")  # nothing computes here
    kernel, grid, block, *_, pointer, n, factor = Path("launched").read_text().strip().split("|")
    assert (kernel, grid, block) == ("scale_kernel", "1,1,1", "256,1,1")
    assert (n, factor) == ("04000000", "00002041") and int.from_bytes(bytes.fromhex(pointer), "little")


@pytest.mark.tools
@pytest.mark.parametrize("how", [("cc", "-std=c99"), ("c++", "-std=c++17", "-x", "c++")])
def test_the_program(tmp_path, how, monkeypatch):
    libraries = exported(tmp_path, monkeypatch)
    where = [f"-I{HERE}", "-Iscale_c", "main.c", "scale_c/scale.c", "-x", "none", *libraries]
    subprocess.run([*how, *WARNINGS, *where, "-o", "main"], check=True)
    launched(tmp_path)


@pytest.mark.tools
@pytest.mark.skipif(shutil.which("rustc") is None, reason="no rustc here")
def test_the_program_in_rust(tmp_path, monkeypatch):
    exported(tmp_path, monkeypatch)
    Path("libcuda.so").symlink_to("libcuda.so.1")
    subprocess.run(["cc", "-fPIC", "-shared", "scale_c/scale.c", "-o", "libscale.so", "-lpthread", "-ldl"], check=True)
    subprocess.run(["rustc", "-Dwarnings", "main.rs", "-L", "."], check=True)
    launched(tmp_path)


@pytest.mark.tools
@pytest.mark.skipif(shutil.which("zig") is None, reason="no zig here")
def test_the_program_in_zig(tmp_path, monkeypatch):
    exported(tmp_path, monkeypatch)
    Path("libcuda.so").symlink_to("libcuda.so.1")
    caches = ["--cache-dir", "cache", "--global-cache-dir", "cache"]
    where = ["-Iscale_c", "-L.", "-lc", "-lcuda"]
    subprocess.run(["zig", "build-exe", "main.zig", "scale_c/scale.c", *where, *caches], check=True)
    launched(tmp_path)


@pytest.mark.tools
@needs("tvm_ffi")
def test_the_program_with_dlpack(tmp_path, monkeypatch):
    libraries = exported(tmp_path, monkeypatch)
    (dlpack,) = PYTHON.parents[1].glob("lib/python*/site-packages/tvm_ffi/include")
    subprocess.run(["cc", "-c", "scale_c/scale.c"], check=True)
    where = [f"-I{HERE}", f"-I{dlpack}", "-Iscale_c", "main.cpp", "scale.o", *libraries]
    subprocess.run(["c++", "-std=c++17", *WARNINGS, *where, "-o", "main"], check=True)
    launched(tmp_path)
