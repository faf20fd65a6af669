"""Functions of rows, for the league: softmax, log-softmax, cross-entropy, RMSNorm and LayerNorm
beside PyTorch, `torch.compile`, quack, and a device-to-device copy.

Bandwidth counts each tensor once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from cells import OURS, Cell, Measurement
from measuring import DTYPES, Call, cold_sets, compared, compiled, peer, poison, relative_error
from torch.nn import functional

TOLERANCE = {"f32": 3e-6, "f16": 1e-3, "bf16": 8e-3}
EPS = 1e-6
CHECKED = 40  # of the first rows, and of the last
Tensors = dict[str, torch.Tensor]


def rmsnorm_residual(x: torch.Tensor, r: torch.Tensor, w: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    total = x + r
    return functional.rms_norm(total, total.shape[1:], w, EPS), total


def layernorm_backward(
    g: torch.Tensor, x: torch.Tensor, w: torch.Tensor, m: torch.Tensor, v: torch.Tensor
) -> tuple[torch.Tensor, ...]:
    return torch.ops.aten.native_layer_norm_backward(g, x, x.shape[1:], m[:, None], v[:, None], w, w, [True] * 3)


@dataclass(frozen=True)
class Function:
    """Names of tensors that are read and written, PyTorch's function, and scalars. x, g, r, y, z
    are matrices; w, b vectors as long as a row; p, q such in float32; m, v, l, s numbers of each
    row; t columns. `quack`: a module of quack, and its function of the tensors that are read.
    """

    bundle: str
    inputs: str
    outputs: str
    torch: Callable[..., Any]
    scalars: tuple[float, ...] = ()
    quack: tuple[str, Callable[..., Any]] | None = None
    compiled: bool = True  # False: an operation of PyTorch's own, which torch.compile leaves as it is


FUNCTIONS = {
    "softmax": Function(
        "softmax", "x", "y", lambda x: torch.softmax(x, 1), quack=("softmax", lambda q, x: q.softmax_fwd(x))
    ),
    "log_softmax": Function("softmax", "x", "y", lambda x: torch.log_softmax(x, 1)),
    "cross_entropy": Function(
        "softmax",
        "xt",
        "ls",
        lambda x, t: functional.cross_entropy(x, t, reduction="none"),
        quack=("cross_entropy", lambda q, x, t: q.cross_entropy_fwd(x, t)),
    ),
    "rmsnorm": Function(
        "rmsnorm",
        "xw",
        "y",
        lambda x, w: functional.rms_norm(x, x.shape[1:], w, EPS),
        (EPS,),
        ("rmsnorm", lambda q, x, w: q.rmsnorm_fwd(x, w, eps=EPS)[0]),
    ),
    "rmsnorm_residual": Function(
        "rmsnorm",
        "xrw",
        "yz",
        rmsnorm_residual,
        (EPS,),
        ("rmsnorm", lambda q, x, r, w: q.rmsnorm_fwd(x, w, residual=r, eps=EPS)[:2]),
    ),
    "layernorm": Function(
        "layernorm", "xwb", "yls", lambda x, w, b: functional.layer_norm(x, x.shape[1:], w, b, EPS), (EPS,)
    ),
    "layernorm_backward": Function("layernorm", "gxwmv", "ypq", layernorm_backward, compiled=False),
}


def tensor(name: str, rows: int, columns: int, dtype: torch.dtype) -> torch.Tensor:
    """Random numbers; zeros for sums to add to."""
    if name in "xgryz":
        return torch.randn(rows, columns, device="cuda", dtype=dtype)
    if name in "wb":
        return torch.randn(columns, device="cuda", dtype=dtype)
    if name in "pq":
        return torch.zeros(columns, device="cuda")
    return torch.randint(0, columns, (rows,), device="cuda") if name == "t" else torch.ones(rows, device="cuda")


def size(name: str, rows: int, columns: int, dtype: torch.dtype) -> int:
    """Bytes of a tensor."""
    if name in "xgryz":
        return rows * columns * dtype.itemsize
    if name in "wbpq":
        return columns * (dtype.itemsize if name in "wb" else 4)
    return rows * (8 if name == "t" else 4)


class Point:
    """A function at a shape, with the sets of tensors that it is called on."""

    def __init__(self, function: Function, cell: Cell):
        self.function, self.rows, self.columns = function, cell.extents["rows"], cell.extents["columns"]
        names, dtype = function.inputs + function.outputs, DTYPES[cell.dtype]
        self.bytes = sum(size(name, self.rows, self.columns, dtype) for name in names)
        make = {name: lambda name=name: tensor(name, self.rows, self.columns, dtype) for name in names}
        self.sets = [{name: make[name]() for name in names} for _ in range(cold_sets(self.bytes))]

    def given(self, number: int) -> list[torch.Tensor]:
        """What a call reads."""
        return [self.sets[number % len(self.sets)][name] for name in self.function.inputs]

    def ours(self, call: Callable[..., object]) -> Call:
        """A call that returns the first output."""
        outputs, stream = self.function.outputs, torch.cuda.current_stream().cuda_stream

        def run(number: int) -> torch.Tensor:
            written = [self.sets[number % len(self.sets)][name] for name in outputs]
            call(*self.given(number), *written, *self.function.scalars, stream=stream)
            return written[0]

        return run

    def peers(self) -> dict[str, Call]:
        """PyTorch, torch.compile and quack, where they have the function."""
        found = {"PyTorch": lambda number: self.function.torch(*self.given(number))}
        if self.function.compiled:
            run_compiled = compiled(self.function.torch)
            found["torch.compile"] = lambda number: run_compiled(*self.given(number))
        module = peer(f"quack.{self.function.quack[0]}") if self.function.quack else None
        if self.function.quack and module:
            run = self.function.quack[1]
            found["quack"] = lambda number: run(module, *self.given(number))
        return found

    def wanted(self, rows: Sequence[int]) -> torch.Tensor:
        """The first result of some rows, in float64."""
        whole = dict(zip(self.function.inputs, self.given(0)))
        some = [t if name in "wb" else t[rows] for name, t in whole.items()]
        return first(self.function.torch(*(t if t.dtype is torch.int64 else t.double() for t in some)))

    def error(self, call: Call, rows: Sequence[int], wanted: torch.Tensor) -> float:
        """The relative error of some rows of the first result; NaN if it has gaps."""
        for name in self.function.outputs:
            tensor = self.sets[0][name]
            tensor.zero_() if name in "pq" else poison(tensor)
        found = first(call(0))
        return relative_error(found[rows], wanted) if torch.isfinite(found).all() else float("nan")


def first(results: Any) -> torch.Tensor:
    """The first of several results."""
    return results[0] if isinstance(results, tuple) else results


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A shape of a function. Raises WrongResult and what the runtime raises."""
    function = FUNCTIONS[cell.function]
    point = Point(function, cell)
    rows = sorted({*range(min(CHECKED, point.rows)), *range(max(0, point.rows - CHECKED), point.rows)})
    wanted = point.wanted(rows)
    calls = {OURS: point.ours(bundles[function.bundle][f"{cell.function}_{cell.dtype}"]), **point.peers()}
    found = compared(
        calls,
        len(point.sets),
        lambda call: point.error(call, rows, wanted),
        TOLERANCE[cell.dtype],
        point.bytes,
    )
    found.work = float(point.bytes)
    return found
