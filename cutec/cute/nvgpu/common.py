"""Operations that all GPUs have, and enumerations that several kinds of atoms share."""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from typing import Any

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.records import dataclass
from cutec.target.mma_atoms import MMA_ATOMS, MmaRow, mma_row


class UnitAtom(ABC):
    """An atom whose copies a hardware unit performs, not the threads: `cute.copy` and
    `cute.prefetch` pass their arguments on to it.
    """

    @abstractmethod
    def copy(self, src: Any, dst: Any, **fields: Any) -> None:
        """`cute.copy` with this atom; `fields` are the other keywords of the call."""

    def by_threads(self) -> tuple[Any, NumberClass, int]:
        """The operation, type and bits of a copy of which each thread moves as much as of one with
        this atom, for tiled copies. Raises E0434 where threads have no parts.
        """
        raise error(
            "E0434",
            f"{self} moves whole tensors: no thread has a part of its own",
            user_location(),
            help="cute.copy(atom, src, dst), by one thread of a warp",
        )

    @abstractmethod
    def prefetch(self, src: Any, cache_policy: Any) -> None:
        """`cute.prefetch` with this atom."""


class Trait:
    """An atom, as an operation of the dialect `cute_nvgpu` has made it."""

    def __init__(self, value: Any):
        self.value = value


class UnitTrait(Trait):
    """A unit's atom: `CopyAtom(op, trait)` is `value`."""

    value: UnitAtom


class OperandMajorMode(enum.Enum):
    """The contiguous mode of an operand: M or N, or K."""

    MN = "mn"
    K = "k"


class OutputMajorMode(enum.Enum):
    """The contiguous mode of a result."""

    M = "m"
    N = "n"


class CtaGroup(enum.Enum):
    """The number of blocks that multiply together."""

    ONE = 1
    TWO = 2


class LoadCacheMode(enum.Enum):
    """The caches that keep the line of a load (PTX ISA, "Cache operators")."""

    ALWAYS = "ca"
    GLOBAL = "cg"
    STREAMING = "cs"
    LAST_USE = "lu"
    NONE = "cv"


class StoreCacheMode(enum.Enum):
    """The caches that keep the line of a store (PTX ISA, "Cache operators")."""

    WRITE_BACK = "wb"
    GLOBAL = "cg"
    STREAMING = "cs"
    WRITE_THROUGH = "wt"


class CacheEvictionPriority(enum.Enum):
    """How long a line stays in the first cache (PTX ISA, "Cache eviction priority hints")."""

    EVICT_NORMAL = "evict_normal"
    EVICT_FIRST = "evict_first"
    EVICT_LAST = "evict_last"
    EVICT_UNCHANGED = "evict_unchanged"
    NO_ALLOCATE = "no_allocate"


class L2PrefetchSize(enum.Enum):
    """How much of L2 a load fetches at once."""

    NONE = None
    SIZE_64B = "64B"
    SIZE_128B = "128B"
    SIZE_256B = "256B"


class MemoryOrder(enum.Enum):
    """The order of an access among the thread's other accesses (PTX ISA, "Memory Consistency
    Model").
    """

    WEAK = "weak"
    RELAXED = "relaxed"
    ACQUIRE = "acquire"
    RELEASE = "release"
    VOLATILE = "volatile"


class MemoryScope(enum.Enum):
    """The threads among which an access is ordered."""

    CTA = "cta"
    CLUSTER = "cluster"
    GPU = "gpu"
    SYS = "sys"


class SharedSpace(enum.Enum):
    """Shared memory of the block, or of any block of the cluster."""

    CTA = "shared::cta"
    CLUSTER = "shared::cluster"


class ReductionKind(enum.Enum):
    """The operation of a reduction in memory."""

    ADD = "add"
    MIN = "min"
    MAX = "max"
    INC = "inc"
    DEC = "dec"
    AND = "and"
    OR = "or"
    XOR = "xor"


# PTX's names of element types by those of numeric classes
PTX_NAMES = {
    "f16": "f16",
    "bf16": "bf16",
    "tf32": "tf32",
    "f32": "f32",
    "f64": "f64",
    "f8E4M3FN": "e4m3",
    "f8E5M2": "e5m2",
    "f8E8M0FNU": "ue8m0",
    "f6E3M2FN": "e3m2",
    "f6E2M3FN": "e2m3",
    "f4E2M1FN": "e2m1",
    "i8": "s8",
    "u8": "u8",
    "i4": "s4",
    "u4": "u4",
    "i32": "s32",
}


