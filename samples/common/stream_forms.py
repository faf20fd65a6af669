"""The forms of functions of rows that are streamed (`stream.py`), by the lengths of rows that they
take.
"""

import math

from common.forms import anywhere
from common.spread import teams

import cutec

# (threads, pieces, blocks of a cluster, stages, clusters) by the lengths that they hold, with as
# many clusters as an H100 or H200 holds. Measured on an H200 by benchmarks/rows.py.
MANY = [(2, 66), (4, 30), (8, 15), (16, 7)]  # blocks of a cluster, clusters
FORMS = [(threads, 2, 1, 2, 132) for threads in (4, 8, 16, 32, 64)]
FORMS += [(threads, pieces, 1, 2, 132) for threads in (64, 128, 256, 512) for pieces in (3, 4)]
FORMS += [(512, pieces, cluster, 2, most) for cluster, most in MANY for pieces in (3, 4)]
FIVE = [(512, 5, 1, 2, 132), *((512, 5, cluster, 2, most) for cluster, most in MANY)]
LONG = (512, 4, 1, 2, 132, False)
# of functions that read one matrix: more of it has to be on its way
SINGLE = [(threads, 4, 1, 4, 132) for threads in (4, 8, 16, 32, 64, 128, 256, 512)]
SINGLE += [(512, 4, 2, 4, 66), (512, 4, 4, 4, 30), (512, 4, 8, 4, 15), (512, 4, 16, 4, 7)]
# rows of a workspace for sums of columns: as many as clusters, which are made a multiple of a
# piece's elements
PARTS = "$form[4] + 8"


# of few_rows.py: (threads, pieces, blocks of a cluster), where rows begin at multiples of pieces,
# and where they do not
FEW, FEW_SHORT = "m <= 128 and m * n <= 2097152", [(64, 2, 1), (128, 2, 1), (256, 2, 1)]
FEW_SPREAD = [*FEW_SHORT, (256, 2, 4), (512, 2, 8), (512, 2, 16)]  # among many blocks
FEW_HELD = [*FEW_SHORT, (512, 2, 1), (512, 4, 1), (256, 4, 4), (512, 4, 4), (512, 4, 8)]  # in registers
FEW_ANYWHERE = [(64, 4), (128, 4), (256, 4), (512, 4), (512, 8)]  # threads, elements of each
FEW_SHIFTED = [(512, 2, 1), (512, 2, 4), (512, 2, 16)]
LONGEST = (512, 8, 16)  # the longest rows that are read once


# by the bits of an element: threads of a strip, pieces, stages, of rows that teams share
SHARED = {16: [(32, 4, 3), (32, 3, 4)], 32: [(32, 4, 3), (64, 4, 3), (128, 4, 3)]}


# of 16 bits: forms of short rows that begin anywhere, and of long rows that one block has
SHIFTED = [(8, 3, 1, 2, 132), (16, 3, 1, 2, 132), (16, 4, 1, 2, 132), (32, 3, 1, 2, 132), (32, 4, 1, 2, 132)]
BLOCKS = [(512, 5, 1, 2, 132)]
# by the bits of an element: so many of a row in three matrices, for which one by one registers have
# no room
MANY_ELEMENTS = {16: 256 * 12, 32: 512 * 12}
BY_ELEMENTS = 96  # the longest rows of 16 bits that begin anywhere and have pieces of elements or pairs
# of 32 bits: two blocks of a multiprocessor have rows of their own
TWO_BLOCKS = (256, 5, 4, 2, 60, True, 0, 2)
# of 16 bits, and rows of (columns beyond, up to): two blocks of a multiprocessor, too, as clusters
# of four blocks wait longer than two smaller rows take
TWO_CLUSTERS = [(32768, 49152, (256, 3, 8, 2, 30, True, 0, 2)), (49152, 65536, (256, 4, 8, 2, 30, True, 0, 2))]
# of 32 bits: rows that leave shared memory no room for another
ALONE = (512, 8, 16, 1, 7)


def with_five(dtype, shapes=FORMS):
    """Forms of two matrices and one sum of columns, or two: registers have room for five pieces of
    a thread where these have four elements, or are those of a whole block; and shared memory for
    three rows of three pieces, which large clusters, that wait for each other longer, need.
    """
    shapes = [(*form[:3], 3, form[4]) if form[1] == 3 and form[2] >= 8 else form for form in shapes]
    return sorted([*shapes, *(FIVE if dtype.width == 32 else BLOCKS)], key=lambda form: math.prod(form[:3]))


