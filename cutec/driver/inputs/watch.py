"""Watching user code: functions by which it can ask its surroundings tell a recorder, while a block
runs.

Three ways, each for what the others do not see. Python's audit events tell of files that are
opened, folders that are listed, processes and connections; the hook for them cannot be taken out,
so that only a process that agreed has it (`install_hook`). Functions without an event, such as
`os.stat`, are replaced. The class of the one `os.environ` is replaced too, so that it is seen by
those that imported it before.
"""

from __future__ import annotations

import os
import pathlib
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from types import FrameType
from typing import Any

from cutec.driver.inputs import unseen
from cutec.driver.inputs.answers import CALLED, EVERYTHING
from cutec.driver.inputs.asker import Asker, asker
from cutec.driver.inputs.recorder import Recorder, asks_for_kind

_recorder: Recorder | None = None  # of the block that runs
_installed = False
_WRITES = os.O_WRONLY
_sets = (os.supports_fd, os.supports_dir_fd, os.supports_follow_symlinks, os.supports_effective_ids)


def install_hook() -> None:
    """Let blocks of this process see audit events from now on. This cannot be undone."""
    global _installed
    if not _installed:
        _installed = True
        sys.addaudithook(_hook)


def sees_everything() -> bool:
    """Whether this process has the hook, without which files that user code opens are not seen."""
    return _installed


@contextmanager
def watching(recorder: Recorder) -> Iterator[None]:
    """Let the recorder take down what user code asks inside the block."""
    global _recorder
    outer, _recorder = _recorder, recorder
    try:
        with ExitStack() as stack:
            for name, note in _FUNCTIONS.items():
                stack.enter_context(replaced(os, name, partial(_noting, note=partial(note, recorder))))
            if sys.version_info < (3, 11):
                stack.enter_context(_watching_pathlib(recorder))
            stack.enter_context(_recording_environment())
            stack.enter_context(unseen.watching_modules(_watched))
            yield
    finally:
        _recorder = outer


@contextmanager
def _watching_pathlib(recorder: Recorder) -> Iterator[None]:
    """Watch the `os.stat` that pathlib of Python 3.10 has taken before."""
    accessor: Any = pathlib._NormalAccessor  # pyright: ignore[reportAttributeAccessIssue]  # newer ones have none
    note = partial(_stat, recorder)
    with replaced(accessor, "stat", lambda original: staticmethod(_noting(original, note))):
        yield


@contextmanager
def _recording_environment() -> Iterator[None]:
    """Let `os.environ` record inside the block; it is then as it was."""
    before, plain = dict(os.environ), type(os.environ)
    mappings: tuple[Any, ...] = (os.environ, os.environb)
    for mapping in mappings:
        mapping.__class__ = _Environment
    try:
        yield
    finally:
        for mapping in mappings:
            mapping.__class__ = plain
        if before != os.environ:
            os.environ.clear()
            os.environ.update(before)


@contextmanager
def replaced(owner: Any, name: str, wrap: Callable[[Any], Any]) -> Iterator[None]:
    """Replace a function of a module by `wrap(function)` inside the block."""
    original = getattr(owner, name)
    wrapper = wrap(original)
    member_of = [names for names in _sets if original in names] if owner is os else []
    for names in member_of:
        names.add(wrapper)
    setattr(owner, name, wrapper)
    try:
        yield
    finally:
        setattr(owner, name, original)
        for names in member_of:
            names.discard(wrapper)


def _noting(original: Callable[..., Any], note: Callable[..., None]) -> Callable[..., Any]:
    """A function that tells `note` its arguments and its asker, if that is user code."""

    def call(*args: Any, **kwargs: Any) -> Any:
        who = asker(sys._getframe(1)) if _recorder is not None else None
        if who is not None:
            note(who, *args, **kwargs)
        return original(*args, **kwargs)

    call.__name__, call.__doc__ = original.__name__, original.__doc__
    return call


def _watched(
    original: Callable[..., Any], words: str, when: Callable[..., bool] | None, variables: Sequence[str]
) -> Callable[..., Any]:
    """A function that reads environment variables, and whose result cannot be compared (`words`
    say why, "" that it can) when its arguments are such.
    """

    def note(who: Asker, *args: Any, **kwargs: Any) -> None:
        for name in variables:
            _current().ask("environment", name)
        if words and (when is None or when(*args, **kwargs)):
            _current().cannot_repeat(words, who)

    return _noting(original, note)


