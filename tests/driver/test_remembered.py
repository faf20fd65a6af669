"""A remembered build equals one that is made anew, whatever changes between: the table has a row
for each way in which user code can see its surroundings.

Each row is a small project and a change. It is built twice (the second time it is remembered),
changed, and built again with and without the cache: both give the same bytes.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from driver_kernels import ADD, EXPORT

from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.cache.store import open_store
from cutec.driver.options.options import BuildOptions
from cutec.toolchain.find import find_toolset

pytestmark = pytest.mark.slow

Change = Callable[[], object]
FOLDER: list[Path] = []  # the project's


def write(name: str, text: str) -> None:
    Path(name).parent.mkdir(parents=True, exist_ok=True)
    Path(name).write_text(text)


def kernel(head: str) -> str:
    """A kernel file that begins with these lines, which define THREADS."""
    return head + "\n" + ADD.replace("THREADS = 128", "") + EXPORT


def build(**options):
    asked = {
        "file": str(FOLDER[0] / "k.py"),
        "archs": ("sm_80",),
        "output": str(FOLDER[0].parent / "out"),
        "images": False,
        "audit": True,
        **options,
    }
    return perform(BuildOptions(**asked), lambda text: None)


def outcome(product) -> tuple[object, ...]:
    return product.manifest, product.files


def writes(name: str, text: str) -> Change:
    return lambda: write(name, text)


def removes(name: str) -> Change:
    return lambda: Path(name).unlink()


def sets(name: str, value: str) -> Change:
    return lambda: os.environ.__setitem__(name, value)


def zips(threads: int) -> Change:
    def make() -> None:
        with zipfile.ZipFile("lib.zip", "w") as file:
            file.writestr("zipped.py", f"N = {threads}\n")

    return make


def rows_of(threads: int) -> Change:
    def make() -> None:
        Path("t.db").unlink(missing_ok=True)
        with sqlite3.connect("t.db") as database:
            database.execute("create table t (n int)")
            database.execute("insert into t values (?)", [threads])
        database.close()

    return make


def relinks(target: str) -> Change:
    def make() -> None:
        Path("link").unlink(missing_ok=True)
        Path("link").symlink_to(target)

    return make


def both(*changes: Change) -> Change:
    return lambda: [change() for change in changes]


HERE = "import os, sys\nHERE = os.path.dirname(os.path.abspath(__file__))\n"
LIB = HERE + "sys.path.insert(0, os.path.join(HERE, 'lib'))\n"
OPTIONAL = "try:\n    from extra import N as THREADS\nexcept ImportError:\n    THREADS = 128\n"
# What is changed: (before the first build, head of the kernel file, the change). The change makes
# the product another one.
CHANGES: dict[str, tuple[Change, str, Change]] = {
    # modules
    "a helper's text": (
        writes("helper.py", "N = 32"),
        "from helper import N as THREADS",
        writes("helper.py", "N = 64"),
    ),
    "the text of a module of a package": (
        both(writes("pkg/__init__.py", ""), writes("pkg/tiles.py", "N = 32")),
        "from pkg.tiles import N as THREADS",
        writes("pkg/tiles.py", "N = 64"),
    ),
    "a module that was absent": (lambda: None, OPTIONAL, writes("extra.py", "N = 64")),
    "a module that is gone": (writes("extra.py", "N = 64"), OPTIONAL, removes("extra.py")),
    "a package that shadows a module": (
        writes("extra.py", "N = 32"),
        OPTIONAL,
        both(writes("extra/__init__.py", "N = 64")),
    ),
    "a module of a package that was absent": (
        writes("pkg/__init__.py", ""),
        "try:\n    from pkg.more import N as THREADS\nexcept ImportError:\n    THREADS = 32",
        writes("pkg/more.py", "N = 64"),
    ),
    "a name that a package's module gives": (
        writes("pkg/__init__.py", ""),
        "import pkg\ntry:\n    from pkg import more\n    THREADS = 64\nexcept ImportError:\n    THREADS = 32",
        writes("pkg/more.py", ""),
    ),
    "a file beside the kernel that shadows one of the search path": (
        both(writes("other/shadowed.py", "N = 32"), lambda: sys.path.append(os.path.abspath("other"))),
        "from shadowed import N as THREADS",
        writes("shadowed.py", "N = 64"),
    ),
    "a module of the search path": (
        both(writes("other/outside.py", "N = 32"), lambda: sys.path.append(os.path.abspath("other"))),
        "from outside import N as THREADS",
        writes("other/outside.py", "N = 64"),
    ),
    "a file that shadows a module of Python": (
        lambda: sys.modules.pop("colorsys", None),
        "import colorsys\nTHREADS = getattr(colorsys, 'N', 32)",
        both(writes("colorsys.py", "N = 64"), lambda: sys.modules.pop("colorsys", None)),
    ),
    "a folder without __init__ that becomes a package": (
        writes("space/part.py", "N = 32"),
        "import space.part\nTHREADS = getattr(space, 'N', space.part.N)",
        writes("space/__init__.py", "N = 64"),
    ),
    "a second folder of a namespace package": (
        both(writes("other/space/late.py", "N = 64"), writes("space/part.py", ""), lambda: Path("lib").mkdir()),
        LIB + "import space.part\ntry:\n    from space.late import N as THREADS\nexcept ImportError:\n    THREADS = 32",
        writes("lib/space/late.py", "N = 64"),
    ),
    "whether importlib finds a module": (
        lambda: None,
        "import importlib.util\nTHREADS = 64 if importlib.util.find_spec('extra') else 32",
        writes("extra.py", ""),
    ),
    "a module in a folder that the file adds": (
        writes("lib/added.py", "N = 32"),
        LIB + "from added import N as THREADS",
        writes("lib/added.py", "N = 64"),
    ),
    "a module that shadows another in such a folder": (
        both(writes("below.py", "N = 32"), lambda: Path("lib").mkdir()),
        LIB + "from below import N as THREADS",
        writes("lib/below.py", "N = 64"),
    ),
    "a file run by runpy": (
        writes("settings.py", "N = 32"),
        HERE + "import runpy\nTHREADS = runpy.run_path(HERE + '/settings.py')['N']",
        writes("settings.py", "N = 64"),
    ),
    "a file loaded by its path": (
        writes("settings.py", "N = 32"),
        HERE
        + "import importlib.util\nspec = importlib.util.spec_from_file_location('s', HERE + '/settings.py')\n"
        + "module = importlib.util.module_from_spec(spec)\nspec.loader.exec_module(module)\nTHREADS = module.N",
        writes("settings.py", "N = 64"),
    ),
    "a file that is executed": (
        writes("settings.py", "THREADS = 32"),
        HERE + "exec(open(HERE + '/settings.py').read())",
        writes("settings.py", "THREADS = 64"),
    ),
    "a module in a zip file": (
        zips(32),
        HERE + "sys.path.insert(0, HERE + '/lib.zip')\nfrom zipped import N as THREADS",
        zips(64),
    ),
    "a module imported while tracing": (
        writes("late.py", "N = 32"),
        "def threads():\n    from late import N\n    return N\nTHREADS = threads()",
        writes("late.py", "N = 64"),
    ),
    # files
    "a data file": (writes("n.txt", "32"), HERE + "THREADS = int(open(HERE + '/n.txt').read())", writes("n.txt", "64")),
    "a data file read by pathlib": (
        writes("n.txt", "32"),
        "from pathlib import Path\nTHREADS = int((Path(__file__).resolve().parent / 'n.txt').read_text())",
        writes("n.txt", "64"),
    ),
    "a data file by a relative name": (
        writes("n.txt", "32"),
        "THREADS = int(open('n.txt').read())",
        writes("n.txt", "64"),
    ),
    "a data file that was absent": (
        lambda: None,
        HERE + "try:\n    THREADS = int(open(HERE + '/n.txt').read())\nexcept OSError:\n    THREADS = 32",
        writes("n.txt", "64"),
    ),
    "a data file that a package reads for the file": (
        writes("n.json", "32"),
        HERE + "import numpy\nTHREADS = int(numpy.loadtxt(HERE + '/n.json'))",
        writes("n.json", "64"),
    ),
    "a file opened by its descriptor": (
        writes("n.txt", "32"),
        HERE + "THREADS = int(os.read(os.open(HERE + '/n.txt', os.O_RDONLY), 9))",
        writes("n.txt", "64"),
    ),
    "a file mapped into memory": (
        writes("n.txt", "32"),
        HERE + "import mmap\nwith open(HERE + '/n.txt', 'r+b') as f:\n    THREADS = int(mmap.mmap(f.fileno(), 0)[:])",
        writes("n.txt", "64"),
    ),
    "a database": (
        rows_of(32),
        HERE + "import sqlite3\n(THREADS,), = sqlite3.connect(HERE + '/t.db').execute('select n from t')",
        rows_of(64),
    ),
    "data of the file's own package": (
        both(writes("pkg/__init__.py", ""), writes("pkg/n.txt", "32")),
        "import importlib.resources as r\nTHREADS = int((r.files('pkg') / 'n.txt').read_text())",
        writes("pkg/n.txt", "64"),
    ),
    "the target of a symbolic link": (
        both(writes("a.txt", "32"), writes("b.txt", "64"), relinks("a.txt")),
        HERE + "THREADS = int(open(HERE + '/link').read())",
        relinks("b.txt"),
    ),
    "a line that linecache gives": (
        writes("n.txt", "32"),
        HERE
        + "import linecache\nlinecache.cache.pop(HERE + '/n.txt', None)\n"
        + "THREADS = int(linecache.getline(HERE + '/n.txt', 1))",
        writes("n.txt", "64"),
    ),
    # existence, folders, properties
    "a file that exists now": (
        lambda: None,
        HERE + "THREADS = 64 if os.path.exists(HERE + '/flag') else 32",
        writes("flag", ""),
    ),
    "a file that pathlib finds now": (
        lambda: None,
        "from pathlib import Path\nTHREADS = 64 if Path(__file__).parent.joinpath('flag').is_file() else 32",
        writes("flag", ""),
    ),
    "a file that is a folder now": (
        writes("flag", ""),
        HERE + "THREADS = 64 if os.path.isdir(HERE + '/flag') else 32",
        both(removes("flag"), lambda: Path("flag").mkdir()),
    ),
    "the names in a folder": (
        writes("d/a", ""),
        HERE + "THREADS = 32 * len(os.listdir(HERE + '/d'))",
        writes("d/b", ""),
    ),
    "the names that glob finds": (
        writes("d/a", ""),
        HERE + "import glob\nTHREADS = 32 * len(glob.glob(HERE + '/d/*'))",
        writes("d/b", ""),
    ),
    "the names below a folder": (
        writes("d/e/a", ""),
        HERE + "THREADS = 32 * sum(len(files) for _, _, files in os.walk(HERE + '/d'))",
        writes("d/e/b", ""),
    ),
    "a file's size": (
        writes("d/a", "x" * 32),
        HERE + "THREADS = os.path.getsize(HERE + '/d/a')",
        writes("d/a", "x" * 64),
    ),
    "a file's time": (
        both(writes("a", ""), lambda: os.utime("a", (32, 32))),
        HERE + "THREADS = int(os.path.getmtime(HERE + '/a'))",
        lambda: os.utime("a", (64, 64)),
    ),
    "a file's mode": (
        both(writes("a", ""), lambda: Path("a").chmod(0o644)),
        HERE + "from os import stat\nTHREADS = 64 if stat(HERE + '/a').st_mode & 0o100 else 32",
        lambda: Path("a").chmod(0o755),
    ),
    "whether a file may be executed": (
        both(writes("a", ""), lambda: Path("a").chmod(0o644)),
        HERE + "THREADS = 64 if os.access(HERE + '/a', os.X_OK) else 32",
        lambda: Path("a").chmod(0o755),
    ),
    "where a link points": (
        relinks("32"),
        HERE + "THREADS = int(os.readlink(HERE + '/link'))",
        relinks("64"),
    ),
    # environment
    "an environment variable": (
        sets("TILE", "32"),
        "import os\nTHREADS = int(os.environ['TILE'])",
        sets("TILE", "64"),
    ),
    "an environment variable that was not set": (
        lambda: None,
        "import os\nTHREADS = int(os.getenv('TILE', '32'))",
        sets("TILE", "64"),
    ),
    "an environment variable that is not set now": (
        sets("TILE", "64"),
        "from os import environ\nTHREADS = 64 if 'TILE' in environ else 32",
        lambda: os.environ.pop("TILE"),
    ),
    "any environment variable": (
        lambda: None,
        "import os\nTHREADS = 32 * (1 + len([n for n in os.environ if n.startswith('TILE')]))",
        sets("TILE_X", "64"),
    ),
    "an environment variable as bytes": (
        sets("TILE", "32"),
        "import os\nTHREADS = int(os.environb[b'TILE'])",
        sets("TILE", "64"),
    ),
    "an environment variable that the file sets if it is not": (
        lambda: None,
        "import os\nTHREADS = int(os.environ.setdefault('TILE', '32'))",
        sets("TILE", "64"),
    ),
    "a copy of the environment": (
        sets("TILE", "32"),
        "import os\nTHREADS = int(dict(os.environ)['TILE'])",
        sets("TILE", "64"),
    ),
    "a home folder": (
        sets("HOME", "/32"),
        "from pathlib import Path\nTHREADS = int(Path.home().name)",
        sets("HOME", "/64"),
    ),
    "the time zone": (
        both(sets("TZ", "UTC-1"), time.tzset),
        "import time\nTHREADS = 32 * time.localtime(0).tm_hour",
        both(sets("TZ", "UTC-2"), time.tzset),
    ),
    # the process
    "the names in the current folder": (
        lambda: os.chdir(Path("d").mkdir() or "d"),
        "import os\nTHREADS = 32 * (1 + len(os.listdir()))",
        writes("another", ""),
    ),
}


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """An empty folder, which is the current one. Path, environment and modules are as before in the
    end.
    """
    (tmp_path / "project").mkdir()
    FOLDER[:] = [tmp_path / "project"]
    monkeypatch.chdir(tmp_path / "project")
    for name in ("TILE", "TILE_X", "HOME", "TZ"):
        monkeypatch.setenv(name, os.environ.get(name, ""))
        if name.startswith("TILE"):
            monkeypatch.delenv(name)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    monkeypatch.undo()
    time.tzset()


QUICK = [*CHANGES][::7]  # the others are many and alike


@pytest.mark.parametrize(
    "what", [what if what in QUICK else pytest.param(what, marks=pytest.mark.slow) for what in CHANGES]
)
def test_a_remembered_build_equals_a_new_one(what: str) -> None:
    before, head, change = CHANGES[what]
    write("k.py", kernel(head))
    before()
    first = build()
    assert build().cached and not first.cached
    change()
    again, anew = build(), build(cache=False)
    assert not again.cached and outcome(again) == outcome(anew)
    assert outcome(anew) != outcome(first), "the change changes nothing: the row tests nothing"
    assert build().cached


NUMPY = "import numpy\nTHREADS = 32"
# Changes that user code does not see: it is not built again.
UNSEEN: dict[str, tuple[Change, str, Change]] = {
    "a file that nobody asked for": (lambda: None, HERE + "THREADS = 32", writes("more.py", "")),
    "a variable that nobody asked for": (lambda: None, HERE + "THREADS = 32", sets("TILE", "64")),
    "a helper's time": (
        writes("helper.py", "N = 32"),
        "from helper import N as THREADS",
        lambda: os.utime("helper.py", (1, 1)),
    ),
    "the time of a file that is there": (
        writes("flag", ""),
        HERE + "THREADS = 64 if os.path.exists(HERE + '/flag') else 32",
        lambda: os.utime("flag", (1, 1)),
    ),
    "the content of a file that is there": (
        writes("flag", ""),
        HERE + "THREADS = 64 if os.path.exists(HERE + '/flag') else 32",
        writes("flag", "more"),
    ),
    "bytecode": (writes("helper.py", "N = 32"), "from helper import N as THREADS", writes("__pycache__/x.pyc", "")),
    "what a package reads when it is imported": (lambda: None, NUMPY, sets("NPY_SOMETHING", "1")),
    "random numbers of a seed": (
        lambda: None,
        "import random\nrandom.seed(3)\nTHREADS = 32 + 0 * random.randrange(9) + 0 * random.Random(1).randrange(9)",
        lambda: None,
    ),
    "a date that is given": (
        lambda: None,
        "import datetime\nassert isinstance(datetime.datetime(2026, 1, 2), datetime.date)\n"
        "THREADS = 32 * datetime.datetime.fromtimestamp(0, datetime.timezone.utc).day",
        lambda: None,
    ),
    "the folder from which it is built": (
        lambda: Path("d").mkdir(),
        LIB + "THREADS = 32",
        lambda: os.chdir("d"),
    ),
}


@pytest.mark.parametrize("what", UNSEEN)
def test_what_nobody_sees_changes_nothing(what: str) -> None:
    before, head, change = UNSEEN[what]
    write("k.py", kernel(head))
    before()
    build()
    change()
    again, anew = build(), build(cache=False)
    assert again.cached and outcome(again) == outcome(anew)


# Questions that cannot be asked again, and the words for them.
NOT_REPEATABLE = {
    "import time\nTHREADS = 32 + 0 * int(time.time())": "time.time() reads the clock",
    "from time import strftime\nTHREADS = 32 + 0 * len(strftime('%H'))": "time.strftime() reads the clock",
    "import datetime\nTHREADS = 32 + 0 * datetime.datetime.now().hour": "datetime.now() reads the clock",
    "from datetime import date\nTHREADS = 32 + 0 * date.today().day": "date.today() reads the clock",
    "import random\nTHREADS = 32 + 0 * random.randrange(9)": "random.randrange() without a seed gives random numbers",
    "import random\nTHREADS = 32 + 0 * random.Random().randrange(9)": "random.Random() without a seed gives random",
    "import uuid\nTHREADS = 32 + 0 * uuid.uuid4().int": "os.urandom() gives random numbers",
    "import secrets\nTHREADS = 32 + 0 * secrets.randbelow(9)": "random.urandom() gives random numbers",
    "THREADS = 32 + 0 * len(open('/dev/urandom', 'rb').read(4))": "this line reads /dev/urandom",
    "import os\nTHREADS = 32 + 0 * os.getpid()": "os.getpid() tells about this process",
    "import subprocess\nTHREADS = int(subprocess.check_output(['echo', '32']))": "this line starts a process",
    "import os\nTHREADS = 32 + 0 * os.system('true')": "this line starts a process",
    "import socket\ntry:\n    socket.create_connection(('127.0.0.1', 1))\nexcept OSError:\n    THREADS = 32": (
        "this line uses the network"
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("head", NOT_REPEATABLE)
def test_what_cannot_be_asked_again_is_not_remembered(head: str) -> None:
    write("k.py", kernel(head))
    said: list[str] = []
    for _ in range(2):
        options = BuildOptions("k.py", archs=("sm_80",), output="out", images=False, audit=True)
        assert not perform(options, said.append).cached
    line = 3 if "create_connection" in head else head.count("\n") + 1
    assert said[0].startswith(f"not remembered: k.py:{line}: {NOT_REPEATABLE[head]}")


def test_a_process_of_another_program_remembers_nothing() -> None:
    """Python's audit hook shows the files that are opened; it is for processes of cutec alone."""
    write("k.py", kernel("THREADS = 32"))
    code = (
        "from cutec.driver.build.build import perform\n"
        "from cutec.driver.options.options import BuildOptions\n"
        "for audit in (False, False, True, True):\n"
        "    print(perform(BuildOptions('k.py', archs=('sm_80',), output='o', images=False, audit=audit)).cached)\n"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300).stdout
    assert out.split() == ["False", "False", "False", "True"]


