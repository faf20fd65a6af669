#!/usr/bin/env python3
"""Sets up `make demo` and `make test`: Debian packages, the virtual environment, the CUDA tools.

    setup.py python VENV    the virtual environment with cutec and the packages of the tests
    setup.py tools VENV     LLVM 22 from the distribution; ptxas and fatbinary from PyPI where no
                            CUDA toolkit has them

Installs only missing things, and reports each before it installs it. Exit status 3: something has
to be installed by hand; the message tells how.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LLVM_PACKAGES = ["mlir-22-tools", "llvm-22"]
EXIT_MISSING = 3
APT_LLVM_ORG = """\
    wget -qO- https://apt.llvm.org/llvm-snapshot.gpg.key | sudo tee /etc/apt/trusted.gpg.d/apt.llvm.org.asc > /dev/null
    echo 'deb http://apt.llvm.org/{codename}/ llvm-toolchain-{codename}-22 main' | sudo tee /etc/apt/sources.list.d/llvm-22.list
    sudo apt-get update
    sudo apt-get install mlir-22-tools llvm-22"""  # noqa: E501  a command on one line


def main(argv):
    """Run one of the two parts. Returns the exit status."""
    if sys.version_info < (3, 10):  # noqa: UP036 - any Python may run this file
        return give_up(
            "cutec needs Python 3.10 or newer; this is {}.{}. Name another one: make PYTHON=python3.12".format(
                *sys.version_info
            )
        )
    if len(argv) != 2 or argv[0] not in ("python", "tools"):
        return give_up(__doc__)
    venv = Path(argv[1]).absolute()
    return set_up_python(venv) if argv[0] == "python" else set_up_tools(venv)


def set_up_python(venv):
    """The virtual environment, with cutec installed in place and the extras for running,
    testing and linting.
    """
    if not (venv / "bin" / "python").exists():
        if not has_module("ensurepip") or not has_module("venv"):
            status = apt_install(
                [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"],
                "python3 has no ensurepip, which a virtual environment needs",
            )
            if status:
                return status
        say(f"making the virtual environment {venv}")
        run([sys.executable, "-m", "venv", str(venv)])
    say("installing cutec and its Python packages into it")
    pip_install(venv, f"{ROOT}[run,test,lint]")
    return 0


def set_up_tools(venv):
    """LLVM from Debian packages; ptxas and fatbinary from PyPI."""
    sys.path.insert(0, str(ROOT))
    from cutec.toolchain.find import find_toolset  # needs only the standard library

    sys.path[:0] = [str(p) for p in (venv / "lib").glob("python3*/site-packages")]
    tools = find_toolset()
    if tools.llvm is None:
        status = apt_install(LLVM_PACKAGES, "; ".join(str(tools.problem("mlir-opt").message).splitlines()))
        if status:
            return status
        if find_toolset().llvm is None:
            return give_up(
                f"{' and '.join(LLVM_PACKAGES)} are installed, but still: {find_toolset().problem('mlir-opt').message}"
            )
    missing = [name for name in ("ptxas", "fatbinary") if tools.find(name) is None]
    if missing:
        say(f"{' and '.join(missing)} not found: installing NVIDIA's wheels from PyPI")
        pip_install(venv, f"{ROOT}[cuda-tools]")
    warm_up(venv)
    return 0


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


def apt_install(packages, reason):
    """Install Debian packages, or say exactly how if that cannot be done here. Returns the exit
    status.
    """
    if not shutil.which("apt-get"):
        return give_up(f"{reason}.\nThere is no apt-get here: install {what_is_in(packages)}, then make again")
    become_root = [] if os.geteuid() == 0 else ["sudo"]
    command = [
        *become_root,
        "env",
        "DEBIAN_FRONTEND=noninteractive",
        "apt-get",
        "install",
        "-y",
        "--no-install-recommends",
        *packages,
    ]
    if not all(available(p) for p in packages):
        say(f"{reason}: asking apt for its newest lists")
        if not can_become_root(become_root):
            return give_up(
                f"Run this, then make again:\n    sudo apt-get update && sudo apt-get install {' '.join(packages)}"
            )
        subprocess.run([*become_root, "apt-get", "update"], check=False, stdin=subprocess.DEVNULL)
    unknown = [p for p in packages if not available(p)]
    if unknown:
        return give_up(f"{reason}, and this distribution has no {' or '.join(unknown)}." + by_hand(unknown))
    say(f"{reason}: installing {' '.join(packages)}\n    {' '.join(command)}")
    if not can_become_root(become_root) or subprocess.run(command, check=False).returncode:
        return give_up(f"That did not work. Run this, then make again:\n    sudo apt-get install {' '.join(packages)}")
    return 0


def what_is_in(packages):
    """What Debian packages are for, where there are no Debian packages."""
    if set(packages) & set(LLVM_PACKAGES):
        return "LLVM 22 with MLIR (mlir-opt, mlir-translate, opt, llc, llvm-link) and name it (CUTEC_LLVM=PREFIX)"
    return "Python's venv and ensurepip"


def by_hand(packages):
    """How to get packages that the distribution does not have."""
    if not set(packages) & set(LLVM_PACKAGES):
        return ""
    return " apt.llvm.org has it:\n" + APT_LLVM_ORG.format(codename=codename()) + "\nThen make again."


def available(package):
    """Does apt know a version of the package?"""
    shown = subprocess.run(
        ["apt-cache", "policy", package], capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"}
    ).stdout
    return "Candidate:" in shown and "Candidate: (none)" not in shown


def can_become_root(become_root):
    """Is sudo there if it is needed?"""
    return not become_root or shutil.which("sudo") is not None


def codename():
    """The distribution's name as apt.llvm.org has it (bookworm, noble)."""
    fields = dict(line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line)
    return fields.get("VERSION_CODENAME", "CODENAME").strip('"')


def pip_install(venv, what):
    """Install in place into the virtual environment."""
    run(
        [
            str(venv / "bin" / "python"),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-input",
            "-e",
            what,
        ]
    )


def has_module(name):
    """Can this Python import it?"""
    return (
        subprocess.run([sys.executable, "-c", f"import {name}"], stderr=subprocess.DEVNULL, check=False).returncode == 0
    )


def run(command):
    """Run a command and stop the set-up if it fails."""
    if subprocess.run(command, check=False).returncode:
        raise SystemExit(give_up(f"failed: {' '.join(command)}"))


def say(text):
    """A line of progress."""
    print(f"setup: {text}", flush=True)


def give_up(text):
    """Say why, and return the exit status for it."""
    print(f"setup: {text}", file=sys.stderr)
    return EXIT_MISSING


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
