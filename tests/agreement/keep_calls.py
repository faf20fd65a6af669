"""A plugin of pytest that builds, and keeps, what tests simulate (`cutec.testing.simulate`):

    PYTHONPATH=tests/agreement python -m pytest -p keep_calls --keep-calls DIR tests/cute

`kept_calls.py` runs it on a GPU. Left out are calls for other archs than `ARCH`, those that raise,
and those of tests that do not pass.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from kept_calls import ARCH, Array, Call, kept, span_of, write

import cutec.testing
from cutec.artifact.signature import StreamParam, WorkspaceParam
from cutec.calling.compiling import compile_export
from cutec.calling.options import CallOptions
from cutec.frontend.numbers.numeric import Numeric
from cutec.target.arch import parse_arch
from cutec.testing import simulation

OWN = ("arch", "types", "enable_assertions", "output", "exact", "check_hazards")  # options of `simulate`


class Keeper:
    """Keeps the calls of the tests of a run."""

    def __init__(self, folder: Path):
        self._folder = folder
        self._simulate = simulation.simulate
        self._test = ""
        self._calls: list[Call] = []
        self.said: list[str] = []  # of calls that are left out, why
        folder.mkdir(parents=True, exist_ok=True)

    def simulate(self, function: Any, *args: Any, **options: Any) -> None:
        """In place of `cutec.testing.simulate`."""
        begun = self._tried(lambda: self._begun(function, args, options)) if options.get("arch", ARCH) == ARCH else None
        self._simulate(function, *args, **options)
        if begun is not None:
            self._tried(lambda: self._ended(*begun))

    def _tried(self, step: Callable[[], Any]) -> Any:
        """What a step returns; None where it cannot be done, which is told: the test goes on."""
        try:
            return step()
        except Exception as err:  # of any kind
            self.said.append(f"{self._test}: {type(err).__name__}: {err}".splitlines()[0][:160])
            return None

    def _begun(self, function: Any, args: tuple[Any, ...], options: dict[str, Any]) -> tuple[Any, ...]:
        """A call before it runs: its export, the options of the build, its arguments by name, and
        arrays by identity, but for workspaces, which the runtime gives.
        """
        named = {name: value for name, value in options.items() if name not in OWN}
        export, (given,) = simulation._declared(function, [args], named, options.get("types"))
        spaces = {param.name for param in export.signature.params if isinstance(param, WorkspaceParam)}
        arrays = {
            id(value): kept(value)
            for name, value in given.items()
            if isinstance(value, np.ndarray) and name not in spaces
        }
        return export, CallOptions(assertions=bool(options.get("enable_assertions"))), given, arrays

    def _ended(self, export: Any, asked: CallOptions, given: dict[str, Any], arrays: dict[int, Array]) -> None:
        """Build and keep a call that has run."""
        built = compile_export(export, parse_arch(ARCH), asked, False)
        if built.files is None or built.product is None:
            return
        places = {name: number for number, name in enumerate(arrays)}
        call = Call(self._test, built.product.manifest, dict(built.files.contents), [], list(arrays.values()))
        for parameter in built.files.manifest.exports[0].signature.params:
            value = None if isinstance(parameter, (StreamParam, WorkspaceParam)) else given[parameter.name]
            if isinstance(value, np.ndarray):
                arrays[id(value)].after = span_of(value)[1]
                value = [places[id(value)]]
            elif isinstance(value, Numeric):
                value = value.python
            call.arguments.append(value.item() if isinstance(value, np.generic) else value)
        self._calls.append(call)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Write the calls of a test that passed."""
        if report.when != "call":
            return
        for number, call in enumerate(self._calls if report.passed else ()):
            name = hashlib.sha256(f"{report.nodeid} {number}".encode()).hexdigest()[:24]
            write(call, self._folder / f"{name}.call")
        self._calls = []

    def pytest_runtest_setup(self, item: Any) -> None:
        self._test, self._calls = item.nodeid, []

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        terminalreporter.write_line(f"{len(list(self._folder.glob('*.call')))} calls are kept")
        for line in self.said:
            terminalreporter.write_line(f"left out: {line}")


def pytest_addoption(parser: Any) -> None:
    parser.addoption("--keep-calls", metavar="DIR", help="build and keep what tests simulate")


def pytest_load_initial_conftests(early_config: Any) -> None:
    """Before any test is imported."""
    if folder := early_config.known_args_namespace.keep_calls:
        keeper = Keeper(Path(folder).resolve())
        cutec.testing.simulate = keeper.simulate
        early_config.pluginmanager.register(keeper, "keeper of calls")
