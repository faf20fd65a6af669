"""FlashAttention-4 (Dao-AILab/flash-attention, `flash_attn.cute`): calls of its public functions,
which compile its kernels; with --check, smaller calls, compared with PyTorch.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import flash_attn.cute
import project_cases
import quack
import torch
from cutlass import cute
from flash_attn.cute import flash_attn_func, flash_attn_varlen_func
from flash_attn.cute.interface import flash_attn_combine

LENGTHS = (500, 524)
HALF, BRAIN, FLOAT, INT = torch.float16, torch.bfloat16, torch.float32, torch.int32


def made(*shape: int, dtype: Any = BRAIN) -> Any:
    return torch.empty(*shape, dtype=dtype, device="cuda")


def numbers(*values: int) -> Any:
    return torch.tensor(values, dtype=INT, device="cuda")


def operands(
    rows: int = 512,
    columns: int = 0,
    heads: int = 8,
    groups: int = 1,
    dim: int = 128,
    width: int = 0,
    dtype: Any = BRAIN,
) -> list[Any]:
    """Q, K and V: `heads` heads of Q, each of K and V for a group; `width`: of V."""
    q, kv = (2, rows, heads), (2, columns or rows, heads // groups)
    return [made(*q, dim, dtype=dtype), made(*kv, dim, dtype=dtype), made(*kv, width or dim, dtype=dtype)]


def forward(sizes: dict[str, Any], **options: Any) -> Any:
    """Attention of a batch."""
    return flash_attn_func(*operands(**sizes), **options)


def backward(sizes: dict[str, Any], **options: Any) -> None:
    inputs = [x.requires_grad_() for x in operands(**sizes)]
    out = flash_attn_func(*inputs, **options)[0]
    torch.autograd.grad(out, inputs, torch.empty_like(out))


def packed(groups: int = 1, gradient: bool = False, **options: Any) -> None:
    """Sequences of several lengths, one behind the other."""
    inputs = [made(sum(LENGTHS), heads, 128).requires_grad_(gradient) for heads in (8, 8 // groups, 8 // groups)]
    ends = numbers(0, LENGTHS[0], sum(LENGTHS))
    lengths = {f"cu_seqlens_{x}": ends for x in "qk"} | {f"max_seqlen_{x}": max(LENGTHS) for x in "qk"}
    out = flash_attn_varlen_func(*inputs, **lengths, **options)[0]
    if gradient:
        torch.autograd.grad(out, inputs, torch.empty_like(out))


def paged(page: int, **options: Any) -> None:
    """K and V in pages of rows, which a table names."""
    pages = [made(32, page, 2, 128) for _ in "kv"]
    used = {"seqused_k": numbers(100, 200), "page_table": made(2, 16, dtype=INT), "max_seqlen_k": 16 * page}
    flash_attn_varlen_func(made(2, 3, 8, 128), *pages, **used, **options)


def combine() -> None:
    """The parts of a forward pass whose keys were split."""
    out, lse = made(4, 2, 77, 8, 128, dtype=FLOAT), made(4, 2, 8, 77, dtype=FLOAT).transpose(-1, -2)
    flash_attn_combine(out, lse, out_dtype=BRAIN)


@cute.jit
def halved(scores: Any, batch: Any, head: Any, q_idx: Any, kv_idx: Any, seqlen_info: Any, aux_tensors: Any) -> Any:
    """A function of scores."""
    return scores * 0.5


@cute.jit
def below(batch: Any, head: Any, row: Any, column: Any, lengths: Any, tensors: Any) -> Any:
    """A mask."""
    return row >= column


WINDOW = {"window_size": (128, 64)}
CASES = {
    "forward": lambda: forward({}),
    "forward, float16, causal": lambda: forward({"dtype": HALF}, causal=True),
    "forward, causal": lambda: forward({}, causal=True),
    "forward, causal, heads in groups": lambda: forward({"groups": 4}, causal=True),
    "forward, groups packed": lambda: forward({"groups": 4, "rows": 32, "columns": 1000}, causal=True, pack_gqa=True),
    "forward, local": lambda: forward({"rows": 777}, **WINDOW),
    "forward, softcap": lambda: forward({}, softcap=15.0),
    "forward, head dimension 64": lambda: forward({"dim": 64}, causal=True),
    "forward, head dimension 96": lambda: forward({"dim": 96}, causal=True),
    "forward, head dimensions 192 and 128": lambda: forward({"dim": 192, "width": 128}, causal=True),
    "forward, head dimension 256": lambda: forward({"dim": 256}),
    "forward, sink": lambda: forward({}, causal=True, learnable_sink=made(8)),
    "forward, variable lengths": lambda: packed(causal=True),
    "forward, variable lengths, groups, local": lambda: packed(groups=4, window_size=(100, 0)),
    "forward, pages of 128": lambda: paged(128),
    "forward, pages of 64, causal": lambda: paged(64, causal=True),
    "forward, pages of 1": lambda: paged(1),
    "forward, function of scores": lambda: forward({}, score_mod=halved),
    "forward, function of the mask": lambda: forward({}, mask_mod=below),
    "forward, keys split": lambda: forward({"rows": 16, "columns": 4096, "groups": 4}, num_splits=4),
    "combine": combine,
    "backward": lambda: backward({}),
    "backward, causal": lambda: backward({}, causal=True),
    "backward, causal, heads in groups": lambda: backward({"groups": 4}, causal=True),
    "backward, local": lambda: backward({}, **WINDOW),
    "backward, softcap": lambda: backward({}, softcap=15.0),
    "backward, head dimension 64": lambda: backward({"dim": 64}, causal=True),
    "backward, head dimensions 192 and 128": lambda: backward({"dim": 192, "width": 128}, causal=True),
    "backward, head dimension 256": lambda: backward({"dim": 256}),
    "backward, deterministic": lambda: backward({}, causal=True, deterministic=True),
    "backward, sink": lambda: backward({}, causal=True, learnable_sink=made(8)),
    "backward, variable lengths": lambda: packed(gradient=True, causal=True),
}


def attention(q: Any, k: Any, v: Any, causal: bool = False, window: Any = None, softcap: float = 0.0) -> Any:
    """Attention by PyTorch, in f32; `window`: keys before and behind its own that a row sees."""
    groups = q.shape[2] // k.shape[2]
    q, k, v = q.float(), k.float().repeat_interleave(groups, 2), v.float().repeat_interleave(groups, 2)
    scores = torch.einsum("bihd,bjhd->bhij", q, k) * q.shape[-1] ** -0.5
    scores = softcap * torch.tanh(scores / softcap) if softcap else scores
    row = torch.arange(q.shape[1])[:, None] + k.shape[1] - q.shape[1]
    column = torch.arange(k.shape[1])[None]
    before, behind = (10**6, 0) if causal else window or (10**6, 10**6)
    seen = (column >= row - before) & (column <= row + behind)
    return torch.einsum("bhij,bjhd->bihd", torch.softmax(scores.masked_fill(~seen, -1e30), -1), v)


def checked(
    rows: int = 128,
    columns: int = 0,
    dim: int = 64,
    width: int = 0,
    groups: int = 1,
    gradient: bool = False,
    dtype: Any = BRAIN,
    **options: Any,
) -> Iterator[project_cases.Pair]:
    """A call with two heads of Q and random numbers, or its gradients."""
    torch.manual_seed(0)
    shapes = (1, rows, 2, dim), (1, columns or rows, 2 // groups, dim), (1, columns or rows, 2 // groups, width or dim)
    inputs = [torch.randn(*shape, device="cuda", dtype=dtype).requires_grad_(gradient) for shape in shapes]
    found = flash_attn_func(*inputs, **options)[0]
    named = {"window" if name == "window_size" else name: value for name, value in options.items()}
    expected = attention(*inputs, **named)
    yield found, lambda: expected
    if gradient:
        out = torch.randn(*found.shape, device="cuda", dtype=dtype)
        wanted = torch.autograd.grad(expected, inputs, out.float())
        for grad, want in zip(torch.autograd.grad(found, inputs, out), wanted):
            yield grad, partial(torch.Tensor.float, want)


CHECKS = {
    "forward": partial(checked),
    "forward, float16, causal": partial(checked, dtype=HALF, causal=True),
    "forward, causal, 160 rows": partial(checked, rows=160, causal=True),
    "forward, causal, heads in groups": partial(checked, groups=2, causal=True),
    "forward, local": partial(checked, rows=200, window_size=(64, 32)),
    "forward, softcap": partial(checked, softcap=15.0),
    "forward, head dimension 128": partial(checked, dim=128, causal=True),
    "forward, head dimension 96": partial(checked, dim=96),
    "backward, causal": partial(checked, causal=True, gradient=True),
    "backward": partial(checked, gradient=True),
}

project_cases.main(CASES, flash_attn.cute, quack, checks=CHECKS)
