"""The metaclass of numeric types: the properties of a class such as `Int32`, and the registry of
classes by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.ir.types import Type


class NumberClass(type):
    """Class of numeric classes. Its attributes are class attributes of `Int32`, `Float16`, ...:

    `width` (bits), `signed`, `is_integer` (Boolean and integers), `is_float`, `mlir` (IR type),
    `name` ("Int32"), `short` (dtype of artifacts: "i32", "u32", "bf16"), `storage_only` (values can
    be moved and converted, not computed with). `zero`, `one`, `min` and `max` (the least and the
    greatest finite number) are instances of the class, and so are `inf`, `neg_inf` and `nan` of
    float formats that have them.

    A class of a kernel file's own names its format as the public package does:
    `class Angle(Float32, metaclass=FloatClass, width=64, mlir_type=T.f64)`. Its values have that IR
    type. It is not found by name, so tensors of arguments have the class of their format.
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
        signed: bool | None = None,
        storage_only: bool = False,
        mlir_type: Type | Callable[[], Type] | None = None,
    ):
        super().__init__(name, bases, namespace)
        cls.name = name
        if mlir is None:
            cls._refine(width, signed, mlir_type() if callable(mlir_type) else mlir_type)
            return
        cls.mlir, cls.short, cls.width, cls.signed, cls.storage_only = mlir, short, width, bool(signed), storage_only
        _BY_NAME[name] = _BY_SHORT[short] = cls

    def _refine(cls, width: int, signed: bool | None, mlir: Type | None) -> None:
        """Let a class differ from its base: what is 0 or None stays."""
        if width:
            cls.width = width
        if signed is not None:
            cls.signed = signed
        if mlir is not None:
            cls.mlir = mlir
            formats = [kind for kind in _BY_SHORT.values() if kind.mlir == mlir and cls.is_same_kind(kind)]
            cls.short = next((kind.short for kind in formats if kind.signed == cls.signed), "")

    @property
    def mlir_type(cls) -> Type:
        """The IR type of its values."""
        return cls.mlir

    @property
    def bytes(cls) -> int:
        """The size of a value, rounded up to whole bytes."""
        return -(-cls.width // 8)

    @property
    def numpy_dtype(cls) -> str:
        """The name of the NumPy dtype (of ml_dtypes for narrow floats). Raises AttributeError for a
        format that neither has.
        """
        if cls.width == 128 or (cls.short not in _NUMPY_OF_SHORT and cls.is_float):
            raise AttributeError(f"NumPy has no dtype for {cls.name}")
        if cls.width == 1:
            return "bool"
        return _NUMPY_OF_SHORT[cls.short] if cls.is_float else cls.name.lower()

    def is_same_kind(cls, other: NumberClass) -> bool:
        """Whether both are integers or both are floats."""
        return (cls.is_integer, cls.is_float) == (other.is_integer, other.is_float)

    def __repr__(cls) -> str:
        return cls.__name__


class IntegerClass(NumberClass):
    """Class of the integer classes and of Boolean."""


class FloatClass(NumberClass):
    """Class of the floating-point classes."""


# The names of the float classes in NumPy and ml_dtypes, by `short`.
_NUMPY_OF_SHORT = {
    "f16": "float16",
    "bf16": "bfloat16",
    "tf32": "float32",
    "f32": "float32",
    "f64": "float64",
    "f8E4M3FN": "float8_e4m3fn",
    "f8E5M2": "float8_e5m2",
    "f8E4M3": "float8_e4m3",
    "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "f8E8M0FNU": "float8_e8m0fnu",
    "f6E3M2FN": "float6_e3m2fn",
    "f6E2M3FN": "float6_e2m3fn",
    "f4E2M1FN": "float4_e2m1fn",
}

_BY_NAME: dict[str, NumberClass] = {}
_BY_SHORT: dict[str, NumberClass] = {}


def by_name(name: str) -> NumberClass:
    """The class named `name` ("Int32"). Raises KeyError."""
    return _BY_NAME[name]


def by_short(short: str) -> NumberClass:
    """The class whose artifact dtype is `short` ("i32", "bf16"). Raises KeyError."""
    return _BY_SHORT[short]


def by_foreign_name(name: str) -> NumberClass:
    """The class of a dtype of NumPy, ml_dtypes or torch, by its name ("int8", "bfloat16",
    "float8_e4m3fn"). Raises KeyError.
    """
    known = {
        c.numpy_dtype: c
        for c in _BY_NAME.values()
        if c.short != "tf32" and (c.short in _NUMPY_OF_SHORT or not c.is_float) and c.width < 128
    }
    return known[name]


def integer_class(width: int, signed: bool) -> NumberClass:
    """The integer class of a width and signedness. Raises KeyError where there is none."""
    return _BY_NAME[f"{'Int' if signed else 'Uint'}{width}"]


def all_classes() -> tuple[NumberClass, ...]:
    """Every concrete numeric class."""
    return tuple(_BY_NAME.values())
