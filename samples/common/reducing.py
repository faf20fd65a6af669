"""The steps of reductions: over what a thread reads, over lanes of a warp, over the threads of a
block, and over blocks.
"""

from common.modes import copy, words

import cutec
from cutec import Constexpr, cute

WARP, THREADS = 32, 256
CHUNK = 16384  # bytes of short rows that a block takes at once


def at_once(vector):
    """How many loads of a thread wait for memory together."""
    return 4 if vector > 2 else 8


def add(a, b):
    return a + b


# what a reduction does to two numbers, and where it begins
KINDS = {"sum": (add, 0.0), "mean": (add, 0.0), "max": (cute.math.max, float("-inf"))}


def where(inside, vector, start):
    """A vector, or so many times `start` where it is not inside: word by word."""
    nothing, found = (cute.make_rmem_tensor(cute.size(vector), vector.element_type) for _ in range(2))
    nothing.fill(start)
    for i in range(cute.size(words(found))):
        words(found)[i] = cute.where(inside, words(vector)[i], words(nothing)[i])
    return found


@cute.jit
def over(x, first, last, step, kind: Constexpr, buffers: Constexpr = 1):
    """The reduction of x[:, first], x[:, first + step], … up to before `last`: a vector."""
    return over_each([x], first, last, step, kind, 0, buffers)[0]


@cute.jit
def over_each(many, first, last, step, kind: Constexpr, loads: Constexpr = 0, buffers: Constexpr = 1):
    """That of each of many such, of which so many `loads` wait for memory together, in each of so
    many `buffers`.
    """
    op, start = KINDS[kind]
    vector = cute.size(many[0], mode=[0])
    loads = loads or at_once(vector)
    totals = [cute.make_rmem_tensor(vector, cutec.Float32) for _ in many]
    for total in totals:
        total.fill(start)
    # Each turn loads what the next one needs: so no load waits until others were added up. Of two
    # buffers one waits for memory while the other one is added up.
    waiting = [cute.make_rmem_tensor((vector, loads, len(many)), many[0].element_type) for _ in range(buffers)]
    for b, loaded in enumerate(waiting):
        loaded.fill(start)
        load_each(many, first + b * step * loads, last, step, loaded)
    turn = step * loads * buffers
    for k in cutec.range(first, last, turn):
        for b, loaded in enumerate(waiting):
            here = k + b * step * loads
            for i in cutec.range_constexpr(loads):
                for j in cutec.range_constexpr(len(many)):
                    found = where(here + i * step < last, loaded[None, i, j], start)
                    totals[j].store(op(totals[j].load(), found.load().to(cutec.Float32)))
            load_each(many, here + turn, last, step, loaded)
    return totals


@cute.jit
def load_each(many, first, last, step, loaded):
    """loaded (vector, loads, many) = x[:, first], x[:, first + step], … of each of many; behind
    the last one that comes again.
    """
    if first < last:
        for i in cutec.range_constexpr(loaded.shape[1]):
            for j in cutec.range_constexpr(len(many)):
                copy(many[j][None, cute.math.min(first + i * step, last - 1)], loaded[None, i, j])


@cute.jit
def over_turns(x, first, turns, step, kind: Constexpr):
    """The reduction of so many of x[:, first], x[:, first + step], … in shared memory: a vector."""
    op, start = KINDS[kind]
    total = cute.make_rmem_tensor(cute.size(x, mode=[0]), cutec.Float32)
    total.fill(start)
    for turn in cutec.range(turns, unroll=4):
        found = cute.make_rmem_tensor(cute.size(x, mode=[0]), x.element_type)
        cute.autovec_copy(x[None, first + turn * step], found)
        total.store(op(total.load(), found.load().to(cutec.Float32)))
    return total


@cute.jit
def over_aligned(x, first, row, rows, step, length, turns: Constexpr, loads: Constexpr, kind: Constexpr):
    """The reduction of `turns` vectors of row number `row`, WARP apart each, the first at element
    `first` of x; and of those in every `step`-th row, up to before `rows`, which are `length`
    apart. Of so many rows, `loads` wait for memory together. What is behind x counts for nothing.
    """
    op, start = KINDS[kind]
    vector = 128 // x.element_type.width
    total = cute.make_rmem_tensor((vector, turns), cutec.Float32)
    total.fill(start)
    for number in cutec.range(row, rows, step * loads):
        loaded = cute.make_rmem_tensor((vector, turns, loads), x.element_type)
        loaded.fill(start)
        for i in cutec.range_constexpr(loads):
            if number + i * step < rows:
                for j in cutec.range_constexpr(turns):
                    place = first + (i * step * length + j * (WARP * vector))
                    if place + vector <= cute.size(x):
                        from_ = (x.iterator + cute.assume(place, divby=vector)).align(16)
                        copy(cute.make_tensor(from_, cute.make_layout(vector)), loaded[None, j, i])
                    else:
                        for k in cutec.range_constexpr(vector):
                            if place + k < cute.size(x):
                                loaded[k, j, i] = (x.iterator + (place + k)).load()
        first = first + loads * step * length
        for i in cutec.range_constexpr(loads):
            for j in cutec.range_constexpr(turns):
                total[None, j].store(op(total[None, j].load(), loaded[None, j, i].load().to(cutec.Float32)))
    return total


