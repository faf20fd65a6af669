"""What was made of a shipped file is kept for as long as the file is the same."""

import os
from pathlib import Path

import pytest

from cutec import kept


@pytest.fixture
def reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """(the file, the place, how often it has been read, a function that asks for it)."""
    file, place, count = tmp_path / "a.yaml", tmp_path / "kept", []
    file.write_text("ptx: 88\n")
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    monkeypatch.setattr(kept, "_places", lambda path, elsewhere: [str(place)])

    def read(path: Path) -> dict:
        count.append(path)
        return {"text": path.read_text(), "list": [1, None, 2.5, True]}

    return file, place, count, lambda: kept.kept(file, read)


def test_it_is_read_once(reads) -> None:
    file, _, count, ask = reads
    assert ask() == ask() == {"text": "ptx: 88\n", "list": [1, None, 2.5, True]} and len(count) == 1


def test_a_changed_file_is_read_again(reads) -> None:
    file, _, count, ask = reads
    ask()
    file.write_text("ptx: 90\n")
    os.utime(file, ns=(1, 1))
    assert ask()["text"] == "ptx: 90\n" and len(count) == 2


def test_another_reader_reads_again(reads, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, count, ask = reads
    ask()
    stamp = kept._stamp
    monkeypatch.setattr(kept, "_stamp", lambda path: (*stamp(path)[:2], 7) if path == __file__ else stamp(path))
    ask()
    assert len(count) == 2


@pytest.mark.parametrize("damage", [b"", b"not marshalled", b"\x00" * 9])
def test_what_is_damaged_is_read_again(reads, damage: bytes) -> None:
    _, place, count, ask = reads
    ask()
    place.write_bytes(damage)
    assert ask()["text"] == "ptx: 88\n" and len(count) == 2 and len(place.read_bytes()) > 9


def test_where_the_best_place_cannot_be_written_it_is_the_next(reads, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, place, count, ask = reads
    file.with_name("no").write_text("a file where a folder should be")
    places = [str(tmp_path / "no" / "folder")]
    monkeypatch.setattr(kept, "_places", lambda path, elsewhere: places)
    assert ask() == ask() and len(count) == 2
    places.append(str(tmp_path / "new" / "folder" / "kept"))
    assert ask() == ask() and len(count) == 3


def test_no_bytecode_no_copy(reads, monkeypatch: pytest.MonkeyPatch) -> None:
    _, place, count, ask = reads
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    assert ask() == ask() and len(count) == 2 and not place.exists()
