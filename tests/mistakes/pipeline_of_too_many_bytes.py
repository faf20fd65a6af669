"""Copies that bring fewer bytes than were announced."""

import cutec
from cutec import cute, pipeline, utils
from cutec.cute.nvgpu import cpasync
from cutec.utils import hopper_helpers as hopper


@cute.kernel
def load(atom: cpasync.TmaAtom, coordinates: cute.Tensor, layout: cutec.Constexpr):
    smem = utils.SmemAllocator()
    buffers = smem.allocate_tensor(cutec.Float16, layout.outer, 1024, layout.inner)
    barriers = smem.allocate_array(cutec.Int64, 8)
    threads = pipeline.CooperativeGroup(pipeline.Agent.Thread)
    ring = pipeline.PipelineTmaAsync.create(
        num_stages=4, producer_group=threads, consumer_group=threads, tx_count=2 * 64 * 64 * 2, barrier_storage=barriers
    )
    tiles = cute.group_modes(cute.local_tile(coordinates, (64, 64), (None, None)), 0, 2)
    to, of = cpasync.tma_partition(atom, 0, cute.make_layout(1), cute.group_modes(buffers, 0, 2), tiles)
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, 4)
    for k in range(cute.size(of, mode=[2])):
        ring.producer_acquire(state)  # warning: W0448
        cute.copy(atom, of[None, 0, k], to[None, state.index], tma_bar_ptr=ring.producer_get_barrier(state))
        state.advance()
    ring.producer_tail(state)


@cute.jit
def host(a: cute.Tensor):
    layout = hopper.make_smem_layout_a(utils.LayoutEnum.ROW_MAJOR, (64, 64, 64), cutec.Float16, 4)
    atom, coordinates = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, cute.slice_(layout, (None, None, 0)), (64, 64))
    load(atom, coordinates, layout).launch(grid=1, block=32)


cutec.export(host, ["f16[m,k{div=8}]"])
