"""One program both ways: in CPython, and as a kernel of one thread an input on the interpreter."""

from __future__ import annotations

import itertools
import linecache
from dataclasses import dataclass
from typing import Any

import numpy as np
from semantics import NAMES, Float32, Int32
from writer import Writer

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.frontend.core.facts import DATA
from cutec.frontend.numbers.numeric import Uint32, select
from cutec.testing import simulate

INPUTS = 16
KERNEL = f"""

@cute.kernel
def program_kernel(ints: cute.Tensor, floats: cute.Tensor, out_ints: cute.Tensor, out_floats: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()
    a, b, x, y = program(ints[i], ints[i + {INPUTS}], floats[i], floats[i + {INPUTS}])
    out_ints[i], out_ints[i + {INPUTS}] = a, b
    out_floats[i], out_floats[i + {INPUTS}] = x, y


@cute.jit
def entry(ints: cute.Tensor, floats: cute.Tensor, out_ints: cute.Tensor, out_floats: cute.Tensor):
    program_kernel(ints, floats, out_ints, out_floats).launch(grid=1, block={INPUTS})
"""


def checked(number: Any) -> Any:
    """The number, or another where what is known of it while tracing (a divisor, a proven bound)
    does not hold.
    """
    if (
        not isinstance(number, cutec.Numeric)
        or number.is_static
        or not type(number).is_integer
        or type(number).width == 1
    ):
        return number
    wrong = number % number.div != 0
    if number.bound and number.bound.rank == DATA:
        wrong = wrong | (Uint32(number) > number.bound.limit)
    return select(wrong, number ^ 0x2AAAAAAA, number)


DEVICE_NAMES = {
    "cute": cute,
    "jit": cute.jit,
    "Int32": cutec.Int32,
    "Float32": cutec.Float32,
    "Boolean": cutec.Boolean,
    "range_constexpr": cutec.range_constexpr,
    "const_expr": cutec.const_expr,
    "checked": checked,
}
# What a generated program may be refused for: values that have no join, names that one branch does
# not bind.
REFUSALS = {"E0304", "E0305", "E0306", "E0308", "E0310", "E0312"}
_numbers = itertools.count()


@dataclass
class Result:
    """What became of a program: "agrees", "refused" (a diagnostic), or "differs" with the
    reason.
    """

    seed: int
    verdict: str
    reason: str = ""

    def __str__(self) -> str:
        return f"seed {self.seed}: {self.verdict} {self.reason}"


def inputs(seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Arguments a, b (Int32) and x, y (Float32) for INPUTS runs: small numbers, and a few large
    ones.
    """
    random = np.random.default_rng(seed)
    ints = random.integers(-12, 13, 2 * INPUTS).astype(np.int32)
    ints[::7] = random.integers(-(2**31), 2**31, ints[::7].size)
    return ints, (random.integers(-40, 41, 2 * INPUTS) / 8).astype(np.float32)


def define(source: str, names: dict[str, Any]) -> dict[str, Any]:
    """The module of a source text, whose lines can be looked up."""
    file = f"<program {next(_numbers)}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    scope = {**names, "__name__": "program"}
    exec(compile(source, file, "exec"), scope)
    return scope


def in_python(source: str, ints: np.ndarray, floats: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The results in CPython, in the order of the arguments."""
    program = define(source, NAMES)["program"]
    out_ints, out_floats = np.zeros_like(ints), np.zeros_like(floats)
    for i in range(INPUTS):
        a, b, x, y = program(Int32(ints[i]), Int32(ints[i + INPUTS]), Float32(floats[i]), Float32(floats[i + INPUTS]))
        out_ints[i], out_ints[i + INPUTS] = Int32(a), Int32(b)
        out_floats[i], out_floats[i + INPUTS] = Float32(x).value, Float32(y).value
    return out_ints, out_floats


def on_the_interpreter(source: str, ints: np.ndarray, floats: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The results of the kernel. Raises CutecError where it is refused."""
    out_ints, out_floats = np.zeros_like(ints), np.zeros_like(floats)
    simulate(define(source + KERNEL, DEVICE_NAMES)["entry"], ints, floats, out_ints, out_floats)
    return out_ints, out_floats


def compare(seed: int) -> Result:
    """Write the program of a seed and run it both ways."""
    return check_source(seed, Writer(seed).module())


def check_source(seed: int, source: str) -> Result:
    """Run a program both ways on the inputs of a seed."""
    ints, floats = inputs(seed)
    try:
        expected = in_python(source, ints, floats)
    except Exception as exception:  # reduced programs do anything
        return Result(seed, "no program", f"{type(exception).__name__}: {exception}")
    try:
        found = on_the_interpreter(source, ints, floats)
    except CutecError as err:
        line = err.place.line if err.place else 0
        verdict = "refused" if err.code in REFUSALS else "differs"
        return Result(seed, verdict, f"{err.code} line {line}: {err.message}")
    except Exception as exception:  # whatever it is, the campaign goes on and reports it
        return Result(seed, "differs", f"{type(exception).__name__}: {exception}")
    for want, have, kind in zip(expected, found, ("int", "float")):
        wrong = [
            i for i in range(2 * INPUTS) if not (want[i] == have[i] or (want[i] != want[i] and have[i] != have[i]))
        ]
        if wrong:
            i = wrong[0]
            return Result(
                seed,
                "differs",
                f"{kind} result {i // INPUTS} of input {i % INPUTS}: CPython {want[i]}, kernel {have[i]}",
            )
    return Result(seed, "agrees")
