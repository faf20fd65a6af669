"""What the time of a convolution on Hopper is made of, for `cutec tune`: sums over n images of
h × w pixels with c channels, and of p × q pixels with k channels, whose factors it measures. And
what to tune over: layers of networks, and layers drawn from everywhere.
"""

from common.tile_terms import SMS, places, up

MOST = 1 << 36  # tiles, or numbers of a tensor: more than any call has; costs then fit 128 bits, which C has
PIXELS, CHANNELS = 128, 64  # of a tile of images, unless a form says otherwise; of a slice
UNIT = 64  # pixels of a slice of a filter's gradient

# Rows of images, C, K of layers of MobileNet, EfficientNet, ResNet-50, VGG, Inception, and UNets.
OF_1X1 = [(112, 32, 64), (56, 64, 64), (56, 256, 128), (28, 128, 512), (28, 40, 240), (14, 112, 672)]
OF_1X1 += [(14, 1024, 512), (7, 512, 2048), (7, 960, 320), (32, 640, 640), (64, 960, 320)]
OF_3X3 = [(112, 64, 128), (112, 128, 128), (56, 128, 256), (56, 64, 64), (28, 512, 512), (14, 256, 256)]
OF_3X3 += [(14, 512, 512), (7, 512, 512), (64, 640, 320), (32, 320, 640), (32, 1280, 640)]
OF_3X3 += [(16, 640, 1280), (8, 2560, 1280), (40, 80, 160)]
# Images whose 3x3 filters have other strides or dilations too, by the rows of Y.
OF_ANY_3X3 = [*OF_3X3, (28, 256, 256), (16, 640, 640), (8, 1280, 1280), (65, 256, 256), (65, 512, 512)]
OF_ANY_3X3 += [(33, 1024, 512), (33, 2048, 256)]
LAYERS = {
    "1x1": OF_1X1,
    "1x1_stride2": [(56, 64, 128), (56, 256, 1024), (28, 512, 1024), (14, 1024, 2048), (64, 320, 640)],
    "2x2_stride2": [(56, 128, 256), (28, 256, 512), (14, 512, 1024), (48, 192, 384), (24, 384, 768)],
    "3x3": OF_3X3,
    "any_3x3": OF_ANY_3X3,
    "3x3_stride2": [(112, 64, 128), (56, 256, 256), (28, 512, 512), (32, 640, 640), (16, 1280, 1280)],
    "3x3_dilation2": [(28, 512, 512), (65, 256, 256), (65, 512, 512), (33, 1024, 512), (33, 2048, 256)],
    "5x5": [(28, 32, 96), (28, 64, 128), (27, 96, 256), (14, 240, 240), (14, 480, 480), (7, 672, 672)],
    "7x7_stride2_few": [(224, 8, 64), (112, 8, 64), (299, 8, 96), (512, 8, 64)],
    "4x4_stride4_few": [(224, 8, 96), (224, 8, 192), (384, 8, 128), (112, 8, 768)],
}
DRAWN = {"n, h, w, c, k": "20 drawn from 1..64, 6..96, 6..96, 24..1536 step 8, 24..1536 step 8"}
MANY = {"n, h, w, c, k": "12 drawn from 64..256, 7..64, 7..64, 48..768 step 8, 48..768 step 8"}  # as in training
# Few tiles, and many channels or pixels are summed up: blocks share them.
DRAWN_SMALL = {"n, h, w, c, k": "80 drawn from 4..64, 7..56, 7..56, 64..2048 step 8, 64..2048 step 8"}
# Few slices, so that what a block takes besides them counts.
DRAWN_SHORT = {"n, h, w, c, k": "48 drawn from 4..64, 7..56, 7..56, 64..2048 step 8, 64..2048 step 8"}
DRAWN_FEW = {"n, h, w, k": "12 drawn from 1..64, 32..512, 32..512, 32..512 step 8"}


def shapes_of(name, filter, more=()):
    """The calls to tune a filter over, and `more` of them."""
    layers = [(n, size, size, c, k) for size, c, k in LAYERS[name] for n in (1, 16, 64)]
    parts = [{"n, h, w, c, k": layers}, DRAWN, MANY, *more]
    if name.endswith("few"):
        parts = [{"n, h, w, k": [(n, h, w, k) for n, h, w, _, k in layers]}, DRAWN_FEW]
    sides = {"p": ("h", filter.rows), "q": ("w", filter.columns)}
    follow = {side: filter.extent_of(*of) for side, of in sides.items()}
    return [part | follow for part in parts]


def bound(total):
    return f"min({total}, {MOST})"


def in_part(extent, channels=CHANNELS):
    """1 where the last slice of channels has fewer of them: loads of such pixels take longer."""
    return up(f"{extent} % {channels}", channels)


