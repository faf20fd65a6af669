"""The matrix multiplies: right at sizes that no tile divides, free of bank conflicts, without
spills, and made of the instructions they are about.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from bank_conflicts import conflicts
from sample_kit import FOLDER, call, exports, extents_of, inputs

from cutec.artifact.manifest_read import parse
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit

pytestmark = pytest.mark.slow

SIZES = [(8, 8, 8), (200, 136, 72), (72, 264, 328), (72, 8, 0)]  # m, n, k
ODD = [(1, 1, 1), (129, 3, 7), (201, 137, 71), (128, 256, 40), (5, 67, 0)]


def multiplied(
    sample: str, export: str, sizes: tuple[int, int, int], seed: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(C, A Bᵀ in float64, the sums of absolute products)."""
    m, n, k = sizes
    extents = extents_of(sample, export, *(dict(m=m, n=n, k=k)[s.name] for s in _symbols(sample, export)))
    given = inputs(sample, export, extents, seed)
    after = call(sample, export, extents, given)
    a, b = (given[x].astype(np.float64) for x in "ab")
    (result,) = [value for name, value in after.items() if name not in given]
    return result.astype(np.float64), a @ b.T, np.abs(a) @ np.abs(b).T


def _symbols(sample: str, export: str) -> Any:
    return exports(sample)[export].signature.symbols


@pytest.mark.parametrize("export", exports("gemm_ampere"))
@pytest.mark.parametrize(("seed", "sizes"), list(enumerate(SIZES)))
def test_gemm_ampere(export: str, sizes: tuple[int, int, int], seed: int) -> None:
    got, want, scale = multiplied("gemm_ampere", export, sizes, seed)
    rounding = 2.0**-11 if "_f16_" in export else 2.0**-8
    assert (np.abs(got - want) <= 1.01 * rounding * np.abs(want) + 2.0**-20 * scale + 2.0**-25).all()


@pytest.mark.parametrize("export", exports("sgemm"))
@pytest.mark.parametrize(("seed", "sizes"), list(enumerate(ODD)))
def test_sgemm(export: str, sizes: tuple[int, int, int], seed: int) -> None:
    got, want, scale = multiplied("sgemm", export, sizes, seed)
    assert (np.abs(got - want) <= 2.0**-21 * scale).all()


def passes(accesses: Any, sample: str, export: str, sizes: tuple[int, int, int]) -> set[tuple[str, int, int]]:
    """(verb, bytes a lane, passes of a warp) of all accesses to shared memory."""
    multiplied(sample, export, sizes, 0)
    return {
        (verb, size, conflicts(warp, size))
        for verb, found in accesses.items()
        for size, position in found
        for warp in position.reshape(-1, 32)
    }


@pytest.mark.parametrize("export", [name for name in exports("gemm_ampere") if "_f16_" in name])
def test_gemm_ampere_has_no_bank_conflicts(accesses, export: str) -> None:
    seen = passes(accesses, "gemm_ampere", export, (128, 256, 64))
    assert seen == {("store", 16, 1), ("load", 16, 1), ("store", 4, 1)}


@pytest.mark.parametrize("tile", ["64x128", "128x64", "128x128"])
def test_sgemm_has_no_bank_conflicts(accesses, tile: str) -> None:
    seen = passes(accesses, "sgemm", f"sgemm_tile{tile}_groups1_split1", (128, 128, 64))
    assert seen == {("store", 4, 1), ("load", 16, 1)}


@pytest.mark.tools
@pytest.mark.parametrize(
    ("sample", "name", "instructions"),
    [
        (
            "gemm_ampere",
            "gemm_f16_tile128x256x32",
            {"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32": 64, "ldmatrix.sync.aligned.m8n8.x4": 24},
        ),
        ("sgemm", "sgemm_tile128x128_groups1_split1", {"fma.rn.f32": 1024, "ld.shared.v4.b32": 68}),
        # no vectors: sums in neighbouring registers are read from the bank of their factors
        (
            "sgemm",
            "sgemm_tile128x128_groups1_split4",
            {"fma.rn.f32": 2048, "cp.async.ca.shared.global": 64, "global.v4": 0, "st.global.b32": 128},
        ),
    ],
)
def test_instructions(sample: str, name: str, instructions: dict[str, int]) -> None:
    product = perform(
        BuildOptions(str(FOLDER / f"{sample}.py"), archs=("sm_80",), entry=name, output="out", emits=(Emit("ptx"),))
    )
    ptx = next(s.data.decode() for s in product.stages if s.stage == "ptx")
    assert {text: ptx.count(text) for text in instructions} == instructions and ".local" not in ptx
    (export,) = parse(product.manifest.encode()).exports
    (kernel,) = (by_arch["sm_80"] for by_arch in export.kernels.values())
    assert (kernel.spill_stores, kernel.spill_loads, kernel.stack) == (0, 0, 0)
    assert product.warnings == []
