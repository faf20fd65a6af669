"""The results of the public examples, in NumPy."""


def add(*inputs, **named):
    """The sum of two tensors."""
    a, b = (*inputs, *named.values())
    return a + b


def plus(src, addend):
    """A tensor and a number."""
    return src + addend


def add_of_given_size(mA, mB, M, N):
    """The sum of two matrices whose size is told once more."""
    return mA + mB


def batched_product(*inputs, **named):
    """A Bᵀ for each of the matrices of a batch, which is the last mode."""
    import numpy as np

    a, b = (*inputs, *named.values())
    return np.einsum("mkl,nkl->mnl", a.astype(np.float64), b.astype(np.float64))


def alpha_beta(a, b, c, alpha, beta):
    """alpha A Bᵀ + beta C for each of the matrices of a batch."""
    import numpy as np

    return alpha * batched_product(a, b) + beta * c.astype(np.float64)


def blockwise_product(a, b, sfa, sfb):
    """A Bᵀ, with a scale for 128 elements of a row of A and one for 128 x 128 elements of B."""
    import numpy as np

    scaled_a = a.astype(np.float64) * sfa.repeat(128, 1)
    return batched_product(scaled_a, b.astype(np.float64) * sfb.repeat(128, 0).repeat(128, 1))


def tf32_product(*inputs, **named):
    """A Bᵀ for each of the matrices of a batch, whose elements are rounded to tf32."""
    import numpy as np

    a, b = (*inputs, *named.values())
    bits = [x.astype(np.float32).view(np.uint32) for x in (a, b)]
    return batched_product(*[((x + 0xFFF + (x >> 13 & 1)) & 0xFFFFE000).view(np.float32) for x in bits])


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
