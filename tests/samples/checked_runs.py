"""`cutec run --check` of a sample on the interpreter."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
from sample_files import FOLDER


def checked(sample: str, entry: str, *words: str, given: dict[str, Path] | None = None, **sizes: int) -> None:
    """Run a function, in other orders too if `words` say so: its results agree, and nothing is
    found.
    """
    command = [sys.executable, "-m", "cutec", "run", str(FOLDER / f"{sample}.py"), "--entry", entry, *words]
    command += ["--on", "cpu", "--check", "--arch", "sm_90a"]
    command += [word for name, size in sizes.items() for word in ("--set", f"{name}={size}")]
    command += [word for name, path in (given or {}).items() for word in ("--in", f"{name}={path}")]
    done = subprocess.run(command, capture_output=True, text=True)
    said = done.stdout + done.stderr
    assert done.returncode == 0 and "agrees with the reference" in said and "warning" not in said, said


def saved(folder: Path, name: str, array: np.ndarray) -> dict[str, Path]:
    """An array in a file, for `checked`."""
    np.save(folder / f"{name}.npy", array)
    return {name: folder / f"{name}.npy"}
