"""Persistent tile schedulers: every tile once, in the order asked for; layout tags; device facts in
host functions.
"""

from __future__ import annotations

import re

import numpy as np
import pytest
from exporting import export_of

import cutec
from cutec import cute, utils
from cutec.diag import CutecError
from cutec.frontend.kernels.trace import trace
from cutec.layout import Layout
from cutec.lowering import device_module, lower
from cutec.render import module_text
from cutec.testing import simulate


def scheduled(cluster: tuple[int, int], swizzle: int, raster_along_m: bool, resident: int):
    """A host function whose blocks note, for each tile that they get, when it was dealt out."""

    @cute.kernel
    def kernel(order: cute.Tensor, params: utils.PersistentTileSchedulerParams):
        scheduler = utils.StaticPersistentTileScheduler.create(params, cute.arch.block_idx(), cute.arch.grid_dim())
        work = scheduler.initial_work_tile_info()
        _, _, z = cute.arch.block_idx()
        _, _, clusters = cute.arch.grid_dim()
        while work.is_valid_tile:
            m, n, batch = work.tile_idx
            if cute.elem_less((m, n, batch), order.shape):
                order[m, n, batch] += 1 + z + scheduler.num_tiles_executed * clusters
            scheduler.advance_to_next_work()
            work = scheduler.get_current_work()

    @cute.jit
    def host(order: cute.Tensor):
        params = utils.PersistentTileSchedulerParams(order.shape, (*cluster, 1), swizzle, raster_along_m)
        grid = utils.StaticPersistentTileScheduler.get_grid_shape(params, resident)
        kernel(order, params).launch(grid=grid, block=1, cluster=(*cluster, 1))

    return host


