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
all chunks. It numbers them, 1024 tokens at a time: words in shared memory have a bit for each
expert and token that goes to it, and the bits before a token's are counted. Rows of an expert are
put together in shared memory: what goes out lies side by side.
"""

from common.counting import running_sums
from common.exponentials import power
from common.sortable import keys_of
from common.top import (
    begin,
    column_of,
    element_of,
    near_top,
    of_lane,
    pieces_of,
    powers,
    top_of_row,
    with_column,
)

import cutec
from cutec import Constexpr, cute, utils

CHUNKS = 132  # multiprocessors of an H100 or H200
PLACING = 1024  # threads of a block of the second kernel
ROUND = 1024  # tokens that such a block orders at a time, of 8 experts
WORDS = 8  # of an expert that a thread counts at once
TOGETHER = 4  # entries that a thread numbers at once
AT_ONCE = 16  # counts that a thread asks for at once
FEW = 256  # threads of a block of the first kernel, where there are few tokens


def tokens_of_chunk(rows, step, chunks):
    """As many as a block takes at once, `step`, or a multiple of what a warp orders at once."""
    return cutec.max(cute.ceil_div(cute.ceil_div(rows, 32), chunks) * 32, step)


def chunk_of(block, rows, step, chunks):
    """The tokens of a block: from one on, up to before another."""
    size = tokens_of_chunk(rows, step, chunks)
    return block * size, cutec.min((block + 1) * size, rows)


@cute.jit
def chosen(gates, row, lane, k, form: Constexpr):
    """The gates of a lane's ranks with their experts, and the largest gate of the row."""
    most, lanes, pieces, vector = form
    ranks = range(0, most, lanes)
    if cutec.const_expr(gates.element_type.width == 16):
        top = top_of_row(gates, row, lane, form)
        found = [element_of(of_lane(top, rank, lane, lanes), gates.element_type) for rank in ranks]
        largest = element_of(top[0], gates.element_type)[0]
        return [(gate.to(cutec.Float32), expert) for gate, expert in found], largest.to(cutec.Float32)
    near, sure = near_top(pieces_of(gates, row, [i * lanes + lane for i in range(pieces)], vector), lane, k, form)
    experts = [column_of(of_lane(near, rank, lane, lanes)) for rank in ranks]
    first = column_of(near[0])
    if cute.arch.vote_any_sync(~sure):
        columns = one_after_the_other(gates, row, lane, k, form)
        experts = [columns[i] for i in range(len(experts))]
        first = cute.arch.shuffle_sync(columns[0], 0, mask_and_clamp=(32 - lanes) << 8 | 31)
    return [(gate_of(gates, row, expert), expert) for expert in experts], gate_of(gates, row, first)


@cute.jit
def one_after_the_other(gates, row, lane, k, form: Constexpr):
    """The columns of a lane's ranks, exactly: a pass over the row for each rank."""
    most, lanes, pieces, vector = form
    columns = cute.make_rmem_tensor(cute.ceil_div(most, lanes), cutec.Int32)
    columns.fill(0)
    found = pieces_of(gates, row, [i * lanes + lane for i in range(pieces)], vector)
    before, own = cutec.Uint64(0xFFFFFFFFFFFFFFFF), (lane * vector).to(cutec.Uint64)
    for rank in cutec.range(k, unroll=1):
        best = cutec.Uint64(0)
        for i in cutec.range_constexpr(pieces):
            for e, key in enumerate(keys_of(found[None, i])):
                both = with_column(key, i * lanes * vector + e, gates.element_type)  # of the first lane
                best = cute.where((both < before) & (both > best), both, best)
        best -= own
        for step in powers(lanes):
            best = cutec.max(best, cute.arch.shuffle_sync_bfly(best, step))
        before = best + own
        for i in cutec.range_constexpr(cute.size(columns)):
            if rank == i * lanes + lane:
                columns[i] = element_of(best, gates.element_type)[1]
    return columns


@cute.jit
def gate_of(gates, row, expert):
    gate = -cutec.Float32(cutec.Float32.inf)
    if (row < gates.shape[0]) & (expert < gates.shape[1]):
        gate = gates[row, expert]
    return gate


