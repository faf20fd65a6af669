"""`cutec build --on`: a real Dask cluster builds what one machine builds, whatever happens to its
workers.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

distributed = pytest.importorskip("distributed", reason="needs the extra dask")
from cutec.diag import CutecError  # noqa: E402  # behind the skip
from cutec.driver.cluster import caller  # noqa: E402  # behind the skip
from cutec.driver.cluster.caller import Cluster, _agreed, _parsed  # noqa: E402  # behind the skip

KERNEL = """\
import cutec
from cutec import cute


@cute.kernel
def scale_kernel(x: cute.Tensor, factor: cutec.Constexpr):
    i = cute.arch.thread_idx()[0]
    x[i] = x[i] * factor


@cute.jit
def scale(x: cute.Tensor, factor: cutec.Constexpr):
    scale_kernel(x, factor).launch(grid=1, block=32)


for factor in {factors}:
    cutec.export(scale, ["f32[32]"], constexpr={{"factor": factor}}, name=f"scale_{{factor}}")
"""
TRAP = """\
import os
import sys

worker = sys.modules.get("distributed.worker")  # the caller has none
if worker is not None and worker.Worker._instances and os.path.exists({trap!r}):
    os.unlink({trap!r})
    os._exit(9)
"""
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of two kernel files with five exports, for two archs."""
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "cutec.yaml").write_text('archs: [sm_80, sm_90a]\nkernels: ["*.py"]\n')
    (folder / "a.py").write_text(KERNEL.format(factors="(2, 3)"))
    (folder / "b.py").write_text(KERNEL.format(factors="(5, 7, 11)"))
    return folder


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The build cache of the caller and of the workers."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def cutec(project: Path, cache: Path) -> Run:
    """Runs the program in the project's folder."""

    def run(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "cutec", *args]
        own = {**os.environ, "CUTEC_CACHE_DIR": str(cache), **env}
        return subprocess.run(command, cwd=project, env=own, capture_output=True, text=True, timeout=300)

    return run


def contents(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


@pytest.fixture(scope="module")
def cluster(cache: Path) -> Iterator[distributed.LocalCluster]:
    """Two workers in processes of their own, which share the cache of `cutec`."""
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address=":0",
        memory_limit=None,
        env={"CUTEC_CACHE_DIR": str(cache)},
    ) as made:
        yield made


@pytest.mark.tools
def test_a_cluster_builds_the_bytes_of_one_machine(cutec, project, cluster) -> None:
    there = ("--on", f"dask:{cluster.scheduler_address}")
    built = cutec("build", *there, "-o", "far", "--compress")
    assert built.returncode == 0, built.stderr
    assert built.stdout.splitlines() == ["far/a/manifest.yaml", "far/b/manifest.yaml", "far/index.yaml"]
    assert cutec("build", "--no-cache", "-o", "near", "--compress").returncode == 0
    assert contents(project / "far") == contents(project / "near")
    again = cutec("build", *there, "-o", "far", PATH="/usr/bin", CUTEC_PTXAS="/no")
    assert again.returncode == 0, again.stderr  # everything is in the store: the caller needs no tools


@pytest.mark.tools
def test_a_lost_worker_loses_nothing(cutec, project, cluster, tmp_path) -> None:
    """A kernel file ends the process of the first worker that loads it, as a machine that fails."""
    trap = tmp_path / "trap"
    trap.write_text("")
    (project / "b.py").write_text(TRAP.format(trap=str(trap)) + (project / "b.py").read_text())
    built = cutec("build", "--on", f"dask:{cluster.scheduler_address}", "-o", "far")
    assert built.returncode == 0, built.stderr
    assert not trap.exists()
    assert cutec("build", "--no-cache", "-o", "near").returncode == 0
    assert contents(project / "far") == contents(project / "near")


@pytest.mark.tools
def test_errors_of_kernels_are_told_as_ever(cutec, project, cluster) -> None:
    (project / "b.py").write_text(KERNEL.format(factors="(5,)").replace("x[i] * factor", "x[i] * facto"))
    built = cutec("build", "--on", f"dask:{cluster.scheduler_address}")
    assert built.returncode == 1 and "facto" in built.stderr and "b.py:8" in built.stderr
    assert "snapshots" not in built.stderr and not (project / "build/b").exists()
    assert (project / "build/a/manifest.yaml").exists()


@pytest.mark.tools
def test_workers_with_another_store_are_told(cutec, project, cluster, tmp_path) -> None:
    built = cutec("build", "--on", f"dask:{cluster.scheduler_address}", CUTEC_CACHE_DIR=str(tmp_path / "elsewhere"))
    assert built.returncode == 3 and "E2042" in built.stderr and "--cache-dir" in built.stderr


@pytest.mark.tools
def test_ctrl_c_cancels(project, cluster, cache) -> None:
    (project / "b.py").write_text(KERNEL.format(factors="range(400)"))
    command = [sys.executable, "-m", "cutec", "build", "--on", f"dask:{cluster.scheduler_address}"]
    env = {**os.environ, "CUTEC_CACHE_DIR": str(cache)}
    with (
        distributed.Client(cluster.scheduler_address, set_as_default=False) as client,
        subprocess.Popen(command, cwd=project, env=env, stderr=subprocess.PIPE, text=True) as running,
    ):
        while not any(client.processing().values()):
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=300)
        assert running.returncode == 130 and "interrupted" in said
        while any(client.processing().values()):
            time.sleep(0.05)
        stored = client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks))
    assert stored == 0 and not (project / "build/b").exists()


def test_a_scheduler_that_is_not_there(cutec, monkeypatch) -> None:
    monkeypatch.setattr(caller, "_PATIENCE", 0.5)
    with (
        pytest.raises(CutecError, match=r"E2040.*tcp://127.0.0.1:9 cannot be reached"),
        Cluster("dask:tcp://127.0.0.1:9", 1),
    ):
        pass


@pytest.mark.parametrize("address", ["dask:", "dask", "tcp://a:1", "dask:local=0", "dask:local=x", "local", "slurm:a"])
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(CutecError, match="E1070"):
        _parsed(address, 2)


def test_addresses() -> None:
    assert _parsed("dask:tcp://a:8786", 2) == ("tcp://a:8786", 0)
    assert _parsed("dask:local", 2)[1] == 2 and _parsed("dask:local=7", 2)[1] == 7


FACTS = {"cutec": "0.1.0", "Python": "3.11", **dict.fromkeys((*caller._NEEDED, "llvm-link"), "digest")}


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (FACTS | {"ptxas": ""}, "worker b has no ptxas"),
        (FACTS | {"llc": "other"}, "worker b has another llc than a"),
        (FACTS | {"cutec": "0.2.0"}, "worker b has another cutec than a"),
        (ModuleNotFoundError("No module named 'cutec'"), "worker b cannot use cutec: No module named 'cutec'"),
    ],
)
def test_workers_that_cannot_build_this(other, said: str) -> None:
    with pytest.raises(CutecError, match=f"E2041: {said}"):
        _agreed({"a": FACTS, "b": other})


def test_workers_that_are_alike() -> None:
    assert _agreed({"a": FACTS, "b": dict(FACTS)}) == FACTS


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--no-cache",), "--no-cache"),
        (("--keep-dir", "kept"), "--keep-dir"),
        (("-n",), "--dry-run"),
        (("a.py", "--entry", "scale_2"), "--entry"),
    ],
)
def test_options_that_a_cluster_cannot_follow(cutec, args, said: str) -> None:
    refused = cutec("build", *args, "--on", "dask:local")
    assert refused.returncode == 2 and "E1063" in refused.stderr and said in refused.stderr
