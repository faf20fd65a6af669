"""How transposes see tensors: as matrices of runs, by modes of fewer or more extents."""

from common.modes import aligned, dense

import cutec
from cutec import cute

WARP, THREADS = 32, 256  # threads of a warp, and of most blocks


def mode(t, modes, vector=1):
    """Modes of `t`, the fastest first, as one of a layout: (shape, stride). Strides are known to be
    multiples of `vector`.
    """
    strides = [cute.assume(t.stride[i], divby=vector) if vector > 1 else t.stride[i] for i in modes]
    return tuple(t.shape[i] for i in modes) or (1,), tuple(strides) or (0,)


def view(t, *modes):
    shape, stride = zip(*modes)
    return cute.make_tensor(t.iterator, cute.make_layout(shape, stride=stride))


def matrices(t, m, n, rest, vector, along):
    """`t` as (m, n, rest), for vectors along m (0) or n (1)."""
    modes = [mode(t, [i], vector) for i in (m, n)]
    if vector > 1:
        modes[along] = modes[along][0], (1,)
    return view(t, *((shape[0], stride[0]) for shape, stride in modes), mode(t, rest, vector))


def runs(t, beside, turns, rest, vector):
    """`t` as (vector, beside, turns, rest); `turns` is one mode."""
    shape, stride = mode(t, beside, vector)
    if vector > 1:
        shape, stride = (shape[0] // vector, *shape[1:]), (vector, *stride[1:])
    of_turns = t.shape[turns], mode(t, [turns], vector)[1][0]
    return view(t, (vector, 1), (shape, stride), of_turns, mode(t, rest, vector))


@cute.jit
def wide(t, fast, others, vector):
    """Whether vectors along the mode `fast` are aligned, whatever the coordinates in others."""
    return t.stride[fast] == 1 and t.shape[fast] % vector == 0 and aligned([t.stride[i] for i in others], vector)


@cute.jit
def extent(t, modes):
    """Of several modes."""
    found = cutec.Int32(1)
    for i in modes:
        found = found * t.shape[i]
    return found


@cute.jit
def without_gaps(a, b):
    """Whether both are, with offsets of 32 bits."""
    found = cutec.Int64(cute.size(a)) < 2**30
    for t in (a, b):
        found = found and dense(list(reversed(t.shape)), list(reversed(t.stride)))
    return found
