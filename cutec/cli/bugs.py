"""Reports of internal errors: one folder per error, however often it happens.

<cache>/bugs/<digest>/report.txt    versions, command line, settings, traceback
<cache>/bugs/<digest>/files/        the user's files of the traceback and of the command line
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import traceback
from pathlib import Path

from cutec.diag.source import PACKAGE, is_users
from cutec.environment import cache_folder
from cutec.lazy_pattern import pattern
from cutec.version import __version__

_MOST = 20  # folders; the oldest are removed
_SETTINGS = ("CUTEC_", "CUTE_DSL_", "CUTLASS_", "CUDA_TOOLKIT_PATH")
_LOGIN = pattern(r"://[^/@\s]*@")  # user and password in a URL
_INPUTS = (".py", ".ipynb", ".yaml", ".mlir")


def reproducer(exc: BaseException, args: list[str]) -> Path:
    """Write the folder of an internal error and return it. `args` is the command line without the
    program's name.
    """
    frames = traceback.extract_tb(exc.__traceback__)
    where = "\n".join(f"{f.filename.removeprefix(PACKAGE)}:{f.lineno}" for f in frames)
    digest = hashlib.sha256(
        "\0".join([type(exc).__name__, where, os.getcwd(), *args]).encode(errors="replace")
    ).hexdigest()[:12]
    folder = _made(cache_folder() / "bugs" / digest)
    (folder / "report.txt").write_text(_report(exc, args), encoding="utf-8", errors="replace")
    named = [a for a in args if a.endswith(_INPUTS)]
    for file in dict.fromkeys(
        os.path.abspath(f) for f in (*named, *(f.filename for f in frames if is_users(f.filename)))
    ):
        _copy(Path(file), folder / "files")
    return folder


def _made(folder: Path) -> Path:
    """The folder, made empty; a temporary one where the cache cannot be written. The oldest folders
    are removed.
    """
    try:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for old in sorted(folder.parent.iterdir(), key=lambda p: p.stat().st_mtime)[:-_MOST]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="cutec-bug-"))
    return folder


def _report(exc: BaseException, args: list[str]) -> str:
    settings = "".join(f"{k}={v}\n" for k, v in sorted(os.environ.items()) if k.startswith(_SETTINGS))
    trace = "".join(traceback.format_exception(type(exc), exc, exc.__traceback__))
    text = (
        f"cutec {__version__}, Python {sys.version}, {sys.platform}\ncommand: cutec {' '.join(args)}\ncwd:"
        f" {os.getcwd()}\n{settings}\n{trace}"
    )
    return _LOGIN.sub("://***@", text)


def _copy(file: Path, folder: Path) -> None:
    if file.is_file():
        folder.mkdir(exist_ok=True)
        shutil.copyfile(file, folder / file.name)
