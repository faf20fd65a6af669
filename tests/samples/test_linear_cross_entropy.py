"""Cross-entropy of a linear layer on the interpreter, against its reference in float64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from checked_runs import checked, saved
from sample_kit import call, declared, inputs

SAMPLE = "linear_cross_entropy_hopper"
FORWARD, BOTH = "linear_cross_entropy_bf16", "linear_cross_entropy_with_gradient_bf16"
pytestmark = pytest.mark.slow


def given(name: str, extents: dict[str, int], seed: int) -> dict[str, Any]:
    """Operands, and targets of which every fifth is none."""
    found: dict[str, Any] = inputs(SAMPLE, name, extents, seed, 0.5)
    target = np.random.default_rng(seed).integers(0, extents["v"], extents["m"])
    target[::5] = -100
    target[1:2] = 2**32
    return found | {"target": target}


def near(found: np.ndarray, wanted: np.ndarray, tolerance: float) -> None:
    most = np.abs(wanted).max(initial=0)
    np.testing.assert_allclose(found.astype(np.float64), wanted, rtol=tolerance, atol=tolerance * most)


@pytest.mark.parametrize(("m", "v", "k"), [(1, 8, 8), (130, 520, 72), (257, 256, 64), (40, 1000, 200)])
@pytest.mark.parametrize("dtype", ["bf16", "f16"])
def test_losses(dtype: str, m: int, v: int, k: int) -> None:
    name, extents = f"linear_cross_entropy_{dtype}", {"m": m, "v": v, "k": k}
    operands = given(name, extents, m)
    after = call(SAMPLE, name, extents, operands)
    loss, lse = declared(SAMPLE, name).reference(**operands)
    near(after["loss"], loss, 1e-5)
    near(after["lse"], lse, 1e-5)
    assert not after["loss"][::5].any()


@pytest.mark.parametrize(("name", "m", "v", "k"), [(BOTH, 150, 520, 72), (BOTH.replace("bf16", "f16"), 5, 264, 136)])
def test_gradients(name: str, m: int, v: int, k: int) -> None:
    """To dW they are added."""
    extents = {"m": m, "v": v, "k": k}
    operands = given(name, extents, m) | {"dw": np.ones((v, k), np.float32), "dloss": 0.25, "adds": 1}
    after = call(SAMPLE, name, extents, operands)
    loss, lse, dx, dw = declared(SAMPLE, name).reference(**operands)
    near(after["loss"], loss, 1e-5)
    near(after["lse"], lse, 1e-5)
    near(after["dx"], dx, 2.0**-7)
    near(after["dw"] - 1, dw - 1, 2.0**-7)


def test_gradients_of_several_chunks() -> None:
    """More rows than one chunk has; each chunk but the last has as many."""
    name, extents = f"{BOTH}_strips256_pieces1", {"m": 300, "v": 256, "k": 64}
    operands = given(name, extents, 3) | {"dw": np.zeros((256, 64), np.float32), "dloss": 1.0, "adds": 1}
    after = call(SAMPLE, name, extents, operands)
    loss, _, dx, dw = declared(SAMPLE, name).reference(**operands)
    near(after["loss"], loss, 1e-5)
    near(after["dx"], dx, 2.0**-7)
    near(after["dw"], dw, 2.0**-7)


@pytest.mark.parametrize(("strips", "pieces"), [(128, 2), (128, 4), (256, 2)])
def test_gradients_in_pieces(strips: int, pieces: int) -> None:
    """Of the rows of W: the last piece has fewer. dW is set, whatever was there."""
    name, extents = f"{BOTH}_strips{strips}_pieces{pieces}", {"m": 150, "v": 264 + 64 * pieces, "k": 72}
    operands = given(name, extents, 7) | {"dw": np.nan, "dloss": 0.5, "adds": 0}
    after = call(SAMPLE, name, extents, operands)
    _, _, dx, dw = declared(SAMPLE, name).reference(**operands)
    near(after["dx"], dx, 2.0**-7)
    near(after["dw"], dw, 2.0**-7)


def test_logits_that_no_half_can_hold() -> None:
    """They go to memory relative to the largest of their row in a tile."""
    extents = {"m": 2, "v": 264, "k": 8}
    x, w = np.zeros((2, 8)), np.zeros((264, 8))
    x[:, 0], w[:, 0] = 1e3, np.arange(264) - 100  # 1000 apart, up to 163000
    operands = {"x": x, "w": w, "target": np.array([263, 5]), "dw": np.nan, "dloss": 1.0, "adds": 0}
    after = call(SAMPLE, BOTH, extents, operands)
    np.testing.assert_allclose(after["loss"], [0, 258e3], rtol=2e-2, atol=1e-6)
    assert np.isfinite(after["dx"].astype(np.float32)).all() and not after["dx"][0].any()


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_what_is_no_number_stays_in_its_row(value: float) -> None:
    extents = {"m": 3, "v": 16, "k": 8}
    x, w = np.ones((3, 8), np.float32), np.ones((16, 8), np.float32)
    x[1, 0] = value
    after = call(SAMPLE, FORWARD, extents, {"x": x, "w": w, "target": np.array([0, 1, 2])})
    assert np.isnan(after["loss"][1])
    np.testing.assert_allclose(after["loss"][::2], np.log(16), rtol=1e-6)


@pytest.mark.parametrize("adds", [0, 1])
@pytest.mark.parametrize("extents", [{"m": 0, "v": 16, "k": 8}, {"m": 3, "v": 16, "k": 0}])
def test_nothing_to_multiply(extents: dict[str, int], adds: int) -> None:
    operands = inputs(SAMPLE, BOTH, extents, 0) | {
        "target": np.zeros(extents["m"]),
        "dw": 1.0,
        "dloss": 1.0,
        "adds": adds,
    }
    after = call(SAMPLE, BOTH, extents, operands)
    np.testing.assert_allclose(after["loss"], np.log(16.0), rtol=1e-6)
    assert (after["dw"] == adds).all()


def test_no_order_of_threads_finds_anything(tmp_path: Any) -> None:
    target = saved(tmp_path, "target", np.arange(200))
    checked(SAMPLE, FORWARD, "--schedules", "3", given=target, m=200, v=520, k=136)
