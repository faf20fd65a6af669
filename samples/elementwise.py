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
  Where periods are few, a thread has no turns;
* otherwise it takes single elements.

What is read again, of operands that are broadcast, is in the L1 cache.
"""

from common.modes import aligned, copy, dense, divisors, flat, follow, moved, offsets, overlaps

import cutec
from cutec import Constexpr, cute

THREADS = 256
TURNS = 4  # of a thread, whose loads wait for memory together
SEVERAL = 2  # vectors of a thread, of which each has its own coordinates
BLOCKS, MOST = 8 * 132, 8  # blocks that are enough for an H100 or H200, and times TURNS of a thread where more are


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


def wide(t, offset, vector):
    """A vector that begins at a multiple of it."""
    return cute.make_tensor(t.iterator + cute.assume(offset, divby=vector), cute.make_layout(vector))


def loaded(t):
    """A vector, in float32."""
    register = cute.make_rmem_tensor(cute.size(t), t.element_type)
    copy(t, register)
    return register.load().to(cutec.Float32)


def number_at(t, offset):
    """An element, in float32."""
    return (t.iterator + offset).load().to(cutec.Float32)


@cute.jit
def gather_each(t, places, starts, r):
    """r (vector, turns) = elements of `t` at these places behind each start. Where `t` lacks the
    first mode, they are two numbers: of this row and of the next.
    """
    vector, turns = r.shape
    if t.stride[0] == 0 and t.shape[0] >= vector:
        for i in cutec.range_constexpr(turns):
            this, other = number_at(t, starts[i] + places[0]), number_at(t, starts[i] + places[vector - 1])
            for k in cutec.range_constexpr(vector):
                r[k, i] = cute.where(places[k] == places[0], this, other)
    else:
        for i in cutec.range_constexpr(turns):
            for k in cutec.range_constexpr(vector):
                r[k, i] = number_at(t, starts[i] + places[k])


@cute.jit
def next_row(t, coord):
    """How much further on than an element the first one of the next row is."""
    step, behind = t.stride[1] - coord[0] * t.stride[0], coord[1] + 1 == t.shape[1]
    for m in cutec.range_constexpr(1, len(coord) - 1):
        if behind:
            step += t.stride[m + 1] - t.shape[m] * t.stride[m]
        behind = behind and coord[m + 1] + 1 == t.shape[m + 1]
    return step


@cute.jit
def shifted(t, offset, vector: Constexpr):
    """The `vector` elements from an offset on, of the aligned ones that they lie in."""
    width = t.element_type.width
    count, fits = vector * width // 32, 128 // width  # words of a vector; elements of 16 bytes
    words = cute.make_rmem_tensor(count + 4, cutec.Uint32)
    for i in cutec.range_constexpr(count // 4 + 1):
        from_ = wide(t, (offset // fits + i) * fits, fits)
        cute.autovec_copy(cute.recast_tensor(from_, cutec.Uint32), cute.local_tile(words, (4,), (i,)))
    shift = offset % fits
    for step in (2, 1):
        for j in cutec.range_constexpr(count + step):
            if j + step < count + 4:
                words[j] = cute.where((shift * width // 32 & step) != 0, words[j + step], words[j])
    if cutec.const_expr(width == 16):
        for j in cutec.range_constexpr(count):
            words[j] = cute.arch.shf(words[j], words[j + 1], shift % 2 * 16, "r")
    return cute.recast_tensor(cute.local_tile(words, (count,), (0,)), t.element_type).load().to(cutec.Float32)


@cute.jit
def gather_row(t, coord, span, r):
    """r = elements of `t` from a coordinate on, of this row and at most the next one. `t` has `span`
    elements of memory. Where it lacks the first mode, they are two numbers.
    """
    vector, left = cute.size(r), t.shape[0] - coord[0]
    here, fits = cute.crd2idx(tuple(coord), t.layout), 128 // t.element_type.width
    behind = here + (next_row(t, coord) if left < vector else 0)
    if t.stride[0] == 0:
        this, other = number_at(t, here), number_at(t, behind)
        for k in cutec.range_constexpr(vector):
            r[k] = cute.where(k < left, this, other)
    elif t.stride[0] == 1 and left >= vector and here >= 0 and here // fits * fits + vector + fits <= span:
        r.store(shifted(t, here, vector))
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
                    r[None, i].store(loaded(t[None, at[i]]))
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
    """mZ (vector, n) = f(mX, mY), of `whole` vectors and `rest` elements. A thread has a vector of a period, and the
    same one of others: `batches` of TURNS, which are `height` periods apart. By its kind, an operand
    is such too ("whole"), or has the modes of `shape`, a period: then it is the same in all periods
    ("once"), or what lies in the next one is its step further on ("each").
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    vector = cute.size(mZ, mode=[0])
    first, part = divmod(cute.arch.block_idx()[0], parts)
    down, right = divmod(tid, width)
    here = part * width + right
    turns = cute.ceil_div(whole - here, period)  # that there are
    if down < height and here < period and turns > 0:
        operands = list(zip((mX, mY), kinds, steps))
        others = [t for t, kind, _ in operands if kind != "whole"]
        places = offsets(others, here * vector, shape, vector)
        read = [cute.make_rmem_tensor((vector, TURNS), cutec.Float32) for _ in operands]
        for (t, kind, _), r in zip(operands, read):
            if cutec.const_expr(kind == "once"):
                of_t = places[0 if t is others[0] else 1]
                for k in cutec.range_constexpr(vector):
                    number = number_at(t, of_t[k])
                    for i in cutec.range_constexpr(TURNS):
                        r[k, i] = number
        for batch in cutec.range(batches, unroll=1):
            turn = (first * batches + batch) * (TURNS * height) + down
            # Behind the last turn it comes again: no load waits for a branch.
            at = [cute.math.min(turn + i * height, turns - 1) for i in range(TURNS)]
            for (t, kind, step), r in zip(operands, read):
                if cutec.const_expr(kind == "whole"):
                    for i in cutec.range_constexpr(TURNS):
                        r[None, i].store(loaded(t[None, at[i] * period + here]))
                elif cutec.const_expr(kind == "each"):
                    gather_each(t, places[0 if t is others[0] else 1], [i * step for i in at], r)
            for i in cutec.range_constexpr(TURNS):
                rZ = cute.make_rmem_tensor(vector, mZ.element_type)
                rZ.store(f(*(r[None, i].load() for r in read)).to(mZ.element_type))
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


