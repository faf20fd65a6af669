"""C = A Bᵀ on GeForce Blackwell (sm_120, sm_121), which has no tensor memory: one warp loads by TMA
into a ring of stages, eight warps multiply what ldmatrix brings to their registers (mma.sync), and
C goes out by TMA.

A is (M, K) and B (N, K), both with K contiguous; C, in bfloat16, is (M, N) with N contiguous; sums
are in float32. M, N and K are known at launch.

| function | A and B | scale factors | extents |
| --- | --- | --- | --- |
| `f16` | float16 | | any: the TMA unit fills with zeros what lies outside |
| `nvfp4` | e2m1, two to a byte | ue4m3, for 16 elements along K | whole tiles |

Matrices with scale factors are declared by chunks (common/scaled.py).

Names follow CuTe (docs/letters.md): `tAgA` is A's part of `gA`, by the copy of A; `tCrA` A's in
registers, by the multiply.
"""

from typing import Any

from common.scaled import matrix, reference as scaled_reference, scales

import cutec
from cutec import cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warp, warpgroup
from cutec.utils import blackwell_helpers as sm120, blockscaled_layout

ARCHS = ["sm_120a", "sm_121a"]
BM, BN = 128, 128
SHARED = 99 * 1024 - 2048  # bytes that a block may take for stages
WARPS = (4, 2, 1)  # that multiply, along M and N: each 32 rows and 64 columns of a tile
MULTIPLYING = 8
THREADS = 32 * (MULTIPLYING + 1)


def smem_layout(dtype, rows, columns, stages):
    """Tiles with K contiguous, swizzled so that neither TMA nor ldmatrix collide: (rows, columns,
    stages).
    """
    atom = warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, dtype)
    return cute.tile_to_shape(atom, (rows, columns, stages), (0, 1, 2))


