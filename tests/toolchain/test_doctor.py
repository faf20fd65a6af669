"""`cutec doctor` with fake tools, and `cutec cache`."""

import json
import os
import time

import pytest
from click.testing import CliRunner

from cutec.cli import cache, doctor
from cutec.driver.cache.store import DiskStore
from cutec.environment import cache_folder
from cutec.toolchain.key import make_key


def run(command, *args):
    return CliRunner().invoke(command, args)


def reports(*args):
    result = run(doctor.command, "--json", *args)
    return {t["name"]: t for t in json.loads(result.output)["tools"]}, result.exit_code


def test_all_is_well(fake_tools, tmp_path, monkeypatch):
    fake_tools()
    library = tmp_path / "libdevice.10.bc"
    library.write_bytes(b"BC")
    monkeypatch.setenv("CUTEC_LIBDEVICE", str(library))
    tools, status = reports()
    assert status == 0 and tools["llc"]["version"] == "22.1.8" and tools["ptxas"]["version"] == "13.0.88"
    assert (
        tools["mlir-opt"]["found"] == "CUTEC_LLVM" and not tools["nvdisasm"]["ok"] and not tools["nvdisasm"]["required"]
    )
    assert "13.0.88" in run(doctor.command).output


def test_an_old_llvm(fake_tools):
    fake_tools(version="19.1.7")
    tools, status = reports()
    assert status == 3 and "LLVM 19" in tools["mlir-opt"]["problem"]
    text = run(doctor.command).output
    assert "too old" in text and "apt-get install mlir-22-tools llvm-22" in text


def test_an_old_ptxas(fake_tools):
    fake_tools(cuda_version="Cuda compilation tools, release 12.4, V12.4.131")
    tools, status = reports()
    assert status == 3 and "too old" in tools["ptxas"]["problem"] and "nvidia-cuda-nvcc" in tools["ptxas"]["install"]


def test_a_missing_ptxas(fake_tools, tmp_path):
    fake_tools()
    (tmp_path / "cuda" / "bin" / "ptxas").unlink()
    tools, status = reports()
    assert status == 3 and tools["ptxas"]["problem"] == f"CUTEC_CUDA={tmp_path / 'cuda'}: the folder holds no ptxas"


def test_a_tool_that_cannot_say_its_version(fake_tools, tmp_path):
    fake_tools()
    (tmp_path / "cuda" / "bin" / "fatbinary").write_text("#!/bin/sh\nexit 1\n")
    tools, status = reports()
    assert status == 3 and tools["fatbinary"]["problem"]


@pytest.fixture
def store():
    made = DiskStore()
    for function, text in (("add", "one"), ("add", "two"), ("gemm", "three")):
        key = make_key("ptxas", (function, "sm_90a"), {"input": text, "arguments": "-O3"})
        made.put(key, b"x" * 2000)
    return made


def test_list_and_stats(store):
    lines = run(cache.command, "list").output.splitlines()
    assert len(lines) == 4 and "sm_90a" in lines[1] and "2.0 kB" in lines[1]
    stats = json.loads(run(cache.command, "stats", "--json").output)
    size = {"bytes": store.total(), "limit": store.limit}
    assert stats == {"folder": str(store.root), **size, "kinds": {"ptxas": {"entries": 3, "bytes": 6000}}}
    assert "ptxas         3 entries     6.0 kB" in run(cache.command, "stats").output


def test_one_entry_is_no_entries(store):
    store.put(make_key("call", ("add", "sm_90a"), {"input": ""}), b"x")
    assert [" ".join(line.split()) for line in run(cache.command, "stats").output.splitlines()[1:-1]] == [
        "call 1 entry 1 B",
        "ptxas 3 entries 6.0 kB",
        "total 4 entries 6.0 kB",
    ]


def test_explain_says_why(store):
    result = run(cache.command, "explain", "add")
    assert "first build" in result.output and "changed: input" in result.output and "gemm" not in result.output
    digest = next(store.entries()).key
    assert digest[:12] in run(cache.command, "explain", digest[:8]).output
    assert run(cache.command, "explain", "nothing").exit_code == 2


def test_clear(store):
    assert "removed 0" in run(cache.command, "clear", "--older-than", "1h").output
    for path in store.root.rglob("objects/*/*"):
        os.utime(path, (time.time() - 7200,) * 2)
    assert "removed 3 entries" in run(cache.command, "clear", "--older-than", "1h").output
    assert run(cache.command, "clear", "--older-than", "soon").exit_code == 2


def test_a_removed_result_is_explained(store):
    store.clear()
    store.put(make_key("ptxas", ("add", "sm_90a"), {"input": "two", "arguments": "-O3"}), b"x")
    (entry,) = store.entries()
    assert entry.reason == "the cached result had been removed"


def test_the_folder_follows_the_environment(monkeypatch, tmp_path):
    monkeypatch.setenv("CUTEC_CACHE_DIR", str(tmp_path / "own"))
    assert cache_folder() == tmp_path / "own"
    monkeypatch.delenv("CUTEC_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_folder() == tmp_path / "xdg" / "cutec"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert cache_folder() == tmp_path / "home" / ".cache" / "cutec"
