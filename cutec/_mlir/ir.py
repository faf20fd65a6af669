"""Types and values under the names of MLIR's Python bindings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.elsewhere import INSIDE, elsewhere
from cutec.frontend.numbers.struct_value import Struct
from cutec.ir import types
from cutec.ir.core import Value as IrValue
from cutec.ir.parse import parse_type


class Type:
    """`Type.parse("!llvm.struct<(i32, f32)>")`."""

    @staticmethod
    def parse(text: str, context: Any = None) -> types.Type:
        """The type that a text stands for. Raises E0204 for text that is none."""
        try:
            return parse_type(text)
        except ValueError:
            raise error(
                "E0204",
                f"{text!r} is no type",
                user_location(),
                help="for example i32, vector<4xf32>, !llvm.struct<(i32, i32)>",
            ) from None


class IntegerType:
    """Integers without a sign of their own."""

    @staticmethod
    def get_signless(width: int, context: Any = None) -> types.Type:
        """The integer type of a width in bits."""
        return types.integer(width)


class _Float:
    """`get()` gives the type."""

    def __init__(self, ty: types.Type):
        self._type = ty

    def get(self, context: Any = None) -> types.Type:
        """The type."""
        return self._type


F16Type, BF16Type, F32Type, F64Type = (_Float(ty) for ty in (types.F16, types.BF16, types.F32, types.F64))


class VectorType:
    """`VectorType.get([4], T.f32())`; `VectorType(value.type)` tells the `shape` and `element_type`
    of a vector's type.
    """

    def __init__(self, ty: Any):
        self.shape, self.element_type = [ty.count], ty.element

    @staticmethod
    def get(shape: Sequence[int], element_type: types.Type, **options: Any) -> types.Type:
        """The vector type of a shape of one mode. Raises E0204 for more."""
        if len(shape) != 1:
            raise error("E0204", f"a vector of shape {tuple(shape)}", user_location(), help="vectors have one mode")
        return types.vector(int(shape[0]), element_type)


class _Values(type):
    """All values of a trace are instances of `Value`."""

    def __instancecheck__(cls, instance: Any) -> bool:
        return super().__instancecheck__(instance) or (cls is Value and isinstance(instance, (IrValue, Struct)))


class Value(metaclass=_Values):
    """The base of users' classes around a value of a trace, which `super().__init__(value)` takes;
    it may be one of a struct type.
    """

    def __init__(self, value: Any):
        self.wrapped: IrValue | Struct = getattr(value, "wrapped", value)

    @property
    def type(self) -> types.Type:
        """The value's type."""
        return self.wrapped.type

    @property
    def ir(self) -> Any:
        """The value."""
        return self.wrapped


class IntegerAttr:
    """Numbers that operations take as such."""

    @staticmethod
    def get(type: types.Type, value: int) -> int:
        """The number."""
        return value


class UnitAttr:
    """Marks of arguments that have no value."""

    @staticmethod
    def get(context: Any = None) -> None:
        """None."""


class TypeAttr:
    """Types as attributes."""

    @staticmethod
    def get(value: types.Type, context: Any = None) -> types.Type:
        """The type."""
        return value


class DictAttr:
    """Attributes by name."""

    @staticmethod
    def get(value: dict[str, Any] | None = None, context: Any = None) -> dict[str, Any]:
        """The dict."""
        return dict(value or {})


# Contexts of MLIR's builder, which programs name in annotations.
Context = elsewhere("_mlir.ir.Context", INSIDE)
InsertionPoint = elsewhere("_mlir.ir.InsertionPoint", INSIDE)
Location = elsewhere("_mlir.ir.Location", INSIDE)

__all__ = [
    "BF16Type",
    "Context",
    "F16Type",
    "F32Type",
    "F64Type",
    "InsertionPoint",
    "IntegerType",
    "Location",
    "Type",
    "Value",
    "VectorType",
]
