"""The errors of `cute.math` in ulps, on the interpreter and on a GPU.

    python benchmarks/accuracy.py --on cpu                             # on the interpreter
    cutec build benchmarks/accuracy_kernels.py --arch sm_90a -o DIR
    python benchmarks/accuracy.py --on gpu --bundle DIR                # needs torch and a GPU
    python benchmarks/accuracy.py --table                              # writes docs/accuracy.md

Both measurements take the same numbers: all of a 16-bit type; of wider ones random bits, numbers
near the edges of the type and of the function, and as many in the intervals that each function is
looked at closely. The reference is C's long double (64 bits of precision, x86), whose own error is
below 0.001 ulp of Float64. Results go into benchmarks/accuracy.json, a measurement each.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from accuracy_kernels import EXPORTS, Function

HERE = Path(__file__).parent
RESULTS, DOCUMENT = HERE / "accuracy.json", HERE.parent / "docs" / "accuracy.md"
# precision, exponents
FORMATS = {"f16": (11, -14, 15), "bf16": (8, -126, 127), "f32": (24, -126, 127), "f64": (53, -1022, 1023)}
# whose approximations have a largest absolute error
WITH_ZEROS = ("log", "log2", "log10", "sin", "cos", "tan", "tanh")
COUNTS = {"cpu": 1 << 15, "gpu": 1 << 19}
Run = Callable[[str, np.ndarray, np.ndarray], np.ndarray]


# -- numbers


def rounded(x: np.ndarray, dtype: str) -> np.ndarray:
    """float64 numbers near `x` that a type has (bfloat16: towards zero)."""
    with np.errstate(all="ignore"):
        if dtype == "bf16":
            return (x.astype(np.float32).view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32).astype(np.float64)
        return x.astype({"f16": np.float16, "f32": np.float32, "f64": np.float64}[dtype]).astype(np.float64)


def any_bits(dtype: str, count: int, rng: np.random.Generator) -> np.ndarray:
    """Numbers of a type from random bits; all of a type of 16 bits."""
    words, real = {
        "f16": lambda: (np.arange(1 << 16, dtype=np.uint16), np.float16),
        "bf16": lambda: (np.arange(1 << 16, dtype=np.uint32) << 16, np.float32),
        "f32": lambda: (rng.integers(1 << 32, size=count, dtype=np.uint32), np.float32),
        "f64": lambda: (rng.integers(1 << 64, size=count, dtype=np.uint64), np.float64),
    }[dtype]()
    with np.errstate(invalid="ignore"):  # signalling NaN
        return words.view(real).astype(np.float64)


def edges(dtype: str) -> np.ndarray:
    """Zeros, infinities, NaN, the smallest and largest numbers, and neighbours of small integers
    and of multiples of a quarter turn.
    """
    precision, least, most = FORMATS[dtype]
    tiny, huge = math.ldexp(1.0, least), math.ldexp(2 - 2.0 ** (1 - precision), most)
    values = [
        0.0,
        -0.0,
        math.inf,
        math.nan,
        tiny,
        tiny / 2,
        math.ldexp(tiny, 1 - precision),
        tiny * (1 - 2.0**-precision),
        huge,
        huge / 2,
    ]
    middles = (
        [k * math.pi / 4 for k in range(1, 33)]
        + [k / 2 for k in range(1, 33)]
        + [math.ldexp(1.0, e) for e in range(-12, 40)]
    )
    values += [m * (1 + s * 2.0 ** (1 - precision)) for m in middles for s in (-1, 0, 1) if m < huge]
    return rounded(np.array([*values, *(-v for v in values)]), dtype)


def numbers(function: Function, dtype: str, count: int, wild: bool) -> tuple[np.ndarray, np.ndarray]:
    """The operands of a measurement. `wild`: anything; otherwise in the function's intervals
    only.
    """
    rng = np.random.default_rng(zlib.crc32(f"{function.name} {dtype}".encode()))
    close = [rng.uniform(low, high, count // 2) for low, high in function.intervals]
    parts = [rounded(x, dtype) for x in close[:1] if function.operands == 2] or [rounded(np.concatenate(close), dtype)]
    if wild:
        parts += [edges(dtype), any_bits(dtype, count, rng)]
    x = np.concatenate(parts)
    if function.operands == 1:
        return x, x
    second = [rng.uniform(*function.intervals[-1], len(x)), rng.permutation(x)]
    z = rounded(np.where(rng.random(len(x)) < (0.5 if wild else 1), *second), dtype)
    return x, np.trunc(np.where(np.abs(z) <= 64, z, np.copysign(1.0, z))) if function.name == "fpowi" else z


# -- errors


def ulps(got: np.ndarray, want: np.ndarray, dtype: str) -> np.ndarray:
    """How far results (float64) are from the truth (long double), in units of the last place of the
    truth in the type; infinite where one is NaN and the other is not. Overflow counts from the
    first number that the type lacks.
    """
    precision, least, most = FORMATS[dtype]
    limit = np.ldexp(np.longdouble(1), most + 1)
    got, want = (np.clip(v.astype(np.longdouble), -limit, limit) for v in (got, want))
    exponent = np.clip(np.frexp(np.where(np.isnan(want), 1, want))[1] - 1, least, most)
    error = np.abs(got - want) / np.ldexp(np.longdouble(1), exponent - precision + 1)
    return np.where(np.isnan(got) | np.isnan(want), np.where(np.isnan(got) == np.isnan(want), 0, np.inf), error).astype(
        np.float64
    )


def measure(run: Run, export: str, count: int) -> dict[str, Any]:
    """Function → largest error in ulps, largest absolute error, and where the first was found."""
    functions, dtype = EXPORTS[export]
    operands = [numbers(f, dtype, count, export.startswith("precise")) for f in functions]
    longest = max(len(x) for x, _ in operands)
    x, z = (np.array([np.resize(pair[k], longest) for pair in operands]) for k in (0, 1))
    results = run(export, x, z)
    found = {}
    for k, function in enumerate(functions):
        with np.errstate(all="ignore"):
            want = function.reference(*(v[k].astype(np.longdouble) for v in (x, z)[: function.operands]))
            error = ulps(results[k], want, dtype)
            absolute = np.abs(results[k] - want)[np.isfinite(results[k]) & np.isfinite(want)].max()
        worst = int(error.argmax())
        at = [float(v[k, worst]).hex() for v in (x, z)[: function.operands]]
        found[function.name] = {
            "ulp": float(error[worst]),
            "absolute": float(absolute),
            "at": at,
            "got": float(results[k, worst]).hex(),
        }
    return found


# -- where it runs


def on_interpreter() -> tuple[Run, str]:
    """A runner on the interpreter."""
    import ml_dtypes
    from accuracy_kernels import rows_of

    from cutec.testing import simulate

    types = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64}

    def run(export: str, x: np.ndarray, z: np.ndarray) -> np.ndarray:
        functions, dtype = EXPORTS[export]
        with np.errstate(all="ignore"):
            given = [v.astype(types[dtype]) for v in (x, z)]
        y = np.zeros_like(given[0])
        simulate(rows_of(functions), *given, y)
        return y.astype(np.float64)

    return run, f"interpreter, NumPy {np.__version__}"


def on_gpu(bundle: str) -> tuple[Run, str]:
    """A runner on a GPU, from a bundle of `accuracy_kernels.py`."""
    import torch

    from cutec import runtime

    loaded = runtime.load(Path(bundle) / "manifest.yaml")
    types = {"f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64}

    def run(export: str, x: np.ndarray, z: np.ndarray) -> np.ndarray:
        given = [torch.from_numpy(v).cuda().to(types[EXPORTS[export][1]]) for v in (x, z)]
        y = torch.zeros_like(given[0])
        loaded.functions[export](*given, y)
        torch.cuda.synchronize()
        return y.double().cpu().numpy()

    return run, torch.cuda.get_device_name()


# -- what is written


def table(results: dict[str, Any]) -> str:
    """The text of docs/accuracy.md, from the JSON of measurements."""
    interpreter, gpu = (results.get(kind, {}).get("errors", {}) for kind in ("cpu", "gpu"))

    def cells(export: str, name: str, what: str = "ulp") -> list[str]:
        return [
            f"{kind[export][name][what]:.3g}" if name in kind.get(export, {}) else "–" for kind in (interpreter, gpu)
        ]

    precise = [e for e in EXPORTS if e.startswith("precise")]
    lines = [
        "| function | " + " | ".join(f"{e.rpartition('_')[2]} | GPU" for e in precise) + " |",
        "|---|" + "--:|" * 2 * len(precise),
    ]
    lines += [
        f"| `{f.name}` | " + " | ".join(" | ".join(cells(e, f.name)) for e in precise) + " |"
        for f in EXPORTS["precise_f32"][0]
    ]
    fast = ["| function | type | numbers | ulp | GPU | absolute | GPU |", "|---|---|---|--:|--:|--:|--:|"]
    for export in [e for e in EXPORTS if e.startswith("fast")]:
        for f in EXPORTS[export][0]:
            where = ", ".join(f"[{low:.4g}, {high:.4g}]" for low, high in f.intervals)
            absolute = cells(export, f.name, "absolute") if f.name in WITH_ZEROS else ["", ""]
            fast.append(
                f"| `{f.name}` | {EXPORTS[export][1]} | {where} | "
                + " | ".join(cells(export, f.name) + absolute)
                + " |"
            )
    devices = {kind: results.get(kind, {}).get("device", "not measured") for kind in ("cpu", "gpu")}
    return TEXT.format(precise="\n".join(lines), fast="\n".join(fast), **devices)


TEXT = """# Accuracy of `cute.math`

