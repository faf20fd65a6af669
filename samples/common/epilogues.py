"""What multiplies do with their sums, and what NumPy makes of it: `gemm_hopper.py` and
`gemm_blackwell.py` use the same.
"""

from cutec import cute


def relu(x):
    return cute.where(x > 0.0, x, 0.0)


def gelu(x):
    return 0.5 * x * (1.0 + cute.math.erf(x * 0.7071067811865476))


def reference(a, b):
    import numpy as np

    return a.astype(np.float64) @ b.astype(np.float64).swapaxes(-1, -2)


def reference_tf32(a, b):
    """The TMA unit rounds f32 to the nearest number with 13 bits less, ties to even."""
    import numpy as np

    def rounded(x):
        bits = x.astype(np.float32).view(np.uint32)
        return (bits + 0xFFF + (bits >> 13 & 1) & 0xFFFFE000).view(np.float32)

    return reference(rounded(a), rounded(b))


def bias_relu_reference(a, b, bias, residual):
    import numpy as np

    return np.maximum(reference(a, b) + bias, 0) + residual


def bias_gelu_reference(a, b, bias, residual):
    import math

    import numpy as np

    x = reference(a, b) + bias
    return 0.5 * x * (1 + np.vectorize(math.erf)(x / 2**0.5)) + residual


ACTIVATIONS = ((relu, bias_relu_reference), (gelu, bias_gelu_reference))
