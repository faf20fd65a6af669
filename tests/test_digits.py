"""Numbers as people write them."""

from __future__ import annotations

import pytest

from cutec import environment
from cutec.diag import CutecError
from cutec.digits import decimal
from cutec.frontend.core import device_facts
from cutec.frontend.exports.argspec import parse


def test_digits() -> None:
    assert [decimal(text) for text in ("0", "132", "007", "9" * 40)] == [0, 132, 7, 10**40 - 1]
    assert {decimal(text) for text in ("", "-1", "1²", "²", "١٢", "1_0", " 1", "1.0", "9" * 41, "1" * 5000)} == {None}


@pytest.mark.parametrize("number", ["²", "1²", "1" * 5000])
def test_what_people_write_elsewhere(number: str) -> None:
    shapes = (f"[n{{div={number}}}]", f"[{number}]", f"[n]:({number})")
    for text in (f"f32[n]@{number}", f"f32*@{number}", *(f"f32{shape}" for shape in shapes)):
        with pytest.raises(CutecError, match="E1010"):
            parse(text)
    for facts in (f"sm_count={number}", f"max_active_clusters.{number}x1=3"):
        with pytest.raises(CutecError, match="E1024"):
            device_facts.parse(facts)
    with pytest.raises(CutecError, match="E1112"):
        environment.number("CUTEC_CACHE_SIZE", 1, {"CUTEC_CACHE_SIZE": number})
