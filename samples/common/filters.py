"""Filters of convolutions, and what they compute, in float64."""

from typing import NamedTuple


class Filter(NamedTuple):
    """Rows and columns of a filter, and how far apart pixels of Y, and those under the filter, are
    in X; `pad` rows and columns of zeros surround images.
    """

    rows: int
    columns: int
    stride: int = 1
    pad: int = 0
    dilation: int = 1

    @property
    def positions(self):
        return self.rows * self.columns

    def extent(self, images, size):
        """Rows, or columns, of Y of images that have so many."""
        return (images + 2 * self.pad - self.dilation * (size - 1) - 1) // self.stride + 1

    def extent_of(self, images, size):
        """The same as a sum, of images that have so many by a name."""
        return f"({images} + {2 * self.pad} - {self.dilation * (size - 1) + 1}) // {self.stride} + 1"

    @property
    def turned(self):
        """The filter of the way back, from Y to X."""
        assert self.stride == 1 and self.rows == self.columns, "the way back of steps of one pixel, of a square"
        return self._replace(pad=self.dilation * (self.rows - 1) - self.pad)

    def corner(self, size):
        """How far the last pixel under a filter's first position is from the end of the images."""
        return self.pad - (size - 1) * self.dilation


FILTERS = {
    "1x1": Filter(1, 1),
    "1x1_stride2": Filter(1, 1, stride=2),
    "2x2_stride2": Filter(2, 2, stride=2),
    "3x3": Filter(3, 3, pad=1),
    "3x3_stride2": Filter(3, 3, stride=2, pad=1),
    "3x3_dilation2": Filter(3, 3, pad=2, dilation=2),
    "5x5": Filter(5, 5, pad=2),
}
FEW_FILTERS = {"7x7_stride2_few": Filter(7, 7, stride=2, pad=3), "4x4_stride4_few": Filter(4, 4, stride=4)}


def moved_images(x, filter):
    """For each position of the filter, (row, column), the pixels of X that are under it."""
    import numpy as np

    rows, columns = filter.extent(x.shape[1], filter.rows), filter.extent(x.shape[2], filter.columns)
    border = (filter.pad, filter.pad)
    x = np.pad(x.astype(np.float64), ((0, 0), border, border, (0, 0)))
    for r in range(filter.rows):
        for s in range(filter.columns):
            top, left = r * filter.dilation, s * filter.dilation
            moved = x[:, top : top + filter.stride * (rows - 1) + 1 : filter.stride]
            yield (r, s), moved[:, :, left : left + filter.stride * (columns - 1) + 1 : filter.stride]


def convolved(x, f, filter):
    return sum(moved @ f[:, r, s].astype("f8").T for (r, s), moved in moved_images(x, filter))


def convolved_back(x, f, filter):
    import numpy as np

    return convolved(x, np.flip(f, (1, 2)).transpose(3, 1, 2, 0), filter.turned)


def filter_gradient(x, dy, filter):
    import numpy as np

    df = np.zeros((dy.shape[3], filter.rows, filter.columns, x.shape[3]))
    for (r, s), moved in moved_images(x, filter):
        df[:, r, s] = np.einsum("npqk,npqc->kc", dy.astype(np.float64), moved)
    return df


def images_reference(compute, filter):
    def of_filter(x, f):
        return compute(x, f, filter)

    return of_filter


def gradient_reference(filter):
    def of_filter(x, dy):
        return filter_gradient(x, dy, filter)

    return of_filter


def found_by_name(functions, kind):
    """The functions of filters, each under a name of this module, `convolved_3x3`: `cutec run
    --check` finds it there.
    """
    for name, function in functions.items():
        function.__qualname__ = f"{kind}_{name}"
        globals()[function.__qualname__] = function
    return functions


ALL = FILTERS | FEW_FILTERS
BACK = {name: filter for name, filter in FILTERS.items() if filter.stride == 1}
IMAGES = found_by_name({name: images_reference(convolved, filter) for name, filter in ALL.items()}, "convolved")
IMAGES_BACK = found_by_name({name: images_reference(convolved_back, filter) for name, filter in BACK.items()}, "back")
GRADIENTS = found_by_name({name: gradient_reference(filter) for name, filter in FILTERS.items()}, "gradient")
