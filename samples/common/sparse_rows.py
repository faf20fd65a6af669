"""Matrices of which two of each four elements along K are stored, as `gemm_sparse_hopper.py` has
them: what is stored, (M, K / 2), and words of metadata, (ceil(M / 64), ceil(K / 64), 128), a word
for each thread of a warpgroup.
"""

ROWS, COLUMNS = 64, 64  # of a matrix, whose metadata lies together


def places_of(rows, columns, bits):
    """Where the two bits of metadata of stored elements of rows and fours of columns lie, for
    elements of so many bits: (strip, 64 columns, thread, lowest bit of the first element's).
    """
    thread = rows % ROWS // 16 * 32 + rows % 8 * 4
    lower = rows % 16 // 8
    if bits == 16:  # 16 columns of two rows, 8 apart
        return rows // ROWS, columns // COLUMNS, thread + columns % COLUMNS // 16, columns % 16 + 16 * lower
    return rows // ROWS, columns // COLUMNS, thread + lower + columns % COLUMNS // 32 * 2, columns % 32


def columns_of(stored, metadata, bits):
    """The column of each stored element, (M, K / 2)."""
    import numpy as np

    m, half = stored.shape
    row, place = np.arange(m)[:, None], np.arange(half)[None]
    four = place // 2 * 4
    strip, column, thread, bit = places_of(row, four, bits)
    return four + (metadata[strip, column, thread] >> (bit + place % 2 * 2).astype(np.uint32) & 3)


def expanded(stored, metadata, bits):
    """The matrix (M, K) with its zeros, in float64."""
    import numpy as np

    whole = np.zeros((len(stored), 2 * stored.shape[1]))
    np.put_along_axis(whole, columns_of(stored, metadata, bits), stored.astype(np.float64), axis=1)
    return whole


def compressed(a, bits=16):
    """What `compress` makes of a matrix: of each four elements of a row the two largest, of equal
    ones the first. Of columns and rows that are not there it has zeros.
    """
    import numpy as np

    m, k = a.shape
    whole = np.zeros((-(-m // ROWS) * ROWS, -(-k // COLUMNS) * COLUMNS), a.dtype)
    whole[:m, :k] = a
    fours = whole.reshape(len(whole), -1, 4)
    order = np.argsort(-np.abs(fours.astype(np.float64)), axis=2, kind="stable")
    kept = np.sort(order[:, :, :2], axis=2)
    stored = np.take_along_axis(fours, kept, axis=2).reshape(len(whole), -1)
    metadata = np.zeros((whole.shape[0] // ROWS, whole.shape[1] // COLUMNS, 128), np.uint32)
    row, four = np.arange(len(whole))[:, None], np.arange(fours.shape[1])[None] * 4
    strip, column, thread, bit = np.broadcast_arrays(*places_of(row, four, bits))
    fields = (kept[:, :, 0] | kept[:, :, 1] << 2).astype(np.uint32) << bit.astype(np.uint32)
    np.bitwise_or.at(metadata, (strip, column, thread), fields)
    return stored[:m, : k // 2], metadata


def reference(stored, metadata, b, bits=16):
    import numpy as np

    return expanded(stored, metadata, bits) @ b.T.astype(np.float64)


def linear_reference(stored, metadata, b):
    return reference(stored, metadata, b).T


def compressed_fp8(a):
    return compressed(a, 8)


def reference_fp8(stored, metadata, b):
    return reference(stored, metadata, b, 8)


def linear_reference_fp8(stored, metadata, b):
    return reference(stored, metadata, b, 8).T


REFERENCES = reference, linear_reference, compressed
REFERENCES_FP8 = reference_fp8, linear_reference_fp8, compressed_fp8
