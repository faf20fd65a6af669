"""What the public examples compute, in NumPy."""


def add(*inputs, **named):
    """The sum of two tensors."""
    a, b = (*inputs, *named.values())
    return a + b


def batched_product(mA, mB):
    """A Bᵀ for each of the matrices of a batch, which is the last mode."""
    import numpy as np

    return np.einsum("mkl,nkl->mnl", mA.astype(np.float64), mB.astype(np.float64))
