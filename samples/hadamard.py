"""Walsh-Hadamard transforms of rows: y = scale · x H, with H in Sylvester's order: H[i, j] is -1
if i and j have an odd number of ones in common, else 1. Rows have 64, 128, … 32768 elements.

A stage adds and subtracts elements whose numbers differ in one bit; there is one for each bit of
n, in any order. A thread has some bits in its registers, where a stage costs no more than the sums.
Of short rows the other bits are those of lanes, between which elements are shuffled. Of longer ones
threads exchange elements through shared memory, twice, and each time have other bits in registers:

    bits of an element's number, n = 8192, vectors of 8 (r: registers, t: threads)
      12 11 10 9 8 7 6 5 4 3 2 1 0
      r  r  r  t t t t t t t r r r    as rows are read
      t  t  t  t r r r r r r t t t    then
      t  r  r  r t t t t t t r r r    as they are written

Sums are in float32 whatever the type of x. So an infinite element makes its row infinite or NaN,
and NaN makes its row NaN.
"""

from typing import Any

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import cpasync

BLOCK, READS = 128, 4096  # threads of a block, and bytes that it reads, at least


class Plan:
    """How rows of `length` elements are shared out: a thread has `pieces` vectors of 128 bits. A
    multiprocessor has `resident` blocks at a time, or as many as find room; where they stay, they
    load the next rows while they compute.
    """

    def __init__(self, dtype, length, pieces, resident=0, stay=False):
        self.dtype, self.length, self.pieces, self.resident, self.stay = dtype, length, pieces, resident, stay
        self.vector = 128 // dtype.width
        self.each = self.vector * pieces
        self.threads = length // self.each
        self.rows = max(1, BLOCK // self.threads)  # of a block
        while self.rows * length * dtype.width // 8 < READS:
            self.rows *= 2
        self.shuffled = self.threads <= 16
        # threads next to each other whose vectors lie behind each other
        self.side = min(self.each, self.threads)
        self.parts = max(1, self.threads // self.vector)
        # Where the elements of a row wait in shared memory. Vectors are stored by fours: those of
        # neighbouring threads lie behind each other. Lanes that read single elements, of a vector
        # and of several parts, use different banks.
        fours, step = self.vector // 4, 4 * self.each + 4
        self.row = self.parts * fours * step
        self.place = cute.make_layout((4, fours, self.each, self.parts), stride=(1, step, 4, fours * step))

    def vectors(self, side):
        """A row as (element of a vector, thread, piece, thread): so many threads lie side by side
        before the next piece comes.
        """
        return self.vector, side, self.pieces, self.threads // side

    def elements(self):
        """A row as (thread, element, thread): threads have an element each of many vectors."""
        return self.vector, self.each, self.parts


@cute.jit
def add_and_subtract(values, bits):
    """The stages of some bits of the numbers of registers."""
    for bit in bits:
        for i in cutec.range_constexpr(cute.size(values)):
            if cutec.const_expr(i & bit == 0):
                one, other = values[i], values[i | bit]
                values[i], values[i | bit] = one + other, one - other


@cute.jit
def between_lanes(values, lanes):
    """The stages of the bits of lanes."""
    lane = cute.arch.lane_idx()
    for bit in powers(lanes):
        sign = cute.where(lane & bit == 0, cutec.Float32(1), cutec.Float32(-1))
        for i in cutec.range_constexpr(cute.size(values)):
            values[i] = cute.math.fma(values[i], sign, cute.arch.shuffle_sync_bfly(values[i], bit))


def powers(most, least=1):
    """Powers of two below `most`."""
    return [1 << i for i in range(least.bit_length() - 1, most.bit_length() - 1)]


@cute.jit
def meet(plan: Constexpr):
    """Until the threads of a row are here."""
    if cutec.const_expr(plan.threads <= 32):
        cute.arch.sync_warp()
    else:
        cute.arch.sync_threads()


def viewed(waiting, plan, shape):
    """A row in shared memory in another shape."""
    return cute.make_tensor(waiting.iterator, cute.composition(plan.place, cute.make_layout(shape)))


@cute.jit
def through_memory(values, waiting, thread, plan: Constexpr):
    """The stages of the bits of threads: elements are exchanged twice."""
    vector, each, side = plan.vector, plan.each, plan.side
    as_read = viewed(waiting, plan, plan.vectors(plan.threads))[None, thread, None, 0]
    single = viewed(waiting, plan, plan.elements())[thread % vector, None, thread // vector]
    as_written = viewed(waiting, plan, plan.vectors(side))[None, thread % side, None, thread // side]
    exchanged(values, as_read, single, plan)
    add_and_subtract(values, powers(side))
    exchanged(values, single, as_written, plan)
    # of pieces those that have been threads, if any
    add_and_subtract(values, powers(vector * plan.threads // side, vector) if plan.threads > each else [])
    meet(plan)


@cute.jit
def exchanged(values, source, target, plan: Constexpr):
    cute.autovec_copy(cute.make_tensor(values.iterator, cute.make_layout(source.shape)), source)
    meet(plan)
    cute.autovec_copy(target, cute.make_tensor(values.iterator, cute.make_layout(target.shape)))


def row_of(x, row, plan, side, thread):
    """A thread's vectors of a row in memory."""
    place = x.iterator + cute.assume(cutec.Int64(row) * plan.length, divby=plan.vector)
    return cute.make_tensor(place, cute.make_layout(plan.vectors(side)))[None, thread % side, None, thread // side]


@cute.jit
def transform(given, y, row, waiting, thread, scale, plan: Constexpr):
    """Transform a row, of which each thread has its vectors, and write it."""
    values = cute.make_rmem_tensor(plan.each, cutec.Float32)
    values.store(cute.coalesce(given).load().to(cutec.Float32))
    add_and_subtract(values, powers(plan.each))
    if cutec.const_expr(plan.shuffled):
        between_lanes(values, plan.threads)
    else:
        through_memory(values, waiting, thread, plan)
    result = cute.make_rmem_tensor((plan.vector, plan.pieces), plan.dtype)
    cute.coalesce(result).store((values.load() * scale).to(plan.dtype))
    if row < y.shape[0]:
        cute.autovec_copy(result, row_of(y, row, plan, plan.side, thread))


def begin(plan):
    """(this thread of its row, its group of threads, their place in shared memory), when the launch
    before has ended.
    """
    cute.arch.griddepcontrol_launch_dependents()
    cute.arch.griddepcontrol_wait()
    tid, _, _ = cute.arch.thread_idx()
    group, waiting = tid // plan.threads, None
    if not plan.shuffled:
        smem = cutec.utils.SmemAllocator()
        places = smem.allocate_tensor(cutec.Float32, cute.make_layout(plan.row * plan.rows), 128)
        waiting = cute.make_tensor(places.iterator + plan.row * group, cute.make_layout(plan.row))
    return tid % plan.threads, group, waiting


@cute.kernel
def hadamard_kernel(x: cute.Tensor, y: cute.Tensor, scale: cutec.Float32, plan: Constexpr):
    """A row for each group of threads."""
    thread, group, waiting = begin(plan)
    row = cute.arch.block_idx()[0] * plan.rows + group
    given = cute.make_rmem_tensor((plan.vector, plan.pieces), plan.dtype)
    given.fill(0)
    if row < x.shape[0]:
        cute.autovec_copy(row_of(x, row, plan, plan.threads, thread), given)
    transform(given, y, row, waiting, thread, scale, plan)


@cute.jit
def ask(x, row, following, thread, plan: Constexpr):
    """Let a row come into shared memory."""
    if row < x.shape[0]:
        op = cpasync.CopyG2SOp(cache_mode=cute.nvgpu.LoadCacheMode.GLOBAL)  # not in L1
        atom = cute.make_copy_atom(op, plan.dtype, num_bits_per_copy=128)
        cute.copy(atom, row_of(x, row, plan, plan.threads, thread), following)
    cute.arch.cp_async_commit_group()


@cute.kernel
def staying_kernel(x: cute.Tensor, y: cute.Tensor, scale: cutec.Float32, plan: Constexpr):
    """Groups of threads stay, and take one row after the other: the next one comes meanwhile."""
    thread, group, waiting = begin(plan)
    layout = cute.make_layout((plan.vector, plan.rows * plan.threads, plan.pieces))
    following = cutec.utils.SmemAllocator().allocate_tensor(plan.dtype, layout, 128)
    following = following[None, cute.arch.thread_idx()[0], None]  # where only this thread writes
    first, step = cute.arch.block_idx()[0] * plan.rows + group, cute.arch.grid_dim()[0] * plan.rows
    ask(x, first, following, thread, plan)
    for row in cutec.range(first, x.shape[0] + group, step):
        cute.arch.cp_async_wait_group(0)
        given = cute.make_rmem_tensor((plan.vector, plan.pieces), plan.dtype)
        given.fill(0)
        if row < x.shape[0]:
            cute.autovec_copy(following, given)
        ask(x, row + step, following, thread, plan)
        transform(given, y, row, waiting, thread, scale, plan)


SMS = 132  # of an H100 or H200


@cute.jit
def hadamard(x: cute.Tensor, y: cute.Tensor, scale: cutec.Float32, form: Constexpr):
    plan = Plan(x.element_type, *form)
    blocks, kernel = cute.ceil_div(x.shape[0], plan.rows), hadamard_kernel
    if cutec.const_expr(plan.stay):
        blocks, kernel = cutec.min(blocks, SMS * plan.resident), staying_kernel
    options: Any = {"min_blocks_per_mp": plan.resident} if plan.resident else {}
    kernel(x, y, scale, plan).launch(
        grid=(blocks, 1, 1),
        block=(plan.rows * plan.threads, 1, 1),
        use_pdl=True,
        **options,
    )


def reference(x, scale):
    import numpy as np

    y = x.astype(np.float64)
    for bit in powers(x.shape[1]):
        pairs = y.reshape(len(y), y.shape[1] // (2 * bit), 2, bit)
        y = np.stack([pairs[:, :, 0] + pairs[:, :, 1], pairs[:, :, 0] - pairs[:, :, 1]], 2).reshape(y.shape)
    return y * scale


# (elements of a row, vectors of a thread, blocks of a multiprocessor, whether they stay): measured
# on an H200
OF_16 = [(64, 1), (128, 2), (256, 2), (512, 4), (1024, 4), (2048, 4), (4096, 4)]
OF_16 += [(8192, 8), (16384, 8, 2, True), (32768, 8, 1, True)]
OF_32 = [(64, 2), (128, 4), (256, 4), (512, 8), (1024, 8), (2048, 8), (4096, 8), (8192, 8), (16384, 16), (32768, 16)]
for dtype, forms in (("f32", OF_32), ("f16", OF_16), ("bf16", OF_16)):
    cutec.export(
        hadamard,
        args=[f"in {dtype}[m,n]", f"out {dtype}[m,n]", "f32"],
        name=f"hadamard_{dtype}",
        choose=[(f"n == {form[0]}", {"form": form}) for form in forms],
        reference=reference,
        arch="sm_90a",
    )
