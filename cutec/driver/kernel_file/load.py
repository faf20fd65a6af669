"""Loading a kernel file as Python would run it, with its exports and sources recorded and its
errors reported as its own.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from cutec.artifact.manifest import MANIFEST
from cutec.diag import CutecError, Warning_, error
from cutec.driver.inputs.recorder import Recorder
from cutec.driver.inputs.watch import watching
from cutec.driver.kernel_file.alias import cutlass_alias
from cutec.driver.kernel_file.import_stubs import import_stubs
from cutec.driver.kernel_file.sources import Sources, recording_imports
from cutec.driver.options.naming import KERNEL_MODULE
from cutec.files import read_some
from cutec.frontend.core.location import boundary, location_of_traceback
from cutec.frontend.exports.export import Export, recording
from cutec.ir.core import Loc
from cutec.layout.errors import LayoutError
from cutec.lazy import LazyModule
from cutec.records import dataclass, field

notebook = LazyModule("cutec.driver.kernel_file.notebook")


@dataclass
class Loaded:
    """A kernel file that has run: its module, its exports, and all sources read so far (tracing may
    add some). `warnings`: what there is to say of its tuning file. `missing`: files that would have
    been read.
    """

    module: ModuleType
    path: Path
    exports: list[Export] = field(default_factory=list)
    sources: Sources = field(default_factory=Sources)
    warnings: list[Warning_] = field(default_factory=list)
    missing: list[Path] = field(default_factory=list)


@contextlib.contextmanager
def loaded(file: str | None, module: str | None = None, recorder: Recorder | None = None) -> Iterator[Loaded]:
    """Run a kernel file (of a notebook, its definitions), or an importable module, and keep its
    imports working (functions may import when traced) inside the block. `recorder` takes down what
    the user's code asks meanwhile.

    Raises E1002 for a file that cannot be read and E0001 for one that is no Python; exceptions of
    the file itself pass through.
    """
    sources = Sources()
    folder, path, argv = search_folder(file, module), list(sys.path), sys.argv
    sys.path.insert(0, folder)
    sys.argv = [file or module or ""]
    watch = watching(recorder) if recorder else contextlib.nullcontext()
    try:
        # The alias is entered after `recording_imports`, so that it comes first: otherwise
        # `cutlass.cute` would be looked for in the folder of `cutlass`, which is cutec's.
        with recording_imports(sources, recorder), cutlass_alias(), import_stubs(), watch, recording() as exports:
            made = _import(module) if module else _run(Path(str(file)), sources)
            yield Loaded(made, Path(os.path.abspath(made.__file__ or "")), exports, sources)
    finally:
        sys.path[:], sys.argv = path, argv


def search_folder(file: str | None, module: str | None) -> str:
    """The folder that imports are looked for in first: as for Python's scripts the one of the real
    file behind symbolic links, for modules the current one.
    """
    return os.getcwd() if module else os.path.dirname(os.path.realpath(str(file)))


@boundary
def _run(path: Path, sources: Sources) -> ModuleType:
    """Execute a file in a fresh module. The module's name is not the file's stem: a select.py must
    not shadow Python's module.
    """
    data = read_source(path)
    path = Path(os.path.abspath(path))
    name = f"{KERNEL_MODULE}.{path.stem}"
    module = ModuleType(name)
    module.__file__ = str(path)
    module.__package__ = ""
    sources.modules.append(name)
    sys.modules[name] = module
    try:
        with prints_to_stderr():
            if path.suffix == ".ipynb":
                sources.add(str(path), data)
                notebook.run_notebook(str(path), data, module)
            else:
                exec(sources.code(str(path), data), module.__dict__)
    except SyntaxError as exc:
        raise _syntax_error(exc) from None
    except LayoutError as exc:
        raise _layout_error(exc) from exc
    return module


@boundary
def _import(name: str) -> ModuleType:
    importlib.invalidate_caches()
    sys.modules.pop(name, None)
    try:
        if not all(part.isidentifier() for part in name.split(".")):
            raise ModuleNotFoundError(name=name)
        with prints_to_stderr():
            return importlib.import_module(name)
    except SyntaxError as exc:
        raise _syntax_error(exc) from None
    except LayoutError as exc:
        raise _layout_error(exc) from exc
    except ModuleNotFoundError as exc:
        if exc.name != name and not name.startswith(f"{exc.name}."):
            raise  # a module that this one imports
        raise error(
            "E1002", f"no module named {name!r}", help="-m looks in the current folder and on Python's path"
        ) from None


def prints_to_stderr() -> contextlib.AbstractContextManager[object]:
    """Redirect prints of the user's code at build time: stdout is for results
    (`--emit ptx > k.ptx`).
    """
    return contextlib.redirect_stdout(sys.stderr)


def read_source(path: Path) -> bytes:
    """The bytes of a kernel file. Raises E1002."""
    try:
        return read_some(path)
    except OSError as exc:
        raise error("E1002", f"cannot read {path}: {exc.strerror}", help=_file_help(path)) from None


def _file_help(path: Path) -> str:
    """What somebody who named no kernel file may have meant."""
    from difflib import get_close_matches  # only for those who mistype

    if (path / MANIFEST).is_file():
        return f"{path} is a bundle, which has been built: `cutec show {path}`, `cutec run {path}`"
    if path.is_dir():
        return f"name a kernel file in it, as {', '.join(map(str, sorted(path.glob('*.py'))[:3])) or 'FILE.py'}"
    files = {} if path.exists() else {other.stem: other for other in path.parent.glob("*.py")}
    near = get_close_matches(path.stem, files, 1)
    return (
        f"did you mean {files[near[0]]}?" if near else "give the path of a kernel file, or -m for an importable module"
    )


def _layout_error(exc: LayoutError) -> CutecError:
    """E0410, as for a layout that is made in a kernel."""
    return error("E0410", str(exc), location_of_traceback(exc.__traceback__), help=exc.help)


def _syntax_error(exc: SyntaxError) -> CutecError:
    """E0001 with the place that Python names. Its columns count characters; places count bytes."""
    text = exc.text or ""
    start = len(text[: (exc.offset or 1) - 1].encode()) + 1
    same_line = exc.end_lineno in (None, exc.lineno) and exc.end_offset and exc.end_offset > (exc.offset or 1)
    end = len(text[: exc.end_offset - 1].encode()) + 1 if same_line and exc.end_offset else 0
    place = Loc(str(exc.filename), exc.lineno or 0, start, end)
    help = next(help for words, help in _SYNTAX if re.search(words, exc.msg))
    return error("E0001", exc.msg, place, help=help)


# Python's syntax error messages -> help; the first match wins.
_SYNTAX = (
    (
        "expected an indented block",
        "indent the lines that belong to it, by four columns more than the line with the colon",
    ),
    (
        "unexpected indent",
        "begin it in the same column as the line before: a line is indented further after a colon only",
    ),
    ("unindent does not match", "begin it in the column of one of the blocks around it"),
    ("was never closed|does not match opening", "count the brackets: each is closed by its own kind"),
    ("expected ':'", "`if`, `for`, `while`, `def`, `with` and `class` end in a colon"),
    ("Maybe you meant '=='|cannot assign to", "`==` compares, `=` assigns to a name, attribute or item"),
    ("", "the mistake is here, or just before"),
)
