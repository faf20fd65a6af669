"""Running a program whose `import cutlass` means cutec, and rehearsing it."""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any

import cutec
from cutec import environment
from cutec.calling import modules
from cutec.calling.compiled import CompiledFunction
from cutec.diag import error
from cutec.driver.kernel_file.alias import cutlass_alias, real_name
from cutec.driver.kernel_file.load import read_source
from cutec.driver.kernel_file.notebook import run_whole_notebook
from cutec.frontend.core import device_facts
from cutec.frontend.core.location import boundary
from cutec.lazy import LazyModule
from cutec.records import dataclass
from cutec.rehearsal.bounds import Exceeded, begin_anew, bounded
from cutec.rehearsal.child import FACTS
from cutec.rehearsal.children_list import LIST, OfChild, add_compiled, add_loaded, children_list
from cutec.rehearsal.cuda_calls import check_cooperative
from cutec.rehearsal.nvidia_smi import nvidia_smi
from cutec.rehearsal.tensors import NoAttribute
from cutec.rehearsal.torch_module import stub_modules
from cutec.rehearsal.unread import Ended, place
from cutec.target.arch import parse_arch

dispatch = LazyModule("cutec.calling.dispatch")


@dataclass(frozen=True)
class Rehearsed:
    """The functions that a rehearsal compiled, in order, and where it ended: "" at the program's
    end, else a place and what was needed there ("file.py:12: Tensor.item"). `code`: what the
    program gave to sys.exit. `exceeded`: it was stopped at `ended`, for this reason. `loaded`:
    libraries of kernels that it loaded, by name. `by_children`: what processes compiled that the
    program started; the libraries that they loaded are among the others.
    """

    compiled: tuple[CompiledFunction, ...]
    ended: str = ""
    code: Any = None
    exceeded: str = ""
    loaded: tuple[str, ...] = ()
    by_children: tuple[OfChild, ...] = ()


@dataclass(frozen=True)
class Bounds:
    """What a program may take in a rehearsal: seconds until it compiles, bytes of memory."""

    seconds: float = 600.0
    memory: int = 8 * 10**9


_BOUNDS = Bounds()
_STUBS = str(Path(__file__).parent / "rehearsed_children")  # for processes that the program starts
_PLUGIN = "cutec.rehearsal.pytest_plugin"  # pytest loads it, if the program is pytest


