"""The environment in which exported libraries are called: PyTorch, JAX and TVM-FFI, no cutec."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

PYTHON = Path(os.environ.get("CUTEC_FRAMEWORKS", Path(sys.prefix, "frameworks")), "bin", "python")


@cache
def has(package):
    """Can that environment import a package?"""
    if not PYTHON.exists():
        return False
    found = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({package!r}) is None)"
    return subprocess.run([PYTHON, "-c", found], check=False).returncode == 0


def needs(package):
    """Skip a test without that package."""
    return pytest.mark.skipif(not has(package), reason=f"no {package}: make frameworks (or CUTEC_FRAMEWORKS=VENV)")


def run(program, folder, **environment):
    """Run a program of Python there; what it printed. A failure shows what it said."""
    said = {"PATH": os.environ["PATH"], "HOME": str(folder), **environment}
    command = [PYTHON, "-c", program]
    done = subprocess.run(command, cwd=folder, env=said, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stdout + done.stderr[-4000:]
    return done.stdout
