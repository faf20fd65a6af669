"""`cutlass.GridConstant`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeVar

if TYPE_CHECKING:
    _V = TypeVar("_V")
    GridConstant = Annotated[_V, "read where the launch puts it"]  # to a type checker the value itself
else:

    class GridConstant:
        """Annotation of a kernel's parameter that all threads read where the launch puts it:
        `GridConstant[cuda.TensorMap]`.
        """

        def __class_getitem__(cls, kind: Any) -> Any:
            return kind
