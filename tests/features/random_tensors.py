"""Random programs on TensorSSA of integers, each also run in NumPy: shapes that broadcast, classes
that promote, slices, reductions, selections.

    cutec build tests/features/random_tensors.py --arch sm_90a -o DIR
    python tests/features/run.py DIR

One program text runs twice: on `Device`, whose tensors are TensorSSA, and on `Reference`, whose
tensors are NumPy arrays (element, shape…). Both draw the same random numbers, so they stay in step
only as long as shapes and classes agree.
"""

import random

import numpy as np
from mathematics import elementwise, mixed, scrambled_reference

import cutec
from cutec import cute

PROGRAMS = 32
STEPS = 14
SHAPES = [(6,), (2, 3), (1, 3), (2, 1), (3, 1, 2), (1,), (2, 3, 2)]
CLASSES = {
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "u8": np.uint8,
    "u16": np.uint16,
    "u32": np.uint32,
}
REDUCTIONS = ("ADD", "MUL", "MAX", "MIN", "AND", "OR", "XOR")


def program(seed, api):
    """The value of a random program: an Int32."""
    draw = random.Random(seed)
    pool = [api.leaf(k, draw.choice(SHAPES), draw.choice(list(CLASSES))) for k in range(3)]
    for _ in range(STEPS):
        a, b = draw.choice(pool), draw.choice(pool)
        pool.append(step(draw, api, a, b, draw.choice(pool)))
    return mixed([api.reduced(api.to(t, "i32"), "XOR", 0) for t in pool[3:]])


def step(draw, api, a, b, c):
    """One operation on tensors of the pool; those that do not broadcast are reduced to one element
    first.
    """
    if not api.broadcasts([a, b, c]):
        b, c = api.first(b), api.first(c)
    kind = draw.randrange(11)
    if kind < 4:
        return api.binary(draw.choice(("add", "sub", "mul", "and", "or", "xor", "min", "max")), a, b)
    if kind == 4:
        return api.binary(
            draw.choice(("floordiv", "mod", "div", "rem")), a, api.number("add", api.number("and", b, 7), 1)
        )
    if kind == 5:
        return api.binary(draw.choice(("shl", "shr")), a, api.number("and", b, 15))
    if kind == 6:
        return api.where(api.binary(draw.choice(("lt", "le", "eq", "ne", "gt", "ge")), a, b), b, c)
    if kind == 7:
        return api.to(a, draw.choice(list(CLASSES)))
    if kind == 8:
        return api.number(draw.choice(("add", "sub", "mul", "xor")), a, draw.randrange(-60, 60))
    if kind == 9:
        profile = [draw.choice((None, 1)) for _ in api.shape(a)]
        return api.profile(
            a, draw.choice(REDUCTIONS), draw.randrange(-5, 5), profile if None in profile else [None, *profile[1:]]
        )
    return api.slice(a, draw.randrange(len(api.shape(a))), draw.random())


class Device:
    """Programs on TensorSSA."""

    def __init__(self, number):
        self._number = number

    def leaf(self, k, shape, dtype):
        count = int(np.prod(shape))
        registers = cute.make_rmem_tensor(count, cutec.Uint32)
        for i in range(count):
            registers[i] = self._number(16 * k + i)
        return registers.load().reshape(shape).to(cutec.dtype(dtype))

    def shape(self, a):
        return a.shape

    def binary(self, op, a, b):
        symbols = {
            "floordiv": "__floordiv__",
            "mod": "__mod__",
            "shl": "__lshift__",
            "shr": "__rshift__",
            "and": "__and__",
            "or": "__or__",
        }
        function = {"min": cute.math.min, "max": cute.math.max, "div": cute.math.div, "rem": cute.math.rem}.get(op)
        return function(a, b) if function else getattr(a, symbols.get(op, f"__{op}__"))(b)

    def broadcasts(self, tensors):
        return _broadcasts([t.shape for t in tensors])

    def number(self, op, a, n):
        return self.binary(op, a, n)

    def where(self, condition, a, b):
        return cute.where(condition, a, b)

    def to(self, a, dtype):
        return a.to(cutec.dtype(dtype))

    def first(self, a):
        return cute.full((1,), a[0], a.dtype)

    def profile(self, a, op, init, profile):
        return a.reduce(getattr(cute.ReductionOp, op), init, tuple(profile))

    def reduced(self, a, op, init):
        return a.reduce(getattr(cute.ReductionOp, op), init)

    def slice(self, a, mode, where):
        return a[_coordinate(a.shape, mode, where)] if len(a.shape) > 1 else a[None]


