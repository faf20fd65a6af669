"""Attention of single tokens to keys in pages, for the league: `samples/attention_decode.py` beside
cuDNN on the same keys in one piece, where all sequences are as long; and a copy.

K and V may be in e4m3: then a copy alone is beside ours. Their scales are those of heads, or of
pages of more than one key.

A page of 0 keys stands for one page a sequence. Lengths are all the same ("normal"), or spread: as
many between 128 and 256 as between any other power of two and twice that, up to the longest.
"""

from __future__ import annotations

from typing import Any

import torch
from cells import OURS, Cell, Measurement
from measuring import DTYPES, Call, cold_sets, compared, poison, relative_error
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

TOLERANCE = {"f16": 2e-3, "bf16": 1.6e-2}
CHECKED = 4  # sequences whose errors are computed
SHORTEST = 128


def lengths_of(cell: Cell) -> list[int]:
    """Of all sequences, the same for the same cell."""
    count, most = cell.extents["batch"], cell.extents["keys"]
    if cell.data == "normal":
        return [most] * count
    chance = torch.Generator().manual_seed(count)
    powers = torch.rand(count, generator=chance)
    return [int(SHORTEST * (most / SHORTEST) ** power) for power in powers.tolist()]


class Table:
    """Which pages sequences have, in no order, or one each (a page of 0 keys); `pages` in all."""

    def __init__(self, lengths: list[int], page: int):
        self.page = page or max(lengths)
        needed = [-(-length // self.page) for length in lengths]
        self.pages = sum(needed)
        places = torch.randperm(self.pages) if page else torch.arange(self.pages)
        table = torch.zeros(len(lengths), max(needed), dtype=torch.int32)
        for row, part in zip(table, places.split(needed)):
            row[: len(part)] = part
        self.table = table.cuda()
        self.lengths = torch.tensor(lengths, dtype=torch.int32, device="cuda")

    def keys(self, of: torch.Tensor, number: int) -> torch.Tensor:
        """(keys, …) of a sequence."""
        return of[self.table[number].long()].flatten(0, 1)[: self.lengths[number]]


class Inputs(Table):
    """A set: q (sequences, heads, D), K and V (pages, keys, heads of K and V, D), the table, and
    scales of K and of V if they are in e4m3.
    """

    def __init__(self, cell: Cell, lengths: list[int]):
        super().__init__(lengths, cell.extents["page"])
        count, heads, shared, depth = (cell.extents[name] for name in ("batch", "heads", "sharing", "D"))
        dtype = DTYPES[cell.dtype]
        self.q = torch.randn(count, heads, depth, device="cuda", dtype=dtype)
        shape = self.pages, self.page, heads // shared, depth
        self.k, self.v = (torch.randn(shape, device="cuda", dtype=dtype) for _ in range(2))
        self.scales: list[torch.Tensor] = []
        if "fp8" in cell.function:
            self.k, self.v = self.k.to(torch.float8_e4m3fn), self.v.to(torch.float8_e4m3fn)
            for _ in range(2):
                scales = 0.5 + torch.rand(self.pages if self.page > 1 else 1, shape[2], device="cuda")
                self.scales.append(scales.expand(self.pages, -1))
        self.bytes = 2 * sum(lengths) * shape[2] * depth * self.k.itemsize

    def numbers(self, of: torch.Tensor, number: int) -> torch.Tensor:
        """K or V of a sequence, in float64."""
        found = self.keys(of, number).double()
        if not self.scales:
            return found
        scales = self.scales[0 if of is self.k else 1]
        return found * self.keys(scales[:, None].expand(-1, self.page, -1), number)[..., None]


def exact(inputs: Inputs, numbers: list[int]) -> torch.Tensor:
    """O of some sequences, in float64."""
    found = []
    for number in numbers:
        q, k, v = inputs.q[number].double(), *(inputs.numbers(x, number) for x in (inputs.k, inputs.v))
        shared = len(q) // k.shape[1]
        k, v = (x.repeat_interleave(shared, dim=1) for x in (k, v))
        scores = torch.einsum("hd,thd->ht", q, k) * q.shape[-1] ** -0.5
        found.append(torch.einsum("ht,thd->hd", scores.softmax(-1), v))
    return torch.stack(found)


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A batch of sequences. Raises WrongResult and what the runtime raises."""
    depth, lengths = cell.extents["D"], lengths_of(cell)
    function = bundles["attention_decode"][f"{cell.function}_{cell.dtype}_depth{depth}"]
    first = Inputs(cell, lengths)
    sets = [first, *(Inputs(cell, lengths) for _ in range(cold_sets(first.bytes) - 1))]
    out, stream = torch.empty_like(first.q), torch.cuda.current_stream().cuda_stream
    logs = torch.empty(out.shape[:2], device="cuda")

    def ours(number: int) -> torch.Tensor:
        x = sets[number % len(sets)]
        function(x.q, x.k, x.v, x.table, x.lengths, out, logs, depth**-0.5, *x.scales, stream=stream)
        return out

    def backend(number: int) -> torch.Tensor:
        x = sets[number % len(sets)]
        with sdpa_kernel(SDPBackend.CUDNN_ATTENTION):
            q, k, v = x.q[:, :, None], x.k.transpose(1, 2), x.v.transpose(1, 2)
            return scaled_dot_product_attention(q, k, v, enable_gqa=q.shape[1] != k.shape[1])[:, :, 0]

    numbers = sorted({round(i * (len(lengths) - 1) / CHECKED) for i in range(CHECKED + 1)})
    wanted = exact(first, numbers)

    def error(call: Call) -> float:
        poison(out)
        found = call(0)
        return relative_error(found[numbers], wanted) if torch.isfinite(found).all() else float("nan")

    calls: dict[str, Call] = {OURS: ours}
    if len(set(lengths)) == 1 and first.page == lengths[0] and not first.scales:
        calls["cuDNN"] = backend
    moved = first.bytes + first.q.nbytes + out.nbytes
    found = compared(calls, len(sets), error, TOLERANCE[cell.dtype], moved)
    found.work = float(moved)
    return found
