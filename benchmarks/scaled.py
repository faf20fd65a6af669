"""Block-scaled multiplies for the league: `samples/gemm_scaled_hopper.py` beside cuBLAS
(`torch.nn.functional.scaled_mm`), and `samples/quantise_scaled.py` beside a copy of as many bytes.

Each call has another B, as layers after each other have.
"""

from __future__ import annotations

from typing import Any

import torch
from cells import OURS, Cell, Measurement
from measuring import Call, cold_sets, compared, poison, relative_error
from torch.nn import functional

BLOCK, LARGEST = 128, 448.0
TOLERANCE = 8e-3
E4M3 = torch.float8_e4m3fn


def quantised(matrix: torch.Tensor, square: bool) -> tuple[torch.Tensor, torch.Tensor]:
    """A matrix in e4m3, by blocks of K: (rows, K / 128, 128); and its scales, (K / 128, rows), or
    (rows / 128, K / 128) of squares.
    """
    rows, k = matrix.shape
    if not square:
        blocks = matrix.float().view(rows, k // BLOCK, BLOCK)
        scales = blocks.abs().amax(-1) / LARGEST
        return (blocks / scales[..., None]).to(E4M3), scales.t().contiguous()
    padded = functional.pad(matrix.float(), (0, 0, 0, -rows % BLOCK))
    squares = padded.view(-1, BLOCK, k // BLOCK, BLOCK)
    scales = squares.abs().amax((1, 3)) / LARGEST
    return (squares / scales[:, None, :, None]).view(-1, k // BLOCK, BLOCK)[:rows].to(E4M3).contiguous(), scales


def widened(blocks: torch.Tensor, scales: torch.Tensor, square: bool) -> torch.Tensor:
    """What was quantised, in float64."""
    of_rows = scales.repeat_interleave(BLOCK, 0)[: len(blocks)] if square else scales.t()
    return (blocks.double() * of_rows.double()[..., None]).view(len(blocks), -1)


def of_peer(scales: torch.Tensor, square: bool) -> torch.Tensor:
    """Scales as cuBLAS takes them: of squares, columns of four or a multiple."""
    return functional.pad(scales, (0, -scales.shape[1] % 4)).t() if square else scales.t()


def cublas(a: torch.Tensor, sfa: torch.Tensor, several: list[tuple[torch.Tensor, torch.Tensor]], square: bool) -> Call:
    """cuBLAS's multiply of what was quantised; each call takes the next B."""
    kinds, count = functional.ScalingType, len(several)
    of_b = kinds.BlockWise128x128 if square else kinds.BlockWise1x128
    flat = a.view(len(a), -1)
    operands = [(b.view(len(b), -1).t(), of_peer(sfb, square)) for b, sfb in several]

    def call(number: int) -> torch.Tensor:
        b, sfb = operands[number % count]
        return functional.scaled_mm(flat, b, sfa.t(), kinds.BlockWise1x128, sfb, of_b, output_dtype=torch.bfloat16)

    return call


def multiplied(cell: Cell, bundles: Any) -> Measurement:
    """A multiply at a shape."""
    square = cell.function == "gemm_scaled"
    function = bundles["gemm_scaled_hopper"][cell.function + ("" if square else "_bf16")]
    m, n, k = (cell.extents[name] for name in "MNK")
    a, sfa = quantised(torch.randn(m, k, device="cuda", dtype=torch.bfloat16), False)
    b, sfb = quantised(torch.randn(n, k, device="cuda", dtype=torch.bfloat16), square)
    several = [(b, sfb), *((b.clone(), sfb.clone()) for _ in range(cold_sets(b.nbytes) - 1))]
    d = torch.empty((m, n), device="cuda", dtype=torch.bfloat16)
    stream, wanted = torch.cuda.current_stream().cuda_stream, widened(a, sfa, False) @ widened(b, sfb, square).t()

    def ours(number: int) -> torch.Tensor:
        function(a, sfa, *several[number % len(several)], d, stream=stream)
        return d

    def error(call: Call) -> float:
        poison(d)
        return relative_error(call(0), wanted)

    found = compared({OURS: ours, "cuBLAS": cublas(a, sfa, several, square)}, len(several), error, TOLERANCE)
    found.work, found.unit = 2.0 * m * n * k, "flop"
    return found


def quantisation(cell: Cell, bundles: Any) -> Measurement:
    """A quantisation at a shape: x is read once, q and scales are written once."""
    function, kind = bundles["quantise_scaled"][cell.function], cell.function.split("_")[1]
    m, k = cell.extents["M"], cell.extents["K"]
    moved = 3 * m * k
    sets = [
        (torch.randn(m, k, device="cuda", dtype=torch.bfloat16), torch.empty(m * k, device="cuda", dtype=E4M3))
        for _ in range(cold_sets(moved))
    ]
    shapes = {"rows": (k // BLOCK, m), "squares": (-(-m // BLOCK), k // BLOCK), "columns": (m // BLOCK, k)}
    scales, stream = torch.empty(shapes[kind], device="cuda"), torch.cuda.current_stream().cuda_stream
    columns = kind == "columns"
    of_x, of_q = ((m // BLOCK, BLOCK, k), (k, m // BLOCK, BLOCK)) if columns else ((m, k // BLOCK, BLOCK),) * 2

    def ours(number: int) -> torch.Tensor:
        x, q = sets[number % len(sets)]
        function(x.view(of_x), q.view(of_q), scales, stream=stream)
        return q

    def error(call: Call) -> float:
        poison(sets[0][1], scales)
        found = widened(call(0).view(of_q), scales, kind == "squares")
        return relative_error(found.t() if columns else found, sets[0][0].double())

    found = compared({OURS: ours}, len(sets), error, 0.04, moved)
    found.work = float(moved)
    return found


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A shape. Raises WrongResult and what the runtime raises."""
    return quantisation(cell, bundles) if cell.family == "quantise" else multiplied(cell, bundles)
