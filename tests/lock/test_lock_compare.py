"""Comparing footprints with a lock: what is worse, better, renamed, missing and new."""

from __future__ import annotations

from typing import Any

import pytest

from cutec.artifact.manifest import Recipe
from cutec.driver.lock.compare import BETTER, SAME, WORSE, NameChange, compare, pairs
from cutec.driver.lock.lock_file import Entries, Entry, Inputs, Key, Lock, Origin
from cutec.driver.lock.records import Footprint, Tolerances
from cutec.records import replace

FILE = Origin("gemm.py", None)
NOW = Inputs("1.0", {"llvm": "22.1.8", "ptxas": "13.0.88"}, "0123456789abcdef", Recipe())
BASE = Footprint(
    registers=64, shared=1024, dynamic_shared=4096, occupancy=0.5, limit="registers", instructions=1000, cost=5000.0
)


def entries(arch: str = "sm_90a", inputs: Inputs = NOW, **exports: dict[str, Footprint]) -> Entries:
    return {Key(FILE, name, arch): Entry(inputs, kernels) for name, kernels in exports.items()}


def verdicts(before: Footprint, after: Footprint, **tolerances: int) -> dict[str, str]:
    """The verdicts of the quantities that differ."""
    found = compare(Lock(entries(gemm={"k": before}), Tolerances(**tolerances)), entries(gemm={"k": after}))
    assert not found.names
    return {c.quantity.name: c.verdict for change in found.kernels for c in change.changes}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"registers": 72}, SAME),
        ({"registers": 73}, WORSE),
        ({"registers": 56}, SAME),
        ({"registers": 55}, BETTER),
        ({"occupancy": 0.4375}, WORSE),
        ({"occupancy": 0.625}, BETTER),
        ({"spill_stores": 4}, WORSE),
        ({"spill_loads": 1}, WORSE),
        ({"stack": 8}, WORSE),
        ({"shared": 1025}, WORSE),
        ({"dynamic_shared": 4097}, WORSE),
        ({"dynamic_shared": 4095}, BETTER),
        ({"instructions": 1050}, SAME),
        ({"instructions": 1051}, WORSE),
        ({"cost": 5250.0}, SAME),
        ({"cost": 5250.1}, WORSE),
        ({"cost": 4750.0}, SAME),
        ({"cost": 4749.9}, BETTER),
    ],
)
def test_a_quantity(change: dict[str, Any], expected: str) -> None:
    assert list(verdicts(BASE, replace(BASE, **change)).values()) == [expected]


def test_nothing_differs() -> None:
    found = compare(Lock(entries(gemm={"k": BASE})), entries(gemm={"k": BASE}))
    assert not found.kernels and not found.names and not found.fails and found.inputs == {FILE: []}


def test_tolerances_are_those_of_the_lock() -> None:
    after = replace(BASE, registers=100, spill_stores=8, stack=16, occupancy=0.4, instructions=1200)
    loose = {"registers": 36, "spills": 8, "stack": 16, "occupancy": 10, "instructions": 20}
    assert set(verdicts(BASE, after, **loose).values()) == {SAME}
    for name in loose:
        assert WORSE in verdicts(BASE, after, **{**loose, name: loose[name] - 1}).values(), name


def test_shared_memory_that_moves_between_static_and_dynamic_is_the_same() -> None:
    assert verdicts(BASE, replace(BASE, shared=0, dynamic_shared=5120)) == {}
    assert verdicts(replace(BASE, dynamic_shared=None), replace(BASE, shared=2048)) == {"shared": WORSE}
    assert verdicts(replace(BASE, dynamic_shared=None), BASE) == {}


def test_occupancy_by_registers_where_a_call_decides() -> None:
    """32 registers let an SM hold 64 warps, 33 (40 are allocated) only 48."""
    unknown = replace(BASE, registers=32, occupancy=None)
    assert verdicts(unknown, replace(unknown, registers=33)) == {"registers": SAME, "occupancy": WORSE}
    assert verdicts(unknown, replace(unknown, registers=23)) == {"registers": BETTER}