def ptx_name(kind: NumberClass) -> str:
    """PTX's name of an element type. Raises E0431 for a type that no multiply takes."""
    text = kind.mlir.mlir
    if text in ("i8", "i4") and not kind.signed:
        text = "u" + text[1:]
    if text not in PTX_NAMES:
        raise error(
            "E0431", f"no matrix multiply takes {kind.name}", user_location(), help="convert it: .to(cutec.Float16)"
        )
    return PTX_NAMES[text]


class MmaOp:
    """A multiply operation: `operation` is the `cute_nvgpu` operation that it becomes. Subclasses
    say types and shape.
    """

    operation = ""

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        """The classes of the elements of A, B and of the sums."""
        raise NotImplementedError

    def shape(self) -> tuple[int, ...]:
        """The shape (M, N, K) of one instruction."""
        raise NotImplementedError

    def suffix(self) -> str:
        """The end of the row's name, after the types."""
        return ""

    def names(self) -> tuple[str, str, str]:
        """The types of A, B and the sums as PTX writes them."""
        a, b, c = map(ptx_name, self.kinds())
        return a, b, c

    def addend(self) -> str:
        """The type of C as PTX writes it: that of the sums, where an instruction does not mix
        them.
        """
        return self.names()[2]

    def mma_row(self) -> MmaRow:
        """The row of the table. Raises E0431 for types and shapes that no instruction has."""
        a, b, c = self.names()
        types = (c, a, b, self.addend())
        row = mma_row(self.shape(), types, f"cute_nvgpu.{self.operation}", self.suffix())
        if row is None:
            near = sorted(
                {r.shape for r in MMA_ATOMS.values() if r.operation.endswith(self.operation) and r.types == types}
            )
            raise error(
                "E0431",
                f"{type(self).__name__} has no instruction of shape {self.shape()} for {a} x {b} with sums in {c}",
                user_location(),
                help=f"shapes for these types: {', '.join(map(str, near))}"
                if near
                else "these types do not go together",
            )
        return row

    def fragment_type(self, operand: str) -> Any:
        """The class of the elements of a fragment of operand "a", "b" or "c"."""
        return self.kinds()["abc".index(operand)]


class WarpMmaOp(MmaOp):
    """A multiply of one warp. Programs derive their own from it: what `_make_trait()` gives of
    theirs, a `Trait` of an atom, says which instruction it is.
    """

    def _made(self) -> MmaOp:
        """The operation of the atom in the trait."""
        return self._make_trait().value.op

    def _make_trait(self, **kwargs: Any) -> Trait:
        """The atom that the multiply is. Raises E0434 for a class that does not say it."""
        raise error(
            "E0434",
            f"{type(self).__name__} does not say which instruction it is",
            user_location(),
            help="define `_make_trait(self, **kwargs)`, which returns a Trait of an atom",
        )

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self._made().kinds()

    def shape(self) -> tuple[int, ...]:
        return self._made().shape()

    def mma_row(self) -> MmaRow:
        return super().mma_row() if self.operation else self._made().mma_row()


@dataclass(frozen=True)
class MmaUniversalOp(MmaOp):
    """The multiply of one thread: a fused multiply-add."""

    abacc_dtype: NumberClass
    operation = "universal_mma"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.abacc_dtype, self.abacc_dtype, self.abacc_dtype

    def shape(self) -> tuple[int, ...]:
        return 1, 1, 1

    def suffix(self) -> str:
        return ptx_name(self.abacc_dtype)


class CopyOp:
    """A copy operation; subclasses say which."""

    def _to_ir(self) -> CopyOp:
        """What operations of the dialect `cute_nvgpu` take for it: itself."""
        return self


@dataclass(frozen=True)
class CopyUniversalOp(CopyOp):
    """The copy operation that every memory space has: a load and a store (PTX ISA, "ld", "st")."""

    def row_name(self) -> str:
        """The name of its row in the table of copy atoms."""
        return "universal"


@dataclass(frozen=True)
class CopyG2ROp(CopyUniversalOp):
    """Loads of global memory into registers."""

    def row_name(self) -> str:
        return "g2r"


@dataclass(frozen=True)
class CopyR2GOp(CopyUniversalOp):
    """Stores of registers to global memory."""

    def row_name(self) -> str:
        return "r2g"


@dataclass(frozen=True)
class CopyS2ROp(CopyUniversalOp):
    """Loads of shared memory into registers."""

    def row_name(self) -> str:
        return "s2r"


@dataclass(frozen=True)
class CopyR2SOp(CopyUniversalOp):
    """Stores of registers to shared memory."""

    def row_name(self) -> str:
        return "r2s"
