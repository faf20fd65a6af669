"""Cases of `public_speed.py`: quack (Dao-AILab/quack), at sizes that keep a card busy."""

from __future__ import annotations

from typing import Any

import torch
from public_speed_cases import BF16, F16, F32, FP8, I32, Work, case, ints, rand

# -- rows


@case("quack rmsnorm, 16384 × 1024", 16384, 1024)
@case("quack rmsnorm, 16384 × 4096", 16384, 4096)
@case("quack rmsnorm, 8192 × 16384", 8192, 16384)
@case("quack rmsnorm, 1024 × 131072", 1024, 131072)
@case("quack rmsnorm f32, 8192 × 4096", 8192, 4096, dtype=F32)
@case("quack rmsnorm, residual, 16384 × 4096", 16384, 4096, residual=True)
def rmsnorm(m: int, n: int, dtype: Any = BF16, residual: bool = False) -> Work:
    from quack.rmsnorm import rmsnorm_fwd

    def made() -> tuple[Any, ...]:
        return rand(m, n, dtype=dtype), rand(n, dtype=F32), rand(m, n, dtype=dtype) if residual else None

    return Work(made, lambda x, w, r: rmsnorm_fwd(x, w, residual=r, eps=1e-6))


@case("quack rmsnorm backward, 16384 × 1024", 16384, 1024)
@case("quack rmsnorm backward, 16384 × 4096", 16384, 4096)
@case("quack rmsnorm backward, 4096 × 16384", 4096, 16384)
def rmsnorm_backward(m: int, n: int) -> Work:
    from quack.rmsnorm import rmsnorm_bwd

    def made() -> tuple[Any, ...]:
        return rand(m, n), rand(n, dtype=F32), rand(m, n), rand(m, dtype=F32).abs() + 1

    return Work(made, lambda x, w, dy, rstd: rmsnorm_bwd(x, w, dy, rstd, None, has_bias=False)[:2])


@case("quack layernorm, 16384 × 1024", 16384, 1024)
@case("quack layernorm, 16384 × 4096", 16384, 4096)
def layernorm(m: int, n: int) -> Work:
    from quack.rmsnorm import layernorm_fwd

    return Work(lambda: (rand(m, n), rand(n, dtype=F32), rand(n, dtype=F32)), layernorm_fwd)


@case("quack softmax, 16384 × 1024", 16384, 1024)
@case("quack softmax, 16384 × 4096", 16384, 4096)
@case("quack softmax, 4096 × 32768", 4096, 32768)
@case("quack softmax, 1024 × 131072", 1024, 131072)
def softmax(m: int, n: int) -> Work:
    from quack.softmax import softmax_fwd

    return Work(lambda: (rand(m, n),), softmax_fwd)


@case("quack softmax backward, 16384 × 1024", 16384, 1024)
@case("quack softmax backward, 4096 × 32768", 4096, 32768)
def softmax_backward(m: int, n: int) -> Work:
    from quack.softmax import softmax_bwd

    return Work(lambda: (rand(m, n), torch.softmax(rand(m, n, dtype=F32), -1).to(BF16)), softmax_bwd)


@case("quack cross-entropy, 16384 × 4096", 16384, 4096)
@case("quack cross-entropy, 4096 × 32768", 4096, 32768)
@case("quack cross-entropy, 1024 × 128256", 1024, 128256)
@case("quack cross-entropy with gradient, 4096 × 32768", 4096, 32768, gradient=True)
def cross_entropy(m: int, n: int, gradient: bool = False) -> Work:
    from quack.cross_entropy import cross_entropy_fwd

    return Work(
        lambda: (rand(m, n), torch.randint(0, n, (m,), device="cuda")),
        lambda x, target: cross_entropy_fwd(x, target, return_lse=True, return_dx=gradient),
    )


@case("quack cross-entropy backward, 16384 × 4096", 16384, 4096)
@case("quack cross-entropy backward, 4096 × 32768", 4096, 32768)
def cross_entropy_backward(m: int, n: int) -> Work:
    from quack.cross_entropy import cross_entropy_bwd

    def made() -> tuple[Any, ...]:
        return rand(m, n), torch.randint(0, n, (m,), device="cuda"), rand(m, dtype=F32), rand(m, dtype=F32) * 0 + 9

    return Work(made, cross_entropy_bwd)


@case("quack top-k 8, 32768 × 1024", 32768, 1024, 8)
@case("quack top-k 32 with softmax, 32768 × 1024", 32768, 1024, 32, softmax=True)
def topk(m: int, n: int, k: int, softmax: bool = False) -> Work:
    from quack.topk import topk as kernel

    return Work(lambda: (rand(m, n),), lambda x: kernel(x, k, softmax=softmax)[0])


@case("quack rotary, 8 × 4096 × 16 × 128", False)
@case("quack rotary, interleaved, 8 × 4096 × 16 × 128", True)
def rotary(interleaved: bool) -> Work:
    from quack.rotary import apply_rotary_emb

    return Work(
        lambda: (rand(8, 4096, 16, 128), rand(4096, 64), rand(4096, 64)),
        lambda x, cos, sin: apply_rotary_emb(x, cos, sin, interleaved=interleaved),
    )


@case("quack Hadamard, 16384 × 1024", 16384, 1024)
@case("quack Hadamard, 16384 × 4096", 16384, 4096)
def hadamard(m: int, n: int) -> Work:
    from quack.transform.hadamard import hadamard_transform

    return Work(lambda: (rand(m, n),), lambda x: hadamard_transform(x, n**-0.5))


# -- multiplies


