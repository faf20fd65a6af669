"""Running chains of tools. The only module of cutec that starts processes.

A chain is `a | b | c` with bytes going in and coming out. Each tool is the leader of a process
group of its own, so that a timeout or Ctrl-C ends its children too. Output and stderr go to
anonymous in-memory files: nothing has to be pumped while tools run. A chain can be started before
its input is known: tools load (most of a small kernel's compile time) while cutec still traces.
`os.posix_spawn` is used because importing `subprocess` alone costs 2 % of a cold build.
"""

from __future__ import annotations

import atexit
import os
import select
import signal
import time
from _thread import allocate_lock  # `threading` costs a cold build a millisecond
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, final

from cutec.diag import error
from cutec.files import write_whole
from cutec.lazy import LazyModule
from cutec.leftovers import TEMPORARY, mark, remove, sweep
from cutec.records import dataclass

space = LazyModule("cutec.diag.space")  # for what fails

DEFAULT_TIMEOUT = 300.0
TMPDIR = "name another folder: TMPDIR=DIR"  # what to do where temporary files find no space
_RUNNING: set[int] = set()  # process groups of tools, of all threads
_STARTING = allocate_lock()  # held from the start of a tool until it is in _RUNNING
_BROKEN_PIPE_EXIT = 74  # EX_IOERR: the status of LLVM's tools when the next tool of the chain is gone


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one process ended. `code` is its exit status, or minus the signal's number; `hung` if it
    was still running at the deadline.
    """

    argv: tuple[str, ...]
    code: int
    stderr: str
    hung: bool = False

    @property
    def tool(self) -> str:
        """The program's base name."""
        return os.path.basename(self.argv[0])

    @property
    def failed(self) -> bool:
        """Whether it did not exit with 0."""
        return self.hung or self.code != 0

    @property
    def broken_pipe(self) -> bool:
        """Whether it ended only because the next tool of its chain had ended."""
        return self.code == -signal.SIGPIPE or (self.code == _BROKEN_PIPE_EXIT and not self.stderr.strip())


@dataclass(slots=True)
class _Child:
    argv: tuple[str, ...]
    pid: int
    stderr: BinaryIO
    status: int | None = None
    hung: bool = False

    def outcome(self) -> Outcome:
        self.stderr.seek(0)
        text = self.stderr.read().decode("utf-8", "replace")
        return Outcome(self.argv, self.status if self.status is not None else -signal.SIGKILL, text, self.hung)


