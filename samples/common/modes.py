"""Tensors of any strides: what samples that move them have in common."""

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import LoadCacheMode, cpasync


def overlaps():
    """Whether a launch may begin before the launch before it has ended: its kernels `follow`."""
    return cutec.target_arch().capability >= 90


@cute.jit
def follow():
    """The first thing that a kernel does: nothing may be read or written before."""
    if cutec.const_expr(overlaps()):
        cute.arch.griddepcontrol_launch_dependents()
        cute.arch.griddepcontrol_wait()


def moved(t, offset):
    """`t`, so many elements further on. Addresses that are added up, turn by turn, cost less than
    those that are multiplied anew.
    """
    return cute.make_tensor(t.iterator + offset, t.layout)


def at(pointer, offset, vector):
    """A vector at an offset that is a multiple of it."""
    return cute.make_tensor((pointer + cute.assume(offset, divby=vector)).align(16), cute.make_layout(vector))


def bring(from_, to):
    """Start to copy a vector of 16 bytes to shared memory."""
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(LoadCacheMode.GLOBAL), to.element_type, num_bits_per_copy=128)
    cute.copy(atom, from_, to)


def words(t):
    """A vector in words of 4 bytes, which registers hold, if it has some: smaller elements that
    come only under a condition would else have a register each.
    """
    narrow = t.element_type.width < 32 and cute.size(t) * t.element_type.width >= 32
    return cute.recast_tensor(t, cutec.Uint32) if narrow else t


def copy(from_, to):
    """A vector."""
    cute.autovec_copy(words(from_), words(to))


def loaded(t):
    """A vector, in registers."""
    register = cute.make_rmem_tensor(cute.size(t), t.element_type)
    copy(t, register)
    return register


@cute.jit
def aligned(stride, vector):
    """Whether vectors are, whatever the coordinates in the modes of these strides."""
    found = cutec.Boolean(True)
    for s in stride:
        found = found and s % vector == 0
    return found


@cute.jit
def dense(shape, stride):
    """Whether modes, the fastest first, lie behind each other without gaps."""
    found, size = cutec.Boolean(True), cutec.Int64(1)
    for extent, step in zip(shape, stride):
        found = found and (step == size or extent == 1)
        size = size * extent
    return found


def flat(t, vector):
    """A tensor without gaps as (vector, n)."""
    layout = cute.make_layout((vector, cute.ceil_div(cute.size(t), vector)), stride=(1, vector))
    return cute.make_tensor(t.iterator, layout)


def divisors(extents):
    """Prepared divisors, of extents that may be 0."""
    return tuple(cute.fast_divmod_create_divisor(cute.math.max(i, 1)) for i in extents)


@cute.jit
def gather(tensors, first, length, shape, registers):
    """Elements of tensors of one shape from number `first` on, the first mode fastest, one by one,
    counting coordinates up; 0 from `length` on. `shape`: all extents but the last as prepared
    divisors. Offsets have the class of the strides.
    """
    coord, size = list(cute.idx2crd(first, shape)), tensors[0].shape
    offsets = [cute.crd2idx(tuple(coord), t.layout) for t in tensors]
    for r in registers:
        r.fill(0)
    for k in cutec.range_constexpr(cute.size(registers[0])):
        if first + k < length:
            for i in cutec.range_constexpr(len(tensors)):
                registers[i][k] = (tensors[i].iterator + offsets[i]).load()
        coord[0] += 1
        for i in cutec.range_constexpr(len(tensors)):
            offsets[i] += tensors[i].stride[0]
        for m in cutec.range_constexpr(len(coord) - 1):
            if coord[m] == size[m]:
                coord[m] = cutec.Int32(0)
                coord[m + 1] += 1
                for i in cutec.range_constexpr(len(tensors)):
                    offsets[i] += tensors[i].stride[m + 1] - size[m] * tensors[i].stride[m]