@case("quack gemm bf16, 128 × 192, ping-pong, 2 × 1", tile=(128, 192), pingpong=True)
@case("quack gemm bf16, 128 × 256, 2 × 1", tile=(128, 256))
@case("quack gemm bf16, 256 × 128, 2 × 1", tile=(256, 128))
@case("quack gemm bf16, 256 × 192, 1 × 2", tile=(256, 192), cluster=(1, 2))
@case("quack gemm bf16, 128 × 192, not persistent", tile=(128, 192), persistent=False)
@case("quack gemm bf16, 256 × 128, dynamic", tile=(256, 128), dynamic=True)
@case("quack gemm f16, 4096³, 128 × 192, ping-pong", tile=(128, 192), pingpong=True, dtype=F16, size=(4096,) * 3)
@case("quack gemm fp8, 128 × 128, ping-pong", tile=(128, 128), pingpong=True, dtype=FP8)
@case("quack gemm fp8, 128 × 192, ping-pong", tile=(128, 192), pingpong=True, dtype=FP8)
@case("quack gemm fp8, 256 × 128", tile=(256, 128), dtype=FP8)
def gemm(
    tile: tuple[int, int],
    cluster: tuple[int, int] = (2, 1),
    size: tuple[int, int, int] = (8192, 8192, 4096),
    dtype: Any = BF16,
    pingpong: bool = False,
    persistent: bool = True,
    dynamic: bool = False,
) -> Work:
    from quack.gemm import gemm as kernel

    m, n, k = size

    def made() -> tuple[Any, ...]:
        count = torch.zeros(1, dtype=I32, device="cuda") if dynamic else None
        return (
            rand(m, k, dtype=dtype),
            rand(n, k, dtype=dtype, scale=0.05),
            torch.empty(m, n, device="cuda", dtype=BF16),
            count,
        )

    def call(a: Any, b: Any, d: Any, count: Any) -> Any:
        if count is not None:
            count.zero_()
        kernel(
            a,
            b,
            d,
            None,
            count,
            *tile,
            *cluster,
            pingpong=pingpong,
            persistent=persistent,
            is_dynamic_persistent=dynamic,
        )
        return d

    return Work(made, call)


@case("quack gemm, default")
@case("quack gemm, split K parallel, 1024 × 1024 × 16384", 1024, 1024, 16384, split_k=4, split_k_mode=1)
@case("quack gemm, split K serial, 1024 × 1024 × 16384", 1024, 1024, 16384, split_k=4, split_k_mode=0)
def gemm_interface(m: int = 8192, n: int = 8192, k: int = 4096, **options: Any) -> Work:
    from quack.gemm_interface import gemm as kernel

    return Work(lambda: (rand(m, k), rand(k, n, scale=k**-0.5)), lambda a, b: kernel(a, b, tuned=False, **options))


@case("quack gemm + C")
def gemm_add() -> Work:
    from quack.gemm_interface import gemm_add as kernel

    return Work(
        lambda: (rand(8192, 4096), rand(4096, 8192, scale=0.02), rand(8192, 8192)),
        lambda a, b, c: kernel(a, b, c, tuned=False),
    )


@case("quack gemm, gelu", "gelu_tanh_approx")
@case("quack gemm, relu²", "relu_sq")
@case("quack gemm, swiglu", "swiglu")
def gemm_act(activation: str) -> Work:
    from quack.gemm_interface import gemm_act as kernel

    return Work(
        lambda: (rand(8192, 4096), rand(4096, 8192, scale=0.02)),
        lambda a, b: kernel(a, b, activation=activation, tuned=False),
    )


@case("quack gemm, derivative of gelu", "gelu_tanh_approx", 8192)
@case("quack gemm, derivative of swiglu", "swiglu", 16384)
def gemm_dact(activation: str, columns: int) -> Work:
    from quack.gemm_interface import gemm_dact as kernel

    return Work(
        lambda: (rand(8192, 4096), rand(4096, 8192, scale=0.02), rand(8192, columns)),
        lambda a, b, before: kernel(a, b, before, activation=activation, tuned=False, dynamic_scheduler=False),
    )


@case("quack gemm, varlen M")
@case("quack gemm, varlen M, gathered A", gathers=True)
def gemm_varlen_m(gathers: bool = False) -> Work:
    from quack.gemm_interface import gemm as kernel

    def made() -> tuple[Any, ...]:
        index = torch.randperm(8192, device="cuda").to(I32) if gathers else None
        return rand(8192, 4096), rand(4, 4096, 4096, scale=0.02), ints(0, 2000, 4100, 5888, 8192), index

    return Work(made, lambda a, b, ends, index: kernel(a, b, cu_seqlens_m=ends, A_idx=index, tuned=False))


@case("quack gemm, varlen K")
@case("quack gemm, varlen K, gathered A", gathers=True)
def gemm_varlen_k(gathers: bool = False) -> Work:
    from quack.gemm_interface import gemm as kernel

    def made() -> tuple[Any, ...]:
        index = torch.randperm(8192, device="cuda").to(I32) if gathers else None
        return rand(8192, 4096).T, rand(8192, 4096, scale=0.02), ints(0, 2000, 4100, 5888, 8192), index

    return Work(made, lambda a, b, ends, index: kernel(a, b, cu_seqlens_k=ends, A_idx=index, tuned=False))


@case("quack gemm, symmetric")
def gemm_symmetric() -> Work:
    from quack.gemm_interface import gemm_symmetric as kernel

    return Work(lambda: (rand(4096, 4096, scale=0.06),), lambda a: kernel(a, a.T))
