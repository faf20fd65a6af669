#!/usr/bin/env python3
"""How far the static estimate of `cutec show --roofline` is from times that the league measured.

    estimates.py results/h200.json --gemm build/gemm_hopper --attention build/attention_hopper

Prints, for each kind, the geometric mean of estimate ÷ measured time, and the mean error: the
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


def called(result: dict[str, Any]) -> tuple[str, str, dict[str, int]] | None:
    """The sample, the function and the values of a measured cell; None: not compared here."""
    shape = result["shape"]
    if result["family"] == "gemm":
        return "gemm", f"gemm_{result['dtype']}", {name.lower(): extent for name, extent in shape.items()}
    if result["family"] == "attention":
        rows, heads = shape["length"], shape["heads"]
        values = {"b": 1, "s": rows, "t": rows, "h": heads, "g": heads}
        return "attention", f"{result['function']}_{result['dtype']}_depth{shape['D']}", values
    return None


def estimates(
    bundles: dict[str, Bundle], results: list[dict[str, Any]]
) -> Iterator[tuple[str, dict[str, int], float, float]]:
    """For each measured cell its kind and shape, and the estimated and the measured seconds."""
    models: dict[tuple[str, str], Model] = {}
    for result in results:
        call = called(result)
        if call is None or call[0] not in bundles or "ours" not in result.get("ms", {}):
            continue
        sample, function, values = call
        manifest = bundles[sample].manifest
        forms = {choice.name: choice.export(values) for choice in manifest.choices if choice.name == function}
        taken = forms.get(function) or function
        export = next((export for export in manifest.exports if export.name == taken), None)
        if export is None:
            print(f"{sample} has no {function}")
            continue
        if (sample, taken) not in models:
            models[sample, taken] = Model(bundles[sample], export, parse_arch("sm_90a"), card(CARD))
        kind = result["dtype"] if sample == "gemm" else result["function"]
        yield kind, result["shape"], models[sample, taken].predict(values).seconds, result["ms"]["ours"] / 1e3


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    for sample in ("gemm", "attention"):
        parser.add_argument(f"--{sample}", type=Path, metavar="BUNDLE", help=f"{sample}_hopper's, as it was measured")
    parser.add_argument("--worst", type=int, default=0, metavar="N", help="also print the N worst shapes")
    given = parser.parse_args()
    results = json.loads(given.results.read_text(encoding="utf-8"))["results"]
    quotients = defaultdict(list)
    folders = {"gemm": given.gemm, "attention": given.attention}
    cells = list(estimates({name: open_bundle(path) for name, path in folders.items() if path}, results))
    for dtype, _, estimated, measured in cells:
        quotients[dtype].append(math.log(estimated / measured))
    print(f"{'kind':16} {'shapes':>6} {'estimate/measured':>18} {'mean error':>11}")
    every = [log for logs in quotients.values() for log in logs]
    for dtype, logs in [*sorted(quotients.items()), ("all", every)]:
        mean, error = sum(logs) / len(logs), sum(map(abs, logs)) / len(logs)
        print(f"{dtype:16} {len(logs):6} {math.exp(mean):18.3f} {math.exp(error):11.3f}")
    for dtype, shape, estimated, measured in sorted(cells, key=lambda c: -abs(math.log(c[2] / c[3])))[: given.worst]:
        sizes = "×".join(map(str, shape.values()))
        print(f"{dtype:16} {sizes:20} {estimated * 1e6:9.1f} µs estimated, {measured * 1e6:9.1f} µs measured")


if __name__ == "__main__":
    main()
