"""Kernels of transposes whose blocks have whole columns, rows or matrices in shared memory."""

from common.modes import at, bring, copy, follow
from common.transpose_tiles import SECTOR

import cutec
from cutec import Constexpr, cute

# shared memory of blocks that have lines of matrices, and their threads
LITTLE, MUCH = 32 << 10, 96 << 10
ROOMS = {LITTLE: 256, MUCH: 512}
LANES = {8: 2, 16: 4, 32: 8, 64: 8}  # that have vectors beside each other, by the width of elements


@cute.jit
def down_columns(s, place, at_run, run, step, left, skip, vector: Constexpr):
    """Elements of shared memory: of a run from number `at_run` on (of 1, if `run` is 1), then of
    that in the next row, `step` behind the end of this one; `skip` further on from number `left`.
    """
    found = cute.make_rmem_tensor(vector, s.element_type)
    for k in cutec.range_constexpr(vector):
        found[k] = s[place]
        if cutec.const_expr(isinstance(run, int)):
            place = place + step
        else:
            last = at_run == run - 1
            place = place + (step if last else 1)
            at_run = 0 if last else at_run + 1
        place = place + (skip if k + 1 == left else 0)
    return found


@cute.jit
def bring_whole(mX, sX, begin, end, threads: Constexpr):
    """Copy elements begin … end - 1 to shared memory, from the vector on that they begin in."""
    tid, _, _ = cute.arch.thread_idx()
    vector, size = 128 // mX.element_type.width, cute.size(mX)
    origin = begin - begin % vector
    inside = cute.math.min(cute.ceil_div(end, vector), size // vector) - origin // vector
    for i in cutec.range(tid, inside, threads, unroll=4):
        bring(at(mX.iterator, origin + i * vector, vector), at(sX.iterator, i * vector, vector))
    behind = size - size % vector + tid
    if behind < end:
        sX[behind - origin] = (mX.iterator + behind).load()


@cute.jit
def bring_lines(mX, sX, begin, line, lines, length, pitch, pieces, divide, threads: Constexpr):
    """The same of `length` elements of each of `lines`, which lie in up to so many `pieces` and are
    `line` apart; in shared memory they are `pitch` apart, and aligned there where they are in mX.
    """
    tid, _, _ = cute.arch.thread_idx()
    vector, size = 128 // mX.element_type.width, cute.size(mX)
    for i in cutec.range(tid, lines * pieces, threads, unroll=4):
        number, piece = divmod(i, divide)
        first, to = begin + number * line, begin % vector + number * pitch
        here = first - first % vector + piece * vector
        if here < first + length and here + vector <= size:
            bring(at(mX.iterator, here, vector), at(sX.iterator, to - first % vector + piece * vector, vector))
    last = begin + (lines - 1) * line
    behind = size - size % vector + tid
    if behind >= last and behind < last + length and behind < size:
        sX[begin % vector + (lines - 1) * pitch + behind - last] = (mX.iterator + behind).load()


@cute.kernel
def transpose_columns(
    mX: cute.Tensor,
    mY: cute.Tensor,
    matrices,
    many,
    extents,
    pitch,
    turns,
    divide,
    room: Constexpr,
    runs: Constexpr,
    whole: Constexpr,
):
    """mX (matrices of m rows that are (between, n, run)) to mY (of n rows that are (between, m,
    run)): `extents` are those. A block has `many` matrices, or `many` columns of one: these are
    together in mY. In shared memory lines of mX are `pitch` apart. Threads have vectors in such
    turns that those beside each other have columns beside each other, or few vectors of one.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    dtype, (m, between, n, run) = mX.element_type, extents
    run = run if runs else 1
    vector, threads, (above, beside) = 128 // dtype.width, ROOMS[room], turns
    lanes, column, matrix = LANES[dtype.width], m * between * run, m * between * n * run
    sX = cutec.utils.SmemAllocator().allocate_tensor(dtype, cute.make_layout(room * 8 // dtype.width + 2 * vector), 16)
    if cutec.const_expr(whole):
        first = cute.arch.block_idx()[0] * many
        begin, end = first * matrix, cute.math.min(first + many, matrices) * matrix
        base = begin % vector
        bring_whole(mX, sX, begin, end, threads)
    else:
        which, tile = divmod(cute.arch.block_idx()[0], divide[5])
        first = tile * many
        from_, length = which * matrix + first * run, cute.math.min(many, n - first)
        begin = which * matrix + first * column
        end, base = begin + length * column, from_ % vector
        pieces = cute.ceil_div(many * run, vector) + 1
        bring_lines(mX, sX, from_, n * run, m * between, length * run, pitch, pieces, divide[6], threads)
    cute.arch.cp_async_commit_group()
    cute.arch.cp_async_wait_group(0)
    cute.arch.sync_threads()

    unit, row = lanes * vector, between * pitch
    for i in cutec.range(tid, above * beside * lanes, threads):
        over, turn = divmod(i // lanes, divide[0])
        to = begin - begin % unit + (turn * beside + over) * unit + i % lanes * vector
        if to >= begin and to + vector <= end:
            place, left, at_run, skip = in_lines(to - begin, extents, pitch, divide, runs)
            rY = down_columns(sX, base + place, at_run, run, row - run + 1 if runs else row, left, skip, vector)
            copy(rY, at(mY.iterator, to, vector))
    # what lies in a vector with other blocks' elements
    head, tail = (vector - begin % vector) % vector, end % vector
    if tid < head + tail:
        to = begin + tid if tid < head else end - tail + (tid - head)
        place, _, _, _ = in_lines(to - begin, extents, pitch, divide, runs)
        (mY.iterator + to).store(sX[base + place])


@cute.jit
def in_lines(number, extents, pitch, divide, runs: Constexpr):
    """Where the element `number` of transposed matrices is in their lines; how many there are up to
    the end of its column, its place in a run, and how much further on than behind that column the
    next one begins.
    """
    m, between, n, run = extents
    column, below = divmod(number, divide[1])
    row, at_run = divmod(below, divide[2]) if runs else (below, 0)
    run = run if runs else 1
    which, column = divmod(column, divide[3])
    right, layer = divmod(column, divide[4])
    matrix = m * between * pitch
    here = which * matrix + layer * pitch + right * run
    skip = pitch if layer + 1 < between else run - (between - 1) * pitch
    skip = skip - matrix if column + 1 < between * n else run - between * pitch
    return here + row * (between * pitch) + at_run, m * run - below, at_run, skip


@cute.kernel
def transpose_rows(
    mX: cute.Tensor, mY: cute.Tensor, many, back, extents, tiles, above, divide, room: Constexpr, runs: Constexpr
):
    """mX (matrices of m rows that are (columns, run)) to mY (of columns that are (m, run)):
    `extents` are m, between, n, run, and columns are (between, n) in mX, (n, between) in mY. Rows
    are together in mX. A block writes the sectors of each column that begin among `many` rows, or
    less than a sector before them; it reads `back` rows more for that. Lanes beside each other have
    columns beside each other, or few vectors of one.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    dtype, (m, between, n, run) = mX.element_type, extents
    run = run if runs else 1
    vector, threads, lanes = 128 // dtype.width, ROOMS[room], LANES[dtype.width]
    sector, unit, row, columns = SECTOR * 8 // dtype.width, lanes * vector, between * n * run, between * n
    sX = cutec.utils.SmemAllocator().allocate_tensor(dtype, cute.make_layout(room * 8 // dtype.width + 2 * vector), 16)
    which, tile = divmod(cute.arch.block_idx()[0], divide[0])
    first, last = cute.math.max(tile * many - back, 0), cute.math.min((tile + 1) * many, m)
    begin = which * (m * row) + first * row
    bring_whole(mX, sX, begin, which * (m * row) + last * row, threads)
    cute.arch.cp_async_commit_group()
    cute.arch.cp_async_wait_group(0)
    cute.arch.sync_threads()

    for i in cutec.range(tid, above * columns * lanes, threads):
        turn, column = divmod(i // lanes, divide[1])
        layer, right = divmod(column, divide[2])
        start = which * (m * row) + (right * between + layer) * (m * run)
        element, end = tile * many * run, cute.math.min((tile + 1) * many, m) * run
        end = end if end == m * run else end - (start + end) % sector
        element = element - (start + element) % sector + turn * unit + i % lanes * vector
        base = begin % vector - first * row + column * run
        if element >= 0 and element + vector <= end:
            line, at_run = divmod(element, divide[3]) if runs else (element, 0)
            place = base + line * row + at_run
            rY = down_columns(sX, place, at_run, run, row - run + 1 if runs else row, -1, 0, vector)
            copy(rY, at(mY.iterator, start + element, vector))
        elif element > -vector and element < end:
            for k in cutec.range_constexpr(vector):
                if element + k >= 0 and element + k < end:
                    line, at_run = divmod(element + k, divide[3]) if runs else (element + k, 0)
                    (mY.iterator + (start + element + k)).store(sX[base + line * row + at_run])