def forms(dtype, shapes=FORMS):
    """What `choose=` of `cutec.export` takes: the first form that holds rows of n elements, else
    one that holds a part of a row at a time.
    """
    return [*streamed(dtype, shapes), ("", {"form": LONG})]


def streamed(dtype, shapes):
    vector, found = 128 // dtype.width, []
    for form in shapes:
        threads, pieces, cluster, *_ = form
        columns = threads * pieces * cluster * vector
        # a row that begins within a piece may touch one more
        guard = f"n <= {columns - vector + 1} or n % {vector} == 0 and n <= {columns}"
        found.append((guard, {"form": form}))
    return found


def few_aligned(dtype, matrices):
    """(guard, shape) of forms for few rows that begin with pieces. Each of very few rows has many
    blocks; more rows stay in registers, which two matrices leave room for.
    """
    if matrices > 2:
        return [(FEW, shape) for shape in FEW_SPREAD]
    fewest = [(f"{FEW} and m <= 16", shape) for shape in FEW_SPREAD]
    few = f"m <= 264 and m * n <= {(13 << 23) // dtype.width}"  # 13 MB
    return [*fewest, *((few, shape) for shape in FEW_HELD), (f"{few} and m <= 7", (512, 4, 16))]


def summed(dtype, shapes=FORMS, matrices=3, alone=False, shared=None):
    """Forms of functions with sums of columns: few rows, or very long ones, are not streamed. Their
    forms have 0 clusters. `matrices`: how many are read. `alone`: whether a row of 1 MB may have
    all of the shared memory. `shared`: for `teams`, of which gain, turns and length on they share
    rows.
    """
    vector, found = 128 // dtype.width, []
    if shared:
        found += teams(dtype, SHARED[dtype.width], [*shapes, *([ALONE] if dtype.width == 32 else [])], *shared)
    for given, shape in few_aligned(dtype, matrices):
        guard = f"{given} and n % {vector} == 0 and n <= {math.prod(shape) * vector}"
        found.append((guard, {"form": (*shape, False, 0, True, True)}))
    for threads, each in FEW_ANYWHERE:
        guard = f"{FEW} and n % {vector} != 0 and n <= {threads * each}"
        found.append((guard, {"form": (threads, each, 1, False, 0, True, True, 1)}))
    for shape in FEW_SHIFTED:
        guard = f"{FEW} and m <= 48 and n % {vector} != 0 and n <= {math.prod(shape) * vector - vector + 1}"
        found.append((guard, {"form": (*shape, True, 0, True, True)}))
    for guard, threads, pieces, unit, _ in anywhere(dtype):
        short = threads * pieces * unit <= BY_ELEMENTS
        spills = matrices > 2 and unit == 1 and threads * pieces >= MANY_ELEMENTS[dtype.width]
        if short or ((dtype.width == 32 or matrices > 2) and not spills):
            found.append((guard, {"form": (threads, pieces, 1, 1, 132, True, unit)}))
    if dtype.width == 16 and matrices == 2:
        found += [(f"n % {vector} != 0 and ({guard})", point) for guard, point in streamed(dtype, SHIFTED)]
        found += [(f"n % {vector} == 0 and n > {a} and n <= {b}", {"form": form}) for a, b, form in TWO_CLUSTERS]
    elif matrices == 2:
        found.append((f"n % {vector} != 0 and n > 16381 and n <= 20477", {"form": TWO_BLOCKS}))
    found += streamed(dtype, shapes)
    if alone and dtype.width == 32:
        found.append((f"n % {vector} == 0 and n <= 262144 and m * n > {1 << 24}", {"form": ALONE}))
    columns = math.prod(LONGEST) * vector
    if dtype.width == 32 and matrices == 2:
        # many, or a single one, whose sums of columns are itself
        guard = f"n % {vector} == 0 and n <= {columns} and (m > 32 or m < 2)"
        found.append((guard, {"form": (*LONGEST, False, 0, True, True)}))
    found.append((f"n % {vector} == 0 and n <= {columns}", {"form": (*LONGEST, False, 0, True)}))
    found.append((f"n % {vector} == 0", {"form": (512, 2, 8, False, 0, False)}))
    return [*found, ("", {"form": (512, 2, 8, True, 0, False)})]


def declare(function, args, reference, choose=forms):
    """Export a function of rows in all types, with forms for ranges of lengths."""
    for name, dtype in (("f32", cutec.Float32), ("f16", cutec.Float16), ("bf16", cutec.BFloat16)):
        cutec.export(
            function,
            args=[arg.replace("$dtype", name) for arg in args],
            name=f"{function.__name__}_{name}",
            choose=choose(dtype),
            arch="sm_90a",
            reference=reference,
        )
