"""y = the sum, the maximum or the mean of x over one mode: of rows, of columns, or of any mode of a
tensor. Maxima leave NaN out.

The host function makes one shape of all: x as (o, k, i), reduced over k; o are the modes before it
and i those behind. It chooses by extents and strides who adds up what:

* rows (i is 1): a few lanes of a warp have a row, or a block has;
* columns of few elements: a thread has some columns;
* longer columns: a block has a stripe of them, its threads take turns at the rows.

A mode that is long while the others are few is shared by several blocks. Each leaves its results in
a workspace, and the last one of a row or stripe, by a counter, reduces those in their order:
results are the same in every run. All is computed in float32.
"""

from common.modes import dense, moved

import cutec
from cutec import Constexpr, cute

WARP, THREADS = 32, 256
BLOCKS = 4 * 132  # that share a mode, on an H100 or H200
WIDEST = 256  # columns of a block, or fewer
FEW = 128  # columns whose rows are read as one, if they are not of whole vectors
SHORT = 64  # rows of columns that one thread reduces


def at_once(vector):
    """How many loads of a thread wait for memory together."""
    return 4 if vector > 1 else 8


def add(a, b):
    return a + b


# what a reduction does to two numbers, and where it begins
KINDS = {"sum": (add, 0.0), "mean": (add, 0.0), "max": (cute.math.max, float("-inf"))}


@cute.jit
def over(x, first, last, step, kind: Constexpr):
    """The reduction of x[:, first], x[:, first + step], … up to before `last`: a vector."""
    op, start = KINDS[kind]
    vector = cute.size(x, mode=[0])
    loads = at_once(vector)
    total = cute.make_rmem_tensor(vector, cutec.Float32)
    total.fill(start)
    for k in cutec.range(first, last, step * loads):
        loaded = cute.make_rmem_tensor((vector, loads), x.element_type)
        loaded.fill(start)
        at = x[None, k]
        for i in cutec.range_constexpr(loads):
            if k + i * step < last:
                cute.autovec_copy(at, loaded[None, i])
            at = moved(at, x.stride[1] * step)
        for i in cutec.range_constexpr(loads):
            total.store(op(total.load(), loaded[None, i].load().to(cutec.Float32)))
    return total


