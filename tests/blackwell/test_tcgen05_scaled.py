"""Block-scaled multiplies of sm_100 on the interpreter against NumPy: every kind, type, vector,
shape, and byte of the scales.
"""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from one_tile import DTYPES
from scaled_tile import codes, multiply

from cutec.target.block_scaling import SCALED, ScaledMultiply

KINDS = [
    (kind, sf, vector, k)
    for kind, row in SCALED.items()
    for vector, types in row.scales.items()
    for sf, k in itertools.product(types, row.k)
]


def of(kind: str = "mxf4nvf4", sf: str = "ue4m3", vector: int = 16, k: int = 64, n: int = 32, **more) -> ScaledMultiply:
    a = next(iter(SCALED[kind].formats))
    return ScaledMultiply(kind, **{"a": a, "b": a, "sf": sf, "vector": vector, "m": 128, "n": n, "k": k, **more})


def check(what: ScaledMultiply, **more) -> None:
    assert not what.wrong()
    found, wanted, device = multiply(what, hazards=True, **more)
    assert not device.hazards
    assert np.array_equal(found, wanted)


@pytest.mark.parametrize(("kind", "sf", "vector", "k"), KINDS)
def test_every_kind(kind: str, sf: str, vector: int, k: int):
    check(of(kind, sf, vector, k))


@pytest.mark.parametrize(("a", "b"), list(itertools.product(SCALED["mxf8f6f4"].formats, repeat=2)))
def test_types_of_a_and_b_may_differ(a: str, b: str):
    check(of("mxf8f6f4", "ue8m0", 32, 32, n=8, a=a, b=b))


@pytest.mark.parametrize("n", [8, 24, 40, 128, 136, 256])
def test_columns(n: int):
    check(of(n=n))
    check(of("mxf8f6f4", "ue8m0", 32, 32, n=n))


@pytest.mark.parametrize(("kind", "sf", "vector", "k"), KINDS)
@pytest.mark.parametrize("n", [128, 256])
def test_scales_begin_at_a_byte(kind: str, sf: str, vector: int, k: int, n: int):
    every = itertools.product(range(4), repeat=2)
    legal = [(a, b) for a, b in every if not of(kind, sf, vector, k, a_sf_id=a, b_sf_id=b).wrong()]
    assert len(legal) == {1: 16, 2: 4, 3: 16, 4: 1, 6: 4}[k // vector]
    for a, b in legal[len(legal) > 1 :: 5]:
        check(of(kind, sf, vector, k, n=n, a_sf_id=a, b_sf_id=b))


@pytest.mark.parametrize("m", [128, 256])
@pytest.mark.parametrize(("kind", "sf", "vector", "k"), [row for row in KINDS if row[3] != 96])
def test_pairs(kind: str, sf: str, vector: int, k: int, m: int):
    """Of M = 128 a block has 64 rows, and scales of B by halves of the columns."""
    what = of(kind, sf, vector, k, m=m, n=80)
    assert not what.wrong(2)
    found, wanted, device = multiply(what, hazards=True, group=2)
    assert not device.hazards
    assert np.array_equal(found, wanted)


@pytest.mark.parametrize("a", ["e4m3", "e2m3", "e3m2", "e2m1"])
def test_a_in_tensor_memory(a: str):
    check(of("mxf8f6f4", "ue8m0", 32, 32, a=a), swizzles=("none", "128B"), from_tensor=True)
    if a == "e2m1":
        check(of(), swizzles=("none", "128B"), from_tensor=True)


def test_negation_and_sums():
    check(of(negate_a=True), times=3)
    check(of("mxf8f6f4", "ue8m0", 32, 32, negate_b=True))
    check(of("mxf8f6f4", "ue8m0", 32, 32, a_mn=True, b_mn=True, n=128), swizzles=("128B", "64B"))


@pytest.mark.parametrize("sf", ["ue8m0", "ue4m3"])
def test_every_scale(sf: str):
    """All 256 bytes of ue8m0 and 128 of ue4m3 as scales of A: subnormal results, infinity, NaN."""
    for half in (0, 128) if sf == "ue8m0" else (0,):
        what = of(sf=sf, n=8)
        left, right, scale, other = codes(what)
        scale[:] = np.arange(half, half + 128, dtype=np.uint8)[:, None]
        left[:], right[:] = 0, 0
        left[:, 5], right[:, 5] = np.array(1.5, DTYPES["e2m1"]), np.array(-0.5, DTYPES["e2m1"])
        other[:] = 130 if sf == "ue8m0" else 0x01
        found, wanted, _ = multiply(what, [left, right, scale, other])
        with np.errstate(over="ignore"):
            single = wanted.astype(np.float32).astype(float)
        assert np.array_equal(found, single, equal_nan=True)
        assert np.isnan(found[127]).all() == (sf == "ue4m3" or half == 128)