@cute.kernel
def choose_kernel(
    gates: cute.Tensor,
    tokens: cutec.Int32,
    weights: cute.Tensor,
    experts: cute.Tensor,
    counts: cute.Tensor,
    form: Constexpr,
    chunks: Constexpr,
):
    most, lanes, _, _ = form
    tid, block, threads = cute.arch.thread_idx()[0], cute.arch.block_idx()[0], cute.arch.block_dim()[0]
    lane, at_once = tid % lanes, threads // lanes
    found = utils.SmemAllocator().allocate_tensor(cutec.Int32, cute.make_layout(PLACING))
    for expert in cutec.range(tid, gates.shape[1], threads):
        found[expert] = 0
    begin()
    cute.arch.sync_threads()
    first_row, last_row = chunk_of(block, gates.shape[0], at_once, chunks)
    for first in cutec.range(first_row, last_row, at_once):
        row = first + tid // lanes
        ranked, largest = chosen(gates, row, lane, experts.shape[1], form)
        total, parts = cutec.Float32(0), []
        for rank, (gate, expert) in zip(range(0, most, lanes), ranked):  # each lane has another one
            counts_here = (rank + lane < experts.shape[1]) & (lane < most)
            part = cute.where(counts_here, power(gate, largest), cutec.Float32(0))
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
def sums_of_chunks(counts, block, before, total):
    """Of each expert: how many rows it has of all chunks, and of those before this one."""
    chunks, experts = counts.shape
    tid = cute.arch.thread_idx()[0]
    for expert in cutec.range(tid, experts, PLACING):
        before[expert], total[expert] = 0, 0
    cute.arch.sync_threads()
    # threads that share an expert: as many as there are, or as have something to do
    groups = cutec.min(PLACING // experts, cute.ceil_div(chunks, AT_ONCE))
    if tid < groups * experts:
        expert, all_of_it, some = tid % experts, cutec.Int32(0), cutec.Int32(0)
        for first in cutec.range(tid // experts, chunks, groups * AT_ONCE):
            numbers = [first + i * groups for i in range(AT_ONCE)]
            found = [counts[cutec.min(chunk, chunks - 1), expert] for chunk in numbers]  # asked for at once
            for chunk, count in zip(numbers, found):
                all_of_it += cute.where(chunk < chunks, count, 0)
                some += cute.where(chunk < cutec.min(block, chunks), count, 0)
        cute.arch.red(total.iterator + expert, all_of_it, sem="relaxed", scope="cta")
        cute.arch.red(before.iterator + expert, some, sem="relaxed", scope="cta")
    cute.arch.sync_threads()


class Entries:
    """Experts of a block's tokens, in the order of memory: those of a thread are `PLACING` apart.
    `most`: of a token. A block takes `ROUND` tokens at a time, or fewer if they have more experts.
    Found are the expert in the upper half of a word, and its token in the lower one; -1: none.
    """

    def __init__(self, experts, most):
        self.k, self.tokens = experts.shape[1], ROUND * 8 // most
        self.experts, self.each = flat(experts), ROUND * 8 // PLACING
        self.found = cute.make_rmem_tensor(self.each, cutec.Int32)

    def numbers(self):
        return [cute.arch.thread_idx()[0] + i * PLACING for i in range(self.each)]


def flat(tensor):
    return cute.make_tensor(tensor.iterator, cute.make_layout(cute.size(tensor)))


def bit_of(token):
    return cutec.Int32(1) << token % 32


@cute.jit
def mark(entries, words, first, tokens):
    """Of each expert a bit for each token that goes to it."""
    k = cutec.max(entries.k, 1)
    found, numbers = entries.found, entries.numbers()
    token, slot = numbers[0] // k, numbers[0] % k
    found.fill(-1)
    for i, number in enumerate(numbers):
        if number < tokens * k:
            found[i] = entries.experts[first * k + number]
    for i in cutec.range_constexpr(entries.each):
        found[i] = cute.where(found[i] >= 0, found[i] << 16 | token, cutec.Int32(-1))
        token, slot = token + PLACING // k, slot + PLACING % k
        if slot >= k:
            token, slot = token + 1, slot - k
    for i in cutec.range_constexpr(entries.each):
        if found[i] >= 0:
            word = words.iterator + cute.crd2idx((found[i] >> 16, (found[i] & 0xFFFF) >> 5), words.layout)
            cute.arch.red(word, bit_of(found[i]), op="or", sem="relaxed", scope="cta")


@cute.jit
def count_bits(words, before, counts, number, tokens):
    """Of each expert: how many tokens it has, and before each word."""
    for expert in cutec.range(cute.arch.thread_idx()[0], number, PLACING):
        count = cutec.Int32(0)
        for first in cutec.range(0, cute.ceil_div(tokens, 32), WORDS, unroll=1):
            bits = [words[expert, first + i] for i in range(WORDS)]
            for i, word in enumerate(bits):
                before[expert, first + i] = count
                count += cute.arch.popc(word)
        counts[expert] = count


@cute.jit
def number_some(entries, some: Constexpr, words, before, of_experts, sorted_here, by_order, begin, count):
    """Some of a thread's entries: their rows to memory, and themselves sorted by expert."""
    place, here, ahead = of_experts
    numbers, rows, ranks = entries.numbers(), [], []
    for j in some:
        both = cutec.max(entries.found[j], 0)
        expert, word = both >> 16, (both & 0xFFFF) >> 5
        rank = before[expert, word] + cute.arch.popc(words[expert, word] & (bit_of(both) - 1))
        rows.append(cute.where(entries.found[j] >= 0, place[expert] + rank, cutec.Int32(-1)))
        ranks.append(ahead[expert] - here[expert] + rank)
    for j, row, rank in zip(some, rows, ranks):
        if numbers[j] < count:
            by_order[begin + numbers[j]] = row
            if row >= 0:
                sorted_here[rank] = entries.found[j]


@cute.jit
def number_them(entries, words, before, of_experts, sorted_here, by_order, begin, count):
    """The rows of a block's entries: to memory, and sorted by expert."""
    for i in cutec.range_constexpr(0, entries.each, TOGETHER):
        if i * PLACING < count:  # else tokens have too few experts for these
            some = tuple(range(i, i + TOGETHER))
            number_some(entries, some, words, before, of_experts, sorted_here, by_order, begin, count)


@cute.kernel
def order_kernel(
    experts: cute.Tensor,
    counts: cute.Tensor,
    order: cute.Tensor,
    sources: cute.Tensor,
    ends: cute.Tensor,
    most: Constexpr,
    length: Constexpr,
    step,
    chunks: Constexpr,
):
    """`length`: experts at most."""
    tid, block = cute.arch.thread_idx()[0], cute.arch.block_idx()[0]
    number, k = counts.shape[1], experts.shape[1]
    smem, entries = utils.SmemAllocator(), Entries(experts, most)
    words, before = (
        smem.allocate_tensor(cutec.Int32, cute.make_layout((length, entries.tokens // 32))) for _ in range(2)
    )
    place, total, here, ahead = (smem.allocate_tensor(cutec.Int32, cute.make_layout(PLACING)) for _ in range(4))
    sorted_here = smem.allocate_tensor(cutec.Int32, cute.make_layout(ROUND * 8))
    begin()
    first_row, last_row = chunk_of(block, experts.shape[0], step, chunks)
    sums_of_chunks(counts, block, place, total)
    running_sums(total, number)
    for expert in cutec.range(tid, number, PLACING):
        if block == 0:
            ends[expert] = total[expert]
        if expert > 0:
            place[expert] += total[expert - 1]
    by_order, by_expert = flat(order), flat(sources)
    for first in cutec.range(first_row, last_row, entries.tokens):
        tokens = cutec.min(last_row - first, entries.tokens)
        for i in cutec.range(tid, cute.ceil_div(tokens, 32 * WORDS) * WORDS * length, PLACING):
            words.iterator[i] = 0
        cute.arch.sync_threads()
        mark(entries, words, first, tokens)
        cute.arch.sync_threads()
        count_bits(words, before, here, number, tokens)
        cute.arch.sync_threads()
        for expert in cutec.range(tid, number, PLACING):
            ahead[expert] = here[expert]
        cute.arch.sync_threads()
        running_sums(ahead, number)
        number_them(entries, words, before, (place, here, ahead), sorted_here, by_order, first * k, tokens * k)
        cute.arch.sync_threads()
        # rows of an expert follow each other
        for at in cutec.range(tid, ahead[number - 1], PLACING, unroll=4):
            both = sorted_here[at]
            expert = both >> 16
            by_expert[place[expert] + at - (ahead[expert] - here[expert])] = first + (both & 0xFFFF)
        cute.arch.sync_threads()
        for expert in cutec.range(tid, number, PLACING):
            place[expert] += here[expert]
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
    _, lanes, pieces, vector = form
    few = gates.shape[0] <= chunks * FEW // lanes
    block = cute.where(few, cutec.Int32(min(FEW, threads)), cutec.Int32(threads))
    step = block // lanes
    blocks = cutec.max(cute.ceil_div(gates.shape[0], tokens_of_chunk(gates.shape[0], step, chunks)), 1)
    of_chunks = cute.make_tensor(counts.iterator, cute.make_layout((blocks, ends.shape[0]), stride=(ends.shape[0], 1)))
    choose_kernel(gates, tokens, weights, experts, of_chunks, form, chunks).launch(
        grid=(blocks, 1, 1), block=(block, 1, 1), max_number_threads=(threads, 1, 1), use_pdl=True
    )
    length = lanes * pieces * vector
    order_kernel(experts, of_chunks, order, sources, ends, form[0], length, step, chunks).launch(
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
    for most, lengths in ((8, (8, 16, 32, 64, 128, 256, 512)), (16, (128, 512))):
        for length in lengths:
            lanes = length // 8 if length < 32 else max(4, min(16, length // max(most, 32)))
            guard = f"1 <= k <= {most} and k <= e <= {length} and e % {vector} == 0"
            form = most, lanes, length // lanes // vector, vector
            small = width == 16 or (most == 8 and length <= 128)
            # of the first kernel: as many registers as keys need
            found.append((guard, {"form": form, "threads": 1024 if small else 512}))
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
