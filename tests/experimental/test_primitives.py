"""`cutlass.experimental.primitives` and tensor maps, on the interpreter."""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec._mlir.dialects import llvm
from cutec._mlir_helpers.dialect_proxy import DialectAutoConvertProxy
from cutec.cute.arch import nvvm_wrappers
from cutec.diag import CutecError
from cutec.experimental import cuda, primitives as prims
from cutec.testing import simulate

SMEM = cutec.AddressSpace.smem
proxied = DialectAutoConvertProxy(llvm)


@cute.kernel
def boxes_kernel(
    source: cutec.GridConstant[cuda.TensorMap],
    target: cutec.GridConstant[cuda.TensorMap],
):
    tile = cutec.Array(cutec.Float16, (16, 64), space=SMEM, alignment=1024)
    bar = cutec.Array(cutec.Int64, 1, space=SMEM, alignment=8)
    x, y, _ = cute.arch.block_idx()
    if prims.elect_sync():
        prims.prefetch_tensormap(source.get_ptr())
        prims.mbarrier_init(bar, 1)
    prims.fence_mbarrier_init()
    prims.barrier_cta_sync(0)
    if prims.elect_sync():
        prims.mbarrier_arrive_expect_tx(bar, source.global_tx_bytes())
        prims.cp_async_bulk_tensor_shared_cta_global(tile, source.get_ptr(), (y * 64, x * 16), bar)
    while not prims.mbarrier_try_wait_parity(bar, 0, time_limit=10000000):
        pass
    row = tile.subview(cute.arch.thread_idx()[0] * 32)  # half a row, of whatever places in it
    for i in cutec.range_constexpr(32):
        row[i] = row[i] + cutec.Float16(1.0)
    prims.barrier_cta_sync(0)
    prims.fence_proxy(prims.Proxy.ASYNC_SHARED, space=prims.SharedSpace.shared_cta)
    if prims.elect_sync():
        prims.cp_async_bulk_tensor_global_shared_cta(target.get_ptr(), tile, (y * 64, x * 16))
    prims.cp_async_bulk_commit_group()
    prims.cp_async_bulk_wait_group(0)