def _current() -> Recorder:
    assert _recorder is not None
    return _recorder


def _stat(
    recorder: Recorder, who: Asker, path: Any, *, dir_fd: int | None = None, follow_symlinks: bool = True
) -> None:
    if isinstance(path, int):
        return  # an open file, of which the record has the name
    kind = "kind" if asks_for_kind(who.through) else "stat"
    _at(recorder, who, kind, path, dir_fd, *(() if follow_symlinks else ("link",)))


def _lstat(recorder: Recorder, who: Asker, path: Any, *, dir_fd: int | None = None) -> None:
    _stat(recorder, who, path, dir_fd=dir_fd, follow_symlinks=False)


def _access(
    recorder: Recorder, who: Asker, path: Any, mode: int, *, dir_fd: int | None = None, **options: bool
) -> None:
    if not isinstance(path, int):
        _at(recorder, who, "access", path, dir_fd, str(mode))


def _readlink(recorder: Recorder, who: Asker, path: Any, *, dir_fd: int | None = None) -> None:
    _at(recorder, who, "link", path, dir_fd)


def _at(recorder: Recorder, who: Asker, kind: str, path: Any, dir_fd: int | None, *more: str) -> None:
    """A question about a path, which is relative to an open folder if there is one."""
    if dir_fd is not None:
        recorder.cannot_repeat("asks about a file by an open folder", who)
    else:
        recorder.about(kind, path, *more)


def _called(name: str, recorder: Recorder, who: Asker) -> None:
    recorder.ask("called", name)


_FUNCTIONS: dict[str, Callable[..., None]] = {
    "stat": _stat,
    "lstat": _lstat,
    "access": _access,
    "readlink": _readlink,
    **{name.removeprefix("os."): partial(_called, name) for name in CALLED},
}


class _Environment(os._Environ):  # pyright: ignore[reportMissingTypeArgument]  # takes none at run time
    """`os.environ` while user code runs. A variable that user code sets is first taken down as it
    was before.
    """

    def __getitem__(self, key: Any) -> Any:
        _environment(key, sys._getframe(1))
        return super().__getitem__(key)

    def __setitem__(self, key: Any, value: Any) -> None:
        _environment(key, sys._getframe(1))
        super().__setitem__(key, value)

    def __delitem__(self, key: Any) -> None:
        _environment(key, sys._getframe(1))
        super().__delitem__(key)

    def __iter__(self) -> Iterator[Any]:
        _environment(EVERYTHING, sys._getframe(1))
        return super().__iter__()

    def __len__(self) -> int:
        _environment(EVERYTHING, sys._getframe(1))
        return super().__len__()


def _environment(key: Any, frame: FrameType) -> None:
    if _recorder is not None and isinstance(key, (str, bytes)) and asker(frame) is not None:
        _recorder.ask("environment", os.fsdecode(key))


def _hook(event: str, args: tuple[Any, ...]) -> None:
    """Python calls this for each audit event, thousands in a trace: most are none of these."""
    if event in _EVENTS and _recorder is not None:
        who = asker(sys._getframe(1))
        if who is not None:
            _EVENTS[event](_recorder, who, *args)


def _open(recorder: Recorder, who: Asker, path: Any, mode: str | None, flags: int) -> None:
    """A file is opened. A mode for writing alone asks nothing."""
    if not isinstance(path, int) and not flags & _WRITES:
        recorder.read(path, who)


def _listed(recorder: Recorder, who: Asker, path: Any) -> None:
    if isinstance(path, int):
        recorder.cannot_repeat("lists an open folder", who)
    else:
        recorder.listed(path)


def _database(recorder: Recorder, who: Asker, path: Any) -> None:
    if path != ":memory:":
        recorder.read(path, who)


def _host_name(recorder: Recorder, who: Asker) -> None:
    recorder.ask("called", "os.uname")


def _not_repeatable(words: str, recorder: Recorder, who: Asker, *args: Any) -> None:
    recorder.cannot_repeat(words, who)


_EVENTS: dict[str, Callable[..., None]] = {
    "open": _open,
    "os.listdir": _listed,
    "os.scandir": _listed,
    "sqlite3.connect": _database,
    "socket.gethostname": _host_name,
    **{event: partial(_not_repeatable, words) for event, words in unseen.EVENTS.items()},
}
