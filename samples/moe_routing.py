"""Routing of a mixture of experts: which experts each token goes to, and the order of rows by
expert that grouped multiplies (`gemm_grouped_hopper.py`) need.

`moe_routing(gates, weights, experts, order, sources, ends, tokens, k)`, of `tokens` rows of gates
(M, E), with k up to 16 of up to 512 experts a token:

| result | type | of |
| --- | --- | --- |
| `weights` (M, K) | float32 | softmax over the k largest gates of a token, the largest first |
| `experts` (M, K) | int32 | their experts; of equal gates those of lower number |
| `order` (M, K) | int32 | which row of all those sorted by expert it is |
| `sources` (M, K) | int32 | the token of each of these rows, one after the other |
| `ends` (E) | int32 | where the rows of each expert end |

Rows of an expert are in the order of tokens, the same in each run. Rows of gates from `tokens` on
have no token: their experts and their order are -1, their weights 0, and so many sources at the end
are -1. NaN counts as the largest.

Two kernels: one finds the largest gates and counts, for each of up to `chunks` chunks of tokens,
how many go to each expert; then each block knows where those of its chunk begin, by the counts of
all chunks. Warps of a block share its chunk: each counts its own, then numbers them, 32 tokens at a
time: of each expert a word in shared memory has a bit for each token that goes to it.
"""

from common.counting import running_sums
from common.exponentials import power
from common.top import begin, element_of, of_lane, top_of_row

import cutec
from cutec import Constexpr, cute, utils

CHUNKS = 132  # multiprocessors of an H100 or H200
PLACING = 512  # threads of a block of the second kernel, and experts at most
WARPS = PLACING // 32


def tokens_of_chunk(rows, step, chunks):
    """As many as a block takes at once, `step`, or a multiple of what a warp orders at once."""
    return cutec.max(cute.ceil_div(cute.ceil_div(rows, 32), chunks) * 32, step)


def chunk_of(block, rows, step, chunks):
    """The tokens of a block: from one on, up to before another."""
    size = tokens_of_chunk(rows, step, chunks)
    return block * size, cutec.min((block + 1) * size, rows)


@cute.kernel
def choose_kernel(
    gates: cute.Tensor,
    tokens: cutec.Int32,
    weights: cute.Tensor,
    experts: cute.Tensor,
    counts: cute.Tensor,
    form: Constexpr,
    threads: Constexpr,
    chunks: Constexpr,
):
    most, lanes, _, _ = form
    tid, block = cute.arch.thread_idx()[0], cute.arch.block_idx()[0]
    lane, at_once = tid % lanes, threads // lanes
    found = utils.SmemAllocator().allocate_tensor(cutec.Int32, cute.make_layout(PLACING))
    for expert in cutec.range(tid, gates.shape[1], threads):
        found[expert] = 0
    begin()
    cute.arch.sync_threads()
    first_row, last_row = chunk_of(block, gates.shape[0], at_once, chunks)
    for first in cutec.range(first_row, last_row, at_once):
        row = first + tid // lanes
        top = top_of_row(gates, row, lane, form)
        largest = element_of(top[0], gates.element_type)[0].to(cutec.Float32)
        total, parts = cutec.Float32(0), []
        for rank in cutec.range_constexpr(0, most, lanes):  # each lane has another one
            gate, expert = element_of(of_lane(top, rank, lane, lanes), gates.element_type)
            counts_here = (rank + lane < experts.shape[1]) & (lane < most)
            part = cute.where(counts_here, power(gate.to(cutec.Float32), largest), cutec.Float32(0))
            total += part
            parts.append((rank + lane, counts_here, part, expert))
        total = cute.arch.warp_reduction(total, lambda a, b: a + b, threads_in_group=lanes)
        for rank, counts_here, part, expert in parts:
            if counts_here & (row < last_row):
                there = row < tokens
                experts[row, rank] = cute.where(there, expert, cutec.Int32(-1))
                weights[row, rank] = cute.where(there, part / total, cutec.Float32(0))
                if there:
                    cute.arch.red(found.iterator + expert, cutec.Int32(1), sem="relaxed", scope="cta")
    cute.arch.sync_threads()
    for expert in cutec.range(tid, gates.shape[1], threads):
        counts[block, expert] = found[expert]


