"""Forms of tcgen05 in PTX, and the page that compares them."""

from __future__ import annotations

import json

import public_forms
from public_forms import Facts, facts, row, told

PTX = """
    mov.b32 %r1, 136314896;
    or.b32 %r2, %r1, %r9;
    tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r3], 128;
    tcgen05.mma.cta_group::1.kind::f16.collector::a::discard [%r4], %rd1, %rd2, %r2, %p1;
    tcgen05.mma.cta_group::1.kind::f16 [%r4], %rd1, %rd2, %r1, %p1;
    tcgen05.wait::ld.sync.aligned;
"""


def test_facts_of_ptx() -> None:
    mma, alloc = "mma.cta_group::1.kind::f16", "alloc.cta_group::1.sync.aligned.shared::cta.b32"
    assert facts(PTX) == Facts(frozenset({mma, alloc}), frozenset({0x08200010}), frozenset({128}), 2)


def test_a_row_shows_what_one_compiler_has_alone() -> None:
    mine = told(facts(PTX))
    assert row("a.py", {"cutec": mine, "NVIDIA": mine}) == "| a.py | 2, 2 | 08200010 | 128 | 2 forms |"
    other = {**mine, "columns": ["64"], "multiplies": 4}
    assert "| 2, 4 | 08200010 | cutec alone: `128`; NVIDIA alone: `64` |" in row(
        "a.py", {"cutec": mine, "NVIDIA": other}
    )
    assert row("a.py", {"cause": "no"}) == "| a.py | | | | no |"


def test_the_page_is_made_of_the_results() -> None:
    results = json.loads(public_forms.RESULTS.read_text("utf-8"))
    assert public_forms.page(results) == public_forms.PAGE.read_text("utf-8"), "run tests/public/public_forms.py --docs"
