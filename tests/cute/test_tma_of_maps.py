"""Tensor copies that programs make by operations of the dialect `cute_nvgpu`, from a map of the
values of a tile to coordinates.
"""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec._mlir.dialects import cute_nvgpu
from cutec.cute.nvgpu import cpasync
from cutec.cute.nvgpu.warpgroup import SmemLayoutAtomKind, make_smem_layout_atom
from cutec.diag import CutecError
from cutec.testing import simulate

PAGE, WIDTH = 16, 32  # of a page; a tile has two pages


@cute.kernel
def gathered(
    load: cute.CopyAtom,
    pages: cute.Tensor,
    store: cute.CopyAtom,
    result: cute.Tensor,
    table: cute.Tensor,
    layout: cutec.Constexpr,
):
    """A tile of pages, each loaded by its number, and stored behind each other."""
    shared = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, layout.outer, 1024, layout.inner)
    bar = cutec.utils.SmemAllocator().allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(cutec.Float32, layout))
    cute.arch.sync_threads()
    one = cute.make_layout(1)
    places, tiles = cpasync.tma_partition(
        load, 0, one, shared, cute.tiled_divide(pages, (PAGE, WIDTH))[None, 0, 0, None]
    )
    for i in cutec.range_constexpr(2):
        cute.copy(load, tiles[None, table[i]], places[None, i, 0], tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    places, tiles = cpasync.tma_partition(store, 0, one, shared, cute.tiled_divide(result, (PAGE, WIDTH)))
    for i in cutec.range_constexpr(2):
        cute.copy(store, places[None, i, 0], tiles[None, i, 0])
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)


def of_pages(tensor: cute.Tensor) -> cute.Layout:
    """The coordinates of a page in a tensor, as one mode."""
    whole = cute.composition(cute.make_identity_layout(tensor.shape), (2 * PAGE, WIDTH))
    rows = cute.select(cute.flat_divide(whole, (2 * PAGE,)), mode=[0, 2])
    return cute.select(cute.zipped_divide(rows, (PAGE, WIDTH)), mode=[0])


@cute.jit
def gather(pages: cute.Tensor, result: cute.Tensor, table: cute.Tensor, form: cutec.Constexpr = None):
    atom = make_smem_layout_atom(SmemLayoutAtomKind.K_SW128, cutec.Float32)
    layout = cute.tiled_divide(cute.tile_to_shape(atom, (2 * PAGE, WIDTH), (0, 1)), (PAGE, WIDTH))
    loads = cpasync.CopyBulkTensorTileG2SOp()
    page = cute.select(layout, mode=[0])
    made = cute_nvgpu.atom_make_non_exec_tiled_tma_load(
        pages.value, page.value, of_pages(pages), loads._to_ir(), num_multicast=1, tma_format=form
    )
    load = cute.CopyAtom(loads, cpasync.CopyBulkTensorTileG2SNonExecTrait(made[0]))
    back = cute_nvgpu.atom_make_non_exec_tiled_tma_store(result.value, page.value, of_pages(result))
    store = cute.CopyAtom(cpasync.CopyBulkTensorTileS2GOp(), cpasync.CopyBulkTensorTileS2GNonExecTrait(back[0]))
    assert isinstance(load, cpasync.TmaAtom) and load.op == loads
    gathered(load, made[1], store, back[1], table, layout).launch(grid=(1, 1, 1), block=(32, 1, 1))


def test_pages_are_gathered() -> None:
    pages = np.arange(5 * PAGE * WIDTH, dtype=np.float32).reshape(5, PAGE, WIDTH).transpose(1, 2, 0)
    result, table = np.zeros((2 * PAGE, WIDTH), np.float32), np.array([3, 1], np.int32)
    simulate(gather, pages, result, table)
    assert (result == np.concatenate([pages[:, :, 3], pages[:, :, 1]])).all()


def test_formats_of_elements_have_no_counterpart() -> None:
    pages, result = np.zeros((5, PAGE, WIDTH), np.float32).transpose(1, 2, 0), np.zeros((2 * PAGE, WIDTH), np.float32)
    with pytest.raises(CutecError, match="tma_format") as caught:
        simulate(gather, pages, result, np.zeros(2, np.int32), form="TF32")
    assert caught.value.code == "E0506" and "internal_type" in (caught.value.help or "")
