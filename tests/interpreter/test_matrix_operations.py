"""mma.sync and mma.sp of every atom against NumPy, ldmatrix and stmatrix by their definition,
cp.async with its groups.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from kernel_kit import Kernel
from matrix_operands import operand, registers, unpacked
from matrix_operations import ROWS, attributes, every_matrix_operation, result_types, rows_for
from one_operation import apply

from cutec.diag import CutecError
from cutec.ir.attrs import Raw, Typed
from cutec.ir.core import module
from cutec.ir.types import F64, I32, ptr
from cutec.lowering.device import DATA_LAYOUT, TRIPLE
from cutec.ops.primitives.verify import verify_lowered
from cutec.render import module_text
from cutec.target.arch import parse_arch
from cutec.target.copy_atoms import PACKED
from cutec.target.mma_atoms import MMA_ATOMS, MmaRow
from cutec.toolchain.compile import Request, compile_module
from cutec.toolchain.find import find_toolset


def expected(row: MmaRow, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    if row.types[1] == "b1":
        both = np.logical_xor if "XOR" in row.name else np.logical_and
        a, b = (np.unpackbits(x.astype(np.uint8), axis=1) for x in (a, b))
        return both(a[:, None], b[None]).sum(axis=2, dtype=np.int64) + c
    exact = a @ b.T + c
    return np.clip(exact, -(2**31), 2**31 - 1) if "satfinite" in row.intrinsic else exact


DENSE = [row for row in ROWS if not row.sparse and row.threads == 32 and row.scaling is None]


@pytest.mark.parametrize("row", [row for row in ROWS if row.threads == 8], ids=lambda row: row.name)
def test_products_of_quad_pairs(row: MmaRow) -> None:
    """Four multiplies, each of its own eight threads."""
    rng = np.random.default_rng(1)
    a, b, c = (
        np.stack([operand(rng, name, row.tile(letter)) for _ in range(4)]) for letter, name in zip("ABC", row.types[1:])
    )
    given = [
        r
        for matrix, tv, name in zip((a, b, c), (*row.tv[:2], row.addend), row.types[1:])
        for r in registers(matrix, tv, name, row.holders)
    ]
    results = apply("cutec.mma.sync", given, result_types(row), **attributes(row))
    values = np.concatenate([r.reshape(32, -1) for r in results], axis=1)
    wanted = a @ b.swapaxes(1, 2) + c
    for lane, (which, thread) in enumerate(row.holders):
        for v in range(values.shape[1]):
            column, line = divmod(row.tv[2]((thread, v)), 8)
            assert abs(float(values[lane, v]) - wanted[which, line, column]) < (2e-2 if row.types[0] == "f16" else 1e-5)


@pytest.mark.parametrize("row", DENSE, ids=lambda row: row.name)
def test_products_of_a_warp(row: MmaRow) -> None:
    rng = np.random.default_rng(0)
    a, b, c = (operand(rng, name, row.tile(letter)) for letter, name in zip("ABC", row.types[1:]))
    given = [r for matrix, tv, name in zip((a, b, c), row.tv, row.types[1:]) for r in registers(matrix, tv, name)]
    result = unpacked(row, apply("cutec.mma.sync", given, result_types(row), **attributes(row)))
    tolerance = {"f16": 2e-3, "f32": 1e-6, "f64": 1e-13}.get(row.types[0], 0)
    np.testing.assert_allclose(result.astype(np.float64), expected(row, a, b, c), rtol=tolerance, atol=tolerance * 8)


def test_saturation() -> None:
    row = MMA_ATOMS["SM80_16x8x16_S32S8S8S32_TN_SATURATE"]
    a, b, c = np.full((16, 16), 127), np.full((8, 16), 127), np.full((16, 8), 2**31 - 5)
    for name, wanted in (
        (row.name, 2**31 - 1),
        (row.name.removesuffix("_SATURATE"), (2**31 - 5 + 127 * 127 * 16 + 2**31) % 2**32 - 2**31),
    ):
        plain = MMA_ATOMS[name]
        given = [
            r for matrix, tv, kind in zip((a, b, c), plain.tv, plain.types[1:]) for r in registers(matrix, tv, kind)
        ]
        assert (
            unpacked(plain, apply("cutec.mma.sync", given, result_types(plain), **attributes(plain))) == wanted
        ).all()


def test_a_part_of_a_warp_is_refused() -> None:
    row = MMA_ATOMS["SM80_8x8x4_F64F64F64F64_TN"]
    given = [(np.zeros(16), F64)] * 4
    with pytest.raises(CutecError) as caught:
        apply("cutec.mma.sync", given, [F64, F64], block=16, **attributes(row))
    assert caught.value.code == "E5016"


@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_ldmatrix_undoes_stmatrix(count: int, transposed: bool) -> None:
    """Registers go to shared memory and come back; what lies there is what the definition says."""
    words = np.arange(32 * count, dtype=np.int32).reshape(32, count) * 65537 + 40000
    k = Kernel(ptr(1), ptr(1), ptr(1))
    lane, shared = k.sreg("tid.x"), k.shared("rows", 4096)
    values = [
        k.load(k.at(k.args[0], k.binary("addi", k.binary("muli", lane, count), i), I32), I32) for i in range(count)
    ]
    row = k.at(shared, k.binary("muli", lane, 4), I32)
    k.emit("cutec.stmatrix", [row, *values], (), transposed=transposed)
    k.emit("nvvm.bar.warp.sync", (k.const(-1),))
    back = k.emit("cutec.ldmatrix", [row], [I32] * count, transposed=transposed)
    for i, value in enumerate(back.results):
        k.store(value, k.at(k.args[1], k.binary("addi", k.binary("muli", lane, count), i), I32))
    with k.when(k.compare("slt", lane, 8 * count)):
        for i in range(4):
            k.store(
                k.load(k.at(row, i, I32), I32), k.at(k.args[2], k.binary("addi", k.binary("muli", lane, 4), i), I32)
            )
    result, rows = np.zeros_like(words), np.zeros((8 * count, 4), np.int32)
    k.run(words, result, rows, grid=1, block=32)
    assert (result == words).all()
    halves, seen = words.view(np.int16).reshape(32, count, 2), rows.view(np.int16).reshape(count, 8, 8)
    for t in range(32):
        for m in range(count):
            for h in range(2):
                at = (t // 4, t % 4 * 2 + h)
                assert seen[(m, *(at[::-1] if transposed else at))] == halves[t, m, h]


@pytest.mark.parametrize("count", [1, 2, 4])
def test_bytes_are_transposed_on_their_way(count: int) -> None:
    """stmatrix puts a C fragment of 16×8 bytes into 8 rows of 16; ldmatrix takes 16 rows of 16 as
    columns.
    """
    given = np.arange(32 * count, dtype=np.int32).reshape(32, count) * 0x01030507 + 0x11223344
    k = Kernel(ptr(1), ptr(1), ptr(1))
    lane, shared = k.sreg("tid.x"), k.shared("rows", 1024)
    values = [
        k.load(k.at(k.args[0], k.binary("addi", k.binary("muli", lane, count), i), I32), I32) for i in range(count)
    ]
    row = k.at(shared, k.binary("muli", lane, 4), I32)
    for i in range(8):
        k.store(lane, k.at(shared, k.binary("addi", k.binary("muli", lane, 8), i), I32))
    k.emit("nvvm.bar.warp.sync", (k.const(-1),))
    k.emit("cutec.stmatrix", [row, *values], (), transposed=True, bytes=None)
    k.emit("nvvm.bar.warp.sync", (k.const(-1),))
    registers = max(2, count)
    back = k.emit("cutec.ldmatrix", [row], [I32] * registers, transposed=True, bytes=None)
    for i, value in enumerate(back.results):
        k.store(value, k.at(k.args[1], k.binary("addi", k.binary("muli", lane, registers), i), I32))
    for i in range(8):
        word = k.binary("addi", k.binary("muli", lane, 8), i)
        k.store(k.load(k.at(shared, word, I32), I32), k.at(k.args[2], word, I32))
    result, rows = np.zeros((32, registers), np.int32), np.zeros(256, np.int32)
    k.run(given, result, rows, grid=1, block=32)
    memory, loaded, stored = (
        rows.view(np.uint8).reshape(-1, 16),
        result.view(np.uint8).reshape(32, -1, 4),
        given.view(np.uint8).reshape(32, count, 4),
    )
    for t in range(32):
        for register in range(count):
            for i in range(4):
                assert memory[8 * register + t % 4 * 2 + i % 2, t // 4 + i // 2 * 8] == stored[t, register, i]
        for register in range(registers):
            for i in range(4):
                assert loaded[t, register, i] == memory[register // 2 * 16 + t % 4 * 4 + i, t // 4 + register % 2 * 8]


@pytest.mark.parametrize("packed", ["b4x16_p64", "b6x16_p32"])
@pytest.mark.parametrize(("count", "transposed"), [(1, False), (4, False), (2, True)])
def test_narrow_elements_become_bytes(packed: str, count: int, transposed: bool) -> None:
    """Rows of 16 elements of 4 or 6 bits, one after the other; what is behind them in the row is
    nobody's.
    """
    bits, registers = int(packed[1]), count * (2 if transposed else 1)
    elements = np.random.default_rng(bits).integers(0, 1 << bits, (32, 16))
    given = np.full((32, 16), 0xAA, np.uint8)
    for row, numbers in enumerate(elements):
        whole = sum(int(n) << bits * i for i, n in enumerate(numbers))
        given[row, : 2 * bits] = np.frombuffer(whole.to_bytes(2 * bits, "little"), np.uint8)
    k = Kernel(ptr(1), ptr(1))
    lane, shared = k.sreg("tid.x"), k.shared("rows", 512)
    for i in range(bits // 2):  # only the words that have elements are written
        word = k.binary("addi", k.binary("muli", lane, 4), i)
        k.store(k.load(k.at(k.args[0], word, I32), I32), k.at(shared, word, I32))
    k.emit("nvvm.bar.warp.sync", (k.const(-1),))
    form = {"transposed": transposed, "packed": packed, **({"bytes": None} if transposed else {})}
    loaded = k.emit("cutec.ldmatrix", [k.at(shared, k.binary("muli", lane, 4), I32)], [I32] * registers, **form)
    for i, value in enumerate(loaded.results):
        k.store(value, k.at(k.args[1], k.binary("addi", k.binary("muli", lane, registers), i), I32))
    result = np.zeros((32, registers), np.int32)
    k.run(given.view(np.int32), result, grid=1, block=32)
    found = result.view(np.uint8).reshape(32, registers, 4)
    for t, register, i in np.ndindex(*found.shape):
        row, column = (
            (register // 2 * 16 + t % 4 * 4 + i, t // 4 + register % 2 * 8)
            if transposed
            else (8 * register + t // 4, t % 4 * 4 + i)
        )
        assert found[t, register, i] == elements[row, column]


NVVM = "nvvm.cp.async.shared.global", {"modifier": Raw("#nvvm<load_cache_modifier cg>")}
PREFETCHING = "cutec.cp.async", {"cache": "cg", "l2_prefetch": "128B"}


def copying(waits: int, zero: bool = False, form: tuple[str, dict[str, Any]] = NVVM) -> Kernel:
    """Two groups of cp.async, then a wait for all but `waits` of them and a read of what the first
    one wrote.
    """
    k = Kernel(ptr(1), ptr(1))
    lane, shared = k.sreg("tid.x"), k.shared("words", 1024)
    offset = k.binary("muli", lane, 4)
    name, attrs = form
    count = [k.const(0)] if zero else []
    pointers = [k.at(shared, offset, I32), k.at(k.args[0], offset, I32)]
    k.emit(name, [*pointers, *count], (), size=Typed(16, I32), **attrs)
    k.emit("nvvm.cp.async.commit.group")
    k.emit("nvvm.cp.async.commit.group")
    k.emit("nvvm.cp.async.wait.group", n=Typed(waits, I32))
    k.store(k.load(k.at(shared, offset, I32), I32), k.at(k.args[1], lane, I32))
    return k


@pytest.mark.parametrize("form", [NVVM, PREFETCHING])
def test_a_wait_completes_copies(form: tuple[str, dict[str, Any]]) -> None:
    source, result = np.arange(128, dtype=np.int32), np.zeros(32, np.int32)
    copying(1, form=form).run(source, result, grid=1, block=32)
    assert (result == source[::4]).all()


@pytest.mark.parametrize("form", [NVVM, PREFETCHING])
def test_without_a_wait_nothing_is_there(form: tuple[str, dict[str, Any]]) -> None:
    with pytest.raises(CutecError) as caught:
        copying(2, form=form).run(np.arange(128, dtype=np.int32), np.zeros(32, np.int32), grid=1, block=32)
    assert caught.value.code == "E5003"


@pytest.mark.parametrize(
    ("size", "cache", "prefetch", "said"),
    [
        (16, "cg", "32B", "cannot fetch 32B of L2 at once"),
        (16, "cg", None, "cannot fetch None of L2 at once"),
        (8, "cg", "128B", "keeps only copies of 16 bytes out of the first cache"),
        (12, "ca", "128B", "needs a size of 4, 8 or 16 bytes and a cache modifier"),
        (16, "cs", "128B", "needs a size of 4, 8 or 16 bytes and a cache modifier"),
    ],
)
def test_copies_with_a_prefetch_are_verified(size: int, cache: str, prefetch: str | None, said: str) -> None:
    k = Kernel(ptr(1))
    attrs: dict[str, Any] = {"size": Typed(size, I32), "cache": cache}
    attrs |= {"l2_prefetch": prefetch} if prefetch else {}
    k.emit("cutec.cp.async", [k.shared("words", 16), k.args[0]], (), **attrs)
    with pytest.raises(CutecError, match=said):
        k.run(np.zeros(4, np.int32), grid=1, block=32)


@pytest.mark.parametrize("form", [{"transposed": False}, {"transposed": True}, {"transposed": True, "bytes": None}])
@pytest.mark.parametrize("register", range(4))
def test_registers_of_one_ldmatrix_are_undefined_apart(form: dict[str, Any], register: int) -> None:
    """Half of the matrices is written; registers of the others are a finding once they are used."""
    k = Kernel(ptr(1))
    lane, shared = k.sreg("tid.x"), k.shared("rows", 512)
    row = k.at(shared, k.binary("muli", lane, 4), I32)
    with k.when(k.compare("slt", lane, 16)):
        for i in range(4):
            k.store(lane, k.at(row, i, I32))
    k.emit("nvvm.bar.warp.sync", (k.const(-1),))
    loaded = k.emit("cutec.ldmatrix", [row], [I32] * 4, **form)
    k.store(loaded.results[register], k.at(k.args[0], lane, I32))
    if register < 2:
        k.run(np.zeros(32, np.int32), grid=1, block=32)
        return
    with pytest.raises(CutecError) as caught:
        k.run(np.zeros(32, np.int32), grid=1, block=32)
    assert caught.value.code == "E5003"


def test_zeros_fill_what_is_not_read() -> None:
    result = np.ones(32, np.int32)
    copying(0, zero=True).run(np.zeros(1, np.int32), result, grid=1, block=32)
    assert (result == 0).all()


@pytest.mark.tools
@pytest.mark.parametrize("arch", ["sm_90a", "sm_120a"])
def test_every_atom_assembles(arch: str) -> None:
    whole = every_matrix_operation(arch)
    verify_lowered(whole)
    ptx = compile_module(module_text(whole, False), Request(parse_arch(arch), name="atoms"), find_toolset()).ptx
    assert ptx.count("mma.sync.aligned") + ptx.count("mma.sp.sync.aligned") + ptx.count(
        "mma.sp::ordered_metadata"
    ) == len(rows_for(arch))


@pytest.mark.tools
@pytest.mark.parametrize("arch", ["sm_100a", "sm_120a"])
def test_matrices_of_bytes_assemble(arch: str) -> None:
    k = Kernel(ptr(1), name="bytes")
    shared = k.shared("rows", 1024)
    for count in (2, 4):
        loaded = k.emit("cutec.ldmatrix", [shared], [I32] * count, transposed=True, bytes=None)
        for stored in (1, 2, 4):
            k.emit(
                "cutec.stmatrix",
                [shared, *[loaded.results[i % count] for i in range(stored)]],
                (),
                transposed=True,
                bytes=None,
            )
    for packed in PACKED:
        for count in (1, 2, 4):
            k.emit("cutec.ldmatrix", [shared], [I32] * count, transposed=False, packed=packed)
        for count in (2, 4):
            k.emit("cutec.ldmatrix", [shared], [I32] * count, transposed=True, bytes=None, packed=packed)
    whole = module(**{"llvm.target_triple": TRIPLE, "llvm.data_layout": DATA_LAYOUT})
    whole.body.ops += k.finish().body.ops
    verify_lowered(whole)
    ptx = compile_module(module_text(whole, False), Request(parse_arch(arch), name="bytes"), find_toolset()).ptx
    for packed in PACKED:
        assert [
            ptx.count(f"ldmatrix.sync.aligned.{shape}.shared.b8x16.{packed}")
            for shape in ("m8n16.x1", "m8n16.x2", "m8n16.x4", "m16n16.x1.trans", "m16n16.x2.trans")
        ] == [1] * 5
    assert ptx.count("ldmatrix.sync.aligned.m16n16") == 2 + 4 and ptx.count("stmatrix.sync.aligned.m16n8") == 6
