"""Arithmetic that has one right answer, to the bit: rounding modes, kinds of numbers, C's division,
exact remainders, half precision, TensorSSA.

cutec build tests/features/mathematics.py --arch sm_90a -o DIR && python tests/features/run.py DIR
"""

from fractions import Fraction

import numpy as np

import cutec
from cutec import cute

THREADS = 128


def elementwise(body):
    """An entry whose kernel sets y[i] = body(number(x[i], i)) for random integers x."""

    @cute.kernel
    def elementwise_kernel(x: cute.Tensor, y: cute.Tensor):
        i = cute.arch.block_idx()[0] * THREADS + cute.arch.thread_idx()[0]
        if i < cute.size(y):
            y[i] = body(lambda k: scrambled(x[i], i, k))

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor):
        elementwise_kernel(x, y).launch(grid=[cute.ceil_div(cute.size(y), THREADS), 1, 1], block=[THREADS, 1, 1])

    return entry


@cute.jit
def scrambled(x, i, k):
    """Random bits, the k-th for element i."""
    h = cutec.Uint32(x) * cutec.Uint32(2654435761) + cutec.Uint32(i) * 40503 + k * 97531
    h = (h ^ (h >> 15)) * cutec.Uint32(2246822519)
    return h ^ (h >> 13)


def scrambled_reference(x):
    def bits(k):
        h = (
            x.astype(np.uint32) * np.uint32(2654435761)
            + np.arange(len(x), dtype=np.uint32) * np.uint32(40503)
            + np.uint32(k * 97531)
        )
        h = (h ^ (h >> np.uint32(15))) * np.uint32(2246822519)
        return h ^ (h >> np.uint32(13))

    return bits


def mixed(values):
    """One integer of several, in which each counts."""
    total = 0
    with np.errstate(over="ignore"):
        for value in values:
            total = total * 31 + value
    return total


@cute.jit
def near_one(bits):
    """A Float32 of either sign with an exponent from -7 to 8."""
    return ((bits & cutec.Uint32(0x807FFFFF)) | ((((bits >> 23) & 15) + 120) << 23)).bitcast(cutec.Float32)


def near_one_reference(bits):
    return (
        (bits & np.uint32(0x807FFFFF)) | ((((bits >> np.uint32(23)) & np.uint32(15)) + np.uint32(120)) << np.uint32(23))
    ).view(np.float32)


# -- rounding modes

MODES = ("rn", "rz", "rm", "rp")


@cute.jit
def rounding(number):
    a, b, c = [near_one(number(k)) for k in range(3)]
    results = []
    for mode in MODES:
        results += [
            cute.math.add(a, b, rnd=mode),
            cute.math.sub(a, b, rnd=mode),
            cute.math.mul(a, b, rnd=mode),
            cute.math.div(a, b, rnd=mode),
        ]
        results += [
            cute.math.fma(a, b, c, rnd=mode),
            cute.math.rcp(a, rnd=mode),
            cute.math.sqrt(cute.math.abs(a), rnd=mode),
        ]
    return mixed([r.bitcast(cutec.Int32) for r in results])


def rounding_reference(x):
    bits = scrambled_reference(x)
    total = np.zeros(len(x), np.int32)
    rows = [near_one_reference(bits(k)) for k in range(3)]
    for n, (a, b, c) in enumerate(zip(*([Fraction(float(v)) for v in row] for row in rows))):
        exact = [a + b, a - b, a * b, a / b, a * b + c, 1 / a]
        # a Float32's root is never so near a Float32 that this rounding hides on which side it is
        root = np.sqrt(np.float64(abs(a)))
        values = [rounded(e, mode) for mode in MODES for e in [*exact, Fraction(float(root))]]
        total[n] = mixed(np.array(values, np.float32).view(np.int32))
    return total


def rounded(exact, mode):
    """A rational number as a Float32."""
    nearest = np.float32(float(exact))
    down = mode == "rm" or (mode == "rz" and exact > 0)
    if mode == "rn" or float(nearest) == exact or (float(nearest) < exact) == down:
        return nearest
    return np.nextafter(nearest, np.float32(-np.inf if down else np.inf))


# -- kinds and order of numbers of any bits


@cute.jit
def kinds(number):
    m, v, w = cute.math, number(0), number(1)
    special = cute.where(
        w % 7 == 0,
        v | 0x7F800000,
        cute.where(w % 7 == 1, v & cutec.Uint32(0x80FFFFFF), cute.where(w % 7 == 2, v | 0x7FFFFFFF, v)),
    )
    a, b = special.bitcast(cutec.Float32), w.bitcast(cutec.Float32)
    tests = [m.isnan(a), m.isinf(a), m.isfinite(a), m.isnormal(a), m.isnormal(a.to(cutec.Float64)), a < b, a != b]
    order = [m.min(a, 1.0), m.max(a, 1.0), m.clamp(a, -2.0, 2.0), m.copysign(1.5, a), m.floor(m.clamp(a, -99, 99))]
    return mixed([cutec.Int32(t) for t in tests] + [(o + 0.0).bitcast(cutec.Int32) for o in order])


