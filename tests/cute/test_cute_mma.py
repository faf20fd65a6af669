"""Tiled multiplies of every kind of atom, and what goes with them, on the interpreter against
NumPy.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import L2PrefetchSize, LoadCacheMode, MmaUniversalOp, cpasync, warp
from cutec.diag import CutecError
from cutec.testing import simulate


@cute.kernel
def product_of_tiles(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, place: Constexpr):
    """C (8,4) = A (8,16) · B (4,16)ᵀ in the threads' registers, or A in swizzled shared memory."""
    atom = cute.make_mma_atom(MmaUniversalOp(cutec.Float32))
    sums, mine, other = (cute.make_rmem_tensor(shape, cutec.Float32) for shape in ((8, 4), (8, 16), (4, 16)))
    if cutec.const_expr(place == "smem"):
        rows = cute.make_layout((8, 16), stride=(16, 1))
        mine = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, rows, 1024, cute.make_swizzle(2, 2, 3))
    for i in cutec.range_constexpr(8):
        for k in cutec.range_constexpr(16):
            mine[i, k] = a[i, k]
    for i in cutec.range_constexpr(4):
        for k in cutec.range_constexpr(16):
            other[i, k] = b[i, k]
    sums.fill(1.0)
    cute.gemm(atom, sums, mine, other, sums)
    for i in cutec.range_constexpr(8):
        for j in cutec.range_constexpr(4):
            c[i, j] = sums[i, j]


@pytest.mark.parametrize("place", ["rmem", "smem"])
def test_tiles_without_a_mode_of_values(place: str) -> None:
    """As the public DSL takes them: rank 2 of all operands is (M,K), (N,K), (M,N)."""
    a, b = (np.random.default_rng(n).integers(-4, 5, (n, 16)).astype(np.float32) for n in (8, 4))
    c = np.zeros((8, 4), np.float32)
    run(product_of_tiles, a, b, c, place, block=1)
    np.testing.assert_array_equal(c, a @ b.T + 1)


@cute.kernel
def multiply(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, how: Constexpr):
    """One block: C = A Bᵀ, operands straight from global memory. `how` makes the tiled multiply,
    and says M, N and K.
    """
    tid, _, _ = cute.arch.thread_idx()
    make, (m, n, k) = how
    mma = make()
    a, b, c = cute.local_tile(a, (m, k), (0, 0)), cute.local_tile(b, (n, k), (0, 0)), cute.local_tile(c, (m, n), (0, 0))
    thread = mma.get_slice(tid)
    part_a, part_b, part_c = thread.partition_A(a), thread.partition_B(b), thread.partition_C(c)
    frag_a, frag_b, sums = mma.make_fragment_A(part_a), mma.make_fragment_B(part_b), mma.make_fragment_C(part_c)
    cute.basic_copy(part_a, frag_a)
    cute.basic_copy(part_b, frag_b)
    cute.clear(sums)
    for k in cutec.range_constexpr(cute.size(frag_a, mode=[2])):
        cute.gemm(mma, sums, frag_a[None, None, k], frag_b[None, None, k], sums)
    cute.basic_copy(sums, part_c)


