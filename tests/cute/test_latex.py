"""Pictures of layouts in LaTeX."""

from __future__ import annotations

import re

from cutec import cute
from cutec.utils import print_latex, print_latex_tv


def cells(text: str) -> dict[tuple[int, int], str]:
    return {(int(r), int(c)): t for c, r, t in re.findall(r"fill=shade\d+\] at \((\d+),(\d+)\) \{(\w*)\}", text)}


def test_the_indices_of_a_layout(capsys):
    layout = cute.make_layout((4, 3))
    print_latex(layout)
    text = capsys.readouterr().out
    assert cells(text) == {(r, c): str(layout((r, c))) for r in range(4) for c in range(3)}
    assert (
        text.startswith("\\documentclass")
        and text.count("\\begin{tikzpicture}") == text.count("\\end{tikzpicture}") == 1
    )
    assert {*re.findall(r"fill=(\w+)", text)} == {*re.findall(r"definecolor\{(\w+)\}", text)}


def test_who_holds_a_tile(capsys):
    tiler, tv = cute.make_layout_tv(
        cute.make_ordered_layout((2, 4), order=(1, 0)), cute.make_ordered_layout((2, 1), order=(1, 0))
    )
    print_latex_tv(tv, tiler)
    found = cells(capsys.readouterr().out)
    assert len(found) == 16 and found[0, 0] == "T0V0" and found[1, 0] == "T0V1" and found[2, 3] == "T7V0"