class Gemm:
    """The GEMM of a type of A and B. With `scale`, every `vector` elements share a scale factor of
    that type.
    """

    def __init__(self, dtype, scale: Any = None, vector=0):
        self.dtype, self.scale, self.vector = dtype, scale, vector
        self.tile = (BM, BN, 1024 // dtype.width)  # 128 bytes along K
        scales = (BM + BN) * self.tile[2] // vector if vector else 0
        self.stages = SHARED // ((BM + BN) * 128 + scales)  # 3, or 2 with scale factors

    def multiply(self):
        """The tiled multiply: a warp takes 32 columns at a time, so that one ldmatrix of B serves
        several instructions.
        """
        if self.scale is None:
            op = warp.MmaF16BF16Op(self.dtype, cutec.Float32, (16, 8, 16))
            return cute.make_tiled_mma(op, WARPS, permutation_mnk=(64, 32, 16))
        op = warp.MmaMXF4NVF4Op(self.dtype, cutec.Float32, self.scale)
        return cute.make_tiled_mma(op, WARPS, permutation_mnk=sm120.get_permutation_mnk(self.tile, self.vector))

    def launch(self, matrices, scales, c):
        mma, (m, n, k) = self.multiply(), self.tile
        rings: list[Any] = [smem_layout(self.dtype, rows, k, self.stages) for rows in (m, n)]
        if scales:
            rings.append(blockscaled_layout.sm120_make_smem_layout_sfa(mma, self.tile, self.vector, self.stages))
            rings.append(blockscaled_layout.sm120_make_smem_layout_sfb(mma, self.tile, self.vector, self.stages))
        stages = [cute.slice_(ring, (None, None, 0)) for ring in rings]
        layout_C = cute.slice_(smem_layout(c.element_type, m, n, 1), (None, None, 0))
        load, save = cpasync.CopyBulkTensorTileG2SOp(), cpasync.CopyBulkTensorTileS2GOp()
        atoms, tensors = [], []
        for i, (tensor, stage) in enumerate(zip((*matrices, *scales), stages)):
            # A chunk of scale factors is 512 bytes, and a box has at most 256 elements: pairs of
            # bytes.
            kind: dict[str, Any] = {} if i < 2 else {"internal_type": cutec.Int16}
            atom, coordinates = cpasync.make_tiled_tma_atom(load, tensor, stage, (self.tile[i % 2], k), **kind)
            atoms.append(atom)
            tensors.append(coordinates)
        tma_C, mC = cpasync.make_tiled_tma_atom(save, c, layout_C, (m, n))
        types = (self.dtype, self.dtype, self.scale, self.scale)
        self.stage_bytes = sum(cute.size_in_bytes(dtype, stage) for dtype, stage in zip(types, stages))
        self.kernel(mma, tuple(atoms), tuple(tensors), tma_C, mC, (*rings, layout_C)).launch(
            grid=(cute.ceil_div(c.shape[0], BM), cute.ceil_div(c.shape[1], BN), 1), block=(THREADS, 1, 1)
        )

    @cute.kernel
    def kernel(
        self,
        mma: cute.TiledMma,
        atoms: tuple,
        tensors: tuple,
        tma_C: cpasync.TmaAtom,
        mC: cute.Tensor,
        layouts: cutec.Constexpr,
    ):
        tid, _, _ = cute.arch.thread_idx()
        warp_idx = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        block_m, block_n, _ = cute.arch.block_idx()
        *rings, layout_C = layouts
        smem = utils.SmemAllocator()
        barriers = smem.allocate_array(cutec.Int64, 2 * self.stages)
        held = [smem.allocate_tensor(self.dtype, ring.outer, 1024, ring.inner) for ring in rings[:2]]
        held += [smem.allocate_tensor(self.scale, ring, 128) for ring in rings[2:]]
        loads, reads = pipeline.PipelineTmaAsync.create(
            num_stages=self.stages,
            producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread),
            consumer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, MULTIPLYING),
            tx_count=self.stage_bytes,
            barrier_storage=barriers,
        ).make_participants()

        # What the TMA unit copies: (tile, stages), and (tile, k_tiles) of this block's rows.
        coordinates = (block_m, block_n)
        shared, tiles = [], []
        for i, ring in enumerate(held):
            whole = cute.local_tile(tensors[i], (self.tile[i % 2], self.tile[2]), (coordinates[i % 2], None))
            tXsX, tXgX = cpasync.tma_partition(
                atoms[i], 0, cute.make_layout(1), cute.group_modes(ring, 0, 2), cute.group_modes(whole, 0, 2)
            )
            shared.append(cute.filter_zeros(tXsX))  # the elements of a block have one scale factor
            tiles.append(cute.filter_zeros(tXgX))
        k_tiles = cute.size(tiles[0], mode=[1])

        if warp_idx == MULTIPLYING:
            for _ in cutec.range(k_tiles):
                empty = loads.acquire_and_advance()
                for i in cutec.range_constexpr(len(held)):
                    cute.copy(
                        atoms[i], tiles[i][None, empty.count], shared[i][None, empty.index], tma_bar_ptr=empty.barrier
                    )
            loads.tail()  # no warp leaves while others still tell it that they have read
        else:
            self.consume(mma, held, reads, k_tiles, tma_C, mC, layout_C, coordinates, tid)

    @cute.jit
    def consume(self, mma, held, reads, k_tiles, tma_C, mC, layout_C, coordinates, tid):
        """Multiply what comes, and store the sums."""
        part = mma.get_slice(tid)
        tCrA = mma.make_fragment_A(part.partition_A(held[0])[None, None, None, 0])
        tCrB = mma.make_fragment_B(part.partition_B(held[1])[None, None, None, 0])
        acc = mma.make_fragment_C(mma.partition_shape_C((BM, BN)))
        acc.fill(0.0)
        four = cute.make_copy_atom(warp.LdMatrix8x8x16bOp(False, 4), self.dtype)
        copies = [
            (cute.make_tiled_copy_A(four, mma).get_slice(tid), tCrA),
            (cute.make_tiled_copy_B(four, mma).get_slice(tid), tCrB),
        ]
        operands = [[tCrA], [tCrB]]
        if cutec.const_expr(self.scale is not None):
            tCrSFA, tCrSFB, more = self.scales(mma, part, held[2:], tid)
            copies += more
            operands = [[tCrA, tCrSFA], [tCrB, tCrSFB]]
        sources = [copy.partition_S(ring) for (copy, _), ring in zip(copies, held)]
        targets = [copy.retile(registers) for copy, registers in copies]
        for _ in cutec.range(k_tiles):
            full = reads.wait_and_advance()
            for k in cutec.range_constexpr(cute.size(tCrA, mode=[2])):
                at, to = (None, None, k, full.index), (None, None, k)
                for (copy, _), source, target in zip(copies, sources, targets):
                    cute.copy(copy, cute.filter_zeros(source[at]), cute.filter_zeros(target[to]))
                left, right = [[fragment[to] for fragment in operand] for operand in operands]
                cute.gemm(mma, acc, left, right, acc)
            cute.arch.sync_warp()  # one lane tells that all have read
            full.release()
        self.store(mma, acc, held[0], tma_C, mC, layout_C, coordinates, tid)

    def scales(self, mma, part, held, tid):
        """Registers for a thread's scale factors, (values, M or N, K), and their copies."""
        atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), self.scale)
        m, n, k = (cute.size(extent) for extent in mma.permutation_mnk)
        copy_A = cute.make_tiled_copy(atom, sm120.get_layoutSFA_TV(mma), (m, k)).get_slice(tid)
        copy_B = cute.make_tiled_copy(atom, sm120.get_layoutSFB_TV(mma), (n, k)).get_slice(tid)
        tCrSFA = sm120.partition_fragment_SFA(held[0][None, None, 0], part, tid)
        tCrSFB = sm120.partition_fragment_SFB(held[1][None, None, 0], part, tid)
        tCrSFA, tCrSFB = (cute.group_modes(t, 2, cute.rank(t)) for t in (tCrSFA, tCrSFB))
        return tCrSFA, tCrSFB, [(copy_A, tCrSFA), (copy_B, tCrSFB)]

    @cute.jit
    def store(self, mma, acc, sA, tma_C, mC, layout_C, coordinates, tid):
        """Sums go to shared memory as bf16, in the place of A's tiles, then to C, which the TMA
        unit bounds.
        """
        everyone = 32 * MULTIPLYING
        cute.arch.barrier(barrier_id=1, number_of_threads=everyone)  # all have read A
        pointer = cute.recast_ptr(sA.iterator, layout_C.inner, dtype=cutec.BFloat16)
        sC = cute.make_tensor(pointer, layout_C.outer)
        tCrC = cute.make_fragment_like(acc, cutec.BFloat16)
        tCrC.store(acc.load().to(cutec.BFloat16))
        cute.autovec_copy(tCrC, mma.get_slice(tid).partition_C(sC))
        # What threads have written, the TMA unit sees after this fence; all of them, after the
        # barrier.
        cute.arch.fence_proxy("async.shared", space="cta")
        cute.arch.barrier(barrier_id=1, number_of_threads=everyone)
        gC = cute.local_tile(mC, (BM, BN), coordinates)
        tXsC, tXgC = cpasync.tma_partition(
            tma_C, 0, cute.make_layout(1), cute.group_modes(sC, 0, 2), cute.group_modes(gC, 0, 2)
        )
        if tid < 32:
            cute.copy(tma_C, tXsC, tXgC)
            cute.arch.cp_async_bulk_commit_group()
            cute.arch.cp_async_bulk_wait_group(0)


