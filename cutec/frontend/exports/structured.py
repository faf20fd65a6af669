"""Arguments that are containers: a list of tensors, say. Each part is a parameter of the signature,
called after its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def is_container(value: Any) -> bool:
    """Whether a declared type stands for several parameters."""
    return isinstance(value, (list, tuple, dict))


def parts(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """The parts of a declared type with their names: `inputs_0`, `inputs_1`; of anything else
    itself.
    """
    if not is_container(value):
        yield name, value
        return
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        yield from parts(f"{name}_{key}", part)


def rebuilt(name: str, value: Any, parameters: Mapping[str, Any]) -> Any:
    """The container of `value`'s form that holds the parameters of its parts (None where a part is
    absent).
    """
    if isinstance(value, dict):
        return {key: rebuilt(f"{name}_{key}", part, parameters) for key, part in value.items()}
    if is_container(value):
        return type(value)([rebuilt(f"{name}_{i}", part, parameters) for i, part in enumerate(value)])
    return parameters.get(name)
