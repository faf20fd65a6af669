"""Hopper's tensor cores against the interpreter's model of them, bit for bit, on a GPU: a campaign
that goes on where it stopped.

    cutec build benchmarks/arithmetic_kernels.py --arch sm_90a -o DIR     # with the tools
    python benchmarks/arithmetic_gpu.py DIR --products 1e8 --resume FILE  # on a GPU, all processors
    python benchmarks/arithmetic_gpu.py DIR --products 1e5 --on cpu       # the kernels themselves

Operands have the patterns of `arithmetic_tiles`. FILE has, by function, how many tiles and elements
of D were compared, and how many differed. Exit status 1 if any did. The CPU interpreter adds as the
model does: there it shows that the kernels multiply what is meant.
"""

from __future__ import annotations

import argparse
import fnmatch
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import prod
from multiprocessing import get_context
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1]))
from arithmetic import Form, Record, multiplied, sums_of
from arithmetic_kernels import Multiply, multiplies
from arithmetic_tiles import PATTERNS, tile

from cutec.artifact.bundle import open_bundle
from cutec.driver.run.inputs import Arguments, make_arguments
from cutec.driver.run.on_cpu import choose_ir, run_on_cpu
from cutec.runtime import Bundle
from cutec.runtime.on_gpu import run_on_gpu

ARCH = "sm_90a"
_ELEMENTS = 1 << 18  # of D in one launch, about
_UNSIGNED = {1: np.uint8, 2: np.uint16, 4: np.uint32}
Run = Callable[[str, Arguments], object]


def runner(folder: Path, on: str) -> tuple[Callable[[str, int], Arguments], Run]:
    """What makes arguments of a function for so many tiles, and what calls it."""
    files = open_bundle(folder / "manifest.yaml")

    def arguments(name: str, tiles: int) -> Arguments:
        return make_arguments(files.manifest.export(name), {"tiles": str(tiles)}, {}, 0)

    def here(name: str, given: Arguments) -> object:
        export = files.manifest.export(name)
        return run_on_cpu(files, export, choose_ir(files, export, ARCH), given, exact=True)

    if on == "cpu":
        return arguments, here
    bundle = Bundle(files)
    return arguments, lambda name, given: run_on_gpu(bundle, name, given.values, 0, False)


def compared(what: Multiply, folder: Path, on: str, first: int, tiles: int) -> tuple[int, dict[str, int]]:
    """The elements of D of tiles `first` to `tiles`, and how many differ, by pattern."""
    arguments, run = runner(folder, on)
    form = Form(what.name, ARCH, what.instruction, what.mnk, (what.d, what.a, what.b))
    how, (m, n, _) = sums_of(form), what.mnk
    elements, differ = 0, dict.fromkeys(PATTERNS, 0)
    each = max(1, _ELEMENTS // (m * n))
    for start in range(first, tiles, each):
        made = [
            tile(what.name, number, what.a, what.b, what.d, what.mnk)
            for number in range(start, min(start + each, tiles))
        ]
        a, b, c = (np.stack([one[i] for one in made]) for i in (1, 2, 3))
        given = arguments(what.name, len(made))
        for tensor, codes, ty in zip(given.tensors, (a, b, c), (what.a, what.b, what.d)):
            memory = tensor.memory.view(_UNSIGNED[tensor.memory.itemsize])
            memory[...] = (codes << (13 if ty == "tf32" else 0)).reshape(memory.shape)
        run(what.name, given)
        want = multiplied(form, how, a, b, c)
        wrong = given.tensors[3].memory.view(want.dtype).reshape(want.shape) != want
        elements += wrong.size
        for i in np.nonzero(wrong.any(axis=(1, 2)))[0]:
            differ[made[i][0]] += int(wrong[i].sum())
    return elements, {pattern: count for pattern, count in differ.items() if count}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="the bundle")
    parser.add_argument("--products", type=float, default=1e8, help="of each function, those in FILE included")
    parser.add_argument("--form", action="append", help="names or patterns of functions [default: all]")
    parser.add_argument("--on", choices=("gpu", "cpu"), default="gpu")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="where the campaign stands")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes [default: one a processor]")
    options = parser.parse_args()
    wanted, record, bad = options.form or ["*"], Record(options.resume), 0
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        under_way = {}
        for what in multiplies():
            tiles, done = -(-int(options.products) // prod(what.mnk)), record.of(what)["tiles"]
            if done < tiles and any(fnmatch.fnmatchcase(what.name, pattern) for pattern in wanted):
                job = pool.submit(compared, what, options.folder, options.on, done, tiles)
                under_way[job] = what, tiles
        for job in as_completed(under_way):
            (what, tiles), (elements, differ) = under_way[job], job.result()
            row = record.of(what)
            row["tiles"], row["elements"] = tiles, row["elements"] + elements
            for pattern, count in differ.items():
                row["differ"][pattern] = row["differ"].get(pattern, 0) + count
            record.save()
            bad += sum(differ.values())
            products = tiles * prod(what.mnk)
            print(
                f"{what.name}: {products:.3g} products, {row['elements']} elements, differ: {row['differ'] or 0}",
                flush=True,
            )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
