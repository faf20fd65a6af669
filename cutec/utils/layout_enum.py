"""The major mode of a matrix: the one that is contiguous in memory."""

from __future__ import annotations

import enum
from typing import Any

from cutec.cute.nvgpu.common import OperandMajorMode
from cutec.cute.tuples import flatten_to_tuple
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.loc_ip import take_loc_ip


class LayoutEnum(enum.Enum):
    """Row-major: mode 1 is consecutive; column-major: mode 0 is. Of A (M,K), B (N,K) and C (M,N),
    batches in further modes.
    """

    ROW_MAJOR = "row_major"
    COL_MAJOR = "col_major"

    @staticmethod
    def from_tensor(tensor: Any) -> LayoutEnum:
        """Of a tensor whose first two modes have one stride known to be 1, also inside a nested
        mode. Modes of one element count last. Raises E0446 where none has.
        """
        kinds = (LayoutEnum.COL_MAJOR, LayoutEnum.ROW_MAJOR)
        leading = tensor.leading_dim
        leading = leading[0] if isinstance(leading, tuple) else leading
        if leading in (0, 1):
            return kinds[leading]
        for stride, kind in reversed([*zip(tensor.stride, kinds)]):
            if any(isinstance(leaf, int) and leaf == 1 for leaf in flatten_to_tuple(stride)):
                return kind
        raise error(
            "E0446",
            f"neither of the first two modes is known to be consecutive in memory: {tensor.layout}",
            user_location(),
            help=(
                "state it in the argument's type: f16[m,k] (row-major), f16[m,k]:(1,m) (column-major), or"
                " f16[m,k]:(?{div=8},1) with the other stride known in the call only"
            ),
        )

    def mma_major_mode(self) -> OperandMajorMode:
        """The major mode of an operand A or B with this layout."""
        return OperandMajorMode.K if self is LayoutEnum.ROW_MAJOR else OperandMajorMode.MN

    sm90_mma_major_mode = mma_major_mode

    def is_k_major_a(self) -> bool:
        """Whether A (M,K) is consecutive along K."""
        return self is LayoutEnum.ROW_MAJOR

    def is_m_major_a(self) -> bool:
        """Whether A (M,K) is consecutive along M."""
        return self is LayoutEnum.COL_MAJOR

    def is_k_major_b(self) -> bool:
        """Whether B (N,K) is consecutive along K."""
        return self is LayoutEnum.ROW_MAJOR

    def is_n_major_b(self) -> bool:
        """Whether B (N,K) is consecutive along N."""
        return self is LayoutEnum.COL_MAJOR

    def is_n_major_c(self) -> bool:
        """Whether C (M,N) is consecutive along N."""
        return self is LayoutEnum.ROW_MAJOR

    def is_m_major_c(self) -> bool:
        """Whether C (M,N) is consecutive along M."""
        return self is LayoutEnum.COL_MAJOR


take_loc_ip(globals())
