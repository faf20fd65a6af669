"""A long run:
`python tests/frontend/differential/campaign.py [--programs N] [--seed FIRST] [--jobs N]`; prints
every program that differs.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from compare import Result, compare


def main() -> int:
    """Run the programs of consecutive seeds; exit status 1 if one differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--refused", action="store_true", help="print refused programs too")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.programs)
    verdicts: Counter[str] = Counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        for result in pool.map(compare, seeds, chunksize=8) if options.jobs > 1 else map(compare, seeds):
            _report(result, verdicts, options.refused)
    print(dict(verdicts), flush=True)
    return 1 if verdicts["differs"] else 0


def _report(result: Result, verdicts: Counter[str], refused: bool) -> None:
    verdicts[result.verdict] += 1
    if result.verdict == "differs" or (refused and result.verdict == "refused"):
        print(result, flush=True)
    if sum(verdicts.values()) % 1000 == 0:
        print(dict(verdicts), flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
