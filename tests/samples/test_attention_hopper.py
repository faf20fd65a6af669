"""attention_hopper: right for all head dimensions, masks and types at sizes that no tile divides;
rows that see nothing, sequences that are empty, NaN and infinities.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from attention_kit import (
    SHAPES,
    check_empty,
    check_growing,
    check_heads_before_rows,
    check_many_packed,
    check_nan_and_infinity,
    check_packed,
    close,
    computed,
    operands,
    packed,
)
from sample_kit import FOLDER

from cutec.diag import CutecError
from cutec.driver.kernel_file.load import loaded

pytestmark = pytest.mark.slow

SAMPLE = FOLDER / "attention_hopper.py"
NO_END = 2**31 - 1
FURTHER = {"window": (None, None, None), "blocks": 2}


@pytest.fixture(scope="module")
def sample() -> Any:
    with loaded(str(SAMPLE)) as kernel:
        yield kernel.module


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize(
    ("dtype", "depth", "mask"),
    [("f16", 64, "full"), ("bf16", 64, "causal"), ("bf16", 128, "full"), ("f16", 256, "causal")],
)
def test_attention(sample: Any, dtype: str, depth: int, mask: str, shape: tuple[int, ...]) -> None:
    qkv = operands(dtype, depth, shape)
    want = sample.window_reference(*qkv, 0.1, right=0 if mask == "causal" else None)
    close(dtype, computed(sample, dtype, qkv, mask, **FURTHER), want)


@pytest.mark.parametrize("window", [(0, 0), (40, 3), (7, NO_END), (NO_END, 1)])
def test_windows(sample: Any, window: tuple[int, int]) -> None:
    qkv = operands("bf16", 64, (1, 260, 300, 1, 1))
    close(
        "bf16",
        computed(sample, "bf16", qkv, "window", window=(*window, None), blocks=2),
        sample.window_reference(*qkv, 0.1, *window),
    )


@pytest.mark.parametrize(
    ("dtype", "depth", "values", "groups", "columns", "mask"),
    [
        ("bf16", 64, 64, 1, 64, "causal"),
        ("f16", 64, 64, 1, 128, "full"),
        ("f16", 96, 96, 3, 112, "causal"),
        ("bf16", 96, 96, 2, 128, "full"),
        ("bf16", 128, 128, 1, 96, "full"),
        ("f16", 192, 128, 2, 128, "causal"),
    ],
)
def test_forms(sample: Any, dtype: str, depth: int, values: int, groups: int, columns: int, mask: str) -> None:
    """What the first form of a head dim leaves out."""
    qkv = operands(dtype, depth, (1, 200, 270, 2, 1), values=values)
    want = sample.window_reference(*qkv, 0.1, right=0 if mask == "causal" else None)
    close(dtype, computed(sample, dtype, qkv, mask, **FURTHER, groups=groups, columns=columns), want)


@pytest.mark.parametrize(
    "shape", [(1, 270, 270, 7, 1), (1, 330, 330, 3, 3), (2, 130, 200, 1, 1), (1, 400, 400, 1, 1)], ids=str
)
@pytest.mark.parametrize("blocks", [2, 100])
def test_every_tile_is_computed(sample: Any, shape: tuple[int, ...], blocks: int) -> None:
    """Sections of four and three heads, of all heads, and more blocks than tiles."""
    qkv = operands("bf16", 64, shape)
    got = computed(sample, "bf16", qkv, "causal", window=(None, None, None), blocks=blocks, groups=1)
    close("bf16", got, sample.causal_reference(*qkv, 0.1))


@pytest.mark.parametrize(("cap", "window"), [(0.5, (40, 3)), (30.0, (NO_END, NO_END))])
def test_caps(sample: Any, cap: float, window: tuple[int, int]) -> None:
    qkv = operands("bf16", 64, (1, 100, 300, 1, 1))
    got = computed(sample, "bf16", qkv, "window", window=(*window, cap), blocks=2)
    close("bf16", got, sample.window_reference(*qkv, 0.1, *window, cap))


@pytest.mark.parametrize("ratio", [1, 3, 5, 300])
@pytest.mark.parametrize("mask", ["full", "causal"])
def test_a_score_that_outweighs_the_others_has_no_error(sample: Any, mask: str, ratio: int) -> None:
    """One key, anywhere, has all of the weight: O is its row of V, whatever came before it."""
    q, k, v = operands("bf16", 64, (1, 130, 300, 1, 1))
    q[...], k[...] = 1, 0
    k[0, ::80] = np.arange(4)[::-1, None, None] * ratio  # blocks of columns pass by, the last first
    out, _ = computed(sample, "bf16", [q, k, v], mask, scale=1.0, **FURTHER)
    wanted = np.broadcast_to(v[0, 0], out[0].shape)
    np.testing.assert_array_equal(out[0], wanted.astype(float))


@pytest.mark.parametrize("mask", ["full", "causal"])
def test_scores_of_any_sign(sample: Any, mask: str) -> None:
    """All of a row negative, by far and by little; of others only one is not."""
    q, k, v = operands("bf16", 64, (1, 130, 300, 1, 1))
    q[...] = np.linspace(0.1, 2, 130)[:, None, None]
    k[...] = -np.linspace(30, 60, 300)[::-1, None, None]
    k[0, 7] = 0
    k[0, 150:152] = [[[1]], [[-0.1]]]
    close(
        "bf16", computed(sample, "bf16", [q, k, v], mask, **FURTHER), getattr(sample, f"{mask}_reference")(q, k, v, 0.1)
    )


def test_blocks_that_a_warpgroup_does_not_see_are_not_computed(sample: Any) -> None:
    """So a NaN in V of one does not reach the first of three."""
    qkv = operands("bf16", 64, (1, 192, 192, 1, 1))
    want = sample.causal_reference(*qkv, 0.1)
    qkv[2][0, 128:] = np.nan
    out, logs = computed(sample, "bf16", qkv, "causal", **FURTHER, groups=3)
    close("bf16", (out[:, :64], logs[..., :64]), (want[0][:, :64], want[1][..., :64]))
    assert np.isnan(out[:, 128:]).all()


def test_heads_before_rows(sample: Any) -> None:
    check_heads_before_rows(sample, **FURTHER)


def test_empty_sequences(sample: Any) -> None:
    check_empty(sample, **FURTHER)


def test_scores_that_grow(sample: Any) -> None:
    check_growing(sample, **FURTHER)


def test_nan_and_infinity_reach_what_they_reach_in_the_reference(sample: Any) -> None:
    check_nan_and_infinity(sample, **FURTHER)


@pytest.mark.parametrize(("dtype", "depth"), [("f16", 64), ("bf16", 128)])
def test_packed_sequences(sample: Any, dtype: str, depth: int) -> None:
    check_packed(sample, dtype, depth, blocks=3)


@pytest.mark.parametrize("blocks", [1, 7])
def test_many_packed_sequences(sample: Any, blocks: int) -> None:
    check_many_packed(sample, groups=1, blocks=blocks)


@pytest.mark.parametrize("starts", [[0, 20, 10, 30], [-1, 10], [0, 31]])
def test_the_reference_refuses_sequences_that_are_none(sample: Any, starts: list[int]) -> None:
    """`cutec run --check` makes up numbers that do not rise: that is not the kernel's fault."""
    q = np.zeros((30, 1, 64), np.float16)
    with pytest.raises(ValueError, match="starts_q and starts_k rise"):
        sample.packed_reference(q, q, q, np.array(starts), np.array([0] * len(starts)), 30, 0.1)


