"""The fix-ups between tools and after them, each bytes → bytes.
`python -m cutec.toolchain.fixups NAME IN OUT` runs one by hand, so that printed commands can be
replayed.

anchor       MLIR: an attribute of the NVVM dialect on the module. From bytecode mlir-translate
             loads only the dialects whose operations, types or attributes it meets. Without NVVM it
             silently drops `nvvm.kernel` of a kernel that has no nvvm operation.
convergent   LLVM IR: MLIR's `llvm.inline_asm` has no attribute for a convergent asm, and several
             nvvm ops become plain asm. Without `convergent`, `opt` duplicates warp-collective
             instructions into divergent branches. Every asm with side effects gets it, and so does
             every device function, as clang does for CUDA.
uses         LLVM IR as text: LLVM 22 writes use-list orders of asm values that it cannot read back
             (bitcode has no such limit). Without these lines llc may choose other registers for a
             kernel than it does from bitcode.
inlined      PTX: LLVM 22 knows where a line was inlined, but writes it into a comment only. With
             `inlined_at` the cubin tells profilers and disassemblers the calls that lead to an
             instruction (PTX ISA, "Debugging Directives: .loc").
stamps       PTX: `ptxas -lineinfo` embeds modification time and size of the file that `.file`
             names. With a constant stamp cubins depend on the PTX alone (PTX ISA, "Debugging
             Directives: .file"). And ptxas takes ASCII only: other letters of a file's name, and
             its percent signs, become `%C3%BC`, as in URLs.
logic        PTX: ptxas adds a constant whose bits it knows to be 0 in the other operand of an `or`,
             and can no longer join that with the `xor` that follows, as it does for one `lop3` and
             the next. A twentieth of quack's top-k were such additions.
predicates   PTX: llc begins a basic block with the comparisons whose operands come from elsewhere.
             In a block with wgmma their results would be alive beside all accumulators; where these
             need all registers, ptxas then runs one multiply at a time (C7512). A comparison before
             a multiply moves down to its first use, if nothing between names its operands.
tiles        PTX: a tile of accumulators that is copied to the one that later multiplies write is
             computed there: wgmma tiles get registers of their own (`toolchain/copied_tiles.py`).
sums         PTX: accumulators that no register is left for lie in local memory, and come and go as
             vectors (`toolchain/local_sums.py`).
guards       PTX: copies behind a branch become copies under a predicate, where other loads could be
             on their way meanwhile (`toolchain/guards.py`).
inner        PTX: copies under many predicates are there once more, without them, for threads where
             all hold (`toolchain/inner_blocks.py`).
early        PTX: loads behind a group of asynchronous copies stand before its copies
             (`toolchain/early_loads.py`).
quotients    PTX: quotients of floats by constants are products and sums
             (`toolchain/constant_divisors.py`).
slim         Cubin: `ptxas -lineinfo` puts all of the PTX into it, and which of its lines an
             instruction is of: two thirds of a file, which only profilers show. Both are left out
             (`cutec build --embed-ptx` keeps them). Lines of Python are in a table of their own.
             Cubins for sm_100 and newer stay as they are: their second code shares the PTX.
"""

from __future__ import annotations

import re
import sys
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path

from cutec.artifact import elf
from cutec.digests import digest
from cutec.lazy_pattern import pattern
from cutec.toolchain import (
    constant_divisors as dividing,
    copied_tiles as copying,
    early_loads as loading,
    guards as guarding,
    inner_blocks as splitting,
    local_sums as summing,
    ptx_flow,
    ptx_text,
)
from cutec.toolchain.ptx_text import changed

