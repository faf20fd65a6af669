"""Tensors of any strides: what samples that move them have in common."""

import cutec
from cutec import Constexpr, cute


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


def words(t):
    """A vector in words of 4 bytes, which registers hold, if it has some: smaller elements that
    come only under a condition would else have a register each.
    """
    narrow = t.element_type.width < 32 and cute.size(t) * t.element_type.width >= 32
    return cute.recast_tensor(t, cutec.Uint32) if narrow else t


def copy(from_, to):
    """A vector."""
    cute.autovec_copy(words(from_), words(to))


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
