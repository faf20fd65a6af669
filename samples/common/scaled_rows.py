"""Matrices of which blocks of 128 elements along K share a scale, as samples for Hopper have them:
(rows, K / 128, 128); what their products are, and how they are quantised.
"""

BLOCK, LARGEST = 128, 448.0


def scaled_rows(matrix, scales):
    """A matrix as (row, k) in float64, times the scales (K / 128, rows) of blocks of its rows."""
    import numpy as np

    rows, blocks, block = matrix.shape
    return (matrix.astype(np.float64) * scales.T.astype(np.float64)[:, :, None]).reshape(rows, blocks * block)


def scaled_squares(matrix, scales):
    """The same with the scales (ceil(rows / 128), K / 128) of squares."""
    import numpy as np

    return scaled_rows(matrix, np.repeat(scales, BLOCK, axis=0)[: len(matrix)].T)


def block_reference(a, sfa, b, sfb):
    return scaled_rows(a, sfa) @ scaled_squares(b, sfb).T


def vector_reference(a, sfa, b, sfb):
    return scaled_rows(a, sfa) @ scaled_rows(b, sfb).T


def quantised(blocks, pow2):
    """Blocks (…, elements) in e4m3, and their scales."""
    import ml_dtypes
    import numpy as np

    blocks = blocks.astype(np.float32)
    largest = np.abs(blocks).max(axis=-1)
    scales = np.where(largest > 0, np.maximum(largest / np.float32(LARGEST), np.float32(2.0**-100)), np.float32(1))
    if pow2:
        scales = np.exp2(np.ceil(np.log2(scales.astype(np.float64)))).astype(np.float32)
    with np.errstate(invalid="ignore"):
        return (blocks / scales[..., None]).astype(ml_dtypes.float8_e4m3fn), scales


def quantised_rows(x, pow2=False):
    q, scales = quantised(x, pow2)
    return q, scales.T


def quantised_squares(x, pow2=False):
    import numpy as np

    rows, blocks, _ = x.shape
    padded = np.zeros((-(-rows // BLOCK) * BLOCK, blocks, BLOCK), np.float32)
    padded[:rows] = x
    squares = padded.reshape(-1, BLOCK, blocks, BLOCK).transpose(0, 2, 1, 3)
    q, scales = quantised(squares.reshape(*squares.shape[:2], -1), pow2)
    return q.reshape(squares.shape).transpose(0, 2, 1, 3).reshape(padded.shape)[:rows], scales


def quantised_columns(x, pow2=False):
    """Of x (rows / 128, 128, K), transposed."""
    q, scales = quantised(x.transpose(2, 0, 1), pow2)
    return q, scales.T


def rows_pow2(x):
    return quantised_rows(x, True)


def squares_pow2(x):
    return quantised_squares(x, True)


def columns_pow2(x):
    return quantised_columns(x, True)


QUANTISED = quantised_rows, quantised_squares, quantised_columns
QUANTISED_POW2 = rows_pow2, squares_pow2, columns_pow2
