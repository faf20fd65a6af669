"""What multiplies of fp8 gave is added up from the last register to the first.

Such kernels keep two tiles of accumulators: one that a few multiplies write, and another to which
these are added. Together they are more registers than there are. ptxas chooses those that lie in
local memory by the order of the sums; in the order of the registers there are more of them. quack's
multiply with 256 × 128 tiles has 64 loads and stores instead of 75 in its inner loop.

    add.f32 %r1, %r1, %r5;           add.f32 %r2, %r2, %r6;
    add.f32 %r2, %r2, %r6;     →     add.f32 %r1, %r1, %r5;

NVIDIA's `dense_gemm_fp8_2xacc.py` has fewer of them in the order of the registers. It has one
warpgroup that multiplies, so 232 registers a thread and not 168. Such kernels stay as they are.
"""

from __future__ import annotations

import re
from math import prod

from cutec.lazy_pattern import pattern
from cutec.toolchain.ptx_text import changed, functions

_THREADS = 384  # of a block with two warpgroups that multiply and one that loads
_MULTIPLIES = (b".f32.e4m3.", b".f32.e5m2.")
_BLOCK = pattern(rb"^\.reqntid (\d+), (\d+), (\d+)", re.M)
_SUMS = pattern(rb"(?:^\tadd\.f32 *\t%r\d+, %r\d+, %r\d+;\n){64,}", re.M)
_SUM = pattern(rb"\tadd\.f32 *\t(%r\d+), (%r\d+), (%r\d+);\n")


def sums(ptx: bytes) -> bytes:
    """PTX whose kernels of fp8 add accumulators up from the last to the first."""
    if b"wgmma.mma_async" not in ptx or not any(map(ptx.__contains__, _MULTIPLIES)):
        return ptx
    wide = [(start, end) for start, end in functions(ptx) if _threads(ptx, start, end) >= _THREADS]
    found = [match for start, end in wide for match in _SUMS.finditer(ptx, start, end) if _any_order(match[0])]
    return changed(ptx, ((m.start(), m.end(), b"".join(m[0].splitlines(keepends=True)[::-1])) for m in found))


def _threads(ptx: bytes, start: int, end: int) -> int:
    """The threads of a block of a function; 0 if it does not say how many."""
    found = _BLOCK.search(ptx, start, end)
    return prod(map(int, found.groups())) if found else 0


def _any_order(lines: bytes) -> bool:
    """Whether no sum reads what another one gives."""
    found = _SUM.findall(lines)
    given = {line[0] for line in found}
    return len(given) == len(found) and all(given.isdisjoint({b, c} - {a}) for a, b, c in found)
