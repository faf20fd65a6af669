"""z = f(x, y) for tensors of up to four modes, any of which x or y may have an extent of 1 in
(broadcasting), of different types.

Calls pass x and y with the shape of z, and strides of 0 in the modes that they lack: what
`x.expand(z.shape)` of PyTorch and `numpy.broadcast_to` give. The host function joins modes that lie
behind each other in all three tensors, so that most calls are about one or two modes. Then

* a thread takes 16 bytes along the first mode at once, if all addresses allow it, or a number of an
  operand whose stride is 0; and several such turns, along the first mode or the second;
* otherwise, if z has no gaps, it takes 16 bytes of z and of what lies as z does, and gathers the
  elements of others. Its turns are periods apart: as many of the last mode's steps as are whole
  vectors. So it counts coordinates up once, and an operand that lacks the last mode is read once.
  Where both are gathered and one of them is read once, z is all that moves, and only instructions
  count: there a thread of small elements takes more turns, and of an operand that lacks the first
  mode it reads two numbers, of a row and the next one;
* where periods are few, a thread has no turns. Of small elements that lie beside each other it
  loads aligned vectors then, and shifts them;
* otherwise it takes single elements.

What is read again, of operands that are broadcast, is in the L1 cache.
"""

from common.modes import (
    aligned,
    along_row,
    copy,
    copy_some,
    dense,
    divisors,
    flat,
    follow,
    gather,
    loaded,
    moved,
    next_row,
    offsets,
    overlaps,
)

import cutec
from cutec import Constexpr, cute

THREADS = 256
TURNS = 4  # of a thread, whose loads wait for memory together
SEVERAL = 2  # vectors of a thread, of which each has its own coordinates
# blocks that are enough, and how many times TURNS a thread of small elements has where more are
BLOCKS, MOST = 16 * 132, 4


