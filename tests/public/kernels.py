"""A plugin of pytest that reports the kernels that tests compile:

    python -m pytest -p kernels --kernels kernels.jsonl tests

The report has a line of JSON for each call of `cute.compile`: who called it, a digest of the
caller's arguments, the test, and why the kernel does not compile, or "". quack compiles a kernel
once in a process (`quack.cache.jit_cache`): the arguments of what that decorates tell which.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

MEMO = "quack/cache/jit.py"  # where quack calls what it compiles once
CAUSE = 300  # characters of an error's first line


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("kernels").addoption("--kernels", metavar="FILE", help="report the kernels that tests compile")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.kernels:
        import cutlass.cute as cute

        report = Report(Path(config.option.kernels))
        cute.compile = Compiler(cute.compile, report)
        config.pluginmanager.register(report, "kernels' report")


class Report:
    """A new file of lines, and the test that runs now."""

    def __init__(self, file: Path):
        self._file, self._test = file, ""
        file.write_text("", encoding="utf-8")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._test = item.nodeid
        return (yield)

    def add(self, frame: FrameType, cause: str) -> None:
        """A line for what `frame`, or the function that quack's memo called for it, compiled."""
        name, arguments = maker(frame)
        digest = hashlib.sha256(arguments.encode()).hexdigest()[:16] if arguments else ""
        row = {"kernel": name, "arguments": digest, "test": self._test, "cause": cause}
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


class Compiler:
    """`cute.compile`, also with options in brackets, that reports."""

    def __init__(self, compiler: Any, report: Report):
        self._compiler, self._report = compiler, report

    def __getitem__(self, options: Any) -> Compiler:
        return Compiler(self._compiler[options], self._report)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._compiler, name)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        try:
            made = self._compiler(*args, **kwargs)
        except Exception as error:
            self._report.add(sys._getframe(1), f"{type(error).__name__}: {error}".partition("\n")[0][:CAUSE])
            raise
        self._report.add(sys._getframe(1), "")
        return made


def maker(frame: FrameType) -> tuple[str, str]:
    """The function that compiles a kernel, as `module.name`, and its arguments as text; of a
    function that quack does not keep, no arguments.
    """
    caller: FrameType | None = frame
    while caller is not None:
        if caller.f_code.co_filename.endswith(MEMO) and "fn" in caller.f_locals:
            fn, args, kwargs = (caller.f_locals[name] for name in ("fn", "args", "kwargs"))
            return f"{fn.__module__}.{fn.__qualname__}", repr((args, kwargs))
        caller = caller.f_back
    return f"{frame.f_globals['__name__']}.{frame.f_code.co_name}", ""
