"""LLVM's tools without their processes. Most of the time that a small kernel takes in them is spent
on loading libLLVM and libMLIR four times; a resident process loads them once, and runs the chains
of all kernels (`resident_process.py`). The results are the same, but for comments of PTX.

A chain that does not come to a good and silent end there runs again as processes: tools crash, fail
and warn in their own words. Processes run at once where a library is missing, a tool is a script,
or a command line is none of those that `_job` knows. All of this is decided here.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from types import TracebackType
from typing import final

from cutec import environment
from cutec.diag import CutecError
from cutec.digests import digest
from cutec.lazy_pattern import pattern
from cutec.toolchain import resident_pool as pool
from cutec.toolchain.process import Chain, Outcome
from cutec.toolchain.tool import Tool

# What it does as the tools do, by their command lines; NUL separates words.
_TRANSLATED = pattern(
    "mlir-opt\0(?:--emit-bytecode\0)?(?:--verify-each=false\0)?--pass-pipeline=[^\0]+\0-\0"
    "mlir-translate\0--mlir-to-llvmir\0-"
)
_COMPILED = pattern(
    "opt\0-passes=([^\0]+)\0-mcpu=(\\w+)\0-disable-verify\0-disable-auto-upgrade-debug-info\0"
    "-preserve-bc-uselistorder\0-\0"
    "llc\0-O([0-3])\0-mcpu=\\2\0-mattr=([+\\w]+)(?:\0(-disable-machine-sink|-disable-lsr))?\0-disable-verify\0"
    "-disable-auto-upgrade-debug-info\0-"
)
_LIBRARY = pattern(r"lib(LLVM|MLIR)\.so\.22(?:\.\d+)*")  # of this version results were compared with the tools'
_PROGRAM = b"\x7fELF"


def identity() -> str:
    """What results depend on besides the files of the tools, whether processes made them or not."""
    return digest(pool.MODULE)


def chain(commands: Sequence[Sequence[str]], tools: Sequence[Tool]) -> ResidentChain | None:
    """The chain of these tools' command lines in the resident process; None if processes are to run
    it. Raises E1112 if CUTEC_RESIDENT is neither on nor off.
    """
    job = _job(commands, tools)
    found = libraries(tools) if job and environment.flag("CUTEC_RESIDENT", True) else None
    return ResidentChain(commands, job, found) if job and found and pool.usable(found) else None


def libraries(tools: Sequence[Tool]) -> pool.Libraries | None:
    """libLLVM and libMLIR, if these tools are programs that load the two and no others."""
    files = tools[0].libraries
    found = {match[1]: str(path) for path in files if (match := _LIBRARY.fullmatch(path.name))}
    if len(files) != 2 or len(found) != 2 or not all(map(_is_program, tools)):
        return None
    return found["LLVM"], found["MLIR"]


def _is_program(tool: Tool) -> bool:
    with suppress(OSError), open(tool.binary, "rb") as file:
        return file.read(len(_PROGRAM)) == _PROGRAM
    return False


def _job(commands: Sequence[Sequence[str]], tools: Sequence[Tool]) -> pool.Job | None:
    """What the resident process is to do for these command lines; None if it does not know them."""
    words = tuple((tool.name, *argv[1:]) for tool, argv in zip(tools, commands))
    line = "\0".join("\0".join(argv) for argv in words)
    if _TRANSLATED.fullmatch(line):
        return "translated", words
    match = _COMPILED.fullmatch(line)
    return ("compiled", (match[1], match[2], int(match[3]), match[4], match[5] or "")) if match else None


@final
class ResidentChain:
    """A `Chain` in the resident process, with the methods of the other one."""

    folder = ""

    def __init__(self, commands: Sequence[Sequence[str]], job: pool.Job, found: pool.Libraries):
        self._commands, self._job, self._libraries = commands, job, found

    def __enter__(self) -> ResidentChain:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def warm(self) -> None:
        """Let a process load the libraries, unless one waits. None may be started."""
        with suppress(CutecError):
            pool.warm(self._libraries)

    def finish(self, stdin: bytes, timeout: float) -> tuple[bytes, list[Outcome]]:
        """As of a `Chain`."""
        output, hung = None, len(self._commands)
        try:
            with suppress(CutecError):
                output = pool.ask(self._libraries, self._job, stdin, time.monotonic() + timeout)
        except pool.Hung as err:
            output, hung = b"", err.tool
        if output is None:
            with Chain(self._commands) as processes:
                return processes.finish(stdin, timeout)
        ends = [(0 if index < hung else -signal.SIGKILL, index == hung) for index in range(len(self._commands))]
        return output, [Outcome(tuple(argv), code, "", late) for argv, (code, late) in zip(self._commands, ends)]
