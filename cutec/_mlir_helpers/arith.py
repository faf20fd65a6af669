"""Numbers as MLIR values."""

from __future__ import annotations

from typing import Any

from cutec._mlir.dialects import arith
from cutec.ir.core import Value
from cutec.ir.types import Type
from cutec.loc_ip import take_loc_ip


def bitcast(src: Any, res_elem_type: Type) -> Value:
    """The same bits as a value of another type."""
    return arith.bitcast(res_elem_type, src)


take_loc_ip(globals())