def images_terms(pixels, channels, summed, depth, usual, small):
    """Terms of a form that computes images of so many `pixels` and `channels`, from slices of which
    a tile has `depth(each)`, of channels that are `summed` up, `usual` ones unless a form says
    otherwise: what each call takes, each wave of tiles, each slice of one (in part), each tile,
    each slice of a tile, the numbers that are written, and, of `small` calls, those that memory
    moves.
    """

    def terms(columns, cluster=1, beside=1, pieces=1, split=1, **more):
        each, sharing = more.get("channels", usual), pieces * split
        rows, slices = more.get("rows", PIXELS), depth(each)
        count = images_tiles(pixels, channels, columns, cluster, beside, rows)
        waves = up(f"{count} * {sharing}" if sharing > 1 else count, places(cluster * beside * split))
        own = up(slices, sharing) if sharing > 1 else slices
        odd = [f"{waves} * {own} * {in_part(summed, each)}"] if summed else []
        found = ["1", waves, f"{waves} * {own}", *odd, count, f"{count} * {slices}"]
        moved = [bound("n * h * w * c + n * p * q * k")] if small else []
        return [*found, bound(f"{pixels} * {channels}"), *moved]

    return terms


def images_tiles(pixels, channels, columns, cluster=1, beside=1, rows=PIXELS):
    """How many tiles images have, those of whole clusters."""
    down = f"{up(pixels, rows * cluster)} * {cluster}" if cluster > 1 else up(pixels, rows)
    across = f"{up(channels, columns * beside)} * {beside}" if beside > 1 else up(channels, columns)
    return bound(f"{down} * {across}")


def images_guard(pixels, output, depth, usual, small, columns, rows=PIXELS, **form):
    """Calls for which it is worth trying that blocks share tiles, few tiles of many slices; or
    clusters and narrow slices, many tiles, or any if calls are `small`.
    """
    cluster, beside, pieces, split = (form.get(name, 1) for name in ("cluster", "beside", "pieces", "split"))
    count, sharing = images_tiles(pixels, output, columns, rows=rows), pieces * split
    if sharing > 1:
        return f"{count} * {sharing} <= {2 * SMS} and {depth(usual)} >= {2 * sharing}"
    if beside > 1:
        return f"{output} > {columns}"
    if cluster > 1 and small:
        return f"{pixels} > {rows}"
    return f"{count} > {SMS}" if cluster > 1 or "channels" in form else ""


def filter_terms(positions, usual):
    """Terms of a form that computes the gradient of a filter: what each call takes, each wave of
    pieces of tiles, each slice of one (in part), each slice of a tile, the numbers that pieces
    leave, the pieces, which are added up one after the other, and the numbers of dF. `usual`: what
    a form has unless it says otherwise.
    """

    def terms(units, split, **more):
        form = usual | more
        tiles, rounds, shared = filter_tiles(positions, units, form), form["waves"], form["shared"]
        slices, result = f"max({bound(up('n * p * q', UNIT))}, 1)", f"k * c * {positions}"
        together = f"{tiles} * {shared}" if shared > 1 else tiles
        most, least = places(shared) * rounds, split * shared
        pieces = f"max(min({most} // max({together}, 1), {slices} // {least}), 1)" if split else "1"
        sharing = f"max({pieces} * {shared}, 1)" if split and shared > 1 else pieces if split else f"{shared}"
        own = f"(({slices} + {sharing} - 1) // {sharing})" if split or shared > 1 else slices
        waves = up(f"{together} * {pieces}" if split else together, places(shared))
        odd = f"max({in_part('c', form['channels'])}, {in_part('k')})"
        found = ["1", waves, f"{waves} * {own}", f"{waves} * {own} * {odd}", f"{tiles} * {slices}"]
        found += [bound(f"{result} * {pieces}"), pieces] if split else []
        return [*found, result]

    return terms


def filter_tiles(positions, units, form):
    """How many tiles a filter has, those of whole clusters."""
    across, cluster = up(f"{positions} * {up('c', form['channels'])}", units), form["cluster"]
    rows = up("k", 64 * form["groups"][0] * form["high"] * cluster)
    return bound(f"{rows} * {cluster} * {across}" if cluster > 1 else f"{rows} * {across}")


def filter_guard(positions, units, split, **form):
    """Calls whose tiles are so few that blocks may share them."""
    tiles, shared = filter_tiles(positions, units, form), form["shared"]
    if shared > 1:
        pieces, most = (2, places(shared)) if split else (1, 2 * SMS)
        least = max(split, 1) * pieces * shared
        return f"{tiles} * {pieces * shared} <= {most} and {up('n * p * q', UNIT)} >= {least}"
    return f"{tiles} * 2 <= {SMS * form['waves']}" if split else ""
