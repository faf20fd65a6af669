"""Backward functions of the exports of a kernel file."""

from __future__ import annotations

from collections.abc import Sequence

from cutec.artifact.backward import links
from cutec.diag import error
from cutec.frontend.exports.export import Export


def check_backwards(exports: Sequence[Export]) -> None:
    """Raise E1028 unless the backward function of each export is there and has gradients that fit
    it.
    """
    functions = {e.choice.name if e.choice else e.tuned.choice if e.tuned else e.name: e for e in exports}
    for export in exports:
        if export.backward is not None:
            _check(export, functions.get(export.backward.function))


def _check(export: Export, backward: Export | None) -> None:
    assert export.backward is not None
    if backward is None:
        raise error(
            "E1028",
            f"{export.name} names {export.backward.function} as its backward function, which is not declared",
            export.place,
            help="declare it in the same file, by cutec.export or in the spec",
        )
    try:
        links(export.backward, export.signature, backward.signature)
    except ValueError as err:
        raise error(
            "E1028",
            f"{export.backward.function} cannot be the backward function of {export.name}: {err}",
            export.place,
            help="gradients are called d and the tensor's name, or as gradients= says; other parameters have names of"
            f" {export.name}'s",
        ) from None
