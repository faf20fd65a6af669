"""`cutlass.experimental.primitives` of tensor memory and the tensor core, on the interpreter, and
built by the tools.
"""

from __future__ import annotations

import re
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.experimental import cuda, primitives as prims
from cutec.records import replace
from cutec.target.block_scaling import ScaledMultiply
from cutec.testing import simulate

pytestmark = pytest.mark.slow

ARCH, SMEM = "sm_100a", cutec.AddressSpace.smem
M, N, K = 128, 64, 64


@cute.jit
def begin(full: cutec.Array, done: cutec.Array, holder: cutec.Array, warp: cutec.Int32):
    """Barriers and columns, by warp 0."""
    if warp == 0:
        if prims.elect_sync():
            prims.mbarrier_init(full, 1)
            prims.mbarrier_init(done, 1)
        prims.tcgen05_alloc(holder, 128)
        prims.tcgen05_relinquish_alloc_permit()
    prims.fence_mbarrier_init()
    prims.barrier_cta_sync(0)


@cute.jit
def stage_a(a: cutec.Array, address: cutec.Int32, warp: cutec.Int32, lane: cutec.Int32):
    """A row of A to each lane of tensor memory, without the swizzle, by warps 4 to 7."""
    if warp >= 4:
        row = (warp - 4) * 32 + lane
        place = prims.make_tmem_ptr_from_warp_row_col(address, warp, N, cutec.Float16)
        numbers = [a[row, k ^ (row % 8 * 8)] for k in range(K)]
        prims.tcgen05_st("32x32b", place, cutec.Vector.from_elements(numbers, cutec.Float16))
        prims.tcgen05_wait(prims.Tcgen05Wait.STORE)
        prims.tcgen05_fence(prims.Tcgen05Fence.BEFORE_THREAD_SYNC)
    prims.barrier_cta_sync(0)
    prims.tcgen05_fence(prims.Tcgen05Fence.AFTER_THREAD_SYNC)


