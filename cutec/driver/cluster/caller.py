"""The caller's side: a Dask cluster that runs the units of a build."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import CancelledError
from types import TracebackType
from typing import Any, final

import distributed
from distributed.scheduler import KilledWorker

from cutec.diag import CutecError, error
from cutec.driver.cluster import task
from cutec.records import dataclass
from cutec.toolchain.find import LLVM_REQUIRED

SCHEME, LOCAL = "dask:", "local"
_PATIENCE = 20.0  # seconds until a scheduler counts as not there
_MOST_LOSSES = 5  # how often a call is submitted again after it has lost more workers than the scheduler allows
_NEEDED = (*LLVM_REQUIRED, "ptxas", "fatbinary")  # tools that a worker has to have
_NO_DASHBOARD: dict[str, Any] = {"dashboard_address": None}
_START = "`dask scheduler`, and on each machine `dask worker tcp://HOST:8786 --nthreads 1 --nworkers auto`, start one"


@dataclass(frozen=True)
class Call:
    """A call of a function of cutec with plain data, on some worker. Calls with the same `name` are
    one. `losses`: how often it was submitted again.
    """

    name: str
    function: Callable[..., Any]
    args: tuple[Any, ...]
    losses: int = 0


@final
class Cluster:
    """A cluster by its address: `dask:tcp://host:8786`, or `dask:local` for workers on this machine
    (`dask:local=4` for so many). Use it as a context manager: leaving it cancels what is left.

    Making it raises E1070 for a text that is no address. Entering raises E2040 for a scheduler that
    is not there, E2041 for workers that cannot build, or not alike.
    """

    def __init__(self, address: str, cpus: int):
        self._address, self._workers = _parsed(address, cpus)
        self._client: Any = None
        self._local: Any = None
        self._calls: dict[Any, Call] = {}  # by their futures
        self.made_with = ""

    def __enter__(self) -> Cluster:
        for logger in ("distributed", "bokeh", "tornado"):  # what they tell is told in our words
            logging.getLogger(logger).setLevel(logging.CRITICAL)
        try:
            self._connect()
            self.made_with = task.digest_of(_agreed(self._ask()))
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, exc: BaseException | None, tb: TracebackType | None) -> None:
        if self._client is not None:
            if self._calls and self._client.status == "running":
                self._client.cancel(list(self._calls), force=True)
            self._client.close(timeout=_PATIENCE)
        if self._local is not None:
            self._local.close(timeout=_PATIENCE)

    @property
    def size(self) -> int:
        """How many calls can run at once."""
        return sum(self._client.nthreads().values())

    def submit(self, call: Call) -> None:
        """Have a worker make a call; `results` gives what it returns."""
        key = f"cutec-{call.name}-{call.losses}"
        self._calls[self._client.submit(call.function, *call.args, key=key)] = call

    def results(self) -> Iterator[tuple[Call, Any]]:
        """Each call and its result, as they end; the caller may submit more meanwhile. Raises what
        a call raised, and E2040 when the scheduler or too many workers are lost.
        """
        waiting = distributed.as_completed(list(self._calls), loop=self._client.loop)
        for future in waiting:
            before = set(self._calls)
            call = self._calls[future]
            try:
                value = future.result()
            except KilledWorker as lost:
                self._again(call, lost)
            except (CancelledError, TimeoutError, OSError) as lost:
                raise _gone(f"the scheduler at {self._address} was lost", lost) from None
            else:
                yield call, value
            for new in self._calls.keys() - before:
                waiting.add(new)
            del self._calls[future]

    def _again(self, call: Call, lost: KilledWorker) -> None:
        """Submit a call again that has lost several workers."""
        if call.losses == _MOST_LOSSES:
            raise _gone(f"{call.name} has lost its worker again and again", lost)
        self.submit(Call(call.name, call.function, call.args, call.losses + 1))

    def _connect(self) -> None:
        if self._workers:
            self._local = distributed.LocalCluster(
                n_workers=self._workers,
                threads_per_worker=1,
                processes=True,
                memory_limit=None,
                silence_logs=logging.CRITICAL,
                **_NO_DASHBOARD,
            )
        try:
            self._client = distributed.Client(self._local or self._address, timeout=_PATIENCE, set_as_default=False)
            self._client.wait_for_workers(1, timeout=_PATIENCE)
        except (OSError, TimeoutError, ValueError) as exc:
            there = "has no workers" if self._client is not None else "cannot be reached"
            raise _gone(f"the Dask scheduler at {self._address} {there}", exc) from None

    def _ask(self) -> dict[str, Any]:
        """The facts of each worker, or the exception that asking for them gave."""
        return self._client.run(task.facts, on_error="return")


def _parsed(address: str, cpus: int) -> tuple[str, int]:
    """The scheduler's address, and the number of local workers (0: none)."""
    name, equals, number = address.removeprefix(SCHEME).partition("=")
    if address.startswith(SCHEME) and name == LOCAL and (not equals or (number.isdigit() and int(number))):
        return "this machine", int(number or cpus)
    if address.startswith(SCHEME) and "://" in address:
        return address.removeprefix(SCHEME), 0
    raise error("E1070", f"--on {address} names no cluster", help="--on dask:tcp://HOST:8786, or --on dask:local")


def _agreed(found: Mapping[str, Any]) -> dict[str, str]:
    """The facts of all workers. Raises E2041 where they differ, or a worker cannot build."""
    (_, first), *_ = found.items()
    for worker, facts in found.items():
        if isinstance(facts, BaseException):
            raise _unfit(worker, f"cannot use cutec: {facts}")
        missing = [name for name in _NEEDED if not facts[name]]
        if missing:
            raise _unfit(worker, f"has no {', '.join(missing)}")
        differing = [name for name in facts if facts[name] != first[name]]
        if differing:
            raise _unfit(worker, f"has another {differing[0]} than {next(iter(found))}")
    return first


def _unfit(worker: str, what: str) -> CutecError:
    return error(
        "E2041", f"worker {worker} {what}", help="all workers need the same cutec, Python and tools: `cutec doctor`"
    )


def _gone(what: str, exc: BaseException) -> CutecError:
    return error("E2040", f"{what} ({type(exc).__name__})", help=f"{_START}; --on dask:local needs none")
