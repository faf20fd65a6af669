"""`cute.experimental`: buffers, and copies that find their predicates by the steps that made a tile
of its tensor.
"""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cute import experimental as ext
from cutec.cute.experimental import host_runtime
from cutec.diag import CutecError
from cutec.testing import device_address, simulate

ROWS, COLUMNS, THREADS = 32, 8, 32
TV = cute.make_layout(((8, 4), (4, 2)), stride=((4, 32), (1, 128)))  # 4 elements of a column, twice


@ext.kernel
def scaled(a: cute.Tensor, b: cute.Tensor, by: cutec.Float32):
    row, column, _ = cute.arch.block_idx()
    thread, _, _ = cute.arch.thread_idx()
    tiles = [cute.zipped_divide(x, (ROWS, COLUMNS))[(None, None), (row, column)] for x in (a, b)]
    parts = [ext.partition(x, thread, layout_tv=TV, tiler=(ROWS, COLUMNS)) for x in tiles]
    values = ext.allocate(cutec.Float32, cute.AddressSpace.rmem, cute.make_layout(((4, 2), 1)), alignment=16)
    values.fill(0)
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32)
    ext.copy(parts[0], values, copy_atom=atom)
    values.store(values.load() * by)
    ext.copy(values, parts[1], copy_atom=atom)


@ext.jit
def scale(a: cute.Tensor, b: cute.Tensor, by: cutec.Float32):
    grid = cute.ceil_div(b.shape, (ROWS, COLUMNS))
    scaled(a, b, by).launch(grid=(*grid, 1), block=THREADS)


@pytest.mark.parametrize("shape", [(64, 16), (68, 19), (33, 9), (3, 1)])
def test_copies_leave_out_what_is_outside(shape: tuple[int, int]) -> None:
    a = np.asfortranarray(np.random.default_rng(0).random(shape, np.float32))
    room = np.full((shape[0] + 40, shape[1] + 10), 7, np.float32, order="F")
    simulate(scale, a, room[: shape[0], : shape[1]], 2.0)
    assert (room[: shape[0], : shape[1]] == a * 2).all()
    room[: shape[0], : shape[1]] = 7
    assert (room == 7).all(), "nothing beside the tensor is written"


@ext.kernel
def shifted(a: cute.Tensor, b: cute.Tensor):
    """Each side has a predicate: b is shorter than a in one mode, longer in the other."""
    tiles = [cute.flat_divide(x, (4, 8))[None, None, 0, 0] for x in (a, b)]
    ext.copy(*tiles, copy_atom=cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), a.element_type))


@ext.jit
def shift(a: cute.Tensor, b: cute.Tensor):
    shifted(a, b).launch(grid=1, block=1)


def test_both_sides_have_predicates() -> None:
    a, b = np.arange(15, dtype=np.int32).reshape(3, 5) + 1, np.zeros((4, 8), np.int32)
    simulate(shift, a, b[:2, :7])
    wanted = np.zeros((4, 8), np.int32)
    wanted[:2, :5] = a[:2]
    assert (b == wanted).all()


@ext.kernel
def through_shared_memory(a: cute.Tensor, b: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), a.element_type, num_bits_per_copy=32)
    tiled = cute.make_tiled_copy_tv(atom, cute.make_layout((8, 4)), cute.make_layout((1, 2)))
    buffer = ext.allocate(
        a.element_type, cute.AddressSpace.smem, cute.make_layout((8, 8), stride=(9, 1)), alignment=128
    )
    values = ext.allocate(a.element_type, cute.AddressSpace.rmem, cute.make_layout((2, 1)))
    mine = tiled.get_slice(thread)
    ext.partition_and_copy(mine, cute.zipped_divide(a, (8, 8))[(None, None), (0, 0)], buffer)
    cute.arch.sync_threads()
    turned = cute.make_tensor(buffer.iterator, cute.select(buffer.layout, mode=[1, 0]))
    ext.partition_and_copy(mine, turned, values)
    ext.partition_and_copy(mine, values, cute.zipped_divide(b, (8, 8))[(None, None), (0, 0)])


