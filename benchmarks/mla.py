"""Multi-head latent attention of single tokens to keys in pages, for the league:
`samples/attention_mla_hopper.py` beside a copy of as many bytes as it reads. No call of PyTorch
computes it from the compressed keys. Pages and lengths are as in `decode.py`.

Of `heads` heads, each byte of keys takes 1.89 · heads operations: of 128 heads 242, about as many
as a Hopper card computes while it reads one.
"""

from __future__ import annotations

from typing import Any

import torch
from cells import OURS, Cell, Measurement
from decode import CHECKED, TOLERANCE, Table, lengths_of
from measuring import DTYPES, Call, cold_sets, compared, poison, relative_error

DEPTH, VALUES = 576, 512


class Inputs(Table):
    """A set: q (sequences, heads, 576), the cache (pages, keys, 576), and the table."""

    def __init__(self, cell: Cell, lengths: list[int]):
        super().__init__(lengths, cell.extents["page"])
        dtype = DTYPES[cell.dtype]
        self.q = torch.randn(len(lengths), cell.extents["heads"], DEPTH, device="cuda", dtype=dtype)
        self.cache = torch.randn(self.pages, self.page, DEPTH, device="cuda", dtype=dtype)
        self.bytes = sum(lengths) * DEPTH * dtype.itemsize


def exact(inputs: Inputs, numbers: list[int]) -> torch.Tensor:
    """O of some sequences, in float64."""
    found = []
    for number in numbers:
        keys = inputs.keys(inputs.cache, number).double()
        scores = inputs.q[number].double() @ keys.T * DEPTH**-0.5
        found.append(scores.softmax(-1) @ keys[:, :VALUES])
    return torch.stack(found)


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A batch of sequences. Raises WrongResult and what the runtime raises."""
    lengths = lengths_of(cell)
    function = bundles["attention_mla_hopper"][f"{cell.function}_{cell.dtype}"]
    first = Inputs(cell, lengths)
    sets = [first, *(Inputs(cell, lengths) for _ in range(cold_sets(first.bytes) - 1))]
    out, stream = torch.empty_like(first.q[..., :VALUES]), torch.cuda.current_stream().cuda_stream
    logs = torch.empty(out.shape[:2], device="cuda")

    def ours(number: int) -> torch.Tensor:
        x = sets[number % len(sets)]
        function(x.q, x.cache, x.table, x.lengths, out, logs, DEPTH**-0.5, stream=stream)
        return out

    numbers = sorted({round(i * (len(lengths) - 1) / CHECKED) for i in range(CHECKED + 1)})
    wanted = exact(first, numbers)

    def error(call: Call) -> float:
        poison(out)
        found = call(0)
        return relative_error(found[numbers], wanted) if torch.isfinite(found).all() else float("nan")

    moved = first.bytes + first.q.nbytes + out.nbytes
    found = compared({OURS: ours}, len(sets), error, TOLERANCE[cell.dtype], moved)
    found.work = float(moved)
    return found
