"""Files that are not what a command wants: the message says what they are and what was meant."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cutec.cli.failures import as_error


@pytest.fixture
def folder(here, tmp_path: Path) -> Path:
    (tmp_path / "scale.py").write_text("1\n")
    (tmp_path / "built").mkdir()
    (tmp_path / "src").mkdir()
    (tmp_path / "built/manifest.yaml").write_text("schema: 1\n")
    return tmp_path


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("build scale --arch sm_90a", "E1002", "did you mean scale.py?"),
        ("build scal.py --arch sm_90a", "E1002", "did you mean scale.py?"),
        ("build other.py --arch sm_90a", "E1002", "give the path of a kernel file"),
        ("build . --arch sm_90a", "E1002", "name a kernel file in it, as scale.py"),
        ("build src --arch sm_90a", "E1002", "name a kernel file in it, as FILE.py"),
        ("build built --arch sm_90a", "E1002", "built is a bundle, which has been built: `cutec show built`"),
        ("build scale.py --arch sm_91", "E1101", "did you mean sm_90"),
        ("show scale.py", "E3001", "build it first: `cutec build scale.py -o FOLDER`"),
        ("show scale", "E3001", "give the manifest.yaml"),
    ],
)
def test_what_was_meant(command: str, code: str, said: str, here, folder: Path) -> None:
    status, out, err = here(*command.split())
    assert (status, out) == (2, "") and err.startswith(f"error[{code}]: "), err
    assert said in " ".join(err.split())


def test_a_full_disk_behind_stdout_is_told_once() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cutec", "explain", "E0301"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2 and done.stderr.startswith("error[E1031]: no space left")
    assert "Exception" not in done.stderr


def test_a_closed_stdout_is_no_bug() -> None:
    command = f"{sys.executable} -m cutec explain E0301 >&-"
    done = subprocess.run(["/bin/sh", "-c", command], stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("build /dev/zero --list", "E1002"),
        ("build scale.py --list --spec /dev/zero", "E1002"),
        ("build scale.py --list --device-facts /dev/zero", "E1002"),
        ("layout --batch /dev/zero", "E1030"),
    ],
)
def test_files_without_end(command: str, code: str, here, folder: Path) -> None:
    status, _, err = here(*command.split())
    assert status == 2 and f"error[{code}]" in err and "File too large" in err


def test_a_name_that_is_no_text() -> None:
    """Bytes that are no UTF-8 reach Python as lone surrogates; the cache cannot name such files."""
    with pytest.raises(UnicodeEncodeError) as caught:
        "k\udcff.py".encode()
    err = as_error(caught.value.with_traceback(None))  # as if cutec's code had raised it
    assert err is not None and err.code == "E1030" and "holds \\xff, which is no text" in err.message
