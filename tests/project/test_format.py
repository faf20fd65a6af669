"""`cutec.yaml`: what it means, what is refused, and the descriptions that are made of its form."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest
import yaml

from cutec.artifact.index import Index, IndexedBundle, dump
from cutec.artifact.manifest_doc import json_schema, with_keys
from cutec.diag import CutecError
from cutec.driver.options.options import BuildOptions
from cutec.driver.project.format import ProjectFile, Settings
from cutec.driver.project.project import Project, of_files
from cutec.driver.project.read import find, read_project

ROOT = Path(__file__).parents[2]
SCHEMA = json_schema(ProjectFile, "cutec project")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Project]:
    """`project(text, *files)` makes files and a cutec.yaml in an empty folder, which is the current
    one, and reads it.
    """
    monkeypatch.chdir(tmp_path)

    def make(text: str, *files: str) -> Project:
        for name in files:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).touch()
        Path("cutec.yaml").write_text(text)
        return read_project("cutec.yaml")

    return make


def refused(project: Callable[..., Project], text: str, *files: str) -> CutecError:
    with pytest.raises(CutecError) as caught:
        project(text, *files)
    return caught.value


def test_the_descriptions_of_the_format_are_made_from_the_declarations(golden: Callable[[Path, str], None]) -> None:
    golden(ROOT / "cutec" / "driver" / "project" / "project.schema.json", json.dumps(SCHEMA, indent=2) + "\n")
    page = ROOT / "docs" / "project.md"
    golden(page, with_keys(page.read_text(encoding="utf-8"), ProjectFile, Index))


def example() -> str:
    """The project that the page shows."""
    page = (ROOT / "docs" / "project.md").read_text(encoding="utf-8")
    block = page.partition("builds all of them:\n\n")[2].partition("\n\n")[0]
    return "\n".join(line[4:] for line in block.splitlines()) + "\n"


def test_the_example_of_the_page(project: Callable[..., Project]) -> None:
    files = ("vector_add.py", "gemm.py", "small.yaml", "large.yaml")
    attention = ("attention/forward.py", "attention/hopper.py", "attention/test_it.py", "attention/notes.txt")
    made = project(example(), *files, *attention)
    jsonschema.validate(yaml.safe_load(example()), SCHEMA)
    assert [(m.file, m.bundle, m.settings.archs, m.spec) for m in made.members] == [
        ("vector_add.py", "vector_add", ("sm_80", "sm_90a"), None),
        ("attention/forward.py", "attention/forward", ("sm_80", "sm_90a"), None),
        ("attention/hopper.py", "attention/hopper", ("sm_90a",), None),
        ("gemm.py", "gemm_small", ("sm_80", "sm_90a"), "small.yaml"),
        ("gemm.py", "gemm_large", ("sm_80", "sm_90a"), "large.yaml"),
    ]


def test_patterns(project: Callable[..., Project]) -> None:
    files = ("a.py", "b/c.py", "b/d/e.py", ".hidden/f.py", "old/g.py", "old/h/i.py")
    made = project('kernels: ["**/*.py", "b/*.py", a.py]\nexclude: [old]\n', *files)
    assert [m.file for m in made.members] == ["b/c.py", "b/d/e.py", "a.py"]


def test_settings_of_a_kernel_count_more_than_those_of_all_and_the_command_line_most(
    project: Callable[..., Project],
) -> None:
    made = project(
        "opt_level: 1\nlineinfo: false\narchs: [sm_80]\noutput: out\n"
        "kernels: [a.py, {file: b/b.py, opt_level: 2, archs: [sm_90a], link: [x.bc], device: {sm_count: 132}}]\n",
        "a.py",
        "b/b.py",
        "x.bc",
    )
    given = BuildOptions(environment={}, assertions=True)
    a, b = (made.options(member, given, {"assertions"}) for member in made.members)
    assert (a.file, a.output, a.opt_level, a.lineinfo, a.archs) == ("a.py", "out/a", 1, False, ("sm_80",))
    assert (b.file, b.output, b.opt_level, b.lineinfo, b.archs) == ("b/b.py", "out/b/b", 2, False, ("sm_90a",))
    assert (b.link, b.device_facts, b.assertions) == (("x.bc",), {"multiprocessor_count": 132}, True)
    said = made.options(made.members[1], BuildOptions(opt_level=3, output="o"), {"opt_level", "output"})
    assert (said.opt_level, said.output) == (3, "o/b/b")
    named = made.options(made.members[0], BuildOptions(environment={"CUTEC_ARCH": "sm_120a"}), set())
    assert named.archs == ()  # chosen from the environment


def test_paths_lead_from_the_current_folder(project: Callable[..., Project], monkeypatch: pytest.MonkeyPatch) -> None:
    project("kernels: [{file: a.py, spec: s.yaml}]\n", "a.py", "s.yaml", "b/c/d")
    monkeypatch.chdir("b/c")
    assert find() == "../../cutec.yaml"
    made = read_project("../../cutec.yaml")
    options = made.options(made.members[0], BuildOptions(environment={}), set())
    assert (options.file, options.spec, options.output) == ("../../a.py", "../../s.yaml", "../../build/a")


def test_the_search_ends_at_a_repository(project: Callable[..., Project], monkeypatch: pytest.MonkeyPatch) -> None:
    project("kernels: [a.py]\n", "a.py", "b/.git/config", "b/c/d")
    monkeypatch.chdir("b/c")
    assert find() is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("kernels: [a.py]\narhcs: [sm_80]\n", "cutec.yaml:2: arhcs: unknown key; did you mean archs? "),
        ("kernels:\n  - {file: a.py, arch: [sm_80]}\n", "cutec.yaml:2: kernels[0].arch: unknown key; did you mean"),
        ("archs: [sm_80]\n", "cutec.yaml:1: the document: the key 'kernels' is missing"),
        ("kernels: []\n", "cutec.yaml:1: kernels: names no kernel file"),
        ("kernels: a.py\n", "cutec.yaml:1: kernels: expected a list, found 'a.py'"),
        ("kernels:\n  - a.py\n  - aa.py\n", "cutec.yaml:3: kernels[1]: there is no file 'aa.py'; did you mean 'a.py'?"),
        ("kernels:\n  - b\n", "cutec.yaml:2: kernels[0]: there is no file 'b'"),
        ("kernels:\n  - x*.py\n", "cutec.yaml:2: kernels[0]: no file matches 'x*.py'"),
        ("kernels:\n  - ../a.py\n", "cutec.yaml:2: kernels[0]: expected a path below this folder, found '../a.py'"),
        ("kernels:\n  - /a.py\n", "cutec.yaml:2: kernels[0]: expected a path below this folder, found '/a.py'"),
        ("kernels: [{file: a.py, output: ../b}]\n", "kernels[0].output: expected a path below this folder"),
        ("kernels: [{file: a.py, spec: no.yaml}]\n", "cutec.yaml:1: kernels[0].spec: there is no file 'no.yaml'"),
        ("kernels: [a.py]\nlink: [no.bc]\n", "cutec.yaml:2: link[0]: there is no file 'no.bc'"),
        ("kernels: [a.py]\npipeline: no.yaml\n", "cutec.yaml:2: pipeline: there is no file 'no.yaml'"),
        ("kernels: [a.py]\narchs:\n  - sm_80\n  - sm_81\n", "cutec.yaml:4: archs[1]: unknown arch 'sm_81'"),
        ("kernels: [a.py]\narchs: []\n", "cutec.yaml:2: archs: names no arch"),
        ("kernels: [a.py]\nopt_level: 4\n", "cutec.yaml:2: opt_level: 4 is more than 3"),
        ("kernels: [a.py]\nptxas_options: 'a \"b'\n", "cutec.yaml:2: ptxas_options: No closing quotation"),
        ("kernels: [a.py]\ndevice: {sm_count: -1}\n", "cutec.yaml:2: device: sm_count is -1"),
    ],
)
def test_wrong_keys_and_values(project: Callable[..., Project], text: str, said: str) -> None:
    wrong = refused(project, text, "a.py", "b/c")
    assert wrong.code == "E1061" and said in wrong.message


@pytest.mark.parametrize("text", ["", "kernels: [", "kernels: &a [a.py]\n", "kernels: [a.py]\nkernels: [a.py]\n"])
def test_what_is_no_such_yaml(project: Callable[..., Project], text: str) -> None:
    assert refused(project, text, "a.py").code == "E1060"


def test_two_bundles_for_one_folder(project: Callable[..., Project]) -> None:
    twice = refused(project, "kernels:\n  - a.py\n  - {file: b.py, output: ./a}\n", "a.py", "b.py")
    assert twice.code == "E1062"
    assert twice.message == "cutec.yaml:3: two bundles of a.py and b.py have one folder: a (the first: cutec.yaml:2)"
    with pytest.raises(CutecError, match=r"two bundles of a/k\.py and b/k\.py have one folder: k"):
        of_files(["a/k.py", "b/k.py"])


def test_files_of_a_command_line() -> None:
    made = of_files(["x/a.py", "b.py", "x/a.py"])
    assert [(m.file, m.bundle, m.settings) for m in made.members] == [
        ("x/a.py", "a", Settings()),
        ("b.py", "b", Settings()),
    ]


def test_an_index_is_a_line_for_each_bundle() -> None:
    text = dump(Index("1.0", (IndexedBundle("a b.py", "a b", ("f", "g"), ("sm_80",)),)))
    assert yaml.safe_load(text) == {
        "schema": 1,
        "cutec": "1.0",
        "bundles": [{"file": "a b.py", "bundle": "a b", "exports": ["f", "g"], "archs": ["sm_80"]}],
    }
    assert text.count("\n") == 5
