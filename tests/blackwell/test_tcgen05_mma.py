"""Multiplies of sm_100 on the interpreter against NumPy: every kind, type, major, swizzle and
shape.
"""

from __future__ import annotations

import numpy as np
import one_tile
import pytest
from one_tile import NARROW, ONE, ROW, SEGMENTS, WIDE, OneTile, Operand, multiply, operands

from cutec.diag import CutecError
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.types import I1, I32, I64
from cutec.ops.primitives.tensor_core import accumulate
from cutec.target.tcgen05 import KINDS, Multiply, accumulators
from cutec.target.tensor_sums import TCGEN05, sums

pytestmark = pytest.mark.slow


def check(what: Multiply, **more) -> None:
    assert not what.wrong()
    found, wanted, _ = multiply(what, **more)
    assert (found == wanted).all()


TYPES = [(kind, a, d) for kind, row in KINDS.items() for a in row.formats for d in accumulators(kind, a)]


@pytest.mark.parametrize(("kind", "a", "d"), TYPES)
def test_every_type(kind: str, a: str, d: str):
    check(Multiply(kind, a, a, d, 128, 32))


@pytest.mark.parametrize(("a", "b"), [("e4m3", "e2m1"), ("e3m2", "e5m2"), ("s8", "u8")])
def test_types_of_a_and_b_may_differ(a: str, b: str):
    kind = "i8" if a == "s8" else "f8f6f4"
    check(Multiply(kind, a, b, accumulators(kind, a)[-1], 128, 16))


@pytest.mark.parametrize("swizzle", ROW)
@pytest.mark.parametrize("majors", [(False, False), (True, False), (False, True)])
def test_every_swizzle_and_major(swizzle: str, majors: tuple[bool, bool]):
    a_mn, b_mn = majors
    check(Multiply("f16", "bf16", "bf16", "f32", 128, 64, a_mn, b_mn), swizzles=(swizzle, swizzle))


@pytest.mark.parametrize("kind", ["tf32", "f8f6f4", "i8"])
def test_majors_of_other_sizes(kind: str):
    a = next(iter(KINDS[kind].formats))
    swizzle = {"tf32": WIDE, "f8f6f4": "64B", "i8": "32B"}[kind]
    d = accumulators(kind, a)[-1]
    check(Multiply(kind, a, a, d, 128, 128, True, True), swizzles=(swizzle, swizzle))


@pytest.mark.parametrize(
    ("what", "swizzle", "says"),
    [
        (Multiply("tf32", "tf32", "tf32", "f32", 128, 32), WIDE, "K-major operands have another"),
        (Multiply("tf32", "tf32", "tf32", "f32", 128, 32, True, True), "128B", "of tf32 have 128B_ATOM_32B"),
    ],
)
def test_swizzles_that_operands_do_not_have(what: Multiply, swizzle: str, says: str):
    with pytest.raises(CutecError, match=says) as caught:
        multiply(what, swizzles=(swizzle, swizzle))
    assert caught.value.code == "E5055"


@pytest.mark.parametrize(("m", "n"), [(64, 8), (64, 256), (128, 24), (128, 256)])
def test_shapes(m: int, n: int):
    check(Multiply("f16", "f16", "f16", "f32", m, n), swizzles=("32B", "32B"))


@pytest.mark.parametrize("d", ["f32", "f16"])
def test_sums_of_an_exact_run_are_those_of_the_chip(d: str, monkeypatch: pytest.MonkeyPatch):
    """Numbers that a chip rounds otherwise than float64, rounded once."""
    what = Multiply("f16", "f16", "f16", d, 128, 32)
    rng = np.random.default_rng(0)
    left, right = (rng.standard_normal((rows, 16)).astype(np.float16) for rows in (128, 32))
    left[:, 1], right[:, 1] = left[:, 0], -right[:, 0]
    monkeypatch.setattr(one_tile, "operands", lambda what: (left, right))
    how = sums("sm_100a", TCGEN05, "f16", "f16", d, 16)
    assert how is not None
    wanted = accumulate(np, how, left, right, np.zeros((128, 32)))
    plain, _, _ = multiply(what)
    monkeypatch.setenv("CUTEC_EXACT", "1")
    exact, _, _ = multiply(what)
    assert (exact == wanted).all()
    assert d == "f16" or (plain != wanted).any()


def test_negation_sums_and_scale():
    check(Multiply("f16", "f16", "f16", "f32", 128, 16, negate_a=True))
    check(Multiply("tf32", "tf32", "tf32", "f32", 128, 16, negate_a=True, negate_b=True))
    found, once, _ = multiply(Multiply("f16", "f16", "f16", "f32", 128, 16), times=3)
    assert (found == 3 * once).all()
    found, once, _ = multiply(Multiply("f16", "f16", "f16", "f32", 128, 16), times=2, scale_d=Typed(2, I32))
    assert (found == once + once / 4).all()


NARROW_TYPES = [("f8f6f4", a) for a in NARROW]