@cute.kernel
def map_vectors(
    mX: cute.Tensor, mY: cute.Tensor, mZ: cute.Tensor, width, height, tiles, f: Constexpr, along: Constexpr
):
    """mZ (vector, n, turns, rest) = f(mX, mY), which have that shape, or numbers for vectors. A
    block has `width` vectors of `height` turns at once; threads take turns along n (0) or turns
    (1).
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    vector, n, turns, rest = (cute.size(mZ, mode=[i]) for i in range(4))
    part, first, which = cute.idx2crd(cute.arch.block_idx()[0], (*tiles, rest))
    down, right = divmod(tid, width)
    step = (THREADS, 0) if along == 0 else (0, height)
    here = part * (THREADS * TURNS if along == 0 else THREADS) + right
    turn = first * (1 if along == 0 else TURNS * height) + down
    # What runs over the edge of a block does nothing.
    n = n if down < height else 0
    atX, atY, atZ = (t[None, here, turn, which] for t in (mX, mY, mZ))
    rX, rY = (cute.make_rmem_tensor((cute.size(t, mode=[0]), TURNS), t.element_type) for t in (mX, mY))
    for i in cutec.range_constexpr(TURNS):
        if here + i * step[0] < n and turn + i * step[1] < turns:
            cute.autovec_copy(atX, rX[None, i])
            cute.autovec_copy(atY, rY[None, i])
        atX, atY = (moved(at, t.stride[1 + along] * step[along]) for at, t in ((atX, mX), (atY, mY)))
    for i in cutec.range_constexpr(TURNS):
        rZ = cute.make_rmem_tensor(vector, mZ.element_type)
        rZ.store(f(rX[None, i].load().to(cutec.Float32), rY[None, i].load().to(cutec.Float32)).to(mZ.element_type))
        if here + i * step[0] < n and turn + i * step[1] < turns:
            cute.autovec_copy(rZ, atZ)
        atZ = moved(atZ, mZ.stride[1 + along] * step[along])


@cute.jit
def gather_turns(t, places, step, ends, r, alone: Constexpr):
    """Elements of `t`, whose turns are `step` apart, at these places, as many of each turn as it
    has. Where `t` lacks the first mode, they are at most two numbers, of this row and the next:
    where `t` `alone` is gathered, those are loaded.
    """
    vector = cute.size(r, mode=[0])
    if step == 0:
        for k in cutec.range_constexpr(vector):
            if k < ends[0]:
                r[k, 0] = (t.iterator + places[k]).load()
            for i in cutec.range_constexpr(1, TURNS):
                r[k, i] = r[k, 0]
    elif alone and t.stride[0] == 0 and t.shape[0] >= vector and ends[TURNS - 1] == vector:
        for i in cutec.range_constexpr(TURNS):
            start = t.iterator + i * step
            this, other = (start + places[0]).load(), (start + places[vector - 1]).load()
            for k in cutec.range_constexpr(vector):
                r[k, i] = cute.where(places[k] == places[0], this, other)
    else:
        for i in cutec.range_constexpr(TURNS):
            start = t.iterator + i * step
            if ends[i] == vector:
                for k in cutec.range_constexpr(vector):
                    r[k, i] = (start + places[k]).load()
            else:
                for k in cutec.range_constexpr(vector):
                    if k < ends[i]:
                        r[k, i] = (start + places[k]).load()


@cute.kernel
def map_elements(
    mX: cute.Tensor, mY: cute.Tensor, mZ: cute.Tensor, length, shape, steps, period, width, height, tiles, f: Constexpr
):
    """mZ (vector, n) = f(mX, mY), which are such too, or have the modes of `shape`: a period, of so
    many vectors. What lies in the next period is `steps` further on.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    vector = cute.size(mZ, mode=[0])
    part, first = cute.idx2crd(cute.arch.block_idx()[0], tiles)
    down, right = divmod(tid, width)
    here, turn = part * THREADS + right, first * (TURNS * height) + down
    # What runs over the edge of a block does nothing.
    length = length if here < period and down < height else 0
    at = [(turn + i * height) * period + here for i in range(TURNS)]
    ends = [cute.math.max(cute.math.min(length - number * vector, vector), 0) for number in at]
    operands = [cute.make_rmem_tensor((vector, TURNS), t.element_type) for t in (mX, mY)]
    for r in operands:
        r.fill(0)
    others = [t for t in (mX, mY) if cute.rank(t) > 2]
    places = offsets(others, here * vector, shape, vector) if others else []
    for t, r, step in zip((mX, mY), operands, steps):
        if cutec.const_expr(cute.rank(t) > 2):
            of_t = places[0 if t is others[0] else 1]
            gather_turns(
                cute.make_tensor(t.iterator + turn * step, t.layout), of_t, step * height, ends, r, len(others) == 1
            )
        else:
            for i in cutec.range_constexpr(TURNS):
                if ends[i] > 0:
                    copy_some(t[None, at[i]], r[None, i], ends[i])
    for i in cutec.range_constexpr(TURNS):
        rX, rY = (r[None, i].load().to(cutec.Float32) for r in operands)
        rZ = cute.make_rmem_tensor(vector, mZ.element_type)
        rZ.store(f(rX, rY).to(mZ.element_type))
        if ends[i] > 0:
            copy_some(rZ, mZ[None, at[i]], ends[i])


@cute.kernel
def map_gathered(mX: cute.Tensor, mY: cute.Tensor, mZ: cute.Tensor, length, shape, f: Constexpr):
    """mZ (vector, n) = f(mX, mY), which are such too, or have the modes of `shape`."""
    follow()
    tid, _, _ = cute.arch.thread_idx()
    here = cute.arch.block_idx()[0] * THREADS + tid
    vector = cute.size(mZ, mode=[0])
    rX, rY, rZ = (cute.make_rmem_tensor(vector, t.element_type) for t in (mX, mY, mZ))
    first = here * vector
    if first < length:
        operands = [(t, r) for t, r in ((mX, rX), (mY, rY)) if cute.rank(t) == 2]
        for t, r in operands:
            r.fill(0)
            copy_some(t[None, here], r, length - first)
        others = [(t, r) for t, r in ((mX, rX), (mY, rY)) if cute.rank(t) > 2]
        if cutec.const_expr(bool(others)):
            gather([t for t, _ in others], first, length, shape, [r for _, r in others])
        rZ.store(f(rX.load().to(cutec.Float32), rY.load().to(cutec.Float32)).to(mZ.element_type))
        copy_some(rZ, mZ[None, here], length - first)


