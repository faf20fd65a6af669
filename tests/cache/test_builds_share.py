"""Whole builds and the caches: what another machine takes from the shared one, and what a build
does with entries that are not right, or a server that is not.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cache_servers import free_port

from cutec.cli.bugs import reproducer
from cutec.driver.cache.remote import shared
from cutec.driver.cache.store import DiskStore

SAMPLES = Path(__file__).parents[2] / "samples"
NAMES = ("minimal.py", "vector_add.py", "elementwise_add.py")
ARCHS = ("--arch", "sm_80", "--arch", "sm_90a")


@pytest.fixture
def new_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Go to another machine: other folders for caches and for the table of digests."""
    counted: list[int] = []

    def go() -> None:
        counted.append(0)
        shared.shared_cache.cache_clear()
        monkeypatch.setenv("CUTEC_CACHE_DIR", str(tmp_path / f"cache{len(counted)}"))
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / f"user{len(counted)}"))
        monkeypatch.setattr("cutec.digests._TABLE._rows", None)

    return go


def contents(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


@pytest.mark.tools
def test_another_machine_builds_without_tools(server, new_machine, here, tmp_path, monkeypatch):
    """The project lies in another folder there."""
    monkeypatch.setenv("CUTEC_REMOTE_CACHE", server.url)
    for machine in ("one", "two"):
        new_machine()
        project = tmp_path / machine / "project"
        project.mkdir(parents=True)
        for name in NAMES:
            shutil.copy(SAMPLES / name, project)
            assert here("build", project / name, *ARCHS, "-o", tmp_path / machine / "out" / name)[::2] == (0, "")
        monkeypatch.setattr("cutec.toolchain.process.spawn", lambda *args: pytest.fail("a tool was started"))
    assert contents(tmp_path / "one" / "out") == contents(tmp_path / "two" / "out")
    assert {e.reason for e in DiskStore().entries()} == {"taken from the shared cache"}


@pytest.mark.tools
def test_another_program_takes_the_segments(server, new_machine, here, tmp_path, monkeypatch):
    """A comment in the file: the build is another, and what the tools made is the same."""
    new_machine()
    file = shutil.copy(SAMPLES / "minimal.py", tmp_path)
    assert here("build", file, *ARCHS, "--remote-cache", server.url)[0] == 0
    new_machine()
    Path(file).write_text(Path(file).read_text() + "\n# a comment\n")
    assert here("build", file, *ARCHS, "--remote-cache", server.url)[0] == 0
    reasons = {e.kind: e.reason for e in DiskStore().entries()}
    assert {kind for kind, reason in reasons.items() if reason == "taken from the shared cache"} >= {"mlir", "ptxas"}


@pytest.mark.tools
def test_a_server_that_is_down_changes_nothing_but_a_warning(new_machine, here, tmp_path):
    new_machine()
    plain = here("build", SAMPLES / "minimal.py", *ARCHS, "-o", tmp_path / "plain", "--no-cache")
    url = f"http://user:pa55@localhost:{free_port()}"
    new_machine()
    status, _, err = here("build", SAMPLES / "minimal.py", *ARCHS, "-o", tmp_path / "out", "--remote-cache", url)
    assert plain[0] == status == 0 and contents(tmp_path / "plain") == contents(tmp_path / "out")
    assert err.count("E2108") == 1 and "pa55" not in err and "user" not in err


@pytest.mark.tools
def test_entries_that_were_swapped_are_made_again(here, tmp_path):
    """Each entry is whole, and another key's."""
    build = ("build", SAMPLES / "minimal.py", "--arch", "sm_80", "-o")
    assert here(*build, tmp_path / "one")[0] == 0
    objects = sorted((DiskStore().root / "v1" / "objects").glob("*/*"))
    whole = [path.read_bytes() for path in objects]
    for path, content in zip(objects, [*whole[1:], whole[0]]):
        path.write_bytes(content)
    assert here(*build, tmp_path / "two")[0] == 0
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert {e.reason for e in DiskStore().entries() if e.kind in ("inputs", "ptxas")} == {
        "the cached result was that of another key"
    }


@pytest.mark.tools
def test_a_build_without_the_option_loads_none_of_it(here, tmp_path):
    code = (
        "import sys; from cutec.cli.main import main; main(sys.argv[1:]);"
        "names = ('urllib3', 'obstore', 'ssl', 'http', 'cutec.driver.cache.remote');"
        "print([m for m in sys.modules if m.startswith(names)])"
    )
    arguments = ["build", str(SAMPLES / "minimal.py"), "--arch", "sm_80", "-o", str(tmp_path / "out")]
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=300)
        assert done.stdout.splitlines()[-1] == "[]"


def test_reports_of_bugs_hold_no_password(monkeypatch):
    monkeypatch.setenv("CUTEC_REMOTE_CACHE", "http://user:pa55@localhost:1")
    folder = reproducer(ValueError(), ["build", "k.py", "--remote-cache", "http://me:pa55@localhost:2"])
    report = (folder / "report.txt").read_text()
    assert "localhost:1" in report and "localhost:2" in report and "pa55" not in report
