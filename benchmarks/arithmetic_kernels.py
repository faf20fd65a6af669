"""One multiply of tensor cores a block: `cutec build benchmarks/arithmetic_kernels.py --arch sm_90a
-o DIR`. `benchmarks/arithmetic_gpu.py` compares what a GPU makes of it with the model.

An export of the form f32.bf16.bf16 of m64n8k16 has A (tiles, 64, 16), B (tiles, 8, 16), and C and D
(tiles, 64, 8): D = A Bᵀ + C of each tile. tf32 is stored as f32.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp, warpgroup
from cutec.target.tensor_sums import MMA, WGMMA

# PTX's names → types of elements in memory
STORED: dict[str, Any] = {
    "f32": cutec.Float32,
    "tf32": cutec.Float32,
    "f16": cutec.Float16,
    "bf16": cutec.BFloat16,
    "e4m3": cutec.Float8E4M3FN,
    "e5m2": cutec.Float8E5M2,
}
HALVES, BYTES = ("f16", "bf16"), ("e4m3", "e5m2")
WIDTHS = (8, 64, 256)  # N of warpgroups' multiplies


class Multiply(NamedTuple):
    """An instruction, its shape, and the types of A, B and D in PTX's names."""

    instruction: str
    mnk: tuple[int, int, int]
    a: str
    b: str
    d: str

    @property
    def name(self) -> str:
        """The export's."""
        m, n, k = self.mnk
        return f"{self.instruction.replace('.', '_')}_m{m}n{n}k{k}_{self.d}_{self.a}_{self.b}"

    def op(self) -> Any:
        """CuTe's operation."""
        a, b, d = (STORED[ty] for ty in (self.a, self.b, self.d))
        if self.instruction == MMA:
            if self.a == "tf32":
                return warp.MmaTF32Op(self.mnk)
            return warp.MmaFP8Op(a, d, self.mnk, b) if self.a in BYTES else warp.MmaF16BF16Op(a, d, self.mnk)
        if self.a == "tf32":
            return warpgroup.MmaTF32Op(self.mnk)
        return warpgroup.MmaF8Op(a, b, d, self.mnk) if self.a in BYTES else warpgroup.MmaF16BF16Op(a, d, self.mnk)


def multiplies() -> list[Multiply]:
    """All of floats that Hopper has: shapes of `mma.sync`; of `wgmma` three widths."""
    kinds = [("tf32", "tf32", "f32"), ("bf16", "bf16", "f32"), ("f16", "f16", "f32"), ("f16", "f16", "f16")]
    kinds += [(a, b, d) for a in BYTES for b in BYTES for d in ("f32", "f16")]
    found = []
    for a, b, d in kinds:
        whole = 256 // 8 // (STORED[a].width // 8)  # K of a row of 32 bytes
        found += [Multiply(MMA, (16, 8, k), a, b, d) for k in ((whole,) if a in BYTES else (whole // 2, whole))]
        found += [Multiply(WGMMA, (64, n, whole), a, b, d) for n in WIDTHS]
    return found


class Tiles:
    """The function of a multiply."""

    def __init__(self, what: Multiply):
        self.what = what

    @cute.jit
    def __call__(self, a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, d: cute.Tensor):
        mma = cute.make_tiled_mma(self.what.op())
        self.kernel(mma, a, b, c, d).launch(grid=(a.shape[0], 1, 1), block=(mma.size, 1, 1))

    @cute.kernel
    def kernel(self, mma: cute.TiledMma, a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, d: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        tile, _, _ = cute.arch.block_idx()
        part = mma.get_slice(tid)
        gA, gB, gC, gD = (x[tile, None, None] for x in (a, b, c, d))
        acc = mma.make_fragment_C(part.partition_C(gC))
        cute.autovec_copy(part.partition_C(gC), acc)
        if cutec.const_expr(self.what.instruction == WGMMA):
            mma.set(warpgroup.Field.ACCUMULATE, True)
            tCrA = mma.make_fragment_A(part.partition_A(self.shared(gA, tid)))
            tCrB = mma.make_fragment_B(part.partition_B(self.shared(gB, tid)))
            cute.arch.fence_proxy("async.shared", space="cta")
            cute.arch.sync_threads()
            warpgroup.fence()
            cute.gemm(mma, acc, tCrA, tCrB, acc)
            warpgroup.commit_group()
            warpgroup.wait_group(0)
        else:
            tCrA = mma.make_fragment_A(part.partition_A(gA))
            tCrB = mma.make_fragment_B(part.partition_B(gB))
            cute.autovec_copy(part.partition_A(gA), tCrA)
            cute.autovec_copy(part.partition_B(gB), tCrB)
            cute.gemm(mma, acc, tCrA, tCrB, acc)
        cute.autovec_copy(acc, part.partition_C(gD))

    @cute.jit
    def shared(self, matrix, tid):
        """The matrix in shared memory, as a warpgroup's multiply reads it."""
        atom = warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW32, matrix.element_type)
        layout = cute.tile_to_shape(atom, matrix.shape, (0, 1))
        sX = cutec.utils.SmemAllocator().allocate_tensor(matrix.element_type, layout.outer, 1024, layout.inner)
        for i in cutec.range(tid, cute.size(matrix), 128):
            sX[i // matrix.shape[1], i % matrix.shape[1]] = matrix[i // matrix.shape[1], i % matrix.shape[1]]
        return sX


for _what in multiplies():
    _m, _n, _k = _what.mnk
    _a, _b, _d = (STORED[ty].short for ty in (_what.a, _what.b, _what.d))
    cutec.export(
        Tiles(_what),
        [
            f"in {_a}[tiles,{_m},{_k}]",
            f"in {_b}[tiles,{_n},{_k}]",
            f"in {_d}[tiles,{_m},{_n}]",
            f"out {_d}[tiles,{_m},{_n}]",
        ],
        name=_what.name,
        arch=["sm_90a"],
    )
