"""Error classes that programs catch by class and take apart: the report of a tool, the driver or a
launch as data.
"""

from __future__ import annotations

from typing import Any

from cutec.diag.error import CutecError
from cutec.records import dataclass, field


@dataclass
class CompilationError(CutecError):
    """A tool of the build failed (E2003 to E2008).

    tool: its name. command: its arguments, the program first. stderr: its messages. ir_context: the
    lines of its input around the one it complains about, "" where it names none. suggestions: what
    to try, most promising first.
    """

    tool: str = ""
    command: tuple[str, ...] = ()
    stderr: str = ""
    ir_context: str = ""
    suggestions: tuple[str, ...] = ()

    __hash__ = Exception.__hash__


@dataclass
class CudaDriverDependencyError(CutecError):
    """This machine has no usable GPU, no driver, or no cuda-bindings (E4001 to E4003)."""

    __hash__ = Exception.__hash__


@dataclass
class HostAssertionError(CutecError, AssertionError):
    """An `assert` of a host function does not hold for the arguments of a call (E4032)."""

    __hash__ = Exception.__hash__


@dataclass
class MarkError(CutecError, RuntimeError):
    """A mark does not fit a tensor's layout (E4303); a RuntimeError, as the public DSL raises."""

    __hash__ = Exception.__hash__


@dataclass
class UndecidedError(CutecError):
    """A function has candidates, and no table chooses among them (E1090)."""

    __hash__ = Exception.__hash__


@dataclass
class LockError(CutecError):
    """A build is not as it is locked (E5050, E5051). comparison: how it differs, as data."""

    comparison: dict[str, Any] = field(default_factory=dict)

    __hash__ = Exception.__hash__


@dataclass
class LaunchError(CutecError):
    """A launch was refused (E4040), or kernels failed while they ran (E5021).

    cuda_error: CUDA's name for it, e.g. "CUDA_ERROR_LAUNCH_FAILED". error_code: its number, which
    equals cuda-python's `cudaError_t`. meaning: CUDA's own words. kernel, grid, block, shared_bytes
    (dynamic shared memory): the launch, where it is known. causes: what is likely, in words.
    """

    cuda_error: str = ""
    error_code: int = 0
    meaning: str = ""
    kernel: str = ""
    grid: tuple[int, ...] = ()
    block: tuple[int, ...] = ()
    shared_bytes: int = 0
    causes: tuple[str, ...] = field(default=())

    __hash__ = Exception.__hash__