def from_tensor_memory(what: Multiply) -> tuple[np.ndarray, np.ndarray]:
    """A goes to tensor memory first, by `cp` from rows of 32 bytes without swizzle."""
    left, right = operands(what)
    a, b = Operand(left, what.a, "none"), Operand(right, what.b, "128B")
    tile = OneTile(64)
    k = tile.k
    places = tile.staged("left", 0, len(a.image)), tile.staged("right", 1, len(b.image))
    address = tile.begin()

    def issue() -> None:
        da, db = (tile.descriptor(place, operand.fields) for place, operand in zip(places, (a, b)))
        source = k.binary("addi", address, 32)
        width = NARROW.get(what.a)
        unpacked = {"format": "b8x16.b4x16_p64" if width == 4 else "b8x16.b6x16_p32"} if width else {}
        k.emit("cutec.tcgen05_cp", (source, da), shape="128x256b", **ONE, **unpacked)
        values = (address, source, db, k.const(what.descriptor), k.const(0, I1))
        k.emit("cutec.tcgen05_mma", values, kind=what.kind, operandSegmentSizes=SEGMENTS, **ONE)

    tile.once(issue)
    tile.commit_and_wait()
    tile.written(tile.loaded(address, what.n), 2)
    tile.end(address)
    out = np.zeros((128, what.n), np.int32)
    device = tile.run(a.image, b.image, out, hazards=True)
    assert not device.hazards
    return out.view(np.float32).astype(float), left.astype(float) @ right.astype(float).T


@pytest.mark.parametrize(("kind", "a"), [("f16", "f16"), ("tf32", "tf32"), ("f8f6f4", "e5m2"), *NARROW_TYPES])
def test_a_in_tensor_memory(kind: str, a: str):
    found, wanted = from_tensor_memory(Multiply(kind, a, a, "f32", 128, 32))
    assert (found == wanted).all()


def test_lanes_that_stay():
    """Rows 0 to 31 and 96 of D are not written: they keep what `st` has put there."""
    what = Multiply("f16", "f16", "f16", "f32", 128, 8)
    left, right = operands(what)
    a, b = Operand(left, "f16", "128B"), Operand(right, "f16", "128B")
    tile = OneTile(32)
    k = tile.k
    places = tile.staged("left", 0, len(a.image)), tile.staged("right", 1, len(b.image))
    address = tile.begin()
    k.emit("cutec.tcgen05_st", (tile.quarter(address), *[k.const(0x40000000)] * 8), shape="32x32b")
    k.emit("cutec.tcgen05_wait_st")
    k.emit("cutec.tcgen05_fence", side="before")
    k.barrier()
    k.emit("cutec.tcgen05_fence", side="after")

    def issue() -> None:
        da, db = (tile.descriptor(place, operand.fields) for place, operand in zip(places, (a, b)))
        keep = [k.const(word) for word in (-1, 0, 0, 1)]
        values = (address, da, db, k.const(what.descriptor), k.const(0, I1), *keep)
        sizes = IntArray((1, 1, 1, 1, 1, 4))
        k.emit("cutec.tcgen05_mma", values, kind="f16", operandSegmentSizes=sizes, **ONE)

    tile.once(issue)
    tile.commit_and_wait()
    tile.written(tile.loaded(address, 8), 2)
    tile.end(address)
    out = np.zeros((128, 8), np.int32)
    device = tile.run(a.image, b.image, out, hazards=True)
    wanted = left.astype(float) @ right.astype(float).T
    wanted[:32], wanted[96] = 2, 2
    assert (out.view(np.float32) == wanted).all() and not device.hazards
    assert "W5056" not in [w.code for w in device.costs]


@pytest.mark.parametrize(
    ("bits", "words"),
    [
        (Multiply("tf32", "tf32", "tf32", "f32", 128, 16).descriptor, "not one of kind::f16"),
        (Multiply("f16", "bf16", "bf16", "f16", 128, 16).descriptor, "a D of bf16 is f32"),
        (Multiply("f16", "f16", "f16", "f32", 256, 16).descriptor, "M is 64 or 128"),
        (Multiply("f16", "f16", "f16", "f32", 128, 16).descriptor | 4, "sparse"),
    ],
)
def test_wrong_instruction_descriptors(bits: int, words: str):
    what = Multiply("f16", "f16", "f16", "f32", 128, 16)
    with pytest.raises(CutecError, match=words) as caught:
        _with_descriptors(what, bits, 0)
    assert caught.value.code == "E5055"


def test_wrong_shared_memory_descriptors():
    what = Multiply("f16", "f16", "f16", "f32", 128, 16)
    for flip in (1 << 46, 1 << 61, 1 << 52):
        with pytest.raises(CutecError, match=r"shared-memory descriptor|absolute leading offset") as caught:
            _with_descriptors(what, what.descriptor, flip)
        assert caught.value.code == "E5055"


def _with_descriptors(what: Multiply, bits: int, flip: int) -> None:
    left, right = operands(what)
    a, b = Operand(left, "f16", "none"), Operand(right, "f16", "none")
    tile = OneTile(32)
    k = tile.k
    places = tile.staged("left", 0, len(a.image)), tile.staged("right", 1, len(b.image))
    address = tile.begin()

    def issue() -> None:
        da, db = (tile.descriptor(place, operand.fields) for place, operand in zip(places, (a, b)))
        da = k.op("arith.xori", da, k.const(flip, I64), to=I64)
        values = (address, da, db, k.const(bits), k.const(0, I1))
        k.emit("cutec.tcgen05_mma", values, kind="f16", operandSegmentSizes=SEGMENTS, **ONE)

    tile.once(issue)
    tile.run(a.image, b.image, np.zeros(1, np.int32))
