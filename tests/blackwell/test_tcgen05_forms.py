"""The verdict on forms of tcgen05 is that of ptxas, on every arch that has them and on others."""

from __future__ import annotations

from pathlib import Path

import pytest
from forms import differences, emitted, verdict
from one_tile import OneTile

from cutec.diag import CutecError
from cutec.ops.primitives.verify import verify_lowered
from cutec.target.tcgen05 import TARGETS
from cutec.toolchain.find import find_toolset

OTHERS = ("sm_90a", "sm_100", "sm_120a", "sm_121a")


@pytest.mark.tools
@pytest.mark.parametrize("arch", [*TARGETS, *OTHERS])
def test_verdicts_are_those_of_ptxas(arch: str, tmp_path: Path):
    """Except for one: ptxas 13.0 ignores a scale of D of kind::i8, which the PTX ISA does not
    have.
    """
    told = differences(arch, str(find_toolset().tool("ptxas").path), tmp_path)
    assert {(dict(form.attrs)["kind"], "scales D" in ours) for form, _, ours, _ in told} <= {("i8", True)}


def test_archs_without_tcgen05_refuse_by_name():
    for form, op, _ in emitted():
        for arch in OTHERS:
            assert verdict(op, arch), form
        if not verdict(op, "sm_100a") and form.name == "cutec.tcgen05_alloc":
            assert verdict(op, "sm_120a") == f"tcgen05.alloc needs one of {', '.join(TARGETS)}"


def test_half_of_the_forms_are_legal():
    legal = sum(not verdict(op, "sm_100a") for _, op, _ in emitted())
    assert len(emitted()) / 4 < legal < len(emitted()) * 3 / 4


def test_what_an_arch_lacks_is_a_mistake_of_the_kernel():
    tile = OneTile(32)
    tile.end(tile.begin())
    whole = tile.k.finish()
    verify_lowered(whole, "sm_103a")
    with pytest.raises(CutecError, match=r"needs one of sm_100a, .*this is built for sm_120a") as caught:
        verify_lowered(whole, "sm_120a")
    assert caught.value.code == "E0420"
