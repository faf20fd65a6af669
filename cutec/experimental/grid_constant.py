"""`cutlass.GridConstant`."""

from __future__ import annotations

from typing import Any


class GridConstant:
    """Annotation of a kernel's parameter that all threads read where the launch puts it:
    `GridConstant[cuda.TensorMap]`.
    """

    def __class_getitem__(cls, kind: Any) -> Any:
        return kind
