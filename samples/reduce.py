"""y = the sum, the maximum or the mean of x over one mode: of rows, of columns, or of any mode of a
tensor. Maxima leave NaN out.

The host function makes one shape of all: x as (o, k, i), reduced over k; o are the modes before it
and i those behind. It chooses by extents and strides who adds up what:

* rows (i is 1) of two or three small elements, without gaps: a thread has a vector of y, and reads
  as many vectors of x as a row has elements;
* other rows: where they are short and without gaps, a block reads many of them in vectors, and each
  of its threads has one in shared memory; else a few lanes of a warp have a row, or a block;
* columns whose rows are short or begin anywhere, if a block's shared memory holds all rows that
  are reduced to one: it reads as many of those as fit in a chunk, in vectors;
* few columns of more rows than that: a row is as good as any number of them behind each other, so a
  block reads them as one, in turns in which a thread meets the same columns again;
* other columns of few elements: a thread has some columns;
* columns of few small elements, whose rows begin anywhere: a thread has a vector of y, and of each
  row loads the aligned vectors that it lies in, and shifts them;
* longer columns: a block has a stripe of them, its threads take turns at the rows. Where rows begin
  anywhere, every eighth is aligned as the first one is: a warp has these, and reads vectors.

A mode that is long while the others are few is shared by several blocks. Each leaves its results in
a workspace, and the last one of a row or stripe, by a counter, reduces those in their order:
results are the same in every run. All is computed in float32. `common/reduce_kernels.py` has the
kernels, of steps in `common/reducing.py`.
"""

from common.modes import dense, divisors, flat, overlaps
from common.reduce_kernels import (
    FEW_ELEMENTS,
    reduce_columns,
    reduce_dense_columns,
    reduce_dense_rows,
    reduce_few_columns,
    reduce_few_elements,
    reduce_line,
    reduce_long_rows,
    reduce_rows,
    reduce_shifted_columns,
    reduce_short_columns,
    reduce_short_rows,
)
from common.reducing import CHUNK, THREADS, WARP, at_once

import cutec
from cutec import Constexpr, cute