@ext.jit
def turn(a: cute.Tensor, b: cute.Tensor):
    through_shared_memory(a, b).launch(grid=1, block=32)


def test_a_thread_copies_between_tiles_and_its_registers() -> None:
    a, b = np.arange(64, dtype=np.int32).reshape(8, 8), np.zeros((8, 8), np.int32)
    simulate(turn, a, b)
    assert (b == a.T).all()


@pytest.mark.parametrize(
    ("space", "dynamic", "code"),
    [(cute.AddressSpace.gmem, False, "E0404"), (cute.AddressSpace.rmem, True, "E0401")],
)
def test_buffers_that_there_are_not(space: cute.AddressSpace, dynamic: bool, code: str) -> None:
    @ext.kernel
    def kernel(a: cute.Tensor):
        ext.allocate(cutec.Float32, space, a.layout if dynamic else cute.make_layout(4))

    @ext.jit
    def launch(a: cute.Tensor):
        kernel(a).launch(grid=1, block=1)

    with pytest.raises(CutecError) as caught:
        simulate(launch, np.zeros(4, np.float32))
    assert caught.value.code == code and caught.value.help


@ext.kernel
def gathered(places: cute.Tensor, out: cute.Tensor):
    """Groups whose addresses are in memory, through two buffers."""
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    layout = cute.make_layout((4, 8, 2), stride=(8, 1, 32))
    buffers = ext.allocate(cutec.Float32, cute.AddressSpace.smem, layout, alignment=128)
    barriers = ext.allocate(cutec.Int64, cute.AddressSpace.smem, cute.make_layout(2), alignment=8).iterator
    if thread == 0:
        cute.arch.mbarrier_init(barriers, 1)
        cute.arch.mbarrier_init(barriers + 1, 1)
    cute.arch.mbarrier_init_fence()
    cute.arch.sync_threads()
    for group in range(places.shape[0]):
        pointer = cute.make_ptr(cutec.Float32, places[group], cute.AddressSpace.gmem, assumed_align=16)
        source = cute.make_tensor(pointer, cute.make_layout((8, 8), stride=(8, 1)))
        tile = cute.zipped_divide(source, (4, 8))[(None, None), (block, 0)]
        stage = group % 2
        ext.tma_load(tile, buffers[None, None, stage], barriers + stage, cta_v_map=(4, 8))
        with cute.arch.elect_one():
            cute.arch.mbarrier_arrive(barriers + stage)
        cute.arch.mbarrier_wait(barriers + stage, group // 2 % 2)
        out[group, block, thread] = buffers[thread // 8, thread % 8, stage]


@ext.jit
def gather(places: cute.Tensor, out: cute.Tensor, blocks: cutec.Constexpr):
    gathered(places, out).launch(grid=blocks, block=32)


def test_a_kernel_makes_tensor_maps_in_a_workspace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_DEVICE", "cpu")
    monkeypatch.setenv("CUTEC_ARCH", "sm_90a")
    groups = np.arange(3 * 64, dtype=np.float32).reshape(3, 8, 8)
    places = np.array([device_address(group) for group in groups])
    out = np.zeros((3, 2, 32), np.float32)
    compiled = ext.compile(gather, places, out, 2)
    needed = compiled.get_aux_func(host_runtime.QueryDeviceWorkspaceFunc)(places, out)
    assert needed.size_in_bytes == 2 * 2 * 128, "a map for each buffer of each block"
    room = np.zeros(needed.size_in_bytes + needed.alignment, np.uint8)
    begin = -room.ctypes.data % needed.alignment
    compiled(places, out, room[begin : begin + needed.size_in_bytes])
    assert (out.reshape(3, 8, 8) == groups).all()


def test_a_kernel_that_makes_no_tensor_map_needs_no_workspace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_DEVICE", "cpu")
    a, b = np.arange(15, dtype=np.int32).reshape(3, 5), np.zeros((3, 5), np.int32)
    ext.compile(shift, a, b)(a, b)
    assert (a == b).all()
