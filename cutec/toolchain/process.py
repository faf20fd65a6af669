"""Running chains of tools. The only module of cutec that starts processes.

A chain is `a | b | c` with bytes going in and coming out. Each tool is the leader of a process group of its own, so that a timeout or
Ctrl-C ends whatever it started too. Input, output and stderr are anonymous in-memory files: nothing has to be pumped while tools run.
`os.posix_spawn` is used because importing `subprocess` alone costs 2 % of a cold build.
"""

from __future__ import annotations

import atexit
import os
import select
import shlex
import signal
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from cutec.diag import CutecError, Note, error

DEFAULT_TIMEOUT = 300.0
_RUNNING: set[int] = set()  # process groups of tools, of all threads
_BROKEN_PIPE_EXIT = 74  # EX_IOERR: what LLVM's tools end with when the next tool of the chain is gone


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one process ended. `code` is its exit status, or minus the signal's number; `hung` if it was still running at the deadline."""

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
        """Did it not exit with 0?"""
        return self.hung or self.code != 0

    @property
    def broken_pipe(self) -> bool:
        """Did it end only because the next tool of its chain had ended?"""
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


def timeout_seconds() -> float:
    """The limit for one chain: `CUTEC_TOOL_TIMEOUT` in seconds, 300 if unset. Raises E2013 for anything but a positive number."""
    text = os.environ.get("CUTEC_TOOL_TIMEOUT", "")
    if not text:
        return DEFAULT_TIMEOUT
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise error("E2013", f"CUTEC_TOOL_TIMEOUT={text!r} is not a number of seconds above 0")
    return seconds


def run_chain(commands: Sequence[Sequence[str]], stdin: bytes = b"", timeout: float | None = None) -> tuple[bytes, list[Outcome]]:
    """Run `commands[0] | commands[1] | …` on `stdin`. Returns the last one's stdout and how each ended, failed or not.

    Raises E2009 if a program cannot be started and E2014 if there is no room for temporary data.
    """
    limit = timeout_seconds() if timeout is None else timeout
    _occupy_standard_descriptors()
    with ExitStack() as stack:
        source, sink = stack.enter_context(_scratch()), stack.enter_context(_scratch())
        _fill(source, stdin)
        children: list[_Child] = []
        try:
            _start_all(commands, source, sink, stack, children)
            _wait_all(children, time.monotonic() + limit)
        finally:
            _end_all(children)
        sink.seek(0)
        return sink.read(), [child.outcome() for child in children]


def run_checked(commands: Sequence[Sequence[str]], stdin: bytes = b"", timeout: float | None = None) -> tuple[bytes, list[Outcome]]:
    """`run_chain`, and the error that `failure` makes if a tool of it failed."""
    limit = timeout_seconds() if timeout is None else timeout
    output, outcomes = run_chain(commands, stdin, limit)
    problem = failure(outcomes, limit)
    if problem:
        raise problem
    return output, outcomes


def _occupy_standard_descriptors() -> None:
    """If we were started with stdin, stdout or stderr closed, our files would get those numbers, and redirecting would mix them up."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def _scratch() -> BinaryIO:
    """An anonymous file, in memory where the system has such."""
    if hasattr(os, "memfd_create"):
        return os.fdopen(os.memfd_create("cutec"), "w+b", buffering=0)
    return tempfile.TemporaryFile(buffering=0)


def _fill(file: BinaryIO, data: bytes) -> None:
    view = memoryview(data)
    try:
        while view:
            view = view[file.write(view) :]
    except OSError as err:
        raise error("E2014", f"no room for temporary data: {err.strerror}") from err
    file.seek(0)


def _start_all(commands: Sequence[Sequence[str]], source: BinaryIO, sink: BinaryIO, stack: ExitStack, children: list[_Child]) -> None:
    """Start every process of the chain, joined by pipes; the parent keeps no end of a pipe open."""
    reading, owned = source.fileno(), -1
    for index, argv in enumerate(commands):
        read_next, writing = (-1, sink.fileno()) if index == len(commands) - 1 else os.pipe()
        stderr = stack.enter_context(_scratch())
        try:
            children.append(_Child(tuple(argv), _spawn(argv, reading, writing, stderr.fileno()), stderr))
        except BaseException:
            if read_next >= 0:
                os.close(read_next)
            raise
        finally:
            if owned >= 0:
                os.close(owned)
            if read_next >= 0:
                os.close(writing)
        reading = owned = read_next


def _spawn(argv: Sequence[str], stdin: int, stdout: int, stderr: int) -> int:
    actions = [(os.POSIX_SPAWN_DUP2, fd, number) for number, fd in enumerate((stdin, stdout, stderr))]
    try:
        pid = os.posix_spawn(argv[0], list(argv), os.environ, file_actions=actions, setpgroup=0, setsigdef=[signal.SIGPIPE])
    except OSError as err:
        raise error("E2009", f"cannot start {argv[0]}: {err.strerror}", help=_start_help(err)) from err
    _RUNNING.add(pid)
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
        child.status = _reap(child.pid)


def _reap(pid: int) -> int:
    """The exit status, or minus the number of the signal that ended it. A shell reports its child's signal N as 128 + N: wrapper scripts."""
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    _RUNNING.discard(pid)
    return 128 - code if 128 < code <= 128 + signal.SIGRTMAX else code


