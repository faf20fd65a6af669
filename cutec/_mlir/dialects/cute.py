"""The dialect `cute` of NVIDIA's compiler: its operations are functions of `cutlass.cute`. Of them
programs use the recast of a pointer; the other names refuse to be used.
"""

from typing import Any

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.elsewhere import INSIDE, names_elsewhere
from cutec.frontend.numbers.numeric import as_class
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.ir.core import Value
from cutec.loc_ip import take_loc_ip
from cutec.records import dataclass

_NAMES = """
ReductionOp
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), INSIDE))


@dataclass(frozen=True)
class PtrType:
    """The type of a pointer: the class of what it points to, its memory space, and the bytes that
    divide the address.
    """

    element: Any
    memspace: AddressSpace
    alignment: int

    @staticmethod
    def get(element: Any, memspace: AddressSpace, alignment: int) -> "PtrType":
        """The type of such pointers. Raises E0204 for an element of no numeric class."""
        return PtrType(as_class(element), memspace, alignment)


def recast_iter(result_type: PtrType, value: Value) -> Pointer:
    """A `!cute.ptr` value as a pointer of another type, to the same memory. Raises E0404 for one to
    another memory space.
    """
    found = Pointer.of(value, result_type.element)
    if found.memspace is not result_type.memspace:
        raise error(
            "E0404",
            f"a pointer to {found.memspace.name} is no pointer to {result_type.memspace.name}",
            user_location(),
            help="take the pointer's own space: PtrType.get(element, pointer.memspace, pointer.alignment)",
        )
    return found.retyped(result_type.element, result_type.alignment)


take_loc_ip(globals())