def number_at(t, offset):
    """An element, in float32."""
    return (t.iterator + offset).load().to(cutec.Float32)


def loaded_at(t, places):
    """Elements at these places, in float32."""
    register = cute.make_rmem_tensor(len(places), cutec.Float32)
    for k, place in enumerate(places):
        register[k] = number_at(t, place)
    return register


def two_numbers(t, start, places):
    """The same where places are those of two elements at most, the first and the last one's."""
    first, last = number_at(t, start + places[0]), number_at(t, start + places[-1])
    register = cute.make_rmem_tensor(len(places), cutec.Float32)
    for k, place in enumerate(places):
        register[k] = cute.where(place == places[0], first, last)
    return register


@cute.jit
def gather_row(t, coord, span, r):
    """r = elements of `t` from a coordinate on, of this row and at most the next one. `t` has
    `span` elements of memory. Where it lacks the first mode, they are two numbers.
    """
    vector, left, here = cute.size(r), t.shape[0] - coord[0], cute.crd2idx(tuple(coord), t.layout)
    if t.stride[0] == 1:
        r.store(along_row(t, coord, span, vector).load().to(cutec.Float32))
    else:
        behind = here + (next_row(t, coord) if left < vector else 0)
        if t.stride[0] == 0:
            this, other = number_at(t, here), number_at(t, behind)
            for k in cutec.range_constexpr(vector):
                r[k] = cute.where(k < left, this, other)
        else:
            for k in cutec.range_constexpr(vector):
                r[k] = number_at(t, here + k * t.stride[0] if k < left else behind + (k - left) * t.stride[0])


@cute.jit
def map_rest(mX, mY, mZ, whole, rest, f: Constexpr):
    """The elements behind the whole vectors, which are less than one, by the first block."""
    tid, _, _ = cute.arch.thread_idx()
    if cute.arch.block_idx()[0] == 0 and tid < rest:
        place = whole * cute.size(mZ, mode=[0]) + tid
        at = [place if cute.rank(t) == 2 else cute.crd2idx(cute.idx2crd(place, t.shape), t.layout) for t in (mX, mY)]
        number = f(*(number_at(t, offset) for t, offset in zip((mX, mY), at)))
        (mZ.iterator + place).store(number.to(mZ.element_type))


@cute.kernel
def map_line(mX: cute.Tensor, mY: cute.Tensor, mZ: cute.Tensor, whole, rest, shape, spans, f: Constexpr):
    """mZ (vector, n) = f(mX, mY), of `whole` vectors and `rest` elements. Operands are such too, or
    have the modes of `shape`, of which the first is no shorter than a vector.
    """
    follow()
    vector, (first,) = cute.size(mZ, mode=[0]), [cute.arch.block_idx()[0] * (THREADS * SEVERAL)]
    first += cute.arch.thread_idx()[0]
    if first < whole:
        # Behind the last vector it comes again: no load waits for a branch.
        at = [cute.math.min(first + i * THREADS, whole - 1) for i in range(SEVERAL)]
        read = [cute.make_rmem_tensor((vector, SEVERAL), cutec.Float32) for _ in range(2)]
        for t, r in zip((mX, mY), read):
            if cutec.const_expr(cute.rank(t) == 2):
                for i in cutec.range_constexpr(SEVERAL):
                    r[None, i].store(loaded(t[None, at[i]]).load().to(cutec.Float32))
        coords = [list(cute.idx2crd(number * vector, shape)) for number in at]
        for t, r, span in zip((mX, mY), read, spans):
            if cutec.const_expr(cute.rank(t) > 2):
                for i in cutec.range_constexpr(SEVERAL):
                    gather_row(t, coords[i], span, r[None, i])
        for i in cutec.range_constexpr(SEVERAL):
            rZ = cute.make_rmem_tensor(vector, mZ.element_type)
            rZ.store(f(*(r[None, i].load() for r in read)).to(mZ.element_type))
            if first + i * THREADS < whole:
                copy(rZ, mZ[None, at[i]])
    map_rest(mX, mY, mZ, whole, rest, f)


