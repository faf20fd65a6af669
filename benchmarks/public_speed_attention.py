"""Cases of `public_speed.py`: FlashAttention-4 (Dao-AILab/flash-attention, `flash_attn.cute`)."""

from __future__ import annotations

from typing import Any

import torch
from public_speed_cases import BF16, F32, I32, Work, case, ints, rand


def operands(batch: int, rows: int, heads: int, dim: int, groups: int = 1, width: int = 0, columns: int = 0) -> Any:
    """Q, K and V: `heads` heads of Q, each of K and V for a group; `width`: of V."""
    q, kv = (batch, rows, heads), (batch, columns or rows, heads // groups)
    return rand(*q, dim), rand(*kv, dim), rand(*kv, width or dim)


@case("FA-4 forward 64", dict(dim=64))
@case("FA-4 forward 64, causal", dict(dim=64), causal=True)
@case("FA-4 forward 128", dict(dim=128))
@case("FA-4 forward 128, causal", dict(dim=128), causal=True)
@case("FA-4 forward 128, window", dict(dim=128), window_size=(512, 0))
@case("FA-4 forward 128, softcap", dict(dim=128), softcap=15.0)
@case("FA-4 forward 128, causal, groups of 4", dict(dim=128, groups=4), causal=True)
@case(
    "FA-4 forward 128, 1 query row of 16 groups",
    dict(batch=32, rows=1, columns=8192, dim=128, groups=16),
    pack_gqa=True,
)
@case("FA-4 forward 192/128, causal", dict(dim=192, width=128), causal=True)
@case("FA-4 forward 256", dict(dim=256, batch=2))
def forward(sizes: dict[str, int], **options: Any) -> Work:
    from flash_attn.cute import flash_attn_func

    full = {"batch": 4, "rows": 4096, "heads": 16, **sizes}
    return Work(lambda: operands(**full), lambda q, k, v: flash_attn_func(q, k, v, **options, return_lse=True)[:2])


LENGTHS = (4096, 1000, 3333, 2500, 5455)


def packed(*heads: int) -> tuple[Any, ...]:
    """Sequences of several lengths behind each other, and where they begin and end."""
    ends = [sum(LENGTHS[:i]) for i in range(len(LENGTHS) + 1)]
    return *(rand(sum(LENGTHS), each, 128) for each in heads), ints(*ends)


def lengths(ends: Any) -> dict[str, Any]:
    """The arguments that tell the lengths of packed sequences."""
    return {f"cu_seqlens_{x}": ends for x in "qk"} | {f"max_seqlen_{x}": max(LENGTHS) for x in "qk"}


@case("FA-4 forward 128, variable lengths, causal", 16)
@case("FA-4 forward 128, variable lengths, causal, groups of 4", 4)
def varlen(heads: int) -> Work:
    from flash_attn.cute import flash_attn_varlen_func

    return Work(
        lambda: packed(16, heads, heads),
        lambda q, k, v, ends: flash_attn_varlen_func(q, k, v, **lengths(ends), causal=True, return_lse=True)[:2],
    )


@case("FA-4 forward 128, pages of 128", 128)
@case("FA-4 forward 128, pages of 16", 16)
def paged(page: int) -> Work:
    from flash_attn.cute import flash_attn_varlen_func

    def made() -> tuple[Any, ...]:
        pages = 4 * 8192 // page
        table = torch.randperm(pages, device="cuda").view(4, -1).to(I32)
        return (
            rand(4, 128, 16, 128),
            rand(pages, page, 4, 128),
            rand(pages, page, 4, 128),
            table,
            ints(8192, 5000, 7777, 8000),
        )

    def call(q: Any, k: Any, v: Any, table: Any, used: Any) -> Any:
        return flash_attn_varlen_func(q, k, v, seqused_k=used, page_table=table, max_seqlen_k=8192, causal=True)[0]

    return Work(made, call)


@case("FA-4 combine of 8")
def combine() -> Work:
    from flash_attn.cute.interface import flash_attn_combine

    return Work(
        lambda: (rand(8, 4, 1024, 16, 128, dtype=F32), rand(8, 4, 16, 1024, dtype=F32).transpose(-1, -2)),
        lambda parts, lse: flash_attn_combine(parts, lse, out_dtype=BF16),
    )


@case("FA-4 backward 64", dict(dim=64))
@case("FA-4 backward 64, causal", dict(dim=64), causal=True)
@case("FA-4 backward 128", dict(dim=128))
@case("FA-4 backward 128, causal", dict(dim=128), causal=True)
@case("FA-4 backward 128, groups of 4", dict(dim=128, groups=4))
@case("FA-4 backward 128, softcap", dict(dim=128), softcap=15.0)
@case("FA-4 backward 256", dict(dim=256, batch=2))
def backward(sizes: dict[str, int], **options: Any) -> Work:
    from flash_attn.cute import flash_attn_func
    from flash_attn.cute.interface import _flash_attn_bwd

    full = {"batch": 4, "rows": 4096, "heads": 16, **sizes}

    def made() -> tuple[Any, ...]:
        q, k, v = operands(**full)
        out, lse = flash_attn_func(q, k, v, **options, return_lse=True)[:2]
        return q, k, v, out, rand(*out.shape), lse

    return Work(made, lambda *given: _flash_attn_bwd(*given, **options)[:3])
