"""Generated programs as kernels of one module, for a GPU:
`python tests/frontend/differential/batches.py -o DIR [--programs N] [--arch ARCH]`.

Writes DIR/batch_K.py and builds the bundle DIR/batch_K of it, each with the kernels of 25 programs
that the interpreter agrees on. Their reference is CPython:
`python tests/features/run.py DIR/batch_K --on gpu` compares, exactly. Products of floats are by
powers of two, so that a GPU's fused multiply-adds round as two operations do.
"""

from __future__ import annotations

import argparse
import itertools
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

from compare import INPUTS, check_source
from writer import Writer

PER_FILE = 25
NAMES = "jit, Int32, Float32, Boolean, range, range_constexpr, const_expr, checked"
HEAD = f'''"""Generated programs, each as a kernel, and as a reference in CPython."""

import sys
from pathlib import Path

import cutec
from cutec import cute

INPUTS = {INPUTS}
'''
TAIL = """

def in_a_kernel(make, row):
    types = cutec.Int32, cutec.Float32, cutec.Boolean
    program = make(cute.jit, *types, range, cutec.range_constexpr, cutec.const_expr, lambda number: number)

    @cute.kernel
    def differential(ints: cute.Tensor, floats: cute.Tensor, out_ints: cute.Tensor, out_floats: cute.Tensor):
        i, _, _ = cute.arch.thread_idx()
        a, b, x, y = program(ints[i], ints[i + INPUTS], floats[i], floats[i + INPUTS])
        at = 2 * INPUTS * row + i
        out_ints[at], out_ints[at + INPUTS] = a, b
        out_floats[at], out_floats[at + INPUTS] = x, y

    return differential


@cute.jit
def batch(ints: cute.Tensor, floats: cute.Tensor, out_ints: cute.Tensor, out_floats: cute.Tensor):
    for row, make in enumerate(PROGRAMS):
        in_a_kernel(make, row)(ints, floats, out_ints, out_floats).launch(grid=1, block=INPUTS)


def reference(ints, floats):
    sys.path.insert(0, str(Path(cutec.__file__).parents[1] / "tests/frontend/differential"))
    import numpy as np
    from semantics import NAMES, Float32, Int32

    out_ints = np.zeros((len(PROGRAMS), 2, INPUTS), np.int32)
    out_floats = np.zeros((len(PROGRAMS), 2, INPUTS), np.float32)
    for row, make in enumerate(PROGRAMS):
        program = make(**NAMES)
        for i in range(INPUTS):
            given = Int32(ints[i]), Int32(ints[i + INPUTS]), Float32(floats[i]), Float32(floats[i + INPUTS])
            a, b, x, y = program(*given)
            out_ints[row, :, i] = Int32(a), Int32(b)
            out_floats[row, :, i] = Float32(x).value, Float32(y).value
    return out_ints.ravel(), out_floats.ravel()


SIZE = 2 * INPUTS * len(PROGRAMS)
cutec.export(
    batch,
    [f"in i32[{2 * INPUTS}]", f"in f32[{2 * INPUTS}]", f"out i32[{SIZE}]", f"out f32[{SIZE}]"],
    reference=reference,
)
"""


def main() -> int:
    """Write and build the batches."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--programs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--arch", default="sm_90a")
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    programs = _programs(options.seed)
    for number in range(-(-options.programs // PER_FILE)):
        file = options.output / f"batch_{number}.py"
        file.write_text(text(dict(itertools.islice(programs, PER_FILE))))
        build = [
            sys.executable,
            "-m",
            "cutec",
            "build",
            str(file),
            "--arch",
            options.arch,
            "-o",
            str(file.with_suffix("")),
        ]
        subprocess.run(build, check=True)
    return 0


def text(programs: dict[int, str]) -> str:
    """A kernel file of these programs, by their seeds."""
    made = [
        f"\n\ndef program_{seed}({NAMES}):\n{textwrap.indent(source, '    ')}\n    return program"
        for seed, source in programs.items()
    ]
    listed = ", ".join(f"program_{seed}" for seed in programs)
    return HEAD + "".join(made) + f"\n\n\nPROGRAMS = [{listed}]\n" + TAIL


def _programs(first: int) -> Iterator[tuple[int, str]]:
    for seed in itertools.count(first):
        source = Writer(seed, exact_products=True).module()
        if check_source(seed, source).verdict == "agrees":
            yield seed, source


if __name__ == "__main__":
    raise SystemExit(main())
