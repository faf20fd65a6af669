"""`cutlass.Array`, pointers and vectors: elements, slices, masks, swizzles, on the interpreter."""

from __future__ import annotations

import io

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.experimental import primitives as prims
from cutec.testing import simulate


@cute.kernel
def transpose_kernel(a: cutec.Array, b: cutec.Array):
    tile = cutec.Array(cutec.Float32, (8, 4), space=cutec.AddressSpace.smem)
    x, y, _ = cute.arch.thread_idx()
    tile[x, y] = a[x, y]
    prims.barrier_cta_sync(0)
    row = b[y, :]
    row[x] = tile[x, y] + a[x * 4 + y]


@cute.jit
def transpose(a: cutec.Array, b: cutec.Array):
    transpose_kernel(a, b).launch(grid=1, block=(8, 4, 1))


def test_arrays_are_indexed_as_in_c() -> None:
    a, b = np.arange(32, dtype=np.float32).reshape(8, 4), np.zeros((4, 8), np.float32)
    simulate(transpose, a, b)
    assert (b == 2 * a.T).all()


@cute.kernel
def slices_kernel(a: cutec.Array, b: cutec.Array):
    i = cute.arch.thread_idx()[0] * 4
    b[i:4] = a[i:4] + a.load(i, 4, alignment=16)
    pair = a.subview(1).load(i, vector_size=2)
    b.store(pair, i, 2)
    if i == 0:
        b.store(a.load(31, is_volatile=True), 31, is_volatile=True)
        b.store(-1.0, 28, 2)


@cute.jit
def slices(a: cutec.Array, b: cutec.Array):
    slices_kernel(a, b).launch(grid=1, block=8)


def test_a_slice_is_a_start_and_a_count() -> None:
    a, b = np.arange(32, dtype=np.float32), np.zeros(32, np.float32)
    # threads store to each other's elements, all the same
    simulate(slices, a, b, types={"a": "f32[32]", "b": "f32[32]"}, check_hazards=False)
    expected = 2 * a
    for i in range(0, 32, 4):
        expected[i : i + 2] = a[i + 1 : i + 3]
    expected[31], expected[28:30] = 31, -1
    assert (b == expected).all()


@cute.kernel
def masks_kernel(a: cutec.Array, b: cutec.Array, count: cutec.Int32):
    i = cute.arch.thread_idx()[0] * 4
    mask = cutec.Array(cutec.Boolean, 4)
    for j in cutec.range_constexpr(4):
        mask[j] = i + j < count
    b.masked_store(i, a.masked_load(i, 4, mask, default=7.0) * 2.0, mask)


@cute.jit
def masks(a: cutec.Array, b: cutec.Array, count: cutec.Int32):
    masks_kernel(a, b, count).launch(grid=1, block=3)


def test_masked_elements_are_neither_read_nor_written() -> None:
    a, b = np.arange(9, dtype=np.float32), np.full(12, -1, np.float32)
    simulate(masks, a, b, 9)
    assert b.tolist() == [*(2 * a).tolist(), -1, -1, -1]


@cute.kernel
def swizzled_kernel(a: cute.Tensor, b: cute.Tensor, name: cutec.Constexpr):
    shared = cutec.Array(cutec.Float16, 1024, space=cutec.AddressSpace.smem, alignment=1024)
    swizzle, i = cutec.Swizzle.from_name(name), cute.arch.thread_idx()[0] * 8
    (shared.data_ptr() + i).store_swizzled((a.iterator.raw_ptr() + i).load(8, alignment=16), swizzle)
    prims.barrier_cta_sync(0)
    (b.iterator.raw_ptr() + i).store((shared.data_ptr() + i).load_swizzled(swizzle, count=8, alignment=16))
    b[1024 + i] = shared[i]


@cute.jit
def swizzled(a: cute.Tensor, b: cute.Tensor, name: cutec.Constexpr):
    swizzled_kernel(a, b, name).launch(grid=1, block=128)


