"""What `public_speed.py` times: cases by name. A case gives a `Work`: how a set of arguments is
made, and the call. Nothing here, or in the files with the cases, knows which compiler `cutlass` is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import torch

BF16, F16, F32, I32 = torch.bfloat16, torch.float16, torch.float32, torch.int32
FP8 = torch.float8_e4m3fn


@dataclass(frozen=True)
class Work:
    """A kernel to time: `made` makes a set of arguments, `call` is called with one. `points`: there
    may be addresses in a set, which do not keep the memory that they point to. `stream`: where it
    launches (the current one).
    """

    made: Callable[[], tuple[Any, ...]]
    call: Callable[..., Any]
    points: bool = False
    stream: int | None = None


CASES: dict[str, partial[Work]] = {}


def case(name: str, *args: Any, **options: Any) -> Callable[[Any], Any]:
    """Decorator: the case of this name calls the function with these arguments."""

    def add(function: Any) -> Any:
        CASES[name] = partial(function, *args, **options)
        return function

    return add


def rand(*shape: int, dtype: Any = BF16, scale: float = 1.0) -> Any:
    """Normally distributed numbers on the GPU."""
    return (torch.randn(*shape, device="cuda", dtype=F32) * scale).to(dtype)


def ints(*values: int) -> Any:
    """These numbers on the GPU."""
    return torch.tensor(values, dtype=I32, device="cuda")