@cute.kernel
def map_periods(
    mX: cute.Tensor,
    mY: cute.Tensor,
    mZ: cute.Tensor,
    whole,
    rest,
    shape,
    steps,
    period,
    batches,
    width,
    height,
    parts,
    kinds: Constexpr,
    f: Constexpr,
):
    """mZ (vector, n) = f(mX, mY), of `whole` vectors and `rest` elements. A thread has a vector of
    a period, and the same one of other periods: TURNS that are `height` of them apart, in so many
    `batches`. Operands have the modes of `shape`, a period. By its kind, one is the same in all
    periods ("once"); what the other one has in the next period is its step further on: two
    numbers, of a row and the next one, where it lacks the first mode ("numbers"), or anything
    ("each").
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    vector = cute.size(mZ, mode=[0])
    first, part = divmod(cute.arch.block_idx()[0], parts)
    down, right = divmod(tid, width)
    here = part * width + right
    turns = cute.ceil_div(whole - here, period)  # that there are
    if down < height and here < period and turns > 0:
        places = [[of_t[k] for k in range(vector)] for of_t in offsets([mX, mY], here * vector, shape, vector)]
        operands = list(zip((mX, mY), kinds, steps, places))
        same = [loaded_at(t, of_t) if kind == "once" else None for t, kind, _, of_t in operands]
        groups = cute.arch.grid_dim()[0] // parts
        for batch in cutec.range(batches, unroll=1):
            turn = (batch * groups + first) * (TURNS * height) + down
            # Behind the last turn it comes again: no load waits for a branch.
            at = [cute.math.min(turn + i * height, turns - 1) for i in range(TURNS)]
            read = []
            for t, kind, step, of_t in operands:
                if cutec.const_expr(kind == "numbers"):
                    read.append([two_numbers(t, i * step, of_t) for i in at])
                elif cutec.const_expr(kind == "each"):
                    read.append([loaded_at(t, [i * step + place for place in of_t]) for i in at])
                else:
                    read.append([same[len(read)]] * TURNS)
            for i in cutec.range_constexpr(TURNS):
                rZ = cute.make_rmem_tensor(vector, mZ.element_type)
                rZ.store(f(read[0][i].load(), read[1][i].load()).to(mZ.element_type))
                if turn + i * height < turns:
                    copy(rZ, mZ[None, at[i] * period + here])
    map_rest(mX, mY, mZ, whole, rest, f)


@cute.jit
def joined(shape, strides):
    """Modes, the fastest first, with those joined that all tensors step through as through one. The
    first of them has the extents of all; the others have 1.
    """
    shape, strides = list(shape), [list(s) for s in strides]
    for first in range(len(shape)):
        for mode in range(first + 1, len(shape)):
            join = shape[first] == 1
            behind = cutec.Boolean(True)
            for s in strides:
                behind = behind and s[mode] == s[first] * shape[first]
            free = cutec.Boolean(True)
            for between in shape[first + 1 : mode]:
                free = free and between == 1
            join = free and (join or behind)
            for s in strides:
                s[first] = s[mode] if join and shape[first] == 1 else s[first]
                s[mode] = cutec.Int64(0) if join else s[mode]
            shape[first] = shape[first] * shape[mode] if join else shape[first]
            shape[mode] = 1 if join else shape[mode]
    return shape, strides


def view(t, shape, stride, vector, whole):
    """(vector, n, turns, rest) of `t`, or (1, n, turns, rest) if it is not `whole`."""
    if vector > 1:
        stride = [vector if whole else 0, *(cute.assume(s, divby=vector if whole else 1) for s in stride[1:])]
        shape = [cute.ceil_div(shape[0], vector), *shape[1:]]
    first = (vector, 1) if whole else (1, 0)
    shape = (first[0], shape[0], shape[1], tuple(shape[2:]))
    return cute.make_tensor(
        t.iterator, cute.make_layout(shape, stride=(first[1], stride[0], stride[1], tuple(stride[2:])))
    )


@cute.jit
def launch_vectors(x, y, z, f: Constexpr, along: Constexpr):
    n, turns, rest = (cute.math.max(cute.size(z, mode=[i]), 1) for i in range(1, 4))
    width = cute.math.min(n, THREADS)
    height = THREADS // width
    tiles = (
        (cute.ceil_div(n, THREADS * TURNS), turns)
        if along == 0
        else (cute.ceil_div(n, THREADS), cute.ceil_div(turns, TURNS * height))
    )
    blocks = tiles[0] * tiles[1] * rest if cute.size(z) > 0 else 0
    map_vectors(x, y, z, *divisors([width]), height, divisors(tiles), f, along).launch(
        grid=(blocks, 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
    )


def modes(t, shape, stride):
    """`t` with other modes, of strides of 32 bits."""
    return cute.make_tensor(t.iterator, cute.make_layout(tuple(shape), stride=tuple(s.to(cutec.Int32) for s in stride)))


@cute.jit
def near(shape, strides):
    """Whether offsets fit 32 bits, those of a period behind the last element too."""
    found = cutec.Boolean(True)
    for stride in strides:
        last = cutec.Int64(0)
        for extent, step in zip(shape, stride):
            last = last + extent * step
        found = found and last < 2**30
    return found


@cute.jit
def periods(shape, strides, vector):
    """The shape of a period, how many vectors it has, and the operands' steps to the next one."""
    shape, found, steps = list(shape), cutec.Int32(1), [cutec.Int32(0) for _ in strides]
    left = cutec.Boolean(True)
    for mode in reversed(range(len(shape))):
        inner = cutec.Int32(1)
        for extent in shape[:mode]:
            inner = inner * extent
        last = left and (shape[mode] > 1 or mode == 0)
        factor = 1 if inner % vector == 0 else cute.math.min(shape[mode], vector)
        found = cute.ceil_div(inner * factor, vector) if last else found
        steps = [factor * s[mode].to(cutec.Int32) if last else step for s, step in zip(strides, steps)]
        shape[mode] = factor if last else shape[mode]
        left = left and not last
    return shape, cute.math.max(found, 1), steps


