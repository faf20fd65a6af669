"""A step of AdamW: parameters, gradients and both moments are each read once and written once.

    m = β₁ m + (1 - β₁) g        p = p (1 - lr · decay) - lr · m̂ / (√v̂ + ε)
    v = β₂ v + (1 - β₂) g²       m̂ = m / (1 - β₁ᵗ), v̂ = v / (1 - β₂ᵗ)

Tensors are flat: of any shape without gaps, or all parameters of a model behind each other. Sums
are in float32, whatever the types are. `copied`, where it is there, gets the new parameters in
their narrower type: what the next forward pass reads beside a float32 original.

The learning rate, the number of the step (from 1 on) and a factor of the gradients (1 / loss scale,
or what clips their norm) lie in memory: replays of a CUDA graph find new ones there.
"""

from common.modes import copy, flat, follow, loaded, overlaps

import cutec
from cutec import cute

THREADS = 256
AT_ONCE = 132 * 1024  # threads that an H100 or H200 has at once


def correction(beta, step):
    """1 - β^step. β and 1 are too close to each other for a difference of powers in float32."""
    return -cute.math.expm1(step * cute.math.log1p((beta - 1).to(cutec.Float32)))


def update(tensors, numbers, beta1, beta2, eps, decay):
    """A vector of each tensor (p, g, m, v, copied)."""
    registers = [loaded(t) for t in tensors[:4]]  # all under way together
    rate, step, scale = numbers
    p, g, m, v = (r.load().to(cutec.Float32) for r in registers)
    g = g * scale
    m = m + (g - m) * (1 - beta1).to(cutec.Float32)
    v = v + (g * g - v) * (1 - beta2).to(cutec.Float32)
    size = rate * cute.math.rcp(correction(beta1, step))
    root = cute.math.rsqrt(correction(beta2, step))
    right = cute.math.div(size * m, cute.math.sqrt(v, fastmath=True) * root + eps, approx=True)
    p = p - rate * decay * p - right
    for new, t in zip((p, m, v, p), (tensors[0], *tensors[2:])):
        if cutec.const_expr(t is not None):
            register = cute.make_rmem_tensor(cute.size(t), t.element_type)
            register.store(new.to(t.element_type))
            copy(register, t)


@cute.kernel
def adamw_kernel(
    tensors,
    length: cutec.Int64,
    lr: cute.Tensor,
    step: cute.Tensor,
    scale: cute.Tensor,
    beta1: cutec.Float64,
    beta2: cutec.Float64,
    eps: cutec.Float32,
    decay: cutec.Float32,
):
    """`tensors` (p, g, m, v, copied) are (vector, n), of `length` elements. A thread has a vector
    of each; threads behind those have one of the elements that are left.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    here = cute.arch.block_idx()[0].to(cutec.Int64) * THREADS + tid
    vector = cute.size(tensors[0], mode=[0])
    whole, numbers, options = length // vector, (lr[0], step[0], scale[0]), (beta1, beta2, eps, decay)
    if here < whole:
        update([t[None, here] if t is not None else None for t in tensors], numbers, *options)
    elif here < whole + length % vector:
        single = [flat(t, 1)[None, here + whole * (vector - 1)] if t is not None else None for t in tensors]
        update(single, numbers, *options)


@cute.jit
def adamw(
    p: cute.Tensor,
    g: cute.Tensor,
    m: cute.Tensor,
    v: cute.Tensor,
    copied,
    lr: cute.Tensor,
    step: cute.Tensor,
    scale: cute.Tensor,
    beta1: cutec.Float64,
    beta2: cutec.Float64,
    eps: cutec.Float32,
    decay: cutec.Float32,
):
    tensors, length = (p, g, m, v, copied), cute.size(p)
    few = length <= 2 * AT_ONCE
    for vector, taken in ((2, few), (4, cutec.not_(few))):
        if taken:
            parts = tuple(flat(t, vector) if t is not None else None for t in tensors)
            adamw_kernel(parts, length, lr, step, scale, beta1, beta2, eps, decay).launch(
                grid=(cute.ceil_div(length // vector + length % vector, THREADS), 1, 1),
                block=(THREADS, 1, 1),
                use_pdl=overlaps(),
            )


def reference(p, g, m, v, lr, step, scale, beta1, beta2, eps, decay):
    import numpy as np

    p, g, m, v = (x.astype(np.float64) for x in (p, g, m, v))
    lr, step, g = float(lr[0]), float(step[0]), g * float(scale[0])
    m, v = beta1 * m + (1 - beta1) * g, beta2 * v + (1 - beta2) * g * g
    right = m / (1 - beta1**step) / (np.sqrt(v / (1 - beta2**step)) + eps)
    return p * (1 - lr * decay) - lr * right, m, v


def copied_reference(*args, **named):
    p, m, v = reference(*args, **named)
    return p, m, v, p


NUMBERS = ["in f32[1]@4"] * 3 + ["f64", "f64", "f32", "f32"]
TYPES = {  # of p, g, both moments, copied
    "f32": ("f32", "f32", "f32", None),
    "bf16": ("bf16", "bf16", "bf16", None),
    "bf16_f32": ("bf16", "bf16", "f32", None),
    "f32_bf16": ("f32", "bf16", "f32", "bf16"),
    "f32_f16": ("f32", "f16", "f32", "f16"),
}
for name, (of_p, of_g, moments, narrow) in TYPES.items():
    cutec.export(
        adamw,
        name=f"adamw_{name}",
        args=[
            *(f"inout {of_p}[n{{i64}}]", f"in {of_g}[n]", f"inout {moments}[n]", f"inout {moments}[n]"),
            f"out {narrow}[n]" if narrow else None,
            *NUMBERS,
        ],
        reference=copied_reference if narrow else reference,
    )
