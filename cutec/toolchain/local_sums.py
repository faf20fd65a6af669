"""Accumulators that no register is left for lie in local memory, and come and go as vectors.

Multiplies of fp8 keep two tiles of accumulators: one that a few `wgmma` write, and another to which
these are added. Together they may be more than a thread has registers. ptxas then puts some into
local memory one by one: a load, a sum, a store and the next load into the same register, each of
which waits for the one before. Here the rest of them goes there beforehand, in the order of the
sums. The others are added up first, while those come as vectors, four in a load.

    add.f32 %r1, %r1, %r5;           add.f32 %r1, %r1, %r5;
    add.f32 %r2, %r2, %r6;     →     ld.local.b32 %r2, [sums];
                                     add.f32 %r2, %r2, %r6;
                                     st.local.b32 [sums], %r2;

`wgmma` writes registers only. What it gives to such an accumulator is stored behind the wait for
it. Where an accumulator is in its register on one way to a place and in memory on another, or an
instruction is not known here, the kernel stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from math import prod

from cutec.lazy_pattern import pattern
from cutec.records import dataclass
from cutec.toolchain.copied_tiles import begins_anew, is_wait
from cutec.toolchain.ptx_flow import Flow, Unknown
from cutec.toolchain.ptx_text import changed, functions

_LEAST = 64  # sums in a row
_OTHERS = 32  # registers that warpgroups which multiply need beside both tiles
_THREADS = 384  # of a block with two warpgroups that multiply and one that loads
_VECTOR = 4  # words of a load
_REGISTERS, _MOST, _UNIT = 65536, 255, 8  # of an SM; of a thread, which gets them by eights
_NAME = b"sums_in_memory"
_MULTIPLY, _UNDEFINED = b"wgmma.mma_async", b"// implicit-def:"

_SUM = pattern(rb"\tadd\.f32[ \t]+(%r\d+), (%r\d+), (%r\d+);")
_PLACE = b"\t.loc\t"
_BLOCK = pattern(rb"^\.reqntid (\d+), (\d+), (\d+)", re.M)
_TAKEN = pattern(rb"setmaxnreg\.inc\S*[ \t]+(\d+)")
_REGISTER = pattern(rb"%r\d+\b")
_WRITES = pattern(
    rb"\t(@!?%p\d+ )?(?:mov|add|sub|mul|fma|neg|abs|min|max|selp|cvt|and|or|xor|shl|shr)\.\S+[ \t]+(%\w+), ([^;]*);"
)
_READS = pattern(rb"\t(?:@!?%p\d+ )?(?:st|stmatrix|red)\.\S+[ \t]+([^;]*);")


@dataclass(frozen=True, slots=True)
class _Row:
    """Sums that follow each other: the first line, the line behind them, and for each sum its
    accumulator and its lines.
    """

    start: int
    end: int
    sums: tuple[tuple[bytes, bytes], ...]


@dataclass(frozen=True, slots=True)
class _Step:
    """What a line does to accumulators of memory, as masks: `undefined` from here on, written by a
    `multiply`, which `keeps` them if it adds to them, `reads`, `writes`; or it `waits`.
    """

    undefined: int = 0
    multiply: int = 0
    keeps: bool = False
    reads: int = 0
    writes: int = 0
    waits: bool = False


@dataclass(frozen=True, slots=True)
class _State:
    """Where accumulators are on the ways to a place: those in their registers, those in memory. One
    in neither is undefined.
    """

    registers: int = 0
    memory: int = 0

    def joined(self, other: _State) -> _State:
        return _State(self.registers | other.registers, self.memory | other.memory)

    def after(self, step: _Step) -> _State:
        """Raises Unknown for a multiply that adds to what is in memory."""
        registers, memory = self.registers & ~step.undefined, self.memory & ~step.undefined
        if step.multiply:
            if step.keeps and memory & step.multiply:
                raise Unknown
            return _State(registers | step.multiply, memory & ~step.multiply)
        if step.waits:
            return _State(0, memory | registers)
        return _State(registers, memory | step.writes & ~registers)


def local_sums(ptx: bytes) -> bytes:
    """PTX whose kernels with more accumulators than registers have the rest in local memory."""
    if _MULTIPLY not in ptx:
        return ptx
    return changed(ptx, ((start, end, _function(ptx[start:end])) for start, end in functions(ptx)))


def _function(text: bytes) -> bytes:
    """A function, with accumulators in memory if it needs them there."""
    if _MULTIPLY not in text or text.count(b"\tadd.f32") < _LEAST:
        return text
    lines = text.split(b"\n")
    rows = list(_rows(lines))
    chosen = _chosen(text, rows)
    if not chosen:
        return text
    try:
        return b"\n".join(_Rewriting(lines, rows, chosen).lines())
    except Unknown:
        return text


def _rows(lines: Sequence[bytes]) -> Iterator[_Row]:
    """Rows of sums of accumulators, which do not depend on each other."""
    at = 0
    while at < len(lines):
        start, sums, places = at, [], [b""]
        while at < len(lines) and (_SUM.match(lines[at]) or (sums and lines[at].startswith(_PLACE))):
            found = _SUM.match(lines[at])
            if found:
                sums.append((found, places[-1] + lines[at]))
            places.append(b"" if found else lines[at] + b"\n")
            at += 1
        if len(sums) >= _LEAST and _independent([found.groups() for found, _ in sums]):
            yield _Row(start, at, tuple((found[1], text) for found, text in sums))
        at += at == start


def _independent(sums: Sequence[tuple[bytes, ...]]) -> bool:
    """Whether each adds to a register of its own, which no other one reads."""
    given = {line[0] for line in sums}
    return len(given) == len(sums) and all(given.isdisjoint({b, c} - {a}) and a in (b, c) for a, b, c in sums)


def _chosen(text: bytes, rows: Sequence[_Row]) -> tuple[bytes, ...]:
    """The accumulators that memory takes: the last ones of the longest row, by fours. None where
    one warpgroup multiplies: nothing runs beside its loads, and ptxas finds fewer of them.
    """
    if _threads(text) < _THREADS:
        return ()
    longest = max((row.sums for row in rows), key=len, default=())
    surplus = 2 * len(longest) + _OTHERS - _limit(text)
    count = min(len(longest), -(-surplus // _VECTOR) * _VECTOR)
    return tuple(register for register, _ in longest[-count:]) if count > 0 else ()


def _threads(text: bytes) -> int:
    """The threads of a block; 0 if the function does not say how many."""
    block = _BLOCK.search(text)
    return prod(map(int, block.groups())) if block else 0


def _limit(text: bytes) -> int:
    """The registers that a thread can have."""
    taken = [int(count) for count in _TAKEN.findall(text)]
    return min(_MOST, max(taken, default=_REGISTERS // _threads(text) // _UNIT * _UNIT))


class _Rewriting:
    """A function whose accumulators go to memory."""

    def __init__(self, lines: Sequence[bytes], rows: Sequence[_Row], chosen: Sequence[bytes]):
        self._lines = lines
        self._rows = {row.start: row for row in rows}
        self._registers = chosen
        self._bits = {register: 1 << number for number, register in enumerate(chosen)}
        self._steps = {at: step for at in range(len(lines)) if (step := self._step(at))}

    def lines(self) -> Iterator[bytes]:
        """The lines of the function anew. Raises Unknown."""
        states = self._states()
        declared = False
        at = 0
        while at < len(self._lines):
            line, state, step = self._lines[at], states.get(at, _State()), self._steps.get(at)
            if line.startswith(b"\t.reg") and not declared:
                declared = True
                yield b"\t.local .align 16 .b8 %b[%d];" % (_NAME, 4 * len(self._registers))
            row = self._rows.get(at)
            if row is not None:
                yield from self._row(row, state)
                at = row.end
                continue
            if step is None:
                yield line
            else:
                yield from self._loads(step.reads & state.memory)
                yield line
                stored = state.registers if step.waits else step.writes & ~state.registers
                yield from self._stores(stored)
            at += 1

    def _row(self, row: _Row, state: _State) -> Iterator[bytes]:
        """A row of sums: those in registers first."""
        moved = [(self._bits.get(register, 0) & ~state.registers, text) for register, text in row.sums]
        there = sum(bit for bit, _ in moved)
        yield from (text for bit, text in moved if not bit)
        yield from self._loads(there)
        yield from (text for bit, text in moved if bit)
        yield from self._stores(there)

    def _loads(self, mask: int) -> Iterator[bytes]:
        return (b"\tld.local.b32 \t%b, [%b+%d];" % (register, _NAME, at) for register, at in self._places(mask))

    def _stores(self, mask: int) -> Iterator[bytes]:
        return (b"\tst.local.b32 \t[%b+%d], %b;" % (_NAME, at, register) for register, at in self._places(mask))

    def _places(self, mask: int) -> Iterator[tuple[bytes, int]]:
        """Registers, and the byte of memory where each one's value is."""
        return ((register, 4 * at) for at, register in enumerate(self._registers) if mask >> at & 1)

    def _step(self, at: int) -> _Step | None:
        """What a line does. Raises Unknown."""
        line = self._lines[at]
        if is_wait(line):
            return _Step(waits=True)
        mask = self._mask(line)
        if not mask or line.startswith(b"\t.reg"):
            return None
        if _UNDEFINED in line:
            return _Step(undefined=mask)
        if _MULTIPLY in line:
            return _Step(multiply=mask, keeps=not begins_anew(self._lines, at))
        if reads := _READS.match(line):
            return _Step(reads=self._mask(reads[1]))
        writes = _WRITES.match(line)
        if writes is None:
            raise Unknown
        written = self._mask(writes[2])
        return _Step(reads=self._mask(writes[3]) | (written if writes[1] else 0), writes=written)

    def _mask(self, text: bytes) -> int:
        return sum({self._bits.get(register, 0) for register in _REGISTER.findall(text)})

    def _states(self) -> Mapping[int, _State]:
        """Where the accumulators are in front of each line. Raises Unknown."""

        def after(at: int, state: _State) -> _State:
            return state.after(self._steps[at]) if at in self._steps else state

        found = Flow(self._lines).facts(_State(), after, _State.joined)
        if any(state.registers & state.memory for state in found.values()):
            raise Unknown
        return found
