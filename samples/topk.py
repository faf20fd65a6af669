"""The k largest elements of each row with their columns, the largest first, for k up to 128.

| function | first result | second |
| --- | --- | --- |
| `topk` | the elements | their columns, in int64 as PyTorch has them |
| `topk_softmax` | softmax over the k, in float32, as routers of experts have it | in int32 |

Of equal elements those of lower columns come first, and are taken first. NaN counts as the largest.
Elements are compared as integers of the same order (`common/sortable.py`), behind which stand their
columns: no two are equal.

Short rows, small k (`sorting_kernel`): a few lanes share a row. Each sorts its elements in
registers, as many as k at a time, and keeps the largest; then lanes put together what they have.

Others (`finding_kernel`): a block has a row, and reads it once. Threads keep the largest element of
each of their pieces. Of 128 or 256 parts of the row the largest elements are known then; the k-th
of these is a bound that k elements reach at least, and few more. Pieces that reach it are looked at
again, and what they have above it is ordered: the rank of an element is how many are larger. Where
more reach the bound than there is room for, since many are equal, the k-th element is found bit by
bit, by counting; that takes the longer.
"""

from common.exponentials import power
from common.sortable import keys_of, largest_of, number_of
from common.top import begin, element_of, of_lane, pieces_of, top_of_row

import cutec
from cutec import Constexpr, cute

SORTING = 128  # threads of a block whose lanes sort
ROOM = 1024  # elements of a row that may reach the bound


