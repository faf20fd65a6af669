"""Smaller steps of a model, for the league: AdamW, rotary embeddings, embeddings forward and
backward, Hadamard transforms, the k largest of rows, beside PyTorch, `torch.compile`, quack, and a
device-to-device copy.

Bandwidth counts what has to be moved: each tensor once for each time that a call reads or writes
all of it; rows of a table as often as they are asked for.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import torch
from cells import OURS, Cell, Measurement
from measuring import DTYPES, Call, cold_sets, compared, compiled, keeping, peer, poison, relative_error
from torch.nn import functional

TOLERANCE = {"f32": 1e-5, "f16": 1e-3, "bf16": 8e-3}
Tensors = list[torch.Tensor]


def randoms(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.randn(shape, device="cuda", dtype=dtype)


class Step(ABC):
    """A function at a shape. A set of tensors is what ours is given, its outputs included."""

    bundle: str

    def __init__(self, cell: Cell):
        self.cell, self.extents = cell, cell.extents
        self.dtype = DTYPES[cell.dtype.split("_")[0]]

    @property
    def entry(self) -> str:
        """The name of our function."""
        return f"{self.cell.function}_{self.cell.dtype}"

    @abstractmethod
    def tensors(self) -> Tensors:
        """A new set."""

    @abstractmethod
    def outputs(self, tensors: Tensors) -> Tensors:
        """Those of a set that a call writes without reading them."""

    @abstractmethod
    def bytes(self, tensors: Tensors) -> int:
        """What has to be moved."""

    @abstractmethod
    def peers(self) -> dict[str, Callable[[Tensors], Any]]:
        """What others make of a set: results, or None for the set itself."""

    @abstractmethod
    def wanted(self, tensors: Tensors) -> torch.Tensor:
        """The result in float64."""

    def result(self, tensors: Tensors, returned: Any) -> torch.Tensor:
        """What is compared: the last tensor, or what a peer returned."""
        return tensors[-1] if returned is None else returned

    def arguments(self, tensors: Tensors) -> Sequence[Any]:
        """Of our function."""
        return tensors


class AdamW(Step):
    bundle = "adamw"
    options = (0.9, 0.95, 1e-8, 0.1)

    def tensors(self) -> Tensors:
        n, (of_p, *rest) = self.extents["n"], self.cell.dtype.split("_")
        mixed = {"f32": ("f32", "bf16"), "bf16": ("bf16", "f32")}[of_p] if rest else None
        gradient = torch.bfloat16 if mixed else self.dtype
        moments = torch.float32 if mixed else self.dtype
        found = [randoms(n, dtype=self.dtype), randoms(n, dtype=gradient)]
        found += [randoms(n, dtype=moments), randoms(n, dtype=moments).abs()]
        numbers = [torch.full((1,), value, device="cuda") for value in (1e-3, 10.0, 1.0)]
        copied = [torch.empty(n, device="cuda", dtype=torch.bfloat16)] if self.copies else []
        return [*numbers, *copied, *found[1:], found[0]]  # the parameters are the result

    @property
    def copies(self) -> bool:
        return self.cell.dtype == "f32_bf16"

    def outputs(self, tensors: Tensors) -> Tensors:
        return tensors[3:4] if self.copies else []

    def parts(self, tensors: Tensors) -> tuple[Tensors, Tensors, Tensors]:
        """(p, g, m, v), what is copied, numbers."""
        return [tensors[-1], *tensors[-4:-1]], tensors[3:-4], tensors[:3]

    def bytes(self, tensors: Tensors) -> int:
        (p, g, m, v), copied, _ = self.parts(tensors)
        return 2 * (p.nbytes + m.nbytes + v.nbytes) + g.nbytes + sum(t.nbytes for t in copied)

    def arguments(self, tensors: Tensors) -> Sequence[Any]:
        first, copied, numbers = self.parts(tensors)
        return [*first, *copied, *numbers, *self.options]

    def step(self, p, g, m, v, lr, step, scale):
        """In the formulas of the sample."""
        beta1, beta2, eps, decay = self.options
        p, g, m, v = (t.double() if p.dtype is torch.float64 else t.float() for t in (p, g, m, v))
        m, v = torch.lerp(m, g * scale, 1 - beta1), torch.lerp(v, (g * scale) ** 2, 1 - beta2)
        root = (v / (1 - beta2**step)).sqrt() + eps
        return p * (1 - lr * decay) - lr * m / (1 - beta1**step) / root, m, v

    def peers(self) -> dict[str, Callable[[Tensors], Any]]:
        def written(tensors: Tensors) -> None:
            first, copied, numbers = self.parts(tensors)
            new = self.step(*first, *numbers)
            for target, value in zip((first[0], *first[2:], *copied), (*new, new[0])):
                target.copy_(value)

        def fused(tensors: Tensors) -> None:
            (p, g, m, v), _, (lr, step, _) = self.parts(tensors)
            beta1, beta2, eps, decay = self.options
            options = {"beta1": beta1, "beta2": beta2, "lr": lr[0], "weight_decay": decay, "eps": eps}
            torch._fused_adamw_([p], [g], [m], [v], [], [step[0]], amsgrad=False, maximize=False, **options)

        found: dict[str, Callable[[Tensors], Any]] = {"torch.compile": compiled(written)}
        if "_" not in self.cell.dtype:
            found["PyTorch"] = fused
        return found

    def wanted(self, tensors: Tensors) -> torch.Tensor:
        first, _, numbers = self.parts(tensors)
        return self.step(*(t.double() for t in (*first, *numbers)))[0]


class Rotary(Step):
    bundle = "rotary"

    @property
    def entry(self) -> str:
        return f"{self.cell.function}_{self.cell.dtype}_f32"

    def tensors(self) -> Tensors:
        b, s, h, d = self.extents.values()
        angles = torch.arange(s, device="cuda")[:, None] * 10000.0 ** -torch.linspace(0, 1, d // 2, device="cuda")
        x = randoms(b, s, h, d, dtype=self.dtype)
        return [x, angles.cos(), angles.sin(), torch.empty_like(x)]

    def outputs(self, tensors: Tensors) -> Tensors:
        return tensors[-1:]

    def bytes(self, tensors: Tensors) -> int:
        return sum(t.nbytes for t in tensors)

    def turned(self, x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
        c, s = cos[:, None], sin[:, None]
        if "interleaved" in self.cell.function:
            one, other = x.unflatten(-1, (-1, 2)).unbind(-1)
            return torch.stack((one * c - other * s, one * s + other * c), -1).flatten(-2).to(x.dtype)
        one, other = x.chunk(2, -1)
        return torch.cat((one * c - other * s, one * s + other * c), -1).to(x.dtype)

    def peers(self) -> dict[str, Callable[[Tensors], Any]]:
        quick, interleaved = compiled(self.turned), "interleaved" in self.cell.function
        found: dict[str, Callable[[Tensors], Any]] = {"torch.compile": lambda tensors: quick(*tensors[:3])}
        if theirs := peer("quack.rotary"):
            found["quack"] = lambda tensors: theirs.apply_rotary_emb(*tensors[:3], interleaved=interleaved)
        return found

    def wanted(self, tensors: Tensors) -> torch.Tensor:
        return self.turned(*(t.double() for t in tensors[:3]))


class Embedding(Step):
    bundle = "embedding"

    @property
    def entry(self) -> str:
        return f"{super().entry}_i64"

    def tensors(self) -> Tensors:
        v, n, m = self.extents.values()
        w, y = randoms(v, n, dtype=self.dtype), torch.empty(m, n, device="cuda", dtype=self.dtype)
        return [w, self.indices(v, m), y]

    def indices(self, rows: int, tokens: int) -> torch.Tensor:
        """Evenly distributed, or as words of a language are: the k-th most frequent 1/k as often
        as the first (`zipf`).
        """
        if self.cell.data == "zipf":
            shares = 1 / torch.arange(1, rows + 1, device="cuda")
            return torch.randperm(rows, device="cuda")[torch.multinomial(shares, tokens, replacement=True)]
        return torch.randint(rows, (tokens,), device="cuda")

    def outputs(self, tensors: Tensors) -> Tensors:
        return tensors[-1:]

    def bytes(self, tensors: Tensors) -> int:
        return tensors[1].nbytes + 2 * tensors[2].nbytes

    def arguments(self, tensors: Tensors) -> Sequence[Any]:
        return [*tensors, -1]

    def peers(self) -> dict[str, Callable[[Tensors], Any]]:
        def plain(w: torch.Tensor, index: torch.Tensor) -> torch.Tensor:
            return functional.embedding(index, w)

        quick = compiled(plain)
        return {
            "PyTorch": lambda tensors: plain(*tensors[:2]),
            "torch.compile": lambda tensors: quick(*tensors[:2]),
        }

    def wanted(self, tensors: Tensors) -> torch.Tensor:
        return functional.embedding(tensors[1], tensors[0]).double()


class EmbeddingBackward(Embedding):
    def tensors(self) -> Tensors:
        v, n, m = self.extents.values()
        return [randoms(m, n, dtype=self.dtype), self.indices(v, m), torch.zeros(v, n, device="cuda")]

    def outputs(self, tensors: Tensors) -> Tensors:
        return []

    def bytes(self, tensors: Tensors) -> int:
        m, n = tensors[0].shape
        return tensors[0].nbytes + tensors[1].nbytes + 2 * 4 * n * min(m, len(tensors[2]))

    def peers(self) -> dict[str, Callable[[Tensors], Any]]:
        def added(tensors: Tensors) -> None:
            dy, index, dw = tensors
            dw.index_add_(0, index, dy.float())

        def backward(tensors: Tensors) -> torch.Tensor:
            dy, index, dw = tensors
            return dw.add_(torch.ops.aten.embedding_dense_backward(dy, index, len(dw), -1, False))

        return {"PyTorch": backward, "PyTorch's index_add_": added, "torch.compile": compiled(added)}

    def wanted(self, tensors: Tensors) -> torch.Tensor:
        dy, index, dw = tensors
        return dw.double().index_add_(0, index, dy.double())


class Hadamard(Step):
    """Beside quack, and a multiply by the matrix for rows that are not long."""

    bundle = "hadamard"

    def tensors(self) -> Tensors:
        m, n = self.extents.values()
        return [randoms(m, n, dtype=self.dtype), torch.empty(m, n, device="cuda", dtype=self.dtype)]

    @property
    def scale(self) -> float:
        return self.extents["n"] ** -0.5

    def outputs(self, tensors: Tensors) -> Tensors:
        return tensors[-1:]

    def bytes(self, tensors: Tensors) -> int:
        return sum(t.nbytes for t in tensors)

    def arguments(self, tensors: Tensors) -> Sequence[Any]:
        return [*tensors, self.scale]

    def transformed(self, x: torch.Tensor) -> torch.Tensor:
        bit = 1
        while bit < x.shape[1]:
            one, other = x.view(len(x), -1, 2, bit).unbind(2)
            x = torch.stack((one + other, one - other), 2).reshape(x.shape)
            bit *= 2
        return x * self.scale

    def peers(self) -> dict[str, Callable[[Tensors], Any]]:
        found: dict[str, Callable[[Tensors], Any]] = {}
        if self.extents["n"] <= 1024:
            matrix = self.transformed(torch.eye(self.extents["n"], device="cuda")).to(self.dtype)
            found["cuBLAS"] = lambda tensors: tensors[0] @ matrix
        if theirs := peer("quack.transform.hadamard"):
            found["quack"] = lambda tensors: theirs.hadamard_transform(tensors[0], self.scale)
        return found

    def wanted(self, tensors: Tensors) -> torch.Tensor:
        return self.transformed(tensors[0].double())


class Largest(Step):
    """Of the results elements are compared: equal ones may have any columns."""

    bundle = "topk"

    @property
    def softmax(self) -> bool:
        return "softmax" in self.cell.function

    def tensors(self) -> Tensors:
        m, n, k = self.extents.values()
        types = (torch.int32, torch.float32) if self.softmax else (torch.int64, self.dtype)
        return [randoms(m, n, dtype=self.dtype), *(torch.empty(m, k, device="cuda", dtype=each) for each in types)]

    def outputs(self, tensors: Tensors) -> Tensors:
        return tensors[1:]

    def bytes(self, tensors: Tensors) -> int:
        return sum(t.nbytes for t in tensors)

    def arguments(self, tensors: Tensors) -> Sequence[Any]:
        x, columns, values = tensors
        return [x, values, columns, self.extents["k"]]

    def found(self, x: torch.Tensor) -> torch.Tensor:
        values = torch.topk(x, self.extents["k"]).values
        return torch.softmax(values, 1, dtype=torch.promote_types(x.dtype, torch.float32)) if self.softmax else values

    def peers(self) -> dict[str, Callable[[Tensors], Any]]:
        found: dict[str, Callable[[Tensors], Any]] = {"PyTorch": lambda tensors: self.found(tensors[0])}
        if theirs := peer("quack.topk"):
            found["quack"] = lambda tensors: theirs.topk(tensors[0], self.extents["k"], softmax=self.softmax)[0]
        return found

    def wanted(self, tensors: Tensors) -> torch.Tensor:
        return self.found(tensors[0].double())


STEPS: dict[str, type[Step]] = {
    "adamw": AdamW,
    "rotary": Rotary,
    "rotary_interleaved": Rotary,
    "embedding": Embedding,
    "embedding_backward": EmbeddingBackward,
    "hadamard": Hadamard,
    "topk": Largest,
    "topk_softmax": Largest,
}


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A shape of a function. Raises WrongResult and what the runtime raises."""
    step = STEPS[cell.function](cell)
    first = step.tensors()
    moved = step.bytes(first)
    sets = [first, *(step.tensors() for _ in range(cold_sets(moved) - 1))]
    stream, function = torch.cuda.current_stream().cuda_stream, bundles[step.bundle][step.entry]

    def ours(number: int) -> torch.Tensor:
        tensors = sets[number % len(sets)]
        function(*step.arguments(tensors), stream=stream)
        return step.result(tensors, None)

    def call_of(theirs: Callable[[Tensors], Any]) -> Call:
        def run(number: int) -> torch.Tensor:
            tensors = sets[number % len(sets)]
            return step.result(tensors, theirs(tensors))

        return keeping(run, len(sets))

    kept = [t.clone() for t in first]
    right = step.wanted(kept)

    def error(call: Call) -> float:
        for tensor, value in zip(first, kept):
            tensor.copy_(value)
        poison(*step.outputs(first))
        return relative_error(call(0), right)

    calls = {OURS: ours, **{name: call_of(theirs) for name, theirs in step.peers().items()}}
    tolerance = TOLERANCE[cell.dtype.split("_")[0]]
    found = compared(calls, len(sets), error, tolerance, moved)
    found.work = float(moved)
    return found
