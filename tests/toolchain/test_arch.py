"""The arch table, names and occupancy."""

import pytest

from cutec.diag import CutecError, exit_code
from cutec.target.arch import ARCHS, name_for_toolkit, parse_arch, ptx_version
from cutec.target.occupancy import most_threads, occupancy


@pytest.mark.parametrize("text", ["sm_90a", "90a", "SM_90A", "compute_90a", "sm90a", " sm_90a "])
def test_spellings(text):
    assert parse_arch(text) is ARCHS["sm_90a"]


def test_every_row_parses_back_and_is_consistent():
    for name, row in ARCHS.items():
        assert parse_arch(name) is row and row.name == name
        assert name == f"sm_{row.capability}{row.suffix}"
        assert row.lineage[0] == name and set(row.lineage) <= set(ARCHS)
        assert row.limits.shared_per_block <= row.limits.shared_per_sm
        assert 32 * row.limits.warps_per_sm >= row.limits.threads_per_block


def test_the_table_reaches_from_75_to_121_with_its_suffixes():
    assert {"sm_75", "sm_80", "sm_90a", "sm_100a", "sm_100f", "sm_120a", "sm_121f"} <= set(ARCHS)
    assert "sm_90f" not in ARCHS and "sm_80a" not in ARCHS


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("sm_42", "E1101"),
        ("hopper", "E1101"),
        ("", "E1101"),
        ("sm_90aa", "E1101"),
        ("sm_80a", "E1102"),
        ("sm_90f", "E1102"),
    ],
)
def test_unknown_names_are_usage_errors_that_explain(text, code):
    with pytest.raises(CutecError) as caught:
        parse_arch(text)
    assert caught.value.code == code and exit_code(caught.value) == 2
    assert "runs on that compute capability only" in caught.value.help and "family" in caught.value.help
    if code == "E1101":
        assert "CUDA 13.0 or newer: sm_88" in caught.value.help and "sm_90a" in caught.value.help


def test_renamed_target_has_the_name_that_ptxas_knows():
    row = parse_arch("sm_101a")
    assert row is parse_arch("sm_110a")
    assert name_for_toolkit(row, (12, 9)) == "sm_101a"
    assert name_for_toolkit(row, (13, 0)) == "sm_110a"
    assert name_for_toolkit(ARCHS["sm_90a"], (12, 9)) == "sm_90a"


def test_lineage_goes_from_the_target_to_its_ancestors():
    assert ARCHS["sm_100a"].lineage[:4] == ("sm_100a", "sm_100f", "sm_100", "sm_90")
    assert ARCHS["sm_90a"].lineage[:3] == ("sm_90a", "sm_90", "sm_89")


def test_ptx_version_is_what_is_wanted_or_what_the_arch_needs():
    assert ptx_version(ARCHS["sm_80"], 88) == 88
    assert ptx_version(ARCHS["sm_110a"], 88) == 90


@pytest.mark.parametrize(
    ("arch", "threads", "registers", "shared", "blocks", "limit"),
    [
        ("sm_80", 256, 32, 0, 8, "warps"),
        ("sm_80", 32, 16, 0, 32, "blocks"),
        ("sm_80", 1024, 64, 0, 1, "registers"),
        ("sm_80", 128, 32, 100 * 1024, 1, "shared memory"),
        ("sm_90a", 384, 168, 200 * 1024, 1, "registers"),
        ("sm_90a", 128, 32, 64 * 1024, 3, "shared memory"),  # an H100
        ("sm_90a", 128, 32, 75 * 1024, 3, "shared memory"),
        ("sm_86", 256, 32, 0, 6, "warps"),
        ("sm_75", 128, 32, 32 * 1024, 2, "shared memory"),
    ],
)
def test_occupancy(arch, threads, registers, shared, blocks, limit):
    found = occupancy(ARCHS[arch].limits, threads, registers, shared)
    assert (found.blocks, found.limit) == (blocks, limit)
    assert found.fraction == found.warps / ARCHS[arch].limits.warps_per_sm <= 1


@pytest.mark.parametrize(
    ("registers", "threads"), [(16, 1024), (64, 1024), (65, 896), (168, 384), (255, 256), (256, 0)]
)
def test_registers_limit_the_threads_of_a_block(registers, threads):
    assert most_threads(ARCHS["sm_90a"].limits, registers) == threads


@pytest.mark.parametrize(
    ("threads", "registers", "shared"), [(2048, 16, 0), (1024, 128, 0), (128, 256, 0), (128, 32, 300 * 1024)]
)
def test_what_cannot_be_launched_has_no_resident_block(threads, registers, shared):
    assert occupancy(ARCHS["sm_90a"].limits, threads, registers, shared).blocks == 0
