"""Multiplies into tensor memory, and what belongs to them: layouts of sums, the main loop, the
epilogue.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.cute.algebra import append, flat_divide, make_layout, size, zipped_divide
from cutec.cute.atoms import make_copy_atom, make_mma_atom
from cutec.cute.decorators import jit
from cutec.cute.experimental.copies import partition_and_copy
from cutec.cute.experimental.memory import allocate
from cutec.cute.experimental.tma import get_cta_v_map_c, tma_store
from cutec.cute.multiply import gemm
from cutec.cute.nvgpu.common import CopyUniversalOp
from cutec.cute.nvgpu.tcgen05 import Field, make_tmem_copy
from cutec.cute.tiled_copy import make_tiled_copy_D
from cutec.cute.tuples import append_ones
from cutec.frontend.numbers.ranges import Range, range_constexpr
from cutec.frontend.rewriting.function import const_expr
from cutec.frontend.tensors.pointers import AddressSpace
from cutec.loc_ip import take_loc_ip
from cutec.utils import blackwell_helpers as helpers
from cutec.utils.layout_enum import LayoutEnum

if TYPE_CHECKING:
    from cutec.cute.atoms import MmaAtom
    from cutec.cute.experimental.pipelines import TMAStorePipeline, TMAToUMMAPipeline
    from cutec.cute.operands import Extents, Int
    from cutec.cute.tiled_copy import TiledCopy
    from cutec.cute.tiled_mma import TiledMma
    from cutec.frontend.tensors.tensor import Tensor
    from cutec.layout import Layout


def make_tmem_layout_acc(tiled_mma: TiledMma, mnk_tiler: Extents, acc_stage: int) -> Layout:
    """The layout of sums in tensor memory: ((M, N) of an instruction, tiles of M, tiles of N,
    stages).
    """
    modes: Any = mnk_tiler
    shape = tiled_mma.partition_shape_C(tuple(modes[:2]))
    return tiled_mma.make_fragment_C(append(shape, acc_stage)).layout


def make_t2r_rmem_layout(tiled_copy: TiledCopy, tiles: Tensor, thread: Int) -> Layout:
    """The layout of a thread's registers for one tile of the epilogue, (M, N, …) of D, as a copy
    from tensor memory fills them: (values, M, N).
    """
    part = tiled_copy.get_slice(thread).partition_D(tiles)
    return make_layout(part.shape[:3])


def dot(mma_atom: MmaAtom, a: Tensor, b: Tensor, c: Tensor) -> None:
    """c = a bᵀ, or c + a bᵀ where the atom's field ACCUMULATE is true: c is (values, M, N), a
    (values, M, K), b (values, N, K). One thread of the warp gives it to the tensor core. Raises
    what `cute.gemm` raises.
    """
    gemm(mma_atom, c, a, b, c)


def dot_block_scaled(mma_atom: MmaAtom, a: Tensor, sfa: Tensor, b: Tensor, sfb: Tensor, c: Tensor) -> None:
    """The same with scale factors of a and b in tensor memory: (values, M, K), (values, N, K)."""
    gemm(mma_atom, c, (a, append_ones(sfa, 3)), (b, append_ones(sfb, 3)), c)


@jit
def mainloop_mma(
    tiled_mma: TiledMma,
    a: Tensor,
    b: Tensor,
    c: Tensor,
    begin: Int,
    end: Int,
    k_blocks: int,
    a_pipe: TMAToUMMAPipeline,
    b_pipe: TMAToUMMAPipeline,
) -> tuple[TMAToUMMAPipeline, TMAToUMMAPipeline]:
    """c = the sum of a bᵀ over the tiles of K from `begin` to `end`, which the pipelines bring (one
    for both operands, or one for each). a is (values, M, K, stages), b (values, N, K, stages), with
    `k_blocks` instructions of K each. Returns the pipelines. One warp executes it.
    """
    atom = make_mma_atom(tiled_mma.op)
    atom.set(Field.ACCUMULATE, False)
    together = const_expr(a_pipe is b_pipe)
    for _ in Range(begin, end, 1, unroll=1):
        _, a_stage = a_pipe.consumer_wait_and_get_stage()
        b_stage = a_stage
        if const_expr(not together):
            _, b_stage = b_pipe.consumer_wait_and_get_stage()
        for k in range_constexpr(k_blocks):
            block = [append_ones(x[None, None, k, n], 3) for x, n in ((a, a_stage), (b, b_stage))]
            dot(atom, block[0], block[1], c)
            atom.set(Field.ACCUMULATE, True)
        a_pipe.consumer_release_and_advance()
        if const_expr(not together):
            b_pipe.consumer_release_and_advance()
    return a_pipe, b_pipe


@jit
def epilogue_tma_store(
    cta_tile_shape_mnk: tuple[int, int, int],
    use_2cta_instrs: bool,
    accumulators: Tensor,
    d: Tensor,
    cta_tile_coord: tuple[Int, ...],
    pipe: TMAStorePipeline,
    tma_warp_id: int,
    epilogue_op: Callable[[Any], Any] = lambda x: x,
) -> TMAStorePipeline:
    """Store a block's tile of D (M,N,L) through shared memory, by TMA, part by part: the sums
    (M,N) of one stage are loaded from tensor memory, converted to D's type, and `epilogue_op` is
    applied to them. Four warps, 0 to 3, execute it. Returns the pipeline.
    """
    thread, _, _ = arch.thread_idx()
    major, dtype, sums = LayoutEnum.from_tensor(d), d.element_type, accumulators.element_type
    epi_tile: Any = helpers.compute_epilogue_tile_shape(cta_tile_shape_mnk, use_2cta_instrs, major, dtype)
    load_op = helpers.get_tmem_load_op(cta_tile_shape_mnk, major, dtype, sums, epi_tile, use_2cta_instrs)
    buffers = allocate(
        dtype, AddressSpace.smem, helpers.make_smem_layout_epi(dtype, major, epi_tile, pipe.state.stages), 1024
    )
    parts = flat_divide(accumulators, epi_tile)
    load = make_tmem_copy(load_op, parts[None, None, 0, 0])
    store = make_tiled_copy_D(make_copy_atom(CopyUniversalOp(), dtype), load)
    tile = zipped_divide(d, cta_tile_shape_mnk[:2])[(None, None), cta_tile_coord]
    targets = flat_divide(tile, epi_tile)
    layout = make_t2r_rmem_layout(load, targets, thread)
    loaded, rounded = [allocate(kind, AddressSpace.rmem, layout) for kind in (sums, dtype)]
    for n in Range(size(parts, mode=[3])):
        for m in range_constexpr(size(parts, mode=[2])):
            partition_and_copy(load.get_slice(thread), parts[None, None, m, n], loaded)
            rounded.store(epilogue_op(loaded.load().to(dtype)))
            pipe.acquire_sync()
            stage = pipe.get_index()
            partition_and_copy(store.get_slice(thread), rounded, buffers[None, None, stage])
            pipe.commit_sync()
            if arch.make_warp_uniform(arch.warp_idx()) == tma_warp_id:
                tma_store(buffers[None, None, stage], targets[None, None, m, n], cta_v_map=get_cta_v_map_c(d, epi_tile))
            pipe.release_advance()
    pipe.tail()
    return pipe


take_loc_ip(globals())
