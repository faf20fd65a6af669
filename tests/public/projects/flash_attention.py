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
from flash_attn.cute.interface import _flash_attn_bwd, flash_attn_combine
from project_cases import Pair

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


def attention(
    q: Any,
    k: Any,
    v: Any,
    causal: bool = False,
    window: Any = None,
    softcap: float = 0.0,
    factor: float = 1.0,
    sink: Any = None,
) -> tuple[Any, Any]:
    """Attention by PyTorch in f64, and the logarithms of the sums. `window`: keys before and behind
    its own that a row sees; `factor`: of scores; `sink`: a score more for each head.
    """
    groups = q.shape[2] // k.shape[2]
    q, k, v = q.double(), k.double().repeat_interleave(groups, 2), v.double().repeat_interleave(groups, 2)
    scores = torch.einsum("bihd,bjhd->bhij", q, k) * q.shape[-1] ** -0.5 * factor
    scores = softcap * torch.tanh(scores / softcap) if softcap else scores
    row = torch.arange(q.shape[1], device=q.device)[:, None] + k.shape[1] - q.shape[1]
    column = torch.arange(k.shape[1], device=q.device)[None]
    before, behind = (10**6, 0) if causal else window or (10**6, 10**6)
    scores = scores.masked_fill((column < row - before) | (column > row + behind), -1e30)
    if sink is not None:
        scores = torch.cat([scores, sink.double()[None, :, None, None].expand(*scores.shape[:3], 1)], -1)
    weights = torch.softmax(scores, -1)[..., : k.shape[1]]
    return torch.einsum("bhij,bjhd->bihd", weights, v), torch.logsumexp(scores, -1)


