"""The digest that names cutec in caches: of the bytes of its files, which are read when one of them
has another size or time.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cutec import digests
from cutec.driver.cache import build_cache
from cutec.driver.cache.build_cache import own_digest


def listed(*files: Path) -> tuple[list[tuple[str, str, int, int, int]], str]:
    infos = [(f, f.stat()) for f in files]
    return build_cache._listed([(f.name, str(f), i.st_size, i.st_mtime_ns, i.st_ctime_ns) for f, i in infos])


def test_it_is_of_their_bytes_and_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own, read = [tmp_path / "a.py", tmp_path / "b.py"], []
    for file in own:
        file.write_text(file.name)
    hashing = build_cache.file_hash
    monkeypatch.setattr(build_cache, "file_hash", lambda path: (read.append(path), hashing(path))[1])
    monkeypatch.setattr(build_cache, "_own_files", lambda: listed(*own))
    monkeypatch.setattr(digests, "_TABLE", digests.DigestTable(lambda: [tmp_path / "table"]))
    first = own_digest()
    assert own_digest() == first and read == list(map(str, own))
    own[1].write_text("changed")
    assert own_digest() != first and len(read) == 4
    own[1].write_text("b.py")
    assert own_digest() == first


def test_it_is_the_same_in_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "a.py").write_text("a")
        monkeypatch.setattr(build_cache, "_own_files", lambda folder=folder: listed(folder / "a.py"))
        found.add(own_digest())
    assert len(found) == 1
