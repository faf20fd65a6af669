"""What killed processes leave is removed when they are gone, and only then."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cutec.leftovers as leftovers
from cutec.files import write_whole


@pytest.fixture(autouse=True)
def looks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look of a test is the first of its process, and each mark."""
    monkeypatch.setattr(leftovers, "_AGAIN", 0.0)
    monkeypatch.setattr(leftovers, "_own", {})


def mark_of_a_gone_process() -> str:
    script = "from cutec.leftovers import mark; print(mark())"
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.strip()


def folder_with_content(path: Path) -> Path:
    (path / "inner").mkdir(parents=True)
    (path / "inner" / "file").write_text("half")
    return path


def test_of_a_gone_process(tmp_path: Path) -> None:
    mark = mark_of_a_gone_process()
    folder_with_content(tmp_path / f"cutec-{mark}")
    (tmp_path / f".cutec-{mark}").write_text("half")
    leftovers.sweep(tmp_path)
    assert os.listdir(tmp_path) == [f"cutec-{mark}"]
    leftovers.sweep(tmp_path, leftovers.TEMPORARY)
    assert os.listdir(tmp_path) == []


def test_of_a_process_that_runs(tmp_path: Path) -> None:
    (tmp_path / f".cutec-{leftovers.mark()}").write_text("half")
    place, pid, start, rest = leftovers.mark().split(".")
    again = tmp_path / f".cutec-{place}.{pid}.{int(start) - 1}.{rest}"  # this number belonged to another process
    again.write_text("half")
    leftovers.sweep(tmp_path)
    assert not again.exists() and len(os.listdir(tmp_path)) == 1


def test_of_another_machine_by_age(tmp_path: Path) -> None:
    mark = ".".join(["0123abcd", *mark_of_a_gone_process().split(".")[1:]])
    left = tmp_path / f".cutec-{mark}"
    left.write_text("half")
    leftovers.sweep(tmp_path)
    assert left.exists()
    os.utime(left, (left.stat().st_atime, left.stat().st_mtime - 25 * 3600))
    leftovers.sweep(tmp_path)
    assert not left.exists()


def test_what_is_not_ours_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other names; a link to a folder; files of another user."""
    mark = mark_of_a_gone_process()
    victim = folder_with_content(tmp_path / "victim")
    (tmp_path / f".cutec-{mark}").symlink_to(victim)
    others = {".cutec-", ".cutec-x", ".cutec-a.b.c.d", "cutec-0", f"x.cutec-{mark}"}
    for name in others:
        (tmp_path / name).write_text("")
    leftovers.sweep(tmp_path)
    assert {*os.listdir(tmp_path)} == {"victim", *others} and (victim / "inner" / "file").exists()
    (tmp_path / f".cutec-{mark}").write_text("")
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    leftovers.sweep(tmp_path)
    assert (tmp_path / f".cutec-{mark}").exists()


def test_writing_a_file_sweeps_beside_it(tmp_path: Path) -> None:
    mark = mark_of_a_gone_process()
    (tmp_path / f".cutec-{mark}").write_text("half")
    write_whole(tmp_path / "file", b"all")
    assert os.listdir(tmp_path) == ["file"]
    write_whole(tmp_path / "objects" / "file", b"all", tmp_path / "unfinished")
    assert os.listdir(tmp_path / "objects") == ["file"] and os.listdir(tmp_path / "unfinished") == []


def test_without_proc(monkeypatch: pytest.MonkeyPatch) -> None:
    with_proc = leftovers.mark()
    leftovers._own.clear()
    monkeypatch.setattr(os, "readlink", lambda path: os.stat("/no/such/file"))
    place, pid, _, _ = leftovers.mark().split(".")
    assert len(place) == 8 and place != with_proc.split(".")[0] and pid == str(os.getpid())


def test_a_forked_process_has_marks_of_its_own() -> None:
    own = leftovers.mark()
    reading, writing = os.pipe()
    if not os.fork():
        os.write(writing, leftovers.mark().encode())
        os._exit(0)
    os.wait()
    theirs = os.read(reading, 1000).decode()
    assert theirs.split(".")[0] == own.split(".")[0] and theirs.split(".")[1] != own.split(".")[1]