FLOATS = {
    "f16 in f32": (lambda: warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16)), np.float16, np.float32, 2e-6),
    "f16 in f16": (lambda: warp.MmaF16BF16Op(cutec.Float16, cutec.Float16, (16, 8, 8)), np.float16, np.float16, 4e-3),
    "bf16": (
        lambda: warp.MmaF16BF16Op(cutec.BFloat16, cutec.Float32, (16, 8, 8)),
        ml_dtypes.bfloat16,
        np.float32,
        2e-6,
    ),
    "tf32": (lambda: warp.MmaTF32Op((16, 8, 8)), np.float32, np.float32, 4e-3),
    "f64": (lambda: warp.MmaF64Op((8, 8, 4)), np.float64, np.float64, 1e-13),
    "f64, sm_90": (lambda: warp.MmaF64Op((16, 8, 16)), np.float64, np.float64, 1e-13),
    "e4m3": (lambda: warp.MmaFP8Op(cutec.Float8E4M3FN, cutec.Float32), ml_dtypes.float8_e4m3fn, np.float32, 2e-6),
    "e5m2": (
        lambda: warp.MmaFP8Op(cutec.Float8E5M2, cutec.Float16, (16, 8, 32)),
        ml_dtypes.float8_e5m2,
        np.float16,
        1e-2,
    ),
    "e4m3, sm_120": (
        lambda: warp.MmaF8F6F4Op(cutec.Float8E4M3FN, cutec.Float32),
        ml_dtypes.float8_e4m3fn,
        np.float32,
        2e-6,
    ),
    "one thread": (lambda: MmaUniversalOp(cutec.Float32), np.float32, np.float32, 2e-6),
}
LAYOUTS = {"2x2": ((2, 2, 1), None), "permuted": ((2, 2, 1), "twice"), "1x4": ((1, 4, 1), None)}


def tiled(op: Any, layout: Any, order: Any) -> Any:
    shape = op.shape()
    twice = (*(2 * n * s for n, s in zip(layout[:2], shape)), shape[2]) if order else None
    return cute.make_tiled_mma(op, layout, permutation_mnk=twice)


def check(op: Any, ab: Any, acc: Any, tolerance: float, layout: Any, order: Any) -> None:
    m, n, k = (2 * s * w for s, w in zip(op.shape(), (*layout[:2], 1)))
    m, n = (2 * m, 2 * n) if order else (m, n)
    rng = np.random.default_rng(m + n)
    a, b = (rng.standard_normal((x, k)).astype(np.float32).astype(ab) for x in (m, n))
    c = np.zeros((m, n), acc)
    threads = 32 if "Universal" not in type(op).__name__ else 1
    run(
        multiply,
        a,
        b,
        c,
        (lambda: tiled(op, layout, order), (m, n, k)),
        block=threads * layout[0] * layout[1],
        arch="sm_120a" if isinstance(op, warp.MmaF8F6F4Op) else "sm_90a",
    )
    want, scale = (
        a.astype(np.float64) @ b.astype(np.float64).T,
        np.abs(a.astype(np.float64)) @ np.abs(b.astype(np.float64)).T,
    )
    assert (np.abs(c.astype(np.float64) - want) <= tolerance * scale).all()


@pytest.mark.parametrize("arrangement", LAYOUTS)
@pytest.mark.parametrize("kind", FLOATS)
def test_floats(kind: str, arrangement: str) -> None:
    make, ab, acc, tolerance = FLOATS[kind]
    check(make(), ab, acc, tolerance, *LAYOUTS[arrangement])


@pytest.mark.parametrize(("a_type", "b_type"), [(np.int8, np.int8), (np.uint8, np.int8), (np.uint8, np.uint8)])
def test_integers(a_type: Any, b_type: Any) -> None:
    kinds = {np.int8: cutec.Int8, np.uint8: cutec.Uint8}
    rng = np.random.default_rng(1)
    a, b = (rng.integers(np.iinfo(t).min, np.iinfo(t).max, (x, 64), dtype=t) for x, t in ((32, a_type), (16, b_type)))
    c = np.zeros((32, 16), np.int32)
    op = warp.MmaI8Op(kinds[a_type], kinds[b_type], (16, 8, 32))
    run(multiply, a, b, c, (lambda: cute.make_tiled_mma(op, (2, 2, 1)), (32, 16, 64)), block=128, arch="sm_80")
    assert (c == a.astype(np.int64) @ b.astype(np.int64).T).all()