# Texts are large (megabytes for a wgmma kernel): a fast search finds fixed words, and patterns are
# matched only there.
_ASM = b" asm sideeffect "
_ASM_CALL = pattern(rb' asm sideeffect (?:alignstack |inteldialect |unwind )*"[^"]*", "[^"]*"\(')
_DEFINE = pattern(rb'define (?!(?:[^@"\n]* )?ptx_kernel )[^@\n]*@(?:"[^"]*"|[-\w.$]+)\(')
_TRIPLE = pattern(rb"llvm\.target_triple\s*=")
_ANCHOR = b"llvm.nvvm_is_used = #nvvm<shfl_kind bfly>, "
_GROUP = pattern(rb"attributes #(\d+) =")
_BRACKET = pattern(rb'"[^"]*"|[()]')
_ASM_USES = pattern(rb"^\s*uselistorder ptr asm .*\n", re.M)
_LOC = pattern(rb"^([ \t]*\.loc[ \t]+(\d+) (\d+) (\d+))[ \t]*(?://([^\n]*))?$", re.M)
_NUMBERED = pattern(rb'^[ \t]*\.file[ \t]+(\d+)[ \t]+"([^"\n]*)"', re.M)
_CALL = b" @[ "  # `k.py:9:5 @[ k.py:20:3 @[ main.py:4:1 ] ]`: a place and the calls that it was inlined at
_NAME = b"$L__inlined"
_FILE = pattern(rb'^(\s*\.file\s+\d+\s+"[^"\n]*")[ \t]*$', re.M)
_IN_NAME = pattern(rb"\\([0-7]{3})|[%\x80-\xff]")  # LLVM writes `\303\274`, which ptxas does not read
_NOT_ASCII = pattern(rb"[\x80-\xff]")
_MULTIPLY = b"wgmma.mma_async"
_COMPARISON = pattern(rb"^\tsetp\.[\w.]+ *\t(%p\d+), ([^;\n]*);\n", re.M)
_BLOCK_END = pattern(rb"^(?:\$L|\t(?:@!?%p\d+ )?(?:bra|ret|exit)\b)", re.M)
_REGISTER = pattern(rb"%\w+")
_OR_CONSTANT = pattern(rb"\tor\.b32 *\t(%r\d+), (%r\d+), (-?\d+);\n")
_XOR = pattern(rb"\txor\.b32 *\t(%r\d+), (%r\d+), (%r\d+);\n")
_OR_XOR = b"0x36"  # (a | c) ^ b (PTX ISA, "lop3": of 0xF0, 0xCC and 0xAA)
_OF_PTX = (".nv_debug_ptx_txt", ".nv_debug_line_sass", ".rel.nv_debug_line_sass", ".rela.nv_debug_line_sass")


def anchor(mlir: bytes) -> bytes:
    """Textual MLIR whose module, if it names its target triple, has an attribute of the NVVM
    dialect.
    """
    match = next(_matches(_TRIPLE, mlir, _occurrences(mlir, b"llvm.target_triple")), None)
    return mlir[: match.start()] + _ANCHOR + mlir[match.start() :] if match else mlir


def convergent(text: bytes) -> bytes:
    """Textual LLVM IR with `convergent` on each call of an `asm sideeffect` and on each defined
    function that is not a kernel.
    """
    calls = _matches(_ASM_CALL, text, _occurrences(text, _ASM))
    ends = sorted(_closing(text, m.end()) for m in (*calls, *_matches(_DEFINE, text, _lines(text, b"define "))))
    if not ends:
        return text
    group = max((int(m[1]) for m in _matches(_GROUP, text, _lines(text, b"attributes #"))), default=-1) + 1
    pieces, start = [], 0
    for end in ends:
        pieces += [text[start:end], b" #%d" % group]
        start = end
    pieces += [text[start:], b"" if text.endswith(b"\n") else b"\n", b"\nattributes #%d = { convergent }\n" % group]
    return b"".join(pieces)


def _occurrences(text: bytes, word: bytes, start: int = 0, end: int | None = None) -> Iterator[int]:
    """The indices of a word between two places."""
    at = text.find(word, start, end)
    while at >= 0:
        yield at
        at = text.find(word, at + 1, end)


def _lines(text: bytes, word: bytes) -> Iterator[int]:
    """The indices of lines that begin with a word."""
    if text.startswith(word):
        yield 0
    yield from (at + 1 for at in _occurrences(text, b"\n" + word))


def _matches(pattern: re.Pattern[bytes], text: bytes, starts: Iterable[int]) -> Iterator[re.Match[bytes]]:
    """Matches of a pattern at these indices."""
    return filter(None, (pattern.match(text, at) for at in starts))


def _closing(text: bytes, start: int) -> int:
    """The index just after the `)` that closes the `(` before `start`. Quoted strings count as one
    character.
    """
    depth = 1
    for token in _BRACKET.finditer(text, start):
        depth += (token[0] == b"(") - (token[0] == b")")
        if not depth:
            return token.end()
    raise ValueError("a parenthesis is not closed")


