"""Functions of rows, for the league: softmax, log-softmax, cross-entropy, RMSNorm and LayerNorm,
forward and backward, beside PyTorch, `torch.compile`, quack, and a device-to-device copy.

Bandwidth counts each tensor once.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import torch
from cells import OURS, Cell, Measurement
from measuring import DTYPES, Call, cold_sets, compared, compiled, keeping, peer, poison, relative_error
from torch.nn import functional

TOLERANCE = {"f32": 1e-5, "f16": 1e-3, "bf16": 8e-3}
EPS = 1e-6
CHECKED = 40  # of the first rows, and of the last
WHOLE = 1 << 24  # elements up to which sums over rows are checked
Results = torch.Tensor | tuple[torch.Tensor, ...]
ATEN = torch.ops.aten


def rmsnorm_residual(x: torch.Tensor, r: torch.Tensor, w: torch.Tensor) -> Results:
    total = x + r
    return functional.rms_norm(total, total.shape[1:], w, EPS), total


def layernorm_backward(g: torch.Tensor, x: torch.Tensor, w: torch.Tensor, m: torch.Tensor, v: torch.Tensor) -> Results:
    return ATEN.native_layer_norm_backward(g, x, x.shape[1:], m[:, None], v[:, None], w, w, [True] * 3)


def exact_layernorm_backward(
    g: torch.Tensor, x: torch.Tensor, w: torch.Tensor, m: torch.Tensor, v: torch.Tensor
) -> Results:
    h, to = (x - m[:, None]) * v[:, None], g * w
    return v[:, None] * (to - to.mean(1, True) - h * (to * h).mean(1, True)), (g * h).sum(0), g.sum(0)


def rmsnorm_backward(g: torch.Tensor, x: torch.Tensor, w: torch.Tensor, v: torch.Tensor) -> Results:
    return ATEN._fused_rms_norm_backward(g, x, [x.shape[1]], v[:, None], w, [True, True])


def exact_rmsnorm_backward(g: torch.Tensor, x: torch.Tensor, w: torch.Tensor) -> Results:
    v = x.square().mean(1, True).add(EPS).rsqrt()
    h, to = x * v, g * w
    return v * (to - h * (to * h).mean(1, True)), (g * h).sum(0)


def cross_entropy_backward(x: torch.Tensor, t: torch.Tensor, e: torch.Tensor, d: torch.Tensor) -> Results:
    hot = torch.arange(x.shape[1], device=x.device) == t[:, None]
    return ((torch.exp(x - e[:, None]) - hot.to(e.dtype)) * d[:, None]).to(x.dtype)


@dataclass(frozen=True)
class Function:
    """Names of tensors that ours reads and writes (`KINDS`), and PyTorch's function of those that
    peers read (`given`, by default the same). Its first results are ours'. `exact`: what it gives
    in float64 where that is another function of ours'. `quack`: a module of quack, and what to
    call there.
    """

    bundle: str
    inputs: str
    outputs: str
    torch: Callable[..., Results]
    scalars: tuple[float, ...] = ()
    quack: tuple[str, Callable[..., Results]] | None = None
    given: str = ""
    exact: Callable[..., Results] | None = None


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
    "softmax_backward": Function(
        "softmax_backward",
        "ag",
        "y",
        lambda a, g: ATEN._softmax_backward_data(g, a, 1, g.dtype),
        quack=("softmax", lambda q, a, g: q.softmax_bwd(g, a)),
    ),
    "log_softmax_backward": Function(
        "softmax_backward", "cg", "y", lambda c, g: ATEN._log_softmax_backward_data(g, c, 1, g.dtype)
    ),
    "cross_entropy_backward": Function(
        "cross_entropy_backward",
        "xted",
        "y",
        cross_entropy_backward,
        quack=("cross_entropy", lambda q, x, t, e, d: q.cross_entropy_bwd(x, t, d, e)),
    ),
    "rmsnorm_backward": Function(
        "rmsnorm_backward",
        "gxw",
        "yp",
        rmsnorm_backward,
        (EPS,),
        ("rmsnorm", lambda q, g, x, w, v: q.rmsnorm_bwd(x, w, g, v)[:2]),
        "gxwv",
        exact_rmsnorm_backward,
    ),
    "layernorm_backward": Function(
        "layernorm_backward", "gxwmv", "ypq", layernorm_backward, exact=exact_layernorm_backward
    ),
}
MATRICES, VECTORS, SUMS = "acgrxyz", "bw", "pq"
KINDS: dict[str, Callable[[int, int, torch.dtype], torch.Tensor]] = {
    **dict.fromkeys(MATRICES, lambda m, n, dtype: torch.randn(m, n, device="cuda", dtype=dtype)),
    **dict.fromkeys(VECTORS + SUMS, lambda m, n, dtype: torch.randn(n, device="cuda", dtype=dtype)),
    "a": lambda m, n, dtype: torch.randn(m, n, device="cuda", dtype=dtype).softmax(1),
    "c": lambda m, n, dtype: torch.randn(m, n, device="cuda", dtype=dtype).log_softmax(1),
    "d": lambda m, n, dtype: torch.rand(m, device="cuda") + 0.5,  # gradients of losses
    "e": lambda m, n, dtype: torch.rand(m, device="cuda") + math.log(n),  # logarithms of sums
    "l": lambda m, n, dtype: torch.empty(m, device="cuda"),
    "s": lambda m, n, dtype: torch.empty(m, device="cuda"),
    "m": lambda m, n, dtype: torch.randn(m, device="cuda") * 0.1,  # means
    "v": lambda m, n, dtype: torch.rand(m, device="cuda") + 0.5,  # 1 / standard deviations
    "t": lambda m, n, dtype: torch.randint(0, n, (m,), device="cuda"),  # columns
}


class Point:
    """A function at a shape, with the sets of tensors that it is called on."""

    def __init__(self, function: Function, cell: Cell):
        self.function, self.rows, self.columns = function, cell.extents["rows"], cell.extents["columns"]
        names, dtype = dict.fromkeys(function.inputs + function.outputs + function.given), DTYPES[cell.dtype]
        found = self._set(names, dtype)
        self.bytes = sum(found[name].nbytes for name in function.inputs + function.outputs)
        self.sets = [found, *(self._set(names, dtype) for _ in range(cold_sets(self.bytes) - 1))]
        some = {*range(min(CHECKED, self.rows)), *range(max(0, self.rows - CHECKED), self.rows)}
        self.checked = sorted(some)

    def _set(self, names: Iterable[str], dtype: torch.dtype) -> dict[str, torch.Tensor]:
        found = {name: KINDS[name](self.rows, self.columns, dtype) for name in names}
        if "v" in found and "v" not in self.function.inputs:  # ours finds it
            found["v"] = found["x"].float().square().mean(1).add(EPS).rsqrt()
        return found

    def tensors(self, number: int, names: str) -> list[torch.Tensor]:
        """Of the set that a call takes."""
        return [self.sets[number % len(self.sets)][name] for name in names]

    def ours(self, call: Callable[..., object]) -> Call:
        """A call that returns what it writes."""
        stream = torch.cuda.current_stream().cuda_stream

        def run(number: int) -> tuple[torch.Tensor, ...]:
            written = self.tensors(number, self.function.outputs)
            call(*self.tensors(number, self.function.inputs), *written, *self.function.scalars, stream=stream)
            return tuple(written)

        return run

    def peers(self) -> dict[str, Call]:
        """PyTorch, torch.compile and quack, where they have the function."""
        names, quick = self.function.given or self.function.inputs, compiled(self.function.torch)
        found: dict[str, Call] = {
            "PyTorch": lambda number: self.function.torch(*self.tensors(number, names)),
            "torch.compile": lambda number: quick(*self.tensors(number, names)),
        }
        module = peer(f"quack.{self.function.quack[0]}") if self.function.quack else None
        if self.function.quack and module:
            run = self.function.quack[1]
            found["quack"] = lambda number: run(module, *self.tensors(number, names))
        return {name: keeping(call, len(self.sets)) for name, call in found.items()}

    def wanted(self) -> list[torch.Tensor | None]:
        """Results in float64: of some rows, and sums over rows unless they are of very many."""
        whole = self.rows * self.columns <= WHOLE
        names, inputs = self.function.inputs, self.tensors(0, self.function.inputs)
        if not whole:
            inputs = [t if name in VECTORS else t[self.checked] for name, t in zip(names, inputs)]
        exact = self.function.exact or self.function.torch
        results = several(exact(*(t if t.dtype is torch.int64 else t.double() for t in inputs)))
        return [
            (result if whole else None) if name in SUMS else result[self.checked] if whole else result
            for name, result in zip(self.function.outputs, results)
        ]

    def error(self, call: Call, wanted: list[torch.Tensor | None]) -> float:
        """The largest relative error of the results; NaN if one has gaps."""
        poison(*self.tensors(0, self.function.outputs))
        errors = []
        for name, found, right in zip(self.function.outputs, several(call(0)), wanted):
            if right is not None and found is not None:
                part = found if name in SUMS else found[self.checked]
                errors.append(relative_error(part, right) if torch.isfinite(found).all() else math.nan)
        return math.nan if any(map(math.isnan, errors)) else max(errors)


def several(results: Results) -> tuple[torch.Tensor, ...]:
    """One result or more."""
    return results if isinstance(results, tuple) else (results,)


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A shape of a function. Raises WrongResult and what the runtime raises."""
    function = FUNCTIONS[cell.function]
    point = Point(function, cell)
    wanted = point.wanted()
    calls = {OURS: point.ours(bundles[function.bundle][f"{cell.function}_{cell.dtype}"]), **point.peers()}
    found = compared(calls, len(point.sets), lambda call: point.error(call, wanted), TOLERANCE[cell.dtype], point.bytes)
    found.work = float(point.bytes)
    return found
