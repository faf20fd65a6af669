"""What once kept kernels of public projects from building: one small kernel for each cause that
belongs to no other module.
"""

from __future__ import annotations

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import cpasync, warp
from cutec.testing import simulate


@cute.kernel
def goes_on_in_no_stages(x: cute.Tensor, stages: Constexpr = 0):
    """A state of no stages, for an operand that there is not: advanced in a branch, never read."""
    tid, _, _ = cute.arch.thread_idx()
    index = cutec.Int32(0)
    if tid >= 4:
        index = (index + cutec.Int32(8)) % stages
    x[tid] = tid


def test_a_remainder_by_zero_that_nothing_reads() -> None:
    x = np.zeros(32, np.int32)
    run(goes_on_in_no_stages, x, block=32)
    assert (x == np.arange(32)).all()


@cute.kernel
def copies_256_bits(x: cute.Tensor, y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32, num_bits_per_copy=256)
    values = cute.make_rmem_tensor(8, cutec.Float32)
    cute.copy(atom, cute.local_tile(x, (8,), (tid,)), values)
    cute.copy(atom, values, cute.local_tile(y, (8,), (tid,)))


@cute.jit
def copy(x: cute.Tensor, y: cute.Tensor):
    copies_256_bits(x, y).launch(grid=1, block=32)


def test_copies_wider_than_the_archs_accesses() -> None:
    """Of sm_90a, which moves 128 bits at once."""
    x, y = np.arange(256, dtype="f4"), np.zeros(256, "f4")
    simulate(copy, x, y, types={"x": "f32[256]@32", "y": "f32[256]@32"})
    assert (x == y).all()


@cute.kernel
def holds_an_operand(x: cute.Tensor):
    """A fragment of all of B, 256 columns wide, of which few elements live at a time."""
    tid, _, _ = cute.arch.thread_idx()
    smem = cutec.utils.SmemAllocator()
    shared = smem.allocate_tensor(cutec.BFloat16, cute.make_layout((64, 256), stride=(256, 1)), byte_alignment=16)
    op = warp.MmaF16BF16Op(cutec.BFloat16, cutec.Float32, (16, 8, 16))
    mine = cute.make_tiled_mma(op, (4, 1, 1), permutation_mnk=(64, 16, 16)).get_slice(tid)
    fragment = mine.make_fragment_B(mine.partition_B(shared))
    fragment[0] = cutec.BFloat16(tid)
    x[tid] = fragment[0].to(cutec.Float32)


def test_a_fragment_of_a_whole_operand() -> None:
    x = np.zeros(128, "f4")
    run(holds_an_operand, x, block=128)
    assert (x == np.arange(128)).all()


ROWS, GROUPS, COLUMNS = 4, 16, 64


@cute.kernel
def loads_a_tile(atom: cpasync.TmaAtom, coordinates: cute.Tensor, y: cute.Tensor, whole: Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    smem = cutec.utils.SmemAllocator()
    shared = smem.allocate_tensor(cutec.Float16, whole, 128)
    bar = smem.allocate_array(cutec.Int64, 1)
    tile = cute.local_tile(coordinates, whole.shape, (0,) * cute.rank(coordinates))
    modes = cute.rank(whole)
    to, of = cpasync.tma_partition(
        atom, 0, cute.make_layout(1), cute.group_modes(shared, 0, modes), cute.group_modes(tile, 0, modes)
    )
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, 2 * ROWS * GROUPS * COLUMNS)
        cute.copy(atom, of, to, tma_bar_ptr=bar)
    cute.arch.sync_threads()
    cute.arch.mbarrier_wait(bar, 0)
    for i in range(tid, cute.size(whole), 32):
        y[i] = shared[i].to(cutec.Float32)


@cute.jit
def load(x: cute.Tensor, y: cute.Tensor, nested: Constexpr):
    op = cpasync.CopyBulkTensorTileG2SOp()
    if cutec.const_expr(nested):
        whole = cute.make_layout(((ROWS, GROUPS), COLUMNS), stride=((COLUMNS, ROWS * COLUMNS), 1))
        atom, coordinates = cpasync.make_tiled_tma_atom(op, cute.group_modes(x, 0, 2), whole, whole.shape)
    else:
        whole = cute.make_layout((ROWS, GROUPS, COLUMNS), stride=(GROUPS * COLUMNS, COLUMNS, 1))
        tile = cute.composition(cute.make_identity_layout(x.shape), whole.shape)
        atom, coordinates = cpasync.make_tiled_tma_atom(op, x, whole, tile)
    loads_a_tile(atom, coordinates, y, whole).launch(grid=1, block=32)


@pytest.mark.parametrize("nested", [False, True])
def test_tiles_of_tma_loads_as_layouts_and_nested(nested: bool) -> None:
    x = np.arange(ROWS * GROUPS * COLUMNS).reshape(ROWS, GROUPS, COLUMNS) % 1000
    y = np.zeros(x.size, "f4")
    simulate(load, x.astype("f2"), y, nested, arch="sm_90a", types={"x": f"f16[{ROWS},{GROUPS},{COLUMNS}]"})
    assert (x == y.reshape(COLUMNS, GROUPS, ROWS).T).all()
