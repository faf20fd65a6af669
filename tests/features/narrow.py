"""Conversions to and from narrow formats and to integers, bit for bit: run on the interpreter in CI
and, from a bundle, on a GPU.

    cutec build tests/features/narrow.py --arch sm_90a -o DIR && python tests/features/run.py DIR

A number's upper 16 bits are the index of a row, so that all exponents, signs and ties of the
formats are there; its lower 16 bits are near zero on both sides, so that there is something just
below and just above each tie.
"""

from functools import partial

import ml_dtypes
import numpy as np

import cutec
from cutec import cute

THREADS = 128
ROWS, COLUMNS = 1 << 16, 4
FORMATS = {
    cutec.Float8E4M3FN: ml_dtypes.float8_e4m3fn,
    cutec.Float8E5M2: ml_dtypes.float8_e5m2,
    cutec.Float8E4M3: ml_dtypes.float8_e4m3,
    cutec.Float8E4M3B11FNUZ: ml_dtypes.float8_e4m3b11fnuz,
    cutec.Float8E8M0FNU: ml_dtypes.float8_e8m0fnu,
    cutec.Float6E3M2FN: ml_dtypes.float6_e3m2fn,
    cutec.Float6E2M3FN: ml_dtypes.float6_e2m3fn,
    cutec.Float4E2M1FN: ml_dtypes.float4_e2m1fn,
}
NAN_BITS = {cutec.Float8E4M3B11FNUZ: 0x80, cutec.Float8E8M0FNU: 0xFF}  # the others with NaN: 0x7f


@cute.jit
def numbers(x: cute.Tensor, row):
    """The four numbers of a row, as a vector."""
    result = cute.make_rmem_tensor(COLUMNS, cutec.Float32)
    for k in cutec.range_constexpr(COLUMNS):
        result[k] = ((row << 16) | (x[k] & 0xFFFF)).bitcast(cutec.Float32)
    return result.load()


def rows(x):
    """The same in NumPy."""
    bits = np.arange(ROWS, dtype=np.uint32)[:, None] << 16 | (x.astype(np.int64) & 0xFFFF).astype(np.uint32)
    return bits.view(np.float32)


