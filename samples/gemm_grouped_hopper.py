"""Grouped multiplies on Hopper (sm_90a), as a mixture of experts has them: rows of A belong to
groups, and each group has a B of its own.

| function | A | B | D | group g |
| --- | --- | --- | --- | --- |
| `gemm_grouped` | (M, K) | (G, N, K) | (M, N) | rows `ends[g - 1]` to `ends[g]` |
| `gemm_masked` | (G, R, K) | (G, N, K) | (G, R, N) | the first `counts[g]` rows of A[g] and D[g] |
| `gemm_grouped_k` | (K, M) | (K, N) | (G, M, N) | `ends[g - 1]` to `ends[g]` along K |

The last is for gradients of each B: what groups have of K is added up. Groups may be empty, and of
any sizes; rows of D that no group has are left as they are. Sums are in float32.

`gemm_grouped_scaled` and `gemm_masked_scaled` are for A and B in e4m3 with scales, as
`gemm_scaled_hopper.py` has them: A's for every 128 elements of a row, (K / 128, M) or (G, K / 128,
R), and B's for squares of 128 x 128, (G, ceil(N / 128), K / 128).

Blocks stay and compute tile after tile, and walk through the groups meanwhile. The last tile of a
group sticks out, into rows of the next. D is stored through a tensor map of which two modes are
rows: the row r + s - 64 has coordinates r, below 64, and s. 64 rows of which v are the group's are
stored with r from 64 - v on: the TMA unit leaves out the others, which have none. By the same means
it fills in zeros for what slices of K have of the group before: they begin at a group's end, so it
is the first that sticks out, with a negative r.

Names follow CuTe (docs/letters.md): `tCrA` is A in registers, divided by the multiply that makes C.
"""

from common.group_terms import COUNTS, MASKED_SHAPES, SHAPES, SHAPES_OF_K, blocks_of, ends_of, terms_of
from common.grouped_tiles import Plan, Walk, consume, last_mode_first, produce, rows_twice
from common.hopper_tiles import Load, load_atom, make_buffers, make_ring, store_atom
from common.scaled_rows import scaled_rows, scaled_squares

import cutec
from cutec import Constexpr, cute, utils
from cutec.cute.nvgpu import cpasync

SMS = 132  # of an H100 or H200


