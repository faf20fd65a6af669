"""Machine code with lines of Python between."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from listing_kit import CUOBJDUMP, PLACES

from cutec.cost.listing import read_listing
from cutec.cost.text import sass_text


def test_lines_between(tmp_path: Path) -> None:
    (tmp_path / "scale.py").write_text("\n\n\n@kernel\n\nfor i in range(n):\n    x = load(a)\n    c = step(x)\n")
    (tmp_path / "tools.py").write_text("\n" * 8 + "return ring.wait()\n    return inner(x)\n")
    assert sass_text(read_listing(PLACES), partial(os.path.join, tmp_path)) == (
        "scale:\n"
        "// scale.py:4: @kernel\n"
        "        /*0000*/  LDC R1, c[0x0][0x28]\n"
        ".L_x_0:\n"
        "// scale.py:7: x = load(a)\n"
        "//   ↳ tools.py:9: return ring.wait()\n"
        "        /*0010*/  @!P0 LDG.E.128 R4, desc[UR4][R2.64]\n"
        "        /*0020*/  SYNCS.PHASECHK.TRANS64.TRYWAIT P1, [UR9], R7\n"
        "        /*0030*/  @!P1 BRA `(.L_x_2)\n"
        ".L_x_1:\n"
        "// scale.py:8: c = step(x)\n"
        "//   ↳ tools.py:10: return inner(x)\n"
        "//     ↳ inner.py:2\n"
        "        /*0040*/  HMMA.16816.F32.BF16 R8, R4, R12, R8\n"
        "// scale.py:6: for i in range(n):\n"
        "        /*0050*/  @P2 BRA `(.L_x_0)\n"
        "        /*0060*/  EXIT\n"
        ".L_x_2:\n"
        "// scale.py:7: x = load(a)\n"
        "//   ↳ tools.py:9: return ring.wait()\n"
        "        /*0070*/  SYNCS.PHASECHK.TRANS64.TRYWAIT P1, [UR9], R7\n"
        "        /*0080*/  @!P1 BRA `(.L_x_2)\n"
        "        /*0090*/  BRA `(.L_x_1)\n"
    )


def test_calls_that_two_chains_share_are_shown_once(tmp_path: Path) -> None:
    text = PLACES.replace(
        'inner.py", line 2 inlined at "tools.py", line 10', 'tools.py", line 8 inlined at "scale.py", line 7'
    )
    text = text.replace('\t//## File "tools.py", line 10 inlined at "scale.py", line 8\n', "")
    text = text.replace('\t//## File "scale.py", line 8\n', '\t//## File "scale.py", line 7\n')
    lines = [
        line
        for line in sass_text(read_listing(text), partial(os.path.join, tmp_path)).splitlines()
        if line.startswith("//")
    ]
    assert lines[1:4] == ["// scale.py:7", "//   ↳ tools.py:9", "//   ↳ tools.py:8"]


def test_code_without_lines() -> None:
    assert "//" not in sass_text(read_listing(CUOBJDUMP), str)
