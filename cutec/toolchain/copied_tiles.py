"""A tile of accumulators that is copied to where other multiplies write is computed there.

A kernel that promotes accumulators lets a first multiply write the tile of sums itself. It copies
this tile to the one that later multiplies write, whose results are added to the sums. ptxas gives
the tiles of all `wgmma` registers of their own. Where these are more than a thread has, it lets
each multiply wait for the one before (C7512). So the first multiply writes the later ones' tile,
and the sums begin as its copy.

    wgmma… {%r1, %r2}, …;            wgmma… {%r3, %r4}, …;
    wgmma.wait_group 0;              wgmma.wait_group 0;
                               →     mov.b32 %r1, %r3;
                                     mov.b32 %r2, %r4;
    mov.b32 %r3, %r1;                mov.b32 %r3, %r1;
    mov.b32 %r4, %r2;                mov.b32 %r4, %r2;
    wgmma… {%r3, %r4}, …;            wgmma… {%r3, %r4}, …;

Until the wait nothing else may read or write one of the tiles, and what the later tile held must
not be read any more. A way that comes to the wait past the multiply finds in the first tile what it
held before: it gets the lines up to the wait for itself, as they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from cutec.lazy_pattern import pattern
from cutec.records import dataclass
from cutec.toolchain.ptx_flow import Flow, Unknown
from cutec.toolchain.ptx_text import changed, functions

_LEAST = 32  # copies of a row
_MULTIPLY, _WAIT, _LABEL = b"wgmma.mma_async", b"wgmma.wait_group.sync.aligned", b"$L__BB"
_SILENT = pattern(rb"\s*(?:// implicit-def:|\.reg|\.loc)")
_TILE = pattern(rb"wgmma\.mma_async\S* \{([^}]*)\}, ([^;]*);")
_COPY = pattern(rb"\tmov\.b32[ \t]+(%r\d+), (%r\d+);")
_REGISTER = pattern(rb"%r\d+\b")
_PREDICATE = pattern(rb"(%p\d+), \d, \d$")

Tile = tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class _Where:
    """Where a tile's values are on the ways to a place: in its `own` registers, in the `other`
    tile; in neither they are undefined. `lost`: what the other tile held is overwritten.
    """

    own: bool = False
    other: bool = False
    lost: bool = False

    def joined(self, that: _Where) -> _Where:
        return _Where(self.own or that.own, self.other or that.other, self.lost or that.lost)


_State = tuple[_Where, ...]  # of each tile that is copied


def copied_tiles(ptx: bytes) -> bytes:
    """PTX whose multiplies write the tiles that theirs are copied to."""
    if ptx.count(_MULTIPLY) < 2:
        return ptx
    return changed(ptx, ((start, end, _function(ptx[start:end])) for start, end in functions(ptx)))


def _function(text: bytes) -> bytes:
    if text.count(_MULTIPLY) < 2:
        return text
    lines = text.split(b"\n")
    for first, behind in reversed(_rows(lines)):
        with suppress(Unknown):
            lines = _Copies(lines, first, behind).lines()
    return b"\n".join(lines)


def _rows(lines: Sequence[bytes]) -> list[tuple[int, int]]:
    """Where long rows of copies begin, and the lines behind them."""
    rows: list[tuple[int, int]] = []
    for at in (at for at, line in enumerate(lines) if _COPY.match(line)):
        start = rows.pop()[0] if rows and rows[-1][1] == at else at
        rows.append((start, at + 1))
    return [row for row in rows if row[1] - row[0] >= _LEAST]


def tile_of(line: bytes) -> Tile:
    """The accumulators of a multiply; none of another line."""
    found = _TILE.search(line) if _MULTIPLY in line else None
    return tuple(_REGISTER.findall(found[1])) if found else ()


def is_wait(line: bytes) -> bool:
    """Whether a line waits for all multiplies."""
    return _WAIT in line and line.rstrip().endswith(b" 0;")


def begins_anew(lines: Sequence[bytes], at: int) -> bool:
    """Whether a multiply does not add to its accumulators: its predicate is false there."""
    operands = _TILE.search(lines[at])
    found = _PREDICATE.search(operands[2]) if operands else None
    if found is None:
        return False
    for line in reversed(lines[:at]):
        if line.startswith(_LABEL):
            return False
        if found[1] in line and _MULTIPLY not in line:
            return line.split() == [b"mov.pred", found[1] + b",", b"0;"]
    return False


class _Copies:
    """A function with a row of copies. Raises Unknown if they are of no tiles."""

    def __init__(self, lines: Sequence[bytes], first: int, behind: int):
        self._lines, self._row = lines, range(first, behind)
        copied = {found[2]: found[1] for line in lines[first:behind] if (found := _COPY.match(line))}
        tiles = {tile for line in lines if (tile := tile_of(line))}
        pairs = {tile: other for tile in sorted(tiles) if (other := tuple(copied.get(r, b"") for r in tile)) in tiles}
        self._renamed = {old: new for pair in pairs.items() for old, new in zip(*pair)}
        if not pairs or len({*self._renamed, *self._renamed.values()}) < 2 * sum(map(len, pairs)):
            raise Unknown
        self._own = {tile: number for number, tile in enumerate(pairs)}
        self._other = {other: number for number, other in enumerate(pairs.values())}

    def lines(self) -> list[bytes]:
        """The lines of the function anew. Raises Unknown."""
        flow = Flow(self._lines)
        nothing = (_Where(),) * len(self._own)
        states = flow.facts(nothing, self._after, _joined)
        found = [self._line(at, states.get(at, nothing)) for at in range(len(self._lines))]
        for begin, places in flow.following.items():
            last = flow.end[begin] - 1
            behind = self._after(last, states[last]) if last in states else nothing
            for place in places:
                past = {w.own and not w.other for w, there in zip(behind, states.get(place, nothing)) if there.other}
                if True in past:
                    self._pass_by(found, last, place, self._wait(place, flow.end[place], past))
        return b"\n".join(found).split(b"\n")

    def _after(self, at: int, state: _State) -> _State:
        """Where the tiles are behind a line. Raises Unknown for one that takes part while a tile is
        not where it expects it.
        """
        line = self._lines[at]
        if is_wait(line):
            return tuple(_Where(w.own or w.other, False, w.lost) for w in state)
        registers = frozenset(_REGISTER.findall(line))
        tile = tile_of(line)
        if _SILENT.match(line) or not registers:
            return state
        return tuple(
            self._one(at, w, own, other, tile, registers) for w, own, other in zip(state, self._own, self._other)
        )

    def _one(self, at: int, where: _Where, own: Tile, other: Tile, tile: Tile, registers: frozenset[bytes]) -> _Where:
        """Where one tile is behind a line with these registers, which multiplies into `tile`."""
        if tile == own:
            if where.own and not begins_anew(self._lines, at):
                raise Unknown
            return _Where(False, True, True)
        if where.other and not registers.isdisjoint(own + other):
            raise Unknown
        if at in self._row:
            return _Where(where.own, where.other, where.lost and at < self._row[-1])
        if tile == other and begins_anew(self._lines, at):
            return _Where(where.own, where.other, False)
        if where.lost and not registers.isdisjoint(other):
            raise Unknown
        return _Where(where.own or not registers.isdisjoint(own), where.other, where.lost)

    def _line(self, at: int, state: _State) -> bytes:
        line = self._lines[at]
        if tile_of(line) in self._own:
            return _REGISTER.sub(lambda found: self._renamed.get(found[0], found[0]), line)
        if is_wait(line):
            tiles = [own for own, where in zip(self._own, state) if where.other]
            copies = (b"\tmov.b32 \t%b, %b;" % (old, self._renamed[old]) for own in tiles for old in own)
            return b"\n".join([line, *copies])
        return line

    def _wait(self, place: int, end: int, past: set[bool]) -> int:
        """The wait of the block at a line. Raises Unknown if it has none, or only some of the tiles
        pass by the multiply.
        """
        found = next((at for at in range(place, end) if is_wait(self._lines[at])), None)
        if found is None or False in past:
            raise Unknown
        return found

    def _pass_by(self, found: list[bytes], last: int, place: int, wait: int) -> None:
        """Let the way from one line to another have its own lines up to the wait. Raises Unknown if
        it is no jump.
        """
        label = self._lines[place].partition(b":")[0]
        aside, back = (b"%b_%b%d" % (_LABEL, word, wait) for word in (b"aside", b"back"))
        if not label.startswith(_LABEL) or b"\t" + label + b";" not in self._lines[last]:
            raise Unknown
        known = aside + b";" in b"\n".join(found)
        found[last] = found[last].replace(label + b";", aside + b";")
        if not known:
            lines = self._lines[place + 1 : wait + 1]
            end = max(at for at, line in enumerate(self._lines) if line == b"}")
            found[end] = b"\n".join([aside + b":", *lines, b"\tbra.uni \t%b;" % back, found[end]])
            found[wait] += b"\n" + back + b":"


def _joined(one: _State, other: _State) -> _State:
    return tuple(a.joined(b) for a, b in zip(one, other))
