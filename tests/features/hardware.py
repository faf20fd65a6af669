"""Kernels for each part of `cute.arch`, with NumPy references: run on the interpreter in CI and,
from a bundle, on a GPU.

cutec build tests/features/hardware.py --arch sm_90a -o DIR && python tests/features/run.py DIR --on
gpu
"""

import numpy as np

import cutec
from cutec import cute

A = cute.arch
THREADS = 128


def by_thread(body, block=THREADS):
    """An entry that runs `body(x, row, i)` for each element of `x`; `row` is the i-th row of
    `y`.
    """

    @cute.kernel
    def kernel(x: cute.Tensor, y: cute.Tensor):
        tid, _, _ = A.thread_idx()
        bid, _, _ = A.block_idx()
        i = bid * block + tid
        if i < cute.size(x):
            body(x, y[i, None], i)

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor):
        kernel(x, y).launch(grid=[cute.ceil_div(cute.size(x), block), 1, 1], block=[block, 1, 1])

    return entry


def rows(*columns):
    return np.stack([np.asarray(c).astype(np.int64).astype(np.uint32).view(np.int32) for c in columns], axis=1)


def u32(x):
    return x.astype(np.int64) & 0xFFFFFFFF


# -- bits


@cute.jit
def bits(x, row, i):
    v = x[i] * 40503 + 12345
    w = v ^ (v << 7)
    u = v.bitcast(cutec.Uint32)
    row[0] = A.popc(v)
    row[1] = A.clz(v)
    row[2] = A.brev(v)
    row[3] = A.bfind(v) * 100 + A.bfind(u, True)
    row[4] = A.bfe(v, 5, 9) + A.bfe(u, 5, 9).bitcast(cutec.Int32)
    row[5] = A.bfi(w, v, 4, 12)
    row[6] = A.prmt(v, w, 0x5072)
    row[7] = A.lop3(v, w, i, (0xF0 & 0xCC) ^ 0xAA)
    row[8] = A.shf(v, w, 11) ^ A.shf(v, w, 40, "r", "clamp")
    row[9] = A.fns(v, 3, 2)
    row[10] = A.bmsk(3, 30).bitcast(cutec.Int32) ^ A.bmsk(i % 32, 4).bitcast(cutec.Int32)
    row[11] = A.szext(v, 7) + A.szext(u, 7).bitcast(cutec.Int32)


def bits_reference(x):
    i = np.arange(len(x))
    v = u32(x.astype(np.int64) * 40503 + 12345)
    w = (v ^ (v << 7)) & 0xFFFFFFFF
    signed = np.where(v >= 1 << 31, v - (1 << 32), v)
    count = np.array([bin(n).count("1") for n in v])
    width = np.array([int(n).bit_length() for n in v])
    magnitude = np.array([int(n if n >= 0 else ~n).bit_length() for n in signed])
    field = (v >> 5) & 511
    octets = np.stack([(v >> 8 * k) & 255 for k in range(4)] + [(w >> 8 * k) & 255 for k in range(4)], 1)
    wide = [(int(b) << 32) | int(a) for a, b in zip(v, w)]
    low7 = v & 127
    return rows(
        count,
        32 - width,
        [int(f"{n:032b}"[::-1], 2) for n in v],
        (magnitude - 1) * 100 + np.where(width > 0, 32 - width, -1),
        np.where(field >= 256, field - 512, field) + field,
        (v & ~(0xFFF << 4)) | ((w & 0xFFF) << 4),
        octets[:, 2] | octets[:, 7] << 8 | octets[:, 0] << 16 | octets[:, 5] << 24,
        (v & w) ^ i,
        [((n << 11) >> 32 & 0xFFFFFFFF) ^ (n >> 32) for n in wide],
        [next(iter([k for k in range(3, 32) if n >> k & 1][1:2]), -1) for n in v.tolist()],
        (0x3FFFFFFF << 3 & 0xFFFFFFFF) ^ ((15 << (i % 32)) & 0xFFFFFFFF),
        np.where(low7 >= 64, low7 - 128, low7) + low7,
    )


