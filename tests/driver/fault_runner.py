"""A program that makes operations of a command fail.

    python fault_runner.py FOLDER all|NUMBER [--in-place] COMMAND…

runs `cutec COMMAND…` in fresh folders below FOLDER. A first run counts the operations that change
something: files opened for writing, writes, renames, folders made, files and folders removed,
locks, pipes, processes started. Then the command runs again for each of them, or for about NUMBER
of them: it fails with ENOSPC, EIO or EACCES, or the process is killed there. What that leaves is
compared with what the undisturbed run made, and the command runs once more, undisturbed.

It prints a JSON object: the `operations` by name, how many `cases` there were, and the `problems`.
Each run is a forked process, so that cutec is imported once. With --in-place files are written
where they belong at once, which leaves torn ones: to test this program.
"""

from __future__ import annotations

import builtins
import contextlib
import errno
import fcntl
import io
import json
import os
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cutec import files
from cutec.cli.main import main

PATCHED = {
    os: (
        "mkdir",
        "replace",
        "rename",
        "link",
        "unlink",
        "rmdir",
        "fsync",
        "write",
        "pipe",
        "memfd_create",
        "posix_spawn",
    ),
    fcntl: ("flock",),
}
ERRORS = {"ENOSPC": errno.ENOSPC, "EIO": errno.EIO, "EACCES": errno.EACCES}
KINDS = ("KILL", *ERRORS)
REMOVALS = ("unlink", "rmdir")
OUTPUTS = "out"
TIMES = ("REPORT.json",)  # holds times


def nobodys(function: Any) -> Callable[..., Any]:
    """The function, as code made at run time: it is not the user's, so that what it does counts as
    done by whoever calls it.
    """
    function.__code__ = function.__code__.replace(co_filename="<shim>")
    return function


