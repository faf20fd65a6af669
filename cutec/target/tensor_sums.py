"""How tensor cores add products: for each generation of chips, instruction and type, how many are
added at once, how far below the largest one they are cut, and how their sum is rounded.

No manual says it. These numbers were measured on chips and published: Fasi et al., "Numerical
behavior of NVIDIA tensor cores" (PeerJ CS 330); Khattak and Mikaitis, "Accurate Models of NVIDIA
Tensor Cores" (arXiv 2512.07004); Xie et al., "MMA-Sim" (arXiv 2511.10909). docs/arithmetic.md
says what was compared with what.

    f16 on sm_80     mma.sync m16n8k16 adds 8 products and C, cuts 24 bits below the largest, and
                     truncates the sum to float32; then it adds the other 8 products to that
    e4m3 on sm_90    wgmma adds 32 products and D, cuts at 13 bits, and keeps 13 bits of the sum;
                     ptxas makes two multiplies of f16 of a mma.sync, and an addition of C
    nvf4 on sm_100   tcgen05.mma adds 16 products exactly, scales that, and adds four of these
                     and D, cut at 35 bits
"""

from __future__ import annotations

from functools import cache

from cutec.records import dataclass
from cutec.target.arch import parse_arch

MMA, WGMMA, TCGEN05 = "mma.sync", "wgmma", "tcgen05.mma"  # instructions
# float types of D, factors and scales → exponents of their smallest normal numbers
NORMAL = {
    "f32": -126,
    "tf32": -126,
    "bf16": -126,
    "f16": -14,
    "e4m3": -6,
    "e5m2": -14,
    "e2m3": 0,
    "e3m2": -2,
    "e2m1": 0,
}
NORMAL |= {"ue4m3": -6, "ue8m0": -127}
_BITS = {"tf32": 32, "f16": 16, "bf16": 16}  # that one factor takes of the width; others take 8
_DIGITS, _SHORT = 23, 13
_GUARD = 18
_QUAD_PAIRS_K = 4
_FOUR_BITS = ("mxf4", "mxf4nvf4")  # kinds of block-scaled multiplies that add groups
_GROUPS = 64  # the K of these that was measured


@dataclass(frozen=True, slots=True)
class Sums:
    """How products of elements of types `a` and `b` are added to a D of type `d` (PTX's names);
    `scale` is the type of scales ("" for none).

    `width` products are added at once, with the number to which they are added. Terms are cut
    `below` bits below the largest exponent, which counts as `least` if it is smaller; the exponent
    of a product is the sum of its factors' exponents. The sum is truncated to `digits` bits behind
    the leading one, or rounded to f16. `group`: as many products are added exactly before their
    scales multiply them, and the exponent of such a term is that of its scales (0: scales are
    powers of two, and belong to the factors). `apart`: of each four products the first two belong
    to a sum, the others to the next; both begin at zero, and the number to which all is added comes
    last, by an addition that rounds to nearest.
    """

    a: str
    b: str
    d: str
    width: int
    below: int
    digits: int
    least: int
    group: int = 0
    scale: str = ""
    apart: bool = False


@dataclass(frozen=True, slots=True)
class _Chip:
    """`bits`: of factors, that are added at once. `short`: sums of 8-bit floats have few bits.
    `halves`: ptxas makes of a mma.sync of 8-bit floats two of f16. `quads`: bits kept by mma.m8n8k4
    (0: other instructions do its work, in an order that nobody has published).
    """

    bits: int
    below: int
    short: bool = False
    halves: bool = False
    quads: int = 0


_TURING, _AMPERE, _ADA = _Chip(128, 24, quads=23), _Chip(128, 24), _Chip(128, 24, short=True)
_HOPPER, _BLACKWELL, _GEFORCE = _Chip(256, 25, True, True), _Chip(256, 25, halves=True), _Chip(256, 25)
_CHIPS = {75: _TURING, 80: _AMPERE, 86: _AMPERE, 87: _AMPERE, 88: _AMPERE, 89: _ADA, 90: _HOPPER}
_CHIPS |= dict.fromkeys((100, 103, 110), _BLACKWELL) | dict.fromkeys((120, 121), _GEFORCE)
_OF_ONE_CHIP = {WGMMA: _HOPPER, TCGEN05: _BLACKWELL}


@cache
def sums(arch: str, instruction: str, a: str, b: str, d: str, k: int, kind: str = "", scale: str = "") -> Sums | None:
    """How an arch adds; None for integers, float64, and where nobody has published it. `k`: of the
    instruction; `kind` and the type of the scales of a block-scaled multiply. Raises CutecError
    E1007 for an unknown arch.
    """
    if a not in NORMAL or b not in NORMAL or d not in ("f32", "f16"):
        return None
    chip = _OF_ONE_CHIP.get(instruction) or _CHIPS[parse_arch(arch).capability]
    if kind in _FOUR_BITS:
        return Sums(a, b, d, 64, 35, _DIGITS, -139, 16, scale) if k == _GROUPS else None
    below = chip.below
    if instruction == MMA and a == "f16" and k == _QUAD_PAIRS_K:
        if not chip.quads:
            return None
        below = chip.quads
    halves = chip.halves and instruction == MMA and a not in _BITS
    bits = 16 if halves else _BITS.get(a, 8)
    short, least = chip.short and bits == 8, NORMAL[d] - (below - _GUARD)
    kept, digits = (_SHORT, _SHORT) if short else (below, _DIGITS)
    width = k // 2 if halves else chip.bits // bits
    if halves:
        a = b = "f16"
    return Sums(a, b, d, width, kept, digits, least, scale=scale, apart=halves)
