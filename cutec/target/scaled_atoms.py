"""Atoms of block-scaled multiplies into tensor memory: as those of `target.tensor_atoms`, with the
type of the scales, and how many elements share one, in their names.

    SM100_MXF4NVF4_128x128x64_F32E2M1E2M1_UE4M3x16_SS
"""

from __future__ import annotations

from functools import cache
from itertools import product

from cutec.lazy_pattern import pattern
from cutec.target.block_scaling import SCALED, SCALES, ULTRA_TARGETS, ScaledMultiply
from cutec.target.mma_atoms import MmaRow, atom_name
from cutec.target.tcgen05 import TARGETS
from cutec.target.tensor_atoms import SIGNS, tensor_layouts
from cutec.target.warp_scaling import Scaling

_NAME = pattern(
    r"SM10[03](_2SM)?_(MX[A-Z0-9]+)_(\d+)x(\d+)x(\d+)_([A-Z0-9]+)_(UE[A-Z0-9]+)x(16|32)_([ST]S)(?:_(NN|TT|NT))?\Z"
)
_K_MAJOR = "TN"
_ULTRA_K = 96  # only sm_103 has it


def scaled_row(what: ScaledMultiply, group: int = 1, source: str = "SS") -> MmaRow | None:
    """The atom of a block-scaled multiply by one block or by a pair (`group` 2); None if no
    instruction does it. `source`: A in shared memory (SS) or in tensor memory (TS).
    """
    if what.wrong(group) or (source == "TS" and what.a_mn):
        return None
    shape, types = (what.m, what.n, what.k), (what.d, what.a, what.b)
    major = ("N" if what.a_mn else "T") + ("T" if what.b_mn else "N")
    ultra = what.k == _ULTRA_K
    prefix = f"SM10{3 if ultra else 0}{'_2SM' if group == 2 else ''}_{what.kind.upper()}"
    scale = f"_{what.sf.upper()}x{what.vector}_{source}{'' if major == _K_MAJOR else f'_{major}'}"
    return MmaRow(
        atom_name(prefix, shape, types, scale),
        shape,
        (*types, what.d),
        group,
        "sm_103a" if ultra else "sm_100a",
        "cute_nvgpu.tcgen05_block_scaled_mma",
        tensor_layouts,
        fields=("accumulate", *SIGNS, "sfa", "sfb"),
        source=source,
        major=major,
        kind=what.kind,
        also=ULTRA_TARGETS if ultra else TARGETS,
        scaling=Scaling(what.kind, what.k, what.sf, what.scales),
    )


def scaled_multiply_of(row: MmaRow) -> ScaledMultiply:
    """What an atom multiplies."""
    (_, a, b, _), (m, n, k), major = row.types, row.shape, row.major
    assert row.scaling is not None
    scale, vector = row.scaling.scale, row.scaling.vector
    return ScaledMultiply(row.kind, a, b, scale, vector, m, n, k, major[0] == "N", major[1] == "T")


def scaled_named(name: str) -> MmaRow | None:
    """The atom of that name, or None."""
    match = _NAME.match(name)
    pair = _pairs().get((match[2], match[6])) if match else None
    if match is None or pair is None:
        return None
    (kind, a, b), major = pair, match[10] or _K_MAJOR
    m, n, k = map(int, match.group(3, 4, 5))
    scale = match[7].lower()
    what = ScaledMultiply(kind, a, b, scale, int(match[8]), m, n, k, major[0] == "N", major[1] == "T")
    row = scaled_row(what, 2 if match[1] else 1, match[9]) if scale in SCALES else None
    return row if row is not None and row.name == name else None


@cache
def _pairs() -> dict[tuple[str, str], tuple[str, str, str]]:
    """Kind and types in names → kind, and types of A and B."""
    return {
        (name.upper(), atom_name("", (), ("f32", a, b), "")[2:]): (name, a, b)
        for name, kind in SCALED.items()
        for a, b in product(kind.formats, repeat=2)
    }
