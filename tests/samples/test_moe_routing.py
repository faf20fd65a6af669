"""moe_routing on the interpreter: exactly the experts and rows that a stable sort has."""

from __future__ import annotations

from types import SimpleNamespace

import ml_dtypes
import numpy as np
import pytest
from sample_kit import call, declared

from cutec.driver.run.inputs import make_arguments
from cutec.testing import simulate_gpus

SAMPLE = "moe_routing"
TYPES = {"f32": np.float32, "bf16": ml_dtypes.bfloat16}


def compare(dtype: str, gates: np.ndarray, k: int, tokens: int | None = None) -> None:
    tokens = len(gates) if tokens is None else tokens
    extents = {"m": len(gates), "e": gates.shape[1], "k": k}
    given = {"gates": gates, "tokens": tokens, "k": k}
    found = call(SAMPLE, f"moe_routing_{dtype}", extents, given)
    names = ("weights", "experts", "order", "sources", "ends")
    want = dict(zip(names, declared(SAMPLE, f"moe_routing_{dtype}").reference(gates, tokens, k)))
    for name in names[1:]:
        np.testing.assert_array_equal(found[name], want[name], name)
    np.testing.assert_allclose(found["weights"], want["weights"], rtol=1e-5, atol=1e-7)


def gates_of(dtype: str, m: int, e: int, skew: float = 0.0) -> np.ndarray:
    """If skewed, the first experts have most of the tokens."""
    normal = np.random.default_rng(m).standard_normal((m, e))
    return (normal - skew * np.log(np.arange(1, e + 1))).astype(TYPES[dtype])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("m", "e", "k", "skew"),
    [
        (70, 64, 8, 0.0),
        (400, 8, 2, 2.0),
        (9, 60, 3, 0.0),
        (3, 512, 16, 0.0),
        (1, 8, 1, 0.0),
        (70, 8, 8, 0.0),
        (9, 32, 4, 0.0),
        (40, 16, 2, 1.0),
    ],
)
@pytest.mark.parametrize("dtype", TYPES)
def test_routes(dtype: str, m: int, e: int, k: int, skew: float) -> None:
    """Of bfloat16 many gates are equal: lower experts come first."""
    compare(dtype, gates_of(dtype, m, e, skew), k)


@pytest.mark.slow
@pytest.mark.parametrize("m", [0, 50])
def test_rows_without_a_token(m: int) -> None:
    for tokens in {m, m // 2, 0}:
        compare("bf16", gates_of("bf16", m, 64), 4, tokens)


@pytest.mark.slow
def test_all_tokens_go_to_one_expert_and_gates_that_are_no_numbers() -> None:
    gates = np.zeros((300, 16), np.float32)
    gates[:, 5] = 1
    gates[7, 3] = np.nan
    gates[8, 9] = np.inf
    with np.errstate(invalid="ignore"):
        compare("f32", gates, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("e", "form"), [(16, (8, 4, 2, 8)), (16, (8, 2, 1, 8)), (8, (8, 1, 1, 8))])
def test_several_chunks_of_several_turns(e: int, form: tuple[int, ...]) -> None:
    """Fewer blocks than there are steps of rows: each takes several, in any order of threads."""
    gates, tokens, k = gates_of("bf16", 300, e, 1.0), 290, 4
    m = len(gates)
    found = [np.full((m, k), np.nan, np.float32), *(np.full((m, k), -7, np.int32) for _ in range(3))]
    found.append(np.full(e, -7, np.int32))
    export = declared(SAMPLE, "moe_routing_bf16")
    call = gates, *found, tokens, k, np.full((3, e), -9, np.int32)
    simulate_gpus(export.function, call, seeds=range(5), form=form, threads=64, chunks=3)
    for x, y in zip(found, export.reference(gates, tokens, k)):
        np.testing.assert_allclose(x, y, rtol=1e-5, atol=1e-7)


@pytest.mark.slow
@pytest.mark.parametrize(("most", "e"), [(8, 40), (16, 40), (8, 8)])
def test_gates_that_differ_in_their_last_bits(most: int, e: int) -> None:
    """Keys of 32 bits with columns do not tell which is larger."""
    rng = np.random.default_rng(most)
    gates = (1000 + rng.standard_normal((40, e)) / 512).astype(np.float32)
    gates[5:9] = gates[4]  # several of each number, on several lanes
    gates[5, e // 2 :] = gates[5, : e // 2]
    gates[6] = np.float32(-np.inf)
    gates[7, ::3] = np.inf
    gates[7, 1] = gates[8, e * 3 // 4] = np.nan
    with np.errstate(invalid="ignore"):
        for k in (most, 3):
            compare("f32", gates[:6], k)
            found = call(SAMPLE, "moe_routing_f32", {"m": 40, "e": e, "k": k}, {"gates": gates, "tokens": 40, "k": k})
            want = declared(SAMPLE, "moe_routing_f32").reference(gates, 40, k)
            np.testing.assert_array_equal(found["experts"], want[1])


def test_arguments_that_nobody_gave_are_taken() -> None:
    """Extents that a form takes; and k, which is also an extent, is that."""
    export = declared(SAMPLE, "moe_routing_f32")
    signature = SimpleNamespace(signature=export.signature, contents=None)
    arguments = make_arguments(signature, {}, {}, 0, export.choice)
    assert arguments.extents == {"m": 16, "e": 16, "k": 16} and arguments.values[-2] == 16
    assert make_arguments(signature, {"k": "3"}, {}, 0, export.choice).extents["k"] == 3


@pytest.mark.parametrize(("e", "k"), [(4, 5), (1000, 8), (64, 17), (64, 0)])
def test_no_form_takes_too_many(e: int, k: int) -> None:
    choice = declared(SAMPLE, "moe_routing_f32").choice
    assert choice is not None and choice.export({"m": 1, "e": e, "k": k}) is None