@final
class Chain:
    """The processes of `commands[0] | commands[1] | …`, started, and waiting for input. Use as a
    context manager: leaving it ends them.

    `to_file`: the last tool takes `-o FILE` instead of writing to stdout. The file is in a fresh
    folder, so that no old one is mistaken for its output, and the tool's own temporary files are
    there too: ptxas leaves them when it is killed. `environment`: the variables of the processes,
    if they are not this one's. Raises E2009 if a program cannot be started and E2014 if there is no
    room for temporary data.
    """

    def __init__(
        self,
        commands: Sequence[Sequence[str]],
        to_file: bool = False,
        environment: Mapping[str, str] | None = None,
    ):
        _occupy_standard_descriptors()
        self._children: list[_Child] = []
        with ExitStack() as stack:
            stack.callback(_end_all, self._children)
            self._file, self._environment = "", os.environ if environment is None else environment
            if to_file:
                folder = stack.enter_context(temporary_folder())
                self._file, self._environment = os.path.join(folder, "out"), {**os.environ, "TMPDIR": folder}
                commands = [*commands[:-1], [*commands[-1], "-o", self._file]]
            self._sink = stack.enter_context(scratch())
            reading, self._input = os.pipe()
            stack.callback(self._close_input)
            self._start_all(commands, reading, stack)
            self._stack = stack.pop_all()

    def __enter__(self) -> Chain:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End what still runs, and close all files. May be called twice."""
        self._stack.close()

    def finish(self, stdin: bytes, timeout: float) -> tuple[bytes, list[Outcome]]:
        """Give the chain its input and wait. Returns the last tool's output and the outcome of
        each, failed or not.
        """
        deadline = time.monotonic() + timeout
        try:
            if self._feed(stdin, deadline):
                _wait_all(self._children, deadline)
        finally:
            _end_all(self._children)
        return self._output(), [child.outcome() for child in self._children]

    @property
    def folder(self) -> str:
        """Where the temporary files of the last tool are; "" if it writes to stdout."""
        return os.path.dirname(self._file)

    def _output(self) -> bytes:
        if self._file:
            return Path(self._file).read_bytes() if os.path.exists(self._file) else b""
        self._sink.seek(0)
        return self._sink.read()

    def _start_all(self, commands: Sequence[Sequence[str]], reading: int, stack: ExitStack) -> None:
        """Start every process, joined by pipes. The parent keeps only the end that it writes to."""
        for index, argv in enumerate(commands):
            last = index == len(commands) - 1
            read_next, writing = (-1, self._sink.fileno()) if last else os.pipe()
            try:
                stderr = stack.enter_context(scratch())
                self._children.append(
                    _Child(tuple(argv), spawn(argv, self._environment, reading, writing, stderr.fileno()), stderr)
                )
            except BaseException:
                if not last:
                    os.close(read_next)
                raise
            finally:
                os.close(reading)
                if not last:
                    os.close(writing)
            reading = read_next

    def _feed(self, data: bytes, deadline: float) -> bool:
        """Write the input and close it. False: the first tool had not taken all of it by the
        deadline.
        """
        os.set_blocking(self._input, False)
        view = memoryview(data)
        try:
            while view:
                if not select.select([], [self._input], [], max(0.0, deadline - time.monotonic()))[1]:
                    self._children[0].hung = True
                    return False
                view = view[os.write(self._input, view) :]
        except BrokenPipeError:
            pass  # the tool has ended; its outcome shows how
        self._close_input()
        return True

    def _close_input(self) -> None:
        if self._input >= 0:
            os.close(self._input)
            self._input = -1


def timeout_seconds() -> float:
    """The limit for one chain: `CUTEC_TOOL_TIMEOUT` in seconds, 300 if unset. Raises E1111 for
    anything but a positive number.
    """
    text = os.environ.get("CUTEC_TOOL_TIMEOUT", "")
    if not text:
        return DEFAULT_TIMEOUT
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise error("E1111", f"CUTEC_TOOL_TIMEOUT={text!r} is not a number of seconds above 0")
    return seconds


def run_chain(
    commands: Sequence[Sequence[str]],
    stdin: bytes = b"",
    timeout: float | None = None,
    environment: Mapping[str, str] | None = None,
) -> tuple[bytes, list[Outcome]]:
    """Run `commands[0] | commands[1] | …` on `stdin`. Returns the last one's stdout and how each
    ended. Raises as `Chain`.
    """
    limit = timeout_seconds() if timeout is None else timeout
    with Chain(commands, environment=environment) as chain:
        return chain.finish(stdin, limit)


@contextmanager
def temporary_folder() -> Iterator[str]:
    """A fresh folder that goes with its context. Raises E2014 if there is no room for it.
    (`tempfile` costs a cold build three per cent.)
    """
    folder = _fresh_folder()
    try:
        yield folder
    finally:
        remove(folder)


def _fresh_folder() -> str:
    """Make a folder where `tempfile` would: below TMPDIR, TEMP, TMP or the system's folders for
    temporary files.
    """
    named = filter(None, map(os.environ.get, ("TMPDIR", "TEMP", "TMP")))
    failure = None
    for parent in (*named, "/tmp", "/var/tmp", os.curdir):
        folder = os.path.join(os.path.abspath(parent), TEMPORARY + mark())
        try:
            os.mkdir(folder, 0o700)
            sweep(os.path.dirname(folder), TEMPORARY)
            return folder
        except OSError as err:
            failure = failure or err
    assert failure is not None
    if space.is_full(failure):
        raise space.no_space("temporary files", os.path.dirname(failure.filename), TMPDIR)
    raise error("E2014", f"cannot make a folder for temporary files: {failure.strerror}") from failure


def write_file(path: Path, data: bytes) -> None:
    """Write a file, whole, and the folders above it. Raises E1031 where no space is left, E2014 if
    it cannot be written for another reason.
    """
    try:
        write_whole(path, data)
    except OSError as err:
        if space.is_full(err):
            raise space.no_space(str(path), path.parent, "choose another --keep-dir or TMPDIR") from err
        raise error("E2014", f"cannot write {path}: {err.strerror}") from err


def _occupy_standard_descriptors() -> None:
    """Open descriptors 0 to 2 if this process was started without them: otherwise our files would
    get these numbers, and redirection would mix them up.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def scratch() -> BinaryIO:
    """An anonymous file, in memory where the system supports it."""
    if hasattr(os, "memfd_create"):
        return os.fdopen(os.memfd_create("cutec"), "w+b", buffering=0)
    import tempfile

    return tempfile.TemporaryFile(buffering=0)


