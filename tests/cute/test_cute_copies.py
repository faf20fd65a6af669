"""Copies in kernels: tiled, predicated, of any size, through registers and shared memory."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec.diag import CutecError


@cute.kernel
def through_registers(a: cute.Tensor, b: cute.Tensor, tiled: cute.TiledCopy):
    """b = a for sizes that divide the tile."""
    tid, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    thread = tiled.get_slice(tid)
    source = thread.partition_S(cute.local_tile(a, tiled.tiler_mn, (bx, by)))
    target = thread.partition_D(cute.local_tile(b, tiled.tiler_mn, (bx, by)))
    frag = cute.make_fragment_like(source)
    cute.copy(tiled, source, frag)
    cute.copy(tiled, frag, target)


@cute.kernel
def predicated(a: cute.Tensor, b: cute.Tensor, tiled: cute.TiledCopy, predicates):
    """b = a for any size, with one predicate per element or one per atom."""
    tid, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    thread = tiled.get_slice(tid)
    source, target, coords = (
        thread.partition_S(cute.local_tile(x, tiled.tiler_mn, (bx, by)))
        for x in (a, b, cute.make_identity_tensor(a.shape))
    )
    frag = cute.make_fragment_like(source)
    if cutec.const_expr(predicates == "an atom"):
        inside = cute.make_rmem_tensor((1, *source.shape[1:]) if cute.rank(source) > 1 else (1,), cutec.Boolean)
        atoms = cute.size(source) // cute.size(inside)
        for i in cutec.range_constexpr(cute.size(inside)):
            inside[i] = cute.elem_less(coords[i * atoms], a.shape)
    else:
        inside = cute.make_rmem_tensor(source.shape, cutec.Boolean)
        for i in cutec.range_constexpr(cute.size(inside)):
            inside[i] = cute.elem_less(coords[i], a.shape)
    frag.fill(-1)
    cute.copy(tiled, source, frag, pred=inside)
    cute.copy(tiled, frag, target, pred=inside)


def tiled_copy(threads, values, dtype=cutec.Float32, bits: int = 0) -> cute.TiledCopy:
    """Row-major threads and values."""
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), dtype, num_bits_per_copy=bits)
    return cute.make_tiled_copy_tv(
        atom, cute.make_ordered_layout(threads, order=(1, 0)), cute.make_ordered_layout(values, order=(1, 0))
    )


def grid(shape, tiled) -> list[int]:
    return [-(-n // t) for n, t in zip(shape, map(cute.size, tiled.tiler_mn))]


def matrices(shape, dtype=np.float32):
    return np.arange(1, 1 + shape[0] * shape[1]).reshape(shape).astype(dtype), np.zeros(shape, dtype)


SHAPES = [((4, 8), (2, 4)), ((32, 1), (1, 4)), ((1, 32), (4, 1)), ((8, 4), (1, 1)), ((2, 16), (2, 2))]


@pytest.mark.parametrize(("threads", "values"), SHAPES)
@pytest.mark.parametrize("order", ["C", "F"])
def test_tiled_copy_of_whole_tiles(threads, values, order) -> None:
    tiled = tiled_copy(threads, values)
    a, b = matrices((2 * cute.size(tiled.tiler_mn[0]), 3 * cute.size(tiled.tiler_mn[1])))
    b = np.asarray(b, order=order)
    run(through_registers, a, b, tiled, grid=grid(a.shape, tiled), block=tiled.size)
    assert (b == a).all()


@pytest.mark.parametrize(("threads", "values"), SHAPES)
@pytest.mark.parametrize("shape", [(1, 1), (7, 33), (33, 7), (17, 64)])
def test_predicated_copy_of_any_size(threads, values, shape) -> None:
    tiled = tiled_copy(threads, values)
    a, b = matrices(shape)
    run(predicated, a, b, tiled, "an element", grid=grid(a.shape, tiled), block=tiled.size)
    assert (b == a).all()


@pytest.mark.parametrize("columns", [4, 28, 36, 64])
def test_one_predicate_an_atom(columns: int) -> None:
    tiled = tiled_copy((4, 8), (1, 4), bits=128)
    a, b = matrices((6, columns))
    types = {"a": "f32[m,n{div=4}]", "b": "f32[m,n{div=4}]"}
    run(predicated, a, b, tiled, "an atom", grid=grid(a.shape, tiled), block=tiled.size, types=types)
    assert (b == a).all()


@pytest.mark.parametrize(
    ("bits", "dtype", "name"),
    [(32, cutec.Float32, "f32"), (64, cutec.Float32, "f32"), (128, cutec.Float16, "f16"), (16, cutec.Float16, "f16")],
)
def test_num_bits_per_copy(bits: int, dtype, name: str) -> None:
    tiled = tiled_copy((4, 8), (2, 8), dtype, bits)
    a, b = matrices((8, 128), {"f32": np.float32, "f16": np.float16}[name])
    types = {"a": f"{name}[m,n{{div=8}}]", "b": f"{name}[m,n{{div=8}}]"}
    run(through_registers, a, b, tiled, grid=grid(a.shape, tiled), block=tiled.size, types=types)
    assert (b == a).all()


def test_a_width_that_cannot_be_proved_is_refused() -> None:
    tiled = tiled_copy((4, 8), (1, 4), bits=128)
    with pytest.raises(CutecError, match="E0412"):
        run(through_registers, *matrices((4, 32)), tiled, grid=1, block=32)


def test_make_tiled_copy_of_a_thread_value_layout() -> None:
    tiler, layout = cute.make_layout_tv(cute.make_layout((4, 8), stride=(8, 1)), cute.make_layout((2, 2)))
    tiled = cute.make_tiled_copy(cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32), layout, tiler)
    a, b = matrices((8, 16))
    run(through_registers, a, b, tiled, grid=1, block=32)
    assert (b == a).all()


COPIES = {
    "autovec": cute.autovec_copy,
    "basic": cute.basic_copy,
    "universal": lambda s, d: cute.copy(cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), s.element_type), s, d),
}


@cute.kernel
def copy_tiles(a: cute.Tensor, b: cute.Tensor, method, shape):
    tid, _, _ = cute.arch.thread_idx()
    frag = cute.make_rmem_tensor(shape, a.element_type)
    method(cute.local_tile(a, shape, (tid, 1)), frag)
    method(frag, cute.local_tile(b, shape, (tid, 0)))


@pytest.mark.parametrize(
    ("name", "order", "shape"), [*itertools.product(COPIES, "CF", [(2, 4), (1, 8), (4, 1), (3, 5)])]
)
def test_copies_of_tiles(name: str, order: str, shape) -> None:
    a, b = (np.asarray(x, order=order) for x in matrices((4 * shape[0], 2 * shape[1])))
    run(copy_tiles, a, b, COPIES[name], shape, block=4)
    want = np.zeros_like(b)
    want[:, : shape[1]] = a[:, shape[1] :]
    assert (b == want).all()


@cute.kernel
def copy_if(a: cute.Tensor, b: cute.Tensor):
    keep = cute.make_rmem_tensor(8, cutec.Boolean)
    for i in cutec.range_constexpr(8):
        keep[i] = a[0, i] > 3
    cute.basic_copy_if(keep, cute.local_tile(a, (1, 8), (0, 0)), cute.local_tile(b, (1, 8), (0, 0)))


def test_basic_copy_if() -> None:
    a, b = matrices((1, 8))
    run(copy_if, a, b)
    assert b.tolist() == [[0, 0, 0, 4, 5, 6, 7, 8]]


@cute.kernel
def through_shared(a: cute.Tensor, b: cute.Tensor, layout):
    tid, _, _ = cute.arch.thread_idx()
    tile = cutec.utils.SmemAllocator().allocate_tensor(a.element_type, layout)
    threads = cute.make_layout((8, 8), stride=(8, 1))
    cute.autovec_copy(
        cute.local_partition(cute.local_tile(a, (16, 32), (0, 0)), threads, tid),
        cute.local_partition(tile, threads, tid),
    )
    cute.arch.sync_threads()
    thread = tiled_copy((8, 8), (2, 4), a.element_type).get_slice(tid)
    cute.autovec_copy(thread.partition_S(tile), thread.partition_D(cute.local_tile(b, (16, 32), (0, 0))))


SMEM = {
    "row major": cute.make_layout((16, 32), stride=(32, 1)),
    "column major": cute.make_layout((16, 32)),
    "padded": cute.make_layout((16, 32), stride=(36, 1)),
    "swizzled": cute.make_composed_layout(cute.make_swizzle(3, 2, 3), 0, cute.make_layout((16, 32), stride=(32, 1))),
    "swizzled by element": cute.make_composed_layout(
        cute.make_swizzle(4, 0, 5), 0, cute.make_layout((16, 32), stride=(32, 1))
    ),
}


@pytest.mark.parametrize("layout", SMEM)
def test_copies_through_shared_memory(layout: str) -> None:
    a, b = matrices((16, 32))
    run(through_shared, a, b, SMEM[layout], block=64)
    assert (b == a).all()


@cute.kernel
def dynamic_copy(a: cute.Tensor, b: cute.Tensor):
    cute.autovec_copy(a, b)


@cute.kernel
def sizes_differ(a: cute.Tensor, b: cute.Tensor):
    cute.autovec_copy(cute.local_tile(a, (1, 4), (0, 0)), cute.local_tile(b, (1, 8), (0, 0)))


@cute.kernel
def types_differ(a: cute.Tensor, b: cute.Tensor):
    cute.autovec_copy(cute.local_tile(a, (1, 4), (0, 0)), cute.make_rmem_tensor((1, 4), cutec.Float16))


@cute.kernel
def odd_width(a: cute.Tensor, b: cute.Tensor):
    cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32, num_bits_per_copy=96)


@pytest.mark.parametrize(
    ("kernel", "code"),
    [(dynamic_copy, "E0401"), (sizes_differ, "E0402"), (types_differ, "E0405"), (odd_width, "E0411")],
)
def test_what_copies_refuse(kernel, code: str) -> None:
    with pytest.raises(CutecError) as caught:
        run(kernel, *matrices((8, 8)))
    assert caught.value.code == code and caught.value.place.file == __file__
