"""Processes that share a folder run each file once between them."""

from __future__ import annotations

from pathlib import Path

from sharing import Share

ITEMS = [(Path(f"test_{file}.py"), number) for file in "abcde" for number in range(2)]


def test_each_file_is_run_by_one_process(tmp_path: Path) -> None:
    shares = [Share(tmp_path) for _ in range(3)]
    for item in ITEMS:
        owners = [share for share in shares if share.is_mine(item[0])]
        assert owners == [share for share in shares if share.is_mine(item[0])] and len(owners) == 1


def test_two_processes_begin_at_both_ends(tmp_path: Path) -> None:
    first, second = ([*Share(tmp_path).ordered(ITEMS, lambda item: item[0])] for _ in range(2))
    assert first == ITEMS
    assert second == [item for file in "edcba" for item in ITEMS if item[0].stem == f"test_{file}"]
