"""A product that is kept is one number: none of its sums is contracted.

A sum of a product may become one `fma`, which does not round the product. LLVM does so for each
sum, also where the product stays because something else reads it. Then sums take another number
than the other readers do:

    %t = arith.mulf %x, %y         contract      as LLVM would        here
    %e = math.fma %x, %y, -%t                    fma x, y, -t         fma x, y, -t    what t rounded
    %r = arith.subf %t, %q         contract      fma x, y, -q         sub t, q

and `%r + %e` adds what was rounded twice. So `%t` loses its flag. That costs nothing: the product
is computed in any case. Where all readers are sums, each becomes an `fma`, and no product stays.
ptxas contracts the same products.
"""

from __future__ import annotations

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op, Value

_SUMS = ("arith.addf", "arith.subf")
_FOLLOWED = ("arith.mulf", "vector.extract")


def round_kept_products(kernel: Op) -> None:
    """Take `contract` from the products of a lowered kernel that sums and others read. Of a vector
    the elements count one by one; one of them is enough.
    """
    readers: dict[Value, list[Op]] = {}  # of products and of their elements
    for op in kernel.walk():
        for value in op.operands:
            if value in readers:
                readers[value].append(op)
        if op.name in _FOLLOWED and (_is_product(op) or (_takes_element(op) and op.operands[0] in readers)):
            readers[op.result] = []
    for value in readers:
        op = value.owner
        if isinstance(op, Op) and _is_product(op) and _is_kept_beside_sums(value, readers):
            del op.attrs["fastmath"]


def _is_kept_beside_sums(product: Value, readers: dict[Value, list[Op]]) -> bool:
    """Whether an element of a product has both contracted sums and other readers."""
    elements: dict[IntArray | None, set[bool]] = {None: set()}
    for reader in readers[product]:
        if _takes_element(reader):
            found = elements.setdefault(reader.attrs["static_position"], set())
            found |= {_is_sum(each) for each in readers[reader.result]}
        else:
            elements[None].add(_is_sum(reader))
    return any(len(found | elements[None]) == 2 for found in elements.values())


def _is_product(op: Op) -> bool:
    return op.name == "arith.mulf" and "fastmath" in op.attrs


def _takes_element(op: Op) -> bool:
    return op.name == "vector.extract" and len(op.operands) == 1


def _is_sum(op: Op) -> bool:
    return op.name in _SUMS and "fastmath" in op.attrs
