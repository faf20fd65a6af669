"""`cute.nvgpu.tcgen05`: multiplies with tensor memory (sm_100a). Files for Hopper too import it:
its enumerations are there, since they are defaults of parameters, and its other names refuse to be
used.
"""

from __future__ import annotations

from typing import Any

from cutec.cute.nvgpu.tcgen05 import copy, mma
from cutec.cute.nvgpu.tcgen05.copy import Pack, Repetition, Unpack
from cutec.cute.nvgpu.tcgen05.mma import CtaGroup, Field, OperandMajorMode, OperandSource
from cutec.cute.nvgpu.warpgroup import SmemLayoutAtomKind
from cutec.frontend.exports.elsewhere import BLACKWELL, names_elsewhere

_NAMES = """
commit find_tmem_tensor_col_offset get_s2t_smem_desc_tensor make_s2t_copy make_smem_layout_atom
make_tmem_copy make_umma_smem_desc tile_to_mma_shape
"""

_find, _absent = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), BLACKWELL))


def __getattr__(name: str) -> Any:
    home = next((module for module in (copy, mma) if name in module.absent()), None)
    return getattr(home, name) if home else _find(name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_absent(), *copy.absent(), *mma.absent()})


__all__ = [
    "CtaGroup",
    "Field",
    "OperandMajorMode",
    "OperandSource",
    "Pack",
    "Repetition",
    "SmemLayoutAtomKind",
    "Unpack",
    "copy",
    "mma",
]
