"""Stand-ins for names of packages that are not installed, or of which the stub of PyTorch knows
nothing.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from cutec.calling.streams import Stream
from cutec.rehearsal.tensors import NoAttribute, Tensor
from cutec.rehearsal.unread import Ended, Unread


class Unknown:
    """A name of a package that is not installed, usable as an annotation (also of a union), a
    decorator's argument or a base class. A call with tensors gives what is unread; any other, and
    looking into it, ends the rehearsal.
    """

    def __init__(self, name: str):
        self.__name__ = name

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return known(f"{self.__name__}.{name}")

    def __getitem__(self, key: Any) -> Unknown:
        return self

    def __iter__(self) -> Iterator[Any]:  # else Python would ask for item after item, and get each
        raise Ended(self.__name__)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        given = [*_parts(args), *_parts(tuple(kwargs.values()))]
        if not any(isinstance(value, (Tensor, Unread)) for value in given):
            raise Ended(self.__name__)
        for tensor in given:
            if isinstance(tensor, Tensor):
                tensor.contents.filled = None  # it may have been written
        return Unread(self.__name__)

    def __or__(self, other: Any) -> Unknown:
        return self

    __ror__ = __or__

    def __instancecheck__(self, instance: object) -> bool:
        return False

    def __mro_entries__(self, bases: tuple[Any, ...]) -> tuple[type, ...]:
        return (UnknownClass(self.__name__, (), {"__init__": self.__call__}),)


def _parts(values: Any) -> Iterator[Any]:
    """The values in nested tuples and lists."""
    for value in values:
        if isinstance(value, (tuple, list)):
            yield from _parts(value)
        else:
            yield value


class UnknownClass(ABCMeta):
    """The kind of an `Unknown` as a base class: its subclasses can be defined. Its constructor and
    its attributes end the rehearsal.
    """

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise NoAttribute(f"{cls.__name__}.{name}")


def known(name: str) -> Any:
    """The stub of a name of a missing package: streams of cuda-python are streams, all others
    `Unknown`.
    """
    return Stream if name.rpartition(".")[2] in ("CUstream", "cudaStream_t") else Unknown(name)


class Module(ModuleType):
    """A module of version 0 with some names; the others are unknown."""

    def __init__(self, name: str, names: dict[str, Any] | None = None):
        super().__init__(name)
        self.__path__ = []
        self.__version__ = "0"
        self.__dict__.update(names or {})

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return known(f"{self.__name__}.{name}")


def no_effect(*args: Any, **kwargs: Any) -> None:
    """A call that has only an effect does nothing."""


class Quiet(Unknown):
    """A name whose calls do nothing, such as settings of backends."""

    def __getattr__(self, name: str) -> Quiet:
        if name.startswith("__"):
            raise AttributeError(name)
        return Quiet(f"{self.__name__}.{name}")

    __call__ = no_effect
