"""What attention computes, in float64: O and L, and gradients."""


def hidden_scores(rows, columns, left, right):
    """Which scores of a sequence rows do not see; None for a window without end."""
    import numpy as np

    away = np.arange(columns) - np.arange(rows)[:, None] - (columns - rows)
    return (away > (rows + columns if right is None else right)) | (away < (-rows - columns if left is None else -left))


def one_reference(q, k, v, scale, left, right, cap=None):
    """O and L in float64 for (rows, heads, D) of one sequence; None for a window without end."""
    import numpy as np

    q, k, v = (x.astype(np.float64).transpose(1, 0, 2) for x in (q, k, v))
    k, v = (np.repeat(x, q.shape[0] // x.shape[0], axis=0) for x in (k, v))
    scores = scale * q @ k.transpose(0, 2, 1)
    if cap is not None:
        scores = cap * np.tanh(scores / cap)
    scores = np.where(hidden_scores(*scores.shape[1:], left, right), -np.inf, scores)
    top = scores.max(axis=-1, keepdims=True, initial=-np.inf)
    top = np.where(np.isneginf(top), 0, top)
    powers = np.exp(scores - top)
    total = powers.sum(axis=-1, keepdims=True)
    with np.errstate(divide="ignore"):
        logs = top + np.log(total)
    return (powers @ v / np.where(total == 0, 1, total)).transpose(1, 0, 2), logs[..., 0]


def window_reference(q, k, v, scale, left=None, right=None, cap=None):
    import numpy as np

    out, logs = np.empty((*q.shape[:3], v.shape[3])), np.empty((len(q), q.shape[2], q.shape[1]))
    for i, each in enumerate(zip(q, k, v)):
        out[i], logs[i] = one_reference(*each, scale, left, right, cap)
    return out, logs


def rounded_reference(q, k, v, scale, left=None, right=None):
    """The same with what errors are relative to where P has 4 bits and scores are sums of e4m3:
    O of |V|, and scores of |Q| and |K|, by how much more they are off than in 8 and 24 bits.
    """
    import numpy as np

    out, logs = window_reference(q, k, v, scale, left, right)
    of_sizes = window_reference(abs(q), abs(k), abs(v), scale, left, right)[1]
    of_v = window_reference(q, k, abs(v), scale, left, right)[0]
    return (out, 4 * of_v), (logs, 2.0**7 * np.where(np.isneginf(logs), 0, abs(of_sizes)))


def scaled(x, scales):
    """A tensor times the scales (batch, heads) of its heads, or (batch, heads, blocks) of 128 rows
    of them.
    """
    import numpy as np

    if scales.ndim == 2:
        return x.astype(float) * scales[:, None, :, None]
    of_rows = np.repeat(scales, 128, axis=2)[:, :, : x.shape[1]]
    return x.astype(float) * of_rows.transpose(0, 2, 1)[..., None]


def causal_reference(q, k, v, scale):
    return window_reference(q, k, v, scale, right=0)


def full_reference(q, k, v, scale):
    return window_reference(q, k, v, scale)


def packed_reference(q, k, v, starts_q, starts_k, longest, scale):
    """Causal. Rows of no sequence are zeros."""
    import numpy as np

    for starts, packed in ((starts_q, q), (starts_k, k)):
        if not 0 <= starts[0] <= starts[-1] <= len(packed) or (np.diff(starts) < 0).any():
            raise ValueError(
                "starts_q and starts_k rise, from 0 on, to as many rows and columns as there are: --in"
                " starts_q=FILE.npy --in starts_k=FILE.npy"
            )
    out, logs = np.zeros(q.shape), np.full(q.shape[1::-1], -np.inf)
    for i in range(len(starts_q) - 1):
        rows, columns = slice(starts_q[i], starts_q[i + 1]), slice(starts_k[i], starts_k[i + 1])
        out[rows], logs[:, rows] = one_reference(q[rows], k[columns], v[columns], scale, None, 0)
    return out, logs


def softcap_reference(q, k, v, scale, left, right, cap):
    return window_reference(q, k, v, scale, left, right, cap)


def one_gradient(dout, q, k, v, out, logs, scale, left=None, right=None, cap=None):
    """dQ, dK and dV in float64 for (rows, heads, D) of one sequence, each with the sum of the sizes
    of what it is a sum of.
    """
    import numpy as np

    shared = q.shape[1] // k.shape[1]
    dout, q, k, v, out = (x.astype(np.float64).transpose(1, 0, 2) for x in (dout, q, k, v, out))
    k, v = (np.repeat(x, shared, axis=0) for x in (k, v))
    scores, slopes = scale * q @ k.transpose(0, 2, 1), scale
    if cap is not None:
        bent = np.tanh(scores / cap)
        scores, slopes = cap * bent, scale * (1 - bent**2)
    hidden = hidden_scores(*scores.shape[1:], left, right) | np.isneginf(logs)[..., None]
    powers = np.exp(np.where(hidden, -np.inf, scores - np.where(hidden, 0, logs[..., None])))
    gradients = slopes * powers * (dout @ v.transpose(0, 2, 1) - (dout * out).sum(axis=-1, keepdims=True))
    factors = (gradients, k), (gradients.transpose(0, 2, 1), q), (powers.transpose(0, 2, 1), dout)
    found = [(a @ b, abs(a) @ abs(b)) for a, b in factors]
    for i in (1, 2):
        found[i] = tuple(x.reshape(len(x) // shared, shared, *x.shape[1:]).sum(axis=1) for x in found[i])
    return [tuple(x.transpose(1, 0, 2) for x in pair) for pair in found]


def sized_gradients(dout, q, k, v, out, logs, scale, left=None, right=None, cap=None):
    """dQ, dK and dV, each with what its errors are relative to."""
    import numpy as np

    found = [(np.empty(x.shape), np.empty(x.shape)) for x in (q, k, v)]
    for i, each in enumerate(zip(dout, q, k, v, out, logs)):
        for pair, parts in zip(found, one_gradient(*each, scale, left, right, cap)):
            for x, part in zip(pair, parts):
                x[i] = part
    return tuple(found)


def window_gradients(dout, q, k, v, out, logs, scale, left=None, right=None, cap=None):
    return tuple(x for x, _ in sized_gradients(dout, q, k, v, out, logs, scale, left, right, cap))


def causal_gradients(dout, q, k, v, out, logs, scale):
    return window_gradients(dout, q, k, v, out, logs, scale, right=0)


def full_gradients(dout, q, k, v, out, logs, scale):
    return window_gradients(dout, q, k, v, out, logs, scale)


def scaled_gradients(dout, q, k, v, scales_q, scales_k, scales_v, out, logs, scale, right=None):
    """`sized_gradients` where Q, K and V have a scale for every head."""
    q, k, v = (scaled(x, scales) for x, scales in zip((q, k, v), (scales_q, scales_k, scales_v)))
    return sized_gradients(dout, q, k, v, out, logs, scale, right=right)


def scaled_causal_gradients(dout, q, k, v, scales_q, scales_k, scales_v, out, logs, scale):
    return scaled_gradients(dout, q, k, v, scales_q, scales_k, scales_v, out, logs, scale, right=0)
