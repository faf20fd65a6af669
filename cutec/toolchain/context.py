"""The context of a failed tool's message: its toolkit, the part of its input that it complains
about, and what to try.
"""

from __future__ import annotations

import re

from cutec.ir.core import Loc
from cutec.target.arch import Arch

_AROUND = 2  # lines before and after
_MOST = 12  # lines
# "<stdin>:12:5: error: …" of mlir-opt, mlir-translate and opt: a line of their own input.
_OWN_LINE = r"(?m)^(?:[\w./-]+: )?(?:<stdin>|-):(?P<line>\d+):\d+: error: "
_PTX_LINE = r"(?m)^ptxas \S+, line (?P<line>\d+); (?:error|fatal)"
_CURRENT = r"see current operation: (?P<op>.*)"

# (the tool's message, what to try)
_SUGGESTIONS = (
    (r"requires \.target (sm_\w+)", "build for {0} or newer: --arch {0}"),
    (
        r"Feature '([^']+)' requires PTX ISA",
        "update ptxas: `{0}` needs a newer PTX ISA (`cutec doctor` shows which ptxas is used)",
    ),
    (
        r"not supported on \.target (sm_\w+)",
        (
            "{0} does not have the instruction: build for an arch that has it, or guard it with const_expr on"
            " cutec.target_arch()"
        ),
    ),
    (r"uses too much shared data|uses too much shared memory", "use smaller tiles or fewer stages"),
    (
        (
            r"Parsing error|Arguments mismatch|Unexpected instruction types|Unknown (symbol|modifier)|Illegal"
            r" (operand|modifier)"
        ),
        "inline PTX on this line: compare its operands and types with the PTX ISA",
    ),
    (
        r"custom op '|unregistered|Dialect `\w+' not found|unknown (op|operation)",
        "update LLVM: this mlir-opt does not know an operation (`cutec doctor` shows which is used)",
    ),
    (
        r"Cannot select|unsupported intrinsic|cannot lower",
        "LLVM cannot compile this for the arch: build for another, or write the operation differently",
    ),
)
_ALWAYS = "--keep-dir DIR keeps every tool's input, -v prints the commands to run by hand"


def toolkit(argv: tuple[str, ...], arch: Arch) -> str:
    """One line: the program and the arch that it compiles for."""
    return f"{argv[0]}, for {arch.name}"


def suggestions(stderr: str) -> tuple[str, ...]:
    """What to try, by the tool's messages."""
    found = [
        help.format(*(match.groups() or ("",)))
        for pattern, help in _SUGGESTIONS
        if (match := re.search(pattern, stderr))
    ]
    return (*found, _ALWAYS)


def ir_context(tool: str, source: str, stderr: str, place: Loc | None) -> str:
    """The lines of the tool's input that it complains about: those it names by number, else those
    made of the Python line, else the operation that mlir-opt prints; "" where none is known.
    """
    lines = source.splitlines()
    own = re.search(_PTX_LINE if tool == "ptxas" else _OWN_LINE, stderr)
    if own and 0 < int(own["line"]) <= len(lines):
        return _around(lines, [int(own["line"]) - 1])
    if tool == "mlir-opt" and place is not None:
        made = [i for i, line in enumerate(lines) if f'"{place.file}":{place.line}:' in line]
        if made:
            return _around(lines, made)
    current = re.search(_CURRENT, stderr)
    return current["op"] if current else ""


def _around(lines: list[str], chosen: list[int]) -> str:
    """The chosen lines (counted from 0) with their neighbours, numbered from 1, the chosen ones
    marked.
    """
    shown = sorted({j for i in chosen for j in range(max(0, i - _AROUND), min(len(lines), i + _AROUND + 1))})[:_MOST]
    return "\n".join(f"{'>' if i in chosen else ' '} {i + 1:>5} {lines[i]}" for i in shown)
