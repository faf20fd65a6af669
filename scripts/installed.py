#!/usr/bin/env python3
"""What `pip install .` gives people: the wheel of this checkout in a fresh environment, used from
another folder, first with the base dependencies alone, then with the extra `run`. The kernel is the
one of README.md. Exit status 1 if a command does not do what it should.
"""

import os
import re
import subprocess
import sys
import tempfile
from importlib.metadata import PathDistribution
from pathlib import Path

from cutec.toolchain.find import find_toolset

ROOT = Path(__file__).resolve().parent.parent
# Command, exit status, and what it has to say.
BASE = [
    ("build scale.py --arch sm_80 --arch sm_90a -o out", 0, "out/manifest.yaml"),
    ("build scale.py --arch sm_80 --arch sm_90a -o out", 0, "out/manifest.yaml"),
    ("show out", 0, "scale_kernel"),
    ("dump cute scale.py --arch sm_90a", 0, "cute.store"),
    ("dump ptx scale.py --arch sm_90a", 0, ".visible .entry scale_kernel"),
    ("layout (8,8):(8,1) --svg layout.svg", 0, "size 64"),
    ("explain E0301", 0, "run-time value"),
    ("completion bash", 0, "_cutec_completion"),
    ("exec scale.py", 0, ""),
    ("doctor", 0, "ok mlir-opt"),
    ("config --cmake-dir", 0, "/cutec/data/rules/cmake"),
    ("run out --on cpu", 3, "pip install 'numpy"),
]
RUN = [
    ("run out --on cpu --set n=1000 --set factor=2.0", 0, "scale(n=1000, factor=2.0) ran on the CPU interpreter"),
    ("run scale.py --on cpu", 0, "ran on the CPU interpreter"),
]
PACKED = ["cutec/py.typed", "cutec/cute/__init__.pyi", "cutec/artifact/manifest.schema.json", "licenses/LICENSE"]
PACKED += ["licenses/NOTICE", "cutec/data/pipelines/default.yaml", "cutec/data/templates/ptx/"]
PACKED += ["cutec/data/rules/cmake/cutec-config.cmake", "cutec/data/rules/bazel/cutec.bzl"]


def main():
    """Make the environment, and try the commands in it. Returns the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        environment, elsewhere = Path(folder, "env"), Path(folder, "elsewhere")
        elsewhere.mkdir()
        (elsewhere / "scale.py").write_text(readme_kernel(), encoding="utf-8")
        subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
        pip_install(environment, str(ROOT))
        problems = missing_files(environment) + try_all(BASE, environment, elsewhere)
        pip_install(environment, f"{ROOT}[run]")
        problems += try_all(RUN, environment, elsewhere)
    print("\n".join(problems) or f"installed: {len(BASE) + len(RUN)} commands work from another folder")
    return 1 if problems else 0


def readme_kernel():
    """The file that README.md shows."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    return next(block for block in blocks if "cutec.export" in block)


def pip_install(environment, what):
    """Install into the environment."""
    pip = [str(environment / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, what], check=True)


def missing_files(environment):
    """Files that the wheel should have brought, as problems."""
    (info,) = environment.glob("lib/python3*/site-packages/cutec-*.dist-info")
    files = [str(file) for file in PathDistribution(info).files or []]
    return [f"the wheel has no {name}" for name in PACKED if not any(name in file for file in files)]


def try_all(commands, environment, folder):
    """Run commands with the tools that this interpreter finds. Returns what went wrong."""
    tools = find_toolset()
    named = {"CUTEC_LLVM": str(tools.tool("llc").path.parent), "CUTEC_PTXAS": str(tools.tool("ptxas").path)}
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    problems = []
    for command, status, said in commands:
        done = subprocess.run(
            [str(environment / "bin" / "cutec"), *command.split()],
            cwd=folder,
            env={**variables, **named, "CUTEC_CACHE_DIR": str(folder / "cache")},
            capture_output=True,
            text=True,
            check=False,
        )
        output = done.stdout + done.stderr
        if done.returncode != status or said not in output:
            problems.append(f"cutec {command}: exit status {done.returncode}, {status} expected\n{output}")
    return problems


if __name__ == "__main__":
    sys.exit(main())
