"""Names of files in what a build leaves: the project's root, names by paths, paths by names."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path

import pytest

from cutec.driver.options.finding import FoundFiles, digest, find_file, search_folders
from cutec.driver.options.naming import FileNames
from cutec.driver.options.options import project_root


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a kernel in a folder, a link to that folder, and a link to the kernel."""
    root = tmp_path.resolve() / "project"
    (root / "kernels").mkdir(parents=True)
    (root / "cutec.yaml").touch()
    (root / "kernels/k.py").write_text("x = 1\n")
    (tmp_path / "link").symlink_to(root)
    (tmp_path / "same.py").symlink_to(root / "kernels/k.py")
    monkeypatch.chdir(root)
    return root


def test_every_spelling_of_a_path_has_one_root_and_one_name(project: Path) -> None:
    spellings = (
        "kernels/k.py",
        "./kernels/../kernels/k.py",
        str(project / "kernels/k.py"),
        str(project.parent / "link/kernels/k.py"),
        "../link/kernels/k.py",
        "../same.py",
    )
    assert {project_root(path) for path in spellings} == {project}
    assert {FileNames(project).name(path) for path in spellings} == {"kernels/k.py"}


def test_the_root_without_a_project_file_is_the_kernel_file_s_folder(project: Path) -> None:
    (project / "cutec.yaml").unlink()
    assert project_root("kernels/k.py") == project / "kernels"


def test_a_project_file_above_the_repository_is_another_project_s(project: Path) -> None:
    (project.parent / "cutec.yaml").touch()
    assert project_root("kernels/k.py") == project
    (project / "cutec.yaml").unlink()
    assert project_root("kernels/k.py") == project.parent.resolve()
    (project / ".git").mkdir()
    assert project_root("kernels/k.py") == project / "kernels"


def test_a_module_elsewhere_is_named_as_python_imports_it(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lib/tiles_of_mine").mkdir(parents=True)
    for name in ("__init__", "shapes"):
        (tmp_path / f"lib/tiles_of_mine/{name}.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path / "lib")
    module = importlib.import_module("tiles_of_mine.shapes")
    files = FileNames(project)
    names = [files.name(str(m.__file__)) for m in (module, sys.modules["tiles_of_mine"])]
    assert names == ["<tiles_of_mine/shapes.py>", "<tiles_of_mine/__init__.py>"]
    for name in ("tiles_of_mine.shapes", "tiles_of_mine"):
        monkeypatch.delitem(sys.modules, name)
    assert [find_file(name, []) for name in names] == [
        str(tmp_path / "lib/tiles_of_mine/shapes.py"),
        str(tmp_path / "lib/tiles_of_mine/__init__.py"),
    ]
    assert "tiles_of_mine" not in sys.modules, "to find a module does not import it"


def test_packages_below_the_root_are_modules_too(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = project / ".venv/lib/python3.11/site-packages"
    folder.mkdir(parents=True)
    (folder / "installed_tiles.py").write_text("")
    monkeypatch.syspath_prepend(folder)
    module = importlib.import_module("installed_tiles")
    assert FileNames(project).name(str(module.__file__)) == "<installed_tiles.py>"
    assert FileNames(folder).name(str(folder / "kernel.py")) == "kernel.py", "a kernel file may be installed"


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("", ""),
        ("<string>", "<string>"),
        ("<made of /home/me/k.py>", "<k.py>"),
        ("/tmp/made_4711/gen.py", "<gen.py>"),
        ("gen.py", "<gen.py>"),
        ("kernels/n.ipynb[cell 3]", "<n.ipynb>[cell 3]"),
        (os.__file__, "<os.py>"),
    ],
)
def test_no_name_holds_a_path_of_the_machine(project: Path, path: str, name: str) -> None:
    assert FileNames(project).name(path) == name


def test_a_cell_is_named_with_its_notebook(project: Path) -> None:
    (project / "kernels/n.ipynb").touch()
    files = FileNames(project)
    assert files.name("kernels/n.ipynb[cell 3]") == "kernels/n.ipynb[cell 3]"
    assert find_file("kernels/n.ipynb[cell 3]", [project]) == f"{project}/kernels/n.ipynb[cell 3]"
    assert files.path("kernels/n.ipynb[cell 3]") == "kernels/n.ipynb[cell 3]", "as it was given"


def test_names_do_not_depend_on_the_current_folder_later(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = FileNames(project)
    monkeypatch.chdir(project.parent)
    assert files.name("kernels/k.py") == "kernels/k.py"


def test_files_are_found_around_and_below_by_their_hash(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (project / "k.py").write_text("another\n")
    folders = list(search_folders(project / "build/k"))
    assert folders[0] == project and project.parent in folders and project / "kernels" in folders
    wanted = digest(str(project / "kernels/k.py"))
    assert find_file("k.py", folders) == str(project / "k.py")
    assert find_file("k.py", folders, wanted) == str(project / "kernels/k.py")
    assert find_file("missing.py", folders) == ""
    found = FoundFiles(folders)
    assert found.path("missing.py") == "missing.py"
    assert found.name(found.path("k.py")) == "k.py"
