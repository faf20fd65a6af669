"""What kernels of the public DSL read of objects, and what they derive from them: reflection on
pointers, layouts and atoms; subclasses of pipelines and states; identity tensors of an integer.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute, pipeline
from cutec.cute.nvgpu import cpasync, warp
from cutec.cutlass_dsl import if_generate
from cutec.diag import CutecError
from cutec.testing import simulate

SWIZZLE = cute.make_swizzle(2, 4, 3)


# -- pointers


@cute.kernel
def through_swizzle(x: cute.Tensor, y: cute.Tensor):
    """Written through a swizzle in one layout, read through the same swizzle in another, and
    without it.
    """
    tid, _, _ = cute.arch.thread_idx()
    smem = cutec.utils.SmemAllocator()
    rows = smem.allocate_tensor(cutec.Int32, cute.make_layout((16, 32), stride=(32, 1)), 1024, swizzle=SWIZZLE)
    assert str(rows.layout) == "(16,32):(32,1)" and rows.iterator.type.swizzle_type == SWIZZLE
    for i in range(16):
        rows[i, tid] = x[i, tid]
    cute.arch.sync_threads()
    columns = cute.make_tensor(rows.iterator, cute.make_layout((32, 16)))
    half = cute.local_tile(rows, (8, 32), (1, 0))
    plain = cute.make_tensor(cute.recast_ptr(rows.iterator, dtype=cutec.Int32), cute.make_layout(512))
    for i in range(16):
        y[0, i, tid] = columns[tid, i]
        y[1, i, tid] = half[i % 8, tid] if i >= 8 else rows[i, None][tid]
        y[2, i, tid] = plain[i * 32 + tid]


def swizzled(offset: int) -> int:
    return SWIZZLE(offset * 4) // 4  # pyright: ignore[reportOperatorIssue, reportReturnType]  # of an int an int


def test_a_swizzle_stays_with_the_pointer() -> None:
    x, y = np.arange(512, dtype=np.int32).reshape(16, 32), np.zeros((3, 16, 32), np.int32)
    run(through_swizzle, x, y, block=32)
    memory = np.zeros(512, np.int32)
    memory[[swizzled(i) for i in range(512)]] = x.ravel()
    assert (y[0] == x).all() and (y[1] == x).all() and (y[2].ravel() == memory).all()
    assert not (y[2] == x).all()


@cute.kernel
def moving_pointer(x: cute.Tensor, y: cute.Tensor, start: cutec.Int32):
    """A swizzled tensor that a loop carries, at offsets that only the run knows."""
    tid, _, _ = cute.arch.thread_idx()
    memory = cutec.utils.SmemAllocator().allocate_tensor(cutec.Int32, cute.make_layout(512), 1024, swizzle=SWIZZLE)
    for i in range(16):
        memory[i * 32 + tid] = x[i * 32 + tid]
    cute.arch.sync_threads()
    part = cute.make_tensor(memory.iterator + start, cute.make_layout(32))
    for i in cutec.range(4):
        y[i * 32 + tid] = part[tid] * 1000 + (part.iterator + tid).load() % 1000
        part = cute.make_tensor(part.iterator + 32 * i, part.layout)


def test_swizzled_pointers_move_and_are_carried() -> None:
    x, y = np.arange(512, dtype=np.int32), np.zeros(128, np.int32)
    run(moving_pointer, x, y, 8, block=32)
    starts = np.repeat(8 + np.array([0, 0, 32, 96]), 32)
    want = x[starts + np.tile(np.arange(32), 4)]
    assert y.tolist() == (want * 1000 + want % 1000).tolist()


@cute.kernel
def two_swizzles(x: cute.Tensor):
    memory = cutec.utils.SmemAllocator().allocate_tensor(cutec.Int32, cute.make_layout(512), 1024, swizzle=SWIZZLE)
    cute.make_tensor(memory.iterator, cute.make_composed_layout(SWIZZLE, 0, cute.make_layout(512)))


def test_two_swizzles_do_not_meet() -> None:
    with pytest.raises(CutecError, match=r"both .* have a swizzle") as caught:
        run(two_swizzles, np.zeros(4, np.int32))
    assert caught.value.code == "E0408"


@cute.kernel
def pointer_types(x: cute.Tensor):
    kind = x.iterator.type
    assert (kind.value_type, kind.address_space, kind.alignment) == (cutec.Float32, cute.AddressSpace.gmem, 16)
    assert not kind.is_swizzled and kind.swizzle_type.num_bits == 0
    shared = cute.recast_ptr(
        cutec.utils.SmemAllocator().allocate_tensor(cutec.Int32, cute.make_layout(64), 128).iterator, SWIZZLE
    )
    swizzle = shared.type.swizzle_type
    assert (swizzle.num_bits, swizzle.num_base, swizzle.num_shift) == (2, 4, 3) and shared.type.is_swizzled
    assert str(shared.type) == "!cute.ptr<i32, smem, align<512>, S<2,4,3>>" and shared.to_llvm_ptr() is shared
    assert [(shared + n).alignment for n in (1, 2, 4, 6, 32, 64)] == [4, 8, 16, 8, 128, 256]
    x[0] = cutec.Float32(1)


def test_pointers_tell_their_types() -> None:
    x = np.zeros(4, np.float32)
    run(pointer_types, x)
    assert x[0] == 1


def test_memory_spaces_have_llvms_numbers() -> None:
    assert {space.name: int(space) for space in cute.AddressSpace} == {
        "generic": 0,
        "gmem": 1,
        "smem": 3,
        "rmem": 5,
        "tmem": 6,
        "dsmem": 7,
    }
    assert str(cute.AddressSpace.smem) == f"{cute.AddressSpace.smem}" == "smem"


# -- tiled operations


def test_tiles_and_threads_of_tiled_operations() -> None:
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32)
    tiled = cute.make_tiled_copy_tv(atom, cute.make_layout((32, 4)), cute.make_layout((1, 4)))
    assert [str(mode) for mode in tiled.tiler_mn] == ["32:1", "16:1"] and tiled.tiler_mn[0].shape == 32
    assert (cute.size(tiled), cute.size(tiled, mode=[0]), cute.rank(tiled)) == (128, 128, 1)
    again = cute.make_tiled_copy(atom, tiled.layout_tv_tiled, tiled.tiler_mn)
    assert again.type == tiled.type
    line = cute.make_tiled_copy_tv(atom, cute.make_layout(128), cute.make_layout(1))
    assert [str(mode) for mode in line.tiler_mn] == ["128:1"]
    mma = cute.make_tiled_mma(
        warp.MmaF16BF16Op(cutec.BFloat16, cutec.Float32, (16, 8, 16)), (4, 1, 1), permutation_mnk=(64, None, 16)
    )
    assert [str(mode) for mode in mma.permutation_mnk] == ["64:1", "None", "16:1"] and cute.size(mma) == 128
    with pytest.raises(AttributeError, match="size"):
        cute.size(atom)  # pyright: ignore[reportArgumentType]  # one atom


# -- identity tensors


@cute.kernel
def integer_coordinates(x: cute.Tensor, y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    c = cute.make_identity_tensor(cute.size(x))
    assert c[3] == 3 and str(cute.make_identity_tensor(256)) == "tensor<0 o 256:1>"
    assert cute.make_identity_tensor((256,))[5] == (5,) and cute.make_identity_tensor(((2, 4), 3))[0] == ((0, 0), 0)
    assert cute.domain_offset(5, cute.make_identity_tensor(256))[0] == 5
    assert cute.local_tile(cute.make_identity_tensor(256), (32,), (2,))[1] == 65
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32, num_bits_per_copy=32)
    copy = cute.make_tiled_copy_tv(atom, cute.make_layout(32), cute.make_layout(1))
    part = copy.get_slice(tid).partition_S(cute.local_tile(c, (64,), (1,)))
    for i in cutec.range_constexpr(cute.size(part)):
        if part[i] < 120:
            y[part[i]] = cutec.Float32(part[i])


def test_coordinates_of_an_integer_are_integers() -> None:
    x, y = np.zeros(128, np.float32), np.zeros(128, np.float32)
    run(integer_coordinates, x, y, block=32)
    assert y.tolist() == [i if 64 <= i < 120 else 0 for i in range(128)]


# -- pipelines


@dataclass(frozen=True)
class Barrier(pipeline.NamedBarrier):
    step: int = 0

    def meet(self, index: Any) -> None:
        cute.arch.barrier(barrier_id=self.barrier_id + index + self.step, number_of_threads=self.num_threads)


class State(pipeline.PipelineState):
    def advance_by(self, count: Any) -> None:
        turns = (self._index + count) // self.stages
        self._index = (self._index + count) % self.stages
        self._phase ^= turns & 1
        self._count += count


@dataclass(frozen=True)
class Ring(pipeline.PipelineAsync):
    releases: int = 1

    @classmethod
    def create(cls, *, releases: int = 1, **options: Any) -> Ring:  # pyright: ignore[reportIncompatibleMethodOverride]  # takes less
        made = pipeline.PipelineAsync.create(**options)
        object.__setattr__(made, "__class__", cls)
        object.__setattr__(made, "releases", releases)
        return made  # pyright: ignore[reportReturnType]  # of this class now

    def producer_acquire(self, state: Any, try_acquire_token: Any = None, **here: Any) -> None:
        if_generate(
            try_acquire_token is None or try_acquire_token == 0,
            lambda: self.sync_object_empty.wait(state.index, state.phase, **here),
            **here,
        )

    def consumer_release(self, state: Any, **here: Any) -> None:
        for _ in range(self.releases):
            pipeline.PipelineAsync.consumer_release(self, state, **here)


@cute.kernel
def two_sides(x: cute.Tensor, y: cute.Tensor):
    warp_idx, lane = cute.arch.warp_idx(), cute.arch.lane_idx()
    smem = cutec.utils.SmemAllocator()
    buffers = smem.allocate_tensor(cutec.Int32, cute.make_layout((32, 2)), 16)
    threads = pipeline.CooperativeGroup(pipeline.Agent.Thread, 32)
    ring = Ring.create(
        num_stages=2,
        releases=2,
        producer_group=threads,
        consumer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, 64),
        barrier_storage=smem.allocate_array(cutec.Int64, 4),
    )
    if warp_idx == 0:
        state = State(2, cutec.Int32(0), cutec.Int32(0), cutec.Int32(1))
        for i in cutec.range(6):
            ring.producer_acquire(state, ring.producer_try_acquire(state))
            buffers[lane, state.index] = x[i * 32 + lane]
            ring.producer_commit(state)
            state.advance_by(1)
    else:
        state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 2)
        for i in cutec.range(6):
            ring.consumer_wait(state)
            y[i * 32 + lane] = buffers[lane, state.index] + 1
            ring.consumer_release(state)
            state.advance()
    Barrier(barrier_id=2, num_threads=64, step=1).meet(cutec.Int32(0))


def test_derived_pipelines_states_and_barriers() -> None:
    x, y = np.arange(192, dtype=np.int32), np.zeros(192, np.int32)
    run(two_sides, x, y, block=64)
    assert (y == x + 1).all()


def test_pipelines_are_data_classes() -> None:
    names = ["sync_object_full", "sync_object_empty", "num_stages", "producer_mask", "consumer_mask"]
    assert [field.name for field in fields(pipeline.PipelineAsync)] == names
    assert is_dataclass(pipeline.NamedBarrier) and Barrier(1, 64) == Barrier(barrier_id=1, num_threads=64)
    with pytest.raises(AttributeError):
        pipeline.NamedBarrier(1, 32).barrier_id = 2  # pyright: ignore[reportAttributeAccessIssue]  # frozen


@cute.kernel
def generated(x: cute.Tensor, n: cutec.Int32):
    tid, _, _ = cute.arch.thread_idx()

    def add() -> None:
        x[tid] = x[tid] + 10

    def double() -> None:
        x[tid] = x[tid] * 2

    if_generate(True, add)
    if_generate(tid < n, double)
    if_generate(tid < 2, add, double)
    x[tid] = x[tid] + if_generate(tid == 0, lambda v: v + 100, lambda v: v, [cutec.Int32(1)], [cutec.Int32])


def test_generated_branches() -> None:
    x = np.arange(8, dtype=np.int32)
    run(generated, x, 5, block=8)
    want = []
    for tid in range(8):
        v = tid + 10
        v = v * 2 if tid < 5 else v
        v = v + 10 if tid < 2 else v * 2
        want.append(v + (101 if tid == 0 else 1))
    assert x.tolist() == want


# -- inline PTX and reductions by PTX's names


@cute.kernel
def public_ptx(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    both = cute.arch.inline_ptx(
        "add.s32 {$w0}, {$r0}, {$r1}; sub.s32 {$w1}, {$r0}, {$r1};",
        read_only_args=[tid, cutec.Int32(3)],
        write_only_types=[cutec.Int32, cutec.Int32],
        semantics=lambda a, b: (a + b, a - b),
    )
    one = cute.arch.inline_ptx(
        "mov.b32 {$w0}, {$r0};", read_only_args=[tid], write_only_types=[cutec.Int32], semantics=lambda a: a
    )
    x[tid] = both[0] * 100 + both[1] + one * 10000
    cute.arch.sync_threads()
    cute.arch.red(x.iterator, cutec.Int32(1), op="add", dtype="u32", sem="relaxed", scope="gpu")


def test_ptx_with_named_operands() -> None:
    x = np.zeros(8, np.int32)
    run(public_ptx, x, block=8)
    want = [(tid + 3) * 100 + tid - 3 + tid * 10000 for tid in range(8)]
    assert x.tolist() == [want[0] + 8, *want[1:]]


def test_names_that_are_no_operands() -> None:
    @cute.kernel
    def wrong(x: cute.Tensor):
        cute.arch.inline_ptx("mov.b32 {$w0}, {$r1};", read_only_args=[x[0]], write_only_types=[cutec.Int32])

    with pytest.raises(CutecError, match=r"names .*r1") as caught:
        run(wrong, np.zeros(4, np.int32))
    assert caught.value.code == "E0423"


# -- tiles for the TMA unit


@cute.kernel
def by_boxes(load: Any, mA: cute.Tensor, y: cute.Tensor, tile: cutec.Constexpr, coord: cutec.Constexpr):
    smem = cutec.utils.SmemAllocator()
    shared = smem.allocate_tensor(cutec.Float32, cute.make_layout(cute.size(tile)), 1024)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size(tile) * 4)
    cute.arch.sync_threads()
    part = cute.local_tile(mA, tile, coord)
    sA, tA = cpasync.tma_partition(
        load, 0, cute.make_layout(1), cute.group_modes(shared, 0, 1), cute.group_modes(part, 0, cute.rank(part))
    )
    cute.copy(load, tA[None], sA[None], tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    for i in range(tid, cute.size(tile), 32):
        y[i] = shared[i]


@cute.jit
def by_grouped_modes(x: cute.Tensor, y: cute.Tensor):
    grouped = cute.group_modes(x, 0, 2)
    tile = ((4, 8), 16)
    smem = cute.make_layout(tile, stride=((16, 64), 1))
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), grouped, smem, tile)
    assert cute.rank(mA) == 2 and cute.rank(mA.shape[0]) == 2
    by_boxes(load, mA, y, tile, ((0, 1), 0)).launch(grid=1, block=32)


@cute.jit
def by_extents(x: cute.Tensor, y: cute.Tensor):
    tile = (32, 16)
    nested = cute.make_tensor(x.iterator, cute.make_layout(((4, 24), 16), stride=((384, 16), 1)))
    smem = cute.make_layout(tile, stride=(16, 1))
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), nested, smem, tile)
    by_boxes(load, mA, y, tile, (1, 0)).launch(grid=1, block=32)


@cute.jit
def by_coordinates(x: cute.Tensor, y: cute.Tensor):
    tile = (4, 8, 16)
    smem = cute.make_layout(tile, stride=(128, 16, 1))
    where = cute.composition(cute.make_identity_layout(x.shape), tile)
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), x, smem, where)
    by_boxes(load, mA, y, tile, (0, 1, 0)).launch(grid=1, block=32)


@pytest.mark.parametrize(
    ("host", "order"),
    [(by_grouped_modes, (1, 0, 2)), (by_extents, (1, 0, 2)), (by_coordinates, (0, 1, 2))],
)
def test_tiles_as_tensors_are_nested_and_as_coordinates(host: Any, order: tuple[int, ...]) -> None:
    x = np.arange(4 * 24 * 16, dtype=np.float32).reshape(4, 24, 16)
    y = np.zeros(4 * 8 * 16, np.float32)
    simulate(host, x, y)
    assert (y == x[:, 8:16].transpose(order).ravel()).all()


@pytest.mark.parametrize(
    ("tile", "words"),
    [((32, 16), "not nested"), (((4, 2, 4), 16), "not nested"), (cute.make_layout((4, 16), stride=(2, 1)), "a box")],
)
def test_tiles_that_are_no_boxes(tile: Any, words: str) -> None:
    @cute.jit
    def wrong(x: cute.Tensor):
        grouped = cute.group_modes(x, 0, 2)
        cpasync.make_tiled_tma_atom(
            cpasync.CopyBulkTensorTileG2SOp(), grouped, cute.make_layout((32, 16), stride=(16, 1)), tile
        )

    with pytest.raises(CutecError, match=words) as caught:
        simulate(wrong, np.zeros((4, 24, 16), np.float32))
    assert caught.value.code == "E0440"


def test_numbers_of_classes_without_a_width() -> None:
    assert (cutec.Float.zero, cutec.Float.inf) == (cutec.Float32(0.0), cutec.Float32.inf)
    assert (int(cutec.Integer.max), int(cutec.Integer.zero)) == (2**31 - 1, 0)
    for base, kinds in ((cutec.Float, (cutec.Float16, cutec.Float64)), (cutec.Integer, (cutec.Int8, cutec.Uint64))):
        assert not {"zero", "inf", "max"} & set(vars(base)), "classes would inherit what their base keeps"
        assert all(type(kind.max) is kind and type(kind.zero) is kind for kind in kinds)
    with pytest.raises(AttributeError, match="no zero"):
        _ = cutec.Numeric.zero


# -- functions


@cute.jit
def with_default(x: cute.Tensor, n: cutec.Constexpr = 3):
    pass


def test_functions_of_the_language_can_be_taken_apart() -> None:
    """Programs name what they have compiled by a function's code and defaults."""
    assert with_default.__defaults__ == (3,) and with_default.__code__.co_varnames == ("x", "n")
    assert with_default.__globals__ is globals() and with_default.__closure__ is with_default.__kwdefaults__ is None