@cute.kernel
def gemm_kernel(tmas: tuple, operands: tuple, sfb, tma_D, mD, ends, extents, plan: Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    warpgroup_number = cute.arch.make_warp_uniform(tid // 128)
    warp_index = cute.arch.make_warp_uniform(tid // 32)
    if warp_index == 0:
        for atom in (*tmas, tma_D):
            cpasync.prefetch_descriptor(atom)

    smem = utils.SmemAllocator()
    sA, sB, sD = make_buffers(smem, plan)
    sSFA = smem.allocate_tensor(cutec.Float32, plan.scales, 128) if plan.scaled else None
    barriers = smem.allocate_array(cutec.Int64, 2 * plan.stages)
    across, down = plan.cluster
    blocks = cute.make_layout((1, across, down, 1))
    ring = make_ring(plan, plan.slice_bytes, barriers, blocks)
    rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster())
    size = across * down
    walk = Walk(plan, ends, extents, rank, cute.arch.grid_dim()[0] // size)
    number = cute.arch.block_idx()[0] // size
    cute.arch.griddepcontrol_wait()
    cute.arch.griddepcontrol_launch_dependents()

    if warpgroup_number == 0:
        cute.arch.setmaxregister_decrease(plan.registers[0])
        if warp_index == 0:
            # Blocks next to each other along N need the same rows of A, those along M the same rows
            # of B: each loads a share for all.
            at_m, at_n = rank % across, rank // across
            mask_A, mask_B = (cpasync.create_tma_multicast_mask(blocks, (0, at_m, at_n, 0), mode) for mode in (2, 1))
            loads = [
                Load(tmas[0], operands[0], sA, at_n, down, mask_A),
                Load(tmas[1], operands[1], sB, at_m, across, mask_B),
            ]
            if cutec.const_expr(plan.scaled):
                loads.append(Load(tmas[2], operands[2], sSFA))
            produce(plan, walk, number, ring, loads)
    else:
        cute.arch.setmaxregister_increase(plan.registers[1])
        scales = sSFA, sfb
        consume(tid - 128, warpgroup_number - 1, plan, walk, number, ring, operands[0], sA, sB, scales, sD, tma_D, mD)


def k_twice(tensor):
    """(K, rows) as (rows, r, s): r + s along K."""
    (k, rows), (step, _) = tensor.shape, tensor.stride
    return cute.make_tensor(tensor.iterator, cute.make_layout((rows, k, k), stride=(1, step, step)))


def matrices(chunks):
    """(…, rows, blocks, 128) as (…, rows, K)."""
    *shape, blocks, block = chunks.shape
    layout = cute.make_layout((*shape, blocks * block), stride=(*chunks.stride[:-2], 1))
    return cute.make_tensor(chunks.iterator, layout)


def rows_first(scales):
    """(…, K / 128, rows) as (rows, K / 128, …)."""
    modes = [1, 0] if cute.rank(scales) == 2 else [2, 1, 0]
    return cute.make_tensor(scales.iterator, cute.select(scales.layout, mode=modes))


@cute.jit
def gemm(
    a: cute.Tensor,
    b: cute.Tensor,
    ends: cute.Tensor,
    d: cute.Tensor,
    kind: Constexpr,
    tile: Constexpr,
    cluster: Constexpr = (1, 1),
    blocks: Constexpr = SMS,
):
    """`ends`: of groups, or how many rows they have. `blocks`: how many there are at most."""
    multiplied(a, None, b, None, ends, d, kind, tile, cluster, blocks)


@cute.jit
def gemm_scaled(
    a: cute.Tensor,
    sfa: cute.Tensor,
    b: cute.Tensor,
    sfb: cute.Tensor,
    ends: cute.Tensor,
    d: cute.Tensor,
    kind: Constexpr,
    tile: Constexpr,
    cluster: Constexpr = (1, 1),
    blocks: Constexpr = SMS,
):
    """A and B by blocks of K, (M, K / 128, 128) and (G, N, K / 128, 128), and their scales."""
    assert sfb.shape[1] == cute.ceil_div(d.shape[-1], 128), "B has a row of scales for 128 rows, and one for the rest"
    multiplied(matrices(a), sfa, matrices(b), sfb, ends, d, kind, tile, cluster, blocks)


def multiplied(a, sfa, b, sfb, ends, d, kind, tile, cluster, blocks):
    """Launch the kernel."""
    plan = Plan(kind, sfa is not None, tile, cluster, a, d)
    m, n, k = plan.tile
    groups, size = ends.shape[0], cluster[0] * cluster[1]
    if kind == "rows":
        extents = d.shape[0], d.shape[1], d.shape[0]
        most = cute.ceil_div(d.shape[0], m * cluster[0]) + groups  # tiles along M, of clusters
        b, d = last_mode_first(b), rows_twice(d)
    else:
        extents = d.shape[1], d.shape[2], d.shape[1] if kind == "masked" else a.shape[0]
        most = cute.ceil_div(d.shape[1], m * cluster[0]) * groups
        a, b = (last_mode_first(x) if kind == "masked" else k_twice(x) for x in (a, b))
        d = rows_twice(d) if kind == "masked" else last_mode_first(d)
    loads = [
        load_atom(a, cute.slice_(plan.sA_layout, (None, None, 0)), (m, k), cluster[1]),
        load_atom(b, cute.slice_(plan.sB_layout, (None, None, 0)), (n, k), cluster[0]),
    ]
    if sfa is not None:
        loads.append(load_atom(rows_first(sfa), cute.make_layout((plan.of_scales, 1)), (plan.of_scales, 1)))
    tma_D, mD = store_atom(plan, d)
    most = cute.where(groups == 0, 0, most)
    clusters = cutec.min(most * cute.ceil_div(extents[1], n * cluster[1]), blocks // size)
    tmas, operands = (tuple(each) for each in zip(*loads))
    gemm_kernel(tmas, operands, sfb, tma_D, mD, ends, extents, plan).launch(
        grid=(clusters * size, 1, 1),
        block=(128 * (1 + plan.consumers), 1, 1),
        cluster=(size, 1, 1),
        min_blocks_per_mp=1,
        use_pdl=True,
    )


def reference(a, b, ends, d):
    """Each group's rows by its B; rows that no group has stay as they are."""
    d = d.astype("f8")
    for g, (start, end) in enumerate(zip([0, *ends], ends)):
        d[start:end] = a[start:end].astype("f8") @ b[g].astype("f8").T
    return d


def masked_reference(a, b, ends, d):
    d = d.astype("f8")
    for g, count in enumerate(ends):
        d[g, :count] = a[g][:count].astype("f8") @ b[g].astype("f8").T
    return d


def k_reference(a, b, ends):
    import numpy as np

    parts = [(a[i:j].astype("f8"), b[i:j].astype("f8")) for i, j in zip([0, *ends], ends)]
    return np.stack([x.T @ y for x, y in parts])


def scaled_reference(a, sfa, b, sfb, ends, d):
    return reference(scaled_rows(a, sfa), [scaled_squares(*each) for each in zip(b, sfb)], ends, d)


def masked_scaled_reference(a, sfa, b, sfb, ends, d):
    a = [scaled_rows(*each) for each in zip(a, sfa)]
    return masked_reference(a, [scaled_squares(*each) for each in zip(b, sfb)], ends, d)


def form(tile, cluster=(1, 1)):
    """A form that a call may take."""
    return {"tile": tile, "cluster": cluster}


def declare(name, function, kind, types, reference, flops, choose):
    cutec.export(
        function,
        types,
        name=name,
        constexpr={"kind": kind},
        choose=choose,
        reference=reference,
        flops=flops,
        arch="sm_90a",
    )


def choice(forms, shapes, kind, contents, **terms):
    """The forms, each with the terms of its time."""
    return cutec.tuned(forms, shapes, card="H200", terms=terms_of(kind, **terms), contents=contents)


ROWS = "in bf16[m,k{div=8}]", "in bf16[g,n,k]", "in i32[g]", "bf16[m,n{div=8}]"
MASKED = "in bf16[g,r,k{div=8}]", "in bf16[g,n,k]", "in i32[g]", "bf16[g,r,n{div=8}]"
OF_K = "in bf16[k,m{div=8}]", "in bf16[k,n{div=8}]", "in i32[g]", "out bf16[g,m,n]"
E4M3 = "f8E4M3FN"
SCALED_B = f"in {E4M3}[g,n,kb,128]", "in f32[g,nb,kb]", "in i32[g]"
SCALED_ROWS = f"in {E4M3}[m,kb,128]", "in f32[kb,m]:(?{div=4},1)", *SCALED_B, "bf16[m,n{div=8}]"
SCALED_MASKED = f"in {E4M3}[g,r,kb,128]", "in f32[g,kb,r{div=4}]", *SCALED_B, "bf16[g,r,n{div=8}]"
# Groups of a few rows have tiles of 64; pairs of tiles along N share rows of A, along M rows of B.
TILES = [form((64, 128)), form((64, 256)), form((128, 128)), form((128, 192)), form((128, 256))]
PAIRS = [form((128, 128), (2, 1)), form((128, 192), (1, 2)), form((128, 256), (1, 2)), form((128, 256), (2, 1))]
SCALED = [form((64, 128)), form((128, 128)), form((128, 128), (2, 1)), form((192, 128)), form((192, 128), (2, 1))]
declare(
    "gemm_grouped", gemm, "rows", ROWS, reference, "2*m*n*k", choice([*TILES, *PAIRS], SHAPES, "rows", ends_of("m"))
)
declare(
    "gemm_masked",
    gemm,
    "masked",
    MASKED,
    masked_reference,
    "2*g*r*n*k",
    choice([*TILES, *PAIRS], MASKED_SHAPES, "masked", COUNTS),
)
declare(
    "gemm_grouped_k", gemm, "k", OF_K, k_reference, "2*m*n*k", choice([*TILES, *PAIRS], SHAPES_OF_K, "k", ends_of("k"))
)
declare(
    "gemm_grouped_scaled",
    gemm_scaled,
    "rows",
    SCALED_ROWS,
    scaled_reference,
    "256*m*n*kb",
    choice(SCALED, blocks_of(SHAPES), "rows", ends_of("m"), k="kb"),
)
declare(
    "gemm_masked_scaled",
    gemm_scaled,
    "masked",
    SCALED_MASKED,
    masked_scaled_reference,
    "256*g*r*n*kb",
    choice(SCALED, blocks_of(MASKED_SHAPES), "masked", COUNTS, k="kb"),
)