def test_counts_that_one_side_lacks_are_not_compared() -> None:
    bare = replace(BASE, instructions=None, cost=None)
    for before, after in ((BASE, bare), (bare, BASE)):
        found = compare(Lock(entries(gemm={"k": before})), entries(gemm={"k": after}))
        assert not found.fails and found.uncounted == [FILE]


def test_worse_counts_more_than_better() -> None:
    found = compare(Lock(entries(gemm={"k": BASE})), entries(gemm={"k": replace(BASE, registers=32, stack=8)}))
    assert found.fails and found.kernels[0].verdict == WORSE and not found.with_verdict(BETTER)


def test_the_mix_tells_the_largest_growth_first() -> None:
    before, after = replace(BASE, mix={"int": 10, "mma": 4}), replace(BASE, mix={"int": 12, "local": 9}, cost=1.0)
    found = compare(Lock(entries(gemm={"k": before})), entries(gemm={"k": after}))
    assert list(found.kernels[0].mix().items()) == [("local", (0, 9)), ("int", (10, 12)), ("mma", (4, 0))]


def test_a_renamed_kernel_is_compared_too() -> None:
    found = compare(Lock(entries(gemm={"old": BASE})), entries(gemm={"new": replace(BASE, stack=8)}))
    key = Key(FILE, "gemm", "sm_90a")
    assert found.names == [NameChange("renamed", key, "old", "new")]
    assert found.kernels[0].kernel == "new" and found.kernels[0].verdict == WORSE


def test_kernels_pair_by_name_then_by_need_then_by_order() -> None:
    small = replace(BASE, registers=16)
    assert pairs({"a": BASE, "b": small}, {"c": small, "d": BASE}) == [("a", "d"), ("b", "c")]
    assert pairs({"a": BASE}, {"a": small, "b": BASE}) == [("a", "a"), ("", "b")]
    assert pairs({"a": BASE, "b": BASE}, {"c": small}) == [("a", "c"), ("b", "")]


def test_exports_that_are_renamed_missing_or_new() -> None:
    small = replace(BASE, registers=16)
    lock = Lock(entries(gemm={"k": BASE}, add={"k": small}, same={"k": small}))
    found = compare(lock, entries(matmul={"k": BASE}, same={"k": small}, plus={"k": replace(BASE, stack=8)}))
    at = {name: Key(FILE, name, "sm_90a") for name in ("gemm", "add", "plus")}
    assert found.names == [
        NameChange("renamed", at["gemm"], now="matmul"),
        NameChange("missing", at["add"]),
        NameChange("new", at["plus"]),
    ]


def test_a_part_of_the_exports_or_archs() -> None:
    lock = Lock(entries("sm_80", gemm={"k": BASE}) | entries(gemm={"k": BASE}, add={"k": BASE}))
    found = entries(gemm={"k": BASE})
    assert [n.how for n in compare(lock, found).names] == ["missing"]
    assert not compare(lock, found, {FILE}).names
    assert set(lock.renewed(found).entries) == {Key(FILE, "gemm", "sm_80"), Key(FILE, "gemm", "sm_90a")}
    assert lock.renewed(found, {FILE}).entries == lock.entries


def test_what_differs_in_the_build() -> None:
    other = Inputs("1.1", {"llvm": "22.1.8", "ptxas": "13.5.37"}, "fedc", Recipe(ptxas_options="-O1", assertions=True))
    found = compare(Lock(entries(gemm={"k": BASE})), entries(gemm={"k": BASE}, inputs=other))
    assert found.inputs[FILE] == [
        "cutec 1.0 → 1.1",
        "ptxas 13.0.88 → 13.5.37",
        "ptxas_options none → -O1",
        "assertions false → true",
        "other sources",
    ]
