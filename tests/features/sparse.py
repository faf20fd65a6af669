"""mma.sp and wgmma.mma_async.sp of every type: matrices compressed by `cutec.testing.sparse`,
against the dense product.

`python tests/features/sparse.py BUNDLE [--on gpu|cpu]` runs all exports of a bundle.
"""

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import warp, warpgroup

WARPS, GROUPS = (2, 2, 2), (2, 1, 4)  # atoms along M, N and K


@cute.jit
def words_of(metadata: cute.Tensor, thread):
    """A thread's words of all tiles, (1, M, K), in registers."""
    words = cute.make_rmem_tensor(cute.make_layout((1, *metadata.shape[:2])), cutec.Uint32)
    cute.basic_copy(metadata[None, None, thread], words[0, None, None])
    return words


@cute.kernel
def by_a_warp(
    stored: cute.Tensor, metadata: cute.Tensor, b: cute.Tensor, c: cute.Tensor, op: Constexpr, selector: Constexpr
):
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(op)
    mma.set("selector", selector)
    thread = mma.get_slice(tid)
    part_a, part_b, part_c = thread.partition_A(stored), thread.partition_B(b), thread.partition_C(c)
    frag_a, frag_b, sums = mma.make_fragment_A(part_a), mma.make_fragment_B(part_b), mma.make_fragment_C(part_c)
    cute.basic_copy(part_a, frag_a)
    cute.basic_copy(part_b, frag_b)
    cute.clear(sums)
    cute.gemm(mma, sums, (frag_a, words_of(metadata, tid)), frag_b, sums)
    cute.basic_copy(sums, part_c)


@cute.kernel
def by_a_warpgroup(
    stored: cute.Tensor,
    metadata: cute.Tensor,
    b: cute.Tensor,
    c: cute.Tensor,
    op: Constexpr,
    kinds: Constexpr,
    selector: Constexpr,
):
    smem = cutec.utils.SmemAllocator()
    tiles = [
        cute.tile_to_shape(warpgroup.make_smem_layout_atom(kind, x.element_type), x.shape, (0, 1))
        for kind, x in zip(kinds, (stored, b))
    ]
    sA, sB = [smem.allocate_tensor(x.element_type, tile.outer, 1024, tile.inner) for tile, x in zip(tiles, (stored, b))]
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(op)
    for i in range(tid, cute.size(stored), 128):
        sA[i] = stored[i]
    for i in range(tid, cute.size(b), 128):
        sB[i] = b[i]
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.sync_threads()
    thread = mma.get_slice(tid)
    part_a, part_c = thread.partition_A(sA), thread.partition_C(c)
    frag_a, frag_b, sums = (
        mma.make_fragment_A(part_a),
        mma.make_fragment_B(thread.partition_B(sB)),
        mma.make_fragment_C(part_c),
    )
    if cutec.const_expr(frag_a is not part_a):
        cute.autovec_copy(part_a, frag_a)
    mma.set(warpgroup.Field.ACCUMULATE, False)
    mma.set(warpgroup.Field.SELECTOR, selector)
    warpgroup.fence()
    cute.gemm(mma, sums, (frag_a, words_of(metadata, tid)), frag_b, sums)
    warpgroup.commit_group()
    warpgroup.wait_group(0)
    cute.basic_copy(sums, part_c)


@cute.jit
def warp_product(
    dense: cute.Tensor,
    stored: cute.Tensor,
    metadata: cute.Tensor,
    b: cute.Tensor,
    c: cute.Tensor,
    op: Constexpr,
    selector: Constexpr,
):
    by_a_warp(stored, metadata, b, c, op, selector).launch(grid=1, block=32)


@cute.jit
def warpgroup_product(
    dense: cute.Tensor,
    stored: cute.Tensor,
    metadata: cute.Tensor,
    b: cute.Tensor,
    c: cute.Tensor,
    op: Constexpr,
    kinds: Constexpr,
    selector: Constexpr,
):
    by_a_warpgroup(stored, metadata, b, c, op, kinds, selector).launch(grid=1, block=128)


def product(dense, stored, metadata, b):
    """The reference: the matrix that was compressed, times B."""
    import numpy as np

    kind = np.int64 if dense.dtype.kind in "iu" or "int" in dense.dtype.name else np.float64
    return dense.astype(kind) @ b.astype(kind).T


# A, B, the sums: classes, and how the arguments are declared
F16, BF16, F32 = (cutec.Float16, "f16"), (cutec.BFloat16, "bf16"), (cutec.Float32, "f32")
E4M3, E5M2 = (cutec.Float8E4M3FN, "f8E4M3FN"), (cutec.Float8E5M2, "f8E5M2")
S8, U8, S4, U4, S32 = (
    (cutec.Int8, "i8"),
    (cutec.Uint8, "u8"),
    (cutec.Int4, "i4"),
    (cutec.Uint4, "u4"),
    (cutec.Int32, "i32"),
)

