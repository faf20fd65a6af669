"""Runs the exports of bundles and checks each against its reference, in one process.

    python tests/features/run.py BUNDLE … [--on gpu|cpu] [--seeds 3] [--entry 'gemm_*']
        [--set m=200,n=136]

One line per export. Under compute-sanitizer, one start checks all of them.
"""

from __future__ import annotations

import argparse
import sys
from fnmatch import fnmatchcase
from pathlib import Path

from cutec.artifact.bundle import open_bundle
from cutec.diag import CutecError
from cutec.driver.run.run import RunOptions, run


def checked(manifest: Path, entry: str, settings: dict[str, str], on: str | None, seeds: int) -> str:
    """What came of an export, in words that begin with "right" if all is."""
    worst = 0.0
    for seed in range(seeds):
        try:
            outcome = run(
                manifest,
                RunOptions(entry=entry, settings=settings, seed=seed, check=True, on=on, say=lambda text: None),
            )
        except CutecError as e:
            return f"seed {seed}: {e.code} {e.message}"
        if outcome.failure is not None:
            first = next((c.first for c in outcome.comparisons if c.wrong), "")
            return f"seed {seed}: wrong: {first} {' '.join(h.code for h in outcome.hazards)}"
        worst = max(worst, *(c.max_abs for c in outcome.comparisons))
    return f"right, largest error {worst:.3g}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundles", type=Path, nargs="+")
    parser.add_argument("--on", choices=("gpu", "cpu"))
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--entry", default="*", help="pattern of exports' names")
    parser.add_argument("--set", default="", help="extents and scalars, name=value,…")
    args = parser.parse_args()
    settings = dict(pair.split("=") for pair in args.set.split(",") if pair)
    failed = 0
    for bundle in args.bundles:
        manifest = bundle if bundle.name == "manifest.yaml" else bundle / "manifest.yaml"
        for export in open_bundle(manifest).manifest.exports:
            if fnmatchcase(export.name, args.entry):
                said = checked(manifest, export.name, settings, args.on, args.seeds)
                failed += not said.startswith("right")
                print(f"{export.name}: {said}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
