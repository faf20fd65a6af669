"""samples/Makefile and samples/ci.yml, run for real in a copy. Of each sample the first export is
built: make knows files alone.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml
from sample_kit import FOLDER, NAMES, exports

from cutec.artifact.bundle import open_bundle
from cutec.toolchain.find_cuda import INSTALL_CUDA
from cutec.toolchain.find_llvm import INSTALL_LLVM

# Samples for archs of their own, as the Makefile has them.
BOUND = {
    name: tuple(archs.split())
    for name, archs in re.findall(r"^ONLY_(\w+) := (.+)$", (FOLDER / "Makefile").read_text(), re.M)
}
LIMIT = 600  # seconds a command: of the first, for a machine ten times as slow as two cores of 2024

CUTEC = """\
#!/bin/sh
echo "$@" >> "{root}/calls"
if [ "$1" = build ] && [ -f "{root}/first/$2" ]; then
    set -- "$@" --entry "$(cat "{root}/first/$2")"
fi
exec "{python}" -m cutec "$@"
"""


@dataclass
class Project:
    """A copy of samples/ where one sample imports a helper, and a `cutec` on PATH that notes how it
    is called, and that builds only a sample's export in the folder `first`.
    """

    root: Path
    environment: dict[str, str]

    @property
    def samples(self) -> Path:
        return self.root / "samples"

    def run(self, command: str) -> str:
        """A shell command in the project's folder, as CI runs it; stdout and stderr."""
        done = subprocess.run(
            ["bash", "-e", "-c", command],
            cwd=self.root,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=LIMIT,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    def make(self, *words: str) -> tuple[str, list[str]]:
        """What `make -C samples` says, and the names of the samples that cutec was started for."""
        log = self.root / "calls"
        log.write_text("")
        said = self.run(" ".join(["make -C samples --no-print-directory", *words]))
        return said, sorted(re.findall(r"^build (\w+)\.py ", log.read_text(), re.M))


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    root = tmp_path_factory.mktemp("project")
    shutil.copytree(FOLDER, root / "samples", ignore=shutil.ignore_patterns("build", "__pycache__", "golden"))
    (root / "pyproject.toml").write_text("")
    (root / "samples" / "kit").mkdir()
    (root / "samples" / "kit" / "sizes.py").write_text("THREADS = 256\n")
    sample = root / "samples" / "vector_add.py"
    sample.write_text(
        re.sub(r"^THREADS = 256$", "from kit.sizes import THREADS", sample.read_text(), count=1, flags=re.M)
    )
    assert "kit.sizes" in sample.read_text()
    (root / "bin").mkdir()
    program = root / "bin" / "cutec"
    program.write_text(CUTEC.format(root=root, python=sys.executable))
    program.chmod(0o755)
    (root / "first").mkdir()
    for name in NAMES:
        (root / "first" / f"{name}.py").write_text(next(iter(exports(name))))
    environment = {
        k: v for k, v in os.environ.items() if not k.startswith(("CUTEC_ARCH", "CUTE_DSL_ARCH", "MAKE", "MFLAGS"))
    }
    environment |= {
        "PATH": f"{root / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "CUTEC_CACHE_DIR": str(root / "cache"),
        "ARCHS": "sm_90a",
    }
    return Project(root, environment)


@pytest.fixture(scope="module")
def built(project: Project) -> Iterator[Project]:
    """After a first `make -j8`."""
    said, started = project.make("-j8")
    assert started == NAMES and said.count("cutec build ") == len(NAMES)
    yield project


@pytest.mark.tools
def test_everything_is_built_side_by_side(built: Project) -> None:
    for name in NAMES:
        bundle = open_bundle(built.samples / "build" / name)
        bundle.check()
        assert bundle.manifest.archs == BOUND.get(name, ("sm_90a",))
        assert [export.name for export in bundle.manifest.exports] == [next(iter(exports(name)))]


@pytest.mark.tools
def test_nothing_is_built_twice(built: Project) -> None:
    said, started = built.make("-j8")
    assert "Nothing to be done" in said and started == []


@pytest.mark.tools
def test_what_imports_a_changed_helper_is_built_again(built: Project) -> None:
    manifest = built.samples / "build/vector_add/manifest.yaml"
    before = manifest.read_bytes()
    _touch(built.samples / "kit/sizes.py", "THREADS = 128\n")
    assert built.make("-j8")[1] == ["vector_add"] and manifest.read_bytes() != before
    assert built.make()[1] == []
    _touch(built.samples / "kit/sizes.py", "THREADS = 256\n")
    assert built.make()[1] == ["vector_add"] and manifest.read_bytes() == before
    assert built.make()[1] == []


@pytest.mark.tools
def test_a_touched_file_that_did_not_change_settles(built: Project) -> None:
    _touch(built.samples / "minimal.py", (built.samples / "minimal.py").read_text())
    assert built.make()[1] == ["minimal"] and built.make()[1] == []


@pytest.mark.tools
def test_program_and_archs_can_be_chosen(built: Project) -> None:
    said, started = built.make('-n ARCHS="sm_80 sm_100f" CUTEC=true')  # the + runs commands even with -n
    assert started == [] and said.count("true build ") == len(NAMES)
    for name, archs in BOUND.items():
        assert f"{name}.py {' '.join(f'--arch {arch}' for arch in archs)} -o" in said
    assert said.count(" --arch sm_80 --arch sm_100f ") == len(NAMES) - len(BOUND)
    # make -n noted the other archs: they are built (from the cache), and then nothing is left to do
    assert built.make()[1] == NAMES
    assert built.make()[1] == []


@pytest.mark.tools
def test_a_failed_sample_stops_make_and_leaves_no_bundle(built: Project) -> None:
    bad = built.samples / "broken.py"
    bad.write_text("import cutec\n1 +\n")
    try:
        with pytest.raises(AssertionError, match="E0001"):
            built.make()
        assert not (built.samples / "build/broken").exists()
    finally:
        bad.unlink()
    assert built.make()[1] == []


@pytest.mark.tools
def test_the_ci_steps_run(built: Project) -> None:
    """All but those that install, one after the other, as GitHub runs them."""
    outputs = {
        step["name"]: built.run(step["run"]) for step in _steps() if "run" in step and "install" not in step["run"]
    }
    assert set(outputs) == {"Look at the tools", "Build", "Run on the CPU and compare with NumPy"}
    assert "agrees with the reference" in outputs["Run on the CPU and compare with NumPy"]
    (upload,) = [s for s in _steps() if s.get("uses", "").startswith("actions/upload-artifact@")]
    found = {p.parent.name for p in built.root.glob(upload["with"]["path"].strip()) if p.name == "manifest.yaml"}
    assert found == set(NAMES)


def test_ci_installs_what_doctor_recommends() -> None:
    llvm, cuda = (step["run"].strip() for step in _steps() if "install" in step.get("run", ""))
    assert llvm.replace(" -y ", " ") in [line.strip() for line in INSTALL_LLVM.splitlines()]
    (recommended,) = re.findall(r"pip install '\.\[(.*)\]'", INSTALL_CUDA)
    (installed,) = re.findall(r"pip install '\.\[(.*)\]'", cuda)
    assert set(recommended.split(",")) <= set(installed.split(","))


def test_ci_has_what_github_requires() -> None:
    """PyYAML reads the key `on` as true (YAML 1.1), GitHub does not."""
    workflow = yaml.safe_load((FOLDER / "ci.yml").read_text())
    assert set(workflow) == {"name", True, "jobs"}
    for job in workflow["jobs"].values():
        assert job["runs-on"].startswith("ubuntu") and job["steps"][0]["uses"].startswith("actions/checkout@")
        assert all(("uses" in step) != ("run" in step) for step in job["steps"])


def test_the_makefile_has_one_pattern_rule() -> None:
    text = (FOLDER / "Makefile").read_text()
    assert re.findall(r"^[^\s#:=]*%[^\s:=]*:.*", text, re.M) == ["build/%/stamp: %.py build/archs"]
    assert "--depfile" in text


def _steps() -> list[dict]:
    (job,) = yaml.safe_load((FOLDER / "ci.yml").read_text())["jobs"].values()
    return job["steps"]


def _touch(path: Path, text: str) -> None:
    """Write a file with a time that no earlier one has."""
    time.sleep(0.01)
    path.write_text(text)