def program(*words: str, python: tuple[str, ...] = (), **env: str) -> tuple[str, str]:
    """(stdout, what the cache says) of `cutec build k.py --emit cute`."""
    command = [sys.executable, *python, "-m", "cutec", "build", "k.py", "--arch", "sm_80", "--emit", "cute", *words]
    made = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300, env={**os.environ, **env})
    return made.stdout, made.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("head", "python", "env"),
    [
        ("THREADS = 64 if __debug__ else 32", ("-O",), {}),
        ("import sys\nTHREADS = 64 if sys.flags.dev_mode else 32", ("-X", "dev"), {}),
        (
            "import warnings\ntry:\n    warnings.warn('old', UserWarning)\n    THREADS = 32\n"
            "except UserWarning:\n    THREADS = 64",
            ("-W", "error::UserWarning"),
            {},
        ),
        (
            HERE + "THREADS = 32 * len(open(HERE + '/n.txt', errors='replace').read())",
            (),
            {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"},
        ),
        ("import os\nTHREADS = 32 * len(os.environ.get('TILE', ' '))", (), {"TILE": "  "}),
    ],
    ids=["-O", "-X dev", "-W error", "encoding", "variable"],
)
def test_how_python_is_started_is_seen(head: str, python: tuple[str, ...], env: dict[str, str]) -> None:
    Path("n.txt").write_text("é", encoding="utf-8")
    write("k.py", kernel(head))
    first, _ = program()
    assert program(python=python, **env)[0] == program("--no-cache", python=python, **env)[0] != first


