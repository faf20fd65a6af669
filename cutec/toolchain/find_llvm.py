"""Finding one LLVM installation (one folder, one version) by looking at files; runs `llc --version`
only where names do not give the version.

Order: --llvm / CUTEC_LLVM (a prefix or its bin; used or refused, never passed over), `mlir-opt` on
PATH, then versioned names on PATH (`mlir-opt-22`) and versioned folders (/usr/lib/llvm-22, and the
like below `.venv/debian`, where set-up unpacks packages without root), newest first.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

from cutec.lazy_pattern import pattern
from cutec.records import dataclass
from cutec.toolchain.named import Named, named
from cutec.toolchain.tool import Tool

MIN_LLVM = 22
LLVM_REQUIRED = ("mlir-opt", "mlir-translate", "opt", "llc")
LLVM_TOOLS = (*LLVM_REQUIRED, "llvm-link")
INSTALL_LLVM = """\
on Debian and Ubuntu releases that have LLVM 22:
    sudo apt-get install mlir-22-tools llvm-22
on others, from apt.llvm.org:
    wget https://apt.llvm.org/llvm.sh && sudo bash llvm.sh 22 && sudo apt-get install mlir-22-tools llvm-22
without root: `make setup` in a checkout of cutec unpacks these packages below .venv, or from conda-forge:
    conda create -n llvm -c conda-forge 'mlir>=22' 'llvm-tools>=22'
