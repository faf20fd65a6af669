"""Reading the messages of tools: the place of an error in the Python file, and the warnings that
are for users.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cutec.diag import CutecError, Warning_, error
from cutec.ir.core import Loc
from cutec.target.arch import Arch

# Texts, not compiled: most builds need few of them.
_LLVM_PLACE = (
    r"^(?:(?P<kind1>error|warning): )?(?P<file>(?!<(?:stdin|unknown)>)[^\s:][^:\n]*):(?P<line>\d+):(?P<col>\d+): "
    r"(?:(?P<kind2>error|warning): )?(?P<text>.*)$"
)
_LLVM_PLAIN = r"^(?:[\w/.-]+: )?(?P<kind>error|warning): (?P<text>.*)$"
_IGNORED_CPU = r"'(?P<what>[^']+)' is not a recognized (?P<kind>processor|feature)"
_PTXAS_LINE = r"^ptxas (?:\S+, line (?P<line>\d+); )?(?P<kind>info|warning|error|fatal)\s*: (?P<text>.*)$"
_PTXAS_CODE = r"\(?\bC75\d\d\b\)?"
_PTXAS_AROUND = r" in around line (?P<line>\d+)"
_PTXAS_NO_ARCH = r"Value '(?P<arch>sm_\w+)' is not defined for option 'gpu-name'"
_PTXAS_NO_ISA = r"Unsupported \.version (?P<version>[\d.]+)"
_SPILL_OR_LOCAL = r"Registers are spilled|Local memory used"
_FILE = r'(?m)^\s*\.file\s+(\d+)\s+"([^"]*)"'
_LOC = r"^\s*\.loc\s+(\d+)\s+(\d+)\s+(\d+)"


def llvm_warnings(tool: str, stderr: str) -> list[Warning_]:
    """The warnings of an LLVM tool that succeeded. Raises E2011 if it ignored the arch: the code
    would be for another GPU.
    """
    found: list[Warning_] = []
    for line in stderr.splitlines():
        ignored = re.search(_IGNORED_CPU, line)
        if ignored:
            raise error(
                "E2011",
                f"{tool} does not know {ignored['what']}",
                help="a newer LLVM knows it; `cutec doctor` shows which one is used",
            )
        place = re.match(_LLVM_PLACE, line)
        plain = re.match(_LLVM_PLAIN, line)
        if place and "warning" in (place["kind1"], place["kind2"]):
            found.append(Warning_("E2104", f"{tool}: {place['text']}", _loc(place)))
        elif plain and plain["kind"] == "warning":
            found.append(Warning_("E2104", f"{tool}: {plain['text']}"))
    return list(dict.fromkeys(found))


def ptxas_warnings(stderr: str, ptx: bytes) -> list[Warning_]:
    """The warnings of ptxas, and its C75xx messages of any level, which report changes to the
    kernel's requests.

    Spills and local memory are left out: `kernel_resources.stack_warnings` reports them by kernel.
    """
    found: list[Warning_] = []
    for line in stderr.splitlines():
        match = re.match(_PTXAS_LINE, line)
        if not match or re.search(_SPILL_OR_LOCAL, line):
            continue
        text, around = match["text"], re.search(_PTXAS_AROUND, match["text"])
        number = match["line"] or (around and around["line"])
        place = ptx_place(ptx, int(number)) if number else None
        if place is not None:
            text = re.sub(_PTXAS_AROUND, "", text)
        if re.search(_PTXAS_CODE, line):
            found.append(Warning_("E2101", f"ptxas: {text}", place))
        elif match["kind"] == "warning":
            found.append(Warning_("E2105", f"ptxas: {text}", place))
    return list(dict.fromkeys(found))


def with_place(problem: CutecError, stderr: str, ptx: bytes = b"") -> CutecError:
    """The error of a failed tool, with the Python line that the tool complains about if it names
    one.
    """
    problem.place = problem.place or _llvm_error_place(stderr) or _ptxas_error_place(stderr, ptx)
    return problem


def unsupported(stderr: str, arch: Arch) -> CutecError | None:
    """The error of a ptxas that is older than the arch or than the PTX that cutec writes; None if
    that is not why it failed.
    """
    unknown, isa = re.search(_PTXAS_NO_ARCH, stderr), re.search(_PTXAS_NO_ISA, stderr)
    if unknown:
        needed = "{}.{}".format(*arch.toolkit)
        return error(
            "E2011",
            f"this ptxas does not know {unknown['arch']}",
            help=f"{arch.name} needs CUDA {needed} or newer; `cutec doctor` shows which ptxas is used",
        )
    if isa:
        return error(
            "E2012",
            f"this ptxas is too old for PTX ISA {isa['version']}",
            help="cutec needs CUDA 12.9 or newer; `cutec doctor` shows which ptxas is used",
        )
    return None


def ptx_place(ptx: bytes, line: int) -> Loc | None:
    """The Python place of a line (from 1) of PTX: the last `.loc` at or above it."""
    from urllib.parse import unquote  # only a place in PTX needs it

    text = ptx.decode("utf-8", "replace")
    files = {m[1]: unquote(m[2]) for m in re.finditer(_FILE, text)}  # as `fixups.stamps` writes them
    for candidate in reversed(text.splitlines()[:line]):
        match = re.match(_LOC, candidate)
        if match and match[1] in files and int(match[2]):
            return Loc(files[match[1]], int(match[2]), int(match[3]) or 1)
    return None


def _llvm_error_place(stderr: str) -> Loc | None:
    matches = (
        m for line in stderr.splitlines() if (m := re.match(_LLVM_PLACE, line)) and "error" in (m["kind1"], m["kind2"])
    )
    first = next(matches, None)
    return _loc(first) if first else None


def _ptxas_error_place(stderr: str, ptx: bytes) -> Loc | None:
    lines = (int(m["line"]) for m in _ptxas_matches(stderr) if m["line"] and m["kind"] in ("error", "fatal"))
    first = next(lines, None)
    return ptx_place(ptx, first) if first else None


def _ptxas_matches(stderr: str) -> Iterator[re.Match[str]]:
    return (m for line in stderr.splitlines() if (m := re.match(_PTXAS_LINE, line)))


def _loc(match: re.Match[str]) -> Loc:
    return Loc(match["file"], int(match["line"]), int(match["col"]) or 1)