@cute.kernel
def through_matrices(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, majors: Constexpr):
    """A and B by cp.async into swizzled shared memory, in their order in global memory; ldmatrix
    transposes where needed.
    """
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(
        warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16)), (2, 2, 1), permutation_mnk=(32, 32, 16)
    )
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(LoadCacheMode.GLOBAL), cutec.Float16, num_bits_per_copy=128)
    smem = cutec.utils.SmemAllocator()
    thread = mma.get_slice(tid)
    fragments = []
    for source, major, operand in ((a, majors[0], "A"), (b, majors[1], "B")):
        rows = cute.make_layout((8, 64), stride=(64, 1)) if major == "k" else cute.make_layout((64, 8), stride=(1, 64))
        layout = cute.tile_to_shape(cute.make_composed_layout(cute.make_swizzle(3, 3, 3), 0, rows), (64, 64), (0, 1))
        shared = smem.allocate_tensor(cutec.Float16, layout, 128)
        across = (cute.make_layout((16, 8), stride=(8, 1)), cute.make_layout((1, 8)))
        down = (cute.make_layout((8, 16)), cute.make_layout((8, 1)))
        copy = cute.make_tiled_copy_tv(atom, *(across if major == "k" else down))
        part = copy.get_slice(tid)
        source = cute.make_tensor(
            source.iterator, cute.make_layout((64, 64), stride=(64, 1) if major == "k" else (1, 64))
        )
        cute.copy(copy, part.partition_S(source), part.partition_D(shared))
        fragments.append((shared, major, operand))
    cute.arch.cp_async_commit_group()
    cute.arch.cp_async_wait_group(0)
    cute.arch.sync_threads()
    registers = []
    for shared, major, operand in fragments:
        matrices = cute.make_copy_atom(warp.LdMatrix8x8x16bOp(major != "k", 4), cutec.Float16)
        make = cute.make_tiled_copy_A if operand == "A" else cute.make_tiled_copy_B
        load = make(matrices, mma).get_slice(tid)
        fragment = (
            mma.make_fragment_A(thread.partition_A(shared))
            if operand == "A"
            else mma.make_fragment_B(thread.partition_B(shared))
        )
        cute.copy(load, load.partition_S(shared), load.retile(fragment))
        registers.append(fragment)
    sums = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    sums.fill(0.0)
    for k in cutec.range_constexpr(cute.size(registers[0], mode=[2])):
        cute.gemm(mma, sums, registers[0][None, None, k], registers[1][None, None, k], sums)
    cute.autovec_copy(sums, thread.partition_C(cute.local_tile(c, (64, 64), (0, 0))))


@pytest.mark.parametrize("majors", ["kk", "km", "mk", "mm"])
def test_ldmatrix_of_every_major(majors: str) -> None:
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal((64, 64)).astype(np.float16) for _ in "ab")
    c = np.zeros((64, 64), np.float32)
    given = [np.asfortranarray(x) if major == "m" else x for x, major in zip((a, b), majors)]
    run(through_matrices, *given, c, majors, block=128, arch="sm_80")
    np.testing.assert_allclose(c, a.astype(np.float64) @ b.astype(np.float64).T, rtol=1e-5, atol=1e-4)


