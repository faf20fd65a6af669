"""Attention for the league, over lengths, numbers of heads and kinds of data: the function of
`samples/attention_hopper.py` for a mask, a type and a head dim beside cuDNN
(`scaled_dot_product_attention` with its CUDNN backend) and FlashAttention-4 (`flash_attn.cute`);
that of `samples/attention_ampere.py` beside FlashAttention-2 (the FLASH backend).

For data that are not normally distributed, ours is timed on normal data too. Errors are those of
some rows of the first and the last head, against float64; of more heads where rows are few.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from cells import OURS, USUAL, Cell, Measurement
from measuring import DTYPES, Call, cold_sets, compared, peer, poison, relative_error
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

TOLERANCE = {"f16": 2e-3, "bf16": 1.6e-2}
HEADS = 16  # of a batch
CHECKED = 256  # rows whose errors are computed, and at least those of two heads
Matrices = tuple[torch.Tensor, torch.Tensor]


def ramp(k: torch.Tensor) -> torch.Tensor:
    """From -2 to 2 along the keys."""
    return torch.linspace(-2, 2, k.shape[1], device=k.device)[None, :, None, None]


def sink(q: torch.Tensor, k: torch.Tensor) -> Matrices:
    """The first key has most of each row's weight."""
    k[:, 0] = 24 / k.shape[-1] ** 0.5
    return q + 0.5, k


def rare(q: torch.Tensor, k: torch.Tensor) -> Matrices:
    """Every 64th key is 8 times as large."""
    k[:, ::64] *= 8
    return q, k


# What becomes of standard normal Q and K, (batch, rows, heads, D); std4: scores have a standard
# deviation of 4.
DATA: dict[str, Callable[[torch.Tensor, torch.Tensor], Matrices]] = {
    "normal": lambda q, k: (q, k),
    "std4": lambda q, k: (2 * q, 2 * k),
    "std16": lambda q, k: (4 * q, 4 * k),
    "std256": lambda q, k: (16 * q, 16 * k),
    "sink": sink,
    "rare": rare,
    "negative": lambda q, k: (q.abs() + 1, -1 - k.abs()),
    "rising": lambda q, k: (q + 1, k + ramp(k)),
    "falling": lambda q, k: (q + 1, k - ramp(k)),
}


class Inputs:
    """A set of Q, K and V, (batch, rows, heads, D); with heads before rows for PyTorch. There are
    as many queries as keys, and no heads of Q share one of K, unless the cell says otherwise.
    """

    def __init__(self, cell: Cell, data: str):
        depth, heads, keys = (cell.extents[name] for name in ("D", "heads", "length"))
        queries, shared = cell.extents.get("queries", keys), cell.extents.get("sharing", 1)
        inner, depth_v = min(heads, HEADS), 128 if depth == 192 else depth
        shapes = ((queries, inner, depth), (keys, inner // shared, depth), (keys, inner // shared, depth_v))
        q, k, v = (torch.randn(heads // inner, *shape, device="cuda") for shape in shapes)
        self.q, self.k, self.v = self.all = [x.to(DTYPES[cell.dtype]) for x in (*DATA[data](q, k), v)]
        self.turned = [x.transpose(1, 2).contiguous() for x in self.all]
        self.bytes = sum(x.nbytes for x in self.all)


class Checked:
    """Which of O, (batch, rows, heads, D), is compared: spread `rows` of evenly spread heads."""

    def __init__(self, shape: Sequence[int]):
        batch, rows, heads, _ = shape
        self.heads, all_heads = heads, batch * heads
        self.rows = torch.linspace(0, rows - 1, min(rows, CHECKED), device="cuda").long()
        count = max(2, CHECKED // len(self.rows))
        numbers = torch.linspace(0, all_heads - 1, min(count, all_heads)).round().int().tolist()
        self.places = [divmod(number, heads) for number in numbers]

    def of(self, found: torch.Tensor) -> torch.Tensor:
        """(heads, rows, D) of O."""
        return torch.stack([found[batch, self.rows, head] for batch, head in self.places])

    def exact(self, qkv: Sequence[torch.Tensor], causal: bool) -> torch.Tensor:
        """The same in float64; as many queries as keys if causal."""
        found, sharing = [], self.heads // qkv[1].shape[2]
        for batch, head in self.places:
            q = qkv[0][batch, self.rows, head].double()
            k, v = (x[batch, :, head // sharing].double() for x in qkv[1:])
            scores = q @ k.T * q.shape[-1] ** -0.5
            if causal:
                hidden = torch.arange(len(k), device="cuda") > self.rows[:, None]
                scores.masked_fill_(hidden, float("-inf"))
            found.append(scores.softmax(-1) @ v)
        return torch.stack(found)


def peers(sets: Sequence[Inputs], causal: bool, older: bool) -> dict[str, Call]:
    """cuDNN, and FlashAttention-4 where it is installed; FlashAttention-2 for the older."""
    count, shared = len(sets), sets[0].q.shape[2] != sets[0].k.shape[2]

    def backend(number: int) -> torch.Tensor:
        with sdpa_kernel(SDPBackend.FLASH_ATTENTION if older else SDPBackend.CUDNN_ATTENTION):
            return scaled_dot_product_attention(
                *sets[number % count].turned, is_causal=causal, enable_gqa=shared
            ).transpose(1, 2)

    def flash(number: int) -> torch.Tensor:
        found = module.flash_attn_func(*sets[number % count].all, causal=causal)
        return found[0] if isinstance(found, tuple) else found

    if older:
        return {"FlashAttention-2": backend}
    module = peer("flash_attn.cute")
    return {"cuDNN": backend} | ({"FlashAttention-4": flash} if module else {})


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A mask, a length, a kind of data. Raises WrongResult and what the runtime raises."""
    causal, depth = cell.function == "attention_causal", cell.extents["D"]
    older = cell.family == "older-attention"
    function = bundles["attention_ampere" if older else "attention_hopper"][
        f"{cell.function}_{cell.dtype}_depth{depth}"
    ]
    first = Inputs(cell, cell.data)
    count = cold_sets(first.bytes)
    sets = [first, *(Inputs(cell, cell.data) for _ in range(count - 1))]
    out, stream = torch.empty_like(first.q[..., : first.v.shape[-1]]), torch.cuda.current_stream().cuda_stream
    batch, queries, heads, depth_v = out.shape
    logs = torch.empty(batch, heads, queries, device="cuda")

    def ours(inputs: Inputs) -> torch.Tensor:
        function(inputs.q, inputs.k, inputs.v, out, logs, depth**-0.5, stream=stream)
        return out

    checked = Checked(out.shape)
    wanted = checked.exact(first.all, causal)

    def error(call: Call) -> float:
        poison(out)
        found = call(0)
        return relative_error(checked.of(found), wanted) if torch.isfinite(found).all() else float("nan")

    calls = {OURS: lambda number: ours(sets[number % count]), **peers(sets, causal, older)}
    if cell.data != "normal":
        usual = [Inputs(cell, "normal") for _ in range(count)]
        calls[USUAL] = lambda number: ours(usual[number % count])
    short = first.bytes + out.nbytes if cell.family == "short-queries" else 0
    found = compared(calls, count, error, TOLERANCE[cell.dtype], short)
    flops = 2.0 * batch * heads * queries * first.k.shape[1] * (depth + depth_v) / (2 if causal else 1)
    found.work, found.unit = (float(short), "byte") if short else (flops, "flop")
    return found
