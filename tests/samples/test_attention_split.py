"""attention_hopper with columns split over thread blocks: units in one share and in many, packed
rows of several heads, rows and columns that no tile divides.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from attention_kit import close, computed, operands
from sample_kit import FOLDER

from cutec.driver.kernel_file.load import loaded

pytestmark = pytest.mark.slow

VALUES = {192: 128}  # V's D, where it is another


@pytest.fixture(scope="module")
def sample() -> Any:
    with loaded(str(FOLDER / "attention_hopper.py")) as kernel:
        yield kernel.module


def split(
    sample: Any,
    dtype: str,
    qkv: list[np.ndarray],
    mask: str,
    groups: int,
    blocks: int,
    window: tuple[int | None, ...] = (None, None, None),
) -> tuple[np.ndarray, ...]:
    """O and L of that many thread blocks."""
    parts = (2 * blocks, 64 * groups)
    return computed(
        sample,
        dtype,
        qkv,
        mask,
        window=window,
        workspaces=((*parts, qkv[2].shape[3]), parts, (blocks,)),
        groups=groups,
        split=1,
        blocks=blocks,
    )


@pytest.mark.parametrize(
    ("dtype", "depth", "shape", "mask", "groups", "blocks"),
    [
        ("bf16", 128, (1, 1, 500, 4, 1), "full", 1, 3),  # a unit in three shares
        ("f16", 64, (2, 3, 400, 8, 2), "causal", 1, 5),  # four units in five shares
        ("bf16", 192, (1, 5, 300, 2, 2), "causal", 2, 4),
        ("f16", 256, (1, 20, 300, 5, 1), "full", 1, 4),  # two tiles of 100 packed rows
        ("bf16", 96, (2, 70, 200, 2, 1), "causal", 2, 3),
        ("bf16", 128, (1, 2, 1100, 2, 1), "full", 1, 12),  # more shares than a thread asks for at once
        ("bf16", 256, (1, 5, 800, 2, 1), "full", 1, 12),  # as many shares as warps of the second kernel add up
        ("bf16", 64, (3, 1, 100, 2, 2), "full", 1, 14),  # each unit in one share
        ("f16", 64, (1, 90, 70, 1, 1), "causal", 1, 2),  # rows that see nothing
    ],
)
def test_split_columns(
    sample: Any, dtype: str, depth: int, shape: tuple[int, ...], mask: str, groups: int, blocks: int
) -> None:
    qkv = operands(dtype, depth, shape, values=VALUES.get(depth))
    want = sample.window_reference(*qkv, 0.1, right=0 if mask == "causal" else None)
    close(dtype, split(sample, dtype, qkv, mask, groups, blocks), want)


def test_no_columns(sample: Any) -> None:
    out, logs = split(sample, "bf16", operands("bf16", 64, (1, 2, 0, 2, 1)), "full", 1, 14)
    assert (out == 0).all() and np.isneginf(logs).all()


def test_a_window_is_not_split(sample: Any) -> None:
    with pytest.raises(Exception, match="mask is full or causal"):
        split(sample, "f16", operands("f16", 64, (1, 2, 9, 1, 1)), "window", 1, 2, (1, 1, None))
