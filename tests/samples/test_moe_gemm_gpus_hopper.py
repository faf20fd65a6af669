"""moe_gemm_gpus_hopper on two and four GPUs of the interpreter: rows, places and products are
right, in other orders too; what one of its signals does not order is found.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from moe_kit import BF16, KNOWN, Problem
from sample_files import FOLDER

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.testing import simulate_gpus

SMALL: dict[str, Any] = {"tile": (64, 64), "blocks": 1}


@pytest.fixture(scope="module")
def samples() -> Iterator[tuple[ModuleType, ModuleType]]:
    sys.path.insert(0, str(FOLDER))
    try:
        yield importlib.import_module("moe_gemm_gpus_hopper"), importlib.import_module("moe_gpus")
    finally:
        sys.path.remove(str(FOLDER))


class Multiplied(Problem):
    """Tokens of GPUs whose experts multiply them, by small integers: products are exact."""

    def __init__(
        self, samples: tuple[ModuleType, ModuleType], tokens: Sequence[int], sizes: tuple[int, ...], **options: Any
    ):
        h, k, experts, n = sizes
        super().__init__(samples[1], tokens, h, k, experts, **options)
        self.fused = samples[0]
        self.sources = []
        for known in self.known:
            sources, order = np.full((self.m, k), -1, np.int32), known["order"]
            sources.ravel()[order[order >= 0]] = np.nonzero(order >= 0)[0]
            self.sources.append(sources)
        rng = np.random.default_rng(n)
        self.b = [rng.integers(-2, 3, (self.each, n, h)).astype(BF16) for _ in tokens]
        self.d = [np.full((self.room, n), np.nan, BF16) for _ in tokens]
        self.counters = [np.zeros(self.fused.counters_of(self.room), np.int64) for _ in tokens]

    def run(self, form: dict[str, Any], seeds: Sequence[int | None] = (None,), **options: Any) -> None:
        calls = []
        for rank in range(self.gpus):
            own = [*(self.known[rank][name] for name in KNOWN), self.flags[rank], self.sources[rank]]
            theirs = [[self.known[other][name] for other in self.others(rank)] for name in KNOWN]
            theirs += [[x[other] for other in self.others(rank)] for x in (self.flags, self.sources)]
            results = self.rows, self.row_ends, self.places, self.scales, self.b, self.d, self.counters
            calls.append((rank, *own, *theirs, *(x[rank] for x in results)))
        types = {"x": "bf16[m,h{div=8}]", "their_x": ["bf16[m,h]"] * (self.gpus - 1), "rows": "bf16[r,h]"}
        types |= {"b": "bf16[l,n,h]", "d": "bf16[r,n{div=8}]"}
        simulate_gpus(self.fused.moe_dispatch_gemm, *calls, types=types, seeds=seeds, **form, **options)

    def check(self) -> None:
        self.check_rows()
        for rank in range(self.gpus):
            ends = np.minimum(self.ends[rank], self.room)
            for expert, (start, end) in enumerate(zip([0, *ends], ends)):
                product = self.rows[rank][start:end].astype("f4") @ self.b[rank][expert].astype("f4").T
                np.testing.assert_array_equal(self.d[rank][start:end], product.astype(BF16))
            assert np.isnan(self.d[rank][ends[-1] :].astype("f4")).all()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tokens", "sizes", "skew", "form"),
    [
        ((5, 5), (16, 2, 6, 24), 0.0, {"tile": (64, 64), "blocks": 2}),
        ((40, 90), (72, 3, 7, 72), 1.5, {"tile": (128, 64), "cluster": (2, 1), "blocks": 4}),
        ((6, 0), (1104, 3, 4, 24), 1.5, {"tile": (64, 64), "cluster": (1, 2), "blocks": 2, "most": 16}),
        ((9, 7), (24, 16, 20, 24), 0.0, {"tile": (64, 64), "blocks": 2, "most": 16}),
        ((2, 2, 1, 2), (24, 2, 6, 24), 0.0, SMALL),
    ],
)
def test_dispatches_and_multiplies(
    samples: tuple[ModuleType, ModuleType],
    tokens: tuple[int, ...],
    sizes: tuple[int, ...],
    skew: float,
    form: dict[str, Any],
) -> None:
    """Twice: counters of a launch are zero when it begins. Places are those of `moe_dispatch`."""
    problem = Multiplied(samples, tokens, sizes, skew=skew)
    for _ in range(2):
        problem.run(form)
        problem.check()
    found = [x.copy() for x in (*problem.places, *problem.scales)]
    problem.dispatch()
    for x, y in zip(found, (*problem.places, *problem.scales), strict=True):
        np.testing.assert_array_equal(x, y)


@pytest.mark.slow
def test_no_tokens_at_all(samples: tuple[ModuleType, ModuleType]) -> None:
    problem = Multiplied(samples, (1, 1), (8, 1, 4, 8))
    for known in problem.known:
        known["experts"][...] = known["order"][...] = -1
        known["ends"][...] = 0
    problem.run(SMALL)
    assert not any(x.any() for x in problem.row_ends)
    assert all((x == -1).all() for x in problem.places) and np.isnan(problem.d[0].astype("f4")).all()


@pytest.mark.slow
def test_too_little_room(samples: tuple[ModuleType, ModuleType]) -> None:
    problem = Multiplied(samples, (70, 60), (24, 3, 7, 24), skew=1.5, room=100)
    problem.run({"tile": (128, 64), "blocks": 2})
    problem.check()
    with pytest.raises(CutecError, match="more rows for the experts of a GPU than there is room for"):
        problem.run({"tile": (128, 64), "blocks": 2}, enable_assertions=True)
    problem.counters = [x[:-1] for x in problem.counters]
    with pytest.raises(CutecError, match="fewer counters than counters_of says"):
        problem.run(SMALL)


@pytest.mark.slow
@pytest.mark.parametrize("tokens", [(5, 3), (2, 1, 1, 2)])
def test_nothing_is_found_in_other_orders(samples: tuple[ModuleType, ModuleType], tokens: tuple[int, ...]) -> None:
    problem = Multiplied(samples, tokens, (16, 2, 6, 24))
    problem.run(SMALL, seeds=range(4))
    problem.check()


@cute.jit
def add_without_a_fence(self: Any, row: Any, there: Any) -> None:
    cute.arch.sync_warp()
    if there:
        cute.arch.red(self.counter(row), cutec.Int64(1), sem="relaxed", scope="gpu")


@cute.jit
def add_before_others_have_stored(self: Any, row: Any, there: Any) -> None:
    cute.arch.fence_acq_rel_gpu()
    if there:
        cute.arch.red(self.counter(row), cutec.Int64(1), sem="relaxed", scope="gpu")


@cute.jit
def wait_for_nothing(self: Any, row: Any, rows: Any) -> None:
    cute.arch.fence_proxy("async.global")


@cute.jit
def wait_for_the_last_counter(self: Any, row: Any, rows: Any) -> None:
    last = (self.count - 1) // 64 * 64
    if cute.arch.lane_idx() == 0:
        while cute.arch.load(self.counter(last), sem="acquire", scope="gpu") < self.count - last:
            pass
    cute.arch.sync_warp()
    cute.arch.fence_proxy("async.global")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "mutant", "code"),
    [
        ("add", add_without_a_fence, "E5044"),
        ("add", add_before_others_have_stored, "E5044"),
        ("add", lambda *_: None, "E5008"),  # rows never come
        ("wait", wait_for_nothing, "E5044"),
        ("wait", wait_for_the_last_counter, "E5044"),
    ],
)
def test_mutants_are_found(
    samples: tuple[ModuleType, ModuleType], name: str, mutant: Any, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = Multiplied(samples, (40, 40), (16, 2, 6, 24))
    monkeypatch.setattr(samples[0].Arrivals, name, mutant)
    with pytest.raises(CutecError) as caught:
        problem.run({"tile": (64, 64), "blocks": 4})
    assert caught.value.code == code, caught.value.message


@pytest.mark.slow
def test_counters_that_nobody_clears_are_found(
    samples: tuple[ModuleType, ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third launch has the counters of the first one."""
    problem = Multiplied(samples, (5, 5), (16, 2, 6, 24))
    monkeypatch.setattr(samples[0].Arrivals, "clear", lambda *_: None)
    for _ in range(2):
        problem.run({"tile": (64, 64), "blocks": 2})
    with pytest.raises(CutecError) as caught:
        problem.run({"tile": (64, 64), "blocks": 2})
    assert caught.value.code == "E5044", caught.value.message


@pytest.mark.slow
def test_rows_at_a_wrong_place_are_found(
    samples: tuple[ModuleType, ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two GPUs' rows of an expert change places."""

    @cute.jit
    def other_order(rank: Any, gpus: Any, first: Any, begins: Any, total: Any, row: Any) -> Any:
        expert, found = samples[0].expert_of(total, row), cutec.Int32(0)
        for number in cutec.range_constexpr(gpus):
            if begins[number, expert] <= row:
                found = cutec.Int32(number)
        return found, row - first[found, expert]

    problem = Multiplied(samples, (5, 5), (16, 2, 6, 24))
    monkeypatch.setattr(samples[0], "which_row", other_order)
    with pytest.raises((CutecError, AssertionError)):
        problem.run(SMALL)
        problem.check()
