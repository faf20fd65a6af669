"""A disk with little space: a tmpfs that only the program under test sees."""

from __future__ import annotations

import os
import shlex
import subprocess
from functools import cache
from pathlib import Path

import pytest

_UNSHARE = ("unshare", "--user", "--map-root-user", "--mount", "sh", "-c")


@cache
def _refusal() -> str:
    """Why this machine does not let us mount; "" if it does."""
    try:
        done = subprocess.run(
            [*_UNSHARE, "mount -t tmpfs none /mnt"], capture_output=True, text=True, check=False, timeout=60
        )
    except OSError as err:
        return str(err)
    return done.stderr.strip()


def on_small_disk(folder: Path, kib: int, command: list[str], after: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command where `folder` has room for so many KiB and for 64 names, then `after` (of a
    shell), and give the command's status. Skips the test where nothing can be mounted.
    """
    if refusal := _refusal():
        pytest.skip(f"cannot mount a small disk: {refusal}")
    folder.mkdir(parents=True, exist_ok=True)
    mount = f"mount -t tmpfs -o size={kib}k,nr_inodes=64 none {shlex.quote(str(folder))}"
    script = f"{mount} && {{ {shlex.join(command)}; status=$?; {after or ':'}; exit $status; }}"
    return subprocess.run([*_UNSHARE, script], capture_output=True, text=True, check=False, env=dict(os.environ))
