"""Every atom's layouts are those of the PTX ISA, and cover each element once."""

from __future__ import annotations

import itertools

import pytest
from ptx_fragments import a_element, b_element, c_element, quad_pair, quad_pair_element

from cutec.layout import Layout
from cutec.layout.inttuple import flatten_to_tuple
from cutec.target.copy_atoms import COPY_ATOMS
from cutec.target.mma_atoms import ELEMENTS, MMA_ATOMS, warpgroup_row
from cutec.target.wgmma import KINDS, legal_n


def indices(layout: Layout) -> list[int]:
    """All indices of a layout by coordinate: a mode after the other, a hundred times as fast as a
    coordinate after the other.
    """
    found = [0]
    for extent, stride in zip(flatten_to_tuple(layout.shape), flatten_to_tuple(layout.stride)):
        found = [index + i * stride for i in range(extent) for index in found]
    return found


WARP = [row for row in MMA_ATOMS.values() if row.threads == 32]


@pytest.mark.parametrize("kind", sorted({row.types[1] for row in WARP}))
def test_fragments_of_a_warp(kind: str) -> None:
    for row in [row for row in WARP if row.types[1] == kind]:
        _check_fragments_of_a_warp(row)


def _check_fragments_of_a_warp(row) -> None:
    (m, stored), (n, k) = row.tile("A"), row.tile("B")
    # single bits, eight in an element of a tensor
    bits, per = (1, 8) if row.types[1] == "b1" else (ELEMENTS[row.types[1]][1], 1)
    fragments = [indices(tv) for tv in row.tv]
    for lane in range(32):
        for letter, held in zip("ABC", fragments):
            for i, index in enumerate(held[lane::32]):
                if letter == "A":
                    line, column = a_element((m, n, stored * per), bits, lane, i * per)
                    wanted = line + m * (column // per)
                elif letter == "B":
                    along, column = b_element((m, n, k * per), bits, lane, i * per)
                    wanted = column + n * (along // per)
                else:
                    line, column = c_element((m, n, k), lane, i)
                    wanted = line + m * column
                assert index == wanted, (row.name, letter, lane, i)


@pytest.mark.parametrize("row", [row for row in MMA_ATOMS.of_warps() if row.threads == 8], ids=lambda row: row.name)
def test_fragments_of_a_quad_pair(row) -> None:
    assert f".{ {'T': 'row', 'N': 'col'}[row.major[0]] }.{ {'N': 'col', 'T': 'row'}[row.major[1]] }." in row.intrinsic
    for lane, (which, thread) in enumerate(row.holders):
        assert which == quad_pair(lane)
        # the last is D
        for letter, kind, tv in zip("ABCC", (*row.types[1:], row.types[0]), (*row.tv[:2], row.addend, row.tv[2])):
            for i in range(tv[1].size()):
                line, column = quad_pair_element(letter, row.major, kind, lane, i)
                assert tv((thread, i)) == line + 8 * column, (letter, lane, i)


def test_quad_pairs_have_their_rows() -> None:
    majors = itertools.product(("F32F16F16F32", "F32F16F16F16", "F16F16F16F16"), ("TN", "NT", "NN", "TT"))
    assert {row.name for row in MMA_ATOMS.of_warps() if row.threads == 8} == {
        f"SM70_8x8x4_{types}_{major}" for types, major in majors
    }


GROUPS = [row for row in MMA_ATOMS.values() if row.threads == 128 and row.shape[1] in (8, 48, 256)]


@pytest.mark.parametrize("n", sorted({row.shape[1] for row in GROUPS}))
def test_fragments_of_a_warpgroup(n: int) -> None:
    for row in [row for row in GROUPS if row.shape[1] == n]:
        _check_fragments_of_a_warpgroup(row)


def _check_fragments_of_a_warpgroup(row) -> None:
    """PTX ISA, "Register Fragments and Shared Memory Matrix Layouts": warp w has rows 16w and on;
    what is in shared memory is everybody's.
    """
    (m, stored), (n, k) = row.tile("A"), row.tile("B")
    assert (m, k) == (64, stored * (2 if row.sparse else 1))
    shared = {"B": n * k} if row.from_registers else {"A": m * stored, "B": n * k}
    of_a, of_c = [] if "A" in shared else indices(row.tv[0]), indices(row.tv[2])
    assert len(of_c) == 128 * n // 2
    for thread in range(128):
        group, t, top = thread % 32 >> 2, thread % 4, thread // 32 * 16
        for i, index in enumerate(of_c[thread::128]):
            assert index == top + group + 8 * (i // 2 % 2) + m * (8 * (i // 4) + 2 * t + (i & 1)), row.name
        for i, index in enumerate(of_a[thread::128]):
            line, column = a_element((16, 8, stored), ELEMENTS[row.types[1]][1], thread % 32, i)
            assert index == top + line + m * column, row.name
    for letter, size in shared.items():
        threads, values = row.tv["AB".index(letter)]
        assert (threads.size(), threads.cosize()) == (128, 1) and indices(values) == list(range(size))


@pytest.mark.parametrize("a", KINDS)
def test_every_n_of_a_warpgroup(a: str) -> None:
    """D of each legal N, dense and sparse: the same formula; and nothing for other N."""
    d = KINDS[a].accumulators[-1]
    for n, sparse in itertools.product(range(1, 265), (False, True)):
        row = warpgroup_row(d, a, a, n, sparse=sparse)
        assert (row is not None) == (n in legal_n(a) and not (sparse and a == "b1"))
        for thread in (0, 37, 127) if row else ():
            for i in (0, 3, n // 2 - 1):
                line = thread // 32 * 16 + thread % 32 // 4 + 8 * (i // 2 % 2)
                assert row.tv[2]((thread, i)) == line + 64 * (8 * (i // 4) + 2 * (thread % 4) + (i & 1))


# of warpgroups: some N
ROWS = [row for row in MMA_ATOMS.values() if row.threads < 128 or row.shape[1] in (8, 24, 96)]


@pytest.mark.parametrize("threads", sorted({row.threads for row in ROWS}))
def test_every_element_has_one_holder(threads: int) -> None:
    for row in [row for row in ROWS if row.threads == threads]:
        for letter, tv in zip("ABC", row.tv):
            once = tv if tv[0].cosize() > 1 else tv[1]  # what all threads of a warpgroup share
            rows, columns = row.tile(letter)
            assert sorted(indices(once)) == list(range(rows * columns)), (row.name, letter)


@pytest.mark.parametrize(
    "row", [row for row in COPY_ATOMS.values() if row.matrices and not row.bytes], ids=lambda row: row.name
)
def test_matrices_of_a_warp(row) -> None:
    """PTX ISA, "ldmatrix": thread 8i+r names row r of matrix i; thread t holds elements 2(t%4), +1
    of row t/4 (transposed: of column t/4).
    """
    source, target = row.tv(16, 0)
    rows, held = (source, target) if row.operation.endswith("ldmatrix") else (target, source)
    for lane in range(32):
        for element in range(8):
            assert rows((lane, element)) == lane % (8 * row.matrices) * 8 + element
        for matrix in range(row.matrices):
            for half in range(2):
                line, column = lane // 4, lane % 4 * 2 + half
                line, column = (column, line) if row.transposed else (line, column)
                assert held((lane, 2 * matrix + half)) == matrix * 64 + line * 8 + column


@pytest.mark.parametrize("row", [row for row in COPY_ATOMS.values() if row.bytes], ids=lambda row: row.name)
def test_matrices_of_bytes(row) -> None:
    """Transposed on their way. Loads: thread t has four rows of column t/4 in a register, of column
    t/4 + 8 in the next one. Stores: the same columns in the halves of a register.
    """
    source, target = row.tv(8, 0)
    loads = row.operation.endswith("ldmatrix")
    rows, held = (source, target) if loads else (target, source)
    height = 16 if loads else 8
    for lane in range(32):
        for element in range(16):
            assert rows((lane, element)) == lane % (height * row.matrices) * 16 + element
        group, t = lane >> 2, lane % 4
        for matrix in range(row.matrices):
            for i in range(8 if loads else 4):
                line, second = (4 * t + i % 4, i // 4) if loads else (2 * t + i % 2, i // 2)
                column = group + 8 * second
                assert held((lane, (8 if loads else 4) * matrix + i)) == matrix * height * 16 + line * 16 + column