class Shim:
    """Counts operations; the one with the number `at` fails."""

    def __init__(self, at: int = -1, kind: str = ""):
        self.at, self.kind = at, kind
        self.names: list[str] = []
        self.lock = threading.Lock()

    def install(self) -> None:
        for module, names in PATCHED.items():
            for name in names:
                setattr(module, name, nobodys(self.failing(name, getattr(module, name))))
        io.open = builtins.open = nobodys(self.opening(io.open))

    def failing(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **keywords: Any) -> Any:
            self.step(name, args[0] if args else None)
            return function(*args, **keywords)

        return call

    def opening(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(file: Any, mode: str = "r", *args: Any, **keywords: Any) -> Any:
            if not {*"wxa+"} & {*mode} or isinstance(file, int):
                return function(file, mode, *args, **keywords)
            self.step("open", file)
            return File(function(file, mode, *args, **keywords), self)

        return call

    def step(self, name: str, file: object, half: Callable[[], object] = lambda: None) -> None:
        """One operation. If it is the one to fail, `half` of it is done first."""
        with self.lock:
            self.names.append(name)
            due = len(self.names) - 1 == self.at
        if due:
            half()
            if self.kind == "KILL":
                os.kill(os.getpid(), signal.SIGKILL)
                time.sleep(60)
            number = ERRORS[self.kind]
            named = (str(file),) if isinstance(file, (str, os.PathLike)) else ()
            raise OSError(number, os.strerror(number), *named)


class File:
    """A file whose writes are operations."""

    def __init__(self, file: Any, shim: Shim):
        self.file, self.shim = file, shim

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *exception: object) -> None:
        self.file.close()

    def write(self, data: Any) -> int:
        def half() -> None:
            self.file.write(data[: len(data) // 2])
            self.file.flush()

        self.shim.step("write", None, half)
        return self.file.write(data)


def run(folder: Path, command: list[str], shim: Shim | None = None) -> tuple[int, str, list[str]]:
    """Run the command in a process of its own, in `folder`. Returns its status (minus a signal's
    number), what it said, and its operations.
    """
    for name in ("tmp", "cache", OUTPUTS):
        (folder / name).mkdir(parents=True, exist_ok=True)
    said, counted = folder / "said", folder / "counted"
    pid = os.fork()
    if not pid:
        tempfile.tempdir = None
        os.environ |= {"TMPDIR": str(folder / "tmp"), "CUTEC_CACHE_DIR": str(folder / "cache")}
        os.chdir(folder / OUTPUTS)
        with open(said, "wb") as file:
            os.dup2(file.fileno(), 1)
            os.dup2(file.fileno(), 2)
        record = os.open(counted, os.O_WRONLY | os.O_CREAT)
        write = os.write
        status = 99
        try:
            if shim is not None:
                shim.install()
            status = main(command)
            sys.stdout.flush()
            sys.stderr.flush()
        finally:
            write(record, json.dumps(shim.names if shim else []).encode())
            os._exit(status)
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    names = json.loads(counted.read_bytes() or b"[]")
    text = said.read_text("utf-8", "replace")
    said.unlink()
    counted.unlink()
    return status, text, names


def contents(folder: Path) -> dict[str, bytes]:
    files = (p for p in sorted(folder.rglob("*")) if p.is_file() and p.name not in TIMES)
    return {str(p.relative_to(folder)): p.read_bytes() for p in files}


def leftovers(folder: Path) -> list[str]:
    """Names of unfinished files and folders."""
    return [
        str(p.relative_to(folder)) for p in folder.rglob("*") if p.name.startswith((".cutec-", "cutec-")) and p.exists()
    ] + os.listdir(folder / "tmp")


def problems(folder: Path, command: list[str], expected: dict[str, bytes], name: str, shim: Shim) -> list[str]:
    """What is wrong after one failure, and after the retry."""
    status, said, _ = run(folder, command, shim)
    found = []
    if "Traceback" in said or status in (70, 99):
        found.append(f"status {status}: {said}")
    if shim.kind != "KILL" and status and "error[E" not in said:
        found.append(f"status {status} without a message: {said}")
    made = contents(folder / OUTPUTS)
    made = {file: data for file, data in made.items() if ".cutec-" not in file}
    if torn := [file for file, data in made.items() if expected.get(file) != data]:
        found.append(f"torn: {torn}")
    if (status == 0 or "b/manifest.yaml" in made) and (
        missing := [f for f in expected if f not in made and (status == 0 or f.startswith("b/"))]
    ):
        found.append(f"status {status}, but these are missing: {missing}")
    again = [*command, "--no-cache"] if name in REMOVALS and status == 0 else command
    status, said, _ = run(folder, again)
    if status or "warning" in said:
        found.append(f"retry: status {status}: {said}")
    if contents(folder / OUTPUTS) != expected:
        found.append(f"retry: differs in {sorted(contents(folder / OUTPUTS).items() ^ expected.items())[0][0]}")
    if left := leftovers(folder):
        found.append(f"retry: left {left}")
    return found


def chosen(operations: int, number: str) -> list[tuple[int, str]]:
    """The cases: which operation fails how."""
    if number == "all":
        return [(at, kind) for at in range(operations) for kind in KINDS]
    every = max(1, operations // int(number))
    return [(at, KINDS[i % len(KINDS)]) for i, at in enumerate(range(0, operations, every))]


def run_all(folder: Path, number: str, command: list[str]) -> dict[str, Any]:
    if command[0] != "exec":  # so that forked processes need not import anything
        (folder / "loaded").mkdir()
        os.chdir(folder / "loaded")
        os.environ["CUTEC_CACHE_DIR"] = str(folder / "loaded" / "cache")
        with contextlib.redirect_stdout(io.StringIO()):
            main(command)
    status, said, _ = run(folder / "first", command)
    assert status == 0, said
    expected = contents(folder / "first" / OUTPUTS)
    names = run(folder / "counting", command, Shim())[2]
    wrong: list[str] = []
    cases = chosen(len(names), number)
    for at, kind in cases:
        found = problems(folder / f"{at}-{kind}", command, expected, names[at], Shim(at, kind))
        wrong += [f"operation {at} ({names[at]}), {kind}: {problem}" for problem in found]
    return {"operations": Counter(names), "cases": len(cases), "problems": wrong}


def in_place(path: Path, data: bytes, folder: Path) -> None:
    """Instead of `files._replace`."""
    with open(path, "wb") as file:
        file.write(data)


if __name__ == "__main__":
    place, number, *arguments = sys.argv[1:]
    if arguments[0] == "--in-place":
        files._replace = in_place
        del arguments[0]
    print(json.dumps(run_all(Path(place), number, arguments)))