def test_a_kernel_behind_a_link_finds_its_helpers_as_python_does() -> None:
    write("real/helper.py", "N = 32")
    write("real/kern.py", kernel("from helper import N as THREADS"))
    Path("k.py").symlink_to("real/kern.py")
    first = build()
    write("helper.py", "N = 64")  # beside the link: Python does not look there
    assert build().cached and outcome(build(cache=False)) == outcome(first)


def test_a_kernel_file_finds_its_helpers_where_pythons_path_is_safe() -> None:
    write("helper.py", "N = 32")
    write("k.py", kernel("from helper import N as THREADS"))
    assert program(python=("-P",)) == program(PYTHONSAFEPATH="1") == program()


def test_a_reference_is_found_beside_the_kernel_first() -> None:
    write("d/k.py", kernel("THREADS = 32").replace('"out f32[n]"]', '"out f32[n]"], reference="ref.py:f"'))
    write("ref.py", "def f(a, b): return a")
    first = build(file="d/k.py")
    assert build(file="d/k.py").cached
    write("d/ref.py", "def f(a, b): return b")
    again = build(file="d/k.py")
    assert outcome(again) == outcome(build(file="d/k.py", cache=False)) != outcome(first)


def test_a_spec_is_that_of_the_current_folder() -> None:
    write("k.py", ADD)
    for folder, name in (("a", "one"), ("b", "two")):
        write(
            f"{folder}/s.yaml", f"exports:\n- name: {name}\n  entry: add\n  args: ['f32[n]', 'f32[n]', 'out f32[n]']\n"
        )
    for folder, name in (("a", "one"), ("b", "two")):
        os.chdir(FOLDER[0] / folder)
        assert build(spec="s.yaml").exports == [name]


