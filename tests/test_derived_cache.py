"""The derived cache: entries are valid as long as the files that they are made of are the same."""

import os
from pathlib import Path

import pytest

from cutec import derived_cache


@pytest.fixture
def reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """(the file, how often it has been read, a function that asks for it)."""
    file, place, count = tmp_path / "a.yaml", tmp_path / "a.derived", []
    file.write_text("ptx: 88\n")
    monkeypatch.setattr(derived_cache, "_entry", lambda name: place)
    monkeypatch.setattr("sys.dont_write_bytecode", False)

    def read(path: Path) -> dict:
        count.append(path)
        return {"text": path.read_text(), "list": [1, None, 2.5, True]}

    return (
        file,
        place,
        count,
        lambda: derived_cache.derived("a", (str(file), file.stat().st_mtime_ns), lambda: read(file)),
    )


def test_it_is_read_once(reads) -> None:
    _, _, count, ask = reads
    assert ask() == ask() == {"text": "ptx: 88\n", "list": [1, None, 2.5, True]} and len(count) == 1


def test_a_changed_file_is_read_again(reads) -> None:
    file, _, count, ask = reads
    ask()
    file.write_text("ptx: 90\n")
    os.utime(file, ns=(1, 1))
    assert ask()["text"] == "ptx: 90\n" and len(count) == 2


@pytest.mark.parametrize("damage", [b"", b"not marshalled", b"\x00" * 9])
def test_what_is_damaged_is_read_again(reads, damage: bytes) -> None:
    _, place, count, ask = reads
    ask()
    place.write_bytes(damage)
    assert ask()["text"] == "ptx: 88\n" and len(count) == 2 and len(place.read_bytes()) > 9


def test_a_folder_that_cannot_be_written_is_as_good_as_none(reads, monkeypatch: pytest.MonkeyPatch) -> None:
    file, _, count, ask = reads
    monkeypatch.setattr(derived_cache, "_entry", lambda name: file / "no" / "folder")
    assert ask() == ask() and len(count) == 2


def test_where_python_writes_no_bytecode_entries_are_read_and_not_written(
    reads, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, place, count, ask = reads
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    assert ask() == ask() and len(count) == 2 and not place.exists()
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    ask()
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    assert ask()["text"] == "ptx: 88\n" and len(count) == 3
