"""NumPy in a rehearsal: what programs do with arrays that have no elements."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from cutec.rehearsal.unread import Unread

_CONVERT = ("array", "asarray", "ascontiguousarray")
_CHECK = ("assert_allclose", "assert_array_equal", "assert_array_almost_equal", "assert_equal", "assert_almost_equal")
_AGREE = ("allclose", "array_equal")


@contextmanager
def numpy_of_unread() -> Iterator[None]:
    """Let functions of NumPy, inside the block, take what is unread: conversions give it back, and
    checks of results pass.
    """
    numpy = importlib.import_module("numpy")
    testing = importlib.import_module("numpy.testing")
    found = [(numpy, name, _converted) for name in _CONVERT]
    found += [(testing, name, _passed) for name in _CHECK] + [(numpy, name, _agreed) for name in _AGREE]
    before = [getattr(module, name) for module, name, _ in found]
    for (module, name, answer), real in zip(found, before):
        setattr(module, name, _aware(real, answer))
    try:
        yield
    finally:
        for (module, name, _), real in zip(found, before):
            setattr(module, name, real)


def _aware(real: Callable[..., Any], answer: Callable[[Any], Any]) -> Callable[..., Any]:
    def call(*args: Any, **options: Any) -> Any:
        unread = next((value for value in args if isinstance(value, Unread)), None)
        return real(*args, **options) if unread is None else answer(unread)

    return call


def _converted(unread: Unread) -> Any:
    return unread


def _passed(unread: Unread) -> None:
    return None


def _agreed(unread: Unread) -> bool:
    return True
