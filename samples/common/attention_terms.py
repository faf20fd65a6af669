"""What the time of attention is made of, for `cutec tune`: sums over rows s and heads h of Q,
columns t and heads g of K and V, and batches b, whose factors it measures. Windows have columns
`left` and `right` of a row's own.
"""

from common.attention import GROUP_ROWS, SMS
from common.tile_terms import up

LENGTHS = [128, 384, 777, 1024, 1500, 2048, 4096, 8192, 16384]
MOST = 1 << 33  # scores of a call that is timed
LONG = 1 << 31  # scores of a call of which the card has lowered its clock at the end
TILES = 1 << 36  # more than any call has: costs then fit 128 bits, which C has
SQUARES = [
    (b, h, g, n, n)
    for n in LENGTHS
    for b, h, g in ((1, 8, 8), (1, 32, 32), (4, 16, 4), (8, 32, 8))
    if b * h * n * n <= MOST
]
FEW_ROWS = [
    (b, h, g, s, t)
    for s in (1, 5, 16, 64)
    for t in (1024, 3000, 16384, 65536)
    for b, h, g in ((1, 32, 8), (4, 32, 32), (16, 64, 8))
    if b * g * t <= 1 << 23
]
SOME_ROWS = [(b, h, g, s, t) for s in (200, 512, 2000) for t in (4096, 16384) for b, h, g in ((1, 16, 4), (2, 32, 8))]
SHAPES = {"b, h, g, s, t": SQUARES + FEW_ROWS + SOME_ROWS}
WINDOWS = {
    "b, h, g, s, t": [shape for shape in SQUARES if shape[3] in (1024, 4096, 16384)],
    "left, right": [(127, 1), (511, 1), (1023, 1), (4095, 1), (400, 400), (2000, 2000)],
}

# Packed sequences of all lengths from nothing to twice the mean: (places where one begins or ends,
# mean length, heads of Q, of K and V)
PACKED_SHAPES = {
    "n, r, c, longest, h, g": [
        (n + 1, n * mean, n * mean, 2 * mean, h, g)
        for n in (2, 4, 8, 20, 64)
        for mean in (64, 200, 388, 700, 1024, 2048, 4096, 8192)
        for h, g in ((4, 4), (16, 16), (32, 8))
        if h * n * mean * mean <= MOST
    ]
}
STARTS = "i * i * r // max((n - 1) * (n - 1), 1)"
PACKED_STARTS = {"starts_q": STARTS, "starts_k": STARTS}


def most(*sums):
    """The largest of sums."""
    return f"max({', '.join(sums)})"


def of_tiles(form, mask):
    """Terms of a form whose thread blocks compute tile after tile: what each call takes, each tile,
    each block of columns, those beyond `LONG`, the elements of K and V, those of Q and O; each wave
    of tiles, and the blocks of columns of the busiest thread block. Where several thread blocks
    share a multiprocessor, also what the busiest one of these gets.
    """
    tiles = f"min({up('s', form.rows)} * h * b, {TILES})"
    least, mean, longest = (up(seen, form.columns) for seen in seen_by(mask, form.rows))
    steps = f"{tiles} * {mean}"
    beyond = f"max({steps} - {LONG // (form.rows * form.columns)}, 0)"
    found = ["1", tiles, steps, beyond, "b * t * g", "b * s * h"]
    for places in sorted({form.blocks, SMS}, reverse=True):
        waves = up(tiles, places)
        found += [waves, most(f"{waves} * {least}", up(f"{tiles} * {mean}", places), longest)]
    return found


def seen_by(mask, rows):
    """The least, the mean and the greatest number of columns that a tile of so many rows sees."""
    if mask == "window":
        return (f"min(left + right + {rows}, t)",) * 3
    return ("t",) * 3 if mask == "full" else ("max(t - s, 0)", "max(t - s // 2, t // 2)", "t")


def of_shares(form):
    """Terms of a form whose thread blocks share all blocks of columns equally: heads of Q that
    share one of K and V are rows of one tile. What each call takes, the longest share, the tiles of
    a share, each block of columns, rows that shares leave to be added up unless all are whole
    tiles (`Shares`), and the elements of K, V, Q and O.
    """
    packed = "s * (h // max(g, 1))"
    tiles = f"min({up(packed, form.rows)} * g * b, {TILES})"
    steps = f"{tiles} * {up('t', form.columns)}"
    in_turn = f"max({tiles} // max({up(tiles, form.blocks)}, 1), 1)"  # thread blocks that compute tiles
    cut = f"min(max({9 * form.blocks} - 10 * {in_turn}, 0) + {tiles} % {in_turn}, 1)"  # 0 or 1
    left = f"{cut} * min({steps}, {form.blocks}) * min({packed}, {form.rows})"
    return ["1", up(steps, form.blocks), up(tiles, form.blocks), steps, left, "b * t * g", "b * s * h"]


def takes_shares(form):
    """Calls for which shares are worth trying: few rows of all heads that share one of K and V, or
    few tiles.
    """
    return f"s * h <= {16 * GROUP_ROWS} * g or {up('s', 128)} * h * b <= {SMS}"


def of_packed(form):
    """Terms of a form for packed sequences with causal masks: as `of_tiles` has them. The last tile
    of a sequence is half empty in the mean; of sequences of all lengths, rows see a third of the
    longest one in the mean.
    """
    tiles = f"min(({up('r', form.rows)} + n // 2) * h, {TILES})"
    steps = f"{tiles} * {up('longest // 3', form.columns)}"
    return [
        "1",
        tiles,
        steps,
        up(tiles, form.blocks),
        most(up(steps, form.blocks), up("longest", form.columns)),
        "c * g",
        "r * h",
    ]
