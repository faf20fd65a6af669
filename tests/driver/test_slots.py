"""Slots: tokens of jobservers are taken and given back, whatever happens."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cutec.diag import Warning_
from cutec.driver.build.workers import Workers
from cutec.driver.options.slots import Slots, jobserver, jobserver_of_make, names_jobserver


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    """A jobserver's pipe with two tokens, of which each is another byte."""
    ends = os.pipe()
    os.write(ends[1], b"ab")
    yield ends
    for end in ends:
        os.close(end)


def tokens(pipe: tuple[int, int]) -> bytes:
    """Take all that a pipe holds."""
    os.set_blocking(pipe[0], False)
    try:
        return bytes(sorted(os.read(pipe[0], 100)))
    except BlockingIOError:
        return b""


def of_make(auth: str) -> tuple[Slots, list[Warning_]]:
    told: list[Warning_] = []
    return Slots(jobserver_of_make({"MAKEFLAGS": f" -j4 {auth}"}, told.append)), told


def test_makeflags_name_a_jobserver() -> None:
    named = ("-j3 --jobserver-auth=3,4 -- X=1", "--jobserver-fds=5,6 -j", "--jobserver-auth=fifo:/tmp/x")
    assert all(names_jobserver({"MAKEFLAGS": flags}) for flags in named)
    assert not any(map(names_jobserver, ({}, {"MAKEFLAGS": "-k"}, {"MAKEFLAGS": "-j"})))


@pytest.mark.parametrize("option", ["--jobserver-auth=7,8 --jobserver-auth={},{}", "--jobserver-fds={},{}"])
def test_tokens_of_a_pipe_are_given_back_as_they_were(option: str, pipe: tuple[int, int]) -> None:
    slots, told = of_make(option.format(*pipe))
    first, second = slots.take(), slots.take()
    assert slots.try_take() is None and tokens(pipe) == b"" and not told
    slots.give_back(second)
    assert slots.try_take() is not None
    slots.give_back(first)
    slots.close()
    assert tokens(pipe) == b"ab"


def test_tokens_of_a_fifo(tmp_path: Path) -> None:
    path = tmp_path / "fifo with a name"
    os.mkfifo(path)
    server = os.open(path, os.O_RDWR)  # make's own end
    os.write(server, b"+")
    slots, told = of_make(f"--jobserver-auth=fifo:{tmp_path}/fifo")
    assert told and slots.try_take() is None  # MAKEFLAGS cannot hold a name with spaces
    path.rename(tmp_path / "fifo")
    slots, told = of_make(f"--jobserver-auth=fifo:{tmp_path}/fifo")
    with slots:
        assert slots.try_take() is not None and slots.try_take() is None and not told
    assert os.read(server, 10) == b"+"
    os.close(server)


def closed(tmp_path: Path) -> str:
    ends = os.pipe()
    for end in ends:
        os.close(end)
    return "{},{}".format(*ends)


def other_files(tmp_path: Path) -> str:
    (tmp_path / "file").touch()
    return "{0},{0}".format(os.open(tmp_path / "file", os.O_RDWR))


def no_fifo(tmp_path: Path) -> str:
    return f"fifo:{tmp_path}/none"


def a_file(tmp_path: Path) -> str:
    (tmp_path / "file").touch()
    return f"fifo:{tmp_path}/file"


@pytest.mark.parametrize("auth", [closed, other_files, no_fifo, a_file, lambda tmp_path: "-2,-2", lambda tmp_path: "x"])
def test_a_jobserver_that_is_gone_is_one_warning(auth: Callable[[Path], str], tmp_path: Path) -> None:
    slots, told = of_make(f"--jobserver-auth={auth(tmp_path)}")
    assert [warning.code for warning in told] == ["E2107"] and slots.server is None
    assert slots.try_take() is None


def test_a_jobserver_of_our_own_has_a_token_less_than_jobs() -> None:
    assert jobserver(1) is None
    with Slots(jobserver(3)) as slots:
        assert slots.try_take() and slots.try_take() and not slots.try_take()
    assert jobserver(10**9) is not None  # and does not block


def test_what_is_closed_gives_back_everything_and_takes_no_more(pipe: tuple[int, int]) -> None:
    slots, _ = of_make("--jobserver-auth={},{}".format(*pipe))
    with pytest.raises(KeyboardInterrupt), slots:
        slots.take()
        late = slots.take()
        raise KeyboardInterrupt
    slots.give_back(late)  # a thread that ends later
    assert tokens(pipe) == b"ab"
    with pytest.raises(RuntimeError, match="given back"):
        slots.take()


@pytest.mark.parametrize("jobs", [1, 2, 4])
def test_workers_have_as_many_slots_as_there_are_jobs(jobs: int) -> None:
    slots = Slots(jobserver(jobs))
    lock, now, most = threading.Lock(), [0], [0]
    together = threading.Barrier(jobs)  # so many tasks run at once, or the test hangs

    def task(number: int) -> None:
        with lock:
            now[0] += 1
            most[0] = max(most[0], now[0])
        together.wait(timeout=60)
        with lock:
            now[0] -= 1

    workers = Workers(slots)
    for number in range(3 * jobs):
        workers.start(task, number)
    assert list(workers.join()) == []
    assert most == [jobs]
    slots.close()
