"""Rotary position embedding of queries or keys: pairs of elements of a head are turned by angles
that grow with the position.

    y₁ = x₁ cos - x₂ sin,   y₂ = x₁ sin + x₂ cos

The elements of a pair are `half` apart, or neighbours (`interleaved`). Elements of a head behind
2 · half are copied. `cos` and `sin` have a row for each position. A token's position is its number
in its sequence, or, where `positions` are given, what they say: for packed sequences, or when the
sequence goes on. Backwards the same turns go the other way (`back`).

A thread has 16 elements of a head: 8 pairs. Threads next to each other have the heads of a token,
which share rows of `cos` and `sin`: these come from the L1 cache.
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


def pairs(row, part, half, interleaved):
    """Both vectors of 8 pairs, which hold first and second elements, or pairs one behind the
    other.
    """
    if interleaved:
        return vector(row, 2 * part), vector(row, 2 * part + 1)
    return vector(row, part), vector(row, part + half // EACH)


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
            read = [*pairs(from_, part, half, interleaved), *(vector(t[position, None], part) for t in (cos, sin))]
            first, second, c, s = (register(t) for t in read)  # all under way together
            c, s = (r.load().to(cutec.Float32) for r in (c, s))
            if cutec.const_expr(back):
                s = -s
            if cutec.const_expr(interleaved):
                turned = [cute.make_rmem_tensor(EACH, cutec.Float32) for _ in range(2)]
                for i in cutec.range_constexpr(EACH):
                    of, to_ = (first, turned[0]) if i < EACH // 2 else (second, turned[1])
                    at = 2 * i % EACH
                    one, other = of[at].to(cutec.Float32), of[at + 1].to(cutec.Float32)
                    to_[at] = one * c[i] - other * s[i]
                    to_[at + 1] = one * s[i] + other * c[i]
                results = [t.load() for t in turned]
            else:
                one, other = (r.load().to(cutec.Float32) for r in (first, second))
                results = [one * c - other * s, one * s + other * c]
            for result, t in zip(results, pairs(to, part, half, interleaved)):
                put(result, t)
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