@cute.jit
def multiply(
    a: cutec.Array, b: cutec.Array, swizzle: cutec.Constexpr, memory: cutec.Array, from_tensor_memory: cutec.Constexpr
):
    """All of K, by one thread."""
    instruction = prims.Tcgen05InstrDesc.build(c_dtype=cutec.Float32, n_dim=N, m_dim=M)
    root_a = prims.Tcgen05SmemDesc.build(a, leading_byte_offset=16, stride_byte_offset=1024, layout=swizzle)
    root_b = prims.Tcgen05SmemDesc.build(b, leading_byte_offset=16, stride_byte_offset=1024, layout=swizzle)
    for k in cutec.range_constexpr(K // 16):
        left = memory.subview(N + 8 * k) if from_tensor_memory else root_a.advance_start_address(32 * k)
        right = root_b.advance_start_address(32 * k)
        prims.tcgen05_mma(
            prims.Tcgen05MMAKind.F16, prims.CTAGroup.CTA_1, memory, left, right, instruction, cutec.Boolean(k > 0)
        )


@cute.jit
def store_rows(c: cutec.Array, address: cutec.Int32, warp: cutec.Int32, lane: cutec.Int32):
    """A row of C by each thread of warps 4 to 7."""
    if warp >= 4:
        for half in cutec.range_constexpr(2):
            base = prims.TmemAddr(address)
            place = prims.TmemAddr.from_row_col(base.row_id + (warp - 4) * 32, base.col_id + half * 32)
            row = prims.tcgen05_ld("32x32b", place.as_ptr(cutec.Float32), num=32)
            prims.tcgen05_wait(prims.Tcgen05Wait.LOAD)
            c[(warp - 4) * 32 + lane, half * 32 : 32] = row
        prims.tcgen05_fence(prims.Tcgen05Fence.BEFORE_THREAD_SYNC)


@cute.kernel
def product_kernel(
    source_a: cutec.GridConstant[cuda.TensorMap],
    source_b: cutec.GridConstant[cuda.TensorMap],
    c: cutec.Array,
    from_tensor_memory: cutec.Constexpr,
):
    """Warp 0 copies and multiplies, warps 1 to 3 leave, warps 4 to 7 store the rows of C."""
    a = cutec.Array(cutec.Float16, (M, K), space=SMEM, alignment=1024)
    b = cutec.Array(cutec.Float16, (N, K), space=SMEM, alignment=1024)
    full, done = (cutec.Array(cutec.Int64, 1, space=SMEM) for _ in range(2))
    holder = cutec.Array(cutec.Int32, 1, space=SMEM)
    warp, lane = cute.arch.warp_idx(), cute.arch.lane_idx()
    begin(full, done, holder, warp)
    if warp > 0 and warp < 4:
        prims.exit()
    memory = prims.make_tmem_ptr(holder.load(), cutec.Float32)
    if warp == 0 and prims.elect_sync():
        prims.mbarrier_arrive_expect_tx(full, source_a.global_tx_bytes() + source_b.global_tx_bytes())
        prims.cp_async_bulk_tensor_shared_cta_global(a, source_a.get_ptr(), (0, 0), full)
        prims.cp_async_bulk_tensor_shared_cta_global(b, source_b.get_ptr(), (0, 0), full)
    while not prims.mbarrier_try_wait_parity(full, 0):
        pass
    if cutec.const_expr(from_tensor_memory):
        stage_a(a, holder.load(), warp, lane)
    if warp == 0 and prims.elect_sync():
        multiply(a, b, source_a.swizzle.to(prims.Tcgen05SmemSwizzle), memory, from_tensor_memory)
        prims.tcgen05_commit(done)
    while not prims.mbarrier_try_wait_parity(done, 0):
        pass
    store_rows(c, holder.load(), warp, lane)
    prims.barrier_cta_sync(0)
    if warp == 0:
        prims.tcgen05_dealloc(memory, 128)


@cute.jit
def product(a: cute.Tensor, b: cute.Tensor, c: cutec.Array, from_tensor_memory: cutec.Constexpr):
    s128b = cuda.TensorMapSwizzle.s128b
    maps = [
        cuda.create_tensor_map_tiled_from_view(x, box_dims=(rows, K), stride_order=(1, 0), swizzle=s128b)
        for x, rows in ((a, M), (b, N))
    ]
    product_kernel(maps[0], maps[1], c, from_tensor_memory).launch(grid=1, block=256)


cutec.export(
    product, ["in f16[128,64]", "in f16[64,64]", "out f32[128,64]"], constexpr={"from_tensor_memory": False}, arch=ARCH
)


@pytest.mark.parametrize("from_tensor_memory", [False, True])
def test_a_product_by_single_instructions(from_tensor_memory: bool) -> None:
    """Threads that have left are not waited for; A comes from shared or tensor memory."""
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-4, 5, shape).astype(np.float16) for shape in ((M, K), (N, K)))
    c = np.zeros((M, N), np.float32)
    simulate(product, a, b, c, from_tensor_memory, arch=ARCH)
    assert (c == a.astype(np.float32) @ b.astype(np.float32).T).all()


@pytest.mark.tools
def test_it_is_built() -> None:
    built = perform(BuildOptions(__file__, output="out", emits=(Emit("ptx"),)))
    text = built.stages[0].data.decode()
    assert len(re.findall(r"\btcgen05\.mma\b", text)) == 4 and re.search(r"\bexit;", text)


@cute.kernel
def packed_kernel(out: cute.Tensor, shape: cutec.Constexpr, repeats: cutec.Constexpr):
    holder = cutec.Array(cutec.Int32, 1, space=SMEM)
    prims.tcgen05_alloc(holder, 32)
    prims.bar_warp_sync()
    lane = cute.arch.lane_idx()
    memory = cutec.inttoptr(holder.load(), 6, cutec.Float32)
    numbers = [(lane * 32 + i).to(cutec.Float32) for i in range(32)]
    prims.tcgen05_st("32x32b", memory, cutec.Vector.from_elements(numbers, cutec.Float32))
    prims.tcgen05_wait("store")
    found = prims.tcgen05_ld(prims.Tcgen05LdStShape(shape), memory, num=repeats)
    prims.tcgen05_wait("load")
    for i in cutec.range_constexpr(found.size):
        out[lane, i] = found[i]
    prims.tcgen05_dealloc(memory, 32)


@cute.jit
def packed(out: cute.Tensor, shape: cutec.Constexpr, repeats: cutec.Constexpr):
    packed_kernel(out, shape, repeats).launch(grid=1, block=32)


