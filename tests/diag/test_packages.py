"""Hints that install Python packages: what they name exists, and what is missing is named."""

import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from cutec.diag import CutecError
from cutec.diag.packages import EXTRAS, in_checkout, need, pip_install

ROOT = Path(__file__).parents[2]


def test_the_table_has_what_pyproject_has() -> None:
    toml = pytest.importorskip("tomllib").loads((ROOT / "pyproject.toml").read_text())
    extras = toml["project"]["optional-dependencies"]
    assert {name: tuple(extras[name]) for name in EXTRAS} == EXTRAS


def test_commands() -> None:
    assert pip_install("run", "numpy", "cuda-bindings") == "pip install 'numpy>=1.26' 'cuda-bindings>=12.8'"
    assert pip_install("run").count("'") == 2 * len(EXTRAS["run"])
    assert in_checkout("run") == "pip install '.[run]'"


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    need("running a kernel", "run", "numpy", "ml-dtypes")
    monkeypatch.setattr("cutec.diag.packages.find_spec", lambda name: None if name == "ml_dtypes" else object())
    with pytest.raises(CutecError) as caught:
        need("running a kernel", "run", "numpy", "ml-dtypes")
    assert caught.value.code == "E2015"
    assert caught.value.message == "running a kernel needs Python packages that are not installed: ml-dtypes"
    assert caught.value.help.startswith("pip install 'ml-dtypes>=0.4'\n")


# A Python that has nothing but the base dependencies: the others cannot be found.
BASE_ONLY = textwrap.dedent("""
    import sys
    class Nothing:
        def find_spec(self, name, path=None, target=None):
            if name.partition(".")[0] in ("numpy", "ml_dtypes", "cuda"):
                raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    sys.meta_path.insert(0, Nothing())
    import importlib.util
    found = importlib.util.find_spec
    def find_spec(name, package=None):
        try:
            return found(name, package)
        except ModuleNotFoundError:
            return None
    importlib.util.find_spec = find_spec
    from cutec.cli.main import program
    sys.exit(program())
""")


def _base_only(*argv: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", BASE_ONLY, *argv], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("on", ["cpu", "gpu"])
def test_run_names_the_packages_that_it_needs(on: str) -> None:
    done = _base_only("run", "samples/vector_add.py", "--on", on)
    assert done.returncode == 3 and "E2015" in done.stderr and "numpy, ml-dtypes" in done.stderr
    assert "pip install" in done.stderr and "Traceback" not in done.stderr


def test_commands_that_run_nothing_need_only_the_base(tmp_path: Path) -> None:
    for argv in (["run", "-h"], ["layout", "(8,8):(8,1)", "--svg", str(tmp_path / "a.svg")], ["explain", "E2015"]):
        done = _base_only(*argv)
        assert done.returncode == 0, (argv, done.stderr)


def test_no_text_tells_people_to_install_what_is_not_published() -> None:
    """Neither cutec nor an extra of it: it is on no package index."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "samples").iterdir()]
    sources = [*(ROOT / "cutec").rglob("*.py"), *(ROOT / "scripts").glob("*.py")]
    wrong = re.compile(r"pip install (?:-\S+ )*['\"]?cutec\b.*")
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in (*pages, *sources)
        if path.is_file()
        for match in wrong.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not found
