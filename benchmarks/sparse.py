"""Multiplies of which one operand is sparse, two of each four elements, for the league:
`samples/gemm_sparse_hopper.py` beside the dense multiply by cuBLAS, and cuSPARSELt where PyTorch
has it; and its compression beside a copy of as many bytes.

Weights (N, K) are sparse, rows (M, K) are dense. Each call has other weights, as layers after each
other have.
"""

from __future__ import annotations

import contextlib
from typing import Any

import torch
from cells import OURS, Cell, Measurement
from gemm import DTYPES, TOLERANCE, matrix
from measuring import Call, cold_sets, compared, poison, relative_error

DENSE, SPARSE = "cuBLAS, dense", "cuSPARSELt"
STRIP = 64  # rows, and columns, whose metadata lies together


def pruned(weights: torch.Tensor) -> torch.Tensor:
    """The two largest of each four elements of a row, of equal ones the first."""
    sizes = weights.float().abs().view(len(weights), -1, 4)
    first = torch.arange(4, device=weights.device)
    larger, equal = sizes[..., None, :] > sizes[..., None], sizes[..., None, :] == sizes[..., None]
    before = (larger | equal & (first < first[:, None])).sum(-1)
    return torch.where((before < 2).view(weights.shape), weights.float(), 0.0).to(weights.dtype)


def room_of(weights: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Memory for what is stored of them, and for the metadata."""
    n, k = weights.shape
    stored = torch.empty(n, k // 2, device="cuda", dtype=weights.dtype)
    words = torch.empty(-(-n // STRIP), -(-k // STRIP), 128, device="cuda", dtype=torch.uint32)
    return stored, words


def dense(x: torch.Tensor, weights: list[torch.Tensor], out: torch.dtype) -> Call:
    """cuBLAS's multiply by the weights with their zeros; each call takes the next ones."""
    count = len(weights)
    if x.element_size() == 1:
        one = torch.ones((), device="cuda")
        return lambda i: torch._scaled_mm(x, weights[i % count].T, one, one, out_dtype=out, use_fast_accum=True)
    return lambda i: torch.matmul(x, weights[i % count].T)


def cusparselt(x: torch.Tensor, weights: list[torch.Tensor], out: torch.dtype) -> Call:
    """cuSPARSELt's multiply, by the algorithm that it finds the fastest. It writes (N, M): runs
    that asked for (M, N) ended in an illegal instruction. Fails at a call where it is not there.
    """
    made: list[Any] = []

    def call(number: int) -> torch.Tensor:
        if not made:
            several = [torch._cslt_compress(each) for each in weights]
            options = {"out_dtype": out} if x.element_size() == 1 else {}
            best = 0
            with contextlib.suppress(RuntimeError):  # then it takes its usual one
                best = int(torch._cslt_sparse_mm_search(several[0], x.T, **options))
            made.extend((several, {**options, "alg_id": best}))
        several, options = made
        return torch._cslt_sparse_mm(several[number % len(several)], x.T, **options).T

    return call


def multiplied(cell: Cell, bundles: Any) -> Measurement:
    """A multiply at a shape."""
    functions, (m, n, k) = bundles["gemm_sparse_hopper"], (cell.extents[name] for name in "MNK")
    of_operands, of_result = DTYPES[cell.dtype]
    x, weights = matrix(m, k, of_operands), pruned(matrix(n, k, of_operands))
    stored, words = room_of(weights)
    stream, wanted = torch.cuda.current_stream().cuda_stream, x.double() @ weights.double().T
    functions[f"compress_{cell.dtype}"](weights, stored, words, stream=stream)
    copies = cold_sets(stored.nbytes + words.nbytes) - 1
    several = [(stored, words), *((stored.clone(), words.clone()) for _ in range(copies))]
    whole = [weights, *(weights.clone() for _ in range(copies))]
    d = torch.empty((m, n), device="cuda", dtype=of_result)

    def ours(number: int) -> torch.Tensor:
        functions[f"linear_sparse_{cell.dtype}"](*several[number % len(several)], x, d, stream=stream)
        return d

    def error(call: Call) -> float:
        poison(d)
        return relative_error(call(0), wanted)

    calls = {OURS: ours, DENSE: dense(x, whole, of_result), SPARSE: cusparselt(x, whole, of_result)}
    found = compared(calls, len(several), error, TOLERANCE[cell.dtype])
    found.work, found.unit = 2.0 * m * n * k, "flop"
    return found


def compression(cell: Cell, bundles: Any) -> Measurement:
    """A compression at a shape: all elements are read, half of them and the metadata written."""
    functions, (n, k) = bundles["gemm_sparse_hopper"], (cell.extents[name] for name in "NK")
    weights = matrix(n, k, DTYPES[cell.dtype][0])
    stored, words = room_of(weights)
    moved = weights.nbytes + stored.nbytes + words.nbytes
    sets = [(weights.clone(), *room_of(weights)) for _ in range(cold_sets(moved))]
    function, stream = functions[f"compress_{cell.dtype}"], torch.cuda.current_stream().cuda_stream
    kept = pruned(weights).double().abs().sum(1)

    def ours(number: int) -> torch.Tensor:
        function(*sets[number % len(sets)], stream=stream)
        return sets[number % len(sets)][1]

    def error(call: Call) -> float:
        poison(*sets[0][1:])
        return relative_error(call(0).double().abs().sum(1), kept)

    found = compared({OURS: ours}, len(sets), error, 1e-12, moved)
    found.work = float(moved)
    return found


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A shape. Raises WrongResult and what the runtime raises."""
    return compression(cell, bundles) if cell.family == "compression" else multiplied(cell, bundles)
