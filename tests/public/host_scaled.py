"""`torch._scaled_mm` of PyTorch's host with scales of blocks, as a GPU's has it."""

from __future__ import annotations

from typing import Any

E2M1 = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)


def scaled_product(torch: Any, a: Any, b: Any, scale_a: Any, scale_b: Any, out_dtype: Any) -> Any:
    """A (rows of K) times B (columns of K), each element times the scale of its block along K.
    Scales are in chunks of 128 rows and 4 blocks.
    """
    left, right = (_scaled(torch, x, scales) for x, scales in ((a, scale_a), (b.t(), scale_b)))
    return (left @ right.t()).to(out_dtype)


def has_blocks(torch: Any, scales: Any) -> bool:
    """Whether scales are those of blocks."""
    return scales.dtype in (torch.float8_e4m3fn, torch.float8_e8m0fnu)


def _scaled(torch: Any, rows: Any, scales: Any) -> Any:
    numbers = _unpacked(torch, rows) if rows.dtype is torch.float4_e2m1fn_x2 else rows.to(torch.float64)
    block = 16 if scales.dtype is torch.float8_e4m3fn else 32
    count, blocks = numbers.shape[0], numbers.shape[1] // block
    chunks = -(-count // 128), -(-blocks // 4)
    parts = scales.to(torch.float64).reshape(*chunks, 32, 4, 4)
    factors = parts.permute(0, 3, 2, 1, 4).reshape(chunks[0] * 128, chunks[1] * 4)[:count, :blocks]
    return numbers * factors.repeat_interleave(block, 1)


def _unpacked(torch: Any, rows: Any) -> Any:
    """Two floats of 4 bits from each byte, the first from its lower half."""
    held = rows.view(torch.uint8)
    table = torch.tensor([*E2M1, *(-x for x in E2M1)], dtype=torch.float64)
    return torch.stack([table[(held & 15).long()], table[(held >> 4).long()]], -1).flatten(1)
