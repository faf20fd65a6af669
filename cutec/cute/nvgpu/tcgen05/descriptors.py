"""Shared-memory descriptors as values of a kernel (PTX ISA, "Shared memory descriptor"): those of
operands with K of 96 (sm_103), whose rows go on in another buffer, need them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.cute.arch.common import require
from cutec.diag import CutecError, error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.flow.flatten import NodeHandler, register
from cutec.frontend.numbers.numeric import Int64
from cutec.frontend.tensors.layouts import apply, is_dynamic
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.ir.core import Value
from cutec.ir.types import I64
from cutec.loc_ip import take_loc_ip


class SmemDescriptor(Pointer):
    """A descriptor in the place of a pointer: the iterator of a tensor of one element, which
    `cute.mma_atom_call` takes for A or B. `descriptor` is the number, of 64 bits.
    """

    __slots__ = ("descriptor",)

    def __init__(self, descriptor: Int64, dtype: Any):
        super().__init__(None, dtype, AddressSpace.smem, 16)
        self.descriptor = descriptor

    @property
    def ir(self) -> Value:
        raise _no_address()

    @property
    def value(self) -> Value:
        raise _no_address()

    def view(self, layout: Any) -> Value:
        """The number. Raises E0410 for more than one element."""
        if is_dynamic(layout) or apply("size", layout) != 1:
            raise error(
                "E0410",
                f"a shared-memory descriptor is one operand, not {layout}",
                user_location(),
                help="cute.make_tensor(descriptor, cute.make_layout(1, stride=0))",
            )
        return self.descriptor.ir


def _no_address() -> CutecError:
    return error(
        "E0404",
        "a shared-memory descriptor is no address",
        user_location(),
        help="cute.mma_atom_call takes tensors that are made of descriptors",
    )


class _Handler(NodeHandler):
    """A descriptor: its number."""

    def decompose(self, obj: SmemDescriptor) -> tuple[Sequence[Any], Any, Sequence[str]]:
        return [obj.descriptor], obj.dtype, [".descriptor"]

    def build(self, tag: type, aux: Any, parts: list[Any]) -> SmemDescriptor:
        return SmemDescriptor(parts[0], aux)


register(SmemDescriptor, _Handler())


def make_umma_smem_desc(src: Pointer, layout: Any, major: Any, next_src: Pointer | None = None) -> SmemDescriptor:
    """The descriptor of (rows, columns) of an operand at `src`, of a multiply into tensor memory.
    `major` is "k", or "mn" where the rows are contiguous. `next_src` is where the first row of a
    K-major one goes on behind the 128 bytes of a row of the swizzle, as K of 96 needs it (PTX ISA,
    "Leading dimension stride mode": an absolute address). Raises E0404 for another major or for no
    pointers to shared memory, E0410 for a layout that no descriptor has.
    """
    require("a shared-memory descriptor of tcgen05", "sm_100")
    name = str(getattr(major, "name", major)).lower()
    if name not in ("k", "mn") or (name == "mn" and next_src is not None):
        raise error(
            "E0404",
            f"make_umma_smem_desc describes K-major operands that go on elsewhere, not {major}"
            if name == "mn"
            else f"the major of make_umma_smem_desc is k or mn, not {major}",
            user_location(),
            help='make_umma_smem_desc(src, layout, "k", next_src=pointer), make_umma_smem_desc(src, layout, "mn")',
        )
    pointers = [src] if next_src is None else [src, next_src]
    for pointer in pointers:
        if not isinstance(pointer, Pointer) or pointer.memspace is not AddressSpace.smem:
            raise error(
                "E0404",
                f"make_umma_smem_desc takes pointers to shared memory, not {pointer}",
                user_location(),
                help="the iterators of slices of the operand: sA[None, 0, k, stage].iterator",
            )
    views = [pointer.view(layout) for pointer in pointers]
    attrs = {"mn": None} if name == "mn" else {}
    found = builder().value("cute_nvgpu.tcgen05_smem_descriptor", views, I64, attrs)
    return SmemDescriptor(Int64(found), src.dtype)


__all__ = ["SmemDescriptor", "make_umma_smem_desc"]


take_loc_ip(globals())
