"""The interpreter's semantics against a GPU: the same cases, the same random bits.

On two machines, one with the tools and one with the GPU:
`python tests/interpreter/test_against_gpu.py build CASES.cubin`, then `… run CASES.cubin`.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from one_operation import kernel_of, outputs
from primitive_cases import CASES, Case, combined, compiled

from cutec.interpreter.values import numeric
from cutec.ir.types import I1, FloatType, VectorType, element_of

THREADS = 1024
BLOCK = 64
# Numbers at which rounding, overflow and comparisons change their ways
EDGES = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    1.5,
    2.5,
    -2.5,
    2147483648.0,
    -2147483648.0,
    4294967296.0,
    1e19,
    -1e19,
    65504.0,
    65520.0,
    math.inf,
    -math.inf,
    math.nan,
]


def inputs(number: int, case: Case) -> list[np.ndarray]:
    """Operands for a case: random bits, ordinary numbers and edges, a third each."""
    rng = np.random.default_rng(number)
    arrays = []
    for position, ty in enumerate(case.operands):
        shape = (THREADS, ty.count) if isinstance(ty, VectorType) else (THREADS,)
        dtype = numeric.dtype(ty)
        bits = rng.integers(0, 256, (*shape[:-1], shape[-1] * dtype.itemsize), np.uint8)
        if position in case.small:
            arrays.append(rng.integers(0, 32, shape).astype(dtype))
        elif ty == I1:
            arrays.append(rng.integers(0, 2, shape).astype(bool))
        elif isinstance(element_of(ty), FloatType):
            values = bits.view(dtype).reshape(shape)
            third = THREADS // 3
            ordinary = rng.standard_normal((third, *shape[1:])) * 10.0 ** rng.integers(-3, 6, (third, *shape[1:]))
            with np.errstate(over="ignore"):
                values[:third] = ordinary.astype(dtype)
                values[third : 2 * third] = rng.choice(EDGES, (third, *shape[1:])).astype(dtype)
            arrays.append(values)
        else:
            values = bits.view(dtype).reshape(shape)
            values[: THREADS // 3] = rng.integers(-9, 9, (THREADS // 3, *shape[1:])).astype(dtype)
            arrays.append(values)
    return _allowed(case, arrays)


def _allowed(case: Case, arrays: list[np.ndarray]) -> list[np.ndarray]:
    """No division by zero or overflow in division, which mean nothing; and masks that name the
    whole warp.
    """
    if case.op in ("arith.divsi", "arith.remsi", "arith.divui", "arith.remui"):
        arrays[1][(arrays[1] == 0) | (arrays[1] == -1)] = 3
    if case.op.startswith("nvvm.") and arrays:
        arrays[1 if "redux" in case.op else 0][:] = -1
    return arrays


def interpreted(case: Case, arrays: list[np.ndarray]) -> list[np.ndarray]:
    """What the interpreter computes."""
    out = outputs(THREADS, case.results)
    kernel_of(case.op, case.operands, case.results, **case.attrs).run(*arrays, *out, grid=THREADS // BLOCK, block=BLOCK)
    return out


def difference(case: Case, got: np.ndarray, want: np.ndarray) -> np.ndarray:
    """Where results differ: bits, but any NaN is as good as another, and approximations may err by
    some units in the last place.
    """
    if case.ulps == math.inf:
        return np.zeros(got.shape, bool)
    same = got.view(f"u{got.dtype.itemsize}") == want.view(f"u{want.dtype.itemsize}")
    if got.dtype.kind in "iub":
        return ~same
    with np.errstate(invalid="ignore"):
        a, b = got.astype(np.float64), want.astype(np.float64)
        unit = (
            np.maximum(np.abs(np.spacing(want)).astype(np.float64), 2.0**-149)
            if want.dtype.kind == "f"
            else np.abs(b) * 2.0**-7
        )
        near = np.abs(a - b) <= case.ulps * unit + case.absolute
    return ~(same | (np.isnan(a) & np.isnan(b)) | near)


def on_gpu(cubin: bytes, work: list[tuple[str, list[np.ndarray], list[np.ndarray]]]) -> None:
    """Launch each (kernel, inputs, outputs); the outputs are filled in."""
    driver = pytest.importorskip("cuda.bindings.driver")

    def checked(result: Any) -> Any:
        assert result[0] == driver.CUresult.CUDA_SUCCESS, result[0]
        return result[1] if len(result) == 2 else result[1:]

    checked(driver.cuInit(0))
    context = checked(driver.cuDevicePrimaryCtxRetain(checked(driver.cuDeviceGet(0))))
    checked(driver.cuCtxSetCurrent(context))
    library = checked(driver.cuModuleLoadData(cubin))
    for name, arrays, out in work:
        buffers = [checked(driver.cuMemAlloc(a.nbytes)) for a in arrays + out]
        for buffer, array in zip(buffers, arrays + out, strict=True):
            checked(driver.cuMemcpyHtoD(buffer, array.ctypes.data, array.nbytes))
        cells = np.array([int(b) for b in buffers], np.uint64)
        pointers = np.array([cells.ctypes.data + 8 * n for n in range(len(cells))], np.uint64)
        function = checked(driver.cuModuleGetFunction(library, name.encode()))
        launched = driver.cuLaunchKernel(function, THREADS // BLOCK, 1, 1, BLOCK, 1, 1, 0, 0, pointers.ctypes.data, 0)
        assert launched[0] == driver.CUresult.CUDA_SUCCESS, (name, launched[0])
        checked(driver.cuCtxSynchronize())
        for buffer, array in zip(buffers[len(arrays) :], out, strict=True):
            checked(driver.cuMemcpyDtoH(array.ctypes.data, buffer, array.nbytes))
        for buffer in buffers:
            checked(driver.cuMemFree(buffer))


def disagreements(results: list[list[np.ndarray]]) -> list[str]:
    """For each case where the GPU's `results` and the interpreter differ, the first such thread."""
    found = []
    for number, (case, got) in enumerate(zip(CASES, results, strict=True)):
        arrays = inputs(number, case)
        for g, w in zip(got, interpreted(case, arrays), strict=True):
            bad = difference(case, g, w)
            if bad.any():
                row = int(np.argwhere(bad)[0][0])
                types = ", ".join(t.mlir for t in case.operands + case.results)
                count = int(bad.sum())
                found.append(
                    f"{case.op} ({types}) {case.attrs}: {count} differ, first {[a[row] for a in arrays]}: GPU {g[row]},"
                    f" here {w[row]}"
                )
    return found


def compared(cubin: bytes) -> list[str]:
    """Run every case of a cubin on the GPU and here: `disagreements`."""
    work = [(f"case_{n}", inputs(n, case), outputs(THREADS, case.results)) for n, case in enumerate(CASES)]
    on_gpu(cubin, work)
    return disagreements([out for _, _, out in work])


@pytest.mark.gpu
@pytest.mark.tools
def test_every_case_agrees():
    assert not compared(compiled(combined()))


def main(what: str, file: str) -> int:
    """Build the cases' cubin, or run one."""
    if what == "build":
        Path(file).write_bytes(compiled(combined()))
        return 0
    found = compared(Path(file).read_bytes())
    print("\n".join(found) or f"{len(CASES)} cases agree")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
