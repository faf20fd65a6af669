"""A pool of processes: each task runs in one that is forked for it, as a trace is global to a
process, and so that a task finds everything as the first one does.

The parent has one thread only, since a fork takes no others along. What a task prints is kept in
memory until it ends: texts of tasks that run beside each other do not mix.
"""

from __future__ import annotations

import io
import json
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import TracebackType
from typing import Any, BinaryIO, NoReturn, TextIO, final

from cutec.driver.build.workers import ATTENTION
from cutec.driver.options.slots import Slots
from cutec.records import dataclass, field
from cutec.toolchain import process

Report = Callable[[int, int, str], None]
Task = Callable[[Report, Slots], Any]  # returns what JSON can hold
_PATIENCE = 10.0  # seconds in which a process ends after SIGTERM


@dataclass(frozen=True, slots=True)
class Ended:
    """A task that has ended: its result (None if its process died), what it printed, and the exit
    status of its process (minus the signal that ended it).
    """

    number: int
    value: Any
    stdout: bytes
    stderr: bytes
    status: int


@dataclass(eq=False)
class _Worker:
    """The process of a task. `channel`: where its progress comes from, until it ends."""

    number: int
    pid: int
    channel: int
    files: tuple[BinaryIO, ...]  # what it prints on stdout and stderr, and its result
    slot: Any
    running: str = ""
    unread: bytes = field(default=b"")


@final
class Pool:
    """Runs tasks, each in one of `slots`. `tell` gets what is running. Use it as a context manager:
    leaving it ends all processes.
    """

    def __init__(self, slots: Slots, tell: Callable[[str], None] = lambda running: None):
        self._slots, self._tell = slots, tell
        self._workers: list[_Worker] = []
        self._slot: Any = None
        self._lending = slots.lent()

    def __enter__(self) -> Pool:
        self._lending.__enter__()  # this process only waits
        return self

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._workers:
            with suppress(ProcessLookupError):
                os.kill(worker.pid, signal.SIGTERM)
        deadline = time.monotonic() + _PATIENCE
        for worker in self._workers:
            _end(worker.pid, deadline)
            self._release(worker)
        self._workers.clear()
        if self._slot is not None:
            self._slots.give_back(self._slot)
        self._lending.__exit__(kind, exc, trace)

    def room(self) -> Iterator[Ended]:
        """Wait for a slot, which `start` then takes; gives the tasks that end meanwhile."""
        while self._slot is None:
            self._slot = self._slots.try_take()
            if self._slot is None:
                yield from self._wait(self._slots.sources())

    def start(self, number: int, task: Task) -> None:
        """Begin a task in the slot of `room`. Signals wait: one that arrives within a fork would be
        lost, or leave a process that nobody knows.
        """
        before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
        try:
            self._workers.append(self._fork(number, task, before))
            self._slot = None
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def ended(self) -> Iterator[Ended]:
        """Wait for all tasks; gives them as they end."""
        while self._workers:
            yield from self._wait([])

    def _wait(self, others: list[int]) -> Iterator[Ended]:
        """Wait a while, or until a task ends, or another descriptor can be read."""
        channels = {worker.channel: worker for worker in self._workers}
        ready = select.select([*channels, *others], [], [], ATTENTION)[0]
        for worker in [channels[number] for number in ready if number in channels]:
            data = os.read(worker.channel, 1 << 16)
            if data:
                self._listen(worker, data)
            else:
                self._workers.remove(worker)
                yield self._result(worker)

    def _listen(self, worker: _Worker, data: bytes) -> None:
        """Take the progress of a task: lines of text, of which the last one counts."""
        *lines, worker.unread = (worker.unread + data).split(b"\n")
        if lines:
            worker.running = lines[-1].decode()
            self._tell(", ".join(w.running for w in self._workers if w.running))

    def _result(self, worker: _Worker) -> Ended:
        status = os.waitstatus_to_exitcode(os.waitpid(worker.pid, 0)[1])
        stdout, stderr, result = map(_content, worker.files)
        self._release(worker)
        return Ended(worker.number, json.loads(result) if result and not status else None, stdout, stderr, status)

    def _release(self, worker: _Worker) -> None:
        os.close(worker.channel)
        for file in worker.files:
            file.close()
        self._slots.give_back(worker.slot)

    def _fork(self, number: int, task: Task, signals: set[int]) -> _Worker:
        files = tuple(process.scratch() for _ in range(3))
        channel, writing = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if not pid:
            os.close(channel)
            _run(task, self._slots, files, writing, signals)
        os.close(writing)
        return _Worker(number, pid, channel, files, self._slot)


def _run(task: Task, slots: Slots, files: tuple[BinaryIO, ...], writing: int, signals: set[int]) -> NoReturn:
    """The life of a task's process, which begins with signals blocked but for `signals`."""
    status = 1
    try:
        _redirect(files[0], files[1])
        signal.pthread_sigmask(signal.SIG_SETMASK, signals)

        def report(done: int, total: int, running: str) -> None:
            os.write(writing, running.replace("\n", " ").encode() + b"\n")

        with Slots(slots.server) as own:
            value = task(report, own)
        files[2].write(json.dumps(value, default=str).encode())
        status = 0
    except KeyboardInterrupt:
        status = 128 + signal.SIGINT
    except BaseException as exc:
        sys.excepthook(type(exc), exc, exc.__traceback__)
    finally:
        process.end_running_tools()
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        os._exit(status)


def _redirect(stdout: BinaryIO, stderr: BinaryIO) -> None:
    """Let everything that this process prints go to files."""
    os.dup2(stdout.fileno(), 1)
    os.dup2(stderr.fileno(), 2)
    sys.stdout, sys.stderr = _Stream(sys.stdout, 1), _Stream(sys.stderr, 2)


class _Stream(io.TextIOWrapper):
    """A standard stream whose text the parent prints later, on the stream that this one stands
    for.
    """

    def __init__(self, stream: TextIO, number: int):
        super().__init__(os.fdopen(os.dup(number), "wb"), encoding=stream.encoding, errors=stream.errors)
        self._stream = stream

    def isatty(self) -> bool:
        """Whether the text will be on a terminal."""
        return self._stream.isatty()


def _content(file: BinaryIO) -> bytes:
    file.seek(0)
    return file.read()


def _end(pid: int, deadline: float) -> None:
    """Wait for a process that was asked to end, and kill it at the deadline."""
    while not os.waitpid(pid, os.WNOHANG)[0]:
        if time.monotonic() > deadline:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            return
        time.sleep(0.01)
