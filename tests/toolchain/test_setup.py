"""scripts/setup.py on machines that lack things: a PATH with fake package tools."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from toolchain_fakes import GOOD, llvm_tool, script

SETUP = Path(__file__).parents[2] / "scripts" / "setup.py"
HAS_IT = "echo '  Candidate: 1:22.1.8'"
LACKS_IT = "echo '  Candidate: (none)'"


@pytest.fixture
def machine(tmp_path):
    """`machine(apt_cache, with_llvm, with_cuda)` → (status, what it said, package tools that
    ran).
    """

    def run(apt_cache=HAS_IT, with_llvm=False, with_cuda=True, with_apt=True, apt_works=True):
        ran, llvm, bin_ = tmp_path / "ran", tmp_path / "llvm" / "bin", tmp_path / "bin"
        for name in GOOD:
            llvm_tool((llvm if with_llvm else tmp_path / "package") / name, "exit 0", "22.1.8")
        for name in ("ptxas", "fatbinary") if with_cuda else ():
            script(tmp_path / "cuda" / "bin" / name, "exit 0")
        if with_apt:
            install = (
                f'case "$*" in *install*) mkdir -p {llvm}; cp {tmp_path}/package/* {llvm}/;; esac'
                if apt_works
                else "exit 100"
            )
            script(bin_ / "apt-get", f'echo apt-get "$@" >> {ran}\n{install}')
            script(bin_ / "apt-cache", apt_cache)
            script(bin_ / "sudo", 'exec "$@"')
        # what is installed counts; bytecode and caches are made each time
        script(tmp_path / "venv" / "bin" / "python", f'case "$*" in *pip*) echo python "$@" >> {ran};; esac')
        environment = {
            "PATH": f"{bin_}:/usr/bin:/bin" if with_apt else str(bin_),
            "CUTEC_LLVM": str(llvm.parent),
            "CUTEC_CUDA": str(tmp_path / "cuda"),
        }
        done = subprocess.run(
            [sys.executable, "-S", str(SETUP), "tools", str(tmp_path / "venv")],
            env=environment,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr, ran.read_text() if ran.exists() else ""

    return run


def test_nothing_is_done_where_all_is_there(machine):
    assert machine(with_llvm=True) == (0, "", "")


def test_llvm_is_installed_from_the_distribution_and_said_so_first(machine):
    status, said, ran = machine()
    assert status == 0 and "installing mlir-22-tools llvm-22" in said
    assert ran.startswith("apt-get install -y --no-install-recommends mlir-22-tools llvm-22")


@pytest.mark.skipif(not Path("/etc/os-release").exists(), reason="no /etc/os-release")
def test_a_distribution_without_llvm_22(machine):
    status, said, ran = machine(apt_cache=LACKS_IT)
    assert status == 3 and "apt.llvm.org" in said and "apt-get install mlir-22-tools llvm-22" in said
    assert ran == "apt-get update\n", "lists are refreshed once, nothing is installed"


def test_no_package_manager(machine):
    status, said, _ = machine(with_apt=False)
    assert status == 3 and "CUTEC_LLVM=" in said


def test_a_failing_install(machine):
    status, said, _ = machine(apt_works=False)
    assert status == 3 and "sudo apt-get install mlir-22-tools llvm-22" in said


def test_cuda_tools_come_from_wheels_where_there_is_no_toolkit(machine):
    status, said, ran = machine(with_llvm=True, with_cuda=False)
    assert status == 0 and "ptxas and fatbinary not found" in said
    assert "-m pip install" in ran and "[cuda-tools]" in ran


def test_python_3_10_is_needed():
    code = (
        "import sys; sys.version_info = (3, 9, 0); sys.argv = ['setup.py', 'tools', 'x'];"
        f" exec(open({str(SETUP)!r}).read())"
    )
    done = subprocess.run(
        [sys.executable, "-c", f"__file__ = {str(SETUP)!r}; __name__ = '__main__'\n{code}"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ,
    )
    assert done.returncode == 3 and "3.10 or newer" in done.stderr
