"""The form of an operation in CuTe IR, and an example for its documentation and tests."""

from __future__ import annotations

from typing import Any

from cutec.records import dataclass


@dataclass(frozen=True, slots=True)
class Example:
    """A use of an operation: types of the operands, in the notation of
    `ops.cute.type_text.short_type`, attributes as Python values, and the types of the results where
    they are not inferred.
    """

    operands: tuple[str, ...]
    attributes: dict[str, Any]
    results: tuple[str, ...] = ()


def example(*operands: str, results: tuple[str, ...] = (), **attributes: Any) -> Example:
    """`example("layout (4,8):(1,4)", "coord (_,2)")`."""
    return Example(operands, attributes, results)


@dataclass(frozen=True, slots=True)
class Instruction:
    """A primitive that kernels use as it is, one instruction: in CuTe IR it has the same name, and
    lowering passes it through. `form` is in the notation of `ops.cute.form`.
    """

    summary: str
    form: str
    example: Example
