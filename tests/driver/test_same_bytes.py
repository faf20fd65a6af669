"""The same inputs give the same bytes, however the kernel file's path is spelt, and wherever, by
whom and in whatever order of hashing it is built; and no path of the machine is in them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from cutec.diag import Warning_
from cutec.driver.build.build import perform
from cutec.driver.cache.product import Product
from cutec.driver.options.naming import FileNames
from cutec.driver.options.options import BuildOptions, Emit
from cutec.ir.core import Loc

pytestmark = pytest.mark.slow

KERNEL = """
import cutec
from cutec import cute
from lib.tiles import position
import elsewhere

made = {}
exec(compile("@cute.jit\\ndef plus_one(x):\\n    return x + 1.0\\n", "/made/up/here.py", "exec"), globals(), made)

@cute.kernel
def scale_kernel(x: cute.Tensor, y: cute.Tensor):
    i = position()
    assert i >= 0, "a position is never negative"
    if i < cute.size(x):
        y[i] = elsewhere.twice(x[i])
        cute.printf("%f", x[i])

@cute.jit
def scale(x: cute.Tensor, y: cute.Tensor):
    assert cute.size(x) > 0, "there is something to do"
    scale_kernel(x, y).launch(grid=(cute.ceil_div(cute.size(x), 128), 1, 1), block=(128, 1, 1))

def reference(x):
    return 2 * x

for name in sorted({"one", "two"}):
    cutec.export(scale, ["f32[n]", "out f32[n]"], name=f"scale_{name}", reference=reference)
cutec.export(scale, ["f32[64]", "out f32[64]"], name="scale_64", reference=elsewhere.reference)
"""
FILES = {
    "project/cutec.yaml": "",
    "project/src/k.py": KERNEL,
    "project/src/lib/__init__.py": "",
    "project/src/lib/tiles.py": """
from cutec import cute

@cute.jit
def position():
    i, _, _ = cute.arch.thread_idx()
    b, _, _ = cute.arch.block_idx()
    return b * 128 + i
""",
    "library/elsewhere.py": """
from cutec import cute

@cute.jit
def twice(x):
    return x + x

def reference(x):
    return x + x
