"""Loads that an iteration waits for are issued before the asynchronous copies for later ones.

ptxas moves no load across `cp.async.commit_group`. So a load behind it is issued after all copies
of the group, and comes back so much later, although nothing holds it up:

    cp.async.ca.shared.global [%rd9], [%rd5], 8;        mul.wide.s32 %rd7, %r4, 4;
    …                                                   ld.global.b32 %r68, [%rd7];
    cp.async.commit_group;                        →     cp.async.ca.shared.global [%rd9], [%rd5], 8;
    mul.wide.s32 %rd7, %r4, 4;                          …
    ld.global.b32 %r68, [%rd7];                         cp.async.commit_group;

The load moves before the first copy of the group in its basic block, with what computes its
address. Both read global memory, and a copy writes shared memory alone. Kernels with multiplies of
tensor cores stay as they are: their registers are full.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cutec.lazy_pattern import pattern
from cutec.toolchain.ptx_text import changed, instruction

_COPY, _COMMIT = b"cp.async.c", b"\tcp.async.commit_group;\n"
_MULTIPLY, _LOC = b"mma.", b"\n\t.loc"
_FARTHEST = 1 << 14  # bytes of text that a load moves at most
_PURE = pattern(rb"(?:add|sub|mul|mad|neg|not|and|or|xor|shl|shr|min|max|selp|setp|cvt|mov|ld\.param)\.")
_LOAD = pattern(rb"ld\.global\.(?:nc\.)?(?:v\d\.)?[bfsu]\d+\Z")
_LABEL = pattern(rb"(\$L__BB\w+):")


def early_loads(ptx: bytes) -> bytes:
    """PTX whose loads behind a group of asynchronous copies stand before its copies."""
    return changed(ptx, _moves(ptx)) if _COMMIT in ptx and _MULTIPLY not in ptx else ptx


def _moves(ptx: bytes) -> Iterator[tuple[int, int, bytes]]:
    """What replaces which parts: nothing what moves, and that the place before the first copy."""
    last = 0
    for commit in re.finditer(re.escape(_COMMIT), ptx):
        before = list(_before(ptx, max(last, commit.start() - _FARTHEST), commit.start()))
        copies = [n for n, (_, text) in enumerate(before) if _COPY in text]
        if copies:
            last = commit.end()
            lines = [*reversed(before[: copies[-1] + 1]), *_behind(ptx, commit.end())]
            first, moved = lines[0][0], _moved(lines)
            yield first, first, b"".join(_placed(ptx, first, moved))
            yield from ((start, start + len(text), b"") for start, text in moved)


def _placed(ptx: bytes, first: int, moved: list[tuple[int, bytes]]) -> Iterator[bytes]:
    """Lines with their places in the source, and behind them the place of the first copy."""
    places = [_place(ptx, start) for start, _ in moved] + [_place(ptx, first)]
    for place, following, (_, text) in zip([places[-1], *places], places, moved):
        yield following + text if following != place else text
    if moved and places[-1] != places[-2]:
        yield places[-1]


def _place(ptx: bytes, at: int) -> bytes:
    """The place in the source of what stands somewhere: the last `.loc` line before it."""
    start = ptx.rfind(_LOC, 0, at) + 1
    return ptx[start : ptx.find(b"\n", start) + 1] if start else b""


def _before(ptx: bytes, start: int, end: int) -> Iterator[tuple[int, bytes]]:
    """The lines before a place, backwards, as far as they compute and copy."""
    while end > start:
        line = ptx.rfind(b"\n", 0, end - 1) + 1
        text = ptx[line:end]
        if not (_computes(text) or _COPY in text or _is_remark(ptx, text)):
            return
        yield line, text
        end = line


def _behind(ptx: bytes, start: int) -> Iterator[tuple[int, bytes]]:
    """The lines behind a place, as far as they compute and load."""
    while (end := ptx.find(b"\n", start) + 1) and (_computes(ptx[start:end]) or _is_remark(ptx, ptx[start:end])):
        yield start, ptx[start:end]
        start = end


def _computes(text: bytes) -> bool:
    found = instruction(text)
    return found is not None and (_PURE.match(found.name) or _LOAD.match(found.name)) is not None


def _is_remark(ptx: bytes, text: bytes) -> bool:
    """Whether a line is a comment, a place in the source, or a label that nobody jumps to."""
    label = _LABEL.match(text)
    if label:
        return ptx.count(label[1] + b";") == 0
    return not text.strip() or text.lstrip().startswith((b"//", b".loc"))


def _moved(lines: list[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """Of the lines from the first copy on, the loads that may move before it, with what computes
    their addresses.
    """
    found = [(line, instruction(line[1])) for line in lines]
    wanted: set[bytes] = set()
    moved: list[tuple[int, bytes]] = []
    for n, (line, one) in reversed(list(enumerate(found))):
        if one is None or not _computes(line[1]) or not (_LOAD.match(one.name) or one.defines & wanted):
            continue
        others = [other for before, other in found[:n] if other is not None and before not in moved]
        if one.guarded or any(one.defines & (other.defines | other.uses) for other in others):
            return []
        wanted |= one.uses
        moved.insert(0, line)
    kept = [one.defines for line, one in found if one is not None and line not in moved]
    return [] if any(defines & wanted for defines in kept) else moved
