"""Tensor memory on the interpreter: loads and stores of every shape, copies into it, shifts, and
the rules of allocation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from kernel_kit import Kernel, line_of
from one_tile import ONE, OneTile

from cutec.diag import CutecError
from cutec.ir.attrs import Typed
from cutec.ir.core import Value
from cutec.ir.types import I32
from cutec.target.tcgen05 import shared_fields
from cutec.target.tensor_memory import COPIES, REDUCED_SHAPES, SHAPES, fragment


def _emit(k: Kernel, name: str, operands: tuple[Value, ...], **attrs: Any) -> None:
    k.emit(name, operands, **attrs)


def _filled(tile: OneTile, address: Value, columns: int) -> None:
    """Each thread stores its row: 1000 · lane + column."""
    k = tile.k
    base = k.binary("muli", tile.tid, 1000)
    values = [k.binary("addi", base, i) for i in range(columns)]
    k.emit("cutec.tcgen05_st", (tile.quarter(address), *values), shape="32x32b")
    k.emit("cutec.tcgen05_wait_st")


@pytest.mark.parametrize(("shape", "half"), [(s, h) for s in SHAPES for h in ((0,) if s == "32x32b" else (0, 16))])
@pytest.mark.parametrize("pack", [False, True])
def test_loads(shape: str, half: int, pack: bool):
    """What stores of 32x32b have put there, by the layout of the fragment."""
    row, repeats = SHAPES[shape], 4
    registers, split = row.registers * repeats, 12
    tile = OneTile(64, arguments=1)
    k = tile.k
    address = tile.begin()
    _filled(tile, address, 64)
    place = k.binary("addi", tile.quarter(address), half << 16)
    attrs = ({"offset": Typed(split, I32)} if row.split else {}) | ({"pack": None} if pack else {})
    values = k.emit("cutec.tcgen05_ld", (place,), [I32] * registers, shape=shape, **attrs).results
    tile.written(k.emit("cutec.tcgen05_wait_ld", values, [I32] * registers).results, 0)
    tile.end(address)
    out = np.zeros((128, registers), np.int32)
    device = tile.run(out, hazards=True)
    layout, wide = fragment(shape, repeats), 1 + pack
    for thread in range(128):
        for register in range(registers):
            index = layout(register * 32 + thread % 32)
            lane, column = index % row.lanes + half + thread // 32 * 32, index // row.lanes
            column = column % repeats * wide + column // repeats * split if row.split else column * wide
            number = 1000 * lane + column
            wanted = number & 0xFFFF | (number + 1 & 0xFFFF) << 16 if pack else number
            assert int(out[thread, register]) & 0xFFFFFFFF == wanted
    assert not device.hazards


@pytest.mark.parametrize(
    ("kind", "flags"), [("f32", ()), ("f32", ("abs",)), ("f32", ("nan",)), ("s32", ()), ("u32", ())]
)
@pytest.mark.parametrize("reduction", ["min", "max"])
@pytest.mark.parametrize("shape", REDUCED_SHAPES)
def test_a_load_reduces_what_each_thread_gets(shape: str, reduction: str, kind: str, flags: tuple[str, ...]):
    """Without `nan` a NaN loses. The registers come unchanged."""
    rng, registers = np.random.default_rng(2), 4
    given = rng.standard_normal((128, registers)).astype(np.float32)
    given[5, 1] = given[77] = np.nan
    tile = OneTile(32, arguments=2)
    k = tile.k
    address = tile.begin()
    values = [k.load(k.at(k.args[0], k.binary("addi", k.binary("muli", tile.tid, 4), i), I32), I32) for i in range(4)]
    attrs = {"shape": shape} | ({"offset": Typed(8, I32)} if SHAPES[shape].split else {})
    k.emit("cutec.tcgen05_st", (tile.quarter(address), *values), **attrs)
    k.emit("cutec.tcgen05_wait_st")
    attrs |= {"reduction": reduction, "kind": kind, **dict.fromkeys(flags)}
    found = k.emit("cutec.tcgen05_ld_red", (tile.quarter(address),), [I32] * 5, **attrs).results
    tile.written(k.emit("cutec.tcgen05_wait_ld", found, [I32] * 5).results, 1)
    tile.end(address)
    out = np.zeros((128, 5), np.int32)
    assert not tile.run(given.view(np.int32), out, hazards=True).hazards
    assert (out[:, :4] == given.view(np.int32)).all()
    numbers = given if kind == "f32" else given.view({"s32": np.int32, "u32": np.uint32}[kind])
    numbers = np.abs(numbers) if "abs" in flags else numbers
    functions = {"min": (np.fmin, np.minimum), "max": (np.fmax, np.maximum)}
    wanted = functions[reduction]["nan" in flags].reduce(numbers, axis=1)
    np.testing.assert_array_equal(out[:, 4].view(wanted.dtype), wanted)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("pack", [False, True])
def test_a_load_finds_what_a_store_of_its_shape_has_put_there(shape: str, pack: bool):
    registers = SHAPES[shape].registers * 2
    tile = OneTile(32, arguments=1)
    k = tile.k
    address = tile.begin()
    attrs = ({"offset": Typed(8, I32)} if SHAPES[shape].split else {}) | ({"pack": None} if pack else {})
    base = k.binary("muli", tile.tid, 77777)
    values = [k.binary("addi", base, i) for i in range(registers)]
    k.emit("cutec.tcgen05_st", (tile.quarter(address), *values), shape=shape, **attrs)
    k.emit("cutec.tcgen05_wait_st")
    found = k.emit("cutec.tcgen05_ld", (tile.quarter(address),), [I32] * registers, shape=shape, **attrs).results
    tile.written(k.emit("cutec.tcgen05_wait_ld", found, [I32] * registers).results, 0)
    tile.end(address)
    out = np.zeros((128, registers), np.int32)
    assert not tile.run(out, hazards=True).hazards
    assert (out == np.arange(128)[:, None] * 77777 + np.arange(registers)).all()


@pytest.mark.parametrize(("shape", "quarters"), COPIES)
def test_copies(shape: str, quarters: str):
    """Rows of 16 bytes, 8 of them together; the second 16 bytes of a row follow all first ones."""
    copy = COPIES[shape, quarters]
    columns, words = copy.bytes // 4, copy.rows * copy.bytes // 4
    image = np.arange(max(words, 4 * 32), dtype=np.int32)
    tile = OneTile(32, arguments=2)
    k = tile.k
    place = tile.staged("rows", 0, image.nbytes)
    address = tile.begin()
    _filled(tile, address, 8)
    k.emit("cutec.tcgen05_fence", side="before")
    k.barrier()
    k.emit("cutec.tcgen05_fence", side="after")
    fields = shared_fields(16 * copy.rows, 128, "none")

    def issue() -> None:
        attrs = {"quarters": quarters} if quarters else {}
        k.emit("cutec.tcgen05_cp", (address, tile.descriptor(place, fields)), shape=shape, **ONE, **attrs)

    tile.once(issue)
    tile.commit_and_wait()
    tile.written(tile.loaded(address, 8), 1)
    tile.end(address)
    out = np.zeros((128, 8), np.int32)
    assert not tile.run(image, out, hazards=True).hazards
    wanted = np.arange(128)[:, None] * 1000 + np.arange(8)
    for index in range(copy.rows * copy.repeated):
        row = index % copy.rows
        for column in range(columns):
            wanted[copy.lanes(index), column] = image[(column // 4 * copy.rows + row) * 4 + column % 4]
    assert (out == wanted).all()


def test_a_shift_moves_lanes_of_a_quarter():
    tile = OneTile(32, arguments=1)
    k = tile.k
    address = tile.begin()
    _filled(tile, address, 16)
    k.emit("cutec.tcgen05_fence", side="before")
    k.barrier()
    k.emit("cutec.tcgen05_fence", side="after")
    second = k.binary("addi", address, 32 << 16)
    tile.once(lambda: _emit(k, "cutec.tcgen05_shift", (second,), **ONE))
    tile.commit_and_wait()
    tile.written(tile.loaded(address, 16), 0)
    tile.end(address)
    out = np.zeros((128, 16), np.int32)
    assert not tile.run(out, hazards=True).hazards
    wanted = np.arange(128)[:, None] * 1000 + np.arange(16)
    wanted[32:63, :8] += 1000
    assert (out == wanted).all()


# -- rules -----------------------------------------------------------------------------------------


def refused(tile: OneTile, *arrays: np.ndarray) -> CutecError:
    with pytest.raises(CutecError) as caught:
        tile.run(*arrays)
    return caught.value


def test_columns_that_are_not_freed():
    tile = OneTile(64, arguments=1)
    tile.begin()
    found = refused(tile, np.zeros(1, np.int32))
    assert found.code == "E5053" and "64 columns of tensor memory are not freed" in found.message
    assert found.place is not None and found.place.line == line_of(tile.k, "cutec.tcgen05_alloc")


@pytest.mark.parametrize(
    ("columns", "offset", "words"),
    [(32, 0, "where 64 are allocated"), (64, 32, "nothing is allocated at 0x20")],
)
def test_a_wrong_dealloc(columns: int, offset: int, words: str):
    tile = OneTile(64, arguments=1)
    k = tile.k
    address = k.binary("addi", tile.begin(), offset)
    tile.first_warp(lambda: _emit(k, "cutec.tcgen05_dealloc", (address, k.const(columns)), **ONE))
    found = refused(tile, np.zeros(1, np.int32))
    assert found.code == "E5053" and words in found.message


def test_freed_twice_and_used_after():
    for second in ("dealloc", "ld"):
        tile = OneTile(64, arguments=1)
        k = tile.k
        address = tile.begin()
        tile.end(address)
        if second == "dealloc":
            tile.end(address)
        else:
            k.barrier()
            tile.loaded(address, 1)
        found = refused(tile, np.zeros(1, np.int32))
        assert (found.code, "freed" in found.message) == ("E5053" if second == "dealloc" else "E5052", True)
        assert found.notes[-1].place is not None


def test_the_checker_goes_on_behind_an_access_to_freed_columns():
    tile = OneTile(64, arguments=1)
    address = tile.begin()
    _filled(tile, address, 2)
    tile.end(address)
    tile.k.barrier()
    tile.written(tile.loaded(address, 1), 0)
    out = np.zeros((128, 1), np.int32)
    device = tile.run(out, hazards=True)
    assert [found.code for found in device.hazards] == ["E5052"] and "freed" in device.hazards[0].message
    assert (out[:, 0] == 1000 * np.arange(128)).all()


def test_an_allocation_after_the_permit_is_given_up():
    tile = OneTile(64, arguments=1)
    tile.begin()
    tile.first_warp(tile._allocate)
    found = refused(tile, np.zeros(1, np.int32))
    assert found.code == "E5053" and "relinquished" in found.message


@pytest.mark.parametrize("columns", [48, 513])
def test_numbers_of_columns(columns: int):
    found = refused(_begun(columns), np.zeros(1, np.int32))
    assert found.code == "E9102" and f"512 columns, not {columns}" in found.message


def test_numbers_of_columns_that_are_computed():
    tile = OneTile(64, arguments=1)
    k = tile.k
    columns = k.load(k.args[0], I32)
    tile.first_warp(lambda: _emit(k, "cutec.tcgen05_alloc", (tile.holder, columns), **ONE))
    found = refused(tile, np.full(1, 100, np.int32))
    assert found.code == "E5053" and "allocation of 100 columns" in found.message


def _begun(columns: int) -> OneTile:
    tile = OneTile(columns, arguments=1)
    tile.begin()
    return tile


def _second_warp(tile: OneTile, name: str, *operands: Callable[[], Value]) -> None:
    """Warp 1 executes an operation, with operands that it makes itself."""

    def body() -> list[Value]:
        tile.k.emit(name, [operand() for operand in operands], **ONE)
        return []

    tile.k.choose(tile.k.compare("eq", tile.warp, 1), body, list)


def two_allocations(frees: bool) -> OneTile:
    """Warp 1 asks for 512 columns while warp 0 has 64."""
    tile = OneTile(64, "relinquish", arguments=1)
    k = tile.k
    address, other = tile.begin(), k.shared("other", 16)
    k.barrier()
    _second_warp(tile, "cutec.tcgen05_alloc", lambda: other, lambda: k.const(512))
    if frees:
        tile.first_warp(lambda: _emit(k, "cutec.tcgen05_dealloc", (address, k.const(64)), **ONE))
    _second_warp(tile, "cutec.tcgen05_dealloc", lambda: k.load(other, I32), lambda: k.const(512))
    return tile


def test_a_warp_waits_until_columns_are_free():
    two_allocations(frees=True).run(np.zeros(1, np.int32), hazards=True)
    found = refused(two_allocations(frees=False), np.zeros(1, np.int32))
    assert found.code == "E5053" and "waits for ever for 512 columns of tensor memory: 448" in found.message


def test_a_warp_reaches_its_quarter_only():
    tile = OneTile(32, arguments=1)
    k = tile.k
    k.emit("cutec.tcgen05_ld", (k.binary("addi", tile.begin(), 32 << 16),), [I32], shape="32x32b")
    found = refused(tile, np.zeros(1, np.int32))
    assert found.code == "E5052" and "the warp reaches lanes 0 to 31" in found.message


def test_a_warp_takes_its_own_quarter_of_an_address_without_one():
    tile = OneTile(32, arguments=1)
    k = tile.k
    address = tile.begin()
    k.emit("cutec.tcgen05_st", (address, k.binary("muli", tile.tid, 3)), shape="32x32b")
    k.emit("cutec.tcgen05_wait_st")
    found = k.emit("cutec.tcgen05_ld", (tile.quarter(address),), [I32], shape="32x32b").results
    tile.written(k.emit("cutec.tcgen05_wait_ld", found, [I32]).results, 0)
    tile.end(address)
    out = np.zeros((128, 1), np.int32)
    device = tile.run(out, hazards=True)
    assert (out[:, 0] == 3 * np.arange(128)).all()
    assert not device.hazards and [w.code for w in device.costs].count("W5063") == 1


def test_columns_beyond_the_allocation():
    tile = OneTile(32, arguments=1)
    tile.loaded(tile.begin(), 64)
    found = refused(tile, np.zeros(1, np.int32))
    assert found.code == "E5052" and "column 32 of tensor memory is not allocated" in found.message


def test_what_nothing_has_written_is_undefined():
    tile = OneTile(32, arguments=1)
    tile.written(tile.loaded(tile.begin(), 1), 0)
    found = refused(tile, np.zeros(128, np.int32))
    assert found.code == "E5003" and "tensor memory" in found.message
