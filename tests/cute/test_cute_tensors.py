"""Tensors in kernels: tiles, partitions, slices, views and registers."""

from __future__ import annotations

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec.diag import CutecError

M, N = 12, 20


def matrix() -> np.ndarray:
    return np.arange(M * N, dtype=np.float32).reshape(M, N)


@cute.kernel
def copy_tile(a: cute.Tensor, out: cute.Tensor, tiler, coord):
    tile = cute.local_tile(a, tiler, coord)
    for i in cutec.range_constexpr(cute.size(tile)):
        out[i] = tile[i]


@pytest.mark.parametrize(("tiler", "coord"), [((4, 5), (0, 0)), ((4, 5), (2, 3)), ((3, 10), (1, 1)), ((12, 1), (0, 7))])
@pytest.mark.parametrize("order", ["C", "F"])
def test_local_tile(tiler, coord, order: str) -> None:
    a = np.asarray(matrix(), order=order)
    out = np.zeros(tiler[0] * tiler[1], np.float32)
    run(copy_tile, a, out, tiler, coord)
    (m, n), (i, j) = tiler, coord
    assert (out == a[i * m : (i + 1) * m, j * n : (j + 1) * n].reshape(-1, order="F")).all()


@cute.kernel
def tiles_along_a_mode(a: cute.Tensor, out: cute.Tensor):
    tiles = cute.local_tile(a, (4, 5), (2, None))  # ((4, 5), tiles of the row)
    for k in range(cute.size(tiles, mode=[2])):
        out[k] = tiles[1, 2, k]


def test_local_tile_keeps_the_open_mode() -> None:
    out = np.zeros(4, np.float32)
    run(tiles_along_a_mode, matrix(), out)
    assert (out == matrix()[9, 2::5]).all()


@cute.kernel
def projected(a: cute.Tensor, out: cute.Tensor):
    tile = cute.local_tile(a, (4, 7, 5), (1, 9, 2), proj=(1, None, 1))
    for i in cutec.range_constexpr(cute.size(tile)):
        out[i] = tile[i]


def test_local_tile_with_a_projection() -> None:
    out = np.zeros(20, np.float32)
    run(projected, matrix(), out)
    assert (out == matrix()[4:8, 10:15].reshape(-1, order="F")).all()


@cute.kernel
def partition(a: cute.Tensor, out: cute.Tensor, threads):
    tid, _, _ = cute.arch.thread_idx()
    mine = cute.local_partition(a, threads, tid)
    for i in range(cute.size(mine)):
        mine[i] = mine[i] + 1000 * tid
    out[tid] = cute.size(mine)


