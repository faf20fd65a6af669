"""`cutec build --export`: the library of the bundle that was just built."""

import json
import subprocess
from pathlib import Path

import pytest

from cutec.artifact.bundle import open_bundle
from cutec.cli.main import main
from cutec.driver.build.compress import compressed
from cutec.files import write_together
from cutec.toolchain.find import find_toolset

KERNEL = """
import cutec
from cutec import cute

@cute.kernel
def k(x: cute.Tensor):
    x[cute.arch.thread_idx()[0]] = cutec.Float32({value})

@cute.jit
def {name}(x: cute.Tensor):
    k(x).launch(grid=[1, 1, 1], block=[32, 1, 1])

cutec.export({name}, ["f32[32]"])
"""
ALL = {"Makefile", "CMakeLists.txt"}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("one", "two"):
        Path(f"{name}.py").write_text(KERNEL.format(name=name, value=1.0))
    return tmp_path


def contents(folder):
    return {path.name: path.read_bytes() for path in Path(folder).iterdir()}


def times(folder):
    return {path.name: path.stat().st_mtime_ns for path in Path(folder).iterdir()}


@pytest.mark.tools
def test_a_build_writes_what_export_writes(folder, capsys):
    assert main(["build", "one.py", "--arch", "sm_90a", "--export", "c"]) == 0
    assert capsys.readouterr().out.split()[:3] == ["build/one/manifest.yaml", "c/one.h", "c/one.c"]
    assert main(["export", "build/one", "-o", "again"]) == 0
    assert contents("c") == contents("again") and contents("c").keys() > ALL


@pytest.mark.tools
def test_what_has_not_changed_keeps_its_time(folder, capsys):
    build = ["build", "one.py", "--arch", "sm_90a", "--export", "c", "--stamp", "stamp", "--depfile", "one.d"]
    assert main(build) == 0
    before, stamp = times("c"), Path("stamp").stat().st_mtime_ns
    assert main(build) == 0 and times("c") == before and Path("stamp").stat().st_mtime_ns > stamp
    assert "stamp:" in Path("one.d").read_text() and "one.py" in Path("one.d").read_text()
    Path("one.py").write_text(KERNEL.format(name="one", value=2.0))
    assert main(build) == 0
    assert {name for name, time in times("c").items() if time != before[name]} == {"one.c"}
    Path("c/one.c").write_text("damaged")
    assert main(build) == 0 and b"damaged" not in contents("c")["one.c"]


@pytest.mark.tools
def test_the_name_and_the_parts(folder, capsys):
    command = ["build", "one.py", "--arch", "sm_90a", "--export", "c", "--lib", "ours", "--only", "c,make", "--json"]
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out)["library"] == ["c/ours.h", "c/ours.c", "c/Makefile", "c/ours.pc.in"]
    assert b"int ours_one(const ours_one_args *args)" in contents("c")["ours.h"]


@pytest.mark.tools
def test_each_file_has_a_library(folder, capsys):
    Path("cutec.yaml").write_text("archs: [sm_90a]\nkernels: [one.py, {file: two.py, output: deep/er}]\n")
    assert main(["build", "--export", "c", "--only", "c"]) == 0
    said = ["build/one/manifest.yaml", "c/one/one.h", "c/one/one.c"]
    said += ["build/deep/er/manifest.yaml", "c/deep/er/deep_er.h", "c/deep/er/deep_er.c", "build/index.yaml"]
    assert capsys.readouterr().out.split() == said
    assert all(Path(name).is_file() for name in said)


@pytest.mark.tools
@pytest.mark.parametrize(
    "options, code, status",
    [
        (("--export", "c", "--lib", "int"), "E1120", 2),
        (("--export", "c", "--lib", "x-y"), "E1120", 2),
        (("--export", "c", "--lib", ""), "E1120", 2),
        (("--export", "c", "--lib", "aten", "--only", "torch"), "E1120", 2),
        (("--export", "one.py"), "E1030", 2),
        (("--export", "/proc/none"), "E1030", 2),
        (("--license", "MIT"), "E1001", 2),
    ],
)
def test_what_cannot_be_written_leaves_nothing(folder, capsys, options, code, status):
    assert main(["build", "one.py", "--arch", "sm_90a", "--stamp", "stamp", *options]) == status
    assert f"error[{code}]" in capsys.readouterr().err
    assert sorted(path.name for path in folder.iterdir() if path.name != "__pycache__") == ["one.py", "two.py"]


