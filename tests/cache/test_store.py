"""The store on disk: which entries it refuses, what it evicts, and what `cutec cache` says."""

from __future__ import annotations

import json
import os
import threading
import time
from pathlib import Path

import pytest

from cutec.driver.cache import room
from cutec.driver.cache.store import DiskStore
from cutec.leftovers import mark
from cutec.toolchain.key import Key, make_key

DAY = 86400


def key(name: str) -> Key:
    return make_key("ptxas", (name, "sm_90a"), {"input": name})


def path(store: DiskStore, of: Key) -> Path:
    return store.root / "v1" / "objects" / of.digest[:2] / of.digest


def filled(*names: str, size: int = 1000) -> DiskStore:
    """A store with entries whose last uses are days apart, the first the longest ago."""
    store = DiskStore()
    for age, name in zip(range(len(names), 0, -1), names):
        store.put(key(name), name.encode() * size)
        then = time.time() - age * DAY
        for file in (path(store, key(name)), store._subject_path(key(name))):
            os.utime(file, (then, then))
    return store


def left(store: DiskStore) -> str:
    return "".join(sorted(e.function for e in store.entries()))


def test_an_entry_of_another_key_is_refused_and_replaced():
    store = filled("a", "b")
    path(store, key("a")).replace(path(store, key("b")))
    assert store.get(key("b")) is None and not path(store, key("b")).exists()
    store.put(key("b"), b"again")
    assert store.get(key("b")) == b"again"
    assert [e.reason for e in store.entries()] == ["the cached result was that of another key"]


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"{}\nx", b"[]\nx", b'{"key": 1', b"null\n", b"\xff\xfe\nx", b"{" * 9999]
)
def test_whatever_lies_there_is_no_entry(content):
    store = filled("a")
    path(store, key("a")).write_bytes(content)
    assert store.get(key("a")) is None


def test_an_entry_survives_no_damage():
    store = filled("a", size=10)
    whole = path(store, key("a")).read_bytes()
    value_at = whole.index(b"\n") + 1
    for i in range(value_at, len(whole)):
        path(store, key("a")).write_bytes(whole[:i] + bytes([whole[i] ^ 1]) + whole[i + 1 :])
        assert store.get(key("a")) is None
    for size in range(len(whole)):
        path(store, key("a")).write_bytes(whole[:size])
        assert store.get(key("a")) is None
    path(store, key("a")).write_bytes(whole)
    assert store.get(key("a")) == b"a" * 10


def test_the_least_recently_used_go_first(monkeypatch):
    monkeypatch.setenv("CUTEC_CACHE_SIZE", "6k")
    store = filled("a", "b", "c")
    assert store.get(key("a")) is not None  # now it is the one that was used last
    for name in "def":
        store.put(key(name), name.encode() * 1000)
    assert "b" not in left(store) and {"a", "f"} <= set(left(store))
    assert store.total() <= 6000


def test_a_use_is_noted_once_an_hour():
    store = filled("a")
    store.get(key("a"))
    noted = path(store, key("a")).stat().st_mtime_ns
    store.get(key("a"))
    assert time.time_ns() - noted < DAY * 10**9 and path(store, key("a")).stat().st_mtime_ns == noted


@pytest.mark.parametrize("journal", [None, b"", b"not a number\n", b"0\n", b"\0" * 99])
def test_the_limit_holds_whatever_the_journal_says(monkeypatch, journal):
    """A wrong journal misleads one count; the next eviction counts the files."""
    filled("a", "b", "c")
    file = DiskStore().root / "v1" / "size"
    if journal is None:
        file.unlink()
    else:
        file.write_bytes(journal)
    monkeypatch.setenv("CUTEC_CACHE_SIZE", "3k")
    for name in "defgh":
        DiskStore().put(key(name), name.encode() * 1000)
    assert DiskStore().total() <= 3000


def test_a_new_store_sees_what_others_have_stored(monkeypatch):
    monkeypatch.setenv("CUTEC_CACHE_SIZE", "20k")
    for number in range(60):
        DiskStore().put(key(str(number)), bytes(1000))
        assert DiskStore().total() <= 20_000


def test_a_long_journal_is_summed_up(monkeypatch):
    monkeypatch.setattr(room, "_LONG", 10)
    for name in "abc":
        DiskStore().put(key(name), b"x")
    assert len((DiskStore().root / "v1" / "size").read_bytes()) < 30


def test_zero_means_no_limit(monkeypatch):
    monkeypatch.setenv("CUTEC_CACHE_SIZE", "0")
    store = filled("a", "b")
    assert left(store) == "ab" and store.limit == 0


def test_eviction_beside_builds(monkeypatch):
    """What is taken is whole or not there; nothing is raised."""
    monkeypatch.setenv("CUTEC_CACHE_SIZE", "30k")
    wrong: list[object] = []

    def build(worker: int) -> None:
        store = DiskStore()
        for number in range(60):
            one = key(str(number % 40))
            value = store.get(one)
            if value not in (None, one.digest.encode() * 20):
                wrong.append(value)
            store.put(one, one.digest.encode() * 20)
        wrong.extend(store.warnings)

    workers = [threading.Thread(target=build, args=(n,)) for n in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not wrong and DiskStore().verify().removed == {}
    DiskStore().evict()
    assert DiskStore().total() <= 30_000


def test_what_is_being_written_stays(monkeypatch):
    store = filled("a")
    unfinished = store.root / "v1" / "unfinished" / f".cutec-{mark()}"
    unfinished.write_bytes(b"x")
    store.evict(0)
    assert left(store) == "" and unfinished.exists()


def test_verify_removes_what_is_not_right(here):
    store = filled("a", "b", "c", "d")
    path(store, key("a")).replace(path(store, key("b")))
    path(store, key("c")).write_bytes(b"torn")
    status, out, _ = here("cache", "verify")
    assert status == 1 and left(store) == "d"
    assert f"{key('b').digest[:12]}: it was that of another key" in out
    assert f"{key('c').digest[:12]}: it was damaged" in out and "1 right, 2 removed" in out
    assert here("cache", "verify")[0] == 0


def test_gc_leaves_what_was_used_last(here):
    store = filled("a", "b", "c")
    status, out, _ = here("cache", "gc", "--max-size", "3kB")
    assert status == 0 and left(store) == "bc"[-len(left(store)) :] and "removed" in out and store.total() <= 3000
    assert here("cache", "gc", "--max-size", "many")[0] == 2
    assert here("cache", "gc")[1].startswith("removed 0 files")


def test_stats_tell_size_and_limit(here, monkeypatch):
    monkeypatch.setenv("CUTEC_CACHE_SIZE", "2G")
    store = filled("a")
    data = json.loads(here("cache", "stats", "--json")[1])
    assert data["limit"] == 2 * 10**9 and data["bytes"] == store.total() > 1000
    assert "of at most 2.0 GB" in here("cache", "stats")[1]


@pytest.mark.parametrize("text, size", [("1000", 1000), ("2k", 2000), ("1.5MB", 1_500_000), ("20G", 20 * 10**9)])
def test_sizes(monkeypatch, text, size):
    monkeypatch.setenv("CUTEC_CACHE_SIZE", text)
    assert DiskStore().limit == size


def test_a_limit_that_is_no_size(here, monkeypatch):
    monkeypatch.setenv("CUTEC_CACHE_SIZE", "large")
    status, _, err = here("cache", "stats")
    assert status == 2 and "E1112" in err and "CUTEC_CACHE_SIZE='large' is no size" in err
