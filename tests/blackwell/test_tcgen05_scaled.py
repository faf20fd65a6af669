"""Block-scaled multiplies of sm_100 on the interpreter against NumPy: every kind, type, vector,
shape, and byte of the scales.
"""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from one_tile import DTYPES, OneTile
from scaled_tile import codes, multiply

from cutec.diag import CutecError
from cutec.ir.core import Value
from cutec.ir.types import I1, I32
from cutec.target.block_scaling import SCALED, ScaledMultiply
from cutec.target.tcgen05 import shared_fields

pytestmark = pytest.mark.slow

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


@pytest.mark.parametrize("begin", [0, 3, 6, 7])
@pytest.mark.parametrize("vector", [16, 32])
def test_rows_of_96_go_on_in_another_buffer(vector: int, begin: int):
    """Rows of 48 bytes that begin at line 6 or 7 of 8 have one or two lines elsewhere."""
    what = of("mxf4nvf4", "ue8m0", vector, 96)
    check(what, begin=begin)


def test_pairs_go_on_in_another_buffer():
    what = of("mxf4nvf4", "ue4m3", 16, 96, m=256, n=64)
    found, wanted, device = multiply(what, hazards=True, group=2, begin=7)
    assert not device.hazards and np.array_equal(found, wanted)


def test_descriptors_that_only_k_of_96_has():
    with pytest.raises(CutecError, match="goes on behind 128 bytes, and its leading offset is relative") as caught:
        multiply(of("mxf4", "ue8m0", 32, 96), begin=6, absolute=False)
    assert caught.value.code == "E5055"
    with pytest.raises(CutecError, match="an absolute leading offset, which") as caught:
        multiply(of("mxf4", "ue8m0", 32, 64), begin=0)
    assert caught.value.code == "E5055"


@pytest.mark.parametrize("a", ["e4m3", "e2m3", "e3m2", "e2m1"])
def test_a_in_tensor_memory(a: str):
    check(of("mxf8f6f4", "ue8m0", 32, 32, a=a), swizzles=("none", "128B"), from_tensor=True)
    if a == "e2m1":
        check(of(), swizzles=("none", "128B"), from_tensor=True)


@pytest.mark.parametrize(("kind", "sf", "vector", "k"), [row for row in KINDS if row[3] != 96])
def test_sparse(kind: str, sf: str, vector: int, k: int):
    """Twice K with as many scales, each of which is of twice the elements."""
    check(of(kind, sf, vector, 2 * k, sparse=True), times=2)


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


# -- hazards ---------------------------------------------------------------------------------------


def codes_of(**more) -> set[str]:
    """The codes of what is found in a multiply with scales; costs are left out."""
    try:
        device = multiply(of(n=8), hazards=True, **more)[2]
    except CutecError as found:
        return {found.code}
    return {each.code for each in [*device.hazards, *device.costs]} - {"W5050", "W5051"}


@pytest.mark.parametrize("seed", [None, 1, 2])
def test_copies_and_multiplies_of_a_thread_are_in_order(seed: int | None):
    """Nothing has to be waited for between them, nor before the next copy over the same scales."""
    assert codes_of(seed=seed, times=2) == set()
    assert codes_of(seed=seed, behind=lambda *each: again(*each, thread=0)) == set()


def again(tile: OneTile, sfa: Value, place: Value, thread: int) -> None:
    """A thread copies A's scales again."""
    k = tile.k
    source = tile.descriptor(place, shared_fields(16, 128, "none"))
    attrs = {"shape": "32x128b", "quarters": "warpx4", **tile.blocks}
    k.choose(k.compare("eq", tile.tid, thread), lambda: k.emit("cutec.tcgen05_cp", (sfa, source), **attrs) and [], list)


def test_scales_that_another_thread_copies():
    """Read before they are complete, or overwritten while the multiply is under way."""
    assert "E5054" in codes_of(copier=32)
    assert "E5054" in codes_of(behind=lambda *each: again(*each, thread=32))


def test_scales_that_warps_overwrite_in_flight():
    def store(tile: OneTile, sfa: Value, place: Value) -> None:
        tile.k.emit("cutec.tcgen05_st", (tile.quarter(sfa), tile.k.const(0)), shape="32x32b")
        tile.k.emit("cutec.tcgen05_wait_st")

    assert "E5054" in codes_of(behind=store)


def test_scales_in_shared_memory_overwritten_in_flight():
    def store(tile: OneTile, sfa: Value, place: Value) -> None:
        tile.k.store(tile.k.const(0), tile.k.at(place, tile.tid, I32))

    assert "E5032" in codes_of(behind=store)


def test_scales_that_are_not_there():
    """Without the copies D is undefined, and all quarters need the same scales."""
    assert codes_of(drop="scales")
    with pytest.raises(CutecError, match="differ between the quarters") as caught:
        multiply_with_one_copy(of(n=8))
    assert caught.value.code == "E5055"


def multiply_with_one_copy(what: ScaledMultiply) -> None:
    """Each warp stores other scales in its quarter."""
    tile = OneTile(64, arguments=1)
    k, one = tile.k, tile.blocks
    place = tile.staged("all", 0, 8192)
    address = tile.begin()
    sfa = k.binary("addi", address, 32)
    k.emit("cutec.tcgen05_st", (tile.quarter(sfa), *[tile.warp] * 8), shape="32x32b")
    k.emit("cutec.tcgen05_wait_st")
    k.emit("cutec.tcgen05_fence", side="before")
    k.barrier()
    k.emit("cutec.tcgen05_fence", side="after")

    def issue() -> None:
        d = tile.descriptor(place, shared_fields(2048, 128, "none"))
        sfb = k.binary("addi", sfa, 4)
        values = (address, d, d, k.const(what.descriptor), sfa, sfb, k.const(0, I1))
        k.emit("cutec.tcgen05_mma_scaled", values, kind=what.kind, vector="block16", **one)

    tile.once(issue)
    tile.commit_and_wait()
    tile.end(address)
    tile.run(np.zeros(2048, np.int32))
