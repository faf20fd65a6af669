"""Rows of a matrix, each read from memory once: into registers of a few lanes, a warp, a block or a
cluster of blocks, whichever its length asks for.

The threads of a row take turns at its pieces of 128 bits: of T threads, thread t has pieces t, t +
T, t + 2 T, … Of rows whose length is no multiple of 128 bits a piece is a single element. A thread
asks for all of its pieces before it uses one, so that enough bytes are on their way. What threads
find out about their parts of a row (a sum, a maximum) is joined over warps by shuffles, over a
block through shared memory, and over a cluster by stores into all of its shared memories.
"""

import cutec
from cutec import cute

WARP = 32
BLOCK = 128  # threads, at least: where rows have fewer, a block has several


class Rows:
    """How rows of matrices like `x` are shared out: `threads` threads of each of `cluster` blocks
    have `pieces` pieces of `bits` bits each, together a tile. Longer rows have several tiles, which
    blocks take turns at (then `whole` is false). On archs without clusters of up to 16 blocks a
    row has one block.
    """

    def __init__(self, x, threads, pieces, cluster, bits, whole=True):
        self.dtype, self.bits, self.threads, self.pieces = x.element_type, bits, threads, pieces
        self.cluster = cluster if 90 <= cutec.target_arch().capability < 120 else 1
        self.whole = whole and self.cluster == cluster  # a row has one tile a block
        self.vector = bits // self.dtype.width  # elements of a piece
        self.rows = max(1, BLOCK // threads)  # of a block
        self.tile = (self.rows, threads * pieces * self.vector)
        self.lanes = min(threads, WARP)  # of a warp that share a row
        self.warps = threads // self.lanes  # of a block that share a row
        self.met = self.warps * self.cluster  # warps that share a row

    def matrix(self, x):
        """`x`, whose rows begin at multiples of a piece."""
        step = cute.assume(x.stride[0], divby=self.vector)
        return cute.make_tensor(x.iterator, cute.make_layout(x.shape, stride=(step, 1)))

    def repeated(self, vector, x):
        """A vector as a matrix like `x`, each of whose rows it is."""
        return cute.make_tensor(vector.iterator, cute.make_layout(x.shape, stride=(0, 1)))

    def launch(self, kernel, x, **options):
        """Launch a kernel with a block, or a cluster of blocks, for each few rows of `x`."""
        if self.cluster > 1:
            options["cluster"] = (self.cluster, 1, 1)
        blocks = cute.ceil_div(x.shape[0], self.rows) * self.cluster
        kernel.launch(grid=(blocks, 1, 1), block=(self.rows * self.threads, 1, 1), **options)

    def rank(self):
        """Which of its rows' blocks this one is."""
        return cute.arch.block_idx_in_cluster() if self.cluster > 1 else 0

    def row(self):
        """This thread's row."""
        tid, _, _ = cute.arch.thread_idx()
        return cute.arch.block_idx()[0] // self.cluster * self.rows + tid // self.threads

    @cute.jit
    def leads(self, x):
        """Whether this thread speaks for its row of `x`."""
        tid, _, _ = cute.arch.thread_idx()
        return self.rank() == 0 and tid % self.threads == 0 and self.row() < x.shape[0]

    def tiles(self, x):
        """The tiles of a row of `x` that this block takes: one where rows are whole."""
        if self.whole:
            return [self.rank()]
        return cutec.range(self.rank(), cute.ceil_div(x.shape[1], self.tile[1]), self.cluster)

    def part(self, x, tile):
        """This thread's part of a tile of its row: (elements of a piece, pieces)."""
        tid, _, _ = cute.arch.thread_idx()
        threads = cute.make_layout((self.rows, self.threads), stride=(self.threads, 1))
        tiled_copy = cute.make_tiled_copy_tv(self.copy_of(self.dtype), threads, cute.make_layout((1, self.vector)))
        block = cute.arch.block_idx()[0] // self.cluster
        return tiled_copy.get_slice(tid).partition_S(cute.local_tile(x, self.tile, (block, tile)))[None, 0, None]

    def copy_of(self, dtype):
        """Accesses of a piece."""
        return cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), dtype, num_bits_per_copy=self.bits)

    def inside(self, x, tile):
        """Which pieces of a part there are."""
        coords = self.part(cute.make_identity_tensor(x.shape), tile)
        inside = cute.make_rmem_tensor((1, self.pieces), cutec.Boolean)
        for i in range(self.pieces):
            inside[0, i] = cute.elem_less(coords[0, i], x.shape)
        return inside

    def load(self, x, tile, other=0):
        """A part in registers; `other` where there is nothing."""
        return self.loaded(self.part(x, tile), self.inside(x, tile), other)

    def numbers(self, x, tile, i):
        """Piece i of a part in float32, loaded when it is due: of what many rows share, which is
        in a cache.
        """
        inside = cute.make_rmem_tensor(1, cutec.Boolean)
        inside[0] = cute.elem_less(self.part(cute.make_identity_tensor(x.shape), tile)[0, i], x.shape)
        return self.loaded(self.part(x, tile)[None, i], inside, 0).load().to(cutec.Float32)

    def loaded(self, part, inside, other):
        """What lies inside of it in registers, and `other` beside that."""
        values = cute.make_fragment_like(part)
        values.fill(other)
        # as words: what is filled in would else be put together element by element
        word = cutec.Uint16 if self.bits == 16 else cutec.Uint32
        from_, to = (cute.recast_tensor(t, word) for t in (part, values))
        cute.copy(self.copy_of(word), from_, to, pred=inside)
        return values

    def store(self, values, x, tile):
        """Write a part."""
        cute.copy(self.copy_of(self.dtype), values, self.part(x, tile), pred=self.inside(x, tile))

    @cute.jit
    def begin(self, *counts):
        """Where the warps of a row will meet, once for each count, to tell each other that many
        numbers: shared memory, and in a cluster a barrier that counts the bytes that arrive.
        """
        smem = cutec.utils.SmemAllocator()
        layouts = [cute.make_layout((self.met, count, self.rows)) for count in counts]
        places = [smem.allocate_tensor(cutec.Float32, layout) for layout in layouts]
        barriers = smem.allocate_array(cutec.Int64, len(counts))
        if cutec.const_expr(self.cluster > 1):
            if cute.arch.thread_idx()[0] == 0:
                for i in cutec.range_constexpr(len(counts)):
                    cute.arch.mbarrier_init(barriers + i, 1)
                cute.arch.mbarrier_init_fence()
                for i in cutec.range_constexpr(len(counts)):
                    cute.arch.mbarrier_arrive_and_expect_tx(barriers + i, self.met * counts[i] * 4)
            cute.arch.cluster_arrive_relaxed()
        return [(place, barriers + i, i == 0) for i, place in enumerate(places)]

    def over_warp(self, value, op):
        """`op` over this warp's threads of a row."""
        return cute.arch.warp_reduction(value, op, threads_in_group=self.lanes)

    def sum_over_row(self, value, meeting):
        """A sum over all threads of a row."""
        (total,) = self.over_warps([self.over_warp(value, add)], lambda a, b: [a[0] + b[0]], meeting)
        return total

    @cute.jit
    def over_warps(self, numbers, join, meeting):
        """`join` over what the warps of a row have found, a few numbers each."""
        if cutec.const_expr(self.met > 1):
            self.tell(numbers, meeting)
            tid, _, _ = cute.arch.thread_idx()
            place, _, _ = meeting
            numbers = [place[tid % WARP % self.met, i, tid // self.threads] for i in range(len(numbers))]
            for first in cutec.range_constexpr(WARP, self.met, WARP):
                more = [place[first + tid % WARP, i, tid // self.threads] for i in range(len(numbers))]
                numbers = join(numbers, more)
            for i in cutec.range_constexpr(min(WARP, self.met).bit_length() - 1):
                numbers = join(numbers, [cute.arch.shuffle_sync_bfly(number, 1 << i) for number in numbers])
        return numbers

    @cute.jit
    def tell(self, numbers, meeting):
        """A warp's numbers to all warps of its row."""
        place, barrier, first = meeting
        tid, _, _ = cute.arch.thread_idx()
        lane, warp, row = tid % WARP, tid % self.threads // WARP, tid // self.threads
        if cutec.const_expr(self.cluster > 1):
            if cutec.const_expr(first):
                cute.arch.cluster_wait()  # all have begun
            if lane < self.cluster:
                there = cute.arch.map_dsmem_ptr(place.iterator, lane)
                counts = cute.arch.map_dsmem_ptr(barrier, lane)
                for i in cutec.range_constexpr(len(numbers)):
                    offset = cute.crd2idx((self.rank() * self.warps + warp, i, row), place.layout)
                    cute.arch.store_async_dsmem(there + offset, numbers[i], counts)
            cute.arch.mbarrier_wait(barrier, 0)
        else:
            if lane == 0:
                for i in cutec.range_constexpr(len(numbers)):
                    place[warp, i, row] = numbers[i]
            cute.arch.sync_threads()


def add(a, b):
    return a + b


def float32(values, i):
    """Piece i of a part."""
    return values[None, i].load().to(cutec.Float32)


def total_of(values):
    """The sum of a piece."""
    return values.reduce(cute.ReductionOp.ADD, 0.0, 0)


# (threads, pieces, blocks of a cluster) by the lengths that they hold, of rows whose pieces are 128
# bits, and of others, whose pieces are elements; and of longer rows. Measured on an H200 by
# benchmarks/rows.py.
ALIGNED = [(4, 2, 1), (8, 2, 1), (16, 2, 1), (32, 2, 1), (64, 2, 1), (128, 2, 1), (256, 2, 1), (512, 2, 1), (512, 4, 1)]
ALIGNED += [(256, 4, 4), (256, 4, 8), (256, 4, 16)]
OTHERS = [(32, 8, 1), (32, 16, 1), (32, 32, 1), (64, 32, 1), (128, 32, 1), (256, 32, 1)]
LONG, LONG_OTHERS = (512, 2, 16), (512, 8, 1)
# for functions that are called less: fewer forms, a little slower where a row does not fill one
FEW = {"aligned": ALIGNED[1::2], "others": OTHERS[2::3]}


def forms(dtype, aligned=ALIGNED, others=OTHERS, long=LONG, long_others=LONG_OTHERS):
    """What `choose=` of `cutec.export` takes: the first form that holds rows of n elements, else
    one that holds a part of a row at a time.
    """
    vector, found = 128 // dtype.width, []
    for shape, bits in [(s, 128) for s in aligned] + [(s, dtype.width) for s in others]:
        threads, pieces, cluster = shape
        guard = f"n % {vector} {'==' if bits == 128 else '!='} 0 and "
        columns = threads * pieces * cluster * bits // dtype.width
        found.append((f"{guard}n <= {columns}", {"form": (*shape, bits, True)}))
    found.append((f"n % {vector} == 0", {"form": (*long, 128, False)}))
    return [*found, ("", {"form": (*long_others, dtype.width, False)})]


def declare(function, args, reference, **shapes):
    """Export a function of rows in all types, with a form for each range of lengths."""
    for name, dtype in (("f32", cutec.Float32), ("f16", cutec.Float16), ("bf16", cutec.BFloat16)):
        cutec.export(
            function,
            args=[arg.replace("$dtype", name) for arg in args],
            name=f"{function.__name__}_{name}",
            choose=forms(dtype, **shapes),
            reference=reference,
        )
