"""Dumps of a compilation for a reader: `FUNCTION.ARCH.ptx` and the like in the dump folder, and IR
on stdout. Another function of that name in the same process is `FUNCTION.ARCH.2.ptx`.
"""

from __future__ import annotations

import shlex
from hashlib import sha256
from itertools import count
from pathlib import Path

from cutec.calling.compiling import Built
from cutec.calling.options import CallOptions
from cutec.files import write_whole
from cutec.toolchain.emit import sass
from cutec.toolchain.find import find_toolset

# Kind of dump -> the file's suffix.
SUFFIXES = {"ir": "mlir", "ir-debug": "cute.mlir", "ptx": "ptx", "cubin": "cubin", "sass": "sass"}


_dumped: dict[Path, bytes] = {}  # file → the digest of what this process wrote there


def write(built: Built, options: CallOptions) -> list[Path]:
    """Write the requested files; returns their paths. Raises E2001 where SASS is wanted and no tool
    shows it, OSError.
    """
    written = []
    for kind in (k for k in SUFFIXES if k in options.keep):
        data = content(built, kind, options)
        if data:
            stem = f"{built.unit.export.name}.{built.unit.arch.name}"
            path = _free(Path(options.dump_dir or "."), stem, SUFFIXES[kind], sha256(data).digest())
            write_whole(path, data)
            written.append(path)
    return written


def _free(folder: Path, stem: str, suffix: str, digest: bytes) -> Path:
    """The first file of that name in which this process has written nothing else."""
    for number in count(1):
        path = folder / (f"{stem}.{suffix}" if number == 1 else f"{stem}.{number}.{suffix}")
        if _dumped.setdefault(path, digest) == digest:
            return path
    raise AssertionError("there is always another number")


def content(built: Built, kind: str, options: CallOptions) -> bytes:
    """One of `SUFFIXES`, empty where there is none (a dry run has no binary)."""
    if kind == "ir":
        return lowered_text(built).encode()
    if kind == "ir-debug":
        return cute_text(built).encode()
    if kind == "ptx":
        return built.stage("ptx")
    if kind == "cubin" or not built.cubin:
        return built.cubin
    words = shlex.split(options.nvdisasm) if options.nvdisasm else ["--print-code"]
    return sass(built.cubin, find_toolset(), words).encode()


def cute_text(built: Built) -> str:
    """The CuTe IR as traced, with locations."""
    assert built.unit.traced is not None
    return built.unit.context.text(built.unit.traced.module, True)


def lowered_text(built: Built) -> str:
    """The module after lowering: host function and kernels in upstream dialects."""
    assert built.unit.lowered is not None
    return built.unit.context.text(built.unit.lowered, False)


def print_ir(built: Built) -> None:
    """Both, on stdout."""
    for title, text in (("CuTe IR", cute_text(built)), ("lowered", lowered_text(built))):
        print(f"// {title} of {built.unit.export.name} for {built.unit.arch.name}\n{text}")
