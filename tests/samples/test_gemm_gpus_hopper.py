"""gemm_gpus_hopper: right on two GPUs of the interpreter, without hazards in other orders; without
one of its signals it is not.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from sample_files import FOLDER

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.testing import simulate_gpus

bf16 = ml_dtypes.bfloat16
FUNCTIONS = ["reduce_scatter", "all_reduce", "all_gather"]
SMALL = (8, 64, 72), {"tile": (128, 64), "cluster": (1, 1), "blocks": 1}


@pytest.fixture(scope="module")
def sample() -> Iterator[ModuleType]:
    sys.path.insert(0, str(FOLDER))
    try:
        yield importlib.import_module("gemm_gpus_hopper")
    finally:
        sys.path.remove(str(FOLDER))


def multiplied(
    sample: ModuleType, function: str, sizes: tuple[int, int, int], form: dict[str, Any], seeds: Sequence[int | None]
) -> tuple[list[np.ndarray], list[np.ndarray], list[np.ndarray]]:
    """What GPUs have found, what NumPy has, and the flags. Operands are small integers: every sum
    is exact.
    """
    m, n, k = sizes
    rng = np.random.default_rng(m)
    gathers, scatters = function == "all_gather", function == "reduce_scatter"
    a = rng.integers(-2, 3, (2, m, k) if gathers else (2, 2, m, k)).astype(bf16)
    b = rng.integers(-2, 3, (2, n, k)).astype(bf16)
    down, across = sample.tiles_of(m, n, form["tile"], form["cluster"])
    room = (1, m, k) if gathers else (1, down * across * form["tile"][0] * form["tile"][1])
    flags = [np.zeros(sample.HEAD + 2 * down * across + 64 * down, np.int64) for _ in range(2)]
    d = [np.full((m, n) if scatters else (2, m, n), np.nan, bf16) for _ in range(2)]
    boxes, outgoing = ([np.full(room, np.nan, bf16) for _ in range(2)] for _ in range(2))
    calls = []
    for rank, other in ((0, 1), (1, 0)):
        others: tuple[np.ndarray, ...] = (boxes[other], flags[other])
        if function == "all_reduce":
            others = (d[other], *others)
        calls.append((rank, a[rank], b[rank], d[rank], boxes[rank], flags[rank], *others))
        if not gathers:
            calls[-1] = (*calls[-1], outgoing[rank])
    of_a, of_d = ("m,k{div=8}" if gathers else "2,m,k{div=8}"), ("m,n{div=8}" if scatters else "2,m,n{div=8}")
    types = {"a": f"bf16[{of_a}]", "b": "bf16[n,k]", "d": f"bf16[{of_d}]"}
    if gathers:
        types |= dict.fromkeys(("box", "other_box"), "bf16[1,m,k]")
    if function == "all_reduce":
        types["other_d"] = "bf16[2,m,n]"
    simulate_gpus(getattr(sample, f"gemm_{function}"), *calls, types=types, seeds=seeds, **form)
    left, right = a.astype("f4"), b.astype("f4").swapaxes(1, 2)
    if gathers:
        want = [left @ right[rank] for rank in range(2)]
    else:
        sums = left[0] @ right[0] + left[1] @ right[1]
        want = list(sums) if scatters else [sums, sums]
    return d, [x.astype(bf16) for x in want], flags


@pytest.mark.slow
@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize(
    ("sizes", "form"),
    [
        ((136, 72, 136), {"tile": (128, 64), "cluster": (2, 1), "blocks": 4}),
        ((260, 168, 64), {"tile": (128, 128), "cluster": (1, 1), "blocks": 2}),
        ((1, 8, 8), {"tile": (128, 64), "cluster": (1, 1), "blocks": 1}),
    ],
)
def test_products(sample: ModuleType, function: str, sizes: tuple[int, int, int], form: dict[str, Any]) -> None:
    found, want, flags = multiplied(sample, function, sizes, form, [None])
    assert all((x == y).all() for x, y in zip(found, want, strict=True))
    assert [f[:2].tolist() for f in flags] == [[1024, 1024]] * 2  # of one launch


@pytest.mark.slow
@pytest.mark.parametrize("function", FUNCTIONS)
def test_nothing_is_found_in_other_orders(sample: ModuleType, function: str) -> None:
    found, want, _ = multiplied(sample, function, *SMALL, seeds=range(6))
    assert all((x == y).all() for x, y in zip(found, want, strict=True))


def tell_relaxed(flag: Any, number: Any, scope: Any) -> None:
    cute.arch.store(flag, cutec.Int64(number), sem="relaxed", scope=scope)


def tell_this_gpu(flag: Any, number: Any, scope: Any) -> None:
    cute.arch.store(flag, cutec.Int64(number), sem="release", scope="gpu")


@cute.jit
def wait_within_the_block(flag: Any, number: Any, scope: cutec.Constexpr) -> None:
    """Not for another GPU."""
    if cutec.const_expr(scope == "cta"):
        while cute.arch.load(flag, sem="acquire", scope=scope) < number:
            pass


@cute.jit
def call_relaxed(tid: Any, written: Any, warps: cutec.Constexpr) -> None:
    cute.arch.sync_warp()
    if tid % 32 == 0:
        cute.arch.red(written, cutec.Int32(warps), sem="relaxed", scope="cta")
    cute.arch.sync_warp()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("function", "name", "mutant"),
    [
        ("reduce_scatter", "tell", tell_relaxed),
        ("reduce_scatter", "tell", tell_this_gpu),
        ("reduce_scatter", "wait_for", wait_within_the_block),
        ("reduce_scatter", "call_courier", call_relaxed),
        ("all_gather", "tell", tell_relaxed),
        ("all_gather", "tell", tell_this_gpu),
        ("all_gather", "wait_for", wait_within_the_block),
    ],
)
def test_mutants_are_found(
    sample: ModuleType, function: str, name: str, mutant: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sample, name, mutant)
    with pytest.raises(CutecError) as caught:
        multiplied(sample, function, *SMALL, seeds=[None])
    assert caught.value.code == "E5044", caught.value.message


@pytest.mark.slow
def test_a_message_that_never_comes_is_found(sample: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "tell", lambda flag, number, scope: None)
    with pytest.raises(CutecError) as caught:
        multiplied(sample, "reduce_scatter", *SMALL, seeds=[None])
    assert caught.value.code == "E5008" and "of GPU 1" in str(caught.value.notes)