""",
}
TEXTS = ("cute", "mlir", "llvm-dialect", "llvm", "ptx", "sass", "binary")
# What a bundle may not hold: folders of the machine, of its user, of Python and of packages.
PATHS = (
    "/tmp",
    "/home",
    "/root",
    "/usr/",
    "site-packages",
    "dist-packages",
    ".venv",
    sys.prefix,
    os.path.expanduser("~"),
)


@pytest.fixture
def folders(tmp_path: Path) -> Path:
    """Two copies of a project, with a library beside each; a link to the first, and to its
    kernel.
    """
    for copy in ("one", "a longer way/down/two"):
        for name, text in FILES.items():
            path = tmp_path / copy / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    (tmp_path / "link").symlink_to("one/project")
    (tmp_path / "same.py").symlink_to("one/project/src/k.py")
    return tmp_path


def leaks(built: Mapping[str, bytes], *more: str) -> list[tuple[str, str]]:
    return [(name, path) for name, data in built.items() for path in (*PATHS, *more) if path.encode() in data]


# (current folder, kernel file) in the folder of the fixture
SPELLINGS = (
    ("one/project/src", "k.py"),
    ("one/project", "src/k.py"),
    ("one/project/src/lib", "../../src/./k.py"),
    (".", "link/src/k.py"),
    (".", "same.py"),
    ("a longer way/down/two/project/src", "k.py"),
    ("a longer way/down/two", "project/src/k.py"),
    ("/", "{}/a longer way/down/two/project/src/k.py"),
)


@pytest.mark.parametrize("lineinfo", [True, False])
def test_the_ir_and_the_manifest_are_the_same_under_all_spellings(
    folders: Path, monkeypatch: pytest.MonkeyPatch, lineinfo: bool
) -> None:
    found = {}
    for here, file in SPELLINGS:
        monkeypatch.chdir(folders / here)
        library = folders / ("one" if "one" in here or here == "." else "a longer way/down/two") / "library"
        with monkeypatch.context() as patched:
            patched.syspath_prepend(library)
            options = BuildOptions(
                file=file.format(folders),
                archs=("sm_80", "sm_90a"),
                output="out",
                emits=(Emit("cute"),),
                assertions=True,
                images=False,
                cache=False,
                lineinfo=lineinfo,
            )
            product = perform(options)
        stages = {f"{s.export}.{s.arch}.{s.stage}": s.data for s in product.stages}
        found[here, file] = {"manifest": product.manifest.encode(), **product.files, **stages}
    first = found[SPELLINGS[0]]
    assert len(first) == 1 + 2 + 3 * 2  # the manifest, an archive of each arch, a stage of each export
    assert b"<elsewhere.py>:reference" in first["manifest"] and b"{file: src/lib/tiles.py, " in first["manifest"]
    for spelling, built in found.items():
        assert built == first, spelling
    assert not leaks(first, str(folders))


def build(place: Path, here: Path, file: str, *options: str, **environment: str) -> dict[str, bytes]:
    """All files of a bundle, and all stages, of a process of its own."""
    copy = here.parts.index("two") if "two" in here.parts else here.parts.index("one")
    library = Path(*here.parts[: copy + 1]) / "library"
    variables = {**os.environ, "CUTEC_CACHE_DIR": str(place / "cache"), "TMPDIR": str(place), **environment}
    variables["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(library)]))
    place.mkdir(exist_ok=True)
    for name in ("bundle", "stages"):
        shutil.rmtree(place / name, ignore_errors=True)
    (place / "stages").mkdir()
    emits = [f"--emit={stage}={place / 'stages'}/" for stage in TEXTS]
    archs = ["--arch", "sm_80", "--arch", "sm_90a", "--enable-assertions"]
    command = [sys.executable, "-m", "cutec", "build", file, *archs, *emits, "-o", str(place / "bundle"), *options]
    subprocess.run(command, cwd=here, env=variables, check=True, capture_output=True, timeout=300)
    return {p.relative_to(place).as_posix(): p.read_bytes() for p in sorted(place.glob("[bs]*/*"))}


def names_that_differ(first: Mapping[str, bytes], others: Sequence[Mapping[str, bytes]]) -> list[str]:
    return [name for other in others for name in {**first, **other} if first.get(name) != other.get(name)]


def test_warnings_are_kept_without_paths_and_shown_with_those_of_this_machine(tmp_path: Path) -> None:
    there, here = FileNames(tmp_path / "there"), FileNames(tmp_path / "here")
    for files in (there, here):
        Path(files.root).mkdir()
        Path(files.root, "k.py").touch()
    outer = Loc("<string>", 7)
    product = Product(warnings=[Warning_("E2101", "words", Loc(f"{there.root}/k.py", 3, 5, 9, "f", outer))])
    kept = product.pack(there.name)
    assert str(tmp_path).encode() not in kept
    (warning,) = Product.unpack(kept, here.path).warnings
    assert warning.place == Loc(f"{here.root}/k.py", 3, 5, 9, "f", outer)


@pytest.mark.tools
def test_cubins_and_stages_are_the_same_wherever_they_are_built(folders: Path) -> None:
    one, two = folders / "one/project/src", folders / "a longer way/down/two/project"
    first = build(folders / "cold", one, "k.py")
    assert {Path(name).suffix for name in first} >= {".yaml", ".ir", ".cubin", ".fatbin", ".ptx", ".sass", ".llvm"}
    user = {"HOME": str(folders), "USER": "somebody", "TZ": "Asia/Tokyo", "LC_ALL": "C", "PYTHONHASHSEED": "7"}
    others = [
        build(folders / "cold", one / "lib", "../k.py"),  # from the cache that the first has filled
        build(folders / "none", one, str(folders / "same.py"), "--no-cache", "-j", "1"),
        build(folders / "other", two, "src/k.py", **user),
    ]
    assert not names_that_differ(first, others)
    assert not leaks(first, str(folders), "somebody")
