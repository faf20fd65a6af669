"""Copies under many predicates are there twice: once more for threads of which all hold.

A copy with a predicate for each element is a branch around each access. A thread has seven
registers for predicates: more of them, which loads and later stores need, come and go through other
registers, and ptxas no longer issues the loads one behind the other. But the elements of almost all
threads are inside: those of the blocks that are not at an edge of the tensor.

    not.pred %p25, %p1;                          and.pred %p41, %p1, %p2;
    @%p25 bra $L__BB0_2;                         …
    ld.global.b32 %r51, [%rd1];                  @!%p41 bra $L__edge0;
  $L__BB0_2:                                     ld.global.b32 %r51, [%rd1];
    not.pred %p26, %p2;                   →      ld.global.b32 %r52, [%rd1+4];
    @%p26 bra $L__BB0_4;                         …
    ld.global.b32 %r52, [%rd1+4];                bra.uni $L__inner0;
  $L__BB0_4:                                   $L__edge0:
    …                                            … as it was
                                               $L__inner0:

That is worth it where predicates are more than a thread's registers for them, and copies are more
than predicates, so that these are needed again. It is for kernels without loops and without an
exchange of threads: in others registers may be full, and threads may wait for each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cutec.lazy_pattern import pattern
from cutec.records import dataclass
from cutec.toolchain.ptx_text import changed, functions

_REGISTERS = 7  # for predicates (PTX to SASS: P0 to P6)
_MOST = 256  # instructions that are there twice
_SKIP = pattern(rb"\t@(!?)(%p\d+) bra[ \t]+(\$L__BB\w+);\n")
_NOT = pattern(rb"\tnot\.pred[ \t]+(%p\d+), (%p\d+);\n")
_ACCESS = pattern(rb"\t(?:ld|st)\.global\.")
_PLAIN = pattern(
    rb"\t(?:ld|st)\.(?:global|param)\.|"
    rb"\t(?:add|sub|mul|mad|fma|div|rem|neg|abs|not|and|or|xor|shl|shr|min|max|selp|setp|cvt|cvta|mov|lop3|prmt|"
    rb"bfe|bfi|ex2|lg2|rcp|sqrt|rsqrt|tanh|sin|cos)\."
)
_REMARK = pattern(rb"[ \t]*(?://.*|\.loc\t.*)?\n|\$L__tmp\d+:\n")
_DEFINED = pattern(rb"\t[a-z][\w.:]*[ \t]+(\{[^}]*\}|%\w+(?:\|%\w+)?)")
_PREDICATES = pattern(rb"\t\.reg \.pred[ \t]+%p<(\d+)>;\n")
_REGISTER = pattern(rb"%\w+")


@dataclass(frozen=True, slots=True)
class _Skip:
    """A branch around copies: the number of its line and of its label's, the label, and the
    predicate that it asks for, with its value where copies are left out.
    """

    first: int
    last: int
    label: bytes
    predicate: bytes
    value: bool


def inner_blocks(ptx: bytes) -> bytes:
    """PTX whose copies under many predicates are there once more without them."""
    return changed(ptx, [change for start, end in functions(ptx) for change in _changes(ptx, start, end)])


def _changes(ptx: bytes, start: int, end: int) -> Iterator[tuple[int, int, bytes]]:
    """What replaces which parts of a function."""
    declared = _PREDICATES.search(ptx, start, end)
    if declared is None:
        return
    count, lines = int(declared[1]), ptx[declared.end() : end].splitlines(keepends=True)
    places = _places(lines, declared.end())
    found = [skips for skips in _runs(lines) if _is_worth_it(lines, skips)]
    for skips in found:
        first, behind = places[skips[0].first], places[skips[-1].last + 1]
        edge, inner = (b"$L__%b%b" % (name, skips[0].label[4:]) for name in (b"edge_", b"inner_"))
        once = b"".join([*_test(_asked(lines, skips), b"%%p%d" % count, edge), *_without(lines, skips)])
        yield first, first, once + b"\tbra.uni \t%b;\n%b:\n" % (inner, edge)
        yield behind, behind, inner + b":\n"
    if found:
        yield declared.start(), declared.end(), b"\t.reg .pred \t%%p<%d>;\n" % (count + 1)


def _places(lines: Sequence[bytes], start: int) -> list[int]:
    """Where each line begins, and the end."""
    places = [start]
    for line in lines:
        places.append(places[-1] + len(line))
    return places


def _runs(lines: Sequence[bytes]) -> Iterator[list[_Skip]]:
    """Branches around copies between which a function only computes and copies."""
    run: list[_Skip] = []
    at = 0
    while at < len(lines):
        skip = _skip_at(lines, at)
        if skip is not None:
            run.append(skip)
            at = skip.last
        elif run and not _is_plain(lines[at]):
            yield run
            run = []
        at += 1
    if run:
        yield run


def _skip_at(lines: Sequence[bytes], at: int) -> _Skip | None:
    """The branch around copies that begins at a line."""
    found = _SKIP.match(lines[at])
    if found is None:
        return None
    copies = 0
    for end in range(at + 1, min(at + _MOST, len(lines))):
        if lines[end].startswith(found[3] + b":"):
            return _Skip(at, end, found[3], found[2], not found[1]) if copies else None
        if not _is_plain(lines[end]):
            return None
        copies += _ACCESS.match(lines[end]) is not None
    return None


def _is_plain(line: bytes) -> bool:
    return _PLAIN.match(line) is not None or _REMARK.fullmatch(line) is not None


def _is_worth_it(lines: Sequence[bytes], skips: Sequence[_Skip]) -> bool:
    """Whether predicates are too many for their registers, and needed again; and known before the
    first copy.
    """
    inside = lines[skips[0].first : skips[-1].last]
    asked = _asked(lines, skips)
    if not len(skips) > len(asked) > _REGISTERS or sum(1 for line in inside if _PLAIN.match(line)) > _MOST:
        return False
    defined = {name for line in inside if (found := _DEFINED.match(line)) for name in _REGISTER.findall(found[1])}
    return all(name not in defined for name, _ in asked)


def _asked(lines: Sequence[bytes], skips: Sequence[_Skip]) -> list[tuple[bytes, bool]]:
    """The predicates of branches, each once, with their values where copies are left out; of the
    inverse of a predicate, that one.
    """
    inverse = {found[1]: found[2] for line in lines[: skips[-1].last] if (found := _NOT.match(line))}
    named = ((inverse.get(skip.predicate), skip) for skip in skips)
    return list(dict.fromkeys((other, not s.value) if other else (s.predicate, s.value) for other, s in named))


def _test(asked: Sequence[tuple[bytes, bool]], result: bytes, edge: bytes) -> Iterator[bytes]:
    """What goes to `edge` where any copy is left out."""
    for value, operation, branch in ((False, b"and", b"@!"), (True, b"or", b"@")):
        names = [name for name, left_out in asked if left_out is value]
        for number, name in enumerate(names):
            yield b"\t%b.pred \t%b, %b, %b;\n" % (operation, result, result if number else name, name)
        if names:
            yield b"\t%b%b bra \t%b;\n" % (branch, result, edge)


def _without(lines: Sequence[bytes], skips: Sequence[_Skip]) -> Iterator[bytes]:
    """The lines from the first of these branches to the last label, without them."""
    dropped = {line for skip in skips for line in (skip.first, skip.last)}
    for at in range(skips[0].first, skips[-1].last + 1):
        if at not in dropped and not lines[at].startswith(b"$L__tmp"):
            yield lines[at]
