"""Kernels of transposes whose tiles go through shared memory."""

from common.modes import at, bring, copy, follow, from_words, moved
from common.transpose_views import THREADS, WARP

import cutec
from cutec import Constexpr, cute

BANK = 4  # bytes
SECTOR = 32  # bytes, which memory writes at once
WORDS = 64  # of a column that a block takes at once, of small elements
LEAST = 16  # rows or columns of matrices that a tile is worth while for


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
def picked(s, places, first, end):
    """Elements of shared memory at some places; none before number `first`, or from `end` on."""
    found = cute.make_rmem_tensor(len(places), s.element_type)
    if first <= 0 and end >= len(places):
        for k in cutec.range_constexpr(len(places)):
            found[k] = s[places[k]]
    else:
        found.fill(0)
        for k in cutec.range_constexpr(len(places)):
            if first <= k and k < end:
                found[k] = s[places[k]]
    return found


def in_runs(place, at_run, run, step, count):
    """Places of so many elements: of a run from number `at_run` on, then of that in the next row,
    `step` behind the end of this one.
    """
    found = []
    for _ in range(count):
        found.append(place)
        last = at_run == run - 1
        place, at_run = place + cute.where(last, step, 1), cute.where(last, 0, at_run + 1)
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
    # Runs come by asynchronous copies: places of their elements take the registers. Elements are
    # slower so, as these copies leave nothing in L1.
    for i in cutec.range_constexpr(0 if runs else turns):
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
            if here + vector > size:
                copy_inside(at(mX.iterator, here, vector), at(sX.iterator, to, vector), 0, size - here)
            elif cutec.const_expr(runs):
                bring(at(mX.iterator, here, vector), at(sX.iterator, to, vector))
            else:
                copy(rX[None, i], at(sX.iterator, to, vector))
    if cutec.const_expr(runs):
        cute.arch.cp_async_commit_group()
        cute.arch.cp_async_wait_group(0)
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
            for over in (False, True):  # the end of these rows
                if (left < vector) == over:
                    places = [place + k * pitch for k in range(vector)]
                    if cutec.const_expr(runs):
                        places = in_runs(place, at_run, run, pitch - run + 1, vector)
                    if cutec.const_expr(over):
                        places = [cute.where(left > k, places[k], places[k] + skip) for k in range(vector)]
                    rY = picked(sX, places, first, end)
                    copy_inside(rY, at(mY.iterator, to + element, vector), first, end)


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
