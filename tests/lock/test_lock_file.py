"""Lock files as text: what is written is read back, sorted, and wrong ones are refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from cutec.artifact.manifest import Recipe
from cutec.artifact.manifest_doc import with_keys
from cutec.diag import CutecError
from cutec.driver.lock.lock_file import Entry, Inputs, Key, Lock, Origin, dump, parse
from cutec.driver.lock.records import Footprint, LockFile, Tolerances

NOW = Inputs("1.0", {"llvm": "22.1.8", "ptxas": "13.0.88"}, "0123456789abcdef", Recipe())
FULL = Footprint(168, 8, 4, 16, 1024, 2048, 0.25, "registers", 812, 9123.5, {"int": 10, "float": 2})
SMALL = Footprint(24)


def lock() -> Lock:
    spec = NOW._replace(recipe=Recipe(spec="small.yaml", opt_level=2))
    return Lock(
        {
            Key(Origin("gemm.py", None), "gemm", "sm_90a"): Entry(NOW, {"k": FULL, "a": SMALL}),
            Key(Origin("gemm.py", None), "gemm", "sm_80"): Entry(NOW, {"k": FULL}),
            Key(Origin("gemm.py", None), "gemm", "sm_100a"): Entry(NOW, {"k": FULL}),
            Key(Origin("gemm.py", "small.yaml"), "gemm", "sm_90a"): Entry(spec, {"k": SMALL}),
            Key(Origin("lib/add.py", None), "add", "sm_80"): Entry(NOW._replace(cutec="2.0"), {"k": SMALL}),
        },
        Tolerances(registers=0, cost=10),
    )


def test_what_is_written_is_read_back() -> None:
    assert parse(dump(lock()).encode()) == lock()
    assert parse(dump(Lock()).encode()) == Lock()


def test_the_text_depends_on_the_content_alone() -> None:
    text = dump(lock())
    for seed in range(20):
        items = list(lock().entries.items())
        random.Random(seed).shuffle(items)
        assert dump(Lock(dict(items), lock().tolerances)) == text


def test_one_fact_a_line_and_archs_by_number() -> None:
    lines = dump(lock()).splitlines()
    assert "            registers: 168" in lines and "            spill_stores: 8" in lines
    assert [line.strip() for line in lines if line.startswith("        sm_")][1:4] == ["sm_80:", "sm_90a:", "sm_100a:"]
    assert lines.count("  - file: gemm.py") == 2  # with and without the spec
    assert (
        "stack: 0"
        not in dump(Lock({Key(Origin("a.py", None), "f", "sm_80"): Entry(NOW, {"k": SMALL})})).split("builds:")[1]
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("registers: 168", "registers: many", "registers: expected an integer"),
        ("registers: 168", "registers: -1", "less than 0"),
        ("instructions: 5", "speed: 5", "instructions"),
        ("stack: 0", "stack: 0\n  warps: 3", "unknown key"),
        ("sm_100a:", "sm_9000:", "sm_9000"),
        ("schema: 1", "schema: 2", "newer"),
        ("builds:", "<<<<<<< HEAD\nbuilds:", "could not find"),
        ("  - file: lib/add.py", "  - file: [lib/add.py]", "expected a string"),
    ],
)
def test_wrong_files_are_refused(old: str, new: str, said: str) -> None:
    text = dump(lock())
    assert old in text
    with pytest.raises(CutecError, match="E1081") as caught:
        parse(text.replace(old, new, 1).encode(), "cutec.lock.yaml")
    assert said in str(caught.value) and caught.value.message.startswith("cutec.lock.yaml:") and caught.value.help


def test_an_export_that_occurs_twice() -> None:
    text = dump(lock())
    build = text[text.index("  - file: lib/add.py") :]
    with pytest.raises(CutecError, match=r"add of lib/add.py for sm_80 occurs twice"):
        parse((text + build).encode())


def test_the_page_lists_the_keys(golden: Callable[[Path, str], None]) -> None:
    page = Path(__file__).parents[2] / "docs" / "howto" / "lock.md"
    golden(page, with_keys(page.read_text(encoding="utf-8"), LockFile))