@cute.kernel
def sorting_kernel(x: cute.Tensor, values: cute.Tensor, columns: cute.Tensor, form: Constexpr, softmax: Constexpr):
    most, lanes, _, _ = form
    tid, _, _ = cute.arch.thread_idx()
    lane, row = tid % lanes, cute.arch.block_idx()[0] * (SORTING // lanes) + tid // lanes
    begin()
    top = top_of_row(x, row, lane, form)
    total = cutec.Float32(0)
    largest = element_of(top[0], x.element_type)[0].to(cutec.Float32)
    powers_of = []
    for first in cutec.range_constexpr(0, most, lanes):  # each lane has another one
        rank = first + lane
        element, column = element_of(of_lane(top, first, lane, lanes), x.element_type)
        counts = (row < x.shape[0]) & (rank < columns.shape[1]) & (lane < most)
        if counts:
            columns[row, rank] = column.to(columns.element_type)
        if cutec.const_expr(not softmax):
            if counts:
                values[row, rank] = element
        else:
            powers_of.append(cute.where(counts, power(element.to(cutec.Float32), largest), cutec.Float32(0)))
            total += powers_of[-1]
    if cutec.const_expr(softmax):
        total = cute.arch.warp_reduction(total, lambda a, b: a + b, threads_in_group=lanes)
        for i, part in enumerate(powers_of):
            rank = i * lanes + lane
            if (row < x.shape[0]) & (rank < columns.shape[1]) & (lane < most):
                values[row, rank] = part / total


class Finder:
    """How a block reads a row, of which its `threads` have several `pieces` at a time, and what
    they share: the largest of parts, elements that reach the bound, the k largest; the bound, and
    counters.
    """

    def __init__(self, x, form):
        self.x, self.dtype = x, x.element_type
        self.threads, self.pieces, self.parts, self.vector = form
        self.row = cute.arch.block_idx()[0]
        self.tid = cute.arch.thread_idx()[0]
        smem = cutec.utils.SmemAllocator()
        self.tops = smem.allocate_tensor(cutec.Uint32, cute.make_layout(max(self.parts, self.threads)))
        self.candidates = smem.allocate_tensor(cutec.Uint64, cute.make_layout(ROOM), 16)
        self.chosen = smem.allocate_tensor(cutec.Uint64, cute.make_layout(128))
        self.powers = smem.allocate_tensor(cutec.Float32, cute.make_layout(128))
        self.bound = smem.allocate_tensor(cutec.Uint32, cute.make_layout(1))
        self.count = smem.allocate_tensor(cutec.Int32, cute.make_layout(1))

    def bits(self):
        """The lowest of a key's bits that says something."""
        return 32 - self.dtype.width

    def with_piece(self, key, number):
        """A key and, where there is room behind it, a piece's number: lower ones are larger."""
        return key + cutec.max(0xFFFF - number, 0).to(cutec.Uint32) if self.dtype.width == 16 else key

    def times(self):
        """How often threads read their pieces."""
        return cute.ceil_div(self.x.shape[1], self.threads * self.pieces * self.vector)

    def number(self, time, i):
        """Which of the row's pieces this thread's piece i is."""
        return (time * self.pieces + i) * self.threads + self.tid

    def keys(self, time, i):
        """(key, column) of the elements of a piece, read again."""
        number = self.number(time, i)
        keys = keys_of(pieces_of(self.x, self.row, [number], self.vector)[None, 0])
        return [(key, number * self.vector + e) for e, key in enumerate(keys)]


@cute.jit
def largest_of_pieces(find):
    """The largest of this thread's elements: of its first pieces, second ones, …"""
    tops = cute.make_rmem_tensor(find.pieces, cutec.Uint32)
    tops.fill(0)
    for time in cutec.range(find.times()):
        found = pieces_of(find.x, find.row, [find.number(time, i) for i in range(find.pieces)], find.vector)
        for i in cutec.range_constexpr(find.pieces):
            tops[i] = cutec.max(tops[i], find.with_piece(largest_of(found[None, i]), find.number(time, i)))
    return tops


@cute.jit
def tell(find, tops):
    """The largest elements of parts of the row, to the first warp: of a thread's pieces together,
    or of some of them, or of some threads.
    """
    of_thread = max(1, find.parts // find.threads)
    for part in cutec.range_constexpr(of_thread):
        top = cutec.Uint32(0)
        for i in cutec.range_constexpr(part, find.pieces, of_thread):
            top = cutec.max(top, tops[i])
        find.tops[part * find.threads + find.tid] = top
    if find.tid == 0:
        find.count[0] = 0
    cute.arch.sync_threads()


@cute.jit
def reaching(tops, bound):
    """How many numbers of a warp reach a bound."""
    count = cutec.Int32(0)
    for i in cutec.range_constexpr(cute.size(tops)):
        count += cute.arch.popc(cute.arch.vote_ballot_sync(tops[i] >= bound))
    return count


@cute.jit
def found_bound(tops, bound, high: Constexpr, low: Constexpr, k):
    """Some bits of the highest bound that k numbers of a warp reach; those above are known."""
    for bit in cutec.range(high, low - 1, -1):
        higher = bound | (cutec.Uint32(1) << bit.to(cutec.Uint32))
        bound = cute.where(reaching(tops, higher) >= k, higher, bound)
    return bound


@cute.jit
def find_bound(find, k):
    """The k-th largest of parts, which the first warp finds bit by bit; 0 if there are fewer."""
    if find.tid < 32:
        each = find.parts // 32
        tops = cute.make_rmem_tensor(each, cutec.Uint32)
        for i in cutec.range_constexpr(each):
            tops[i] = find.tops[i * 32 + find.tid]
            for more in cutec.range_constexpr(find.parts, find.threads, find.parts):
                tops[i] = cutec.max(tops[i], find.tops[more + i * 32 + find.tid])
        bound = found_bound(tops, cutec.Uint32(0), 31, find.bits(), k)
        if cutec.const_expr(find.dtype.width == 16):  # where many are equal, pieces tell them apart
            if reaching(tops, bound) > k + 16:
                bound = found_bound(tops, bound, 15, 0, k)
        if find.tid == 0:
            find.bound[0] = bound
    cute.arch.sync_threads()


@cute.jit
def collect(find, tops, least, reaches: Constexpr):
    """Elements that reach a bound, in any order, from pieces that have some."""
    for i in cutec.range_constexpr(find.pieces):
        if tops[i] >= least:
            for time in cutec.range(find.times()):
                for key, column in find.keys(time, i):
                    if (column < find.x.shape[1]) & reaches(key, column):
                        place = cute.arch.atomic_add(find.count.iterator, cutec.Int32(1), sem="relaxed", scope="cta")
                        if place < ROOM:
                            find.candidates[place] = key.to(cutec.Uint64) << 32 | (0x7FFFFFFF - column).to(cutec.Uint64)
    cute.arch.sync_threads()


@cute.jit
def counted(find, test):
    """How many elements of the row pass a test of their key and column."""
    count = cutec.Int32(0)
    for time in cutec.range(find.times()):
        for i in cutec.range_constexpr(find.pieces):
            for key, column in find.keys(time, i):
                count += (test(key, column) & (column < find.x.shape[1])).to(cutec.Int32)
    count = cute.arch.warp_reduction(count, lambda a, b: a + b)
    cute.arch.sync_threads()
    if find.tid == 0:
        find.count[0] = 0
    cute.arch.sync_threads()
    if find.tid % 32 == 0:
        cute.arch.atomic_add(find.count.iterator, count, sem="relaxed", scope="cta")
    cute.arch.sync_threads()
    return find.count[0]


@cute.jit
def exactly(find, least, k):
    """The key of the k-th largest element, `least` or above, and its column: bit by bit."""
    if counted(find, lambda key, _: key > least) >= k:
        least = cutec.Uint32(0)
        for bit in cutec.range(31, find.bits() - 1, -1):
            higher = least | (cutec.Uint32(1) << bit.to(cutec.Uint32))
            if counted(find, lambda key, _: key >= higher) >= k:
                least = higher
    wanted = k - counted(find, lambda key, _: key > least)  # of equal ones
    last = cutec.Int32(0)
    for bit in cutec.range(31 - cute.arch.clz(find.x.shape[1]), -1, -1):
        further = last | (1 << bit)
        if counted(find, lambda key, column: (key == least) & (column < further)) < wanted:
            last = further
    cute.arch.sync_threads()
    if find.tid == 0:
        find.count[0] = 0
    cute.arch.sync_threads()
    return least, last


@cute.jit
def choose(find, k):
    """The k largest of the elements that were collected, in order."""
    count = find.count[0]
    for i in cutec.range(find.tid, count, find.threads):
        mine, rank = find.candidates[i], cutec.Int32(0)
        for other in cutec.range(count, unroll=4):
            rank += (find.candidates[other] > mine).to(cutec.Int32)
        if rank < k:
            find.chosen[rank] = mine
    cute.arch.sync_threads()


@cute.kernel
def finding_kernel(x: cute.Tensor, values: cute.Tensor, columns: cute.Tensor, form: Constexpr, softmax: Constexpr):
    k, find = columns.shape[1], Finder(x, form)
    begin()
    tops = largest_of_pieces(find)
    tell(find, tops)
    find_bound(find, k)
    bound = find.bound[0]
    collect(find, tops, bound, lambda key, column: find.with_piece(key, column // find.vector) >= bound)
    if find.count[0] > ROOM:
        least, last = exactly(find, bound >> find.bits() << find.bits(), k)
        collect(find, tops, least, lambda key, column: (key > least) | ((key == least) & (column <= last)))
    choose(find, k)
    if find.tid < k:
        both = find.chosen[find.tid]
        columns[find.row, find.tid] = (0x7FFFFFFF - both.to(cutec.Int32)).to(columns.element_type)
        if cutec.const_expr(not softmax):
            values[find.row, find.tid] = number_of((both >> 32).to(cutec.Uint32), find.dtype)
    if cutec.const_expr(softmax):
        own = cutec.Float32(0)
        if find.tid < k:
            element, largest = (
                number_of((find.chosen[i] >> 32).to(cutec.Uint32), find.dtype).to(cutec.Float32) for i in (find.tid, 0)
            )
            own = power(element, largest)
            find.powers[find.tid] = own
        cute.arch.sync_threads()
        if find.tid < k:
            total = cutec.Float32(0)
            for i in cutec.range(k, unroll=4):
                total += find.powers[i]
            values[find.row, find.tid] = own / total


@cute.jit
def topk(
    x: cute.Tensor, values: cute.Tensor, columns: cute.Tensor, k: cutec.Int32, form: Constexpr, softmax: Constexpr
):
    assert k == columns.shape[1], "rows of results have another length than k"
    kind, *shape = form
    if cutec.const_expr(kind == "sorting"):
        rows, threads, kernel, options = SORTING // shape[1], SORTING, sorting_kernel, {}
    else:
        *shape, resident = shape
        rows, threads, kernel, options = 1, shape[0], finding_kernel, {"min_blocks_per_mp": resident}
    blocks = cute.where(k == 0, 0, cute.ceil_div(x.shape[0], rows))
    kernel(x, values, columns, tuple(shape), softmax).launch(
        grid=(blocks, 1, 1),
        block=(threads, 1, 1),
        use_pdl=cutec.target_arch().capability >= 90,
        **options,
    )


def order_of(x, k):
    """Columns of the k largest of each row: NaN first, of equal ones lower columns."""
    import numpy as np

    x = x.astype(np.float64)
    x = np.where(np.isnan(x), np.inf, x), np.isnan(x)
    order = np.lexsort((np.broadcast_to(np.arange(x[0].shape[1]), x[0].shape), -x[0], ~x[1]), axis=1)
    return order[:, :k]


def reference(x, k):
    import numpy as np

    columns = order_of(x, k)
    return np.take_along_axis(x, columns, 1), columns


def softmax_reference(x, k):
    import numpy as np

    values, columns = reference(x.astype(np.float64), k)
    powers = np.exp(values - values[:, :1])
    return powers / powers.sum(1, keepdims=True), columns


def forms(width):
    """Of `sorting_kernel`: (k at most, lanes of a row, pieces of a lane, elements of a piece). Of
    `finding_kernel`: (threads, pieces of a thread at a time, parts of a row, elements of a piece,
    blocks of a multiprocessor).
    """
    vector, found = 128 // width, []
    lengths = (64, 128, 256, 512, 1024)
    for most, shorter in ((8, lengths), (16, lengths[1:]), (32, (128, 512))):
        for length in shorter:
            lanes = max(4, min(16, length // max(most, 32)))
            guard = f"k <= {most} and k <= n <= {length} and n % {vector} == 0"
            found.append((guard, {"form": ("sorting", most, lanes, length // lanes // vector, vector)}))
        found.append((f"k <= {most} and k <= n <= 256", {"form": ("sorting", most, 8, 32, 1)}))
    short, long = ((128, 8, 12), (1024, 4, 2)) if width == 32 else ((128, 4, 16), (512, 8, 3))
    for parts, most in ((128, 64), (256, 128)):
        for (threads, pieces, resident), longest in ((short, 4096), ((256, 4, 6), 16384), (long, 0)):
            guard = f"k <= {most} and k <= n" + (f" <= {longest}" if longest else "") + f" and n % {vector} == 0"
            found.append((guard, {"form": ("finding", threads, pieces, parts, vector, resident)}))
        found.append((f"k <= {most} and k <= n", {"form": ("finding", 512, 8, parts, 1, 2)}))
    return found


for dtype in ("f32", "f16", "bf16"):
    for name, softmax, results, wanted in (
        ("topk", False, (f"out {dtype}[m,k]", "out i64[m,k]"), reference),
        ("topk_softmax", True, ("out f32[m,k]", "out i32[m,k]"), softmax_reference),
    ):
        cutec.export(
            topk,
            args=[f"in {dtype}[m,n]", *results, "i32"],
            name=f"{name}_{dtype}",
            constexpr={"softmax": softmax},
            choose=forms(int(dtype.strip("bf"))),
            reference=wanted,
        )
