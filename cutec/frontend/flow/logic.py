"""Logical operators as functions, for code whose `and`, `or` and `not` are not rewritten:
`cutec.and_(i < m, j < n)`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cutec.frontend.flow import builtin_calls, control
from cutec.frontend.numbers.tensor_ssa import TensorSSA, all_ as all_of_value, any_ as any_of_value
from cutec.loc_ip import take_loc_ip


def and_(*values: Any) -> Any:
    """Whether all values are true: a bool if known while compiling, else a Boolean. There is no
    short circuit.
    """
    return builtin_calls.all_(values)


def or_(*values: Any) -> Any:
    """Whether one of the values is true; as `and_`."""
    return builtin_calls.any_(values)


def not_(value: Any) -> Any:
    """Whether a value is false; as `and_`."""
    return control.not_(control.truth(value))


def all_(values: Iterable[Any] | TensorSSA) -> Any:
    """Whether all items are true; of a TensorSSA, all elements."""
    return all_of_value(values) if isinstance(values, TensorSSA) else builtin_calls.all_(values)


def any_(values: Iterable[Any] | TensorSSA) -> Any:
    """Whether an item is true; of a TensorSSA, an element."""
    return any_of_value(values) if isinstance(values, TensorSSA) else builtin_calls.any_(values)


take_loc_ip(globals())
