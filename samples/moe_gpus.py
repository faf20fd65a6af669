"""Tokens of a mixture of experts go to the GPUs of their experts, and come back: for Hopper GPUs
(sm_90a) of one host, of which each reaches the others' memory. Rows are in bfloat16.

G GPUs have M tokens each, and E experts together: GPU 0 has the first L = ceil(E / G) of them, GPU
1 the next, and so on. `moe_routing.py` says where each token goes.

* `moe_dispatch`: each GPU fetches the rows of tokens for its experts, once from each GPU's `x` (M,
  H), and writes a copy for each expert: `rows` (R, H), sorted by expert, then by GPU and token.
  `row_ends` (L) are the ends of experts' rows, as `gemm_grouped_hopper.py` has them. `places` (G,
  M, K) and `scales` (G, M, K) are for the way back: which row a token's expert has here, and its
  weight; -1 if it is not an expert of this GPU.
* `moe_combine`: each GPU adds up what its experts have made of a token, rows of `y` (R, H) times
  weights, in float32, and sends the sum to the token's GPU, in bfloat16. There the sums of all GPUs
  are added up: `out` (M, H).

So a token crosses a link once for each GPU that has some of its experts, not once for each expert.

`x`, what `moe_routing` has found (`experts`, `order`, `weights`, `ends`), `box` (G - 1, M, H) and
`flags` are in memory that others reach; theirs are `their_x` and so on, the GPU after this one
first. In PyTorch that is `torch.distributed._symmetric_memory`: `rendezvous(x, group).get_buffer(
(rank + 1 + number) % gpus, x.shape, x.dtype)`. All have the same extents: a GPU with fewer tokens
has experts -1 in the last rows, or others that there are not. Flags are zeros before the first
call; `flags_of` says how many.

Where `rows` has too little room, calls with assertions say so; others leave out rows at the end.

To dispatch, GPUs meet twice: each waits until the others have come to this call, whose memory it
reads then, and in the end until they have read its own. To combine, each warp sends sums, and tells
the token's GPU by a flag for each token, or for parts of tokens if there are few
(`common/gpus.py`); then it waits for those of other GPUs and adds them up.
"""

from typing import NamedTuple

from common.experts import (
    DEPTH,
    EXPERTS,
    Items,
    Source,
    come,
    dispatched,
    first_lane,
    first_rows,
    load_row,
    parts_of_rows,
    place_of,
    store_row,
)
from common.gpus import HEAD, WIDE, launches_of, leave, tell, wait_for, wait_for_others

import cutec
from cutec import Constexpr, cute, utils

SMS = 132  # of an H100 or H200
THREADS = 512
PAIR = 2  # rows that are added at once


class Target(NamedTuple):
    """Where a GPU gets sums."""

    box: cute.Tensor
    flags: cute.Tensor


