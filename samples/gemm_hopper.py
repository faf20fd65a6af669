"""D = epilogue(A Bᵀ) on Hopper (sm_90a): TMA loads shared out in clusters, asynchronous warpgroup
multiplies, persistent blocks, TMA stores.

A is (M, K), B (N, K), D (M, N). Of A and B in 16 bits either mode may be the contiguous one; of
others (fp8, tf32, int8) it is K, as the instructions have it. D may be contiguous along N or M.
Sums are in float32, those of int8 in int32. M, N and K are known at launch; rows have to be
multiples of 16 bytes, as the TMA unit has it. It stores nothing beyond the edges, and fills what it
loads from there with zeros. That takes it longer than to load: the last tile along M and N has
loads of its own, of no more rows than there are.

A block has three warpgroups. One warp of the first brings slices of A and B into a ring of buffers;
the other two warpgroups multiply them. Either they cooperate, each with half the rows of a tile, or
they take turns (ping-pong): while one sends out its tile's sums, the other multiplies the next
tile. Blocks stay and compute tile after tile: while sums of a tile are on their way out, slices of
the next are on their way in. A matrix that the epilogue needs comes in as slices do, behind those
of its tile. Blocks of a cluster compute neighbouring tiles, and load each a part of what they
share. The next kernel of a stream may begin before this one has ended, and gets as far as making
its barriers.

Where there are few tiles and K is long, several blocks of a cluster share a tile (`split`): each
multiplies a part of K, then those that finish a part of the tile's columns get from all of them,
through their shared memory, what they have of it. Or slices of K are shared out instead of tiles
(`stream`): of all tiles, so that all blocks have equally many, or of those that fill no wave of
blocks. Sums of tiles that several blocks have a part of go through a workspace. Where K is longer
still, parts of it are products of their own, in a workspace, and another kernel adds these up.

Names follow CuTe (docs/letters.md): `tCrA` is A in registers, divided by the multiply that makes C.
"""

from typing import Any, NamedTuple

from common.epilogues import ACTIVATIONS, reference, reference_tf32
from common.hopper_tiles import added_up, send_to_block
from common.tile_terms import ALL_SLICES, REST, SMS, guard_of, terms_of

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warp, warpgroup
from cutec.utils import distributed, hopper_helpers as hopper

PRODUCER_REGISTERS, CONSUMER_REGISTERS = 40, 232  # a thread; what producers give up, consumers get
ADDING = 128  # threads of a block that adds up
AHEAD = 4  # parts of operands of the epilogue that are on their way
READ = 3  # parts of a fetched operand that wait in registers, in turns
SLICES = 2  # parts of a warpgroup's sums that may be on their way out
GROUP = 8  # clusters along M whose tiles follow each other: they share rows of B in the cache
SHARED = 228 * 1024  # bytes of a multiprocessor; each of its blocks takes 1 KiB more than it uses
APART = 48 * 1024  # bytes of them that sums from other blocks may take beside slices
ROW = 128  # bytes of a row of a slice, if K is its contiguous mode
PROMOTED = 4  # slices of fp8, 512 elements of K, whose sums are rounded by less than bf16 rounds D
WORDS = {16: cutec.Int16, 32: cutec.Int32, 64: cutec.Int64}