@pytest.mark.parametrize("stride", [(5, 1), (1, 4)])
def test_local_partition(stride) -> None:
    a, out = matrix(), np.zeros(20, np.int32)
    run(partition, a, out, cute.make_layout((4, 5), stride=stride), block=20)
    rows, columns = np.indices((M, N))
    assert (a == matrix() + 1000 * (rows % 4 * stride[0] + columns % 5 * stride[1])).all()
    assert (out == M * N // 20).all()


@cute.kernel
def slices(a: cute.Tensor, out: cute.Tensor, row):
    part = a[row, None]
    for i in range(cute.size(part)):
        out[i] = part[i]
    column = a[None, row]
    out[N] = column[row + 1]
    out[N + 1] = cute.rank(part)
    both = a[None, None]
    out[N + 2] = both[row, 2]


def test_slices() -> None:
    out = np.zeros(N + 3, np.float32)
    run(slices, matrix(), out, 7)
    assert (out[:N] == matrix()[7]).all() and out[N:].tolist() == [matrix()[8, 7], 1, matrix()[7, 2]]


@cute.kernel
def nested_slices(a: cute.Tensor, out: cute.Tensor):
    tiles = cute.zipped_divide(a, (4, 5))
    row_of_tile = tiles[((2, None), (1, 3))]
    for i in cutec.range_constexpr(5):
        out[i] = row_of_tile[i]
    out[5] = tiles[((1, 1), (2, 2))]
    out[6] = tiles[(6, 4)]  # both modes by index
    tiles[((0, 0), (0, 0))] = 77.0


def test_slices_of_nested_modes() -> None:
    a, out = matrix(), np.zeros(7, np.float32)
    run(nested_slices, a, out)
    want = [*matrix()[6, 15:20], matrix()[9, 11], matrix()[4 * 1 + 2, 5 * 1 + 1]]
    assert out.tolist() == want and a[0, 0] == 77


@cute.kernel
def views(a: cute.Tensor, out: cute.Tensor):
    m, n = a.shape
    transposed = cute.make_tensor(a.iterator, cute.make_layout((n, m), stride=(1, n)))
    out[0] = transposed[3, 4]
    flat = cute.make_tensor(a.iterator + 5, m * n - 5)
    out[1] = flat[0]
    moved = cute.domain_offset((2, 3), a)
    out[2] = moved[1, 1]
    every_third = cute.composition(a, cute.make_layout(4, stride=3))
    out[3] = every_third[2]
    out[4] = cute.size(a) + cute.cosize(a) + cute.rank(a)
    out[5] = cute.coalesce(transposed)[7]
    grouped = cute.group_modes(a, 0, 2)
    out[6] = grouped[(3, 4),]
    shifted = cute.domain_offset((None, m - m + 3), a)
    out[7] = shifted[1, 1]


def test_views_of_the_same_memory() -> None:
    out = np.zeros(8, np.float32)
    run(views, matrix(), out)
    a = matrix()
    assert out.tolist() == [a[4, 3], 5, a[3, 4], a[6, 0], 2 * M * N + 2, a.reshape(-1)[7], a[3, 4], a[1, 4]]


@cute.kernel
def whole_slices(a: cute.Tensor, out: cute.Tensor):
    tile = cute.local_tile(a, (2, 4), (1, 1))
    out_tile = cute.local_tile(out, (2, 4), (0, 0))
    out_tile[None, None] = tile.load() * 2.0
    row = cute.local_tile(out, (2, 4), (1, 0))[0, None]
    row.fill(5)
    out_tile[0, None] = 3.0


def test_storing_to_slices() -> None:
    out = np.zeros((4, 4), np.float32)
    run(whole_slices, matrix(), out)
    want = np.zeros((4, 4), np.float32)
    want[:2] = 2 * matrix()[2:4, 4:8]
    want[2], want[0] = 5, 3
    assert (out == want).all()


@cute.kernel
def identity(out: cute.Tensor, m, n):
    coords = cute.make_identity_tensor((m, n))
    row, column = coords[3, 4]
    out[0], out[1] = row, column
    tile = cute.local_tile(coords, (4, 5), (m - 10, 1))
    row, column = tile[1, 2]
    out[2], out[3] = row, column
    part = cute.zipped_divide(coords, (4, 5))[((3, None), (1, 2))]
    row, column = part[4]
    out[4], out[5] = row, column
    line = cute.make_identity_tensor(n)
    out[6] = line[9]
    row, column = cute.domain_offset((100, 200), coords)[1, 2]
    out[7], out[8] = row, column


def test_identity_tensors() -> None:
    out = np.zeros(9, np.int32)
    run(identity, out, M, N)
    assert out.tolist() == [3, 4, 9, 7, 7, 14, 9, 101, 202]


@cute.kernel
def registers(a: cute.Tensor, out: cute.Tensor, i):
    frag = cute.make_rmem_tensor((2, 4), cutec.Float32)
    frag.fill(1)
    frag[1, 2] = a[0, 5]
    frag[(0, 3)] = frag[1, 2] + 1
    by_layout = cute.make_rmem_tensor(cute.make_layout((2, 4), stride=(4, 1)), cutec.Int32)
    for k in cutec.range_constexpr(8):
        by_layout[k] = k
    like = cute.make_fragment_like(cute.local_tile(a, (2, 4), (0, 0)))
    like.store(cute.local_tile(a, (2, 4), (0, 0)).load())
    halves = cute.make_fragment_like(frag, cutec.Float16)
    halves.store(frag.load().to(cutec.Float16))
    for k in cutec.range_constexpr(8):
        out[0, k] = frag[k]
        out[1, k] = by_layout[k // 4, k % 4]
        out[2, k] = like[k]
        out[3, k] = halves[k]
    out[4, 0] = frag[i, i + 1]


def test_register_tensors() -> None:
    out = np.zeros((5, 8), np.float32)
    run(registers, matrix(), out, 1)
    want = np.ones((2, 4), np.float32)
    want[1, 2], want[0, 3] = 5, 6
    flat = want.reshape(-1, order="F")
    assert (out[0] == flat).all() and (out[3] == flat).all()
    assert out[1].tolist() == [0, 2, 4, 6, 1, 3, 5, 7]
    assert (out[2] == matrix()[:2, :4].reshape(-1, order="F")).all()
    assert out[4, 0] == 5


@cute.kernel
def recast(a: cute.Tensor, out: cute.Tensor):
    bits = cute.recast_tensor(cute.local_tile(a, (1, 4), (0, 1)), cutec.Int16)
    for i in cutec.range_constexpr(8):
        out[i] = bits[i]


def test_recast_tensor() -> None:
    out = np.zeros(8, np.int16)
    run(recast, matrix(), out)
    assert (out == matrix()[0, 4:8].view(np.int16)).all()


@cute.kernel
def booleans(flags: cute.Tensor, out: cute.Tensor):
    frag = cute.make_rmem_tensor(4, cutec.Boolean)
    for i in cutec.range_constexpr(4):
        frag[i] = not flags[i]
        out[i] = frag[i]
    cute.autovec_copy(frag, cute.local_tile(flags, (4,), (0,)))


def test_boolean_tensors() -> None:
    flags, out = np.array([True, False, False, True]), np.zeros(4, np.int32)
    run(booleans, flags, out)
    assert out.tolist() == [0, 1, 1, 0] and flags.tolist() == [False, True, True, False]


@pytest.mark.parametrize(
    "dtype", ["int8", "int16", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "float64", "bfloat16"]
)
def test_every_element_type_moves(dtype: str) -> None:
    import ml_dtypes  # noqa: F401 - registers bfloat16 with NumPy

    a = (np.arange(40) * 3 - 20).astype(dtype).reshape(2, 20)
    out = np.zeros(8, dtype)
    run(copy_tile, a, out, (2, 4), (0, 2))
    assert (out == a[:, 8:12].reshape(-1, order="F")).all()


@cute.kernel
def strided(a: cute.Tensor, out: cute.Tensor):
    for i in range(cute.size(out)):
        out[i] = a[i, 1]


def test_arrays_that_are_not_compact() -> None:
    a, out = np.arange(200, dtype=np.float32).reshape(10, 20)[::2, 3:9], np.zeros(5, np.float32)
    run(strided, a, out)
    assert (out == a[:, 1]).all()


@cute.kernel
def dynamic_load(a: cute.Tensor):
    a.load()


@cute.kernel
def identity_memory(a: cute.Tensor):
    cute.make_identity_tensor((4, 4)).load()


@cute.kernel
def wrong_store(a: cute.Tensor):
    frag = cute.make_rmem_tensor(4, cutec.Float32)
    frag.store(cute.full((8,), 0, cutec.Float32))


@cute.kernel
def wrong_type(a: cute.Tensor):
    frag = cute.make_rmem_tensor(4, cutec.Float32)
    frag.store(cute.full((4,), 0, cutec.Int32))


@cute.kernel
def dynamic_registers(a: cute.Tensor):
    cute.make_rmem_tensor(a.shape, cutec.Float32)


@pytest.mark.parametrize(
    ("kernel", "code"),
    [
        (dynamic_load, "E0401"),
        (identity_memory, "E0406"),
        (wrong_store, "E0402"),
        (wrong_type, "E0405"),
        (dynamic_registers, "E0401"),
    ],
)
def test_what_tensors_refuse(kernel, code: str) -> None:
    with pytest.raises(CutecError) as caught:
        run(kernel, matrix())
    assert caught.value.code == code and caught.value.place.file == __file__


@cute.kernel
def one_of_two_in_registers(x: cute.Tensor, how: cutec.Constexpr):
    a, b = cute.make_rmem_tensor((2, 2), cutec.Float32), cute.make_rmem_tensor((2, 2), cutec.Float32)
    a.fill(1.0)
    b.fill(2.0)
    if cutec.const_expr(how == "swapped"):
        if x[0] > 0.0:
            a, b = b, a
        a[0] = 7.0
    elif cutec.const_expr(how == "a part"):
        c = a[None, 0]
        if x[0] > 0.0:
            c = a[None, 1]
        c.fill(9.0)
    elif cutec.const_expr(how == "held by an object"):
        box = [a]
        if x[0] > 0.0:
            box[0] = b
        cute.autovec_copy(b, box[0])
    else:
        c = a if x[0] > 0.0 else b
        c[1] = 5.0
    for i in cutec.range_constexpr(4):
        x[i] = a[i] * 10.0 + b[i]


@pytest.mark.parametrize("how", ["a part", "held by an object", "read afterwards"])
def test_a_change_of_one_of_two_register_tensors_that_the_others_name_would_miss_is_refused(how: str) -> None:
    with pytest.raises(CutecError) as info:
        run(one_of_two_in_registers, np.ones(4, np.float32), how)
    assert info.value.code == "E0314" and info.value.notes


@pytest.mark.parametrize(("first", "want"), [(1.0, [71, 21, 21, 21]), (-1.0, [72, 12, 12, 12])])
def test_register_tensors_that_change_places_are_never_one(first: float, want: list[int]) -> None:
    x = np.full(4, first, np.float32)
    run(one_of_two_in_registers, x, "swapped")
    assert x.tolist() == want
