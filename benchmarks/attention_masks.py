"""Attention for the league, causal with more to it: rows that see a window, scores with a cap, and
sequences of several lengths packed one behind the other. The functions of
`samples/attention_hopper.py` beside FlashAttention-4 (`flash_attn.cute`) and FlashAttention-2 as
PyTorch has it, which has no caps.

Errors are those of some rows of the first and the last head of one sequence, against float64.
"""

from __future__ import annotations

import random
from typing import Any

import torch
from cells import OURS, Cell, Measurement
from measuring import DTYPES, Call, cold_sets, compared, peer, poison, relative_error

TOLERANCE = {"f16": 2e-3, "bf16": 1.6e-2}
HEADS = 16  # of a batch
CHECKED = 256  # rows whose errors are computed
NO_END = 2**31 - 1
CAP = 50.0


class Inputs:
    """Q, K and V: (batch, rows, heads, D), or (rows, heads, D) for packed sequences, whose lengths
    are at most `length` and begin at `starts`.
    """

    def __init__(self, cell: Cell):
        depth, heads, self.length = (cell.extents[name] for name in ("D", "heads", "length"))
        lengths = [self.length] * (heads // HEADS)
        if cell.function == "attention_packed":
            rng = random.Random(self.length)
            lengths = [rng.randint(1, self.length) for _ in lengths[1:]] + lengths[:1]
        shape = (len(lengths), self.length) if cell.function != "attention_packed" else (sum(lengths),)
        self.lengths, self.starts = lengths, torch.tensor([0, *lengths], device="cuda").cumsum(0).int()
        self.all = [torch.randn(*shape, HEADS, depth, device="cuda").to(DTYPES[cell.dtype]) for _ in range(3)]

    def sequence(self, x: torch.Tensor) -> torch.Tensor:
        """The last sequence of a tensor like Q, (rows, heads, D)."""
        return x[-1] if x.dim() == 4 else x[-self.lengths[-1] :]


def exact(inputs: Inputs, rows: torch.Tensor, left: int, cap: float | None) -> torch.Tensor:
    """Those rows of the first and the last head of the last sequence, in float64."""
    found = []
    for head in (0, -1):
        q, k, v = (inputs.sequence(x)[:, head].double() for x in inputs.all)
        scores = q[rows] @ k.T * q.shape[-1] ** -0.5
        scores = scores if cap is None else cap * (scores / cap).tanh()
        away = torch.arange(len(k), device="cuda") - rows[:, None]
        found.append(scores.masked_fill((away > 0) | (away < -left), float("-inf")).softmax(-1) @ v)
    return torch.stack(found)


def ours(cell: Cell, function: Any, sets: list[Inputs], out: torch.Tensor, left: int) -> Call:
    """Our function with what its kind takes."""
    scale, stream = cell.extents["D"] ** -0.5, torch.cuda.current_stream().cuda_stream
    logs = torch.empty(*out.shape[:-3], HEADS, out.shape[-3], device="cuda")

    def call(number: int) -> torch.Tensor:
        inputs = sets[number % len(sets)]
        if cell.function == "attention_packed":
            function(*inputs.all, inputs.starts, inputs.starts, inputs.length, out, logs, scale, stream=stream)
        else:
            cap = (CAP,) if cell.function == "attention_softcap" else ()
            function(*inputs.all, out, logs, scale, left, 0, *cap, stream=stream)
        return out

    return call


def peers(cell: Cell, sets: list[Inputs], left: int, cap: float | None) -> dict[str, Call]:
    """FlashAttention-2 and, where it is installed, FlashAttention-4."""
    packed, window = cell.function == "attention_packed", cell.function == "attention_window"

    def older(number: int) -> torch.Tensor:
        inputs = sets[number % len(sets)]
        starts = (inputs.starts, inputs.starts) if packed else (None, None)
        sight = {"window_size_left": left, "window_size_right": 0} if window else {}
        return torch.ops.aten._flash_attention_forward(
            *inputs.all, *starts, inputs.length, inputs.length, 0.0, not window, False, **sight
        )[0]

    def flash(number: int) -> torch.Tensor:
        inputs = sets[number % len(sets)]
        if packed:
            longest = {"max_seqlen_q": inputs.length, "max_seqlen_k": inputs.length}
            starts = {"cu_seqlens_q": inputs.starts, "cu_seqlens_k": inputs.starts}
            found = module.flash_attn_varlen_func(*inputs.all, **starts, **longest, causal=True)
        else:
            sight = {"window_size": (left, 0)} if window else {"causal": True}
            found = module.flash_attn_func(*inputs.all, softcap=cap or 0.0, **sight)
        return found[0] if isinstance(found, tuple) else found

    module = peer("flash_attn.cute")
    return ({"FlashAttention-2": older} if cap is None else {}) | ({"FlashAttention-4": flash} if module else {})


def seen(lengths: list[int], left: int) -> int:
    """Pairs of a row and a column that it sees, in all sequences."""
    return sum(n * (n + 1) // 2 - max(n - left - 1, 0) * max(n - left, 0) // 2 for n in lengths)


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A kind, a length, a window. Raises WrongResult and what the runtime raises."""
    left = cell.extents["window"] if cell.function == "attention_window" else NO_END
    cap = CAP if cell.function == "attention_softcap" else None
    function = bundles["attention_hopper"][f"{cell.function}_{cell.dtype}_depth{cell.extents['D']}"]
    first = Inputs(cell)
    sets = [first, *(Inputs(cell) for _ in range(cold_sets(sum(x.nbytes for x in first.all)) - 1))]
    out = torch.empty_like(first.all[0])
    rows = torch.linspace(0, first.lengths[-1] - 1, min(first.lengths[-1], CHECKED), device="cuda").long()
    wanted = exact(first, rows, left, cap)

    def error(call: Call) -> float:
        poison(out)
        found = call(0)
        some = first.sequence(found)[rows]
        return relative_error(some[:, [0, -1]].transpose(0, 1), wanted) if found.isfinite().all() else float("nan")

    calls = {OURS: ours(cell, function, sets, out, left), **peers(cell, sets, left, cap)}
    found = compared(calls, len(sets), error, TOLERANCE[cell.dtype])
    found.work, found.unit = 4.0 * HEADS * seen(first.lengths, left) * cell.extents["D"], "flop"
    return found
