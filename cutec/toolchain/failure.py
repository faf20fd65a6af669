"""Errors of chains of tools: which tool is to blame, and how it ended."""

from __future__ import annotations

import re
import shlex
import signal
from collections.abc import Sequence

from cutec.diag import Note
from cutec.diag.kinds import CompilationError
from cutec.toolchain.process import Outcome, run_chain, timeout_seconds

_PREFIX = r"^(?:\S*:\d+:\d+: |ptxas \S+, line \d+; |ptxas )?(?:error|fatal)\s*: (?=\S)"
_FRAME = r"^\s*#\d+ 0x"


def run_checked(
    commands: Sequence[Sequence[str]], stdin: bytes = b"", timeout: float | None = None
) -> tuple[bytes, list[Outcome]]:
    """As `run_chain`; raises the error of `failure` if a tool failed."""
    limit = timeout_seconds() if timeout is None else timeout
    output, outcomes = run_chain(commands, stdin, limit)
    problem = failure(outcomes, limit)
    if problem:
        raise problem
    return output, outcomes


def failure(outcomes: Sequence[Outcome], limit: float) -> CompilationError | None:
    """The error for the tool of a chain that is to blame, or None if all went well.

    A tool that fails gives the next one truncated input, and the one before a broken pipe: the
    culprit is the first that failed by itself.
    """
    bad = [o for o in outcomes if o.failed]
    if not bad:
        return None
    hung = next((o for o in bad if o.hung), None)
    if all(o.broken_pipe for o in bad):
        deaf = outcomes[outcomes.index(bad[-1]) + 1 :]
        reader = deaf[0].tool if deaf else bad[-1].tool
        return CompilationError(
            "E2007",
            f"{reader} exited with 0 but did not read its input",
            help="`cutec doctor` shows whether the tools can be used",
            tool=reader,
        )
    culprit = next((o for o in bad if not o.broken_pipe and not (hung and o.code == -signal.SIGKILL)), hung or bad[0])
    code, message, help = _verdict(culprit, limit)
    stderr = without_backtrace(culprit.stderr).strip()
    notes = [Note(f"command: {shlex.join(culprit.argv)}"), *([Note(shorten(stderr))] if stderr else [])]
    return CompilationError(code, message, None, notes, help, culprit.tool, tuple(culprit.argv), culprit.stderr)


def _verdict(culprit: Outcome, limit: float) -> tuple[str, str, str]:
    """Code, message and help for the tool that is to blame."""
    tool = culprit.tool
    if culprit.hung:
        return (
            "E2005",
            f"{tool} was still running after {limit:g} s and was ended",
            "CUTEC_TOOL_TIMEOUT=SECONDS allows more",
        )
    if culprit.code in (-signal.SIGKILL, -signal.SIGTERM, -signal.SIGINT, -signal.SIGHUP):
        return (
            "E2006",
            f"{tool} was killed by {signal.Signals(-culprit.code).name}",
            "the machine may have run out of memory",
        )
    if culprit.code < 0:
        return (
            "E2004",
            f"{tool} crashed ({_signal_name(-culprit.code)})",
            "this is a bug of the tool; --keep-dir keeps its input",
        )
    if not culprit.stderr.strip():
        return (
            "E2008",
            f"{tool} failed with exit status {culprit.code} and no message",
            "-v prints the command; run it by hand",
        )
    return "E2003", f"{tool} failed: {headline(culprit.stderr)}", ""


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def headline(stderr: str) -> str:
    """The error of a tool's stderr: the first line with "error" or "fatal", else the first, without
    the place that it begins with.
    """
    lines = [line.strip() for line in stderr.splitlines() if line.strip()]
    chosen = next(
        (line for line in lines if "error" in line.lower() or "fatal" in line.lower()), lines[0] if lines else ""
    )
    return re.sub(_PREFIX, "", chosen)


def without_backtrace(stderr: str) -> str:
    """The text without the C++ stack that a crashing LLVM tool prints; the line that names the pass
    stays.
    """
    return "\n".join(line for line in stderr.splitlines() if not re.match(_FRAME, line))


def shorten(text: str, lines: int = 40) -> str:
    """The first `lines` lines, and how many more there are."""
    all_lines = text.splitlines()
    rest = len(all_lines) - lines
    return text if rest <= 0 else "\n".join([*all_lines[:lines], f"… and {rest} more lines"])