def kinds_reference(x):
    bits = scrambled_reference(x)
    v, w = bits(0), bits(1)
    cases = [v | np.uint32(0x7F800000), v & np.uint32(0x80FFFFFF), v | np.uint32(0x7FFFFFFF)]
    special = np.select([w % 7 == k for k in range(3)], cases, v)
    a, b = special.view(np.float32), w.view(np.float32)
    normal, one, two = np.isfinite(a) & (np.abs(a) >= np.float32(2.0**-126)), np.float32(1), np.float32(2)
    wide = np.isfinite(a) & (a != 0)
    with np.errstate(invalid="ignore"):
        tests = [np.isnan(a), np.isinf(a), np.isfinite(a), normal, wide, a < b, a != b]
        # NumPy's fmin and fmax are at odds with themselves over signalling NaN
        quiet = np.where(np.isnan(a), np.float32(np.nan), a)
        order = [
            np.fmin(quiet, one),
            np.fmax(quiet, one),
            np.fmin(np.fmax(quiet, -two), two),
            np.copysign(np.float32(1.5), a),
        ]
        order.append(np.floor(np.fmin(np.fmax(quiet, np.float32(-99)), np.float32(99))))
    return mixed([t.astype(np.int32) for t in tests] + [(o + np.float32(0)).view(np.int32) for o in order])


# -- rounding to integers


@cute.jit
def integral(number):
    m, v, results = cute.math, (number(0) >> 20).bitcast(cutec.Int32), []
    for kind in (cutec.Float16, cutec.BFloat16, cutec.Float32, cutec.Float64):
        x = (((v & 63) - 32) / 4).to(kind)  # every other one half way between two quarters, halves among them
        results += [f(x).to(cutec.Int32) for f in (m.floor, m.ceil, m.trunc, m.round, m.roundeven)] + [
            (m.copysign(m.trunc(x), -x)).to(cutec.Int32)
        ]
    wide = number(1).bitcast(cutec.Float32)
    return mixed(
        results
        + [(f(wide) - wide + 0.0).bitcast(cutec.Int32) * (m.abs(wide) < 1e30) for f in (m.floor, m.ceil, m.roundeven)]
    )


def integral_reference(x):
    bits = scrambled_reference(x)
    small = (((bits(0) >> np.uint32(20)).view(np.int32) & 63).astype(np.float64) - 32) / 4
    away = np.copysign(np.floor(np.abs(small) + 0.5), small)
    whole = [
        np.floor(small),
        np.ceil(small),
        np.trunc(small),
        away,
        np.rint(small),
        np.copysign(np.trunc(small), -small),
    ]
    wide = bits(1).view(np.float32)
    with np.errstate(invalid="ignore"):
        rests = [
            (f(wide) - wide + np.float32(0)).view(np.int32) * (np.abs(wide) < 1e30)
            for f in (np.floor, np.ceil, np.rint)
        ]
    return mixed([r.astype(np.int32) for r in [*whole * 4, *rests]])


# -- integers as in C, and exact remainders


@cute.jit
def divisions(number):
    m = cute.math
    a, b = number(0).bitcast(cutec.Int32), number(1).bitcast(cutec.Int32) >> 20
    b = cute.where(b == 0, 3, b)
    x, y = near_one(number(2)) * 1e6, near_one(number(3))
    return mixed(
        [
            m.div(a, b),
            m.rem(a, b),
            m.ipowi(a, b & 63),
            m.ipowi(b & 3, a),
            m.rem(x, y).bitcast(cutec.Int32),
            (x % y).bitcast(cutec.Int32),
        ]
    )


