"""A vector that all rows of a matrix share, such as weights: `plan` is of `common/rows.py`, `x` the
vector as a matrix (`plan.repeated`).
"""

from common.pieces import float32

import cutec
from cutec import cute

LINE = 128  # bytes of a cache's line


def early(plan, x, spare=False):
    """This thread's part of it before it is due, in registers, where these are not too few: where
    rows are few, or blocks small, or where the kernel has some to spare.
    """
    if plan.staged or not plan.whole or not (plan.few or spare or plan.threads < 512):
        return None
    if plan.shifted:
        return between_early(plan, x) if plan.few and not plan.held else None
    return plan.part(x, plan.rank())


def between_early(plan, x):
    """This thread's part of it for a shifted row."""
    values = cute.make_rmem_tensor((plan.vector, plan.pieces), cutec.Float32)
    for i in range(plan.pieces):
        values[None, i].store(between(plan, x, plan.rank(), i))
    return values


@cute.jit
def prefetch(plan, x, tile):
    """Where none of it is loaded early, ask for this thread's part to come to the L2 cache: a
    thread for each line.
    """
    if cutec.const_expr(plan.staged and not plan.shifted):
        for i in plan.each(x):
            if plan.entire(x, tile, i) and cute.arch.thread_idx()[0] % (LINE // 16) == 0:
                cute.arch.prefetch(plan.piece(x, tile, i).iterator)


@cute.jit
def numbers(plan, x, tile, i, early=None):
    """Piece i of it in float32, `early` or loaded now."""
    if cutec.const_expr(early is not None):
        return float32(early, i)
    if cutec.const_expr(plan.shifted):
        return between(plan, x, tile, i)
    values = cute.make_rmem_tensor(plan.vector, plan.dtype)
    values.fill(0)
    if plan.entire(x, tile, i):
        cute.autovec_copy(plan.piece(x, tile, i)[None, 0], values)
    return values.load().to(cutec.Float32)


@cute.jit
def between(plan, x, tile, i):
    """Piece i of it for a shifted row: what lies across two of its own pieces."""
    shift = (plan.vector - plan.shift(x)) % plan.vector
    before = plan.column(x, tile, i) - shift
    words = cute.make_rmem_tensor(8, cutec.Uint32)
    words.fill(0)
    for half in cutec.range_constexpr(2):
        load(plan, x, before + half * plan.vector, words, half)
    return shifted(words, shift, plan.dtype).load().to(cutec.Float32)


@cute.jit
def load(plan, x, column, words, half):
    """A piece of it: half of `words`. What lies before or behind it is left out."""
    n = x.shape[1]
    if column >= 0 and column < n // plan.vector * plan.vector:
        piece = cute.make_tensor((x.iterator + column).align(16), cute.make_layout(plan.vector))
        cute.autovec_copy(cute.recast_tensor(piece, cutec.Uint32), cute.local_tile(words, (4,), (half,)))
    elif column >= 0:
        values = cute.recast_tensor(words, plan.dtype)
        for e in cutec.range_constexpr(plan.vector):
            if column + e < n:
                values[half * plan.vector + e] = x[0, column + e]


def shifted(words, shift, dtype):
    """The four words that begin at element `shift` of eight words."""
    found = [words[w] for w in range(8)]
    for step in (1, 2):
        far = (shift * dtype.width // 32 & step) != 0
        found = [cute.where(far, found[w + step], found[w]) for w in range(len(found) - step)]
    if dtype.width == 16:
        odd = shift % 2 != 0
        found = [cute.where(odd, (found[w] >> 16) | (found[w + 1] << 16), found[w]) for w in range(4)]
    kept = cute.make_rmem_tensor(4, cutec.Uint32)
    for w in range(4):
        kept[w] = found[w]
    return cute.recast_tensor(kept, dtype)
