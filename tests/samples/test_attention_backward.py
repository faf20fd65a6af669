"""attention_hopper_backward: dQ, dK and dV for all head dimensions, masks and types at sizes that
no tile divides; queries that see nothing, no queries or no keys, scores that one key outweighs.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from attention_kit import DTYPES, SHAPES, operands
from sample_kit import FOLDER, choices, exports, form_of, lowered

from cutec.artifact.signature import WorkspaceParam
from cutec.diag import CutecError
from cutec.driver.kernel_file.load import loaded
from cutec.testing import simulate

pytestmark = pytest.mark.slow

SAMPLE = FOLDER / "attention_hopper_backward.py"
NO_END = 2**31 - 1
TOLERANCE = {"f16": 6e-4, "bf16": 5e-3}  # of norms


@pytest.fixture(scope="module")
def sample() -> Any:
    with loaded(str(SAMPLE)) as kernel:
        yield kernel.module


def gradients(
    sample: Any,
    given: list[np.ndarray],
    mask: str,
    further: tuple[float | None, ...] = (None, None, None),
    scale: float = 0.1,
    blocks: int = 2,
    **constants: Any,
) -> list[np.ndarray]:
    """dQ, dK and dV of (dO, Q, K, V, O, L), in memory that was poisoned. `further`: how far a
    window goes to the left and to the right, and a cap. *Whole*, there are no workspaces.
    """
    dtype = next(name for name, kind in DTYPES.items() if kind == given[0].dtype)
    b, s, h, depth = given[1].shape
    queries = (sample.FORMS if further[2] is None else sample.CAPPED_FORMS)[depth].queries
    found = [np.full(x.shape, np.nan, x.dtype) for x in given[1:4]]
    names = "dout", "q", "k", "v", "out", "logs", "dq", "dk", "dv"
    types = {
        name: text.replace("$dtype", dtype).replace("$depth", str(depth)) for name, text in zip(names, sample.tensors())
    }
    sizes = queries * depth, queries, queries
    spaces: list[np.ndarray | None] = [np.full((b, h, s // queries + 1, size), np.nan, np.float32) for size in sizes]
    types |= dict(zip(("sums", "scaled_logs", "deltas"), sample.workspaces(depth, queries, "")))
    without = spaces if constants.get("whole") else spaces[:1] if constants.get("deterministic") else []
    for i, name in zip(range(len(without)), ("sums", "scaled_logs", "deltas")):
        spaces[i] = None
        del types[name]
    arguments = *given, *found, scale, *further, *spaces
    simulate(
        sample.attention_backward, *arguments, types=types | {"scale": "f32"}, mask=mask, blocks=blocks, **constants
    )
    return [x.astype(np.float64) for x in found]


def inputs(
    sample: Any, qkv: list[np.ndarray], scale: float = 0.1, **further: Any
) -> tuple[list[np.ndarray], tuple[np.ndarray, ...]]:
    """(dO, Q, K, V, O, L) with a random dO, and the gradients in float64."""
    forward = sample.window_gradients.__globals__["window_reference"]  # of the same module
    out, logs = forward(*qkv, scale, **further)
    dout = np.random.default_rng(5).standard_normal(out.shape).astype(qkv[0].dtype)
    given = [dout, *qkv, out.astype(qkv[0].dtype), logs.astype(np.float32)]
    return given, sample.window_gradients(*given[:4], out, logs, scale, **further)


def close(dtype: str, got: list[np.ndarray], want: tuple[np.ndarray, ...]) -> None:
    for name, x, y in zip(("dQ", "dK", "dV"), got, want):
        assert np.isfinite(x).all(), name
        assert np.linalg.norm(x - y) <= TOLERANCE[dtype] * max(float(np.linalg.norm(y)), 0.1), name


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize(
    ("dtype", "depth", "mask"),
    [("f16", 64, "full"), ("bf16", 64, "causal"), ("bf16", 128, "full"), ("f16", 128, "causal"), ("f16", 96, "causal")],
)
def test_gradients(sample: Any, dtype: str, depth: int, mask: str, shape: tuple[int, ...]) -> None:
    given, want = inputs(sample, operands(dtype, depth, shape), right=0 if mask == "causal" else None)
    close(dtype, gradients(sample, given, mask), want)


@pytest.mark.parametrize(
    ("dtype", "depth", "mask", "further"),
    [
        ("f16", 64, "full", (None, None, None)),
        ("bf16", 96, "causal", (None, None, None)),
        ("bf16", 128, "window", (60, 3, 2.0)),
    ],
)
def test_deterministic(sample: Any, dtype: str, depth: int, mask: str, further: tuple[float | None, ...]) -> None:
    """dQ by a kernel of its own, without the workspace for its sums."""
    qkv = operands(dtype, depth, (1, 150, 230, 2, 1))
    left, right, cap = (None, 0, None) if mask == "causal" else further
    given, want = inputs(sample, qkv, left=left, right=right, cap=cap)
    close(dtype, gradients(sample, given, mask, further, deterministic=True), want)


@pytest.mark.parametrize("window", [(0, 0), (40, 3), (7, NO_END), (NO_END, 1)])
def test_windows(sample: Any, window: tuple[int, int]) -> None:
    given, want = inputs(sample, operands("bf16", 64, (1, 260, 300, 1, 1)), left=window[0], right=window[1])
    close("bf16", gradients(sample, given, "window", (*window, None)), want)


@pytest.mark.parametrize(("depth", "cap", "window"), [(64, 0.5, (40, 3)), (128, 3.0, (NO_END, NO_END))])
def test_caps(sample: Any, depth: int, cap: float, window: tuple[int, int]) -> None:
    qkv = operands("bf16", depth, (1, 100, 300, 1, 1))
    given, want = inputs(sample, qkv, left=window[0], right=window[1], cap=cap)
    close("bf16", gradients(sample, given, "window", (*window, cap)), want)


@pytest.mark.parametrize("shape", [(1, 150, 270, 5, 5), (2, 230, 200, 3, 1)], ids=str)
@pytest.mark.parametrize("blocks", [2, 100])
def test_every_tile_is_computed(sample: Any, shape: tuple[int, ...], blocks: int) -> None:
    """Several tiles and heads a block, and more blocks than tiles."""
    given, want = inputs(sample, operands("bf16", 64, shape), right=0)
    close("bf16", gradients(sample, given, "causal", blocks=blocks), want)


# batches, queries, keys, heads, heads of K and V
SHORT = [(1, 1, 1, 1, 1), (2, 63, 100, 4, 1), (1, 128, 128, 3, 3), (1, 200, 128, 4, 1), (1, 200, 1, 2, 2)]


@pytest.mark.parametrize("shape", SHORT, ids=str)
@pytest.mark.parametrize(
    ("dtype", "depth", "mask"),
    [("f16", 64, "full"), ("bf16", 64, "causal"), ("bf16", 128, "full"), ("f16", 128, "causal"), ("f16", 96, "causal")],
)
def test_all_keys_in_a_tile(sample: Any, dtype: str, depth: int, mask: str, shape: tuple[int, ...]) -> None:
    """One kernel computes all. Of more queries than keys, the first ones see nothing if causal."""
    given, want = inputs(sample, operands(dtype, depth, shape), right=0 if mask == "causal" else None)
    found = gradients(sample, given, mask, whole=True)
    close(dtype, found, want)
    assert mask == "full" or (found[0][:, : max(shape[1] - shape[2], 0)] == 0).all()


@pytest.mark.parametrize(("dtype", "depth", "mask"), [("bf16", 96, "full"), ("bf16", 128, "causal")])
def test_all_keys_in_a_tile_for_many_queries(sample: Any, dtype: str, depth: int, mask: str) -> None:
    """More blocks of queries than all rings have buffers."""
    given, want = inputs(sample, operands(dtype, depth, (1, 512, 128, 1, 1)), right=0 if mask == "causal" else None)
    close(dtype, gradients(sample, given, mask, whole=True), want)


@pytest.mark.parametrize(
    ("dtype", "depth", "further"), [("f16", 64, (9, 3, None)), ("f16", 64, (40, 9, 0.5)), ("bf16", 128, (40, 3, 3.0))]
)
def test_all_keys_in_a_tile_in_windows(sample: Any, dtype: str, depth: int, further: tuple[Any, ...]) -> None:
    left, right, cap = further
    given, want = inputs(sample, operands(dtype, depth, (1, 150, 90, 2, 1)), left=left, right=right, cap=cap)
    close(dtype, gradients(sample, given, "window", further, whole=True), want)


def test_all_keys_in_a_tile_of_many_heads(sample: Any) -> None:
    """One tile a block, and several; the same bits."""
    given, want = inputs(sample, operands("f16", 64, (2, 65, 80, 4, 2)), right=0)
    one, several = (gradients(sample, given, "causal", blocks=blocks, whole=True) for blocks in (100, 2))
    close("f16", one, want)
    assert all((x == y).all() for x, y in zip(one, several))


@pytest.mark.parametrize(
    ("t", "s", "whole"), [(128, 128, 1), (128, 512, 1), (1, 1, 1), (129, 128, 0), (128, 513, 0), (0, 8, 0), (8, 0, 0)]
)
def test_which_calls_take_one_kernel(t: int, s: int, whole: int) -> None:
    for name in ("full_f16_depth64", "causal_deterministic_bf16_depth128", "softcap_bf16_depth128"):
        taken = form_of("attention_hopper_backward", f"attention_backward_{name}", dict(b=1, s=s, t=t, h=2, g=1))
        assert taken == f"attention_backward_{name}_whole{whole}"


def test_one_kernel_needs_no_workspaces() -> None:
    for whole, kernels in ((1, 1), (0, 3)):
        it = lowered("attention_hopper_backward", f"attention_backward_causal_bf16_depth96_whole{whole}")
        sizes = [param.shape for param in it.signature.params if isinstance(param, WorkspaceParam)]
        assert len(it.program.launches) == kernels and [shape == (0,) for shape in sizes] == [whole] * 3


@pytest.mark.parametrize("whole", [False, True])
def test_heads_before_rows(sample: Any, whole: bool) -> None:
    """Strides of any order."""
    given, want = inputs(sample, operands("f16", 64, (2, 65, 80, 2, 2)), right=0)
    turned = [np.ascontiguousarray(x.transpose(0, 2, 1, 3)).transpose(0, 2, 1, 3) for x in given[:5]]
    close("f16", gradients(sample, [*turned, given[5]], "causal", whole=whole), want)


def test_no_queries_no_keys(sample: Any) -> None:
    """What nobody sees, and who sees nothing, gets zeros."""
    for shape in ((1, 70, 0, 2, 1), (2, 0, 140, 2, 1), (0, 8, 8, 1, 1)):
        given, _ = inputs(sample, operands("f16", 64, shape))
        assert all((x == 0).all() for x in gradients(sample, given, "full"))
    given, want = inputs(sample, operands("f16", 64, (1, 150, 40, 1, 1)), right=0)  # the first 110 see nothing
    found = gradients(sample, given, "causal")
    assert (found[0][:, :110] == 0).all()
    close("f16", found, want)


@pytest.mark.parametrize("factor", [30, 300])
def test_a_key_that_outweighs_the_others(sample: Any, factor: int) -> None:
    """Exponentials are of differences from L, which are small numbers however large scores are."""
    q, k, v = operands("bf16", 64, (1, 130, 200, 1, 1))
    q[...] = 1
    k[0, 70] = factor / 8
    given, want = inputs(sample, [q, k, v], scale=1.0)
    found = gradients(sample, given, "full", scale=1.0)
    assert np.linalg.norm(found[2] - want[2]) <= 5e-3 * np.linalg.norm(want[2])
    assert all(np.isfinite(x).all() for x in found)


def test_overflow_beyond_the_last_key(sample: Any) -> None:
    """Keys behind the last one are zeros in shared memory; where L is far below zero, exponentials
    of their scores overflow, and nothing comes of that.
    """
    q, k, v = operands("f16", 64, (1, 70, 130, 1, 1))
    q[...], k[...] = 4, -4
    given, want = inputs(sample, [q, k, v], scale=1.0)
    found = gradients(sample, given, "full", scale=1.0)
    assert all(np.isfinite(x).all() for x in found)
    assert np.linalg.norm(found[2] - want[2]) <= 6e-4 * np.linalg.norm(want[2])


def test_bad_arguments(sample: Any) -> None:
    given, _ = inputs(sample, operands("f16", 64, (1, 8, 8, 1, 1)))
    with pytest.raises(CutecError, match="scores keep their order"):
        gradients(sample, given, "full", scale=-1.0)
    with pytest.raises(CutecError, match="none is negative"):
        gradients(sample, given, "window", (-1, 0, None))
    for shape in ((1, 8, 129, 1, 1), (1, 8, 0, 1, 1), (1, 0, 8, 1, 1)):
        with pytest.raises(CutecError, match="a tile has all keys"):
            gradients(sample, inputs(sample, operands("f16", 64, shape))[0], "full", whole=True)


def test_the_forward_pass_names_its_gradients() -> None:
    """For autograd: each function of attention_hopper whose head dim has them."""
    found, names = set(), exports("attention_hopper")
    functions = {*names, *choices("attention_hopper")}
    for name, export in names.items():
        if export.backward is not None:
            assert export.backward.function in functions, name
            found.add(export.backward.function)
    kinds = {
        f"attention_backward_{mask}_{dtype}_depth{depth}"
        for mask in ("full", "causal")
        for dtype in DTYPES
        for depth in (64, 96, 128)
    }
    some = {
        f"attention_backward_{mask}_{kind}"
        for mask in ("window", "softcap")
        for kind in ("f16_depth64", "bf16_depth128")
    }
    assert found == kinds | some
