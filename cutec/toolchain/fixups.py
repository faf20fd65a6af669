"""The text steps between tools, each bytes → bytes. `python -m cutec.toolchain.fixups NAME IN OUT` runs one by hand, so that
printed commands can be replayed.

anchor       MLIR: an attribute of the NVVM dialect on the module. From bytecode mlir-translate loads only the dialects whose operations,
             types or attributes it meets; without NVVM it silently drops `nvvm.kernel`, as on a kernel that has no nvvm operation.
convergent   LLVM IR: MLIR's `llvm.inline_asm` cannot say that an asm is convergent, and several nvvm ops become plain asm. Without the
             attribute `opt` duplicates warp-collective instructions into divergent branches. Every asm with side effects gets it,
             and so does every device function, as clang does for CUDA.
uses         LLVM IR as text: LLVM 22 writes the order in which an asm is used and cannot read it back (bitcode can say it). Without those
             lines llc may choose other registers for such a kernel than it does from bitcode.
stamps       PTX: `ptxas -lineinfo` embeds modification time and size of the file that `.file` names. A constant stamp makes cubins
             depend on nothing but the PTX (PTX ISA, "Debugging Directives: .file").
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

_ASM_CALL = re.compile(r'\basm sideeffect (?:alignstack |inteldialect |unwind )*"[^"]*", "[^"]*"\(')
_DEFINE = re.compile(r'^define (?!(?:[^@"\n]* )?ptx_kernel )[^@\n]*@(?:"[^"]*"|[-\w.$]+)\(', re.M)
_TRIPLE = re.compile(rb"\bllvm\.target_triple\s*=")
_ANCHOR = b"llvm.nvvm_is_used = #nvvm<shfl_kind bfly>, "
_GROUP = re.compile(r"^attributes #(\d+) =", re.M)
_ASM_USES = re.compile(rb"^\s*uselistorder ptr asm .*\n", re.M)
_FILE = re.compile(rb'^(\s*\.file\s+\d+\s+"[^"\n]*")[ \t]*$', re.M)


def anchor(mlir: bytes) -> bytes:
    """Textual MLIR whose module, if it names its target triple, has an attribute of the NVVM dialect."""
    match = _TRIPLE.search(mlir)
    return mlir[: match.start()] + _ANCHOR + mlir[match.start() :] if match else mlir


def convergent(text: bytes) -> bytes:
    """Textual LLVM IR with `convergent` on each call of an `asm sideeffect` and on each defined function that is not a kernel."""
    source = text.decode("utf-8", "surrogateescape")
    ends = sorted(_closing(source, m.end()) for pattern in (_ASM_CALL, _DEFINE) for m in pattern.finditer(source))
    if not ends:
        return text
    group = max((int(m[1]) for m in _GROUP.finditer(source)), default=-1) + 1
    pieces, start = [], 0
    for end in ends:
        pieces += [source[start:end], f" #{group}"]
        start = end
    pieces += [source[start:], "" if source.endswith("\n") else "\n", f"\nattributes #{group} = {{ convergent }}\n"]
    return "".join(pieces).encode("utf-8", "surrogateescape")


def _closing(text: str, start: int) -> int:
    """The index just after the `)` that closes the `(` before `start`. Quoted strings count as one character."""
    depth, index = 1, start
    while depth:
        char = text[index]
        if char == '"':
            index = text.index('"', index + 1)
        depth += (char == "(") - (char == ")")
        index += 1
    return index


def uses(text: bytes) -> bytes:
    """Textual LLVM IR without orders of the uses of inline assembly."""
    return _ASM_USES.sub(b"", text)


def stamps(ptx: bytes) -> bytes:
    """PTX whose `.file` directives carry a constant modification time and size."""
    return _FILE.sub(rb"\1, 1, 1", ptx)


FIXUPS: dict[str, Callable[[bytes], bytes]] = {"anchor": anchor, "convergent": convergent, "uses": uses, "stamps": stamps}


def main(argv: list[str]) -> int:
    """Run one fix-up from file to file; returns the exit status."""
    if len(argv) != 3 or argv[0] not in FIXUPS:
        print(f"usage: python -m cutec.toolchain.fixups {'|'.join(FIXUPS)} IN OUT", file=sys.stderr)
        return 2
    Path(argv[2]).write_bytes(FIXUPS[argv[0]](Path(argv[1]).read_bytes()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