@cute.jit
def over_any(x, begin, end, lane, lanes: Constexpr, kind: Constexpr, buffers: Constexpr):
    """The reduction of elements begin … end - 1 of a pointer's memory, which vectors are aligned
    to; this lane's part: vectors in turns, and an element before and behind them.
    """
    op, _ = KINDS[kind]
    vector = 128 // x.dtype.width
    head = cute.math.min((begin + (vector - 1)) // vector * vector, end)
    tail = cute.math.max(end // vector * vector, head)
    count = (tail // vector - head // vector).to(cutec.Int32)
    from_ = (x + cute.assume(head // vector * vector, divby=vector)).align(16)
    vectors = cute.make_tensor(from_, cute.make_layout((vector, count), stride=(1, vector)))
    total = over(vectors, lane, count, lanes, kind, buffers)
    if begin + lane < head:
        total[0] = op(total[0], (x + begin + lane).load().to(cutec.Float32))
    if tail + lane < end:
        total[0] = op(total[0], (x + tail + lane).load().to(cutec.Float32))
    return total


@cute.jit
def over_row(x, row, first, last, lane, lanes: Constexpr, kind: Constexpr, anywhere: Constexpr, buffers: Constexpr = 1):
    """The reduction of elements or vectors first … last - 1 of a row: this lane's part. Rows that
    begin `anywhere` are read in aligned vectors all the same.
    """
    if cutec.const_expr(anywhere):
        begin = cute.crd2idx((0, 0, row), x.layout)
        return over_any(x.iterator, begin + first, begin + last, lane, lanes, kind, buffers)
    return over(x[None, None, row], first + lane, last, lanes, kind, buffers)


@cute.jit
def over_lanes(total, lanes: Constexpr, kind: Constexpr):
    """The reduction of a vector, over so many lanes of a warp: a number."""
    op, start = KINDS[kind]
    reduction = cute.ReductionOp.MAX if kind == "max" else cute.ReductionOp.ADD
    return cute.arch.warp_reduction(total.load().reduce(reduction, start, 0), op, threads_in_group=lanes)


@cute.jit
def over_warps(number, place, kind: Constexpr):
    """That over all warps of a block, for its thread 0."""
    tid, _, _ = cute.arch.thread_idx()
    if tid % WARP == 0:
        place[tid // WARP] = number
    cute.arch.sync_threads()
    op, _ = KINDS[kind]
    for i in cutec.range_constexpr(1, THREADS // WARP):
        number = op(number, place[i])
    return number


@cute.jit
def over_rows(total, place, kind: Constexpr):
    """The reduction over the block's rows of threads: a column for each of the first threads."""
    tid, _, _ = cute.arch.thread_idx()
    op, start = KINDS[kind]
    vector, across, down = (cute.size(place, mode=[i]) for i in range(3))
    cute.autovec_copy(total, place[None, tid % across, tid // across])
    cute.arch.sync_threads()
    number = cutec.Float32(start)
    if tid < vector * across:
        for i in cutec.range_constexpr(down):
            number = op(number, place[tid % vector, tid // vector, i])
    return number


@cute.jit
def last_of(splits, counter, flag):
    """Whether this block is the last of so many to come here."""
    cute.arch.sync_threads()
    if cute.arch.thread_idx()[0] == 0:
        cute.arch.fence_acq_rel_gpu()
        # the last block finds splits - 1, and leaves 0 for the next call
        flag[0] = cutec.Int32(cute.arch.atomic_inc(counter, splits - 1) == splits - 1)
        cute.arch.fence_acq_rel_gpu()
    cute.arch.sync_threads()
    return flag[0] == 1


@cute.jit
def folded(sums, count, columns, kind: Constexpr):
    """The reduction of each of a few columns: of every `columns`-th of so many numbers in shared
    memory, a multiple of that. This thread's column, if it has one.
    """
    tid, _, _ = cute.arch.thread_idx()
    op, start = KINDS[kind]
    for width in (THREADS // columns * columns, cute.math.min(THREADS // columns, 16) * columns, columns):
        number = cutec.Float32(start)
        if tid < width:
            for i in cutec.range(tid, count, width):
                number = op(number, sums[i])
        cute.arch.sync_threads()
        if tid < width:
            sums[tid] = number
        cute.arch.sync_threads()
        count = cute.math.min(count, width)
    return sums[tid]