def flags_of(gpus, m, h, blocks=SMS, threads=THREADS):
    """How many flags M tokens of H columns need, at least."""
    return HEAD + (gpus - 1) * m * parts_of_rows(m, h, blocks * (threads // 32))


@cute.jit
def fetch(source, rank, first, rows, mine, places, scales, items):
    """A warp fetches tokens of a GPU. `first`: rows of that GPU's tokens, by expert."""
    lane = items.lane
    for turn in items.turns:
        begin, part = items.of(turn)
        token, slot, there = items.own(begin)
        place, weight = place_of(source, rank, first, rows.shape[0], mine, token, slot, there)
        if there & (part == 0):
            places[token, slot], scales[token, slot] = place, weight
        ballot = cute.arch.vote_ballot_sync(place >= 0)
        for i in cutec.range(items.tokens(begin)):
            bits = items.bits(ballot, i)
            if bits != 0:
                for column in items.columns(part):
                    pieces, left = load_row(source.x[begin + i, None], column, lane), bits
                    while left != 0:
                        row = cute.arch.shuffle_sync(place, first_lane(left))
                        store_row(pieces, rows[row, None], column, lane)
                        left = left & (left - 1)


@cute.kernel
def dispatch_kernel(rank, sources: tuple, flags, rows, row_ends, places, scales, most: Constexpr, threads: Constexpr):
    """`sources`: the other GPUs, and this one."""
    tid, block, blocks = cute.arch.thread_idx()[0], cute.arch.block_idx()[0], cute.arch.grid_dim()[0]
    gpus, warp = len(sources), cute.arch.make_warp_uniform(cute.arch.thread_idx()[0] // 32)
    smem = utils.SmemAllocator()
    first = smem.allocate_tensor(cutec.Int32, cute.make_layout((gpus, EXPERTS)))
    total = smem.allocate_tensor(cutec.Int32, cute.make_layout(EXPERTS))
    cute.arch.griddepcontrol_wait()
    cute.arch.griddepcontrol_launch_dependents()
    come(tid, block, flags, sources[:-1])
    first_rows(rank, sources, first, total, rows.shape[0], row_ends)
    (m, h), k = sources[0].x.shape, places.shape[2]
    warps = threads // 32 // gpus  # of a block, that fetch from a GPU
    parts = parts_of_rows(m, h, blocks * warps)
    for number, source in enumerate(sources):
        if warp // warps == number:
            items = Items(m, h, k, most, block + warp % warps * blocks, blocks * warps, parts)
            of_gpu = places[number, None, None], scales[number, None, None]
            fetch(source, rank, first[number, None], rows, row_ends.shape[0], *of_gpu, items)
    leave(tid, block, blocks, flags, sources[:-1], True)


@cute.jit
def add_rows(sums, y, column, lane, bits, place, scale):
    """Add rows of Y times scales, of which some lanes know the numbers."""
    while bits != 0:
        found, factors = [], []
        for _ in cutec.range_constexpr(PAIR):  # asked for at once
            knows = cutec.min(first_lane(bits), 31)
            row, factor = cute.arch.shuffle_sync(place, knows), cute.arch.shuffle_sync(scale, knows)
            there = (bits != 0) & (row >= 0)
            found.append(load_row(y[cute.where(there, row, 0), None], column, lane, there))
            factors.append(cute.where(there, factor, cutec.Float32(0)))
            bits = bits & (bits - 1)
        for pieces, factor in zip(found, factors):
            sums.store(sums.load() + pieces.load().to(cutec.Float32) * factor)


@cute.jit
def known_rows(places, scales, token, slot, there):
    """(row, scale) of a lane's token and slot."""
    place, scale = cutec.Int32(-1), cutec.Float32(0)
    if there:
        place, scale = places[token, slot], scales[token, slot]
    return place, scale


def flag_of(flags, sender, token, items, part):
    return flags.iterator + (HEAD + (sender * items.m + token) * items.parts + part)


@cute.jit
def send(target, sender, y, places, scales, launches, items):
    """A warp sends the sums of another GPU's tokens."""
    lane = items.lane
    for turn in items.turns:
        begin, part = items.of(turn)
        place, scale = known_rows(places, scales, *items.own(begin))
        ballot = cute.arch.vote_ballot_sync(place != -1)
        for i in cutec.range(items.tokens(begin)):
            bits = items.bits(ballot, i)
            if bits != 0:
                for column in items.columns(part):
                    sums = cute.make_rmem_tensor((WIDE, DEPTH), cutec.Float32)
                    sums.fill(0)
                    add_rows(sums, y, column, lane, bits, place, scale)
                    store_row(sums, target.box[sender, begin + i, None], column, lane)
                cute.arch.sync_warp()
                if lane == 0:
                    tell(flag_of(target.flags, sender, begin + i, items, part), launches + 1, "sys")


@cute.jit
def receive(rank, gpus: Constexpr, number_of_experts, experts, y, places, scales, box, flags, out, launches, items):
    """A warp adds up the sums of this GPU's tokens."""
    lane, each = items.lane, cute.ceil_div(number_of_experts, gpus)
    for turn in items.turns:
        begin, part = items.of(turn)
        token, slot, there = items.own(begin)
        place, scale = known_rows(places, scales, token, slot, there)
        gpu = cutec.Int32(-1)
        if there:
            expert = experts[token, slot]
            gpu = cute.where((expert >= 0) & (expert < number_of_experts), expert // each, cutec.Int32(-1))
        ballot = cute.arch.vote_ballot_sync(place >= 0)
        theirs = [cute.arch.vote_ballot_sync(gpu == (rank + 1 + number) % gpus) for number in range(gpus - 1)]
        for i in cutec.range(items.tokens(begin)):
            for number in cutec.range_constexpr(gpus - 1):
                if (items.bits(theirs[number], i) != 0) & (lane == 0):
                    wait_for(flag_of(flags, number, begin + i, items, part), launches + 1, "sys")
            cute.arch.sync_warp()
            for column in items.columns(part):
                sums = cute.make_rmem_tensor((WIDE, DEPTH), cutec.Float32)
                sums.fill(0)
                add_rows(sums, y, column, lane, items.bits(ballot, i), place, scale)
                for number in cutec.range_constexpr(gpus - 1):
                    if items.bits(theirs[number], i) != 0:
                        found = load_row(box[number, begin + i, None], column, lane)
                        sums.store(sums.load() + found.load().to(cutec.Float32))
                store_row(sums, out[begin + i, None], column, lane)


@cute.kernel
def combine_kernel(
    rank,
    number_of_experts,
    y,
    places,
    scales,
    experts,
    out,
    box,
    flags,
    targets: tuple,
    most: Constexpr,
    threads: Constexpr,
):
    tid, block, blocks = cute.arch.thread_idx()[0], cute.arch.block_idx()[0], cute.arch.grid_dim()[0]
    gpus, warp = len(targets) + 1, cute.arch.make_warp_uniform(cute.arch.thread_idx()[0] // 32)
    cute.arch.griddepcontrol_wait()
    cute.arch.griddepcontrol_launch_dependents()
    launches = launches_of(flags)
    (m, h), k = out.shape, experts.shape[1]
    warps = blocks * (threads // 32)
    parts = parts_of_rows(m, h, warps)

    def items_of(number):
        """A warp begins elsewhere for each GPU: few of them wait for the same link."""
        return Items(m, h, k, most, (block + warp * blocks + number * warps // gpus) % warps, warps, parts)

    wait_for_others(flags, launches, len(targets))  # they have read those of the launch before
    for number, target in enumerate(targets):
        of_gpu = places[number, None, None], scales[number, None, None]
        send(target, len(targets) - 1 - number, y, *of_gpu, launches, items_of(number))
    own = places[gpus - 1, None, None], scales[gpus - 1, None, None]
    receive(rank, gpus, number_of_experts, experts, y, *own, box, flags, out, launches, items_of(gpus - 1))
    leave(tid, block, blocks, flags, targets, False)


@cute.jit
def moe_dispatch(
    rank: cutec.Int32,
    x: cute.Tensor,
    experts: cute.Tensor,
    order: cute.Tensor,
    weights: cute.Tensor,
    ends: cute.Tensor,
    flags: cute.Tensor,
    their_x: list,
    their_experts: list,
    their_order: list,
    their_weights: list,
    their_ends: list,
    their_flags: list,
    rows: cute.Tensor,
    row_ends: cute.Tensor,
    places: cute.Tensor,
    scales: cute.Tensor,
    most: Constexpr = 8,
    threads: Constexpr = THREADS,
    blocks: Constexpr = SMS,
):
    own = Source(x, experts, order, weights, ends, flags)
    others = map(Source, their_x, their_experts, their_order, their_weights, their_ends, their_flags)
    sources = (*others, own)
    assert row_ends.shape[0] == cute.ceil_div(ends.shape[0], len(sources)), "row_ends has another length than experts"
    dispatch_kernel(rank, sources, flags, rows, row_ends, places, scales, most, threads).launch(
        grid=(blocks, 1, 1), block=(threads, 1, 1), min_blocks_per_mp=1, use_pdl=True
    )


@cute.jit
def moe_combine(
    rank: cutec.Int32,
    number_of_experts: cutec.Int32,
    y: cute.Tensor,
    places: cute.Tensor,
    scales: cute.Tensor,
    experts: cute.Tensor,
    out: cute.Tensor,
    box: cute.Tensor,
    flags: cute.Tensor,
    their_box: list,
    their_flags: list,
    most: Constexpr = 8,
    threads: Constexpr = THREADS,
    blocks: Constexpr = SMS,
):
    """`number_of_experts`: of all GPUs, E."""
    targets, (m, h) = tuple(map(Target, their_box, their_flags)), out.shape
    assert flags.shape[0] >= flags_of(len(targets) + 1, m, h, blocks, threads), "fewer flags than flags_of says"
    known = rank, number_of_experts, y, places, scales, experts
    combine_kernel(*known, out, box, flags, targets, most, threads).launch(
        grid=(blocks, 1, 1), block=(threads, 1, 1), min_blocks_per_mp=1, use_pdl=True
    )


FORMS = [("1 <= k <= 8 and e <= 512", {"most": 8}), ("1 <= k <= 16 and e <= 512", {"most": 16})]
for gpus in (2, 4):
    others, suffix = gpus - 1, "" if gpus == 2 else f"_{gpus}"
    cutec.export(
        moe_dispatch,
        name=f"moe_dispatch{suffix}",
        args=dispatched(gpus),
        choose=FORMS,
        arch="sm_90a",
    )
    cutec.export(
        moe_combine,
        name=f"moe_combine{suffix}",
        args=[
            "i32",
            "i32",
            "in bf16[r,h{div=8}]",
            f"in i32[{gpus},m,k]",
            f"in f32[{gpus},m,k]",
            "in i32[m,k]",
            "out bf16[m,h]",
            f"bf16[{others},m,h]",
            "i64[f]",
            [f"bf16[{others},m,h]"] * others,
            ["i64[f]"] * others,
        ],
        choose=[("1 <= k <= 8", {"most": 8}), ("1 <= k <= 16", {"most": 16})],
        arch="sm_90a",
    )
