"""Manifests that say of their kernels what is not so; files of a bundle that are none."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from cubin_kit import cubin, fitting
from sample_files import FOLDER

from cutec.artifact import agreement
from cutec.artifact.bundle import open_bundle
from cutec.artifact.bundle_write import make_image, write_bundle
from cutec.artifact.host import HostProgram, Launch, Node, validate
from cutec.artifact.manifest import Export, Manifest, Program, Resources, Source
from cutec.artifact.signature import ScalarParam, Signature, TensorParam
from cutec.cli.main import main
from cutec.diag import CutecError
from cutec.records import replace

SIGNATURE = Signature(
    (TensorParam("x", "f32", (8,), (1,), (1,), 16), ScalarParam("n", "i64"), ScalarParam("k", "i32")), ()
)
ONE, SMEM = 3, 4
CUBIN = cubin({"add": ["ptr", "i64", "i32"]}, shared=2048)


def program(args: tuple[int, ...] = (0, 1, 2), smem: int = 64, kernel: str = "add") -> HostProgram:
    nodes = (Node("const", "i32", (), 1), Node("const", "i32", (), smem))
    return HostProgram(SIGNATURE.leaves(), nodes, (Launch(kernel, (ONE, ONE, ONE), (ONE, ONE, ONE), None, SMEM, args),))


def disagreement(changed: HostProgram, shared: int = 1024, data: bytes = CUBIN) -> str:
    kernels = {"add": {"sm_90": Resources(10, shared=shared)}}
    image = make_image("cubin", ("sm_90",), "add", data)
    export = Export("add", Source("k.py", 1), SIGNATURE, (Program(("sm_90",), changed),), kernels)
    return agreement.disagreement(Manifest("0", {}, ("sm_90",), (export,), (image,)), image, data)


def test_what_is_true() -> None:
    assert disagreement(program()) == ""
    assert disagreement(program(smem=226 << 10)) == "", "with what the system takes"
    assert fitting([program()], shared=2048, note=b"note") == CUBIN


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (program((1, 0, 2)), "takes a pointer as parameter 0, the launch passes i64"),
        (program((0, 2, 1)), "takes 8 bytes as parameter 1, the launch passes 4 (i32)"),
        (program((0, 1)), "takes 3 parameters, the launch passes 2"),
        (program((0, 1, 2, 2)), "takes 3 parameters, the launch passes 4"),
        (program(smem=-4), "cannot ask for -4 more"),
        (program(smem=2 << 29), "cannot ask for 1073741824 more"),
        (program(smem=227 << 10), "cannot ask for 232448 more"),
        (program(kernel="sub"), "there is no kernel sub, only add"),
    ],
)
def test_what_is_not(wrong: HostProgram, said: str) -> None:
    assert said in disagreement(wrong)


def test_static_shared_memory_and_other_files() -> None:
    assert "has 2048 bytes of static shared memory, not 0" in disagreement(program(), 0)
    assert "has 2048 bytes of static shared memory, not 4096" in disagreement(program(), 4096)
    assert "it is no whole cubin: there is no ELF header" in disagreement(program(), 1024, b"what?")
    torn = CUBIN.replace(b"\x04\x17\x0c\x00", b"\x04\x17\xff\x0f", 1)
    assert "breaks off" in disagreement(program(), 1024, torn)


@pytest.mark.parametrize("smem", [-4, 2 << 29, 228 << 10])
def test_shared_memory_that_no_block_has_is_refused_without_a_cubin(smem: int) -> None:
    with pytest.raises(CutecError, match=rf"E3010.*asks for {smem} bytes of shared memory"):
        validate(program(smem=smem))


def lying(folder: Path) -> Path:
    """A bundle that passes an integer for the pointer, and the other way round."""
    image = make_image("cubin", ("sm_90",), "add", CUBIN)
    export = Export("add", Source("k.py", 1), SIGNATURE, (Program(("sm_90",), program((1, 0, 2))),))
    write_bundle(folder, Manifest("0", {}, ("sm_90",), (export,), (image,)), {image.file: CUBIN})
    return folder


def test_it_is_refused_when_the_image_is_read(tmp_path: Path, here: Callable[..., tuple[int, str, str]]) -> None:
    bundle = open_bundle(lying(tmp_path / "b"))
    with pytest.raises(CutecError, match=r"E3014.*takes a pointer"):
        bundle.read(bundle.manifest.images[0])
    status, _, err = here("show", "--check", "b")
    assert status == 2 and err.startswith("error[E3014]") and "takes a pointer as parameter 0" in " ".join(err.split())
    assert here("show", "b")[0] == 0, "what it says can be read"


NOT_FILES: dict[str, Callable[[Path], object]] = {
    "device": lambda path: path.symlink_to("/dev/zero"),
    "pipe": os.mkfifo,
    "folder": Path.mkdir,
    "nothing": lambda path: path.symlink_to("nowhere"),
    "huge": lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_RDWR), 100 << 30),
}


@pytest.mark.parametrize("kind", NOT_FILES)
@pytest.mark.parametrize("file", ["image", "manifest.yaml"])
def test_what_is_no_file_is_refused_at_once(kind: str, file: str, tmp_path: Path) -> None:
    """A hundred gigabytes, too: they are not read."""
    folder = lying(tmp_path / "b")
    image = open_bundle(folder).manifest.images[0]
    path = folder / (image.file if file == "image" else file)
    path.unlink()
    NOT_FILES[kind](path)
    with pytest.raises(CutecError) as caught:
        open_bundle(folder).read(image)
    assert caught.value.code == ("E3006" if file == "image" else "E3002" if kind == "huge" else "E3001")


@pytest.mark.parametrize(
    "text",
    [
        b"[" * 4000,
        b"a: &a [x]\n" + b"".join(b"b%d: [*a, *a]\n" % i for i in range(100)),
        b"{" * 100_000,
        b"- " * 50_000 + b"x",
        b"schema: " + b"9" * 100_000,
        b"schema: 1\ncutec: '0'\ntools: {}\narchs: []\nexports: []\n",
        b"\xff\xfe\0",
        b"",
        b"schema: 1\nimages: " + b"x" * (9 << 20),
    ],
    ids=["nested", "bomb", "braces", "dashes", "number", "no archs", "bytes", "empty", "large"],
)
def test_hostile_manifests_are_told(text: bytes, tmp_path: Path, here: Callable[..., tuple[int, str, str]]) -> None:
    (tmp_path / "manifest.yaml").write_bytes(text)
    for command in (("show", ".", "--check"), ("run", ".", "--on", "cpu")):
        status, _, err = here(*command)
        assert status == 2 and err.startswith("error[E300"), err


@pytest.mark.tools
@pytest.mark.parametrize("arch", ["sm_80", "sm_90a"])
@pytest.mark.parametrize("sample", ["vector_add", "reduce_cluster", "sgemm"])
def test_real_bundles_agree(sample: str, arch: str, tmp_path: Path) -> None:
    if (sample, arch) == ("reduce_cluster", "sm_80"):
        pytest.skip("clusters came with sm_90")
    build = ["build", str(FOLDER / f"{sample}.py"), "--arch", arch, "-O1", "-o", str(tmp_path)]
    assert main(build) == 0
    bundle = open_bundle(tmp_path)
    bundle.check()
    image = next(i for i in bundle.manifest.images if i.kind == "cubin")
    (export,) = (e for e in bundle.manifest.exports if e.name == image.export)
    (first,) = export.programs
    swapped = replace(
        first.host,
        launches=tuple(replace(one, args=(one.args[1], one.args[0], *one.args[2:])) for one in first.host.launches),
    )
    changed = replace(bundle.manifest, exports=(replace(export, programs=(replace(first, host=swapped),)),))
    assert "parameter 0" in agreement.disagreement(changed, image, bundle.read(image))
