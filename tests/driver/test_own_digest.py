"""The digest that names cutec in caches: of the bytes of its files, which are read when one of them
has another size or time.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cutec import derived_cache
from cutec.driver.cache import build_cache
from cutec.driver.cache.build_cache import own_digest
from cutec.driver.cache.store import DiskStore
from cutec.toolchain.key import NoStore


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """(cutec's files, of which there are two; the paths that were read)."""
    own, read = [tmp_path / "a.py", tmp_path / "b.py"], []
    for file in own:
        file.write_text(file.name)
    hashing = build_cache.file_hash
    monkeypatch.setattr(build_cache, "file_hash", lambda path: (read.append(path), hashing(path))[1])
    monkeypatch.setattr(
        build_cache, "_own_files", lambda: [(str(f), f.stat().st_size, f.stat().st_mtime_ns) for f in own]
    )
    monkeypatch.setattr(derived_cache, "_entry", lambda name: tmp_path / name)
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    return own, read


def test_it_is_of_their_bytes_and_read_once(files) -> None:
    own, read = files
    first = own_digest(NoStore())
    assert own_digest(NoStore()) == first and read == list(map(str, own))
    own[1].write_text("changed")
    assert own_digest(NoStore()) != first and len(read) == 4
    own[1].write_text("b.py")
    assert own_digest(NoStore()) == first


def test_a_store_serves_where_python_keeps_no_bytecode(files, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, read = files
    monkeypatch.setattr(derived_cache, "_entry", lambda name: None)
    store = DiskStore(tmp_path / "cache")
    assert own_digest(store) == own_digest(store) and len(read) == 2
