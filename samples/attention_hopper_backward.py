"""Backward pass of attention on Hopper (sm_90a): dQ, dK and dV from dO, without a matrix of scores
or of their gradients ever being in memory.

With S = scale · Q Kᵀ and P = exp(S - L), which are computed again from Q, K and the logarithms L
that the forward pass (attention_hopper.py) has left:

    dV = Pᵀ dO      dP = dO Vᵀ      dS = P ∘ (dP - rowsum(O ∘ dO))
    dQ = scale · dS K               dK = scale · dSᵀ Q

Scores with a cap, s = cap · tanh(scale · q k / cap), have slopes, by which dS is multiplied. All
heads of Q that share one of K and V add to its dK and dV.

The kernels are those of common/attention_backward.py. Where all keys of a sequence are in one tile,
and few queries, one kernel alone computes all (`whole`).
"""

from common.attention_backward import CAPPED_FORMS, CHOICES, FORMS, attention_backward, workspaces
from common.attention_reference import causal_gradients, full_gradients, window_gradients

import cutec


def tensors(values: int | str = "$depth"):
    """dO, Q, K, V, O, L, dQ, dK and dV. `values`: V's D."""
    strides = ":(?{div=8},?{div=8},?{div=8},1)"
    shapes = {"q": "b,s,h,$depth", "k": "b,t,g,$depth", "v": f"b,t,g,{values}", "o": f"b,s,h,{values}"}
    roles = "in o", "in q", "in k", "in v", "in o", "", "out q", "out k", "out v"
    return [f"{role[:-1]}$dtype[{shapes[role[-1]]}]{strides}" if role else "in f32[b,h,s]" for role in roles]


SOME = (("f16", 64), ("bf16", 128))
for mask, reference, operations in (("full", full_gradients, 10), ("causal", causal_gradients, 5)):
    for depth, form in FORMS.items():
        cutec.export(
            attention_backward,
            args=[*tensors(), "f32", None, None, None, *workspaces(depth, form.queries)],
            variants=[{"dtype": dtype, "depth": depth} for dtype in ("f16", "bf16")],
            constexpr={"mask": mask},
            choose=CHOICES,
            reference=reference,
            flops=f"{operations * depth}*b*h*s*t",
            arch="sm_90a",
            name=f"attention_backward_{mask}",
        )
    for dtype, depth in SOME:
        cutec.export(
            attention_backward,
            args=[*tensors(), "f32", None, None, None, None, *workspaces(depth, FORMS[depth].queries)[1:]],
            variants=[{"dtype": dtype, "depth": depth}],
            constexpr={"mask": mask, "deterministic": True},
            choose=CHOICES,
            reference=reference,
            arch="sm_90a",
            name=f"attention_backward_{mask}_deterministic",
        )
for name, cap, forms in (("window", None, FORMS), ("softcap", "f32", CAPPED_FORMS)):
    for dtype, depth in SOME:
        cutec.export(
            attention_backward,
            args=[*tensors(), "f32", "i32", "i32", cap, *workspaces(depth, forms[depth].queries)],
            variants=[{"dtype": dtype, "depth": depth}],
            constexpr={"mask": "window"},
            choose=CHOICES,
            reference=window_gradients,
            arch="sm_90a",
            name=f"attention_backward_{name}",
        )
