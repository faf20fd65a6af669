"""`.ws` and sparse multiplies of sm_100, collectors and shifted rows of A on the interpreter
against NumPy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from one_tile import ONE, OneTile, Operand, operands
from sparse_a import compressed, stored_words, words_of

from cutec.diag import CutecError
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import I1, I64
from cutec.target.tcgen05 import KINDS, ZERO_COLUMNS, Multiply, accumulators, packed

pytestmark = pytest.mark.slow

TYPES = [(kind, a, d) for kind, row in KINDS.items() for a in row.formats for d in accumulators(kind, a)]
Steps = list[tuple[str, dict[str, Any]]]


def run(
    what: Multiply,
    steps: Steps,
    ws: bool = True,
    a_columns: int = 0,
    rows_of_b: int | None = None,
    between: Callable[[OneTile, list[Value]], None] = lambda tile, places: None,
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(the lanes of D, A, B) after multiplies with these operands and attributes; A is copied to
    tensor memory if it has `a_columns`. `between` emits more behind each.
    """
    left, right = operands(what)
    stored, words = left, np.zeros((128, 1), np.int32)
    if what.sparse:
        stored, bits, left = compressed(what, low=0 if "u8" in (what.a, what.b) else -3)
        words = words_of(bits)
    extra = (rows_of_b or what.n) - what.n
    right = np.concatenate([right, right[:extra]])
    rows = np.concatenate([stored] * (128 // what.m)) if a_columns else stored
    a = Operand(rows, what.a, "none" if a_columns else "32B", what.a_mn)
    b = Operand(right, what.b, "128B" if what.b_mn else "64B", what.b_mn)
    tile = OneTile(512, arguments=4)
    k = tile.k
    places = [tile.staged("left", 0, len(a.image)), tile.staged("right", 1, len(b.image))]
    address = tile.begin()
    metadata = k.binary("addi", address, 256)
    if what.sparse:
        stored_words(tile, k.binary("addi", metadata, what.selector), 2, words.shape[1])

    def issue() -> None:
        da, db = (tile.descriptor(place, each.fields) for place, each in zip(places, (a, b)))
        if a_columns:
            source = k.binary("addi", address, 260)
            k.emit("cutec.tcgen05_cp", (source, da), shape="128x256b", **ONE)
            da = source
        for number, (name, given) in enumerate(steps):
            attrs = dict(given)
            mask = attrs.pop("mask", None)
            groups = [1] * 5 + ([int(mask is not None), int(what.sparse)] if ws else [int(what.sparse)])
            values = [address, da, db, k.const(what.descriptor), k.const(number > 0, I1)]
            values += [k.const(mask, I64)] if mask is not None else []
            values += [metadata] if what.sparse else []
            more = ({"sparse": None} if what.sparse else {}) | ({} if ws else ONE)
            k.emit(name, values, kind=what.kind, operandSegmentSizes=IntArray(tuple(groups)), **attrs, **more)
            between(tile, places)

    tile.once(issue)
    tile.commit_and_wait()
    columns = what.n * what.m // 128 if ws else what.n
    tile.written(tile.loaded(address, columns), 3)
    tile.end(address)
    out = np.zeros((128, columns), np.int32)
    device = tile.run(a.image, b.image, words, out, hazards=True)
    assert not device.hazards
    return out, left.astype(float), right.astype(float)


def unfolded(out: np.ndarray, what: Multiply) -> np.ndarray:
    """D of a `.ws` multiply: part i of the columns is i times M lanes below."""
    words = np.concatenate(np.split(out, 128 // what.m), axis=1)
    if what.d == "f16":
        return words.astype(np.uint16).view(np.float16).astype(float)
    return np.ascontiguousarray(words).view(np.float32 if what.d == "f32" else np.int32).astype(float)


WS = [("cutec.tcgen05_mma_ws", {})]


@pytest.mark.parametrize(("kind", "a", "d"), TYPES)
def test_every_type_of_ws(kind: str, a: str, d: str):
    what = Multiply(kind, a, a, d, 64, 64)
    out, left, right = run(what, WS * 2)
    assert np.array_equal(unfolded(out, what), 2 * left @ right.T)


@pytest.mark.parametrize("m", [32, 64, 128])
@pytest.mark.parametrize("n", [64, 128, 256])
@pytest.mark.parametrize("a_columns", [0, 8])
def test_shapes_of_ws(m: int, n: int, a_columns: int):
    what = Multiply("f16", "f16", "f16", "f32", m, n, negate_b=True)
    out, left, right = run(what, WS, a_columns=a_columns)
    assert np.array_equal(unfolded(out, what), -left @ right.T)


@pytest.mark.parametrize("b_mn", [False, True])
def test_columns_that_count_as_zero(b_mn: bool):
    what = Multiply("f16", "f16", "f16", "f32", 64, 64, b_mn=b_mn, max_shift=2)
    fields = {"start_1": 2, "zeros_first_0": 1, "some": 1, "zeros": 2, "used": 3, "shift": 3}
    out, left, right = run(what, [(WS[0][0], {"mask": packed(ZERO_COLUMNS, **fields)})], rows_of_b=128)
    used = ["1110000"[i % 7] == "0" if i < 32 else "0011100"[(i - 32) % 7] == "0" for i in range(64)]
    assert np.array_equal(unfolded(out, what), left @ right[3:67].T * used)


@pytest.mark.parametrize(("kind", "a", "d"), TYPES)
@pytest.mark.parametrize("ws", [False, True])
def test_every_type_of_sparse(kind: str, a: str, d: str, ws: bool):
    what = Multiply(kind, a, a, d, 128, 64, sparse=True)
    out, left, right = run(what, WS if ws else [("cutec.tcgen05_mma", {})], ws=ws)
    assert np.array_equal(unfolded(out, what), left @ right.T)


@pytest.mark.parametrize("m", [32, 64])
@pytest.mark.parametrize(("kind", "a", "d"), [("f16", "f16", "f32"), ("tf32", "tf32", "f32"), ("i8", "s8", "s32")])
@pytest.mark.parametrize("a_columns", [0, 8])
def test_sparse_rows_that_are_fewer(m: int, kind: str, a: str, d: str, a_columns: int):
    """Each group of lanes has the metadata."""
    what = Multiply(kind, a, a, d, m, 64, sparse=True)
    out, left, right = run(what, WS, a_columns=a_columns)
    assert np.array_equal(unfolded(out, what), left @ right.T)


def test_copies_of_metadata_that_differ(monkeypatch: pytest.MonkeyPatch):
    words = np.zeros((128, 1), np.int32)
    words[64] = 1
    monkeypatch.setattr("test_tcgen05_ws.words_of", lambda bits: words)
    with pytest.raises(CutecError, match="the metadata of row 0 of A differs between its copies") as caught:
        run(Multiply("f16", "f16", "f16", "f32", 64, 64, sparse=True), WS)
    assert caught.value.code == "E5055"


def test_sparse_rows_whose_metadata_no_text_describes():
    with pytest.raises(CutecError, match=r"a sparse A of 64 rows .* in a figure alone") as caught:
        run(Multiply("f16", "f16", "f16", "f32", 64, 64, sparse=True), [("cutec.tcgen05_mma", {})], ws=False)
    assert caught.value.code == "E5055"


def test_a_selector_is_a_column():
    what = Multiply("f16", "f16", "f16", "f32", 128, 64, sparse=True, selector=1)
    out, left, right = run(what, [("cutec.tcgen05_mma", {})], ws=False)
    assert np.array_equal(unfolded(out, what), left @ right.T)


def test_rows_of_a_shifted():
    what = Multiply("f16", "f16", "f16", "f32", 128, 64)
    steps = [("cutec.tcgen05_mma", {"ashift": None}), ("cutec.tcgen05_mma", {})]
    out, left, right = run(what, steps, ws=False, a_columns=8)
    shifted = np.concatenate([left[1:], left[127:]])
    shifted[31::32] = left[31::32]
    assert np.array_equal(unfolded(out, what), (left + shifted) @ right.T), "moved behind the first multiply"


def used(*usages: str, ws: bool = False, overwrite: bool = False) -> None:
    """Multiplies with these usages of a collector."""
    name = "cutec.tcgen05_mma_ws" if ws else "cutec.tcgen05_mma"
    what = Multiply("f16", "f16", "f16", "f32", 128, 64)

    def write(tile: OneTile, places: list[Value]) -> None:
        tile.k.store(tile.k.const(0x3C003C00), places[ws])

    run(
        what, [(name, {"collector": usage}) for usage in usages], ws=ws, between=write if overwrite else lambda *_: None
    )


def test_collectors():
    used("fill", "use", "lastuse")
    used("b1::fill", "b2::fill", "b1::use", "b0::discard", "b2::lastuse", ws=True)
    for usages, ws in (
        (("use",), False),
        (("fill", "lastuse", "use"), False),
        (("fill", "discard", "use"), False),
        (("b1::fill", "b2::use"), True),
        (("b1::fill", "b1::discard", "b1::lastuse"), True),
    ):
        with pytest.raises(CutecError, match="the collector has nothing") as caught:
            used(*usages, ws=ws)
        assert caught.value.code == "E5059"


@pytest.mark.parametrize("ws", [False, True])
def test_stale_collectors(ws: bool):
    """The operand is overwritten between its fill and its use."""
    usages = ("b3::fill", "b3::use") if ws else ("fill", "use")
    with pytest.raises(CutecError, match="another operand than memory has") as caught:
        used(*usages, ws=ws, overwrite=True)
    assert caught.value.code == "E5059"
