"""One tool: its path, its identity (by content) and its version (by running it)."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from cutec.diag import CutecError
from cutec.digests import digests, stamp, together
from cutec.lazy_pattern import pattern
from cutec.records import dataclass, field
from cutec.toolchain.process import run_chain

_VERSION_TIMEOUT = 20.0
_CUDA_VERSION = pattern(r"release (\d+\.\d+)(?:, V(\d+\.\d+\.\d+))?")
_LLVM_VERSION = pattern(r"LLVM version (\d+(?:\.\d+)*)")
_ALONE = pattern(r"(\d+(?:\.\d+)+)\S*\s*$")  # llvm-config
_WRAPPER = pattern(rb'\A#![^\n]*sh\n(?:\s*#[^\n]*\n)*\s*exec\s+"?(/[^\s"]+)"?\s+"\$@"\s*\Z')
_WRAPPER_BYTES = 1024


@dataclass(frozen=True)
class Tool:
    """`found` tells how it was found; `libraries` are shared libraries, which are part of its
    identity.
    """

    name: str
    path: Path
    found: str
    libraries: tuple[Path, ...] = field(default=(), repr=False)

    @property
    def binary(self) -> Path:
        """The program itself, behind symbolic links and one-line shell wrappers."""
        return binary_behind(self.path)

    @property
    def command(self) -> str:
        """The program to start: the path as found, or the program behind a wrapper script (a shell
        costs 2 ms).
        """
        return str(self.path if self.binary == Path(os.path.realpath(self.path)) else self.binary)

    def files(self) -> list[str]:
        """The program and its libraries."""
        return [str(self.binary), *map(str, self.libraries)]

    def identity(self) -> str:
        """The digests of the program and its libraries: the same text wherever the same tool is."""
        return together(self.files(), digests(self.files()))

    def version(self) -> str:
        """`22.1.8`, `13.0.88`; empty if the tool cannot be run or prints no version."""
        return _version(self.command, str(stamp(self.command)))


@cache
def _version(command: str, _stamp: str) -> str:
    try:
        output, outcomes = run_chain([[command, "--version"]], timeout=_VERSION_TIMEOUT)
    except CutecError:
        return ""
    text = output.decode("utf-8", "replace") + outcomes[0].stderr
    cuda, llvm = _CUDA_VERSION.search(text), _LLVM_VERSION.search(text) or _ALONE.match(text)
    return (cuda[2] or cuda[1]) if cuda else llvm[1] if llvm else ""


@cache
def binary_behind(path: Path) -> Path:
    """The real file, and if that is a shell script that does nothing but `exec /other "$@"`, the
    real file of that.
    """
    real = Path(os.path.realpath(path))
    try:
        if real.stat().st_size > _WRAPPER_BYTES:
            return real
        match = _WRAPPER.match(real.read_bytes())
    except OSError:
        return real
    target = Path(os.path.realpath(os.fsdecode(match[1]))) if match else real
    return target if os.access(target, os.X_OK) else real
