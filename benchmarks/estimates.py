#!/usr/bin/env python3
"""How far the static estimate of `cutec show --roofline` is from times that the league measured.

    estimates.py results/h200.json --gemm build/gemm_hopper

Prints, for each type, the geometric mean of estimate ÷ measured time, and the mean error: the
mean distance of that quotient from 1, as a factor (1.10: a tenth too long or too short).
"""

from __future__ import annotations

import argparse
import json
import math
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cutec.artifact.bundle import Bundle, open_bundle
from cutec.cost.cards import card
from cutec.cost.predict import Model
from cutec.target.arch import parse_arch

CARD = "H200"


def estimates(bundle: Bundle, results: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, int], float, float]]:
    """For each measured multiply its type and shape, and the estimated and the measured seconds."""
    exports = {export.name: export for export in bundle.manifest.exports}
    choices = {choice.name: choice for choice in bundle.manifest.choices}
    models: dict[str, Model] = {}
    for result in results:
        if result["family"] != "gemm" or "ours" not in result.get("ms", {}):
            continue
        values = {name.lower(): extent for name, extent in result["shape"].items()}
        taken = choices[f"gemm_{result['dtype']}"].export(values)
        assert taken is not None
        if taken not in models:
            models[taken] = Model(bundle, exports[taken], parse_arch("sm_90a"), card(CARD))
        yield result["dtype"], result["shape"], models[taken].predict(values).seconds, result["ms"]["ours"] / 1e3


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    parser.add_argument("--gemm", type=Path, required=True, metavar="BUNDLE", help="gemm_hopper's, as it was measured")
    parser.add_argument("--worst", type=int, default=0, metavar="N", help="also print the N worst shapes")
    given = parser.parse_args()
    results = json.loads(given.results.read_text(encoding="utf-8"))["results"]
    quotients = defaultdict(list)
    cells = list(estimates(open_bundle(given.gemm), results))
    for dtype, _, estimated, measured in cells:
        quotients[dtype].append(math.log(estimated / measured))
    print(f"{'type':6} {'shapes':>6} {'estimate/measured':>18} {'mean error':>11}")
    every = [log for logs in quotients.values() for log in logs]
    for dtype, logs in [*sorted(quotients.items()), ("all", every)]:
        mean, error = sum(logs) / len(logs), sum(map(abs, logs)) / len(logs)
        print(f"{dtype:6} {len(logs):6} {math.exp(mean):18.3f} {math.exp(error):11.3f}")
    for dtype, shape, estimated, measured in sorted(cells, key=lambda c: -abs(math.log(c[2] / c[3])))[: given.worst]:
        sizes = "×".join(map(str, shape.values()))
        print(f"{dtype:6} {sizes:20} {estimated * 1e6:9.1f} µs estimated, {measured * 1e6:9.1f} µs measured")


if __name__ == "__main__":
    main()