def test_names_in_the_cache_are_those_of_the_project() -> None:
    """A project in another folder, of another user say, hits what was stored for this one."""
    for folder in ("one", "two"):
        write(f"{folder}/helper.py", "N = 32")
        write(f"{folder}/n.txt", "1")
        write(
            f"{folder}/k.py", kernel(HERE + "from helper import N as THREADS\nopen(os.path.join(HERE, 'n.txt')).read()")
        )
    first, second = build(file="one/k.py"), build(file="two/k.py")
    assert second.cached and not first.cached
    assert [os.path.relpath(path, FOLDER[0]) for path in second.sources] == ["two/helper.py", "two/k.py", "two/n.txt"]


@pytest.mark.parametrize("way", ["import", "read"])
def test_files_beside_a_project_are_those_of_its_place(way: str) -> None:
    """Two projects of the same text each have a folder beside them, with other content."""
    beside = HERE + "LIB = os.path.join(os.path.dirname(HERE), 'lib')\n"
    heads = {
        "import": "import sys\nsys.path.insert(0, LIB)\nfrom value import N as THREADS",
        "read": "THREADS = int(open(os.path.join(LIB, 'n.txt')).read())",
    }
    for place, number in (("one", 32), ("two", 64)):
        write(f"{place}/lib/value.py", f"N = {number}")
        write(f"{place}/lib/n.txt", f"{number}")
        write(f"{place}/project/k.py", kernel(beside + heads[way]))
    first, second = build(file="one/project/k.py"), build(file="two/project/k.py")
    assert not second.cached and outcome(second) == outcome(build(file="two/project/k.py", cache=False))
    assert build(file="two/project/k.py").cached and outcome(second) != outcome(first)


