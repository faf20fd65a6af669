"""What the tools of a build are, by content. A warm build asks this too, so the search for the
tools is remembered on this machine, and repeated when a folder in which they are looked for
changes.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cutec.digests import answer, digests, together
from cutec.lazy import LazyModule

if TYPE_CHECKING:
    from cutec.toolchain.find import Toolset

find = LazyModule("cutec.toolchain.find")
find_llvm = LazyModule("cutec.toolchain.find_llvm")

_LIBDEVICE = "libdevice"
COMPILE = ("mlir-opt", "mlir-translate", "opt", "llc", "llvm-link", "ptxas", "fatbinary", _LIBDEVICE)
DISASSEMBLE = ("nvdisasm",)
_DECIDES = (
    *("PATH", "LD_LIBRARY_PATH", "CUDA_TOOLKIT_PATH", "CUDA_HOME", "CUDA_PATH"),
    *("CUTEC_LLVM", "CUTEC_CUDA", "CUTEC_PTXAS", "CUTEC_FATBINARY", "CUTEC_NVDISASM", "CUTEC_LIBDEVICE"),
)


def tool_identities(
    names: Iterable[str], llvm: str | None = None, cuda: str | None = None, tools: Toolset | None = None
) -> dict[str, str]:
    """The identities of some of the tools `COMPILE` and `DISASSEMBLE` by name, "" for one that is
    not found. `llvm` and `cuda` are what `find_toolset` takes; `tools` are those found for them, if
    they are.
    """
    files = answer(_question(llvm, cuda), lambda: _search(tools or find.find_toolset(llvm, cuda)))
    asked = {name: files.get(name, ()) for name in names}
    known = digests({path for paths in asked.values() for path in paths})
    return {name: together(paths, known) if paths else "" for name, paths in asked.items()}


def _question(llvm: str | None, cuda: str | None) -> str:
    """Everything that decides where tools are looked for."""
    return json.dumps([llvm, cuda, [os.environ.get(name) for name in _DECIDES], sys.prefix, os.getcwd()])


def _search(tools: Toolset) -> tuple[dict[str, list[str]], list[str]]:
    """The files of each tool by its name, and what to look at again: a change there may change what
    is found.
    """
    found = [tool for name in (*COMPILE, *DISASSEMBLE) if name != _LIBDEVICE and (tool := tools.find(name))]
    files = {tool.name: tool.files() for tool in found}
    if tools.libdevice is not None:
        files[_LIBDEVICE] = [str(tools.libdevice)]
    folders = {os.path.dirname(path) for paths in files.values() for path in paths}
    starts = [str(tool.path) for tool in found]
    watched = {*folders, *map(os.path.dirname, folders), *starts, *map(os.path.dirname, starts), *_looked_in()}
    return files, sorted(watched)


def _looked_in() -> Iterator[str]:
    """Folders where tools appear when they are installed."""
    yield from find_llvm.path_folders()
    yield from find_llvm.FOLDERS
    for folder in sys.path:
        if folder.endswith("-packages"):  # site-packages, Debian's dist-packages
            yield from (folder, f"{folder}/nvidia")