@cute.kernel
def stored_by_matrices(c: cute.Tensor, way: Constexpr):
    """Fragments of C, each value its own coordinates, through stmatrix into shared memory and from
    there out.
    """
    transpose = way == "transposed"
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(
        warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16)), (2, 2, 1), permutation_mnk=(32, 32, 16)
    )
    shared = cutec.utils.SmemAllocator().allocate_tensor(
        cutec.Float16,
        cute.make_layout((32, 32), stride=(1, 32)) if transpose else cute.make_layout((32, 32), stride=(32, 1)),
        128,
    )
    thread = mma.get_slice(tid)
    coords = thread.partition_C(cute.make_identity_tensor((32, 32)))
    values = cute.make_rmem_tensor(coords.shape, cutec.Float16)
    for i in cutec.range_constexpr(cute.size(values)):
        values[i] = (coords[i][0] * 32 + coords[i][1]).to(cutec.Float16)
    atom = cute.make_copy_atom(warp.StMatrix8x8x16bOp(transpose, 4), cutec.Float16)
    store = cute.make_tiled_copy_C(atom, mma).get_slice(tid)
    cute.copy(store, store.retile(values), store.partition_D(shared))
    cute.arch.sync_threads()
    for i in cutec.range_constexpr(8):
        c[tid // 4, tid % 4 * 8 + i] = shared[tid // 4, tid % 4 * 8 + i]


@pytest.mark.parametrize("way", ["as they are", "transposed"])
def test_stmatrix(way: str) -> None:
    c = np.zeros((32, 32), np.float16)
    run(stored_by_matrices, c, way, block=128, arch="sm_90")
    assert (c == np.arange(1024).reshape(32, 32)).all()


@cute.kernel
def elementwise(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor):
    x, y, z = (cute.local_tile(t, (4,), (0,)) for t in (x, y, z))
    mine, theirs = cute.make_rmem_tensor(4, cutec.Float32), cute.make_rmem_tensor(4, cutec.Float32)
    cute.autovec_copy(x, mine)
    cute.autovec_copy(y, theirs)
    cute.axpby(2.0, mine, -1.0, theirs)
    cute.autovec_copy(theirs, y)
    cute.fill(z, 7.0)
    cute.fill(theirs, 3)
    cute.clear(mine)
    x[0] = mine[0] + theirs[0]


def test_axpby_fill_clear() -> None:
    x, y, z = np.arange(4, dtype=np.float32), np.full(4, 10, np.float32), np.zeros(4, np.float32)
    run(elementwise, x, y, z)
    assert y.tolist() == [-10, -8, -6, -4] and z.tolist() == [7] * 4 and x[0] == 3


@cute.kernel
def vector(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    """A matrix times a vector in one thread."""
    mma = cute.make_tiled_mma(MmaUniversalOp(cutec.Float32))
    frag_a = mma.make_fragment_A((1, 4, 3))
    frag_b, sums = cute.make_rmem_tensor((1, 3), cutec.Float32), cute.make_rmem_tensor((1, 4), cutec.Float32)
    for m in cutec.range_constexpr(4):
        for k in cutec.range_constexpr(3):
            frag_a[0, m, k] = a[m, k]
    for k in cutec.range_constexpr(3):
        frag_b[0, k] = b[k]
    cute.clear(sums)
    cute.gemv(mma, sums, frag_a, frag_b, sums)
    for m in cutec.range_constexpr(4):
        c[m] = sums[0, m]


def test_gemv() -> None:
    a, b, c = np.arange(12, dtype=np.float32).reshape(4, 3), np.array([1, 10, 100], np.float32), np.zeros(4, np.float32)
    run(vector, a, b, c)
    assert (c == a @ b).all()


def code_of(kernel: Any, *args: Any, arch: str = "sm_90a", block: int = 128) -> str:
    with pytest.raises(CutecError) as caught:
        run(kernel, *args, block=block, arch=arch)
    assert caught.value.help
    return f"{caught.value.code} {caught.value.message}"


HALVES = [np.zeros((64, 64), np.float16), np.zeros((64, 64), np.float16), np.zeros((64, 64), np.float32)]


@pytest.mark.parametrize(
    ("make", "arch", "said"),
    [
        (lambda: cute.make_tiled_mma(warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 32))), "sm_80", "E0431"),
        (lambda: cute.make_tiled_mma(warp.MmaF16BF16Op(cutec.BFloat16, cutec.Float16, (16, 8, 16))), "sm_80", "E0431"),
        (lambda: cute.make_tiled_mma(warp.MmaF16BF16Op(cutec.Float64, cutec.Float64, (16, 8, 16))), "sm_80", "E0431"),
        (
            lambda: cute.make_tiled_mma(warp.MmaF64Op((16, 8, 8))),
            "sm_80",
            "E0432 SM90_16x8x8_F64F64F64F64_TN needs sm_90; this is built for sm_80",
        ),
        (lambda: cute.make_tiled_mma(warp.MmaFP8Op(cutec.Float8E4M3FN, cutec.Float32)), "sm_80", "E0432"),
        (lambda: cute.make_tiled_mma(warp.MmaF8F6F4Op(cutec.Float8E4M3FN, cutec.Float32)), "sm_90a", "E0432"),
        (lambda: cute.make_copy_atom(warp.StMatrix8x8x16bOp(False, 4), cutec.Float16), "sm_80", "E0432"),
        (lambda: cute.make_copy_atom(warp.LdMatrix8x8x16bOp(False, 3), cutec.Float16), "sm_80", "E0411"),
        (
            lambda: cute.make_copy_atom(cpasync.CopyG2SOp(LoadCacheMode.GLOBAL), cutec.Float16, num_bits_per_copy=64),
            "sm_80",
            "E0411",
        ),
        (
            lambda: cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float16, l2_prefetch_size="32B"),
            "sm_80",
            "E0421 l2_prefetch_size cannot be '32B'",
        ),
        (
            lambda: cute.make_copy_atom(
                warp.LdMatrix8x8x16bOp(False, 4), cutec.Float16, l2_prefetch_size=L2PrefetchSize.SIZE_128B
            ),
            "sm_80",
            "E0411 SM75_U32x4_LDSM_N has no l2_prefetch_size",
        ),
        (
            lambda: cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float16, l2_prefetch_size="128B", invariant=True),
            "sm_80",
            "E0411 SM80_CP_ASYNC_CACHEALWAYS_ZFILL_L2_128B has no invariant",
        ),
        (lambda: cute.make_copy_atom(warp.LdMatrix8x8x16bOp(False, 4), cutec.Float64), "sm_80", "E0411"),
        (
            lambda: cute.make_tiled_mma(warp.MmaTF32Op((16, 8, 8)), (2, 2, 1), permutation_mnk=(48, 16, 8)),
            "sm_80",
            "E0434",
        ),
        (lambda: cute.make_tiled_mma(MmaUniversalOp(cutec.Float32)).set("metadata", 1), "sm_80", "E0433"),
        (lambda: cute.make_tiled_mma(cute.Layout(4)), "sm_80", "E0431"),
        # types that are not the atom's
        (lambda: cute.make_tiled_mma(warp.MmaTF32Op((16, 8, 8)), (4, 1, 1)), "sm_80", "E0405"),
    ],
)
def test_what_cannot_be(make: Any, arch: str, said: str) -> None:
    assert code_of(multiply, *HALVES, (make, (64, 64, 64)), arch=arch).startswith(said)


