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

Kernels of tiles are in `common/transpose_tiles.py`, those of whole columns and rows in
`transpose_lines.py`, others in `transpose_parts.py`.
"""

from common.modes import aligned, dense, divisors, flat, overlaps
from common.transpose_lines import LANES, LITTLE, MUCH, ROOMS, transpose_columns, transpose_rows
from common.transpose_parts import (
    CHUNK,
    FEW,
    NARROW_VECTORS,
    SEVERAL,
    TURNS,
    transpose_chunks,
    transpose_from_flat,
    transpose_line,
    transpose_runs,
    transpose_to_flat,
    transpose_vectors,
)
from common.transpose_tiles import LEAST, SECTOR, WORDS, Tile, transpose_sectors, transpose_tile, transpose_words
from common.transpose_views import THREADS, WARP, extent, matrices, mode, runs, view, wide, without_gaps

import cutec
from cutec import Constexpr, cute

# rows and columns of tiles for narrow matrices, where that many are enough
NARROW = [(4, 1024), (16, 256), (32, 128)]
ENOUGH = 256  # times that shared memory that there is to move
SEGMENT = 96  # bytes of a line that are worth while, or twice as many
# blocks that take turns at chunks, by the width of elements: of small ones, of which a thread has
# many places to find, as many as are resident on an H100 or H200
CHUNKERS = {8: 2 * 132, 16: 3 * 132, 32: 8 * 132}
LINE, LONG_RUN = 1 << 22, 128  # elements that there are for that, all and of a run
MOST = 8  # vectors of runs that are worth while a tile


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
def launch_chunks(a, b, inner, m, n, vector):
    size = CHUNK * 8 // a.element_type.width
    chunk = cute.math.max(inner * m * n, 1) * vector
    chunk = chunk * (size // chunk)
    chunks = cute.ceil_div(cute.size(a), chunk)
    # where a thread has few places to find, blocks of their own are faster
    blocks = chunks
    if cutec.const_expr(a.element_type.width == 32):
        blocks = cute.math.min(chunks, CHUNKERS[32])
    if cutec.const_expr(a.element_type.width < 32):  # all have the same number of turns, or one less
        turns = cute.ceil_div(chunks, CHUNKERS[a.element_type.width])
        blocks = cute.ceil_div(chunks, cute.math.max(turns, 1))
    transpose_chunks(
        flat(a, vector), flat(b, vector), cute.size(a), chunk, chunks, (inner, m, n), divisors((inner, m, n))
    ).launch(grid=(blocks, 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps())


@cute.jit
def columns_that_fit(a, b, first, second, inner):
    """Whether blocks of LITTLE shared memory, and of MUCH, hold whole matrices, and SEGMENT bytes
    of each of their lines, or twice as many: {(room, bytes)}, 0 bytes for whole ones.
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
    divide = divisors((above, m * run, run, between * n, between, tiles, cute.ceil_div(many * run, vector) + 1))
    blocks = cute.ceil_div(matrices, many) if whole else matrices * tiles
    for in_runs in (False, True) if inner else (False,):
        if (run > 1) == in_runs:
            transpose_columns(
                a, b, matrices, many, extents, pitch, (above, beside), divide, room, in_runs, whole
            ).launch(grid=(blocks, 1, 1), block=(ROOMS[room], 1, 1), use_pdl=overlaps())


@cute.jit
def rows_that_fit(a, b, first, second, inner):
    """Whether blocks of LITTLE shared memory, and of MUCH, hold so many rows of matrices that
    columns of these have twice SEGMENT bytes.
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
                    transpose_rows(a, b, many, back, (m, between, n, run), tiles, above, divide, room, runs).launch(
                        grid=(matrices * tiles, 1, 1), block=(ROOMS[room], 1, 1), use_pdl=overlaps()
                    )
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
        chunks = small and extent(a, range(first + 1, second)) == 1
        columns = columns_that_fit(a, b, first, second, inner)
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
