"""What the time of grouped multiplies is made of, for `cutec tune`, and the shapes to tune over:
sums over the rows M, or R of each group, of groups G, and over N and K.

Half of the calls that are measured have groups of one size, and half groups of all sizes from
nothing to twice the mean: the i-th of G ends at (i / G)² of all. Those are the ones whose M, or K,
G does not divide.
"""

from common.tile_terms import places, up

LAYERS = [(2048, 7168), (7168, 2048), (4096, 4096), (1408, 2048), (2048, 768), (14336, 4096), (768, 2560)]  # N, K
ROWS = (1, 5, 16, 48, 100, 200, 400, 1000, 3000)  # of a group in the mean
MOST_WEIGHTS, MOST_WORK = 3 << 28, 1 << 41  # elements of B, multiplications of a call that is timed


def shapes_of(groups):
    """(G, rows of a group, N, K) of layers with experts, for numbers of groups."""
    return [
        (g, rows, n, k)
        for g in groups
        for rows in ROWS
        for n, k in LAYERS
        if g * n * k <= MOST_WEIGHTS and g * rows * n * k <= MOST_WORK
    ]


def all_of(shapes):
    """(G, M, N, K), of which every second has groups of all sizes."""
    return [(g, g * rows + number % 2, n, k) for number, (g, rows, n, k) in enumerate(shapes)]


SHAPES = {"g, m, n, k": all_of(shapes_of((4, 8, 24, 64, 256)))}
SHAPES_OF_K = {"g, k, m, n": all_of(shapes_of((5, 16, 100)))}
MASKED_SHAPES = {"g, r, n, k": [(g, (2 * rows + 3) // 4 * 4, n, k) for g, rows, n, k in shapes_of((6, 32, 128))]}


def ends_of(extent):
    """Where groups end along an extent: equal parts where G divides it."""
    equal, other = f"(i + 1) * {extent} // max(g, 1)", f"(i + 1) * (i + 1) * {extent} // max(g * g, 1)"
    differ = f"min({extent} % max(g, 1), 1)"
    return {"ends": f"(1 - {differ}) * ({equal}) + {differ} * ({other})"}


COUNTS = {"ends": "(2 * i + 1) * r // max(2 * g, 1)"}


def blocks_of(shapes):
    """The same shapes with K in blocks of 128, which have scales."""
    ((names, found),) = shapes.items()
    return {names.replace("k", "kb"): [(*rest, k // 128) for *rest, k in found], "nb": "(n + 127) // 128"}


SLICES = up("k", 64)  # of K, in 16 bits


def terms_of(kind, k=SLICES):
    """Terms of a form's time by its tile and cluster: what each call takes, each wave of tiles,
    each slice of K of a wave, each tile and slice of one, and the numbers of B, A and D.
    """

    def terms(tile, cluster=(1, 1)):
        height, width = tile[0] * cluster[0], tile[1] * cluster[1]
        together = cluster[0] * cluster[1]
        if kind == "k":
            tiles = f"g * {up('m', height)} * {up('n', width)} * {together}"
            slices = f"({up('k', 64)} + g // 2) // max(g, 1)"
        else:
            rows = f"(m + {height // 2} * g) // {height}" if kind == "rows" else f"(r + {height}) * g // {2 * height}"
            tiles, slices = (
                f"max({rows}, min(g, {'m' if kind == 'rows' else 'r * g'})) * {up('n', width)} * {together}",
                k,
            )
        waves = up(tiles, places(together))
        sides = {
            "rows": ("g * n", "m", "m * n"),
            "masked": ("g * n", "g * r", "g * r * n"),
            "k": ("m", "n", "g * m * n"),
        }[kind]
        of_k = "k" if kind == "k" else k
        return [
            "1",
            waves,
            f"{waves} * ({slices})",
            tiles,
            f"{tiles} * ({slices})",
            *(f"{side} * {of_k}" for side in sides[:2]),
            sides[2],
        ]

    return terms
