"""Checks attention on a GPU with arguments that `cutec run --check` cannot make up: `python
benchmarks/attention_check.py BUNDLE`, with torch.

    cutec build samples/attention_hopper.py -o build/attention
    python benchmarks/attention_check.py build/attention

Windows, caps, several heads that share one of K and V, strides, and packed sequences of odd
lengths, some of them empty, against float64.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import torch

from cutec import runtime

DTYPES = {"f16": torch.float16, "bf16": torch.bfloat16}
TOLERANCE = {"f16": 1e-3, "bf16": 8e-3}
NO_END = 2**31 - 1
# what calls take further, by mask
FURTHER = {
    "window": [(100, 5), (0, 0), (NO_END, 70)],
    "softcap": [(100, 5, 2.0), (NO_END, NO_END, 50.0)],
    "packed": [],
}


def exact(
    q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, scale: float, left: float, right: float, cap: float | None = None
) -> tuple[torch.Tensor, torch.Tensor]:
    """O and L of one sequence, (rows, heads, D), in float64."""
    q, k, v = (x.double().transpose(0, 1) for x in (q, k, v))
    k, v = (x.repeat_interleave(q.shape[0] // x.shape[0], 0) for x in (k, v))
    rows, columns = q.shape[1], k.shape[1]
    away = torch.arange(columns, device="cuda") - torch.arange(rows, device="cuda")[:, None] - (columns - rows)
    scores = scale * q @ k.transpose(1, 2)
    scores = scores if cap is None else cap * (scores / cap).tanh()
    scores = scores.masked_fill((away > right) | (away < -left), -torch.inf)
    return (scores.softmax(-1).nan_to_num() @ v).transpose(0, 1), scores.logsumexp(-1)


def compare(
    name: str, what: object, out: torch.Tensor, logs: torch.Tensor, wanted: tuple[torch.Tensor, torch.Tensor]
) -> None:
    """Say how far off a result is. Exits where that is too far."""
    dtype = "bf16" if out.dtype is torch.bfloat16 else "f16"
    off = (out.double() - wanted[0]).norm().item() / max(wanted[0].norm().item(), 1e-30)
    same = torch.allclose(logs.double(), wanted[1], rtol=1e-5, atol=1e-5)
    print(f"{name:32} {what!s:44} relative error {off:.1e}, logarithms {'agree' if same else 'DIFFER'}")
    if not (off <= TOLERANCE[dtype] and same):
        sys.exit(1)


def dense(name: str, function: Callable[..., object], further: tuple[float, ...]) -> None:
    """A batch with 6 heads of Q and 2 of K and V, stored (batch, heads, rows, D). `further`: the
    width of a window to the left and to the right, a cap.
    """
    _, mask, dtype, depth = name.split("_")
    across = int(depth[5:])
    values = 128 if across == 192 else across
    for rows, columns in ((1, 1), (333, 1000), (1000, 333), (2500, 2500), (1, 5000), (40, 1111)):
        q, k, v, out = (
            torch.randn(2, h, n, d, device="cuda", dtype=DTYPES[dtype]).transpose(1, 2)
            for h, n, d in ((6, rows, across), (2, columns, across), (2, columns, values), (6, rows, values))
        )
        out.fill_(torch.nan)
        logs = torch.full((2, 6, rows), torch.nan, device="cuda")
        function(q, k, v, out, logs, 0.1, *further)
        torch.cuda.synchronize()
        sight = {"full": (NO_END, NO_END), "causal": (NO_END, 0)}.get(mask, further)
        wanted = [exact(*each, 0.1, *sight) for each in zip(q, k, v)]
        compare(name, (rows, columns, *further), out, logs, tuple(torch.stack(x) for x in zip(*wanted)))


def packed(name: str, function: Callable[..., object]) -> None:
    """Sequences of odd lengths."""
    _, _, dtype, depth = name.split("_")
    rows, columns = (100, 0, 333, 1, 700, 40), (100, 50, 1000, 0, 500, 40)
    starts = [torch.tensor([0, *torch.tensor(x).cumsum(0)], device="cuda", dtype=torch.int32) for x in (rows, columns)]
    q, k, v = (
        torch.randn(sum(n), h, int(depth[5:]), device="cuda", dtype=DTYPES[dtype])
        for n, h in ((rows, 6), (columns, 2), (columns, 2))
    )
    v[100:150] = torch.nan  # of a sequence that has no rows
    out, logs = torch.full_like(q, torch.nan), torch.full((6, sum(rows)), torch.nan, device="cuda")
    function(q, k, v, *starts, max(rows), out, logs, 0.1)
    torch.cuda.synchronize()
    parts = zip(q.split(rows), k.split(columns), v.split(columns))
    wanted = [exact(*part, 0.1, NO_END, 0) for part in parts]
    compare(
        name,
        (rows, columns),
        out,
        logs,
        (torch.cat([o for o, _ in wanted]), torch.cat([logs for _, logs in wanted], 1)),
    )


def main() -> None:
    bundle = runtime.load(f"{sys.argv[1]}/manifest.yaml")
    for name, function in sorted(bundle.functions.items()):
        if len(name.split("_")) != 4:
            continue  # a form that a call may take
        for further in FURTHER.get(name.split("_")[1], [()]):
            dense(name, function, further)
        if "packed" in name:
            packed(name, function)


if __name__ == "__main__":
    main()
