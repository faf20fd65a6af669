"""CUTLASS Operator API (NVIDIA/cutlass, `operators`): operators that `get_operators` finds for a
multiply, of its long list the first, the last and one between.

    cutec exec --rehearse --arch sm_90a --device-facts sm_count=132 cutlass_operators.py "f16"
    cutec exec cutlass_operators.py --check "f16"       # on a GPU: compared with PyTorch
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import cutlass.operators as ops
import project_cases
import torch
from project_cases import Pair

BF16, F16, F32, FP8 = torch.bfloat16, torch.float16, torch.float32, torch.float8_e4m3fn
ROW, COLUMN = False, True  # how B (K,N) lies in memory


def target() -> str:
    """The GPU as the project names it: 80, 90a."""
    major, minor = torch.cuda.get_device_capability()
    return f"{major}{minor}{'a' if major >= 9 else ''}"


def operand(batch: int, rows: int, columns: int, dtype: Any, column_major: bool = False) -> Any:
    """Small integers, which all types hold."""
    shape = (batch, columns, rows) if column_major else (batch, rows, columns)
    made = torch.randint(-1, 2, shape, device="cuda", dtype=F16).to(dtype)
    return made.transpose(1, 2) if column_major else made


def multiply(
    dtype: Any,
    out: Any,
    size: tuple[int, int, int, int] = (1, 256, 512, 128),
    order: bool = ROW,
    sums: Any = F32,
    epilogue: str = "",
) -> Iterator[Pair]:
    batch, m, n, k = size
    a, b = operand(batch, m, k, dtype), operand(batch, k, n, dtype, order)
    d = torch.empty((batch, m, n), device="cuda", dtype=out)
    fused = {"epilogue": ops.EpilogueArguments(epilogue, D=d)} if epilogue else {}
    args = ops.GemmArguments(a, b, d, accumulator_type=sums, **fused)
    found = ops.get_operators(args, target_sm=target())
    if not found:
        raise NotImplementedError(f"no operator for sm_{target()}")
    for operator in (found[0], found[len(found) // 2], found[-1]):
        operator.run(args)
        yield d.clone(), (lambda: (a.float() @ b.float()).relu() if epilogue else a.float() @ b.float())


RELU = "def f(accum):\n    D = relu(accum)\n    return D\n"
CASES: dict[str, Callable[[], Iterator[Pair]]] = {
    "f16": partial(multiply, F16, F16),
    "bf16, results in f32": partial(multiply, BF16, F32),
    "f16, sums in f16": partial(multiply, F16, F16, sums=F16),
    "f16, batches": partial(multiply, F16, F16, (3, 256, 512, 64)),
    "f16, B consecutive along K": partial(multiply, F16, F16, order=COLUMN),
    "bf16, other extents": partial(multiply, BF16, BF16, (2, 200, 328, 72)),
    "e4m3, results in bf16": partial(multiply, FP8, BF16, order=COLUMN),
    "f16, with ReLU": partial(multiply, F16, F16, epilogue=RELU),
}
COMPILED: dict[str, Callable[[], object]] = {name: lambda case=case: list(case()) for name, case in CASES.items()}

if __name__ == "__main__":
    project_cases.main(COMPILED, ops, checks=CASES)