@cute.kernel
def crooked(a: cute.Tensor):
    """ldmatrix of rows that do not begin at multiples of 16 bytes."""
    tid, _, _ = cute.arch.thread_idx()
    shared = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float16, cute.make_layout((16, 16), stride=(20, 1)), 16)
    mma = cute.make_tiled_mma(warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16)))
    load = cute.make_tiled_copy_A(cute.make_copy_atom(warp.LdMatrix8x8x16bOp(False, 4), cutec.Float16), mma).get_slice(
        tid
    )
    fragment = mma.make_fragment_A(mma.get_slice(tid).partition_A(shared))
    cute.copy(load, load.partition_S(shared), load.retile(fragment))


@cute.kernel
def swizzled_pointer(a: cute.Tensor, offsets: cute.Tensor):
    """A swizzle of a pointer counts bytes: S<3,4,3> permutes pieces of 16 bytes, whatever the
    elements.
    """
    plain = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float16, cute.make_layout(512), 128)
    swizzled = cute.make_tensor(
        cute.recast_ptr(plain.iterator, cute.make_swizzle(3, 4, 3)), cute.make_layout((8, 64), stride=(64, 1))
    )
    for i in cutec.range_constexpr(8):
        for j in cutec.range_constexpr(64):
            swizzled[i, j] = cutec.Float16(i * 64 + j)
    for i in cutec.range_constexpr(512):
        a[i] = plain[i]


