"""Copies behind a branch become copies under a predicate.

`if row < rows: copy(...)` is a branch around a block for LLVM. ptxas makes predicated instructions
of a short block. A longer one, several copies and their addresses, stays a branch, and nothing
moves across it. That costs where other loads could be on their way meanwhile:

* in a loop that copies what later iterations need: the loads of this iteration wait until all
  copies of that one are issued;
* where vectors of 16-bit elements are loaded before asynchronous copies: they are taken apart in
  the block, so the copies wait until they have come.

    @%p2 bra $L__BB0_4;                          mul.lo.s64 %rd5, %rd1, %rd2;
    mul.lo.s64 %rd5, %rd1, %rd2;          →      @!%p2 cp.async.ca.shared.global [%rd9], [%rd5], 8;
    cp.async.ca.shared.global [%rd9], [%rd5], 8;
  $L__BB0_4:                                   $L__BB0_4:

What the block alone defines is undefined where it is skipped, so what computes it needs no guard.
Kernels with multiplies of tensor cores, and those that ask for several blocks per SM, stay as they
are: their registers are full, and addresses that are known before the branch are some more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cutec.lazy_pattern import pattern
from cutec.records import dataclass
from cutec.toolchain.ptx_text import function_at, instruction

_MOST = 64  # instructions of a block: more are worth a branch
_BYTES = 150 * _MOST  # that so many instructions may take, with the lines of their source
_ASYNCHRONOUS, _LOAD = b"cp.async.c", b"ld.global."
_FULL = (b"mma.", b".minnctapersm", b".maxnreg")  # registers that are full
_COPIES = (_ASYNCHRONOUS + b"a.", _ASYNCHRONOUS + b"g.", _LOAD)
_TAKEN_APART = pattern(rb"^\tmov\.b32 *\t\{%rs", re.M)
_SKIP = pattern(rb"^\t@(!?)(%p\d+) bra *\t(\$L__BB\w+);\n", re.M)
_LABEL = pattern(rb"^(\$L__BB\w+):", re.M)
_JUMP = pattern(rb"\bbra(?:\.uni)? *\t(\$L__BB\w+);")
_PURE = pattern(
    rb"(?:add|sub|mul|mad|fma|neg|not|and|or|xor|shl|shr|min|max|selp|setp|cvt|mov|lop3|prmt|bfe|ld\.param)\."
)
_DEFINED = pattern(rb"^\t(?:@!?%p\d+ )?[a-z][\w.:]*[ \t]+(\{[^}]*\}|[^,;\[]*)", re.M)
_REGISTER = pattern(rb"%\w+")


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of a block, for an instruction whether it is a copy, and what registers it defines."""

    text: bytes
    is_copy: bool = False
    defines: frozenset[bytes] = frozenset()


def guards(ptx: bytes) -> bytes:
    """PTX whose short blocks of copies behind a branch are guarded copies."""
    pieces, start = [], 0
    for skip in _SKIP.finditer(ptx) if _ASYNCHRONOUS in ptx and not any(map(ptx.__contains__, _FULL)) else ():
        end = ptx.find(b"\n" + skip[3] + b":", skip.end() - 1, skip.end() + _BYTES) + 1
        lines = _lines(ptx[skip.end() : end]) if end and skip.start() >= start else None
        if lines is None or any(skip[2] in line.defines for line in lines):
            continue
        before, behind = _rest(ptx, skip.start(), end)
        if _is_worth_it(ptx[skip.end() : end], before, behind):
            guard = b"\t@%b%b " % (b"" if skip[1] else b"!", skip[2])
            pieces += [ptx[start : skip.start()], *_guarded(lines, guard, before, behind)]
            start = end
    return b"".join([*pieces, ptx[start:]]) if pieces else ptx


def _lines(block: bytes) -> list[_Line] | None:
    """The lines of a block that computes and copies; None for another one, or a long one."""
    lines = [_line(text) for text in block.splitlines(keepends=True)]
    found = [line for line in lines if line is not None]
    count = sum(1 for line in found if line.defines or line.is_copy)
    return found if len(found) == len(lines) and count <= _MOST and any(line.is_copy for line in found) else None


def _line(text: bytes) -> _Line | None:
    """A line, or None if it does more than to compute and to copy."""
    if not text.strip() or text.lstrip().startswith((b"//", b".loc")):
        return _Line(text)
    found = instruction(text)
    if found is None or found.guarded:
        return None
    is_copy = found.name.startswith(_COPIES)
    return _Line(text, is_copy, found.defines) if is_copy or _PURE.match(found.name) else None


def _rest(ptx: bytes, start: int, end: int) -> tuple[bytes, bytes]:
    """The function of a block, before and behind it."""
    first, last = function_at(ptx, start)
    return ptx[first:start], ptx[end:last]


def _is_worth_it(block: bytes, before: bytes, behind: bytes) -> bool:
    if _ASYNCHRONOUS in block:
        return not set(_LABEL.findall(before)).isdisjoint(_JUMP.findall(behind))  # it is in a loop
    return _ASYNCHRONOUS in behind and _TAKEN_APART.search(block) is not None


def _guarded(lines: Sequence[_Line], guard: bytes, before: bytes, behind: bytes) -> Iterator[bytes]:
    """The lines of a block, under a guard where they copy or define what others define too."""
    own = frozenset[bytes]().union(*(line.defines for line in lines))
    named = (name for text in (before, behind) for found in _DEFINED.finditer(text) for name in found[1].split(b","))
    others = own.intersection(name for part in named for name in _REGISTER.findall(part))
    for line in lines:
        is_guarded = line.is_copy or not others.isdisjoint(line.defines)
        yield guard + line.text[1:] if is_guarded else line.text
