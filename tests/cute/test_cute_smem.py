"""Shared memory in kernels: static arrays, the allocator, dynamic memory and structs."""

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.frontend.core.context import current
from cutec.testing import simulate


@cute.kernel
def reverse_static(a: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    first = cute.make_tensor(cute.arch.alloc_smem(cutec.Float32, 32), 32)
    second = cute.make_tensor(cute.arch.alloc_smem(cutec.Int16, 32, alignment=64), 32)
    first[tid] = a[tid]
    second[tid] = tid
    cute.arch.sync_threads()
    a[tid] = first[31 - tid] + second[31 - tid]


def test_static_arrays() -> None:
    a = np.arange(0, 320, 10, np.float32)
    run(reverse_static, a, block=32)
    assert (a == 11 * np.arange(31, -1, -1)).all()


@cute.kernel
def allocate(a: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    smem = cutec.utils.SmemAllocator()
    scalar = smem.allocate(cutec.Int32)
    tensor = smem.allocate_tensor(cutec.Float32, cute.make_layout((4, 8), stride=(8, 1)), byte_alignment=128)
    array = smem.allocate_array(cutec.Float16, 32)
    raw = smem.allocate(64, byte_alignment=16)
    if tid == 0:
        cute.make_tensor(scalar, 1)[0] = 1000
    tensor[tid // 8, tid % 8] = a[tid]
    halves = cute.make_tensor(array, 32)
    halves[tid] = cutec.Float16(tid)
    tail = cute.make_tensor(cute.recast_ptr(raw, dtype=cutec.Int16), 32)
    tail[tid] = 1
    cute.arch.sync_threads()
    other = 31 - tid
    a[tid] = (
        tensor[other // 8, other % 8] + halves[other].to(cutec.Float32) + cute.make_tensor(scalar, 1)[0] + tail[other]
    )


def test_the_allocator_gives_disjoint_memory() -> None:
    a = np.zeros(32, np.float32)
    run(allocate, a, block=32)
    assert (a == 1001 + np.arange(31, -1, -1)).all()


@cute.struct
class Inner:
    flag: cutec.Int32
    wide: cutec.Int64


@cute.struct
class Storage:
    small: cutec.Int8
    data: cute.struct.Align[cute.struct.MemRange[cutec.Float32, 64], 128]
    inner: Inner
    halves: cute.struct.MemRange[cutec.Float16, 32]


def test_structs_are_laid_out_as_in_c() -> None:
    assert (Inner.size_in_bytes(), Inner.alignment()) == (16, 8)
    assert Storage.alignment() == 128 and Storage.size_in_bytes() == 512  # 128 + 256 + 16 + 64, rounded up


@cute.kernel
def structs(a: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    storage = cutec.utils.SmemAllocator().allocate(Storage)
    data = storage.data.get_tensor(cute.make_layout((8, 8)))
    halves = storage.halves.get_tensor(cute.make_layout(32))
    data[tid] = a[tid]
    halves[tid] = cutec.Float16(1)
    if tid == 5:
        cute.make_tensor(storage.inner.wide, 1)[0] = 1 << 20
        cute.make_tensor(storage.small, 1)[0] = 7
        cute.make_tensor(storage.inner.flag, 1)[0] = 3
    cute.arch.sync_threads()
    total = (
        cute.make_tensor(storage.inner.wide, 1)[0]
        + cute.make_tensor(storage.small, 1)[0]
        + cute.make_tensor(storage.inner.flag, 1)[0]
    )
    a[tid] = data[31 - tid] + halves[31 - tid].to(cutec.Float32) + total.to(cutec.Float32)


def test_structs() -> None:
    a = np.arange(32, dtype=np.float32)
    run(structs, a, block=32)
    assert (a == np.arange(31, -1, -1) + 1 + (1 << 20) + 10).all()


@cute.kernel
def dynamic(a: cute.Tensor, n):
    tid, _, _ = cute.arch.thread_idx()
    row = cute.make_tensor(cute.arch.get_dyn_smem(cutec.Float32), cute.make_layout(n))
    row[tid] = a[tid]
    cute.arch.sync_threads()
    a[tid] = row[n - 1 - tid]


@cute.jit
def reverse_dynamic(a: cute.Tensor):
    n = cute.size(a)
    dynamic(a, n).launch(grid=1, block=n, smem=4 * n)


@pytest.mark.parametrize("n", [1, 7, 64])
def test_dynamic_shared_memory_of_a_run_time_size(n: int) -> None:
    a = np.arange(n, dtype=np.float32)
    simulate(reverse_dynamic, a)
    assert (a == np.arange(n)[::-1]).all()


@cute.jit
def too_little(a: cute.Tensor):
    allocate(a).launch(grid=1, block=32, smem=16)


@cute.jit
def enough(a: cute.Tensor):
    allocate(a).launch(grid=1, block=32)


@cute.jit
def on_the_host(a: cute.Tensor):
    cutec.utils.SmemAllocator()


@cute.kernel
def dynamic_layout(a: cute.Tensor):
    cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, a.layout)


@cute.jit
def launch_dynamic_layout(a: cute.Tensor):
    dynamic_layout(a).launch(grid=1, block=1)


def test_a_launch_with_too_little_gets_what_its_kernel_allocates() -> None:
    a, b = (np.arange(32, dtype=np.float32) for _ in range(2))
    simulate(too_little, a)
    simulate(enough, b)
    assert (a == b).all()


@pytest.mark.parametrize(("host", "code"), [(on_the_host, "E0407"), (launch_dynamic_layout, "E0401")])
def test_what_is_refused(host, code: str) -> None:
    with pytest.raises(CutecError) as caught:
        simulate(host, np.zeros(32, np.float32))
    assert caught.value.code == code and caught.value.place.file == __file__


def test_a_struct_field_without_a_size_is_refused() -> None:
    with pytest.raises(CutecError, match="E0409"):

        @cute.struct
        class Wrong:
            field: str


@cute.struct
class Rings:
    full: cute.struct.MemRange[cutec.Int64, 2]
    empty: cute.struct.MemRange[cutec.Int64, 2]
    data: cute.struct.MemRange[cutec.Int32, 2]


@cute.kernel
def ring(a: cute.Tensor):
    storage = cutec.utils.SmemAllocator().allocate(Rings)
    group = cutec.pipeline.CooperativeGroup(cutec.pipeline.Agent.Thread, 32)
    full = storage.full.data_ptr()
    steps = cutec.pipeline.PipelineAsync.create(
        barrier_storage=full, num_stages=2, producer_group=group, consumer_group=group
    )
    tid, _, _ = cute.arch.thread_idx()
    kinds = cutec.pipeline.PipelineUserType
    writes, reads = (cutec.pipeline.make_pipeline_state(k, 2) for k in (kinds.Producer, kinds.Consumer))
    for i in cutec.range(4):
        if tid < 32:
            steps.producer_acquire(writes)
            if tid == 0:
                storage.data[writes.index] = i
            steps.producer_commit(writes)
            writes.advance()
        else:
            steps.consumer_wait(reads)
            if tid == 32:
                a[i] = storage.data[reads.index]
            steps.consumer_release(reads)
            reads.advance()


def test_barriers_of_a_pipeline_in_two_fields() -> None:
    a = np.full(4, -1, np.int32)
    run(ring, a, block=64)
    assert a.tolist() == [0, 1, 2, 3]


@cute.kernel
def three_arrays(a: cute.Tensor):
    sizes = [cute.arch.alloc_smem(cutec.Uint8, size).room for size in (16, 32, 64)]
    ops = [op for op in current().gpu_module.body.ops if op.name == "llvm.mlir.global"]
    assert [op.attrs["global_type"].mlir for op in ops] == [f"!llvm.array<{size} x i8>" for size in sizes]


def test_static_arrays_lie_in_the_order_of_their_allocation() -> None:
    """The first one begins where shared memory does, at a multiple of 1024 bytes."""
    run(three_arrays, np.zeros(1, np.int32))


def in_two_parts(reserved: int, size: int) -> None:
    """A kernel with a reserved array behind a barrier, and a buffer aligned to 1024 bytes."""
    part = cutec.utils.SmemPartition.RESERVED

    @cute.kernel
    def kernel(a: cute.Tensor):
        cute.arch.alloc_smem(cutec.Int64, 1)
        smem = cutec.utils.SmemAllocator()
        smem.allocate(size, 1024)
        first = cute.recast_ptr(smem.allocate(reserved, 16, partition=part), dtype=cutec.Int32)
        assert current().kernel.smem_bytes == size
        first[19] = a[0]
        a[0] = first[19] + 1

    @cute.jit
    def host(a: cute.Tensor):
        kernel(a).launch(grid=1, block=1)

    a = np.zeros(1, np.int32)
    simulate(host, a, arch="sm_100a", types={"a": "i32[1]"})
    assert a[0] == 1


def test_reserved_memory_is_in_the_gap_before_the_buffers() -> None:
    """All of a block's 227 KiB, as NVIDIA's package divides them."""
    in_two_parts(80, 226 * 1024)
    for reserved, size in ((80, 226 * 1024 + 1), (1024 - 15, 226 * 1024)):
        with pytest.raises(CutecError, match="a block on sm_100a has 232448") as caught:
            in_two_parts(reserved, size)
        assert caught.value.code == "E0503"