@cute.jit
def over_any(x, begin, end, lane, lanes: Constexpr, kind: Constexpr):
    """The reduction of elements begin … end - 1 of a pointer's memory, which vectors are aligned
    to; this lane's part: vectors in turns, and an element before and behind them.
    """
    op, _ = KINDS[kind]
    vector = 128 // x.dtype.width
    head = cute.math.min((begin + (vector - 1)) // vector * vector, end)
    tail = cute.math.max(end // vector * vector, head)
    vectors = cute.make_tensor(x, cute.make_layout((vector, tail // vector), stride=(1, vector)))
    total = over(vectors, head // vector + lane, tail // vector, lanes, kind)
    if begin + lane < head:
        total[0] = op(total[0], (x + begin + lane).load().to(cutec.Float32))
    if tail + lane < end:
        total[0] = op(total[0], (x + tail + lane).load().to(cutec.Float32))
    return total


@cute.jit
def over_row(x, row, first, last, lane, lanes: Constexpr, kind: Constexpr, anywhere: Constexpr):
    """The reduction of elements or vectors first … last - 1 of a row: this lane's part. Rows that
    begin `anywhere` are read in aligned vectors all the same.
    """
    if cutec.const_expr(anywhere):
        begin = cute.crd2idx((0, 0, row), x.layout)
        return over_any(x.iterator, begin + first, begin + last, lane, lanes, kind)
    return over(x[None, None, row], first + lane, last, lanes, kind)


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


def shared(layout, dtype=cutec.Float32):
    return cutec.utils.SmemAllocator().allocate_tensor(dtype, layout, 16)


@cute.kernel
def reduce_rows(x: cute.Tensor, y: cute.Tensor, scale, lanes: Constexpr, kind: Constexpr, anywhere: Constexpr):
    """x (vector, k, rows), y (rows): a few lanes a row."""
    tid, _, _ = cute.arch.thread_idx()
    row = cute.arch.block_idx()[0] * (THREADS // lanes) + tid // lanes
    here = cute.math.min(row, cute.size(y) - 1)
    total = over_row(x, here, 0, cute.size(x, mode=[1]), tid % lanes, lanes, kind, anywhere)
    number = over_lanes(total, lanes, kind)
    if tid % lanes == 0 and row < cute.size(y):
        y[row] = (number * scale).to(y.element_type)


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
def reduce_short_columns(x: cute.Tensor, y: cute.Tensor, scale, kind: Constexpr):
    """x (vector, k, columns), y (vector, columns): a thread has a vector of columns."""
    tid, _, _ = cute.arch.thread_idx()
    column = cute.arch.block_idx()[0] * THREADS + tid
    if column < cute.size(y, mode=[1]):
        total = over(x[None, None, column], 0, cute.size(x, mode=[1]), 1, kind)
        result = cute.make_rmem_tensor(cute.size(y, mode=[0]), y.element_type)
        result.store((total.load() * scale).to(y.element_type))
        cute.autovec_copy(result, y[None, column])


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


@cute.kernel
def reduce_few_columns(
    x: cute.Tensor, y: cute.Tensor, scale, parts: cute.Tensor, counters: cute.Tensor, splits, kind: Constexpr
):
    """x (elements, o) without gaps, y (columns, o): `splits` blocks for each of o read vectors, in
    turns in which a thread meets the same columns again and again.
    """
    tid, _, _ = cute.arch.thread_idx()
    op, start = KINDS[kind]
    vector, columns, elements = 128 // x.element_type.width, cute.size(y, mode=[0]), cute.size(x, mode=[0])
    split, other = cute.idx2crd(cute.arch.block_idx()[0], (splits, cute.size(y, mode=[1])))
    smem = cutec.utils.SmemAllocator()
    sums = smem.allocate_tensor(cutec.Float32, cute.make_layout(vector * THREADS), 16)
    flag = smem.allocate_tensor(cutec.Int32, cute.make_layout(1))
    threads = THREADS // columns * columns
    rows = cute.make_tensor(x[None, other].iterator, cute.make_layout((vector, elements // vector), stride=(1, vector)))
    share = cute.ceil_div(elements // vector, splits * threads) * threads
    last = cute.math.min((split + 1) * share, elements // vector)
    if tid < threads:
        total = over(rows, split * share + tid, last, threads, kind)
        cute.autovec_copy(total, cute.make_tensor(sums.iterator + tid * vector, cute.make_layout(vector)))
    cute.arch.sync_threads()
    rest = elements // vector * vector + tid
    if split == splits - 1 and rest < elements:
        place = rest % (threads * vector)
        sums[place] = op(sums[place], x[rest, other].to(cutec.Float32))
    cute.arch.sync_threads()
    number = folded(sums, threads * vector, columns, kind)
    if splits == 1:
        if tid < columns:
            y[tid, other] = (number * scale).to(y.element_type)
    else:
        found = cute.make_tensor(parts.iterator + other * splits * columns, cute.make_layout(splits * columns))
        if tid < columns:
            found[split * columns + tid] = number
        if last_of(splits, counters.iterator + other, flag):
            number = cutec.Float32(start)
            if tid < threads:
                for i in cutec.range(tid, splits * columns, threads, unroll=8):
                    number = op(number, found[i])
                sums[tid] = number
            cute.arch.sync_threads()
            number = folded(sums, threads, columns, kind)
            if tid < columns:
                y[tid, other] = (number * scale).to(y.element_type)


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
            grid=(cute.ceil_div(rows, THREADS // WARP), 1, 1), block=block
        )
    elif length > 64:
        reduce_rows(x, y, scale, WARP, kind, False).launch(
            grid=(cute.ceil_div(rows, THREADS // WARP), 1, 1), block=block
        )
    elif length > few:
        reduce_rows(x, y, scale, 8, kind, False).launch(grid=(cute.ceil_div(rows, THREADS // 8), 1, 1), block=block)
    else:
        reduce_rows(x, y, scale, 1, kind, False).launch(grid=(cute.ceil_div(rows, THREADS), 1, 1), block=block)


@cute.jit
def launch_columns(x, y, scale, parts, counters, kind: Constexpr):
    vector, length, columns, others = (cute.size(x, mode=[i]) for i in range(4))
    left = cutec.Boolean(True)
    for across in (2, 8, 32) if vector > 1 else (4, 8, 32):
        if left and (columns <= across or across == 32):
            tiles = cute.ceil_div(columns, across) * others
            splits = shares(tiles, cute.ceil_div(length, THREADS // across * at_once(vector)))
            reduce_columns(x, y, scale, parts, counters, splits, across, kind).launch(
                grid=(tiles * splits, 1, 1), block=(THREADS, 1, 1)
            )
        left = left and columns > across


@cute.jit
def launch_few_columns(x, y, mode, before, of_y, columns, scale, parts, counters, kind: Constexpr):
    vector = 128 // x.element_type.width
    others = aligned(*modes_of(x, before), vector)
    whole = view(x, (columns * x.shape[mode], 1), others)
    result = view(y, modes_of(y, of_y), modes_of(y, before))
    count = cute.size(result, mode=[1])
    splits = shares(count, cute.ceil_div(columns * x.shape[mode], THREADS * vector * 4))
    reduce_few_columns(whole, result, scale, parts, counters, splits, kind).launch(
        grid=(splits * count, 1, 1), block=(THREADS, 1, 1)
    )


@cute.jit
def of_rows(x, y, mode, before, scale, parts, counters, kind: Constexpr):
    """Reduce a mode that no other lies behind."""
    widest, result = 128 // x.element_type.width, view(y, modes_of(y, before))
    elements = single(*modes_of(x, [mode]))
    if wide(x, mode, widest):
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
    whole = wide(x, behind[0], widest) and wide(y, of_y[0], widest)
    for vector in (widest, 1):
        if whole == (vector > 1):
            one = (vector,), (1,)
            columns, of_columns = (
                vectors(*aligned(*modes_of(t, m), vector), vector) for t, m in ((x, behind), (y, of_y))
            )
            others, of_others = (aligned(*modes_of(t, before), vector) for t in (x, y))
            x4 = view(x, one, single(*aligned(*modes_of(x, [mode]), vector)), columns, others)
            y3 = view(y, one, of_columns, of_others)
            threads = cute.size(y3) // vector
            if x.shape[mode] <= SHORT or threads >= BLOCKS * THREADS:
                reduce_short_columns(cute.group_modes(x4, 2, 4), cute.group_modes(y3, 1, 3), scale, kind).launch(
                    grid=(cute.ceil_div(threads, THREADS), 1, 1), block=(THREADS, 1, 1)
                )
            else:
                launch_columns(x4, y3, scale, parts, counters, kind)


@cute.jit
def few_columns(x, mode, before, behind, columns):
    """Whether there are few columns, not of whole vectors, whose rows have no gaps: such rows are
    read as one.
    """
    vector, modes = 128 // x.element_type.width, [*behind, mode]
    found = columns <= FEW and columns % vector != 0 and columns * x.shape[mode] >= THREADS * vector
    found = found and dense([x.shape[i] for i in modes], [x.stride[i] for i in modes])
    for i in before:
        found = found and (x.stride[i] % vector == 0 or x.shape[i] == 1)
    return found


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
        if few_columns(x, mode, before, behind, columns):
            of_y = [i - 1 for i in behind]
            launch_few_columns(x, y, mode, before, of_y, columns, scale, parts, counters, kind)
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