@cute.jit
def experts_of(experts, row, end, most: Constexpr):
    """Those of a token, -1 where there are none."""
    found = cute.make_rmem_tensor(most, cutec.Int32)
    found.fill(-1)
    for slot in cutec.range_constexpr(most):
        if (row < end) & (slot < experts.shape[1]):
            found[slot] = experts[row, slot]
    return found


@cute.jit
def sums_of_chunks(counts, block, before, total):
    """Of each expert: how many rows it has of all chunks, and of those before this one."""
    chunks, experts = counts.shape
    tid = cute.arch.thread_idx()[0]
    for expert in cutec.range(tid, experts, PLACING):
        before[expert], total[expert] = 0, 0
    cute.arch.sync_threads()
    groups = PLACING // experts  # threads that share an expert
    if tid < groups * experts:
        expert, all_of_it, some = tid % experts, cutec.Int32(0), cutec.Int32(0)
        for chunk in cutec.range(tid // experts, chunks, groups, unroll=16):
            count = counts[chunk, expert]
            all_of_it += count
            some += cute.where(chunk < block, count, 0)
        cute.arch.red(total.iterator + expert, all_of_it, sem="relaxed", scope="cta")
        cute.arch.red(before.iterator + expert, some, sem="relaxed", scope="cta")
    cute.arch.sync_threads()


@cute.kernel
def order_kernel(
    experts: cute.Tensor,
    counts: cute.Tensor,
    order: cute.Tensor,
    sources: cute.Tensor,
    ends: cute.Tensor,
    most: Constexpr,
    step: Constexpr,
    chunks: Constexpr,
):
    tid, block = cute.arch.thread_idx()[0], cute.arch.block_idx()[0]
    warp, lane = tid // 32, tid % 32
    number, k = counts.shape[1], experts.shape[1]
    smem = utils.SmemAllocator()
    places, tokens = (smem.allocate_tensor(cutec.Int32, cute.make_layout((PLACING, WARPS))) for _ in range(2))
    before = smem.allocate_tensor(cutec.Int32, cute.make_layout(PLACING))
    total = smem.allocate_tensor(cutec.Int32, cute.make_layout(PLACING))
    for expert in cutec.range(lane, number, 32):
        places[expert, warp], tokens[expert, warp] = 0, 0
    begin()
    cute.arch.sync_warp()
    first_row, last_row = chunk_of(block, experts.shape[0], step, chunks)
    share = cute.ceil_div(last_row - first_row, PLACING) * 32  # of a warp
    start = first_row + warp * share
    end = cutec.min(start + share, last_row)
    for first in cutec.range(start, end, 32):
        found = experts_of(experts, first + lane, end, most)
        for slot in cutec.range_constexpr(most):
            if found[slot] >= 0:
                word = places.iterator + cute.crd2idx((found[slot], warp), places.layout)
                cute.arch.red(word, cutec.Int32(1), sem="relaxed", scope="cta")
    sums_of_chunks(counts, block, before, total)
    running_sums(total, number)
    for expert in cutec.range(tid, number, PLACING):
        if block == 0:
            ends[expert] = total[expert]
        place = before[expert]
        if expert > 0:
            place += total[expert - 1]
        for other in cutec.range_constexpr(WARPS):
            count = places[expert, other]
            places[expert, other] = place
            place += count
    cute.arch.sync_threads()
    by_expert = cute.make_tensor(sources.iterator, cute.make_layout(cute.size(sources)))
    own = cutec.Int32(1) << lane
    for first in cutec.range(start, end, 32):
        row, found = first + lane, experts_of(experts, first + lane, end, most)
        for slot in cutec.range_constexpr(most):
            if found[slot] >= 0:
                word = tokens.iterator + cute.crd2idx((found[slot], warp), tokens.layout)
                cute.arch.red(word, own, op="or", sem="relaxed", scope="cta")
        cute.arch.sync_warp()
        same = cute.make_rmem_tensor(most, cutec.Int32)
        same.fill(0)
        for slot in cutec.range_constexpr(most):
            place = cutec.Int32(-1)
            if found[slot] >= 0:
                same[slot] = tokens[found[slot], warp]
                place = places[found[slot], warp] + cute.arch.popc(same[slot] & (own - 1))
                by_expert[place] = row
            if (row < end) & (slot < k):
                order[row, slot] = place
        cute.arch.sync_warp()
        for slot in cutec.range_constexpr(most):
            if same[slot] & -same[slot] == own:  # the first of an expert's tokens
                places[found[slot], warp] += cute.arch.popc(same[slot])
                tokens[found[slot], warp] = 0
        cute.arch.sync_warp()
    rest = total[number - 1] + block * PLACING + tid
    for at in cutec.range(rest, cute.size(sources), cute.arch.grid_dim()[0] * PLACING):
        by_expert[at] = -1


@cute.jit
def moe_routing(
    gates: cute.Tensor,
    weights: cute.Tensor,
    experts: cute.Tensor,
    order: cute.Tensor,
    sources: cute.Tensor,
    ends: cute.Tensor,
    tokens: cutec.Int32,
    k: cutec.Int32,
    counts: cute.Tensor,
    form: Constexpr,
    threads: Constexpr,
    chunks: Constexpr = CHUNKS,
):
    assert k == experts.shape[1], "rows of results have another length than k"
    assert tokens >= 0 and tokens <= gates.shape[0], "more tokens than rows of gates"
    step = threads // form[1]
    blocks = cutec.max(cute.ceil_div(gates.shape[0], tokens_of_chunk(gates.shape[0], step, chunks)), 1)
    of_chunks = cute.make_tensor(counts.iterator, cute.make_layout((blocks, ends.shape[0]), stride=(ends.shape[0], 1)))
    choose_kernel(gates, tokens, weights, experts, of_chunks, form, threads, chunks).launch(
        grid=(blocks, 1, 1), block=(threads, 1, 1), use_pdl=True
    )
    order_kernel(experts, of_chunks, order, sources, ends, form[0], step, chunks).launch(
        grid=(blocks, 1, 1), block=(PLACING, 1, 1), min_blocks_per_mp=1, use_pdl=True
    )


def reference(gates, tokens, k):
    import numpy as np

    gates = gates.astype(np.float64)
    keys = np.where(np.isnan(gates), np.inf, gates), np.isnan(gates)
    columns = np.broadcast_to(np.arange(gates.shape[1]), gates.shape)
    experts = np.lexsort((columns, -keys[0], ~keys[1]), axis=1)[:, :k].astype(np.int32)
    parts = np.take_along_axis(gates, experts, 1)
    parts = np.exp(parts - parts[:, :1])
    weights = parts / parts.sum(1, keepdims=True)
    experts[tokens:], weights[tokens:] = -1, 0
    rows = np.argsort(experts[:tokens].ravel(), kind="stable")
    order, sources = (np.full(experts.shape, -1, np.int32) for _ in range(2))
    order.ravel()[rows] = np.arange(len(rows))
    sources.ravel()[: len(rows)] = rows // max(k, 1)
    ends = np.bincount(experts[:tokens].ravel(), minlength=gates.shape[1]).cumsum().astype(np.int32)
    return weights, experts, order, sources, ends


def forms(width):
    """(the most a token has, lanes of a row, pieces of a lane, elements of a piece)"""
    vector, found = 128 // width, []
    threads = 768 if width == 16 else 512  # of the first kernel: as many registers as keys need
    for most, lengths in ((8, (64, 128, 256, 512)), (16, (128, 512))):
        for length in lengths:
            lanes = max(4, min(16, length // max(most, 32)))
            guard = f"1 <= k <= {most} and k <= e <= {length} and e % {vector} == 0"
            form = most, lanes, length // lanes // vector, vector
            found.append((guard, {"form": form, "threads": threads if length < 512 else 512}))
    found.append(("1 <= k <= 16 and k <= e <= 512", {"form": (16, 16, 32, 1), "threads": 512}))
    return found


for dtype in ("bf16", "f32"):
    cutec.export(
        moe_routing,
        name=f"moe_routing_{dtype}",
        args=[
            f"in {dtype}[m,e]",
            "out f32[m,k]",
            "out i32[m,k]",
            "out i32[m,k]",
            "out i32[m,k]",
            "out i32[e]",
            "i32",
            "i32",
            "workspace i32[$chunks, e]",
        ],
        choose=forms(16 if dtype == "bf16" else 32),
        reference=reference,
        arch="sm_90a",
    )
