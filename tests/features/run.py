"""Runs every export of a bundle with `cutec run --check`, three seeds each: `python tests/features/run.py BUNDLE [--on gpu|cpu]`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from cutec.artifact.bundle import open_bundle


def main(bundle: str, *options: str) -> int:
    manifest = Path(bundle) / "manifest.yaml"
    failed = 0
    for export in open_bundle(manifest).manifest.exports:
        for seed in (0, 1, 2):
            command = [sys.executable, "-m", "cutec", "run", str(manifest), "--entry", export.name, "--check", "--seed", str(seed), *options]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                failed += 1
                print(f"{export.name} seed {seed}: exit {done.returncode}\n{done.stdout}{done.stderr}")
        print(f"{export.name}: {done.stdout.strip().splitlines()[-1].strip() if done.stdout.strip() else done.returncode}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
