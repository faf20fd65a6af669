"""Matrices whose elements share scale factors along K, as samples of such multiplies declare them:
by chunks, so that the extents of matrices and scale factors fit each other.

A matrix is (chunks of rows, 128, chunks of K, elements of a chunk along K), which lies in memory as
(rows, K) does; several of them have their number in front. Scale factors are (chunks of rows,
chunks of K, 512): a chunk has those of 128 rows and of 4 blocks along K as the hardware wants them,
row 32 j + i its four at byte 16 i + 4 j.
"""

from cutec import cute
from cutec.utils import blockscaled_layout


def matrix(chunks):
    """A matrix, or several, by (row, column, number)."""
    *_, down, rows, across, columns = chunks.shape
    count, beyond = (chunks.shape[0], chunks.stride[0]) if len(chunks.shape) == 5 else (1, 0)
    layout = cute.make_layout((down * rows, across * columns, count), stride=(chunks.stride[-3], 1, beyond))
    return cute.make_tensor(chunks.iterator, layout)


def scales(chunks, scaled, vector):
    """The scale factors of `scaled` by (row, k, number); `vector` elements along K share one."""
    return cute.make_tensor(chunks.iterator, blockscaled_layout.tile_atom_to_shape_SF(scaled.shape, vector))


def in_rows(elements, chunks):
    """A matrix as (row, k) in float64, multiplied by its scale factors; none has a sign."""
    import numpy as np

    down, across, _ = chunks.shape
    parts = chunks.reshape(down, across, 32, 4, 4).transpose(0, 3, 2, 1, 4)
    factors = abs(parts.reshape(128 * down, 4 * across).astype(np.float64))
    factors = np.repeat(factors, elements.shape[3] // 4, axis=1)
    return elements.astype(np.float64).reshape(factors.shape) * factors


def reference(a, sfa, b, sfb):
    """The product of A and Bᵀ by chunks, (chunks of M, 128, chunks of N, 128), in float64."""
    return (in_rows(a, sfa) @ in_rows(b, sfb).T).reshape(len(a), 128, len(b), 128)


def grouped_reference(a, sfa, b, sfb, groups):
    """Each chunk of A's rows by the B that `groups` says; zeros where there is none."""
    import numpy as np

    product = np.zeros((len(a), 128, b.shape[1], 128))
    for i, group in enumerate(groups):
        if 0 <= group < len(b):
            product[i : i + 1] = reference(a[i : i + 1], sfa[i : i + 1], b[group], sfb[group])
    return product