def randoms(
    rows: int = 128, columns: int = 0, dim: int = 64, width: int = 0, groups: int = 1, dtype: Any = BRAIN
) -> list[Any]:
    """Q of two heads, K and V, by random numbers."""
    torch.manual_seed(0)
    shapes = (1, rows, 2, dim), (1, columns or rows, 2 // groups, dim), (1, columns or rows, 2 // groups, width or dim)
    return [torch.randn(*shape, device="cuda", dtype=dtype) for shape in shapes]


def named(options: dict[str, Any]) -> dict[str, Any]:
    """Options of a call, as `attention` calls them."""
    names = {"window_size": "window", "learnable_sink": "sink"}
    return {
        names.get(name, name): value
        for name, value in options.items()
        if name in names or name in ("causal", "softcap")
    }


def checked(sizes: dict[str, Any], factor: float = 1.0, masked: bool = False, **options: Any) -> Iterator[Pair]:
    """A call. `factor`: of a function of scores; `masked`: a function of the mask is causal."""
    inputs = randoms(**sizes)
    found = flash_attn_func(*inputs, **options)[0]
    yield found, lambda: attention(*inputs, **({"factor": factor, "causal": masked} | named(options)))[0]


def checked_backward(sizes: dict[str, Any], **options: Any) -> Iterator[Pair]:
    """The gradients, from the right result of the forward pass."""
    inputs = [x.requires_grad_() for x in randoms(**sizes)]
    wanted, sums = attention(*inputs, **named(options))
    gradient = torch.randn(*wanted.shape, device="cuda", dtype=inputs[0].dtype)
    expected = torch.autograd.grad(wanted, inputs, gradient.double())
    window = dict(zip(("window_size_left", "window_size_right"), options.pop("window_size", ())))
    out, lse = wanted.detach().to(inputs[0].dtype), sums.detach().float()
    found = _flash_attn_bwd(*(x.detach() for x in inputs), out, gradient, lse, **window, **options)
    for grad, want in zip(found, expected):
        yield grad, partial(torch.Tensor.float, want)


def checked_lse() -> Iterator[Pair]:
    """A forward pass that keeps the logarithms of the sums."""
    inputs = randoms()
    found, lse = flash_attn_func(*inputs, return_lse=True)[:2]
    yield found, lambda: attention(*inputs)[0]
    yield lse, lambda: attention(*inputs)[1]


def checked_packed(lengths: tuple[int, ...], groups: int = 1, **options: Any) -> Iterator[Pair]:
    """Sequences one behind the other."""
    inputs = [x[0] for x in randoms(rows=sum(lengths), groups=groups)]
    ends = numbers(*(sum(lengths[:n]) for n in range(len(lengths) + 1)))
    said = {f"cu_seqlens_{x}": ends for x in "qk"} | {f"max_seqlen_{x}": max(lengths) for x in "qk"}
    found = flash_attn_varlen_func(*inputs, **said, **options)[0]
    parts = zip(*(x.split(lengths) for x in inputs))
    yield found, lambda: torch.cat([attention(*(x[None] for x in part), **named(options))[0][0] for part in parts])


def checked_packed_backward(lengths: tuple[int, ...], **options: Any) -> Iterator[Pair]:
    """The gradients of sequences one behind the other, of the right result of the forward pass."""
    inputs = [x[0].requires_grad_() for x in randoms(rows=sum(lengths))]
    parts = [attention(*(x[None] for x in part), **named(options)) for part in zip(*(x.split(lengths) for x in inputs))]
    wanted, sums = torch.cat([out[0] for out, _ in parts]), torch.cat([lse[0] for _, lse in parts], -1)
    gradient = torch.randn(*wanted.shape, device="cuda", dtype=inputs[0].dtype)
    expected = torch.autograd.grad(wanted, inputs, gradient.double())
    ends = numbers(*(sum(lengths[:n]) for n in range(len(lengths) + 1)))
    said = {f"cu_seqlens_{x}": ends for x in "qk"} | {f"max_seqlen_{x}": max(lengths) for x in "qk"}
    out, lse = wanted.detach().to(inputs[0].dtype), sums.detach().float()
    found = _flash_attn_bwd(*(x.detach() for x in inputs), out, gradient, lse, **said, **options)
    for grad, want in zip(found, expected):
        yield grad, partial(torch.Tensor.float, want)


def checked_sink(**options: Any) -> Iterator[Pair]:
    """Each head has a score more, of no key."""
    inputs = randoms()
    sink = torch.randn(2, device="cuda", dtype=BRAIN)
    found = flash_attn_func(*inputs, learnable_sink=sink, **options)[0]
    yield found, lambda: attention(*inputs, sink=sink, **named(options))[0]


def checked_paged(page: int, lengths: tuple[int, ...] = (100, 200), **options: Any) -> Iterator[Pair]:
    """K and V in pages in any order: a sequence's rows lie where the table says."""
    torch.manual_seed(0)
    most = -(-max(lengths) // page)
    q = torch.randn(len(lengths), 3, 2, 64, device="cuda", dtype=BRAIN)
    pages = [torch.randn(len(lengths) * most, page, 1, 64, device="cuda", dtype=BRAIN) for _ in "kv"]
    table = torch.randperm(len(lengths) * most, device="cuda").to(INT).reshape(len(lengths), most)
    said = {"seqused_k": numbers(*lengths), "page_table": table, "max_seqlen_k": page * most}
    found = flash_attn_varlen_func(q, *pages, **said, **options)[0]
    rows = [[x[table[n].long()].flatten(0, 1)[None, :length] for x in pages] for n, length in enumerate(lengths)]
    yield (
        found,
        lambda: torch.cat([attention(q[n : n + 1], *rows[n], **named(options))[0] for n in range(len(lengths))]),
    )


def checked_combine(rows: int, splits: int = 3) -> Iterator[Pair]:
    """The parts of a forward pass whose keys were split."""
    torch.manual_seed(0)
    parts = torch.randn(splits, 2, rows, 2, 64, device="cuda")
    lse = torch.randn(splits, 2, 2, rows, device="cuda").transpose(-1, -2)
    weights = torch.softmax(lse.double(), 0)[..., None]
    yield flash_attn_combine(parts, lse, out_dtype=BRAIN)[0], lambda: (weights * parts).sum(0)


def of(check: Any, sizes: Any = None, **options: Any) -> Any:
    """A check with its arguments."""
    return partial(check, sizes or {}, **options)


CHECKS = {
    "forward": of(checked),
    "forward, float16, causal": of(checked, {"dtype": HALF}, causal=True),
    "forward, causal, 160 rows": of(checked, {"rows": 160}, causal=True),
    "forward, causal, heads in groups": of(checked, {"groups": 2}, causal=True),
    "forward, groups packed": of(checked, {"groups": 2, "rows": 24, "columns": 200}, causal=True, pack_gqa=True),
    "forward, local": of(checked, {"rows": 200}, window_size=(64, 32)),
    "forward, softcap": of(checked, softcap=15.0),
    "forward, head dimension 128": of(checked, {"dim": 128}, causal=True),
    "forward, head dimension 96": of(checked, {"dim": 96}),
    "forward, head dimensions 192 and 128": of(checked, {"dim": 192, "width": 128}),
    "forward, function of scores": of(checked, factor=0.5, score_mod=halved),
    "forward, function of the mask": of(checked, masked=True, mask_mod=below),
    "forward, LSE": checked_lse,
    "forward, variable lengths": partial(checked_packed, (100, 60), causal=True),
    "forward, variable lengths, groups, local": partial(checked_packed, (60, 130), 2, window_size=(50, 0)),
    "forward, pages of 128": partial(checked_paged, 128),
    "forward, pages of 64, causal": partial(checked_paged, 64, causal=True),
    "forward, pages of 1": partial(checked_paged, 1),
    "forward, sink": partial(checked_sink, causal=True),
    "combine": partial(checked_combine, 64),
    "combine, 77 rows": partial(checked_combine, 77),
    "backward": of(checked_backward),
    "backward, causal": of(checked_backward, causal=True),
    "backward, heads in groups": of(checked_backward, {"groups": 2}),
    "backward, local": of(checked_backward, {"rows": 200}, window_size=(64, 32)),
    "backward, softcap": of(checked_backward, softcap=15.0),
    "backward, float16, head dimension 128": of(checked_backward, {"dtype": HALF, "dim": 128}),
    "backward, variable lengths": partial(checked_packed_backward, (100, 60), causal=True),
    "backward, deterministic": of(checked_backward, {"rows": 200}, deterministic=True),
}

project_cases.main(CASES, flash_attn.cute, quack, checks=CHECKS)