def by_row(body):
    """An entry that runs `body(x, y, row)` for each row."""

    @cute.kernel
    def row_kernel(x: cute.Tensor, y: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        bid, _, _ = cute.arch.block_idx()
        body(x, y, bid * THREADS + tid)

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor):
        row_kernel(x, y).launch(grid=[y.shape[0] // THREADS, 1, 1], block=[THREADS, 1, 1])

    return entry


def narrowing(kind, source):
    """Four numbers of class `source` as a vector to the bytes that they fill."""

    @cute.jit
    def body(x, y, row):
        part = cute.make_rmem_tensor(COLUMNS, kind)
        part.store(numbers(x, row).to(source).to(kind))
        octets = cute.recast_tensor(part, cutec.Uint8)
        for k in cutec.range_constexpr(cute.size(octets)):
            y[row, k] = octets[k]

    return by_row(body)


def narrowing_reference(kind, source):
    def reference(x):
        with np.errstate(all="ignore"):
            values = (
                rows(x)
                .astype(ml_dtypes.bfloat16 if source is cutec.BFloat16 else source.numpy_dtype)
                .astype(np.float64)
            )
        largest = float(kind.max)
        if kind is cutec.Float8E8M0FNU:
            mantissa, exponent = np.frexp(np.abs(values))
            bits = np.where(
                values == 0, 0, np.where(np.isinf(values), 254, np.clip(exponent - (mantissa == 0.5) + 127, 0, 254))
            )
        else:
            finite = np.clip(np.nan_to_num(values, nan=0.0, posinf=np.inf, neginf=-np.inf), -largest, largest)
            bits = finite.astype(np.float32).astype(FORMATS[kind]).view(np.uint8) & (1 << kind.width) - 1
        nan = NAN_BITS.get(kind, 0x7F) if kind.width == 8 else (1 << kind.width - 1) - 1
        bits = np.where(np.isnan(values), nan, bits).astype(np.uint8)
        return packed(bits, kind.width)

    return reference


def packed(codes, width):
    """Codes of `width` bits, without gaps."""
    return np.packbits((codes[..., None] >> np.arange(width) & 1).reshape(len(codes), -1), axis=1, bitorder="little")


def widening(kind, target):
    """Every bit pattern, in every place of a vector; NaN as a certain number."""

    @cute.jit
    def body(x, y, row):
        octets = cute.make_rmem_tensor(kind.width, cutec.Uint8)
        narrow = cute.recast_tensor(octets, kind)
        for k in cutec.range_constexpr(kind.width):
            octets[k] = (row * (2 * k + 1) + x[0]).to(cutec.Uint8)
        wide = narrow.load().to(target)
        finite = cute.where(wide == wide, wide, cute.full_like(wide, -12345.0))
        for k in cutec.range_constexpr(8):
            y[row, k] = finite[k]

    return by_row(body)


def widening_reference(kind, target):
    def reference(x):
        octets = (np.arange(256)[:, None] * (2 * np.arange(kind.width) + 1) + int(x[0])).astype(np.uint8)
        bits = np.unpackbits(octets, axis=1, bitorder="little").reshape(256, 8, kind.width)
        codes = (bits << np.arange(kind.width)).sum(axis=2).astype(np.uint8)
        with np.errstate(over="ignore"):
            values = codes.view(FORMATS[kind]).astype(target.numpy_dtype).astype(np.float64)
        return np.where(np.isnan(values), float(target(-12345.0)), values)

    return reference


INTEGERS = (cutec.Int8, cutec.Uint8, cutec.Int16, cutec.Uint16, cutec.Int32, cutec.Uint32, cutec.Int64, cutec.Uint64)


def to_integers(source):
    """To integers of all widths, which saturate; NaN becomes 0."""

    @cute.jit
    def body(x, y, row):
        value = numbers(x, row)[0].to(source)
        for k in cutec.range_constexpr(len(INTEGERS)):
            y[row, k] = value.to(INTEGERS[k]).to(cutec.Int64)

    return by_row(body)


def to_integers_reference(source):
    def reference(x):
        with np.errstate(all="ignore"):
            values = rows(x)[:, 0].astype(source.numpy_dtype).astype(np.float64)
        columns = []
        for kind in INTEGERS:
            low, high = int(kind.min), int(kind.max)
            clipped = [0 if v != v else low if v <= low else high if v >= high else int(v) for v in values.tolist()]
            columns.append(np.array(clipped, dtype=np.uint64 if high >= 2**63 else np.int64).view(np.int64))
        return np.stack(columns, axis=1)

    return reference


@cute.jit
def nibbles(x, y, row):
    """Arithmetic of 4-bit integers: it wraps. A signed one and an unsigned one are unsigned."""
    a, b = row.to(cutec.Int4), (row >> 4).to(cutec.Int4)
    u, v = row.to(cutec.Uint4), (row >> 4).to(cutec.Uint4)
    o, w = b | cutec.Int4(1), v | cutec.Uint4(1)
    results = (
        a + b,
        a * b,
        a - b,
        a // o,
        a % o,
        a < b,
        u + v,
        u * v,
        u - v,
        u // w,
        u % w,
        u < v,
        -a,
        ~u,
        a << (u & cutec.Uint4(7)).to(cutec.Int4),
        a >> (u & cutec.Uint4(7)).to(cutec.Int4),
        a << u,
        a >> u,
    )
    for k in cutec.range_constexpr(len(results)):
        y[row, k] = results[k].to(cutec.Int32)


def _wrapped(n, bits):
    return (n + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)


def nibbles_reference(x):
    result = []
    for row in range(256):
        u, v = row & 15, row >> 4
        a, b = (n - 16 if n > 7 else n for n in (u, v))
        o, w = b | 1, v | 1
        signed = [a + b, a * b, a - b, a // o, a % o, int(a < b)]
        unsigned = [u + v, u * v, u - v, u // w, u % w, int(u < v)]
        by = u & 7
        rest = [-a, ~u, a << by if by < 4 else 0, a >> min(by, 3)]
        result.append(
            [
                *(_wrapped(n, 4) for n in signed[:5]),
                signed[5],
                *(n % 16 for n in unsigned[:5]),
                unsigned[5],
                _wrapped(rest[0], 4),
                rest[1] % 16,
                _wrapped(rest[2], 4),
                rest[3],
                (u << u) % 16 if u < 4 else 0,
                u >> u,
            ]
        )
    return np.array(result, np.int32)


@cute.jit
def shifts(x, y, row):
    """By the width, more, and negative amounts, of the shifted class and of a wider one."""
    amount, value = row - 64, x[0] * 123456789 + row
    results = (
        value << amount,
        value >> amount,
        value.to(cutec.Uint32) >> amount,
        value.to(cutec.Int8) << amount.to(cutec.Int8),
        value.to(cutec.Int8) >> amount.to(cutec.Int8),
        value.to(cutec.Uint16) >> amount.to(cutec.Uint16),
        value.to(cutec.Int8) << amount,
        value.to(cutec.Uint16) >> amount,
        value.to(cutec.Int64) << amount,
        value.to(cutec.Int64) >> amount.to(cutec.Int64),
    )
    for k in cutec.range_constexpr(len(results)):
        y[row, k] = results[k].to(cutec.Int64)


def _left(amount, n, bits):
    return _wrapped(n << amount, bits) if 0 <= amount < bits else 0


def _right(amount, n, bits):
    return n >> (amount if 0 <= amount < bits else bits - 1)


def _logical(amount, n, bits):
    return (n % (1 << bits)) >> amount if 0 <= amount < bits else 0


def shifts_reference(x):
    result = []
    for row in range(256):
        amount, value = row - 64, _wrapped(int(x[0]) * 123456789 + row, 32)
        left, right, logical = (partial(shift, amount) for shift in (_left, _right, _logical))
        narrow = _wrapped(amount, 8)
        result.append(
            [
                left(value, 32),
                right(value, 32),
                logical(value, 32),
                _left(narrow, _wrapped(value, 8), 8),
                _right(narrow, _wrapped(value, 8), 8),
                logical(value, 16),
                left(_wrapped(value, 8), 32),
                right(value % (1 << 16), 32),
                left(value, 64),
                right(value, 64),
            ]
        )
    return np.array(result, np.int64)


@cute.kernel
def doubling_kernel(x: cute.Tensor, y: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()
    row, _, _ = cute.arch.block_idx()
    twice = cute.local_tile(x, (1, 8), (row, i)).load().to(cutec.Float32) * 2
    cute.local_tile(y, (1, 8), (row, i)).store(twice.to(y.element_type))


@cute.jit
def doubling(x: cute.Tensor, y: cute.Tensor):
    """Arguments whose elements share bytes: as many as can be proved aligned are loaded and stored
    at once.
    """
    doubling_kernel(x, y).launch(grid=[x.shape[0], 1, 1], block=[x.shape[1] // 8, 1, 1])


def doubling_reference(kind):
    return lambda x: np.clip(x * 2, float(kind.min), float(kind.max))


def travelling(kind):
    """Numbers of a class through branches, loops, register tensors indexed at run time and shared
    memory.
    """

    @cute.kernel
    def travelling_kernel(x: cute.Tensor, y: cute.Tensor):
        i, _, _ = cute.arch.thread_idx()
        v, w = (i + x[0]).to(cutec.Float32).to(kind), kind(1)
        if i % 3 == 0:
            v, w = kind(2), x[1].to(cutec.Float32).to(kind)
        n = cutec.Int32(0)
        while n < i % 4:
            v, w = w, v
            n += 1
        part = cute.make_rmem_tensor(4, kind)
        part.fill(v)
        for j in cutec.range(4):
            if j == i % 4:
                part[j] = w
        shared = cutec.utils.SmemAllocator().allocate_tensor(kind, cute.make_layout(128), byte_alignment=16)
        cute.autovec_copy(part, cute.local_tile(shared, (4,), (i,)))
        cute.arch.sync_threads()
        others = cute.local_tile(shared, (4,), ((i + 1) % 32,)).load()
        for j in cutec.range_constexpr(4):
            y[i, j] = others[j].to(cutec.Float32) + cutec.select_(i > 3, v, w).to(cutec.Float32)

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor):
        travelling_kernel(x, y).launch(grid=1, block=32)

    return entry


def travelling_reference(kind):
    def reference(x):
        def known(n):
            return float(kind(float(n)).python)

        pairs = []
        for i in range(32):
            v, w = (known(i + x[0]), known(1)) if i % 3 else (known(2), known(x[1]))
            pairs.append((w, v) if i % 2 else (v, w))
        rows = []
        for i in range(32):
            (v, w), (other, there) = pairs[i], pairs[(i + 1) % 32]
            rows.append([(there if j == (i + 1) % 4 else other) + (v if i > 3 else w) for j in range(4)])
        return np.array(rows)

    return reference


def export(name, body, reference, out, argument="in i32[4]"):
    """An export whose reference can be found by its name in this file, as the runner wants it."""
    reference.__qualname__ = f"{name}_reference"
    globals()[reference.__qualname__] = reference
    cutec.export(body, [argument, out], name=name, reference=reference)


for _kind in FORMATS:
    for _other in (cutec.Float32, cutec.Float16):
        _name = f"{_kind.name}_from_{_other.short}"
        export(
            _name,
            narrowing(_kind, _other),
            narrowing_reference(_kind, _other),
            f"out u8[{ROWS},{COLUMNS * _kind.width // 8}]",
        )
        export(
            _name.replace("from", "to"),
            widening(_kind, _other),
            widening_reference(_kind, _other),
            f"out {_other.short}[256,8]",
        )
for _other in (cutec.Float32, cutec.Float64, cutec.Float16):
    export(
        f"{_other.short}_to_integers",
        to_integers(_other),
        to_integers_reference(_other),
        f"out i64[{ROWS},{len(INTEGERS)}]",
    )
export("nibbles", by_row(nibbles), nibbles_reference, "out i32[256,18]")
export("shifts", by_row(shifts), shifts_reference, "out i64[256,10]")
for _kind in (cutec.Int4, cutec.Uint4, cutec.Float4E2M1FN, cutec.Float6E3M2FN, cutec.Float6E2M3FN, cutec.Float8E4M3FN):
    _type = f"{_kind.short}[m,n{{div=8}}]"
    export(f"doubling_{_kind.name}", doubling, doubling_reference(_kind), f"out {_type}", f"in {_type}")
for _kind in (*FORMATS, cutec.Int4, cutec.Uint4, cutec.TFloat32, cutec.Int8):
    export(f"travelling_{_kind.name}", travelling(_kind), travelling_reference(_kind), "out f32[32,4]")
