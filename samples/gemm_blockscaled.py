"""C = A Bᵀ on Blackwell, with a scale for every 16 or 32 elements along K of A and of B: mxfp8,
mxfp4 and nvfp4. TMA loads tiles and their scale factors into a ring of stages, one warp copies the
scale factors to tensor memory and gives the multiplies to the tensor core, all store C.

A is (M, K) and B (N, K), K contiguous, of elements of 8 bits, or of 4 bits, two to a byte. Scale
factors are in chunks of 512 bytes, for 128 rows and 4 blocks along K, as the hardware wants them.
C, in bfloat16, is (M, N). M, N and K are known at launch: whole tiles of 128, and of 128 bytes
along K. Matrices and scale factors are declared by chunks (common/scaled.py).

| function | A and B | scale factors | for |
| --- | --- | --- | --- |
| `mxfp8`, `mxfp8_grouped` | e4m3 | ue8m0 | 32 |
| `mxfp4`, `mxfp4_grouped` | e2m1 | ue8m0 | 32 |
| `nvfp4`, `nvfp4_grouped` | e2m1 | ue4m3 | 16 |

*Grouped*, there are several B, (groups, N, K), and `groups` has for each chunk of 128 rows of A the
number of the one that it is multiplied by, as for a mixture of experts: rows of a group lie one
behind the other and fill whole chunks. Groups may be empty, and of any sizes. A chunk with a number
that no group has, -1 say, belongs to nobody: its rows of C are zeros.

    cutec run gemm_blockscaled.py --entry nvfp4_grouped --arch sm_100a --on cpu --check \
        --set m=4 --set n=1 --set k=8 --set g=9

Names follow CuTe (docs/letters.md): `tAgA` is A's part of `gA`, by the copy of A; `tCtSFA` are A's
scale factors in tensor memory (t), by the multiply.
"""

from common.scaled import grouped_reference, matrix, reference, scales

import cutec
from cutec import cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, tcgen05
from cutec.utils import blackwell_helpers, blockscaled_layout

BM, BN = 128, 128
K_BLOCKS = 4  # multiplies of a tile
STAGES, THREADS = 3, 128


@cute.struct
class Storage:
    ring: cute.struct.MemRange[cutec.Int64, STAGES * 2]
    sums: cute.struct.MemRange[cutec.Int64, 2]
    holder: cutec.Int32  # where tensor memory was allocated