@pytest.mark.tools
def test_compressed_machine_code_is_the_same(folder):
    assert main(["build", "one.py", "--arch", "sm_80", "--arch", "sm_90a"]) == 0
    bundle, tools = open_bundle("build/one"), find_toolset()
    packed = compressed(bundle, tools)
    images = [image for image in bundle.manifest.images if image.kind == "cubin"]
    assert len(images) == 2
    for image in images:
        data = packed.read(image)
        assert data.startswith(b"\x50\xed\x55\xba") and len(data) < image.bytes
        Path("packed.fatbin").write_bytes(data)
        subprocess.run([tools.tool("cuobjdump").command, "-xelf", "all", "packed.fatbin"], check=True)
        (unpacked,) = Path().glob("*.cubin")
        assert unpacked.read_bytes() == bundle.read(image)
        unpacked.unlink()


@pytest.mark.tools
def test_a_library_of_compressed_machine_code(folder, capsys):
    assert main(["build", "one.py", "--arch", "sm_90a"]) == 0
    assert main(["export", "build/one", "-o", "plain", "--only", "c"]) == 0
    assert main(["export", "build/one", "-o", "small", "--only", "c", "--compress"]) == 0
    assert Path("small/one.h").read_bytes() == Path("plain/one.h").read_bytes()
    assert Path("small/one.c").stat().st_size < Path("plain/one.c").stat().st_size
    build = ["build", "one.py", "--arch", "sm_90a", "--export", "built", "--only", "c,wheel", "--compress"]
    assert main([*build, "--package-version", "2.1", "--license", "MIT"]) == 0
    assert Path("built/one.c").read_bytes() == Path("small/one.c").read_bytes()
    about = Path("built/pyproject.toml").read_text()
    assert 'version = "2.1"' in about and 'license = "MIT"' in about
    assert main(["export", "build/one", "-o", "none", "--compress", "--cuda", "/nowhere"]) == 3
    assert "error[E2001]" in capsys.readouterr().err and not Path("none").exists()
    assert main(["export", "build/one", "-o", "none", "--cuda", "/nowhere"]) == 2
    assert "--cuda is an option of --compress" in capsys.readouterr().err and not Path("none").exists()


@pytest.mark.parametrize(
    "command, code",
    [
        (("one.py", "--lib", "x"), "E1001"),
        (("one.py", "--only", "c"), "E1001"),
        (("one.py", "--export", "c", "--only", "c,rust"), "E1001"),
        (("one.py", "--export", "c", "--emit", "ptx"), "E1001"),
        (("one.py", "two.py", "--export", "c", "--lib", "x"), "E1063"),
    ],
)
def test_wrong_command_lines(folder, capsys, command, code):
    assert main(["build", *command, "--arch", "sm_90a"]) == 2
    assert f"error[{code}]" in capsys.readouterr().err
    assert not Path("c").exists() and not Path("build").exists()


def test_files_are_written_together_or_not_at_all(tmp_path):
    write_together(tmp_path / "new", {"a": b"1", "b": b"2"})
    (tmp_path / "new" / "b").unlink()
    (tmp_path / "new" / "b").mkdir()
    with pytest.raises(IsADirectoryError) as caught:
        write_together(tmp_path / "new", {"b": b"4"})
    assert caught.value.filename == str(tmp_path / "new")
    with pytest.raises((FileExistsError, NotADirectoryError)):
        write_together(tmp_path / "new", {"a": b"3", "a/folder": b"4"})
    assert contents_of_files(tmp_path / "new") == {"a": b"1"}


def contents_of_files(folder):
    assert not [path for path in folder.iterdir() if path.name.startswith(".")]
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
