"""What went wrong in a chain of tools, said plainly: which tool is to blame, and how it ended."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Sequence

from cutec.diag import CutecError, Note, error
from cutec.toolchain.process import Outcome, run_chain, timeout_seconds


def run_checked(commands: Sequence[Sequence[str]], stdin: bytes = b"", timeout: float | None = None) -> tuple[bytes, list[Outcome]]:
    """`run_chain`, and the error that `failure` makes if a tool of it failed."""
    limit = timeout_seconds() if timeout is None else timeout
    output, outcomes = run_chain(commands, stdin, limit)
    problem = failure(outcomes, limit)
    if problem:
        raise problem
    return output, outcomes


def failure(outcomes: Sequence[Outcome], limit: float) -> CutecError | None:
    """The error for the tool of a chain that is to blame, or None if all went well.

    A tool that fails gives the next one truncated input and the one before a broken pipe: the first that failed by itself is the culprit.
    """
    bad = [o for o in outcomes if o.failed]
    if not bad:
        return None
    hung = next((o for o in bad if o.hung), None)
    if all(o.broken_pipe for o in bad):
        deaf = outcomes[outcomes.index(bad[-1]) + 1 :]
        reader = deaf[0].tool if deaf else bad[-1].tool
        return error("E2007", f"{reader} exited with 0 but did not read its input", help="`cutec doctor` shows whether the tools serve")
    culprit = next((o for o in bad if not o.broken_pipe and not (hung and o.code == -signal.SIGKILL)), hung or bad[0])
    notes = [Note(f"command: {shlex.join(culprit.argv)}")]
    if culprit.stderr.strip():
        notes.append(Note(shorten(culprit.stderr.strip())))
    if culprit.hung:
        return error("E2005", f"{culprit.tool} was still running after {limit:g} s and was ended", notes=notes, help="CUTEC_TOOL_TIMEOUT=SECONDS allows more")
    if culprit.code in (-signal.SIGKILL, -signal.SIGTERM, -signal.SIGINT, -signal.SIGHUP):
        name = signal.Signals(-culprit.code).name
        return error("E2006", f"{culprit.tool} was killed by {name}", notes=notes, help="the machine may have run out of memory")
    if culprit.code < 0:
        return error("E2004", f"{culprit.tool} crashed ({_signal_name(-culprit.code)})", notes=notes, help="this is a bug of the tool; --keep-dir keeps what it was fed")
    if not culprit.stderr.strip():
        return error("E2008", f"{culprit.tool} failed with exit status {culprit.code} and said nothing", notes=notes)
    return error("E2003", f"{culprit.tool} failed: {headline(culprit.stderr)}", notes=notes)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def headline(stderr: str) -> str:
    """The line of a tool's stderr that says what is wrong: the first with "error" or "fatal", else the first."""
    lines = [line.strip() for line in stderr.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line.lower() or "fatal" in line.lower()), lines[0] if lines else "")


def shorten(text: str, lines: int = 40) -> str:
    """The first `lines` lines, and how many more there are."""
    all_lines = text.splitlines()
    rest = len(all_lines) - lines
    return text if rest <= 0 else "\n".join([*all_lines[:lines], f"… and {rest} more lines"])