class Plan:
    """How tiles are computed: their size, clusters, the multiply, and what lies where in shared
    memory.
    """

    def __init__(self, tile, cluster, turns, split, resident, pieces, stream, promoted, a, b, d, operands):
        m, n = tile
        self.turns, self.split, self.resident, self.pieces, self.stream = turns, split, resident, pieces, stream
        self.promoted = promoted
        assert not stream or (not turns and split == pieces == 1)
        # the next kernel's blocks take free multiprocessors early on; measured slower for larger
        # clusters
        self.hurried = split < 4 or resident > 1
        self.consumers = 2 if turns else min(m // 64, 2)  # warpgroups that multiply
        self.sharing = 1 if turns else self.consumers  # of them, those that multiply a tile
        k = 128 * 8 // a.element_type.width  # a row of 128 bytes, as the widest swizzle has
        self.tile, self.cluster = (m, n, k), cluster
        self.operand, self.dtype = a.element_type, d.element_type
        self.sums = cutec.Int32 if self.operand in (cutec.Int8, cutec.Uint8) else cutec.Float32
        self.of_a, self.of_b, self.of_d = (utils.LayoutEnum.from_tensor(x) for x in (a, b, d))
        self.tiled_mma = self.multiply(self.sharing, b.element_type)
        self.mma_of_group = self.multiply(1, b.element_type)
        self.parts = self.divisor(n // 8, split)  # of a tile's columns: as many blocks finish one
        # sums that a warpgroup sends out at once
        self.slice = (64, 8 * self.divisor(n // 8 // self.parts, 16 * 8 // self.dtype.width))
        self.buffers = self.consumers * SLICES
        self.sD_layout = hopper.make_smem_layout_epi(self.dtype, self.of_d, self.slice, self.buffers)
        self.slice_bytes = (m + n) * k * self.operand.width // 8
        taken = cute.cosize(self.sD_layout.outer) * self.dtype.width // 8 + 2048
        threads = 128 * self.consumers
        # A part of the tile's columns, in fours for each thread, from each block that shares it:
        # they lie where slices have been, or in room of their own where they take little.
        self.received = cute.make_layout((4, threads, m * n // self.parts // (4 * threads), split))
        received_bytes = cute.cosize(self.received) * 4
        self.apart = split > 1 and received_bytes <= APART // resident
        taken += received_bytes if self.apart else 0
        self.stages = (SHARED // resident - taken) // self.slice_bytes
        self.sA_layout = hopper.make_smem_layout_a(self.of_a, self.tile, self.operand, self.stages)
        self.sB_layout = hopper.make_smem_layout_b(self.of_b, self.tile, b.element_type, self.stages)
        assert split == 1 or self.apart or cute.cosize(self.received) * 4 <= self.stages * self.slice_bytes
        self.across = n // self.slice[1]  # slices of sums next to each other in a tile
        # An operand of the epilogue that lies in memory as D does comes by the ring, behind the
        # slices of its tile: in parts as D leaves in, some where rows of A would lie, some where
        # those of B would.
        whole_tiles = split == pieces == 1 and not stream
        self.fetched: Any = next((i for i, x in enumerate(operands) if whole_tiles and self.is_like(x, d)), None)
        self.part_bytes = self.slice[0] * self.slice[1] * self.dtype.width // 8
        self.held = tuple(rows * ROW // self.part_bytes // self.sharing * self.sharing for rows in (m, n))
        self.parts_of_group = m // 64 * self.across // self.sharing
        self.fetches = 0  # buffers of the ring that it takes
        if self.fetched is not None:
            self.dtype_fetched = operands[self.fetched].element_type
            self.fetches = -(-self.parts_of_group * self.sharing // sum(self.held))

    @staticmethod
    def is_like(x, d):
        """Whether a matrix of 16-bit numbers lies in memory as D does: not one row or column for
        all.
        """
        steps = [tuple(step if cute.is_static(step) else None for step in y.stride) for y in (x, d)]
        return x.element_type.width == d.element_type.width == 16 and steps[0] == steps[1]

    def place_of(self, number, group):
        """(row, column) among a tile's parts of a warpgroup's part."""
        return number // self.across * self.sharing + group % self.sharing, number % self.across

    def fetched_at(self, number):
        """Where a warpgroup's part of an operand of the epilogue lies: in which of its buffers,
        with A (0) or B (1), and behind how many parts there, for the first warpgroup.
        """
        buffer, part = divmod(number * self.sharing, sum(self.held))
        return (buffer, 0, part) if part < self.held[0] else (buffer, 1, part - self.held[0])

    def fetched_layout(self, parts):
        """Parts of an operand of the epilogue (64, columns, parts)."""
        return hopper.make_smem_layout_epi(self.dtype_fetched, self.of_d, self.slice, parts)

    def fetched_tensors(self, *places):
        """Parts (64, columns, part, buffer) of an operand of the epilogue that lie with A, and with
        B.
        """
        found = []
        for place, rows, held in zip(places, self.tile, self.held):
            layout = self.fetched_layout(max(held, 1))
            outer = cute.append(layout.outer, cute.make_layout(self.stages, stride=rows * ROW // 2))
            swizzle: Any = layout.inner
            found.append(cute.make_tensor(cute.recast_ptr(place, swizzle, self.dtype_fetched), outer))
        return tuple(found)

    @staticmethod
    def divisor(number, most):
        """The largest power of two that divides a number, up to `most`."""
        return min(number & -number, 1 << most.bit_length() - 1)

    def of(self, work):
        """(M, N, L) of a block's tile, and which part of K is the block's. Blocks next to each
        other along M and N have different tiles; behind them along N come those with the same tiles
        and the next part of K.
        """
        m, n, number = work.tile_idx
        down = self.cluster[1]
        return m, n // (down * self.split) * down + n % down, number, n // down % self.split

    def slices_of(self, work, part, slices):
        """The slices of K of a block's work: the first, and the first one behind them."""
        return (work.begin, work.end) if self.stream else (part * slices, (part + 1) * slices)

    def multiply(self, warpgroups, type_b):
        """Warpgroups below each other, each with 64 rows and all columns."""
        majors = self.of_a.mma_major_mode(), self.of_b.mma_major_mode()
        return hopper.make_trivial_tiled_mma(
            self.operand, type_b, *majors, self.sums, (warpgroups, 1, 1), (64, self.tile[1])
        )


class Stream:
    """Work of a cluster if not tiles but slices of K are shared out (stream-K): however few tiles
    there are, all clusters have equally many slices of them, after each other. So a cluster has the
    last slices of a tile, or some of the middle, then maybe whole tiles, and the first of another
    one. It sends on the sums of the former, and adds to those of the latter what others send. Of
    more than one wave of tiles, those that do not fill a wave are shared out, with as many as one
    wave has; the others follow as a whole.
    """

    def __init__(self, tiles, block_idx, grid_dim, slices):
        x, y, cluster = block_idx
        self.tiles, self.within, self.grid, self.slices = tiles, (x, y), grid_dim, slices
        self.cluster, clusters = cluster, grid_dim[2]
        rest = tiles.total % clusters
        whole = cute.where(rest == 0, tiles.total, cutec.max(tiles.total - rest - clusters, 0))
        self.shared = tiles.total - whole  # tiles
        self.each, self.more = self.shared * slices // clusters, self.shared * slices % clusters
        self.first, self.last = self.first_of(cluster), self.first_of(cluster + 1)
        self.tile = cute.where(self.first < self.last, self.first // slices, self.shared + cluster)

    def first_of(self, cluster):
        """The first slice of a cluster, counted over all tiles that are shared."""
        return cluster * self.each + cutec.min(cluster, self.more)

    def step(self):
        """From a cluster to the next one that has slices of the same tile."""
        return 1

    def has_part(self, cluster, work):
        """Whether a cluster after this one has slices of this one's work's tile."""
        return self.first_of(cluster) < (work.number + 1) * self.slices

    def get_current_work(self):
        begin = cutec.max(self.first - self.tile * self.slices, 0)
        end = cutec.min(self.last - self.tile * self.slices, self.slices)
        end = cute.where(self.tile < self.shared, end, self.slices)
        dealt = utils.StaticPersistentTileScheduler.create(self.tiles, (*self.within, self.tile), self.grid)
        return Streamed(dealt.get_current_work(), self.tile, begin, end)

    initial_work_tile_info = get_current_work

    def advance_to_next_work(self, advance_count=1):
        following = cute.where(self.tile < self.shared, self.shared + self.cluster, self.tile + self.grid[2])
        is_shared = (self.tile + 1) * self.slices < self.last
        self.tile = cute.where(is_shared, self.tile + 1, following)


class Rest:
    """Work of a cluster if whole tiles fill as many waves as they can, and clusters share each tile
    of the rest, if two or more find room: each has an equal part of its slices of K. Then clusters
    that run at the same time need the same slices at the same time, as those of a stream do not:
    the cache reads them once for several.
    """

    def __init__(self, tiles, block_idx, grid_dim, slices):
        x, y, self.cluster = block_idx
        self.tiles, self.within, self.grid, self.slices = tiles, (x, y), grid_dim, slices
        self.rest = tiles.total % grid_dim[2]
        self.sharing = cutec.min(grid_dim[2] // cutec.max(self.rest, 1), slices)  # a tile of the rest
        self.tile = self.cluster

    def get_current_work(self):
        at = self.tile - (self.tiles.total - self.rest)  # in the rest: its tiles, once for each part
        is_rest = at >= 0
        part = cute.where(is_rest, at // cutec.max(self.rest, 1), 0)
        sharing = cute.where(is_rest, self.sharing, 1)
        number = cute.where(part < sharing, self.tile - part * self.rest, self.tiles.total)
        dealt = utils.StaticPersistentTileScheduler.create(self.tiles, (*self.within, number), self.grid)
        begin, end = part * self.slices // sharing, (part + 1) * self.slices // sharing
        return Streamed(dealt.get_current_work(), number, begin, end)

    initial_work_tile_info = get_current_work

    def advance_to_next_work(self, advance_count=1):
        self.tile += self.grid[2]

    def step(self):
        """From a cluster to the next one that has slices of the same tile."""
        return self.rest

    def has_part(self, cluster, work):
        """Whether a cluster after this one has slices of this one's work's tile."""
        return cluster < self.rest * self.sharing


class Streamed(NamedTuple):
    """Slices of a tile, of which `dealt` tells the place."""

    dealt: Any
    number: Any
    begin: Any
    end: Any

    @property
    def tile_idx(self):
        return self.dealt.tile_idx

    @property
    def is_valid_tile(self):
        return self.dealt.is_valid_tile


class Load(NamedTuple):
    """How slices of an operand come in: the TMA loads, of tiles and of the last one, from where to
    where, which share of each tile this block loads, and for which blocks of the cluster.
    """

    tmas: tuple
    operand: cute.Tensor
    target: cute.Tensor
    share: cutec.Int32
    mask: cutec.Int16


class Fetch(NamedTuple):
    """How an operand of the epilogue comes in: the TMA load of its parts, from where, and to where:
    beside A and beside B.
    """

    tma: cpasync.TmaAtom
    operand: cute.Tensor
    targets: tuple


class Flow(NamedTuple):
    """How work reaches the warpgroups: tiles, the ring of slices, whose turn it is, and how many
    slices a tile has.
    """

    schedule: utils.StaticPersistentTileScheduler | Stream | Rest
    ring: pipeline.PipelineTmaAsync
    order: pipeline.PipelineOrder
    slices: cutec.Int32


class Shared(NamedTuple):
    """Shared memory: slices of A and B, parts of D on their way out, and what blocks that share a
    tile send each other (room, the barrier that says it is free, the one that counts what comes).
    """

    sA: cute.Tensor
    sB: cute.Tensor
    sD: cute.Tensor
    exchange: tuple


@cute.jit
def multiply(tiled_mma: cute.TiledMma, acc: cute.Tensor, tCrA: cute.Tensor, tCrB: cute.Tensor):
    """Start to multiply slices in shared memory, as one group."""
    warpgroup.fence()
    cute.gemm(tiled_mma, acc, tCrA, tCrB, acc)
    warpgroup.commit_group()


@cute.jit
def gathered(tensor: cute.Tensor, places: cute.Tensor, first: Constexpr, count: Constexpr):
    """What a tensor (M, N) has at a thread's places `first` and after; of places beyond the edges
    what lies nearest. Two places after each other are neighbours along N: where those
    also are in memory, they are loaded together.
    """
    m, n = tensor.shape
    together = 2 if cute.is_static(tensor.stride[1]) and tensor.stride[1] == 1 else 1
    words = cute.recast_tensor(tensor, WORDS[tensor.element_type.width * together])
    found = cute.make_rmem_tensor(count // together, words.element_type)
    for i in cutec.range_constexpr(count // together):
        row, column = places[first + together * i]
        found[i] = words[cutec.min(row, m - 1), cutec.min(column, n - together) // together]
    return cute.recast_tensor(found, tensor.element_type)


def gathered_all(tensors, places, first, count) -> list[Any]:
    """What each tensor has there; of those that are None nothing."""
    return [None if x is None else gathered(x, places, first, count) for x in tensors]


def of_batch(tensor, number):
    """One matrix (M, N) of a batch (M, N, L)."""
    return tensor[None, None, number] if cute.rank(tensor) == 3 else tensor


def last_tile(operand, tile):
    """The number of the last tile."""
    return cutec.max(cute.ceil_div(operand.shape[0], tile) - 1, 0)


def missing_rows(operand, tile, shares):
    """How many rows of the last tile no block brings of those that share it: no load of it brings
    more than there are.
    """
    share, rest = tile // shares, operand.shape[0] - last_tile(operand, tile) * tile
    return cutec.max(share - cutec.max(rest, 1), 0) * shares


@cute.jit
def clear(tid, threads: Constexpr, sX, shares: Constexpr, missing):
    """Zeros for the last rows of each share of slices, which no load brings."""
    tile, stages = cute.size(sX, mode=[0]), cute.size(sX, mode=[2])
    words = cute.recast_ptr(sX.iterator, cute.make_swizzle(0, 4, 3), cutec.Int32)
    each = cute.make_tensor(words, cute.make_layout((32, tile // shares, shares * stages)))
    for row in range(tile // shares - missing + tid // 32, tile // shares, threads // 32):
        for i in cutec.range_constexpr(shares * stages):
            each[tid % 32, row, i] = 0
    if missing > 0:
        cute.arch.fence_proxy("async.shared", space="cta")


def skip(state, count):
    """Go on by several uses of buffers: those are for others."""
    position = state.index + count
    state.phase = state.phase ^ (position // state.stages) & 1
    state.index = position % state.stages


def source(load, tile, shares, at, number):
    """(shared memory, coordinates of a tile) for its load, and for that of the last tile, whose
    coordinates begin there. A tile of a cluster that lies beyond the edge is loaded as the last one
    is, which a block next to it loads too: to fill it with zeros would take longer.
    """
    rows, columns = cute.size(load.target, mode=[0]), cute.size(load.target, mode=[1])
    operand = of_batch(load.operand, number)
    last = last_tile(operand, tile)
    at = cutec.min(at, last)
    places = at * tile, (at - last) * tile
    found = []
    for tma, place in zip(load.tmas, places):
        gX = cute.local_tile(cute.domain_offset((place, 0), operand), (rows, columns), (0, None))
        sX, gX = (cute.group_modes(x, 0, 2) for x in (load.target, gX))
        found.append(cpasync.tma_partition(tma, load.share, cute.make_layout(shares), sX, gX))
    return found


@cute.jit
def bring(load, sources, is_last, k, buffer, full):
    """Start to load a block's share of a slice."""
    tma, (tXsX, tXgX) = load.tmas[0], sources[0]
    if cutec.const_expr(len(sources) > 1):
        if is_last:
            tma, (tXsX, tXgX) = load.tmas[1], sources[1]
    cute.copy(tma, tXgX[None, k], tXsX[None, buffer], tma_bar_ptr=full, mcast_mask=load.mask)


def parts_of(tma, sX, gX, part):
    """(shared memory, coordinates) of a tile in parts."""
    divided = cute.group_modes(cute.flat_divide(gX, part), 0, 2)
    return cpasync.tma_partition(tma, 0, cute.make_layout(1), cute.group_modes(sX, 0, 2), divided)


@cute.jit
def fetch(plan: Constexpr, ring, state, fetched, at_m, at_n, number):
    """Bring in a tile of an operand of the epilogue. It is read once, unlike A and B: the cache
    need not keep it. Returns the ring's state.
    """
    gX = cute.local_tile(of_batch(fetched.operand, number), plan.tile[:2], (at_m, at_n))
    sources = [parts_of(fetched.tma, sX, gX, plan.slice) for sX in fetched.targets]
    once = cute.arch.create_cache_policy("evict_first")
    for buffer in cutec.range_constexpr(plan.fetches):
        ring.producer_acquire(state)
        full = ring.producer_get_barrier(state)
        parts = [i for i in range(plan.parts_of_group) if plan.fetched_at(i)[0] == buffer]
        missing = plan.slice_bytes - len(parts) * plan.sharing * plan.part_bytes
        if cutec.const_expr(missing):
            with cute.arch.elect_one():
                cute.arch.mbarrier_complete_tx(full, missing)
        for i in cutec.range_constexpr(len(parts) * plan.sharing):
            part, group = parts[i // plan.sharing], i % plan.sharing
            _, side, first = plan.fetched_at(part)
            tXsX, tXgX = sources[side]
            place, target = tXgX[(None, *plan.place_of(part, group))], tXsX[None, first + group, state.index]
            cute.copy(fetched.tma, place, target, tma_bar_ptr=full, cache_policy=once)
        state.advance()
    return state


@cute.jit
def produce(plan: Constexpr, flow, load_A, load_B, fetched):
    """Bring in the slices of tile after tile, which may have fewer bytes than the ring expects, and
    what the epilogue needs of an operand. Only one warp comes here, of which one thread acts.
    """
    schedule, ring, _, slices = flow
    (across, down), (tile_m, tile_n, _) = plan.cluster, plan.tile
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, ring.num_stages)
    work = schedule.initial_work_tile_info()
    while work.is_valid_tile:
        at_m, at_n, number, part = plan.of(work)
        if cutec.const_expr(plan.pieces > 1):  # what the batch has of one matrix each are parts of K
            part += number * plan.split
        from_A, from_B = source(load_A, tile_m, down, at_m, number), source(load_B, tile_n, across, at_n, number)
        last_m, last_n = at_m >= last_tile(load_A.operand, tile_m), at_n >= last_tile(load_B.operand, tile_n)
        missing = 0
        if cutec.const_expr(len(load_A.tmas) > 1):
            missing += cute.where(last_m, missing_rows(load_A.operand, tile_m, down), 0)
        if cutec.const_expr(len(load_B.tmas) > 1):
            missing += cute.where(last_n, missing_rows(load_B.operand, tile_n, across), 0)
        begin, end = plan.slices_of(work, part, slices)
        for k in range(begin, end):  # slices beyond the end of K are zeros
            ring.producer_acquire(state)
            full = ring.producer_get_barrier(state)
            if missing > 0:
                with cute.arch.elect_one():
                    cute.arch.mbarrier_complete_tx(full, missing * ROW)  # pyright: ignore[reportArgumentType]  # one number
            bring(load_A, from_A, last_m, k, state.index, full)
            bring(load_B, from_B, last_n, k, state.index, full)
            state.advance()
        if cutec.const_expr(plan.fetches):
            state = fetch(plan, ring, state, fetched, at_m, at_n, number)
        schedule.advance_to_next_work()
        work = schedule.get_current_work()
    ring.producer_tail(state)


@cute.jit
def share(tid, rank, plan: Constexpr, acc: cute.Tensor, exchange):
    """Send each block that finishes a part of the tile this block's sums of it. Few of them are
    asynchronous stores to room of their own, whose bytes a barrier counts. Many are plain stores
    where slices have been, once all warps have used them and said so; then each warp arrives.
    """
    room, ready, received = exchange
    blocks, count = plan.cluster[0] * plan.cluster[1], cute.size(acc) // plan.parts
    mine, lane, first = rank // blocks, tid % 32, rank % blocks
    if cutec.const_expr(not plan.apart):
        if mine < plan.parts and lane < plan.split:
            cute.arch.mbarrier_arrive(ready, first + lane * blocks)
        cute.arch.mbarrier_wait(ready, 0)
    parts = cute.make_tensor(acc.iterator, cute.make_layout((4, count // 4, plan.parts)))
    for part in cutec.range_constexpr(plan.parts):
        block, sums = first + part * blocks, parts[None, None, part]
        if cutec.const_expr(plan.apart):
            send_to_block(tid, block, mine, sums, room, received)
        else:
            there = cute.make_tensor(cute.arch.map_dsmem_ptr(room.iterator, block), room.layout)
            for i in cutec.range_constexpr(sums.shape[1]):
                cute.arch.store(there[None, tid, i, mine].iterator, sums[None, i].load())
    if cutec.const_expr(not plan.apart):
        cute.arch.sync_warp()
        if lane < plan.parts:
            cute.arch.mbarrier_arrive(received, first + lane * blocks, scope="cluster")


@cute.jit
def send_on(tid, group, number, plan: Constexpr, acc: cute.Tensor, partial, flags):
    """A warpgroup's sums of slices in the middle or at the end of a tile go to memory, for the
    block that has the first slices.
    """
    sums, threads = cute.size(acc), 128 * plan.sharing
    room = cute.make_tensor(partial[number, None].iterator, cute.make_layout((4, threads, sums // 4)))
    parts = cute.make_tensor(acc.iterator, cute.make_layout((4, sums // 4)))
    for i in cutec.range_constexpr(sums // 4):
        cute.arch.store(room[None, tid, i].iterator, parts[None, i].load())
    cute.arch.barrier(barrier_id=1 + group, number_of_threads=128)
    if tid % 128 == 0:
        distributed.red_add1(cute.domain_offset((number, group), flags).iterator, order="release", scope="gpu")
    cute.arch.sync_warp()


@cute.jit
def add_others(tid, group, number, blocks, work, plan: Constexpr, schedule, acc: cute.Tensor, partial, flags):
    """Add what other blocks have of the tile whose first slices this block has, always in the same
    order. `blocks`: of a cluster.
    """
    sums, threads = cute.size(acc), 128 * plan.sharing
    parts = cute.make_tensor(acc.iterator, cute.make_layout((4, sums // 4)))
    other = schedule.cluster + schedule.step()
    while schedule.has_part(other, work):
        number += blocks * schedule.step()
        if tid % 128 == 0:
            distributed.spin_lock_atom_cas_acquire_wait(
                cute.domain_offset((number, group), flags).iterator, expected_val=1, reset_val=0, scope="gpu"
            )
        cute.arch.sync_warp()
        cute.arch.barrier(barrier_id=1 + group, number_of_threads=128)
        room = cute.make_tensor(partial[number, None].iterator, cute.make_layout((4, threads, sums // 4)))
        for i in cutec.range_constexpr(sums // 4):
            found = cute.arch.load(room[None, tid, i].iterator, count=4)
            parts[None, i].store(parts[None, i].load() + found)
        other += schedule.step()


@cute.jit
def taken(plan: Constexpr, group, ring, state, tCsX, number: Constexpr):
    """What a thread needs of a part of an operand of the epilogue, from the ring, whose buffer is
    free again after the last one there; and the ring's state.
    """
    (buffer, side, first), last = plan.fetched_at(number), plan.parts_of_group - 1
    if cutec.const_expr(number == 0 or buffer != plan.fetched_at(number - 1)[0]):
        ring.consumer_wait(state)
    found = cute.make_rmem_tensor(tCsX[side].shape[:3], tCsX[side].element_type)
    cute.autovec_copy(tCsX[side][None, None, None, first + group % plan.sharing, state.index], found)
    if cutec.const_expr(number == last or buffer != plan.fetched_at(number + 1)[0]):
        cute.arch.sync_warp()
        ring.consumer_release(state)
        state.advance()
    return cute.make_tensor(found.iterator, cute.make_layout(cute.size(found))), state


@cute.jit
def send(tid, group, plan: Constexpr, tma_D, acc, begin, turn, sD, gD, tCcD, operands, fetched, epilogue: Constexpr):
    """A warpgroup's sums leave in slices, the first of which is number `begin` of the tile: through
    registers, where the epilogue is applied, into shared memory (by stmatrix if in 16 bits), from
    there by TMA. Its buffers take turns, the first slice has number `turn`; returns whose turn it
    is then: a tile may have an odd number of slices. `fetched`: the operand of the epilogue that
    comes by the ring, where, and the ring's state there.
    """
    in_group = tid % 128
    first_warp = cute.arch.make_warp_uniform(in_group // 32) == 0
    matrices = cute.make_copy_atom(
        warp.StMatrix8x8x16bOp(plan.of_d.is_m_major_c(), 4 if plan.slice[1] > 8 else 2), cutec.Float16
    )
    store = matrices if plan.dtype.width == 16 else hopper.get_smem_store_op(plan.of_d, plan.dtype, plan.sums)
    of_sums = cute.make_tiled_copy_C_atom(matrices, plan.mma_of_group)
    tiled_copy = cute.make_tiled_copy_S(store, of_sums)
    thr_copy = tiled_copy.get_slice(in_group)
    tRsD = thr_copy.partition_D(sD)
    tRrD = cute.make_rmem_tensor(thr_copy.partition_S(sD).shape[:3], plan.dtype)
    count = cute.size(tRrD)
    tDsD, tDgD = parts_of(tma_D, sD, gD, plan.slice)
    slices = cute.size(acc) // count
    acc_slices = cute.make_tensor(acc.iterator, cute.make_layout((count, slices)))
    others = [None if i == plan.fetched else x for i, x in enumerate(operands)]
    # in turns all parts of a fetched operand at once: slices of the other warpgroup's tile wait for
    # its buffers
    at_once = slices if plan.fetches and plan.turns else 1
    ahead = max(at_once, min(slices, AHEAD // max(1, len(operands))))
    results, there = [], []
    given = [gathered_all(others, tCcD, (begin + i) * count, count) for i in range(ahead)]
    tCsX, ring, state = [], None, None
    if cutec.const_expr(plan.fetches):
        targets_X, ring, state = fetched
        words = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), targets_X[0].element_type)
        thr_copy_X = cute.make_tiled_copy_S(words, of_sums).get_slice(in_group)
        tCsX = [thr_copy_X.partition_D(x) for x in targets_X]
    buffers = [group * SLICES + (turn + number) % SLICES for number in range(min(slices, SLICES))]
    targets = [(tRsD[None, None, None, buffer], tDsD[None, buffer]) for buffer in buffers]
    for number in cutec.range_constexpr(slices):
        tRsD_slice, tDsD_slice = targets[number % SLICES]
        if first_warp:  # the slice that was in this buffer has left it
            cute.arch.cp_async_bulk_wait_group(SLICES - 1, read=True)
        cute.arch.barrier(barrier_id=1 + group, number_of_threads=128)
        if cutec.const_expr(number == len(results)):
            for part in cutec.range_constexpr(number, number + at_once):
                if cutec.const_expr(plan.fetches):
                    for i in cutec.range_constexpr(len(there), min(part + (READ if plan.turns else 1), slices)):
                        found, state = taken(plan, group, ring, state, tCsX, i)
                        there.append(found)
                    given[part][plan.fetched] = there[part]
                values = [x.load().to(cutec.Float32) for x in given[part]]
                results.append(epilogue(acc_slices[None, part].load(), *values).to(plan.dtype))
        if cutec.const_expr(number + ahead < slices):
            given.append(gathered_all(others, tCcD, (begin + number + ahead) * count, count))
        tRrD.store(results[number].reshape(tRrD.shape))
        cute.copy(tiled_copy, tRrD, tRsD_slice)
        cute.arch.fence_proxy("async.shared", space="cta")
        cute.arch.barrier(barrier_id=1 + group, number_of_threads=128)
        if first_warp:
            cute.copy(tma_D, tDsD_slice, tDgD[(None, *plan.place_of(begin + number, group))])
            cute.arch.cp_async_bulk_commit_group()
    return (turn + slices) % SLICES if slices % SLICES else turn


@cute.jit
def multiply_slices(plan: Constexpr, ring, state, count, tCrA, tCrB, sums):
    """Multiply so many slices, at least one. While a group of multiplies is under way, the next is
    begun: the last one still is. Returns the ring's state, and that of the last slice.
    """
    plan.tiled_mma.set(warpgroup.Field.ACCUMULATE, False)
    ring.consumer_wait(state)
    multiply(plan.tiled_mma, sums, tCrA[None, None, None, state.index], tCrB[None, None, None, state.index])
    plan.tiled_mma.set(warpgroup.Field.ACCUMULATE, True)
    last = state.clone()
    state.advance()
    for _ in range(1, count):
        ring.consumer_wait(state)
        multiply(plan.tiled_mma, sums, tCrA[None, None, None, state.index], tCrB[None, None, None, state.index])
        warpgroup.wait_group(1)
        ring.consumer_release(last)
        last = state.clone()
        state.advance()
    return state, last


@cute.jit
def consume(
    tid, group, rank, plan: Constexpr, flow, shared, tma_D, mD, operands, fetched, partial, flags, epilogue: Constexpr
):
    """Multiply the slices of tile after tile, and send out the sums."""
    schedule, ring, order, slices = flow
    sA, sB, sD, exchange = shared
    # a warpgroup multiplies as one: all its threads tell the same addresses
    thr_mma = plan.tiled_mma.get_slice(group % plan.sharing * 128)
    tCrA = plan.tiled_mma.make_fragment_A(thr_mma.partition_A(sA))
    tCrB = plan.tiled_mma.make_fragment_B(thr_mma.partition_B(sB))
    acc = plan.tiled_mma.make_fragment_C(plan.tiled_mma.partition_shape_C(plan.tile[:2]))
    sums = cute.make_rmem_tensor_like(acc) if cutec.const_expr(plan.promoted) else acc
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, ring.num_stages)
    if cutec.const_expr(plan.turns):  # every other tile
        schedule.advance_to_next_work(advance_count=group)
        skip(state, group * (slices + plan.fetches))
    work, turn = schedule.get_current_work(), 0
    while work.is_valid_tile:
        if cutec.const_expr(plan.turns):
            order.wait()
        begin, end = plan.slices_of(work, 0, slices)
        count = end - begin
        if cutec.const_expr(plan.promoted):
            acc.fill(0.0)
            # warpgroups take turns to add, so that one of them multiplies at any time
            following = plan.promoted - group % plan.sharing * (plan.promoted // plan.sharing)
            while count > following:
                state, last = multiply_slices(plan, ring, state, following, tCrA, tCrB, sums)
                warpgroup.wait_group(0)
                ring.consumer_release(last)
                acc.store(acc.load() + sums.load())
                count -= following
                following = cutec.Int32(plan.promoted)
        state, last = multiply_slices(plan, ring, state, count, tCrA, tCrB, sums)
        of_fetched = state.clone()
        if cutec.const_expr(plan.turns):
            order.arrive()
            skip(state, slices + 2 * plan.fetches)
        elif cutec.const_expr(plan.fetches):
            skip(state, plan.fetches)
        warpgroup.wait_group(0)
        ring.consumer_release(last)
        if cutec.const_expr(plan.promoted):
            acc.store(acc.load() + sums.load())
        at_m, at_n, number, part = plan.of(work)
        gD = cute.local_tile(of_batch(mD, number), plan.tile[:2], (at_m, at_n))
        cD = cute.local_tile(cute.make_identity_tensor(mD.shape[:2]), plan.tile[:2], (at_m, at_n))
        given = [of_batch(x, number) for x in operands]
        tCcD = plan.tiled_mma.get_slice(tid % (128 * plan.sharing)).partition_C(cD)
        if cutec.const_expr(plan.stream):
            blocks = plan.cluster[0] * plan.cluster[1]
            mine = schedule.cluster * blocks + rank
            if begin > 0:
                send_on(tid, group, mine, plan, acc, partial, flags)
            else:
                if end < slices:
                    add_others(tid, group, mine, blocks, work, plan, schedule, acc, partial, flags)
                turn = send(tid, group, plan, tma_D, acc, 0, turn, sD, gD, tCcD, given, None, epilogue)
        elif cutec.const_expr(plan.split == 1):
            there = (fetched.targets, ring, of_fetched) if cutec.const_expr(plan.fetches) else None
            turn = send(tid, group, plan, tma_D, acc, 0, turn, sD, gD, tCcD, given, there, epilogue)
        else:
            share(tid, rank, plan, acc, exchange)
            begin = part * (plan.tile[0] // (64 * plan.consumers) * plan.tile[1] // plan.slice[1] // plan.parts)
            if part < plan.parts:
                total = added_up(tid, exchange[0], exchange[2], "cta" if plan.apart else "cluster")
                send(tid, group, plan, tma_D, total, begin, 0, sD, gD, tCcD, given, None, epilogue)
        schedule.advance_to_next_work(advance_count=plan.consumers // plan.sharing)
        work = schedule.get_current_work()
    cute.arch.cp_async_bulk_wait_group(0, read=True)


@cute.kernel
def gemm_kernel(
    tmas_A: tuple,
    mA: cute.Tensor,
    tmas_B: tuple,
    mB: cute.Tensor,
    tma_D: cpasync.TmaAtom,
    mD: cute.Tensor,
    operands: tuple,
    load_X: Any,
    partial,
    flags,
    tiles,
    plan: Constexpr,
    epilogue: Constexpr,
):
    tid, _, _ = cute.arch.thread_idx()
    group = cute.arch.make_warp_uniform(tid // 128)
    warp_index = cute.arch.make_warp_uniform(tid // 32)
    if warp_index == 0:
        for atom in (*tmas_A, *tmas_B, tma_D, *(load_X[:1] if plan.fetches else ())):
            cpasync.prefetch_descriptor(atom)

    smem = utils.SmemAllocator()
    bytes_a = cute.cosize(plan.sA_layout.outer) * plan.operand.width // 8
    slices_at = smem.allocate(plan.stages * plan.slice_bytes, 1024)
    sA = cute.make_tensor(cute.recast_ptr(slices_at, plan.sA_layout.inner, plan.operand), plan.sA_layout.outer)
    sB = cute.make_tensor(
        cute.recast_ptr(slices_at + bytes_a, plan.sB_layout.inner, plan.operand), plan.sB_layout.outer
    )
    fetched = None
    if cutec.const_expr(plan.fetches):
        fetched = Fetch(load_X[0], load_X[1], plan.fetched_tensors(slices_at, slices_at + bytes_a))
    room_at = slices_at
    if cutec.const_expr(plan.apart):
        room_at = smem.allocate(cute.cosize(plan.received) * 4, 1024)
    room = cute.make_tensor(cute.recast_ptr(room_at, dtype=plan.sums), plan.received)
    sD = smem.allocate_tensor(plan.dtype, plan.sD_layout.outer, 1024, plan.sD_layout.inner)
    barriers = smem.allocate_array(cutec.Int64, 2 * plan.stages + plan.consumers + 2)
    ready = barriers + 2 * plan.stages + plan.consumers
    received = ready + 1  # counts what has come: bytes, or warps that have sent theirs
    if cutec.const_expr(plan.split > 1):
        if warp_index == 0:
            with cute.arch.elect_one():
                cute.arch.mbarrier_init(ready, plan.parts * plan.consumers * 4)
                cute.arch.mbarrier_init(received, 1 if plan.apart else plan.split * plan.consumers * 4)
                if cutec.const_expr(plan.apart):
                    cute.arch.mbarrier_arrive_and_expect_tx(received, cute.cosize(plan.received) * 4)

    # A load of an operand with few rows brings no more than there are.
    across, down = plan.cluster
    tile_m, tile_n, tile_k = plan.tile
    for tmas, mX, sX, tile, shares in ((tmas_A, mA, sA, tile_m, down), (tmas_B, mB, sB, tile_n, across)):
        if cutec.const_expr(len(tmas) > 1):
            clear(tid, 128 * (1 + plan.consumers), sX, shares, missing_rows(mX, tile, shares) // shares)

    # A slice is free again when all warps that multiply have used it, those of the blocks that it
    # is shared with too.
    blocks = cute.make_layout((1, across, down, plan.split))
    rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster())
    warps = pipeline.CooperativeGroup(pipeline.Agent.Thread, (across + down - 1) * plan.sharing * 4)
    ring = pipeline.PipelineTmaAsync.create(
        num_stages=plan.stages,
        producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread),
        consumer_group=warps,
        tx_count=plan.slice_bytes,
        barrier_storage=barriers,
        cta_layout_vmnk=blocks,
    )
    warpgroup_threads = pipeline.CooperativeGroup(pipeline.Agent.Thread, 128)
    order = pipeline.PipelineOrder.create(barriers + 2 * plan.stages, 1, plan.consumers, group - 1, warpgroup_threads)
    slices = cutec.max(
        cute.ceil_div(mA.shape[1], tile_k * plan.split * plan.pieces), 1
    )  # of a K of 0 there is one, of zeros
    dealing = tiles, cute.arch.block_idx(), cute.arch.grid_dim()
    if cutec.const_expr(plan.stream):
        schedule = (Stream if plan.stream == ALL_SLICES else Rest)(*dealing, slices)
    else:
        schedule = utils.StaticPersistentTileScheduler.create(*dealing)
    flow = Flow(schedule, ring, order, slices)
    cute.arch.griddepcontrol_wait()
    if cutec.const_expr(plan.hurried):
        cute.arch.griddepcontrol_launch_dependents()

    if group == 0:
        if cutec.const_expr(plan.resident == 1):
            cute.arch.setmaxregister_decrease(PRODUCER_REGISTERS)
        if warp_index == 0:
            # Blocks next to each other along N need the same rows of A, those along M the same rows
            # of B: each loads a share for all.
            at_m, at_n, part = rank % across, rank // across % down, rank // (across * down)
            place = (0, at_m, at_n, part)
            mask_A, mask_B = (cpasync.create_tma_multicast_mask(blocks, place, mode) for mode in (2, 1))
            produce(plan, flow, Load(tmas_A, mA, sA, at_n, mask_A), Load(tmas_B, mB, sB, at_m, mask_B), fetched)
    else:
        if cutec.const_expr(plan.resident == 1):
            cute.arch.setmaxregister_increase(CONSUMER_REGISTERS)
        shared = Shared(sA, sB, sD, (room, ready, received))
        consume(tid - 128, group - 1, rank, plan, flow, shared, tma_D, mD, operands, fetched, partial, flags, epilogue)


@cute.kernel
def add_pieces_kernel(sums: cute.Tensor, d: cute.Tensor, operands: tuple, epilogue: Constexpr):
    """Add up D's pieces (M, N, pieces), always in the same order; a thread has four columns."""
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    m, n = d.shape
    place = (block * ADDING + tid) * 4
    row, column = place // n, place % n
    cute.arch.griddepcontrol_wait()
    if row < m:
        total = cute.make_rmem_tensor(4, cutec.Float32)
        total.fill(0.0)
        for piece in cutec.range(sums.shape[2], unroll=8):
            total.store(total.load() + cute.local_tile(sums[row, None, piece], (4,), (column // 4,)).load())
        given = [cute.local_tile(x[row, None], (4,), (column // 4,)).load().to(cutec.Float32) for x in operands]
        cute.local_tile(d[row, None], (4,), (column // 4,)).store(epilogue(total.load(), *given).to(d.element_type))


def load(tensor, layout, tile, blocks, k_major):
    """TMA loads of tiles of an operand, each shared out among as many blocks of the cluster. The
    unit takes longer to fill in zeros for rows that are not there than to load rows: the last tile
    has a load of its own, which is cut to the rows that are left.
    """
    op = cpasync.CopyBulkTensorTileG2SMulticastOp() if blocks > 1 else cpasync.CopyBulkTensorTileG2SOp()
    slice_of = cute.slice_(layout, (None, None, 0))
    tma, coordinates = cpasync.make_tiled_tma_atom(op, tensor, slice_of, tile, blocks)
    if not k_major:
        return (tma,), coordinates
    last = last_tile(tensor, tile[0]) * tile[0]
    rest = cute.make_layout((tensor.shape[0] - last, *tensor.shape[1:]), stride=tensor.stride)
    rows = cute.make_tensor(tensor.iterator + last * tensor.stride[0], rest)
    tma_last, _ = cpasync.make_tiled_tma_atom(op, rows, slice_of, tile, blocks, oob_fill="cut")
    return (tma, tma_last), coordinates


def transposed(tensor):
    modes = [1, 0] if cute.rank(tensor) == 2 else [1, 0, 2]
    return cute.make_tensor(tensor.iterator, cute.select(tensor.layout, mode=modes))


@cute.jit
def gemm(
    a: cute.Tensor,
    b: cute.Tensor,
    d: cute.Tensor,
    operands: tuple = (),
    tile: Constexpr = (128, 256),
    cluster: Constexpr = (2, 1),
    turns: Constexpr = False,
    split: Constexpr = 1,
    epilogue: Constexpr = lambda sums: sums,
    blocks: Constexpr = SMS,
    swapped: Constexpr = False,
    resident: Constexpr = 1,
    pieces: Constexpr = 1,
    partial: cute.Tensor = None,  # pyright: ignore[reportArgumentType]  # absent in other forms
    stream: Constexpr = 0,
    flags: cute.Tensor = None,  # pyright: ignore[reportArgumentType]  # absent in other forms
    promoted: Constexpr = 0,
):
    """`operands`: further tensors (M, N), of which the epilogue gets what belongs to its sums.
    `turns`: ping-pong. `split`: how many blocks share a tile, up to 16 (which stay for one tile
    only). `blocks`: how many there are at most. `swapped`: compute Dᵀ = B Aᵀ, for a few rows of A:
    the instructions take 64 rows, but 8 columns. `resident`: blocks that a multiprocessor has at a
    time. `pieces`: parts of K whose products go to memory, `partial` (pieces, M, N), and are added
    up by a second kernel. `stream`: blocks have equally many slices of K (ALL_SLICES), or share the
    tiles that fill no wave (REST); sums of tiles that several share go through `partial` (blocks,
    sums of a tile), `flags` (blocks, warpgroups) tell that they are there. `promoted`: multiplies
    add up so many slices of K, and threads their sums in float32, since those of fp8 have few
    digits; 0: multiplies add up all of K.
    """
    if cutec.const_expr(pieces > 1):
        sums = cute.make_tensor(partial.iterator, cute.select(partial.layout, mode=[1, 2, 0]))
        multiplied(
            a,
            b,
            sums,
            (),
            tile,
            cluster,
            turns,
            split,
            lambda sums: sums,
            blocks,
            False,
            resident,
            pieces,
            False,
            None,
            None,
            promoted,
        )
        add_pieces_kernel(sums, d, operands, epilogue).launch(
            grid=(cute.ceil_div(d.shape[0] * d.shape[1], 4 * ADDING), 1, 1), block=(ADDING, 1, 1), use_pdl=True
        )
    else:
        multiplied(
            a,
            b,
            d,
            operands,
            tile,
            cluster,
            turns,
            split,
            epilogue,
            blocks,
            swapped,
            resident,
            1,
            stream,
            partial,
            flags,
            promoted,
        )


@cute.jit
def multiplied(
    a: cute.Tensor,
    b: cute.Tensor,
    d: cute.Tensor,
    operands: tuple,
    tile: Constexpr,
    cluster: Constexpr,
    turns: Constexpr,
    split: Constexpr,
    epilogue: Constexpr,
    blocks: Constexpr,
    swapped: Constexpr,
    resident: Constexpr,
    pieces: Constexpr,
    stream: Constexpr,
    partial,
    flags,
    promoted: Constexpr,
):
    """D, or the pieces of it, by one kernel."""
    if cutec.const_expr(swapped):
        a, b, d, operands = b, a, transposed(d), tuple(transposed(x) for x in operands)
    plan = Plan(tile, cluster, turns, split, resident, pieces, stream, promoted, a, b, d, operands)
    tma_A, mA = load(a, plan.sA_layout, (tile[0], plan.tile[2]), cluster[1], plan.of_a.is_k_major_a())
    tma_B, mB = load(b, plan.sB_layout, (tile[1], plan.tile[2]), cluster[0], plan.of_b.is_k_major_b())
    tma_D, mD = cpasync.make_tiled_tma_atom(
        cpasync.CopyBulkTensorTileS2GOp(), d, cute.slice_(plan.sD_layout, (None, None, 0)), plan.slice
    )
    load_X = None
    if cutec.const_expr(plan.fetches):
        part = cute.slice_(plan.fetched_layout(1), (None, None, 0))
        op = cpasync.CopyBulkTensorTileG2SOp()
        load_X = cpasync.make_tiled_tma_atom(op, operands[plan.fetched], part, plan.slice)
    batch = d.shape[2] if cute.rank(d) == 3 else 1
    extents = cute.ceil_div(d.shape[0], tile[0]), cute.ceil_div(d.shape[1], tile[1]) * split, batch
    spread = (cluster[0], cluster[1] * split, 1)
    tiles = utils.PersistentTileSchedulerParams(extents, spread, swizzle_size=GROUP, raster_along_m=False)
    clusters = blocks // (cluster[0] * cluster[1]) if split == 1 else tiles.total
    grid = utils.StaticPersistentTileScheduler.get_grid_shape(tiles, clusters)
    if cutec.const_expr(stream):  # as many as have a slice each
        slices = cutec.max(cute.ceil_div(a.shape[1], plan.tile[2]), 1)
        grid = *cluster, cutec.min(clusters, tiles.total * slices)
    gemm_kernel(tma_A, mA, tma_B, mB, tma_D, mD, operands, load_X, partial, flags, tiles, plan, epilogue).launch(
        grid=grid, block=(128 * (1 + plan.consumers), 1, 1), cluster=spread, min_blocks_per_mp=resident, use_pdl=True
    )


@cute.jit
def gemm_batched(
    a: cute.Tensor,
    b: cute.Tensor,
    d: cute.Tensor,
    tile: Constexpr,
    cluster: Constexpr = (1, 1),
    turns: Constexpr = False,
    split: Constexpr = 1,
):
    """A batch of multiplies: A is (L, M, K), B (L, N, K), D (L, M, N)."""
    a, b, d = (cute.make_tensor(x.iterator, cute.select(x.layout, mode=[1, 2, 0])) for x in (a, b, d))
    gemm(a, b, d, (), tile, cluster, turns, split)


@cute.jit
def gemm_bias(
    a: cute.Tensor,
    b: cute.Tensor,
    bias: cute.Tensor,
    residual: cute.Tensor,
    d: cute.Tensor,
    activation: Constexpr,
    tile: Constexpr = (128, 256),
    cluster: Constexpr = (2, 1),
):
    """A layer of a network: a bias for each column, an activation, and what came into the block
    that the layer is part of.
    """
    columns = cute.make_tensor(bias.iterator, cute.make_layout(d.shape, stride=(0, 1)))
    gemm(
        a,
        b,
        d,
        (columns, residual),
        tile,
        cluster,
        False,
        1,
        lambda sums, bias, residual: activation(sums + bias) + residual,
    )


def declare(name, a, b, d, *workspaces, reference=reference, **more):
    """One multiply as an export; `more` as for `cutec.export`."""
    constexpr = {"operands": ()} | more.pop("constexpr", {})
    cutec.export(
        gemm,
        args=[f"in {a}", f"in {b}", f"out {d}", *workspaces],
        name=name,
        constexpr=constexpr,
        reference=reference,
        flops="2*m*n*k",
        arch="sm_90a",
        **more,
    )


def form(tile, cluster=(1, 1), **more):
    """A form that a call may take."""
    return {"tile": tile, "cluster": cluster} | more


# For a few rows of A all that counts is how fast B comes: tiles of Dᵀ have 64 or 128 rows of it and
# few columns, and blocks share them along K where they would be too few.
FEW = [form((64, 16), split=split, swapped=True, resident=3) for split in (2, 4, 8)]
FEW += [form((64, 32), swapped=True, resident=2)]
FEW += [form((64, 32), split=split, swapped=True, resident=2) for split in (2, 4)]
FEW += [form((128, 16), swapped=True), form((128, 16), split=2, swapped=True)]
# Next, D of few tiles: blocks share one along K, as long as all of them find room at once.
SHARING = [form((64, 64)), form((64, 64), split=2), form((64, 64), split=8)]
SHARING += [form((128, 64), split=split) for split in (2, 3, 4, 8)]
SHARING += [form((128, columns), split=2) for columns in (80, 96, 160)]
SHARING += [form((128, 128), split=4), form((128, 128), (2, 1), split=2), form((128, 64), (1, 2), split=2)]
SHARING += [form((64, columns), split=2, swapped=True) for columns in (128, 256)]
SHARING += [form((64, 128), (1, 2), split=2, swapped=True)]
# Narrow tiles, and tiles of Dᵀ, sometimes are just as many as there are multiprocessors. Widths are
# many such that the last wave of blocks may be full. A cluster of two tiles is for an even number
# of them along M: else a block multiplies a tile that is not there.
NARROW = [form((64, columns)) for columns in (48, 80, 128)] + [form((64, 64), (2, 1)), form((128, 48))]
NARROW += [form((64, columns), (2, 1), turns=True) for columns in (128, 192)]
NARROW += [form((64, 256), swapped=True), form((128, 64), swapped=True)]
WIDE = [form((128, columns), (2, 1)) for columns in (64, 80, 96, 112, 160, 176, 192, 224, 256)]
WIDE += [form((128, columns), (2, 1), swapped=True) for columns in (160, 192, 200)]
WIDE += [form((128, 128), cluster, turns=True) for cluster in ((1, 1), (2, 1))]
WIDE += [form((128, 224)), form((256, 144), (2, 1)), form((256, 176), (2, 1))]
# Blocks of a stream all have equally many slices of K, whatever the number of tiles is.
STREAMED = [form((128, columns), (2, 1), stream=1) for columns in (192, 256)]
STREAMED += [form((128, 192), stream=1), form((128, 96), swapped=True, stream=1)]

# Or blocks share the tiles that fill no wave.
RESTS = [form((128, columns), (2, 1), stream=REST) for columns in (96, 112, 128, 160, 192)]
RESTS += [form((128, columns), stream=REST) for columns in (128, 192)]
RESTS += [form((128, 192), swapped=True, stream=REST)]
# One wave of tiles, of just the width that makes it a full one, is faster than several, and than
# blocks that share tiles.
ONE_WAVE = [form((64, columns), (2, 1)) for columns in (80, 96, 112, 128)]
ONE_WAVE += [form((64, columns), (1, 2)) for columns in (96, 160)]
ONE_WAVE += [form((64, columns), (2, 1), swapped=True) for columns in (104, 144)]
ONE_WAVE += [form((64, columns), (1, 2), swapped=True) for columns in (128, 160)]
ONE_WAVE += [form((64, 104), (4, 1), swapped=True), form((128, 48), (4, 1), swapped=True)]
ONE_WAVE += [form((128, columns), (1, 2)) for columns in (96, 160)] + [form((128, 128), (1, 2), swapped=True)]
ONE_WAVE += [form((128, 128), (1, 2), split=2), form((128, 192), split=4)]
# The ones among them that an H200 found worth a form for other types too, and wider tiles of those
# that take turns.
TIMED = [form((128, columns), (2, 1), stream=REST) for columns in (96, 112, 128)]
TIMED += [form((64, columns), (2, 1)) for columns in (80, 96)] + [form((64, 160), (1, 2))]
TIMED += [form((64, columns), (1, 2), swapped=True) for columns in (128, 256)]
TIMED += [form((128, 48), (4, 1), swapped=True)]
TIMED += [form((128, columns), (2, 1), turns=True) for columns in (160, 176)]

# Shapes to tune over: layers of models, and shapes drawn from everywhere.
LAYERS = [(1536, 7168), (2048, 2048), (2112, 7168), (3584, 18944), (4096, 4096), (4096, 14336), (5120, 5120)]
LAYERS += [(7168, 2048), (8192, 28672), (10240, 8192), (16384, 2048), (28672, 4096)]
ROWS = [1, 4, 16, 32, 64, 100, 128, 256, 512, 1000, 2048, 4096, 8192]
OF_LAYERS = {"m": ROWS, "n, k": LAYERS}
DRAWN = "240 drawn from 1..8192, 256..20480 step 8, 64..32768 step"
OF_MAJORS = [{"m, n, k": "200 drawn from 8..8192 step 8, 256..20480 step 8, 64..32768 step 8"}]
OF_BATCHES = [{"l, m, n, k": "160 drawn from 2..64, 1..2048, 64..4096 step 8, 64..4096 step 8"}]


def choice(row, forms, over=(), batch="", full=True, loads=True, alike=(), card="H200"):
    """The forms, each with the guard and the terms of its time, for a type of which a row of a
    slice has `row` numbers. `full`: those of clusters take D only if it has as many tiles.
    `loads`: terms also count what tiles load, which takes many shapes that all forms were timed at.
    """
    guarded = [(guard_of(row, batch=batch, full=full, **one), one) for one in forms]
    shapes = over or [OF_LAYERS, {"m, n, k": f"{DRAWN} {row // 8}"}]
    return cutec.tuned(guarded, shapes, card=card, terms=terms_of(row, batch, loads=full and loads), alike=alike)


ALL = FEW + SHARING + NARROW + WIDE
FORMS = ALL + STREAMED + TIMED
# D of a few tiles only, and a K of 10000 and more: more blocks share one.
OF_16_BITS, OF_FP8 = [form((64, 64), split=16)], [form((64, 32), split=8, swapped=True, resident=2)]
# Two sums of 192 columns fit into a thread's registers. Those that take turns would wait for each
# other's additions.
PRECISE = [
    one
    for one in ALL + STREAMED + RESTS + ONE_WAVE
    if one["tile"][0] * one["tile"][1] <= 128 * 192 and one["tile"] != (64, 256) and not one.get("turns")
]
OF_INTEGERS = [one for one in ALL if one["tile"] != (128, 200)]  # no instruction has 200 columns of int8
# A or B that is contiguous along M or N takes 128 rows of a slice at a time.
MAJORS = [form((128, 64), split=split) for split in (2, 4)] + [form((64, 128), (2, 1), turns=True)]
MAJORS += [form((128, columns), (2, 1)) for columns in (64, 160, 192, 256)] + [form((128, 128), (2, 1), turns=True)]
BATCHED = [form((128, 64), split=split) for split in (2, 4)] + [form((64, columns)) for columns in (64, 128)]
BATCHED += [form((128, 128), cluster, turns=True) for cluster in ((1, 1), (2, 1))]
STREAM = "workspace f32[132, $tile[0] * $tile[1]] if $stream > 0", "workspace zeroed i32[132, 2] if $stream > 0"


declare(
    "gemm",
    "$dtype[m,k{div=8}]",
    "$dtype[n,k]",
    "$dtype[m,n{div=8}]",
    *STREAM,
    variants={"dtype": ["bf16", "f16"]},
    choose=choice(64, FORMS + OF_16_BITS, alike=["dtype"]),
)
declare(
    "gemm_fp8",
    "f8E4M3FN[m,k{div=16}]",
    "f8E4M3FN[n,k]",
    "bf16[m,n{div=8}]",
    *STREAM,
    choose=choice(128, FORMS + OF_FP8),
)
declare(
    "gemm_fp8_precise",
    "f8E4M3FN[m,k{div=16}]",
    "f8E4M3FN[n,k]",
    "bf16[m,n{div=8}]",
    *STREAM,
    constexpr={"promoted": PROMOTED},
    choose=choice(128, PRECISE + OF_FP8, loads=False, card="H100"),
)
declare(
    "gemm_tf32", "tf32[m,k{div=4}]", "tf32[n,k]", "f32[m,n{div=4}]", reference=reference_tf32, choose=choice(32, ALL)
)
declare("gemm_s8", "i8[m,k{div=16}]", "i8[n,k]", "i32[m,n{div=4}]", choose=choice(128, OF_INTEGERS))
# For a K so long that a cluster of blocks a tile is too few: pieces of it go to memory first.
declare(
    "gemm_long_bf16",
    "bf16[m,k{div=8}]",
    "bf16[n,k]",
    "bf16[m,n{div=8}]",
    "workspace f32[$pieces, m, n]",
    choose=[("", form((128, 128), split=4, pieces=7))],
)
# A, B or both as they would be transposed: contiguous along M and N.
declare(
    "gemm_bf16_nn",
    "bf16[m{div=8},k]:(1,m)",
    "bf16[n,k{div=8}]",
    "bf16[m,n{div=8}]",
    choose=choice(64, MAJORS, OF_MAJORS, full=False),
)
declare(
    "gemm_bf16_tt",
    "bf16[m,k{div=8}]",
    "bf16[n{div=8},k]:(1,n)",
    "bf16[m,n]",
    choose=choice(64, [*MAJORS, form((64, 256), swapped=True)], OF_MAJORS, full=False),
)
declare(
    "gemm_bf16_nt",
    "bf16[m{div=8},k]:(1,m)",
    "bf16[n{div=8},k]:(1,n)",
    "bf16[m,n]",
    choose=choice(64, MAJORS, OF_MAJORS, full=False),
)
cutec.export(
    gemm_batched,
    args=["in bf16[l,m,k{div=8}]", "in bf16[l,n,k]", "out bf16[l,m,n{div=8}]"],
    choose=choice(64, BATCHED, OF_BATCHES, "l", full=False),
    reference=reference,
    flops="2*l*m*n*k",
    arch="sm_90a",
)
for activation, wanted in ACTIVATIONS:
    cutec.export(
        gemm_bias,
        args=["in bf16[m,k{div=8}]", "in bf16[n,k]", "in f32[n]", "in bf16[m,n{div=8}]", "out bf16[m,n]"],
        name=f"gemm_bias_{activation.__name__}",
        constexpr={"activation": activation},
        reference=wanted,
        flops="2*m*n*k",
        arch="sm_90a",
    )
