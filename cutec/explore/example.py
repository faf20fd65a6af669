"""A small call of an export, for a run that shows how one block works.

Extents that make the grid larger stay small; others (the K of a multiply, which a block walks
along) become larger, so that loops make several turns:

    m, n: 16    k: 304        one block; with m = 304 there would be several
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from cutec.artifact.host import compile_program
from cutec.artifact.manifest import Export
from cutec.artifact.signature import Symbol
from cutec.diag import CutecError
from cutec.driver.run.inputs import Arguments, make_arguments
from cutec.driver.run.on_cpu import Cpu
from cutec.runtime.arrays import HostTensor
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import TensorView

_EXTENTS = (300, 64, 16)  # tried for each symbol, in this order
_BLOCKS = 8  # the most blocks of a call
_ELEMENTS = 1 << 22  # the most elements of all tensors


def small_call(export: Export, arch: str, settings: Mapping[str, str]) -> Arguments:
    """Arguments of a call with few blocks: `settings` for the symbols and scalars that they name,
    small extents for the others. Raises E1050 to E1052 for arguments that cannot be made.
    """
    free = [symbol for symbol in export.signature.symbols if symbol.name not in settings]
    chosen = {symbol.name: symbol.div for symbol in free}
    for symbol in free:
        for extent in _EXTENTS:
            tried = chosen | {symbol.name: _rounded(symbol, extent)}
            if _is_small(export, arch, settings, tried):
                chosen = tried
                break
    return _arguments(export, settings, chosen)


def _rounded(symbol: Symbol, extent: int) -> int:
    return -(-extent // symbol.div) * symbol.div


def _arguments(export: Export, settings: Mapping[str, str], extents: Mapping[str, int]) -> Arguments:
    return make_arguments(export, {**settings, **{name: str(value) for name, value in extents.items()}}, {}, 0)


def _is_small(export: Export, arch: str, settings: Mapping[str, str], extents: Mapping[str, int]) -> bool:
    """Whether a call with these extents is taken, and launches few blocks on small tensors. Extents
    that `settings` name count as 1: they are as the user wants them.
    """
    sizes = [[extents.get(e, 1) if isinstance(e, str) else e for e in t.shape] for t in export.signature.tensors]
    if sum(map(math.prod, sizes)) > _ELEMENTS:
        return False
    try:
        return 0 < sum(grids(export, arch, _arguments(export, settings, extents))) <= _BLOCKS
    except CutecError:
        return False


def grids(export: Export, arch: str, arguments: Arguments) -> list[int]:
    """The blocks of each launch of a call. Raises E3011, E402x and E403x for a call that fails."""
    program = export.host(arch)
    assert program is not None
    views = [_view(number, value) for number, value in enumerate(arguments.values)]
    leaves, _, _ = check_arguments(export.signature, views, None, 0)
    return [math.prod(launch.grid) for launch in compile_program(program, Cpu())(leaves)]


def _view(number: int, value: object) -> object:
    """A tensor as if it were on a device, at an address of its own; other values as they are."""
    if not isinstance(value, HostTensor):
        return value
    return TensorView(number + 1 << 40, value.array.shape, value.stride, value.param.dtype, 0, value)