class F16(Gemm):
    @cute.jit
    def __call__(self, a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
        self.launch((a, b), (), c)


class Scaled(Gemm):
    @cute.jit
    def __call__(self, a: cute.Tensor, sfa: cute.Tensor, b: cute.Tensor, sfb: cute.Tensor, c: cute.Tensor):
        a, b, c = (matrix(x) for x in (a, b, c))
        factors = [scales(*each, self.vector) for each in ((sfa, a), (sfb, b))]
        a, b, c, sfa, sfb = (x[None, None, 0] for x in (a, b, c, *factors))
        self.launch((a, b), (sfa, sfb), c)


def reference(a, b):
    import numpy as np

    return a.astype(np.float64) @ b.astype(np.float64).T


cutec.export(
    F16(cutec.Float16),
    ["in f16[m,k{div=8}]", "in f16[n,k]", "out bf16[m,n{div=8}]"],
    name="f16",
    reference=reference,
    flops="2*m*n*k",
    arch=ARCHS,
)
_dtype, _scale = cutec.Float4E2M1FN, cutec.Float8E4M3FN
cutec.export(
    Scaled(_dtype, _scale, 16),
    [
        f"in {_dtype.short}[m,{BM},k{{div=4}},64]",
        f"in {_scale.short}[m,k,512]",
        f"in {_dtype.short}[n,{BN},k,64]",
        f"in {_scale.short}[n,k,512]",
        f"out bf16[m,{BM},n,{BN}]",
    ],
    name="nvfp4",
    reference=scaled_reference,
    flops=f"{2 * BM * BN * 64}*m*n*k",
    arch=ARCHS,
)
