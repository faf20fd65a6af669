"""Kernels of transposes of narrow and of small matrices, and of runs that need no shared memory."""

from common.modes import along_row, at, copy, copy_some, follow, moved, offsets
from common.transpose_tiles import copy_inside, picked
from common.transpose_views import THREADS, WARP

import cutec
from cutec import Constexpr, cute

FEW = 64  # rows or columns of matrices that are narrow
NARROW_TURNS = 4  # vectors that a thread moves
NARROW_VECTORS = NARROW_TURNS * THREADS  # that a block has of a narrow matrix
CHUNK = 16384  # bytes of small matrices that a block takes at once
TURNS = 8  # elements or vectors that a thread moves, without a tile
SEVERAL = 2  # vectors that a thread puts together, without a tile


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
                rY = picked(sX, [place + k * few for k in range(vector)], -column, end)
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
