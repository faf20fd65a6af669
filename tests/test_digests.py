"""The table of digests: which files are read again, and what becomes of damage and of what other
processes write.
"""

from __future__ import annotations

import hashlib
import os
import threading
from pathlib import Path

import pytest

from cutec import digests
from cutec.digests import DigestTable

NAME = "digests-1"


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths that were read, in order."""
    paths: list[str] = []
    reading = digests._sha256
    monkeypatch.setattr(digests, "_sha256", lambda file: (paths.append(file.name), reading(file))[1])
    return paths


@pytest.fixture
def settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files that were just written count as settled."""
    monkeypatch.setattr(digests, "_SETTLED", -(10**12))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "tool"
    made.write_bytes(b"one")
    return made


def table(tmp_path: Path) -> DigestTable:
    """A new process's table."""
    return DigestTable(lambda: [tmp_path / "table"])


def of(made: DigestTable, *files: Path) -> list[str]:
    return list(made.digests(map(str, files)).values())


def test_a_file_is_read_once_and_again_when_it_has_changed(tmp_path, file, read, settled):
    assert of(table(tmp_path), file) == of(table(tmp_path), file) == [sha256(b"one")]
    assert len(read) == 1
    file.write_bytes(b"three")
    assert of(table(tmp_path), file) == [sha256(b"three")] and len(read) == 2


@pytest.mark.parametrize("change", ["size", "modification time", "change time", "inode"])
def test_each_part_of_the_stamp_counts(tmp_path, file, read, settled, change):
    of(table(tmp_path), file)
    info = file.stat()
    if change == "size":
        file.write_bytes(b"more")
        os.utime(file, ns=(info.st_atime_ns, info.st_mtime_ns))
    elif change == "modification time":
        os.utime(file, ns=(info.st_atime_ns, info.st_mtime_ns + 1))
    elif change == "change time":  # other bytes under the old time, as `touch -r` and `cp -p` do
        file.write_bytes(b"two")
        os.utime(file, ns=(info.st_atime_ns, info.st_mtime_ns))
    else:
        other = tmp_path / "other"
        other.write_bytes(b"two")
        os.utime(other, ns=(info.st_atime_ns, info.st_mtime_ns))
        other.replace(file)
    assert of(table(tmp_path), file) == [sha256(file.read_bytes())] and len(read) == 2


def test_a_file_that_has_just_changed_is_not_remembered(tmp_path, file, read):
    """Within a tick of the file system's clock it can change without another stamp."""
    one = table(tmp_path)
    assert of(one, file) == of(one, file) and len(read) == 2
    assert not (tmp_path / "table").exists()


def test_a_file_that_changes_while_it_is_read_is_not_remembered(tmp_path, file, settled, monkeypatch):
    reading = digests._sha256
    monkeypatch.setattr(digests, "_sha256", lambda opened: (reading(opened), file.write_bytes(b"other"))[0])
    one = table(tmp_path)
    assert of(one, file) == [sha256(b"one")]
    assert of(one, file) == [sha256(b"other")]


def test_what_cannot_be_read(tmp_path, file):
    link = tmp_path / "link"
    link.symlink_to("nowhere")
    os.mkfifo(tmp_path / "pipe")
    assert of(table(tmp_path), tmp_path / "none", link, tmp_path, tmp_path / "pipe") == [""] * 4


def test_a_program_that_may_only_be_executed(tmp_path, file, monkeypatch):
    def refused(opened: object) -> str:
        raise PermissionError("as for users who are not root")

    monkeypatch.setattr(digests, "_sha256", refused)
    first = of(table(tmp_path), file)
    assert first == of(table(tmp_path), file) and first[0].startswith("unreadable")
    file.write_bytes(b"another")
    assert of(table(tmp_path), file) != first


def test_every_damaged_byte_is_seen(tmp_path, file, read, settled):
    of(table(tmp_path), file)
    place = tmp_path / "table" / NAME
    whole = place.read_bytes()
    damaged = [whole[:i] + bytes([whole[i] ^ 1]) + whole[i + 1 :] for i in range(len(whole))]
    for content in [*damaged, whole[:-1], b"", b"\n", b"[]"]:
        place.write_bytes(content)
        read.clear()
        assert of(table(tmp_path), file) == [sha256(b"one")] and len(read) == 1
        assert place.read_bytes() == whole, "it is made anew"


def test_processes_add_to_what_others_wrote(tmp_path, read, settled):
    files = [tmp_path / name for name in "abcdefgh"]
    for one in files:
        one.write_text(one.name)
    tables = [table(tmp_path) for _ in files]
    for made in tables:
        of(made, files[0])  # all have loaded the table before any of the others writes
    workers = [threading.Thread(target=of, args=(made, one)) for made, one in zip(tables, files)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    for one in files:  # what two wrote at once may be lost, but nothing is torn
        of(table(tmp_path), one)
    read.clear()
    assert of(table(tmp_path), *files) == [sha256(one.read_bytes()) for one in files] and not read


def test_the_next_place_serves_where_the_first_cannot_be_written(tmp_path, file, read, settled):
    (tmp_path / "no folder").write_text("")
    places = [tmp_path / "no folder", tmp_path / "yes"]
    assert of(DigestTable(lambda: places), file) == of(DigestTable(lambda: places), file)
    assert len(read) == 1 and (tmp_path / "yes" / NAME).exists()


def test_it_does_not_grow_for_ever(tmp_path, read, settled):
    def table(folder: Path) -> DigestTable:
        return DigestTable(lambda: [folder / "table"], most=2)

    files = [tmp_path / name for name in "abc"]
    for one in files:
        one.write_text(one.name)
        of(table(tmp_path), one)
    read.clear()
    of(table(tmp_path), *files)
    assert [Path(path).name for path in read] == ["a"]


def test_an_answer_holds_until_a_folder_changes(tmp_path, settled):
    asked: list[str] = []
    folder = tmp_path / "bin"

    def find() -> tuple[list[str], list[str]]:
        asked.append("asked")
        return [str(p) for p in folder.glob("*")], [str(folder)]

    assert [table(tmp_path).answer("which?", find) for _ in range(2)] == [[], []] and len(asked) == 1
    folder.mkdir()
    assert [table(tmp_path).answer("which?", find) for _ in range(2)] == [[], []] and len(asked) == 2
    (folder / "opt").touch()
    assert table(tmp_path).answer("which?", find) == [str(folder / "opt")] and len(asked) == 3
    table(tmp_path).answer("another question", find)
    assert len(asked) == 4
