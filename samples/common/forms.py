"""The forms of functions of rows, by the lengths of rows that they take."""

import math
from typing import Any

from common.rows import IN_REGISTERS, MOST, Rows
from common.stream import Stream
from common.tile_terms import places

import cutec

# (threads, pieces, blocks of a cluster), in the order of lengths that they hold: of rows that begin
# at multiples of 128 bits, short ones and some long ones. Measured on an H200.
SHORT = [(4, 2, 1), (8, 2, 1), (16, 2, 1), (32, 2, 1), (64, 2, 1), (128, 2, 1), (256, 2, 1), (512, 2, 1)]
CLUSTERS = [(256, 8, 4), (256, 8, 8), (256, 8, 16)]
# (threads, elements of each) of short rows that begin anywhere, whose pieces are elements or pairs
ANYWHERE = [(8, 6), (8, 8), (16, 6), *((threads, each) for threads in (16, 32, 64, 128, 256, 512) for each in (8, 12))]
BY_ELEMENTS = 6144  # the longest of these
# of shifted rows: of pieces; and those of 16 bits that fill a form, where the matrix is large
SHIFTED = [(64, 8, 1), (128, 8, 1), (256, 8, 1), (512, 8, 1), (256, 8, 4), (256, 8, 8), (256, 8, 16)]
FULL, LARGE = [(64, 2, 1), (128, 2, 1)], 1 << 21
AT_ONCE = 2112  # blocks of 256 threads: 4 on each of 132 multiprocessors with pieces of 4 elements
WAVES = 1 << 23  # elements of matrices that blocks come to in several waves
HELD = "held"  # a guard: pieces wait in registers, of which so few rows leave enough
FILLED = "n * 8 > 5 * {held}"  # a guard: rows that leave little of a form empty
WAVE = 66  # clusters of two blocks that fill an H200, or of twice as many that are half as large
WAVE_OF_FOUR = 30  # clusters of four blocks that are there at once: each lies in one GPC
LONG = (512, 2, 8)  # rows that no form holds
SPREADS = 256  # threads of a block that may be alone, or more


# Of these a group of threads takes one row after the other, read ahead (`stream.py`).
STREAMED = "streamed"


def plan_of(x, form, **options) -> Any:
    """How a form shares out rows of matrices like `x`; `options`: of `Rows`, which are for archs
    without clusters of 16 blocks too.
    """
    if form[0] != STREAMED:
        return Rows(x, *form, **options)
    if 90 <= cutec.target_arch().capability < 120:
        return Stream(x, *form[1:])
    return Rows(x, *form[1:4], True, **options)


def few(elements):
    """A guard: matrices so small that all rows are under way at once, and leave room."""
    return f"m * n <= {elements}"


def many(elements):
    """A guard: matrices that blocks come to in several waves."""
    return f"m * n > {elements}"


def of_rows(least, most):
    """A guard: so many rows."""
    return f"m >= {least} and m <= {most}"


def in_registers(threads, pieces, clusters, *guards, blocks=0):
    """Forms that keep pieces in registers: of any number of rows, or of so few that they have at
    most `blocks` of pieces of one element, and of more elements fewer.
    """
    found = []
    for cluster in clusters:
        at_once = [f"m * {cluster} * {{vector}} <= {blocks}"] if blocks else []
        found.append((threads, pieces, cluster, *at_once, *guards, HELD))
    return found


def few_long(elements):
    """Forms for few rows longer than one block has: as many blocks for each as there are."""
    return [(512, 2, 2, few(2 * elements)), (512, 2, 4, few(elements)), (512, 2, 8, of_rows(1, 4))]


def fours(elements):
    """Forms for short rows of matrices that are so large: four pieces of a thread are on their way
    at once, and rows have half as many threads.
    """
    return [(threads, 4, 1, many(elements), HELD) for threads in (4, 8, 16, 32, 64, 128)]


def threes(threads, elements, last):
    """The forms of `SHORT` up to so many threads, which rows fill that are longer than 3/4 of a
    power of two; of rows up to 3/4, in matrices so large, half as many threads have three pieces.
    """
    found = []
    for shape in SHORT[: SHORT.index((last, 2, 1)) + 1]:
        half = shape[0] // 2
        found += [(half, 3, 1, many(elements), HELD), shape] if half in threads else [shape]
    return found


def half_filled(threads, pieces, clusters, *guards):
    """Forms for rows that fill half of them: each of few rows has twice the blocks or threads."""
    return [(threads, pieces, cluster, "n * 2 <= {held}", *guards, HELD) for cluster in clusters]


def spread(elements):
    """Forms for few long rows: as many blocks for each as there are."""
    return [(512, 2, cluster, few(elements)) for cluster in (2, 4, 8, 16)]


# shifted
SPREAD = [
    *((512, 2, cluster, few(1 << 19), HELD) for cluster in (1, 2)),
    *((512, 2, cluster, few(1 << 19)) for cluster in (4, 8, 16)),
]


