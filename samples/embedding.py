"""Embeddings: y[i] = w[index[i]], rows of a table, and backwards dw[index[i]] += dy[i].

Rows are moved by 16 bytes, all of them as one line: a warp has a part of a long row, or several
short ones. A thread has several turns, whose loads are under way together. Where many tokens have
the same index, sums of a row of the gradient come from many blocks: they are added in memory, 16
bytes by one instruction, in float32 whatever dy is, in an order that differs from call to call. dw
is not cleared before.

An index outside of the table is an error that --enable-assertions finds; without them its row is
zero, and backwards it adds to nothing. So is an index that is `ignored` (of padding; -1: none).
"""

from common.modes import copy, divisors

import cutec
from cutec import cute

THREADS = 256
TURNS = 4  # vectors of a thread


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


def place(turn, parts):
    """Token of this thread's turn, and which vector of its row."""
    first = cute.arch.block_idx()[0].to(cutec.Int64) * (THREADS * TURNS) + cute.arch.thread_idx()[0]
    return divmod(first + turn * THREADS, parts)


@cute.kernel
def gather_kernel(
    w: cute.Tensor, index: cute.Tensor, y: cute.Tensor, parts: cute.FastDivmodDivisor, ignored: cutec.Int64
):
    """w and y are (M, (vector, N)); `parts` is N, as a prepared divisor."""
    vector = cute.size(y, mode=[1, 0])
    registers = cute.make_rmem_tensor((vector, TURNS), y.element_type)
    registers.fill(0)
    for i in cutec.range_constexpr(TURNS):
        token, at = place(i, parts)
        if token < y.shape[0]:
            row = row_of(index, token, w.shape[0], ignored)
            if row >= 0:
                copy(w[row, (None, at)], registers[None, i])
    for i in cutec.range_constexpr(TURNS):
        token, at = place(i, parts)
        if token < y.shape[0]:
            copy(registers[None, i], y[token, (None, at)])


@cute.kernel
def scatter_kernel(
    dy: cute.Tensor, index: cute.Tensor, dw: cute.Tensor, parts: cute.FastDivmodDivisor, ignored: cutec.Int64
):
    """dy and dw are (M, (4, N)); `parts` is N, as a prepared divisor."""
    registers = cute.make_rmem_tensor((4, TURNS), dy.element_type)
    rows = cute.make_rmem_tensor(TURNS, cutec.Int64)
    rows.fill(-1)
    for i in cutec.range_constexpr(TURNS):
        token, at = place(i, parts)
        if token < dy.shape[0]:
            rows[i] = row_of(index, token, dw.shape[0], ignored)
            if rows[i] >= 0:
                copy(dy[token, (None, at)], registers[None, i])
    for i in cutec.range_constexpr(TURNS):
        _, at = place(i, parts)
        if rows[i] >= 0:
            four = registers[None, i].load().to(cutec.Float32)
            cute.arch.atomic_add(dw[rows[i], (None, at)].iterator, four, sem="relaxed", scope="gpu")


def launch(kernel, from_, index, to, vector, ignored):
    """With a turn of a thread for each vector of each token's row."""
    parts = from_.shape[1] // vector
    turns = index.shape[0].to(cutec.Int64) * parts
    kernel(vectors(from_, vector), index, vectors(to, vector), *divisors([parts]), ignored).launch(
        grid=(cute.ceil_div(turns, THREADS * TURNS), 1, 1), block=(THREADS, 1, 1)
    )


@cute.jit
def embedding(w: cute.Tensor, index: cute.Tensor, y: cute.Tensor, ignored: cutec.Int64):
    launch(gather_kernel, w, index, y, 128 // w.element_type.width, ignored)


@cute.jit
def embedding_backward(dy: cute.Tensor, index: cute.Tensor, dw: cute.Tensor, ignored: cutec.Int64):
    launch(scatter_kernel, dy, index, dw, 4, ignored)


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
