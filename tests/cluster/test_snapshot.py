"""Snapshots of a project's files, which workers unpack."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cutec.diag import CutecError
from cutec.driver.cache.store import DiskStore
from cutec.driver.cluster import snapshot as module
from cutec.driver.cluster.snapshot import take, unpack


@pytest.fixture
def store(tmp_path: Path) -> DiskStore:
    return DiskStore(tmp_path / "store")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    for name in ("k.py", "lib/tiles.py", "lib/data.bin", ".git/config", "out/k/manifest.yaml", "lib/__pycache__/a.pyc"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    for name in ("env/pyvenv.cfg", "env/lib.py", "bundle/manifest.yaml", "bundle/k.cubin"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return folder


def unpacked(folder: Path) -> dict[str, str]:
    return {p.relative_to(folder).as_posix(): p.read_text() for p in folder.rglob("*") if p.is_file()}


def test_a_snapshot_has_what_kernel_files_read(store, project, tmp_path) -> None:
    digest = take(project, project / "out", store).digest
    folder = unpack(digest, store, tmp_path / "there")
    assert unpacked(folder) == {name: name for name in ("k.py", "lib/tiles.py", "lib/data.bin")}
    assert unpack(digest, store, tmp_path / "there") == folder and os.listdir(tmp_path / "there") == [digest]


def test_equal_folders_have_equal_snapshots(store, project, tmp_path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    (project / "lib").rename(copy / "lib")
    (copy / "k.py").write_text("k.py")
    (project / "lib").mkdir()
    for name in ("tiles.py", "data.bin"):
        (project / "lib" / name).write_text(f"lib/{name}")
    first, second = (take(folder, folder / "out", store) for folder in (project, copy))
    assert first.digest == second.digest
    (copy / "k.py").write_text("other")
    assert take(copy, copy / "out", store).digest != first.digest


def test_links_are_followed_and_other_things_left_out(store, project, tmp_path) -> None:
    os.mkfifo(project / "pipe")
    (tmp_path / "far.py").write_text("far")
    (project / "near.py").symlink_to(tmp_path / "far.py")
    (project / "nowhere.py").symlink_to(tmp_path / "missing.py")
    files = take(project, project / "out", store).files
    assert "near.py" in files and not {"pipe", "nowhere.py"} & files.keys()


def test_what_the_store_lacks_is_told(store, project, tmp_path) -> None:
    digest = take(project, project / "out", store).digest
    with pytest.raises(CutecError, match="E2042"):
        unpack(digest, DiskStore(tmp_path / "other store"), tmp_path / "there")
    assert not (tmp_path / "there").exists() or not os.listdir(tmp_path / "there")


@pytest.mark.parametrize("limit", ["MOST_FILES", "MOST_BYTES"])
def test_a_project_that_is_too_large_is_refused(limit, store, project, monkeypatch) -> None:
    monkeypatch.setattr(module, limit, 2)
    with pytest.raises(CutecError, match="E1071"):
        take(project, project / "out", store)


@pytest.mark.parametrize("name", ["../k.py", "/tmp/k.py", "lib/../../k.py"])
def test_no_file_is_unpacked_elsewhere(name, store, tmp_path) -> None:
    evil = module.Snapshot({name: "0" * 64})
    store.put(module._list_key(evil.digest), evil.text)
    with pytest.raises(CutecError, match="not below the project"):
        unpack(evil.digest, store, tmp_path / "there")