@pytest.mark.parametrize("name", ["none", "s32b", "s64b", "s128b"])
def test_swizzles_of_shared_memory(name: str) -> None:
    a, b = np.arange(1024).astype(np.float16), np.zeros(2048, np.float16)
    simulate(swizzled, a, b, name)
    swizzle = cutec.Swizzle.from_name(name)
    assert (b[:1024] == a).all()
    assert all(b[1024 + i] == a[int(swizzle(2 * i)) // 2] for i in range(0, 1024, 8))  # its own inverse


@cute.kernel
def vectors_kernel(out: cute.Tensor):
    row = cutec.Vector.from_elements((1.0, 2.0, 3.0, 4.0), cutec.Float32)
    matrix = cutec.vector.broadcast_to(row, (2, 4))
    product = cutec.vector.outerproduct(row[0:2], row[1:4])
    pointer = out.iterator.raw_ptr()
    pointer.store(matrix[:, 1:3])
    (pointer + 4).store(product)
    pointer[10] = row.reduce("add")
    pointer[11] = row.reduce("max")
    pointer[12] = cute.TensorSSA(matrix, (2, 4), cutec.Float32)[1, 2]
    pointer[13] = 1.0
    cute.arch.store(pointer + 13, cute.arch.load(pointer + 13, sem="volatile", scope="sys") + 1.0, sem="volatile")


@cute.jit
def vectors(out: cute.Tensor):
    vectors_kernel(out).launch(grid=1, block=1)


def test_vectors() -> None:
    out = np.zeros(14, np.float32)
    simulate(vectors, out)
    assert out.tolist() == [2, 3, 2, 3, 2, 3, 4, 4, 6, 8, 10, 4, 3, 2]


@cute.kernel
def printing_kernel(a: cutec.Array):
    prims.print_runtime("array of {} numbers", a.shape[0] * a.shape[1])
    a.print_runtime(max_elements=2)


@cute.jit
def printing(a: cutec.Array):
    printing_kernel(a).launch(grid=1, block=1)


def test_arrays_are_printed() -> None:
    text = io.StringIO()
    simulate(printing, np.arange(12, dtype=np.int32).reshape(3, 4), output=text)
    assert text.getvalue() == "array of 12 numbers\n[ 0 1 ]\n[ 4 5 ]\n"


@cute.kernel
def wrong_slice_kernel(a: cutec.Array):
    a[0:2, 0] = 1.0


@cute.kernel
def global_array_kernel(a: cutec.Array):
    cutec.Array(cutec.Float32, 4, space=cutec.AddressSpace.gmem)


@cute.kernel
def dynamic_array_kernel(a: cutec.Array):
    cutec.Array(cutec.Float32, a.shape[0], space=cutec.AddressSpace.smem)


@cute.jit
def one(kernel: cutec.Constexpr, a: cutec.Array):
    kernel(a).launch(grid=1, block=1)


@pytest.mark.parametrize(
    ("kernel", "code"), [(wrong_slice_kernel, "E0415"), (global_array_kernel, "E0404"), (dynamic_array_kernel, "E0401")]
)
def test_mistakes_are_named(kernel: object, code: str) -> None:
    with pytest.raises(CutecError) as caught:
        simulate(one, kernel, np.zeros((4, 4), np.float32))
    assert caught.value.code == code


@cute.kernel
def view_kernel(a: cute.Tensor):
    words = cutec.Array(cutec.Int32, 8, space=cutec.AddressSpace.smem)
    halves = cutec.Array(words.data_ptr() + 2, dtype=cutec.Int16, shape=(2, 4), addrspace=3)
    tid, _, _ = cute.arch.thread_idx()
    words[tid] = 65536 * tid + 1
    cute.arch.sync_threads()
    a[tid] = halves[tid // 4, tid % 4] + cutec.Array(words.data_ptr(), shape=(1,))[0]


@cute.jit
def view(a: cute.Tensor):
    view_kernel(a).launch(grid=1, block=8)


def test_an_array_at_a_pointer() -> None:
    a = np.zeros(8, np.int32)
    simulate(view, a)
    assert a.tolist() == [2, 3, 2, 4, 2, 5, 2, 6]
