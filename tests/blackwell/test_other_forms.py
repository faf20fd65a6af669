"""The verdict on sm_120's multiplies, matrices of narrow elements, gathers of rows, conversions,
pairs of f32 and wide accesses is that of ptxas.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from other_forms import differences, forms

from cutec.toolchain.find import find_toolset

ARCHS = (
    "sm_100a",
    "sm_100f",
    "sm_103a",
    "sm_103f",
    "sm_110a",
    "sm_110f",
    "sm_120a",
    "sm_120f",
    "sm_121a",
    "sm_121f",
    "sm_90a",
    "sm_100",
    "sm_120",
)


@pytest.mark.tools
@pytest.mark.parametrize("arch", ARCHS)
def test_verdicts_are_those_of_ptxas(arch: str, tmp_path: Path):
    """Except for f8f6f4 of two 8-bit types: ptxas 13.0 takes it on more archs than the PTX ISA, and
    LLVM, say.
    """
    told = differences(arch, str(find_toolset().tool("ptxas").path), tmp_path)
    wider = [ptx for ptx, ours, _ in told if ours and re.search(r"f8f6f4\.f\d\d\.e[45]m[23]\.e[45]m[23]", ptx)]
    assert len(wider) == len(told)
    assert len(wider) == (8 if re.match(r"sm_1[01]\d.", arch) else 0)


def test_legal_and_illegal_forms_are_there():
    legal = sum(not form.wrong["sm_120a"] for form in forms())
    assert len(forms()) / 4 < legal < len(forms()) * 3 / 4
    assert sum(not form.wrong["sm_90a"] for form in forms()) == 2  # conversions of e4m3
