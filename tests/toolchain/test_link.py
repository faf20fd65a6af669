"""`--link` and `LinkLibraries`: bitcode of the user's is linked into kernels, before libdevice, and
is part of what the cache is keyed by.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.tools

KERNEL = """
import cutec
from cutec import cute


@cute.kernel
def k(a: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()
    a[i] = cute.math.erf(a[i]) + cute.math.cbrt(a[i])


@cute.jit
def host(a: cute.Tensor):
    k(a).launch(grid=1, block=32)


cutec.export(host, ["f32[32]"])
"""
# A function of libdevice's name, and one that nothing needs.
LIBRARY = """
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(4) constant [2 x float] [float {value}, float 3.0]

define float @__nv_erff(float %x) {{
  %v = load float, ptr addrspacecast (ptr addrspace(4) @table to ptr)
  %y = fmul float %x, %v
  ret float %y
}}

define float @unused(float %x) {{
  ret float %x
}}
"""


@pytest.fixture
def library(tmp_path):
    """library(value) -> the bitcode file whose erf multiplies by the value."""
    from cutec.toolchain.find import find_toolset

    def make(value: str) -> Path:
        text, bitcode = tmp_path / "lib.ll", tmp_path / "lib.bc"
        text.write_text(LIBRARY.format(value=value))
        opt = Path(find_toolset().tool("opt").command)
        subprocess.run([str(opt), str(text), "-o", str(bitcode)], check=True)
        return bitcode

    return make


def build(folder: Path, *options: str) -> str:
    """The PTX of the kernel."""
    (folder / "k.py").write_text(KERNEL)
    command = [
        sys.executable,
        "-m",
        "cutec",
        "build",
        "k.py",
        "--arch",
        "sm_90a",
        "--emit",
        "ptx",
        "--cache-dir",
        "cache",
        *options,
    ]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


def test_bitcode_comes_before_libdevice(tmp_path, library):
    plain = build(tmp_path)
    file = library("2.0")
    linked = build(tmp_path, "--link", str(file))
    assert "unused" not in linked and "__nv_erff" not in linked  # inlined, and dropped
    assert len(linked) < len(plain)
    library("7.0")  # the same path, other contents
    assert build(tmp_path, "--link", str(file)) != linked


def test_what_is_no_bitcode_is_told(tmp_path):
    (tmp_path / "lib.bc").write_bytes(b"no bitcode")
    (tmp_path / "k.py").write_text(KERNEL)
    command = [sys.executable, "-m", "cutec", "build", "k.py", "--arch", "sm_90a", "--link", "lib.bc", "-o", "out"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 3 and "llvm-link" in done.stderr and "lib.bc" in done.stderr


def test_link_libraries_of_a_compiled_call(tmp_path, library):
    from cutec import cute

    (tmp_path / "linked_kernel.py").write_text(KERNEL)
    sys.path.insert(0, str(tmp_path))
    try:
        from linked_kernel import host
    finally:
        sys.path.remove(str(tmp_path))
    a = cute.runtime.make_fake_compact_tensor(cute.Float32, (32,))
    plain, linked = (
        cute.compile[options](host, a)
        for options in ((cute.GPUArch("sm_90a"),), (cute.GPUArch("sm_90a"), cute.LinkLibraries(str(library("2.0")))))
    )
    assert len(linked.ptx) < len(plain.ptx)
