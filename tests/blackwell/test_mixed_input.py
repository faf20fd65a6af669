"""What multiplies of operands of two widths are made of (`utils.mixed_input_helpers`)."""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute, utils
from cutec.cute.nvgpu import OperandMajorMode, cpasync, tcgen05
from cutec.diag import CutecError
from cutec.testing import simulate
from cutec.utils import mixed_input_helpers as mixed

K, MN = OperandMajorMode.K, OperandMajorMode.MN


def test_limits() -> None:
    assert [mixed.get_divisibility(n) for n in (1, 24, 96, 192, 256, 1000)] == [1, 8, 32, 64, 128, 8]
    tiles = [(m, n) for m in (32, 64, 128, 256) for n in (8, 16, 24, 256, 264)]
    for pair, rows in ((False, (64, 128)), (True, (128, 256))):
        found = {t for t in tiles if mixed.is_valid_mma_tiler_and_cluster_shape((*t, 64), (2, 1), pair)}
        assert {m for m, _ in found} == set(rows) and {n for _, n in found} == ({16, 256} if pair else {8, 16, 24, 256})
    clusters = [
        c
        for c in ((1, 1), (2, 1), (3, 1), (4, 8), (2, 2))
        if mixed.is_valid_mma_tiler_and_cluster_shape((256, 64, 64), c, True)
    ]
    assert clusters == [(2, 1), (2, 2)]
    scaled = [g for g in (0, 64, 96, 128, 256, 1024) if mixed.is_valid_scale_granularity(1, g, cutec.Int4, 512, 64)]
    assert scaled == [64, 128, 256]
    assert mixed.is_valid_scale_granularity(0, 0, cutec.Int8, 512, 64)
    assert not mixed.is_valid_scale_granularity(1, 64, cutec.Int8, 512, 64)


@pytest.mark.parametrize(
    ("a_dtype", "a_major", "m", "k", "right"),
    [
        (cutec.Int8, "k", 8, 16, True),
        (cutec.Int8, "k", 8, 24, False),
        (cutec.Int4, "k", 8, 32, True),
        (cutec.Int4, "k", 8, 48, False),
        (cutec.Int4, "m", 32, 8, True),
        (cutec.Int4, "m", 16, 8, False),
    ],
)
def test_tensors_that_tma_copies(a_dtype: type, a_major: str, m: int, k: int, right: bool) -> None:
    kinds, scales = (
        (a_dtype, cutec.BFloat16, cutec.BFloat16, cutec.BFloat16),
        (1, 8) if a_dtype is cutec.Int4 else (0, 0),
    )
    found = mixed.is_valid_tensor_alignment(m, 8, k, *kinds, a_major, "k", "n", (128, 64, 64), False, (1, 1), *scales)
    assert found is right


def test_where_the_transformed_operand_is() -> None:
    assert mixed.get_transform_a_source(K) is tcgen05.OperandSource.TMEM
    assert mixed.get_transform_a_source(MN) is tcgen05.OperandSource.SMEM
    shared = mixed.get_tma_atom_kind(True, True, True)
    assert isinstance(shared, cpasync.CopyBulkTensorTileG2SMulticastOp) and shared.cta_group is tcgen05.CtaGroup.TWO
    assert mixed.get_tma_atom_kind(False, True, False) == cpasync.CopyBulkTensorTileG2SOp(tcgen05.CtaGroup.ONE)


def test_layouts_of_scales() -> None:
    """As NVIDIA's package gives them."""
    tile, stage, stages = mixed.get_smem_layout_scale((256, 16, 128), True, 1, 256, MN, cutec.BFloat16, 4)
    assert tile == (128, 128) and str(stage.outer) == "((1,128),(128,1)):((0,1),(0,128))"
    assert str(stages.outer) == "((1,128),(128,1),4):((0,1),(0,128),128)"
    found = [str(mixed.get_gmem_layout_scale((512, 1024, 2), 1, 256, major)) for major in (MN, K)]
    assert found == ["((1,512),(256,4),2):((0,1),(0,512),2048)", "((1,512),(256,4),2):((0,4),(0,1),2048)"]


@cute.kernel
def ordered(a: cute.Tensor, b: cute.Tensor, count: cutec.Constexpr):
    part = cute.make_rmem_tensor(count, cutec.Int8)
    for i in cutec.range_constexpr(count):
        part[i] = a[i]
    made = mixed.cvt_tensor_a(part, cutec.Float16, True)
    for i in cutec.range_constexpr(count):
        b[i] = made[i]


@cute.jit
def order(a: cute.Tensor, b: cute.Tensor, count: cutec.Constexpr):
    ordered(a, b, count).launch(grid=(1, 1, 1), block=(1, 1, 1))


def test_a_shuffled_operand_is_converted_in_its_order() -> None:
    a, b = np.array([0, 2, 1, 3, 4, 6, 5, 7, 8, 10, 9, 11, 12, 14, 13, 15], np.int8), np.zeros(16, np.float16)
    simulate(order, a, b, 16)
    assert (b == np.arange(16)).all()
    with pytest.raises(CutecError, match="eight elements at a time, not 4"):
        simulate(order, a, b, 4)


@cute.kernel
def searching(
    params: utils.PersistentTileSchedulerParams, begins: cute.Tensor, found: cute.Tensor, groups: cutec.Constexpr
):
    tiles = utils.StaticPersistentRuntimeTileScheduler.create(
        params, cute.arch.block_idx(), cute.arch.grid_dim(), inner_mode=0
    )
    work = tiles.initial_work_tile_info()
    state = mixed.create_initial_contiguous_group_search_state()
    more = cutec.Boolean(True)
    number = cute.arch.block_idx()[2]
    while more:
        m, n, _ = work.tile_idx
        state = mixed.contiguous_group_search((128, 16, 64), groups, n, state, begins, 1)
        more = state.cur_group_idx <= groups
        if more:
            found[number, 0] = m
            found[number, 1] = state.cur_start
            found[number, 2] = state.cur_group_idx - 1
            found[number, 3] = state.cur_boundary - state.cur_start
            work_info = mixed.make_contiguous_group_work_tile_info(groups, found[number, None])
            found[number, 4] = work_info.is_valid_tile.to(cutec.Int32) + work_info.distance_to_boundary
        number = number + cute.arch.grid_dim()[2]
        tiles.advance_to_next_work()
        work = tiles.get_current_work()


@cute.jit
def search(begins: cute.Tensor, found: cute.Tensor, groups: cutec.Constexpr, clusters: cutec.Constexpr):
    params = utils.PersistentTileSchedulerParams((2, 9, 1), (1, 1, 1))
    searching(params, begins, found, groups).launch(grid=(1, 1, clusters), block=(1, 1, 1))


@pytest.mark.parametrize("clusters", [1, 3])
def test_tiles_of_groups_behind_each_other(clusters: int) -> None:
    """Groups of 40, 0, 16 and 7 columns have 3, 0, 1 and 1 tiles of 16; each for two tiles of M."""
    begins, found = np.array([0, 40, 40, 56, 63], np.int32), np.full((12, 5), -1, np.int32)
    simulate(search, begins, found, 4, clusters)
    wanted = [
        (start, group, end - start)
        for start, group, end in ((0, 0, 40), (16, 0, 40), (32, 0, 40), (40, 2, 56), (56, 3, 63))
    ]
    assert found[:10].tolist() == [[m, *tile, tile[2] + 1] for tile in wanted for m in (0, 1)]
    assert (found[10:] == -1).all()
