"""Grouped multiplies for the league: `samples/gemm_grouped_hopper.py` beside `torch._grouped_mm`
and a loop of cuBLAS over the groups; of e4m3 with scales beside such a loop alone.

Groups have the same number of rows, or as many as words of a language are frequent (`zipf`): the
n-th 1/n of the first, in any order.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import torch
from cells import OURS, Cell, Measurement
from measuring import Call, compared, poison, relative_error
from scaled import BLOCK, cublas, quantised, widened

TOLERANCE = 8e-3
SETS = 2  # of B: each is larger than the cache, or nearly


def sizes(groups: int, total: int, data: str) -> list[int]:
    """How many rows groups have."""
    if data == "normal":
        return [total // groups] * groups
    weights = 1.0 / (1.0 + torch.randperm(groups, dtype=torch.float64))
    counts = (weights / weights.sum() * total).long()
    counts[counts.argmax()] += total - counts.sum()
    return counts.tolist()


def bounds(counts: list[int]) -> tuple[torch.Tensor, list[tuple[int, int]]]:
    """Where groups end, for kernels, and where they begin and end."""
    ends = torch.tensor(counts).cumsum(0)
    return ends.to("cuda", torch.int32), list(pairwise([0, *ends.tolist()]))


def rows(cell: Cell, bundles: Any, counts: list[int]) -> tuple[dict[str, Call], torch.Tensor, torch.Tensor]:
    """Ours and the peers, D, and what it should be."""
    n, k, total = cell.extents["N"], cell.extents["K"], sum(counts)
    ends, parts = bounds(counts)
    a = torch.randn(total, k, device="cuda", dtype=torch.bfloat16)
    several = [torch.randn(len(counts), n, k, device="cuda", dtype=torch.bfloat16) for _ in range(SETS)]
    d, stream = torch.empty(total, n, device="cuda", dtype=torch.bfloat16), torch.cuda.current_stream().cuda_stream
    function = bundles["gemm_grouped_hopper"]["gemm_grouped"]

    def ours(number: int) -> torch.Tensor:
        function(a, several[number % SETS], ends, d, stream=stream)
        return d

    def loop(number: int) -> torch.Tensor:
        for (i, j), b in zip(parts, several[number % SETS]):
            if i < j:
                torch.matmul(a[i:j], b.t(), out=d[i:j])
        return d

    def grouped(number: int) -> torch.Tensor:
        return torch._grouped_mm(a, several[number % SETS].transpose(1, 2), offs=ends, out_dtype=torch.bfloat16)

    wanted = torch.cat([a[i:j].float() @ b.float().t() for (i, j), b in zip(parts, several[0])])
    return {OURS: ours, "torch._grouped_mm": grouped, "cuBLAS": loop}, d, wanted


def along_k(cell: Cell, bundles: Any, counts: list[int]) -> tuple[dict[str, Call], torch.Tensor, torch.Tensor]:
    """The same of gradients of B: groups of what is added up."""
    m, n, total = cell.extents["N"], cell.extents["K"], sum(counts)
    ends, parts = bounds(counts)
    several = [
        [torch.randn(total, extent, device="cuda", dtype=torch.bfloat16) for extent in (m, n)] for _ in range(SETS)
    ]
    d = torch.empty(len(counts), m, n, device="cuda", dtype=torch.bfloat16)
    function, stream = bundles["gemm_grouped_hopper"]["gemm_grouped_k"], torch.cuda.current_stream().cuda_stream

    def ours(number: int) -> torch.Tensor:
        function(*several[number % SETS], ends, d, stream=stream)
        return d

    def loop(number: int) -> torch.Tensor:
        a, b = several[number % SETS]
        for (i, j), of_group in zip(parts, d):
            torch.matmul(a[i:j].t(), b[i:j], out=of_group)
        return d

    def grouped(number: int) -> torch.Tensor:
        a, b = several[number % SETS]
        return torch._grouped_mm(a.t(), b, offs=ends, out_dtype=torch.bfloat16)

    a, b = several[0]
    wanted = torch.stack([a[i:j].float().t() @ b[i:j].float() for i, j in parts])
    return {OURS: ours, "torch._grouped_mm": grouped, "cuBLAS": loop}, d, wanted


def scaled(cell: Cell, bundles: Any, counts: list[int]) -> tuple[dict[str, Call], torch.Tensor, torch.Tensor]:
    """The same in e4m3 with scales; for cuBLAS A's scales lie apart for each group, as it needs."""
    n, k, total = cell.extents["N"], cell.extents["K"], sum(counts)
    ends, parts = bounds(counts)
    a, sfa = quantised(torch.randn(total, k, device="cuda", dtype=torch.bfloat16), False)
    of_groups = [quantised(torch.randn(n, k, device="cuda", dtype=torch.bfloat16), True) for _ in counts]
    b, sfb = torch.stack([b for b, _ in of_groups]), torch.stack([sfb for _, sfb in of_groups])
    several = [b, *(b.clone() for _ in range(SETS - 1))]
    d, stream = torch.empty(total, n, device="cuda", dtype=torch.bfloat16), torch.cuda.current_stream().cuda_stream
    room = torch.zeros(k // BLOCK, -(-total // 4) * 4, device="cuda")[:, :total]  # rows of 16 bytes or a multiple
    room.copy_(sfa)
    function = bundles["gemm_grouped_hopper"]["gemm_grouped_scaled"]

    def ours(number: int) -> torch.Tensor:
        function(a, room, several[number % SETS], sfb, ends, d, stream=stream)
        return d

    calls = [
        cublas(a[i:j], sfa[:, i:j].contiguous(), [(each[g], sfb[g]) for each in several], True) if i < j else None
        for g, (i, j) in enumerate(parts)
    ]

    def loop(number: int) -> torch.Tensor:
        for (i, j), call in zip(parts, calls):
            if call:
                d[i:j] = call(number)
        return d

    wide = widened(a, sfa, False).float()
    wanted = torch.cat([wide[i:j] @ widened(b[g], sfb[g], True).float().t() for g, (i, j) in enumerate(parts)])
    return {OURS: ours, "cuBLAS": loop}, d, wanted


KINDS = {"gemm_grouped": rows, "gemm_grouped_k": along_k, "gemm_grouped_scaled": scaled}


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A shape. Raises WrongResult and what the runtime raises."""
    torch.backends.cuda.matmul.allow_tf32 = False
    total = cell.extents["groups"] * cell.extents["rows"]
    calls, d, wanted = KINDS[cell.function](cell, bundles, sizes(cell.extents["groups"], total, cell.data))

    def error(call: Call) -> float:
        poison(d)
        return relative_error(call(0), wanted.double())

    found = compared(calls, SETS, error, TOLERANCE)
    found.work, found.unit = 2.0 * total * cell.extents["N"] * cell.extents["K"], "flop"
    return found
