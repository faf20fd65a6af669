"""The results of the public examples, in NumPy."""


def add(*inputs, **named):
    """The sum of two tensors."""
    a, b = (*inputs, *named.values())
    return a + b


def add_of_given_size(mA, mB, M, N):
    """The sum of two matrices whose size is told once more."""
    return mA + mB


def batched_product(*inputs, **named):
    """A Bᵀ for each of the matrices of a batch, which is the last mode."""
    import numpy as np

    a, b = (*inputs, *named.values())
    return np.einsum("mkl,nkl->mnl", a.astype(np.float64), b.astype(np.float64))


def product(*inputs, **named):
    """A Bᵀ."""
    import numpy as np

    a, b = (*inputs, *named.values())
    return a.astype(np.float64) @ b.astype(np.float64).T


def rms_norm(mX, mWeight, eps):
    """Rows over their root mean square, weighted."""
    import numpy as np

    x = mX.astype(np.float64)
    return x / np.sqrt((x * x).mean(1, keepdims=True) + eps) * mWeight


def layer_norm(mX, mWeight, mBias, eps):
    """Rows less their mean, over their deviation, weighted and biased."""
    import numpy as np

    x = mX.astype(np.float64)
    x = x - x.mean(1, keepdims=True)
    return x / np.sqrt((x * x).mean(1, keepdims=True) + eps) * mWeight + mBias
