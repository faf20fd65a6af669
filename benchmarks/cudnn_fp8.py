"""cuDNN's attention of e4m3, forward and backward, by its frontend (`nvidia-cudnn-frontend`), where
that is installed: PyTorch has no call of it. A tensor has one scale; O, dO and gradients are in
e4m3, too. Scales of what it computes come from calls before those that count.

Operations and operands: NVIDIA/cudnn-frontend, docs/operations/Attention.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from measuring import peer

LARGEST = 448.0
Tensors = dict[str, torch.Tensor]


class Scaled(NamedTuple):
    """Elements in e4m3, and by what they were multiplied."""

    elements: torch.Tensor
    scale: torch.Tensor

    def widened(self) -> torch.Tensor:
        return self.elements.float() / self.scale


def installed() -> bool:
    return peer("cudnn") is not None


def scalar(value: float = 1.0) -> torch.Tensor:
    return torch.full((1, 1, 1, 1), value, dtype=torch.float32, device="cuda")


def scaled(x: torch.Tensor) -> Scaled:
    """A tensor of which the largest element becomes 448."""
    scale = (LARGEST / x.float().abs().amax()).reshape(1, 1, 1, 1)
    return Scaled((x.float() * scale).to(torch.float8_e4m3fn), scale)


def turned(x: torch.Tensor) -> torch.Tensor:
    """(batch, heads, rows, D) of (batch, rows, heads, D)."""
    return x.transpose(1, 2)


class Operation:
    """An operation that is planned once, for operands and results of the same shapes and strides.
    `add` puts it into a graph: it takes operands by name, and returns results in the given order.
    """

    def __init__(self, add: Callable[[Any, dict[str, Any]], Any], operands: Tensors, results: Tensors):
        self._cudnn = cudnn = peer("cudnn")
        e4m3, f32 = cudnn.data_type.FP8_E4M3, cudnn.data_type.FLOAT
        types = {torch.float8_e4m3fn: e4m3, torch.float32: f32}
        self._handle = cudnn.create_handle()
        self._graph = graph = cudnn.pygraph(
            io_data_type=e4m3, intermediate_data_type=f32, compute_data_type=f32, handle=self._handle
        )
        self._operands = {
            name: graph.tensor(name=name, dim=list(x.shape), stride=list(x.stride()), data_type=types[x.dtype])
            for name, x in operands.items()
        }
        self._results = dict(zip(results, add(graph, self._operands)))
        for name, x in results.items():
            place = self._results[name].set_output(True).set_data_type(types[x.dtype])
            place.set_dim(list(x.shape)).set_stride(list(x.stride()))
        graph.validate()
        graph.build_operation_graph()
        graph.create_execution_plans([cudnn.heur_mode.A, cudnn.heur_mode.FALLBACK])
        graph.check_support()
        graph.build_plans()
        self._workspace = torch.empty(graph.get_workspace_size(), dtype=torch.uint8, device="cuda")

    def __call__(self, operands: Tensors, results: Tensors) -> None:
        pack = {self._operands[name]: x for name, x in operands.items()}
        pack |= {self._results[name]: x for name, x in results.items()}
        self._cudnn.set_stream(handle=self._handle, stream=torch.cuda.current_stream().cuda_stream)
        self._graph.execute(pack, self._workspace, handle=self._handle)


def settle(scales: Tensors, results: Tensors, *names: str) -> None:
    """Set scales by the largest absolute values that a call has found."""
    for name in names:
        largest = results[f"amax_{name}"].clamp(min=1e-30)
        scales[f"scale_{name}"].copy_(LARGEST / largest)
        if f"descale_{name}" in scales:
            scales[f"descale_{name}"].copy_(largest / LARGEST)


class Forward:
    """Forward passes of `attention_fp8.Inputs` like the first."""

    def __init__(self, first: Any, causal: bool):
        q, _, v = first.bytes_of
        self.out = torch.empty(*q.shape[:3], v.shape[3], dtype=q.dtype, device="cuda")
        self.logs = torch.empty(q.shape[0], q.shape[2], q.shape[1], 1, device="cuda")
        # P is multiplied before it is divided by its sum: it is 1 at most
        self.scales = {"scale_s": scalar(LARGEST), "descale_s": scalar(1 / LARGEST), "scale_o": scalar()}
        self._results = {"O": turned(self.out), "stats": self.logs, "amax_s": scalar(0), "amax_o": scalar(0)}
        options = {"generate_stats": True, "attn_scale": q.shape[3] ** -0.5, "use_causal_mask": causal}
        self._operation = Operation(
            lambda graph, places: graph.sdpa_fp8(**places, **options), self._operands(first), self._results
        )
        self(first)
        settle(self.scales, self._results, "o")

    def _operands(self, inputs: Any) -> Tensors:
        return operands_of(inputs) | self.scales

    def __call__(self, inputs: Any) -> Scaled:
        """O, (batch, rows, heads, D)."""
        self._operation(self._operands(inputs), self._results)
        return Scaled(self.out, self.scales["scale_o"])


def operands_of(inputs: Any) -> Tensors:
    """Q, K and V, and by what they are multiplied."""
    given = {name: turned(x) for name, x in zip("qkv", inputs.bytes_of)}
    return given | {f"descale_{name}": x[:1, :1, None, None] for name, x in zip("qkv", inputs.scales)}


class Backward:
    """Backward passes of sets of `attention_fp8_backward.SavedBytes`."""

    def __init__(self, sets: Sequence[Any], causal: bool):
        first = sets[0]
        forward = Forward(first, causal)
        names = "descale_s", "descale_dP", "scale_s", "scale_dQ", "scale_dK", "scale_dV", "scale_dP"
        self._scales = {name: scalar() for name in names}
        for name in ("scale_s", "descale_s"):
            self._scales[name].copy_(forward.scales[name])
        self._operands = [self._saved_by(forward, saved) | self._scales for saved in sets]
        self._gradients = [torch.empty_like(x) for x in first.bytes_of]
        self._results = {name: turned(x) for name, x in zip(("dQ", "dK", "dV"), self._gradients)}
        self._results |= {f"amax_{name}": scalar(0) for name in ("dQ", "dK", "dV", "dP")}
        options = {"attn_scale": first.scale, "use_causal_mask": causal}
        self._operation = Operation(
            lambda graph, places: graph.sdpa_fp8_backward(**places, **options), self._operands[0], self._results
        )
        for names in (["dP"], ["dQ", "dK", "dV"]):  # they depend on the scale of dP
            self(0)
            settle(self._scales, self._results, *names)

    @staticmethod
    def _saved_by(forward: Forward, saved: Any) -> Tensors:
        """What a backward pass of a set takes, without scales of what it computes."""
        out, dout = forward(saved), scaled(saved.dout)
        given = {"o": turned(out.elements.clone()), "descale_o": 1 / out.scale, "stats": forward.logs.clone()}
        given |= {"dO": turned(dout.elements), "descale_dO": 1 / dout.scale}
        return operands_of(saved) | given

    def __call__(self, number: int) -> tuple[Scaled, ...]:
        """dQ, dK and dV, (batch, rows, heads, D)."""
        self._operation(self._operands[number], self._results)
        return tuple(Scaled(x, self._scales[f"scale_d{name}"]) for name, x in zip("QKV", self._gradients))