def _ended_by(pid: int, deadline: float) -> bool:
    """Wait until the process has ended (true) or the deadline has passed (false); it is not reaped."""
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
    """Kill the process groups of whatever still runs (after a timeout or an exception), and reap."""
    for child in children:
        if child.status is None:
            _kill_group(child.pid)
            child.status = _reap(child.pid)


def _kill_group(pid: int) -> None:
    try:
        os.killpg(pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass  # it ended by itself meanwhile, and has nothing left to kill


@atexit.register
def _end_what_other_threads_run() -> None:
    """Ctrl-C reaches the main thread only: tools that other threads wait for end when the program does."""
    for pid in list(_RUNNING):
        _kill_group(pid)


def failure(outcomes: Sequence[Outcome], limit: float) -> CutecError | None:
    """The error for the tool of a chain that is to blame, or None if all went well.

    A tool that fails gives the next one truncated input and the one before a broken pipe: the first that failed by itself is the culprit.
    """
    bad = [o for o in outcomes if o.failed]
    if not bad:
        return None
    hung = next((o for o in bad if o.hung), None)
    if all(o.broken_pipe for o in bad):
        deaf = outcomes[outcomes.index(bad[-1]) + 1 :]
        reader = deaf[0].tool if deaf else bad[-1].tool
        return error("E2007", f"{reader} exited with 0 but did not read its input", help="`cutec doctor` shows whether the tools serve")
    culprit = next((o for o in bad if not o.broken_pipe and not (hung and o.code == -signal.SIGKILL)), hung or bad[0])
    notes = [Note(f"command: {shlex.join(culprit.argv)}")]
    if culprit.stderr.strip():
        notes.append(Note(shorten(culprit.stderr.strip())))
    if culprit.hung:
        return error("E2005", f"{culprit.tool} was still running after {limit:g} s and was ended", notes=notes, help="CUTEC_TOOL_TIMEOUT=SECONDS allows more")
    if culprit.code in (-signal.SIGKILL, -signal.SIGTERM, -signal.SIGINT, -signal.SIGHUP):
        name = signal.Signals(-culprit.code).name
        return error("E2006", f"{culprit.tool} was killed by {name}", notes=notes, help="the machine may have run out of memory")
    if culprit.code < 0:
        return error("E2004", f"{culprit.tool} crashed ({_signal_name(-culprit.code)})", notes=notes, help="this is a bug of the tool; --keep-dir keeps what it was fed")
    if not culprit.stderr.strip():
        return error("E2008", f"{culprit.tool} failed with exit status {culprit.code} and said nothing", notes=notes)
    return error("E2003", f"{culprit.tool} failed: {headline(culprit.stderr)}", notes=notes)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def headline(stderr: str) -> str:
    """The line of a tool's stderr that says what is wrong: the first with "error" or "fatal", else the first."""
    lines = [line.strip() for line in stderr.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line.lower() or "fatal" in line.lower()), lines[0] if lines else "")


def shorten(text: str, lines: int = 40) -> str:
    """The first `lines` lines, and how many more there are."""
    all_lines = text.splitlines()
    rest = len(all_lines) - lines
    return text if rest <= 0 else "\n".join([*all_lines[:lines], f"… and {rest} more lines"])


def write_file(path: Path, data: bytes) -> None:
    """Write a file whole. Raises E2014 if it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as err:
        raise error("E2014", f"cannot write {path}: {err.strerror}") from err
