"""attention_fp8_hopper: right for all head dimensions and masks at sizes that no tile divides, with
a scale for every head; rows that see nothing, empty sequences, NaN, scores that grow. Gradients.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from attention_kit import SHAPES
from checked_runs import checked
from sample_kit import FOLDER, form_of

from cutec.diag import CutecError
from cutec.driver.kernel_file.load import loaded
from cutec.testing import simulate

pytestmark = pytest.mark.slow

E4M3, BF16 = np.dtype(ml_dtypes.float8_e4m3fn), np.dtype(ml_dtypes.bfloat16)
NO_END = 2**31 - 1
STRIDES = ":(?{div=16},?{div=16},?{div=16},1)"
ROUNDED = 2.0**-4  # P, relative: to 4 bits


@pytest.fixture(scope="module")
def sample() -> Any:
    with loaded(str(FOLDER / "attention_fp8_hopper.py")) as kernel:
        yield kernel.module


def operands(depth: int, shape: tuple[int, ...], seed: int = 0) -> list[np.ndarray]:
    """Q, K, V, normally distributed, and their scales."""
    b, s, t, h, g = shape
    rng = np.random.default_rng(seed)
    tensors = [rng.standard_normal((b, *part, depth)).astype(E4M3) for part in ((s, h), (t, g), (t, g))]
    return tensors + [rng.uniform(0.5, 2, (b, heads)).astype(np.float32) for heads in (h, g, g)]


def computed(
    sample: Any,
    given: list[np.ndarray],
    mask: str,
    scale: float = 0.1,
    window: tuple[Any, Any] = (None, None),
    **more: Any,
) -> tuple[np.ndarray, np.ndarray]:
    """O and L, as float64."""
    (b, s, h, depth), by_blocks = given[0].shape, given[3].ndim == 3
    types = {
        "q": f"in f8E4M3FN[b,s,h,{depth}]{STRIDES}",
        "k": f"in f8E4M3FN[b,t,g,{depth}]{STRIDES}",
        "v": f"in f8E4M3FN[b,t,g,{depth}]{STRIDES}",
        "scales_q": "in f32[b,h,sb]" if by_blocks else "in f32[b,h]",
        "scales_k": "in f32[b,g,tb]" if by_blocks else "in f32[b,g]",
        "scales_v": "in f32[b,g,tb]" if by_blocks else "in f32[b,g]",
        "out": f"out bf16[b,s,h,{depth}]",
        "logs": "out f32[b,h,s]",
        "scale": "f32",
    }
    more = {"blocks": 2, "by_blocks": by_blocks} | more
    out, logs = np.full((b, s, h, depth), np.nan, BF16), np.full((b, h, s), np.nan, np.float32)
    simulate(sample.attention, *given, out, logs, scale, *window, types=types, mask=mask, **more)
    return out.astype(np.float64), logs.astype(np.float64)


def wanted(sample: Any, given: list[np.ndarray], left: int | None, right: int | None) -> tuple[np.ndarray, ...]:
    """O and L, and O of |V|: P is not rounded further off than `ROUNDED` of this."""
    q, k, v = (sample.scaled(x, scales) for x, scales in zip(given[:3], given[3:]))
    (out, sizes), (logs, _) = sample.rounded_reference(q, k, v, 0.1, left, right)
    return out, logs, sizes / 4


def close(got: tuple[np.ndarray, ...], want: tuple[np.ndarray, ...], wide: bool = False) -> None:
    """Each P is rounded; L is of what is not, but scores are sums that tensor cores cut."""
    assert np.array_equal(np.isneginf(got[1]), np.isneginf(want[1]))
    rounded, norms = (ROUNDED / 8, 0.005) if wide else (ROUNDED, 0.04)  # errors are not all on one side
    assert (abs(got[0] - want[0]) <= rounded * want[2] + 1e-3).all()
    assert np.linalg.norm(got[0] - want[0]) <= norms * np.linalg.norm(want[0])
    np.testing.assert_allclose(got[1], want[1], rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize(("depth", "mask"), [(64, "full"), (128, "causal"), (128, "full"), (256, "causal")])
def test_attention(sample: Any, depth: int, mask: str, shape: tuple[int, ...]) -> None:
    given = operands(depth, shape)
    close(computed(sample, given, mask), wanted(sample, given, None, 0 if mask == "causal" else None))


@pytest.mark.parametrize(
    ("depth", "groups", "mask"),
    [(64, 4, "causal"), (64, 1, "full"), (128, 2, "causal"), (128, 1, "full"), (256, 1, "causal")],
)
def test_forms(sample: Any, depth: int, groups: int, mask: str) -> None:
    """What the first form of a head dim leaves out."""
    given = operands(depth, (1, 200, 270, 2, 1))
    want = wanted(sample, given, None, 0 if mask == "causal" else None)
    close(computed(sample, given, mask, groups=groups), want)


@pytest.mark.parametrize(
    ("depth", "mask", "shape"),
    [(64, "causal", SHAPES[2]), (128, "full", SHAPES[1]), (256, "causal", SHAPES[2])],
    ids=str,
)
def test_p_in_bfloat16(sample: Any, depth: int, mask: str, shape: tuple[int, ...]) -> None:
    """Nearly as exact as attention of bfloat16: scores are sums that tensor cores cut."""
    given = operands(depth, shape)
    want = wanted(sample, given, None, 0 if mask == "causal" else None)
    close(computed(sample, given, mask, wide=True), want, wide=True)


@pytest.mark.parametrize(
    ("depth", "mask", "shape"),
    [
        (64, "causal", (1, 300, 130, 3, 3)),
        (64, "full", (1, 70, 0, 2, 1)),
        (128, "full", (1, 200, 300, 2, 1)),
        (256, "causal", (1, 129, 200, 1, 1)),
    ],
    ids=str,
)
def test_scales_of_blocks(sample: Any, depth: int, mask: str, shape: tuple[int, ...]) -> None:
    """Of 128 rows of a head, far from each other."""
    given, (b, s, t, h, g) = operands(depth, shape), shape
    rng = np.random.default_rng(3)
    for i, rows, heads in ((3, s, h), (4, t, g), (5, t, g)):
        given[i] = np.exp2(rng.uniform(-2, 1, (b, heads, -(-rows // 128)))).astype(np.float32)
    want = wanted(sample, given, None, 0 if mask == "causal" else None)
    close(computed(sample, given, mask, wide=True), want, wide=True)


@pytest.mark.parametrize("window", [(0, 0), (40, 3), (NO_END, 1)])
def test_windows(sample: Any, window: tuple[int, int]) -> None:
    given = operands(64, (1, 260, 300, 1, 1))
    close(computed(sample, given, "window", window=window), wanted(sample, given, *window))


def test_heads_before_rows(sample: Any) -> None:
    given = operands(64, (2, 65, 80, 2, 2))
    other = [np.ascontiguousarray(x.transpose(0, 2, 1, 3)).transpose(0, 2, 1, 3) for x in given[:3]] + given[3:]
    close(computed(sample, other, "causal"), wanted(sample, given, None, 0))


def test_empty_sequences(sample: Any) -> None:
    for shape in ((1, 70, 0, 2, 1), (2, 0, 40, 2, 1), (0, 8, 8, 1, 1)):
        out, logs = computed(sample, operands(64, shape), "full")
        assert (out == 0).all() and np.isneginf(logs).all()


@pytest.mark.parametrize("mask", ["full", "causal"])
def test_scores_that_grow(sample: Any, mask: str) -> None:
    """Scores of each block are far greater than those of the blocks to its right, which pass by
    first: O shrinks, and no P exceeds the largest e4m3.
    """
    given = operands(64, (1, 70, 420, 2, 1))
    ramp = np.linspace(10, 0, 420)[:, None, None]
    given[0], given[1] = (given[0].astype(float) + 1).astype(E4M3), (given[1].astype(float) + ramp).astype(E4M3)
    close(computed(sample, given, mask), wanted(sample, given, None, 0 if mask == "causal" else None))


@pytest.mark.parametrize("step", [1, 5, 100])
def test_a_score_that_outweighs_the_others_has_no_error(sample: Any, step: int) -> None:
    """One key has all of the weight, whatever came before it: O is its row of V."""
    given = operands(64, (1, 130, 300, 1, 1))
    given[0][...], given[1][...] = 1, 0
    given[1][0, ::80] = np.arange(4)[::-1, None, None] * step
    for scales in given[3:]:
        scales[...] = 1
    out, _ = computed(sample, given, "full", scale=1.0)
    np.testing.assert_array_equal(out[0], np.broadcast_to(given[2][0, 0], out[0].shape).astype(float))


def test_sums_of_one_sign_are_promoted_before_they_lose_much(sample: Any) -> None:
    """V whose mean is not zero, over many columns: multiply units cut what they add to a large sum.
    They would lose 7 % of O here.
    """
    given = operands(64, (1, 64, 4096, 1, 1))
    given[2] = (given[2].astype(float) / 5 + 1).astype(E4M3)
    out, logs = computed(sample, given, "full", groups=1, exact=True, check_hazards=False)
    want = wanted(sample, given, None, None)
    assert 0.97 < out.mean() / want[0].mean() < 1
    np.testing.assert_allclose(logs, want[1], rtol=1e-3, atol=1e-3)


def test_promoted_sums_shrink_with_the_others(sample: Any) -> None:
    """Scores grow after sums were promoted: to what weighs as much as they, and to what outweighs
    them.
    """
    given = operands(64, (1, 64, 3400, 1, 1))
    given[0] = (given[0].astype(float) + 1).astype(E4M3)
    given[1] = (given[1].astype(float) + np.linspace(2, 0, 3400)[:, None, None]).astype(E4M3)
    close(computed(sample, given, "full", groups=1, check_hazards=False), wanted(sample, given, None, None))


def test_nan_reaches_what_it_reaches_in_the_reference(sample: Any) -> None:
    given = operands(64, (1, 64, 140, 2, 1))
    given[0][0, 3, 0, 5], given[1][0, 139, 0, 0] = np.nan, np.nan
    out, logs = computed(sample, given, "causal")
    want = wanted(sample, given, None, 0)
    assert np.array_equal(np.isnan(out), np.isnan(want[0])) and np.array_equal(np.isnan(logs), np.isnan(want[1]))
    assert np.isnan(out[0, 63]).all() and not np.isnan(out[0, 4:63]).any()


@pytest.mark.parametrize(
    ("entry", "sizes"),
    [
        ("attention_fp8_full_depth64_groups3", (1, 70, 300, 2, 1)),
        ("attention_fp8_causal_depth128", (1, 100, 200, 1, 1)),
        ("attention_fp8_wide_causal_depth128", (1, 70, 170, 1, 1)),
    ],
)
def test_other_orders(entry: str, sizes: tuple[int, ...]) -> None:
    """Warps that turn V, and those that multiply it, in any order; no bank conflicts. Scales are
    what the export says, and errors what the reference allows.
    """
    b, s, t, h, g = sizes
    checked("attention_fp8_hopper", entry, "--schedules", "5", "--set", "scale=0.1", b=b, s=s, t=t, h=h, g=g)


@pytest.mark.parametrize(
    ("shape", "depth", "mask", "window", "scale", "said"),
    [
        ((1, 8, 8, 3, 2), 64, "full", (None, None), 0.1, "as many heads of Q share each"),
        ((1, 8, 8, 1, 1), 96, "full", (None, None), 0.1, "D is one of 64, 128, 256, not 96"),
        ((1, 8, 8, 1, 1), 64, "full", (None, None), -0.1, "scores keep their order"),
        ((1, 8, 8, 1, 1), 64, "window", (-1, 4), 0.1, "none is negative"),
    ],
)
def test_what_does_not_fit_is_named(sample: Any, shape, depth: int, mask: str, window, scale: float, said: str) -> None:
    with pytest.raises(Exception, match=said):
        computed(sample, operands(depth, shape), mask, scale, window)


def test_scales_that_are_not_positive_are_named(sample: Any) -> None:
    for by_blocks in (False, True):
        given = operands(64, (1, 8, 8, 2, 1))
        given[3][0, 1] = 0
        if by_blocks:
            given[3:] = [scales[..., None] for scales in given[3:]]
        with pytest.raises(CutecError, match="scores keep their order"):
            computed(sample, given, "full", wide=by_blocks, enable_assertions=True)


def test_blocks_need_p_in_bfloat16(sample: Any) -> None:
    given = operands(64, (1, 8, 8, 1, 1))
    with pytest.raises(Exception, match="are multiplied in bfloat16"):
        computed(sample, [*given[:3], *(scales[..., None] for scales in given[3:])], "full")


def gradients(
    sample: Any, given: list[np.ndarray], mask: str, whole: bool = False
) -> tuple[list[np.ndarray], tuple[np.ndarray, ...]]:
    """dQ, dK and dV, and what they are in float64, of a random dO and exact O and L."""
    (b, s, h, depth), scale = given[0].shape, 0.03
    wide = [x.astype(np.float64) * scales[:, None, :, None] for x, scales in zip(given[:3], given[3:])]
    (out, _), (logs, _) = sample.rounded_reference(*wide, scale, right=0 if mask == "causal" else None)
    dout = np.random.default_rng(5).standard_normal(out.shape).astype(BF16)
    of_forward = {"full": sample.scaled_gradients, "causal": sample.scaled_causal_gradients}[mask]
    want = tuple(x for x, _ in of_forward(dout, *given, out, logs, scale))
    found = [np.full(x.shape, np.nan, BF16) for x in wide]
    queries = sample.BACKWARD_FORMS[depth].queries
    shapes = [x.shape for x in wide] + [(b, h, s // queries + 1, n) for n in (queries * depth, queries, queries)]
    dtypes = [BF16] * 3 + [np.dtype(np.float32)] * 3
    spaces: list[np.ndarray | None] = [np.full(shape, np.nan, dtype) for shape, dtype in zip(shapes, dtypes)]
    names = "dout", "q", "k", "v", "scales_q", "scales_k", "scales_v", "out", "logs", "dq", "dk", "dv"
    texts = [f"in bf16[b,s,h,{depth}]", f"in f8E4M3FN[b,s,h,{depth}]{STRIDES}"]
    texts += [f"in f8E4M3FN[b,t,g,{depth}]{STRIDES}"] * 2 + ["in f32[b,h]", "in f32[b,g]", "in f32[b,g]"]
    texts += [f"in bf16[b,s,h,{depth}]", "in f32[b,h,s]", f"out bf16[b,s,h,{depth}]"]
    texts += [f"out bf16[b,t,g,{depth}]"] * 2
    types = dict(zip(names, texts)) | {"scale": "f32"}
    types |= {f"wide_{x}": f"workspace bf16[b,{n},{depth}]" for x, n in (("q", "s,h"), ("k", "t,g"), ("v", "t,g"))}
    if whole:
        spaces[3:] = [None] * 3
    else:
        types |= dict(zip(("sums", "scaled_logs", "deltas"), sample.workspaces(depth, queries, "")))
    arguments = dout, *given, out.astype(BF16), logs.astype(np.float32), *found, scale, *spaces
    simulate(sample.attention_fp8_backward, *arguments, types=types, mask=mask, whole=whole, blocks=2)
    return [x.astype(np.float64) for x in found], want


@pytest.mark.parametrize(("depth", "mask", "shape"), [(64, "full", SHAPES[2]), (128, "causal", SHAPES[1])], ids=str)
def test_gradients(sample: Any, depth: int, mask: str, shape: tuple[int, ...]) -> None:
    """Those of what e4m3 and their scales stand for, as exact as of bfloat16."""
    for name, x, y in zip(("dQ", "dK", "dV"), *gradients(sample, operands(depth, shape), mask)):
        assert np.isfinite(x).all(), name
        assert np.linalg.norm(x - y) <= 6e-3 * max(float(np.linalg.norm(y)), 0.1), name


@pytest.mark.parametrize(
    ("depth", "mask", "shape"), [(64, "full", (2, 200, 100, 4, 2)), (128, "causal", (1, 128, 128, 2, 2))], ids=str
)
def test_gradients_by_one_kernel(sample: Any, depth: int, mask: str, shape: tuple[int, ...]) -> None:
    """Of sequences whose keys are in a tile."""
    for name, x, y in zip(("dQ", "dK", "dV"), *gradients(sample, operands(depth, shape), mask, whole=True)):
        assert np.linalg.norm(x - y) <= 6e-3 * float(np.linalg.norm(y)), name


def test_which_gradients_take_one_kernel() -> None:
    for t, s, whole in ((128, 512, 1), (129, 128, 0), (128, 513, 0)):
        taken = form_of("attention_fp8_hopper", "attention_fp8_backward_full_depth64", dict(b=1, s=s, t=t, h=2, g=1))
        assert taken == f"attention_fp8_backward_full_depth64_whole{whole}"


def test_gradients_of_any_strides(sample: Any) -> None:
    """(batch, heads, rows, D) in memory."""
    given = operands(64, (2, 65, 80, 2, 2))
    other = [np.ascontiguousarray(x.transpose(0, 2, 1, 3)).transpose(0, 2, 1, 3) for x in given[:3]] + given[3:]
    for x, y in zip(*(gradients(sample, each, "causal")[0] for each in (given, other))):
        assert np.array_equal(x, y)


def test_gradients_of_nothing(sample: Any) -> None:
    for shape in ((1, 70, 0, 2, 1), (2, 0, 40, 2, 1)):
        for x in gradients(sample, operands(64, shape), "full")[0]:
            assert not x.any()