@pytest.mark.parametrize(("shape", "repeats", "registers"), [("32x32b", 32, 32), ("16x256b", 2, 8), ("16x128b", 1, 2)])
def test_loads_are_vectors_of_the_pointers_class(shape: str, repeats: int, registers: int) -> None:
    out = np.zeros((32, registers), np.float32)
    simulate(packed, out, shape, repeats, arch=ARCH)
    lanes, columns = np.divmod(out.astype(int), 32)
    if shape == "32x32b":
        assert (columns == np.arange(32)).all() and (lanes == np.arange(32)[:, None]).all()
    else:  # four threads share a lane, two registers a pair of columns, the next two 8 lanes below
        wide = 2 if shape == "16x256b" else 1
        thread, register = np.arange(32)[:, None], np.arange(registers)
        assert (lanes == thread // 4 + register // wide % 2 * 8).all()
        assert (columns == thread % 4 * wide + register % wide + register // (2 * wide) * 8).all()


def test_descriptors_of_instructions() -> None:
    built = prims.Tcgen05InstrDesc.build(a_dtype=cutec.Float32, b_dtype=cutec.Float32, n_dim=128, m_dim=128)
    assert int(built) == cute.arch.tcgen05_instruction("tf32", "tf32", "f32", 128, 128)
    built = prims.Tcgen05InstrDesc.build(
        a_dtype=cutec.BFloat16, b_dtype=cutec.BFloat16, n_dim=256, m_dim=64, a_major=1, b_major=1
    )
    assert int(built) == cute.arch.tcgen05_instruction("bf16", "bf16", "f32", 64, 256, a_mn=True, b_mn=True)


def test_descriptors_of_scaled_instructions() -> None:
    e4m3 = cutec.Float8E4M3FN
    built = prims.Tcgen05MxInstrDesc.build(
        a_dtype=cutec.Float6E3M2FN, b_dtype=e4m3, scale_format=1, n_dim=64, m_dim=128
    )
    known = ScaledMultiply("mxf8f6f4", "e3m2", "e4m3", "ue8m0", 32, 128, 64, 32)
    assert int(built) == known.descriptor
    moved = built.set_sf_ids(a_sf_id=3, b_sf_id=1)
    assert ScaledMultiply.of("mxf8f6f4", 32, int(moved)) == replace(known, a_sf_id=3, b_sf_id=1)
    e2m1 = cutec.Float4E2M1FN
    built = prims.Tcgen05MxOmmaInstrDesc.build(a_dtype=e2m1, b_dtype=e2m1, scale_format=0, n_dim=256, m_dim=256)
    assert int(built) == 0x10400480  # of nvf4, in what NVIDIA's compiler makes


@cute.kernel
def scaled_kernel(a: cute.Tensor, b: cute.Tensor, scales: cute.Tensor, c: cute.Tensor):
    """One instruction of 128 × 64 × 32; all rows have the scales that are given."""
    tid, _, _ = cute.arch.thread_idx()
    warp = tid // 32
    left = cutec.Array(cutec.Uint8, M * 32, space=SMEM, alignment=128)
    right = cutec.Array(cutec.Uint8, N * 32, space=SMEM, alignment=128)
    factors = cutec.Array(cutec.Uint8, 2 * 32 * 16, space=SMEM, alignment=128)
    done = cutec.Array(cutec.Int64, 1, space=SMEM)
    holder = cutec.Array(cutec.Int32, 1, space=SMEM)
    for k in cutec.range_constexpr(32):  # 8 rows of 16 bytes side by side, then the other half of K
        left[k // 16 * M * 16 + tid * 16 + k % 16] = a[tid, k]
        right[k // 16 * N * 16 + tid % N * 16 + k % 16] = b[tid % N, k]
    for i in cutec.range_constexpr(8):
        factors[tid * 8 + i] = scales[tid // 64]
    if warp == 0:
        prims.tcgen05_alloc(holder, 128)
        prims.tcgen05_relinquish_alloc_permit()
    if tid == 0:
        prims.mbarrier_init(done, 1)
    prims.fence_mbarrier_init()
    prims.fence_proxy(prims.Proxy.ASYNC_SHARED, space=prims.SharedSpace.shared_cta)
    prims.barrier_cta_sync(0)
    sums = prims.make_tmem_ptr(holder.load(), cutec.Int8)
    e4m3 = cutec.Float8E4M3FN
    what = prims.Tcgen05MxInstrDesc.build(a_dtype=e4m3, b_dtype=e4m3, scale_format=1, n_dim=N, m_dim=M)
    if tid == 0:
        shape, quarters = prims.S2TCopyMode.S2T_32x128b_WARPX4
        for side in cutec.range_constexpr(2):
            source = prims.Tcgen05SmemDesc.build(
                factors.subview(side * 512), leading_byte_offset=16, stride_byte_offset=128
            )
            prims.tcgen05_cp(shape, sums.subview(N + 4 * side), source, multicast=quarters)
        prims.tcgen05_mma_block_scale(
            prims.MMABlockScaleKind.MXF8F6F4,
            prims.CTAGroup.CTA_1,
            sums,
            prims.Tcgen05SmemDesc.build(left, leading_byte_offset=M * 16, stride_byte_offset=128),
            prims.Tcgen05SmemDesc.build(right, leading_byte_offset=N * 16, stride_byte_offset=128),
            what,
            False,
            sums.subview(N),
            sums.subview(N + 4),
            scale_vec_size=prims.Tcgen05MMABlockScale.BLOCK32,
        )
        prims.tcgen05_commit(done)
    while not prims.mbarrier_try_wait_parity(done, 0):
        pass
    row = prims.tcgen05_ld(
        "32x32b", prims.make_tmem_ptr_from_warp_row_col(holder.load(), warp, 0, cutec.Float32), num=N
    )
    prims.tcgen05_wait(prims.Tcgen05Wait.LOAD)
    for i in cutec.range_constexpr(N):
        c[tid, i] = row[i]
    prims.barrier_cta_sync(0)
    if warp == 0:
        prims.tcgen05_dealloc(sums, 128)


@cute.jit
def scaled(a: cute.Tensor, b: cute.Tensor, scales: cute.Tensor, c: cute.Tensor):
    scaled_kernel(a, b, scales, c).launch(grid=1, block=128)


def test_a_scaled_product() -> None:
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-4, 5, (rows, 32)).astype(ml_dtypes.float8_e4m3fn) for rows in (M, N))
    c = np.zeros((M, N), np.float32)
    simulate(scaled, a.view(np.uint8), b.view(np.uint8), np.array([129, 124], np.uint8), c, arch=ARCH)
    assert (c == a.astype(np.float32) @ b.astype(np.float32).T * 2.0 ** (129 - 127 + 124 - 127)).all()


@pytest.mark.parametrize(
    ("words", "code"),
    [({"a_dtype": cutec.Float64}, "E0421"), ({"m_dim": 1024}, "E0424"), ({"c_dtype": cutec.Int8}, "E0421")],
)
def test_wrong_descriptors_are_refused(words: dict[str, Any], code: str) -> None:
    with pytest.raises(CutecError) as caught:
        prims.Tcgen05InstrDesc.build(**{"n_dim": 128, "m_dim": 128, **words})
    assert caught.value.code == code


@cute.kernel
def leave_kernel(out: cute.Tensor, leaving: cutec.Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    shared = cutec.Array(cutec.Int32, 128, space=SMEM)
    shared[tid] = tid
    if tid >= 128 - leaving:
        prims.exit()
    prims.barrier_cta_sync(0)
    out[tid] = shared[(tid + 32) % (128 - leaving)]


@cute.jit
def leave(out: cute.Tensor, leaving: cutec.Constexpr):
    leave_kernel(out, leaving).launch(grid=1, block=128)


@pytest.mark.parametrize("leaving", [0, 32, 64])
def test_threads_that_exit_store_nothing_and_hold_up_nobody(leaving: int) -> None:
    out = np.full(128, -1, np.int32)
    simulate(leave, out, leaving)
    staying = np.arange(128 - leaving)
    assert (out[: 128 - leaving] == (staying + 32) % (128 - leaving)).all() and (out[128 - leaving :] == -1).all()


@cute.kernel
def misplaced_kernel(out: cute.Tensor):
    shared = cutec.Array(cutec.Int32, 32, space=SMEM)
    prims.tcgen05_ld("32x32b", shared, num=1)


@cute.jit
def misplaced(out: cute.Tensor):
    misplaced_kernel(out).launch(grid=1, block=32)


def test_a_pointer_to_other_memory_is_refused() -> None:
    with pytest.raises(CutecError) as caught:
        simulate(misplaced, np.zeros(1, np.int32), arch=ARCH)
    assert caught.value.code == "E0404"