@boundary
def run_program(
    program: str,
    arguments: Sequence[str],
    as_module: bool = False,
    cell: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> None:
    """Run a Python file or a notebook, or with `as_module` an importable module, as `python` would:
    as `__main__`, with these arguments. Inside it `cutlass` is cutec, also in the processes that it
    starts. Each cell of a notebook runs in a context `cell()`. Exceptions of the program pass
    through, SystemExit too. Raises E1002 for a file or module that is not there.
    """
    if not as_module and not os.path.isfile(program):
        raise error("E1002", f"cannot read {program}: no such file")
    argv, path = sys.argv, list(sys.path)
    sys.argv = [program, *arguments]
    sys.path.insert(0, os.getcwd() if as_module else os.path.dirname(os.path.abspath(program)))
    try:
        with cutlass_alias(), _cutlass_of_children():
            if as_module:
                _run_module(program)
            elif program.endswith(".ipynb"):
                _run_cells(program, cell)
            else:
                _check_text(program)
                runpy.run_path(program, run_name="__main__")
    finally:
        sys.argv, sys.path[:] = argv, path


@contextmanager
def _cutlass_of_children() -> Iterator[None]:
    """Let processes that are started inside the block import cutec, as `cutlass` too. Those of
    `multiprocessing` take `sys.path` instead of the variable.
    """
    inherited = os.environ.get("PYTHONPATH")
    folders = [str(Path(__file__).parent / "children"), str(Path(cutec.__file__).parents[1])]
    sys.path += folders
    os.environ["PYTHONPATH"] = os.pathsep.join([*([inherited] if inherited else []), *folders])
    try:
        yield
    finally:
        del os.environ["PYTHONPATH"]
        os.environ |= {"PYTHONPATH": inherited} if inherited is not None else {}


def _run_module(name: str) -> None:
    """Run a module as `python -m` does. Raises E1002 where runpy finds none; what the module itself
    imports in vain is its own error.
    """
    try:
        runpy.run_module(real_name(name), run_name="__main__", alter_sys=True)
    except ImportError as exc:
        if not _raised_by(runpy, exc.__traceback__):
            raise
        raise error("E1002", str(exc), help="-m looks in the current folder and on Python's path") from None


def _raised_by(module: ModuleType, trace: TracebackType | None) -> bool:
    """Whether a function of a module raised an exception, and none that it called."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace is not None and trace.tb_frame.f_globals is vars(module)


def _check_text(program: str) -> None:
    """Raises E0001 for a Python file with zero bytes, of which Python's error names no file."""
    if program.endswith(".py") and b"\0" in read_source(Path(program)):
        raise error("E0001", f"{program} contains null bytes", help="it is no Python file, or a damaged one")


def _run_cells(notebook: str, cell: Callable[[], AbstractContextManager[None]]) -> None:
    """Run a notebook's code cells, in order, in a module that is `__main__` meanwhile."""
    module, before = ModuleType("__main__"), sys.modules["__main__"]
    sys.modules["__main__"] = module
    try:
        run_whole_notebook(notebook, read_source(Path(notebook)), module, cell)
    finally:
        sys.modules["__main__"] = before


def rehearse(
    program: str,
    arguments: Sequence[str],
    facts: Mapping[str, int],
    as_module: bool = False,
    bounds: Bounds = _BOUNDS,
) -> Rehearsed:
    """Run a program without GPU and PyTorch: its compilations go into the call cache, its launches
    do nothing. `facts` answer its questions about the GPU. Python processes that it starts have the
    same stubs. Raises E1008 where no arch is named, and as `run_program`.
    """
    if not environment.get("CUTEC_ARCH"):
        raise error(
            "E1008",
            "no architecture to compile for, and a rehearsal uses no GPU",
            help="name one: --arch sm_90a, or CUTEC_ARCH=sm_90a",
        )
    made: list[CompiledFunction] = []
    loaded: list[str] = []
    ends: list[str] = []
    code, exceeded, process = None, "", os.getpid()

    def compiling(compiled: CompiledFunction) -> None:
        (made.append if os.getpid() == process else add_compiled)(compiled)

    def loading(library: Path) -> None:
        loaded.append(library.name) if os.getpid() == process else add_loaded(library)

    with (
        children_list() as children,
        environment_set(LIST, str(children.file)),
        environment_set("CUTEC_DEVICE", "none"),
        environment_set("PYTEST_PLUGINS", ",".join(filter(None, [os.environ.get("PYTEST_PLUGINS"), _PLUGIN]))),
        environment_set(FACTS, ",".join(f"{name}={value}" for name, value in facts.items())),
        environment_set("PYTHONPATH", os.pathsep.join(filter(None, [_STUBS, os.environ.get("PYTHONPATH")]))),
        nvidia_smi(parse_arch(environment.get("CUTEC_ARCH").split(",")[0].strip())),
        device_facts.stated(facts, traced=False),
        stub_modules(loading),
        dispatch.hook(compiling),
        modules.hook(loading),
    ):
        try:
            with (
                bounded(bounds.seconds, bounds.memory, lambda: children.size),
                dispatch.hook(lambda compiled: begin_anew()),
                dispatch.hook(_before_a_call),
            ):
                run_program(program, arguments, as_module, lambda: _followed(program, ends))
        except SystemExit as exc:
            code = exc.code
        except Exceeded as exc:
            ends, exceeded = [place(exc, program)], exc.what
        except (Ended, NoAttribute) as exc:
            ends.append(f"{place(exc, program)}: {exc.what}")
        by_children, loaded = children.compiled, [*loaded, *children.loaded]
    return Rehearsed(tuple(made), ends[0] if ends else "", code, exceeded, tuple(loaded), by_children)


@contextmanager
def _followed(program: str, ends: list[str]) -> Iterator[None]:
    """A cell of a notebook: where it ends early, that is added to `ends`, and the next cell runs.
    After that an error may be a consequence: it ends the rehearsal as well.
    """
    try:
        yield
    except (Ended, NoAttribute) as exc:
        ends.append(f"{place(exc, program)}: {exc.what}")
    except Exception as exc:
        if not ends:
            raise
        raise Ended(str(exc)) from exc


def _before_a_call(compiled: CompiledFunction) -> None:
    """What a launch of a function that a call has compiled would raise."""
    if isinstance(compiled, dispatch.Implicit):
        check_cooperative(compiled)


@contextmanager
def environment_set(name: str, value: str) -> Iterator[None]:
    """Set an environment variable inside the block."""
    before = os.environ.get(name)
    os.environ[name] = value
    try:
        yield
    finally:
        os.environ.pop(name)
        if before is not None:
            os.environ[name] = before