@pytest.mark.tools
def test_a_tool_that_comes_first_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ptxas = find_toolset().tool("ptxas").binary
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    write("k.py", kernel("THREADS = 32"))
    build(images=True)
    assert build(images=True).cached
    (tmp_path / "ptxas").write_text(f'#!/bin/sh\nexec "{ptxas}" "$@"\n# another\n')
    (tmp_path / "ptxas").chmod(0o755)
    assert not build(images=True).cached


# (what is changed, what the cache says of it).
EXPLAINED = {
    "a helper's text": "file helper.py line 1: N = 64",
    "a module that was absent": "module extra is there now",
    "a module that is gone": "module extra is gone",
    "a file beside the kernel that shadows one of the search path": "module shadowed",
    "a data file": "file n.txt line 1: 64",
    "a data file that was absent": "file n.txt is there now",
    "a file that exists now": "path flag is there now",
    "the names in a folder": "names in d",
    "a file's size": "size or time of d/a",
    "an environment variable": "environment variable TILE",
    "an environment variable that was not set": "environment variable TILE is set now",
    "an environment variable that is not set now": "environment variable TILE is not set now",
}


def reason() -> str:
    entries = [entry for entry in open_store().entries() if entry.kind == "build"]
    return max(entries, key=lambda entry: entry.time).reason