def uses(text: bytes) -> bytes:
    """Textual LLVM IR without orders of the uses of inline assembly."""
    return _ASM_USES.sub(b"", text)


def stamps(ptx: bytes) -> bytes:
    """PTX whose `.file` directives carry a constant modification time and size, all in ASCII."""
    stamped = _FILE.sub(lambda line: _IN_NAME.sub(_escaped, line[1]) + b", 1, 1", ptx) if b".file" in ptx else ptx
    return stamped if stamped.isascii() else _NOT_ASCII.sub(_escaped, stamped)


def _escaped(byte: re.Match[bytes]) -> bytes:
    return b"%%%02X" % (int(byte[0][1:], 8) if byte[0].startswith(b"\\") else ord(byte[0]))


def logic(ptx: bytes) -> bytes:
    """PTX whose `xor` of an `or` with a constant is a `lop3` of both, if both are in the same basic
    block, and nothing else uses the `or`. PTX with multiplies of tensor cores stays as it is: there
    these are addresses of swizzled tiles, whose constants ptxas finds.
    """
    if b"mma." in ptx:
        return ptx
    made = {m[1]: m for m in _matches(_OR_CONSTANT, ptx, _occurrences(ptx, b"\tor.b32"))}
    xors = _matches(_XOR, ptx, _occurrences(ptx, b"\txor.b32") if made else ())
    pairs = [(made[m[i]], m, m[5 - i]) for m in xors for i in (2, 3) if m[i] in made]
    changes: dict[int, list[tuple[int, int, bytes]]] = {}
    for before, xor, other in pairs:
        together = before.end() <= xor.start() and ptx.find(b"\n$L", before.end() - 1, xor.start()) < 0
        if together and sum(1 for _ in _mentions(ptx, before[1])) == 2:
            lop3 = b"\tlop3.b32 \t%b, %b, %b, %b, %b;\n" % (xor[1], before[2], other, before[3], _OR_XOR)
            changes[xor.start()] = [(before.start(), before.end(), b""), (xor.start(), xor.end(), lop3)]
    return changed(ptx, chain.from_iterable(changes.values()))


def _mentions(ptx: bytes, register: bytes, start: int = 0, end: int | None = None) -> Iterator[int]:
    """Where a register is named between two places, and not one whose number is longer."""
    found, size = _occurrences(ptx, register, start, end), len(register)
    return (at for at in found if not ptx[at + size : at + size + 1].isdigit())


def predicates(ptx: bytes) -> bytes:
    """PTX whose comparisons before a wgmma stand right before the first use of their results."""
    return changed(ptx, _moves(ptx)) if _MULTIPLY in ptx else ptx


def _moves(ptx: bytes) -> Iterator[tuple[int, int, bytes]]:
    """What replaces which parts: nothing a comparison, the comparison nothing before its use."""
    ends = [*(end.start() for end in _BLOCK_END.finditer(ptx)), len(ptx)]
    for found in _COMPARISON.finditer(ptx):
        target = _first_use(ptx, found, ends[bisect_left(ends, found.end())])
        between = ptx[found.end() : target]
        if target >= 0 and _MULTIPLY in between and _can_cross(between, found[2]):
            yield found.start(), found.end(), b""
            yield target, target, found[0]


def _first_use(ptx: bytes, comparison: re.Match[bytes], end: int) -> int:
    """Where the line begins that uses a result first, within the basic block that ends there; -1 if
    none does.
    """
    use = next(_mentions(ptx, comparison[1], comparison.end(), end), -1)
    return ptx.rfind(b"\n", 0, use) + 1 if use >= 0 else -1


def _can_cross(text: bytes, operands: bytes) -> bool:
    """Whether a comparison may move behind these lines: they name its operands only in comparisons,
    and do not end within an inline asm.
    """
    others = set(_REGISTER.findall(_COMPARISON.sub(b"", text)))
    whole = text.count(b"// begin inline asm") == text.count(b"// end inline asm")
    return whole and others.isdisjoint(_REGISTER.findall(operands))


def inlined(ptx: bytes) -> bytes:
    """PTX whose `.loc` directives name the calls that LLVM's comments on them name. A directive
    whose files cannot be told apart by their last names stays as it is.
    """
    if _CALL not in ptx or b"inlined_at" in ptx:
        return ptx
    chains = _Chains(ptx)
    return _LOC.sub(chains.directive, ptx) + chains.strings()