class Reference:
    """Programs on arrays: axis 0 is the element of the export, the others are the shape."""

    def __init__(self, x):
        self._bits = scrambled_reference(x)

    def leaf(self, k, shape, dtype):
        flat = np.stack([self._bits(16 * k + i) for i in range(int(np.prod(shape)))], 1)
        return flat.reshape((len(flat), *shape[::-1])).transpose(0, *range(len(shape), 0, -1)).astype(CLASSES[dtype])

    def shape(self, a):
        return a.shape[1:]

    def binary(self, op, a, b):
        a, b = _of_one_rank(a, b)
        if op in ("lt", "le", "eq", "ne", "gt", "ge"):
            return getattr(a.astype(np.int64), f"__{op}__")(b.astype(np.int64))
        kind = _promoted(a.dtype, b.dtype)
        if op in ("shl", "shr"):
            return _shifted(op, a.astype(kind), b.astype(np.int64))
        return _arithmetic(op, a.astype(kind), b.astype(kind)).astype(kind)

    def broadcasts(self, tensors):
        return _broadcasts([t.shape[1:] for t in tensors])

    def number(self, op, a, n):
        return self.binary(op, a, np.full((len(a), 1), n, np.int32))

    def where(self, condition, a, b):
        kind = _promoted(a.dtype, b.dtype)
        return np.where(*_of_one_rank(condition, a.astype(kind), b.astype(kind)))

    def to(self, a, dtype):
        return a.astype(CLASSES[dtype])

    def first(self, a):
        return a.reshape(len(a), -1)[:, :1]

    def profile(self, a, op, init, profile):
        for axis in [n for n, keep in reversed(list(enumerate(profile, 1))) if keep is not None]:
            a = _REDUCE[op].reduce(a, axis=axis, dtype=a.dtype)
        return self.binary(op.lower(), a, np.full((len(a), *(1,) * (a.ndim - 1)), init).astype(a.dtype))

    def reduced(self, a, op, init):
        return self.profile(a, op, init, [1] * (a.ndim - 1)).reshape(len(a))

    def slice(self, a, mode, where):
        coordinate = _coordinate(a.shape[1:], mode, where) if a.ndim > 2 else (None,)
        return a[(slice(None), *[slice(None) if c is None else c for c in coordinate])]


_REDUCE = {
    "ADD": np.add,
    "MUL": np.multiply,
    "MAX": np.maximum,
    "MIN": np.minimum,
    "AND": np.bitwise_and,
    "OR": np.bitwise_or,
    "XOR": np.bitwise_xor,
}


def _of_one_rank(*arrays):
    """Modes of one element behind, where NumPy puts them in front."""
    rank = max(v.ndim for v in arrays)
    return [v.reshape((*v.shape, *(1,) * (rank - v.ndim))) for v in arrays]


def _broadcasts(shapes):
    rank = max(map(len, shapes))
    try:
        return bool(np.broadcast_shapes(*[(*shape, *(1,) * (rank - len(shape))) for shape in shapes]))
    except ValueError:
        return False


def _coordinate(shape, mode, where):
    """None everywhere but in one mode."""
    return tuple(int(where * n) if k == mode else None for k, n in enumerate(shape))


def _promoted(a, b):
    """The wider class; of equal width the unsigned one."""
    if a.itemsize != b.itemsize:
        return a if a.itemsize > b.itemsize else b
    return a if a.kind == "u" else b


def _arithmetic(op, a, b):
    if op in ("div", "rem"):
        remainder = np.fmod(a, b)
        return remainder if op == "rem" else (a - remainder) // b
    function = {
        "add": np.add,
        "sub": np.subtract,
        "mul": np.multiply,
        "min": np.minimum,
        "max": np.maximum,
        "floordiv": np.floor_divide,
        "mod": np.mod,
        "and": np.bitwise_and,
        "or": np.bitwise_or,
        "xor": np.bitwise_xor,
    }[op]
    return function(a, b)


def _shifted(op, a, amount):
    """By the width or more everything is shifted out."""
    width = 8 * a.dtype.itemsize
    inside = np.minimum(amount, width - 1)
    wide = a.astype(np.int64)
    if op == "shl":
        return np.where(amount < width, wide << inside, 0).astype(a.dtype)
    return np.where((amount < width) | (a < 0), wide >> inside, 0).astype(a.dtype)


def reference_of(seed):
    """The NumPy reference of a program."""

    def reference(x):
        with np.errstate(all="ignore"):
            return program(seed, Reference(x)).astype(np.int32)

    return reference


def entry_of(seed):
    """The entry whose kernel runs a program."""
    return elementwise(lambda number: program(seed, Device(number)))


for _seed in range(PROGRAMS):
    globals()[f"reference_{_seed}"] = _reference = reference_of(_seed)
    _reference.__qualname__ = _reference.__name__ = f"reference_{_seed}"
    cutec.export(entry_of(_seed), ["in i32[n]", "out i32[n]"], name=f"program_{_seed}", reference=_reference)
