"""The program `cutec`: where it begins and ends. Its commands are in files of their own, each loaded only when it is named."""

from __future__ import annotations

import gc
import importlib
import signal
import sys
from collections.abc import Sequence
from types import FrameType

from cutec.cli import failures


def program() -> int:
    """The process `cutec`: `main` on its arguments. What is left at the end goes with the process; Python need not look for garbage in it."""
    status = main()
    gc.freeze()
    return status


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program on `argv` (default: the process's) and return its exit status. Every failure is reported here."""
    args = list(sys.argv[1:] if argv is None else argv)
    _raise_on_termination()
    try:
        status = _invoke(args)
        sys.stdout.flush()
    except BaseException as exc:  # noqa: BLE001 - the one place where every failure becomes a message and a status
        status = failures.report(exc, args)
    return status


def _invoke(args: list[str]) -> int:
    """A plain `cutec build` is done by its declaration alone; everything else is click's."""
    if args[:1] == ["build"]:
        build = importlib.import_module("cutec.cli.build").command
        values = build.plain(args[1:])
        if values is not None:
            build.run(**values)
            return 0
    status: int = importlib.import_module("cutec.cli.group").invoke(args)
    return status


def _raise_on_termination() -> None:
    """Let SIGTERM unwind the stack as Ctrl-C does, so that temporary files go and nothing half-written stays."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise failures.Terminated(number)

    try:
        signal.signal(signal.SIGTERM, stop)
    except ValueError:  # not the main thread of the process: a test or an embedding program keeps its own handler
        pass
