"""Operands of primitives: memory, as a pointer or as an array whose first element it is."""

from __future__ import annotations

from typing import Any

from cutec.cute.arch.registers import pointer_to
from cutec.frontend.tensors.pointers import Pointer
from cutec.frontend.tensors.tensor import Tensor


def memory(operand: Any, what: str) -> Pointer:
    """A pointer to memory. Raises E0404 for anything but a pointer or an array."""
    return pointer_to(operand._pointer() if isinstance(operand, Tensor) else operand, what)