def spawn(argv: Sequence[str], environment: Mapping[str, str], stdin: int, stdout: int, stderr: int) -> int:
    """Start a program, as leader of a process group, with these descriptors. Returns its process
    number; `reap` it. Raises E2009.
    """
    actions = [(os.POSIX_SPAWN_DUP2, fd, number) for number, fd in enumerate((stdin, stdout, stderr))]
    try:
        with _STARTING:
            pid = os.posix_spawn(
                argv[0], list(argv), environment, file_actions=actions, setpgroup=0, setsigdef=[signal.SIGPIPE]
            )
            _RUNNING.add(pid)
    except OSError as err:
        raise error("E2009", f"cannot start {argv[0]}: {err.strerror}", help=_start_help(err)) from err
    return pid


def _start_help(err: OSError) -> str:
    if isinstance(err, FileNotFoundError):
        return "the file is not there, or its interpreter is not; `cutec doctor` shows where each tool is looked for"
    if isinstance(err, PermissionError):
        return "make the file executable, or name another one; `cutec doctor` shows how each tool was found"
    return "is it a program for this machine? `cutec doctor` shows how each tool was found"


def _wait_all(children: list[_Child], deadline: float) -> None:
    for child in children:
        if not _ended_by(child.pid, deadline):
            child.hung = True
            return
        child.status = reap(child.pid)


def reap(pid: int) -> int:
    """The exit status, or minus the number of the signal that ended it (a wrapper script reports
    its child's signal N as 128 + N).
    """
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    _RUNNING.discard(pid)
    return 128 - code if 128 < code <= 128 + signal.SIGRTMAX else code


def _ended_by(pid: int, deadline: float) -> bool:
    """Wait until the process has ended (true) or the deadline has passed (false); it is not
    reaped.
    """
    try:
        handle = os.pidfd_open(pid)
    except (AttributeError, OSError):  # a kernel before 5.3, or a sandbox that lacks the call
        return _ended_by_polling(pid, deadline)
    try:
        return bool(select.select([handle], [], [], max(0.0, deadline - time.monotonic()))[0])
    finally:
        os.close(handle)


def _ended_by_polling(pid: int, deadline: float) -> bool:
    while os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        if time.monotonic() >= deadline:
            return False
        time.sleep(0.001)
    return True


def _end_all(children: list[_Child]) -> None:
    """Kill the process groups of all tools that still run (after a timeout or an exception), and
    reap them.
    """
    for child in children:
        if child.status is None:
            kill_group(child.pid)
            child.status = reap(child.pid)


def kill_group(pid: int) -> None:
    """Kill a tool with all that it started."""
    with suppress(ProcessLookupError, PermissionError):  # it ended by itself meanwhile
        os.killpg(pid, signal.SIGKILL)


@atexit.register
def end_running_tools() -> None:
    """End the tools that other threads wait for: Ctrl-C reaches the main thread only."""
    with _STARTING:
        for pid in list(_RUNNING):
            kill_group(pid)