def divisions_reference(x):
    bits = scrambled_reference(x)
    a, b = bits(0).view(np.int32), bits(1).view(np.int32) >> 20
    b = np.where(b == 0, 3, b).astype(np.int32)
    p, q = near_one_reference(bits(2)) * np.float32(1e6), near_one_reference(bits(3))
    quotient = (np.abs(a.astype(np.int64)) // np.abs(b)) * np.sign(b) * np.where(a < 0, -1, 1)
    powers = [wrapped(pow(int(base), int(exponent), 1 << 32)) for base, exponent in zip(a, b & 63)]
    others = [wrapped(pow(int(base), int(e), 1 << 32)) if e >= 0 else int(base) == 1 for base, e in zip(b & 3, a)]
    others = np.where(((b & 3) == 0) & (a < 0), 0, others)
    parts = [
        quotient,
        a - quotient * b,
        np.array(powers),
        others,
        np.fmod(p, q).view(np.int32),
        np.mod(p, q).view(np.int32),
    ]
    return mixed([v.astype(np.int32) for v in parts])


def wrapped(value):
    return value - (1 << 32) if value >= 1 << 31 else value


# -- half precision


@cute.jit
def halves(number):
    m, results = cute.math, []
    for kind in (cutec.Float16, cutec.BFloat16):
        a, b, c = [near_one(number(k)).to(kind) for k in range(3)]
        results += [m.fma(a, b, c), m.sqrt(m.abs(a)), m.rcp(b), m.roundeven(a), m.max(a, b), m.copysign(a, c)]
    return mixed([r.bitcast(cutec.Uint16).to(cutec.Int32) for r in results])


def halves_reference(x):
    import ml_dtypes

    bits, results = scrambled_reference(x), []
    for kind in (np.float16, ml_dtypes.bfloat16):
        a, b, c = (near_one_reference(bits(k)).astype(kind) for k in range(3))
        exact = [v.astype(np.longdouble) for v in (a, b, c)]
        once = [narrow(v, kind) for v in (exact[0] * exact[1] + exact[2], np.sqrt(np.abs(exact[0])), 1 / exact[1])]
        results += [*once, np.rint(a), np.maximum(a, b), np.copysign(a, c)]
    return mixed([r.view(np.uint16).astype(np.int32) for r in results])


def narrow(exact, kind):
    """Long doubles rounded once: through Float32 rounded to odd."""
    single = exact.astype(np.float32)
    bits = single.view(np.int32)
    away = np.where((exact > single) == (single >= 0), 1, -1).astype(np.int32)
    odd = np.where((exact != single) & (bits & 1 == 0), bits + away, bits)
    with np.errstate(over="ignore"):
        return odd.astype(np.int32).view(np.float32).astype(kind)


# -- TensorSSA


@cute.jit
def tensors(number):
    """Nested shapes, broadcasting, shifts, comparisons of mixed signedness, bitcasts and reductions
    by profile.
    """
    v = cute.make_rmem_tensor(24, cutec.Int32)
    for k in cutec.range_constexpr(24):
        v[k] = number(k).bitcast(cutec.Int32)
    cube = v.load().reshape(((2, 3), 4))
    rows = cube.reduce(cute.ReductionOp.XOR, 5, (None, 1)).reshape(((2, 3), 1))
    columns = cube.reduce(cute.ReductionOp.MAX, -(2**31), ((None, 1), None))
    spread = cube + rows * 3 - columns[0, None].reshape((1, 4))
    shifted = (cube >> 5) ^ (cube << (cube[(0, None), None].reshape(((1, 3), 4)) & 7))
    chosen = cute.where(spread > cube.bitcast(cutec.Uint32), spread, shifted)
    packed = chosen.reshape((6, 4)).bitcast(cutec.Uint16)[None, 2].to(cutec.Int32)
    return (
        chosen.reduce(cute.ReductionOp.ADD, 1) * 7
        + packed.reduce(cute.ReductionOp.ADD, 0)
        + cutec.Int32(cute.any_(cube == rows))
        - (chosen**3)[7]
    )


def tensors_reference(x):
    bits = scrambled_reference(x)
    # element, 2, 3, 4
    cube = np.stack([bits(k).view(np.int32) for k in range(24)], 1).reshape((-1, 4, 3, 2)).transpose(0, 3, 2, 1)
    rows = np.bitwise_xor.reduce(cube, axis=3, keepdims=True) ^ np.int32(5)
    columns = cube.max(2)
    spread = cube + rows * np.int32(3) - columns[:, 0][:, None, None]
    shifted = (cube >> 5) ^ (cube << (cube[:, :1] & 7))
    chosen = np.where(spread > cube.view(np.uint32).astype(np.int64), spread, shifted)
    flat = chosen.transpose(0, 3, 2, 1).reshape((len(x), 4, 6))
    packed = np.ascontiguousarray(flat[:, 2]).view(np.uint16).astype(np.int32)
    total = flat.reshape(len(x), -1).sum(1, dtype=np.int32) + np.int32(1)
    cubed = flat[:, 1, 1]
    return (
        total * np.int32(7)
        + packed.sum(1, dtype=np.int32)
        + (cube == rows).any((1, 2, 3)).astype(np.int32)
        - cubed * cubed * cubed
    )


for _body in (rounding, kinds, integral, divisions, halves, tensors):
    cutec.export(
        elementwise(_body),
        ["in i32[n]", "out i32[n]"],
        name=_body.__name__,
        reference=globals()[f"{_body.__name__}_reference"],
    )