or name an installation: --llvm PREFIX, CUTEC_LLVM=PREFIX"""
FOLDERS = ("/usr/lib", "/usr/local", "/opt", "/usr/lib64", "/usr/local/opt", "/opt/homebrew/opt")
_SHARED_LIBRARY = pattern(r"lib(?:LLVM|MLIR)(?:-(\d+))?\.so(?:\.(\d+))?(?:\.\d+)*$")


@dataclass(frozen=True, slots=True)
class LlvmInstall:
    """A folder with LLVM tools named `<tool><suffix>`. `found` tells how it was found."""

    folder: Path
    suffix: str
    found: str

    def path(self, tool: str) -> Path:
        """Where a tool of this installation would be."""
        return self.folder / f"{tool}{self.suffix}"

    def has(self, tool: str) -> bool:
        """Is the tool there?"""
        return os.access(self.path(tool), os.X_OK)

    def missing(self) -> list[str]:
        """The required tools that are not there."""
        return [t for t in LLVM_REQUIRED if not self.has(t)]

    def tool(self, name: str) -> Tool:
        """The tool as something to run."""
        return Tool(name, self.path(name), self.found, _libraries(self.folder.parent))

    def major(self) -> int:
        """The major version: from names, else from llc; 0 if it prints none."""
        version = _major_by_name(self) or self.tool("llc").version().split(".")[0]
        return int(version or 0)

    def version(self) -> str:
        """The version: from llvm-config, which loads no library and takes a fifth of llc's time,
        where it is of the same major version as names say; else from llc. "" if it prints none.
        """
        short = self.tool("llvm-config").version() if self.has("llvm-config") else ""
        same = short and int(short.split(".")[0]) == _major_by_name(self)
        return short if same else self.tool("llc").version()


def named_prefix(given: str | None) -> Named | None:
    """The installation that the user named."""
    return named("--llvm", given, "CUTEC_LLVM")


def choose_llvm(given: str | None) -> tuple[LlvmInstall | None, list[LlvmInstall]]:
    """The installation to use (None: none can be used) and those that were refused before it."""
    prefix = named_prefix(given)
    candidates = _named(prefix.path, prefix.by) if prefix else _candidates()
    refused: list[LlvmInstall] = []
    for install in candidates:
        if not install.missing() and install.major() >= MIN_LLVM:
            return install, refused
        refused.append(install)
    return None, refused


def _named(prefix: Path, found: str) -> Iterator[LlvmInstall]:
    folder = prefix / "bin" if (prefix / "bin").is_dir() else prefix
    present = [s for s in ("", *(f"-{n}" for n in _numbered(str(folder)))) if (folder / f"mlir-opt{s}").exists()]
    yield from (LlvmInstall(folder, s, found) for s in present or [""])


def _candidates() -> Iterator[LlvmInstall]:
    """Everything that may be an installation, in order of preference, each real folder once."""
    seen: set[tuple[Path, str]] = set()
    for folder, suffix, found in chain(_plain(), _versioned()):
        install = _behind_links(folder, suffix, found)
        if (install.folder, install.suffix) not in seen:
            seen.add((install.folder, install.suffix))
            yield install


def _plain() -> Iterator[tuple[str, str, str]]:
    yield from ((folder, "", "PATH") for folder in path_folders() if os.path.exists(f"{folder}/mlir-opt"))


def _versioned() -> Iterator[tuple[str, str, str]]:
    """(folder, suffix, how found) of `mlir-opt-NN` on PATH and of `llvm-NN/bin` folders, newest
    first.
    """
    folders = dict.fromkeys(map(os.path.realpath, path_folders()))  # /bin is /usr/bin in most systems
    entries = [(n, folder, f"-{n}", f"PATH (mlir-opt-{n})") for folder in folders for n in _numbered(folder)]
    for root in (*FOLDERS, f"{sys.prefix}/debian/usr/lib"):
        for name in _names(root, "llvm"):
            if os.path.isdir(f"{root}/{name}/bin"):
                entries.append((_folder_version(name), f"{root}/{name}/bin", "", f"{root}/{name}"))
    yield from (entry[1:] for entry in sorted(entries, key=lambda e: -e[0]))


def _numbered(folder: str) -> list[int]:
    """The NN of each `mlir-opt-NN` in a folder, newest first. Too old ones are included, so that
    the error can name them.
    """
    numbers = [name.removeprefix("mlir-opt-") for name in _names(folder, "mlir-opt-")]
    return sorted((int(n) for n in numbers if n.isdecimal()), reverse=True)


def _names(folder: str, beginning: str | tuple[str, ...]) -> list[str]:
    """Names in a folder with this beginning, or one of these; none if it cannot be read."""
    try:
        return [name for name in os.listdir(folder) if name.startswith(beginning)]
    except OSError:
        return []


def _behind_links(folder: str, suffix: str, found: str) -> LlvmInstall:
    """The installation of the real file: /usr/bin/mlir-opt-22 is a link to
    /usr/lib/llvm-22/bin/mlir-opt.
    """
    real = Path(os.path.realpath(f"{folder}/mlir-opt{suffix}"))
    if real.exists() and real.name.startswith("mlir-opt"):
        return LlvmInstall(real.parent, real.name.removeprefix("mlir-opt"), found)
    return LlvmInstall(Path(folder), suffix, found)


@cache
def _libraries(prefix: Path) -> tuple[Path, ...]:
    """The shared LLVM and MLIR libraries of an installation, as real files."""
    system = f"{os.uname().machine}-linux-gnu"
    found = [f for folder in ("lib", "lib64", f"lib/{system}") for f in _libraries_in(f"{prefix}/{folder}")]
    major = _folder_version(prefix.name)
    if major:  # Debian has libLLVM among the system's libraries, with those of other versions
        found += [f for f in _libraries_in(f"{prefix.parent}/{system}") if _library_version(f) == major]
    loaded_first = os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep)
    found += [f for folder in loaded_first if folder for f in _libraries_in(folder)]
    return tuple(map(Path, sorted({os.path.realpath(f) for f in found})))


def _libraries_in(folder: str) -> list[str]:
    return [f"{folder}/{name}" for name in _names(folder, ("libLLVM", "libMLIR")) if _SHARED_LIBRARY.match(name)]


def _library_version(path: str) -> int:
    """The major version in the name of a library; 0 if it gives none."""
    match = _SHARED_LIBRARY.match(os.path.basename(path))
    return int((match and (match[1] or match[2])) or 0)


def _folder_version(name: str) -> int:
    match = re.fullmatch(r"llvm@?-?(\d+)(?:[.\d]*)", name)
    return int(match[1]) if match else 0


def _major_by_name(install: LlvmInstall) -> int:
    """The version in the suffix, in the folder's name or in the names of its libraries; 0 if none
    of them gives one.
    """
    named = int(install.suffix[1:]) if install.suffix[1:].isdecimal() else _folder_version(install.folder.parent.name)
    if named:
        return named
    versions = {version for p in _libraries(install.folder.parent) if (version := _library_version(str(p)))}
    return versions.pop() if len(versions) == 1 else 0


def path_folders() -> list[str]:
    """The folders of PATH, in order, each once."""
    return [p for p in dict.fromkeys(os.environ.get("PATH", os.defpath).split(os.pathsep)) if p]
