"""The table of cards, and its agreement with the table of rates."""

from __future__ import annotations

import pytest

from cutec.cost.cards import CARDS, Card, card, card_for, default_card
from cutec.cost.throughput import tensor_cycles
from cutec.diag import CutecError
from cutec.target.arch import ARCHS, parse_arch

OPCODES = {
    "f16": ("HMMA.16816.F32", 16 * 8 * 16),
    "tf32": ("HMMA.1688.F32.TF32", 16 * 8 * 8),
    "f8": ("QMMA.16832.F32.E4M3.E4M3", 16 * 8 * 32),
    "f4": ("OMMA.SF.16864.F32.E2M1.E2M1.UE4M3.4X", 16 * 8 * 64),
    "i8": ("IMMA.16832.S8.S8", 16 * 8 * 32),
    "i4": ("IMMA.16864.S4.S4", 16 * 8 * 64),
}
PEAKS = [(found, kind) for found in CARDS.values() for kind in found.peaks if kind in OPCODES]


@pytest.mark.parametrize(("found", "kind"), PEAKS, ids=[f"{found.name}-{kind}" for found, kind in PEAKS])
def test_published_peaks_follow_from_the_rates_of_an_sm(found: Card, kind: str) -> None:
    opcode, products = OPCODES[kind]
    cycles = tensor_cycles(opcode, found.capability, found.rates)
    assert 2 * products / cycles * found.sm_count * found.clock == pytest.approx(found.peaks[kind], rel=0.05)


def test_names_are_read_as_people_write_them() -> None:
    assert card("h200") is card("H200")
    assert card("rtx4090") is card("RTX 4090") is card("RTX-4090")


def test_an_unknown_card() -> None:
    with pytest.raises(CutecError) as caught:
        card("H20")
    assert caught.value.code == "E1045"
    assert "did you mean H200" in str(caught.value.help)
    assert "known are T4, A100" in str(caught.value.help)


@pytest.mark.parametrize(
    ("arch", "name", "runs"),
    [
        ("sm_80", "A100", True),
        ("sm_80", "RTX 4090", True),
        ("sm_89", "A100", False),
        ("sm_80", "H200", False),
        ("sm_90a", "H100", True),
        ("sm_90", "H100", True),
        ("sm_100f", "B200", True),
        ("sm_103a", "B200", False),
    ],
)
def test_where_machine_code_runs(arch: str, name: str, runs: bool) -> None:
    assert card(name).runs(parse_arch(arch)) is runs


def test_a_card_that_the_code_does_not_run_on() -> None:
    assert card_for(parse_arch("sm_90a"), None).name == "H200"
    with pytest.raises(CutecError, match="machine code for sm_90a does not run on A100") as caught:
        card_for(parse_arch("sm_90a"), "a100")
    assert caught.value.help == "it runs on: H100, H200"


@pytest.mark.parametrize("arch", ARCHS)
def test_every_arch_has_a_card_that_is_not_newer(arch: str) -> None:
    assert default_card(parse_arch(arch)).capability <= parse_arch(arch).capability


@pytest.mark.parametrize(
    ("arch", "name"), [("sm_80", "A100"), ("sm_90a", "H200"), ("sm_103a", "B200"), ("sm_121", "RTX 5090")]
)
def test_default(arch: str, name: str) -> None:
    assert default_card(parse_arch(arch)).name == name


def test_a_card_of_another_arch_is_called_the_nearest() -> None:
    assert card("B200").described(parse_arch("sm_100a")) == "B200 (sm_100a)"
    assert card("B200").described(parse_arch("sm_103a")) == "B200 (nearest card to sm_103a)"
