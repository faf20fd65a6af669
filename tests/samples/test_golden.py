"""The lowered MLIR of each sample, beside it in samples/golden: refactoring changes none of it."""

from __future__ import annotations

import pytest
from sample_kit import FOLDER, NAMES, exports, lowered

from cutec.render import module_text

# Of these the first export takes most of a second to lower, or seconds.
LARGE = ("attention_", "conv_", "elementwise", "gemm_blackwell", "gemm_hopper", "layernorm_backward", "reduce")
LARGE += ("rmsnorm_backward", "sgemm", "transpose")


@pytest.mark.parametrize(
    "sample",
    [pytest.param(n, marks=[pytest.mark.slow] * (n.startswith(LARGE) and n != "elementwise_add")) for n in NAMES],
)
def test_lowered_text(sample: str, golden) -> None:
    """Of a sample's first export (its variants differ in dtype), host function included; without
    locations, which change with every edit.
    """
    first = next(iter(exports(sample)))
    golden(FOLDER / "golden" / f"{sample}.mlir", module_text(lowered(sample, first).container, locations=False))


def test_every_golden_has_its_sample() -> None:
    assert sorted(p.stem for p in (FOLDER / "golden").glob("*.mlir")) == NAMES
