"""gemm_gpus_hopper: right on two and four GPUs of the interpreter, without hazards in other orders;
without one of its signals it is not.
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
    sample: ModuleType,
    function: str,
    sizes: tuple[int, int, int],
    form: dict[str, Any],
    seeds: Sequence[int | None],
    gpus: int = 2,
    short: str = "",
) -> tuple[list[np.ndarray], list[np.ndarray], list[np.ndarray]]:
    """What GPUs have found, what NumPy has, and the flags. Operands are small integers: every sum
    is exact.
    """
    m, n, k = sizes
    rng = np.random.default_rng(m)
    gathers, scatters = function == "all_gather", function == "reduce_scatter"
    a = rng.integers(-2, 3, (gpus, m, k) if gathers else (gpus, gpus, m, k)).astype(bf16)
    b = rng.integers(-2, 3, (gpus, n, k)).astype(bf16)
    down, across = sample.tiles_of(m, n, form["tile"], form["cluster"])
    room = (gpus - 1, m, k) if gathers else (gpus - 1, down * across * form["tile"][0] * form["tile"][1])
    if short == "box":
        room = *room[:-1], 2000
    count = sample.HEAD + 1 if short == "flags" else sample.HEAD + (gpus - 1) * (2 * down * across + 64 * down)
    flags = [np.zeros(count, np.int64) for _ in range(gpus)]
    d = [np.full((m, n) if scatters else (gpus, m, n), np.nan, bf16) for _ in range(gpus)]
    boxes, outgoing = ([np.full(room, np.nan, bf16) for _ in range(gpus)] for _ in range(2))
    calls = []
    for rank in range(gpus):
        others = [(rank + 1 + number) % gpus for number in range(gpus - 1)]
        theirs = [[x[other] for other in others] for x in (boxes, flags)]
        if function == "all_reduce":
            theirs = [[d[other] for other in others], *theirs]
        calls.append((rank, a[rank], b[rank], d[rank], boxes[rank], flags[rank], *theirs))
        if not gathers:
            calls[-1] = (*calls[-1], outgoing[rank])
    of_a = "m,k{div=8}" if gathers else f"{gpus},m,k{{div=8}}"
    of_d = "m,n{div=8}" if scatters else f"{gpus},m,n{{div=8}}"
    types: dict[str, Any] = {"a": f"bf16[{of_a}]", "b": "bf16[n,k]", "d": f"bf16[{of_d}]"}
    if gathers:
        types |= {"box": f"bf16[{gpus - 1},m,k]", "their_box": [f"bf16[{gpus - 1},m,k]"] * (gpus - 1)}
    if function == "all_reduce":
        types["their_d"] = [f"bf16[{gpus},m,n]"] * (gpus - 1)
    simulate_gpus(getattr(sample, f"gemm_{function}"), *calls, types=types, seeds=seeds, **form)
    left, right = a.astype("f4"), b.astype("f4").swapaxes(1, 2)
    if gathers:
        want = [left @ right[rank] for rank in range(gpus)]
    else:
        sums = sum(left[rank] @ right[rank] for rank in range(gpus))
        want = list(sums) if scatters else [sums] * gpus
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
@pytest.mark.parametrize("columns", [160, 224])
def test_other_tiles_gather(sample: ModuleType, columns: int) -> None:
    form = {"tile": (128, columns), "cluster": (2, 1), "blocks": 4}
    found, want, _ = multiplied(sample, "all_gather", (136, 232, 72), form, [None])
    assert all((x == y).all() for x, y in zip(found, want, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize(("sizes", "seeds"), [((136, 72, 72), [None]), ((8, 64, 72), [None, 1])])
def test_four_gpus(sample: ModuleType, function: str, sizes: tuple[int, int, int], seeds: list[int | None]) -> None:
    form = {"tile": (128, 64), "cluster": (1, 1), "blocks": 1}
    found, want, flags = multiplied(sample, function, sizes, form, seeds, gpus=4)
    assert all((x == y).all() for x, y in zip(found, want, strict=True))
    assert [f[:4].tolist() for f in flags] == [[1024] * 4] * 4  # of one launch


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
@pytest.mark.parametrize(
    ("function", "short", "said"),
    [
        ("reduce_scatter", "box", "boxes have less room than messages_of says"),
        ("all_reduce", "flags", "fewer flags than flags_of says"),
        ("all_gather", "flags", "fewer flags than flags_of says"),
    ],
)
def test_too_little_memory(sample: ModuleType, function: str, short: str, said: str) -> None:
    with pytest.raises(CutecError, match=said):
        multiplied(sample, function, *SMALL, seeds=[None], short=short)


@pytest.mark.slow
def test_a_message_that_never_comes_is_found(sample: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "tell", lambda flag, number, scope: None)
    with pytest.raises(CutecError) as caught:
        multiplied(sample, "reduce_scatter", *SMALL, seeds=[None])
    assert caught.value.code == "E5008" and "of GPU 1" in str(caught.value.notes)
