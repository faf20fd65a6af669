"""Debian packages for the set-up: installed where that takes no question (root, or sudo without a
password), unpacked into a folder elsewhere, which takes neither root nor a password.

An unpacked program finds its libraries in LLVM's own `lib` folder, where those that the system
lacks are linked, because its RPATH names that folder. (The RUNPATH that Debian gives it counts only
for what the program itself needs, not for what its libraries need.)
"""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from textwrap import fill

LLVM_PACKAGES = ["mlir-22-tools", "llvm-22"]
LLVM_PROGRAMS = ["mlir-opt", "mlir-translate", "opt", "llc", "llvm-link"]
RPATH = "$ORIGIN/../lib"
_WAYS_TO_LLVM = """\
Ways to get it, then make again:
  * an administrator installs it: sudo apt-get install mlir-22-tools llvm-22
    (if the distribution has no LLVM 22, from apt.llvm.org:
     wget https://apt.llvm.org/llvm.sh && sudo bash llvm.sh 22)
  * without root, from conda-forge: conda create -n llvm -c conda-forge 'mlir>=22' 'llvm-tools>=22'
    and: make demo LLVM=PREFIX-OF-THAT-ENVIRONMENT
  * an LLVM 22 with MLIR that is there already: make demo LLVM=ITS-PREFIX"""
_TO_INSTALL = re.compile(r"^Inst (\S+) (?:\[\S+\] )?\((\S+)", re.MULTILINE)
# The C library belongs to the loader that the system starts each program with.
_LEFT_TO_THE_SYSTEM = {"libc6", "libc-bin"}


class SetupError(Exception):
    """The set-up cannot go on; the text says why and what to do."""


def say(text):
    """A line of progress."""
    print(f"setup: {text}", flush=True)


def can_install():
    """Can packages be installed without asking for a password?"""
    if not shutil.which("apt-get"):
        return False
    if os.geteuid() == 0:
        return True
    return shutil.which("sudo") is not None and not _run(["sudo", "-n", "true"]).returncode


def install(packages, reason):
    """Install packages on the system. Raises SetupError."""
    become_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    say(f"{reason}.")
    if not all(map(available, packages)):
        say("asking apt for its newest lists")
        subprocess.run([*become_root, "apt-get", "update"], check=False, stdin=subprocess.DEVNULL)
    unknown = [p for p in packages if not available(p)]
    if unknown:
        raise SetupError(f"{reason}, and this distribution has no {' or '.join(unknown)}.\n{ways(packages)}")
    command = [*become_root, "env", "DEBIAN_FRONTEND=noninteractive"]
    command += ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    say(f"installing {' '.join(packages)}:\n    {' '.join(command)}")
    if subprocess.run(command, check=False).returncode:
        raise SetupError(f"That did not work.\n{ways(packages)}")


def unpack(packages, folder, reason):
    """Unpack packages, and what they need and the system lacks, into a new folder. Raises
    SetupError.
    """
    if not shutil.which("apt-get"):
        raise SetupError(f"{reason}, and there is no apt-get here.\n{ways(packages)}")
    say(f"{reason}.")
    with tempfile.TemporaryDirectory() as scratch:
        problem = _download(packages, [], scratch) if all(map(available, packages)) else "unknown"
        if problem:  # unknown, or gone from the server since the system's lists were made
            problem = _download(packages, _lists_of_our_own(Path(scratch)), scratch)
        if problem:
            raise SetupError(f"{reason}, and apt cannot give it: {problem}\n{ways(packages)}")
        say(f"without root: unpacking these packages below {folder.parent}")
        _extract(sorted(Path(scratch).glob("*.deb")), folder)


def link_libraries(folder, llvm):
    """Link all libraries that were unpacked into `folder` into the `lib` of `llvm`, relatively."""
    for library in sorted(folder.glob("**/*-linux-gnu/*.so*")):
        link = llvm / "lib" / library.name
        if not link.exists():
            link.symlink_to(os.path.relpath(library, link.parent))


def available(package):
    """Does apt know a version of the package?"""
    shown = _run(["apt-cache", "policy", package]).stdout
    return "Candidate:" in shown and "Candidate: (none)" not in shown


def ways(packages):
    """What a person can do to get packages."""
    if set(packages) & set(LLVM_PACKAGES):
        return _WAYS_TO_LLVM
    return f"An administrator can install it: sudo apt-get install {' '.join(packages)}\nThen make again."


def _lists_of_our_own(scratch):
    """apt's options for lists of packages that are fetched into a folder of ours: the system has
    none, or old ones (in most containers).
    """
    say("asking apt for its newest lists")
    for name in ("lists/partial", "cache/archives/partial"):
        (scratch / name).mkdir(parents=True)
    options = ["-o", f"Dir::State::lists={scratch / 'lists'}", "-o", f"Dir::Cache={scratch / 'cache'}"]
    failed = _complaint(_run(["apt-get", *options, "-q", "update"]).stderr)
    if failed:
        say(fill(f"apt has not got all of them; is there a network? {failed}"))
    return options


def _download(packages, options, folder):
    """Download packages and what they need and the system lacks, as apt finds when it installs them
    without doing it. Returns apt's complaint, "" if all is there.
    """
    simulated = _run(["apt-get", *options, "-s", "install", "--no-install-recommends", *packages])
    found = _TO_INSTALL.findall(simulated.stdout)
    files = [f"{name}={version}" for name, version in found if name not in _LEFT_TO_THE_SYSTEM]
    if simulated.returncode:
        return _complaint(simulated.stderr)
    names = " ".join(file.split("=")[0] for file in files)
    say("downloading Debian packages:\n" + fill(names, initial_indent="    ", subsequent_indent="    "))
    return _complaint(_run(["apt-get", *options, "-q", "download", *files], folder).stderr) if files else ""


def _complaint(stderr):
    return " ".join(line for line in stderr.splitlines() if line.startswith(("E:", "W: Failed")))


def _extract(files, folder):
    folder.mkdir(parents=True)
    for file in files:
        done = _run(["dpkg-deb", "-x", str(file), str(folder)])
        if done.returncode:
            raise SetupError(f"{file.name} cannot be unpacked into {folder}: {done.stderr.strip()}")


def _run(command, cwd=None):
    """Run a command in English, without input, and keep what it prints."""
    english = {**os.environ, "LC_ALL": "C"}
    try:
        return subprocess.run(
            command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False, cwd=cwd, env=english
        )
    except FileNotFoundError as err:
        return subprocess.CompletedProcess(command, 127, "", str(err))
