"""Options and skips that all tests share.

--require=tools (or gpu, browser): a test that would be skipped for want of these fails instead.
--update-golden rewrites expected texts.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from browser_kit import chromium as find_chromium, missing_browser
from hypothesis import HealthCheck, settings
from sharing import Share

from cutec.cli.main import main
from cutec.diag import CutecError
from cutec.toolchain.find import CUDA_REQUIRED, LLVM_TOOLS, find_toolset

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Jobs that a shell starts in the background, under nohup say, ignore Ctrl-C, and so would what
# tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# On a busy machine an example may take any time.
settings.register_profile("any load", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any load")

# `make -j` starts tests without its jobserver's pipe, but names it to them.
for name in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL"):
    os.environ.pop(name, None)

_numbers = count()
_DEVICES = ("/dev/nvidiactl", "/dev/dxg")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--require",
        action="append",
        default=[],
        choices=["tools", "gpu", "browser"],
        help="fail, instead of skip, tests that lack these",
    )
    parser.addoption(
        "--update-golden", action="store_true", help="rewrite expected texts instead of comparing with them"
    )
    parser.addoption(
        "--exact", action="store_true", help="the interpreter adds products as tensor cores do, bit for bit"
    )
    parser.addoption(
        "--share", metavar="FOLDER", help="processes that are given one empty folder divide the files between them"
    )


_share = pytest.StashKey[Share]()


def pytest_configure(config: pytest.Config) -> None:
    if folder := config.getoption("--share"):
        config.stash[_share] = Share(Path(folder).resolve())
    if config.getoption("--exact"):
        os.environ["CUTEC_EXACT"] = "1"


def pytest_collection_finish() -> None:
    """What is there now stays: later collections of garbage need not look at it."""
    gc.freeze()


def pytest_unconfigure() -> None:
    """What is left ends with the process: neither pytest (five times) nor Python searches a million
    objects for garbage.
    """
    gc.freeze()


def _missing_tools() -> str:
    toolset = find_toolset()
    for name in (*LLVM_TOOLS, *CUDA_REQUIRED):
        try:
            toolset.tool(name)
        except CutecError as err:
            return err.message
    return ""


def _missing_gpu() -> str:
    return "" if any(os.path.exists(path) for path in _DEVICES) else "no NVIDIA GPU on this machine"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip what cannot run here, with the reason; or mark it to fail if it was required."""
    for marker, missing in (("tools", _missing_tools), ("gpu", _missing_gpu), ("browser", missing_browser)):
        concerned = [item for item in items if item.get_closest_marker(marker)]
        reason = missing() if concerned else ""
        for item in concerned if reason else ():
            if marker in config.getoption("--require"):
                item.user_properties.append(("cutec-required", reason))
            else:
                item.add_marker(pytest.mark.skip(reason=f"{marker}: {reason}"))
    if share := config.stash.get(_share, None):
        items[:] = share.ordered(items, lambda item: item.path)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Leave out the tests of files that another process has taken."""
    share = item.config.stash.get(_share, None)
    return True if share and not share.is_mine(item.path) else None


def pytest_runtest_setup(item: pytest.Item) -> None:
    reasons = [value for name, value in item.user_properties if name == "cutec-required"]
    if reasons:
        pytest.fail(f"required, but: {reasons[0]}", pytrace=False)


@pytest.fixture(scope="session")
def base_folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder of all temporary folders of this process."""
    return str(tmp_path_factory.getbasetemp())


@pytest.fixture(scope="session")
def shared_folder(base_folder: str, request: pytest.FixtureRequest) -> str:
    """A folder that all processes of a session share: what several tests build alike, only the
    first of them builds.
    """
    several = hasattr(request.config, "workerinput")
    return os.path.join(os.path.dirname(base_folder) if several else base_folder, "shared")


@pytest.fixture(autouse=True)
def private_environment(base_folder: str) -> None:
    """No test reads or fills the cache of whoever runs it, or takes an architecture from its
    environment, where a test before may have left one (`cutec exec --arch`). Each test sets these
    again: that is cheaper than to put back what was. (`mktemp` would look through the folders of
    all tests before.)
    """
    os.environ.pop("CUTEC_ARCH", None)
    os.environ["CUTEC_CACHE_DIR"] = f"{base_folder}/cache-{next(_numbers)}"
    # where the table of digests lies: all tests share it, so that tools are read once
    os.environ["XDG_CACHE_HOME"] = f"{base_folder}/user-cache"


@pytest.fixture
def here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """`here("layout", "4:1")` runs the program in this process, in an empty folder; returns status,
    stdout and stderr.
    """
    monkeypatch.chdir(tmp_path)

    def run(*args: str | os.PathLike[str]) -> tuple[int, str, str]:
        status = main([os.fspath(arg) for arg in args])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser, for tests that are marked so."""
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """`golden(path, text)`: the text is what the file holds; with --update-golden it is written
    there.
    """

    def check(path: Path, text: str) -> None:
        if request.config.getoption("--update-golden"):
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"no {path}; make it with --update-golden"
        assert text == path.read_text(encoding="utf-8")

    return check