@cute.jit
def boxes(a: cute.Tensor, b: cute.Tensor, swizzle: cutec.Constexpr):
    rows, columns = a.shape
    source = cuda.create_tensor_map_tiled(
        global_address=a.iterator.toint(),
        dtype=cutec.Float16,
        global_dims=[columns, rows],
        global_strides=[columns * 2 // 16],
        box_dims=[64, 16],
        swizzle=swizzle,
    )
    target = cuda.create_tensor_map_tiled_from_view(b, box_dims=(16, 64), stride_order=(1, 0), swizzle=swizzle)
    boxes_kernel(source, target).launch(grid=(rows // 16, columns // 64, 1), block=32)


@pytest.mark.parametrize("swizzle", [cuda.TensorMapSwizzle.none, cuda.TensorMapSwizzle.s128b])
def test_boxes_of_tensors(swizzle: cuda.TensorMapSwizzle) -> None:
    a, b = np.arange(32 * 128).reshape(32, 128).astype(np.float16) % 256, np.zeros((32, 128), np.float16)
    shape = "f16[m,n{div=64}]"
    simulate(boxes, a, b, swizzle, types={"a": shape, "b": shape})
    assert (b == a + 1).all()


@cute.kernel
def packed_kernel(source: cutec.GridConstant[cuda.TensorMap], b: cute.Tensor):
    tile = cutec.Array(cutec.Uint8, 8 * 32, space=SMEM, alignment=128)
    full = cutec.Array(cutec.Int64, 1, space=SMEM, alignment=8)
    if prims.elect_sync():
        prims.mbarrier_init(full, 1)
        prims.fence_mbarrier_init()
        prims.mbarrier_arrive_expect_tx(full, source.global_tx_bytes())
        prims.cp_async_bulk_tensor_shared_cluster_global(tile, source.get_ptr(), (64, 8), full, [])
    prims.barrier_cta_sync(0)
    while not prims.mbarrier_try_wait_parity(full, 0):
        pass
    lane, _, _ = cute.arch.thread_idx()
    for row in cutec.range_constexpr(8):
        b[row, lane] = tile[row * 32 + lane]


@cute.jit
def packed(a: cute.Tensor, b: cute.Tensor):
    view = cute.make_tensor(
        cute.recast_ptr(a.iterator, dtype=cutec.Float4E2M1FN), cute.make_layout((128, 16), stride=(1, 128))
    )
    source = cuda.create_tensor_map_tiled_from_view(
        view,
        box_dims=(64, 8),
        stride_order=(0, 1),
        dtype=cutec.Float4E2M1FNx2,
        tma_format=cuda.TensorMapDataFormat.B4X16,
    )
    packed_kernel(source, b).launch(grid=1, block=32)


def test_a_box_of_packed_floats_is_counted_in_them() -> None:
    a, b = np.arange(16 * 64, dtype=np.uint32).astype(np.uint8).reshape(16, 64), np.zeros((8, 32), np.uint8)
    simulate(packed, a, b, arch="sm_100a")
    assert (b == a[8:, 32:]).all()


@cute.jit
def six_bits(a: cute.Tensor, kind: cutec.Constexpr, named: cutec.Constexpr):
    view = cute.make_tensor(
        cute.recast_ptr(a.iterator, dtype=cutec.Float6E3M2FN), cute.make_layout((128, 16), stride=(1, 128))
    )
    cuda.create_tensor_map_tiled_from_view(
        view,
        box_dims=(128, 8),
        stride_order=(0, 1),
        dtype=kind,
        tma_format=cuda.TensorMapDataFormat.B6X16_P32 if named else cuda.TensorMapDataFormat.DEFAULT,
    )


def test_four_floats_of_six_bits_are_three_bytes() -> None:
    assert cutec.Float6E3M2FNx4.width == 24 and cutec.Float4E2M1FNx2.width == 8
    assert cutec.Float4E2M1FNx2 is not cutec.Uint8
    a = np.zeros(16 * 96, np.uint8)
    simulate(six_bits, a, cutec.Float6E3M2FNx4, True, arch="sm_100a")
    for kind, named, words in (
        (cutec.Float6E3M2FNx4, False, "without its format"),
        (cutec.Float4E2M1FN, True, "in the format B6X16_P32"),
    ):
        with pytest.raises(CutecError, match=words) as caught:
            simulate(six_bits, a, kind, named, arch="sm_100a")
        assert caught.value.code == "E0440"


@cute.kernel
def ring_kernel(a: cute.Tensor, b: cute.Tensor, tiles: cutec.Constexpr):
    stages, tile = 2, 64
    shared = cutec.Array(cutec.Float32, stages * tile, space=SMEM, alignment=128)
    full, empty = (cutec.Array(cutec.Int64, stages, space=SMEM, alignment=8) for _ in range(2))
    warp, lane = cute.arch.warp_idx(), cute.arch.thread_idx()[0] % 32
    if warp == 0 and prims.elect_sync():
        for i in cutec.range_constexpr(stages):
            prims.mbarrier_init(full.subview(i), 1)
            prims.mbarrier_init(empty.subview(i), 32)
    prims.fence_mbarrier_init()
    prims.barrier_cta_sync(0)
    for k in cutec.range(tiles):
        s, phase = k % stages, (k // stages) % 2
        if warp == 0:
            while not prims.mbarrier_try_wait_parity(empty.subview(s), phase ^ 1):
                pass
            if prims.elect_sync():
                prims.mbarrier_arrive_expect_tx(full.subview(s), tile * 4)
                prims.cp_async_bulk_shared_cluster_global(
                    shared.subview(s * tile), a.iterator.raw_ptr() + k * tile, full.subview(s), tile * 4
                )
        if warp == 1:
            while not prims.mbarrier_try_wait_parity(full.subview(s), phase):
                pass
            for i in cutec.range_constexpr(2):
                b[k * tile + lane * 2 + i] = shared[s * tile + lane * 2 + i] * 2.0
            prims.mbarrier_arrive(empty.subview(s))


@cute.jit
def ring(a: cute.Tensor, b: cute.Tensor, tiles: cutec.Constexpr):
    ring_kernel(a, b, tiles).launch(grid=1, block=64)


def test_bulk_copies_through_a_ring_of_barriers() -> None:
    a, b = np.arange(320, dtype=np.float32), np.zeros(320, np.float32)
    simulate(ring, a, b, 5, types={"a": "f32[n]", "b": "f32[n]"})
    assert (b == 2 * a).all()


@cute.kernel
def async_kernel(a: cute.Tensor, b: cute.Tensor):
    shared, i = cutec.Array(cutec.Float32, 128, space=SMEM, alignment=16), cute.arch.thread_idx()[0] * 4
    bar = cutec.Array(cutec.Int64, 1, space=SMEM)
    if i == 0:
        prims.mbarrier_init(bar, 32)
    prims.barrier_cta_sync(0)
    prims.cp_async_shared_global(shared.data_ptr() + i, a.iterator.raw_ptr() + i, 16, "cg")
    prims.cp_async_mbarrier_arrive(bar, noinc=True)
    while not prims.mbarrier_try_wait_parity(bar, 0):
        pass
    b[i] = shared[127 - i]
    prims.cp_async_shared_global(shared.data_ptr() + i, a.iterator.raw_ptr() + i, 4)
    prims.cp_async_commit_group()
    prims.cp_async_wait_group(0)
    b[i + 1] = shared[i]


@cute.jit
def asynchronous(a: cute.Tensor, b: cute.Tensor):
    async_kernel(a, b).launch(grid=1, block=32)


def test_asynchronous_copies_of_threads() -> None:
    a, b = np.arange(128, dtype=np.float32), np.zeros(128, np.float32)
    simulate(asynchronous, a, b)
    assert (b[::4] == a[::-4]).all() and (b[1::4] == a[::4]).all()


@cute.kernel
def warp_kernel(a: cutec.Array, out: cutec.Array):
    lane = cute.arch.thread_idx()[0]
    value = a[lane]
    mask, down = 0xFFFFFFFF, ((31 ^ 7) << 8) | 7
    found = [
        prims.shfl_sync(mask, value, 3, 0x1F, prims.Shfl.IDX),
        prims.shfl_sync(mask, value, 16, 0x1F, prims.Shfl.BFLY),
        *prims.shfl_sync(mask, value, 1, 0, prims.Shfl.UP, return_value_and_is_valid=True),
        *prims.shfl_sync(mask, value, 2, down, prims.Shfl.DOWN, return_value_and_is_valid=True),
        prims.vote_sync(mask, value > 40, prims.VoteSync.ANY),
        prims.vote_sync(mask, value >= 0, prims.VoteSync.ALL),
        prims.vote_sync(mask, value > 0, prims.VoteSync.UNI),
        prims.vote_sync(mask, value % 2 == 0, prims.VoteSync.BALLOT),
        prims.redux_sync(value, prims.ReductionKind.ADD, mask),
        prims.redux_sync(value, prims.ReductionKind.MIN, mask),
        prims.redux_sync(value, prims.ReductionKind.UMIN, mask),
        prims.barrier_cta_red(value > 0, barrier_id=1, kind="or", thread_count=32),
        prims.elect_sync(membermask=mask),
    ]
    for i, number in enumerate(found):
        out[i, lane] = number
    prims.red(
        prims.ReductionOp.ADD, prims.ReductionType.S32, out.data_ptr(15 * 32), value, mem_scope=prims.MemScope.GPU
    )


@cute.jit
def warp(a: cutec.Array, out: cutec.Array):
    warp_kernel(a, out).launch(grid=1, block=32)


def test_operations_of_a_warp() -> None:
    a, out = np.arange(-1, 31, dtype=np.int32), np.zeros((16, 32), np.int32)
    simulate(warp, a, out)
    lane = np.arange(32)
    down = np.where(lane % 8 < 6, lane + 2, lane)
    expected = [a[3], a[lane ^ 16], a[np.maximum(lane - 1, 0)], lane > 0, a[down], lane % 8 < 6, 0, 0, 0]
    expected += [np.int32(np.uint32(0xAAAAAAAA).view(np.int32)), a.sum(), -1, 0, 1, lane == 0, 0]
    for i, row in enumerate(expected[:15]):
        assert (out[i] == row).all(), i
    assert out[15, 0] == a.sum()


@cute.kernel
def matrices_kernel(a: cutec.Array, b: cutec.Array):
    source, target = (cutec.Array(cutec.Float16, (32, 8), space=SMEM, alignment=128) for _ in range(2))
    lane = cute.arch.thread_idx()[0]
    source[lane * 8 : 8] = a[lane * 8 : 8]
    prims.barrier_cta_sync(0)
    parts = prims.ldmatrix(source.data_ptr(lane * 8), 4, prims.MMALayout.ROW)
    prims.stmatrix(target.data_ptr(lane * 8), [parts[3], parts[2], parts[1], parts[0]], prims.MMALayout.COL)
    prims.barrier_cta_sync(0)
    b[lane * 8 : 8] = target[lane * 8 : 8]


@cute.jit
def matrices(a: cutec.Array, b: cutec.Array):
    matrices_kernel(a, b).launch(grid=1, block=32)


def test_matrices_of_a_warp() -> None:
    a, b = np.arange(256).astype(np.float16), np.zeros(256, np.float16)
    simulate(matrices, a, b, types={"a": "f16[256]", "b": "f16[256]"})
    assert (b.reshape(4, 8, 8) == a.reshape(4, 8, 8)[::-1].swapaxes(1, 2)).all()


@cute.kernel
def neighbour_kernel(out: cutec.Array):
    data, bar = cutec.Array(cutec.Int32, 1, space=SMEM), cutec.Array(cutec.Int64, 1, space=SMEM, alignment=8)
    rank, thread = cute.arch.block_idx_in_cluster(), cute.arch.thread_idx()[0]
    peer = (rank + 1) % 2
    if thread == 0:
        prims.mbarrier_init(bar, 1)
        data[0] = rank + 10
    prims.fence_mbarrier_init()
    prims.barrier_cluster_arrive()
    prims.barrier_cluster_wait()
    if thread == 0:
        out[rank] = prims.mapa(data.data_ptr(), peer)[0]
        prims.mbarrier_arrive(prims.mapa(bar, peer), scope=prims.MemScope.CLUSTER)
    while not prims.mbarrier_try_wait_parity(bar, 0):
        pass
    prims.barrier_cluster_arrive_relaxed()
    prims.barrier_cluster_wait()


@cute.jit
def neighbours(out: cutec.Array):
    neighbour_kernel(out).launch(grid=2, block=32, cluster=2)


def test_shared_memory_of_another_block() -> None:
    out = np.zeros(2, np.int32)
    simulate(neighbours, out)
    assert out.tolist() == [11, 10]


@cute.kernel
def lifecycle_kernel(out: cutec.Array):
    bar = cutec.Array(cutec.Int64, 1, space=SMEM)
    prims.mbarrier_init(bar, 1)
    out[0] = prims.mbarrier_try_wait_timelimit(bar, prims.mbarrier_arrive(bar), 1000)
    prims.mbarrier_inval(bar)


@cute.jit
def lifecycle(out: cutec.Array):
    lifecycle_kernel(out).launch(grid=1, block=1)


def test_the_state_of_an_arrival() -> None:
    out = np.zeros(1, np.int32)
    simulate(lifecycle, out)
    assert out[0] == 1


@cute.kernel
def wrong_space_kernel(a: cutec.Array):
    prims.mbarrier_init(a, 1)


@cute.kernel
def pair_kernel(a: cutec.Array):
    shared = cutec.Array(cutec.Int64, 1, space=SMEM)
    prims.cp_async_bulk_tensor_shared_cluster_global(shared, a, (0, 0), shared, group=prims.CTAGroup.CTA_2)


@cute.kernel
def wrong_type_kernel(a: cutec.Array):
    prims.red(prims.ReductionOp.ADD, prims.ReductionType.F32, a, 1)


@cute.jit
def one(kernel: cutec.Constexpr, a: cutec.Array):
    kernel(a).launch(grid=1, block=1)


@pytest.mark.parametrize(
    ("kernel", "code"), [(wrong_space_kernel, "E0404"), (pair_kernel, "E0420"), (wrong_type_kernel, "E0421")]
)
def test_mistakes_are_named(kernel: object, code: str) -> None:
    with pytest.raises(CutecError) as caught:
        simulate(one, kernel, np.zeros(4, np.int64))
    assert caught.value.code == code


@cute.jit
def unknown_order(a: cute.Tensor):
    cuda.create_tensor_map_tiled_from_view(a, box_dims=(8, 8))


@cute.jit
def nowhere(a: cute.Tensor):
    cuda.create_tensor_map_tiled(1 << 20, cutec.Float16, [64, 64], [8], [8, 8])


@cute.jit
def four_bits(a: cute.Tensor):
    size, form = [64, 64], cuda.TensorMapDataFormat.B4X16
    cuda.create_tensor_map_tiled(a.iterator.toint(), cutec.Float16, size, [8], [8, 8], tma_format=form)


@pytest.mark.parametrize("function", [unknown_order, nowhere, four_bits])
def test_impossible_tensor_maps_are_named(function: object) -> None:
    with pytest.raises(CutecError) as caught:
        simulate(function, np.zeros((16, 16), np.float16)[::2, ::2])
    assert caught.value.code == "E0440"


@cute.kernel
def address_kernel(a: cute.Tensor, b: cute.Tensor):
    shared = cutec.Array(cutec.Float32, 32, space=SMEM, alignment=128)
    bar = cutec.Array(cutec.Int64, 1, space=SMEM, alignment=8)
    if prims.elect_sync():
        prims.mbarrier_init(bar, 1)
    prims.fence_mbarrier_init()
    prims.barrier_cta_sync(0)
    if prims.elect_sync():
        prims.mbarrier_arrive_expect_tx(bar, 128)
        there = proxied.addrspacecast(llvm.PointerType.get(cutec.AddressSpace.dsmem.value), shared.ir_value())
        prims.cp_async_bulk_shared_cluster_global(there, a.iterator, bar, 128)
    while not prims.mbarrier_try_wait_parity(bar, 0):
        pass
    tid, _, _ = cute.arch.thread_idx()
    b[tid] = shared[tid]


@cute.jit
def address(a: cute.Tensor, b: cute.Tensor):
    address_kernel(a, b).launch(grid=1, block=32)


def test_memory_as_the_value_of_an_address() -> None:
    a, b = np.arange(32, dtype=np.float32), np.zeros(32, np.float32)
    simulate(address, a, b, types={"a": "f32[32]@16"})
    assert (a == b).all()


@cute.kernel
def prefetch_kernel(source: cutec.GridConstant[cuda.TensorMap]):
    nvvm_wrappers.prefetch(source.get_ptr().to_llvm_ptr(), tensormap=True)


@cute.jit
def prefetches(a: cute.Tensor):
    source = cuda.create_tensor_map_tiled_from_view(a, box_dims=(8, 64), stride_order=(1, 0))
    prefetch_kernel(source).launch(grid=1, block=32)


def test_a_tensor_map_is_prefetched_where_there_are_some() -> None:
    a, types = np.zeros((8, 64), np.float16), {"a": "f16[m,n{div=64}]"}
    simulate(prefetches, a, types=types, arch="sm_90a")
    with pytest.raises(CutecError) as caught:
        simulate(prefetches, a, types=types, arch="sm_80")
    assert caught.value.code == "E0420"


@cute.kernel
def nibbles_kernel(source: cutec.GridConstant[cuda.TensorMap], b: cute.Tensor, row: cutec.Constexpr):
    shared = cutec.Array(cutec.Uint8, 4 * row, space=SMEM, alignment=128)
    bar = cutec.Array(cutec.Int64, 1, space=SMEM, alignment=8)
    tid, _, _ = cute.arch.thread_idx()
    for i in cutec.range_constexpr(4 * row // 32):
        shared[i * 32 + tid] = cutec.Uint8(0)
    prims.fence_proxy(prims.Proxy.ASYNC_SHARED, space=prims.SharedSpace.shared_cta)
    if prims.elect_sync():
        prims.mbarrier_init(bar, 1)
    prims.fence_mbarrier_init()
    prims.barrier_cta_sync(0)
    if prims.elect_sync():
        prims.mbarrier_arrive_expect_tx(bar, source.global_tx_bytes())
        prims.cp_async_bulk_tensor_shared_cta_global(shared, source.get_ptr(), (0, 0), bar)
    while not prims.mbarrier_try_wait_parity(bar, 0):
        pass
    for i in cutec.range_constexpr(4 * row // 32):
        b[i * 32 + tid] = shared[i * 32 + tid]


@cute.jit
def nibbles(a: cute.Tensor, b: cute.Tensor, form: cutec.Constexpr, view: cutec.Constexpr):
    if cutec.const_expr(view):
        pointer = cute.make_ptr(cutec.Float4E2M1FN, a.iterator, cute.AddressSpace.gmem, assumed_align=32)
        tensor = cute.make_tensor(pointer, cute.make_layout((4, 128), stride=(128, 1)))
        source = cuda.create_tensor_map_tiled_from_view(tensor, box_dims=(4, 128), tma_format=form)
    else:
        address, kind = a.iterator.toint(), cutec.Float4E2M1FN
        source = cuda.create_tensor_map_tiled(address, kind, [128, 4], [4], [128, 4], tma_format=form)
    nibbles_kernel(source, b, 64 if form is cuda.TensorMapDataFormat.B4X16 else 128).launch(grid=1, block=32)


@pytest.mark.parametrize("view", [False, True])
@pytest.mark.parametrize("form", [None, cuda.TensorMapDataFormat.B4X16, cuda.TensorMapDataFormat.B4X16_P64])
def test_elements_of_four_bits(form: cuda.TensorMapDataFormat | None, view: bool) -> None:
    """Packed as they are, or 8 bytes of each 16."""
    a = np.random.default_rng(0).integers(0, 256, (4, 64), np.uint8)
    packed = form is cuda.TensorMapDataFormat.B4X16
    b = np.zeros(256 if packed else 512, np.uint8)
    simulate(nibbles, a, b, form, view, arch="sm_100a", types={"a": "u8[4,64]@32"})
    assert (b.reshape(4, -1) == a).all() if packed else (b.reshape(4, 8, 16)[:, :, :8] == a.reshape(4, 8, 8)).all()
    with pytest.raises(CutecError, match="E0420"):
        simulate(nibbles, a, b, form, view, arch="sm_90a", types={"a": "u8[4,64]@32"})


MAP_WORDS = 16


@cute.kernel
def copied_map_kernel(
    source: cutec.GridConstant[cuda.TensorMap],
    a: cute.Tensor,
    maps: cute.Tensor,
    b: cute.Tensor,
    words: cutec.Constexpr,
    begin: cutec.Int32,
    rows: cutec.Int32,
):
    shared = cutec.Array(cutec.Float32, 64, space=SMEM, alignment=128)
    bar = cutec.Array(cutec.Int64, 1, space=SMEM, alignment=8)
    tid, _, _ = cute.arch.thread_idx()
    made = maps.iterator.raw_ptr()
    if prims.elect_sync():
        prims.mbarrier_init(bar, 1)
        given = cutec.Pointer(source.get_ptr(), dtype=cutec.Int64)
        for i in cutec.range_constexpr(words):
            (made + i).store((given + i).load())
        first = (a.iterator.raw_ptr() + begin * 8).toint(cutec.Int64)
        prims.tensormap_replace(prims.TensormapField.GLOBAL_ADDRESS, made, new_value=first)
        prims.tensormap_replace(prims.TensormapField.GLOBAL_DIM, made, new_value=rows, ord=1)
        prims.fence_proxy_release(prims.MemScope.GPU)
        prims.fence_proxy_acquire(prims.MemScope.GPU, made.tospace(cutec.AddressSpace.generic))
    prims.fence_mbarrier_init()
    prims.barrier_cta_sync(0)
    if prims.elect_sync():
        prims.mbarrier_arrive_expect_tx(bar, source.global_tx_bytes())
        prims.cp_async_bulk_tensor_shared_cta_global(shared, made.tospace(cutec.AddressSpace.generic), (0, 0), bar)
    while not prims.mbarrier_try_wait_parity(bar, 0):
        pass
    for i in cutec.range_constexpr(2):
        b[i * 32 + tid] = shared[i * 32 + tid]


@cute.jit
def copied_map(
    a: cute.Tensor, maps: cute.Tensor, b: cute.Tensor, words: cutec.Constexpr, begin: cutec.Int32, rows: cutec.Int32
):
    source = cuda.create_tensor_map_tiled_from_view(a, box_dims=(8, 8), stride_order=(1, 0))
    copied_map_kernel(source, a, maps, b, words, begin, rows).launch(grid=1, block=32)


MAP_TYPES = {"a": "f32[m,8]", "maps": "i64[16]@128"}


def test_a_kernel_copies_the_words_of_a_tensor_map_and_changes_the_copy() -> None:
    a, b, maps = np.arange(32 * 8, dtype=np.float32).reshape(32, 8), np.zeros(64, np.float32), np.zeros(16, np.int64)
    simulate(copied_map, a, maps, b, MAP_WORDS, 5, 3, types=MAP_TYPES)
    expected = np.zeros((8, 8), np.float32)
    expected[:3] = a[5:8]
    assert (b.reshape(8, 8) == expected).all()


def test_a_part_of_a_tensor_map_is_none() -> None:
    a, b, maps = np.zeros((32, 8), np.float32), np.zeros(64, np.float32), np.zeros(16, np.int64)
    with pytest.raises(CutecError) as caught:
        simulate(copied_map, a, maps, b, MAP_WORDS - 1, 5, 3, types=MAP_TYPES)
    assert caught.value.code == "E5015"
