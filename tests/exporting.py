"""Exports of functions, recorded nowhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cutec.frontend.exports.export import Export, declare


def export_of(
    function: Any, args: Sequence[Any] | Mapping[str, Any], constexpr: Mapping[str, Any] | None = None
) -> Export:
    """The one export of a jit function with these argument types and compile-time arguments."""
    (export,) = declare(
        function,
        args,
        name=None,
        constexpr=constexpr or {},
        symbols=(),
        arch=(),
        reference=None,
        flops="",
        bytes="",
        variants=(),
        place=None,
    )
    return export
