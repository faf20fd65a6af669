"""Embeddings: y[i] = w[index[i]], rows of a table, and backwards dw[index[i]] += dy[i].

Rows are moved by 16 bytes, all of them as one line: a warp has a part of a long row, or several
short ones. A thread has several turns, whose loads are under way together: first of indices, then
of rows. Where all fits on the GPU at once it has one, so that more multiprocessors share the wait.

Where many tokens have the same index, sums of a row of the gradient come from many blocks: they are
added in memory, 16 bytes by one instruction, in float32 whatever dy is, in an order that differs
from call to call. dw is not cleared before.

An index outside of the table is an error that --enable-assertions finds; without them its row is
zero, and backwards it adds to nothing. So is an index that is `ignored` (of padding; -1: none).
"""

from common.modes import copy, divisors, follow, overlaps

import cutec
from cutec import Constexpr, cute

THREADS = 256
TURNS = 4  # vectors of a thread
AT_ONCE = 132 * 2048  # threads of an H100 or H200


def vectors(t, vector):
    """(M, N) as (M, (vector, N / vector))."""
    m, n = t.shape
    layout = cute.make_layout((m, (vector, n // vector)), stride=(t.stride[0], (1, vector)))
    return cute.make_tensor(t.iterator, layout)


@cute.jit
def row_of(index, token, rows, ignored):
    """The row of the table for a token; -1 for none."""
    row = index[token].to(cutec.Int64)
    assert row == ignored or (row >= 0 and row < rows), "an index outside of the table"
    return row if row >= 0 and row < rows and row != ignored else cutec.Int64(-1)


def own(turns, wide):
    """This thread's vectors of the line."""
    first = cute.arch.block_idx()[0].to(cutec.Int64 if wide else cutec.Int32) * (THREADS * turns)
    return [first + cute.arch.thread_idx()[0] + i * THREADS for i in range(turns)]


def sources(line, index, numbers, parts, rows, ignored):
    """For each of these vectors its row of the table, and which vector of the row it is. Behind the
    line, its last one comes again: no load waits for a branch.
    """
    last = cute.size(line, mode=[1]) - 1
    places = [divmod(cute.math.min(number, last.to(type(number))), parts) for number in numbers]
    return [(row_of(index, token, rows, ignored), part) for token, part in places]


@cute.kernel
def gather_kernel(
    w: cute.Tensor, index: cute.Tensor, y: cute.Tensor, parts, ignored: cutec.Int64, turns: Constexpr, wide: Constexpr
):
    """w is (M, (vector, parts)), y (vector, tokens * parts)."""
    follow()
    mine = own(turns, wide)
    registers = cute.make_rmem_tensor((cute.size(y, mode=[0]), turns), y.element_type)
    registers.fill(0)
    for i, (row, part) in enumerate(sources(y, index, mine, parts, w.shape[0], ignored)):
        if row >= 0:
            copy(w[row, (None, part)], registers[None, i])
    for i, number in enumerate(mine):
        if number < cute.size(y, mode=[1]):
            copy(registers[None, i], y[None, number.to(cutec.Int64)])


@cute.kernel
def scatter_kernel(
    dw: cute.Tensor, index: cute.Tensor, dy: cute.Tensor, parts, ignored: cutec.Int64, turns: Constexpr, wide: Constexpr
):
    """dw is (M, (4, parts)), dy (4, tokens * parts)."""
    follow()
    mine, count = own(turns, wide), cute.size(dy, mode=[1])
    registers = cute.make_rmem_tensor((4, turns), dy.element_type)
    for i, number in enumerate(mine):
        copy(dy[None, cute.math.min(number.to(cutec.Int64), count - 1)], registers[None, i])
    for i, (row, part) in enumerate(sources(dy, index, mine, parts, dw.shape[0], ignored)):
        if row >= 0 and mine[i] < count:
            four = registers[None, i].load().to(cutec.Float32)
            cute.arch.atomic_add(dw[row, (None, part)].iterator, four, sem="relaxed", scope="gpu")


def line(t, vector):
    """(tokens, N) as (vector, tokens * N / vector)."""
    count = t.shape[0].to(cutec.Int64) * (t.shape[1] // vector)
    return cute.make_tensor(t.iterator, cute.make_layout((vector, count), stride=(1, vector)))


def start(kernel, table, index, tokens, ignored, turns, wide):
    parts, count = cute.size(table, mode=[1, 1]), cute.size(tokens, mode=[1])
    kernel(table, index, tokens, *divisors([parts]), ignored, turns, wide).launch(
        grid=(cute.ceil_div(count, THREADS * turns), 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
    )


@cute.jit
def launch(kernel: Constexpr, table, index, tokens, vector: Constexpr, ignored):
    """With a turn of a thread for each vector of each token's row."""
    table, tokens = vectors(table, vector), line(tokens, vector)
    count = cute.size(tokens, mode=[1])
    if count <= AT_ONCE:
        start(kernel, table, index, tokens, ignored, 1, False)
    elif count < 2**31 - THREADS * TURNS:
        start(kernel, table, index, tokens, ignored, TURNS, False)
    else:
        start(kernel, table, index, tokens, ignored, TURNS, True)


@cute.jit
def embedding(w: cute.Tensor, index: cute.Tensor, y: cute.Tensor, ignored: cutec.Int64):
    launch(gather_kernel, w, index, y, 128 // w.element_type.width, ignored)


@cute.jit
def embedding_backward(dy: cute.Tensor, index: cute.Tensor, dw: cute.Tensor, ignored: cutec.Int64):
    launch(scatter_kernel, dw, index, dy, 4, ignored)


def reference(w, index, ignored):
    import numpy as np

    there = (index >= 0) & (index < len(w)) & (index != ignored)
    return np.where(there[:, None], w[np.where(there, index, 0)], 0)


def backward_reference(dy, index, dw, ignored):
    import numpy as np

    there = (index >= 0) & (index < len(dw)) & (index != ignored)
    total = dw.astype(np.float64)
    np.add.at(total, index[there], dy[there].astype(np.float64))
    return total


TYPES = ("bf16", "f16", "f32")
INDICES = ("i64", "i32")
for dtype in TYPES:
    vector = 16 * 8 // int(dtype.strip("bf"))
    for numbers in INDICES:
        cutec.export(
            embedding,
            name=f"embedding_{dtype}_{numbers}",
            args=[f"in {dtype}[v,n{{div={vector}}}]", f"in {numbers}[m]", f"out {dtype}[m,n]", "i64"],
            reference=reference,
        )
        cutec.export(
            embedding_backward,
            name=f"embedding_backward_{dtype}_{numbers}",
            args=[f"in {dtype}[m,n{{div={vector}}}]", f"in {numbers}[m]", "inout f32[v,n]", "i64"],
            reference=backward_reference,
        )
