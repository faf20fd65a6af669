"""Errors for output that is not whole, and for full disks that tools do not tell of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from cutec.diag import CutecError, Note, error
from cutec.diag.kinds import CompilationError
from cutec.lazy import LazyModule
from cutec.toolchain import whole
from cutec.toolchain.process import Outcome

space = LazyModule("cutec.diag.space")  # for what fails

_OUTPUTS = {
    "mlir-opt": "the MLIR",
    "mlir-translate": "the LLVM IR",
    "llvm-link": "the LLVM IR",
    "opt": "the LLVM IR",
    "llc": "the PTX",
    "ptxas": "the cubin",
}
# Less free space than this and a copy of its input (which ptxas makes, and removes before it ends),
# beside a tool that failed or wrote half of its output, says that the disk is full.
_LITTLE_SPACE = 64 << 10


def check_output(outcomes: Sequence[Outcome], tool: str, output: bytes, source: bytes) -> None:
    """Raise E2007 if what the last tool of a chain made of `source` is not whole."""
    tools = " | ".join(o.tool for o in outcomes)
    _refuse_torn(tools, _OUTPUTS[tool], output, lambda: whole.check(tool, output, source))


def check_fatbin(fatbin: bytes, images: Sequence[bytes], compressed: bool = False) -> None:
    """Raise E2007 if a fat binary does not hold all of its images."""
    _refuse_torn("fatbinary", "the fat binary", fatbin, lambda: whole.fatbin(fatbin, images, compressed))


def _refuse_torn(tools: str, what: str, output: bytes, check: Callable[[], None]) -> None:
    try:
        check()
    except ValueError as err:
        how = f"{what} is not whole: {err}" if output else "it wrote nothing"
        raise error(
            "E2007", f"{tools} exited with 0, but {how}", help="`cutec doctor` shows whether the tools can be used"
        ) from None


@contextmanager
def explained_by_space(what: str, folder: str, size: int, other: str) -> Iterator[None]:
    """Raise E1031, no space for `what`, instead of the error of a tool that writes to `folder` what
    it makes of `size` bytes: if the tool says so, or the folder is nearly full. `other` names
    another folder. ("": the tool writes to no folder.)
    """
    try:
        yield
    except CutecError as err:
        said = space.says_full(err.stderr) if isinstance(err, CompilationError) else False
        if folder and (said or space.free_bytes(folder) < size + _LITTLE_SPACE):
            notes = [Note(f"what came of it: {err.message}"), *err.notes]
            raise space.no_space(what, folder, other, notes) from err
        raise
