"""z = f(x, y) for tensors of up to four modes, any of which x or y may have an extent of 1 in
(broadcasting), of different types.

Calls pass x and y with the shape of z, and strides of 0 in the modes that they lack: what
`x.expand(z.shape)` of PyTorch and `numpy.broadcast_to` give. The host function joins modes that lie
behind each other in all three tensors, so that most calls are about one or two modes. Along the
first of them a thread takes 16 bytes at once where all addresses allow it, and a number where an
operand has a stride of 0; else all take single elements. It takes several turns, along the second
mode or, if there is but one, along that. What is read again in the next turn is in the L1 cache.
"""

import cutec
from cutec import Constexpr, cute

THREADS = 256
TURNS = 4  # of a thread, whose loads wait for memory together


@cute.jit
def single(mX, mY, mZ, element, f: Constexpr):
    """One element of the only mode."""
    vector = cute.size(mZ, mode=[0])
    x, y = (cute.make_rmem_tensor(1, cutec.Float32) for _ in range(2))
    for t, r in ((mX, x), (mY, y)):
        r[0] = t[element % cute.size(t, mode=[0]), element // vector, 0, 0].to(cutec.Float32)
    mZ[element % vector, element // vector, 0, 0] = f(x.load(), y.load())[0].to(mZ.element_type)


@cute.kernel
def map_vectors(mX: cute.Tensor, mY: cute.Tensor, mZ: cute.Tensor, length, f: Constexpr, along: Constexpr):
    """mZ (vector, n, turns, rest) = f(mX, mY), which have that shape, or numbers instead of vectors.
    Threads take turns along n (0), of which there are `length` elements, or turns (1).
    """
    tid, _, _ = cute.arch.thread_idx()
    vector, n, turns, rest = (cute.size(mZ, mode=[i]) for i in range(4))
    # Where n is small, a block takes several turns at once.
    width = cute.math.min(n, THREADS)
    height = THREADS // width
    once = (THREADS * TURNS, 1) if along == 0 else (THREADS, TURNS * height)
    part, first, which = cute.idx2crd(
        cute.arch.block_idx()[0], (cute.ceil_div(n, once[0]), cute.ceil_div(turns, once[1]), rest)
    )
    here, turn = part * once[0] + tid % width, first * once[1] + tid // width
    step = (THREADS, 0) if along == 0 else (0, height)
    # Elements behind the last whole vector are done one by one.
    whole = n if along == 1 else length // vector
    if cutec.const_expr(along == 0):
        if part == 0 and tid < length % vector:
            single(mX, mY, mZ, whole * vector + tid, f)
    inside = tid < width * height
    rX, rY = (cute.make_rmem_tensor((cute.size(t, mode=[0]), TURNS), t.element_type) for t in (mX, mY))
    for i in cutec.range_constexpr(TURNS):
        at = here + i * step[0], turn + i * step[1]
        if inside and at[0] < whole and at[1] < turns:
            for t, r in ((mX, rX), (mY, rY)):
                cute.autovec_copy(t[None, *at, which], r[None, i])
    for i in cutec.range_constexpr(TURNS):
        at = here + i * step[0], turn + i * step[1]
        rZ = cute.make_rmem_tensor(vector, mZ.element_type)
        rZ.store(f(rX[None, i].load().to(cutec.Float32), rY[None, i].load().to(cutec.Float32)).to(mZ.element_type))
        if inside and at[0] < whole and at[1] < turns:
            cute.autovec_copy(rZ, mZ[None, *at, which])


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
            shape[first] = shape[first] * shape[mode] if join else shape[first]
            shape[mode] = 1 if join else shape[mode]
    return shape, strides


@cute.jit
def aligned(stride, vector):
    """Whether vectors are, whatever the coordinates in the modes of these strides."""
    found = cutec.Boolean(True)
    for s in stride:
        found = found and s % vector == 0
    return found


def view(t, shape, stride, vector, whole):
    """(vector, n, turns, rest) of `t`, or (1, n, turns, rest) if it is not `whole`."""
    if vector > 1:
        stride = [vector if whole else 0, *(cute.assume(s, divby=vector if whole else 1) for s in stride[1:])]
        shape = [cute.ceil_div(shape[0], vector), *shape[1:]]
    first = (vector, 1) if whole else (1, 0)
    shape = (first[0], shape[0], shape[1], tuple(shape[2:]))
    return cute.make_tensor(t.iterator, cute.make_layout(shape, stride=(first[1], stride[0], stride[1], tuple(stride[2:]))))


@cute.jit
def launch(x, y, z, length, f: Constexpr, along: Constexpr):
    n, turns, rest = (cute.size(z, mode=[i]) for i in range(1, 4))
    height = THREADS // cute.math.max(cute.math.min(n, THREADS), 1)
    once = (THREADS * TURNS, 1) if along == 0 else (THREADS, TURNS * height)
    blocks = cute.ceil_div(n, once[0]) * cute.ceil_div(turns, once[1]) * rest
    map_vectors(x, y, z, length, f, along).launch(grid=(blocks, 1, 1), block=(THREADS, 1, 1))


@cute.jit
def elementwise(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor, f: Constexpr):
    tensors = (x, y, z)
    shape, strides = joined(reversed(z.shape), [reversed(t.stride) for t in tensors])
    vector = 128 // min(t.element_type.width for t in tensors)
    whole = [s[0] == 1 and aligned(s[1:], vector) for s in strides]
    single = shape[1] * shape[2] * shape[3] == 1
    ready = whole[2] and (shape[0] % vector == 0 or single)
    left = cutec.Boolean(True)
    for of_x, of_y in ((True, True), (True, False), (False, True), (False, False)):
        # without vectors: everything by elements
        fits = ready
        width = vector if of_x or of_y else 1
        for of, part, s in ((of_x, whole[0], strides[0]), (of_y, whole[1], strides[1])):
            fits = fits and (part if of else s[0] == 0)
        if left and (fits or width == 1):
            views = [
                view(t, shape, s, width, w) for t, s, w in zip(tensors, strides, (of_x or width == 1, of_y or width == 1, True))
            ]
            if single:
                launch(*views, shape[0], f, 0)
            else:
                launch(*views, shape[0], f, 1)
        left = left and not fits


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