@pytest.mark.parametrize("what", EXPLAINED)
def test_the_cache_names_what_has_changed(what: str) -> None:
    before, head, change = CHANGES[what]
    write("k.py", kernel(head))
    before()
    build()
    assert reason() == "first build"
    change()
    build()
    assert reason() == f"changed: {EXPLAINED[what]}"


def test_the_cache_names_lines_and_options_that_have_changed() -> None:
    write("k.py", kernel("THREADS = 32"))
    build()
    text = Path("k.py").read_text()
    write("k.py", text.replace("THREADS = 32", "THREADS = 64").replace("    i = bid", "    j = 1\n    i = bid"))
    build()
    assert reason() == "changed: file k.py lines 1, 12"
    build(opt_level=1, assertions=True)
    assert reason() == "changed: options: opt_level=1, assertions=true"
    write("k.py", text)
    build(opt_level=1, assertions=True)
    assert reason() == "changed: file k.py lines 1, 12"


def test_files_of_one_name_have_their_own_reasons() -> None:
    for name in ("a/k.py", "b/k.py"):
        write(name, kernel("THREADS = 32"))
        build(file=name)
        assert reason() == "first build"
    write("a/k.py", kernel("THREADS = 64"))
    build(file="a/k.py")
    assert reason() == "changed: file k.py line 1: THREADS = 64"


