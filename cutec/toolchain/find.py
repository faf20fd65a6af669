"""The set of tools of a build: one LLVM installation and the CUDA tools, each looked for when first
needed.
"""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path

from cutec.diag import CutecError, error
from cutec.toolchain.find_cuda import (
    CUDA_REQUIRED,
    CUDA_TOOLS,
    INSTALL_CUDA,
    MIN_CUDA,
    find_cuda_tool,
    find_libdevice,
    named_file,
    named_wrongly,
)
from cutec.toolchain.find_llvm import (
    INSTALL_LLVM,
    LLVM_REQUIRED,
    LLVM_TOOLS,
    MIN_LLVM,
    LlvmInstall,
    choose_llvm,
    named_prefix,
)
from cutec.toolchain.named import Named, file_problem, folder_problem, unusable
from cutec.toolchain.tool import Tool

__all__ = [
    "CUDA_REQUIRED",
    "CUDA_TOOLS",
    "LLVM_REQUIRED",
    "LLVM_TOOLS",
    "MIN_CUDA",
    "MIN_LLVM",
    "Toolset",
    "find_toolset",
]


class Toolset:
    """All LLVM tools come from one installation, `llvm`; `refused` are installations that cannot be
    used.
    """

    def __init__(self, llvm: str | None = None, cuda: str | None = None, ptxas: str | None = None):
        self._llvm_flag, self._cuda_flag, self._ptxas_flag = llvm, cuda, ptxas
        self._found: dict[str, Tool | None] = {}

    @cached_property
    def _choice(self) -> tuple[LlvmInstall | None, list[LlvmInstall]]:
        return choose_llvm(self._llvm_flag)

    @property
    def llvm(self) -> LlvmInstall | None:
        """The LLVM installation in use."""
        return self._choice[0]

    @property
    def refused(self) -> list[LlvmInstall]:
        """LLVM installations that are too old or incomplete."""
        return self._choice[1]

    def find(self, name: str) -> Tool | None:
        """The tool of that name, or None if there is none that can be used."""
        if name not in self._found:
            self._found[name] = self._look(name)
        return self._found[name]

    def tool(self, name: str) -> Tool:
        """The tool of that name. Raises E2001 (missing), E2002 (LLVM too old) or E2010 (an LLVM
        installation lacks it).
        """
        tool = self.find(name)
        if tool is None:
            raise self.problem(name)
        return tool

    @cached_property
    def libdevice(self) -> Path | None:
        """libdevice.10.bc, CUDA's math functions as LLVM bitcode."""
        return find_libdevice(self._cuda_flag, self.find("ptxas"))

    def bitcode_library(self) -> Path:
        """libdevice.10.bc. Raises E2001 if it is missing."""
        if self.libdevice is None:
            raise self.problem("libdevice")
        return self.libdevice

    def optional(self, name: str) -> Tool | None:
        """The tool of that name, or None where there is none. Raises E2001 for one that the user
        named and that cannot be used.
        """
        tool = self.find(name)
        if tool is None and named_file(name):
            raise self.problem(name)
        return tool

    def cuda_version(self) -> tuple[int, int]:
        """Major and minor version of ptxas, (0, 0) if it prints none. Runs it once."""
        numbers = self.tool("ptxas").version().split(".")
        return (int(numbers[0]), int(numbers[1])) if len(numbers) > 1 else (0, 0)

    def versions(self) -> dict[str, str]:
        """Versions of LLVM and ptxas for the manifest. Runs each once."""
        llc, ptxas = self.tool("llc"), self.tool("ptxas")
        return {"llvm": self.llvm.version() if self.llvm else llc.version(), "ptxas": ptxas.version()}

    def unsuitable(self) -> CutecError | None:
        """The error for a tool that is too old, or that the user named and is something else, if
        one is. It takes a process per tool, so it is asked only after a failure.
        """
        llvm, ptxas = self.tool("llc"), self.tool("ptxas")
        if ptxas.found == "CUTEC_PTXAS" and not ptxas.version():
            return unusable(Named(ptxas.found, ptxas.path), "this is no ptxas that runs here (--version fails)")
        if 0 < _numbers(llvm.version())[0] < MIN_LLVM:
            return error(
                "E2002",
                f"LLVM {llvm.version()} in {llvm.path} is too old: cutec needs {MIN_LLVM} or newer",
                help=INSTALL_LLVM,
            )
        if (0,) < _numbers(ptxas.version()) < MIN_CUDA:
            needed = "{}.{}".format(*MIN_CUDA)
            return error(
                "E2012",
                f"ptxas {ptxas.version()} in {ptxas.path} is too old: cutec needs CUDA {needed} or newer",
                help=INSTALL_CUDA,
            )
        return None

    def problem(self, name: str) -> CutecError:
        """The error for a missing tool: why there is none, and what to do."""
        if name not in LLVM_TOOLS:
            return self._cuda_problem(name)
        if self.llvm is not None:
            return error(
                "E2010",
                f"{self.llvm.folder} (from {self.llvm.found}) has no {name}{self.llvm.suffix}",
                help=INSTALL_LLVM,
            )
        prefix = named_prefix(self._llvm_flag)
        if prefix and not prefix.path.is_dir():
            return folder_problem(prefix, name)
        newest = max(self.refused, key=lambda i: (not i.missing(), i.major()), default=None)
        if newest is None:
            return error("E2001", f"{name} was not found (LLVM {MIN_LLVM} or newer, with MLIR)", help=INSTALL_LLVM)
        if 0 < newest.major() < MIN_LLVM:
            return error(
                "E2002",
                f"LLVM {newest.major()} in {newest.folder} (from {newest.found}) is too old: cutec needs {MIN_LLVM} or"
                " newer",
                help=INSTALL_LLVM,
            )
        if newest.missing():
            return error(
                "E2010",
                f"{newest.folder} (from {newest.found}) has no {', '.join(newest.missing())}",
                help=INSTALL_LLVM,
            )
        return error(
            "E2002",
            f"the tools in {newest.folder} (from {newest.found}) do not print their version",
            help=INSTALL_LLVM,
        )

    def _cuda_problem(self, name: str) -> CutecError:
        flag = Named("--ptxas", Path(self._ptxas_flag)) if name == "ptxas" and self._ptxas_flag else None
        wrong = file_problem(flag) if flag else named_wrongly(name, self._cuda_flag)
        if wrong:
            return wrong
        if name == "libdevice":
            what = "libdevice.10.bc (CUDA's math functions) was not found"
            return error("E2001", what, help=f"{INSTALL_CUDA}, or the file: CUTEC_LIBDEVICE=FILE")
        return error("E2001", f"{name} was not found (CUDA {MIN_CUDA[0]}.{MIN_CUDA[1]} or newer)", help=INSTALL_CUDA)

    def _look(self, name: str) -> Tool | None:
        if name in LLVM_TOOLS:
            return self.llvm.tool(name) if self.llvm and self.llvm.has(name) else None
        if name == "ptxas" and self._ptxas_flag:
            path = Path(self._ptxas_flag)
            return Tool(name, path, "--ptxas") if os.access(path, os.X_OK) and path.is_file() else None
        return find_cuda_tool(name, self._cuda_flag, self.find("ptxas") if name != "ptxas" else None)


def find_toolset(llvm: str | None = None, cuda: str | None = None, ptxas: str | None = None) -> Toolset:
    """The tools, found lazily. `llvm` and `cuda` are folders, `ptxas` a file that the user named;
    they come before everything else.
    """
    return Toolset(llvm, cuda, ptxas)


def _numbers(version: str) -> tuple[int, ...]:
    """`22.1.8` as numbers; (0,) for what is no version."""
    parts = version.split(".")
    return tuple(map(int, parts)) if all(p.isdigit() for p in parts) else (0,)
