"""Inline assembly for templates: the names of an operation's operands in PTX text, and their
constraints.

    two i32 results, operands (f32, !llvm.ptr<3>)
    refs            results $0 $1, operands $2 $3
    constraints     =r,=r,f,r,~{memory}
    cast            the shared-memory pointer, 64 bits in LLVM, becomes the 32-bit number of PTX
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

from cutec.ir.attrs import ARM
from cutec.ir.types import FloatType, IntegerType, PtrType, Type
from cutec.records import dataclass

_INTEGER_LETTERS = {1: "b", 8: "h", 16: "h", 32: "r", 64: "l"}
_FLOAT_LETTERS = {32: "f", 64: "d"}
_SHARED = {3: "shared::cta", 7: "shared::cluster"}  # LLVM's address spaces by PTX's names


@dataclass(frozen=True, slots=True)
class Cast:
    """The cast of a shared-memory pointer `source` of type `type` to the i32 `name`."""

    name: str
    source: str
    type: str


class Assembly:
    """The pieces of a `llvm.inline_asm` for one operation.

    `refs` and `result_refs` are the names (`$2`) of its operands and results in the text; results
    count first. `groups` are the refs of operand groups of the given sizes. `spaces` is for each
    operand its state space if it points to shared memory, else "". Leading operands of the results'
    types may be *tied* to the results: each then has its result's register (`tied_constraints`).
    `struct` makes the type of several results from their types, joined by commas. `arm` is the text
    of the attribute ARM, if there is one.
    """

    __slots__ = (
        "arguments",
        "arm",
        "casts",
        "constraints",
        "extracted",
        "groups",
        "operand_types",
        "refs",
        "result",
        "result_refs",
        "spaces",
        "tied_constraints",
    )

    def __init__(
        self,
        operands: Sequence[tuple[str, Type]],
        results: Sequence[tuple[str, Type]],
        sizes: Sequence[int],
        prefix: str,
        struct: Callable[[str], str] = "!llvm.struct<({})>".format,
        arm: str | None = None,
    ):
        self.arm = f", {ARM} = {arm}" if arm else ""
        names = [f"{prefix}s{i}" if _is_shared(ty) else name for i, (name, ty) in enumerate(operands)]
        self.casts = [Cast(n, name, ty.mlir) for n, (name, ty) in zip(names, operands) if _is_shared(ty)]
        self.arguments = ", ".join(names)
        self.operand_types = ", ".join(["i32" if _is_shared(ty) else ty.mlir for _, ty in operands])
        outs = ["=" + letter(ty) for _, ty in results]
        ins = [letter(ty) for _, ty in operands]
        self.constraints = ",".join([*outs, *ins, "~{memory}"])
        self.tied_constraints = ",".join([*outs, *map(str, range(len(outs))), *ins[len(outs) :], "~{memory}"])
        self.spaces = [_SHARED.get(ty.space, "") if isinstance(ty, PtrType) else "" for _, ty in operands]
        self.result_refs = [f"${i}" for i in range(len(outs))]
        self.refs = [f"${i}" for i in range(len(outs), len(outs) + len(ins))]
        refs = iter(self.refs)
        self.groups = [list(islice(refs, size)) for size in sizes]
        types = [ty.mlir for _, ty in results]
        self.result = "()" if not types else types[0] if len(types) == 1 else struct(", ".join(types))
        self.extracted = [(name, ty.mlir) for name, ty in results] if len(types) > 1 else []


def letter(ty: Type) -> str:
    """The constraint letter (register class) of a type (LLVM Language Reference, "Supported
    Constraint Code List", NVPTX).
    """
    if isinstance(ty, IntegerType):
        return _INTEGER_LETTERS[ty.width]
    if isinstance(ty, FloatType):
        return _FLOAT_LETTERS[ty.width]
    return "r" if _is_shared(ty) else "l"


def _is_shared(ty: Type) -> bool:
    return isinstance(ty, PtrType) and ty.space in _SHARED