class Gemm:
    """The GEMM of a type of A and B, and scale factors of a type for every `vector` elements."""

    def __init__(self, dtype, scale, vector):
        self.dtype, self.scale, self.vector = dtype, scale, vector
        self.tile = (BM, BN, 256 // dtype.width * K_BLOCKS)

    def launch(self, a, sfa, b, sfb, c, groups):
        a, b, c = (matrix(x) for x in (a, b, c))
        sfa, sfb = scales(sfa, a, self.vector), scales(sfb, b, self.vector)
        k_major = tcgen05.OperandMajorMode.K
        mma = blackwell_helpers.make_blockscaled_trivial_tiled_mma(
            self.dtype, k_major, k_major, self.scale, self.vector, tcgen05.CtaGroup.ONE, (BM, BN)
        )
        # A ring of tiles of A, B and of their scale factors, and the layout of one stage of each.
        rings = (
            blackwell_helpers.make_smem_layout_a(mma, self.tile, self.dtype, STAGES),
            blackwell_helpers.make_smem_layout_b(mma, self.tile, self.dtype, STAGES),
            blockscaled_layout.make_smem_layout_sfa(mma, self.tile, self.vector, STAGES),
            blockscaled_layout.make_smem_layout_sfb(mma, self.tile, self.vector, STAGES),
        )
        stages = [cute.slice_(ring, (None, None, None, 0)) for ring in rings]
        load = cpasync.CopyBulkTensorTileG2SOp(tcgen05.CtaGroup.ONE)
        make_a, make_b = cute.nvgpu.make_tiled_tma_atom_A, cute.nvgpu.make_tiled_tma_atom_B
        # A chunk of scale factors is 512 bytes, and a box has at most 256 elements: pairs of bytes.
        copies = (
            make_a(load, a, stages[0], self.tile, mma),
            make_b(load, b, stages[1], self.tile, mma),
            make_a(load, sfa, stages[2], self.tile, mma, internal_type=cutec.Int16),
            make_b(load, sfb, stages[3], self.tile, mma, internal_type=cutec.Int16),
        )
        types = (self.dtype, self.dtype, self.scale, self.scale)
        self.stage_bytes = sum(cute.size_in_bytes(dtype, stage) for dtype, stage in zip(types, stages))
        atoms, tensors = tuple(copy.atom for copy in copies), tuple(copy.tma_tensor for copy in copies)
        self.kernel(mma, atoms, tensors, c[None, None, 0], groups, rings).launch(
            grid=(cute.ceil_div(c.shape[0], BM), cute.ceil_div(c.shape[1], BN), 1), block=(THREADS, 1, 1)
        )

    @cute.kernel
    def kernel(
        self,
        mma: cute.TiledMma,
        atoms: tuple,
        tensors: tuple,
        mC: cute.Tensor,
        groups: cute.Tensor | None,
        rings: cutec.Constexpr,
    ):
        tid, _, _ = cute.arch.thread_idx()
        warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        block_m, block_n, _ = cute.arch.block_idx()
        group = cutec.Int32(0) if groups is None else groups[block_m]
        smem = utils.SmemAllocator()
        storage = smem.allocate(Storage)
        sA = smem.allocate_tensor(self.dtype, rings[0].outer, 1024, rings[0].inner)
        sB = smem.allocate_tensor(self.dtype, rings[1].outer, 1024, rings[1].inner)
        sSFA = smem.allocate_tensor(self.scale, rings[2], 128)
        sSFB = smem.allocate_tensor(self.scale, rings[3], 128)

        one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
        everyone = pipeline.CooperativeGroup(pipeline.Agent.Thread, THREADS)
        loads, reads = pipeline.PipelineTmaUmma.create(
            num_stages=STAGES,
            producer_group=one,
            consumer_group=one,
            tx_count=self.stage_bytes,
            barrier_storage=storage.ring.data_ptr(),
        ).make_participants()
        multiplies, results = pipeline.PipelineUmmaAsync.create(
            num_stages=1, producer_group=one, consumer_group=everyone, barrier_storage=storage.sums.data_ptr()
        ).make_participants()

        # What the TMA unit copies: (tile, stages), and (tile, k_tiles) of this block's rows.
        thread, coordinates = mma.get_slice(0), ((block_m, None, 0), (block_n, None, group))
        parts = (thread.partition_A, thread.partition_B)
        shared, tiles = [], []
        for i, ring in enumerate((sA, sB, sSFA, sSFB)):
            mn = (self.tile[i % 2], self.tile[2])
            whole = parts[i % 2](cute.local_tile(tensors[i], mn, coordinates[i % 2]))
            tXsX, tXgX = cpasync.tma_partition(
                atoms[i], 0, cute.make_layout(1), cute.group_modes(ring, 0, 3), cute.group_modes(whole, 0, 3)
            )
            shared.append(cute.filter_zeros(tXsX))  # the elements of a block have one scale factor
            tiles.append(cute.filter_zeros(tXgX))
        # Without tiles, or a group, a tile is loaded of what lies outside: zeros.
        k_tiles, first = cute.size(tiles[0], mode=[1]), cutec.Int32(0)
        if group < 0 or group >= tensors[1].shape[2]:
            first, k_tiles = k_tiles, 0
        k_tiles = cutec.max(k_tiles, 1)

        # Tensor memory: the sums, then the scale factors of A and of B.
        tCrA, tCrB = mma.make_fragment_A(sA), mma.make_fragment_B(sB)
        sums = mma.make_fragment_C(mma.partition_shape_C((BM, BN)))
        stage = [cute.slice_(ring, (None, None, None, 0)) for ring in rings[2:]]
        layout_sfa = blockscaled_layout.make_tmem_layout_sfa(mma, self.tile, self.vector, stage[0])
        layout_sfb = blockscaled_layout.make_tmem_layout_sfb(mma, self.tile, self.vector, stage[1])
        tmem = utils.TmemAllocator(storage.holder.ptr, pipeline.NamedBarrier(1, THREADS))
        tmem.allocate(256)
        tmem.wait_for_alloc()
        pointer = tmem.retrieve_ptr(cutec.Float32)
        tCtC = cute.make_tensor(pointer, sums.layout)
        at_sfa = pointer + tcgen05.find_tmem_tensor_col_offset(tCtC)
        tCtSFA = cute.make_tensor(cute.recast_ptr(at_sfa, dtype=self.scale), layout_sfa)
        at_sfb = at_sfa + tcgen05.find_tmem_tensor_col_offset(tCtSFA)
        tCtSFB = cute.make_tensor(cute.recast_ptr(at_sfb, dtype=self.scale), layout_sfb)
        copy_sfa, from_sfa, to_sfa = self.scale_copy(sSFA, tCtSFA)
        copy_sfb, from_sfb, to_sfb = self.scale_copy(sSFB, tCtSFB)

        if warp == 0:
            whole = multiplies.acquire_and_advance()
            for step in cutec.range(k_tiles + STAGES - 1):
                if step < k_tiles:  # loads are ahead of multiplies by all stages but one
                    empty = loads.acquire_and_advance()
                    for i in cutec.range_constexpr(4):
                        cute.copy(
                            atoms[i],
                            tiles[i][None, first + empty.count],
                            shared[i][None, empty.index],
                            tma_bar_ptr=empty.barrier,
                        )
                if step >= STAGES - 1:
                    full = reads.wait_and_advance()
                    # The tensor core does what one thread gives it in that order, so multiplies
                    # need not wait for the copies of their scale factors, nor those for earlier
                    # multiplies.
                    at = (None, None, None, None, full.index)
                    cute.copy(copy_sfa, from_sfa[at], to_sfa)
                    cute.copy(copy_sfb, from_sfb[at], to_sfb)
                    at = (None, None, None, full.index)
                    mma.set(tcgen05.Field.ACCUMULATE, full.count != 0)
                    cute.gemm(mma, tCtC, [tCrA[at], tCtSFA], [tCrB[at], tCtSFB], tCtC)
                    full.release()
            whole.commit()
        tmem.relinquish_alloc_permit()

        # Each thread has a row of the tile, and stores it in parts of 32 columns.
        gC = cute.local_tile(mC, (BM, BN), (block_m, block_n))
        part = (BM, 32)
        columns, stored = cute.zipped_divide(tCtC[(None, None), 0, 0], part), cute.zipped_divide(gC, part)
        load = cute.make_copy_atom(tcgen05.Ld32x32bOp(tcgen05.Repetition.x32), cutec.Float32)
        copy = tcgen05.make_tmem_copy(load, columns[None, 0])
        mine = copy.get_slice(tid)
        tTRtC, tTRgC = mine.partition_S(columns), mine.partition_D(stored)
        values = cute.make_rmem_tensor(tTRgC[None, None, 0].shape, cutec.Float32)
        done = results.wait_and_advance()
        cute.arch.tcgen05_fence("after")
        for i in cutec.range(BN // 32, unroll=1):
            cute.copy(copy, tTRtC[None, None, i], values)
            rounded = cute.make_rmem_tensor_like(values, mC.element_type)
            rounded.store(values.load().to(mC.element_type))
            cute.autovec_copy(rounded, tTRgC[None, None, i])
        done.release()
        cute.arch.sync_threads()
        tmem.free(pointer)

    def scale_copy(self, shared, held):
        """The copy of a stage of scale factors to tensor memory, and its partitions."""
        op = tcgen05.Cp4x32x128bOp(tcgen05.CtaGroup.ONE)
        shared, held = cute.filter_zeros(shared), cute.filter_zeros(held)
        copy = tcgen05.make_s2t_copy(cute.make_copy_atom(op, self.scale), held)
        source = tcgen05.get_s2t_smem_desc_tensor(copy, copy.get_slice(0).partition_S(shared))
        return copy, source, copy.get_slice(0).partition_D(held)


class Dense(Gemm):
    @cute.jit
    def __call__(self, a: cute.Tensor, sfa: cute.Tensor, b: cute.Tensor, sfb: cute.Tensor, c: cute.Tensor):
        self.launch(a, sfa, b, sfb, c, None)


class Grouped(Gemm):
    """`groups`: of each chunk of A's rows the number of its B."""

    @cute.jit
    def __call__(
        self,
        a: cute.Tensor,
        sfa: cute.Tensor,
        b: cute.Tensor,
        sfb: cute.Tensor,
        groups: cute.Tensor,
        c: cute.Tensor,
    ):
        self.launch(a, sfa, b, sfb, c, groups)


FORMS = {
    "mxfp8": (cutec.Float8E4M3FN, cutec.Float8E8M0FNU, 32),
    "mxfp4": (cutec.Float4E2M1FN, cutec.Float8E8M0FNU, 32),
    "nvfp4": (cutec.Float4E2M1FN, cutec.Float8E4M3FN, 16),
}
for _name, (_dtype, _scale, _vector) in FORMS.items():
    _k = 4 * _vector  # elements along K of a chunk
    _tile = 1024 // _dtype.width // _k  # chunks along K of a tile
    _of_a = [f"in {_dtype.short}[m,{BM},k{{div={_tile}}},{_k}]", f"in {_scale.short}[m,k,512]"]
    for _form, _number, _groups, _product, _of in (
        (Dense, "", [], reference, _name),
        (Grouped, "g,", ["in i32[m]"], grouped_reference, f"{_name}_grouped"),
    ):
        cutec.export(
            _form(_dtype, _scale, _vector),
            [
                *_of_a,
                f"in {_dtype.short}[{_number}n,{BN},k,{_k}]",
                f"in {_scale.short}[{_number}n,k,512]",
                *_groups,
                f"out bf16[m,{BM},n,{BN}]",
            ],
            name=_of,
            reference=_product,
            flops=f"{2 * BM * BN * _k}*m*n*k",
            arch=["sm_100a", "sm_103a"],
        )
