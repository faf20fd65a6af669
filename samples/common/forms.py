"""The forms of functions of rows, by the lengths of rows that they take."""

import cutec

# (threads, pieces, blocks of a cluster), in the order of lengths that they hold: of rows that begin
# at multiples of 128 bits, short ones and some long ones, and of shifted rows. Measured on an H200.
SHORT = [(4, 2, 1), (8, 2, 1), (16, 2, 1), (32, 2, 1), (64, 2, 1), (128, 2, 1), (256, 2, 1), (512, 2, 1)]
CLUSTERS = [(256, 8, 4), (256, 8, 8), (256, 8, 16)]
SHIFTED = [(8, 2, 1), (8, 8, 1), (64, 2, 1), (128, 2, 1), (128, 8, 1), (256, 8, 2), (256, 8, 16)]
LONG = (512, 2, 8)  # rows that no form holds


def few(elements):
    """A guard: matrices so small that all rows are under way at once, and leave room."""
    return f"m * n <= {elements}"


def spread(elements):
    """Forms for few long rows: as many blocks for each as there are."""
    return [(512, 2, cluster, few(elements)) for cluster in (2, 4, 8, 16)]


def forms(dtype, aligned, shifted):
    """What `choose=` of `cutec.export` takes: the first form that holds rows of n elements, else
    one that holds a part of a row at a time.
    """
    vector, found = 128 // dtype.width, []
    for threads, pieces, cluster, *guards in aligned:
        held = threads * pieces * cluster * vector
        guard = " and ".join([f"n % {vector} == 0", f"n <= {held}", *guards])
        found.append((guard, {"form": (threads, pieces, cluster, False, True, *map(bool, guards))}))
    for shape in shifted:
        threads, pieces, cluster = shape
        held = threads * pieces * cluster * vector - (vector - 1)  # a row may begin at a piece's end
        found.append((f"n % {vector} != 0 and n <= {held}", {"form": (*shape, True, True)}))
    return [*found, ("", {"form": (*LONG, True, False)})]


def declare(function, args, reference, aligned, shifted=SHIFTED):
    """Export a function of rows in all types, with a form for each range of lengths."""
    for name, dtype in (("f32", cutec.Float32), ("f16", cutec.Float16), ("bf16", cutec.BFloat16)):
        cutec.export(
            function,
            args=[arg.replace("$dtype", name) for arg in args],
            name=f"{function.__name__}_{name}",
            choose=forms(dtype, aligned, shifted),
            reference=reference,
        )
