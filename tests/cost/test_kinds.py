"""The kinds of opcodes."""

from __future__ import annotations

import pytest

from cutec.cost.kinds import KINDS, OTHER, kind_of


@pytest.mark.parametrize(
    ("opcode", "kind"),
    [
        ("HMMA.16816.F32.BF16", "tensor core"),
        ("HGMMA.64x256x16.F32", "tensor core"),
        ("FFMA.FTZ", "floating point"),
        ("MUFU.EX2", "special function"),
        ("IMAD.WIDE.U32", "integer"),
        ("UIADD3", "uniform datapath"),
        ("F2FP.BF16.F32.PACK_AB", "conversion"),
        ("S2R", "move"),
        ("SHFL.BFLY", "lane exchange"),
        ("ULDC.64", "constant memory"),
        ("LDGSTS.E.BYPASS.128", "global memory"),
        ("STL.64", "local memory"),
        ("LDSM.16.MT88.4", "shared memory"),
        ("UTMALDG.3D", "bulk copy"),
        ("SYNCS.EXCH.64", "synchronisation"),
        ("BRA.U", "control"),
        ("XYZZY.64", OTHER),
    ],
)
def test_kind(opcode: str, kind: str) -> None:
    assert kind_of(opcode) == kind
    assert kind in KINDS