@pytest.mark.parametrize("cluster", [(1, 1), (2, 1)])
@pytest.mark.parametrize("swizzle", [1, 3])
@pytest.mark.parametrize("along_m", [True, False])
@pytest.mark.parametrize("shape", [(1, 1, 1), (4, 6, 1), (5, 7, 2)])
def test_every_tile_is_dealt_once_in_order(cluster, swizzle: int, along_m: bool, shape) -> None:
    order = np.zeros(shape, np.int32)
    simulate(scheduled(cluster, swizzle, along_m, resident=3), order)
    clusters = [-(-s // c) for s, c in zip(shape, (*cluster, 1))]
    firsts = order[:: cluster[0], :: cluster[1]]
    assert sorted(firsts.reshape(-1)) == list(range(1, 1 + int(np.prod(clusters))))
    assert (order == np.repeat(np.repeat(firsts, cluster[0], 0), cluster[1], 1)[: shape[0], : shape[1]]).all()
    ranks = firsts[:, :, 0] if along_m else firsts[:, :, 0].T
    width = min(swizzle, ranks.shape[1]) if swizzle > 1 else ranks.shape[0]
    first = sorted(tuple(map(int, np.argwhere(ranks == n)[0])) for n in range(1, 1 + width))
    assert first == [(0, i) if swizzle > 1 else (i, 0) for i in range(width)]


@cute.kernel
def grouped_kernel(
    sizes: cute.Tensor,
    seen: cute.Tensor,
    params: utils.PersistentTileSchedulerParams,
    tile: cutec.Constexpr,
    groups: cutec.Constexpr,
):
    """For each tile that a block gets: its group and coordinates, how many tiles of K there are, in
    the order of tiles.
    """
    scheduler = utils.StaticPersistentGroupTileScheduler.create(
        params, cute.arch.block_idx(), cute.arch.grid_dim(), tile, utils.create_initial_search_state(), groups, sizes
    )
    within, _, number = cute.arch.block_idx()
    _, _, clusters = cute.arch.grid_dim()
    work = scheduler.initial_work_tile_info()
    while work.is_valid_tile:
        found = work.group_search_result
        for i, value in enumerate(
            (found.group_idx, found.cta_tile_idx_m, found.cta_tile_idx_n, found.cta_tile_count_k, found.problem_shape_n)
        ):
            seen[number, within, i] = value
        number += clusters
        scheduler.advance_to_next_work()
        work = scheduler.get_current_work()


@pytest.mark.parametrize("resident", [1, 2, 5, 100])
@pytest.mark.parametrize("along_m", [True, False])
def test_tiles_of_groups_come_group_after_group(resident: int, along_m: bool) -> None:
    # of two blocks along M
    sizes, tile = [(40, 10, 100, 1), (1, 1, 8, 1), (33, 24, 9, 1), (16, 8, 0, 1)], (32, 8, 16)
    want = []
    for group, (m, n, k, _) in enumerate(sizes):
        across, down = range(-(-n // tile[1])), range(-(-m // tile[0]))
        places = [(i, j) for j in across for i in down] if along_m else [(i, j) for i in down for j in across]
        want += [[(group, 2 * i + block, j, -(-k // tile[2]), n) for block in (0, 1)] for i, j in places]

    @cute.jit
    def host(sizes: cute.Tensor, seen: cute.Tensor):
        params = utils.PersistentTileSchedulerParams((2, 1, cutec.Int32(len(want))), (2, 1, 1), 1, along_m)
        grid = utils.StaticPersistentGroupTileScheduler.get_grid_shape(params, resident)
        grouped_kernel(sizes, seen, params, tile, 4).launch(grid=grid, block=1, cluster=(2, 1, 1))

    seen = np.full((len(want), 2, 5), -1, np.int32)
    simulate(host, np.array(sizes, np.int32), seen)
    assert seen.tolist() == [[list(block) for block in cluster] for cluster in want]


@pytest.mark.parametrize(("stride", "kind"), [((8, 1), "ROW_MAJOR"), ((1, 8), "COL_MAJOR"), ((8, 1, 64), "ROW_MAJOR")])
def test_layout_tags(stride, kind: str) -> None:
    class Matrix:
        layout = Layout((4,) * len(stride), stride)
        leading_dim = None

    Matrix.stride = stride
    assert utils.LayoutEnum.from_tensor(Matrix) is utils.LayoutEnum[kind]
    Matrix.leading_dim = stride.index(1)
    assert utils.LayoutEnum.from_tensor(Matrix) is utils.LayoutEnum[kind]
    Matrix.stride, Matrix.leading_dim = (8, 16), 2
    with pytest.raises(CutecError, match="E0446"):
        utils.LayoutEnum.from_tensor(Matrix)


def test_bad_schedules_are_refused() -> None:
    for cluster, swizzle in (((0, 1, 1), 1), ((1, 1, 2), 1), ((1, 1, 1), 0)):
        with pytest.raises(CutecError, match="E0447"):
            utils.PersistentTileSchedulerParams((1, 1, 1), cluster, swizzle)


@cute.kernel
def note(out: cute.Tensor, facts):
    for i in cutec.range_constexpr(len(facts)):
        out[i] = facts[i]


@cute.jit
def device_facts(out: cute.Tensor):
    hardware = utils.HardwareInfo()
    sms = hardware.get_device_multiprocessor_count()
    note(out, (sms, hardware.get_max_active_clusters(2), sms * 2)).launch(grid=1, block=1)


def test_device_facts_are_asked_for_at_the_launch() -> None:
    out = np.zeros(3, np.int32)
    simulate(device_facts, out)
    assert out[0] > 0 and out[1] > 0 and out[2] == 2 * out[0]


def test_tiles_of_shared_memory() -> None:
    helpers, row, column = utils.hopper_helpers, utils.LayoutEnum.ROW_MAJOR, utils.LayoutEnum.COL_MAJOR
    assert helpers.get_smem_layout_atom(row, cutec.Float16, 64).name == "K_SW128"
    assert helpers.get_smem_layout_atom(column, cutec.Float16, 32).name == "MN_SW64"
    assert helpers.get_smem_layout_atom(row, cutec.Int8, 32).name == "K_SW32"
    assert helpers.get_smem_layout_atom(row, cutec.Float32, 4).name == "K_INTER"
    for layout, make, shape in (
        (row, helpers.make_smem_layout_a, (128, 64)),
        (column, helpers.make_smem_layout_b, (256, 64)),
    ):
        made = make(layout, (128, 256, 64), cutec.BFloat16, 4)
        assert cute.product_each(made.shape) == (*shape, 4) and cute.cosize(made.outer) == shape[0] * shape[1] * 4
    assert helpers.compute_tile_shape_or_override((128, 256, 64), cutec.Float16, is_cooperative=True) == (128, 32)
    assert helpers.compute_tile_shape_or_override((128, 256, 64), cutec.Int8) == (64, 64)


def test_a_problem_without_tiles_divides_by_nothing() -> None:
    order = np.zeros((0, 3, 1), np.int32)
    simulate(scheduled((1, 1), 3, True, resident=3), order)


@pytest.mark.parametrize("extents", ["m,n,l", "m{i64},n{i64},l{i64}"])
def test_a_tile_is_placed_without_division(extents: str) -> None:
    """Divisors are prepared at launch."""
    export = export_of(scheduled((2, 1), 8, False, resident=3), [f"i32[{extents}]"])
    text = module_text(device_module(lower(trace(export, "sm_90a").module)), locations=False)
    constants = set(re.findall(r"(%\w+) = \"arith.constant\"", text))
    divisors = set(re.findall(r"\"arith\.(?:div|rem|floordiv|ceildiv)\w*\"\(%\w+, (%\w+)\)", text))
    assert "scf.while" in text and divisors <= constants