BLOCKS = 4 * 132  # that share a mode, on an H100 or H200
WIDEST = 512  # columns of a block, or fewer
FEW = 128  # columns whose rows are read as one; twice as many if they are not of whole vectors
MANY = 256  # columns, of which warps have vectors enough if rows begin anywhere
SHORT, LONG = 64, 1024  # rows of columns that one thread reduces, and that few stripes do
VECTORS = 16  # of rows that one thread reduces
LANES = 32  # threads that share a column in shared memory, or up to four times as many
CHUNKS = (CHUNK, 3 * CHUNK // 2, 3 * CHUNK)  # bytes that a block has there
# of rows that begin anywhere: up to that many rows, a thread has vectors of one, and rows, at once
SHIFTED = [(256, 2, 2), (2**31 - 1, 1, 8)]


def view(t, *modes):
    """`t` with other modes: (shape, stride) each, or None for a vector."""
    shape, stride = zip(*modes)
    return cute.make_tensor(t.iterator, cute.make_layout(shape, stride=stride))


def modes_of(t, modes):
    """Modes of `t`, the fastest first, as one: (shape, stride)."""
    return tuple(t.shape[i] for i in modes) or (1,), tuple(t.stride[i] for i in modes) or (0,)


def single(shape, stride):
    """A mode of one mode, without parentheses."""
    return shape[0], stride[0]


def vectors(shape, stride, vector):
    """That mode in vectors of elements beside each other."""
    return ((shape[0] // vector, *shape[1:]), (vector, *stride[1:])) if vector > 1 else (shape, stride)


def aligned(shape, stride, vector):
    """The mode, all of whose strides are multiples of a vector."""
    return shape, tuple(cute.assume(s, divby=vector) if vector > 1 else s for s in stride)


@cute.jit
def wide(t, fast, vector):
    """Whether vectors along the mode `fast` are aligned, whatever the other coordinates."""
    others = [i for i in range(cute.rank(t)) if i != fast]
    found = t.stride[fast] == 1 and t.shape[fast] % vector == 0
    for i in others:
        found = found and (t.stride[i] % vector == 0 or t.shape[i] == 1)
    return found


@cute.jit
def shares(tiles, most):
    """How many blocks share a row or stripe of so many."""
    return cute.math.max(cute.math.min(BLOCKS // cute.math.max(tiles, 1), most), 1)


@cute.jit
def launch_rows(x, y, scale, parts, counters, kind: Constexpr, anywhere: Constexpr):
    vector, length, rows = (cute.size(x, mode=[i]) for i in range(3))
    few = 4 if vector > 1 else 8  # loads of a row that one thread makes
    unit = 128 // x.element_type.width if anywhere else 1  # elements that a lane takes at once
    block = (THREADS, 1, 1)
    if length > 1024 * unit or (length > 256 * unit and rows < BLOCKS):
        splits = shares(rows, cute.ceil_div(length, THREADS * 4 * unit))
        reduce_long_rows(x, y, scale, parts, counters, splits, kind, anywhere).launch(
            grid=(splits * rows, 1, 1), block=block
        )
    elif length > 64 * unit:
        reduce_rows(x, y, scale, WARP, kind, anywhere).launch(
            grid=(cute.ceil_div(rows, THREADS // WARP), 1, 1), block=block, use_pdl=overlaps()
        )
    elif length > 64:
        reduce_rows(x, y, scale, WARP, kind, False).launch(
            grid=(cute.ceil_div(rows, THREADS // WARP), 1, 1), block=block, use_pdl=overlaps()
        )
    elif length > few:
        short = length <= 8 if vector == 4 else False  # a vector for each of 8 lanes: too few bytes to wait for
        if short:
            reduce_short_rows(x, y, scale, 8, 4, kind).launch(
                grid=(cute.ceil_div(rows, THREADS // 8 * 4), 1, 1), block=block, use_pdl=overlaps()
            )
        else:
            reduce_rows(x, y, scale, 8, kind, False).launch(
                grid=(cute.ceil_div(rows, THREADS // 8), 1, 1), block=block, use_pdl=overlaps()
            )
    else:
        reduce_rows(x, y, scale, 1, kind, False).launch(
            grid=(cute.ceil_div(rows, THREADS), 1, 1), block=block, use_pdl=overlaps()
        )


@cute.jit
def short_rows(x, mode, before, vector):
    """Whether rows are short, and nothing is between them. For those of vectors, lanes of a warp
    are as fast, if they can share them out evenly or have few elements to add up.
    """
    modes, length = [mode, *before], x.shape[mode]
    pieces = length // vector
    several = pieces > 4 and pieces <= VECTORS if vector > 4 else False
    found = dense([x.shape[i] for i in modes], [x.stride[i] for i in modes]) and length > 0
    return found and (pieces <= 2 or several if length % vector == 0 else length <= SHORT)


@cute.jit
def few_elements(x, y, mode, before):
    """Whether rows are so short that threads have vectors of results: nothing is between rows, or
    between results.
    """
    modes = [mode, *before]
    found = x.shape[mode] >= 2 and x.shape[mode] <= FEW_ELEMENTS and cutec.Int64(cute.size(x)) < 2**30
    found = found and dense([x.shape[i] for i in modes], [x.stride[i] for i in modes])
    return found and dense([y.shape[i] for i in before], [y.stride[i] for i in before])


@cute.jit
def launch_few_elements(x, y, length, scale, kind: Constexpr):
    vector, rows = 128 // x.element_type.width, cute.size(y)
    reduce_few_elements(flat(x, vector), flat(y, vector), scale, length, rows, kind).launch(
        grid=(cute.ceil_div(rows, vector * THREADS), 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
    )


@cute.jit
def launch_dense_rows(x, y, length, vector, scale, kind: Constexpr):
    wide = 128 // x.element_type.width
    rows = CHUNK * 8 // x.element_type.width // length
    rows = rows if vector > 1 else rows // wide * wide
    pieces = length // vector
    reduce_dense_rows(flat(x, vector), y, scale, pieces, rows, *divisors([pieces]), kind).launch(
        grid=(cute.ceil_div(cute.size(y), rows), 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
    )


@cute.jit
def launch_columns(x, y, scale, parts, counters, kind: Constexpr):
    vector, length, columns, others = (cute.size(x, mode=[i]) for i in range(4))
    left = cutec.Boolean(True)
    # Stripes of 8 vectors read lines of 128 bytes. They are enough where blocks share them: the
    # last block of a wider one would have more to reduce.
    shared = cute.ceil_div(columns, 32) * others < BLOCKS
    for across in {1: (4, 8, 32), 2: (32,)}.get(vector, (2, 8, 32)):
        fits = columns <= across or (shared if across == 8 and vector > 2 else across == 32)
        if left and fits:
            tiles = cute.ceil_div(columns, across) * others
            splits = shares(tiles, cute.ceil_div(length, THREADS // across * at_once(vector)))
            reduce_columns(x, y, scale, parts, counters, splits, across, kind).launch(
                grid=(tiles * splits, 1, 1), block=(THREADS, 1, 1)
            )
        left = left and not fits


@cute.jit
def launch_short_columns(x, y, scale, kind: Constexpr):
    """A thread whose loads of a column are few, of an element each, has several columns."""
    vector, length, columns = (cute.size(x, mode=[i]) for i in range(3))
    several = length <= at_once(vector) if vector == 1 else False
    for turns in (4, 1) if vector == 1 else (1,):
        if several == (turns > 1):
            reduce_short_columns(x, y, scale, turns, kind).launch(
                grid=(cute.ceil_div(columns, THREADS * turns), 1, 1), block=(THREADS, 1, 1)
            )


@cute.jit
def launch_few_columns(x, y, mode, before, of_y, columns, scale, parts, counters, kind: Constexpr):
    vector = 128 // x.element_type.width
    whole = view(x, (columns * x.shape[mode], 1), modes_of(x, before))
    result = view(y, modes_of(y, of_y), modes_of(y, before))
    count = cute.size(result, mode=[1])
    splits = shares(count, cute.ceil_div(columns * x.shape[mode], THREADS * vector * 4))
    splits = splits // 4 * 4 if splits > 3 else 1  # their results are whole vectors
    period = columns
    for _ in range(vector.bit_length() - 1):
        period = period // 2 if period % 2 == 0 else period
    reduce_few_columns(whole, result, scale, parts, counters, splits, period, kind).launch(
        grid=(splits * count, 1, 1), block=(THREADS, 1, 1)
    )


@cute.jit
def by_line(x, y, mode, columns):
    """Whether columns are short, and their rows begin anywhere, without gaps and with offsets of 32
    bits: of small elements, of which single ones are too few bytes to load at once.
    """
    vector = 128 // x.element_type.width
    found = cutec.Int64(cute.size(x)) < 2**30 and columns % vector != 0 and columns >= 8 * vector
    found = found and x.shape[mode] > 0 and x.shape[mode] < THREADS // WARP
    for t in (x, y):
        found = found and dense(list(reversed(t.shape)), list(reversed(t.stride)))
    return found


@cute.jit
def launch_line(x, y, mode, columns, scale, kind: Constexpr):
    others, length, vector = cute.size(y) // columns, x.shape[mode], 128 // x.element_type.width
    x3 = view(x, (others, length * columns), (length, columns), (columns, 1))
    y2 = view(y, (others, columns), (columns, 1))
    reduce_line(x3, y2, scale, *divisors([columns]), kind).launch(
        grid=(cute.ceil_div(cute.size(y), vector * THREADS), 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
    )


@cute.jit
def shifted_columns(x, y, mode, columns):
    """Whether columns are many of which rows begin anywhere, without gaps and with offsets of 32
    bits, and each warp of a block has one. Of long columns, stripes of vectors of 4 are too few.
    """
    found = cutec.Int64(cute.size(x)) < 2**30 and columns % 2 == 1 and columns > MANY
    found = found and x.shape[mode] >= THREADS // WARP
    if cutec.const_expr(x.element_type.width == 32):
        found = found and x.shape[mode] <= LONG
    for t in (x, y):
        found = found and dense(list(reversed(t.shape)), list(reversed(t.stride)))
    return found


@cute.jit
def launch_shifted_columns(x, y, mode, columns, scale, parts, counters, kind: Constexpr):
    vector, length, others = 128 // x.element_type.width, x.shape[mode], cute.size(y) // columns
    x3 = view(x, (others, length * columns), (length, columns), (columns, 1))
    y2 = view(y, (others, columns), (columns, 1))
    left = cutec.Boolean(True)
    for most, turns, loads in SHIFTED:
        if left and length <= most:
            stripes = cute.ceil_div(columns, (WARP * turns - 1) * vector)
            splits = shares(stripes * others, cute.ceil_div(length, THREADS // WARP * loads))
            reduce_shifted_columns(x3, y2, scale, parts, counters, (stripes, splits), turns, loads, kind).launch(
                grid=(stripes * splits * others, 1, 1), block=(THREADS, 1, 1)
            )
        left = left and length > most


@cute.jit
def of_rows(x, y, mode, before, scale, parts, counters, kind: Constexpr):
    """Reduce a mode that no other lies behind."""
    widest, result = 128 // x.element_type.width, view(y, modes_of(y, before))
    elements = single(*modes_of(x, [mode]))
    if cutec.const_expr(x.element_type.width < 32) and few_elements(x, y, mode, before):
        launch_few_elements(x, y, x.shape[mode], scale, kind)
    elif short_rows(x, mode, before, widest):
        if x.shape[mode] % widest == 0:
            launch_dense_rows(x, result, x.shape[mode], widest, scale, kind)
        else:
            launch_dense_rows(x, result, x.shape[mode], 1, scale, kind)
    elif wide(x, mode, widest):
        pieces = single(*vectors(*modes_of(x, [mode]), widest))
        rows = view(x, ((widest,), (1,)), pieces, aligned(*modes_of(x, before), widest))
        launch_rows(rows, result, scale, parts, counters, kind, False)
    elif x.stride[mode] == 1:
        launch_rows(view(x, ((1,), (1,)), elements, modes_of(x, before)), result, scale, parts, counters, kind, True)
    else:
        launch_rows(view(x, ((1,), (1,)), elements, modes_of(x, before)), result, scale, parts, counters, kind, False)


@cute.jit
def of_columns(x, y, mode, before, behind, scale, parts, counters, kind: Constexpr):
    """Reduce a mode that others lie behind."""
    of_y, widest = [i - 1 for i in behind], 128 // x.element_type.width
    left = cutec.Boolean(True)
    for vector in (widest, 2, 1):
        fits = cutec.Boolean(vector == 1) or (wide(x, behind[0], vector) and wide(y, of_y[0], vector))
        if left and fits:
            one = (vector,), (1,)
            columns, of_columns = (
                vectors(*aligned(*modes_of(t, m), vector), vector) for t, m in ((x, behind), (y, of_y))
            )
            others, of_others = (aligned(*modes_of(t, before), vector) for t in (x, y))
            x4 = view(x, one, single(*aligned(*modes_of(x, [mode]), vector)), columns, others)
            y3 = view(y, one, of_columns, of_others)
            threads = cute.size(y3) // vector
            if x.shape[mode] <= SHORT or threads >= BLOCKS * THREADS:
                launch_short_columns(cute.group_modes(x4, 2, 4), cute.group_modes(y3, 1, 3), scale, kind)
            else:
                launch_columns(x4, y3, scale, parts, counters, kind)
        left = left and not fits


@cute.jit
def dense_columns(x, y, mode, columns):
    """Whether rows are short, or not whole vectors, nothing is between them, and a block's shared
    memory holds all that are reduced to one.
    """
    width = x.element_type.width
    vector, matrix = 128 // width, cutec.Int64(columns) * x.shape[mode]
    found = columns <= FEW or columns % vector != 0
    found = found and matrix > 0 and matrix <= CHUNKS[-1] * 8 // width - vector
    for t in (x, y):
        found = found and dense(list(reversed(t.shape)), list(reversed(t.stride)))
    return found


@cute.jit
def launch_dense_columns(x, y, mode, columns, scale, kind: Constexpr):
    """Threads have as many columns as are aligned together; or where blocks have larger chunks, as
    many rows of so few columns. The second chunk is for one or two matrices that fill little more
    than half of the first one, and for threads of so many registers that few blocks are resident.
    """
    width, length, others = x.element_type.width, x.shape[mode], cute.size(y) // columns
    widest, matrix = 128 // width, length * columns
    small, medium, large = ((chunk * 8 // width - widest) // matrix for chunk in CHUNKS)
    roomier = (small == 1 and matrix * 5 <= CHUNK * 8 // width * 3) or (widest == 8 and columns % 8 == 0)
    roomier = roomier and others >= BLOCKS * medium
    left = cutec.Boolean(True)
    for chunk, most, taken in (
        (CHUNKS[0], small, small > 0 and not roomier),
        (CHUNKS[1], medium, small > 0),
        (CHUNKS[2], large, cutec.Boolean(True)),
    ):
        for vector in (widest, 2, 1) if chunk == CHUNK else (8, 4, 2, 1)[4 - widest.bit_length() :]:
            together = columns % vector == 0
            several = together if chunk == CHUNK else together or (vector % columns == 0 and matrix % vector == 0)
            if left and taken and several:
                many = most if together else cute.math.min(most, THREADS)
                of_row, items = cute.math.max(columns // vector, 1), matrix // vector
                lanes = cutec.Int32(LANES)
                if cutec.const_expr(chunk > CHUNK):
                    # longer columns are worth more numbers to add up at the end
                    lanes = cute.math.max(LANES, cute.math.min(items // of_row // LANES, 4 * LANES))
                lanes = cute.math.max(cute.math.min(THREADS // (many * of_row), lanes), 1)
                threads = lanes * of_row
                share = of_row, threads, items // threads, lanes if chunk == CHUNK else threads * vector // columns
                shape = others, length, columns
                reduce_dense_columns(
                    x, y, scale, shape, many, share, divisors((threads, columns)), kind, vector, chunk
                ).launch(grid=(cute.ceil_div(others, many), 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps())
            left = left and not (taken and several)


@cute.jit
def few_columns(x, mode, behind, columns):
    """Whether there are few columns, of which threads that have vectors would be few, whose rows
    have no gaps: such rows are read as one.
    """
    vector, modes = 128 // x.element_type.width, [*behind, mode]
    vectors, length = columns // vector, x.shape[mode]
    # of stripes of 2, 8 and 32 vectors these would leave half empty, or more
    uneven = vectors != 2 and vectors != 8 and vectors < 16
    found = columns <= FEW and (uneven or columns % vector != 0)
    # a few hundred matrices leave blocks out; stripes do not, but single elements of odd columns
    others = cute.size(x) // cute.math.max(columns * length, 1)
    better = columns % 2 == 1 or others * 4 <= BLOCKS or others * 4 >= 3 * BLOCKS
    found = found or (columns <= 2 * FEW and columns % vector != 0 and length > SHORT and better)
    found = found and columns * length >= THREADS * vector
    return found and dense([x.shape[i] for i in modes], [x.stride[i] for i in modes])


@cute.jit
def reduce(x: cute.Tensor, y: cute.Tensor, parts: cute.Tensor, counters: cute.Tensor, mode: Constexpr, kind: Constexpr):
    before, behind = list(range(mode - 1, -1, -1)), list(range(cute.rank(x) - 1, mode, -1))
    columns = cutec.Int32(1)
    for i in behind:
        columns = columns * x.shape[i]
    scale = cutec.Float32(1) / cutec.Float32(x.shape[mode]) if kind == "mean" else cutec.Float32(1)
    if columns == 1:
        of_rows(x, y, mode, before, scale, parts, counters, kind)
    elif cutec.const_expr(bool(behind)):
        if dense_columns(x, y, mode, columns):
            launch_dense_columns(x, y, mode, columns, scale, kind)
        elif few_columns(x, mode, behind, columns):
            of_y = [i - 1 for i in behind]
            launch_few_columns(x, y, mode, before, of_y, columns, scale, parts, counters, kind)
        elif cutec.const_expr(x.element_type.width < 32) and by_line(x, y, mode, columns):
            launch_line(x, y, mode, columns, scale, kind)
        elif shifted_columns(x, y, mode, columns):
            launch_shifted_columns(x, y, mode, columns, scale, parts, counters, kind)
        else:
            of_columns(x, y, mode, before, behind, scale, parts, counters, kind)


def reference_sum(x):
    return x.sum(axis=1)


def reference_mean(x):
    return x.mean(axis=1)


def reference_max(x):
    return x.max(axis=1)


# of any tensor: x.view(o, k, i), where o are all modes before k, and i those behind
for kind, reference in (("sum", reference_sum), ("mean", reference_mean), ("max", reference_max)):
    cutec.export(
        reduce,
        name=kind,
        args=[
            "in $dtype[o,k,i]:(?,?,?)",
            "out $dtype[o,i]:(?,?)",
            f"workspace f32[{BLOCKS * WIDEST}]",
            f"workspace zeroed u32[{BLOCKS}]",
        ],
        constexpr={"mode": 1, "kind": kind},
        variants={"dtype": ("f32", "f16", "bf16")},
        reference=reference,
    )