def test_a_swizzle_of_a_pointer_counts_bytes() -> None:
    a = np.zeros(512, np.float16)
    run(swizzled_pointer, a, a.copy())
    wanted = np.zeros(512)
    for row in range(8):
        for column in range(64):
            wanted[row * 64 + (column // 8 ^ row) * 8 + column % 8] = row * 64 + column
    assert (a == wanted).all()


def test_rows_of_a_matrix_are_aligned() -> None:
    assert code_of(crooked, np.zeros(4, np.float16), arch="sm_80", block=32).startswith(
        "E0410 SM75_U32x4_LDSM_N needs rows of 16 bytes"
    )


@cute.kernel
def bytes_there_and_back(a: cute.Tensor, b: cute.Tensor, atoms: Constexpr):
    """One warp: 16 rows of 16 bytes by ldmatrix, whose registers go back in the order of the atom;
    sums of 16x8 by stmatrix.
    """
    lane, _, _ = cute.arch.thread_idx()
    smem = cutec.utils.SmemAllocator()
    rows = smem.allocate_tensor(cutec.Uint8, cute.make_layout((16, 16), stride=(16, 1)), 128)
    for i in range(lane, 256, 32):
        rows[i // 16, i % 16] = a[i // 16, i % 16]
    cute.arch.sync_warp()
    load, store = [cute.make_copy_atom(op, cutec.Uint8) for op in atoms]
    registers = cute.make_rmem_tensor(8, cutec.Uint8)
    cute.copy_atom_call(load, rows[lane % 16, None], registers)
    cute.arch.sync_warp()
    target = smem.allocate_tensor(cutec.Uint8, cute.make_layout((16, 16), stride=(16, 1)), 128)
    cute.copy_atom_call(store, registers, target[lane % 16, None])
    cute.arch.sync_warp()
    for i in range(lane, 256, 32):
        b[i // 16, i % 16] = target[i // 16, i % 16]


def test_matrices_of_bytes() -> None:
    """ldmatrix gives registers of 16x16 bytes, four rows of a column each, which stmatrix takes for
    two matrices of 16x8: columns 0 to 7 become the one, 8 to 15 the other, two of four rows beside
    each other.
    """
    a = np.random.default_rng(0).integers(0, 256, (16, 16)).astype(np.uint8)
    b = np.zeros_like(a)
    run(bytes_there_and_back, a, b, (warp.LdMatrix16x16x8bOp(1), warp.StMatrix16x8x8bOp(2)), block=32, arch="sm_100a")
    assert (b == a.reshape(4, 2, 2, 2, 8).transpose(3, 0, 2, 1, 4).reshape(16, 16)).all()


def test_matrices_of_bytes_are_of_their_archs() -> None:
    arguments = (
        np.zeros((16, 16), np.uint8),
        np.zeros((16, 16), np.uint8),
        (warp.LdMatrix16x16x8bOp(1), warp.StMatrix16x8x8bOp(2)),
    )
    run(bytes_there_and_back, *arguments, block=32, arch="sm_120a")
    for arch in ("sm_90a", "sm_100"):
        with pytest.raises(CutecError) as caught:
            run(bytes_there_and_back, *arguments, block=32, arch=arch)
        assert caught.value.code == "E0432"
    for op in (warp.LdMatrix16x16x8bOp(4), warp.StMatrix16x8x8bOp(3), warp.LdMatrix16x16x8bOp(1, transpose=False)):
        with pytest.raises(CutecError) as caught:
            op.row_name()
        assert caught.value.code == "E0411"


@cute.kernel
def arranged(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, transposed: Constexpr, stores: Constexpr):
    """C = A Bᵀ leaves through a tiled copy that an atom of stmatrix lays out."""
    tid, _, _ = cute.arch.thread_idx()
    op = warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16))
    mma = cute.make_tiled_mma(op, (4, 1, 1), permutation_mnk=(64, 32, 16))
    a, b, c = (cute.local_tile(x, tile, (0, 0)) for x, tile in ((a, (64, 16)), (b, (32, 16)), (c, (64, 32))))
    thread = mma.get_slice(tid)
    sums = mma.make_fragment_C(thread.partition_C(c))
    frag_a, frag_b = mma.make_fragment_A(thread.partition_A(a)), mma.make_fragment_B(thread.partition_B(b))
    cute.basic_copy(thread.partition_A(a), frag_a)
    cute.basic_copy(thread.partition_B(b), frag_b)
    cute.clear(sums)
    cute.gemm(mma, sums, frag_a, frag_b, sums)
    matrices = cute.make_copy_atom(warp.StMatrix8x8x16bOp(transposed, 4), cutec.Float32)
    layout = cute.make_tiled_copy_C_atom(matrices, mma)
    plain = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32)
    tiled = layout if cutec.const_expr(stores) else cute.make_tiled_copy_S(plain, layout)
    part = tiled.get_slice(tid)
    cute.copy(tiled, part.retile(sums), part.partition_D(c))


@cute.jit
def host_of_arranged(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, transposed: Constexpr, stores: Constexpr):
    arranged(a, b, c, transposed, stores).launch(grid=1, block=128)


@pytest.mark.parametrize("transposed", [False, True])
def test_an_atom_of_stmatrix_lays_out_wider_values(transposed: bool) -> None:
    a, b = (np.random.default_rng(i).integers(-4, 5, (64, 16)).astype(np.float16) for i in range(2))
    c = np.zeros((64, 32), np.float32, "F" if transposed else "C")
    simulate(host_of_arranged, a, b[:32], c, transposed, False, arch="sm_90")
    np.testing.assert_array_equal(c, a.astype(np.float32) @ b[:32].T)


def test_an_atom_of_stmatrix_stores_no_wider_values() -> None:
    with pytest.raises(CutecError, match="SM90_U16x8_STSM_T stores units of 16 bits, not values of Float32"):
        simulate(host_of_arranged, *HALVES[:2], np.zeros((64, 32), np.float32), True, True, arch="sm_90")


# (M, N, K): the layouts of A's, B's and C's parts, then the last two modes of the shapes of parts,
# as CUTLASS's C++ has them (`partition_shape_A` divides by `shape_div`).
SMALLER = {
    (16, 8, 8): (
        "((2,2,2),1,2):((16,8,128),0,256) ((2,2),1,2):((8,64),0,128) ((2,2),1,1):((16,8),0,0)",
        [(1, 1)] * 3,
    ),
    (8, 4, 32): (
        "((2,2,2),1,2):((8,8,64),0,128) ((2,2),1,2):((4,32),0,64) ((2,2),1,1):((8,8),0,0)",
        [(1, 2), (1, 2), (1, 1)],
    ),
    (24, 12, 24): ("((2,2,2),1,2):((24,8,192),0,384) ((2,2),1,2):((12,96),0,192) ((2,2),1,1):((24,8),0,0)", None),
}


@pytest.mark.parametrize("extents", SMALLER)
def test_parts_of_tiles_smaller_than_the_multiply(extents):
    parts, shapes = [], []

    @cute.kernel
    def kernel(x: cute.Tensor):
        mma = cute.make_tiled_mma(warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16)), (2, 2, 1), (32, 16, 32))
        thread, memory = mma.get_slice(0), cutec.utils.SmemAllocator()
        m, n, k = extents
        for operand, shape in (("A", (m, k)), ("B", (n, k)), ("C", (m, n))):
            tile = memory.allocate_tensor(cutec.Float16, cute.make_layout(shape), 16)
            parts.append(str(getattr(thread, f"partition_{operand}")(tile).layout))
            try:
                shapes.append(getattr(mma, f"partition_shape_{operand}")(shape)[1:])
            except CutecError as err:
                shapes.append(err.code)

    @cute.jit
    def host(x: cute.Tensor):
        kernel(x).launch(grid=1, block=128)

    simulate(host, np.zeros(8, np.float32))
    wanted, counts = SMALLER[extents]
    assert " ".join(parts) == wanted and shapes == (counts or ["E0434"] * 3)
