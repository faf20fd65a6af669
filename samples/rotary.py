"""Rotary position embedding of queries or keys: pairs of elements of a head are turned by angles
that grow with the position.

    y₁ = x₁ cos - x₂ sin,   y₂ = x₁ sin + x₂ cos

The elements of a pair are `half` apart, or neighbours (`interleaved`). Elements of a head behind
2 · half are copied. `cos` and `sin` have a row for each position. A token's position is its number
in its sequence, or, where `positions` are given, what they say: for packed sequences, or when the
sequence goes on. Backwards the same turns go the other way (`back`).

A thread has two vectors of 8 elements of a head, half of what turns apart: either way these are 8
pairs. Threads next to each other have vectors next to each other, and the heads of a token, which
share rows of `cos` and `sin`: these come from the L1 cache.
"""

from common.modes import divisors, follow, overlaps

import cutec
from cutec import Constexpr, cute

THREADS = 128  # few: then a short call has blocks for many multiprocessors
EACH = 8  # pairs of a thread


def register(t):
    """A vector of memory, loaded."""
    found = cute.make_rmem_tensor(cute.size(t), t.element_type)
    cute.autovec_copy(t, found)
    return found


def put(value, t):
    """A vector of sums, rounded and stored."""
    rounded = cute.make_rmem_tensor(cute.size(t), t.element_type)
    rounded.store(value.to(t.element_type))
    cute.autovec_copy(rounded, t)


def vector(row, number):
    """Eight elements of a row."""
    return cute.local_tile(row, (EACH,), (number,))


def turned_halves(one, other, c, s):
    """Eight pairs, of which one vector has the first and another one the second elements."""
    one, other = (r.load().to(cutec.Float32) for r in (one, other))
    return [one * c - other * s, one * s + other * c]


def turned_neighbours(x, c, s):
    """Four pairs, one behind the other."""
    found = cute.make_rmem_tensor(EACH, cutec.Float32)
    for i in cutec.range_constexpr(EACH // 2):
        one, other = x[2 * i].to(cutec.Float32), x[2 * i + 1].to(cutec.Float32)
        found[2 * i], found[2 * i + 1] = one * c[i] - other * s[i], one * s[i] + other * c[i]
    return found.load()


@cute.kernel
def rotary_kernel(
    x: cute.Tensor,
    cos: cute.Tensor,
    sin: cute.Tensor,
    positions,
    y: cute.Tensor,
    items: cutec.Uint32,
    shape,
    interleaved: Constexpr,
    back: Constexpr,
):
    """`shape`: parts of a head, heads and tokens, as prepared divisors, and sequences."""
    follow()
    item = cute.arch.block_idx()[0].to(cutec.Uint32) * THREADS + cute.arch.thread_idx()[0].to(cutec.Uint32)
    if item < items:
        part, head, token, number = cute.idx2crd(item, shape)
        position, half = token, cos.shape[1]
        if cutec.const_expr(positions is not None):
            position = positions[number, token]
            assert position >= 0 and position < cos.shape[0], "a position that the table does not have"
        from_, to = (t[number, token, head, None] for t in (x, y))
        if part < half // EACH:
            spots = part, part + half // EACH
            rows = cos[position, None], sin[position, None]
            tables = [
                cute.local_tile(row, (EACH // 2 if interleaved else EACH,), (spot,))
                for spot in (spots if interleaved else spots[:1])
                for row in rows
            ]
            # all under way together
            first, second = (register(vector(from_, spot)) for spot in spots)
            turns = [register(t).load().to(cutec.Float32) for t in tables]
            turns = [-turn if back and i % 2 == 1 else turn for i, turn in enumerate(turns)]
            if cutec.const_expr(interleaved):
                results = [turned_neighbours(first, *turns[:2]), turned_neighbours(second, *turns[2:])]
            else:
                results = turned_halves(first, second, *turns)
            for result, spot in zip(results, spots):
                put(result, vector(to, spot))
        else:
            rest = [register(vector(from_, 2 * part + i)) for i in range(2)]
            for i in cutec.range_constexpr(2):
                put(rest[i].load(), vector(to, 2 * part + i))


@cute.jit
def rotary(
    x: cute.Tensor,
    cos: cute.Tensor,
    sin: cute.Tensor,
    positions,
    y: cute.Tensor,
    interleaved: Constexpr,
    back: Constexpr,
):
    sequences, tokens, heads, elements = x.shape
    shape = elements // (2 * EACH), heads, tokens
    items = sequences.to(cutec.Int64) * tokens * heads * (elements // (2 * EACH))
    assert items < 2**32 - THREADS, "x has 2^36 elements or more"
    assert 2 * cos.shape[1] <= elements, "cos and sin have more pairs than a head"
    if cutec.const_expr(positions is None):
        assert tokens <= cos.shape[0], "a sequence is longer than the table"
    shape = *divisors(extent.to(cutec.Uint32) for extent in shape), sequences.to(cutec.Uint32)
    rotary_kernel(x, cos, sin, positions, y, items.to(cutec.Uint32), shape, interleaved, back).launch(
        grid=(cute.ceil_div(items, THREADS), 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
    )


def reference(x, cos, sin, interleaved, back, positions=None):
    import numpy as np

    x, half = x.astype(np.float64), cos.shape[1]
    at = np.arange(x.shape[1])[None] if positions is None else positions
    c, s = (t.astype(np.float64)[at][:, :, None] for t in (cos, sin))
    s = -s if back else s
    y = x.copy()
    first, second = (
        (slice(0, 2 * half, 2), slice(1, 2 * half, 2)) if interleaved else (slice(half), slice(half, 2 * half))
    )
    y[..., first] = x[..., first] * c - x[..., second] * s
    y[..., second] = x[..., first] * s + x[..., second] * c
    return y


HEADS = "$dtype[b,s,h,d{div=16}]:(?{div=8},?{div=8},?{div=8},1)"
TABLE = "in $table[t,r{div=8}]"
TYPES = [("bf16", "f32"), ("bf16", "bf16"), ("f16", "f32"), ("f16", "f16")]
for interleaved in (False, True):
    for positions in (None, "in i32[b,s]"):
        name = "rotary" + "_interleaved" * interleaved + "_at" * bool(positions)
        for back in (False, True):
            cutec.export(
                rotary,
                name=name + "_back" * back,
                args=[f"in {HEADS}", TABLE, TABLE, positions, f"out {HEADS}"],
                constexpr={"interleaved": interleaved, "back": back},
                variants=[{"dtype": dtype, "table": table} for dtype, table in TYPES],
                **({} if back else {"backward": f"{name}_back", "gradients": {"x": "y", "y": "x"}}),
                reference=reference,
            )
