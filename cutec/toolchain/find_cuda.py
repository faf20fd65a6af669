"""Finding the CUDA tools and libdevice by looking at files.

Order for a tool: its own variable (CUTEC_PTXAS=FILE), the folder of ptxas (so that versions agree),
--cuda or CUTEC_CUDA (and then nothing else), CUDA_TOOLKIT_PATH, CUDA_HOME, CUDA_PATH, the PATH,
/usr/local/cuda* (newest first), wheels in site-packages.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from cutec.diag import CutecError
from cutec.diag.packages import in_checkout, pip_install
from cutec.toolchain.find_llvm import path_folders
from cutec.toolchain.named import Named, file_problem, folder_problem, named
from cutec.toolchain.tool import Tool

MIN_CUDA = (12, 9)
CUDA_REQUIRED = ("ptxas", "fatbinary")
CUDA_TOOLS = (*CUDA_REQUIRED, "cuobjdump", "nvdisasm")
INSTALL_CUDA = f"""\
    {pip_install("cuda-tools")}
or in a checkout of cutec:
    {in_checkout("cuda-tools")}
or name a CUDA toolkit: --cuda DIR, CUDA_HOME=DIR"""
_VARIABLES = ("CUDA_TOOLKIT_PATH", "CUDA_HOME", "CUDA_PATH")
_TOOLKITS = ("/usr/local/cuda", "/usr/local/cuda-*", "/opt/cuda", "/usr/lib/cuda", "/usr/lib/nvidia-cuda-toolkit")


def find_cuda_tool(name: str, toolkit: str | None, ptxas: Tool | None) -> Tool | None:
    """One CUDA tool. `toolkit` is a folder that the user named; `ptxas` is already found if another
    tool is looked for.
    """
    file = named_file(name)
    if file:
        return _tool(name, file.path, file.by)
    if ptxas:
        beside = _tool(name, ptxas.binary.parent / name, f"beside {ptxas.path}")
        if beside:
            return beside
    return next((tool for folder, found in _folders(toolkit) if (tool := _tool(name, folder / name, found))), None)


def named_file(name: str) -> Named | None:
    """The file that the tool's own variable names: `CUTEC_PTXAS`, `CUTEC_LIBDEVICE`."""
    return named("", None, f"CUTEC_{name.upper()}")


def named_wrongly(name: str, toolkit: str | None) -> CutecError | None:
    """The error for a tool (or "libdevice") that was not found although the user named it or a
    toolkit; None if they named neither.
    """
    file, folder = named_file(name), named("--cuda", toolkit, "CUTEC_CUDA")
    if file:
        return file_problem(file, name != "libdevice")
    return folder_problem(folder, "libdevice.10.bc" if name == "libdevice" else name) if folder else None


def find_libdevice(toolkit: str | None, ptxas: Tool | None) -> Path | None:
    """libdevice.10.bc: CUTEC_LIBDEVICE, the toolkit of ptxas, other toolkits, wheels."""
    file = named_file("libdevice")
    if file:
        return file.path if file.path.is_file() else None
    return next((f for f in _libdevice_files(toolkit, ptxas) if f.is_file()), None)


def _libdevice_files(toolkit: str | None, ptxas: Tool | None) -> Iterator[Path]:
    beside = [ptxas.binary.parent.parent] if ptxas else []
    for root in chain(beside, (folder.parent for folder, _ in _folders(toolkit))):
        yield from (root / where / "libdevice.10.bc" for where in ("nvvm/libdevice", "libdevice"))
    yield from (p / "libdevice.10.bc" for p in _wheel_folders("nvvm/libdevice"))


def _tool(name: str, path: Path, found: str) -> Tool | None:
    return Tool(name, path, found) if path.is_file() and os.access(path, os.X_OK) else None


def _folders(toolkit: str | None) -> Iterator[tuple[Path, str]]:
    """Folders that may hold CUDA tools, with how each was found. A toolkit named for cutec is the
    only one.
    """
    only = named("--cuda", toolkit, "CUTEC_CUDA")
    if only:
        yield from ((only.path / "bin", only.by), (only.path, only.by))
        return
    yield from ((Path(os.environ[v]) / "bin", v) for v in _VARIABLES if os.environ.get(v))
    yield from ((Path(folder), "PATH") for folder in path_folders())
    for pattern in _TOOLKITS:
        yield from ((p / "bin", str(p)) for p in _newest_first(Path("/").glob(pattern[1:])))
    yield from ((p, "a wheel in site-packages") for p in _wheel_folders("bin"))


def _wheel_folders(below: str) -> Iterator[Path]:
    """`nvidia/cu13/<below>`, `nvidia/cuda_nvcc/<below>` … in every folder that Python imports
    from.
    """
    for entry in sys.path:
        root = Path(entry or ".") / "nvidia"
        if root.is_dir():
            yield from _newest_first(p for p in root.glob(f"cu*/{below}") if p.is_dir())


def _newest_first(paths: Iterator[Path]) -> list[Path]:
    return sorted(paths, key=lambda p: [int(n) for n in re.findall(r"\d+", str(p))], reverse=True)
