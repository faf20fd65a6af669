"""b = a with two modes swapped: a matrix transposed, a batch of them, or any two modes of a tensor.

The host function makes one shape of all swaps: m×n matrices to transpose, whose elements are runs
of the modes behind both (`inner`), for each coordinate of the other modes (`rest`). It chooses by
extents and strides:

* Matrices of elements go through shared memory, a tile a block: read along rows of a, written along
  rows of b. Tiles are square, or narrow where a matrix is. Where rows of both are multiples of 16
  bytes (for bytes: or of 8, or of 4), accesses are as wide, and the tile is swizzled: runs of a
  vector are exclusive-ored with the number of the vector that their row will be part of. A warp
  reads a few columns of several vectors of rows at once, and finds them in different banks.
  Otherwise rows are padded. Runs of 2, 4 or 8 bytes are elements of such matrices.
* Of small elements in large matrices, of which rows begin in the middle of sectors, words of rows
  go through shared memory: a thread has a vector of each of 4 rows, or 2, and turns them in
  registers. Vectors begin anywhere: they are shifted out of two aligned ones.
* Memory writes sectors of 32 bytes, and a sector that comes in two parts costs as much as two. So
  where rows without gaps begin in the middle of sectors, or elements are short runs, blocks read
  all aligned vectors that a tile overlaps, and write all sectors that begin in it, put together
  from elements. Rows of a tile in shared memory are so far apart that what is aligned in memory is
  aligned there. Where modes lie between the two, b has rows of all of them, and so has a tile.
* Where such tiles would be mostly empty, or elements be read or written one by one, and there is
  enough to move: whole columns of a matrix lie beside each other in b, and whole rows in a. A block
  takes as many of one kind as its shared memory holds, or whole matrices: it reads aligned vectors,
  and writes aligned vectors, or sectors, each put together from elements.
* Matrices of runs of a few vectors go through shared memory as those of elements do.
* Narrow matrices without gaps, whose rows begin anywhere or whose elements are small: one side of
  them is long rows, the other one flat. Blocks read aligned vectors into shared memory, those that
  overlap their part too, and write aligned vectors, each put together from elements. Where these
  lie for a vector of the flat side repeats itself: a block notes that once.
* Small matrices, a few thousand elements at most, come in chunks of whole matrices. A thread finds
  the places of its elements in a chunk once, and picks them from one chunk after the other.
* Of small elements in long runs that begin anywhere, threads shift vectors out of aligned ones.
* Matrices of longer runs, and very small matrices with gaps, need no shared memory: threads take
  what lies beside each other in b, and what lies beside that in a is read by the same block,
  through its L1 cache.

Strides may be any. Only the wide accesses ask for strides of 1, and for others that are multiples
of 16 bytes.
"""

from common.modes import (
    aligned,
    along_row,
    at,
    bring,
    copy,
    copy_some,
    dense,
    divisors,
    flat,
    follow,
    from_words,
    moved,
    offsets,
    overlaps,
)

import cutec
from cutec import Constexpr, cute

WARP, THREADS = 32, 256
BANK = 4  # bytes
SECTOR = 32  # bytes, which memory writes at once
# rows and columns of tiles for narrow matrices, where that many are enough
NARROW = [(4, 1024), (16, 256), (32, 128)]
FEW = 64  # rows or columns of matrices that are narrow
WORDS = 64  # of a column that a block takes at once, of small elements
NARROW_TURNS = 4  # vectors that a thread moves
NARROW_VECTORS = NARROW_TURNS * THREADS  # that a block has of a narrow matrix
CHUNK = 16384  # bytes of small matrices that a block takes at once
# shared memory of blocks that have lines of matrices, and their threads
LITTLE, MUCH = 32 << 10, 96 << 10
ROOMS = {LITTLE: 256, MUCH: 512}
ENOUGH = 256  # times that shared memory that there is to move
SEGMENT = 96  # bytes of a line that are worth while, or twice as many
LANES = {8: 2, 16: 4, 32: 8, 64: 8}  # that have vectors beside each other, by the width of elements
CHUNKERS = 8 * 132  # blocks that take turns at chunks, on an H100 or H200
LEAST = 16  # rows or columns of matrices that a tile is worth while for
TURNS = 8  # elements or vectors that a thread moves, without a tile
SEVERAL = 2  # vectors that a thread puts together, without a tile
LINE, LONG_RUN = 1 << 22, 128  # elements that there are for that, all and of a run
MOST = 8  # vectors of runs that are worth while a tile