@cute.jit
def offsets(tensors, first, shape, count: Constexpr):
    """Where each tensor of one shape has its elements from number `first` on, the first mode
    fastest. `shape`: all extents but the last as prepared divisors.
    """
    coord, size = list(cute.idx2crd(first, shape)), tensors[0].shape
    found = [cute.make_rmem_tensor(count, cutec.Int32) for _ in tensors]
    places = [cute.crd2idx(tuple(coord), t.layout) for t in tensors]
    for k in cutec.range_constexpr(count):
        for i in cutec.range_constexpr(len(tensors)):
            found[i][k] = places[i]
        coord[0] += 1
        for i in cutec.range_constexpr(len(tensors)):
            places[i] += tensors[i].stride[0]
        for m in cutec.range_constexpr(len(coord) - 1):
            if coord[m] == size[m]:
                coord[m] = cutec.Int32(0)
                coord[m + 1] += 1
                for i in cutec.range_constexpr(len(tensors)):
                    places[i] += tensors[i].stride[m + 1] - size[m] * tensors[i].stride[m]
    return found


@cute.jit
def copy_some(from_, to, elements):
    """A vector, or what there is of it."""
    if elements >= cute.size(to):
        copy(from_, to)
    else:
        for i in cutec.range_constexpr(cute.size(to)):
            if i < elements:
                to[i] = from_[i]


@cute.jit
def reaches(offset, vector, size, width: Constexpr):
    """Whether what `shifted` loads lies within so many elements."""
    fits = 128 // width
    return offset >= 0 and offset // fits * fits + vector + fits <= size


@cute.jit
def shifted(pointer, offset, vector: Constexpr):
    """Elements from any offset on, in registers, of the aligned ones that they lie in: those are
    loaded, 16 bytes at once, and may begin before the first element and end behind the last one.
    """
    width = pointer.dtype.width
    count, fits = vector * width // 32, 128 // width  # words of a vector; elements of 16 bytes
    words = cute.make_rmem_tensor(count + 4, cutec.Uint32)
    for i in cutec.range_constexpr(count // 4 + 1):
        from_ = at(pointer, (offset // fits + i) * fits, fits)
        cute.autovec_copy(cute.recast_tensor(from_, cutec.Uint32), cute.local_tile(words, (4,), (i,)))
    return from_words(words, offset % fits, pointer.dtype)


@cute.jit
def from_words(words, first, dtype: Constexpr):
    """Elements of words from number `first` on, which lies in the first four."""
    width, count = dtype.width, cute.size(words) - 4
    word, bit = first * width // 32, first * width % 32
    for step in (2, 1):
        for j in cutec.range_constexpr(count + step):
            if cutec.const_expr(j + step < count + 4):
                words[j] = cute.where((word & step) != 0, words[j + step], words[j])
    found = cute.make_rmem_tensor(count, cutec.Uint32)
    for j in cutec.range_constexpr(count):
        found[j] = cute.arch.shf(words[j], words[j + 1], bit, "r") if width < 32 else words[j]
    return cute.recast_tensor(found, dtype)


@cute.jit
def either(one, other, left):
    """The first `left` elements of one vector, and the others of another one: word by word."""
    found = cute.make_rmem_tensor(cute.size(one), one.element_type)
    ones, others, words = (cute.recast_tensor(t, cutec.Uint32) for t in (one, other, found))
    for j in cutec.range_constexpr(cute.size(words)):
        bits = cute.math.max(32 * (j + 1) - left * one.element_type.width, 0)  # of the other one
        mask = cute.arch.shf(cutec.Uint32(0xFFFFFFFF), cutec.Uint32(0), bits, "r", "clamp")
        words[j] = (ones[j] & mask) | (others[j] & ~mask)
    return found


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
def along_row(t, coord, span, vector: Constexpr):
    """Elements of `t` from a coordinate on, of this row and at most the next one, in registers. The
    first mode has a stride of 1 and `vector` elements at least; `t` has `span` elements of memory.
    """
    left, here, width = t.shape[0] - coord[0], cute.crd2idx(tuple(coord), t.layout), t.element_type.width
    behind = here + next_row(t, coord) - left
    found = cute.make_rmem_tensor(vector, t.element_type)
    if left >= vector and reaches(here, vector, span, width):
        found.store(shifted(t.iterator, here, vector).load())
    elif left < vector and reaches(here, vector, span, width) and reaches(behind, vector, span, width):
        one, other = (shifted(t.iterator, offset, vector) for offset in (here, behind))
        found.store(either(one, other, left).load())
    else:
        for k in cutec.range_constexpr(vector):
            found[k] = (t.iterator + (here if k < left else behind) + k).load()
    return found
