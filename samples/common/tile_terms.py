"""What the time of a multiply by tiles is made of, for `cutec tune`: sums over M, N and K whose
factors it measures.

Tiles are (rows, columns) of D, or of Dᵀ where operands are `swapped`, with a cluster of (rows,
columns) tiles. `split` blocks share K, or a `stream` of blocks shares slices of all tiles, or of
those that fill no wave. A multiprocessor has room for `resident` blocks.
"""

SMS = 132  # of an H100 or H200
ALL_SLICES, REST = 1, 2  # what a stream shares
# SMs of the GPCs of one H200, by what cuOccupancyMaxActiveClusters answers for 1 to 16 blocks.
GPCS = (18, 18, 16, 16, 16, 16, 16, 8, 2, 2, 2, 2)


def places(together, resident=1):
    """How many blocks are resident at once, `together` of them in a cluster, which lies in one GPC:
    132, but 120 in clusters of four.
    """
    return sum(count * resident // together for count in GPCS if count >= together) * together


def up(extent, step):
    """How many steps an extent has, the last one in part."""
    return f"(({extent} + {step - 1}) // {step})"


def tiles_of(tile, cluster=(1, 1), swapped=False, batch=""):
    """How many tiles D has, those of whole clusters: `batch` multiplies are in one."""
    rows, columns = ("n", "m") if swapped else ("m", "n")
    sides = [f"{up(rows, tile[0] * cluster[0])} * {cluster[0]}", f"{up(columns, tile[1] * cluster[1])} * {cluster[1]}"]
    return " * ".join(side.removesuffix(" * 1") for side in (*sides, *([batch] if batch else [])))


def guard_of(row, tile, cluster=(1, 1), split=1, swapped=False, stream=0, batch="", full=False, **more):
    """Calls that a form takes. Tiles that blocks share are the third extent of the grid, which ends
    at 65535. A stream needs so many tiles that at most four blocks share one, and 8 slices of K for
    each block. A rest of tiles is shared by two blocks each at least, six at most, with 4 slices.
    `full`: only if D has as many tiles along each mode as a cluster, of which some were idle.
    """
    count = tiles_of(tile, cluster, swapped, batch)
    conditions = []
    if full:
        extents = zip(("n", "m") if swapped else ("m", "n"), tile, cluster)
        conditions += [f"{extent} > {size * (tiles - 1)}" for extent, size, tiles in extents if tiles > 1]
    if stream == ALL_SLICES:
        conditions += [f"{count} >= {SMS // 4}", f"{count} * {up('k', row)} >= {8 * SMS}"]
    elif stream == REST:
        rest = f"({count}) % {SMS}"
        conditions += [f"{rest} >= {SMS // 6}", f"{rest} <= {SMS // 2}", f"{rest} * {up('k', row)} >= {4 * SMS}"]
    elif split > 1:
        conditions.append(f"{count} <= 65535")
    return " and ".join(conditions)


def terms_of(row, batch="", k="k", clustered=True, loads=False):
    """Terms of a form's time, for a type of which a row of a slice of K has `row` numbers of the
    extent `k`: what each call takes, each wave of tiles, each slice of one, each tile, each slice
    of a tile, and the numbers of A, B and D. Slices of rows that begin at odd multiples of 16 bytes
    take longer (where a row of a slice is one of the extent, there are none).
    `loads`: also the numbers of each operand that tiles load, which are fewer where the last tile
    has fewer rows, and again where rows begin at odd multiples: each takes part of one more sector
    of the cache.
    Blocks that share a tile are `clustered`, or meet in memory.
    Resident blocks slow each other down: there it also counts how many the busiest multiprocessor
    gets.
    """

    def terms(tile, cluster=(1, 1), split=1, swapped=False, turns=False, stream=0, resident=1):
        count = tiles_of(tile, cluster, swapped, batch)
        slices = up(k, row * split) if row * split > 1 else k
        odd = [f"({up(f'{k} % {row // 4}', row // 4)})"] if row > 1 else []
        sides = [f"{a} * {b}" + (f" * {batch}" if batch else "") for a, b in (("m", k), ("n", k), ("m", "n"))]
        if loads:
            rows, columns = ("n", "m") if swapped else ("m", "n")
            loaded = [f"{up(columns, tile[1])} * {rows} * {k}", f"{up(rows, tile[0])} * {columns} * {k}"]
            loaded = [x + (f" * {batch}" if batch else "") for x in loaded]
            sides += [*loaded, *(f"{x} * {y}" for x in loaded for y in odd)]
        if stream == ALL_SLICES:
            return ["1", count, f"{count} * {slices}", *(f"{count} * {slices} * {x}" for x in odd), *sides]
        if stream == REST:
            sharing = f"({SMS} // max(({count}) % {SMS}, 1))"
            turns = f"({count} // {SMS} * {slices} + ({slices} + {sharing} - 1) // max({sharing}, 1))"
            found = ["1", turns, *(f"{turns} * {x}" for x in odd), f"{count} // {SMS}", sharing]
            return [*found, count, f"{count} * {slices}", *sides]
        together = cluster[0] * cluster[1] * (split if clustered else 1)
        blocks = f"{count} * {split}" if split > 1 else count
        waves = up(blocks, places(together, resident))
        found = ["1", waves, f"{waves} * {slices}", *(f"{waves} * {slices} * {x}" for x in odd)]
        found += [count, f"{count} * {slices}"]
        if resident > 1:
            most = up(blocks, places(together))
            found += [most, f"{most} * {slices}"]
        return [*found, *sides]

    return terms
