"""Matrix multiplies against cuBLAS, for the league: `samples/gemm_hopper.py`'s entry for a type
(`gemm_f16`, say, which chooses its form by shape) beside `torch.matmul`, for int8
`torch._int_mm`, for fp8 `torch._scaled_mm` with scales of 1. Of fp8 there are two multiplies:
tensor cores add up all of K with few digits (`fp8`), which cuBLAS calls fast accumulation, or sums
of parts of K are added up in float32 (`fp8_precise`), as cuBLAS does without it. Each has the peer
that adds alike, in speed and in error.

Each call has another B, as layers after each other have; A and D are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from cells import OURS, USUAL, Cell, Measurement
from measuring import Call, cold_sets, compared, poison, relative_error
from torch.nn import functional

DTYPES = {  # of A and B, and of D
    "f16": (torch.float16, torch.float16),
    "bf16": (torch.bfloat16, torch.bfloat16),
    "fp8": (torch.float8_e4m3fn, torch.bfloat16),
    "fp8_precise": (torch.float8_e4m3fn, torch.bfloat16),
    "tf32": (torch.float32, torch.float32),
    "s8": (torch.int8, torch.int32),
}
TOLERANCE = {"f16": 1e-3, "bf16": 8e-3, "fp8": 8e-3, "fp8_precise": 8e-3, "tf32": 2e-3, "s8": 0.0}
FEW = 64  # rows of A up to which memory decides


def matrix(rows: int, columns: int, dtype: torch.dtype) -> torch.Tensor:
    """Standard normal numbers; integers from -127 to 127."""
    if dtype is torch.int8:
        return torch.randint(-127, 128, (rows, columns), device="cuda", dtype=dtype)
    return torch.randn(rows, columns, device="cuda", dtype=torch.float32 if dtype.itemsize == 1 else dtype).to(dtype)


def peer(dtype: str, a: torch.Tensor, several: list[torch.Tensor]) -> dict[str, Call]:
    """cuBLAS's function for A Bᵀ of a type, by its name; each call takes the next B."""
    count, out = len(several), DTYPES[dtype][1]
    if a.dtype is torch.float8_e4m3fn:
        one, fast = torch.ones((), device="cuda"), dtype == "fp8"
        return {
            "cuBLAS (fast sums)" if fast else "cuBLAS": lambda i: torch._scaled_mm(
                a, several[i % count].T, one, one, out_dtype=out, use_fast_accum=fast
            )
        }
    if a.dtype is torch.int8:
        return {"cuBLAS": lambda i: torch._int_mm(a, several[i % count].T)}
    return {"cuBLAS": lambda i: torch.matmul(a, several[i % count].T)}


@dataclass(frozen=True)
class Epilogue:
    """What is done to A Bᵀ: kinds of operands (m, n: f32 vectors; d: a matrix like D; 1: a number),
    and the result in float64.
    """

    operands: str
    exact: Callable[..., torch.Tensor]


EPILOGUES = {
    "bias": Epilogue("n", torch.add),
    "bias_gelu": Epilogue("n", lambda sums, bias: functional.gelu(sums + bias)),
    "gated_silu": Epilogue("d", lambda sums, up: functional.silu(sums) * up),
    "residual": Epilogue("d", torch.add),
    "scales": Epilogue("mn", lambda sums, rows, columns: sums * rows[:, None] * columns),
    "beta_c": Epilogue("d1", lambda sums, c, beta: sums + beta * c),
    "f32_out": Epilogue("", lambda sums: sums),
}


def with_epilogue(cell: Cell, bundles: Any) -> Measurement:
    """An epilogue beside the plain multiply of the same form."""
    functions, epilogue = bundles["benchmarks/gemm_epilogues"], EPILOGUES[cell.function]
    m, n, k = (cell.extents[name] for name in "MNK")
    a, b, stream = matrix(m, k, torch.bfloat16), matrix(n, k, torch.bfloat16), torch.cuda.current_stream().cuda_stream
    several = [b, *(b.clone() for _ in range(cold_sets(b.nbytes) - 1))]
    plain = torch.empty((m, n), device="cuda", dtype=torch.bfloat16)
    d = torch.empty_like(plain, dtype=torch.float32 if cell.function == "f32_out" else torch.bfloat16)
    shapes = {"m": (m,), "n": (n,), "1": (1,)}
    operands = [
        matrix(m, n, torch.bfloat16) if kind == "d" else torch.randn(shapes[kind], device="cuda")
        for kind in epilogue.operands
    ]
    wanted = epilogue.exact(a.double() @ b.double().T, *(x.double() for x in operands))

    def ours(number: int) -> torch.Tensor:
        functions[cell.function](a, several[number % len(several)], *operands, d, stream=stream)
        return d

    def usual(number: int) -> torch.Tensor:
        functions["plain"](a, several[number % len(several)], plain, stream=stream)
        return plain

    def error(call: Call) -> float:
        poison(d)
        return relative_error(call(0), wanted)

    found = compared({OURS: ours, USUAL: usual}, len(several), error, TOLERANCE[cell.dtype])
    found.work, found.unit = 2.0 * m * n * k, "flop"
    return found


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A shape. Raises WrongResult and what the runtime raises."""
    if cell.family == "epilogues":
        return with_epilogue(cell, bundles)
    torch.backends.cuda.matmul.allow_tf32 = cell.dtype == "tf32"
    function = bundles["gemm_hopper"][f"gemm_{cell.dtype}"]
    m, n, k = (cell.extents[name] for name in "MNK")
    of_operands, of_result = DTYPES[cell.dtype]
    a, b = matrix(m, k, of_operands), matrix(n, k, of_operands)
    several = [b, *(b.clone() for _ in range(cold_sets(b.nbytes) - 1))]
    d = torch.empty((m, n), device="cuda", dtype=of_result)
    stream, wanted = torch.cuda.current_stream().cuda_stream, a.double() @ b.double().T

    def ours(number: int) -> torch.Tensor:
        function(a, several[number % len(several)], d, stream=stream)
        return d

    def error(call: Call) -> float:
        poison(d)
        return relative_error(call(0), wanted)

    moved = a.nbytes + b.nbytes + d.nbytes if m <= FEW else 0
    calls = {OURS: ours, **peer(cell.dtype, a, several)}
    found = compared(calls, len(several), error, TOLERANCE[cell.dtype], moved)
    found.work, found.unit = 2.0 * m * n * k, "flop"
    return found