def span(shape, stride):
    """How many elements of memory a tensor reaches over."""
    last = cutec.Int32(0)
    for extent, step in zip(shape, stride):
        last += (extent - 1) * step.to(cutec.Int32)
    return last + 1


@cute.jit
def launch_line(views, whole, rest, shape, spans, f: Constexpr):
    map_line(*views, whole, rest, (*divisors(shape[:3]), shape[3]), spans, f).launch(
        grid=(cute.ceil_div(cute.math.max(whole, 1), THREADS * SEVERAL), 1, 1),
        block=(THREADS, 1, 1),
        use_pdl=overlaps(),
    )


@cute.jit
def launch_periods(views, whole, rest, shape, steps, period, kinds: Constexpr, f: Constexpr):
    parts = cute.ceil_div(period, THREADS)
    width = cute.ceil_div(period, parts)
    height = THREADS // width
    groups = cute.math.max(cute.ceil_div(cute.ceil_div(whole, period), TURNS * height), 1)
    most = MOST if cute.size(views[2], mode=[0]) > 4 else 1
    batches = cute.math.max(cute.math.min(groups * parts // BLOCKS, most), 1)
    blocks = parts * cute.ceil_div(groups, batches)
    map_periods(
        *views,
        whole,
        rest,
        (*divisors(shape[:3]), shape[3]),
        steps,
        period,
        batches,
        *divisors([width]),
        height,
        *divisors([parts]),
        kinds,
        f,
    ).launch(grid=(blocks, 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps())


def views_of(tensors, shape, strides, vector, whole):
    """Tensors as vectors, or where they are not `whole` with all modes."""
    return [flat(t, vector) if w else modes(t, shape, s) for t, s, w in zip(tensors, strides, whole)]


@cute.jit
def launch_elements(tensors, shape, strides, vector, f: Constexpr):
    x_whole, y_whole = dense(shape, strides[0]), dense(shape, strides[1])
    length = cute.size(tensors[2])
    whole, rest = length // vector, length % vector
    inner, period, steps = periods(shape, strides[:2], vector)
    divided, of_period = ((*divisors(s[:3]), s[3]) for s in (shape, inner))
    width = cute.math.min(period, THREADS)
    height = THREADS // width
    turns = cute.ceil_div(cute.ceil_div(length, vector), period)
    tiles = cute.ceil_div(period, THREADS), cute.ceil_div(turns, TURNS * height)
    gathered = not x_whole and not y_whole
    if gathered and turns >= TURNS and (steps[0] == 0 or steps[1] == 0):
        views = views_of(tensors, shape, strides, vector, (False, False, True))
        of_rows = [shape[0] >= vector and s[0] == 0 for s in strides[:2]]
        for once, other in ((0, 1), (1, 0)):
            for kind in ("numbers", "each"):
                if (steps[0] == 0) == (once == 0) and of_rows[other] == (kind == "numbers"):
                    kinds = ("once", kind) if once == 0 else (kind, "once")
                    launch_periods(views, whole, rest, inner, steps, period, kinds, f)
    else:
        small = turns < TURNS and shape[0] >= vector and not (x_whole and y_whole) if vector > 4 else False
        for of_x in (True, False):
            for of_y in (True, False):
                if x_whole == of_x and y_whole == of_y:
                    views = views_of(tensors, shape, strides, vector, (of_x, of_y, True))
                    if cutec.const_expr(not (of_x and of_y)):
                        if small:
                            launch_line(views, whole, rest, shape, [span(shape, s) for s in strides[:2]], f)
                    if turns < TURNS and not small:
                        map_gathered(*views, length, divided, f).launch(
                            grid=(cute.ceil_div(length, THREADS * vector), 1, 1),
                            block=(THREADS, 1, 1),
                            use_pdl=overlaps(),
                        )
                    if turns >= TURNS:
                        of_blocks = *divisors([width]), height, (*divisors(tiles[:1]), tiles[1])
                        map_elements(*views, length, of_period, steps, period, *of_blocks, f).launch(
                            grid=(tiles[0] * tiles[1], 1, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
                        )


@cute.jit
def elementwise(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor, f: Constexpr):
    tensors = (x, y, z)
    shape, strides = joined(reversed(z.shape), [reversed(t.stride) for t in tensors])
    vector = 128 // min(t.element_type.width for t in tensors)
    whole = [s[0] == 1 and aligned(s[1:], vector) for s in strides]
    left = shape[0] % vector == 0 and whole[2]
    taken = cutec.Boolean(False)
    for of_x, of_y in ((True, True), (True, False), (False, True)):
        fits = left
        for of, part, s in ((of_x, whole[0], strides[0]), (of_y, whole[1], strides[1])):
            fits = fits and (part if of else s[0] == 0)
        if fits:
            views = [view(t, shape, s, vector, w) for t, s, w in zip(tensors, strides, (of_x, of_y, True))]
            if shape[1] * shape[2] * shape[3] == 1:
                launch_vectors(*views, f, 0)
            else:
                launch_vectors(*views, f, 1)
        left = left and not fits
        taken = taken or fits
    if not taken:
        if dense(shape, strides[2]) and near(shape, strides):
            launch_elements(tensors, shape, strides, vector, f)
        else:
            launch_vectors(*(view(t, shape, s, 1, True) for t, s in zip(tensors, strides)), f, 1)


def add(x, y):
    return x + y


def multiply(x, y):
    return x * y


def add_reference(x, y):
    return x + y


def multiply_reference(x, y):
    return x * y


MODES = "[a,b,c,d]:(?,?,?,?)"
TYPES = [("f32",) * 3, ("f16",) * 3, ("bf16",) * 3, ("bf16", "f32", "bf16"), ("bf16", "f32", "f32")]
for f, reference in ((add, add_reference), (multiply, multiply_reference)):
    for types in TYPES:
        cutec.export(
            elementwise,
            name="_".join([f.__name__, *(types if len(set(types)) > 1 else types[:1])]),
            args=[f"{role} {dtype}{MODES}" for role, dtype in zip(("in", "in", "out"), types)],
            constexpr={"f": f},
            reference=reference,
        )