class Tile:
    """A tile of rows × columns, of which a thread reads `vx` elements of a row at once, and writes
    `vy` elements of a column.
    """

    def __init__(self, dtype, rows, columns, vx, vy):
        self.rows, self.columns, self.vx, self.vy = rows, columns, vx, vy
        self.dtype, self.bytes = dtype, dtype.width // 8
        # what a warp writes at once: vectors of rows × columns, of a column 128 bytes
        self.high = min(WARP // min(4, vy), rows // vy)
        if 1 < vy < 16 // self.bytes:
            self.high = min(WARP, 128 // (vy * self.bytes), rows // vy)
        self.wide = WARP // self.high

    def layout(self):
        """In shared memory."""
        if self.vx == self.vy > 1:
            different = max(3, self.high.bit_length() - 1) if self.vx * self.bytes < 16 else 3
            swizzle = cute.make_swizzle(different, self.vx.bit_length() - 1, self.columns.bit_length() - 1)
            return cute.make_composed_layout(swizzle, 0, self.padded(0))
        return self.padded(max(1, 128 // max(BANK, self.bytes) // self.rows) * max(1, BANK // self.bytes))

    def padded(self, elements):
        return cute.make_layout((self.rows, self.columns), stride=(self.columns + elements, 1))

    def copy(self, threads, values):
        """Threads of a layout move so many values each, at once."""
        bits = cute.size(values) * self.dtype.width
        atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), self.dtype, num_bits_per_copy=bits)
        return cute.make_tiled_copy_tv(atom, threads, values)

    def read(self):
        """The copy along rows."""
        runs = min(self.columns // self.vx, THREADS)
        threads = cute.make_layout((THREADS // runs, runs), stride=(runs, 1))
        return self.copy(threads, cute.make_layout((1, self.vx)))

    def written(self):
        """The copy along columns: warps beside each other first."""
        warps = THREADS // WARP
        across = min(self.columns // self.wide, warps)
        threads = cute.make_layout(
            ((self.high, warps // across), (self.wide, across)), stride=((self.wide, WARP * across), (1, WARP))
        )
        return self.copy(threads, cute.make_layout((self.vy, 1)))


@cute.jit
def walk(g, r, coords, shape, to_registers: Constexpr):
    """Copy between a thread's part of a tile in global memory and registers what lies inside of
    `shape`.
    """
    for j in cutec.range_constexpr(g.shape[2]):
        at = g[None, 0, j]
        for i in cutec.range_constexpr(g.shape[1]):
            if cute.elem_less(coords[0, i, j], shape):
                if cutec.const_expr(to_registers):
                    copy(at, r[None, i, j])
                else:
                    copy(r[None, i, j], at)
            at = moved(at, g.stride[1])


@cute.kernel
def transpose_tile(mX: cute.Tensor, mY: cute.Tensor, tiles, tile: Constexpr):
    """mY = mX, both (m, n, rest)."""
    follow()
    tid, _, _ = cute.arch.thread_idx()
    m, n, rest = (cute.size(mX, mode=[i]) for i in range(3))
    by, bx, which = cute.idx2crd(cute.arch.block_idx()[0], (*tiles, rest))
    shape, here = (tile.rows, tile.columns), (by, bx)
    gX, gY = (cute.local_tile(t[None, None, which], shape, here) for t in (mX, mY))
    cT = cute.local_tile(cute.make_identity_tensor((m, n)), shape, here)
    sT = cutec.utils.SmemAllocator().allocate_tensor(mX.element_type, tile.layout(), 16)

    read = tile.read().get_slice(tid)
    tXgX, tXsT, tXcT = read.partition_S(gX), read.partition_D(sT), read.partition_S(cT)
    tXrX = cute.make_fragment_like(tXgX)
    walk(tXgX, tXrX, tXcT, (m, n), True)
    cute.autovec_copy(tXrX, tXsT)
    cute.arch.sync_threads()

    written = tile.written().get_slice(tid)
    tYgY, tYsT, tYcT = written.partition_D(gY), written.partition_S(sT), written.partition_D(cT)
    tYrY = cute.make_fragment_like(tYgY)
    cute.autovec_copy(tYsT, tYrY)
    walk(tYgY, tYrY, tYcT, (m, n), False)


@cute.jit
def copy_inside(from_, to, first, end):
    """The elements first … end - 1 of a vector."""
    if first <= 0 and end >= cute.size(to):
        copy(from_, to)
    else:
        for i in cutec.range_constexpr(cute.size(to)):
            if first <= i and i < end:
                to[i] = from_[i]


@cute.jit
def picked(s, place, step, first, end, vector: Constexpr):
    """Elements of shared memory, `step` apart; none before number `first`, or from `end` on."""
    found = cute.make_rmem_tensor(vector, s.element_type)
    if first <= 0 and end >= vector:
        for k in cutec.range_constexpr(vector):
            found[k] = s[place + k * step]
    else:
        found.fill(0)
        for k in cutec.range_constexpr(vector):
            if first <= k and k < end:
                found[k] = s[place + k * step]
    return found


@cute.jit
def picked_runs(s, place, at_run, run, step, left, skip, first, end, vector: Constexpr):
    """Elements of shared memory: of a run from number `at_run` on, then of that in the next row,
    `step` behind the end of this one; `skip` further on from number `left` on. None before number
    `first`, or from `end` on.
    """
    found = cute.make_rmem_tensor(vector, s.element_type)
    if vector > 4 and first <= 0 and end >= vector and left >= vector:
        for k in cutec.range_constexpr(vector):
            found[k] = s[place]
            last = at_run == run - 1
            place = place + (step if last else 1)
            at_run = 0 if last else at_run + 1
    else:
        found.fill(0)
        for k in cutec.range_constexpr(vector):
            if first <= k and k < end:
                found[k] = s[place + (skip if k >= left else 0)]
            last = at_run == run - 1
            place = place + (step if last else 1)
            at_run = 0 if last else at_run + 1
    return found


@cute.kernel
def transpose_sectors(
    mX: cute.Tensor,
    mY: cute.Tensor,
    extents,
    many,
    divide,
    tiles,
    matrices,
    tile: Constexpr,
    lanes: Constexpr,
    runs: Constexpr,
):
    """mX (matrices of m rows that are (between, n, run)) to mY (of n rows that are (between, m,
    run)): `extents` are those. A block writes the sectors that begin among `tile[0]` runs, or less
    than a sector before them, of `many` rows of mY; what it reads are `tile[1]` elements of each
    row of mX, or fewer. `lanes` beside each other write vectors beside each other. Only of `runs`,
    they are longer than an element.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    vector, sector = 128 // mX.element_type.width, SECTOR * 8 // mX.element_type.width
    (m, between, n, run), (high, across), size = extents, tile, cute.size(mX)
    run = run if runs else 1
    by, bx, which = cute.idx2crd(cute.arch.block_idx()[0], (*tiles, matrices))
    back = cute.ceil_div(sector, run) if runs else sector
    first_row, first_column = by * high - back, bx * many
    rows, start, stride_x, stride_y = m * between, which * (m * between * n * run), between * n * run, m * between * run
    # Rows of mX in the order of mY: after m of them, `between` steps once. What is aligned in mX is
    # aligned in shared memory, too.
    round_x, (round_0, _) = n * run - m * stride_x, divmod(cute.math.max(first_row, 0), divide[0])
    of_x = start + first_row * stride_x + round_0 * round_x + first_column * run
    pitch, skip, base = across + 3 * vector + stride_x % vector, round_x & (vector - 1), vector + (of_x & (vector - 1))
    pieces, slots = across // vector + 1, high + sector
    turns = -(-slots * pieces // THREADS)
    room = cute.make_layout(slots * (across + 4 * vector) + 4 * vector + slots // LEAST * vector)
    sX = cutec.utils.SmemAllocator().allocate_tensor(mX.element_type, room, 16)
    rX = cute.make_rmem_tensor((vector, turns), mX.element_type)
    for i in cutec.range_constexpr(turns):
        slot, piece = (tid + i * THREADS) // pieces, (tid + i * THREADS) % pieces
        round, _ = divmod(first_row + slot, divide[0])
        here = of_x + slot * stride_x + (round - round_0) * round_x
        end = cute.math.min(size - vector + 1, here + (n - first_column) * run)
        here = here - here % vector + piece * vector
        inside = slot < high + back and first_row + slot >= 0 and first_row + slot < rows
        if inside and here < end:
            copy(at(mX.iterator, here, vector), rX[None, i])
    for i in cutec.range_constexpr(turns):
        slot, piece = (tid + i * THREADS) // pieces, (tid + i * THREADS) % pieces
        round, _ = divmod(first_row + slot, divide[0])
        here, to = of_x + slot * stride_x + (round - round_0) * round_x, slot * pitch + (round - round_0) * skip + base
        end, shift = cute.math.min(size, here + (n - first_column) * run), here % vector
        here, to = here - shift + piece * vector, to - shift + piece * vector
        inside = slot < high + back and first_row + slot >= 0 and first_row + slot < rows
        if inside and here < end:
            if here + vector <= size:
                copy(rX[None, i], at(sX.iterator, to, vector))
            else:
                copy_inside(at(mX.iterator, here, vector), at(sX.iterator, to, vector), 0, size - here)
    cute.arch.sync_threads()

    for i in cutec.range_constexpr(high * across // vector // THREADS):
        above, column = divmod((tid + i * THREADS) // lanes, divide[1])
        place = (above * lanes + tid % lanes) * vector
        inside = place < high * run and first_column + column < n
        to = start + (first_column + column) * stride_y
        place = place + back * run - to % sector
        element = first_row * run + place
        first, end = -element, rows * run - element
        if inside and first < vector and end > 0:
            slot, at_run = divmod(place, divide[2]) if runs else (place, 0)
            round, row = divmod(cute.math.max(first_row + slot, 0), divide[0])
            left = (m - row - cute.math.min(first_row + slot, 0)) * run - at_run
            place = slot * pitch + (round - round_0) * skip + base + column * run + at_run
            if cutec.const_expr(runs):
                rY = picked_runs(sX, place, at_run, run, pitch - run + 1, left, skip, first, end, vector)
                copy_inside(rY, at(mY.iterator, to + element, vector), first, end)
            elif left >= vector:
                rY = picked(sX, place, pitch, first, end, vector)
                copy_inside(rY, at(mY.iterator, to + element, vector), first, end)
            else:
                rY = picked_runs(sX, place, 0, 1, pitch, left, skip, first, end, vector)
                copy_inside(rY, at(mY.iterator, to + element, vector), first, end)


@cute.jit
def down_columns(s, place, at_run, run, step, left, skip, vector: Constexpr):
    """Elements of shared memory: of a run from number `at_run` on (of 1, if `run` is 1), then of
    that in the next row, `step` behind the end of this one; `skip` further on from number `left` on.
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
    `line` apart; in shared memory they are `pitch` apart, and what is aligned in mX is aligned there.
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
    sX = cutec.utils.SmemAllocator().allocate_tensor(
        dtype, cute.make_layout(room * 8 // dtype.width + 2 * vector), 16
    )
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
    `extents` are m, between, n, run, and columns are (between, n) in mX, (n, between) in mY. A block
    writes the sectors of each column that begin among `many` rows, or less than a sector before
    them; it reads `back` rows more for that. Rows are together in mX. Lanes beside each other have columns beside each other,
    or few vectors of one.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    dtype, (m, between, n, run) = mX.element_type, extents
    run = run if runs else 1
    vector, threads, lanes = 128 // dtype.width, ROOMS[room], LANES[dtype.width]
    sector, unit, row, columns = SECTOR * 8 // dtype.width, lanes * vector, between * n * run, between * n
    sX = cutec.utils.SmemAllocator().allocate_tensor(
        dtype, cute.make_layout(room * 8 // dtype.width + 2 * vector), 16
    )
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


@cute.jit
def turned(rows):
    """Vectors of 4 or 2 rows, of 1 or 2 bytes an element, as a word for each column."""
    a = [cute.recast_tensor(row, cutec.Uint32) for row in rows]
    words, per = cute.size(a[0]), len(rows)
    found = cute.make_rmem_tensor(words * per, cutec.Uint32)
    for w in cutec.range_constexpr(words):
        if cutec.const_expr(per == 2):
            pairs = [(a[0][w], a[1][w])]
        else:  # two rows of two columns each, in turn
            low, high = ((a[i][w], a[i + 1][w]) for i in (0, 2))
            pairs = [(cute.arch.prmt(*low, select), cute.arch.prmt(*high, select)) for select in (0x5140, 0x7362)]
        for i, pair in enumerate(pairs):
            for j, select in enumerate((0x5410, 0x7632)):
                found[per * w + 2 * i + j] = cute.arch.prmt(*pair, select)
    return found


def two_vectors(pointer, offset, size):
    """Words of the aligned vector that an element lies in, and of the next one."""
    vector, last = 128 // pointer.dtype.width, size // (128 // pointer.dtype.width) - 1
    words = cute.make_rmem_tensor((4, 2), cutec.Uint32)
    for i in range(2):
        from_ = at(pointer, cute.math.min(offset // vector + i, last) * vector, vector)
        cute.autovec_copy(cute.recast_tensor(from_, cutec.Uint32), words[None, i])
    return words


def at_row(layer, row, further, extents):
    """Where a row begins that is so many behind a row of a layer, of this layer or the next."""
    m, between, n = extents
    here = layer * n + (row + further) * (between * n)
    return cute.where(row + further < m, here, here + (n - m * (between * n)))


@cute.kernel
def transpose_words(mX: cute.Tensor, mY: cute.Tensor, extents, tiles, divide, joined: Constexpr):
    """mX (matrices of m rows that are (between, n)) to mY (of n rows that are (between, m)):
    `extents` are m, between, n. Rows of mX are those of a layer of between, or if layers are
    `joined`, of all of them behind each other. A block takes words of rows of a column to shared
    memory: 64 of each of 128 bytes of columns. It writes the vectors of mY whose sectors begin in
    its rows, or less than a sector before them, each from two vectors of shared memory.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    dtype, (m, between, n) = mX.element_type, extents
    vector, per = 128 // dtype.width, 32 // dtype.width
    sector, columns = 2 * vector, 8 * vector
    by, bx, which = cute.idx2crd(cute.arch.block_idx()[0], (*tiles, cute.size(mX)))
    stride_x, stride_y, size = between * n, between * m, cute.size(mX)
    matrix, layer = (which, 0) if joined else divmod(which, divide)
    rows = stride_y if joined else m
    from_, to = matrix * (m * stride_x) + layer * n, matrix * (n * stride_y) + layer * m
    first_row, first_column = by * (WORDS * per - sector) - sector, bx * columns
    sX = cutec.utils.SmemAllocator().allocate_tensor(cutec.Uint32, cute.make_layout(columns * WORDS), 16)
    right, column = tid % 8, first_column + tid % 8 * vector
    turns, together = WORDS * 8 // THREADS, 4 // per
    for turn in cutec.range_constexpr(0, turns, together):
        groups = [tid // 8 + (turn + i) * (THREADS // 8) for i in range(together)]
        # What is outside of the matrix is loaded from within: no load waits for a branch.
        numbers = [cute.math.min(cute.math.max(first_row + group * per, 0), rows - 1) for group in groups]
        if cutec.const_expr(joined):
            firsts = [list(divmod(number, divide)) for number in numbers]
            places = [at_row(layer, row, p, extents) for layer, row in firsts for p in range(per)]
        else:
            places = [cute.math.min(number + p, m - 1) * stride_x for number in numbers for p in range(per)]
        places = [from_ + place + cute.math.min(column, n - 1) for place in places]
        loaded = [two_vectors(mX.iterator, place, size) for place in places]
        read = [from_words(words, place % vector, dtype) for words, place in zip(loaded, places)]
        for values, place in zip(read, places):
            if place + vector > size // vector * vector:
                for k in cutec.range_constexpr(vector):
                    if place + k < size:
                        values[k] = (mX.iterator + place + k).load()
        for i, group in enumerate(groups):
            words = turned(read[i * per : (i + 1) * per])
            for j in cutec.range_constexpr(vector):
                # fours of words change places: lanes with different columns meet in different banks
                sX[(right * vector + j) * WORDS + (group ^ right * 4)] = words[j]
    cute.arch.sync_threads()

    fours = WORDS // 4
    for i in cutec.range_constexpr(columns * fours // THREADS):
        number, column = (tid + i * THREADS) % fours, (tid + i * THREADS) // fours
        start = to + (first_column + column) * stride_y
        shift = start % sector
        row, place = first_row + sector + number * vector - shift, (number + 2) * vector - shift
        if number < fours - 2 and first_column + column < n and row < rows and row + vector > 0:
            found = cute.make_rmem_tensor(8, cutec.Uint32)
            for part in cutec.range_constexpr(2):
                four = cute.math.min(place // vector + part, fours - 1) ^ column // vector
                cute.autovec_copy(at(sX.iterator, column * WORDS + four * 4, 4), cute.local_tile(found, (4,), (part,)))
            rY = from_words(found, place % vector, dtype)
            copy_inside(rY, at(mY.iterator, start + row, vector), -row, rows - row)


@cute.jit
def note_places(table, pitch, divide):
    """table (pairs, rows): where the elements of `rows` vectors lie in shared memory, which follow
    each other in a matrix whose columns have `rows` elements, `pitch` apart. A number has two
    places.
    """
    tid, _, _ = cute.arch.thread_idx()
    for pair in cutec.range(tid, cute.size(table), THREADS):
        (column, row), (next_column, next_row) = (divmod(2 * pair + k, divide) for k in range(2))
        table[pair] = (row * pitch + column) | (next_row * pitch + next_column) << 16


@cute.jit
def in_turn(s, places, further, end, vector: Constexpr):
    """Elements of shared memory at noted places, so much further on; none from number `end` on."""
    found, pairs = cute.make_rmem_tensor(vector, s.element_type), cute.make_rmem_tensor(vector // 2, cutec.Int32)
    cute.autovec_copy(places, pairs)
    both = [pairs[k] + further * 0x10001 for k in range(vector // 2)]
    single = [both[k // 2] & 0xFFFF if k % 2 == 0 else both[k // 2] >> 16 for k in range(vector)]
    if end >= vector:
        for k in cutec.range_constexpr(vector):
            found[k] = s[single[k]]
    else:
        found.fill(0)
        for k in cutec.range_constexpr(vector):
            if k < end:
                found[k] = s[single[k]]
    return found


@cute.kernel
def transpose_to_flat(mX: cute.Tensor, mY: cute.Tensor, few, long, size, part, pitch, divide):
    """mX has matrices of `few` rows of `long` elements, mY their transposes: each is given as its
    first element. A block has `part` columns. In shared memory, rows are `pitch` apart: what is
    aligned in mX is aligned there.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    vector = 128 // mX.element_type.width
    which, tile = divmod(cute.arch.block_idx()[0], divide[0])
    start, begin = which * (few * long), tile * part
    smem = cutec.utils.SmemAllocator()
    sX = smem.allocate_tensor(mX.element_type, cute.make_layout(vector * NARROW_VECTORS), 16)
    table = smem.allocate_tensor(cutec.Int32, cute.make_layout((vector // 2, FEW)), 16)
    note_places(cute.make_tensor(table.iterator, cute.make_layout(vector // 2 * few)), pitch, divide[1])
    rX = cute.make_rmem_tensor((vector, NARROW_TURNS), mX.element_type)
    for i in cutec.range_constexpr(NARROW_TURNS):
        row, number = divmod(tid + i * THREADS, divide[2])
        from_ = start + row * long + begin
        from_ = from_ - from_ % vector + number * vector
        if row < few and from_ + vector <= size:
            copy(at(mX.iterator, from_, vector), rX[None, i])
    for i in cutec.range_constexpr(NARROW_TURNS):
        row, number = divmod(tid + i * THREADS, divide[2])
        from_ = start + row * long + begin
        shift = from_ % vector
        from_, to = from_ - shift + number * vector, row * pitch - shift + number * vector + vector
        if row < few and from_ < size:
            if from_ + vector <= size:
                copy(rX[None, i], at(sX.iterator, to, vector))
            else:
                copy_inside(at(mX.iterator, from_, vector), at(sX.iterator, to, vector), 0, size - from_)
    cute.arch.sync_threads()

    end = cute.math.min(part, long - begin) * few
    for i in cutec.range_constexpr(NARROW_TURNS):
        first = (tid + i * THREADS) * vector
        if first < end:
            columns, row = divmod(tid + i * THREADS, divide[1])
            rY = in_turn(sX, table[None, row], (columns + 1) * vector, end - first, vector)
            copy_inside(rY, at(mY.iterator, start + begin * few + first, vector), 0, end - first)


@cute.kernel
def transpose_from_flat(mX: cute.Tensor, mY: cute.Tensor, few, long, part, divide):
    """The same from mX, whose matrices have `long` rows of `few` elements. A block writes the
    vectors of mY's rows that begin among its `part` columns, or less than a vector before them.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    vector = 128 // mX.element_type.width
    which, tile = divmod(cute.arch.block_idx()[0], divide[0])
    start, begin = which * (few * long), tile * part
    sX = cutec.utils.SmemAllocator().allocate_tensor(mX.element_type, cute.make_layout(vector * NARROW_VECTORS), 16)
    left = cute.math.max((begin - vector) * few, 0)
    right = cute.math.min((begin + part) * few, long * few)
    rX = cute.make_rmem_tensor((vector, NARROW_TURNS), mX.element_type)
    for i in cutec.range_constexpr(NARROW_TURNS):
        here = left + (tid + i * THREADS) * vector
        if here + vector <= right:
            copy(at(mX.iterator, start + here, vector), rX[None, i])
    for i in cutec.range_constexpr(NARROW_TURNS):
        here, to = left + (tid + i * THREADS) * vector, (tid + i * THREADS) * vector
        if here < right:
            if here + vector <= right:
                copy(rX[None, i], at(sX.iterator, to, vector))
            else:
                copy_inside(at(mX.iterator, start + here, vector), at(sX.iterator, to, vector), 0, right - here)
    cute.arch.sync_threads()

    # lanes that follow each other write 64 bytes of a row, then of the next: other banks
    for i in cutec.range_constexpr(NARROW_TURNS):
        number = tid + i * THREADS
        above, row = divmod(number // 4, divide[1])
        first = (above * 4 + number % 4) * vector
        if first < part:
            to = start + row * long + begin
            column = begin + first - to % vector
            if column < long and column + vector > 0:
                place, end = column * few + row - left, long - column
                rY = picked(sX, place, few, -column, end, vector)
                copy_inside(rY, at(mY.iterator, start + row * long + column, vector), -column, end)


@cute.kernel
def transpose_vectors(mX: cute.Tensor, mY: cute.Tensor, run, many, divide, tiles):
    """mX (vector, n * run, m, rest) to mY (vector, m * run, n, rest). A block has WARP rows of mX,
    and as many vectors of them or fewer: `many` of n.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    vector, columns, m, rest = (cute.size(mX, mode=[i]) for i in range(4))
    n = cute.size(mY, mode=[2])
    by, bx, which = cute.idx2crd(cute.arch.block_idx()[0], (*tiles, rest))
    first_row, first_column = by * WARP, bx * many
    layout = cute.make_layout((vector, WARP, WARP), stride=(1, vector, (WARP + 1) * vector))
    sX = cutec.utils.SmemAllocator().allocate_tensor(mX.element_type, layout, 16)
    turns, step = WARP * WARP // THREADS, THREADS // WARP
    rX = cute.make_rmem_tensor((vector, turns), mX.element_type)
    down, right = tid // WARP, tid % WARP
    inside = right < many * run and first_column * run + right < columns
    for i in cutec.range_constexpr(turns):
        if inside and first_row + down + i * step < m:
            copy(mX[None, first_column * run + right, first_row + down + i * step, which], rX[None, i])
    for i in cutec.range_constexpr(turns):
        copy(rX[None, i], sX[None, right, down + i * step])
    cute.arch.sync_threads()
    end = cute.math.min(WARP, m - first_row) * run
    for i in cutec.range_constexpr(turns):
        column, place = divmod(tid + i * THREADS, divide[0])
        row, at_run = divmod(place, divide[1])
        if column < many and first_column + column < n and place < end:
            rY = cute.make_rmem_tensor(vector, mX.element_type)
            copy(sX[None, column * run + at_run, row], rY)
            copy(rY, mY[None, first_row * run + place, first_column + column, which])


@cute.kernel
def transpose_line(mX: cute.Tensor, mY: cute.Tensor, shape):
    """mY (vector, n) = mX, which has the modes of `shape`, in the order of mY: runs first. They
    begin anywhere: a vector is put together from aligned ones of one run or two.
    """
    follow()
    vector, length = 128 // mX.element_type.width, cute.size(mX)
    first = cute.arch.block_idx()[0] * (THREADS * SEVERAL) + cute.arch.thread_idx()[0]
    numbers = [first + i * THREADS for i in range(SEVERAL)]
    last = cute.math.max(length // vector - 1, 0)
    coords = [list(cute.idx2crd(cute.math.min(number, last) * vector, shape)) for number in numbers]
    found = [along_row(mX, coord, length, vector) for coord in coords]
    for i, number in enumerate(numbers):
        if number <= last:
            copy(found[i], mY[None, number])
        elif number * vector < length:
            for k in cutec.range_constexpr(vector):
                place = number * vector + k
                if place < length:
                    (mY.iterator + place).store(mX[cute.idx2crd(place, mX.shape)])


@cute.kernel
def transpose_runs(mX: cute.Tensor, mY: cute.Tensor, width, height, tiles):
    """mY = mX, both (vector, what lies beside each other in mY, turns, rest). A block has `width`
    vectors beside each other of `height` turns at once.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    vector, beside, turns, rest = (cute.size(mX, mode=[i]) for i in range(4))
    part, first, which = cute.idx2crd(cute.arch.block_idx()[0], (*tiles, rest))
    down, right = divmod(tid, width)
    here, turn = part * THREADS + right, first * (TURNS * height) + down
    # What runs over the edge of a block does nothing.
    turns = turns if here < beside and down < height else 0
    atX, atY = mX[None, here, turn, which], mY[None, here, turn, which]
    rX = cute.make_rmem_tensor((vector, TURNS), mX.element_type)
    for i in cutec.range_constexpr(TURNS):
        if turn + i * height < turns:
            copy(atX, rX[None, i])
        atX = moved(atX, mX.stride[2] * height)
    for i in cutec.range_constexpr(TURNS):
        if turn + i * height < turns:
            copy(rX[None, i], atY)
        atY = moved(atY, mY.stride[2] * height)


@cute.jit
def read_chunk(mX, rX, which, chunk, length):
    """The vectors of a chunk that this thread has, but not one that goes on behind the last."""
    tid, _, _ = cute.arch.thread_idx()
    vector, turns = rX.shape
    first = which * (chunk // vector)
    end = cute.math.min(chunk, length - first * vector)
    for i in cutec.range_constexpr(turns):
        here = tid + i * THREADS
        if (here + 1) * vector <= end:
            copy(mX[None, first + here], rX[None, i])


@cute.kernel
def transpose_chunks(mX: cute.Tensor, mY: cute.Tensor, length, chunk, chunks, extents, shape):
    """mY = mX, both (vector, vectors) of `length` elements. Every `chunk` of elements is as many
    matrices, of the same coordinates in both; their modes are `extents`, in the order of mY. Blocks
    take turns at chunks.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    vector, (inner, m, n) = cute.size(mX, mode=[0]), extents
    turns = CHUNK * 8 // mX.element_type.width // vector // THREADS
    places = cute.make_layout((vector, turns * THREADS), stride=(1, vector))
    sX = cutec.utils.SmemAllocator().allocate_tensor(mX.element_type, places, 16)
    rX = cute.make_rmem_tensor((vector, turns), mX.element_type)
    read_chunk(mX, rX, cute.arch.block_idx()[0], chunk, length)

    # where this thread's elements are in a chunk: two places in a register
    layout = cute.make_layout((inner, m, n, chunk), stride=(1, n * inner, inner, m * n * inner))
    sY = cute.make_tensor(sX.iterator, layout)
    places = cute.make_rmem_tensor((-(-vector // 2), turns), cutec.Int32)
    for i in cutec.range_constexpr(turns):
        (found,) = offsets([sY], (tid + i * THREADS) * vector, (*shape, chunk), max(2, vector))
        for k in cutec.range_constexpr(-(-vector // 2)):
            places[k, i] = found[2 * k] | found[2 * k + 1] << 16

    for which in cutec.range(cute.arch.block_idx()[0], chunks, cute.arch.grid_dim()[0]):
        first = which * (chunk // vector)
        end = cute.math.min(chunk, length - first * vector)
        for i in cutec.range_constexpr(turns):
            here = tid + i * THREADS
            if (here + 1) * vector <= end:
                copy(rX[None, i], sX[None, here])
            elif here * vector < end:
                copy_some(mX[None, first + here], sX[None, here], end - here * vector)
        cute.arch.sync_threads()
        read_chunk(mX, rX, which + cute.arch.grid_dim()[0], chunk, length)
        for i in cutec.range_constexpr(turns):
            here = tid + i * THREADS
            if here * vector < end:
                rY = cute.make_rmem_tensor(vector, mX.element_type)
                for k in cutec.range_constexpr(vector):
                    place = places[k // 2, i] & 0xFFFF if k % 2 == 0 else places[k // 2, i] >> 16
                    rY[k] = (sX.iterator + place).load()
                copy_some(rY, mY[None, first + here], end - here * vector)
        cute.arch.sync_threads()


def mode(t, modes, vector=1):
    """Modes of `t`, the fastest first, as one of a layout: (shape, stride). Strides are known to be
    multiples of `vector`.
    """
    strides = [cute.assume(t.stride[i], divby=vector) if vector > 1 else t.stride[i] for i in modes]
    return tuple(t.shape[i] for i in modes) or (1,), tuple(strides) or (0,)


def view(t, *modes):
    shape, stride = zip(*modes)
    return cute.make_tensor(t.iterator, cute.make_layout(shape, stride=stride))


def matrices(t, m, n, rest, vector, along):
    """`t` as (m, n, rest), for vectors along m (0) or n (1)."""
    modes = [mode(t, [i], vector) for i in (m, n)]
    if vector > 1:
        modes[along] = modes[along][0], (1,)
    return view(t, *((shape[0], stride[0]) for shape, stride in modes), mode(t, rest, vector))


def runs(t, beside, turns, rest, vector):
    """`t` as (vector, beside, turns, rest); `turns` is one mode."""
    shape, stride = mode(t, beside, vector)
    if vector > 1:
        shape, stride = (shape[0] // vector, *shape[1:]), (vector, *stride[1:])
    of_turns = t.shape[turns], mode(t, [turns], vector)[1][0]
    return view(t, (vector, 1), (shape, stride), of_turns, mode(t, rest, vector))


@cute.jit
def wide(t, fast, others, vector):
    """Whether vectors along the mode `fast` are aligned, whatever the coordinates in others."""
    return t.stride[fast] == 1 and t.shape[fast] % vector == 0 and aligned([t.stride[i] for i in others], vector)


def square(dtype, vector=1):
    """The tile of matrices that are not narrow, for vectors in both."""
    side = max(64, 1024 // dtype.width) if dtype.width < 64 else 32
    return Tile(dtype, side, side, vector, vector) if vector > 1 else Tile(dtype, min(side, 64), min(side, 64), 1, 1)


def widths(dtype):
    """The elements of vectors of 16 bytes; for bytes, of 8 and 4 too."""
    return [bits // dtype.width for bits in ((128, 64, 32) if dtype.width == 8 else (128,))]


def forms(m, n, wide_x, wide_y, dtype):
    """Conditions and tiles; the first whose condition holds is taken. `wide_x`, `wide_y`: for each
    of the `widths`, whether vectors along rows of a, or of b, are aligned.
    """
    vector, found = 128 // dtype.width, []
    for few, many in NARROW:
        for condition, rows, columns in ((m <= few, few, many), (n <= few, many, few)):
            across = rows == few
            vectors = (vector, 1) if across else (1, vector)
            found.append(
                (cutec.and_(condition, wide_x[0] if across else wide_y[0]), Tile(dtype, rows, columns, *vectors))
            )
            if few <= LEAST or dtype.width == 8:  # of others, `transpose_sectors` takes those without gaps
                found.append((condition, Tile(dtype, rows, columns, 1, 1)))
    return [*found, *squares(wide_x, wide_y, dtype)]


def squares(wide_x, wide_y, dtype):
    """Those of matrices that are not narrow."""
    found = [(cutec.and_(x, y), square(dtype, vector)) for vector, x, y in zip(widths(dtype), wide_x, wide_y)]
    return [*found, (True, square(dtype))]


@cute.jit
def launch_tiles(a, b, first, second, rest, narrow_too: Constexpr = True):
    wide_x, wide_y = ([wide(t, second, [first, *rest], v) for v in widths(t.element_type)] for t in (a, b))
    found = squares(wide_x[:1], wide_y[:1], a.element_type)
    if cutec.const_expr(narrow_too):
        found = forms(a.shape[first], a.shape[second], wide_x, wide_y, a.element_type)
    left = cutec.Boolean(True)
    for condition, tile in found:
        if left and condition:
            x, y = matrices(a, first, second, rest, tile.vx, 1), matrices(b, second, first, rest, tile.vy, 0)
            tiles = cute.ceil_div(a.shape[first], tile.rows), cute.ceil_div(a.shape[second], tile.columns)
            blocks = tiles[0] * tiles[1] * cute.size(x, mode=[2])
            transpose_tile(x, y, divisors(tiles), tile).launch(
                grid=(blocks, 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
            )
        left = left and not condition


@cute.jit
def narrow(a, b, first, second, rest):
    """Whether matrices are narrow, without gaps, with offsets of 32 bits, and better off so than as
    tiles.
    """
    vector, few = 128 // a.element_type.width, cute.math.min(a.shape[first], a.shape[second])
    found = few <= FEW and few > 1 and cutec.Int64(cute.size(a)) < 2**30
    matrix = a.shape[first] * a.shape[second]
    for t in (a, b):
        found = found and dense(list(reversed(t.shape)), list(reversed(t.stride)))
    for i in range(first + 1, second):
        found = found and a.shape[i] == 1
    found = found and (matrix == cute.size(a) or matrix % vector == 0)
    whole = a.shape[second] % vector == 0
    found = found and (few <= WARP or not (whole and a.shape[first] % vector == 0))
    if cutec.const_expr(a.element_type.width >= 32):
        return found and a.shape[first] == few and not whole
    # of these, a tile has all rows and nothing else
    for rows, _ in NARROW:
        if cutec.const_expr(rows > LEAST or a.element_type.width > 8):
            found = found and not (whole and a.shape[first] == rows)
    return found


@cute.jit
def launch_narrow(a, b, first, second):
    vector, m, n = 128 // a.element_type.width, a.shape[first], a.shape[second]
    few, long = cute.math.min(m, n), cute.math.max(m, n)
    matrices = cute.size(a) // (few * long)
    if m <= n:
        # Rows have a vector more than their part, and lie at least two further apart.
        part = (NARROW_VECTORS // few - 4) * vector
        pitch = part + 2 * vector + long % vector
        tiles = cute.ceil_div(long, part)
        divide = divisors((tiles, few, part // vector + 1))
        transpose_to_flat(a, b, few, long, cute.size(a), part, pitch, divide).launch(
            grid=(tiles * matrices, 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
        )
    elif cutec.const_expr(a.element_type.width < 32):
        part = (NARROW_VECTORS // few - 1) // 4 * 4 * vector
        tiles = cute.ceil_div(long + vector, part)
        transpose_from_flat(a, b, few, long, part, divisors((tiles, few))).launch(
            grid=(tiles * matrices, 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
        )


@cute.jit
def launch_runs(x, y):
    _, beside, turns, rest = (cute.size(x, mode=[i]) for i in range(4))
    width = cute.math.min(cute.math.max(beside, 1), THREADS)
    height = THREADS // width
    tiles = cute.ceil_div(beside, THREADS), cute.ceil_div(turns, TURNS * height)
    transpose_runs(x, y, *divisors([width]), height, divisors(tiles)).launch(
        grid=(tiles[0] * tiles[1] * rest, 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
    )


@cute.jit
def by_line(a, b, inner):
    """Whether runs are long, or at least a vector of bytes, without gaps and with offsets of 32
    bits, but not whole vectors. The kernel is long: little is better off without it.
    """
    vector, run = 128 // a.element_type.width, extent(a, inner)
    found = cutec.Int64(cute.size(a)) < 2**30 and cute.size(a) >= LINE and run % vector != 0
    found = found and run >= (vector if a.element_type.width == 8 else LONG_RUN)
    for t in (a, b):
        found = found and dense(list(reversed(t.shape)), list(reversed(t.stride)))
    return found


@cute.jit
def launch_line(a, b, first, second, inner):
    run, m, between, n = extent(a, inner), a.shape[first], extent(a, range(first + 1, second)), a.shape[second]
    rest = cute.size(a) // cute.math.max(run * m * between * n, 1)
    row = between * n * run
    x = view(a, (run, 1), (m, row), (between, n * run), (n, run), (rest, m * row))
    vector = 128 // a.element_type.width
    transpose_line(x, flat(b, vector), (*divisors((run, m, between, n)), rest)).launch(
        grid=(cute.ceil_div(cute.size(a), vector * THREADS * SEVERAL), 1, 1),
        block=(THREADS, 1, 1),
        use_pdl=overlaps(),
    )


@cute.jit
def choose_runs(a, b, first, second, inner, rest):
    """Take turns at columns, or where they are few at another mode."""
    most, fast = 128 // a.element_type.width, cute.rank(a) - 1
    vectors = wide(a, fast, range(fast), most) and wide(b, fast, range(fast), most)
    for vector in (most, 1):
        if vectors == (vector > 1):
            if cutec.const_expr(not rest) or a.shape[second] >= TURNS:
                x = runs(a, [*inner, first], second, rest, vector)
                y = runs(b, [*inner, second], first, rest, vector)
                launch_runs(x, y)
            else:
                x = runs(a, [*inner, first, second], rest[-1], rest[:-1], vector)
                y = runs(b, [*inner, second, first], rest[-1], rest[:-1], vector)
                launch_runs(x, y)


@cute.jit
def by_vectors(a, b, first, second, inner):
    """Whether runs are a few vectors."""
    vector, run = 128 // a.element_type.width, extent(a, inner)
    found = run % vector == 0 and run <= MOST * vector and a.shape[first] >= LEAST and a.shape[second] >= LEAST
    for t in (a, b):
        modes = [*inner, second]
        found = found and dense([t.shape[i] for i in modes], [t.stride[i] for i in modes])
        found = found and aligned([t.stride[i] for i in range(cute.rank(t)) if i not in inner], vector)
    return found


@cute.jit
def launch_vectors(a, b, first, second, inner, rest):
    vector = 128 // a.element_type.width
    run = extent(a, inner) // vector
    many = WARP // run
    x, y = (
        view(
            t,
            (vector, 1),
            (t.shape[second] * run, vector),
            (t.shape[first], mode(t, [first], vector)[1][0]),
            mode(t, rest, vector),
        )
        for t in (a, b)
    )
    tiles = cute.ceil_div(a.shape[first], WARP), cute.ceil_div(a.shape[second], many)
    transpose_vectors(x, y, run, many, divisors((WARP * run, run)), divisors(tiles)).launch(
        grid=(tiles[0] * tiles[1] * cute.size(x, mode=[3]), 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
    )


def in_words(t, inner, word):
    """`t` with elements of type `word` in place of runs: (whether that can be, the tensor)"""
    count, others = word.width // t.element_type.width, [i for i in range(cute.rank(t)) if i not in inner]
    fits = cutec.and_(extent(t, inner) == count, dense([t.shape[i] for i in inner], [t.stride[i] for i in inner]))
    fits = cutec.and_(fits, aligned([t.stride[i] for i in others], count))
    layout = cute.make_layout(tuple(t.shape[i] for i in others), stride=tuple(t.stride[i] // count for i in others))
    return fits, cute.make_tensor(cute.recast_ptr(t.iterator, dtype=word), layout)


@cute.jit
def launch_words(a, b, first, second, inner, rest):
    """Whether runs are elements of 2, 4 or 8 bytes; then the matrices of these are transposed."""
    taken = cutec.Boolean(False)
    for word in (cutec.Uint16, cutec.Uint32, cutec.Uint64):
        if cutec.const_expr(bool(inner) and word.width > a.element_type.width):
            (fits, x), (fits_too, y) = in_words(a, inner, word), in_words(b, inner, word)
            if a.shape[first] > LEAST and a.shape[second] > LEAST and fits and fits_too:
                if by_sectors(x, y, first, second, []):
                    launch_sectors(x, y, first, second, [], False)
                else:
                    launch_tiles(x, y, first, second, rest, False)
                taken = cutec.Boolean(True)
    return taken


@cute.jit
def extent(t, modes):
    """Of several modes."""
    found = cutec.Int32(1)
    for i in modes:
        found = found * t.shape[i]
    return found


@cute.jit
def launch_chunks(a, b, inner, m, n, vector):
    size = CHUNK * 8 // a.element_type.width
    chunk = cute.math.max(inner * m * n, 1) * vector
    chunk = chunk * (size // chunk)
    chunks = cute.ceil_div(cute.size(a), chunk)
    # where a thread has few places to find, blocks of their own are faster
    blocks = cute.math.min(chunks, CHUNKERS) if a.element_type.width < 64 else chunks
    transpose_chunks(
        flat(a, vector), flat(b, vector), cute.size(a), chunk, chunks, (inner, m, n), divisors((inner, m, n))
    ).launch(grid=(blocks, 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps())


@cute.jit
def without_gaps(a, b):
    """Whether both are, with offsets of 32 bits."""
    found = cutec.Int64(cute.size(a)) < 2**30
    for t in (a, b):
        found = found and dense(list(reversed(t.shape)), list(reversed(t.stride)))
    return found


@cute.jit
def columns_that_fit(a, b, first, second, inner):
    """Whether blocks of LITTLE shared memory, and of MUCH, hold whole matrices, and SEGMENT bytes of
    each of their lines, or twice as many: {(room, bytes)}, 0 bytes for whole ones.
    """
    width, run = a.element_type.width, extent(a, inner)
    vector, lines = 128 // width, a.shape[first] * extent(a, range(first + 1, second))
    matrix = cutec.Int64(lines) * a.shape[second] * run
    some = without_gaps(a, b) and a.shape[first] * run >= vector and a.shape[first] > 1 and a.shape[second] > 1
    found = {}
    for room in ROOMS:
        elements = room * 8 // width
        enough = some and cute.size(a) >= ENOUGH * elements and matrix >= 8 * vector
        found[room, 0] = enough and matrix <= elements
        for least in (SEGMENT, 2 * SEGMENT):
            found[room, least] = enough and segment(lines, run, elements, vector) * run >= least * 8 // width
    return found


@cute.jit
def segment(lines, run, room, vector: Constexpr):
    """How many columns of so many lines fit, in a pitch of up to three vectors more."""
    return cute.math.max(room // cute.math.max(lines, 1) - 3 * vector, 0) // cute.math.max(run, 1)


@cute.jit
def launch_columns(a, b, first, second, inner):
    width, m, between, n = a.element_type.width, a.shape[first], extent(a, range(first + 1, second)), a.shape[second]
    run, vector, lines, left = extent(a, inner), 128 // width, m * between, cutec.Boolean(True)
    matrix = lines * n * run
    for room in ROOMS:
        size = room * 8 // width
        columns = cute.math.min(segment(lines, run, size, vector), n)
        some = columns > 0 and columns * run >= SEGMENT * 8 // width
        for whole in (True, False):
            fits = matrix <= size if whole else some or cutec.Boolean(room == max(ROOMS))
            if left and fits:
                if cutec.const_expr(whole):
                    launch_some(a, b, (m, between, n, run), size // matrix, n * run, room, inner, True)
                else:
                    balanced = cute.ceil_div(n, cute.ceil_div(n, columns))
                    pitch = balanced * run + 2 * vector + ((n - balanced) * run) % vector
                    launch_some(a, b, (m, between, n, run), balanced, pitch, room, inner, False)
            left = left and not fits


@cute.jit
def launch_some(a, b, extents, many, pitch, room: Constexpr, inner, whole: Constexpr):
    """`many` matrices for a block, or so many columns."""
    (m, between, n, run), width = extents, a.element_type.width
    vector = 128 // width
    unit, column, matrices = LANES[width] * vector, m * between * run, cute.size(a) // (m * between * n * run)
    beside = cute.math.max((column + unit // 2) // unit, 1)
    above = cute.ceil_div(cute.ceil_div(many * (column * n if whole else column), unit) + 1, beside)
    tiles = cute.ceil_div(n, many)
    divide = divisors(
        (above, m * run, run, between * n, between, tiles, cute.ceil_div(many * run, vector) + 1)
    )
    blocks = cute.ceil_div(matrices, many) if whole else matrices * tiles
    for runs in (False, True) if inner else (False,):
        if (run > 1) == runs:
            transpose_columns(
                a, b, matrices, many, extents, pitch, (above, beside), divide, room, runs, whole
            ).launch(grid=(blocks, 1, 1), block=(ROOMS[room], 1, 1), use_pdl=overlaps())


@cute.jit
def rows_that_fit(a, b, first, second, inner):
    """Whether blocks of LITTLE shared memory, and of MUCH, hold so many rows of matrices that columns
    of these have twice SEGMENT bytes.
    """
    width, run = a.element_type.width, extent(a, inner)
    line = cutec.Int64(extent(a, range(first + 1, second))) * a.shape[second] * run
    least, back = (cute.ceil_div(bytes * 8 // width, cute.math.max(run, 1)) for bytes in (2 * SEGMENT, SECTOR))
    some = without_gaps(a, b) and a.shape[first] >= least and a.shape[second] > 1
    sizes = [room * 8 // width for room in ROOMS]
    return [some and cute.size(a) >= ENOUGH * size and line * (least + back) <= size for size in sizes]


@cute.jit
def fill(a, first, second, tile, per_cent):
    """Whether matrices fill so much of the tiles that they need, at most."""
    (rows, columns), between = tile, extent(a, range(first + 1, second))
    m, n = a.shape[first] * between, a.shape[second]
    all = cutec.Int64(cute.ceil_div(m, rows) * rows) * (cute.ceil_div(n, columns) * columns)
    return cutec.Int64(m) * n * 100 <= all * per_cent


@cute.jit
def lines_of_runs(a, b, first, second, inner, columns, rows):
    """Whether blocks have columns, and else whether they have rows, of matrices whose elements are
    runs, but not whole vectors. Of large elements the other ways are as fast, or faster.
    """
    width, run, vector = a.element_type.width, extent(a, inner), 128 // a.element_type.width
    m, n = a.shape[first], a.shape[second]
    by_columns, by_rows = columns[LITTLE, 0] or columns[MUCH, 0], cutec.Boolean(False)
    words = run > 1 and (run * width == 16 or run * width == 32 or run * width == 64) and m > LEAST and n > LEAST
    if cutec.const_expr(width < 32):
        if not words and by_sectors(a, b, first, second, inner):
            by_columns = by_columns or columns[LITTLE, SEGMENT] or columns[MUCH, 2 * SEGMENT]
            by_rows = rows[0] or (cutec.Boolean(width == 8) and rows[1])
        elif not words:  # elements would be read one by one, or by lines if they are bytes
            short = run < (vector if width == 8 else 2 * vector)
            by_columns = short and (by_columns or columns[LITTLE, SEGMENT] or columns[MUCH, SEGMENT])
            by_rows = short and (rows[0] or rows[1])
    else:
        by_columns = by_columns and by_sectors(a, b, first, second, inner)
    return by_columns and run % vector != 0, by_rows and run % vector != 0


@cute.jit
def lines_of_elements(a, b, first, second, rest, columns, rows):
    """The same of elements, where other tiles would be mostly empty, or not read or written in
    vectors.
    """
    width, m, n, between = a.element_type.width, a.shape[first], a.shape[second], extent(a, range(first + 1, second))
    vector, whole = 128 // width, columns[LITTLE, 0] or columns[MUCH, 0]
    by_columns, by_rows = cutec.Boolean(False), cutec.Boolean(False)
    if narrow(a, b, first, second, rest):
        if cutec.const_expr(width == 8):
            # lanes would meet in the same banks, if columns are as many as these
            by_columns = whole and (m <= n or n % 16 != 0 or n % 32 == 0)
        if cutec.const_expr(width == 16):
            # lanes meet in the same banks if rows are an even number of elements
            some = m > n and n >= 24 and (n % 2 == 0 or m % vector != 0)
            by_columns, by_rows = columns[LITTLE, 0] and some, rows[0] and some
    elif cutec.const_expr(width < 32) and by_words(a, b, first, second):
        by_columns = whole and width == 8
    elif cutec.const_expr(width > 8) and by_sectors(a, b, first, second, []):
        tile = sectors_tile(a.element_type)
        if cutec.const_expr(width == 16):
            # vectors that go on in the next of the modes between are put together one by one
            turns = between > 1 and m % vector != 0
            empty, emptier = (fill(a, first, second, tile, per_cent) for per_cent in (85, 80))
            by_columns = (empty or turns) and (whole or columns[LITTLE, SEGMENT])
            by_columns = by_columns or ((emptier or turns) and columns[MUCH, 2 * SEGMENT])
        else:
            empty = fill(a, first, second, tile, 65)
            by_columns = empty and (whole or columns[LITTLE, SEGMENT])
        by_rows = empty and rows[0]
    else:
        low, flat = m <= WARP and n % vector == 0, n <= WARP and m % vector == 0
        found = not low and not flat
        for v in widths(a.element_type):
            found = found and not (m % v == 0 and n % v == 0)
        fewer = 0
        for few, many in NARROW if width < 64 else []:
            found = found or (low and m <= few and m > fewer and fill(a, first, second, (few, many), 50))
            found = found or (flat and n <= few and n > fewer and fill(a, first, second, (many, few), 50))
            fewer = few
        by_columns = found and (whole or columns[LITTLE, SEGMENT] or columns[MUCH, SEGMENT])
        by_rows = found and (rows[0] or rows[1])
    return by_columns, by_rows


@cute.jit
def launch_rows(a, b, first, second, inner):
    width, m, between, n = a.element_type.width, a.shape[first], extent(a, range(first + 1, second)), a.shape[second]
    run, left = extent(a, inner), cutec.Boolean(True)
    back, unit = cute.ceil_div(SECTOR * 8 // width, run), LANES[width] * 128 // width
    least, matrices = cute.ceil_div(2 * SEGMENT * 8 // width, run), cute.size(a) // (m * between * n * run)
    for room in ROOMS:
        rows = room * 8 // width // (between * n * run) - back
        fits = rows >= least or cutec.Boolean(room == max(ROOMS))
        if left and fits:
            many = cute.math.min(rows, m)
            many = cute.ceil_div(m, cute.ceil_div(m, many))
            tiles, above = cute.ceil_div(m, many), cute.ceil_div(many * run, unit) + 1
            divide = divisors((tiles, between * n, n, run))
            for runs in (False, True) if inner else (False,):
                if (run > 1) == runs:
                    transpose_rows(
                        a, b, many, back, (m, between, n, run), tiles, above, divide, room, runs
                    ).launch(grid=(matrices * tiles, 1, 1), block=(ROOMS[room], 1, 1), use_pdl=overlaps())
        left = left and not fits


@cute.jit
def by_sectors(a, b, first, second, inner):
    """Whether rows begin in the middle of sectors (of small elements: of vectors), or consist of
    runs, without gaps and with offsets of 32 bits. Of bytes, only runs of less than a vector in
    rows of several tiles.
    """
    width, run = a.element_type.width, extent(a, inner)
    (high, across), unit = sectors_tile(a.element_type), {8: 16, 16: 8, 32: 8, 64: 4}[width]
    found, whole = cutec.Int64(cute.size(a)) < 2**30, cutec.Boolean(True)
    for t in (a, b):
        found = found and dense(list(reversed(t.shape)), list(reversed(t.stride)))
        whole = whole and t.shape[second] * run % unit == 0
    if cutec.const_expr(width == 8):
        rows = cutec.Int64(a.shape[first]) * extent(a, range(first + 1, second)) * run
        found = found and run < 16 and rows >= 8 * high
    found = found and a.shape[first] >= LEAST and a.shape[second] * run >= LEAST and run <= across // 4
    return found and (run > 1 or not whole)


def sectors_tile(dtype):
    return {8: (128, 128), 16: (64, 64), 32: (64, 64), 64: (32, 32)}[dtype.width]


@cute.jit
def launch_sectors(a, b, first, second, inner, runs: Constexpr):
    (high, across), run = sectors_tile(a.element_type), extent(a, inner) if runs else 1
    width, m, between, n = a.element_type.width, a.shape[first], extent(a, range(first + 1, second)), a.shape[second]
    many, rows = across // run if runs else across, m * between
    tiles = cute.ceil_div(rows * run + SECTOR * 8 // width - 1, high * run), cute.ceil_div(n, many)
    matrices = cute.size(a) // (rows * n * run)
    divide = divisors((m, many, run))
    # Lanes beside each other read shared memory a vector of rows apart: of 16 bits in few banks, if
    # rows begin at vectors, or at halves of them. There fewer lanes are beside each other.
    meet = width == 16 and between * n * run % 4 == 0
    for lanes in {8: (2,), 16: (8, 4)}.get(width, (8,)):
        if cutec.Boolean(width != 16) or meet == (lanes == 4):
            transpose_sectors(
                a, b, (m, between, n, run), many, divide, divisors(tiles), matrices, (high, across), lanes, runs
            ).launch(grid=(tiles[0] * tiles[1] * matrices, 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps())


@cute.jit
def words_down(rows, dtype: Constexpr):
    """How many blocks of words share a column of so many rows."""
    sector = SECTOR * 8 // dtype.width
    return cute.ceil_div(rows + sector - 1, WORDS * 32 // dtype.width - sector)


@cute.jit
def by_words(a, b, first, second):
    """Whether matrices of small elements have rows that begin in the middle of sectors (of 16 bits:
    at vectors, else they are as well off by sectors), no gaps, offsets of 32 bits, and rows for
    several blocks of words: ends of rows go byte by byte. What a block of words has takes about
    three quarters of the time of as many bytes in other tiles: those may have fewer rows that are
    not there. Tiles of bytes that are read by words and written in whole sectors are faster.
    """
    width, found = a.element_type.width, cutec.Int64(cute.size(a)) < 2**30
    vector, m, n, between = 128 // width, a.shape[first], a.shape[second], extent(a, range(first + 1, second))
    for t in (a, b):
        found = found and dense(list(reversed(t.shape)), list(reversed(t.stride)))
    sectors = n % (2 * vector) == 0 and m % (2 * vector) == 0
    if cutec.const_expr(width == 16):
        found = found and n % vector == 0 and m % vector == 0
    else:
        sectors = n % 4 == 0 and m % SECTOR == 0
    down, others = words_down(m * between, a.element_type), cute.ceil_div(m, 64) * 64 * between
    found = found and not sectors and down > 1 and m >= 4 and n >= 6 * vector
    return found and cutec.Int64(down * (WORDS * 32 // width)) * 3 <= cutec.Int64(others) * 4


@cute.jit
def launch_words_of_rows(a, b, first, second):
    """Layers are joined where that takes fewer blocks, by more than finding their rows costs."""
    vector = 128 // a.element_type.width
    m, between, n = a.shape[first], extent(a, range(first + 1, second)), a.shape[second]
    together, alone = words_down(m * between, a.element_type), words_down(m, a.element_type) * between
    fewer = together * 20 <= alone * 19 or a.element_type.width == 16
    for joined in (True, False) if a.element_type.width == 8 else (True,):
        if fewer == joined:
            tiles = together if joined else words_down(m, a.element_type), cute.ceil_div(n, 8 * vector)
            matrices = cute.size(a) // (m * n * (between if joined else 1))
            divide = divisors([m if joined else between])
            transpose_words(a, b, (m, between, n), divisors(tiles), *divide, joined).launch(
                grid=(tiles[0] * tiles[1] * matrices, 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
            )


@cute.jit
def choose_tiles(a, b, first, second, rest):
    """Of matrices of elements."""
    if narrow(a, b, first, second, rest):
        launch_narrow(a, b, first, second)
    elif cutec.const_expr(a.element_type.width < 32) and by_words(a, b, first, second):
        launch_words_of_rows(a, b, first, second)
    elif cutec.const_expr(a.element_type.width > 8) and by_sectors(a, b, first, second, []):
        launch_sectors(a, b, first, second, [], False)
    else:
        launch_tiles(a, b, first, second, rest)


@cute.jit
def transpose(a: cute.Tensor, b: cute.Tensor, modes: Constexpr):
    rank, (first, second) = cute.rank(a), sorted(modes)
    inner, rest = list(range(rank - 1, second, -1)), [i for i in range(second - 1, -1, -1) if i != first]
    if cutec.const_expr(not inner and not rest):
        choose_tiles(a, b, first, second, rest)
    else:
        vector, runs_of = 128 // a.element_type.width, extent(a, inner)
        small = runs_of * a.shape[first] * a.shape[second] * vector <= CHUNK * 8 // a.element_type.width
        for t in (a, b):
            small = small and dense(list(reversed(t.shape)), list(reversed(t.stride)))
        chunks, columns = small and extent(a, range(first + 1, second)) == 1, columns_that_fit(a, b, first, second, inner)
        rows = rows_that_fit(a, b, first, second, inner)
        by_columns, by_rows = columns[LITTLE, 0] and a.element_type.width == 8, cutec.Boolean(False)
        if not chunks:
            if runs_of > 1 or (a.shape[first] <= LEAST and a.shape[second] <= LEAST):
                by_columns, by_rows = lines_of_runs(a, b, first, second, inner, columns, rows)
            else:
                by_columns, by_rows = lines_of_elements(a, b, first, second, rest, columns, rows)
        if by_columns:
            launch_columns(a, b, first, second, inner)
        elif by_rows:
            launch_rows(a, b, first, second, inner)
        elif chunks:
            launch_chunks(a, b, runs_of, a.shape[first], a.shape[second], vector)
        elif runs_of > 1 or (a.shape[first] <= LEAST and a.shape[second] <= LEAST):
            if not launch_words(a, b, first, second, inner, rest):
                if cutec.const_expr(bool(inner)) and by_vectors(a, b, first, second, inner):
                    launch_vectors(a, b, first, second, inner, rest)
                elif cutec.const_expr(bool(inner)) and by_sectors(a, b, first, second, inner):
                    launch_sectors(a, b, first, second, inner, True)
                elif cutec.const_expr(a.element_type.width < 32) and by_line(a, b, inner):
                    launch_line(a, b, first, second, inner)
                else:
                    choose_runs(a, b, first, second, inner, rest)
        else:
            choose_tiles(a, b, first, second, rest)


def matrix_reference(a):
    return a.T


def tensor_reference(a):
    return a.swapaxes(1, 3)


cutec.export(
    transpose,
    name="transpose_f32",
    args=["in f32[m,n]:(?,?)", "out f32[n,m]:(?,?)"],
    constexpr={"modes": (0, 1)},
    reference=matrix_reference,
)
# of a tensor of fewer modes, some extents are 1: k where the first is swapped, l where neighbours
# are, i where the last is
cutec.export(
    transpose,
    name="swap",
    args=["in $dtype[k,m,l,n,i]:(?,?,?,?,?)", "out $dtype[k,n,l,m,i]:(?,?,?,?,?)"],
    constexpr={"modes": (1, 3)},
    variants={"dtype": ("u8", "f16", "bf16", "f32", "f64")},
    reference=tensor_reference,
)