def test_the_value_of_a_variable_stays_out_of_the_cache(tmp_path: Path) -> None:
    write("k.py", kernel("import os\nTHREADS = 32 + 0 * len(os.environ['TILE'])"))
    os.environ["TILE"] = "a-secret-value"
    build()
    files = [path for path in Path(os.environ["CUTEC_CACHE_DIR"]).rglob("*") if path.is_file()]
    assert files and not any(b"a-secret-value" in path.read_bytes() for path in files)


@pytest.mark.parametrize("head", NOT_REPEATABLE)
def test_a_hermetic_build_refuses_what_cannot_be_asked_again(head: str) -> None:
    write("k.py", kernel(head))
    with pytest.raises(CutecError) as caught:
        build(hermetic=True, inputs=("/dev/urandom",))
    line = 3 if "create_connection" in head else head.count("\n") + 1
    assert caught.value.code == "E0513" and caught.value.place and caught.value.place.line == line
    assert caught.value.message.startswith(NOT_REPEATABLE[head]) and "hermetic" in caught.value.message


def test_a_refusal_that_is_caught_is_told_all_the_same() -> None:
    write("k.py", kernel("import time\ntry:\n    time.time()\nexcept Exception:\n    pass\nTHREADS = 32"))
    with pytest.raises(CutecError, match="E0513"):
        build(hermetic=True)
    assert build().exports == ["add"]


@pytest.mark.parametrize(
    "head",
    ["THREADS = int(open('../n.txt').read())", "import sys\nsys.path.append('..')\nfrom outside import N as THREADS"],
)
def test_a_hermetic_build_reads_declared_files_only(head: str) -> None:
    write("../n.txt", "32")
    write("../outside.py", "N = 32")
    write("inside.txt", "")
    write("k.py", kernel(HERE + "import numpy\nopen(HERE + '/inside.txt').read()\n" + head))
    with pytest.raises(CutecError) as caught:
        build(hermetic=True)
    above = str(FOLDER[0].parent)
    assert caught.value.code == "E0514" and above in caught.value.message
    assert caught.value.place and caught.value.place.line > 2
    assert f"--input {above}" in caught.value.help
    assert build(hermetic=True, inputs=("..",)).exports == ["add"]


@pytest.mark.slow
@pytest.mark.parametrize("what", CHANGES)
def test_a_hermetic_build_may_see_its_project(what: str) -> None:
    before, head, _ = CHANGES[what]
    write("k.py", kernel(head))
    before()
    assert outcome(build(hermetic=True, cache=False)) == outcome(build(cache=False))
