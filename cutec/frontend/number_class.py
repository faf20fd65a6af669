"""The metaclass of numeric types: what a class such as `Int32` knows about itself, and how classes are found by name."""

from __future__ import annotations

from typing import Any

from cutec.ir.types import Type


class NumberClass(type):
    """Class of numeric classes. Its attributes are class attributes of `Int32`, `Float16`, ...:

    `width` (bits), `signed`, `is_integer` (Boolean and integers), `is_float`, `mlir` (IR type), `name` ("Int32"), `short` (dtype of
    artifacts: "i32", "u32", "bf16"), `storage_only` (values can be moved and converted, not computed with).
    """

    name: str = ""
    short: str = ""
    width: int = 0
    signed: bool = False
    is_integer: bool = False
    is_float: bool = False
    storage_only: bool = False
    mlir: Type

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **facts: Any) -> NumberClass:
        return super().__new__(mcls, name, bases, namespace)

    def __init__(
        cls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        *,
        mlir: Type | None = None,
        short: str = "",
        width: int = 0,
        signed: bool = False,
        storage_only: bool = False,
    ):
        super().__init__(name, bases, namespace)
        cls.name = name
        if mlir is None:
            return
        cls.mlir, cls.short, cls.width, cls.signed, cls.storage_only = mlir, short, width, signed, storage_only
        _BY_NAME[name] = _BY_SHORT[short] = cls

    def __repr__(cls) -> str:
        return cls.__name__


_BY_NAME: dict[str, NumberClass] = {}
_BY_SHORT: dict[str, NumberClass] = {}


def by_name(name: str) -> NumberClass:
    """The class named `name` ("Int32"). Raises KeyError."""
    return _BY_NAME[name]


def by_short(short: str) -> NumberClass:
    """The class whose artifact dtype is `short` ("i32", "bf16"). Raises KeyError."""
    return _BY_SHORT[short]


def integer_class(width: int, signed: bool) -> NumberClass:
    """The integer class of a width and signedness. Raises KeyError where there is none."""
    return _BY_NAME[f"{'Int' if signed else 'Uint'}{width}"]


def all_classes() -> tuple[NumberClass, ...]:
    """Every concrete numeric class."""
    return tuple(_BY_NAME.values())
