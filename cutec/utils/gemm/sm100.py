"""`cutlass.utils.gemm.sm100`: epilogues of persistent multiplies into tensor memory. The warps of
an epilogue load the sums of a tile part by part, convert them, and store them in C.

`gemm_kernel` is the object of the kernel. It has `c_dtype`, `c_layout` and `acc_dtype`, the block's
tile `cta_tile_shape_mnk`, `use_2cta_instrs`; the numbers of the warps, `epilogue_warp_id`, and of
their barrier, `epilog_sync_bar_id`; `num_c_stage`, the buffers of shared memory for C.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from cutec import cute
from cutec.cute.decorators import jit
from cutec.cute.nvgpu import cpasync, tcgen05
from cutec.frontend.numbers.numeric import Boolean
from cutec.frontend.numbers.ranges import range_constexpr
from cutec.frontend.rewriting.function import const_expr
from cutec.layout import ComposedLayout
from cutec.loc_ip import take_loc_ip
from cutec.utils import blackwell_helpers as helpers

if TYPE_CHECKING:
    from cutec.cute.operands import Int
    from cutec.cute.tiled_copy import TiledCopy
    from cutec.frontend.tensors.tensor import Tensor

    Coordinate = tuple[Int, Int, Int]
    PipelineState = PipelineAsync = PipelineTmaStore = Any  # of `pipeline`

_WARP = 32


def transform_partitioned_tensor_layout(tensor: Tensor) -> Tensor:
    """((atom M, atom N), tiles of M, tiles of N, …) as ((atom M, tiles), (atom N, tiles), …)."""
    layout: Any = tensor.layout
    if isinstance(layout, ComposedLayout):
        return cute.make_tensor(
            tensor.iterator, cute.make_composed_layout(layout.inner, layout.offset, _by_mode(layout.outer))
        )
    return cute.make_tensor(tensor.iterator, _by_mode(layout))


def _by_mode(layout: Any) -> Any:
    shape, stride = (_paired(part) for part in (layout.shape, layout.stride))
    return cute.make_layout(shape, stride=stride)


def _paired(modes: Any) -> tuple[Any, ...]:
    (rows, columns), more_rows, more_columns, *rest = modes
    return (rows, more_rows), (columns, more_columns), *rest


def epilogue_tmem_copy_and_partition(
    gemm_kernel: Any, tidx: Int, tAcc: Tensor, gC_mnl: Tensor, epi_tile: Any, use_2cta_instrs: bool
) -> tuple[TiledCopy, Tensor, Tensor]:
    """(copy, its part of the sums in tensor memory, registers for one part) of a thread. `tAcc` is
    (M, N, stages), `gC_mnl` (M, N, tiles of M, N and L); the part of the sums is (values, M, N,
    parts of M, parts of N, stages).
    """
    kernel = gemm_kernel
    atom = helpers.get_tmem_load_op(
        kernel.cta_tile_shape_mnk, kernel.c_layout, kernel.c_dtype, kernel.acc_dtype, epi_tile, use_2cta_instrs
    )
    sums = cute.flat_divide(tAcc, epi_tile)
    copy = tcgen05.make_tmem_copy(atom, sums[None, None, 0, 0, 0])
    thread = copy.get_slice(tidx)
    target = thread.partition_D(cute.flat_divide(gC_mnl, epi_tile))
    registers = cute.make_rmem_tensor(target[None, None, None, 0, 0, 0, 0, 0].shape, kernel.acc_dtype)
    return copy, thread.partition_S(sums), registers


def epilogue_smem_copy_and_partition(
    gemm_kernel: Any, tiled_copy_t2r: TiledCopy, tTR_rC: Tensor, tidx: Int, sC: Tensor
) -> tuple[TiledCopy, Tensor, Tensor]:
    """(copy, a thread's registers, its part of shared memory) for the stores of what
    `tiled_copy_t2r` has loaded. `sC` is (M, N, stages).
    """
    kernel = gemm_kernel
    atom = helpers.get_smem_store_op(kernel.c_layout, kernel.c_dtype, kernel.acc_dtype, tiled_copy_t2r)
    copy = cute.make_tiled_copy_D(atom, tiled_copy_t2r)
    return copy, copy.retile(tTR_rC), copy.get_slice(tidx).partition_D(sC)


def _together(kernel: Any) -> None:
    """Wait for all warps of the epilogue."""
    threads = _WARP * len(kernel.epilogue_warp_id)
    cute.arch.barrier(barrier_id=kernel.epilog_sync_bar_id, number_of_threads=threads)


@jit
def epilogue_tma_store(
    gemm_kernel: Any,
    epi_tidx: Int,
    warp_idx: Int,
    tma_atom_c: Any,
    tCtAcc_base: Tensor,
    sC: Tensor,
    tCgC_base: Tensor,
    epi_tile: Any,
    num_tiles_executed: Int,
    epilogue_op: Any,
    mma_tile_coord_mnl: Coordinate,
    acc_consumer_state: PipelineState,
    acc_pipeline: PipelineAsync,
    c_pipeline: PipelineTmaStore,
) -> PipelineState:
    """Store a tile through shared memory, by TMA: (wait for the sums; for each part: load, apply
    `epilogue_op`, store). The buffers go on where the tile before ended. Returns the state of the
    next tile.
    """
    kernel = gemm_kernel
    tCgC, tCtAcc = map(transform_partitioned_tensor_layout, (tCgC_base, tCtAcc_base))
    load, sums, values = epilogue_tmem_copy_and_partition(
        kernel, epi_tidx, tCtAcc, tCgC, epi_tile, kernel.use_2cta_instrs
    )
    store, rounded, buffers = epilogue_smem_copy_and_partition(
        kernel, load, cute.make_rmem_tensor(values.shape, kernel.c_dtype), epi_tidx, sC
    )
    parts = cute.flat_divide(tCgC, epi_tile)
    source, target = cpasync.tma_partition(
        tma_atom_c, 0, cute.make_layout(1), cute.group_modes(sC, 0, 2), cute.group_modes(parts, 0, 2)
    )
    here = target[(None, None, None, *mma_tile_coord_mnl)]
    target = cute.group_modes(here, 1, cute.rank(here))
    mine = sums[None, None, None, None, None, acc_consumer_state.index]
    mine = cute.group_modes(mine, 3, cute.rank(mine))

    acc_pipeline.consumer_wait(acc_consumer_state)
    count = cute.size(mine, mode=[3])
    for part in range(count):
        cute.copy(load, mine[None, None, None, part], values)
        rounded.store(epilogue_op(store.retile(values).load().to(kernel.c_dtype)))
        buffer = (num_tiles_executed * count + part) % kernel.num_c_stage
        cute.copy(store, rounded, buffers[None, None, None, buffer])
        cute.arch.fence_proxy("async.shared", space="cta")
        _together(kernel)
        if warp_idx == kernel.epilogue_warp_id[0]:
            cute.copy(tma_atom_c, source[None, buffer], target[None, part])
            c_pipeline.producer_commit()
            c_pipeline.producer_acquire()
        _together(kernel)
    with cute.arch.elect_one():
        acc_pipeline.consumer_release(acc_consumer_state)
    acc_consumer_state.advance()
    return acc_consumer_state


@jit
def epilogue(
    gemm_kernel: Any,
    epi_tidx: Int,
    tCtAcc_base: Tensor,
    tCgC_base: Tensor,
    epi_tile: Any,
    epilogue_op: Any,
    mma_tile_coord_mnl: Coordinate,
    acc_consumer_state: PipelineState,
    acc_pipeline: PipelineAsync,
    *,
    tCcC_base: Tensor | None = None,
    mC_mnl: Tensor | None = None,
    overlapping_accum: bool = False,
) -> PipelineState:
    """Store a tile from registers. Returns the state of the next tile.

    With `tCcC_base`, the coordinates of C partitioned as C is, only elements inside `mC_mnl` are
    stored. `overlapping_accum`: the pipeline has one stage, and two buffers that take turns; the
    last columns of the first are the first of the second. Those are loaded first, and the buffer is
    released behind part `gemm_kernel.iter_acc_early_release_in_epilogue`.
    """
    kernel = gemm_kernel
    tCgC, tCtAcc = map(transform_partitioned_tensor_layout, (tCgC_base, tCtAcc_base))
    load, sums, values = epilogue_tmem_copy_and_partition(
        kernel, epi_tidx, tCtAcc, tCgC, epi_tile, kernel.use_2cta_instrs
    )
    target = _parts_of(load, epi_tidx, tCgC, epi_tile, mma_tile_coord_mnl)
    places: Any = None
    if const_expr(tCcC_base is not None and mC_mnl is not None):
        coordinates: Any = transform_partitioned_tensor_layout(cast("Tensor", tCcC_base))
        places = _parts_of(load, epi_tidx, coordinates, epi_tile, mma_tile_coord_mnl)
    buffer = acc_consumer_state.phase if const_expr(overlapping_accum) else acc_consumer_state.index
    mine = cute.group_modes(sums[None, None, None, None, None, buffer], 3, 5)
    rounded = cute.make_rmem_tensor(values.shape, kernel.c_dtype)
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), kernel.c_dtype)

    acc_pipeline.consumer_wait(acc_consumer_state)
    count = cute.size(mine, mode=[3])
    for step in range(count):
        part = step
        if const_expr(overlapping_accum):
            part = count - 1 - step if buffer == 0 else step
        cute.copy(load, mine[None, None, None, part], values)
        if const_expr(overlapping_accum) and step == kernel.iter_acc_early_release_in_epilogue:
            cute.arch.fence_view_async_tmem_load()
            with cute.arch.elect_one():
                acc_pipeline.consumer_release(acc_consumer_state)
            acc_consumer_state.advance()
        rounded.store(epilogue_op(values.load().to(kernel.c_dtype)))
        if const_expr(places is None):
            cute.copy(atom, rounded, target[None, None, None, part])
        else:
            shape = cast("Tensor", mC_mnl).shape
            _store_inside(atom, rounded, target[None, None, None, part], places[None, None, None, part], shape)
    if const_expr(not overlapping_accum):
        with cute.arch.elect_one():
            acc_pipeline.consumer_release(acc_consumer_state)
        acc_consumer_state.advance()
    return acc_consumer_state


def _parts_of(load: TiledCopy, tidx: Int, tensor: Tensor, epi_tile: Any, coordinate: Coordinate) -> Tensor:
    """A thread's part of a tile of C, or of its coordinates: (values, M, N, parts)."""
    parts = load.get_slice(tidx).partition_D(cute.flat_divide(tensor, epi_tile))
    return cute.group_modes(parts[(None, None, None, None, None, *coordinate)], 3, 5)


@jit
def _store_inside(atom: Any, source: Tensor, target: Tensor, places: Tensor, shape: Any) -> None:
    """Store the elements whose places are inside a shape: all at once where the last one is."""
    count = const_expr(cute.size(source))
    if cute.elem_less(places[count - 1], shape):
        cute.copy(atom, source, target)
    else:
        inside = cute.make_rmem_tensor(source.shape, Boolean)
        for i in range_constexpr(count):
            inside[i] = cute.elem_less(places[i], shape)
        cute.basic_copy_if(inside, source, target)


__all__ = [
    "epilogue",
    "epilogue_smem_copy_and_partition",
    "epilogue_tma_store",
    "epilogue_tmem_copy_and_partition",
    "transform_partitioned_tensor_layout",
]


take_loc_ip(globals())