_Site = tuple[bytes, bytes, bytes]  # number of the file, line, column


class _Chains:
    """Call chains of `.loc` directives. A call that `inlined_at` names must stand in a directive
    before, with its own chain: `known` holds the last one of each place.
    """

    def __init__(self, ptx: bytes) -> None:
        self.known: dict[_Site, tuple[_Site, ...]] = {}
        self.names = {number: path.rpartition(b"/")[2] for number, path in _NUMBERED.findall(ptx)}
        last = list(self.names.values())
        self.numbers = {name: number for number, name in self.names.items() if last.count(name) == 1}
        self.called: set[bytes] = set()  # files with inlined lines

    def directive(self, match: re.Match[bytes]) -> bytes:
        """A directive with its chain, after those of its calls that have not been stated so."""
        place = match[2], match[3], match[4]
        sites = [self._site(call) for call in (match[5] or b"").split(_CALL)[1:]]
        chain = tuple(site for site in sites if site is not None)
        if len(chain) < len(sites):
            chain = ()
        lines = [self._stated(chain[i], chain[i + 1 :]) for i in reversed(range(len(chain)))]
        self.known[place] = chain
        return b"".join([*lines, match[1] + self._inlined(place, chain) if chain else match[0]])

    def _site(self, call: bytes) -> _Site | None:
        """`k.py:20:3 ]`; None for a file that is not known, or a place without a column."""
        name, *numbers = call.rstrip(b" ]").rsplit(b":", 2)
        file = self.numbers.get(name.rpartition(b"/")[2])
        return (file, numbers[0], numbers[1]) if file and len(numbers) == 2 else None

    def _stated(self, site: _Site, chain: tuple[_Site, ...]) -> bytes:
        """The directive of a call, if the last one of its place was another."""
        if self.known.get(site) == chain:
            return b""
        self.known[site] = chain
        return b"\t.loc\t%b %b %b%b\n" % (*site, self._inlined(site, chain))

    def _inlined(self, place: _Site, chain: tuple[_Site, ...]) -> bytes:
        if not chain:
            return b""
        self.called.add(place[0])
        return b", function_name %b%b, inlined_at %b %b %b" % (_NAME, place[0], *chain[0])

    def strings(self) -> bytes:
        """What `function_name` refers to. The function is not known: its file stands for it."""
        names = [(number, self.names[number]) for number in sorted(self.called)]
        lines = [
            b"%b%b:\n" % (_NAME, number) + b"".join(b".b8 %d\n" % c for c in name + b"\0") for number, name in names
        ]
        return b"\t.section\t.debug_str\n\t{\n%b\t}\n" % b"".join(lines) if lines else b""


def slim(cubin: bytes) -> bytes:
    """A cubin without its PTX and the lines of that. One with its code in a second form too
    (Mercury, from sm_100 on), which shares the PTX, stays as it is.
    """
    is_shared = any(section.name.startswith(".nv.merc.") for section in elf.sections(cubin))
    return cubin if is_shared else elf.emptied(cubin, _OF_PTX)


FIXUPS: dict[str, Callable[[bytes], bytes]] = {
    "anchor": anchor,
    "convergent": convergent,
    "uses": uses,
    "logic": logic,
    "predicates": predicates,
    "tiles": copying.copied_tiles,
    "sums": summing.local_sums,
    "guards": guarding.guards,
    "inner": splitting.inner_blocks,
    "early": loading.early_loads,
    "quotients": dividing.constant_divisors,
    "inlined": inlined,
    "stamps": stamps,
    "slim": slim,
}


def identity() -> str:
    """What results of fix-ups depend on, besides their input."""
    modules = (elf, ptx_text, ptx_flow, guarding, splitting, copying, summing, loading, dividing)
    return "\n".join(map(digest, (__file__, *(str(module.__file__) for module in modules))))


def main(argv: list[str]) -> int:
    """Run one fix-up from file to file; returns the exit status."""
    if len(argv) != 3 or argv[0] not in FIXUPS:
        print(f"usage: python -m cutec.toolchain.fixups {'|'.join(FIXUPS)} IN OUT", file=sys.stderr)
        return 2
    Path(argv[2]).write_bytes(FIXUPS[argv[0]](Path(argv[1]).read_bytes()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
