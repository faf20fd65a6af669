"""Multiplies into tensor memory by `cute.experimental`: tensor maps of a kernel's arguments, rings
that know their place, the main loop and the epilogue.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cutec
from cutec import Constexpr, cute, utils
from cutec.cute import experimental as ext
from cutec.cute.nvgpu import tcgen05
from cutec.diag import CutecError
from cutec.testing import simulate
from cutec.utils import blackwell_helpers as helpers

STAGES, LOADS, MULTIPLIES = 2, 5, 4  # stages; the warps that load and multiply
KINDS = ext.OperationTypeEnum


@cute.jit
def multiply_of(a: cute.Tensor, b: cute.Tensor, tile: Constexpr, blocks: Constexpr):
    majors = [utils.LayoutEnum.from_tensor(x).mma_major_mode() for x in (a, b)]
    return helpers.make_trivial_tiled_mma(
        a.element_type, *majors, cutec.Float32, tcgen05.CtaGroup(blocks), tuple(tile[:2])
    )


@ext.kernel
def gemm(a: cute.Tensor, b: cute.Tensor, d: cute.Tensor, tile: Constexpr, blocks: Constexpr, cluster: Constexpr):
    """D = max(A Bᵀ, 0), of each block of a pair its rows."""
    tiled_mma = multiply_of(a, b, tile, blocks)
    mine = (tile[0] // blocks, tile[1], tile[2])
    row, column, _ = cute.arch.block_idx()
    warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
    layout = cute.tiled_divide(cute.make_layout(cluster), (blocks,))
    several = cutec.const_expr(cute.size(cluster) > blocks)
    multiplies = KINDS.SM100_MMA_2SM_SS if blocks == 2 else KINDS.SM100_MMA_1SM_SS
    if cutec.const_expr(several):
        loads = KINDS.SM100_TMA_LOAD_2SM_MULTICAST if blocks == 2 else KINDS.SM90_TMA_LOAD_MULTICAST
    else:
        loads = KINDS.SM100_TMA_LOAD_2SM if blocks == 2 else KINDS.SM90_TMA_LOAD
    shared = [
        ext.allocate(x.element_type, cute.AddressSpace.smem, make(tiled_mma, tile, x.element_type, STAGES), 1024)
        for x, make in ((a, helpers.make_smem_layout_a), (b, helpers.make_smem_layout_b))
    ]
    sums = ext.allocate(
        cutec.Float32,
        cute.AddressSpace.tmem,
        ext.make_tmem_layout_acc(tiled_mma, tile, 1),
        is2cta=cutec.const_expr(blocks == 2),
    )
    create = ext.TMAToUMMAPipeline.create_with_mask if several else ext.TMAToUMMAPipeline.create
    loaded = create(
        num_stages=STAGES, mma_operation_type=multiplies, tma_operation_type=loads, cluster_layout_vmnk=layout
    )
    summed = ext.UMMAtoAsyncPipeline.create(
        num_stages=1,
        mma_operation_type=multiplies,
        consumer=KINDS.SM100_COPY_T2R,
        consumer_arv_count=128 * blocks,
        cluster_layout_vmnk=layout,
    )
    stores = ext.TMAStorePipeline(stages=2, arv_count=128, barrier_id=1, tma_warp_id=0)
    leads = row % blocks == 0
    tiles_a = cute.zipped_divide(a, (mine[0], tile[2]))[(None, None), (row, None)]
    half = column * blocks + row % blocks
    tiles_b = cute.zipped_divide(b, (tile[1] // blocks, tile[2]))[(None, None), (half, None)]
    count = cute.size(tiles_a, mode=[2])
    if warp == LOADS:
        for k in cutec.range(count):
            token, stage = loaded.producer_acquire_and_get_stage()
            barrier = ext.get_mbarrier(token)
            for x, tiles, buffer, operand, mode in (
                (a, tiles_a, shared[0], "A", 2),
                (b, tiles_b, shared[1], "B", 1),
            ):
                ways = ext.get_cta_v_map_ab(x, tile, tiled_mma, operand)
                source, target = tiles[None, None, k], buffer[None, None, None, stage]
                if cutec.const_expr(several):
                    ext.tma_load_multicast(
                        source,
                        target,
                        barrier,
                        vmnk_layout=layout,
                        cta_v_map=ways,
                        multicast_mode=mode,
                        tma_operation_type=loads,
                    )
                else:
                    ext.tma_load(source, target, barrier, cta_v_map=ways, tma_operation_type=loads)
            if leads:
                loaded.producer_commit()
            loaded.producer_state = ext.pipeline_advance_iterator(loaded.raw_pipeline, loaded.producer_state)
        loaded.producer_tail()  # the core's last arrivals come to this block before it ends
    if warp == MULTIPLIES and leads:
        _, stage = summed.producer_acquire_and_get_stage()
        loaded, _ = ext.mainloop_mma(
            tiled_mma, *shared, sums[None, None, None, stage], 0, count, tile[2] // 16, loaded, loaded
        )
        summed.producer_commit_and_advance()
    if warp < 4:
        _, stage = summed.consumer_wait_and_get_stage()
        stores = ext.epilogue_tma_store(
            mine,
            blocks == 2,
            sums[(None, None), 0, 0, stage],
            d,
            (row, column),
            stores,
            0,
            lambda x: cute.where(x > 0, x, cute.full_like(x, 0)),
        )
        summed.consumer_release_and_advance()


@ext.jit
def relu_gemm(a: cute.Tensor, b: cute.Tensor, d: cute.Tensor, tile: Constexpr, blocks: Constexpr, cluster: Constexpr):
    grid = [
        cute.ceil_div(cute.ceil_div(d.shape[i], n), c) * c
        for i, n, c in ((0, tile[0] // blocks, cluster[0]), (1, tile[1], cluster[1]))
    ]
    gemm(a, b, d, tile, blocks, cluster).launch(grid=(*grid, 1), block=192, cluster=cluster, smem=232448)


def check(extents: tuple[int, int, int], tile: Any, blocks: int, cluster: Any, a_major: str = "k") -> None:
    m, n, k = extents
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-3, 4, (rows, k)).astype(np.float16) for rows in (m, n))
    d = np.full((m, n), 7, np.float16)
    simulate(relu_gemm, np.asfortranarray(a) if a_major == "m" else a, b, d, tile, blocks, cluster, arch="sm_100a")
    wanted = np.maximum(a.astype(np.float32) @ b.astype(np.float32).T, 0)
    assert (d == wanted.astype(np.float16)).all()


def test_a_block() -> None:
    check((72, 40, 104), (64, 32, 32), 1, (1, 1, 1))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("extents", "tile", "blocks", "cluster", "a_major"),
    [
        ((136, 72, 200), (128, 64, 64), 1, (1, 1, 1), "m"),
        ((264, 72, 136), (256, 64, 64), 2, (2, 1, 1), "k"),
        ((256, 128, 136), (128, 64, 64), 1, (2, 2, 1), "k"),
        ((512, 128, 136), (256, 64, 64), 2, (4, 2, 1), "k"),
    ],
)
def test_pairs_and_clusters(extents: Any, tile: Any, blocks: int, cluster: Any, a_major: str) -> None:
    check(extents, tile, blocks, cluster, a_major)


def refused(body: Any, **launch: Any) -> CutecError:
    @ext.kernel
    def kernel(a: cute.Tensor):
        body(a)

    @ext.jit
    def run(a: cute.Tensor):
        kernel(a).launch(grid=1, block=128, **launch)

    with pytest.raises(CutecError) as caught:
        simulate(run, np.zeros((8, 64), np.float16), arch="sm_100a")
    assert caught.value.help
    return caught.value


def columns(count: int) -> Any:
    return ext.allocate(cutec.Float32, cute.AddressSpace.tmem, cute.make_layout((128, count), stride=(65536, 1)))


def test_tensor_memory_is_one_allocation_of_a_kernel() -> None:
    assert "tensor memory" in str(refused(lambda a: [columns(256), columns(300)]))
    assert refused(lambda a: [columns(256), columns(300)]).code == "E0424"

    def both(a: Any) -> None:
        columns(32)
        ext.allocate(cutec.Float32, cute.AddressSpace.tmem, cute.make_layout((128, 8), stride=(65536, 1)), is2cta=True)

    assert refused(both).code == "E0445"


@cute.jit
def in_a_branch(a: cute.Tensor):
    if cute.arch.thread_idx()[0] < 64:
        columns(32)


def test_tensor_memory_is_allocated_by_all_threads() -> None:
    assert refused(in_a_branch).code == "E0445"


@pytest.mark.parametrize(
    ("options", "code", "what"),
    [
        ({"mma_operation_type": KINDS.SM90_TMA_LOAD}, "E0421", "SM100_MMA_1SM_SS"),
        (
            {"mma_operation_type": KINDS.SM100_MMA_1SM_SS, "tma_operation_type": KINDS.SM100_TMA_LOAD_2SM},
            "E0421",
            "SM90_TMA_LOAD",
        ),
        ({"mma_operation_type": KINDS.SM100_MMA_2SM_SS}, "E0445", "cluster_layout_vmnk"),
    ],
)
def test_operations_that_do_not_go_together(options: dict[str, Any], code: str, what: str) -> None:
    found = refused(lambda a: ext.TMAToUMMAPipeline.create(num_stages=2, **options))
    assert found.code == code and what in str(found.help)


def test_loads_of_what_the_unit_does_not_reach() -> None:
    def load(a: Any, of: Any, kind: Any) -> None:
        shared = ext.allocate(cutec.Float16, cute.AddressSpace.smem, cute.make_layout((8, 64), stride=(64, 1)), 1024)
        barrier = cute.arch.alloc_smem(cutec.Int64, 1)
        ext.tma_load(of(a, shared), shared, barrier, cta_v_map=(8, 64), tma_operation_type=kind)

    assert refused(lambda a: load(a, lambda a, shared: shared, KINDS.SM90_TMA_LOAD)).code == "E0440"
    assert refused(lambda a: load(a, lambda a, shared: a, KINDS.SM90_TMA_LOAD_MULTICAST)).code == "E0421"
    assert refused(lambda a: ext.get_cta_v_map_ab(a, (128, 64, 64), None, "C")).code == "E0421"
