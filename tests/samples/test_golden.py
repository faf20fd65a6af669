"""The lowered MLIR of each sample, beside it in samples/golden: refactoring changes none of it."""

from __future__ import annotations

import pytest
from sample_kit import FOLDER, NAMES, exports, lowered

from cutec.render import module_text


@pytest.mark.parametrize("sample", NAMES)
def test_lowered_text(sample: str, golden) -> None:
    """Of a sample's first export (its variants differ in dtype), host function included; without
    locations, which change with every edit.
    """
    first = next(iter(exports(sample)))
    golden(FOLDER / "golden" / f"{sample}.mlir", module_text(lowered(sample, first).container, locations=False))


def test_every_golden_has_its_sample() -> None:
    assert sorted(p.stem for p in (FOLDER / "golden").glob("*.mlir")) == NAMES
