"""attention_ampere: right for both head dimensions, masks and types at sizes that no tile divides;
shared heads, rows that see nothing, NaN and infinities.
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
    check_nan_and_infinity,
    close,
    computed,
    operands,
)
from bank_conflicts import conflicts
from sample_kit import FOLDER

from cutec.artifact.manifest_read import parse
from cutec.driver.build.build import perform
from cutec.driver.kernel_file.load import loaded
from cutec.driver.options.options import BuildOptions, Emit

pytestmark = pytest.mark.slow

SAMPLE = FOLDER / "attention_ampere.py"


@pytest.fixture(scope="module")
def sample() -> Any:
    with loaded(str(SAMPLE)) as kernel:
        yield kernel.module


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize(
    ("dtype", "depth", "mask"),
    [("f16", 64, "full"), ("bf16", 64, "causal"), ("bf16", 128, "full"), ("f16", 128, "causal")],
)
def test_attention(sample: Any, dtype: str, depth: int, mask: str, shape: tuple[int, ...]) -> None:
    qkv = operands(dtype, depth, shape)
    reference = getattr(sample, f"{mask}_reference")
    close(dtype, computed(sample, dtype, qkv, mask), reference(*qkv, 0.1))


def test_maxima_that_grow_late(sample: Any) -> None:
    """Columns are seen from the last to the first: the largest scores come last, after sums that
    have to shrink.
    """
    q, k, v = operands("f16", 64, (1, 130, 300, 1, 1))
    k *= np.linspace(4, 0.1, 300, dtype=np.float16)[:, None, None]
    close("f16", computed(sample, "f16", [q, k, v], "full", 0.5), sample.full_reference(q, k, v, 0.5))


def test_heads_before_rows(sample: Any) -> None:
    check_heads_before_rows(sample)


def test_empty_sequences(sample: Any) -> None:
    check_empty(sample)


@pytest.mark.parametrize(
    ("shape", "depth", "mask", "scale", "said"),
    [
        ((1, 8, 8, 3, 2), 64, "full", 0.1, "as many heads of Q share each"),
        ((1, 8, 8, 2, 0), 64, "full", 0.1, "at least one head"),
        ((1, 8, 8, 1, 1), 96, "full", 0.1, "D is one of 64, 128, not 96"),
        ((1, 8, 8, 1, 1), 64, "window", 0.1, "mask is full or causal, not window"),
        ((1, 8, 8, 1, 1), 64, "full", 0.0, "scores keep their order"),
    ],
)
def test_what_does_not_fit_is_named(sample: Any, shape, depth: int, mask: str, scale: float, said: str) -> None:
    with pytest.raises(Exception, match=said):
        computed(sample, "f16", operands("f16", depth, shape), mask, scale)


def test_scores_that_grow(sample: Any) -> None:
    check_growing(sample)


def test_nan_and_infinity_reach_what_they_reach_in_the_reference(sample: Any) -> None:
    check_nan_and_infinity(sample)


@pytest.mark.parametrize("depth", [64, 128])
def test_no_bank_conflicts(sample: Any, accesses, depth: int) -> None:
    computed(sample, "f16", operands("f16", depth, (1, 128, 128, 1, 1)), "full")
    seen = {
        (verb, size, conflicts(warp, size))
        for verb, found in accesses.items()
        for size, position in found
        for warp in position.reshape(-1, 32)
    }
    assert seen == {("store", 16, 1), ("load", 16, 1), ("store", 4, 1)}


@pytest.mark.tools
def test_instructions() -> None:
    """Each step of 16 multiplies 2 x 4, where scores are computed again as often, and 2 x 16
    instructions' worth; nothing is spilled.
    """
    product = perform(
        BuildOptions(
            str(SAMPLE), archs=("sm_80",), entry="attention_full_bf16_depth128", output="out", emits=(Emit("ptx"),)
        )
    )
    ptx = next(s.data.decode() for s in product.stages if s.stage == "ptx")
    columns = 48
    assert (
        ptx.count("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32")
        == 2 * (8 * 2 * columns // 8) + columns // 16 * 2 * 16
    )
    assert ptx.count("ldmatrix.sync.aligned.m8n8.x4.trans") == columns // 16 * 8 and ".local" not in ptx
    (export,) = parse(product.manifest.encode()).exports
    (kernel,) = (by_arch["sm_80"] for by_arch in export.kernels.values())
    assert (kernel.spill_stores, kernel.spill_loads, kernel.stack) == (0, 0, 0) and product.warnings == []