# name → types, K, selector
WARP = {
    "f16_k16": (F16, F16, F32, 16, 3),
    "f16_k32": (F16, F16, F32, 32, 1),
    "f16_in_f16_k32": (F16, F16, F16, 32, 0),
    "bf16_k16": (BF16, BF16, F32, 16, 0),
    "bf16_k32": (BF16, BF16, F32, 32, 0),
    "tf32_k8": (F32, F32, F32, 8, 2),
    "tf32_k16": (F32, F32, F32, 16, 1),
    "e4m3_k64": (E4M3, E4M3, F32, 64, 0),
    "e5m2_e4m3_k64": (E5M2, E4M3, F32, 64, 0),
    "s8_k32": (S8, S8, S32, 32, 1),
    "u8_s8_k64": (U8, S8, S32, 64, 0),
    "s4_k64": (S4, S4, S32, 64, 1),
    "u4_k128": (U4, U4, S32, 128, 0),
    "s4_u4_k128": (S4, U4, S32, 128, 0),
}
# name → types, N, K, selector, A from registers, layouts of A and B
_K, _M = warpgroup.SmemLayoutAtomKind.K_SW128, warpgroup.SmemLayoutAtomKind.MN_SW128
_K64, _PLAIN = warpgroup.SmemLayoutAtomKind.K_SW64, warpgroup.SmemLayoutAtomKind.K_INTER
WARPGROUP = {
    "f16": (F16, F16, F32, 64, 32, 1, False, (_K, _K)),
    "f16_in_f16": (F16, F16, F16, 8, 32, 0, False, (_K64, _K64)),
    "f16_plain": (F16, F16, F32, 24, 32, 0, False, (_PLAIN, _PLAIN)),
    "f16_registers": (F16, F16, F32, 16, 32, 0, True, (_K, _K)),
    "f16_m_major": (F16, F16, F32, 64, 32, 0, False, (_M, _K)),
    "bf16_mn_major": (BF16, BF16, F32, 64, 32, 0, False, (_M, _M)),
    "tf32": (F32, F32, F32, 32, 16, 1, False, (_K, _K)),
    "tf32_registers": (F32, F32, F32, 8, 16, 0, True, (_K, _K)),
    "e4m3": (E4M3, E4M3, F32, 48, 64, 0, False, (_K, _K)),
    "e5m2_e4m3_registers": (E5M2, E4M3, F32, 16, 64, 0, True, (_K, _K)),
    "s8": (S8, S8, S32, 32, 64, 0, False, (_K, _K)),
    "u8_s8": (U8, S8, S32, 96, 64, 0, False, (_K64, _K)),
    "s8_registers": (S8, S8, S32, 16, 64, 0, True, (_K, _K)),
}


def extents(op):
    return [extent * times for extent, times in zip(op.shape(), WARPS if op.shape()[0] == 16 else GROUPS)]


def arguments(op, a, b, d):
    m, n, k = extents(op)
    words = f"{m // op.shape()[0]},{k // op.shape()[2]},{op.mma_row().threads}"
    return [f"in {a}[{m},{k}]", f"in {a}[{m},{k // 2}]", f"in u32[{words}]", f"in {b}[{n},{k}]", f"out {d}[{m},{n}]"]


OPS = {}
for _name, (_a, _b, _d, _k, _selector) in WARP.items():
    _op = OPS[f"warp_{_name}"] = warp.MmaSparseOp(_a[0], _b[0], _d[0], (16, 8, _k))
    cutec.export(
        warp_product,
        name=f"warp_{_name}",
        args=arguments(_op, _a[1], _b[1], _d[1]),
        constexpr={"op": _op, "selector": _selector},
        reference=product,
        arch="sm_90a",
    )
for _name, (_a, _b, _d, _n, _k, _selector, _registers, _kinds) in WARPGROUP.items():
    _majors = [warpgroup.OperandMajorMode.MN if kind is _M else warpgroup.OperandMajorMode.K for kind in _kinds]
    _source = warpgroup.OperandSource.RMEM if _registers else warpgroup.OperandSource.SMEM
    _op = OPS[f"warpgroup_{_name}"] = warpgroup.MmaSparseOp(_a[0], _b[0], _d[0], (64, _n, _k), _source, *_majors)
    cutec.export(
        warpgroup_product,
        name=f"warpgroup_{_name}",
        args=arguments(_op, _a[1], _b[1], _d[1]),
        constexpr={"op": _op, "kinds": _kinds, "selector": _selector},
        reference=product,
        arch="sm_90a",
    )


def inputs(name, folder, seed):
    """Files of a random sparse matrix, and what the compressor makes of it: parameter → path."""
    from pathlib import Path

    import numpy as np

    from cutec.runtime.arrays import numpy_dtype
    from cutec.runtime.npy import npy_bytes
    from cutec.testing import sparse

    op, rng = OPS[name], np.random.default_rng(seed)
    m, n, k = extents(op)
    limits = {"u8": (0, 256), "s8": (-128, 128), "u4": (0, 16), "s4": (-8, 8)}
    dense, b = (rng.integers(*limits.get(ty, (-7, 8)), (rows, k)) for rows, ty in zip((m, n), op.names()))
    dense = sparse.prune(np.where(rng.random((m, k)) < 0.3, 0, dense), op)
    stored, metadata = sparse.compress(dense, op)
    left, right = numpy_dtype(op.a_dtype.short), numpy_dtype(op.b_dtype.short)
    paths = {}
    for parameter, array, dtype in (
        ("dense", dense, left),
        ("stored", stored, left),
        ("metadata", metadata, metadata.dtype),
        ("b", b, right),
    ):
        paths[parameter] = f"{folder}/{name}_{parameter}.npy"
        Path(paths[parameter]).write_bytes(npy_bytes(array.astype(dtype)))
    return paths


def main(bundle, *options):
    import subprocess
    import sys
    import tempfile

    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in OPS:
            given = [f"--in={parameter}={path}" for parameter, path in inputs(name, folder, 0).items()]
            command = [
                sys.executable,
                "-m",
                "cutec",
                "run",
                f"{bundle}/manifest.yaml",
                "--entry",
                name,
                "--check",
                *given,
                *options,
            ]
            done = subprocess.run(command, capture_output=True, text=True)
            failed += done.returncode != 0
            print(
                name,
                "ok" if done.returncode == 0 else f"exit {done.returncode}\n{done.stdout}{done.stderr}",
                flush=True,
            )
    return int(failed > 0)


if __name__ == "__main__":
    import sys

    sys.exit(main(*sys.argv[1:]))
