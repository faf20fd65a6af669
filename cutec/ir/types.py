"""IR types. Every type is immutable, compares by its MLIR text and prints as that text.

Integers are signless, as in MLIR: signedness is a property of operations (`arith.divsi` /
`arith.divui`), not of values. Vectors are one-dimensional. `!cute` types are subclasses defined
beside the operations that use them.
"""

from __future__ import annotations

from functools import cache, lru_cache


class Type:
    """Base of all types. `mlir` is the canonical text; two types are equal iff their texts are."""

    __slots__ = ("mlir",)
    bits: int  # of scalars, vectors and pointers; other types have none

    def __init__(self, mlir: str):
        self.mlir = mlir

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Type) and self.mlir == other.mlir)

    def __hash__(self) -> int:
        return hash(self.mlir)

    def __str__(self) -> str:
        return self.mlir

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.mlir}>"


class IntegerType(Type):
    """Signless integer of `width` bits: i1, i8, i16, i32, i64, i128 ..."""

    __slots__ = ("bits", "width")

    def __init__(self, width: int):
        super().__init__(f"i{width}")
        self.width = self.bits = width


class FloatType(Type):
    """Floating-point type of `width` bits under its MLIR name: f16, bf16, tf32, f32, f64, f8E4M3FN
    ...
    """

    __slots__ = ("bits", "width")

    def __init__(self, name: str, width: int):
        super().__init__(name)
        self.width = self.bits = width


class VectorType(Type):
    """`vector<NxT>` of a scalar element type."""

    __slots__ = ("bits", "count", "element")

    def __init__(self, count: int, element: Type):
        super().__init__(f"vector<{count}x{element.mlir}>")
        self.count = count
        self.element = element
        self.bits = count * element.bits


class PtrType(Type):
    """`!llvm.ptr<space>`: 0 generic, 1 global, 3 shared, 4 constant, 5 local (LLVM NVPTX address
    spaces).
    """

    __slots__ = ("bits", "space")

    def __init__(self, space: int = 0):
        super().__init__(f"!llvm.ptr<{space}>" if space else "!llvm.ptr")
        self.space = space
        self.bits = 32 if space == 3 else 64


class FunctionType(Type):
    """`(inputs) -> (results)`; the type of `func.func` and `gpu.func`."""

    __slots__ = ("inputs", "results")

    def __init__(self, inputs: tuple[Type, ...], results: tuple[Type, ...] = ()):
        super().__init__(f"({', '.join(t.mlir for t in inputs)}) -> {_results_text(results)}")
        self.inputs = inputs
        self.results = results


class OpaqueType(Type):
    """A type of which only the text is known, e.g. `!llvm.array<1024 x i8>`,
    `!llvm.func<void (ptr<1>, i32)>`.
    """

    __slots__ = ()


def _results_text(results: tuple[Type, ...]) -> str:
    return results[0].mlir if len(results) == 1 else f"({', '.join(t.mlir for t in results)})"


integer = lru_cache(maxsize=None)(IntegerType)
vector = lru_cache(maxsize=None)(VectorType)
ptr = lru_cache(maxsize=None)(PtrType)

I1, I4, I8, I16, I32, I64, I128 = (integer(w) for w in (1, 4, 8, 16, 32, 64, 128))
F16, BF16, TF32 = FloatType("f16", 16), FloatType("bf16", 16), FloatType("tf32", 32)
F32, F64 = FloatType("f32", 32), FloatType("f64", 64)
FLOATS = {
    t.mlir: t
    for t in (
        *(F16, BF16, TF32, F32, F64),
        *(FloatType(n, 8) for n in ("f8E4M3FN", "f8E5M2", "f8E4M3", "f8E4M3B11FNUZ", "f8E8M0FNU")),
        *(FloatType(n, 6) for n in ("f6E2M3FN", "f6E3M2FN")),
        FloatType("f4E2M1FN", 4),
    )
}


def scalar(text: str) -> Type:
    """The scalar type named `text` (`i32`, `bf16`). Raises KeyError for anything else."""
    if text in FLOATS:
        return FLOATS[text]
    if text[:1] == "i" and text[1:].isdigit():
        return integer(int(text[1:]))
    raise KeyError(text)


def element_of(ty: Type) -> Type:
    """The element type of a vector, or the type itself."""
    return ty.element if isinstance(ty, VectorType) else ty


def vector_of(ty: Type) -> VectorType:
    """The type itself, which a rule has found to be a vector."""
    assert isinstance(ty, VectorType)
    return ty


def like(ty: Type, element: Type) -> Type:
    """`element`, or a vector of it as long as `ty` is (shape-preserving change of element type)."""
    return vector(ty.count, element) if isinstance(ty, VectorType) else element


@cache
def carrier(ty: Type) -> Type:
    """The type that represents `ty` in a lowered module. LLVM has no float of 8 bits or fewer and
    does not handle i4: such values are i8, with zeros above their bits. A tf32 is an f32.
    """
    element = element_of(ty)
    if isinstance(element, (IntegerType, FloatType)) and 1 < element.width <= 8:
        return like(ty, I8)
    return like(ty, F32) if element == TF32 else ty


def bit_width(ty: Type) -> int:
    """Size in bits of a scalar, vector or (64-bit) pointer type. Shared pointers count as 32.
    Raises AttributeError for other types.
    """
    return ty.bits
