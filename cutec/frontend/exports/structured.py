"""Arguments that are containers, such as a list of tensors. Each part is a parameter of the
signature, named by its path: `inputs=["f32[n]", "f32[n]"]` gives `inputs_0` and `inputs_1`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def is_container(value: Any) -> bool:
    """Whether a declared type is a container of types."""
    return isinstance(value, (list, tuple, dict))


def parts(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """The parts of a declared type with their parameter names; a type that is no container is its
    own part.
    """
    if not is_container(value):
        yield name, value
        return
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        yield from parts(f"{name}_{key}", part)


def rebuilt(name: str, value: Any, parameters: Mapping[str, Any]) -> Any:
    """The container with the structure of `value` and the parameters as parts (None: absent)."""
    if isinstance(value, dict):
        return {key: rebuilt(f"{name}_{key}", part, parameters) for key, part in value.items()}
    if is_container(value):
        return type(value)([rebuilt(f"{name}_{i}", part, parameters) for i, part in enumerate(value)])
    return parameters.get(name)