def kinds(whole, once):
    """What an operand may be, and whether it is."""
    return [
        ("whole", whole),
        ("once", cutec.and_(cutec.not_(whole), once)),
        ("each", cutec.and_(cutec.not_(whole), cutec.not_(once))),
    ]


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
    batches = cute.math.max(cute.math.min(groups * parts // BLOCKS, MOST), 1)
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


@cute.jit
def launch_elements(tensors, shape, strides, vector, f: Constexpr):
    length = cute.size(tensors[2])
    whole, rest = length // vector, length % vector
    inner, period, steps = periods(shape, strides[:2], vector)
    dense_x, dense_y = (dense(shape, s) for s in strides[:2])
    several = whole >= TURNS * period
    once_x, once_y = (several and step == 0 for step in steps)
    kind_x = kinds(dense_x, once_x)
    kind_y = kinds(dense_y, once_y and (dense_x or not once_x))
    line = dense_x and dense_y or (shape[0] >= vector and not once_x and not once_y)
    for of_x, is_x in kind_x:
        for of_y, is_y in kind_y:
            if is_x and is_y:
                views = [
                    flat(t, vector) if of == "whole" else modes(t, shape, s)
                    for t, s, of in zip(tensors, strides, (of_x, of_y, "whole"))
                ]
                if cutec.const_expr(of_x != "once" and of_y != "once"):
                    if line:
                        launch_line(views, whole, rest, shape, [span(shape, s) for s in strides[:2]], f)
                if cutec.const_expr((of_x, of_y) not in (("whole", "whole"), ("once", "once"))):
                    if not line:
                        launch_periods(views, whole, rest, inner, steps, period, (of_x, of_y), f)


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