Generated by `python benchmarks/accuracy.py --table`. Plain columns: {cpu}.
GPU columns: {gpu}.

The tables show the largest error in ulps, units in the last place of the true value. An error of
0.5 ulp means correctly rounded. The reference is C's long double. Tested numbers:

* Float16 and BFloat16: all numbers of the type.
* Float32 and Float64: random bits (including subnormal numbers, infinities and NaN), the edges of
  the type, neighbours of small integers, of powers of two and of multiples of π/4, and the
  intervals where each function varies. Angles are as large as the type allows.

How tensor cores add is on a page of its own: [arithmetic.md](arithmetic.md).

The interpreter computes in float64 and rounds once. A GPU calls NVIDIA's libdevice; `sqrt`, `rcp`
and `div` are correctly rounded instructions. Half-precision functions compute in Float32 and then
round, so their error is at most slightly above 0.5 ulp. `fpowi` computes in Float64, `rem` is
exact.

## Precise

{precise}

## `fastmath=True` (`rcp`, `div`: `approx=True`)

The table shows relative errors in ulps and, for functions with zeros, absolute errors too: near a
zero, a hardware approximation has a fixed absolute error, which is many ulps of a small result.
`exp` and `pow` multiply before `ex2.approx`, so their relative error grows with the exponent.
Subnormal numbers count as zero. Float64, and functions that are not in this table, compute as they
do without `fastmath`. Float16 and BFloat16 compute in Float32, except `exp2`, which has its own
instructions (for BFloat16 from sm_90 on).

{fast}
"""


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--on", choices=("cpu", "gpu"))
    parser.add_argument("--bundle", help="what `cutec build benchmarks/accuracy_kernels.py` made")
    parser.add_argument("--count", type=int, help="numbers of each kind")
    parser.add_argument("--out", type=Path, default=RESULTS, help="the JSON that the measurement is put into")
    parser.add_argument("--table", action="store_true", help="write docs/accuracy.md")
    options = parser.parse_args()
    results = json.loads(options.out.read_text()) if options.out.exists() else {}
    if options.on:
        run, device = on_interpreter() if options.on == "cpu" else on_gpu(options.bundle)
        errors = {}
        for export in EXPORTS:
            errors[export] = measure(run, export, options.count or COUNTS[options.on])
            print(export, {name: round(row["ulp"], 3) for name, row in errors[export].items()}, flush=True)
        results[options.on] = {"device": device, "errors": errors}
        options.out.write_text(json.dumps(results, indent=1) + "\n")
    if options.table:
        DOCUMENT.write_text(table(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
