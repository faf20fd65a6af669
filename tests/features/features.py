"""Small kernels, one for each part of the language, each with a NumPy reference: run on the
interpreter in CI and, from a bundle, on a GPU.

cutec build tests/features/features.py --arch sm_90a -o DIR && python tests/features/run.py DIR
"""

import numpy as np

import cutec
from cutec import cute

THREADS = 128


@cute.jit
def global_index():
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    return bid * THREADS + tid


def elementwise(body):
    """An entry that runs `body(x, y, i)` for each element of two vectors."""

    @cute.kernel
    def elementwise_kernel(x: cute.Tensor, y: cute.Tensor):
        i = global_index()
        if i < cute.size(y):
            body(x, y, i)

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor):
        elementwise_kernel(x, y).launch(grid=[cute.ceil_div(cute.size(y), THREADS), 1, 1], block=[THREADS, 1, 1])

    return entry


# -- control flow


@cute.jit
def collatz(x, y, i):
    """while with two carried values, and a nested if with several."""
    n, steps = x[i] % 97 + 1, cutec.Int32(0)
    while n != 1 and steps < 200:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        steps += 1
    y[i] = steps


def collatz_reference(x):
    result = np.zeros_like(x)
    for k, v in enumerate(x):
        n, steps = int(v) % 97 + 1, 0
        while n != 1 and steps < 200:
            n, steps = (n // 2 if n % 2 == 0 else 3 * n + 1), steps + 1
        result[k] = steps
    return result


@cute.jit
def loops(x, y, i):
    """Nested for loops with dynamic bounds and steps; tuples and fragments carried."""
    pair = (cutec.Int32(0), cutec.Int32(1))
    frag = cute.make_rmem_tensor(4, cutec.Int32)
    frag.fill(0)
    bound = x[i] % 7
    for a in range(bound):
        for b in range(10, a, -2):
            pair = (pair[0] + b, pair[1] + a * b)
        frag[a % 4] = frag[a % 4] + a
    total = pair[0] - pair[1]
    for k in range(4):
        total += frag[k] * (k + 1)
    y[i] = total


def loops_reference(x):
    result = np.zeros_like(x)
    for k, v in enumerate(x):
        p, q, frag = 0, 1, [0] * 4
        for a in range(int(v) % 7):
            for b in range(10, a, -2):
                p, q = p + b, q + a * b
            frag[a % 4] += a
        result[k] = p - q + sum(f * (j + 1) for j, f in enumerate(frag))
    return result


@cute.jit
def logic(x, y, i):
    """and / or / not, chained comparisons, ternaries."""
    v = x[i]
    inside = -50 < v <= 50 and not v == 3
    y[i] = (1 if inside else -1) * (v if v > 0 or v < -90 else 7)


def logic_reference(x):
    inside = (x > -50) & (x <= 50) & (x != 3)
    return np.where(inside, 1, -1).astype(x.dtype) * np.where((x > 0) | (x < -90), x, 7).astype(x.dtype)


# -- arithmetic


@cute.jit
def integers(x, y, i):
    """Floored division and remainder by positive and negative numbers, shifts, bits, wrapping."""
    v = x[i]
    d = v % 5 - 2
    safe = d if d != 0 else cutec.Int32(-3)
    y[i] = (v // safe) * 31 + (v % safe) * 7 + (v // 4) - (v % -8) + ((v << 5) ^ (v >> 3)) + (~v & 0xFF) + v * 1000003


def integers_reference(x):
    v = x.astype(np.int64)
    d = v % 5 - 2
    safe = np.where(d != 0, d, -3)
    wrapped = (
        (v // safe) * 31
        + (v % safe) * 7
        + v // 4
        - v % -8
        + ((v << 5).astype(np.int32) ^ (v >> 3))
        + (~v & 0xFF)
        + v * 1000003
    )
    return wrapped.astype(np.int32)


@cute.jit
def conversions(x, y, i):
    """Float to narrow float and back, to integer and back."""
    v = x[i]
    half, brain = v.to(cutec.Float16).to(cutec.Float32), v.to(cutec.BFloat16).to(cutec.Float32)
    whole = (v * 100.0).to(cutec.Int32).to(cutec.Float32)
    y[i] = half + brain * 2.0 + whole + v.to(cutec.Float64).to(cutec.Float32)


def conversions_reference(x):
    import ml_dtypes

    brain = x.astype(ml_dtypes.bfloat16).astype(np.float32)
    whole = np.trunc(x * np.float32(100)).astype(np.float32)
    return x.astype(np.float16).astype(np.float32) + brain * np.float32(2) + whole + x


@cute.jit
def precise_math(x, y, i):
    """Functions through libdevice and correctly rounded instructions."""
    v = x[i]
    m = cute.math
    p = m.sqrt(v * v + 1.0)
    y[i] = m.exp(v * 0.5) + m.log(p) + m.exp2(v) + m.log2(p) + m.rsqrt(p) + m.sin(v) + m.cos(v) + m.tanh(v) + m.erf(v)


@cute.jit
def fast_math(x, y, i):
    """The same by the hardware's approximations."""
    v = x[i]
    m = cute.math
    p = m.sqrt(v * v + 1.0, fastmath=True)
    y[i] = (
        m.exp(v * 0.5, fastmath=True)
        + m.log(p, fastmath=True)
        + m.exp2(v, fastmath=True)
        + m.log2(p, fastmath=True)
        + m.rsqrt(p, fastmath=True)
        + m.sin(v, fastmath=True)
        + m.cos(v, fastmath=True)
        + m.tanh(v, fastmath=True)
        + m.erf(v)
    )


def math_reference(x):
    from math import erf

    v = x.astype(np.float64)
    p = np.sqrt(v * v + 1)
    erfs = np.array([erf(t) for t in v])
    return (
        np.exp(v / 2) + np.log(p) + np.exp2(v) + np.log2(p) + 1 / np.sqrt(p) + np.sin(v) + np.cos(v) + np.tanh(v) + erfs
    )


# -- warps and shared memory


@cute.kernel
def warp_kernel(x: cute.Tensor, y: cute.Tensor):
    """Shuffles, votes and reductions, 32- and 64-bit and half."""
    i = global_index()
    lane = cute.arch.lane_idx()
    v = x[i]
    total = cute.arch.warp_reduction_sum(v)
    largest = cute.arch.warp_reduction_max(v, threads_in_group=8)
    neighbour = cute.arch.shuffle_sync_down(v.to(cutec.Int64) * 3, 1)
    first = cute.arch.shuffle_sync(v, 0)
    below = cute.arch.shuffle_sync_up(v, 2)
    bits = cute.arch.vote_ballot_sync(v > 0)
    every = cute.arch.vote_all_sync(v > -1000)
    some = cute.arch.vote_any_sync(v > 90)
    y[i] = (
        total
        + largest * 3
        + neighbour.to(cutec.Int32)
        + first
        + below * 5
        + cute.arch.popc(bits)
        + (every.to(cutec.Int32) - some.to(cutec.Int32)) * lane
    )


@cute.jit
def warps(x: cute.Tensor, y: cute.Tensor):
    warp_kernel(x, y).launch(grid=[cute.size(x) // THREADS, 1, 1], block=[THREADS, 1, 1])


def warps_reference(x):
    w = x.reshape(-1, 32).astype(np.int64)
    lane = np.arange(32)
    total = w.sum(1, keepdims=True)
    largest = w.reshape(-1, 4, 8).max(2).repeat(8, axis=1)
    neighbour = 3 * np.where(lane < 31, np.roll(w, -1, 1), w)
    below = np.where(lane >= 2, np.roll(w, 2, 1), w)
    count = (w > 0).sum(1, keepdims=True)
    flags = 1 - (w > 90).any(1, keepdims=True).astype(int)
    return (total + largest * 3 + neighbour + w[:, :1] + below * 5 + count + flags * lane).astype(np.int32).reshape(-1)


@cute.struct
class Storage:
    sums: cute.struct.MemRange[cutec.Int32, 4]
    data: cute.struct.Align[cute.struct.MemRange[cutec.Int32, THREADS], 128]


@cute.kernel
def smem_kernel(x: cute.Tensor, y: cute.Tensor):
    """A struct in dynamic shared memory, a static array, and a block-wide reversal and sum."""
    i = global_index()
    tid, _, _ = cute.arch.thread_idx()
    storage = cutec.utils.SmemAllocator().allocate(Storage)
    data = storage.data.get_tensor(cute.make_layout(THREADS))
    sums = storage.sums.get_tensor(cute.make_layout(4))
    squares = cute.make_tensor(cute.arch.alloc_smem(cutec.Int32, THREADS), cute.make_layout(THREADS))
    data[tid] = x[i]
    squares[tid] = x[i] * x[i]
    total = cute.arch.warp_reduction_sum(x[i])
    if tid % 32 == 0:
        sums[tid // 32] = total
    cute.arch.sync_threads()
    y[i] = data[THREADS - 1 - tid] + squares[(tid + 1) % THREADS] + sums.load().reduce(cute.ReductionOp.ADD, 0, 0)


@cute.jit
def shared(x: cute.Tensor, y: cute.Tensor):
    smem_kernel(x, y).launch(grid=[cute.size(x) // THREADS, 1, 1], block=[THREADS, 1, 1])


def shared_reference(x):
    b = x.reshape(-1, THREADS)
    return (b[:, ::-1] + np.roll(b * b, -1, 1) + b.sum(1, keepdims=True)).astype(np.int32).reshape(-1)


# -- tensors


@cute.kernel
def ssa_kernel(x: cute.Tensor, y: cute.Tensor):
    """TensorSSA: broadcast, comparison, where, reductions by profile."""
    i = global_index()
    rows = cute.zipped_divide(x, (1, 8))
    if i < cute.size(x, mode=[0]):
        v = rows[(0, None), (i, 0)].load().reshape((2, 4))
        columns = v.reduce(cute.ReductionOp.ADD, 0.0, (None, 1))
        best = v.reduce(cute.ReductionOp.MAX, -1e30, (1, None))
        scaled = v * columns.reshape((2, 1)) + cute.where(v > best.reshape((1, 4)) * 0.5, v, -v)
        y[i] = scaled.reduce(cute.ReductionOp.ADD, 0.0, 0) + v[1, 2] * v[(0, None)].reduce(
            cute.ReductionOp.MIN, 1e30, 0
        )


@cute.jit
def tensor_ssa(x: cute.Tensor, y: cute.Tensor):
    ssa_kernel(x, y).launch(grid=[cute.ceil_div(x.shape[0], THREADS), 1, 1], block=[THREADS, 1, 1])


def tensor_ssa_reference(x):
    v = x.astype(np.float64).reshape(-1, 4, 2).transpose(0, 2, 1)  # mode 0 fastest
    columns, best = v.sum(2, keepdims=True), v.max(1, keepdims=True)
    scaled = v * columns + np.where(v > best * 0.5, v, -v)
    return scaled.sum((1, 2)) + v[:, 1, 2] * v[:, 0].min(1)


@cute.kernel
def tail_kernel(x: cute.Tensor, y: cute.Tensor):
    """A predicated tiled copy of strided columns, and a dynamic layout."""
    tid, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), x.element_type)
    tiled = cute.make_tiled_copy_tv(atom, cute.make_layout((16, 8)), cute.make_layout((2, 2)))
    thread = tiled.get_slice(tid)
    source, target = (thread.partition_S(cute.local_tile(t, tiled.tiler_mn, (bx, by))) for t in (x, y))
    coords = thread.partition_S(cute.local_tile(cute.make_identity_tensor(x.shape), tiled.tiler_mn, (bx, by)))
    pred = cute.make_rmem_tensor(coords.shape, cutec.Boolean)
    for k in range(cute.size(pred)):
        pred[k] = cute.elem_less(coords[k], x.shape)
    frag = cute.make_fragment_like(source)
    frag.fill(0)
    cute.copy(tiled, source, frag, pred=pred)
    frag.store(frag.load() * 2)
    cute.copy(tiled, frag, target, pred=pred)


@cute.jit
def tails(x: cute.Tensor, y: cute.Tensor):
    m, n = x.shape
    if m * n > 0:
        tail_kernel(x, y).launch(
            grid=[cute.ceil_div(m, 32), cute.ceil_div(n, 16), 1], block=[THREADS, 1, 1], min_blocks_per_mp=2
        )


def tails_reference(x):
    return x * 2


class Tiles:
    """Extents of a grid of tiles with the divisors made of them, as public schedulers have it: each
    part is carried as one value.
    """

    def __init__(self, m, n, divisors=None):
        self.m, self.n = m, n
        self.divisors = divisors or (cute.fast_divmod_create_divisor(m), cute.FastDivmodDivisor(n))

    def __extract_mlir_values__(self):
        return [value for part in (self.m, self.n, *self.divisors) for value in cutec.extract_mlir_values(part)]

    def __new_from_mlir_values__(self, values):
        assert len(values) == 4
        old = (self.m, self.n, *self.divisors)
        m, n, *divisors = (cutec.new_from_mlir_values(part, [value]) for part, value in zip(old, values))
        return Tiles(m, n, divisors)


@cute.kernel
def divisors_kernel(tiles: Tiles, extra: cute.FastDivmodDivisor, x: cute.Tensor, y: cute.Tensor):
    i = global_index()
    if i < cute.size(y):
        last, row = divmod(i, tiles.divisors[0])
        c, d = cute.idx2crd(i, (extra, tiles.m))
        v = x[row, last % tiles.divisors[1]]
        y[row, last] = v // extra + 100 * (v % tiles.divisors[0]) + 3 * c - d


@cute.jit
def fast_divisors(x: cute.Tensor, y: cute.Tensor):
    """Divisors known at launch, made by the host program, in a class of the kernel's and on their
    own.
    """
    m, n = x.shape
    divisors_kernel(Tiles(m, n), cute.FastDivmodDivisor(n + 1), x, y).launch(
        grid=[cute.ceil_div(m * n, THREADS), 1, 1], block=[THREADS, 1, 1]
    )


def fast_divisors_reference(x):
    m, n = x.shape
    i = np.arange(m * n).reshape(n, m).T
    return (x // (n + 1) + 100 * (x % m) + 3 * (i % (n + 1)) - i // (n + 1)).astype(np.int32)


for _body in (collatz, loops, logic, integers):
    cutec.export(
        elementwise(_body),
        ["in i32[n]", "out i32[n]"],
        name=_body.__name__,
        reference=globals()[f"{_body.__name__}_reference"],
    )
cutec.export(elementwise(conversions), ["in f32[n]", "out f32[n]"], name="conversions", reference=conversions_reference)
cutec.export(elementwise(precise_math), ["in f32[n]", "out f32[n]"], name="precise_math", reference=math_reference)
cutec.export(elementwise(fast_math), ["in f32[n]", "out f32[n]"], name="fast_math", reference=math_reference)
cutec.export(warps, ["in i32[n{div=128}]", "out i32[n]"], reference=warps_reference)
cutec.export(shared, ["in i32[n{div=128}]", "out i32[n]"], reference=shared_reference)
cutec.export(tensor_ssa, ["in f32[m,8]", "out f32[m]"], reference=tensor_ssa_reference)
cutec.export(tails, ["in i32[m,n]:(1,m)", "out i32[m,n]:(?,1)"], reference=tails_reference)
cutec.export(fast_divisors, ["in i32[m,n]", "out i32[m,n]"], reference=fast_divisors_reference)