@pytest.mark.parametrize(
    ("shape", "depth", "mask", "window", "scale", "said"),
    [
        ((1, 8, 8, 3, 2), 64, "full", (None, None, None), 0.1, "as many heads of Q share each"),
        ((1, 8, 8, 1, 1), 80, "full", (None, None, None), 0.1, "D is one of 64, 96, 128, 192, 256, not 80"),
        ((1, 8, 8, 1, 1), 64, "window", (1, 4, -1.0), 0.1, "a cap of scores is positive"),
        ((1, 8, 8, 1, 1), 64, "full", (None, None, None), -0.1, "scores keep their order"),
        ((1, 8, 8, 1, 1), 64, "window", (-1, 4, None), 0.1, "none is negative"),
        ((1, 8, 8, 2, 0), 64, "full", (None, None, None), 0.1, "at least one head"),
        ((1, 8, 8, 1, 1), 64, "causel", (None, None, None), 0.1, "mask is full, causal or window"),
    ],
)
def test_what_does_not_fit_is_named(sample: Any, shape, depth: int, mask: str, window, scale: float, said: str) -> None:
    with pytest.raises(Exception, match=said):
        computed(sample, "f16", operands("f16", depth, shape), mask, scale, window, blocks=2)


@pytest.mark.parametrize(
    ("starts_q", "starts_k", "longest", "said"),
    [
        ([0, 15, 10, 20], [0, 5, 10, 20], 15, "each sequence begins where"),
        ([-3, 10, 15, 20], [0, 5, 10, 20], 15, "sequences lie in what is packed"),
        ([0, 5, 15, 20], [0, 5, 10, 21], 15, "sequences lie in what is packed"),
        ([0, 200], [0, 20], 100, "no sequence is longer"),
    ],
)
def test_sequences_that_cannot_be_are_named(
    sample: Any, starts_q: list[int], starts_k: list[int], longest: int, said: str
) -> None:
    with pytest.raises(CutecError, match=said):
        packed(sample, starts_q, starts_k, longest, enable_assertions=True)


@pytest.mark.parametrize("starts", [[-100, 4, 20], [0, 7, 500], [2**31 - 1, -(2**31), 30]])
def test_sequences_beyond_what_is_packed_are_cut(sample: Any, starts: list[int]) -> None:
    """The interpreter tells of any access outside of O and L."""
    close("f16", *packed(sample, starts, [0, 9, 20], 200))
    close("f16", *packed(sample, [0, 9, 20], starts, 20))
