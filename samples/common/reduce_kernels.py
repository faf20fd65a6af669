"""Kernels that reduce one mode (`../reduce.py`), by its place, its length and its neighbours."""

from common.modes import bring, copy, copy_some, flat, follow, moved, reaches, shifted
from common.reducing import (
    CHUNK,
    KINDS,
    THREADS,
    WARP,
    folded,
    last_of,
    over,
    over_aligned,
    over_each,
    over_lanes,
    over_row,
    over_rows,
    over_turns,
    over_warps,
)

import cutec
from cutec import Constexpr, cute

ROWS_AT_ONCE = 4  # of which a thread has vectors that wait for memory together
FEW_ELEMENTS = 3  # of rows, of which a thread reads vectors: lanes lie as many vectors apart
LAST = 8  # loads of a thread of the last block, of what the others left


@cute.kernel
def reduce_short_rows(x: cute.Tensor, y: cute.Tensor, scale, lanes: Constexpr, turns: Constexpr, kind: Constexpr):
    """x (vector, k, rows), y (rows): a few lanes have so many rows, and a vector of each."""
    follow()
    tid, _, _ = cute.arch.thread_idx()
    every = THREADS // lanes
    rows = [cute.arch.block_idx()[0] * (every * turns) + tid // lanes + j * every for j in range(turns)]
    many = [x[None, None, cute.math.min(row, cute.size(y) - 1)] for row in rows]
    totals = over_each(many, tid % lanes, cute.size(x, mode=[1]), lanes, kind, 1)
    for row, total in zip(rows, totals):
        number = over_lanes(total, lanes, kind)
        if tid % lanes == 0 and row < cute.size(y):
            y[row] = (number * scale).to(y.element_type)


@cute.kernel
def reduce_rows(x: cute.Tensor, y: cute.Tensor, scale, lanes: Constexpr, kind: Constexpr, anywhere: Constexpr):
    """x (vector, k, rows), y (rows): a few lanes a row."""
    follow()
    tid, _, _ = cute.arch.thread_idx()
    row = cute.arch.block_idx()[0] * (THREADS // lanes) + tid // lanes
    here = cute.math.min(row, cute.size(y) - 1)
    total = over_row(x, here, 0, cute.size(x, mode=[1]), tid % lanes, lanes, kind, anywhere)
    number = over_lanes(total, lanes, kind)
    if tid % lanes == 0 and row < cute.size(y):
        y[row] = (number * scale).to(y.element_type)


@cute.kernel
def reduce_few_elements(x: cute.Tensor, y: cute.Tensor, scale, length, rows, kind: Constexpr):
    """x (vector, n), all rows of so few elements behind each other; y (vector, m), the results of
    `rows`. A thread has a vector of results, and reads as many vectors as a row has elements.
    """
    follow()
    op, start = KINDS[kind]
    vector = cute.size(y, mode=[0])
    number = cute.arch.block_idx()[0] * THREADS + cute.arch.thread_idx()[0]
    result = cute.make_rmem_tensor(vector, y.element_type)
    for few in cutec.range_constexpr(2, FEW_ELEMENTS + 1):
        if length == few and (number + 1) * vector <= rows:
            read = cute.make_rmem_tensor((vector, few), x.element_type)
            for i in cutec.range_constexpr(few):
                copy(x[None, number * few + i], read[None, i])
            for row in cutec.range_constexpr(vector):
                total = cutec.Float32(start)
                for i in cutec.range_constexpr(few):
                    total = op(total, read[row * few + i].to(cutec.Float32))
                result[row] = (total * scale).to(y.element_type)
            copy(result, y[None, number])
    if number * vector < rows and (number + 1) * vector > rows:
        for row in cutec.range(number * vector, rows):
            total = cutec.Float32(start)
            for i in cutec.range(length):
                total = op(total, (x.iterator + (row * length + i)).load().to(cutec.Float32))
            (y.iterator + row).store((total * scale).to(y.element_type))


@cute.kernel
def reduce_dense_rows(x: cute.Tensor, y: cute.Tensor, scale, length, rows, divide, kind: Constexpr):
    """x (vector, n), all rows of `length` elements or vectors of it, behind each other; y (rows). A
    block has so many rows, whole vectors together: it reads them in turns, then threads take one
    each from shared memory. There, rows of several vectors are an odd number of them apart: others
    would meet in the same banks.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    wide, vector = 128 // x.element_type.width, cute.size(x, mode=[0])
    loads, gap = CHUNK // 16 // THREADS, cute.math.min(length // 4, 1) * (1 - length % 2) if vector > 1 else 0
    elements = cutec.Int64(cute.size(y)) * (length * vector)
    block = cutec.Int64(cute.arch.block_idx()[0]) * rows
    here = (x.iterator + cute.assume(block * (length * vector), divby=wide)).align(16)
    left = cute.math.min(elements - block * (length * vector), rows * (length * vector)).to(cutec.Int32)
    pieces = cute.make_tensor(here, cute.make_layout((wide, loads * THREADS), stride=(1, wide)))
    room = loads * THREADS * (5 if vector > 1 else 4) // 4
    smem = cutec.utils.SmemAllocator()
    places = smem.allocate_tensor(x.element_type, cute.make_layout((wide, room), stride=(1, wide)), 16)

    loaded = cute.make_rmem_tensor((wide, loads), x.element_type)
    for i in cutec.range_constexpr(loads):
        if (tid + i * THREADS + 1) * wide <= left:
            copy(pieces[None, tid + i * THREADS], loaded[None, i])
    for i in cutec.range_constexpr(loads):
        number = tid + i * THREADS
        if (number + 1) * wide <= left:
            if cutec.const_expr(vector > 1):
                copy(loaded[None, i], places[None, number + number // divide * gap])
            else:
                copy(loaded[None, i], places[None, number])
    if cutec.const_expr(vector == 1):
        rest = left // wide * wide + tid
        if rest < left:
            places[rest] = here[rest]
    cute.arch.sync_threads()

    numbers = cute.make_tensor(places.iterator, cute.make_layout((vector, room * wide // vector), stride=(1, vector)))
    for row in cutec.range(tid, cute.math.min(rows, cute.size(y) - block).to(cutec.Int32), THREADS):
        total = over_turns(numbers, row * (length + gap), length, 1, kind)
        number = over_lanes(total, 1, kind)
        y[block + row] = (number * scale).to(y.element_type)


@cute.kernel
def reduce_dense_columns(x, y, scale, shape, many, share, divide, kind: Constexpr, vector: Constexpr, chunk: Constexpr):
    """x (o, k, columns) and y (o, columns), without gaps, of that `shape`, given as their first
    elements. A block reads `many` of o in aligned vectors, `chunk` bytes at most. In shared memory
    some threads share each `vector` of columns, or of rows of so few: what threads beside each
    other read lies so, too. `share`: the vectors of a row, or 1, the threads of a matrix, the turns
    that each of them has, or one more, and how many numbers are left of a column.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    op, start = KINDS[kind]
    (others, length, columns), wide, room = shape, 128 // x.element_type.width, chunk // 16
    smem = cutec.utils.SmemAllocator()
    places = smem.allocate_tensor(x.element_type, cute.make_layout((wide, room), stride=(1, wide)), 16)
    sums = smem.allocate_tensor(cutec.Float32, cute.make_layout((vector, THREADS), stride=(1, vector)), 16)
    first = cute.arch.block_idx()[0] * many
    matrix, left = length * columns, cute.math.min(others - first, many)
    begin = cutec.Int64(first) * matrix
    shift = (begin % wide).to(cutec.Int32)
    here = (x.iterator + cute.assume(begin - shift, divby=wide)).align(16)
    # elements from there on: that the block needs, and that there are
    needed, most = shift + left * matrix, cutec.Int64(others) * matrix - (begin - shift)
    whole = cute.math.min(most // wide, cute.ceil_div(needed, wide)).to(cutec.Int32)
    pieces = cute.make_tensor(here, cute.make_layout((wide, room), stride=(1, wide)))
    if cutec.const_expr(chunk == CHUNK):
        loads = chunk // 16 // THREADS
        loaded = cute.make_rmem_tensor((wide, loads), x.element_type)
        for i in cutec.range_constexpr(loads):
            if tid + i * THREADS < whole:
                copy(pieces[None, tid + i * THREADS], loaded[None, i])
        for i in cutec.range_constexpr(loads):
            if tid + i * THREADS < whole:
                copy(loaded[None, i], places[None, tid + i * THREADS])
    else:  # more than a thread has registers for
        for i in cutec.range(tid, whole, THREADS, unroll=4):
            bring(pieces[None, i], places[None, i])
        cute.arch.cp_async_commit_group()
    if whole * wide + tid < needed:
        places[whole * wide + tid] = here[whole * wide + tid]
    if cutec.const_expr(chunk > CHUNK):
        cute.arch.cp_async_wait_group(0)
    cute.arch.sync_threads()

    of_row, threads, turns, folds = share
    from_ = (places.iterator + cute.assume(shift, divby=vector)).align(vector * x.element_type.width // 8)
    numbers = cute.make_tensor(from_, cute.make_layout((vector, room * wide // vector), stride=(1, vector)))
    of_y = y.iterator + cutec.Int64(first) * columns
    results = cute.make_tensor(
        of_y.align(vector * y.element_type.width // 8), cute.make_layout((vector, left * of_row), stride=(1, vector))
    )
    for number in cutec.range(tid, left * threads, THREADS):
        other, part = divmod(number, divide[0])
        mine = moved(numbers, cute.assume(other * matrix, divby=vector))
        total = over_turns(mine, part, turns, threads, kind)
        if (part + turns * threads) * vector < matrix:
            rest = cute.make_rmem_tensor(vector, x.element_type)
            cute.autovec_copy(mine[None, part + turns * threads], rest)
            total.store(op(total.load(), rest.load().to(cutec.Float32)))
        if folds == 1:
            result = cute.make_rmem_tensor(vector, y.element_type)
            result.store((total.load() * scale).to(y.element_type))
            cute.autovec_copy(result, results[None, number])
        else:  # no thread has a second turn
            cute.autovec_copy(total, sums[None, number])
    if folds > 1:
        cute.arch.sync_threads()
        for place in cutec.range(tid, left * columns, THREADS):
            other, column = divmod(place, divide[1])
            number = cutec.Float32(start)
            for i in cutec.range(folds, unroll=8):
                number = op(number, (sums.iterator + (other * folds + i) * columns + column).load())
            (of_y + place).store((number * scale).to(y.element_type))


@cute.kernel
def reduce_long_rows(
    x: cute.Tensor,
    y: cute.Tensor,
    scale,
    parts: cute.Tensor,
    counters: cute.Tensor,
    splits,
    kind: Constexpr,
    anywhere: Constexpr,
):
    """The same: `splits` blocks a row."""
    tid, _, _ = cute.arch.thread_idx()
    length = cute.size(x, mode=[1])
    split, row = cute.idx2crd(cute.arch.block_idx()[0], (splits, cute.size(y)))
    share = cute.ceil_div(length, splits)
    smem = cutec.utils.SmemAllocator()
    place, flag = (
        smem.allocate_tensor(cutec.Float32, cute.make_layout(THREADS // WARP)),
        smem.allocate_tensor(cutec.Int32, cute.make_layout(1)),
    )
    last = cute.math.min((split + 1) * share, length)
    total = over_row(x, row, split * share, last, tid, THREADS, kind, anywhere)
    number = over_warps(over_lanes(total, WARP, kind), place, kind)
    if splits == 1:
        if tid == 0:
            y[row] = (number * scale).to(y.element_type)
    else:
        found = cute.make_tensor(parts.iterator + row * splits, cute.make_layout((1, splits), stride=(0, 1)))
        if tid == 0:
            found[0, split] = number
        if last_of(splits, counters.iterator + row, flag):
            number = over_warps(over_lanes(over(found, tid, splits, THREADS, kind), WARP, kind), place, kind)
            if tid == 0:
                y[row] = (number * scale).to(y.element_type)


@cute.kernel
def reduce_short_columns(x: cute.Tensor, y: cute.Tensor, scale, turns: Constexpr, kind: Constexpr):
    """x (vector, k, columns), y (vector, columns): a thread has so many vectors of columns,
    beside those of its neighbours.
    """
    tid, _, _ = cute.arch.thread_idx()
    vector, length, columns = (cute.size(x, mode=[i]) for i in range(3))
    first = cute.arch.block_idx()[0] * (THREADS * turns) + tid
    if first < columns:
        many = [x[None, None, cute.math.min(first + j * THREADS, columns - 1)] for j in range(turns)]
        totals = over_each(many, 0, length, 1, kind)
        for j in cutec.range_constexpr(turns):
            if first + j * THREADS < columns:
                result = cute.make_rmem_tensor(vector, y.element_type)
                result.store((totals[j].load() * scale).to(y.element_type))
                cute.autovec_copy(result, y[None, first + j * THREADS])


@cute.kernel
def reduce_columns(
    x: cute.Tensor,
    y: cute.Tensor,
    scale,
    parts: cute.Tensor,
    counters: cute.Tensor,
    splits,
    across: Constexpr,
    kind: Constexpr,
):
    """x (vector, k, columns, o), y (vector, columns, o): `splits` blocks share a stripe of `across`
    vectors.
    """
    tid, _, _ = cute.arch.thread_idx()
    vector, length, columns, others = (cute.size(x, mode=[i]) for i in range(4))
    stripes = cute.ceil_div(columns, across)
    stripe, split, other = cute.idx2crd(cute.arch.block_idx()[0], (stripes, splits, others))
    share = cute.ceil_div(length, splits)
    down, width = THREADS // across, vector * across
    smem = cutec.utils.SmemAllocator()
    place = smem.allocate_tensor(cutec.Float32, cute.make_layout((vector, across, down)), 16)
    flag = smem.allocate_tensor(cutec.Int32, cute.make_layout(1))

    here = cute.math.min(stripe * across + tid % across, columns - 1)
    first, last = split * share + tid // across, cute.math.min((split + 1) * share, length)
    number = over_rows(over(x[None, None, here, other], first, last, down, kind), place, kind)
    column = stripe * across + tid // vector
    inside = tid < width and column < columns
    if splits == 1:
        if inside:
            y[tid % vector, column, other] = (number * scale).to(y.element_type)
    else:
        tile = other * stripes + stripe
        layout = cute.make_layout((vector, splits, across), stride=(1, width, vector))
        found = cute.make_tensor(parts.iterator + tile * splits * width, layout)
        if tid < width:
            found[tid % vector, split, tid // vector] = number
        if last_of(splits, counters.iterator + tile, flag):
            number = over_rows(over(found[None, None, tid % across], tid // across, splits, down, kind), place, kind)
            if inside:
                y[tid % vector, column, other] = (number * scale).to(y.element_type)


@cute.kernel
def reduce_shifted_columns(
    x: cute.Tensor,
    y: cute.Tensor,
    scale,
    parts: cute.Tensor,
    counters: cute.Tensor,
    shape,
    turns: Constexpr,
    loads: Constexpr,
    kind: Constexpr,
):
    """x (o, k, columns), y (o, columns), without gaps: rows begin anywhere, but every eighth as the
    first one does. A warp has every eighth of a stripe, and reads aligned vectors of it, `turns` of
    a row. `shape`: stripes, and blocks that share one.
    """
    tid, _, _ = cute.arch.thread_idx()
    warps, warp, lane = THREADS // WARP, tid // WARP, tid % WARP
    op, start = KINDS[kind]
    vector, width = 128 // x.element_type.width, WARP * 128 // x.element_type.width * turns
    (others, length, columns), (stripes, splits) = x.shape, shape
    stripe, split, other = cute.idx2crd(cute.arch.block_idx()[0], (stripes, splits, others))
    smem = cutec.utils.SmemAllocator()
    # rows begin in different banks
    place = smem.allocate_tensor(cutec.Float32, cute.make_layout((width, warps), stride=(1, width + 4)), 16)
    flag = smem.allocate_tensor(cutec.Int32, cute.make_layout(1))
    share = cute.ceil_div(length, splits * warps) * warps
    # a stripe is a vector less than what a warp reads, which begins up to a vector before it
    begin, rows = stripe * (width - vector), cute.math.min(share, length - split * share)
    origin = (other * length + split * share) * columns + begin
    first = origin + warp * columns
    first = first - first % vector + lane * vector
    rows = rows if begin + lane * vector < columns + vector else 0
    total = over_aligned(x, first, warp, rows, warps, columns, turns, loads, kind)
    for i in cutec.range_constexpr(turns):
        to = cute.make_tensor(
            place.iterator + (warp * (width + 4) + (i * WARP + lane) * vector), cute.make_layout(vector)
        )
        cute.autovec_copy(total[None, i], to)
    cute.arch.sync_threads()

    tile, mine = other * stripes + stripe, -(-(width - vector) // THREADS)
    for i in cutec.range_constexpr(mine):
        column = tid + i * THREADS
        if column < width - vector and begin + column < columns:
            number = cutec.Float32(start)
            for j in cutec.range_constexpr(warps):
                number = op(number, place[column + (origin + j * columns) % vector, j])
            if splits == 1:
                y[other, begin + column] = (number * scale).to(y.element_type)
            else:
                parts[(tile * splits + split) * width + column] = number
    if splits > 1:
        if last_of(splits, counters.iterator + tile, flag):
            for i in cutec.range_constexpr(mine):
                column = tid + i * THREADS
                if column < width - vector and begin + column < columns:
                    number = cutec.Float32(start)
                    for j in cutec.range(splits, unroll=8):
                        number = op(number, parts[(tile * splits + j) * width + column])
                    y[other, begin + column] = (number * scale).to(y.element_type)


@cute.jit
def over_shifted(x, first, length, columns, kind: Constexpr):
    """The reduction of a vector of each of `length` rows, which are `columns` elements apart, from
    number `first` on. What lies behind x counts for nothing.
    """
    op, start = KINDS[kind]
    vector, size, dtype = 128 // x.element_type.width, cute.size(x), x.element_type
    total = cute.make_rmem_tensor(vector, cutec.Float32)
    total.fill(start)
    last = first + (length - 1) * columns
    rows = length if reaches(last, vector, size, dtype.width) else length - 1
    for row in cutec.range(0, rows, ROWS_AT_ONCE, unroll=1):
        numbers = [cute.math.min(row + i, rows - 1) for i in range(ROWS_AT_ONCE)]
        loaded = [shifted(x.iterator, first + number * columns, vector) for number in numbers]
        for i in cutec.range_constexpr(ROWS_AT_ONCE):
            if row + i < rows:
                total.store(op(total.load(), loaded[i].load().to(cutec.Float32)))
    if rows < length:
        for k in cutec.range_constexpr(vector):
            if last + k >= 0 and last + k < size:
                total[k] = op(total[k], (x.iterator + last + k).load().to(cutec.Float32))
    return total


@cute.kernel
def reduce_line(x: cute.Tensor, y: cute.Tensor, scale, divide, kind: Constexpr):
    """x (o, k, columns), y (o, columns), without gaps: rows begin anywhere. A thread has a vector
    of y, which may end in the next row: then it reduces two of x.
    """
    follow()
    vector, (others, length, columns) = 128 // x.element_type.width, x.shape
    number = cute.arch.block_idx()[0] * THREADS + cute.arch.thread_idx()[0]
    if number * vector < cute.size(y):
        other, column = divmod(number * vector, divide)
        first, left = other * (length * columns) + column, columns - column
        result = over_shifted(x, first, length, columns, kind)
        if left < vector and other + 1 < others:
            behind = over_shifted(x, first + (length - 1) * columns, length, columns, kind)
            for k in cutec.range_constexpr(vector):
                result[k] = result[k] if k < left else behind[k]
        rounded = cute.make_rmem_tensor(vector, y.element_type)
        rounded.store((result.load() * scale).to(y.element_type))
        copy_some(rounded, flat(y, vector)[None, number], cute.size(y) - number * vector)


@cute.kernel
def reduce_few_columns(
    x: cute.Tensor, y: cute.Tensor, scale, parts: cute.Tensor, counters: cute.Tensor, splits, period, kind: Constexpr
):
    """x (elements, o) without gaps between elements, y (columns, o): `splits` blocks for each of o
    read aligned vectors, in turns in which a thread meets the same columns again and again: they
    repeat themselves every `period` vectors.
    """
    tid, _, _ = cute.arch.thread_idx()
    op, _ = KINDS[kind]
    vector, columns, elements = 128 // x.element_type.width, cute.size(y, mode=[0]), cute.size(x, mode=[0])
    split, other = cute.idx2crd(cute.arch.block_idx()[0], (splits, cute.size(y, mode=[1])))
    smem = cutec.utils.SmemAllocator()
    sums = smem.allocate_tensor(cutec.Float32, cute.make_layout(vector * THREADS), 16)
    flag = smem.allocate_tensor(cutec.Int32, cute.make_layout(1))
    threads = THREADS // period * period
    begin = cute.crd2idx((0, other), x.layout)
    head = cute.math.min((vector - begin % vector) % vector, elements).to(cutec.Int32)
    whole = (elements - head) // vector
    aligned = (x.iterator + cute.assume((begin + (vector - 1)) // vector * vector, divby=vector)).align(16)
    rows = cute.make_tensor(aligned, cute.make_layout((vector, whole), stride=(1, vector)))
    share = cute.ceil_div(whole, splits * threads) * threads
    if tid < threads:
        total = over(rows, split * share + tid, cute.math.min((split + 1) * share, whole), threads, kind)
        cute.autovec_copy(total, cute.make_tensor(sums.iterator + tid * vector, cute.make_layout(vector)))
    cute.arch.sync_threads()
    # the elements before those, and behind them
    if split == 0 and tid < head:
        place = threads * vector - head + tid
        sums[place] = op(sums[place], x[tid, other].to(cutec.Float32))
    cute.arch.sync_threads()
    rest = head + whole * vector + tid
    if split == splits - 1 and rest < elements:
        place = (whole * vector + tid) % (threads * vector)
        sums[place] = op(sums[place], x[rest, other].to(cutec.Float32))
    cute.arch.sync_threads()
    number, column = folded(sums, threads * vector, columns, kind), (tid + head) % columns
    if splits == 1:
        if tid < columns:
            y[column, other] = (number * scale).to(y.element_type)
    else:
        found = cute.make_tensor(parts.iterator + other * splits * columns, cute.make_layout(splits * columns))
        if tid < columns:
            found[split * columns + column] = number
        if last_of(splits, counters.iterator + other, flag):
            # as many as are whole vectors
            fours = cute.make_tensor(
                found.iterator.align(16), cute.make_layout((4, splits * columns // 4), stride=(1, 4))
            )
            threads = THREADS // columns * columns
            if tid < threads:
                (total,) = over_each([fours], tid, splits * columns // 4, threads, kind, LAST)
                cute.autovec_copy(total, cute.make_tensor(sums.iterator + tid * 4, cute.make_layout(4)))
            cute.arch.sync_threads()
            number = folded(sums, threads * 4, columns, kind)
            if tid < columns:
                y[tid, other] = (number * scale).to(y.element_type)
