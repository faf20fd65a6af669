"""What attention computes, in float64: O and L."""


def one_reference(q, k, v, scale, left, right, cap=None):
    """O and L in float64 for (rows, heads, D) of one sequence; None for a window without end."""
    import numpy as np

    q, k, v = (x.astype(np.float64).transpose(1, 0, 2) for x in (q, k, v))
    k, v = (np.repeat(x, q.shape[0] // x.shape[0], axis=0) for x in (k, v))
    scores = scale * q @ k.transpose(0, 2, 1)
    if cap is not None:
        scores = cap * np.tanh(scores / cap)
    rows, columns = scores.shape[1:]
    away = np.arange(columns) - np.arange(rows)[:, None] - (columns - rows)
    hidden = (away > (rows + columns if right is None else right)) | (
        away < (-rows - columns if left is None else -left)
    )
    scores = np.where(hidden, -np.inf, scores)
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