# -- integers


@cute.jit
def arithmetic(x, row, i):
    v, w = x[i] * 1000003 + 7, x[i] * 77777 - i * 65537
    u, t = v.bitcast(cutec.Uint32), w.bitcast(cutec.Uint32)
    row[0] = A.mul_hi(v, w) + A.mul_hi(u, t).bitcast(cutec.Int32)
    row[1] = (A.mul_wide(v, w) >> 13).to(cutec.Int32)
    row[2] = A.mul24(v, w) ^ A.mad24(u, t, 5).bitcast(cutec.Int32)
    row[3] = A.sad(v, w, 9) ^ A.sad(u, t, 3).bitcast(cutec.Int32)
    low, carry = A.add_cc(u, t)
    high, out = A.addc(t, u, carry)
    row[4] = low.bitcast(cutec.Int32) ^ high.bitcast(cutec.Int32) ^ out.to(cutec.Int32)
    low, borrow = A.sub_cc(u, t)
    high, out = A.subc(t, u, borrow)
    row[5] = low.bitcast(cutec.Int32) ^ (high.bitcast(cutec.Int32) << 1) ^ out.to(cutec.Int32)
    row[6] = (
        A.add_sat_int(v, w)
        ^ A.sub_sat_int(v, w)
        ^ A.add_sat_int(u, t).bitcast(cutec.Int32)
        ^ A.sub_sat_int(u, t).bitcast(cutec.Int32)
    )
    row[7] = (
        A.dp4a(v, w, i)
        ^ A.dp4a(u, t, 1).bitcast(cutec.Int32)
        ^ A.dp4a(v, t, 2)
        ^ A.dp2a(v, w, 3)
        ^ A.dp2a(u, w, 4, "hi")
    )


def parts(v, width, signed):
    words = np.stack([(v >> k) & ((1 << width) - 1) for k in range(0, 32, width)], 1)
    return np.where(signed & (words >= 1 << width - 1), words - (1 << width), words)


def arithmetic_reference(x):
    i = np.arange(len(x), dtype=np.int64)
    u, t = u32(x.astype(np.int64) * 1000003 + 7), u32(x.astype(np.int64) * 77777 - i * 65537)
    v, w = (np.where(n >= 1 << 31, n - (1 << 32), n) for n in (u, t))
    big = [(int(a), int(b)) for a, b in zip(u, t)]

    def low24(a, signed):
        a = a & 0xFFFFFF
        return np.where(signed & (a >= 1 << 23), a - (1 << 24), a)

    def dot(a, b):
        return (a * b).sum(1)

    hi = np.array([(a * b) >> 32 for a, b in big])
    carry = (u + t) >> 32
    borrow = (u < t).astype(np.int64)
    difference = t - u - borrow

    def saturated(n):
        return np.clip(n, -(1 << 31), (1 << 31) - 1)

    def saturated_unsigned(n):
        return np.clip(n, 0, (1 << 32) - 1)

    return rows(
        ((v * w) >> 32) + hi,
        (v * w) >> 13,
        (low24(v, True) * low24(w, True)) ^ (low24(u, False) * low24(t, False) + 5),
        (9 + np.abs(v - w)) ^ (3 + np.abs(u - t)),
        (u + t) ^ (t + u + carry) ^ ((t + u + carry) >> 32),
        (u - t) ^ ((difference & 0xFFFFFFFF) << 1) ^ (difference < 0),
        u32(saturated(v + w)) ^ u32(saturated(v - w)) ^ saturated_unsigned(u + t) ^ saturated_unsigned(u - t),
        (i + dot(parts(u, 8, True), parts(t, 8, True)))
        ^ (1 + dot(parts(u, 8, False), parts(t, 8, False)))
        ^ (2 + dot(parts(u, 8, True), parts(t, 8, False)))
        ^ (3 + dot(parts(u, 16, True), parts(t, 8, True)[:, :2]))
        ^ (4 + dot(parts(u, 16, False), parts(t, 8, True)[:, 2:])),
    )


