"""quack (Dao-AILab/quack): calls of its public functions, as its own tests make them.

    cutec exec --rehearse --arch sm_90a --device-facts sm_count=132 quack_kernels.py "top-k"
    cutec exec quack_kernels.py --check "top-k"       # on a GPU: compared with PyTorch

Each case gives pairs of a result and how PyTorch computes it (None: not compared).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import project_cases
import quack
import torch
from project_cases import Pair

BF16, F16, F32, FP8 = torch.bfloat16, torch.float16, torch.float32, torch.float8_e4m3fn
CASES: dict[str, Callable[[], Iterator[Pair]]] = {}


def case(name: str, *args: Any, **options: Any) -> Callable[[Any], Any]:
    """Decorator: a case of this name calls the function with these arguments."""

    def add(function: Any) -> Any:
        CASES[name] = partial(function, *args, **options)
        return function

    return add


def rand(*shape: int, dtype: Any = BF16, scale: float = 1.0) -> Any:
    """A random tensor on the GPU."""
    return (torch.randn(*shape, device="cuda", dtype=F32) * scale).to(dtype)


# -- rows


@case("rmsnorm forward", 1024)
@case("rmsnorm forward, 131072 columns (cluster)", 131072)
@case("rmsnorm forward, f32", 1000, dtype=F32)
@case("rmsnorm forward, residual and bias", 4096, more=True)
def rmsnorm_forward(n: int, dtype: Any = BF16, more: bool = False) -> Iterator[Pair]:
    from quack.rmsnorm import rmsnorm_fwd

    x, w = rand(199, n, dtype=dtype), rand(n, dtype=F32)
    bias, residual = (rand(n, dtype=F32), rand(199, n, dtype=dtype)) if more else (None, None)
    out, *_ = rmsnorm_fwd(x, w, bias=bias, residual=residual, eps=1e-6)

    def want() -> Any:
        total = x.float() if residual is None else x.float() + residual.float()
        y = torch.nn.functional.rms_norm(total, (n,), w, 1e-6)
        return y if bias is None else y + bias

    yield out, want


@case("rmsnorm backward", 1024)
@case("rmsnorm backward, f32 gradient of the residual", 4096, residual=F32)
@case("rmsnorm backward, bias", 2048, bias=True)
def rmsnorm_backward(n: int, residual: Any = None, bias: bool = False) -> Iterator[Pair]:
    from quack.rmsnorm import rmsnorm_bwd

    x, w, dy = rand(199, n), rand(n, dtype=F32), rand(199, n)
    rstd = rand(199, dtype=F32).abs() + 1
    other = None if residual is None else rand(199, n, dtype=residual)
    dx, *_ = rmsnorm_bwd(x, w, dy, rstd, other, has_bias=bias)

    def want() -> Any:
        hat, weighted = x.float() * rstd[:, None], dy.float() * w
        found = (weighted - hat * (hat * weighted).mean(-1, keepdim=True)) * rstd[:, None]
        return found if other is None else found + other

    yield dx, want


@case("layernorm forward", False)
@case("layernorm forward, bias", True)
def layernorm_forward(has_bias: bool) -> Iterator[Pair]:
    from quack.rmsnorm import layernorm_fwd

    x, w, b = rand(199, 1024), rand(1024, dtype=F32), rand(1024, dtype=F32) if has_bias else None
    yield layernorm_fwd(x, w, b), lambda: torch.nn.functional.layer_norm(x.float(), (1024,), w, b, 1e-6)


@case("layernorm backward")
def layernorm_backward() -> Iterator[Pair]:
    from quack.rmsnorm import layernorm_bwd, layernorm_fwd

    x, w, dy = rand(199, 1024), rand(1024, dtype=F32), rand(199, 1024)
    _, rstd, mean = layernorm_fwd(x, w, return_rstd=True, return_mean=True)
    dx, *_ = layernorm_bwd(x, w, dy, rstd, mean)

    def want() -> Any:
        hat, weighted = (x.float() - mean[:, None]) * rstd[:, None], dy.float() * w
        rest = hat * (hat * weighted).mean(-1, keepdim=True) + weighted.mean(-1, keepdim=True)
        return (weighted - rest) * rstd[:, None]

    yield dx, want


@case("softmax forward", 1024)
@case("softmax forward, 131072 columns (cluster)", 131072)
def softmax_forward(n: int) -> Iterator[Pair]:
    from quack.softmax import softmax

    x = rand(199, n)
    yield softmax(x), lambda: torch.softmax(x.float(), -1)


@case("softmax backward")
def softmax_backward() -> Iterator[Pair]:
    from quack.softmax import softmax_bwd

    dy, y = rand(199, 1024), rand(199, 1024).abs()
    yield softmax_bwd(dy, y), lambda: y.float() * (dy.float() - (dy.float() * y.float()).sum(-1, keepdim=True))


@case("cross-entropy forward", 1024)
@case("cross-entropy forward, 128256 columns (cluster)", 128256)
@case("cross-entropy forward with its gradient", 4096, dx=True)
@case("cross-entropy forward, weights", 4096, weighted=True)
def cross_entropy_forward(n: int, dx: bool = False, weighted: bool = False) -> Iterator[Pair]:
    from quack.cross_entropy import cross_entropy_fwd

    x, target = rand(199, n), torch.randint(0, n, (199,), device="cuda")
    w = rand(n, dtype=F32).abs() if weighted else None
    loss, lse, *rest = cross_entropy_fwd(x, target, weight=w, return_lse=True, return_dx=dx)
    yield loss, lambda: torch.nn.functional.cross_entropy(x.float(), target, w, reduction="none")
    yield lse, lambda: torch.logsumexp(x.float(), -1)
    for gradient in rest:
        yield gradient, lambda: torch.softmax(x.float(), -1) - torch.nn.functional.one_hot(target, n)


@case("cross-entropy backward")
def cross_entropy_backward() -> Iterator[Pair]:
    from quack.cross_entropy import cross_entropy_bwd

    x, target, dloss = rand(199, 4096), torch.randint(0, 4096, (199,), device="cuda"), rand(199, dtype=F32)
    lse = rand(199, dtype=F32) * 0 + 9
    found = cross_entropy_bwd(x, target, dloss, lse)

    def want() -> Any:
        hot = torch.nn.functional.one_hot(target, 4096)
        return ((x.float() - lse[:, None]).exp() - hot) * dloss[:, None]

    yield found, want


@case("top-k", 8, False)
@case("top-k with softmax", 32, True)
def topk_forward(k: int, softmax: bool) -> Iterator[Pair]:
    from quack.topk import topk

    x = rand(199, 1024)

    def want() -> Any:
        found = torch.topk(x.float(), k).values
        return torch.softmax(found, -1) if softmax else found

    values, _ = topk(x, k, softmax=softmax)
    yield values, want


@case("top-k backward")
def topk_backward() -> Iterator[Pair]:
    from quack.topk import topk_bwd

    dy, y = rand(199, 8), rand(199, 8)
    index = torch.arange(8, device="cuda", dtype=torch.int32).expand(199, 8).contiguous()
    yield topk_bwd(dy, y, index, 1024, False), lambda: torch.nn.functional.pad(dy.float(), (0, 1016))


@case("rotary", False)
@case("rotary, interleaved", True)
def rotary(interleaved: bool) -> Iterator[Pair]:
    from quack.rotary import apply_rotary_emb

    x, cos, sin = rand(2, 128, 4, 64), rand(128, 32), rand(128, 32)

    def want() -> Any:
        c, s = (part.float()[None, :, None] for part in (cos, sin))
        a, b = (x.float()[..., ::2], x.float()[..., 1::2]) if interleaved else x.float().chunk(2, -1)
        parts = a * c - b * s, b * c + a * s
        return torch.stack(parts, -1).flatten(-2) if interleaved else torch.cat(parts, -1)

    yield apply_rotary_emb(x, cos, sin, interleaved=interleaved), want


@case("rotary of q, k and v")
def rotary_qkv() -> Iterator[Pair]:
    from quack.rotary import apply_rotary_emb_qkv_

    yield apply_rotary_emb_qkv_(rand(2, 128, 3, 4, 64), rand(128, 32), rand(128, 32)), None


@case("Hadamard transform", 1024)
@case("Hadamard transform, 4096 columns, f32", 4096, F32)
@case("Hadamard transform, 1000 columns", 1000)
def hadamard(n: int, dtype: Any = BF16) -> Iterator[Pair]:
    from quack.transform.hadamard import hadamard_transform, hadamard_transform_ref

    x = rand(199, n, dtype=dtype)
    yield hadamard_transform(x, n**-0.5), lambda: hadamard_transform_ref(x.float(), n**-0.5)


@case("final reduction of rmsnorm")
def final_reduction() -> Iterator[Pair]:
    from quack.rms_final_reduce import rms_final_reduce

    x = rand(199, 64, dtype=F32).abs()
    yield rms_final_reduce(x, 1 / 64, 1e-6), lambda: (x.sum(-1) / 64 + 1e-6).rsqrt()


@case("reduction of a split K")
def split_reduction() -> Iterator[Pair]:
    from quack.split_k_reduce import split_k_reduce

    parts, out = rand(4, 256, 512, dtype=F32), rand(1, 256, 512)
    split_k_reduce(parts, out, 4)
    yield out, lambda: parts.sum(0)[None]


# -- multiplies


@case("gemm, default")
@case("gemm, f16", dtype=F16)
@case("gemm, batched", batch=(3,))
@case("gemm, f32 result", out_dtype=F32)
@case("gemm, bias and alpha", alpha=0.5, bias=True)
@case("gemm, dynamic scheduler", dynamic_scheduler=True)
@case("gemm, split K serial", k=4160, split_k=5, split_k_mode=0)
@case("gemm, split K parallel", k=4160, split_k=5, split_k_mode=1)
@case("gemm, split K separate", k=4160, split_k=5, split_k_mode=2)
@case("gemm, stochastic rounding", rounding_mode=1, sr_seed=7)
def gemm(batch: Any = (), k: int = 256, dtype: Any = BF16, bias: bool = False, **options: Any) -> Iterator[Pair]:
    from quack.gemm_interface import gemm

    a, b = rand(*batch, 512, k, dtype=dtype), rand(*batch, k, 640, dtype=dtype, scale=k**-0.5)
    added = rand(640, dtype=dtype) if bias else None

    def want() -> Any:
        found = a.float() @ b.float() * options.get("alpha", 1.0)
        return found if added is None else found + added.float()

    yield gemm(a, b, bias=added, tuned=False, **options), want


@case("gemm, ping-pong", pingpong=True)
@case("gemm, cooperative", tile=(256, 128))
@case("gemm, tile 256 × 128, cluster 2 × 1", tile=(256, 128), cluster=(2, 1))  # sm_100: a pair of blocks
@case("gemm, cluster 2 × 1", cluster=(2, 1))
@case("gemm, cluster 1 × 2", cluster=(1, 2))
@case("gemm, ping-pong, cluster 2 × 1, dynamic", pingpong=True, cluster=(2, 1), dynamic=True)
@case("gemm, not persistent", persistent=False)
@case("gemm, fp8", dtype=FP8)
@case("gemm, fp8, ping-pong, tile 128 × 160", dtype=FP8, pingpong=True, tile=(128, 160))
@case("gemm, adds to the result", add=True)
def gemm_kernel(
    dtype: Any = BF16,
    tile: Any = (128, 128),
    cluster: Any = (1, 1),
    pingpong: bool = False,
    persistent: bool = True,
    dynamic: bool = False,
    add: bool = False,
) -> Iterator[Pair]:
    from quack.gemm import gemm

    a, b, out = rand(1024, 512, dtype=dtype), rand(768, 512, dtype=dtype, scale=0.05), rand(1024, 768)
    before, count = out.clone(), torch.zeros(1, dtype=torch.int32, device="cuda") if dynamic else None
    gemm(
        a,
        b,
        out,
        None,
        count,
        *tile,
        *cluster,
        pingpong=pingpong,
        persistent=persistent,
        is_dynamic_persistent=dynamic,
        add_to_output=add,
    )
    yield out, lambda: a.float() @ b.float().T + (before.float() if add else 0)


@case("gemm + C")
@case("gemm + C, in place", in_place=True)
def gemm_add(in_place: bool = False) -> Iterator[Pair]:
    from quack.gemm_interface import gemm_add, gemm_add_inplace

    a, b, c = rand(512, 256), rand(256, 640, scale=0.06), rand(512, 640)
    before = c.clone()
    if in_place:
        gemm_add_inplace(a, b, c, tuned=False)
    found = c if in_place else gemm_add(a, b, c, tuned=False)
    yield found, lambda: a.float() @ b.float() + before.float()


@case("gemm, varlen M")
@case("gemm, varlen M, gathered A", gathers=True)
def gemm_varlen_m(gathers: bool = False) -> Iterator[Pair]:
    from quack.gemm_interface import gemm, gemm_ref

    sizes = torch.tensor([0, 200, 456, 768], dtype=torch.int32, device="cuda")
    a, b = rand(1000 if gathers else 768, 256), rand(3, 256, 640, scale=0.06)
    index = torch.randint(0, 1000, (768,), device="cuda", dtype=torch.int32) if gathers else None
    found = gemm(a, b, cu_seqlens_m=sizes, A_idx=index, tuned=False)
    yield found, lambda: gemm_ref(a.float(), b.float(), cu_seqlens_m=sizes, A_idx=index)


@case("gemm, varlen K")
@case("gemm, varlen K, gathered A", gathers=True)
def gemm_varlen_k(gathers: bool = False) -> Iterator[Pair]:
    from quack.gemm_interface import gemm, gemm_ref

    sizes = torch.tensor([0, 200, 456, 768], dtype=torch.int32, device="cuda")
    a, b = rand(1000 if gathers else 768, 512).T, rand(768, 640, scale=0.06)
    index = torch.randint(0, 1000, (768,), device="cuda", dtype=torch.int32) if gathers else None
    found = gemm(a, b, cu_seqlens_k=sizes, A_idx=index, tuned=False)
    yield found, lambda: gemm_ref(a.float(), b.float(), cu_seqlens_k=sizes, A_idx=index)


@case("gemm, relu", "relu")
@case("gemm, relu²", "relu_sq")
@case("gemm, gelu", "gelu_tanh_approx")
@case("gemm, swiglu", "swiglu")
@case("gemm, geglu", "geglu")
def gemm_act(activation: str) -> Iterator[Pair]:
    from quack.gemm_interface import gemm_act, gemm_act_ref, gemm_gated_ref

    a, b = rand(512, 256), rand(256, 640, scale=0.06)
    reference = gemm_gated_ref if activation.endswith("glu") else gemm_act_ref
    _, found = gemm_act(a, b, activation=activation, tuned=False)
    yield found, lambda: reference(a.float(), b.float(), activation=activation)[1]


@case("gemm, derivative of relu", "relu")
@case("gemm, derivative of gelu", "gelu_tanh_approx")
@case("gemm, derivative of swiglu", "swiglu")
def gemm_dact(activation: str) -> Iterator[Pair]:
    from quack.gemm_interface import gemm_dact, gemm_dact_ref, gemm_dgated_ref

    gated = activation.endswith("glu")
    a, b, before = rand(512, 256), rand(256, 640, scale=0.06), rand(512, 1280 if gated else 640)
    reference = gemm_dgated_ref if gated else gemm_dact_ref
    found, _ = gemm_dact(a, b, before, activation=activation, tuned=False)
    yield found, lambda: reference(a.float(), b.float(), before.float(), activation=activation)[0]


@case("gemm, symmetric")
def gemm_symmetric() -> Iterator[Pair]:
    from quack.gemm_interface import gemm_symmetric

    a = rand(512, 256, scale=0.06)
    yield gemm_symmetric(a, a.T), lambda: a.float() @ a.float().T


@case("gemm with statistics of rmsnorm")
def gemm_rms() -> Iterator[Pair]:
    from quack.gemm_interface import gemm_rms, gemm_rms_ref

    a, b, w = rand(512, 256), rand(256, 640, scale=0.06), rand(640)
    found, rstd = gemm_rms(a, b, norm_weight=w, tuned=False)
    yield found, lambda: gemm_rms_ref(a.float(), b.float(), norm_weight=w.float())[0]
    yield rstd, lambda: gemm_rms_ref(a.float(), b.float(), norm_weight=w.float())[1]


@case("gemm, rmsnorm and relu")
def gemm_norm_act() -> Iterator[Pair]:
    from quack.gemm_interface import gemm_norm_act, gemm_norm_act_ref

    a, b, rstd = rand(512, 256), rand(256, 640, scale=0.06), rand(512, dtype=F32).abs()
    _, found = gemm_norm_act(a, b, rstd, activation="relu", tuned=False)
    yield found, lambda: gemm_norm_act_ref(a.float(), b.float(), rstd, activation="relu")[1]


if __name__ == "__main__":
    compiled = {name: partial(list, call()) for name, call in CASES.items()}  # generators: nothing runs yet
    project_cases.main(compiled, quack, checks=CASES)
