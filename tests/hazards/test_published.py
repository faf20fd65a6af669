"""Published races: each is found in a small kernel with the same mistake, at its line and with the
other side; the repaired kernel is silent in the usual order and 20 others. `pytest
tests/hazards/test_published.py --update-golden` writes their table in `docs/hazards.md`.
"""

from __future__ import annotations

import re
from pathlib import Path

import published_grid
import published_shared
import published_tensor
import pytest
import racy

FILES = (published_grid, published_shared, published_tensor)
CASES = [pytest.param(k, id=k.name) for k in racy.PUBLISHED]  # what these files have registered


PAGE = Path(__file__).resolve().parents[2] / "docs" / "hazards.md"
TABLE = re.compile(r"(<!-- published: .*? -->\n\n).*?(\n\n<!-- end of published -->)", re.DOTALL)


def row(kernel: racy.Racy) -> str:
    """A row of the table: where it was published, the mistake, how it is found."""
    links = []
    for link in kernel.links:
        _, _, _, owner, repository, _, number = link.split("/")
        links.append(f"[{owner}/{repository}#{number}]({link})")
    return f"| {', '.join(links)} | {' '.join((kernel.body.__doc__ or '').split())} | {kernel.codes[0]} |"


def test_the_page_has_their_table(request: pytest.FixtureRequest) -> None:
    rows = "\n".join(["| published | mistake | found as |", "|---|---|---|", *map(row, racy.PUBLISHED)])
    page = PAGE.read_text()
    made = TABLE.sub(lambda match: match[1] + rows + match[2], page)
    if request.config.getoption("--update-golden"):
        PAGE.write_text(made)
    else:
        assert made == page and rows in page


@pytest.mark.slow
@pytest.mark.parametrize("kernel", CASES)
def test_the_mistake_is_found(kernel: racy.Racy) -> None:
    assert not racy.judge(kernel, 1, racy.run(kernel, 1))


@pytest.mark.slow
@pytest.mark.parametrize("kernel", CASES)
def test_the_repair_is_silent_in_any_order(kernel: racy.Racy) -> None:
    assert not [amiss for seed in (None, *range(20)) if (amiss := racy.judge(kernel, 0, racy.run(kernel, 0, seed)))]