# -- warps


@cute.jit
def lanes(x, row, i):
    v, lane = x[i], A.lane_idx()
    row[0] = A.match_sync(A.FULL_MASK, v % 3)
    mask, same = A.match_sync(A.FULL_MASK, v // 1000000, "all")
    row[1] = mask + same.to(cutec.Int32)
    row[2] = A.warp_redux_sync(v, "add") ^ A.warp_redux_sync(v, "max") ^ A.warp_redux_sync(v, "xor")
    row[3] = A.warp_redux_sync(v.bitcast(cutec.Uint32), "min").bitcast(cutec.Int32)
    row[4] = A.shuffle_sync_op(v, 2, 0xFFFFFFFF, 0x1C1F)
    row[5] = A.vote_ballot_sync(v > 0) & (A.lanemask_lt() | A.lanemask_eq()).bitcast(cutec.Int32)
    row[6] = (A.popc(A.lanemask_gt()) * 100 + A.popc(A.lanemask_ge())) * 100 + A.popc(A.lanemask_le()) + lane
    row[7] = 0
    with A.elect_one():
        row[7] = A.warpsize()


def lanes_reference(x):
    v = x.reshape(-1, 32).astype(np.int64)
    lane = np.arange(32)
    bit = np.int64(1) << lane
    residue = np.sign(v) * 0 + np.mod(v, 3)
    match = (np.where(residue[:, :, None] == residue[:, None, :], bit, 0)).sum(2)
    quotient = v // 1000000
    same = (quotient == quotient[:, :1]).all(1, keepdims=True) & np.ones((1, 32), bool)
    ballot = np.where(v > 0, bit, 0).sum(1, keepdims=True)
    total = (
        u32(v.sum(1, keepdims=True)) ^ u32(v.max(1, keepdims=True)) ^ u32(np.bitwise_xor.reduce(v, 1, keepdims=True))
    )
    columns = [
        match,
        np.where(same, 0xFFFFFFFF, 0) + same,
        total,
        u32(v).min(1, keepdims=True),
        v[:, lane // 4 * 4 + 2],
        ballot & (2 * bit - 1),
        ((31 - lane) * 100 + 32 - lane) * 100 + lane + 1 + lane,
        np.where(lane == 0, 32, 0),
    ]
    return rows(*(np.broadcast_to(c, v.shape).reshape(-1) for c in columns))


# -- atomic operations


@cute.kernel
def atomics_kernel(x: cute.Tensor, y: cute.Tensor, f: cute.Tensor):
    """One block: counters in global and in shared memory, extrema, and a sum by compare and
    swap.
    """
    tid, _, _ = A.thread_idx()
    words = A.alloc_smem(cutec.Int32, 32)
    if tid < 32:
        A.store(words + tid, 0)
        y[tid] = 0
        f[tid] = 0.0
    A.sync_threads()
    v, p = x[tid], y.iterator
    A.atomic_add(words + v % 8, 1)
    A.atomic_add(p, v)
    A.atomic_min(p + 1, v, sem="acq_rel")
    A.atomic_max(p + 2, v, scope="sys")
    A.atomic_or(p + 3, v, sem="release", scope="cta")
    A.atomic_xor(p + 4, v)
    A.atomic_inc(p + 5, 99)
    A.atomic_dec(p + 6, 50)
    A.red(p + 7, v, op="max")
    A.red(p + 8, 1, sem="release")
    old = A.load(p + 9, sem="relaxed")
    done = cutec.Boolean(False)
    while not done:
        found = A.atomic_cas(p + 9, old, old + v)
        done = found == old
        old = found
    A.atomic_add(f.iterator, v.to(cutec.Float32))
    A.atomic_fmax(f.iterator + 1, v.to(cutec.Float32) * 0.5)
    A.atomic_fmin(f.iterator + 2, v.to(cutec.Float32) * 0.5, scope="cta")
    A.sync_threads()
    if tid < 8:
        y[16 + tid] = A.load(words + tid, sem="volatile")


@cute.jit
def atomics(x: cute.Tensor, y: cute.Tensor, f: cute.Tensor):
    atomics_kernel(x, y, f).launch(grid=1, block=256)


def atomics_reference(x):
    v = x.astype(np.int64)
    y, f = np.zeros(32, np.int64), np.zeros(32, np.float64)
    y[:10] = [
        v.sum(),
        min(0, v.min()),
        max(0, v.max()),
        np.bitwise_or.reduce(v),
        np.bitwise_xor.reduce(v),
        256 % 100,
        0,
        max(0, v.max()),
        256,
        v.sum(),
    ]
    state = 0
    for _ in range(256):
        state = 50 if state == 0 or state > 50 else state - 1
    y[6] = state
    y[16:24] = np.bincount(v % 8, minlength=8)
    f[:3] = v.sum(), max(0, v.max() / 2), min(0, v.min() / 2)
    return y.astype(np.int32), f.astype(np.float32)


# -- order


@cute.kernel
def signal_kernel(x: cute.Tensor, y: cute.Tensor):
    """Each warp but the first waits for the one before by an acquiring load, adds its numbers to
    shared memory, and signals by a releasing store (even warps) or by a fence and a relaxed one
    (odd warps).
    """
    tid, _, _ = A.thread_idx()
    warp = A.warp_idx()
    sums, flags = A.alloc_smem(cutec.Int32, 32), A.alloc_smem(cutec.Int32, 8)
    if tid < 8:
        A.store(flags + tid, 0)
    A.sync_threads()
    previous = x[tid]
    if warp > 0:
        ready = cutec.Int32(0)
        while ready == 0:
            ready = A.load(flags + warp - 1, sem="acquire", scope="cta")
            A.nanosleep(20)
        previous = previous + A.load(sums + tid % 32)
    A.store(sums + tid % 32, previous)
    A.sync_warp()
    if tid % 32 == 0:
        if warp % 2 == 0:
            A.store(flags + warp, 1, sem="release", scope="cta")
        else:
            A.fence_acq_rel_cta()
            A.store(flags + warp, 1, sem="relaxed", scope="cta")
    y[tid] = previous


@cute.jit
def signal(x: cute.Tensor, y: cute.Tensor):
    signal_kernel(x, y).launch(grid=1, block=128)


def signal_reference(x):
    return np.cumsum(x.reshape(4, 32).astype(np.int64), axis=0).astype(np.int32).reshape(-1)


# -- barriers that count


@cute.kernel
def votes_kernel(x: cute.Tensor, y: cute.Tensor):
    tid, _, _ = A.thread_idx()
    bid, _, _ = A.block_idx()
    i = bid * THREADS + tid
    v = x[i]
    y[i, 0] = A.barrier_red(v % 3 == 0, "popc")
    y[i, 1] = (
        A.barrier_red(v > -1000000000, "and", barrier_id=3).to(cutec.Int32)
        + A.barrier_red(v % 97 == 5, "or", barrier_id=4).to(cutec.Int32) * 2
    )
    half = tid // 64
    y[i, 2] = A.barrier_red(v % 2 == 0, "popc", barrier_id=5 + half, number_of_threads=64)


@cute.jit
def votes(x: cute.Tensor, y: cute.Tensor):
    votes_kernel(x, y).launch(grid=cute.size(x) // THREADS, block=THREADS)


def votes_reference(x):
    v = x.reshape(-1, THREADS).astype(np.int64)
    count = (np.mod(v, 3) == 0).sum(1, keepdims=True)
    flags = (v > -1000000000).all(1, keepdims=True) + (np.mod(v, 97) == 5).any(1, keepdims=True) * 2
    halves = (np.mod(v, 2) == 0).reshape(-1, 2, 64).sum(2).repeat(64, 1).reshape(v.shape)
    return rows(*(np.broadcast_to(c, v.shape).reshape(-1) for c in (count, flags, halves)))


# -- memory


@cute.kernel
def hints_kernel(x: cute.Tensor, y: cute.Tensor):
    """Every width, order and hint; values are only moved."""
    tid, _, _ = A.thread_idx()
    bid, _, _ = A.block_idx()
    i = (bid * 32 + tid) * 8
    p, q = x.iterator + i, y.iterator + i
    A.prefetch(p)
    A.prefetch(p, "L1")
    policy = A.create_cache_policy("evict_first", 0.5)
    streamed = A.load(p, level1_eviction_priority="evict_no_allocate", level_prefetch_size="size_128b", count=4)
    A.store(q, streamed, cop="cs")
    A.store(q + 4, A.load(p + 4, cop="cg", count=2), level1_eviction_priority="evict_last", cache_policy=policy)
    narrow, tight = cute.recast_ptr(p + 6, dtype=cutec.Int16), cute.recast_ptr(q + 6, dtype=cutec.Int16)
    A.store(tight, A.load(narrow, sem="acquire", scope="sys"), sem="release", scope="gpu")
    A.store(tight + 1, A.load(narrow + 1, sem="relaxed"), sem="relaxed", scope="cta")
    octet, byte = cute.recast_ptr(p + 7, dtype=cutec.Int8), cute.recast_ptr(q + 7, dtype=cutec.Int8)
    for k in cutec.range_constexpr(4):
        A.store(
            byte + k,
            A.load(octet + k, sem="volatile") if k % 2 else A.load(octet + k, nc=True, cache_policy=policy),
            sem="volatile",
        )


@cute.jit
def hints(x: cute.Tensor, y: cute.Tensor):
    hints_kernel(x, y).launch(grid=cute.size(x) // 256, block=32)


def hints_reference(x):
    return x.copy()


# -- floats


@cute.jit
def packed(x, row, i):
    v = x[i]
    a, b = A.fma_packed_f32x2((v, 0.3), (0.7, v), (v, 1.0))
    c, d = A.add_packed_f32x2((v, 1e-8), (1e-7, v), rnd="rm")
    e, f = A.mul_packed_f32x2((v, 0.1), (0.1, v), rnd="rz")
    g, h = A.sub_packed_f32x2((a, b), (c, d))
    row[0], row[1], row[2], row[3] = a, b, c, d
    row[4], row[5], row[6], row[7] = e, f, g, h
    row[8] = A.fmax3(a, v, c) + A.fmin(b, v, d) + A.fmax(v, cutec.Float32.nan)
    row[9], row[10] = A.fma_packed_f32x2_f16x2_f32x2_f32x2((v.to(cutec.Float16), 2.0), (v, v), (0.1, 0.2))
    row[11] = A.fma_f16(v.to(cutec.Float16), 3.0, 0.25).to(cutec.Float32)


def directed(exact, up):
    """float64 rounded to float32 towards one side."""
    near = exact.astype(np.float32)
    wrong = (near < exact) if up else (near > exact)
    return np.where(wrong, np.nextafter(near, np.float32(np.inf if up else -np.inf)), near)


def packed_reference(x):
    f32, f16 = np.float32, np.float16
    v = x.astype(np.float64)

    def one(n):
        return n.astype(f32).astype(np.float64)

    c3, c7, c1 = (np.float64(f32(n)) for n in (0.3, 0.7, 0.1))
    a, b = one(v * c7 + v), one(c3 * v + 1.0)
    c, d = (
        directed(v + np.float64(f32(1e-7)), False).astype("f8"),
        directed(v + np.float64(f32(1e-8)), False).astype("f8"),
    )
    product = v * c1
    e = np.where(product > 0, directed(product, False), directed(product, True)).astype("f8")
    half = v.astype(f16).astype("f8")
    columns = [
        a,
        b,
        c,
        d,
        e,
        e,
        one(a - c),
        one(b - d),
        one(one(np.maximum(np.maximum(a, v), c) + np.minimum(np.minimum(b, v), d)) + v),
        one(half * v + c1),
        one(2 * v + np.float64(f32(0.2))),
        (half * 3 + 0.25).astype(f16).astype("f8"),
    ]
    return np.stack(columns, 1).astype(f32)


@cute.jit
def approximations(x, row, i):
    v = x[i]
    p = v * v + 0.5
    row[0] = A.rcp_approx(p)
    row[1] = A.exp2(v)
    row[2] = A.log2(p)
    row[3] = A.sin_approx(v)
    row[4] = A.cos_approx(v)
    row[5] = A.sqrt_approx(p) * A.rsqrt_approx(p)


def approximations_reference(x):
    v = x.astype(np.float64)
    p = v * v + 0.5
    return np.stack([1 / p, np.exp2(v), np.log2(p), np.sin(v), np.cos(v), np.ones_like(v)], 1)


# -- inline PTX


@cute.jit
def inline(x, row, i):
    v = x[i]
    row[0] = A.inline_ptx("popc.b32 $0, $1;", v, cutec.Int32, pure=True, semantics=A.popc)
    row[1] = A.inline_ptx(
        "vote.sync.ballot.b32 $0, $1, $2;", (v > 0, -1), cutec.Int32, semantics=lambda p, m: A.vote_ballot_sync(p, m)
    )
    low, high = A.inline_ptx(
        "{ .reg .b64 wide; mul.wide.s32 wide, $2, $3; mov.b64 {$0, $1}, wide; }",
        (v, i),
        (cutec.Int32, cutec.Int32),
        pure=True,
        semantics=lambda a, b: (a * b, A.mul_hi(a, b)),
    )
    row[2] = low ^ high
    row[3] = A.inline_ptx("ld.global.b32 $0, [$1];", x.iterator + i, cutec.Int32, semantics=lambda p: A.load(p))
    row[4] = A.inline_ptx("not.pred $0, $1;", v > 0, cutec.Boolean, pure=True, semantics=lambda p: ~p).to(cutec.Int32)


def inline_reference(x):
    v = x.astype(np.int64)
    product = v * np.arange(len(x))
    ballot = np.where(v.reshape(-1, 32) > 0, np.int64(1) << np.arange(32), 0).sum(1).repeat(32)
    return rows([bin(n).count("1") for n in u32(x)], ballot, product ^ (product >> 32), v, v <= 0)


for _body, _columns in ((bits, 12), (arithmetic, 8), (inline, 5), (lanes, 8)):
    cutec.export(
        by_thread(_body),
        [f"in i32[n{{div={THREADS}}}]", f"out i32[n,{_columns}]"],
        name=_body.__name__,
        reference=globals()[f"{_body.__name__}_reference"],
    )
cutec.export(by_thread(packed), ["in f32[n]", "out f32[n,12]"], name="packed", reference=packed_reference)
cutec.export(
    by_thread(approximations), ["in f32[n]", "out f32[n,6]"], name="approximations", reference=approximations_reference
)
cutec.export(atomics, ["in i32[256]", "out i32[32]", "out f32[32]"], reference=atomics_reference)
cutec.export(signal, ["in i32[128]", "out i32[128]"], reference=signal_reference)
cutec.export(votes, [f"in i32[n{{div={THREADS}}}]", "out i32[n,3]"], reference=votes_reference)
cutec.export(hints, ["in i32[n{div=256}]", "out i32[n]"], reference=hints_reference)
