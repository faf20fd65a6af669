"""moe_gpus on two and four GPUs of the interpreter: rows are those that a sort has, sums are right,
and nothing is found in other orders; without one of its signals it is not so.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from moe_kit import Problem
from sample_files import FOLDER

import cutec
from cutec import Constexpr, cute
from cutec.diag import CutecError
from cutec.testing import simulate_gpus


@pytest.fixture(scope="module")
def sample() -> Iterator[ModuleType]:
    sys.path.insert(0, str(FOLDER))
    try:
        yield importlib.import_module("moe_gpus")
    finally:
        sys.path.remove(str(FOLDER))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tokens", "h", "k", "experts", "skew"),
    [
        ((5, 5), 16, 2, 6, 0.0),
        ((9, 4), 1200, 3, 7, 1.5),  # parts of rows, an expert less on GPU 1
        ((70, 0), 24, 9, 12, 1.5),  # several at once
        ((6, 0, 3, 6), 40, 3, 9, 1.0),  # none of the experts of GPU 3
    ],
)
def test_there_and_back(sample: ModuleType, tokens: tuple[int, ...], h: int, k: int, experts: int, skew: float) -> None:
    problem = Problem(sample, tokens, h, k, experts, skew=skew, blocks=1 if max(tokens) > 9 else 2)
    problem.dispatch()
    problem.check_rows()
    problem.combine()
    problem.check_sums()
    assert [f[: len(tokens)].tolist() for f in problem.flags] == [[2048] * len(tokens)] * len(tokens)


@pytest.mark.slow
def test_no_tokens_at_all(sample: ModuleType) -> None:
    problem = Problem(sample, (1, 1), 8, 1, 4)
    for known in problem.known:
        known["experts"][...] = known["order"][...] = -1
        known["ends"][...] = 0
    problem.dispatch()
    assert not any(x.any() for x in problem.row_ends)
    problem.combine()
    assert not any(x.astype("f4").any() for x in problem.out)


@pytest.mark.slow
def test_too_little_room(sample: ModuleType) -> None:
    """Rows at the end are left out, of ends and of sums too; with assertions it is an error."""
    problem = Problem(sample, (9, 4), 24, 3, 7, skew=1.5, room=10)
    problem.dispatch()
    problem.check_rows()
    problem.combine()
    problem.check_sums()
    with pytest.raises(CutecError, match="more rows for the experts of a GPU than there is room for"):
        problem.dispatch(enable_assertions=True)


@pytest.mark.slow
def test_experts_that_there_are_not(sample: ModuleType) -> None:
    """GPU 1 has an expert less: number 7 would be its fourth one."""
    problem = Problem(sample, (6, 6), 16, 2, 7)
    for number in (-1, 7, 8, 1000):
        problem.known[0]["experts"][:2] = number
        problem.dispatch()
        assert (problem.places[0][1, :2] == -1).all() and (problem.places[1][0, :2] == -1).all()
        problem.combine()
        problem.check_sums()
        assert not problem.out[0][:2].astype("f4").any()


@pytest.mark.slow
def test_too_few_flags(sample: ModuleType) -> None:
    problem = Problem(sample, (6, 6), 16, 2, 6)
    problem.dispatch()
    problem.flags = [flags[:-1] for flags in problem.flags]
    with pytest.raises(CutecError, match="fewer flags than flags_of says"):
        problem.combine()


@pytest.mark.slow
@pytest.mark.parametrize("tokens", [(5, 3), (2, 2, 1, 2)])
def test_nothing_is_found_in_other_orders(sample: ModuleType, tokens: tuple[int, ...]) -> None:
    problem = Problem(sample, tokens, 16, 2, 6)
    problem.dispatch(seeds=range(6))
    problem.check_rows()
    problem.combine(seeds=range(6))
    problem.check_sums()


def tell_relaxed(flag: Any, number: Any, scope: Any) -> None:
    cute.arch.store(flag, cutec.Int64(number), sem="relaxed", scope=scope)


def tell_this_gpu(flag: Any, number: Any, scope: Any) -> None:
    cute.arch.store(flag, cutec.Int64(number), sem="release", scope="gpu")


def no_wait(flag: Any, number: Any, scope: Any) -> None:
    pass


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mutant"), [("tell", tell_relaxed), ("tell", tell_this_gpu), ("wait_for", no_wait)])
def test_mutants_are_found(sample: ModuleType, name: str, mutant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    problem = Problem(sample, (5, 5), 16, 2, 6)
    problem.dispatch()
    monkeypatch.setattr(sample, name, mutant)
    with pytest.raises(CutecError) as caught:
        problem.combine()
    assert caught.value.code == "E5044", caught.value.message


@pytest.mark.slow
@pytest.mark.parametrize("function", ["dispatch", "combine"])
def test_a_signal_that_never_comes_is_found(sample: ModuleType, function: str, monkeypatch: pytest.MonkeyPatch) -> None:
    problem = Problem(sample, (5, 5), 16, 2, 6)
    problem.dispatch()
    monkeypatch.setattr(sample, "tell", lambda *_: None)
    monkeypatch.setattr(importlib.import_module("common.experts"), "tell_all", lambda *_: None)
    with pytest.raises(CutecError) as caught:
        getattr(problem, function)()
    assert caught.value.code == "E5008" and "of GPU 1" in str(caught.value.notes)


def meetings(sample: ModuleType, mistake: str = "") -> list[np.ndarray]:
    """A kernel in which GPUs meet as to dispatch: each reads what all have written before, and
    writes once more when all have read it.
    """

    @cute.kernel
    def kernel(x: cute.Tensor, flags: cute.Tensor, targets: tuple, found: cute.Tensor, mistake: Constexpr):
        tid = cute.arch.thread_idx()[0]
        x[tid] = found[0, tid]
        cute.arch.sync_threads()
        if cutec.const_expr(mistake != "nobody has come"):
            sample.come(tid, cute.arch.block_idx()[0], flags, targets)
        for number, target in enumerate(targets):
            found[number, tid] = target.box[tid]
        sample.leave(tid, cute.arch.block_idx()[0], 1, flags, targets, mistake != "nobody has read it")
        cute.arch.sync_threads()
        x[tid] = -1

    @cute.jit
    def host(
        x: cute.Tensor, flags: cute.Tensor, their_x: list, their_flags: list, found: cute.Tensor, mistake: Constexpr
    ):
        kernel(x, flags, tuple(map(sample.Target, their_x, their_flags)), found, mistake).launch(grid=1, block=32)

    gpus = 3
    x, flags = [np.zeros(32, np.int32) for _ in range(gpus)], [np.zeros(64, np.int64) for _ in range(gpus)]
    found = [np.full((gpus - 1, 32), 10 * gpu, np.int32) for gpu in range(gpus)]
    calls = []
    for gpu in range(gpus):
        others = [(gpu + 1 + number) % gpus for number in range(gpus - 1)]
        calls.append((x[gpu], flags[gpu], [x[i] for i in others], [flags[i] for i in others], found[gpu]))
    simulate_gpus(host, *calls, seeds=[None, 0, 1], mistake=mistake)
    return found


@pytest.mark.slow
def test_gpus_meet(sample: ModuleType) -> None:
    assert [x[:, 0].tolist() for x in meetings(sample)] == [[10, 20], [20, 0], [0, 10]]


@pytest.mark.slow
@pytest.mark.parametrize("mistake", ["nobody has come", "nobody has read it"])
def test_gpus_that_do_not_meet_are_found(sample: ModuleType, mistake: str) -> None:
    with pytest.raises(CutecError) as caught:
        meetings(sample, mistake)
    assert caught.value.code == "E5044" and "of another GPU" in str(caught.value)