def anywhere(dtype):
    """(guard, threads, pieces, elements of a piece, elements that all rows have) of forms for short
    rows that begin anywhere.
    """
    found, sure = [], 0
    for threads, each in ANYWHERE:
        held = threads * each
        for unit in (2, 1) if dtype.width == 16 else (1,):
            guard = f"n % {128 // dtype.width} != 0 and n <= {held}" + (" and n % 2 == 0" if unit == 2 else "")
            found.append((guard, threads, each // unit, unit, sure))
        sure = held
    return found


def streamed(dtype, shapes):
    """Forms of shifted rows that are streamed where there are several waves of them: of (columns
    that rows have more than, threads, pieces, blocks of a cluster, stages, clusters), in the order
    of the lengths that they hold.
    """
    vector, found = 128 // dtype.width, []
    for least, *shape in shapes:
        held = longest_shifted(shape[:3], vector)
        guard = f"n % {vector} != 0 and n > {least} and n <= {held} and m * n > {WAVES}"
        found.append((guard, {"form": (STREAMED, *shape)}))
    return found


def longest_streamed(dtype, stages):
    """The form for rows of 1 MB, many of them."""
    vector = 128 // dtype.width
    guard = f"n % {vector} == 0 and n > 131072 and n <= 262144 and m * n > {1 << 24}"
    return [(guard, {"form": (STREAMED, 512, 8, 16, stages, 7)})] if dtype.width == 32 else []


def full_streamed(dtype, stages, clusters, least):
    """Forms for long rows that begin with pieces and fill a cluster of so many blocks, `least` rows
    and more: all have the weights in shared memory, where those of other forms read them again.
    """
    vector, found = 128 // dtype.width, []
    for cluster, count in clusters:
        held = 512 * 4 * cluster * vector
        guard = f"n % {vector} == 0 and n > {held * 7 // 8} and n <= {held} and m >= {least}"
        found.append((guard, {"form": (STREAMED, 512, 4, cluster, stages, count)}))
    return found


def forms(dtype, aligned, shifted, full=FULL, by_elements=BY_ELEMENTS, shifted_first=(), weights=False, alone=False):
    """What `choose=` of `cutec.export` takes: the first form that holds rows of n elements, else
    one that holds a part of a row at a time. Shifted rows longer than `by_elements` have pieces of
    128 bits where there are several waves of them, or where one of `shifted_first` takes them.
    `weights`: whether blocks of 512 threads load weights early where rows are few. `alone`: whether
    blocks with pieces in registers keep others off their multiprocessor, where there is one for
    each: else some wait for two clusters that lie in one GPC while others are idle.
    """
    vector, found = 128 // dtype.width, []
    for threads, pieces, cluster, *guards in aligned(dtype) if callable(aligned) else aligned:
        held = threads * pieces * cluster * vector
        given = [guard.format(vector=vector, held=held) for guard in guards if guard != HELD]
        guard = " and ".join([f"n % {vector} == 0", f"n <= {held}", *given])
        # pieces in shared memory are as they are where there are many rows
        few_rows = [True] if HELD in guards or (guards and pieces <= IN_REGISTERS) else []
        form = (threads, pieces, cluster, False, True, *few_rows)
        if alone and HELD in guards and threads >= SPREADS:
            found.append((f"{guard} and m <= {places(cluster) // cluster}", {"form": (*form, 0, 0, True)}))
        found.append((guard, {"form": form}))
    found += of_pieces(shifted_first, vector, 0)
    for shape in full if dtype.width == 16 else []:
        held = longest_shifted(shape, vector)
        guard = f"n % 2 != 0 and n > {held * 3 // 4} and n <= {held} and m * n > {LARGE}"
        found.append((guard, {"form": (*shape, True, True)}))
    if by_elements < BY_ELEMENTS:
        found += of_pieces(shifted, vector, by_elements, f"n > {by_elements} and m * n > {WAVES}")
    for guard, threads, pieces, unit, sure in anywhere(dtype):
        if weights and threads == MOST:
            point = {"form": (threads, pieces, 1, False, True, True, unit, sure)}
            found.append((f"{guard} and m * n <= {WAVES}", point))
        found.append((guard, {"form": (threads, pieces, 1, False, True, False, unit, sure)}))
    found += of_pieces(shifted, vector, BY_ELEMENTS)
    return [*found, ("", {"form": (*LONG, True, False)})]


def of_pieces(shapes, vector, least, *conditions):
    """Forms of pieces for shifted rows that are longer than `least` elements."""
    found = []
    for threads, pieces, cluster, *guards in shapes:
        held = longest_shifted((threads, pieces, cluster), vector)
        given = [guard.format(vector=vector, held=held) for guard in guards if guard != HELD]
        early = [True] if HELD in guards else []
        if held > least:
            guard = " and ".join([f"n % {vector} != 0", f"n <= {held}", *given, *conditions])
            found.append((guard, {"form": (threads, pieces, cluster, True, True, *early)}))
    return found


def longest_shifted(shape, vector):
    """The longest rows that a form holds: they may begin at a piece's end."""
    return math.prod(shape) * vector - (vector - 1)


def declare(function, args, reference, aligned, shifted=(*SPREAD, *SHIFTED), streams=lambda dtype: (), **options):
    """Export a function of rows in all types, with a form for each range of lengths. `streams`:
    forms of a type that come before others.
    """
    for name, dtype in (("f32", cutec.Float32), ("f16", cutec.Float16), ("bf16", cutec.BFloat16)):
        shortest, *longer = forms(dtype, aligned, shifted, **options)
        cutec.export(
            function,
            args=[arg.replace("$dtype", name) for arg in args],
            name=f"{function.__name__}_{name}",
            choose=[shortest, *streams(dtype), *longer],
            reference=reference,
        )
