"""How fast the layout algebra is: calls per second on rank-3 static layouts, beside pycute's where
that can be imported.

    python benchmarks/layout_algebra.py              # 10 000 calls of each operation

Each operation runs on a fixed set of layouts, so that every call does the work of a call: nothing
is remembered between them. Times are the best of three rounds of CPU time, one thread.
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from collections.abc import Callable, Sequence

from cutec.layout import Layout, complement, composition, flat_divide, logical_product, right_inverse, zipped_divide

try:
    import pycute
except ImportError:
    pycute = None

SHAPES = ((64, 32, 4), (128, 64, 2), (32, 16, 8), ((8, 16), 64, 2), (64, (4, 8), 6))
TILES = ((8, 4, 2), (16, 8, 2), (32, 16, 1), (4, 4, 2), (16, 4, 2))
TILERS = (((8, 1), (4, 2), (2, 1)), ((16, 2), (8, 1), (1, 0)), ((4, 4), (4, 1), (2, 1)))


def layouts() -> list[Layout]:
    """Column-major and row-major layouts of the shapes."""
    made = [Layout(shape) for shape in SHAPES]
    return made + [Layout(layout.shape, _row_major(layout.shape)) for layout in made]


def _row_major(shape: tuple) -> tuple:
    """Row-major strides of a shape, from left to right within a nested mode."""
    strides, step = [], 1
    for extent in reversed(shape):
        inner = Layout(extent)
        strides.append(tuple(d * step for d in inner.stride) if isinstance(inner.stride, tuple) else step)
        step *= inner.size()
    return tuple(reversed(strides))


def operations() -> dict[str, tuple[Callable, list[tuple]]]:
    """Name -> function and the arguments that it is called with in turn."""
    whole = layouts()
    shapes = list(itertools.product(whole, TILES))
    tilers = [(a, tuple(Layout(s, d) for s, d in tiler)) for a in whole for tiler in TILERS]
    right = [(a, Layout((4, 8, 2), (1, 4, 32))) for a in whole]
    table: dict[str, tuple[Callable, list[tuple]]] = {
        "composition, layout": (composition, right),
        "composition, shape": (composition, shapes),
        "zipped_divide, shape": (zipped_divide, shapes),
        "zipped_divide, layouts": (zipped_divide, tilers),
        "flat_divide, shape": (flat_divide, shapes),
        "logical_product": (logical_product, [(Layout(tile), Layout((4, 2, 2))) for tile in TILES]),
        "complement": (complement, [(Layout((4, 8), (2, 64)), a.shape) for a in whole]),
        "right_inverse": (right_inverse, [(a,) for a in whole]),
    }
    if hasattr(pycute, "zipped_divide"):  # PyPI has another package of that name
        table |= _peer(whole)
    return table


def _peer(whole: Sequence[Layout]) -> dict[str, tuple[Callable, list[tuple]]]:
    """The same for pycute."""
    made = [pycute.Layout(a.shape, a.stride) for a in whole]
    return {
        "pycute composition, layout": (pycute.composition, [(a, pycute.Layout((4, 8, 2), (1, 4, 32))) for a in made]),
        "pycute zipped_divide, layouts": (
            pycute.zipped_divide,
            [(a, tuple(pycute.Layout(s, d) for s, d in tiler)) for a in made for tiler in TILERS],
        ),
    }


def seconds(function: Callable, cases: list[tuple], calls: int) -> float:
    """The best of three rounds of `calls` calls."""
    best = float("inf")
    for _ in range(3):
        turns = itertools.islice(itertools.cycle(cases), calls)
        begin = time.process_time()
        for args in turns:
            function(*args)
        best = min(best, time.process_time() - begin)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--calls", type=int, default=10_000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    result = {name: seconds(function, cases, options.calls) for name, (function, cases) in operations().items()}
    if options.json:
        print(json.dumps({"calls": options.calls, "seconds": result}))
        return
    print(f"{options.calls} calls                    seconds   calls/s")
    for name, taken in result.items():
        print(f"{name:30} {taken:7.3f}  {options.calls / taken:8.0f}")


if __name__ == "__main__":
    main()
